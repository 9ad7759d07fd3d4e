### Quello che dice Nix für ungut!

nix-rules-1 = Quattro manche di cinque giri. In ogni giro ognuno gioca una combinazione e spinge un gettone nella sua fila.
nix-rules-2 = I gettoni della fila avanzano di una casella verso destra. Il quarto fa cadere il primo dal tabellone, e quello non vale più niente.
nix-rules-3 = Hai dodici carte e cinque gettoni per una manche; le carte giocate non si sostituiscono.
nix-rules-4 = Una combinazione può contenere un jolly. Nel giro 5 un jolly si gioca soltanto da solo.
nix-rules-5 = Il supergettone vale doppio. Non va con un jolly, né nel giro 5.
nix-rules-6 = Dopo ogni manche i tuoi gettoni prendono i punti delle caselle su cui stanno. Dopo quattro manche vince il totale più alto.
nix-rules-7 = EGON, se gioca anche lui, scopre carte e ne gioca il meglio, per ultimo in ogni giro.
nix-title = Nix für ungut!
nix-line = Gioca combinazioni, spingi gettoni, fai cadere quelli degli altri.
nix-keys = ↑ ↓ fila, ← → altre carte, da 1 a 7 e j prendono, s supergettone, Invio gioca, Esc rimette in mano, h consiglio, ? regole
nix-rows-quad = Poker
nix-rows-run4 = Scala di 4
nix-rows-triple = Tris
nix-rows-run3 = Scala di 3
nix-rows-pair = Coppia
nix-rows-run2 = Scala di 2
nix-rows-single = Carta singola
nix-rows-none = Nessuna carta
nix-lap = Manche { $number }/4
nix-round = Giro { $number }/5
nix-where = Manche { $lap } di 4, giro { $round } di 5
nix-board = Tabellone
nix-try-it = Prova: ogni tocco sulla fila spinge dentro il prossimo gettone.
nix-try-again = Ancora una volta
nix-row = { $name }, punti { $points }
nix-brings = porta { $gain }
nix-chip =
    { $big ->
        [yes] supergettone di { $name }
       *[no] gettone di { $name }
    }
nix-my-chip =
    { $big ->
        [yes] il tuo supergettone
       *[no] il tuo gettone
    }
nix-joker = Jolly
nix-card-of = { $name }, { $count } di { $all }
nix-kind =
    { $count ->
        [1] Un { nix-value }
        [2] Due { nix-values }
        [3] Tre { nix-values }
       *[4] Quattro { nix-values }
    }
nix-run = Una scala da { $from } a { $to }
nix-values =
    { $value ->
        [1] uno
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
       *[7] sette
    }
nix-a-joker = Un jolly
nix-with-joker = { $cards } con un jolly
nix-no-card = Nessuna carta
nix-tap = Tocca delle carte, o una fila.
nix-last-round = Ultimo giro: i jolly solo da soli.
nix-missing =
    { $count ->
        [one] Manca { $values }.
       *[other] Mancano { $values }.
    }
nix-pushes-off = Il tuo gettone fa cadere quello di { $name }.
nix-pushes-me-off = Attenzione: fa cadere il tuo stesso gettone.
nix-counts = Vale doppio.
nix-play = Gioca
nix-play-row = Gioca { nix-row-said }, { $gain }
nix-super = Supergettone
nix-super-not-joker = Il supergettone non va con un jolly.
nix-super-not-spent = Il tuo supergettone è già giocato.
nix-super-not-pick = Prima scegli che cosa giocare.
nix-super-chip = supergettone
nix-super-left = supergettone ancora da giocare
nix-other = Altre carte, { $count } di { $all }
nix-nothing = La tua mano è vuota.
nix-sheet = Foglio dei punti
nix-player = Giocatore
nix-place = Pos.
nix-total = Totale
nix-lap-short = Manche { $number }
nix-now = finora
nix-played = Giocato in questa manche
nix-round-short = Giro
nix-egon-turned = EGON scopre
nix-closed = La manche { $number } è finita
nix-go-on = Avanti
nix-go-on-in = Avanti ({ $seconds })
nix-still-looking =
    { $count ->
        [one] { $names } guarda ancora l’ultima manche.
       *[other] { $names } guardano ancora l’ultima manche.
    }
nix-option-egon = Gioca anche EGON
nix-option-board = Punti sul tabellone
nix-option-board-zigzag = Zigzag: le uguali scendono, le scale salgono
nix-option-board-hills = Colline: per lo più vale di più il centro
not-held = Non hai { $cards }.
not-a-combination = { nix-cards-said }: questo non è «{ nix-row-said }».
    .exact = { nix-cards-said } non è { $row }: { nix-rule }.
nix-rule =
    { $row ->
        [quad] quattro carte dello stesso valore, di cui al massimo un jolly
        [run4] quattro valori consecutivi, di cui al massimo un jolly
        [triple] tre carte dello stesso valore, di cui al massimo un jolly
        [run3] tre valori consecutivi, di cui al massimo un jolly
        [pair] due carte dello stesso valore, di cui al massimo un jolly
        [run2] due valori consecutivi, di cui al massimo un jolly
        [single] una carta
       *[none] nessuna carta
    }
nix-cards-said =
    { $cards ->
        [none] nessuna carta
       *[other] { $cards }
    }
hand-not-empty = «Nessuna carta» va solo con la mano vuota.
joker-alone = Nel giro 5 un jolly si gioca soltanto da solo.
super-joker = Il supergettone non va con un jolly.
super-too-late = Nel giro 5 il supergettone vale come gli altri.
super-spent = Il tuo supergettone è già giocato.
combination-owed = Gioca una combinazione e spingi un gettone nella sua fila.
last-round = Ultimo giro: i jolly solo da soli.
    .exact = Ultimo giro: i jolly solo da soli, e il supergettone vale come gli altri.
super-left = {""}
    .exact = Il tuo supergettone non è ancora giocato; con un jolly non va.
why-last-chip = { nix-puts }, e dopo non viene più nessun gettone.
why-chip =
    { nix-puts }; { $count ->
        [0] nessun gettone dovrebbe spingerlo ancora
        [1] un gettone dovrebbe spingerlo ancora
        [2] due gettoni dovrebbero spingerlo ancora
        [3] tre gettoni dovrebbero spingerlo ancora
       *[other] più di tre gettoni dovrebbero spingerlo ancora
    }, quindi dovrebbe portare circa { $worth }.
why-own-chip = Per questo un suo gettone cade in fondo alla fila.
why-pushes = Fa cadere un gettone di { $names }.
why-hand =
    { $cards ->
        [one] L’ultima carta dovrebbe portare più tardi circa { $worth }{ nix-reserve }.
       *[other] Le { $cards } carte rimaste dovrebbero portare più tardi circa { $worth }{ nix-reserve }.
    }
why-empty-hand = Non resta nessuna carta: i prossimi giri portano circa { $worth } con la mano vuota{ nix-reserve }.
nix-value =
    { $value ->
        [1] uno
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
       *[7] sette
    }
nix-row-said =
    { $row ->
        [quad] poker
        [run4] scala di 4
        [triple] tris
        [run3] scala di 3
        [pair] coppia
        [run2] scala di 2
        [single] carta singola
       *[none] nessuna carta
    }
nix-combination =
    { $row ->
        [quad] Il poker di { $value }{ $joker ->
            [yes] {" "}con un jolly
           *[no] {""}
        }
        [triple] Il tris di { $value }{ $joker ->
            [yes] {" "}con un jolly
           *[no] {""}
        }
        [pair] La coppia di { $value }{ $joker ->
            [yes] {" "}con un jolly
           *[no] {""}
        }
        [single] { $value ->
            [J] Il jolly da solo
            [1] L’1 da solo
           *[other] Il { $value } da solo
        }
        [none] La mano vuota
       *[run4] La scala { $run }
    }
nix-puts =
    { nix-combination } mette { $super ->
        [yes] il supergettone
       *[no] un gettone
    } su { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
nix-reserve =
    { $jokers ->
        [0] { $super ->
            [yes] , con il supergettone di riserva
           *[no] {""}
        }
        [one] { $super ->
            [yes] , con un jolly e il supergettone di riserva
           *[no] , con un jolly di riserva
        }
       *[other] { $super ->
            [yes] , con { $jokers } jolly e il supergettone di riserva
           *[no] , con { $jokers } jolly di riserva
        }
    }
bad-board = Un tabellone ha le file { $rows }, e può avere un mazzo.
guide-quad-super = L’ultima manche, e Ole è avanti di tre punti. Quattro sette sono la fila migliore del tabellone. Giocali con il supergettone: vale doppio. Tocca la fila, poi «Supergettone», poi gioca.
guide-ole-triple = Il tuo gettone sta su 13, e vale doppio. Ole risponde con tre sei.
guide-rising-row = Nelle file delle scale i punti salgono: 6, 7, 8. Un gettone spinto lì migliora. Gioca 1-2-3.
guide-ole-pushes = Ole gioca la stessa fila: il suo gettone entra da sinistra e spinge il tuo da 6 a 7.
guide-falling-row = Con le carte uguali è il contrario: 7, 6, 5. Lì non c’è ancora nessuno, quindi i tuoi due quattro portano 7. Tieni i jolly per dopo.
guide-ole-pushes-more = Ole ti spinge ancora, su 8. Un quarto gettone farebbe cadere il tuo.
guide-joker-helps = Un jolly sta per qualsiasi valore: con il 5 fa una scala di 2. In una combinazione va al massimo un jolly.
guide-ole-pair = La coppia di Ole spinge la tua da 7 a 6: in quella fila essere spinti costa un punto.
guide-joker-alone-now = Il quinto e ultimo giro: adesso un jolly si gioca soltanto da solo. È la tua ultima carta.
guide-ole-last = Ole gioca la sua ultima carta, e ti spinge da 1 a 2.
guide-super-forgotten = Fila giusta, gettone semplice. Il supergettone avrebbe raddoppiato: 26 invece di 13, e niente porta di più.
guide-jokers-later = Si può, ma costa un jolly, e più tardi un jolly può salvare una mano spaiata. Qui se ne può fare a meno.
guide-joker-stays = Costa un jolly. A due quattro non serve, e nel prossimo giro il jolly è utile con il tuo 5.
guide-one-card-only = Una carta da sola non porta quasi niente, e anche l’altra andrebbe da sola. Insieme, il 5 e il jolly portano di più.
guide-nix-done = Da tre punti sotto alla vittoria. Una partita intera ha quattro manche così, e di solito più giocatori che spingono.
guide-fewer = Adesso porta { $points }; quello illuminato porta { $wanted }.
guide-as-many = Adesso è buono almeno altrettanto, ma divide carte che ti servono dopo. Questa volta segui la luce.
nix-option-egon-help = EGON non è nessuno: per lui si scoprono carte, e gioca sempre il meglio. Spinge gettoni, e può vincere.
nix-option-board-help = Quanto contano le tre caselle di ogni fila. I numeri sono nostri: il tabellone originale ne ha altri.
explain-row =
    { $row ->
        [quad] Poker: quattro carte dello stesso valore, come 7-7-7-7.
        [run4] Scala di 4: quattro valori consecutivi, come 2-3-4-5.
        [triple] Tris: tre carte dello stesso valore, come 6-6-6.
        [run3] Scala di 3: tre valori consecutivi, come 1-2-3.
        [pair] Coppia: due carte dello stesso valore, come 4-4.
        [run2] Scala di 2: due valori consecutivi, come 5-6.
        [single] Carta singola: una carta qualsiasi.
       *[none] Nessuna carta: solo con la mano vuota.
    }
explain-row-chips = Qui ci sono, con i loro punti: { $chips }.
explain-chips = Un nuovo gettone entra da sinistra e spinge avanti gli altri; il quarto ne fa cadere uno. Un gettone con l’anello è un supergettone e vale doppio.
explain-my-chips = Ecco i tuoi gettoni
explain-chips-of = Ecco i gettoni di { $name }
explain-super-left = L’anello accanto al nome: il supergettone è ancora da giocare.
