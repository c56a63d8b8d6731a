# Italian. The same keys and variables as en.ftl.

## Credit: on every message

credit = Dati: { $source }
credit-simulated = Quote simulate dalla sandbox di Linewatch. Nessuna squadra, nessun bookmaker e nessuna quota è reale.
credit-simulated-short = Simulato: quote non reali
cut = … Il resto non ci stava.

## Selections and markets

selection-draw = Pareggio
# As in English.
selection-over = Over
# As in English.
selection-under = Under
selection-yes = Sì
selection-no = No
selection-1X = 1X
selection-12 = 12
selection-X2 = X2
selection-line = { $selection } { $line }
label-value = { $label }: { $value }
column-home = 1
column-draw = X
column-away = 2
# As in English.
column-over = Over
# As in English.
column-under = Under
column-yes = Sì
column-no = No

## Sports and states

# As in English.
sport-numbered = Sport { $code }
sport-football = Calcio
sport-ice-hockey = Hockey su ghiaccio
# As in English.
sport-hockey = Hockey
sport-basketball = Basket
# As in English.
sport-tennis = Tennis
sport-mma = MMA
# As in English.
sport-baseball = Baseball
sport-american-football = Football americano

status-scheduled = da giocare
    .matches = da giocare
# As in English.
status-live = live
    .matches = live
status-finished = finita
    .matches = finite
status-postponed = rinviata
    .matches = rinviate
status-cancelled = annullata
    .matches = annullate
status-no-time = orario da definire

match-title = { $home } – { $away }
row-against = – { $opponent }

## /start and /help

command-start = Cosa fa questo bot
start-heading = Linewatch
start-what = Le quote di dieci bookmaker a confronto e un avviso quando si muovono.
    .without-bets = Le quote del momento e un avviso quando si muovono.
    .without-model = Le quote dei bookmaker a confronto e un avviso quando si muovono.
start-how = Scrivi una squadra, per esempio { $team }, o scegli una partita:
start-how-plain = Scrivi il nome di una squadra o premi un pulsante.
start-how-group = Scrivi /odds e una squadra, o premi un pulsante.
start-today = Partite di oggi
start-matches = Partite
start-valuebets = Value bet

command-help = Tutti i comandi, con esempi
    .topic = Un argomento o un comando, per esempio monitoraggi
    .example = /help monitoraggi
help-heading = Aiuto
help-first = ‹ Aiuto
help-topic-matches = Partite e squadre
help-topic-odds = Quote
help-topic-watches = Monitoraggi
help-topic-alerts = Avvisi
help-topic-money = Scommesse e soldi
help-topic-chat = Questa chat
help-unknown = «{ $words }» non è un argomento. Scegline uno qui sotto.
help-line = { $usage } – { $description }
help-group = Nei gruppi gli amministratori decidono in /settings chi può aggiungere e togliere monitoraggi.
help-thumb = Un 👍 sotto l’avviso di una partita la silenzia; toglilo e gli avvisi tornano.
help-thumb-group = Un 👍 sotto l’avviso di una partita la silenzia, se sono amministratore; toglilo e gli avvisi tornano.
help-thumb-several = Se l’avviso riguarda più partite, rispondo con 🤔 e non ne silenzio nessuna: premi «{ $mute }» per scegliere.
help-threads = Gli avvisi possono andare in thread separati, uno per partita o campionato: { $usage }
    .usage = /settings thread partita
help-words = Dove serve una partita basta il nome di una squadra, oppure il numero dopo il segno #.
help-fixtures = { $usage } pubblica ogni giorno le partite di tutto quello che si segue qui.
help-carried = Usa i miei comandi in qualsiasi chat, anche dove nessuno mi ha aggiunto: apri il mio profilo e premi «Aggiungi app».

## /matches

command-matches = Le partite dei prossimi giorni
    .sport = Uno sport o un campionato, per esempio calcio
    .league = Un campionato: basta parte del nome
    .day = oggi, domani, sab o una data come 23/11
    .status = live, da giocare o finite
    .example = /matches calcio domani
command-live = Le partite in corso adesso
    .sport = Uno sport o un campionato, per esempio calcio
    .league = Un campionato: basta parte del nome
    .example = /live calcio
matches-heading = Partite
matches-row = { $time } · { $title }
matches-prices = Migliori quote su 1 / X / 2, quando ci sono.
matches-prices-updated = Migliori quote 1 / X / 2 · aggiornate { $age }
fixtures-heading = Partite · { $day }
fixtures-more = … altre partite: { $count }
matches-none = Al momento non ci sono partite in elenco.
matches-none-sport = { $sport }: al momento non ci sono partite in elenco.
matches-all = Tutte le partite
matches-live = Live adesso
matches-pick = Quali partite?
matches-pick-button = Altri sport ▾
page-shown = { $first }–{ $last } di { $total }
page-list-cut = L’elenco del servizio quote è più lungo di quanto ho potuto leggere; questa è la prima parte.
page-next = Avanti ›
page-previous = ‹ Indietro
file-button = CSV
file-done = { $isWhole ->
    [no] Le righe più recenti ({ $count } su { $total })
   *[yes] { $count ->
        [one] { $count } riga
       *[other] { $count } righe
    }
  } per un foglio di calcolo. Orari in UTC, quote decimali.
file-column-part = Parte
file-column-name = Nome
file-column-number = Numero
file-column-starts = Inizio (UTC)
file-column-home = Casa
file-column-away = Trasferta
# As in English.
file-column-sport = Sport
file-column-league = Campionato
file-column-status = Stato
file-column-market = Mercato
file-column-selection = Selezione
file-column-book = Bookmaker
file-column-price = Quota
file-column-model = Quota del modello
    .without-list = Quota equa
file-column-edge = Vantaggio, %
file-column-recorded = Registrato (UTC)
file-column-stake = Puntata
file-column-result = Risultato
file-column-returned = Incassato
file-column-fair-close = Quota equa di chiusura
file-column-clv = Valore rispetto alla chiusura, %
file-column-watch = Monitoraggio
file-column-rule = Regola
file-column-state = Stato
file-column-from = Prima
file-column-to = Adesso
file-column-time = Ora (UTC)
file-column-decision = Cosa è successo

## /odds

command-odds = Le quote di una partita, bookmaker per bookmaker
    .match = Una squadra, due squadre o #numero
    .market = Un mercato, per esempio vincente, under/over 2,5 o handicap -1,5
    .format = Un formato solo per questa volta, per esempio americano o frazionario
    .example = /odds { $match }
odds-when = { $league } · { $start }
odds-when-no-league = { $start }
odds-best-prices = Migliori: { $prices }
odds-margin-updated = Margine medio { $margin } · aggiornato { $age }
odds-updated = Aggiornato { $age }
odds-markets = Mercati
odds-line = Linea { $line }
odds-all-books = Tutti i { $count } book
odds-market-winner = Vincente
odds-market-result = Esito finale
odds-market-two-way = Vincente senza pareggio
odds-market-three-way = Esito finale (1X2)
odds-market-double-chance = Doppia chance
odds-market-draw-no-bet = Pareggio rimborsato
odds-market-total = Under/over { $line }
# As in English.
odds-market-handicap = Handicap { $line }
odds-market-both-score = Goal/No goal
odds-market-other = Altri
# As in English.
odds-book = Book
odds-fair = Equa
odds-fair-row = Quota equa
odds-chance = Prob. %
odds-unnamed-book = Bookmaker senza nome
odds-best = Miglior quota su { $selection }: { $price } ({ $book })
odds-best-range = Miglior quota su { $selection }: { $price } ({ $book }) · tutti i bookmaker { $low } – { $high }
odds-best-full = Miglior quota su { $selection }: { $price } ({ $book }) · tutti i bookmaker { $low } – { $high }, probabilità { $lowChance }–{ $highChance }
odds-best-fair = { $selection }: { $price } ({ $book }) · equa { $fair }
odds-best-none = Miglior quota su { $selection }: nessuna
odds-shows-alone = { $book } dà { $price }, { $points ->
    [0] lontano dagli altri in questo mercato
    [one] a { $points } pp dagli altri
   *[other] a { $points } pp dagli altri
  }
odds-shows-unsound = { $book } dà { $price }, margine { $margin }, non conta
odds-alone = { $sign } Lontani dagli altri: { $books }
odds-alone-book = { $book } a { $points ->
    [one] { $points } pp
   *[other] { $points } pp
  }
odds-alone-book-late = { $book } a { $points ->
    [one] { $points } pp
   *[other] { $points } pp
  } (aggiornato { $minutes } min prima degli altri)
odds-unsound = { $sign } Non contano: { $books }
odds-unsound-book = { $book } (margine { $margin })
odds-market-missing = Qui non ci sono quote per «{ $market }»; questo è il mercato principale.
odds-margins = Margine medio { $average }: { $books }
odds-own-books = { $sign } I tuoi bookmaker: le quote migliori sono le loro
odds-own-books-absent = Nessuno dei tuoi bookmaker ha queste quote: considero quelle di tutti
odds-consensus-note = Equa e Prob.: la media delle quote dei bookmaker, senza il loro margine.
odds-age = Quote aggiornate { $age }.
odds-next = nuove quote: { $time }
odds-closing = Le ultime quote registrate prima dell’inizio.
odds-age-old = ⚠️ Quote non aggiornate (ultimo aggiornamento { $age }): potrebbero essere cambiate.
odds-old-failure = ⚠️ Quote vecchie, aggiornate { $age }. Il servizio quote non risponde.
odds-failure = Il servizio quote non risponde. Questi sono gli ultimi dati.
odds-misfit = Il servizio quote manda qualcosa che non capisco; questi sono gli ultimi dati che ho potuto leggere.
odds-key = Il servizio quote rifiuta la mia chiave; questi sono gli ultimi dati inviati.
odds-spent = Ho esaurito i crediti del servizio quote (rinnovo: { $until }); questi sono gli ultimi dati inviati.
odds-plan = Il mio piano con il servizio quote non include questi dati; questi sono gli ultimi inviati.
odds-wish = Il servizio quote non riconosce qualcosa nelle mie impostazioni; questi sono gli ultimi dati inviati.
odds-spent-until = Ho esaurito i crediti del servizio quote (rinnovo: { $until }); quote rilevate: { $at }.
odds-busy = Il servizio quote ora non accetta altre richieste; questi sono gli ultimi dati inviati.
odds-busy-waits = Il servizio quote non accetta richieste (ripresa: { $until }); questi sono gli ultimi dati inviati.
odds-busy-until = Il servizio quote non accetta richieste (ripresa: { $until }); quote rilevate: { $at }.
odds-none = Al momento nessun bookmaker ha quote per questa partita.
odds-refresh = Aggiorna
odds-watch = Segui
odds-watching = Segui già: { $rule }

## Finding a match

find-many = Quale partita?
find-many-first = le prime { $count }:
find-more = Altre ›
find-unknown = Non conosco «{ $words }»: qui nessuna squadra, nessun giocatore e nessun campionato si chiama così.
find-sports = Sport disponibili: { $sports }.
find-match-row = { $title }
  { $start } · { $league }
find-match-row-no-league = { $title }
  { $start }
find-fixture = { $day } · { $title }
find-many-more = Ci sono più partite di quante ce ne stiano qui. Aggiungi l’altra squadra o un giorno.
find-name-one = «{ $words }» può voler dire più cose. Indica una partita con le due squadre o con il numero, per esempio: { $example }
find-apart = Non trovo nessuna partita tra { $first } e { $second }. Le loro prossime partite:
find-number = Qui non ho nessuna linea { $words }. Scegli una partita, oppure scrivi #{ $words } per la partita con quel numero:
find-none-near = Non trovo nessuna partita con «{ $words }». Intendevi una di queste?
ask-match = Quale partita? Scegline una o scrivi il nome di una squadra:
ask-match-command = Quale partita? Scegline una o scrivi { $command } con il nome di una squadra:
talk-today = Partite di oggi
talk-watch = Segui una partita
talk-odds = Quote di una partita
talk-hello = Ciao! Scrivi il nome di una squadra, per esempio { $team }, e ti mostro le quote. Posso anche avvisarti quando si muovono.
talk-welcome = Prego.
talk-sorry = Mi dispiace. Scrivi il nome di una squadra o scegli qui sotto.
talk-valuebet = Una value bet paga più di quanto valga la probabilità. Se una squadra vince una volta su due, la quota equa è 2,00 e una quota di 2,10 ha valore. Conviene solo in media, e solo se la stima è giusta.
talk-fair = Le quote eque sono quelle dei bookmaker senza il loro margine. Mostrano la probabilità reale dietro una quota.
talk-margin = Se sommi le probabilità dietro le quote di un bookmaker superi il 100%, per esempio 105%. Il 5% in più è il margine: quello che il bookmaker trattiene in media.
talk-surebet = A volte le quote migliori di più bookmaker insieme restituiscono più della puntata, chiunque vinca. È una surebet. Sono rare, piccole e durano poco.
talk-alerts = Apri una partita e premi Segui. Ti avviso quando le quote si muovono o quando una quota raggiunge il tuo limite: scrivi «{ $usage }».
talk-whowins = Nessuno lo sa. Le quote mostrano che cosa si aspettano i bookmaker, e il modello ha le sue probabilità.
talk-howmuch = Non do consigli di gioco. Se stimi tu la probabilità, il criterio di Kelly ti dice quanto puntare; molti ne puntano un quarto.
talk-free = È gratis. Non accetto scommesse e non ci guadagno niente.
talk-source = Le quote vengono da { $source } e si aggiornano ogni pochi minuti; ogni messaggio dice di quando sono.
talk-source-invented = Queste quote sono inventate, per provare.
talk-who = Sono un programma. Confronto le quote dei bookmaker e ti avviso quando si muovono. Non accetto scommesse.
talk-legal = Confronto solo le quote e non accetto scommesse. Se per te scommettere è legale dipende da dove vivi.
talk-unclear = Non ho capito. Scrivi il nome di una squadra per vedere le sue quote, o scegli:
talk-unknown = Non conosco «{ $words }»: qui nessuna squadra e nessun campionato si chiama così. Sport disponibili: { $sports }.
talk-bet = Annoto questa scommessa su { $title }: { $bet }?
talk-none-on = { $day }: nessuna partita. La prossima:
talk-ignored = Non ho capito «{ $words }».
talk-nobody = Qui nessuna squadra e nessun campionato si chiama «{ $words }».
talk-lacking = Qui non ci sono quote per «{ $words }». Ho esito finale, under/over, handicap e goal/no goal, se la partita li offre.
talk-picks = Qui non si danno pronostici e nessuna scommessa è sicura. Queste sono le quote; la più bassa è quella del favorito:
talk-chats = Gli avvisi arrivano nella chat in cui li imposti. Per riceverli solo tu, scrivimi in privato. Per usarmi in un gruppo, aggiungimi dal mio profilo.
talk-nobets = Non accetto scommesse. Queste sono le quote dei bookmaker:
talk-results = Non ho punteggi né risultati, solo quote.
talk-combined = Non calcolo le multiple. Queste sono le partite una per una:
talk-reminder = Posso ricordarti una partita che segui prima che inizi. Seguila, poi scegli quanto prima nelle impostazioni, alla voce «Promemoria».
talk-left = Va bene, lascio stare.
talk-differ = Ogni bookmaker ha la sua stima e il suo margine, e muove le quote con i suoi tempi. Per questo conviene confrontare.
talk-absent = Qui non c’è nulla su «{ $words }». Sport disponibili: { $sports }.
talk-term-odds = Una quota decimale dice quanto rende una puntata di 1: a 2,45 sono 2,45, puntata compresa. La probabilità dietro una quota è 1 diviso la quota, qui circa il 41%. 1 è la prima squadra, X il pareggio, 2 la seconda squadra.
talk-term-winner = L’1X2 ha tre esiti: 1 è la vittoria della prima squadra, X il pareggio, 2 la vittoria della seconda squadra.
talk-term-total = L’under/over conta i gol o i punti della partita. Over 2,5 vince da 3 gol in su, under 2,5 fino a 2. Il «,5» serve a non finire mai esattamente sulla linea.
talk-term-btts = Goal/No goal (BTTS): «sì» vince se ogni squadra segna almeno un gol, «no» se una non segna.
talk-term-handicap = Un handicap dà un vantaggio a una squadra o le toglie gol. A −1,5 deve vincere con due o più gol di scarto, a +1,5 può perdere di uno.
talk-term-dnb = Pareggio rimborsato (draw no bet): si indica chi vince e in caso di pareggio la puntata viene restituita.
talk-term-dc = La doppia chance copre due dei tre risultati: 1X è vittoria in casa o pareggio, X2 vittoria fuori o pareggio, 12 tutto tranne il pareggio.

## /valuebets

command-valuebets = Quote migliori della quota equa
    .sport = Uno sport, per esempio calcio
    .edge = Vantaggio minimo, per esempio 5%
    .price = Una fascia di quote, per esempio 1,5-3
    .within = Quanto manca al massimo all’inizio, per esempio 12h
    .book = Un bookmaker
    .example = /valuebets 3% 1,5-3
valuebets-heading = Value bet
valuebets-explained = Quote sopra quelle del modello. Non è un consiglio.
    .without-list = Quote sopra la quota equa di almeno l’1%. Non è un consiglio.
valuebets-against-others = Quote sopra la quota equa degli altri bookmaker di almeno l’1%. Non è un consiglio.
valuebets-against = Quote sopra la quota equa di { $book } di almeno l’1%. Non è un consiglio.
valuebets-row = { $selection } { $price } · { $edge }
valuebets-book = { $others ->
    [0] { $book }
    [one] { $book } e un altro
   *[other] { $book } e altri { $others }
  }
valuebets-none = Al momento non ci sono value bet.
    .without-list = Adesso non ci sono value bet. Guardo le partite che qualcuno segue o ha chiesto nell’ultima ora.
valuebets-none-filter = { $count ->
    [one] L’unica value bet del momento non rientra nel filtro.
   *[other] Nessuna delle { $count } value bet del momento rientra nel filtro.
  }
valuebets-edge = almeno { $edge }
valuebets-price = quota { $low }–{ $high }
valuebets-within = { $hours ->
    [one] entro { $hours } ora
   *[other] entro { $hours } ore
  }
valuebets-all = Tutte le value bet
valuebets-bad-filter = Non capisco «{ $words }». Puoi filtrare per vantaggio, fascia di quote, ore, sport e bookmaker, per esempio: /valuebets 5% 1,5-3 12h
valuebets-model = Sono numeri di un modello, non un consiglio.
    .without-list = Li calcolo dalle quote dei bookmaker. Non è un consiglio.
valuebets-age = Numeri calcolati { $age }.
valuebets-age-old = Numeri non aggiornati (calcolati { $age }): le quote potrebbero essere cambiate.

## Watches on value bets

valuebets-watch = Avvisami
bet-watch-done = Ora segui le value bet: { $filter }.
bet-watch-changed = Il monitoraggio delle value bet riparte da capo: { $filter }.
bet-watch-all = tutte
bet-watch-title = Value bet: { $filter }
bet-watch-rule = { $points ->
    [one] Ti avviso quando ne esce una, e di nuovo quando il suo vantaggio cresce di { $amount } pp. Quando sparisce, aggiorno i messaggi che ne parlavano.
   *[other] Ti avviso quando ne esce una, e di nuovo quando il suo vantaggio cresce di { $amount } pp. Quando sparisce, aggiorno i messaggi che ne parlavano.
  }
bet-watch-now = { $count ->
    [0] Adesso nessuna rientra nel filtro.
    [one] Adesso una rientra nel filtro; ti avviso solo delle nuove.
   *[other] Adesso { $count } rientrano nel filtro; ti avviso solo delle nuove.
  }
bet-watch-now-unknown = Adesso non riesco a leggere l’elenco. Ti avviso delle value bet che escono dopo il mio prossimo controllo.
bet-watch-rule-words = { $filter } · { $rule }
bet-watch-improving = { $points ->
    [one] se migliora di { $amount } pp
   *[other] se migliora di { $amount } pp
  }
bet-details-paused = In pausa: ignoro le value bet che escono nel frattempo.
bet-details-resumed = Di nuovo attivo. Ti avviso delle value bet che escono dopo il mio prossimo controllo.
bet-details-changed = Monitoraggio cambiato. Ti avviso solo delle nuove value bet.
bet-watch-same = C’è già un monitoraggio delle value bet con questo filtro.
bet-watch-limit = Questa chat ha già { $count ->
    [one] { $count } monitoraggio
   *[other] { $count } monitoraggi
} di value bet, e non può averne di più. Prima togline uno.
bet-watch-bad-improvement = Non capisco «{ $typed }». Di’ di quanti pp deve crescere il vantaggio, per esempio: /watch value bet 3% migliora di 1
unwatch-bets-done = Non segui più le value bet: { $filter }.
bet-alert-appeared = { $count ->
    [1] Nuova value bet: { $edge }
   *[other] { $count } nuove value bet
  }
bet-alert-improved = { $count ->
    [1] Il vantaggio è salito: { $before } → { $edge }
   *[other] { $count } value bet con più vantaggio
  }
bet-alert-both = { $count } value bet: nuove e migliorate
bet-alert-gone = { $count ->
    [one] Una value bet non c’è più
   *[other] { $count } value bet non ci sono più
  }
bet-alert-gone-too = { $count ->
    [one] Non c’è più · { $count }
   *[other] Non ci sono più · { $count }
  }
bet-alert-gone-row = { $selection } { $price }{ $known ->
    [yes] {""}, ora { $now }
   *[no] {""}
  }
bet-alert-missed = { $count ->
    [one] Un’altra è comparsa e già sparita
   *[other] Altre { $count } sono comparse e già sparite
  }
bet-alert-row = { $selection } { $price } · { $news ->
    [improved] { $before } → { $edge }
   *[appeared] { $edge }
  }
bet-alert-at = { $selection } { $price } · { $books }
bet-alert-books = { $book }{ $others ->
    [0] {""}
    [one] {" "}e un altro
   *[other] {" "}e altri { $others }
  }
bet-alert-offer = { $selection } a { $price } ({ $book })
bet-alert-offer-no-book = { $selection } a { $price }
bet-alert-watch = Questo monitoraggio
alert-bets = Value bet
bet-gone-left = { $offer }: sparita ({ $time })
bet-gone-left-now = { $offer }: sparita ({ $time }); poi è passata a { $now }
bet-gone-below = { $offer }: vantaggio troppo piccolo ({ $time })
bet-gone-below-now = { $offer }: vantaggio troppo piccolo ({ $time }); poi la quota è passata a { $now }
bet-gone-began = { $offer }: la partita è iniziata

## /match, /best, /history

command-match = Una partita: campionato, orario, mercati
    .match = Una squadra, due squadre o #numero
    .example = /match { $match }
# As in English.
match-sport = Sport
match-league = Campionato
match-start = Inizio
match-status = Stato
match-markets = Mercati
match-no-markets = per ora senza quote
match-books = Bookmaker
match-number = Numero
match-details = Partita
match-best = Miglior quota
best-title = { $kind ->
    [side] Vince { $selection }: { $price }
   *[other] { $selection }: { $price }
  }
best-at = su { $books }
best-at-more = { $others ->
    [one] su { $books } e un altro
   *[other] su { $books } e altri { $others }
  }
match-history = Storico
match-prediction = Previsione

command-best = Le migliori quote per una selezione
    .match = Una squadra, due squadre o #numero
    .selection = 1, X, 2, una squadra o over 2,5
    .example = /best { $match } 1
best-price = Quota
best-edge = Vant.
# As in English.
best-fair = Vantaggio: sulla quota equa di { $fair }
best-fair-updated = Vantaggio: sulla quota equa di { $fair } · aggiornato { $age }
best-which = Quale selezione?
best-missing = Al momento nessun bookmaker quota { $selection }. Queste sono quotate:
best-unknown = Non conosco la selezione «{ $selection }». Scrivi 1, X, 2, una squadra o over 2,5, oppure scegli:
best-paid-back = { $stake } alla quota migliore rendono { $returned }: { $profit } di guadagno. Si scommette dal bookmaker, non qui.
best-others = Altre

command-history = Come si sono mosse le quote di una partita
    .match = Una squadra, due squadre o #numero
    .book = Un bookmaker; senza, la quota equa
    .selection = 1, X, 2, una squadra o over 2,5
    .example = /history { $match }
history-none = Non ho ancora lo storico di queste quote.
history-none-book = Non ho lo storico delle quote di { $book }.
history-of = { $market } · { $whose }
history-consensus = media dei bookmaker, senza margine
history-open = Apertura
history-now = Adesso
history-points = pp
history-chance = Prob.
history-net = Variazione
history-range = Intervallo
history-reading = { $price } · probabilità { $chance } · { $time }
history-net-none = nessuna
history-net-shortened = ▼ scesa: quota { $price }, probabilità { $points } pp
history-net-drifted = ▲ salita: quota { $price }, probabilità { $points } pp
history-since = Prima rilevazione: { $since }. ▼ scesa, ▲ salita. Le barre sono la probabilità: più sono alte, più la quota è bassa.
history-says = probabilità passata da { $from } a { $to }, minima { $low }, massima { $high }
history-unknown = Qui non conosco né un bookmaker né una selezione «{ $words }». Per esempio: 1, X, 2 o il nome di un bookmaker.
history-all = Tutte le selezioni
history-consensus-button = Quota equa

## /predictions, /movers

command-predictions = Le probabilità di un modello accanto a quelle dei book
    .match = Una squadra, due squadre o #numero; senza, gli scarti maggiori
    .example = /predictions { $match }
predictions-heading = Modello e bookmaker
predictions-order = Prima gli scarti maggiori. Un modello, non un consiglio.
predictions-row = { $selection } { $model }, book { $books } · { $gap }
predictions-points = { $points } pp
predictions-row-no-market = { $selection } { $model }
predictions-model = Modello
predictions-market = Book
predictions-gap = Scarto
predictions-explained = Book: la loro media, senza margine. Lo scarto è in pp di probabilità.
predictions-some-without = Dove mancano i book, nessuno ha ancora chiesto quelle quote. Premi la partita per il confronto.
predictions-others = Di altre partite non ci sono quote recenti da confrontare. Chiedine una: /predictions e una squadra.
predictions-no-market = Al momento non ci sono quote per il confronto.
predictions-note = È un modello, non un consiglio.
predictions-none = Al momento non ci sono previsioni.
predictions-none-match = Per questa partita non c’è una previsione.
predictions-all = Tutte le previsioni
predictions-watch = Avvisami da { $points } di scarto

command-movers = Cosa si è mosso di più nelle ultime ore
    .window = 1h, 6h o 24h
    .sport = Uno sport o un campionato
    .league = Un campionato
    .books = Quanti bookmaker nella stessa direzione, per esempio book>=5
    .example = /movers 24h book>=5
movers-heading = { $hours ->
    [one] Movimenti maggiori · ultima ora
   *[other] Movimenti maggiori · ultime { $hours } ore
  }
movers-row = { $arrow } { $selection } { $from } → { $to }
movers-agree = { $same } book su { $books }
movers-explained = Quote eque delle partite che qui qualcuno ha seguito o cercato.
movers-since = Quote di partenza: { $since } o prima.
movers-none = In questo periodo non si è mossa nessuna quota.
movers-nothing-recorded = Ancora niente da mostrare. Le quote si conservano da quando qualcuno chiede una partita o la segue.
movers-none-fitting = Qui nessuna partita corrisponde.
movers-books = { $books } bookmaker o più nella stessa direzione
movers-all = Tutti i movimenti
movers-bad-books = Non capisco «{ $books }». Scrivi quanti bookmaker, per esempio: /movers book>=5
movers-window = { $hours } h
movers-bad-window = Non capisco il periodo «{ $window }». Scrivi le ore, fino a 168, per esempio: /movers tennis 24h

## /watch, /unwatch, /watches

command-watch = Avvisi quando si muovono le quote o escono value bet
    .without-bets = Avvisi quando si muovono le quote
    .match = Una partita (squadra, due squadre o #numero), o squadra, campionato, sport o fighter
    .match-without-fighters = Una partita (squadra, due squadre o #numero), o squadra, campionato o sport
    .rule = Di cosa avvisare: 3pp, 5% o 0,10; 1, scende, migliore, book>=3, da 2,10, modello>=6pp
    .rule-without-model = Di cosa avvisare: 3pp, 5% o 0,10; 1, scende, migliore, book>=3, da 2,10
    .example = /watch { $match } 3pp
command-unwatch = Smetti di seguire una cosa, o tutto
    .match = Una partita (squadra, due squadre o #numero), o squadra, campionato, sport o fighter
    .match-without-fighters = Una partita (squadra, due squadre o #numero), o squadra, campionato o sport
    .example = /unwatch { $match }
command-watches = Cosa segue questa chat, e a che punto è ogni quota
    .example = /watches
command-preview = Gli avvisi che una regola avrebbe dato
    .match = Una squadra, due squadre, #numero, o il numero di un monitoraggio, per esempio 2
    .rule = La regola, come in /watch; senza, quella che c’è già
    .example = /preview { $match } 3pp
command-edit = Cambia un monitoraggio: basta il numero o il nome
    .watch = Il numero mostrato da /watches, o la partita
    .rule = Cosa cambia, come in /watch: 5pp, scende, book>=3; o silenzio 22-8, silenzio no
    .example = /edit 12 5pp
command-pause = Metti in pausa un monitoraggio
    .watch = Il numero mostrato da /watches
    .until = Per esempio 3h, 18:00, lun 9:00, mattina; con «mantieni» i movimenti contano
    .example = /pause 12 3h
command-resume = Riprendi un monitoraggio in pausa
    .watch = Il numero mostrato da /watches
    .example = /resume 12
command-undo = Recupera quello che hai appena tolto
command-export = Monitoraggi e impostazioni in un file
command-import = Carica un file creato da /export
    .file = Il file JSON creato da /export
    .text = Oppure il testo di quel file
    .example = /import

rule-points = { $points ->
    [one] { $amount } pp
   *[other] { $amount } pp
  }
rule-percent = { $amount } della quota
rule-price = { $amount } di quota
rule-short-points = { $amount } pp
rule-home = Casa
rule-away = Trasferta
rule-draw = Pareggio
rule-shortens = solo se scende
rule-drifts = solo se sale
rule-consensus = quota equa
rule-best = miglior quota
rule-book = quota di { $book }
rule-own = miglior quota dei tuoi bookmaker
rule-agreeing = { $books ->
    [one] { $books } bookmaker o più
   *[other] { $books } bookmaker o più
  }
rule-offering = su { $books ->
    [one] { $books } { $whose ->
        [own] dei tuoi bookmaker
       *[best] bookmaker
    }
   *[other] { $books } { $whose ->
        [own] dei tuoi bookmaker
       *[best] bookmaker
    }
  }
rule-from = dalla tua quota { $price }
rule-since-hours = in { $hours } h
rule-since-open = dalle prime quote
rule-prices = quota { $least }–{ $most }
rule-within = { $hours } h prima dell’inizio
rule-live = durante la partita
rule-prematch = prima dell’inizio
rule-fast = subito
rule-at-least = { $price } o più
rule-at-most = { $price } o meno
rule-again = ogni volta
rule-posted = prime quote
rule-gap = modello { $points } sopra i book

watch-done = Fatto. { $rule }
watch-changed = Nuova regola. { $rule }
watch-beside = Segui già { $title }: { $rules }. Aggiungo la nuova regola o sostituisco la vecchia? { $rule }
watch-beside-typed = Oppure ripeti il comando con «aggiungi» o «sostituisci» in fondo.
watch-beside-add = Aggiungi
watch-beside-replace = Sostituisci
watch-beside-replace-one = Sostituisci { $number } · { $rule }
watch-title-with-rule = { $title } · { $rule }
watch-rule = Ti avviso quando { $measure ->
    [best] la miglior quota
    [book] la quota di { $book }
    [own] la miglior quota dei tuoi bookmaker
   *[consensus] la quota
  } { $direction ->
    [shortens] scende
    [drifts] sale
   *[both] si muove
  } di { $rule }.
watch-target = Ti avviso quando { $measure ->
    [book] la quota di { $book }
    [own] la miglior quota dei tuoi bookmaker
    [consensus] la quota equa
   *[best] la miglior quota
  } su { $selection } { $side ->
    [at_most] scende a { $price } o meno
   *[at_least] sale a { $price } o più
  }.
watch-target-books = Ti avviso quando { $books ->
    [one] { $books } { $measure ->
        [own] dei tuoi bookmaker offre
       *[best] bookmaker offre
    }
   *[other] { $books } { $measure ->
        [own] dei tuoi bookmaker offrono
       *[best] bookmaker offrono
    }
  } { $price } o { $side ->
    [at_most] meno
   *[at_least] più
  } su { $selection }.
watch-posted = Ti avviso quando { $measure ->
    [book] { $book } pubblica le sue prime quote
   *[any] escono le prime quote
  }.
watch-gap = Ti avviso quando la probabilità del modello per { $of ->
    [outcome] { $selection }
   *[any] un esito
  } supera quella dei book di { $rule } o più, e quando lo scarto rientra.
watch-gap-closes = Rientrato vuol dire { $points } o meno
watch-gap-now = Adesso { $selection } { $gap }: modello { $model }, book { $market }.
watch-gap-open = Adesso { $selection } { $gap }: modello { $model }, book { $market }. Lo scarto c’è già, quindi ti avviso quando rientra.
watch-gap-unknown = Non ho ancora le probabilità del modello per questa partita.
watch-only = Solo { $part }
watch-agreeing = Solo quando { $books ->
    [one] { $books } bookmaker si muove in quella direzione
   *[other] almeno { $books } bookmaker si muovono in quella direzione
  }
watch-from = Si conta dalla tua quota di { $price } e, dopo un avviso, dalla quota dell’avviso
watch-from-passed = La quota adesso è { $now }: dalla tua { $own } la soglia è già superata. Il prossimo avviso conta da { $now }.
watch-since = Si guarda il movimento { $hours ->
    [one] dell’ultima ora
   *[other] delle ultime { $hours } ore
  }
watch-since-open = Si conta dalle prime quote e, dopo un avviso, da quelle dell’avviso
watch-prices = Solo finché la quota è tra { $least } e { $most }
watch-within = Solo { $hours ->
    [one] nell’ultima ora
   *[other] nelle ultime { $hours } ore
  } prima dell’inizio
watch-live = Solo durante la partita
watch-prematch = Solo prima dell’inizio
watch-fast = Subito, anche se si è mosso un solo bookmaker
watch-once = Una volta
watch-again = Ogni volta, dopo che la quota è tornata indietro del 2%
watch-example = Per esempio: { $selection } { $from } → { $to }
watch-one-side-which = Avvisi su un solo esito. Quale?
watch-one-side = Solo un esito
watch-bigger = Meno avvisi
watch-smaller = Più avvisi
watch-target-now = La quota adesso è { $price }.
watch-target-now-books = { $books ->
    [one] Su { $books } bookmaker la quota adesso è { $price }.
   *[other] Su { $books } bookmaker la quota adesso è { $price }.
  }
watch-target-passed = { $books ->
    [0] La quota adesso è { $price }
    [one] Su { $books } bookmaker la quota adesso è { $price }
   *[other] Su { $books } bookmaker la quota adesso è { $price }
  }, già oltre il limite. Ti avviso quando torna indietro del 2% e raggiunge di nuovo il limite.
watch-first-board = Non ci sono ancora quote; le prime saranno il punto di partenza.
checks-always = Controllo ogni minuto.
checks-often =
    Controllo circa ogni { $aboutMinutes ->
    [1] minuto
       *[other] { $about }
      }, almeno ogni { $latest }; nell’ora prima dell’inizio ogni { $lastMinutes ->
    [1] minuto
       *[other] { $last }
      }.
checks-last-hour = Controllo circa ogni { $aboutMinutes ->
    [1] minuto
   *[other] { $about }
  }, almeno ogni { $latest }.
checks-later = Non posso ancora promettere ogni quanto controllo. Da { $from } prima dell’inizio: almeno ogni { $latest }; nell’ultima ora ogni { $lastMinutes ->
    [1] minuto
   *[other] { $last }
  }.
checks-few = Controllo circa { $count ->
    [1] una volta
   *[other] { $count } volte
  } prima dell’inizio, più spesso quando le quote si avvicinano alla tua regola.
checks-none = Non posso promettere ogni quanto controllo: ci sono troppi campionati per il limite del servizio quote. 500 crediti al mese bastano per circa dieci campionati.
checks-row-always = controllo ogni minuto
checks-row-often = controllo circa ogni { $aboutMinutes ->
    [1] minuto
   *[other] { $about }
  }
checks-row-later = controlli a orari fissi da { $from } prima dell’inizio
checks-row-few = { $count ->
    [1] ancora circa un controllo
   *[other] ancora circa { $count } controlli
  }
checks-row-none = controlli senza orari fissi
watch-finished = { $title } è finita, quindi le sue quote non si muoveranno più.
watch-limit = Questa chat segue già { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}, e non può seguirne di più. Prima togline una.
watch-unknown-word =
    { $what ->
        [match] Conosco la partita, ma non «{ $word }». Scrivi 5%, 0,10 o 3pp.
        [watch] Conosco il monitoraggio, ma non «{ $word }». Scrivi 5%, 0,10 o 3pp.
       *[many] Conosco il nome, ma non «{ $word }». Scrivi 5%, 0,10 o 3pp.
    }
name-unknown-more = Conosco il nome, ma non «{ $word }», quindi non è cambiato niente.
watch-bad-word = Qui non capisco «{ $word }».
  Quanto: 3pp, 5%, 0,10, calma, normale o sensibile.
  Che cosa: scende, sale, 1, pareggio, over 2,5.
  Quota: migliore, mieibook, book:nome, book>=3, da 2,10, 1,5-3.
  Quando: 3h, da apertura, entro 24h, live, prematch, subito.
  Un limite: 1 >= 2,10, book>=3, ogni volta. All’uscita delle prime quote: pubblicate.
  Il modello contro i book: modello>=6pp, 1.
  Per esempio: { $example }
    .without-model = Qui non capisco «{ $word }».
      Quanto: 3pp, 5%, 0,10, calma, normale o sensibile.
      Che cosa: scende, sale, 1, pareggio, over 2,5.
      Quota: migliore, mieibook, book:nome, book>=3, da 2,10, 1,5-3.
      Quando: 3h, da apertura, entro 24h, live, prematch, subito.
      Un limite: 1 >= 2,10, book>=3, ogni volta. All’uscita delle prime quote: pubblicate.
      Per esempio: { $example }
watch-needs-selection = Per confrontare le quote devo sapere l’esito: 1, X, 2, over 2,5. Per esempio: { $example }
watch-unknown-book = Non conosco nessun bookmaker «{ $book }». /bookmakers li elenca tutti. Per esempio: { $example }
    .without-books = Non conosco nessun bookmaker «{ $book }». Per esempio: { $example }
watch-no-own-books = Non hai ancora detto dove hai un conto. Prima scegli i tuoi bookmaker: /settings bookmaker
watch-too-few-own = Hai scelto solo { $count ->
    [one] { $count } bookmaker
   *[other] { $count } bookmaker
  }, e la regola ne chiede { $books }. Scegline altri: /settings bookmaker
watch-posted-already = { $title } ha già delle quote. Segui piuttosto come si muovono, per esempio: { $example }
watch-cannot-post = Qui non posso scrivere di mia iniziativa, quindi non arriverebbe nessun avviso. Un amministratore deve permettermi di inviare messaggi in questo canale.
watch-stop = Non seguire
price-alert = Avviso quota
price-alert-from = ≥ { $price }
price-alert-title = { $selection }: ora { $price }
price-alert-ask = A quale quota ti avviso? Scrivila, per esempio: { $price }
price-alert-ask-command = A quale quota ti avviso? Scegline una o scrivi la tua, per esempio: { $example }
price-alert-which = Avviso di quota su che cosa?
watch-odds = Quote

target-many = Quale intendi?
target-none-near = Non trovo niente con «{ $words }». Intendevi uno di questi?
target-none = Non trovo niente con «{ $words }».
target-all = Tutto: { $name }

wide-done = Ora segui tutte le partite. { $rule }
wide-changed = Nuova regola per tutte le partite. { $rule }
wide-covered = { $count ->
    [one] Adesso include { $count } partita su { $all }.
   *[other] Adesso include { $count } partite su { $all }.
  }
wide-covered-until = { $count ->
    [one] Adesso include { $count } partita su { $all } (ultima data: { $until }).
   *[other] Adesso include { $count } partite su { $all } (ultima data: { $until }).
  }
wide-covered-none = Per ora nessuna partita dei prossimi sette giorni è in elenco.
wide-explained = Include le prime partite dei prossimi sette giorni, e le nuove si aggiungono da sole. Per lasciarne fuori una, smetti di seguirla.
wide-details-heading = Tutte le partite: { $name }
wide-details-paused = In pausa: da adesso ignoro i movimenti.
wide-details-resumed = Di nuovo attivo. Le quote attuali sono il punto di partenza.
wide-details-changed = La regola è cambiata per tutte le sue partite.
watch-limit-wide = Questa chat ha già { $count ->
    [one] { $count } monitoraggio
   *[other] { $count } monitoraggi
} di squadre, campionati, sport e fighter, e non può averne di più. Prima togline uno.

unwatch-done = Non segui più { $title }.
unwatch-not-watched = Qui non segui { $title }.
unwatch-which = Cosa devo smettere di seguire?
unwatch-wide-done = { $name }: non segui più le sue partite.
unwatch-wide-none = Qui non c’è nessun monitoraggio così. Vedi /watches.
unwatch-own-done = Tolta la regola per { $title }: { $rule }.
unwatch-excluded = { $title } resta fuori da { $names }. { $count ->
    [one] Il resto di quel monitoraggio continua.
   *[other] Il resto di quei monitoraggi continua.
  }
unwatch-still-wide = { $name } la include ancora: { $rule }.
unwatch-still-own = Restano attive: { $rules }.
unwatch-later-wide = { $name } potrà includerla più avanti: { $rule }.
unwatch-still-bets = Gli avvisi sulle sue value bet restano: { $filters }.
unwatch-leave-out = Lasciala fuori
unwatch-mute = Silenzia la partita
unwatch-undo = Seguila di nuovo
unwatch-undone = { $title } torna tra le partite seguite entro pochi minuti.

watches-heading = Monitoraggi
watches-now = { $selection } { $price }
watches-price = { $rule } · adesso { $price }
watches-gap = { $rule } · adesso { $selection } { $gap }
watches-open = { $number } · { $title }
watches-none = Qui non si segue ancora niente. Scegli una partita e premi Segui:
watches-remove = Togli { $title }

preview-one-match = Posso fare l’anteprima per una partita o per le value bet, ma non per tutte le partite insieme. Indica una partita, per esempio: { $example }
    .without-bets = Posso fare l’anteprima per una partita, ma non per tutte le partite insieme. Indica una partita, per esempio: { $example }
preview-button = Anteprima
preview-rule = Regola: { $rule }
preview-count = { $alerts ->
    [0] Negli ultimi { $days } giorni non ci sarebbe stato nessun avviso.
    [one] Negli ultimi { $days } giorni ci sarebbe stato { $alerts } avviso.
   *[other] Negli ultimi { $days } giorni ci sarebbero stati { $alerts } avvisi.
  }
preview-count-since = { $alerts ->
    [0] Ho le quote da questa data: { $since }. Da allora non ci sarebbe stato nessun avviso.
    [one] Ho le quote da questa data: { $since }. Da allora ci sarebbe stato { $alerts } avviso.
   *[other] Ho le quote da questa data: { $since }. Da allora ci sarebbero stati { $alerts } avvisi.
  }
preview-quiet = { $quiet ->
    [0] Nessuno cade nelle tue ore di silenzio.
    [one] { $quiet } cade nelle tue ore di silenzio.
   *[other] { $quiet } cadono nelle tue ore di silenzio.
  }
preview-other = Con { $threshold }: { $alerts }
preview-watch = Segui: { $threshold }
preview-explained = Calcolati sulle quote conservate, controllate ogni 15 minuti.
preview-none = Di questa partita non ci sono ancora quote passate.
preview-gaps-none = Conservo le probabilità del modello da quando qualcuno segue la partita: ancora niente da contare.
preview-gaps-count = Ho le probabilità del modello da questa data: { $since }. Da allora: scarti nuovi { $opened }, rientrati { $closed }.
preview-gaps-other = Con { $threshold }: nuovi { $opened }, rientrati { $closed }
preview-gaps-explained = Calcolati sulle quote conservate e sulle probabilità del modello, controllate ogni ora o più spesso. Conta anche uno scarto che c’era già all’inizio.

preview-bets-none = Il servizio quote non conserva le value bet del passato, quindi non posso contare quanti avvisi avresti ricevuto.
    .without-list = Non conservo le value bet del passato, quindi non posso contare quanti avvisi avresti ricevuto.
preview-bets-now = { $count ->
    [0] Adesso nessuna rientra nel filtro.
    [one] Adesso una rientra nel filtro.
   *[other] Adesso { $count } rientrano nel filtro.
  }
preview-bets-unknown = Adesso non riesco a leggere l’elenco.
preview-bets-told = Avvisi di questo monitoraggio (inizio: { $since }): value bet nuove { $appeared }, miglioramenti { $improved }.
preview-bets-edge = di queste, con un vantaggio di almeno { $edge }: { $count }

watch-details-number = Numero
watch-details-start = Inizio
watch-details-state = Stato
watch-details-paused = In pausa: da adesso ignoro i movimenti.
watch-details-paused-kept = In pausa: alla ripresa conteranno anche i movimenti avvenuti nel frattempo.
watch-details-resumed-kept = Di nuovo attivo, da dove era rimasto.
watch-details-resumed = Di nuovo attivo. Le quote attuali sono il punto di partenza.
watch-details-changed = Regola cambiata. Le quote attuali sono il punto di partenza.
watch-quiet-heading = Ore di silenzio: { $title }
watch-quiet-what = Ore di silenzio solo per questo monitoraggio, con il fuso della chat. Altre ore? Per esempio: { $example }
watch-quiet-typed = silenzio 22-8
watch-quiet-as-chat = come nella chat
watch-quiet-as-chat-now = come nella chat ({ $value })
watch-back = Torna al monitoraggio
watch-active = attivo
watch-muted = silenziato
watch-muted-until = silenziato (fine: { $until })
watch-paused = in pausa
watch-paused-until = in pausa (ripresa: { $until })
watch-pause = Pausa
watch-pause-hour = Pausa 1 h
watch-pause-morning = Pausa fino a domattina
watch-resume = Riprendi
watch-edit-both = Entrambe le direzioni
watch-edit-shortens = Solo se scende
watch-edit-drifts = Solo se sale
watch-more = Altro
watch-details-back = ‹ Indietro
watch-which = Ho trovato più monitoraggi. Quale vuoi cambiare?
watch-number-unknown = Qui non c’è nessun monitoraggio { $number }. I numeri sono nell’elenco.
ask-watch = Quale monitoraggio?
pause-bad-time = Non capisco «{ $time }». Scrivi per esempio 3h, 2 giorni, 18:00, lun 9:00 o mattina, così: { $example }
pause-keep-match = Solo il monitoraggio di una singola partita può mantenere il punto di partenza. Metti in pausa questo senza «mantieni».
resume-no-odds = Il servizio quote non risponde, quindi il monitoraggio resta in pausa. Riprova tra qualche minuto.

undo-button = Annulla
undo-done = { $count ->
    [one] { $count } monitoraggio è tornato e riprende da dove era.
   *[other] { $count } monitoraggi sono tornati e riprendono da dove erano.
  }
undo-changed = { $count ->
    [one] { $count } monitoraggio ha di nuovo la soglia di prima.
   *[other] { $count } monitoraggi hanno di nuovo la soglia di prima.
  }
undo-too-late = Non c’è niente da recuperare. Quello che togli si può recuperare per dieci minuti.
undo-import = Annullato: monitoraggi e impostazioni sono come prima.

## /export and /import

export-done = { $count ->
    [one] { $count } monitoraggio
   *[other] { $count } monitoraggi
  } e le impostazioni di questa chat. Dentro non ci sono identificativi: /import carica il file qui o in qualsiasi altra chat.
export-done-group = { $count ->
    [one] { $count } monitoraggio
   *[other] { $count } monitoraggi
  } e le impostazioni di questo gruppo. Dentro non ci sono identificativi: /import carica il file qui o in qualsiasi altra chat.
import-button = Importa
export-button = Esporta
import-how = { $platform ->
    [telegram] Manda il file di /export con /import come didascalia, o rispondi al file con /import.
    [discord] Allega il file di /export a /import: scegli l’opzione «file».
   *[playground] Apri il file di /export, copia il contenuto e incollalo dopo /import.
  }{ $platform ->
    [playground] {""}
   *[other] {" "}Puoi anche incollare il contenuto dopo il comando.
  }
import-refused = { $why ->
    [too_large] Il file supera i 256 KB, quindi non viene da /export.
    [no_text] Il file non è un file di testo.
    [failed] Non sono riuscito a scaricare il file. Mandalo di nuovo.
    [empty] Il file è vuoto.
    [not_json] Questo non è JSON, o è incompleto. /import vuole il file JSON di /export; il CSV è per i fogli di calcolo.
    [too_deep] Il file ha troppi livelli, quindi non viene da /export.
    [strange_names] Il file ha nomi che nessun file di /export ha, come «constructor».
    [other_chat] Il file nomina una chat o una persona. Un file di /export non lo fa mai: quello che si importa cambia solo questa chat.
    [version] Il file è di un’altra versione di Linewatch, e non riesco a leggerlo.
    [unknown_field] Il file ha parti che non conosco.
    [too_many] Il file ha più di 500 monitoraggi.
   *[not_ours] Questo è JSON, ma non viene da /export.
  } Non è cambiato niente.
import-heading = Importa
import-new = { $count ->
    [one] Nuovo: { $count } monitoraggio
   *[other] Nuovi: { $count } monitoraggi
  }
import-changed = { $count ->
    [one] Con un’altra regola: { $count } monitoraggio
   *[other] Con un’altra regola: { $count } monitoraggi
  }
import-left = { $count ->
    [one] Escluso: { $count }
   *[other] Esclusi: { $count }
  }
list-more = Altre voci: { $count }
fold-all = Tutto ({ $count })
import-left-row = { $why ->
    [setting] Impostazione «{ $name }»: non esiste
    [settings_rights] Impostazioni: solo chi gestisce il gruppo può cambiarle
    [rule] { $name }: non capisco la sua regola
    [not_offered] { $name }: qui il servizio quote non lo offre
    [unknown_match] { $name }: questa partita non è in elenco
    [unknown_name] { $name }: qui non conosco questo nome
    [over] { $name }: la partita è finita
    [limit] { $name }: non c’è posto per altri monitoraggi
    [others] { $name }: un’altra persona ha già un’altra regola
   *[unreadable] { $name }: non riesco a leggerlo
  }
import-settings = Impostazioni che cambiano: { $names }.
import-same = { $count ->
    [one] { $count } monitoraggio del file è già qui.
   *[other] { $count } monitoraggi del file sono già qui.
  }
import-stays = { $count ->
    [one] Un altro monitoraggio resta com’è.
   *[other] Altri { $count } monitoraggi restano come sono.
  }
import-nothing = Il file non ha niente di nuovo per questa chat.
import-yes = { $count ->
    [0] Importa impostazioni
    [one] Importa { $count } monitoraggio
   *[other] Importa { $count } monitoraggi
  }
import-no = Non importare
import-done-new = { $count ->
    [one] { $count } monitoraggio importato.
   *[other] { $count } monitoraggi importati.
  }
import-done-changed = { $count ->
    [one] { $count } monitoraggio ha un’altra regola.
   *[other] { $count } monitoraggi hanno un’altra regola.
  }
import-done-settings = Cambiate: { $names }.
import-cancelled = Non è stato importato niente.
import-too-late = Questa importazione è già stata fatta o annullata, oppure ha più di un’ora. Manda di nuovo il file.

clear-button = Togli tutti
clear-heading = Togli tutti i monitoraggi
clear-backup = Con questi comandi li recuperi quando vuoi:
clear-ask = { $count ->
    [one] Togliere { $count } monitoraggio?
   *[other] Togliere tutti i { $count } monitoraggi?
  }
clear-yes = Sì, togli tutti
clear-no = No, lasciali
clear-done = { $count ->
    [one] { $count } monitoraggio tolto.
   *[other] { $count } monitoraggi tolti.
  }
clear-nothing = Qui non si segue niente, quindi non c’è niente da togliere.
clear-cards = { $count ->
    [one] { $count } scheda live continua finché non la fermi.
   *[other] { $count } schede live continuano finché non le fermi.
  }

## Sharing a watch

share-button = Condividi
share-how-link = Chi apre questo link vede il monitoraggio e lo aggiunge con un tocco. Il link non dice niente di te.
share-how-typed = Chi mi manda questa riga vede il monitoraggio e lo aggiunge con un tocco. Non dice niente di te.
share-until = Scadenza: { $until }. Se condividi di nuovo, vale più a lungo.
share-send = Manda a qualcuno
share-group = Aggiungi a un gruppo
share-offer = Qualcuno ha condiviso questo monitoraggio. Se lo aggiungi, i suoi avvisi arrivano in questa chat.
share-replaces = Sostituisce la tua regola: { $rule }
share-add = Aggiungi monitoraggio
share-copy = Copia per me
share-added = Aggiunto: { $title }
share-added-own = Gli avvisi arrivano nei tuoi messaggi diretti con me.
share-own-closed = Non riesco a scriverti in privato, quindi non ho aggiunto niente. Permetti i messaggi diretti e premi di nuovo.
share-there = Questa chat ha già proprio questo monitoraggio.
share-cut = Questo link è incompleto o è stato modificato. Apri il link intero.
share-gone = Questo link non vale più. Chiedine uno nuovo.

## What is typed behind the bot’s name in another chat

help-inline = In qualsiasi altra chat scrivi { $name } e una squadra o un giocatore: da lì puoi inviare le quote.
inline-open = Apri il bot
inline-none = Nessuna partita con questo nome: apri il bot
inline-note = { $start } · { $prices }
inline-no-odds = Le quote sono nel bot.
inline-watch = Quote e avvisi

## Alerts

event-started = Iniziata. Quote di chiusura, senza margine:
event-started-none = Iniziata. Nessun bookmaker aveva quote.
event-soon = Inizio: { $start }. Quote eque ora:
event-soon-none = Inizio: { $start }. Nessun bookmaker ha quote.
event-watch-live = Segui live
event-line-moved = { $selection } { $from } → { $to }
event-line-still = { $selection } { $to }
event-line-since = prime quote: { $since }
event-watch-ended = questo monitoraggio è finito
event-line-age = aggiornate { $age }
event-silent = { $title }: nessuna nuova quota (ultime: { $since }); i suoi avvisi sono in attesa
event-moved = { $title }: nuovo orario { $start } (prima: { $before })
event-postponed = { $title } è stata rinviata a data da destinarsi; il suo monitoraggio continua
event-back-on = { $title } si gioca comunque: { $start }
event-called-off = { $title } è stata annullata; il suo monitoraggio è finito
event-missing = { $title } non è più in elenco; il suo monitoraggio è finito
event-other-teams = Il servizio quote ora indica questa partita come { $title }. I monitoraggi ripartono da capo con le prossime quote
event-checked-less = { $because ->
    [watches] I monitoraggi sono aumentati, quindi controllo le tue partite meno spesso di quanto promesso.
    [people] Si consultano più quote, quindi controllo le tue partite meno spesso di quanto promesso.
    [others] Qualcos’altro usa la chiave del servizio quote, quindi controllo le tue partite meno spesso di quanto promesso.
    [spent] Il limite del servizio quote è esaurito (rinnovo: { $until }). Prima non posso controllare le tue partite.
    [empty] Il limite del servizio quote è esaurito. Non posso controllare le tue partite finché non si rinnova.
   *[end] Del limite del servizio quote resta poco, quindi controllo le tue partite meno spesso di quanto promesso.
  }
event-credits = { $rest ->
    [out] Il limite del servizio quote è esaurito (rinnovo: { $end }).
   *[other] Limite del servizio quote: già usato { $used }.
  }
event-credits-rest = { $rest ->
    [dry] A questo ritmo finisce prima del rinnovo ({ $dry } invece di { $end }).
   *[lasts] A questo ritmo dura fino al rinnovo: { $end }.
  }
event-credits-advice = { $because ->
    [others] Qualcos’altro usa la chiave. Una tutta mia durerebbe di più.
   *[watches] Con meno monitoraggi o un piano più grande, basta.
  }
event-topic-gone = L’argomento degli avvisi non c’è più: da adesso arrivano qui. Vedi /watches.
event-chat-barred = Ora non posso scrivere { $named ->
    [true] nella chat { $chat }
   *[other] in una chat dove hai impostato avvisi
  }: { $lack ->
    [view] non la vedo
    [locked] il thread è bloccato o archiviato
    [closed] l’argomento è chiuso
    [kind] lì si aprono solo thread, non si inviano messaggi
   *[write] non posso inviare messaggi lì
  }. I monitoraggi continuano e gli avvisi sono in attesa: riprovo a ogni nuovo avviso, e ogni ora.
event-chat-gone =
    Non posso più scrivere { $named ->
    [true] nella chat { $chat }
       *[other] in una chat dove hai impostato avvisi
      }: { $loss ->
    [removed] mi hanno rimosso
       *[unknown] non la trovo più
      }. { $watches ->
    [one] Il suo monitoraggio riprende da solo se ci torno in tempo. Lo conservo fino a questa data: { $until }.
       *[other] I suoi { $watches } monitoraggi riprendono da soli se ci torno in tempo. Li conservo fino a questa data: { $until }.
      }
event-chat-deleted = È stata eliminata { $named ->
    [true] la chat { $chat }
   *[other] una chat dove hai impostato avvisi
  }. { $watches ->
    [one] Il suo monitoraggio non invia più nulla e sarà cancellato ({ $until }).
   *[other] I suoi { $watches } monitoraggi non inviano più nulla e saranno cancellati ({ $until }).
  }

alert-heading-many = { $count ->
    [one] Movimento in { $count } partita
   *[other] Movimento in { $count } partite
  }
alert-heading-digest = { $count ->
    [one] Riepilogo del giorno: movimento in { $count } partita
   *[other] Riepilogo del giorno: movimento in { $count } partite
  }
alert-selection = { $market }: { $selection }
alert-subject = { $title }: { $selection }
alert-way = { $subject } { $from } → { $to }
alert-where = { $of ->
    [own] La tua quota migliore: { $books }
    [yours] Su { $books }, rispetto alla tua quota
    [book] Su { $books }
    [fair] Quota equa
    [fair-best] Quota equa; la migliore è { $best } su { $books }
   *[best] Miglior quota: { $books }
  }
alert-one-book = solo { $book }
alert-margin-only = si è mosso solo il margine
alert-books = { $all ->
    [yes] { $books ->
        [2] entrambi i book
       *[other] tutti i { $books } book
      }
   *[no] { $same } book su { $books }
  }
alert-peak = nel frattempo { $value }
alert-more = { $count ->
    [one] un altro movimento
   *[other] altri { $count } movimenti
  }
alert-limit = 🎯 { $subject } { $price }{ $of ->
    [fair] {" "}equa
    [unnamed] {""}
   *[book] {" "}su { $book }
  }
alert-limit-yours = Il tuo limite: { $limit } o { $side ->
    [at_least] più
   *[at_most] meno
  }
alert-limit-fair = quota equa { $fair }
alert-limit-done = { $count ->
    [1] Questo avviso di quota è concluso.
   *[other] Questi avvisi di quota sono conclusi.
  }
alert-gap = { $subject } { $gap }
  Modello { $model }, book { $market }
alert-gap-closed = { $subject } { $gap }
  Scarto rientrato, prima { $was } · Modello { $model }, book { $market }
alert-posted = { $title }: prime quote { $prices }
alert-alone = ! isolata, { $points ->
    [one] { $points } pp di distanza
   *[other] { $points } pp di distanza
  }
alert-unsound = ! margine { $margin }, esclusa
alert-noticed = Rilevato { $age }
alert-held-barred = Rimasto in attesa mentre non potevo scrivere qui
alert-held-quiet = Rimasto in attesa: ore di silenzio
alert-held-mute = Rimasto in attesa: silenziato
alert-held-break = Rimasto in attesa: pausa dal gioco
alert-held-digest = Rimasto in attesa del riepilogo
alert-held-flood = In attesa: limite all’ora
alert-away = Di nuovo online. Senza quote: { $from } – { $to }
alert-came-back = { $count ->
    [one] Un’altra quota è tornata indietro
   *[other] Altre { $count } quote sono tornate indietro
  }
alert-details = Dettagli
alert-bet = Ho scommesso
alert-mute = Silenzia
alert-less = Meno avvisi
alert-less-all = Alza tutte le soglie
cap-reached = Limite di { $count } all’ora: il resto arriva alle { $until }
cap-points = Solo da { $amount } pp in su
held-heading = In attesa
held-row = { $because ->
    [flood] Limite all’ora
    [digest] Riepilogo del giorno
    [mute] Silenziati
    [break] Pausa dal gioco
    [approval] Da approvare
   *[quiet] Ore di silenzio
  }: { $count ->
    [0] avvisi in attesa
    [one] { $count } avviso in attesa
   *[other] { $count } avvisi in attesa
  } (fine: { $until })
held-muted = Silenziati: { $count ->
    [0] avvisi in attesa
    [one] { $count } avviso in attesa
   *[other] { $count } avvisi in attesa
  }
held-barred =
    Nessun permesso di scrivere qui: { $count ->
    [one] { $count } avviso in attesa
       *[other] { $count } avvisi in attesa
      }; nuovo tentativo alle { $until }
held-away = Dopo un periodo senza quote: { $count ->
    [one] { $count } avviso in attesa
   *[other] { $count } avvisi in attesa
  } finché non ricontrollo tutte le partite seguite
alert-why = Perché?

## /card

command-card = Scheda live: un messaggio che si aggiorna da solo
    .match = Una squadra, due squadre o #numero; senza, le schede di questa chat
    .live = La parola live: anche durante la partita
    .example = /card { $match }
command-name-card = scheda
# As in English.
option-name-live = live
cards-heading = Schede live
cards-none = Qui non ce n’è nessuna. Una scheda live è un messaggio su una partita che si aggiorna da solo: /card e una squadra.
cards-stop = Ferma { $title }
card-begun = { $title }: la scheda live arriva subito sotto.
card-renewed = { $title }: la scheda live si è spostata qui; quella sopra non si aggiorna più.
card-explained = { $until ->
    [start] Si aggiorna senza suono, al massimo una volta al minuto, fino all’inizio della partita.
   *[end] Si aggiorna senza suono, al massimo una volta al minuto, fino alla fine della partita.
  } Per fermarla, cancella il messaggio.
card-live = Anche live
card-stop = Ferma
card-again = Riattiva la scheda live
card-button = Scheda live
card-stopped = { $title }: la scheda live è chiusa.
card-none = { $title } qui non ha una scheda live.
card-limit = Questa chat ha già { $count } schede live, e non può averne di più. Prima fermane una.
card-title = 📌 { $title }
card-ended = { $why ->
    [started] Chiusa: la partita è iniziata
    [over] Chiusa: la partita è finita
    [called_off] Chiusa: la partita è stata annullata
    [missing] Chiusa: la partita non è più in elenco
    [renewed] Continua più sotto
   *[stopped] Fermata
  }
card-still = { $selection } { $price }
card-moved = { $selection } { $price } { $way ->
    [shorter] ▼
   *[longer] ▲
  } prima { $from }
card-age = Quote eque aggiornate { $age }
card-last = { $why ->
    [started] Quote eque di chiusura
   *[other] Le ultime quote eque
  }
card-since = movimenti (inizio: { $since })
card-no-odds = Ancora nessuna quota.

## /mute, /unmute, /snooze, /less

command-mute = Silenzia una partita, o tutti gli avvisi
    .match = Una squadra o #numero, oppure: tutto
    .for = Per quanto tempo, per esempio 3h, oppure: fino a lun 9:00
    .example = /mute { $match } 3h
command-name-mute = silenzia
option-name-for = durata
mute-done = { $title } è silenziata finché non la riattivi.
mute-done-until = { $title } è silenziata. Gli avvisi riprendono: { $time }.
mute-done-all = Tutti gli avvisi sono silenziati finché non li riattivi.
mute-done-all-until = Tutti gli avvisi sono silenziati. Riprendono: { $time }.
mute-what-match = Niente su questa partita fino ad allora. Poi un messaggio dice cosa vale ancora. I tuoi monitoraggi restano.
    .without-bets = Niente su questa partita fino ad allora. Poi un messaggio dice cosa vale ancora. I tuoi monitoraggi restano.
mute-what-all = Nessun avviso fino ad allora. Poi un messaggio dice cosa vale ancora. I tuoi monitoraggi restano.
    .without-bets = Nessun avviso fino ad allora. Poi un messaggio dice cosa vale ancora. I tuoi monitoraggi restano.
mute-which = Cosa vuoi silenziare?
mute-undo = Riattiva
mute-undo-all = Riattiva tutto
mute-drop = Scartali
mute-dropped = { $count ->
    [0] Non restava nulla da scartare.
    [one] { $count } avviso scartato. Le quote attuali sono il punto di partenza.
   *[other] { $count } avvisi scartati. Le quote attuali sono il punto di partenza.
  }
mute-for-1h = Per 1 ora
mute-for-8h = Per 8 ore
mute-for-1d = Per 1 giorno
mute-all-1h = Tutto per 1 h
mute-all-8h = Tutto per 8 h
mute-all-1d = Tutto per 24 h
mute-bad-duration = Non capisco per quanto tempo. Scrivi per esempio 3h, 2 giorni o fino a lun 9:00.

command-unmute = Riattiva gli avvisi silenziati
    .match = Una squadra o #numero, oppure: tutto
    .example = /unmute { $match }
command-name-unmute = riattiva
unmute-done = { $title } non è più silenziata. Quello che era in attesa arriva in un messaggio, se vale ancora.
unmute-done-all = Gli avvisi non sono più silenziati. Quello che era in attesa arriva in un messaggio, se vale ancora.
unmute-which = Quale partita vuoi riattivare?
unmute-not-muted = { $title } non è silenziata.
unmute-not-muted-all = Gli avvisi non sono silenziati. Singole partite possono esserlo: vedi /mute.

command-snooze = Posticipa gli avvisi e ricevili insieme
    .for = Per esempio 3h, fino a lun 9:00, mattina; oppure: no
    .example = /snooze fino a lun 9:00
command-name-snooze = posticipa

command-less = Meno avvisi: la soglia sale di un gradino
    .match = Una squadra o il numero di un monitoraggio, per esempio 2, oppure: tutto
    .example = /less { $match }
command-name-less = meno
less-done = { $title }: da adesso solo movimenti di { $threshold } o più.
less-done-gap = { $title }: da adesso solo scarti di { $threshold } o più.
less-undo = Annulla
less-no-threshold = Il monitoraggio di { $title } non ha nessuna soglia da alzare.
less-no-more = La soglia di { $title } è già al massimo.
less-which = Quale monitoraggio deve avvisare meno?
less-bets-edge = Da adesso ti avviso solo delle value bet con un vantaggio di almeno { $edge }.
less-bets-improvement = { $points ->
    [one] Da adesso ti avviso di nuovo di una value bet solo quando il suo vantaggio cresce di { $amount } pp.
   *[other] Da adesso ti avviso di nuovo di una value bet solo quando il suo vantaggio cresce di { $amount } pp.
  }
less-bets-larger-edge = Solo vantaggi più alti
less-bets-larger-improvement = Solo miglioramenti maggiori
less-bets-no-more = Questo monitoraggio di value bet ha già la soglia più alta: { $filter }.
less-all = Tutti
less-all-from = Da adesso solo movimenti di { $threshold } o più.
less-all-done = { $count ->
    [0] Non c’era nessuna soglia da alzare.
    [one] { $count } monitoraggio ha ora una soglia più alta.
   *[other] { $count } monitoraggi hanno ora una soglia più alta.
  }

## /log and /why

command-log = Gli ultimi avvisi di questa chat, anche quelli non inviati
command-why = Perché l’ultimo avviso è arrivato, o no

decision-sent = inviato
decision-sent-reminder = inviato: il promemoria
decision-sent-started = inviato: le quote di chiusura
decision-sent-silent = inviato: non ci sono nuove quote
decision-sent-moved = inviato: la partita è stata spostata
decision-sent-called-off = inviato: la partita è stata annullata
decision-sent-missing = inviato: la partita non è più in elenco
decision-dropped-reminder = non inviato in tempo: il promemoria
decision-dropped-started = non inviato in tempo: le quote di chiusura
decision-dropped-silent = non inviato in tempo: l’avviso che non c’erano nuove quote
decision-dropped-moved = non inviato in tempo: la partita era stata spostata
decision-dropped-called-off = non inviato in tempo: la partita era stata annullata
decision-dropped-missing = non inviato in tempo: la partita non era più in elenco
decision-unknown = inviato, ma non si sa se è arrivato
decision-unknown-sent-again = forse inviato: nessuna risposta, quindi l’ho rimesso in coda
decision-failed = non inviato: il messaggio è stato rifiutato
decision-withdrawn = non inviato: la quota è tornata indietro
decision-dropped = non inviato
decision-dropped-came-back = non inviato: la quota è tornata indietro
decision-dropped-match-over = non inviato: la partita era finita
decision-dropped-no-board = non inviato: mancavano le quote per il confronto
decision-dropped-armed = non inviato: la quota è tornata indietro, ti avviso la prossima volta che raggiunge il limite
decision-dropped-muted = non inviato: scartato mentre era silenziato
decision-dropped-information-only = non inviato: la chat è in modalità solo informazioni
decision-dropped-refused = non inviato: la bozza è stata scartata
decision-dropped-not-approved = non inviato: nessuno l’ha approvato in tempo
decision-dropped-nothing-to-compare = non inviato: nessun bookmaker per il confronto, quindi sono ripartito da capo
decision-ended = il monitoraggio è finito
decision-ended-match-started = il monitoraggio è finito all’inizio della partita
decision-ended-match-over = il monitoraggio è finito con la partita
decision-ended-match-missing = il monitoraggio è finito: il servizio quote non conosce più la partita
decision-sent-bet-appeared = inviato: una nuova value bet
decision-sent-bet-improved = inviato: una value bet migliorata
decision-sent-bet-gone = messaggio aggiornato: la value bet non c’è più
decision-sent-bet-back = messaggio aggiornato: la value bet è tornata
decision-withdrawn-bet-gone = non inviato: la value bet non c’era già più
decision-withdrawn-bet-small = non inviato: il vantaggio era ormai troppo piccolo
decision-withdrawn-bet-worse = non inviato: il vantaggio è ridisceso
decision-match-forgotten = una partita passata

log-heading = Registro
log-row-move = { $selection } { $from } → { $to }
log-row-gap = { $selection } { $gap }
log-row-bet = { $offer } · { $edge }
log-none = Qui non c’è ancora nessun avviso.

why-decided = { $time }: { $decision }.
why-rule = Regola
why-way = { $from } → { $to } senza margine, probabilità { $fromChance } → { $toChance }
why-way-quoted = { $from } → { $to }
why-gap = scarto { $before } → { $gap }: modello { $fromModel } → { $model }, book { $fromMarket } → { $market }
why-gap-first = scarto { $gap }: modello { $model }, book { $market }
why-baseline = Confronto con
why-baseline-created = { $time }, quando hai impostato il monitoraggio
why-baseline-first-board = { $time }, le prime quote dopo aver impostato il monitoraggio
why-baseline-told = { $time }, l’avviso precedente
why-baseline-dropped = { $time }, un avviso che non si è potuto inviare
why-baseline-restarted = { $time }, quando sono subentrati altri bookmaker
why-baseline-resumed = { $time }, quando è finita la pausa
why-baseline-unmuted = { $time }, quando hai scartato gli avvisi in attesa
why-baseline-by-rule = { $time }, da qui conta la regola
why-age = Quote aggiornate
why-changed = Quota cambiata
why-seen = Rilevata
why-sent = Inviato
why-later = { $time }, { $length } dopo
why-books-same = Si sono mossi nella stessa direzione ({ $count } su { $books }):
why-books-other = Non si sono mossi in quella direzione ({ $count } su { $books }):
why-book = { $book } { $from } → { $to }
why-book-still = { $book } { $price }
why-book-others = { $book } { $price }, secondo le sue altre quote
why-book-unnamed = un bookmaker senza nome
why-quiet = Non avresti ricevuto l’avviso con una soglia di { $threshold } o più.
why-quiet-limit = { $side ->
    [at_least] Non avresti ricevuto l’avviso con un limite sopra { $price }.
   *[at_most] Non avresti ricevuto l’avviso con un limite sotto { $price }.
}
why-quiet-gap = Non avresti ricevuto l’avviso con una soglia di { $threshold } o più.
why-gap-closed = Avevi già ricevuto l’avviso di questo scarto. Si considera rientrato a { $points } o meno.
why-gap-not = La regola avvisa di scarti di { $threshold } o più, e di quando rientrano.
why-one-book = Si è mosso un solo bookmaker.
why-margin-only = È cambiato solo il margine: la quota equa è rimasta ferma.
why-not-reached = La quota si era mossa di { $moved }; la regola chiede { $threshold }.
why-not-met = La quota si era mossa di { $moved }, ma non come chiede la regola.
why-bet = { $offer }: quota del modello { $fair }, probabilità { $chance }, vantaggio { $edge }.
    .without-list = { $offer }: quota equa { $fair }, probabilità { $chance }, vantaggio { $edge }.
why-bet-grown = { $offer }: quota del modello { $fair }, probabilità { $chance }, vantaggio { $edge } ({ $before } all’avviso precedente).
    .without-list = { $offer }: quota equa { $fair }, probabilità { $chance }, vantaggio { $edge } ({ $before } all’avviso precedente).
why-bet-age = Elenco rilevato
why-bet-others = { $selection } su altri bookmaker (quote aggiornate: { $time }):
why-bet-no-others = In quel momento non avevo le quote degli altri bookmaker, e il servizio quote non dice quali ha confrontato.
why-bet-quiet = Non avresti ricevuto l’avviso con un vantaggio minimo di { $edge } o più.
why-bet-quiet-improvement = { $points ->
    [one] Non avresti ricevuto l’avviso se il vantaggio avesse dovuto crescere di { $amount } pp o più.
   *[other] Non avresti ricevuto l’avviso se il vantaggio avesse dovuto crescere di { $amount } pp o più.
  }
why-which = Quale partita?
why-button = Perché: { $title }
why-none = Qui non c’è ancora stato nessun avviso, quindi non c’è niente da spiegare.
why-unknown = Questo non lo so più. Le decisioni restano 30 giorni; sono nel registro.

## /score

# As in English.
command-score = Come sono andati avvisi e value bet rispetto alla chiusura
    .without-bets = Come sono andati gli avvisi rispetto alla chiusura
    .what = Vuoto per questa chat; bot per tutte le chat insieme
    .example = /score bot
score-heading-chat = Bilancio: questa chat
score-heading-bot = Bilancio: tutte le chat
score-button = Bilancio
score-button-bot = Tutte le chat
score-button-chat = Questa chat
score-bad-word = Scrivi /score per questa chat, oppure /score bot per tutte le chat insieme.
score-none = Ancora nessun bilancio: nessun avviso degli ultimi { $days } giorni ha una quota di chiusura.
score-alerts = Avvisi
score-alerts-count = { $count ->
    [one] { $count } avviso
   *[other] { $count } avvisi
  } su { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
  }
score-on = Movimento proseguito: { $share } ({ $low }–{ $high })
score-rest = Fermo: { $even } · tornato indietro: { $bad }
score-moved = Spostamento: { $points } pp (da { $low } a { $high })
score-too-few = Troppo poche per dirlo: servono almeno { $least } partite.
score-by-grade = Per regola
score-by-lead = In base al tempo prima dell’inizio
score-by-sport = Per sport
score-by-source = Per quota seguita
score-row = { $group } · { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
  }
  { $share } ({ $low }–{ $high }) · { $points } pp
score-row-too-few = { $group } · { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
  }: pochi dati
score-other = altro
score-grade-calm = calma
score-grade-normal = normale
score-grade-sharp = sensibile
score-grade-limit = limite
score-grade-gap = scarto dal modello
score-lead-under-3h = meno di 3 ore
score-lead-under-24h = da 3 a 24 ore
score-lead-longer = oltre 24 ore
score-source-consensus = quota equa
score-source-best = miglior quota
score-source-own = i miei bookmaker
score-source-model = modello
score-bets = Value bet
score-bets-count = { $count ->
    [one] { $count } value bet
   *[other] { $count } value bet
  } su { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
  }
score-bets-edge = Vantaggio all’avviso: { $edge }
score-bets-closing = Alla chiusura: { $value } (da { $low } a { $high })
score-bets-better = Sopra la quota equa: { $share } ({ $low }–{ $high })
score-predictions = Previsioni
score-matches = { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
  }
score-predictions-towards = Quote andate verso il modello: { $share } ({ $low }–{ $high })
score-predictions-off = Distanza dalla chiusura: modello { $model } pp, book { $market } pp
score-predictions-close = Chius.
score-predictions-count = Esiti
score-explained-predictions = Verso il modello: sull’esito in cui, al primo confronto, si staccava di più dai book. In tabella: le probabilità medie del modello e quelle della chiusura.
score-explained = Ultimi { $days } giorni, fino alla quota di chiusura; più avvisi sulla stessa partita contano come uno. Tra parentesi: dove sta il valore vero con il 95% di confidenza.
score-explained-alerts = Proseguito: 0,5 pp o più nella stessa direzione; dopo uno scarto, verso il modello. Spostamento: di quanto si è mossa ancora la quota (mediana).
score-explained-bets = Alla chiusura: quanto valeva la quota secondo la quota equa all’inizio.
score-sentence =
    Avvisi con una regola così, in tutte le chat, con movimento proseguito fino alla chiusura: { $share } ({ $low }–{ $high }), { $matches ->
    [one] { $matches } partita
       *[other] { $matches } partite
      }.

## /fighters, /fighter, /teams, /team, /leagues

command-fighters = I fighter delle MMA e i loro record
    .words = Un nome o una parte del nome
    .example = /fighters
command-fighter = Un fighter: record e prossimo incontro
    .fighter = Il nome di un fighter
    .example = /fighter { $fighter }
command-teams = Le squadre e quando giocano
    .words = Un nome o una parte del nome
    .example = /teams
command-team = Una squadra: partite in corso e prossime
    .team = Il nome di una squadra
    .example = /team { $team }
command-leagues = I campionati e le loro partite
    .sport = Uno sport, o il nome di un campionato
    .example = /leagues calcio

fighters-heading = Fighter
fighters-all = I fighter
fighter-record = Vittorie-sconfitte-pareggi
fighter-weight = Categoria di peso
fighter-country = Paese
weight-strawweight = Pesi paglia
weight-flyweight = Pesi mosca
weight-bantamweight = Pesi gallo
weight-featherweight = Pesi piuma
weight-lightweight = Pesi leggeri
weight-welterweight = Pesi welter
weight-middleweight = Pesi medi
weight-light-heavyweight = Pesi mediomassimi
weight-heavyweight = Pesi massimi
teams-heading = Squadre
teams-all = Le squadre
leagues-heading = Campionati
leagues-all = I campionati
leagues-matches = { $count ->
    [0] nessuna partita ora
    [one] { $count } partita
   *[other] { $count } partite
  }
# As in English.
league-sport = Sport

named-found = Trovati con «{ $words }»:
named-near = Non c’è niente che si chiami «{ $words }». Intendevi uno di questi?
named-none = Non trovo niente con «{ $words }». Prova con una parola del nome, o scorri un elenco:
named-many = Quale intendi?
named-more = Ci sono più nomi di quanti ce ne stiano qui. Aggiungi un’altra parola.
named-fitting = Tutti i risultati
named-watch = Segui tutte
named-empty = Al momento il servizio quote non ne ha.
named-matches = Partite
named-match = { $start } · { $title }
named-no-matches = Al momento nessuna partita in elenco.
named-age = Elenco aggiornato { $age }.
refuse-missing-name = Dimmi un nome, per esempio: { $example }

## /search

command-search = Cerca partite, squadre, campionati, fighter
    .without-fighters = Cerca partite, squadre e campionati
    .words = Una parte qualsiasi di un nome, in qualsiasi alfabeto
    .example = /search { $team }
search-teams = Squadra: { $name }
search-leagues = Campionato: { $name }
# As in English.
search-fighters = Fighter: { $name }
search-partly = Adesso non ho potuto caricare alcuni elenchi, quindi può esserci altro.

## /bookmakers and /bonuses

command-bookmakers = I bookmaker per valutazione
    .book = Un bookmaker, per sapere com’è; senza, tutti
    .example = /bookmakers
bookmakers-unknown = Non conosco nessun bookmaker «{ $words }».
bookmaker-rating = Valutazione: { $rating }
bookmaker-matches = { $matches ->
    [one] In { $matches } partita con quote adesso:
   *[other] In { $matches } partite con quote adesso:
  }
bookmaker-margin = Margine: { $margin }
bookmaker-best = Miglior quota: { $share } ({ $best } su { $prices })
bookmaker-aside = Escluse: { $share }{ $late ->
    [0] {""}
   *[other] , in ritardo { $late }
  }
bookmaker-no-boards = Adesso non ho quote di questo bookmaker.
bookmaker-margin-title = Margine
bookmaker-best-title = Migliori
bookmaker-explained = Mercati dell’esito finale e del vincente. Miglior quota: nessun bookmaker ne ha una più alta. Escluse: lontane dalle altre, o con un margine impossibile. In ritardo: ha saltato un aggiornamento.
bookmakers-heading = Bookmaker
bookmakers-rating = { $rating } su { $max }
bookmakers-note = Le valutazioni sono del servizio quote, aggiornate { $age }.
command-bonuses = Offerte dei bookmaker per i nuovi clienti (18+)
bonuses-heading = Bonus
bonuses-off = Qui i bonus sono nascosti finché non li attivi.
bonuses-off-group = In questo gruppo i bonus sono nascosti finché un amministratore non li attiva.
bonuses-adults = Solo per maggiorenni (18+). Un bonus ha condizioni: prima leggile, e non puntare mai quello che non puoi perdere.
bonuses-turn-on = Ho almeno 18 anni: mostra
bonuses-turn-off = Nascondi i bonus

## /fair

command-fair = Togli il margine da qualsiasi quota
    .prices = Da 2 a 20 quote di un mercato: 1,90 3,50 4,20
    .method = potenza (predefinito), proporzionale o shin
    .example = /fair 1,90 3,50 4,20
fair-heading = Quote eque
fair-price = Quota
fair-spread-column = ±
fair-margin = Margine { $margin }: ritorno medio sulla puntata { $payback }.
fair-margin-below = Margine { $margin }: insieme queste quote hanno un ritorno del { $payback }, più di quanto si punta.
fair-doubt = Non è un margine normale. Sono le quote di tutti gli esiti di un solo mercato?
fair-method = Metodo: { $method }
fair-method-power = potenza
fair-method-proportional = proporzionale
fair-method-shin = Shin
fair-spread = ±: di quanto differiscono, in pp, le probabilità con i metodi potenza, proporzionale e Shin.
fair-missing = Scrivi le quote di tutti gli esiti di un mercato, per esempio: { $example }
fair-too-few = Una quota non basta: servono quelle di tutti gli esiti di un mercato, per esempio: { $example }
fair-too-many = Sono troppe: ne prendo fino a { $count }, per esempio: { $example }
fair-not-a-price = «{ $price }» non è una quota che so leggere. Scrivi 1,90 (o 1.90), 11/8, +150 oppure 52,6%.
fair-bad-method = Non conosco il metodo «{ $method }». Ci sono potenza, proporzionale e shin.

## /settings

command-settings = Lingua, fuso, formato quote, bookmaker
    .change = Cosa cambiare, per esempio: fuso roma
    .role = Ruolo da menzionare negli avvisi qui
    .example = /settings fuso roma
settings-heading = Impostazioni
settings-heading-group = Impostazioni di questa chat
settings-topic-local = Lingua e ora
settings-saved = ✓ { $setting }: { $value }
settings-back = ‹ Tutte le impostazioni
settings-not-a-choice = «{ $value }» qui non è una scelta possibile.
settings-near = Quale di questi intendi con «{ $value }»?
settings-name-language = Lingua
settings-name-zone = Fuso orario
settings-name-format = Formato delle quote
settings-name-threshold = Soglia
settings-name-books = I miei bookmaker
settings-name-sharp = Bookmaker di riferimento
settings-name-density = Dettaglio
settings-name-theme = Grafici
settings-name-tables = Tabelle
settings-name-quiet = Ore di silenzio
settings-name-digest = Riepilogo del giorno
settings-name-fixtures = Partite del giorno
settings-name-hourly = Limite all’ora
settings-name-reminder = Promemoria
settings-name-members = Aggiunta monitoraggi
settings-name-bonuses = Bonus
settings-name-information = Solo informazioni
settings-name-publish = Pubblicazione
settings-name-footer = Firma
settings-name-threads = Thread
settings-name-ping = Menzioni
settings-what-language = La lingua delle risposte e degli avvisi.
settings-what-zone = Vale per gli orari d’inizio e stabilisce quando è «oggi». Un’altra città? Per esempio: /settings fuso roma
settings-zone-hint = Non sei in UTC? Scrivi la tua città, per esempio: /settings fuso roma
settings-what-format = Come si scrivono le quote. Queste sono tutte la stessa:
settings-what-threshold = Di quanto deve muoversi una quota perché io ti avvisi, per i nuovi monitoraggi senza una soglia propria. Un’altra? Per esempio: /settings soglia 4pp
settings-what-books = I bookmaker dove hai un conto. Migliori quote, vantaggi e limiti saranno i loro; quote eque, probabilità e movimenti vengono sempre da tutti.
settings-what-sharp = Il bookmaker o l’exchange le cui quote eque fanno da riferimento per le value bet. Senza, confronto ogni quota con le quote eque di tutti gli altri bookmaker.
settings-what-density = Quanto dettaglio mostra /odds.
settings-what-theme = Lo sfondo dei grafici. Normale: chiaro su Telegram, scuro su Discord.
settings-what-tables = Indica se quote, partite e value bet arrivano come tabelle di Telegram. Una versione vecchia dell’app mostra invece l’invito ad aggiornarla.
    .without-bets = Indica se quote e partite arrivano come tabelle di Telegram. Una versione vecchia dell’app mostra invece l’invito ad aggiornarla.
settings-what-quiet = Nelle ore di silenzio gli avvisi restano in attesa e poi arrivano in un solo messaggio, oppure arrivano senza suono. I grandi movimenti possono passare comunque. Altre ore? Per esempio: /settings silenzio 23:30-07:15
settings-what-digest = Un messaggio al giorno con tutto quello che si è mosso, invece di avvisi immediati. Un altro orario? Per esempio: /settings riepilogo 07:30. Per averlo prima, scrivi /digest adesso.
settings-what-fixtures = Un messaggio al giorno con le partite di tutto quello che si segue qui e le loro quote migliori. Un altro orario? Per esempio: /settings partite del giorno 9:00
settings-what-hourly = Quanti messaggi con avvisi possono arrivare in un’ora. Gli altri arrivano insieme in un messaggio appena c’è posto. Non contano gli avvisi di quota, i promemoria e gli avvisi in attesa per un altro motivo.
settings-what-reminder = Quando ricordarti una partita seguita prima che inizi, con i movimenti delle sue quote. Le quote di chiusura arrivano comunque all’inizio e chiudono il monitoraggio, a meno che la regola non dica live. I monitoraggi di una squadra, un campionato o uno sport le mandano solo con i promemoria attivi.
settings-what-members = Chi può aggiungere monitoraggi in questa chat. I membri possono togliere solo quelli che hanno aggiunto.
settings-what-bonuses = Indica se /bonuses mostra le offerte dei bookmaker in questa chat. Solo per maggiorenni.
settings-what-information = Le quote e come si muovono, e niente su cosa giocare: niente value bet, niente avvisi sulle migliori quote, niente puntate.
    .without-bets = Le quote e come si muovono, e niente su cosa giocare: niente avvisi sulle migliori quote, niente puntate.
settings-what-publish = Indica se gli avvisi arrivano subito o solo dopo l’approvazione di chi gestisce questa chat.
settings-what-footer = Una riga tua alla fine di ciò che pubblico qui: avvisi, schede, partite del giorno. Scrivila, per esempio: /settings firma Il club dei tifosi
settings-what-threads = Indica se gli avvisi vanno in thread separati (su Telegram: argomenti), uno per campionato o uno per partita.
settings-what-ping = Un ruolo che gli avvisi menzionano qui: sceglilo con l’opzione ruolo di /settings. Per essere l’unica persona menzionata, e per una sola partita, premi «Menzionami» sotto un avviso.
settings-threshold-auto = Normale per lo sport
settings-language-auto = Come nell’app
settings-format-decimal = Decimale { $example }
settings-format-fractional = Frazionario { $example }
settings-format-american = Americano { $example }
# As in English.
settings-format-hongkong = Hong Kong { $example }
settings-format-percent = Percentuale { $example }
settings-books-all = Tutti i bookmaker
settings-sharp-others = Tutti gli altri bookmaker
settings-books-more = { $shown } e { $count ->
    [one] un altro
   *[other] altri { $count }
  }
settings-books-none = Al momento nessun bookmaker in elenco.
settings-books-chosen = { $count ->
    [one] { $count } bookmaker scelto.
   *[other] { $count } bookmaker scelti.
  }
settings-density-short = Breve
settings-density-normal = Normale
settings-density-full = Completo
settings-theme-auto = Normale
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-tables-on = Di Telegram
settings-tables-off = Come testo
settings-quiet-other-days = Altri giorni? Per esempio: { $command } ven sab
settings-quiet-off = Disattivate
settings-now = Adesso: { $value }
settings-turn-on = Attiva
settings-turn-off = Disattiva
settings-quiet-daily = ogni giorno
settings-quiet-hold = { $from }–{ $to }, { $days }: avvisi in attesa
settings-quiet-silent = { $from }–{ $to }, { $days }: senza suono
settings-quiet-mode-hold = In attesa
settings-quiet-mode-silent = Senza suono
settings-quiet-through-none = Senza eccezioni
settings-quiet-through-times = Tranne da { $times }× la soglia
settings-quiet-through-points = Tranne da { $points } pp in su
settings-digest-off = Avvisi immediati
settings-digest-at = { $time }
settings-fixtures-off = Disattivate
settings-fixtures-example = /settings partite del giorno 9:00
digest-now-button = Riepilogo adesso
digest-now-done = Quello che era in attesa arriva adesso: { $count ->
    [one] { $count } avviso, se vale ancora.
   *[other] { $count } avvisi, quelli che valgono ancora.
  }
digest-now-none = Nessun avviso in attesa. I nuovi arrivano come impostato.
hourly-off-done = Non c’è più un limite di messaggi all’ora.
hourly-done = { $count ->
    [one] In un’ora arriva al massimo { $count } messaggio con avvisi.
   *[other] In un’ora arrivano al massimo { $count } messaggi con avvisi.
  }
settings-hourly-off = Nessun limite
settings-hourly-at-most = { $count ->
    [one] { $count } messaggio
   *[other] { $count } messaggi
  }
settings-reminder-off = Nessuno
settings-reminder-on = { $minutes ->
    [60] 1 ora prima dell’inizio
    [120] 2 ore prima dell’inizio
   *[other] { $minutes } minuti prima dell’inizio
  }
settings-members-on = Tutti i membri
settings-members-off = Solo amministratori
settings-bonuses-on = Visibili
settings-bonuses-off = Nascosti
settings-information-on = Attivo
settings-information-off = Non attivo
settings-publish-once = Subito
settings-publish-approve = Dopo approvazione
settings-publish-nobody = Le bozze arrivano a chi gestisce questa chat dalla sua chat privata con me. Prima deve scrivermi lì: { $example }
settings-footer-none = Nessuna
settings-footer-remove = Toglila
settings-footer-too-long = Troppo lunga: al massimo { $most } caratteri.
settings-threads-off = Tutto nella chat
settings-threads-league = Uno per campionato
settings-threads-match = Uno per partita
settings-ping-off = Nessuno
settings-ping-everyone = Così verrebbero menzionati tutti. Scegli un ruolo che prende solo chi vuole questi avvisi.
settings-ping-silent = Non posso ancora menzionare { $role }: nelle impostazioni del server permetti a tutti di menzionare il ruolo, o dammi il permesso di menzionare tutti i ruoli.
settings-ping-no-right = { $role } può essere menzionato solo da chi qui può menzionare tutti i ruoli, e tu non puoi. Scegli un ruolo che tutti possono menzionare, o chiedi a chi può.
settings-ping-gone = { $role } non esiste più, quindi non viene menzionato nessuno. Scegli un altro ruolo.
ping-me = Menzionami
ping-stop = Non menzionarmi più
ping-on = Ti menziono qui in ogni avviso su { $title }, finché la partita non è finita.
ping-off = Non ti menziono più negli avvisi su { $title }.
ping-full = Menzioni per { $title }: sono già { $count }, in un messaggio non ce ne stanno altre.
thread-trouble-no-topics = Gli avvisi restano nella chat: questo gruppo non ha argomenti.
thread-trouble-manage-topics = Gli avvisi restano nella chat: non posso gestire gli argomenti.
thread-trouble-no-threads = Gli avvisi restano nella chat: questo canale non può avere thread.
thread-trouble-create-threads = Gli avvisi restano nella chat: non posso creare thread qui.
thread-trouble-demands-tag = Gli avvisi restano nella chat: il forum richiede un tag e non posso né usarne né crearne uno.
thread-trouble-write = Gli avvisi restano nella chat: non posso scrivere nei thread.
thread-trouble-too-many = Gli avvisi restano nella chat: qui ci sono troppi thread aperti.
thread-trouble-other = Gli avvisi restano nella chat: non ho potuto aprire nessun thread.
# As in English.
thread-title = { $title } · { $time }
thread-first = Gli avvisi di questa partita arrivano qui.

## Cities: what time zones are called

city-africa-cairo = Il Cairo
city-africa-johannesburg = Johannesburg
city-africa-lagos = Lagos
city-america-bogota = Bogotà
city-america-chicago = Chicago
city-america-los-angeles = Los Angeles
city-america-mexico-city = Città del Messico
city-america-new-york = New York
city-america-sao-paulo = San Paolo
city-america-toronto = Toronto
city-asia-almaty = Almaty
city-asia-ashgabat = Ashgabat
city-asia-baku = Baku
city-asia-bishkek = Bishkek
city-asia-calcutta = Calcutta
city-asia-dubai = Dubai
city-asia-dushanbe = Dushanbe
city-asia-irkutsk = Irkutsk
city-asia-jerusalem = Gerusalemme
city-asia-kamchatka = Kamchatka
city-asia-krasnoyarsk = Krasnojarsk
city-asia-magadan = Magadan
city-asia-novosibirsk = Novosibirsk
city-asia-omsk = Omsk
city-asia-saigon = Ho Chi Minh
city-asia-shanghai = Shanghai
city-asia-tashkent = Tashkent
city-asia-tbilisi = Tbilisi
city-asia-tokyo = Tokyo
city-asia-vladivostok = Vladivostok
city-asia-yakutsk = Jakutsk
city-asia-yekaterinburg = Ekaterinburg
city-asia-yerevan = Erevan
city-australia-sydney = Sydney
city-atlantic-canary = Canarie
city-europe-athens = Atene
city-europe-berlin = Berlino
city-europe-bucharest = Bucarest
city-europe-chisinau = Chișinău
city-europe-copenhagen = Copenaghen
city-europe-helsinki = Helsinki
city-europe-istanbul = Istanbul
city-europe-kaliningrad = Kaliningrad
city-europe-kiev = Kiev
city-europe-london = Londra
city-europe-madrid = Madrid
city-europe-minsk = Minsk
city-europe-moscow = Mosca
city-europe-paris = Parigi
city-europe-prague = Praga
city-europe-riga = Riga
city-europe-rome = Roma
city-europe-samara = Samara
city-europe-tallinn = Tallinn
city-europe-vienna = Vienna
city-europe-vilnius = Vilnius
city-europe-warsaw = Varsavia
city-europe-zurich = Zurigo

## The first questions


## /status

command-status = Quante partite ho, e quanto sono aggiornati i dati
status-heading = Stato
status-well = Funziona tutto.
status-troubled = Qualcosa non funziona:
status-failing-refused = { $data }: il servizio quote rifiuta di rispondere (prima volta: { $since })
status-failing-unreachable = { $data }: nessuna risposta utile dal servizio quote (prima volta: { $since })
status-failing-misfit = { $data }: il servizio quote manda qualcosa che non capisco (prima volta: { $since })
status-failing-no-definition = { $data }: non so ancora leggerli, i miei gestori devono prima avviare la diagnosi
status-failing-key = { $data }: il servizio quote rifiuta la mia chiave (prima volta: { $since })
status-failing-spent = { $data }: ho esaurito il limite del servizio quote (prima volta: { $since })
status-failing-plan = { $data }: non rientra nel mio piano con il servizio quote (prima volta: { $since })
status-failing-wish = { $data }: il servizio quote non riconosce qualcosa nelle mie impostazioni (prima volta: { $since })
status-failing-spent-until = { $data }: crediti del servizio quote esauriti (rinnovo: { $until })
status-failing-busy = { $data }: il servizio quote vuole meno richieste (prima volta: { $since })
status-failing-busy-until = { $data }: il servizio quote non accetta richieste (ripresa: { $until })
status-full = Il mio disco è pieno (rilevato { $since }): non posso salvare niente e gli avvisi sono in attesa
status-platform-failing = { $platform ->
        [telegram] Telegram non accetta messaggi
        [discord] Discord non accetta messaggi
       *[other] I messaggi non passano
    } (rilevato { $since }). { $waiting ->
        [0] Nessun avviso in attesa.
        [one] { $waiting } avviso in attesa: arriverà quando tutto funziona di nuovo.
       *[other] { $waiting } avvisi in attesa: arriveranno quando tutto funziona di nuovo.
    }
status-database-away = Il database non risponde (prima volta: { $since }). Non posso salvare niente e gli avvisi sono in attesa finché non torna
status-clock-fast = { $seconds ->
    [one] L’orologio di questa macchina è avanti di { $seconds } secondo; ne tengo conto
   *[other] L’orologio di questa macchina è avanti di { $seconds } secondi; ne tengo conto
}
status-clock-slow = { $seconds ->
    [one] L’orologio di questa macchina è indietro di { $seconds } secondo; ne tengo conto
   *[other] L’orologio di questa macchina è indietro di { $seconds } secondi; ne tengo conto
}
status-paused = Il servizio quote ha chiesto una pausa; finisce { $until }
status-barred = Non posso scrivere in questa chat (rilevato { $since }): manca un permesso, o è chiusa. Gli avvisi sono in attesa; riprovo a ogni nuovo avviso, e ogni ora
status-barred-there = Non posso scrivere { $named ->
    [true] nella chat { $chat }
   *[other] in una chat dove hai impostato avvisi
  } (rilevato { $since }). I suoi avvisi sono in attesa; riprovo a ogni nuovo avviso, e ogni ora
status-barred-more = { $count ->
    [one] Non posso scrivere neanche in { $count } altra chat con i tuoi avvisi
   *[other] Non posso scrivere neanche in altre { $count } chat con i tuoi avvisi
  }
status-platform-paused = { $platform ->
        [telegram] Telegram
        [discord] Discord
       *[other] La piattaforma
    } ha chiesto una pausa; finisce { $until }. Fino ad allora gli avvisi sono in attesa
status-old = Partite seguite con quote non aggiornate: { $old } su { $watched }; i loro avvisi sono in attesa
status-without = Partite seguite ancora senza quote: { $without } su { $watched }
status-listed = Partite in elenco
status-in-play = Live adesso
status-watched = Partite seguite
status-checked = Controllo delle tue partite
status-checked-all = almeno ogni { $mostMinutes ->
    [1] minuto
   *[other] { $most }
  }
status-checked-some = almeno ogni { $mostMinutes ->
    [1] minuto
   *[other] { $most }
  }; nessuna promessa per quelle lontane dall’inizio
status-checked-none = frequenza non ancora garantita
status-push = Variazioni delle quote
status-push-up = il servizio quote le manda subito
status-push-gap = il servizio quote le manda subito; ultima interruzione: { $from }, durata: { $length }
status-push-down = Il servizio quote non mi manda le variazioni delle quote (prima volta: { $since }). Le chiedo io, e gli avvisi possono arrivare più tardi
status-pace = Richieste al servizio quote
status-pace-rate = { $per ->
    [hour] fino a { $rate } all’ora
    [day] fino a { $rate } al giorno
    [month] fino a { $rate } al mese
   *[minute] fino a { $rate } al minuto
  }
status-ages = Ultime risposte
status-age = { $data }: { $age }
status-refreshes = Il servizio aggiorna le quote ogni 15-30 minuti, e ogni 5 minuti durante una partita. Chiedo gli elenchi solo quando servono a qualcuno.
    .without-terms = Chiedo gli elenchi solo quando servono a qualcuno.
status-data-boards = Quote
status-data-matches = Partite
status-data-history = Storico delle quote
status-data-predictions = Previsioni
status-data-value-bets = Value bet
status-data-fighters = Fighter
status-data-teams = Squadre
status-data-leagues = Campionati
status-data-bookmakers = Bookmaker
status-data-bonuses = Bonus

## /about

command-about = Versione, condizioni dei dati, aiuto contro il gioco patologico
about-heading = Informazioni
about-version = Linewatch { $version }: software libero con licenza MIT. Non accetta scommesse e non ci guadagna niente.
about-data = I dati vengono da { $source }, che li offre gratis per ricerca, didattica e altri usi non commerciali, e solo con questa citazione.
    .without-terms = I dati vengono da { $source }.
about-data-simulated = I dati sono inventati dalla sandbox di Linewatch: nessuna squadra, bookmaker o quota è reale.
about-terms = Le quote possono essere in ritardo o sbagliate. Qui non trovi consigli di gioco.
age-and-help = 18+. Aiuto contro il gioco patologico: { $line }
help-line-gb = National Gambling Helpline, 0808 8020 133
help-line-ie = National Gambling Helpline, 1800 936 725
help-line-de = BIÖG, 0800 1 372 700
help-line-fr = Joueurs Info Service, 09 74 75 13 13
help-line-es = FEJAR, 900 200 225
help-line-it = Telefono Verde, 800 55 88 22
help-line-pl = Telefon zaufania, 801 889 880
help-line-us = 1-800-GAMBLER (1-800-426-2537)
help-line-ca = ConnexOntario, 1-866-531-2600
help-line-au = Gambling Help, 1800 858 858
help-line-br = CVV, 188
help-line-tr = Yeşilay YEDAM, 115
about-gambling = Il gioco può causare dipendenza. Se smette di essere un divertimento, fermati e parlane con qualcuno: l’aiuto è gratuito e anonimo.
about-gambling-help = Aiuto contro il gioco patologico
about-my-data = I miei dati
command-privacy = Cosa conservo, perché e per quanto
# As in English.
privacy-heading = Privacy
privacy-what = Conservo le impostazioni di questa chat, cosa segue e chi l’ha aggiunto, i suoi avvisi e le tue scommesse. Nient’altro di quello che scrivi.
privacy-why = Mi serve per risponderti e mandare avvisi, per nient’altro.
privacy-how-long = Gli avvisi restano 30 giorni, il resto finché non lo cancelli.
privacy-unclear = Conto i messaggi che non capisco, per 30 giorni al massimo: senza la chat, con numeri, indirizzi e nomi in maiuscolo nascosti.
privacy-host = Responsabile: chi gestisce questo bot.
privacy-contact = Per contattare chi lo gestisce, chiedi nel posto dove mi hai trovato.

## /break

command-break = Niente avvisi e niente quote per un po’: non si può accorciare
    .for = Per esempio 7d, 12h o fino a lun 9:00
    .example = /break 7d
command-name-break = pausa-dal-gioco
break-button = Pausa dal gioco
break-trouble = È dura, e succede a molti. Parlane con qualcuno, gratis e in forma anonima: { $line }
break-danger = Se sei in pericolo di vita, chiama subito il 112 o il numero di emergenza del tuo Paese.
break-what = Durante la pausa dal gioco non mando niente e non mostro quote. Non si può accorciare. Per quanto tempo?
break-1d = 24 ore
break-7d = 7 giorni
break-30d = 30 giorni
break-180d = 180 giorni
break-ask = Pausa dal gioco (fine: { $until })?
break-ask-what = Fino ad allora non mando niente e non mostro quote. La pausa non si può accorciare, solo allungare. I tuoi monitoraggi restano.
break-yes = Inizia la pausa
break-no = Annulla
break-none = Non hai iniziato nessuna pausa dal gioco.
break-bad-time = Quanto tempo? Da un’ora a un anno: /break 7d
break-group = La pausa dal gioco è solo per te: scrivimi /break 7d in privato.
break-on = Sei in pausa dal gioco (fine: { $until }). Fino ad allora non mando niente e non mostro quote.
break-in-private = A questo rispondo in privato.

## /mydata and /forgetme

command-mydata = Cosa si conserva di questa chat
command-forgetme = Cancella quello che si conserva di questa chat
mydata-heading = I miei dati
mydata-what = Tutto quello che si conserva di questa chat e di te, in JSON. Orari in UTC.
mydata-what-group = Tutto quello che si conserva di questo gruppo, in JSON. Orari in UTC.
mydata-none = Di questa chat non si conserva niente.
mydata-left = { $count ->
    [one] { $count } voce più vecchia del registro non è mostrata.
   *[other] { $count } voci più vecchie del registro non sono mostrate.
  }
mydata-forget = Cancella tutto
forgetme-ask = Cancellare tutti i dati di questa chat: le impostazioni{ $count ->
    [0] {""}
    [one] , { $count } monitoraggio
   *[other] , { $count } monitoraggi
  } e il registro degli avvisi? Non si può annullare.
forgetme-ask-group = Cancellare tutti i dati di questo gruppo e dei suoi argomenti: le impostazioni{ $count ->
    [0] {""}
    [one] , { $count } monitoraggio
   *[other] , { $count } monitoraggi
  } e il registro degli avvisi? Non si può annullare.
forgetme-elsewhere = { $count ->
    [one] { $count } monitoraggio che hai aggiunto in un’altra chat resta lì, senza il tuo nome.
   *[other] { $count } monitoraggi che hai aggiunto in altre chat restano lì, senza il tuo nome.
  }
forgetme-yes = Sì, cancella tutto
forgetme-no = No, conserva
forgetme-done = Fatto: tutto quello che si conservava di questa chat è cancellato. Da adesso è come il primo giorno.
forgetme-break = Fatto: tutto quello che si conservava di questa chat è cancellato, tranne la data in cui finisce la tua pausa dal gioco: { $until }.
forgetme-backups = Nei backup resta al massimo fino a questa data: { $until }. Ripristinarne uno non lo fa tornare.
forgetme-kept = Non è stato cancellato niente.

## /link and /unlink

command-link = Un solo elenco di monitoraggi su due piattaforme
    .code = Il codice avuto sull’altra piattaforma
    .example = /link
command-unlink = Dividi di nuovo l’elenco in due
link-heading = Un elenco su due piattaforme
link-how = Scrivimi questo { $platform ->
    [telegram] su Telegram
    [discord] su Discord
    [playground] nel playground
   *[several] su un’altra piattaforma
  } entro 10 minuti:
link-what = Così le due chat condividono un elenco: tutti i monitoraggi di entrambe, con le impostazioni di questa chat.
link-secret = Non dare il codice a nessuno: chi lo usa condivide il tuo elenco. /unlink lo divide di nuovo.
link-ask = Hai creato tu questo codice, nella tua altra chat con me?
link-ask-why = Così le due chat condividono un elenco. Se il codice è di un’altra persona, vedrà i tuoi monitoraggi, riceverà i tuoi avvisi e potrà cancellare tutto.
link-ask-yes = Sì, il codice è mio
link-shared = { $one ->
    [telegram] Telegram
    [discord] Discord
   *[playground] Il playground
  } e { $other ->
    [telegram] Telegram
    [discord] Discord
   *[playground] il playground
  } condividono { $count ->
    [0] un elenco. È ancora vuoto.
    [one] un elenco con { $count } monitoraggio.
   *[other] un elenco con { $count } monitoraggi.
  }
link-alerts-seen = Gli avvisi vanno dove hai scritto l’ultima volta: adesso { $platform ->
    [telegram] Telegram
    [discord] Discord
   *[playground] il playground
  }.
link-alerts-both = Gli avvisi vanno in entrambe.
link-to-both = Avvisi in entrambe
link-to-seen = Avvisi dove scrivo
link-part = Scollega
link-button = Collega una piattaforma
link-parted = { $count ->
    [0] Sono di nuovo due elenchi.
    [one] Sono di nuovo due elenchi, ognuno con { $count } monitoraggio.
   *[other] Sono di nuovo due elenchi, ognuno con tutti i { $count } monitoraggi.
  } Quello che cambi da adesso vale solo dove lo fai.
link-not-shared = Questa chat non condivide il suo elenco con nessun’altra.
link-group = Solo le chat private possono condividere un elenco.
link-nowhere = Sono su una sola piattaforma, quindi non c’è niente da collegare.
link-unknown = Codice non valido: è scritto male, già usato o più vecchio di 10 minuti. Fattene dare uno nuovo con /link sull’altra piattaforma.
link-too-many = Troppi codici provati. Riprova tra { $minutes ->
    [one] { $minutes } minuto.
   *[other] { $minutes } minuti.
  }
link-same-platform = Questo codice è stato creato su questa piattaforma. Scrivilo sull’altra.
link-linked = Una delle due chat condivide già il suo elenco, e possono farlo solo in due. Prima dividilo lì con /unlink.
forgetme-shared =
    Si cancella anche quello che hai { $platform ->
    [telegram] su Telegram
    [discord] su Discord
       *[playground] nel playground
      }: le due chat condividono lo stesso elenco. Per conservarlo lì, prima scollegale.

## /for

command-for = Gestisci un canale o un gruppo da qui
    .chat = Il canale: @nome
    .example = /for @canale
for-how = Quale canale o gruppo? Sceglilo, o scrivi il suo nome: /for @canale
for-needs = Lì dobbiamo essere amministratori tutti e due, con il permesso di pubblicare.
for-choose-channel = Scegli un canale
for-choose-group = Scegli un gruppo
for-which = Quale vuoi gestire?
for-now = Quello che scrivi qui vale per { $chat }.
for-another = Un altro
for-me-again = Torna alla mia chat
for-begun = Quello che scrivi qui adesso vale per { $chat }: /watch, /watches, /settings, /odds e il resto.
for-ends = Finisce con /for me, o dopo 24 ore di inattività. Restano tuoi /mydata, /forgetme, /link, /bet, /journal e /break.
for-over = Quello che scrivi qui vale di nuovo per te.
for-ended = Non gestisci più { $chat }: sono passate 24 ore di inattività. Per continuare: /for.
for-about = Per { $chat } · /for me
for-joined = Adesso posso pubblicare in { $chat }. Puoi gestire tutto da qui.
for-steer = Gestisci { $chat }
for-button = Gestisci un canale
for-group = Scrivi /for nella tua chat privata con me.
for-nowhere = Qui i comandi funzionano in ogni canale: scrivili lì.
for-unknown = Non conosco quel canale. Prima fammi amministratore lì, poi sceglilo di nuovo: /for
for-no-post = Non posso pubblicare in { $chat }. Fammi amministratore lì, con il permesso di pubblicare messaggi.
for-not-theirs = Può gestire { $chat } solo un amministratore che può pubblicare lì.
for-lost = Può gestire { $chat } solo un amministratore che può pubblicare lì, e adesso non risulta che tu lo sia.
draft-show = Mostra le bozze
draft-none = Niente in attesa di approvazione.
draft-heading = Bozza per { $chat }
draft-until = Scadenza: { $until }. Quando la pubblichi, avrà le quote di quel momento.
draft-publish = Pubblica
draft-drop = Scarta
draft-approved = La pubblico adesso, con le quote attuali.
draft-published = Pubblicato.
draft-refused = Scartato.
draft-late = Non pubblicato: nessuno l’ha approvato in tempo.
draft-untrue = Non pubblicato: non era più vero.
draft-failed = Non pubblicato: la chat non lo ha accettato.
draft-unseen = Gli ultimi avvisi sono scaduti: aspettavano un’approvazione, e non si è trovato nessuno che potesse darla. Per gli amministratori: { $once } qui, oppure /for in privato con me.

## /arbs, /stake and /kelly

command-arbs = Surebet e middle
    .page = Numero di pagina
    .example = /arbs
command-stake = Quanto rende una puntata
    .bet = Quota e puntata; con più quote la puntata si divide
    .example = /stake 2,10 50
command-kelly = Puntata secondo Kelly
    .bet = Quota, la tua probabilità e, se vuoi, bankroll e frazione
    .example = /kelly 2,10 52%
arbs-heading = Surebet e middle
arbs-profit = Qualunque sia l’esito: +{ $profit }
arbs-profit-draw = Chiunque vinca: +{ $profit }; in caso di pareggio rimborso
arbs-profit-push = Qualunque esito vinca: +{ $profit }; rimborso se esce la linea esatta
arbs-profit-half = Qualunque esito vinca: +{ $profit }; +{ $least } se metà puntata è rimborsata
arbs-middle-free = Middle: possono vincere entrambe, altrimenti +{ $profit }
arbs-middle-cost = Middle: possono vincere entrambe, altrimenti −{ $profit }
arbs-leg = { $price } { $book } · { $offer }
arbs-explained = Trovate tra le quote conservate, non tra quote appena aggiornate. Quote così sono spesso errori, spariscono in pochi minuti o vengono annullate dopo, e i bookmaker limitano chi le gioca.
arbs-own = Guardo solo i tuoi bookmaker.
arbs-none = { $count ->
    [0] Al momento non ci sono quote conservate.
    [one] Nessuna nelle quote conservate di { $count } partita.
   *[other] Nessuna nelle quote conservate di { $count } partite.
  }
stake-heading = Puntata
stake-split-heading = Puntata divisa
stake-price = Quota
stake-stake = Puntata
stake-returned = Incasso
stake-profit = Guadagno
stake-break-even = Probabilità di break-even
stake-split-wins = Qualunque sia l’esito, puntando { $total } tornano almeno { $least }: { $profit }.
stake-split-missing = Se questi sono tutti gli esiti, puntando { $total } tornano almeno { $least }: { $profit }. È raro che sia così tanto. Manca un esito?
stake-split-loses = Qualunque sia l’esito, puntando { $total } tornano circa { $least }: { $profit }.
stake-split-note = Vale solo se deve verificarsi uno di questi esiti e ogni puntata viene accettata alla sua quota.
stake-usage = Scrivi le quote e poi la puntata, per esempio: { $example }
stake-no-stake = Sono { $count } quote senza puntata. Aggiungila alla fine, per esempio: { $example }
stake-bad-amount = Non capisco «{ $amount }» come importo. Scrivi 1000 o 12,50.
kelly-heading = Puntata secondo Kelly
kelly-chance = La tua probabilità
kelly-edge = Vantaggio
kelly-full = Intera
kelly-half = Metà
kelly-quarter = Quarto
kelly-part = { $part } della puntata intera
kelly-share = { $share } del bankroll
kelly-stake = { $stake } ({ $share })
kelly-nothing = Nessun vantaggio, quindi Kelly dice di non puntare.
kelly-note = Kelly dà per esatta la tua probabilità. Se è di qualche punto troppo alta, la puntata intera alla lunga perde; per questo molti ne puntano un quarto. Non è un consiglio di gioco.
kelly-usage = Scrivi la quota e la tua probabilità, per esempio: { $example }
kelly-bad-chance = Non capisco «{ $chance }» come probabilità. Scrivi 52% o 0,52.

## /bet and /journal

command-bet = Annota una scommessa che hai fatto
    .match = Una squadra, due squadre, o un numero come #17
    .selection = 1, X, 2, over 2,5, 1 -1,5
    .price = 2,10, 11/10 o +110
    .stake = Un importo, per esempio 20
    .book = Il bookmaker
    .example = /bet { $match } 1 2,10 20
command-name-bet = scommessa
bet-usage = Scrivi partita, selezione e quota; se vuoi, aggiungi la puntata, o «su» e un bookmaker: { $example }
bet-price = A che quota? Scrivila, se vuoi con la puntata, per esempio: 2,10 20
bet-recorded = Scommessa salvata
bet-undo = Annulla
bet-button = Ho scommesso
bet-fair = { $way ->
    [higher] Quota equa ora: { $fair } · la tua è { $by } più alta
    [lower] Quota equa ora: { $fair } · la tua è { $by } più bassa
   *[same] Quota equa ora: { $fair }, come la tua
  }
bet-late = La partita è iniziata, quindi non ci sarà un CLV.

command-journal = Le tue scommesse e il loro CLV
command-name-journal = diario
journal-heading = Diario scommesse
journal-in-private = Il diario è solo per te. Apri una chat privata con me e chiedilo lì.
journal-empty = Qui non c’è ancora niente. Una scommessa che hai fatto si annota così: { $example }. Nessun altro la vede.
journal-full = In un diario ci stanno { $most } scommesse, e il tuo è pieno. /export le ha tutte; cancellane alcune per fare posto.
journal-bet = { $selection } · { $price }
journal-stake = puntata { $stake }
journal-clv = CLV { $value }
journal-open = Scommesse aperte
journal-returned = Incassato
# As in English.
journal-yield = Yield
journal-clv-mean = CLV: { $value } in media (da { $low } a { $high }), { $matches } partite
journal-clv-few = CLV: { $matches } delle { $least } partite che servono per una media
journal-by-market = CLV per mercato
journal-by-sport = CLV per sport
journal-group = { $group }: { $value } (da { $low } a { $high }), { $matches } partite
journal-explained = CLV: la tua quota rispetto alla quota equa all’inizio. Tra parentesi: dove sta la media vera con il 95% di confidenza.
journal-match = Partita
journal-result = Risultato
journal-result-won = Vinta
journal-result-lost = Persa
journal-result-void = Rimborsata
journal-result-half-won = Mezza vinta
journal-result-half-lost = Mezza persa
journal-fair-close = Quota equa alla chiusura
journal-closing-value = CLV
journal-reopen = Ancora aperta
journal-remove = Cancella
journal-removed = Cancellata dal diario.
forgetme-journal = { $count ->
    [one] Si cancella anche il tuo diario con { $count } scommessa.
   *[other] Si cancella anche il tuo diario con { $count } scommesse.
}

## Refusals and faults

refuse-unknown-command = Non conosco il comando /{ $command }. Prova /matches, o guarda cosa c’è:
refuse-unknown-command-near = Non conosco il comando /{ $command }. Intendevi { $near }?
refuse-not-manager = Solo gli amministratori di questa chat possono farlo.
refuse-information-only = Questa chat è in modalità solo informazioni: quote e come si muovono, niente su cosa giocare.
information-only-change = Cambia
refuse-not-manager-watches = Solo gli amministratori di questa chat possono farlo. Possono permetterlo a tutti i membri in /settings.
refuse-guest = Nessuno mi ha aggiunto a questa chat: posso rispondere, ma non conservo niente e non mando avvisi. Usa questo comando in un messaggio diretto con me.
refuse-not-own-watch = Questo monitoraggio l’ha aggiunto un’altra persona; possono cambiarlo solo lei e gli amministratori.
refuse-unknown-setting = L’impostazione «{ $setting }» non esiste. Guardale tutte, o scrivi per esempio: { $example }
refuse-flood = { $seconds ->
    [one] Troppo veloce per me: riprova tra { $seconds } secondo.
   *[other] Troppo veloce per me: riprova tra { $seconds } secondi.
  }
refuse-unknown-sport = Non conosco nessuno sport o campionato «{ $sport }». Questi sport hanno partite:
find-league-many = Ho trovato più campionati per «{ $words }». Quale intendi?
find-league-near = Non trovo nessun campionato «{ $words }». Intendevi uno di questi?
refuse-unknown-day = Non capisco il giorno «{ $day }». Scrivi oggi, domani o una data, per esempio: /matches 23/11
refuse-unknown-status = Non conosco lo stato «{ $status }». Scrivi live, da giocare o finite, per esempio: /matches calcio live
refuse-old-button = Questo pulsante è di un messaggio più vecchio e non funziona più.
refuse-too-long = È troppo lungo per me. Bastano un nome e poche parole dopo.
fault-busy = Il servizio quote ha raggiunto il limite di questo minuto. Riprova tra qualche secondo.
fault-busy-minutes =
    { $minutes ->
        [one] Il servizio quote non accetta richieste per circa un minuto. Riprova più tardi.
       *[other] Il servizio quote non accetta richieste per circa { $minutes } minuti. Riprova più tardi.
    }
busy-later = Mi arrivano molte richieste. Rispondo qui tra circa { $seconds } s.
busy-again = Ho già la tua domanda: la risposta arriva nel mio messaggio qui sopra, tra circa { $seconds } s.
busy-stopped = Mi hanno riavviato prima che potessi rispondere. Chiedi di nuovo.
fault-unreachable = Il servizio quote adesso non risponde. Riprova tra qualche minuto.
fault-misfit = Il servizio quote manda qualcosa che non capisco. I miei gestori lo sanno già.
fault-no-definition = Non so ancora leggere il servizio quote: i miei gestori devono prima avviare la diagnosi.
fault-key = Il servizio quote rifiuta la mia chiave. I miei gestori devono inserirne una valida.
fault-spent = Ho esaurito il limite del servizio quote. Potrò interrogarlo di nuovo quando si rinnova.
fault-plan = Il mio piano con il servizio quote non include questo. I miei gestori possono ridurre le richieste o cambiare piano.
fault-wish = Il servizio quote non riconosce qualcosa nelle mie impostazioni. I miei gestori devono correggerle.
fault-spent-until = Crediti del servizio quote esauriti (rinnovo: { $until }). Prima non posso avere quote più recenti.
fault-not-offered = Il servizio quote non offre questo.
lacks-predictions = { $source } non ha previsioni.
lacks-value-bets = { $source } non ha value bet.
lacks-fighters = { $source } non ha fighter.
lacks-teams = { $source } non ha un elenco di squadre.
lacks-leagues = { $source } non ha un elenco di campionati.
lacks-bookmakers = { $source } ha una sola quota per tutti, quindi non ci sono bookmaker da confrontare.
lacks-bonuses = { $source } non ha bonus.
fault-refused = Il servizio quote adesso non può rispondere. Riprova tra qualche minuto.
fault-full = Non sono riuscito a salvare: il mio disco è pieno. I miei gestori devono liberare spazio.
fault-cannot-save = Al momento non riesco a salvarlo. Riprova tra un minuto.
fault-cannot-look = Al momento non riesco a controllarlo. Riprova tra un minuto.
fault-retry = Riprova
fault-bug = Qualcosa è andato storto. L’ho annotato (errore { $id }).
help-button = Aiuto
unread-media = So leggere solo testo. Scrivi il nome di una squadra e ti mostro le quote.
unread-media-group = So leggere solo testo. Scrivi /odds e il nome di una squadra.
unread-edit = Non vedo le modifiche a un messaggio. Invialo di nuovo, per favore.

## Names of commands and options, where a platform shows its own for each language: lower-case letters, no spaces

command-name-matches = partite
# As in English.
command-name-live = live
command-name-match = partita
command-name-odds = quote
command-name-best = migliori
command-name-history = storico
command-name-movers = movimenti
command-name-predictions = previsioni
command-name-valuebets = valuebet
command-name-watch = segui
command-name-unwatch = non-seguire
command-name-watches = monitoraggi
command-name-preview = anteprima
command-name-edit = modifica
command-name-pause = pausa
command-name-resume = riprendi
command-name-undo = annulla
command-name-export = esporta
command-name-import = importa
command-name-log = registro
command-name-why = perché
command-name-score = bilancio
command-name-search = cerca
command-name-teams = squadre
command-name-team = squadra
command-name-leagues = campionati
command-name-fighters = lottatori
command-name-fighter = lottatore
command-name-bookmakers = bookmaker
command-name-bonuses = bonus
command-name-fair = quota-equa
command-name-arbs = surebet
command-name-stake = puntata
# As in English.
command-name-kelly = kelly
command-name-settings = impostazioni
command-name-help = aiuto
command-name-start = inizio
command-name-status = stato
command-name-about = informazioni
# As in English.
command-name-privacy = privacy
# As in English.
command-name-admin = admin
command-name-mydata = i-miei-dati
command-name-forgetme = dimenticami
command-name-for = canale
command-name-link = collega
command-name-unlink = scollega

# As in English.
option-name-file = file
option-name-topic = argomento
option-name-text = testo
option-name-match = partita
option-name-market = mercato
option-name-format = formato
option-name-selection = selezione
option-name-book = bookmaker
option-name-books = quanti-bookmaker
# As in English.
option-name-sport = sport
option-name-league = campionato
option-name-day = giorno
option-name-status = stato
option-name-edge = vantaggio
option-name-price = quota
option-name-within = entro
option-name-window = periodo
option-name-threshold = soglia
option-name-words = parole
option-name-what = cosa
option-name-fighter = lottatore
option-name-team = squadra
option-name-prices = quote
option-name-method = metodo
option-name-change = modifica
option-name-watch = monitoraggio
option-name-rule = regola
option-name-until = fino-a
# As in English.
option-name-chat = chat
option-name-code = codice
option-name-bet = scommessa
option-name-stake = puntata
option-name-private = privato
option-name-role = ruolo
option-private = Solo tu vedi la risposta

## What operators are told of errors

troubles-heading = Errori
troubles-times = { $count ->
    [one] Una volta, alle { $last }
   *[other] { $count } volte, la prima alle { $first }, l’ultima alle { $last }
}
troubles-how = Nel log ci sono tutti. Ogni tipo si segnala al massimo una volta all’ora.

## Who is let in

access-blocked = I miei gestori hanno bloccato l’accesso qui: non rispondo.
access-not-listed = Rispondo solo in certe chat, e questa non è tra quelle.
access-asked = Rispondo solo dove lo permettono i miei gestori. Gliel’ho chiesto, e ti faccio sapere qui.
event-asked = Una nuova chat chiede l’accesso: { $address }
event-asked-by = Una nuova chat chiede l’accesso: { $address }, dove ha scritto { $person }
event-admitted = Questa chat adesso è ammessa. Scrivi /help per vedere cosa so fare.
event-admitted-there = { $chat } adesso ha accesso. Si gestisce con /for.

## /admin: for the operators of a bot

command-admin = Per i gestori: come sta il bot, le sue chat e cosa è stato fatto
    .what = status, budget, chats, limits, log, doctor …
    .example = /admin status
admin-heading = Per i gestori
admin-unknown-act = «{ $word }» non esiste tra i comandi per i gestori.
admin-in-private = A questo rispondo solo in privato. Apri una chat privata con me e chiedi lì.
admin-usage-status = status
admin-usage-budget = budget
admin-usage-chats = chats 1001
admin-usage-chat = chat telegram:42
admin-usage-failed = failed
admin-usage-limits = limits telegram:42 hourly 6
admin-usage-log = log
admin-usage-unclear = unclear
admin-usage-doctor = doctor
admin-act-status = cosa gira, cosa è in attesa, cosa non va
admin-act-budget = richieste rimaste, e chi le ha usate
admin-act-chats = quante, quali seguono di più; per filtrare, una parte dell’indirizzo
admin-act-chat = cosa so di una chat
admin-act-failed = ciò che non si è potuto consegnare nelle ultime 24 ore, da inviare di nuovo
admin-act-limits = quanto può seguire e ricevere una chat
admin-act-log = cosa hanno fatto i gestori
admin-act-unclear = quello che non ho capito, mascherato
admin-act-doctor = controlla tutto con il servizio quote, ci mette mezzo minuto
admin-status-button = Stato
admin-budget-button = Richieste
admin-chats-button = Chat
admin-chat-button = La chat
admin-limits-button = Limiti
admin-log-button = Registro
admin-failed-button = Non consegnati
admin-unclear-heading = Non capito dall’avvio
admin-unclear-none = Dall’avvio ho capito tutto.
admin-unclear-off = Non conto quello che non capisco. { $setting } lo attiva.
admin-unclear-line = { $count } × { $words }
admin-failed-heading = Non consegnati nelle ultime 24 ore
admin-failed-none = Tutto è stato consegnato o è ancora in attesa.
admin-failed-line = { $count ->
        [one] { $count } messaggio
       *[other] { $count } messaggi
    }, l’ultimo { $last }
admin-failed-again = Invia di nuovo: { $number }
admin-failed-queued = { $count ->
        [0] Non resta niente da inviare di nuovo.
        [one] { $count } messaggio parte di nuovo, se vale ancora.
       *[other] { $count } messaggi partono di nuovo, se valgono ancora.
    }
admin-doctor-button = Diagnosi
admin-platform-telegram = Telegram
admin-platform-discord = Discord
# As in English.
admin-platform-playground = Playground
admin-status-heading = Come sta il bot
admin-row-version = Versione
admin-version-newer = { $version }; è uscita la { $newer }
admin-row-since = Avviato
admin-row-platforms = Piattaforme
admin-platform-up = { $name } funziona
admin-platform-down = { $name } non funziona
# As in English.
admin-row-database = Database
admin-row-poller = Ultimo controllo
admin-poller-elsewhere = in un altro processo
admin-row-watched = Seguite
admin-watched = partite: { $matches }, chat: { $chats }
admin-row-queue = Avvisi in attesa
admin-queue = in invio: { $going }, in attesa: { $held }
admin-queue-oldest = il più vecchio era previsto { $since }
admin-row-backup = Ultimo backup giornaliero
admin-backup-none = nessuno
admin-disk-full = Il disco del database è pieno.
admin-odds-failing = Il servizio quote non risponde da più di 15 minuti.
admin-odds-key-refused = Il servizio quote rifiuta la chiave: inseriscine una valida.
admin-odds-out-of-credits = I crediti del servizio quote sono esauriti.
admin-odds-busy = Il servizio quote vuole meno richieste.
admin-misfit = { $endpoint }: il servizio quote manda qualcosa che non capisco (prima volta: { $since }): { $misfit }
admin-no-definition = Il servizio quote non si può ancora leggere: premi { $button }.
admin-unseen-drafts = Le bozze non arrivano a nessuno e gli avvisi scadono: { $chats }
admin-unlisted = Non riesco a scrivere accanto ai backup l’elenco di chi ha chiesto di essere dimenticato (rilevato { $since }). Ripristinare un backup potrebbe far tornare i suoi dati. Controlla BACKUP_DIR
admin-status-notes = Notato nelle risposte del servizio quote dall’avvio:
admin-status-no-notes = Niente di insolito notato nelle risposte del servizio quote.
admin-status-note = { $endpoint }: { $note } × { $count }
admin-more = Altre voci: { $count }.
admin-budget-heading = Richieste al servizio quote
admin-budget-no-requests = Ancora nessuna richiesta.
admin-budget-pace = Al massimo { $rate } richieste al minuto; in questo minuto ne restano { $left }.
admin-budget-pause = Il servizio ha chiesto una pausa; finisce { $end }.
admin-budget-demand = { $matches ->
    [0] Nessuna partita è seguita.
    [one] Richieste usate per controllare { $matches } partita seguita: { $share }.
   *[other] Richieste usate per controllare { $matches } partite seguite: { $share }.
}
admin-budget-demand-too-much = Per controllare { $matches } partite seguite a ogni aggiornamento servirebbero più richieste di quelle che ci sono ({ $share }). Le controllo quindi tutte meno spesso e noto i cambiamenti in media con un ritardo fino a { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}.
admin-credits-used = Usati
admin-credits-of = { $used } su { $units }
admin-credits-left = Restano
admin-credits-until = { $left } (rinnovo: { $end })
admin-credits-pace = A questo ritmo
admin-credits-lasts = ne avanzano { $left }
admin-credits-dry = esaurimento previsto: { $end }
admin-credits-column-league = Campionato
admin-credits-column-day = Al giorno
admin-credits-column-watch = Per mon.
admin-credits-one-more = Un altro campionato ne userebbe circa { $units } al giorno.
admin-credits-alerted = Su 100 movimenti circa { $now } danno un avviso; con il doppio dei crediti circa { $doubled }.
admin-budget-most = Seguono di più:
admin-budget-used = Usate nell’ultima ora:
admin-column-for = Per
admin-column-requests = Richieste
admin-lane-person = persone
admin-lane-poller = avvisi
admin-budget-this-process = Conteggio di questo solo processo.
admin-chats-heading = Chat
admin-chats-none = Nessuna chat così.
admin-chats-how = Trovane una con una parte dell’indirizzo: { $usage }
admin-chat-line = { $address }: { $watches ->
    [one] { $watches } monitoraggio
   *[other] { $watches } monitoraggi
}
admin-chat-line-state = { $address }: { $watches ->
    [one] { $watches } monitoraggio
   *[other] { $watches } monitoraggi
} ({ $state })
admin-state-active = in attività
admin-state-suspended = fuori portata
admin-state-asked = in attesa di accesso
admin-state-blocked = accesso bloccato
admin-state-since = { $state }, ultimo cambio { $since }
admin-count-active = { $count } in attività
admin-count-suspended = { $count } fuori portata
admin-count-asked = { $count } in attesa di accesso
admin-count-blocked = { $count } con accesso bloccato
admin-row-state = Stato
admin-row-reason = Motivo
admin-row-known = Vista la prima volta
admin-row-language = Lingua
admin-row-watches = Partite seguite
admin-of = { $count } su massimo { $most }
admin-row-hourly = Messaggi all’ora
admin-row-matches = Partite
admin-row-messages = Messaggi in una settimana
admin-row-waiting = Avvisi in attesa
admin-row-log = Nel registro
admin-which-chat = Quale chat? Scrivi il suo indirizzo, per esempio: telegram:42
admin-no-such-chat = Non conosco nessuna chat { $address }.
admin-limits-saved = Salvato.
admin-limits-watches = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
admin-limits-how = Altri numeri: { $usage }
admin-limits-unclear = Per { $address } capisco: hourly e un numero fino a 60, o off; watches e un numero fino a 1000, o usual.
admin-usage-block = block telegram:42
admin-usage-allow = allow telegram:42
admin-usage-leave = leave telegram:-1001
admin-act-block = non risponde più a una chat o a una persona; su Discord una persona è discord:@42
admin-act-allow = ammette chi l’ha chiesto o era bloccato
admin-act-leave = lascia un gruppo o un server
admin-block-button = Blocca
admin-allow-button = Ammetti
admin-unblock-button = Sblocca
admin-refuse-button = Rifiuta
admin-asked-button = Chi aspetta
admin-leave-button = Lascia
admin-blocked = { $address } è bloccato. Lì rispondo ancora una volta per dirlo, poi non rispondo e non mando più niente.
admin-block-operator = { $address } è un gestore, e non si può bloccare.
admin-allowed = { $address } è ammesso.
admin-not-shut = { $address } non aveva nessun blocco.
admin-left = Ho lasciato { $address }.
admin-leave-private = { $address } è una conversazione privata, che non posso lasciare. Bloccala, invece.
admin-leave-failed = Non sono riuscito a lasciare { $address }. Riprova tra qualche minuto.
admin-usage-broadcast = broadcast Di nuovo attivo alle 9.
admin-act-broadcast = dice qualcosa a tutte le chat; prima lo mostra
admin-broadcast-how = Scrivi cosa dire a tutte le chat: /admin broadcast e il testo. Non parte niente finché non premi un pulsante.
admin-broadcast-long = È troppo lungo: al massimo 1500 caratteri.
admin-broadcast-heading = Non ancora inviato
admin-broadcast-takes = { $count ->
    [one] { $count } chat
   *[other] { $count } chat
}, in circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}; gli avvisi hanno la precedenza. Il messaggio:
admin-broadcast-send = { $count ->
    [one] Invia a { $count } chat
   *[other] Invia a { $count } chat
}
admin-broadcast-old = Quel testo è più vecchio di un’ora, o non lo ricordo più. Scrivilo di nuovo.
admin-broadcast-begun = L’invio è iniziato.
admin-broadcast-already = L’invio è già in corso o finito; nessuna chat lo riceve due volte.
admin-broadcast-progress = Inviati: { $told }, in attesa: { $waiting }
admin-broadcast-stop = Ferma
admin-broadcast-stopped = Fermato. Inviati: { $told }, non inviati: { $left }
event-notice = A tutte le chat dai gestori di questo bot
admin-log-heading = Cosa hanno fatto i gestori
admin-log-none = Ancora niente.
admin-log-line = { $at } { $operator }: { $act }
admin-doctor-heading = Diagnosi
admin-doctor-fine = Capisco tutto.
admin-doctor-trouble = Non capisco tutto.
# As in English.
admin-column-endpoint = Endpoint
admin-column-verdict = Esito
admin-column-items = Voci
admin-verdict-understood = bene
admin-verdict-partly = in parte
admin-verdict-empty = vuoto
admin-verdict-open = da decidere
admin-verdict-misfit = cambiato
admin-verdict-not-understood = non chiaro
admin-verdict-refused = rifiutato
admin-verdict-unreachable = non risponde
admin-verdict-not-asked = non chiesto
admin-degraded-heading = Cosa ne risente:
admin-degraded = { $feature }: { $cause }
admin-feature-matches = l’elenco delle partite e la ricerca con parole
admin-feature-slug = una partita dal suo slug
admin-feature-odds = quote
admin-feature-alerts = avvisi
admin-feature-history = lo storico delle quote
admin-feature-predictions = previsioni
admin-feature-valuebets = value bet
admin-feature-fighters = fighter
admin-feature-teams = squadre
admin-feature-leagues = campionati
admin-feature-bookmakers = bookmaker e valutazioni
admin-feature-bonuses = bonus
admin-feature-kickoff = orari d’inizio
admin-feature-live = distinguere le partite live
admin-feature-sports = partite per sport
admin-feature-books = quote per bookmaker
admin-feature-records = record dei fighter
admin-feature-results = risultati
admin-cause-no-answer = { $endpoint } non ha risposto
admin-cause-not-understood = non capisco la risposta di { $endpoint }
admin-cause-field = nessuna voce di { $endpoint } ha { $field }
admin-cause-filter = { $endpoint } non rispetta { $field }
admin-filters-heading = Filtri dell’elenco delle partite:
admin-filter = { $parameter }: { $works }
admin-works-yes = funziona
admin-works-no = non funziona
admin-works-unclear = non si sa
admin-refused-heading = Omesso dalle risposte:
admin-questions-heading = Da decidere:
admin-questions-how = { $command } scrive la definizione in un file: lì decidi tu.
admin-definition-new = Da ora leggo così il servizio quote.
admin-service-works = { $service } risponde come previsto.
admin-service-works-key = { $service } accetta la mia chiave e risponde come previsto.
admin-service-key = { $service } rifiuta la mia chiave. Controlla { $settings }.
admin-service-plan = La mia chiave è giusta, ma il suo piano non include ciò che chiedo. Controlla { $settings }.
admin-service-spent = La mia chiave è giusta, ma il suo limite è esaurito.
admin-service-busy = { $service } riceve troppe richieste in questo momento. Forse anche un altro programma usa la mia chiave.
admin-service-choices = { $service } non conosce ciò che chiedo. Controlla { $settings }.
admin-service-misfit = { $service } manda qualcosa di diverso da ciò che dice la sua definizione: { $detail }
admin-service-refused = { $service } rifiuta di rispondere: { $detail }
admin-service-down = Non riesco a raggiungere { $service }: { $detail }. Controlla { $settings }.
admin-service-has = Che cosa offre:
admin-service-left =
    { $per ->
        [hour] Restano in quest’ora: { $units }
        [day] Restano oggi: { $units }
        [month] Restano questo mese: { $units }
       *[other] Restano adesso: { $units }
    }
admin-service-looks =
    { $looks ->
        [one] Per tutti i monitoraggi insieme c’è circa { $looks } richiesta al giorno.
       *[other] Per tutti i monitoraggi insieme ci sono circa { $looks } richieste al giorno.
    }

## The playground page

# As in English.
playground-tag = playground
playground-welcome = Chiedi le quote, segui una partita, guarda arrivare l’avviso
playground-hint = Scrivi / per vedere tutti i comandi, il nome di una squadra per le sue quote, o comincia da qui:
playground-feed = Conversazione
playground-input = Messaggio
playground-placeholder = Una squadra, o / per i comandi
playground-send = Invia
playground-palette = Comandi e suggerimenti
playground-you = Tu:
playground-writing = Sta scrivendo…
playground-alert = Avviso
playground-silent = senza suono
playground-personal = Lo vedi solo tu
playground-changed = aggiornato
playground-table = Tabella
playground-mark-best = migliore
playground-mark-up = su
playground-mark-down = giù
playground-connecting = Connessione…
playground-connected = Connesso
playground-reconnecting = Riconnessione…
playground-paused = In pausa in questa scheda
playground-away = Nessuna risposta. Il bot è ancora in funzione?
playground-refused = Non è stato possibile rispondere.
playground-retry = Riprova
playground-newer = Nuovo avviso
playground-settings = Impostazioni
playground-language = Lingua
playground-place = Questa chat è
playground-private = privata
playground-group = un gruppo
playground-admin = Sono amministratore del gruppo
# As in English.
playground-chat = Chat
playground-new-chat = Apri un’altra chat
playground-menu = Scegli
playground-views = Mostra le risposte come
# As in English.
playground-view-chat = Chat
playground-view-telegram = Telegram
playground-view-discord = Discord
playground-view-data = Dati
playground-view-reply = La risposta in sé
playground-readers = Un’altra chat
playground-readers-hint = Una chat accanto a questa, con lingua, formato delle quote e monitoraggi propri. La stessa quota arriva a ognuna secondo le sue regole.
playground-add-reader = Apri accanto
playground-remove = Chiudi questa chat
playground-me = Tu
playground-format = Formato delle quote
playground-format-decimal = Decimale
playground-format-fractional = Frazionario
playground-format-american = Americano
# As in English.
playground-format-hongkong = Hong Kong
playground-format-percent = Percentuale
playground-market = Il mercato
playground-market-hint = Inventato, e si muove da solo. Muovi una quota e guarda chi riceve l’avviso.
playground-market-real = Quote vere, senza chiave:
playground-market-odds = Quote
playground-market-watch = Segui
playground-market-push = Muovi la quota
playground-market-chance = Probabilità della prima squadra
playground-pushed = Nuova quota:
playground-pushed-next = Le chat che la seguono ricevono l’avviso entro mezzo minuto.
playground-tour = Il primo minuto
playground-tour-odds = Chiedi le quote
playground-tour-odds-why = La quota di ogni bookmaker, con le migliori in evidenza.
playground-tour-watch = Segui la partita
playground-tour-watch-why = Questa chat riceve un avviso quando la quota si muove.
playground-tour-push = Muovi la quota
playground-tour-push-why = Si muove di 6 pp di probabilità; l’avviso arriva entro mezzo minuto.
playground-tour-go = Fallo
playground-tour-skip = Salta
playground-tour-done = Hai appena ricevuto il tuo primo avviso
playground-close = Chiudi

## Pictures

chart-button = Grafico
chart-books = Tutti i book
chart-start = Inizio
chart-band = intervallo
chart-best = miglior quota
chart-gap = senza quote
chart-told = avviso inviato
chart-consensus = { $books ->
    [one] un bookmaker, senza margine
   *[other] media di { $books } bookmaker
}
chart-subject = { $market } · { $whose } · da { $since }
chart-of = { $market } · { $whose }
chart-way = { $from } → { $now }
chart-since = Prima rilevazione: { $since }.
chart-alt = Grafico: { $title }, { $subject }. { $figures }.
chart-board-subject = { $market } · { $books ->
    [one] { $books } bookmaker
   *[other] { $books } bookmaker
}{ $isFair ->
    [yes] {" "}· distanza dalla quota equa
   *[no] {""}
}
chart-board-framed = { $subject }, la migliore nel riquadro
chart-distance = { $points }%
chart-best-of = { $price } { $book } · equa { $fair }
chart-price-at = { $price } { $book }
chart-fair-only = equa { $fair }
chart-movers-subject = Quote eque, prima → adesso
chart-mover = { $selection } · { $same } bookmaker su { $books }
chart-price = Quota
chart-edge = Vantaggio
chart-bet = { $selection } · { $book }
chart-bet-figures = { $price } · +{ $edge }
chart-bets-subject = { $count ->
    [one] { $count } value bet
   *[other] { $cut ->
        [yes] Le migliori { $count } value bet
       *[no] { $count } value bet
    }
} per quota e vantaggio{ $isNarrowed ->
    [yes] {" "}· { $narrowed }
   *[no] {""}
}
chart-alerts = Cosa è successo dopo i tuoi avvisi
chart-alerts-summary = { $count ->
    [one] { $count } avviso
   *[other] { $count } avvisi
} · proseguito { $on } · fermo { $stayed } · tornato indietro { $back }
chart-alerts-told = Movimento all’avviso, pp
chart-alerts-after = Movimento dopo, pp
chart-alerts-stayed = fermo
chart-alerts-explained = In pp, dall’avviso fino all’inizio della partita o fino a ora: sopra la linea la quota ha proseguito nella stessa direzione, sotto è tornata indietro.
chart-alerts-none = Ancora nessun avviso per un grafico.
chart-alert = { $selection } · { $day }
chart-alert-way = { $from } → { $to } → { $now }
