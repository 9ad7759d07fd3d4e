"""What may be said while playing together, and what may not, in four languages."""

MAY = """
this one please
that one is better
no one touches it
one more and I am done
someone should start
anyone can begin
wait a second
the first pile is mine
please leave the second pile
the second one looks bad
I can do a backwards trick
leave it, please
great move!
oh no
I have a really good card for that pile
do not touch the left pile
I need the right pile badly
it is due to my bad hand
your turn is due
seize the day
often the best plan
listen to me
a tree would know
the tent is up
attention please
I have a feeling
well done everybody
could you wait for me
I would rather not
go for it
to be honest, I am stuck
we are doing fine too
he ate my sandwich
this is a weighty matter
I am often wrong
the ninja strikes
height is not everything
sevenish would be telling, so hush
we won once
twice would be nice
a couple of small cards
a pair of neighbours
nothing fits for me
close to the top
very far away
a small jump only
I can wait a turn
let me play first
I would like to begin
MIX it up
my DVD is broken
LOL
OK go
what a mess
I fear the down piles
any pile but this
save me
quarantine the pile
tender care
the network is slow
content and happy
canine friends
femininity
freight train
bitten
gib acht!
gebt bitte acht, gebt acht
wir müssen acht geben
Achtung, mein Stapel
ich achte darauf
achte auf den linken Stapel
wir achten auf dich
außer acht lassen
ein Stapel ist gut
eine Karte passt genau
einer von uns fängt an
nur eins noch
der erste Stapel gehört mir
der zweite Stapel ist gefährlich
den zweiten bitte lassen
im ersten Zug
sei vorsichtig
sei still
bitte lass den in Ruhe
ich habe etwas sehr Gutes
das tut mir leid
viele Seiten
auf beiden Seiten
Quarantäne für diesen Stapel
ich kann zurückspringen
warte auf mich
nicht anfassen
mein Blatt ist furchtbar
das wird knapp
tausend Dank
null Ahnung
null Problem
hundertprozentig sicher
wir verzweifeln
verdächtig ruhig hier
die Elfe tanzt
ich bin dran
wer beginnt?
lass mir den rechten
der obere ist schlecht
ganz nah dran
weit weg
ein kleiner Sprung
großer Sprung nötig
ich muss leider
zweifellos gut
ohne Zweifel
entzweit
Klavier spielen
verneunfachen ist kein Wort hier
Papier
Tier
wir
neu ist das nicht
achtsam bleiben
Pracht
Nacht
Wacht auf
macht nichts
drehen wir um
einverstanden
einmal noch
beide Stapel gehen
gut gemacht
prima
danke
hoppla
un instant
une carte parfaite
un peu de patience
le premier tas est à moi
la première pile
le second tas est risqué
la deuxième pile est mauvaise
laisse la pile de gauche
quoi de neuf
tout neuf
je peux reculer
attends une seconde
c'est très bien
c'est nul
très loin
tout près
un petit saut
un grand saut
j'ai ce qu'il faut
ne touche pas
à toi de jouer
qui commence ?
je préfère attendre
c'est à moi
bravo
merci
attention
ma main est affreuse
laisse-moi celle de droite
une seule fois
aucun problème
chacun son tour
quelqu'un commence
on y va
on verra
tu es sûr
peut-être
la centrale
le centre
il est trop haut
trop bas
descendre encore
monter doucement
je suis coincé
sauve-moi
encore une
les uns après les autres
tout doux
deviner est interdit
le tien
le mien
réussi
perdu
gagné
sei pronto?
tu sei il prossimo
ci sei?
dove sei
se i mazzi sono alti
un attimo
una carta perfetta
uno di noi comincia
il primo mazzo è mio
la prima pila
il secondo mazzo è brutto
la seconda pila no
lascia quello a sinistra
posso tornare indietro
aspetta un secondo
va benissimo
molto lontano
molto vicino
un piccolo salto
un quarto d'ora
mia nonna
il treno
non toccare
tocca a te
chi comincia?
preferisco aspettare
bravo davvero
grazie mille
attenzione
la mia mano è terribile
quello a destra è mio
ancora una
nessun problema
ognuno al suo turno
qualcuno inizi
andiamo
vediamo
sicuro?
forse
troppo alto
troppo basso
sono bloccato
salvami
piano piano
vento forte
il tuo
il mio
vinto
perso
dai
la notte
ottimo
novità?
settembre
sentiero
""".strip().splitlines()

MAY_NOT = """
I have 37
37
my card is 5
٣٧
३७
三
½ way
²
①
Ⅶ
3️⃣
🔟
💯
two
Two cards
three
I have a four
five
six
SEVEN
Eight!
nine
ten
eleven
twelve
thirteen
fourteen
fifteen
sixteen
seventeen
eighteen
nineteen
twenty
twenty-one
twenty one
twentyone
thirty
thirty seven
thirty-seven
thirtyseven
ThIrTy SeVeN
forty
forty two
fourty
fifty
sixty-six
seventy
eighty-nine
ninety nine
hundred
one hundred
zero
third
the fourth
fifth
sixth
seventh
eighth
ninth
tenth
twelfth
thirtieth
twenty-first
twentyfirst
thirty-seventh
the thirties
low twenties
all sevens
two sixes
s e v e n
s-e-v-e-n
s.e.v.e.n
s_e_v_e_n
s*e*v*e*n
t h r e e
se ven
thir ty
thir-ty se-ven
seeeven
sseevveenn
thirrrty
niiiine
séven
threeseven
VI
XII
XXXVII
XL
IV is mine
the LX card
I have XC
LXXXVIII
zwei
Zwo
drei
vier Karten
fünf
fuenf
FÜNF
sechs
sieben
acht
ich habe die Acht
neun
zehn
elf
zwölf
zwoelf
dreizehn
sechzehn
siebzehn
zwanzig
einundzwanzig
siebenunddreißig
siebenunddreissig
SIEBENUNDDREISSIG
sieben und dreißig
sieben-und-dreißig
vierundvierzig
fünfzig
sechzig
siebzig
achtundachtzig
neunundneunzig
hundert
null
dritte
der dritte Stapel
die vierte
das fünfte
siebte
siebente
achte
zehnter
elfte
zwanzigste
der siebenunddreißigste
drittens
ein Dreier
der Siebener
ein Zehner
in den Dreißigern
dreimal
s i e b e n
s.i.e.b.e.n
sie-ben
sie ben
drei ßig
siiieben
neeeun
deux
trois
quatre
cinq
six cartes
sept
huit
neuf
j'ai le neuf
dix
onze
douze
treize
quatorze
quinze
seize
dix-sept
dixhuit
vingt
vingt et un
vingt-deux
trente
trente-sept
trente sept
trentesept
TRENTE-SEPT
quarante
cinquante
soixante
soixante-dix
soixante et onze
septante
huitante
octante
nonante
quatre-vingts
quatre-vingt-dix-neuf
quatrevingt
cent
zéro
troisième
le quatrième
cinquième
neuvième
vingtième
trente-septième
une dizaine
une vingtaine
la trentaine
d e u x
s-e-p-t
tren te
quaran te
ciiinq
due
tre
quattro
cinque
ho il sei
sei
un sei
sette
otto
nove
dieci
undici
dodici
tredici
quattordici
quindici
sedici
diciassette
diciotto
diciannove
venti
ventuno
ventidue
ventotto
trenta
trentasette
trenta sette
trenta-sette
TRENTASETTE
trentatré
quaranta
quarantuno
cinquantadue
sessanta
settanta
ottantotto
novantanove
cento
terzo
la terza
quarto
quinta
sesto
settimo
ottava
nono
decimo
undicesimo
ventesimo
ventunesimo
trentasettesimo
una decina
una ventina
s e t t e
s-e-t-t-e
set te
tren tasette
seeette
l'otto
dall'otto
siebenacht
trente7
carte no 7
siebenunddreissigsiebenunddreissigsiebenunddreissig
""".strip().splitlines()
MAY_NOT.append("\uff53\uff45\uff56\uff45\uff4e")  # wide letters

# Where a command is called three: what names it, and what may still be a card.
NAMING = """
I have a three command
I hold the three-command, do not end the turn
my command "three" is ready
the command “three!” comes next
one three command and one skull
do not play your 3 command now
I have a 3! command
I hold a 3!-card
three commands are in my hand
Ich habe einen Drei-Befehl
ich hab nen Dreibefehl
kein Dreier-Befehl bitte
der Befehl „Drei“ wäre gut
der 3!-Befehl passt jetzt
ich habe die „3!“-Karte
spiel die 3!-Karte nicht
DREI-BEFEHL!
drei Befehle habe ich
j'ai la carte «3!»
l'ordre "trois" est à moi
il comando "tre" no
la consigne « trois » est à moi
la carte « 3! » plus tard
il comando «tre», poi basta
j'ai la consigne trois
ho il comando tre!
""".strip().splitlines()
NOT_NAMING = """
three
three!
3!
3
Drei!
I have the 3!
I have a three
I have the three, command me
the three. Command cards are worse
no command three
consigne trois sept
comando trentatré
comando tre e cinque
ohne Befehl drei
the three card
die Drei-Karte
die Dreikarte
I have the 3 card
the 3! Cards are bad
three seven
three times eleven
drei und fünf
three seven command
thirty-three command
thirty three command
dreiunddreißig-Befehl
dreiund-drei Befehl
Befehl 33
33 command
13 command
3.7 command
3 3 command
command "37"
three hundred command
seven command
Sieben-Befehl
Siebenbefehl
sevencommand
die Siebenkarte
three command seven
three command, then nine
Drei-Befehl und fünf
the command "three" and 7
gib Drei-Befehl acht
thrree command seven
threecommandseven
three command VII
3!-card 7
carte «3!» sept
""".strip().splitlines()
