"""What people say at a table, in English and German: what may be said, and what names a card."""

MAY_SAY = """
none of mine fit
none of these, thanks
I have none
there is none left
second to none
no one can play there
no one but you
one of you has to help
one of us should stop
one by one, please
one after the other
once more, with feeling
at once, please
all at once
that one, not this one
this one, this one, this one!
the other one is better
which one do you mean?
the big ones first
only small ones left
I've just the one for that
just one jump and we are back
everyone ready?
for you, of course
that was for you
too much for me
to be or not to be
all in all not bad
wait a second
give me a second
just a few seconds
five minutes, please
back in ten minutes
wait two seconds
two minutes and I am there
see you at eight o'clock
the first pile is fine
the second pile please
my second best pile
let me go first, then you go second
first come, first served
second thoughts are best
I have told you tens of times
hundreds of times, really
I am a hundred percent sure
one hundred percent
fifty-fifty, I would say
that was ten out of ten
high five!
I am in two minds
my two cents: leave it
cloud nine for me
a cat has nine lives
it takes two to tango
two birds with one stone
this is seventh heaven
I have a sixth sense for that
do not be the fifth wheel
zero chance
zero idea, sorry
not a cent
two of us could help
the two of you decide
those two are safe
you two are great
thanks, you two
are you two ready?
leave two piles for me
I fear all four piles
the two up piles look fine
third time lucky
our third game today
this is the fourth try
there are three players at this table
four bots and me
two more turns? two turns at most
two thirds of the deck are gone
a third of the deck is gone
it is past due
due to you
seize every chance
I could eat an elephant
the weight is on you
a quarter of an hour
dozens of chances
a dozen reasons
the tension is high
sweet sixteenish feelings aside, hush
I want to mix and match
my CD is in the car
don't, I'm stuck
keine passt
keine von meinen passt
keines passt mir
ich habe keins
ich habe nichts
nichts zu machen
eine gute hätte ich
eine gute und eine schlechte
einen Moment bitte
einen kleinen Moment
ein Sekündchen
eine Sekunde
zwei Minuten bitte
bin in fünf Minuten da
um acht Uhr muss ich weg
zu zweit ist es schwer
zu dritt geht es leichter
zu viert macht es mehr Spaß
wir zwei schaffen das
wir drei gegen das Spiel
ihr zwei seid dran
wer von uns zwei fängt an?
für uns drei reicht es
zwei von euch müssen warten
der eine Stapel, nicht der andere
auf eins der Stapel
auf einen der Stapel
eins nach dem anderen
eins ist klar
mir ist alles eins
noch eins?
noch einer
der eine oder andere
ein und derselbe Stapel
einer für alle, alle für einen
ein für alle Mal
ein paar gute
einzig und allein
einfach abwarten
zweifach gut
dreifach abgesichert
zwei Stapel gehen noch
alle vier Stapel sind furchtbar
auf zwei Stapeln geht noch was
die zwei unteren Stapel
der erste Stapel bitte
der zweite Stapel auch
erstens mag ich nicht, zweitens kann ich nicht
zum dritten Mal!
das dritte Spiel heute
beim vierten Versuch klappt es
in der dritten Runde
aller guten Dinge sind drei
ich bin im siebten Himmel
mein sechster Sinn sagt nein
das fünfte Rad am Wagen
der Dritte im Bunde
unter vier Augen gesagt
auf allen vieren
zwei Fliegen mit einer Klappe
ich habe zwei linke Hände
dreimal darfst du raten
null Chance
null Bock auf den Stapel
das ist null und nichtig
in null Komma nichts
hundertmal gesagt
hundert Prozent sicher
zwei Drittel sind geschafft
drei Viertel der Karten sind weg
es ist fünf vor zwölf
nimm dich in Acht
da muss man sich in Acht nehmen
hab ich außer Acht gelassen
ich achte auf euch
Obacht!
sei so gut und warte
seid ihr bereit?
sie benimmt sich
wir sind vier Spieler
mit drei Freunden und einem Bot
vielleicht einmal, vielleicht auch keinmal
da bin ich mir uneins
vereint schaffen wir das
Eintracht!
die Elfen helfen uns
both of you two
us two or them
two of the piles are dead
which of the two?
the two descending piles look bad
it is half past eight, I must go
a quarter to nine
die zwei Stapel links
zwei davon sind schlecht
der linke von den zwei
halb acht muss ich los
viertel nach drei ist Schluss
keinen Cent wert
""".strip().splitlines()

# The same in French and Italian.
MAY_SAY += """
aucune des miennes ne va
rien ne va
l'une des deux
laquelle des deux ?
tous les deux
ces deux piles
deux piles vont encore
les quatre piles sont mortes
deux autres tas
à deux c'est dur
on joue à trois
nous sommes quatre
on est trois
trois joueurs
deux d'entre vous
encore deux tours
pour la troisième fois
troisième partie
deux minutes
dans cinq minutes
il est huit heures
deux tiers des cartes
cent fois je l'ai dit
cinq sur cinq
jamais deux sans trois
zéro chance
nessuna delle mie va
non ho niente
uno dei due
quale dei due?
tutti e quattro
tutte e due
le due pile
due mazzi vanno ancora
gli altri due
siamo in tre
tre di noi
tre giocatori
ancora due turni
la terza volta
terza partita
due minuti
tra cinque minuti
sono le otto ore di sonno
due terzi delle carte
te l'ho detto cento volte
non c'è due senza tre
zero problemi
""".strip().splitlines()

MAY_NOT_SAY = """
seventeen
I have seventeen
my card is ten below
ten below yours
it is five above the top
I hold forty-two
forty two
4 2
4-2
4.2
42
my 42
I have a 4 and a 2
4️⃣2️⃣
٤٢
四十二
x42x
s3ven
f0ur
fourtytwo
four-ty-two
f o r t y
f.o.r.t.y
for ty
s e v e n t e e n
seven-teen
se ven
seeeven
s\u0336e\u0336v\u0336e\u0336n
t\u200dwo
t\u200cen
two
the two
I have the two
the four pile
a four is all I have
the ten of mine
tens
only tens
in the tens
low forties
in my forties
mid-fifties
the high sixties
between thirty and forty
over sixty
under twenty
thirty something
something like thirty
around fifty
fifty
fifty or so
fifty-one
the fifty-first
the third
third
my fourth
the seventh
the tenth card
play the five second
the seven first
take the eight now
I take two
she takes two
give me five
I would give you four
one hundred
ninety-nine
ninety nine minutes
twenty-five minutes
37 minutes
thirty minutes
thirty-two piles
twelve percent
twelve of us? no: twelve
zero
six
six of mine fit
two cards
I can put down three cards
three
four times
eleven
twelve
XVII
my XLII
LXX is mine
one two three
double seven
a six and a nine
none but nine
once seven, always seven
no one has the eight
wait a second, I have nine
first pile: thirty
tens of times thirty
two piles, and ninety
all in all eighty
siebzehn
ich habe siebzehn
in den Vierzigern
in den Dreißigern
Mitte vierzig
um die fünfzig
über sechzig
unter zwanzig
zwischen dreißig und vierzig
zehn darunter
meine ist zehn drunter
genau zehn drüber
eine Vierzig
eine Sieben
die Zwei
die zwei
ich hab die Drei
diese Drei
der Vier-Stapel
der Vierer
auf die Acht
acht
kann ich acht nehmen?
die Acht nehmen
die drei spiele ich
zwei spielen
zwei Karten
drei Karten gehen
vier
fünf
zwölf
zweiundvierzig
zwei und vierzig
zwei-und-vierzig
zwei undvierzig
Zweiundvierzigste
z w e i
z-w-ö-l-f
zwöööölf
zwan zig
zwanzig Minuten
42 Minuten
vierzig Stapel
vierzig von euch
dreißig Prozent
zehnmal
dreimal
der dritte Stapel
die dritte
die siebte
zum siebten
drittens
hundert
null
einundfünfzig
ein und fünfzig
eins und fünfzig
keine, nur neunzig
eine gute: neunzig
einen Moment, ich habe neunzehn
zu zweit mit der elf
der eine Stapel ist für die elf
ich habe nichts außer der Acht
gib acht auf die Neun
wir zwei und die sechzig
alle vier Stapel unter sechzig
zwei Minuten, dann die achtzig
es ist fünf
fünf vor elf
in vier
Dreizehn!
ZWÖLF
fuenfundfuenfzig
Siebenkarte
die Zehnerkarte
a two, piles are bad
one of the thirty
half thirty
halb vierzig
zwei von den Karten
le deux, tas de gauche
un trois, piles en haut
j'ai le sept, deux piles libres
trente-sept piles
quarante fois
entre deux et trente
la troisième
troisième tas
trois cartes
dix en dessous
j'en ai deux
à deux près
il tre, mazzi alti
un due, mazzi bassi
ho il nove, due mazzi liberi
trentasette minuti
terzo mazzo
tre carte
dieci sotto
ne ho due
fra due e trenta
""".strip().splitlines()

MAY_NOT_SAY.append("\uff14\uff12")  # wide digits

# What is said, and what the refusal quotes of it.
QUOTED = {
    "42": "42",
    "I have 42!": "42",
    "I have 4 2, you know": "4 2",
    "4-2": "4-2",
    "3,7": "3,7",
    "42, 17": "42",
    "the 37th": "37th",
    "my (42) fits": "42",
    "s3ven": "s3ven",
    "trente7": "trente7",
    "3️⃣7️⃣": "3️⃣7️⃣",
    "🔟": "🔟",
    "half is ½": "½",
    "٤٢ ok": "٤٢",
    "forty-two": "forty-two",
    "Forty-Two is mine": "Forty-Two",
    "forty two": "forty two",
    "FORTY TWO": "FORTY TWO",
    "twenty one": "twenty one",
    "twenty-first": "twenty-first",
    "thirty and one": "thirty and one",
    "seven and you?": "seven",
    "seven first": "seven",
    "seven, one of mine": "seven",
    "I have thirty-seven and nine": "thirty-seven and nine",
    "SEVEN!": "SEVEN",
    "s e v e n please": "s e v e n",
    "oh, s.e.v.e.n.": "s.e.v.e.n",
    "se ven": "se ven",
    "thir-ty se-ven": "thir-ty",
    "seeeven": "seeeven",
    "siebenunddreißig": "siebenunddreißig",
    "sieben und dreißig": "sieben und dreißig",
    "sieben-und-dreißig": "sieben-und-dreißig",
    "Fünf!": "Fünf",
    "eine Sieben und eine gute": "Sieben",
    "in den Vierzigern": "Vierzigern",
    "my card is ten below": "ten",
    "die Siebenkarte": "Siebenkarte",
    "vingt et un": "vingt et un",
    "quatre-vingt-dix-neuf": "quatre-vingt-dix-neuf",
    "XLII": "XLII",
    "the LX card": "LX",
    "1" * 50: "1" * 40 + "…",
    "7 " * 100: ("7 " * 21)[:40] + "…",
}
