# German. The same keys and variables as en.ftl.

## Credit: on every message

credit = Daten: { $source }
credit-simulated = Erfundene Quoten aus der Sandbox von Linewatch. Kein Team, kein Buchmacher, keine Quote ist echt.
credit-simulated-short = Erfunden: keine echten Quoten
cut = … Mehr passte nicht.

## Selections and markets

selection-draw = Unentschieden
selection-over = Über
selection-under = Unter
selection-yes = Ja
selection-no = Nein
selection-1X = 1X
selection-12 = 12
selection-X2 = X2
selection-line = { $selection } { $line }
label-value = { $label }: { $value }
column-home = 1
column-draw = X
column-away = 2
column-over = Über
column-under = Unter
column-yes = Ja
column-no = Nein

## Sports and states

sport-numbered = Sportart { $code }
sport-football = Fußball
sport-ice-hockey = Eishockey
# As in English.
sport-hockey = Hockey
# As in English.
sport-basketball = Basketball
# As in English.
sport-tennis = Tennis
sport-mma = MMA
# As in English.
sport-baseball = Baseball
sport-american-football = American Football

status-scheduled = angesetzt
    .matches = angesetzt
# As in English.
status-live = live
    .matches = live
status-finished = beendet
    .matches = beendet
status-postponed = verlegt
    .matches = verlegt
status-cancelled = abgesagt
    .matches = abgesagt
status-no-time = Zeit nicht bekannt

match-title = { $home } – { $away }
row-against = – { $opponent }

## /start and /help

command-start = Was dieser Bot macht
start-heading = Linewatch
start-what = Die Quoten von zehn Buchmachern nebeneinander und eine Meldung, wenn sie sich bewegen.
    .without-bets = Aktuelle Quoten und eine Meldung, wenn sie sich bewegen.
    .without-model = Die Quoten der Buchmacher nebeneinander und eine Meldung, wenn sie sich bewegen.
start-how = Schreib ein Team, zum Beispiel { $team }, oder wähl ein Spiel:
start-how-plain = Schreib einen Teamnamen oder drück auf einen Button.
start-how-group = Schreib /odds und ein Team oder drück auf einen Button.
start-today = Spiele heute
start-matches = Spiele
start-valuebets = Value-Wetten

command-help = Alle Befehle mit Beispielen
    .topic = Ein Thema oder ein Befehl, etwa beobachtungen
    .example = /help beobachtungen
help-heading = Hilfe
help-first = ‹ Hilfe
help-topic-matches = Spiele und Teams
help-topic-odds = Quoten
help-topic-watches = Beobachtungen
help-topic-alerts = Meldungen
help-topic-money = Wetten und Geld
help-topic-chat = Dieser Chat
help-unknown = Das Thema „{ $words }“ gibt es nicht. Wähl unten eines aus.
help-line = { $usage } – { $description }
help-group = In Gruppen legen Admins in /settings fest, wer Beobachtungen anlegen und beenden darf.
help-thumb = 👍 unter einer Meldung zu einem Spiel schaltet dieses Spiel stumm; nimmst du den Daumen weg, kommen die Meldungen wieder.
help-thumb-group = Wo ich Admin bin, schaltet 👍 unter einer Meldung zu einem Spiel dieses Spiel stumm; nimmst du den Daumen weg, kommen die Meldungen wieder.
help-thumb-several = Unter einer Meldung zu mehreren Spielen antworte ich mit 🤔 und schalte keins stumm: Der Button „{ $mute }“ fragt, welches.
help-threads = Meldungen können in eigene Themen gehen, eines je Spiel oder Liga: { $usage }
    .usage = /settings themen spiel
help-words = Wo nach einem Spiel gefragt ist, genügt ein Teamname. Oder die Nummer hinter dem #.
help-fixtures = { $usage } postet jeden Tag die hier beobachteten Spiele.
help-carried = Meine Befehle gehen in jedem Chat, auch wo mich niemand hinzugefügt hat: Öffne mein Profil und drück „App hinzufügen“.

## /matches

command-matches = Spiele der nächsten Tage
    .sport = Eine Sportart oder Liga, etwa fußball
    .league = Eine Liga; ein paar Wörter aus ihrem Namen genügen
    .day = heute, morgen oder ein Datum wie 23.11
    .status = live, angesetzt oder beendet
    .example = /matches fußball morgen
command-live = Spiele, die gerade laufen
    .sport = Eine Sportart oder Liga, etwa fußball
    .league = Eine Liga; ein paar Wörter aus ihrem Namen genügen
    .example = /live fußball
matches-heading = Spiele
matches-row = { $time } · { $title }
matches-prices = Beste Quoten auf 1 / X / 2, soweit bekannt.
matches-prices-updated = Beste Quoten auf 1 / X / 2 · aktualisiert { $age }
fixtures-heading = Spiele · { $day }
fixtures-more = … und noch { $count }
matches-none = Gerade gibt es keine Spiele.
matches-none-sport = { $sport }: Gerade gibt es keine Spiele.
matches-all = Alle Spiele
matches-live = Jetzt live
matches-pick = Welche Spiele?
matches-pick-button = Sportart ▾
page-shown = { $first }–{ $last } von { $total }
page-list-cut = Die Liste des Quotendienstes ist länger, als ich lesen konnte; das ist ihr erster Teil.
page-next = Weiter ›
page-previous = ‹ Zurück
file-button = CSV
file-done = { $isWhole ->
    [no] Die neuesten { $count } von { $total } Zeilen
   *[yes] { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    }
  } für eine Tabelle. Zeiten sind UTC, Quoten dezimal.
file-column-part = Teil
# As in English.
file-column-name = Name
file-column-number = Nummer
file-column-starts = Beginn (UTC)
file-column-home = Heim
file-column-away = Auswärts
file-column-sport = Sportart
file-column-league = Liga
# As in English.
file-column-status = Status
file-column-market = Markt
file-column-selection = Ausgang
file-column-book = Anbieter
file-column-price = Quote
file-column-model = Modellquote
    .without-list = Faire Quote
file-column-edge = Value, %
file-column-recorded = Erfasst (UTC)
file-column-stake = Einsatz
file-column-result = Ergebnis
file-column-returned = Auszahlung
file-column-fair-close = Faire Schlussquote
file-column-clv = CLV, %
file-column-watch = Beobachtung
file-column-rule = Regel
file-column-state = Zustand
file-column-from = Vorher
file-column-to = Jetzt
file-column-time = Zeit (UTC)
file-column-decision = Was geschah

## /odds

command-odds = Quoten eines Spiels, Anbieter für Anbieter
    .match = Ein Team, zwei Teams oder #Nummer
    .market = Ein Markt, etwa sieger, über 2,5 oder handicap -1,5
    .format = Ein Format nur für diesmal, etwa amerikanisch oder bruch
    .example = /odds { $match }
odds-when = { $league } · { $start }
odds-when-no-league = { $start }
odds-best-prices = Beste: { $prices }
odds-margin-updated = Marge im Schnitt { $margin } · aktualisiert { $age }
odds-updated = Aktualisiert { $age }
odds-markets = Wettarten
odds-line = Linie { $line }
odds-all-books = Alle { $count } Anbieter
odds-market-winner = Sieger
odds-market-result = Spielausgang
odds-market-two-way = Sieger ohne Unentschieden
odds-market-three-way = Spielausgang (1X2)
odds-market-double-chance = Doppelte Chance
odds-market-draw-no-bet = Draw No Bet
odds-market-total = Über/Unter { $line }
# As in English.
odds-market-handicap = Handicap { $line }
odds-market-both-score = Beide Teams treffen
odds-market-other = Anderes
odds-book = Anbieter
# As in English.
odds-fair = Fair
odds-fair-row = Faire Quote
# As in English.
odds-chance = Chance %
odds-unnamed-book = Ohne Namen
odds-best = Beste Quote auf { $selection }: { $price } ({ $book })
odds-best-range = Beste Quote auf { $selection }: { $price } ({ $book }) · alle Anbieter { $low } – { $high }
odds-best-full = Beste Quote auf { $selection }: { $price } ({ $book }) · alle Anbieter { $low } – { $high }, Chance { $lowChance } – { $highChance }
# As in English.
odds-best-fair = { $selection }: { $price } ({ $book }) · fair { $fair }
odds-best-none = Beste Quote auf { $selection }: keine
odds-shows-alone = { $book } zeigt { $price }, { $points ->
    [0] in diesem Markt weit weg von den anderen
    [one] { $points } Prozentpunkt Abweichung
   *[other] { $points } Prozentpunkte Abweichung
  }
odds-shows-unsound = { $book } zeigt { $price }, Marge { $margin }, zählt nicht
odds-alone = { $sign } Weit weg von den anderen: { $books }
odds-alone-book = { $book } um { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
  }
odds-alone-book-late = { $book } um { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
  } ({ $minutes } Min. früher aktualisiert als die anderen)
odds-unsound = { $sign } Zählt nicht: { $books }
odds-unsound-book = { $book } (Marge { $margin })
odds-market-missing = Für „{ $market }“ gibt es hier keine Quoten; gezeigt wird der Hauptmarkt.
odds-margins = Marge im Schnitt { $average }: { $books }
odds-own-books = { $sign } Deine Anbieter: beste Quoten nur von ihnen
odds-own-books-absent = Keiner deiner Anbieter hat Quoten dafür, also zählen alle Anbieter
odds-consensus-note = Fair und Chance: Quoten der Anbieter ohne ihre Marge, gemittelt.
odds-age = Stand der Quoten: { $age }.
odds-next = nächste Quoten: { $time }
odds-closing = Die letzten erfassten Quoten vor Beginn.
odds-age-old = ⚠️ Diese Quoten sind alt: zuletzt aktualisiert { $age }. Sie können sich geändert haben.
odds-old-failure = ⚠️ Alte Quoten, zuletzt aktualisiert { $age }. Der Quotendienst antwortet nicht.
odds-failure = Der Quotendienst antwortet nicht. Das ist sein letzter Stand.
odds-misfit = Der Quotendienst schickt gerade etwas, das ich nicht lesen kann; hier der letzte lesbare Stand.
odds-key = Der Quotendienst lehnt meinen Schlüssel ab; das hat er zuletzt geschickt.
odds-spent = Mein Kontingent ist bis { $until } aufgebraucht; das hat der Quotendienst zuletzt geschickt.
odds-plan = Das gehört nicht zu meinem Tarif beim Quotendienst; hier die letzten Daten.
odds-wish = Mit meinen Einstellungen kann der Quotendienst nichts anfangen; hier die letzten Daten.
odds-spent-until = Mein Kontingent ist bis { $until } aufgebraucht; diese Quoten sind von { $at }.
odds-busy = Der Quotendienst erlaubt gerade keine weiteren Anfragen; das hat er zuletzt geschickt.
odds-busy-waits = Der Quotendienst nimmt bis { $until } keine Anfragen an; das hat er zuletzt geschickt.
odds-busy-until = Der Quotendienst nimmt bis { $until } keine Anfragen an; diese Quoten sind von { $at }.
odds-none = Kein Buchmacher hat im Moment Quoten für dieses Spiel.
odds-refresh = Neu laden
odds-watch = Beobachten
odds-watching = Beobachtet: { $rule }

## Finding a match

find-many = Welches Spiel?
find-many-first = die ersten { $count }:
find-more = Mehr ›
find-unknown = „{ $words }“ kenne ich nicht: So heißt hier kein Team, kein Spieler und keine Liga.
find-sports = Hier gibt es { $sports }.
find-match-row = { $title }
  { $start } · { $league }
find-match-row-no-league = { $title }
  { $start }
find-fixture = { $day } · { $title }
find-many-more = Es passen mehr Spiele, als hier Platz haben. Nenn auch das andere Team oder einen Tag.
find-name-one = „{ $words }“ ist nicht eindeutig. Nenn ein Spiel mit beiden Teams oder seiner Nummer, zum Beispiel: { $example }
find-apart = Ich habe kein Spiel zwischen { $first } und { $second } gefunden. Hier das jeweils nächste:
find-number = Zeile { $words } gibt es hier nicht. Wähl ein Spiel, oder schreib #{ $words } für das Spiel mit dieser Nummer:
find-none-near = Ich habe kein Spiel zu „{ $words }“ gefunden. Meintest du eines davon?
ask-match = Welches Spiel? Wähl eines aus, oder schreib den Namen eines Teams:
ask-match-command = Welches Spiel? Wähl eines aus, oder schreib { $command } mit dem Namen eines Teams:
talk-today = Spiele heute
talk-watch = Spiel beobachten
talk-odds = Quoten eines Spiels
talk-hello = Hallo! Schreib den Namen eines Teams, zum Beispiel { $team }, und ich zeige dir die Quoten. Wenn sie sich bewegen, kann ich dir Bescheid geben.
talk-welcome = Gern geschehen.
talk-sorry = Tut mir leid. Schreib den Namen eines Teams, oder wähl unten etwas aus.
talk-valuebet = Eine Value-Wette zahlt mehr, als die Chance wert ist. Gewinnt ein Team in der Hälfte der Fälle, ist 2,00 die faire Quote, und 2,10 ist Value. Das zahlt sich nur im Schnitt aus, und nur wenn die Schätzung stimmt.
talk-fair = Faire Quoten sind die Quoten der Anbieter ohne deren Marge. Sie zeigen, welche Chance wirklich dahintersteht.
talk-margin = Zählst du die Chancen hinter den Quoten eines Anbieters zusammen, kommst du auf mehr als 100 %, etwa auf 105 %. Die 5 % darüber sind die Marge: was der Anbieter im Schnitt behält.
talk-surebet = Manchmal zahlen die besten Quoten verschiedener Anbieter zusammen mehr zurück, als du einsetzt, egal wer gewinnt. Das ist eine Surebet. Sie sind selten, klein und schnell wieder weg.
talk-alerts = Öffne ein Spiel und drück auf Beobachten. Ich melde mich, wenn sich die Quoten bewegen. Oder wenn eine Quote dein Limit erreicht: Schreib dafür „{ $usage }“.
talk-whowins = Das weiß niemand. Die Quoten zeigen, was die Anbieter erwarten, und das Modell schätzt die Chancen selbst.
talk-howmuch = Wetttipps gebe ich nicht. Wenn du die Chance selbst einschätzt, zeigt der Kelly-Rechner einen Einsatz; viele nehmen ein Viertel davon.
talk-free = Es kostet nichts. Ich nehme keine Wetten an und verdiene nichts daran.
talk-source = Die Quoten kommen von { $source } und werden alle paar Minuten aktualisiert; in jeder Nachricht steht, wie alt sie sind.
talk-source-invented = Diese Quoten sind erfunden, zum Ausprobieren.
talk-who = Ich bin ein Programm. Ich vergleiche Quoten und melde mich, wenn sie sich bewegen. Wetten nehme ich keine an.
talk-legal = Ich vergleiche nur Quoten und nehme keine Wetten an. Ob Wetten für dich erlaubt sind, hängt davon ab, wo du lebst.
talk-unclear = Das habe ich nicht verstanden. Schreib den Namen eines Teams, oder wähl etwas aus:
talk-unknown = „{ $words }“ kenne ich nicht: So heißt hier kein Team und keine Liga. Es gibt { $sports }.
talk-bet = Diese Wette auf { $title } notieren: { $bet }?
talk-none-on = Am { $day } ist kein Spiel. Das nächste:
talk-ignored = „{ $words }“ habe ich nicht verstanden.
talk-nobody = Kein Team und keine Liga heißt hier „{ $words }“.
talk-lacking = Auf „{ $words }“ gibt es hier keine Quoten. Ich habe Sieger, Über/Unter, Handicaps und „beide treffen“, soweit ein Spiel sie hat.
talk-picks = Tipps gibt es hier nicht, und keine Wette ist sicher. Das sind die Quoten, die niedrigste hat der Favorit:
talk-chats = Meldungen kommen in den Chat, in dem du sie einstellst. Willst du sie nur für dich, schreib mir privat. Soll ich in eine Gruppe, füg mich dort über mein Profil hinzu.
talk-nobets = Wetten nehme ich keine an. Das sind die Quoten der Buchmacher:
talk-results = Spielstände und Ergebnisse habe ich nicht, nur Quoten.
talk-combined = Kombiwetten rechne ich nicht aus. Das sind die Spiele einzeln:
talk-reminder = Ich kann dich vor einem Spiel erinnern, das du beobachtest. Beobachte es und wähl in den Einstellungen unter „Erinnerung“, wie lange vorher.
talk-left = Gut, ich lasse es.
talk-differ = Jeder Buchmacher schätzt selbst, nimmt seine eigene Marge und ändert seine Quoten, wann er will. Darum lohnt sich der Vergleich.
talk-absent = „{ $words }“ gibt es hier nicht. Es gibt { $sports }.
talk-term-odds = Eine Dezimalquote sagt, was ein Einsatz von 1 zurückbringt: Bei 2,45 sind es 2,45, Einsatz inbegriffen. Die Chance dahinter ist 1 geteilt durch die Quote, hier etwa 41 %. 1 ist das erste Team, X das Unentschieden, 2 das zweite Team.
talk-term-winner = 1X2 hat drei Ausgänge: 1 ist ein Sieg des ersten Teams, X ein Unentschieden, 2 ein Sieg des zweiten Teams.
talk-term-total = Bei Über/Unter zählen alle Tore oder Punkte eines Spiels. Über 2,5 gewinnt ab 3 Toren, unter 2,5 bei höchstens 2 Toren. Wegen der halben Zahl wird die Linie nie genau getroffen.
talk-term-btts = Beide treffen (BTTS): „Ja“ gewinnt, wenn jedes Team mindestens ein Tor schießt, „Nein“, wenn eines leer ausgeht.
talk-term-handicap = Ein Handicap gibt einem Team einen Vorsprung oder zieht ihm Tore ab. Mit −1,5 muss es mit zwei oder mehr Toren Abstand gewinnen, mit +1,5 darf es mit einem Tor Abstand verlieren.
talk-term-dnb = Draw no bet: Es geht nur um den Sieger. Endet das Spiel unentschieden, gibt es den Einsatz zurück.
talk-term-dc = Eine doppelte Chance deckt zwei der drei Ausgänge ab: 1X ist Heimsieg oder Unentschieden, X2 Auswärtssieg oder Unentschieden, 12 alles außer Unentschieden.

## /valuebets

command-valuebets = Quoten, die besser sind als die fairen
    .sport = Eine Sportart, etwa fußball
    .edge = Mindestens so viel Value, etwa 5%
    .price = Ein Quotenbereich, etwa 1,5-3
    .within = Wie bald das Spiel beginnt, etwa 12h
    .book = Ein Buchmacher
    .example = /valuebets 3% 1,5-3
valuebets-heading = Value-Wetten
valuebets-explained = Quoten über denen des Modells. Kein Wetttipp.
    .without-list = Quoten ab 1 % über der fairen Quote. Kein Wetttipp.
valuebets-against-others = Quoten ab 1 % über den fairen Quoten der anderen Anbieter. Kein Wetttipp.
valuebets-against = Quoten ab 1 % über den fairen Quoten von { $book }. Kein Wetttipp.
valuebets-row = { $selection } { $price } · { $edge }
valuebets-book = { $others ->
    [0] { $book }
   *[other] { $book } (+ { $others })
  }
valuebets-none = Im Moment gibt es keine Value-Wette.
    .without-list = Gerade keine Value-Wette. Ich sehe mir die Spiele an, die jemand beobachtet oder nach denen in der letzten Stunde jemand gefragt hat.
valuebets-none-filter = { $count ->
    [one] Die einzige aktuelle Value-Wette passt nicht dazu.
   *[other] Von den { $count } aktuellen Value-Wetten passt keine dazu.
  }
valuebets-edge = ab { $edge }
valuebets-price = Quote { $low }–{ $high }
valuebets-within = { $hours ->
    [one] binnen { $hours } Stunde
   *[other] binnen { $hours } Stunden
  }
valuebets-all = Alle Value-Wetten
valuebets-bad-filter = „{ $words }“ verstehe ich nicht. Filtern kannst du nach Value, Quotenbereich, Stunden, Sportart und Buchmacher, zum Beispiel: /valuebets 5% 1,5-3 12h
valuebets-model = Das sind Zahlen eines Modells, kein Wetttipp.
    .without-list = Das berechne ich aus den Quoten der Anbieter. Kein Wetttipp.
valuebets-age = Berechnet { $age }.
valuebets-age-old = Diese Zahlen sind alt: berechnet { $age }. Die Quoten können sich geändert haben.

## Watches on value bets

valuebets-watch = Alarm einrichten
bet-watch-done = Du beobachtest jetzt Value-Wetten: { $filter }.
bet-watch-changed = Die Beobachtung von Value-Wetten beginnt neu: { $filter }.
bet-watch-all = alle
bet-watch-title = Value-Wetten: { $filter }
bet-watch-rule = { $points ->
    [one] Ich melde dir jede neue, und noch einmal, wenn ihr Value um { $amount } Prozentpunkt gestiegen ist. Ist sie weg, ändere ich die Nachrichten, in denen sie stand.
   *[other] Ich melde dir jede neue, und noch einmal, wenn ihr Value um { $amount } Prozentpunkte gestiegen ist. Ist sie weg, ändere ich die Nachrichten, in denen sie stand.
  }
bet-watch-now = { $count ->
    [0] Im Moment passt keine.
    [one] Im Moment passt eine; ich melde nur neue.
   *[other] Im Moment passen { $count }; ich melde nur neue.
  }
bet-watch-now-unknown = Die Liste lässt sich gerade nicht laden. Ich melde dir, was ab dem nächsten Abruf dazukommt.
bet-watch-rule-words = { $filter } · { $rule }
bet-watch-improving = { $points ->
    [one] Anstieg um { $amount } Prozentpunkt
   *[other] Anstieg um { $amount } Prozentpunkte
  }
bet-details-paused = Pausiert: Wetten, die in dieser Zeit auftauchen, werden ausgelassen.
bet-details-resumed = Wieder aktiv. Ich melde dir, was ab dem nächsten Abruf dazukommt.
bet-details-changed = Die Beobachtung ist geändert. Ich melde dir nur, was ab jetzt dazukommt.
bet-watch-same = Eine Beobachtung von Value-Wetten mit diesem Filter gibt es schon.
bet-watch-limit =
    Dieser Chat hat schon { $count ->
    [one] { $count } Beobachtung
       *[other] { $count } Beobachtungen
    } von Value-Wetten, mehr geht nicht. Beende zuerst eine.
bet-watch-bad-improvement = „{ $typed }“ verstehe ich nicht. Um wie viele Prozentpunkte muss der Value steigen? Zum Beispiel: /watch value-wetten 3% anstieg um 1
unwatch-bets-done = Nicht mehr beobachtet: Value-Wetten, { $filter }.
bet-alert-appeared = { $count ->
    [1] Neue Value-Wette: { $edge }
   *[other] { $count } neue Value-Wetten
  }
bet-alert-improved = { $count ->
    [1] Value-Wette jetzt besser: { $before } → { $edge }
   *[other] { $count } Value-Wetten jetzt besser
  }
bet-alert-both = { $count } Value-Wetten: neue und bessere
bet-alert-gone = { $count ->
    [one] Eine Value-Wette ist weg
   *[other] { $count } Value-Wetten sind weg
  }
bet-alert-gone-too = Weg · { $count }
bet-alert-gone-row = { $selection } { $price }{ $known ->
    [yes] {""}, jetzt { $now }
   *[no] {""}
  }
bet-alert-missed = { $count ->
    [one] { $count } weitere war nur kurz da
   *[other] { $count } weitere waren nur kurz da
  }
bet-alert-row = { $selection } { $price } · { $news ->
    [improved] { $before } → { $edge }
   *[appeared] { $edge }
  }
bet-alert-at = { $selection } { $price } · { $books }
bet-alert-books = { $book }{ $others ->
    [0] {""}
    [one] {" "}+ { $others } weiterer
   *[other] {" "}+ { $others } weitere
  }
bet-alert-offer = { $selection } zu { $price } ({ $book })
bet-alert-offer-no-book = { $selection } zu { $price }
bet-alert-watch = Die Beobachtung
alert-bets = Value-Wetten
bet-gone-left = { $offer }: weg seit { $time }
bet-gone-left-now = { $offer }: weg seit { $time }, Quote zuletzt { $now }
bet-gone-below = { $offer }: Value zu klein seit { $time }
bet-gone-below-now = { $offer }: Value zu klein seit { $time }, Quote zuletzt { $now }
bet-gone-began = { $offer }: Das Spiel hat begonnen

## /match, /best, /history

command-match = Ein Spiel: Liga, Zeit, Märkte
    .match = Ein Team, zwei Teams oder #Nummer
    .example = /match { $match }
match-sport = Sportart
match-league = Liga
match-start = Beginn
# As in English.
match-status = Status
match-markets = Märkte
match-no-markets = im Moment keine Quoten
match-books = Anbieter
match-number = Nummer
match-details = Spiel
match-best = Beste Quote
best-title = { $kind ->
    [side] Sieg { $selection }: { $price }
   *[other] { $selection }: { $price }
  }
best-at = bei { $books }
best-at-more = { $others ->
    [one] bei { $books } und einem weiteren
   *[other] bei { $books } und { $others } weiteren
  }
match-history = Verlauf
match-prediction = Prognose

command-best = Die besten Quoten für einen Ausgang
    .match = Ein Team, zwei Teams oder #Nummer
    .selection = 1, X, 2, ein Team oder über 2,5
    .example = /best { $match } 1
best-price = Quote
best-edge = Value
best-fair = Value: gegenüber der fairen Quote { $fair }
best-fair-updated = Value: gegenüber der fairen Quote { $fair } · aktualisiert { $age }
best-which = Welcher Ausgang?
best-missing = Für { $selection } hat im Moment niemand Quoten. Diese gibt es:
best-unknown = Den Ausgang „{ $selection }“ kenne ich nicht. Schreib 1, X, 2, ein Team oder über 2,5, oder wähle:
best-paid-back = Aus { $stake } werden bei der besten Quote { $returned }, das sind { $profit } Gewinn. Gewettet wird beim Buchmacher, nicht hier.
best-others = Andere Ausgänge

command-history = Wie sich die Quoten eines Spiels bewegt haben
    .match = Ein Team, zwei Teams oder #Nummer
    .book = Ein Buchmacher; ohne ihn die faire Quote
    .selection = 1, X, 2, ein Team oder über 2,5
    .example = /history { $match }
history-none = Für diese Quoten habe ich noch keinen Verlauf.
history-none-book = Für { $book } habe ich hier noch keinen Verlauf.
history-of = { $market } · { $whose }
history-consensus = Schnitt aller Anbieter, ohne Marge
history-open = Erste
history-now = Jetzt
history-points = pp
# As in English.
history-chance = Chance
history-net = Änderung
history-range = Spanne
history-reading = { $price } · Chance { $chance } · { $time }
history-net-none = keine
history-net-shortened = ▼ gefallen: Quote { $price }, Chance { $points } pp
history-net-drifted = ▲ gestiegen: Quote { $price }, Chance { $points } pp
history-since = Erstmals gesehen { $since }. ▼ gefallen, ▲ gestiegen. Die Balken zeigen die Chance: je höher, desto niedriger die Quote.
history-says = Chance von { $from } auf { $to }, tiefste { $low }, höchste { $high }
history-unknown = „{ $words }“ kenne ich hier weder als Buchmacher noch als Ausgang. Zum Beispiel: 1, X, 2 oder der Name eines Buchmachers.
history-all = Alle Ausgänge
history-consensus-button = Faire Quote

## /predictions, /movers

command-predictions = Chancen des Modells neben denen der Anbieter
    .match = Ein Team, zwei Teams oder #Nummer; ohne Angabe die größten Abstände
    .example = /predictions { $match }
predictions-heading = Modell gegen Buchmacher
predictions-order = Die größten Abstände zuerst. Ein Modell, kein Wetttipp.
predictions-row = { $selection } { $model }, Anbieter { $books } · { $gap }
predictions-points = { $points } pp
predictions-row-no-market = { $selection } { $model }
predictions-model = Modell
predictions-market = Anbieter
predictions-gap = Abstand
predictions-explained = Anbieter: der Schnitt aller, ohne Marge. Der Abstand ist in Prozentpunkten.
predictions-some-without = Anbieter fehlen, wo noch niemand nach den Quoten gefragt hat. Drück auf das Spiel, um zu vergleichen.
predictions-others = Für andere Spiele fehlen frische Quoten zum Vergleich. Frag nach einem: /predictions und ein Team.
predictions-no-market = Im Moment gibt es keine Quoten zum Vergleichen.
predictions-note = Ein Modell, kein Tipp.
predictions-none = Im Moment gibt es keine Prognosen.
predictions-none-match = Für dieses Spiel gibt es keine Prognose.
predictions-all = Alle Prognosen
predictions-watch = Ab { $points } Abstand melden

command-movers = Was sich in den letzten Stunden am meisten bewegt hat
    .window = 1h, 6h oder 24h
    .sport = Eine Sportart oder Liga
    .league = Eine Liga
    .books = Wie viele Anbieter sich in dieselbe Richtung bewegt haben, etwa anbieter>=5
    .example = /movers 24h anbieter>=5
movers-heading = { $hours ->
    [one] Größte Bewegungen · letzte Stunde
   *[other] Größte Bewegungen · letzte { $hours } Stunden
  }
movers-row = { $arrow } { $selection } { $from } → { $to }
movers-agree = { $same } von { $books } Anbietern
movers-explained = Faire Quoten von Spielen, die hier jemand beobachtet oder aufgerufen hat.
movers-since = Aufgezeichnet mindestens seit { $since }.
movers-none = Hier hat sich in dieser Zeit kein Spiel bewegt.
movers-nothing-recorded = Noch ist nichts erfasst. Quoten werden gespeichert, sobald jemand nach einem Spiel fragt oder es beobachtet.
movers-none-fitting = Dazu passt hier kein Spiel.
movers-books = Mindestens { $books } Anbieter in dieselbe Richtung
movers-all = Alle Bewegungen
movers-bad-books = „{ $books }“ verstehe ich nicht. Schreib, wie viele Anbieter, zum Beispiel: /movers anbieter>=5
movers-window = { $hours } h
movers-bad-window = Den Zeitraum „{ $window }“ verstehe ich nicht. Schreib Stunden, höchstens 168, zum Beispiel: /movers tennis 24h

## /watch, /unwatch, /watches

command-watch = Meldungen bei Quotenbewegungen
    .without-bets = Meldungen, wenn sich Quoten bewegen
    .match = Ein Spiel (Team, zwei Teams, #Nummer), oder Team, Liga, Sportart, Kämpfer
    .match-without-fighters = Ein Spiel (Team, zwei Teams, #Nummer), oder Team, Liga, Sportart
    .rule = Was melden: 3pp, 5% oder 0,10; heim, fällt, beste, anbieter>=3, ab 2,10, abstand>=6pp
    .rule-without-model = Was melden: 3pp, 5% oder 0,10; heim, fällt, beste, anbieter>=3, ab 2,10
    .example = /watch { $match } 3pp
command-unwatch = Eine Beobachtung beenden, oder alle
    .match = Ein Spiel (Team, zwei Teams, #Nummer), oder Team, Liga, Sportart, Kämpfer
    .match-without-fighters = Ein Spiel (Team, zwei Teams, #Nummer), oder Team, Liga, Sportart
    .example = /unwatch { $match }
command-watches = Was dieser Chat beobachtet und wo jede Quote steht
    .example = /watches
command-preview = Was eine Regel in den letzten Tagen gemeldet hätte
    .match = Ein Team, zwei Teams, #Nummer oder die Nummer einer Beobachtung wie 2
    .rule = Die Regel wie bei /watch; ohne sie die der Beobachtung
    .example = /preview { $match } 3pp
command-edit = Eine Beobachtung ändern, per Nummer oder Name
    .watch = Die Nummer, die /watches zeigt, oder das Spiel
    .rule = Was sich ändert, wie bei /watch: 5pp, fällt, anbieter>=3; oder ruhezeit 22-8, ruhezeit aus
    .example = /edit 12 5pp
command-pause = Eine Beobachtung pausieren
    .watch = Die Nummer, die /watches zeigt
    .until = Etwa 3h, 18:00, mo 9:00, früh; mit „behalten“ am Ende zählen Bewegungen der Pause mit
    .example = /pause 12 3h
command-resume = Eine pausierte Beobachtung fortsetzen
    .watch = Die Nummer, die /watches zeigt
    .example = /resume 12
command-undo = Zurückholen, was gerade beendet wurde
command-export = Beobachtungen und Einstellungen als Datei
command-import = Eine Datei aus /export übernehmen
    .file = Die JSON-Datei aus /export
    .text = Oder der Text dieser Datei
    .example = /import

rule-points = { $points ->
    [one] { $amount } Prozentpunkt
   *[other] { $amount } Prozentpunkte
  }
rule-percent = { $amount }
rule-price = { $amount } Quotenpunkte
rule-short-points = { $amount } pp
rule-home = Heim
rule-away = Auswärts
rule-draw = Unentschieden
rule-shortens = nur fallend
rule-drifts = nur steigend
rule-consensus = faire Quote
rule-best = beste Quote
rule-book = Quote bei { $book }
rule-own = beste Quote deiner Anbieter
rule-agreeing = { $books ->
    [one] mindestens { $books } Anbieter
   *[other] mindestens { $books } Anbieter
  }
rule-offering = bei { $books ->
    [one] { $books } { $whose ->
        [own] deiner Anbieter
       *[best] Anbieter
    }
   *[other] { $books } { $whose ->
        [own] deiner Anbieter
       *[best] Anbietern
    }
  }
rule-from = ab deiner Quote { $price }
rule-since-hours = innerhalb von { $hours } h
rule-since-open = seit den ersten Quoten
rule-prices = Quote { $least }–{ $most }
rule-within = ab { $hours } h vor Beginn
rule-live = während des Spiels
rule-prematch = vor Beginn
rule-fast = sofort
rule-at-least = { $price } oder mehr
rule-at-most = { $price } oder weniger
rule-again = jedes Mal
rule-posted = erste Quoten
rule-gap = Modell { $points } über den Anbietern

watch-done = Läuft. { $rule }
watch-changed = Neue Regel. { $rule }
watch-beside = { $title } wird schon beobachtet: { $rules }. Hinzufügen oder die alte ersetzen? Neue Regel: { $rule }
watch-beside-typed = Oder schreib den Befehl noch einmal, mit „dazu“ oder „ersetzen“ am Ende.
watch-beside-add = Hinzufügen
watch-beside-replace = Ersetzen
watch-beside-replace-one = { $number } ersetzen · { $rule }
watch-title-with-rule = { $title } · { $rule }
watch-rule = Ich melde mich, wenn { $direction ->
    [shortens] {""}
    [drifts] {""}
   *[both] sich{" "}
  }{ $measure ->
    [best] die beste Quote
    [book] die Quote bei { $book }
    [own] die beste Quote deiner Anbieter
   *[consensus] die Quote
  } um { $rule } { $direction ->
    [shortens] fällt
    [drifts] steigt
   *[both] bewegt
  }.
watch-target = Ich melde mich, wenn { $measure ->
    [book] die Quote bei { $book }
    [own] die beste Quote deiner Anbieter
    [consensus] die faire Quote
   *[best] die beste Quote
  } für { $selection } { $side ->
    [at_most] auf { $price } oder weniger fällt
   *[at_least] auf { $price } oder mehr steigt
  }.
watch-target-books = Ich melde mich, wenn { $books ->
    [one] { $books } { $measure ->
        [own] deiner Anbieter
       *[best] Anbieter
    }
   *[other] { $books } { $measure ->
        [own] deiner Anbieter
       *[best] Anbieter
    }
  } für { $selection } { $price } oder { $side ->
    [at_most] weniger
   *[at_least] mehr
  } { $books ->
    [one] bietet
   *[other] bieten
  }.
watch-posted = Ich melde mich, wenn { $measure ->
    [book] { $book } die ersten Quoten hat
   *[any] die ersten Quoten da sind
  }.
watch-gap =
    Ich melde mich, wenn das Modell die Chance { $of ->
    [outcome] für { $selection }
       *[any] eines Ausgangs
      } mindestens { $rule } höher sieht als die Anbieter, und wenn sich dieser Abstand wieder geschlossen hat.
watch-gap-closes = Geschlossen heißt: { $points } oder weniger
watch-gap-now = Jetzt { $selection } { $gap }: Modell { $model }, Anbieter { $market }.
watch-gap-open = Jetzt { $selection } { $gap }: Modell { $model }, Anbieter { $market }. So groß ist der Abstand schon jetzt; ich melde mich, wenn er sich geschlossen hat.
watch-gap-unknown = Die Chancen des Modells für dieses Spiel sind noch nicht bekannt.
watch-only = Nur { $part }
watch-agreeing = Nur wenn { $books ->
    [one] sich { $books } Anbieter so bewegt
   *[other] sich mindestens { $books } Anbieter so bewegen
  }
watch-from = Gezählt wird ab deiner Quote von { $price }, nach einer Meldung ab der Quote darin
watch-from-passed = Die Quote ist jetzt { $now }, also schon weit genug von deiner { $own } entfernt. Die nächste Meldung zählt ab dort.
watch-since =
    Gezählt wird die Bewegung { $hours ->
    [one] der letzten Stunde
       *[other] der letzten { $hours } Stunden
      }
watch-since-open = Gezählt wird ab den ersten Quoten, nach einer Meldung ab den Quoten darin
watch-prices = Nur solange die Quote zwischen { $least } und { $most } liegt
watch-within = Nur in { $hours ->
    [one] der letzten Stunde
   *[other] den letzten { $hours } Stunden
  } vor Beginn
watch-live = Nur während des Spiels
watch-prematch = Nur vor Beginn
watch-fast = Sofort, auch wenn sich nur ein Anbieter bewegt hat
watch-once = Einmal
watch-again = Jedes Mal wieder, wenn sich die Quote vorher um 2 % vom Limit entfernt hat
watch-example = Zum Beispiel: { $selection } { $from } → { $to }
watch-one-side-which = Nur eine Seite beobachten. Welche?
watch-one-side = Nur eine Seite
watch-bigger = Nur größere
watch-smaller = Schon kleinere
watch-target-now = Die Quote ist jetzt { $price }.
watch-target-now-books = { $books ->
    [one] Bei { $books } Anbieter ist die Quote jetzt { $price }.
   *[other] Bei { $books } Anbietern ist die Quote jetzt { $price }.
  }
watch-target-passed = { $books ->
    [0] Die Quote ist jetzt { $price }
    [one] Bei { $books } Anbieter ist die Quote jetzt { $price }
   *[other] Bei { $books } Anbietern ist die Quote jetzt { $price }
  } und erfüllt dein Limit schon. Ich melde mich, wenn sie es erst um 2 % verfehlt und dann wieder erreicht.
watch-first-board = Noch gibt es keine Quoten; die ersten sind dann der Ausgangspunkt.
checks-always = Wird jede Minute geprüft.
checks-often = Wird etwa { $aboutMinutes ->
    [1] jede Minute
   *[other] alle { $about }
  } geprüft, mindestens alle { $latest }; in der letzten Stunde vor Beginn { $lastMinutes ->
    [1] jede Minute
   *[other] alle { $last }
  }.
checks-last-hour = Wird etwa { $aboutMinutes ->
    [1] jede Minute
   *[other] alle { $about }
  } geprüft, mindestens alle { $latest }.
checks-later = Noch keine festen Prüfzeiten. Ab { $from } vor Beginn: mindestens alle { $latest }; in der letzten Stunde davor { $lastMinutes ->
    [1] jede Minute
   *[other] alle { $last }
  }.
checks-few = Wird vor Beginn etwa { $count ->
    [1] einmal
   *[other] { $count }-mal
  } geprüft, öfter, wenn die Quoten in die Nähe deiner Regel kommen.
checks-none = Wie oft ich prüfe, kann ich nicht versprechen: Zu viele Ligen teilen sich das Kontingent beim Quotendienst. 500 Credits im Monat reichen für etwa zehn Ligen.
checks-row-always = jede Minute geprüft
checks-row-often = etwa { $aboutMinutes ->
    [1] jede Minute
   *[other] alle { $about }
  } geprüft
checks-row-later = feste Prüfzeiten ab { $from } vor Beginn
checks-row-few = { $count ->
    [1] noch etwa eine Prüfung
   *[other] noch etwa { $count } Prüfungen
  }
checks-row-none = keine festen Prüfzeiten
watch-finished = { $title } ist vorbei, die Quoten bewegen sich nicht mehr.
watch-limit =
    Dieser Chat beobachtet schon { $count ->
    [one] { $count } Spiel
       *[other] { $count } Spiele
    }, mehr geht nicht. Beende zuerst eine Beobachtung.
watch-unknown-word =
    { $what ->
        [match] Das Spiel kenne ich, aber nicht „{ $word }“. Schreib 5%, 0,10 oder 3pp.
        [watch] Die Beobachtung kenne ich, aber nicht „{ $word }“. Schreib 5%, 0,10 oder 3pp.
       *[many] Den Namen kenne ich, aber nicht „{ $word }“. Schreib 5%, 0,10 oder 3pp.
    }
name-unknown-more = Den Namen kenne ich, aber nicht „{ $word }“. Deshalb bleibt alles, wie es war.
watch-bad-word = „{ $word }“ verstehe ich hier nicht.
  Stärke: 3pp, 5%, 0,10, ruhig, normal oder empfindlich.
  Was: fällt, steigt, heim, remis, über 2,5.
  Quote: beste, eigene, anbieter:Name, anbieter>=3, ab 2,10, 1,5-3.
  Wann: 3h, seit eröffnung, binnen 24h, live, prematch, sofort.
  Ein Limit: heim >= 2,10, anbieter>=3, wieder. Erste Quoten: erstquoten.
  Modell gegen die Anbieter: abstand>=6pp, heim.
  Zum Beispiel: { $example }
    .without-model = „{ $word }“ verstehe ich hier nicht.
      Stärke: 3pp, 5%, 0,10, ruhig, normal oder empfindlich.
      Was: fällt, steigt, heim, remis, über 2,5.
      Quote: beste, eigene, anbieter:Name, anbieter>=3, ab 2,10, 1,5-3.
      Wann: 3h, seit eröffnung, binnen 24h, live, prematch, sofort.
      Ein Limit: heim >= 2,10, anbieter>=3, wieder. Erste Quoten: erstquoten.
      Zum Beispiel: { $example }
watch-needs-selection = Für welchen Ausgang? Füg heim, remis, auswärts oder über 2,5 hinzu, zum Beispiel: { $example }
watch-unknown-book = Einen Buchmacher „{ $book }“ kenne ich nicht. /bookmakers zeigt alle. Zum Beispiel: { $example }
    .without-books = Einen Buchmacher „{ $book }“ kenne ich nicht. Zum Beispiel: { $example }
watch-no-own-books = Du hast noch nicht gesagt, wo du Konten hast. Wähl zuerst deine Anbieter: /settings anbieter
watch-too-few-own = Du hast nur { $count ->
    [one] { $count } Anbieter
   *[other] { $count } Anbieter
  } gewählt, die Regel braucht aber { $books }. Wähl mehr: /settings anbieter
watch-posted-already = Die Quoten für { $title } sind schon da. Beobachte stattdessen ihre Bewegung, zum Beispiel: { $example }
# As in English.
watch-cannot-post = Ich darf hier nicht unaufgefordert schreiben, also käme keine Meldung an. Ein Admin muss mir erlauben, in diesem Kanal Nachrichten zu senden.
watch-stop = Beenden
price-alert = Quotenalarm
price-alert-from = ≥ { $price }
price-alert-title = { $selection }: jetzt { $price }
price-alert-ask = Ab welcher Quote soll ich mich melden? Schreib sie, zum Beispiel: { $price }
price-alert-ask-command = Ab welcher Quote soll ich mich melden? Wähl eine oder schreib deine, zum Beispiel: { $example }
price-alert-which = Quotenalarm für welchen Ausgang?
watch-odds = Quoten

target-many = Was davon meinst du?
target-none-near = Ich habe nichts zu „{ $words }“ gefunden. Meintest du eines davon?
target-none = Ich habe nichts zu „{ $words }“ gefunden.
target-all = Alle Spiele: { $name }

wide-done = Alle Spiele werden beobachtet. { $rule }
wide-changed = Neue Regel für alle Spiele. { $rule }
wide-covered = { $all ->
    [one] Jetzt dabei: { $count } von { $all } Spiel.
   *[other] Jetzt dabei: { $count } von { $all } Spielen.
  }
wide-covered-until = { $all ->
    [one] Jetzt dabei: { $count } von { $all } Spiel, bis { $until }.
   *[other] Jetzt dabei: { $count } von { $all } Spielen, bis { $until }.
  }
wide-covered-none = In den nächsten sieben Tagen gibt es noch kein Spiel.
wide-explained = Dabei sind die nächsten Spiele der kommenden sieben Tage, neue kommen von selbst dazu. Um eines auszulassen, beende die Beobachtung dieses Spiels.
wide-details-heading = Alle Spiele: { $name }
wide-details-paused = Pausiert. Bewegungen in dieser Zeit werden ausgelassen.
wide-details-resumed = Wieder aktiv. Gezählt wird ab den aktuellen Quoten.
wide-details-changed = Die neue Regel gilt für alle Spiele dieser Beobachtung.
watch-limit-wide =
    Dieser Chat hat schon { $count ->
    [one] { $count } Beobachtung
       *[other] { $count } Beobachtungen
    } von Teams, Ligen, Sportarten und Kämpfern, mehr geht nicht. Beende zuerst eine.

unwatch-done = { $title } wird nicht mehr beobachtet.
unwatch-not-watched = { $title } wird hier nicht beobachtet.
unwatch-which = Was soll ich nicht mehr beobachten?
unwatch-wide-done = Nicht mehr beobachtet: alle Spiele, { $name }.
unwatch-wide-none = So eine Beobachtung gibt es hier nicht. Siehe /watches.
unwatch-own-done = Eine Regel für { $title } ist beendet: { $rule }.
unwatch-excluded = { $title } wird bei { $names } ausgelassen. { $count ->
    [one] Die anderen Spiele dort
   *[other] Die anderen Spiele dort
  } werden weiter beobachtet.
unwatch-still-wide = Über { $name } wird es weiter beobachtet: { $rule }.
unwatch-still-own = Weiter beobachtet: { $rules }.
unwatch-later-wide = Über { $name } kann es später dazukommen: { $rule }.
unwatch-still-bets = Value-Wetten darauf werden weiter gemeldet: { $filters }.
unwatch-leave-out = Auslassen
unwatch-mute = Spiel stumm schalten
unwatch-undo = Wieder beobachten
unwatch-undone = { $title } wird in wenigen Minuten wieder mit den anderen beobachtet.

watches-heading = Beobachtungen
watches-now = { $selection } { $price }
watches-price = { $rule } · jetzt { $price }
watches-gap = { $rule } · jetzt { $selection } { $gap }
watches-open = { $number } · { $title }
watches-none = Hier wird noch nichts beobachtet. Wähl ein Spiel und drück auf Beobachten:
watches-remove = Beenden: { $title }

preview-one-match = Eine Vorschau geht für ein Spiel oder für Value-Wetten, nicht für alle Spiele auf einmal. Nenn ein Spiel, zum Beispiel: { $example }
    .without-bets = Eine Vorschau geht für ein Spiel, nicht für alle Spiele auf einmal. Nenn ein Spiel, zum Beispiel: { $example }
preview-button = Vorschau
preview-rule = Regel: { $rule }
preview-count = { $alerts ->
    [0] In den letzten { $days } Tagen hätte es keine Meldung gegeben.
    [one] In den letzten { $days } Tagen hätte es { $alerts } Meldung gegeben.
   *[other] In den letzten { $days } Tagen hätte es { $alerts } Meldungen gegeben.
  }
preview-count-since = { $alerts ->
    [0] Seit { $since } hätte es keine Meldung gegeben; Quoten von davor sind nicht bekannt.
    [one] Seit { $since } hätte es { $alerts } Meldung gegeben; Quoten von davor sind nicht bekannt.
   *[other] Seit { $since } hätte es { $alerts } Meldungen gegeben; Quoten von davor sind nicht bekannt.
  }
preview-quiet = { $quiet ->
    [0] Keine davon fällt in deine Ruhezeit.
    [one] { $quiet } davon fällt in deine Ruhezeit.
   *[other] { $quiet } davon fallen in deine Ruhezeit.
  }
preview-other = Bei { $threshold }: { $alerts }
preview-watch = Ab { $threshold }
preview-explained = Gezählt anhand früherer Quoten, alle 15 Minuten geprüft.
preview-none = Für dieses Spiel gibt es noch keine früheren Quoten.
preview-gaps-none = Die Chancen des Modells speichere ich nur für beobachtete Spiele; noch gibt es nichts zu zählen.
preview-gaps-count = Seit { $since }: Abstand { $opened }-mal erreicht, { $closed }-mal wieder geschlossen. Die Chancen des Modells davor kenne ich nicht.
preview-gaps-other = Bei { $threshold }: { $opened }-mal erreicht, { $closed }-mal wieder geschlossen
preview-gaps-explained = Gezählt anhand früherer Quoten und der damaligen Chancen des Modells, mindestens stündlich geprüft. Ein Abstand, der schon am Anfang bestand, zählt mit.

preview-bets-none = Der Quotendienst speichert vergangene Value-Wetten nicht; wie oft ich mich gemeldet hätte, weiß ich nicht.
    .without-list = Vergangene Value-Wetten speichere ich nicht; wie oft ich mich gemeldet hätte, weiß ich nicht.
preview-bets-now = { $count ->
    [0] Im Moment passt keine.
    [one] Im Moment passt eine.
   *[other] Im Moment passen { $count }.
  }
preview-bets-unknown = Die Liste lässt sich gerade nicht laden.
preview-bets-told = Seit { $since } hat diese Beobachtung gemeldet: { $appeared }-mal eine neue Value-Wette, { $improved }-mal einen Anstieg.
preview-bets-edge = davon mit mindestens { $edge } Value: { $count }

watch-details-number = Nummer
watch-details-start = Beginn
watch-details-state = Zustand
watch-details-paused = Pausiert: Bewegungen in dieser Zeit werden ausgelassen.
watch-details-paused-kept = Pausiert: Bewegungen in dieser Zeit zählen, sobald es weitergeht.
watch-details-resumed-kept = Wieder aktiv. Gezählt wird ab dem alten Ausgangspunkt.
watch-details-resumed = Wieder aktiv. Gezählt wird ab den aktuellen Quoten.
watch-details-changed = Die Regel ist geändert; die aktuellen Quoten sind der neue Ausgangspunkt.
watch-quiet-heading = Ruhezeit: { $title }
watch-quiet-what = Ruhezeit nur für diese Beobachtung, in der Zeitzone des Chats. Andere Zeiten? Zum Beispiel: { $example }
watch-quiet-typed = ruhezeit 22-8
watch-quiet-as-chat = wie im Chat
watch-quiet-as-chat-now = wie im Chat ({ $value })
watch-back = Zur Beobachtung
watch-active = aktiv
watch-muted = stumm
watch-muted-until = stumm bis { $until }
watch-paused = pausiert
watch-paused-until = pausiert bis { $until }
watch-pause = Pausieren
watch-pause-hour = 1 h Pause
watch-pause-morning = Bis morgen früh
watch-resume = Fortsetzen
watch-edit-both = Beide Richtungen
watch-edit-shortens = Nur fallend
watch-edit-drifts = Nur steigend
watch-more = Mehr
watch-details-back = ‹ Zurück
watch-which = Mehrere Beobachtungen passen. Welche soll geändert werden?
watch-number-unknown = Beobachtung { $number } gibt es hier nicht. Die Nummern stehen in der Liste.
ask-watch = Welche Beobachtung?
pause-bad-time = Die Zeit „{ $time }“ verstehe ich nicht. Schreib zum Beispiel 3h, 2 tage, 18:00, mo 9:00 oder früh, etwa so: { $example }
pause-keep-match = Nur die Beobachtung eines einzelnen Spiels kann ihren Ausgangspunkt behalten. Pausiere diese ohne „behalten“.
resume-no-odds = Der Quotendienst antwortet nicht, also bleibt die Beobachtung pausiert. Bitte versuch es in ein paar Minuten noch einmal.

undo-button = Rückgängig
undo-done = { $count ->
    [one] { $count } Beobachtung ist wieder da, wie sie war.
   *[other] { $count } Beobachtungen sind wieder da, wie sie waren.
  }
undo-changed = { $count ->
    [one] { $count } Beobachtung hat wieder ihre frühere Schwelle.
   *[other] { $count } Beobachtungen haben wieder ihre früheren Schwellen.
  }
undo-too-late = Es gibt nichts zurückzuholen. Das geht nur in den ersten zehn Minuten nach dem Beenden.
undo-import = Rückgängig gemacht: Beobachtungen und Einstellungen sind wie vorher.

## /export and /import

export-done = { $count ->
    [one] { $count } Beobachtung
   *[other] { $count } Beobachtungen
  } und die Einstellungen dieses Chats. Keine IDs darin: /import übernimmt die Datei hier oder in jedem anderen Chat.
export-done-group = { $count ->
    [one] { $count } Beobachtung
   *[other] { $count } Beobachtungen
  } und die Einstellungen dieser Gruppe. Keine IDs darin: /import übernimmt die Datei hier oder in jedem anderen Chat.
import-button = Importieren
export-button = Exportieren
import-how = { $platform ->
    [telegram] Schick die Datei aus /export mit /import als Beschriftung, oder antworte auf die Datei mit /import.
    [discord] Häng die Datei aus /export an /import an: mit der Option „datei“.
   *[playground] Öffne die Datei aus /export, kopiere ihren Inhalt und füge ihn hinter /import ein.
  }{ $platform ->
    [playground] {""}
   *[other] {" "}Du kannst ihren Inhalt auch hinter dem Befehl einfügen.
  }
import-refused = { $why ->
    [too_large] Die Datei ist größer als 256 KB, also nicht aus /export.
    [no_text] Die Datei ist keine Textdatei.
    [failed] Die Datei ließ sich nicht abrufen. Bitte schick sie noch einmal.
    [empty] Die Datei ist leer.
    [not_json] Das ist kein JSON oder nur ein Teil davon. /import braucht die JSON-Datei aus /export; die CSV ist für Tabellen.
    [too_deep] Die Datei hat zu viele Ebenen, also ist sie nicht aus /export.
    [strange_names] Die Datei enthält Namen, die es in Dateien aus /export nicht gibt, etwa „constructor“.
    [other_chat] Die Datei nennt einen Chat oder eine Person. Das tut keine Datei aus /export: Importiert wird nur in diesen Chat.
    [version] Die Datei stammt von einer anderen Version von Linewatch, ich kann sie nicht lesen.
    [unknown_field] Die Datei hat Teile, die ich nicht kenne.
    [too_many] Die Datei hat mehr als 500 Beobachtungen.
   *[not_ours] Das ist JSON, aber nicht aus /export.
  } Nichts wurde geändert.
# As in English.
import-heading = Import
import-new = { $count ->
    [one] Neu: { $count } Beobachtung
   *[other] Neu: { $count } Beobachtungen
  }
import-changed = { $count ->
    [one] Neue Regel: { $count } Beobachtung
   *[other] Neue Regel: { $count } Beobachtungen
  }
import-left = { $count ->
    [one] Ausgelassen: { $count }
   *[other] Ausgelassen: { $count }
  }
list-more = und noch { $count }
fold-all = Alle { $count }
import-left-row = { $why ->
    [setting] Einstellung „{ $name }“: gibt es hier nicht
    [settings_rights] Einstellungen: Die darf nur ändern, wer die Gruppe verwaltet
    [rule] { $name }: Die Regel verstehe ich nicht
    [not_offered] { $name }: So etwas hat der Quotendienst hier nicht
    [unknown_match] { $name }: So ein Spiel gibt es hier nicht
    [unknown_name] { $name }: Der Name ist hier nicht bekannt
    [over] { $name }: Das Spiel ist vorbei
    [limit] { $name }: Für mehr Beobachtungen ist kein Platz
    [others] { $name }: Jemand anderes beobachtet das mit anderer Regel
   *[unreadable] { $name }: Das kann ich nicht lesen
  }
import-settings = Einstellungen, die sich ändern: { $names }.
import-same = { $count ->
    [one] { $count } Beobachtung der Datei ist schon hier.
   *[other] { $count } Beobachtungen der Datei sind schon hier.
  }
import-stays = { $count ->
    [one] { $count } andere Beobachtung bleibt, wie sie ist.
   *[other] { $count } andere Beobachtungen bleiben, wie sie sind.
  }
import-nothing = Die Datei enthält nichts, was hier neu ist.
import-yes = { $count ->
    [0] Einstellungen importieren
    [one] { $count } Beobachtung importieren
   *[other] { $count } Beobachtungen importieren
  }
import-no = Abbrechen
import-done-new = { $count ->
    [one] { $count } Beobachtung importiert.
   *[other] { $count } Beobachtungen importiert.
  }
import-done-changed = { $count ->
    [one] { $count } Beobachtung hat eine andere Regel.
   *[other] { $count } Beobachtungen haben eine andere Regel.
  }
import-done-settings = Geändert: { $names }.
import-cancelled = Nichts wurde importiert.
import-too-late = Dieser Import ist schon erledigt, abgebrochen oder älter als eine Stunde. Bitte schick die Datei noch einmal.

clear-button = Alle beenden
clear-heading = Alle Beobachtungen beenden
clear-backup = Diese Befehle bringen sie jederzeit zurück:
clear-ask = { $count ->
    [one] { $count } Beobachtung beenden?
   *[other] Alle { $count } Beobachtungen beenden?
  }
clear-yes = Ja, alle beenden
clear-no = Nein, behalten
clear-done = { $count ->
    [one] { $count } Beobachtung beendet.
   *[other] { $count } Beobachtungen beendet.
  }
clear-nothing = Hier wird nichts beobachtet, also gibt es nichts zu beenden.
clear-cards = { $count ->
    [one] { $count } Live-Tafel läuft weiter, bis du sie beendest.
   *[other] { $count } Live-Tafeln laufen weiter, bis du sie beendest.
  }

## Sharing a watch

share-button = Teilen
share-how-link = Wer diesen Link öffnet, sieht die Beobachtung und übernimmt sie mit einem Knopfdruck. Über dich verrät der Link nichts.
share-how-typed = Wer mir diese Zeile schickt, sieht die Beobachtung und übernimmt sie mit einem Knopfdruck. Über dich verrät sie nichts.
share-until = Gültig bis { $until }; erneutes Teilen verlängert das.
share-send = An jemanden senden
share-group = In eine Gruppe
share-offer = Jemand teilt diese Beobachtung. Wenn du sie übernimmst, kommen ihre Meldungen in diesen Chat.
share-replaces = Sie ersetzt deine Regel: { $rule }
share-add = Beobachtung übernehmen
share-copy = Übernehmen
share-added = Übernommen: { $title }
share-added-own = Die Meldungen bekommst du von mir als Direktnachricht.
share-own-closed = Ich konnte dir keine Direktnachricht schicken, also wurde nichts hinzugefügt. Erlaube sie und drück noch einmal.
share-there = Genau diese Beobachtung hat der Chat schon.
share-cut = Dieser Link ist abgeschnitten oder verändert. Bitte öffne den ganzen Link.
share-gone = Dieser Link gilt nicht mehr. Bitte um einen neuen.

## What is typed behind the bot's name in another chat

help-inline = Schreib in einem anderen Chat { $name } und ein Team oder einen Spieler: So schickst du die Quoten dorthin.
inline-open = Bot öffnen
inline-none = Kein Spiel mit diesem Namen: Bot öffnen
inline-note = { $start } · { $prices }
inline-no-odds = Die Quoten gibt es bei Linewatch.
inline-watch = Quoten und Meldungen

## Alerts

event-started = Begonnen. Faire Schlussquoten:
event-started-none = Begonnen. Für dieses Spiel gab es keine Quoten.
event-soon = Beginn: { $start }. Faire Quoten jetzt:
event-soon-none = Beginn: { $start }. Für dieses Spiel gibt es keine Quoten.
event-watch-live = Live beobachten
event-line-moved = { $selection } { $from } → { $to }
event-line-still = { $selection } { $to }
event-line-since = Bewegungen seit { $since }
event-watch-ended = diese Beobachtung ist beendet
event-line-age = aktualisiert { $age }
event-silent = { $title }: keine neuen Quoten seit { $since }; Meldungen dazu sind aufgeschoben
event-moved = { $title } ist verlegt auf { $start }; bisher { $before }
event-postponed = { $title } ist verlegt, noch ohne neuen Termin; die Beobachtung läuft weiter
event-back-on = { $title } findet doch statt: { $start }
event-called-off = { $title } ist abgesagt; die Beobachtung endet
event-missing = { $title } ist nicht mehr im Programm; die Beobachtung endet
event-other-teams = Der Quotendienst führt dieses Spiel jetzt als { $title }. Die Beobachtungen beginnen mit den nächsten Quoten neu
event-checked-less = { $because ->
    [watches] Es wird mehr beobachtet, darum prüfe ich deine Spiele seltener als versprochen.
    [people] Es werden mehr Quoten abgefragt, darum prüfe ich deine Spiele seltener als versprochen.
    [others] Noch etwas anderes nutzt meinen Schlüssel beim Quotendienst, darum prüfe ich deine Spiele seltener als versprochen.
    [spent] Das Kontingent beim Quotendienst ist bis { $until } aufgebraucht. Bis dahin kann ich deine Spiele nicht prüfen.
    [empty] Das Kontingent beim Quotendienst ist aufgebraucht. Bis es erneuert ist, kann ich deine Spiele nicht prüfen.
   *[end] Vom Kontingent beim Quotendienst ist wenig übrig, darum prüfe ich deine Spiele seltener als versprochen.
  }
event-credits = { $rest ->
    [out] Das Kontingent beim Quotendienst ist bis { $end } aufgebraucht.
   *[other] Vom Kontingent beim Quotendienst sind { $used } verbraucht.
  }
event-credits-rest = { $rest ->
    [dry] Bei diesem Tempo reicht es bis { $dry } statt bis { $end }.
   *[lasts] Bei diesem Tempo reicht es bis zur Erneuerung: { $end }.
  }
event-credits-advice = { $because ->
    [others] Noch etwas anderes nutzt den Schlüssel. Ein eigener würde länger reichen.
   *[watches] Mit weniger Beobachtungen oder einem größeren Tarif reicht es.
  }
event-topic-gone = Das Thema, in das die Meldungen gingen, gibt es nicht mehr. Ab jetzt kommen sie hierher; /watches zeigt sie alle.
event-chat-barred =
    In { $named ->
    [true] { $chat }
       *[other] einem Chat, in dem du Meldungen eingerichtet hast,
      } kann ich gerade nicht schreiben: { $lack ->
    [view] Ich sehe ihn nicht
    [locked] Der Thread ist gesperrt oder archiviert
    [closed] Das Thema ist geschlossen
    [kind] Dort lassen sich nur Threads eröffnen, keine Nachrichten senden
       *[write] Ich darf dort keine Nachrichten senden
      }. Die Beobachtungen dort laufen weiter, die Meldungen sind aufgeschoben: Ich versuche es stündlich wieder und bei jeder neuen Meldung.
event-chat-gone = In { $named ->
    [true] { $chat }
   *[other] einem Chat, in dem du Meldungen eingerichtet hast,
  } kann ich nicht mehr schreiben: { $loss ->
    [removed] Ich wurde dort entfernt
   *[unknown] Ich finde ihn nicht
  }. { $watches ->
    [one] Die Beobachtung dort bleibt bis { $until } gespeichert und läuft von selbst weiter, wenn ich wieder da bin.
   *[other] Die { $watches } Beobachtungen dort bleiben bis { $until } gespeichert und laufen von selbst weiter, wenn ich wieder da bin.
  }
event-chat-deleted = { $named ->
    [true] { $chat }
   *[other] Ein Chat, in dem du Meldungen eingerichtet hast,
  } wurde gelöscht. { $watches ->
    [one] Die Beobachtung dort meldet nichts mehr und wird am { $until } gelöscht.
   *[other] Die { $watches } Beobachtungen dort melden nichts mehr und werden am { $until } gelöscht.
  }

alert-heading-many = { $count ->
    [one] { $count } Spiel mit Bewegung
   *[other] { $count } Spiele mit Bewegung
  }
alert-heading-digest = { $count ->
    [one] Tagesüberblick: { $count } Spiel mit Bewegung
   *[other] Tagesüberblick: { $count } Spiele mit Bewegung
  }
alert-selection = { $market }: { $selection }
alert-subject = { $title }: { $selection }
alert-way = { $subject } { $from } → { $to }
alert-where = { $of ->
    [own] Deine beste Quote: { $books }
    [yours] Bei { $books }, ab deiner Quote
    [book] Bei { $books }
    [fair] Faire Quote
    [fair-best] Faire Quote, beste { $best } bei { $books }
   *[best] Beste Quote: { $books }
  }
alert-one-book = nur { $book }
alert-margin-only = nur die Marge
alert-books = { $all ->
    [yes] { $books ->
        [2] beide Anbieter
       *[other] alle { $books } Anbieter
      }
   *[no] { $same } von { $books } Anbietern
  }
alert-peak = zwischendurch { $value }
alert-more = { $count ->
    [one] { $count } weitere Bewegung
   *[other] { $count } weitere Bewegungen
  }
alert-limit = 🎯 { $subject } { $price }{ $of ->
    [fair] {" "}fair
    [unnamed] {""}
   *[book] {" "}bei { $book }
  }
alert-limit-yours = Dein Limit: { $side ->
    [at_least] mindestens { $limit }
   *[at_most] höchstens { $limit }
  }
alert-limit-fair = faire Quote { $fair }
alert-limit-done = { $count ->
    [1] Dieser Quotenalarm ist damit erledigt.
   *[other] Diese Quotenalarme sind damit erledigt.
  }
alert-gap = { $subject } { $gap }
  Modell { $model }, Anbieter { $market }
alert-gap-closed = { $subject } { $gap }
  Abstand geschlossen, vorher { $was } · Modell { $model }, Anbieter { $market }
alert-posted = { $title }: erste Quoten { $prices }
alert-alone = ! Ausreißer, { $points ->
    [one] { $points } Prozentpunkt daneben
   *[other] { $points } Prozentpunkte daneben
  }
alert-unsound = ! Marge { $margin }, zählt nicht
alert-noticed = Bemerkt { $age }
alert-held-barred = Aufgeschoben, weil ich hier nicht schreiben durfte
alert-held-quiet = Aufgeschoben wegen der Ruhezeit
alert-held-mute = Aufgeschoben: stumm
alert-held-break = Aufgeschoben während der Auszeit
alert-held-digest = Aufgeschoben bis zum Tagesüberblick
alert-held-flood = Aufgeschoben wegen des Stundenlimits
alert-away = Nachgeholt: keine Quoten von { $from } bis { $to }
alert-came-back = { $count ->
    [one] { $count } weitere wieder beim alten Stand
   *[other] { $count } weitere wieder beim alten Stand
  }
alert-details = Einzelheiten
alert-bet = Gewettet
alert-mute = Stumm
alert-less = Seltener
alert-less-all = Alle Schwellen erhöhen
cap-reached = Limit von { $count } pro Stunde: der Rest kommt um { $until }
cap-points = Nur ab { $amount } pp
held-heading = Aufgeschoben
held-row = { $because ->
    [flood] Stundenlimit
    [digest] Tagesüberblick
    [mute] Stumm
    [break] Auszeit
    [approval] Zur Freigabe
   *[quiet] Ruhezeit
  }: { $count ->
    [0] Meldungen aufgeschoben
    [one] { $count } Meldung aufgeschoben
   *[other] { $count } Meldungen aufgeschoben
  } bis { $until }
held-muted = Stumm: { $count ->
    [0] Meldungen aufgeschoben
    [one] { $count } Meldung aufgeschoben
   *[other] { $count } Meldungen aufgeschoben
  }
held-barred = Kein Recht, hier zu schreiben: { $count ->
    [one] { $count } Meldung aufgeschoben
   *[other] { $count } Meldungen aufgeschoben
  }; nächster Versuch { $until }
held-away = Nach einer Zeit ohne Quoten: { $count ->
    [one] { $count } Meldung aufgeschoben
   *[other] { $count } Meldungen aufgeschoben
  }, bis alle beobachteten Spiele wieder geprüft sind
alert-why = Warum?

## /card

command-card = Ein Spiel in einer Nachricht, die aktuell bleibt
    .match = Ein Team, zwei Teams oder #Nummer; ohne Angabe die Tafeln dieses Chats
    .live = Das Wort live: auch während des Spiels
    .example = /card { $match }
command-name-card = karte
# As in English.
option-name-live = live
cards-heading = Live-Tafeln
cards-none = Hier ist keine. Eine Live-Tafel ist eine Nachricht über ein Spiel, die sich selbst aktuell hält: /card und ein Team.
cards-stop = { $title } beenden
card-begun = { $title }: Die Live-Tafel kommt als Nächstes.
card-renewed = { $title }: Die Live-Tafel geht hier weiter; die obere ist beendet.
card-explained = { $until ->
    [start] Sie aktualisiert sich lautlos, höchstens einmal pro Minute, bis das Spiel beginnt.
   *[end] Sie aktualisiert sich lautlos, höchstens einmal pro Minute, bis das Spiel vorbei ist.
  } Zum Beenden lösch sie.
card-live = Auch live
card-stop = Beenden
card-again = Live-Tafel wieder starten
card-button = Live-Tafel
card-stopped = { $title }: Die Live-Tafel ist beendet.
card-none = { $title } hat hier keine Live-Tafel.
card-limit = Dieser Chat hat schon { $count } Live-Tafeln, mehr geht nicht. Beende zuerst eine.
card-title = 📌 { $title }
card-ended = { $why ->
    [started] Beendet: Das Spiel hat begonnen
    [over] Beendet: Das Spiel ist vorbei
    [called_off] Beendet: Das Spiel ist abgesagt
    [missing] Beendet: Das Spiel ist nicht mehr im Programm
    [renewed] Geht unten weiter
   *[stopped] Beendet
  }
card-still = { $selection } { $price }
card-moved = { $selection } { $price } { $way ->
    [shorter] ▼
   *[longer] ▲
  } vorher { $from }
card-age = Faire Quoten, aktualisiert { $age }
card-last = { $why ->
    [started] Faire Schlussquoten
   *[other] Die letzten fairen Quoten
  }
card-since = Bewegungen seit { $since }
card-no-odds = Noch hat niemand Quoten dafür.

## /mute, /unmute, /snooze, /less

command-mute = Keine Meldungen zu einem Spiel, oder gar keine
    .match = Ein Team oder #Nummer, oder: alle
    .for = Wie lange, etwa 3h, oder: bis mo 9:00
    .example = /mute { $match } 3h
command-name-mute = stumm
option-name-for = dauer
mute-done = { $title } ist stumm, bis du das rückgängig machst.
mute-done-until = { $title } ist stumm bis { $time }.
mute-done-all = Alle Meldungen sind stumm, bis du das rückgängig machst.
mute-done-all-until = Alle Meldungen sind stumm bis { $time }.
mute-what-match = Bis dahin kommt nichts zu diesem Spiel. Danach bekommst du in einer Nachricht, was noch gilt. Deine Beobachtungen bleiben.
    .without-bets = Bis dahin kommt nichts zu diesem Spiel. Danach bekommst du in einer Nachricht, was noch gilt. Deine Beobachtungen bleiben.
mute-what-all = Bis dahin keine Meldungen. Danach bekommst du in einer Nachricht, was noch gilt. Deine Beobachtungen bleiben.
    .without-bets = Bis dahin keine Meldungen. Danach bekommst du in einer Nachricht, was noch gilt. Deine Beobachtungen bleiben.
mute-which = Was soll stumm sein?
mute-undo = Nicht mehr stumm
mute-undo-all = Nichts mehr stumm
mute-drop = Verwerfen
mute-dropped = { $count ->
    [0] Da war nichts mehr zu verwerfen.
    [one] { $count } Meldung verworfen. Die aktuellen Quoten sind der Ausgangspunkt.
   *[other] { $count } Meldungen verworfen. Die aktuellen Quoten sind der Ausgangspunkt.
  }
mute-for-1h = Für 1 Stunde
mute-for-8h = Für 8 Stunden
mute-for-1d = Für 1 Tag
mute-all-1h = Alle: 1 Stunde
mute-all-8h = Alle: 8 Stunden
mute-all-1d = Alle: 1 Tag
mute-bad-duration = Die Dauer verstehe ich nicht. Schreib zum Beispiel 3h, 2 tage oder bis mo 9:00.

command-unmute = Wieder Meldungen zu einem stummen Spiel
    .match = Ein Team oder #Nummer, oder: alle
    .example = /unmute { $match }
command-name-unmute = stumm-aus
unmute-done = { $title } ist nicht mehr stumm. Was gewartet hat, kommt in einer Nachricht, soweit es noch gilt.
unmute-done-all = Meldungen sind nicht mehr stumm. Was gewartet hat, kommt in einer Nachricht, soweit es noch gilt.
unmute-which = Was soll nicht mehr stumm sein?
unmute-not-muted = { $title } ist nicht stumm.
unmute-not-muted-all = Deine Meldungen sind nicht stumm. Einzelne Spiele können es sein: siehe /mute.

command-snooze = Meldungen aufschieben und gesammelt bekommen
    .for = Etwa 3h, bis mo 9:00, morgen früh; oder: aus
    .example = /snooze bis mo 9:00
command-name-snooze = aufschieben

command-less = Weniger Meldungen: die nächsthöhere Schwelle
    .match = Ein Team oder die Nummer einer Beobachtung wie 2, oder: alle
    .example = /less { $match }
command-name-less = weniger
less-done = { $title }: Schwelle jetzt { $threshold }.
less-done-gap = { $title }: Mindestabstand jetzt { $threshold }.
less-undo = Rückgängig
less-no-threshold = Die Beobachtung von { $title } hat keine Schwelle, die sich erhöhen ließe.
less-no-more = Die Schwelle von { $title } ist schon die höchste.
less-which = Welche Beobachtung soll weniger melden?
less-bets-edge = Ab jetzt melde ich dir nur Wetten mit mindestens { $edge } Value.
less-bets-improvement = { $points ->
    [one] Ab jetzt melde ich dir eine Wette erst wieder, wenn ihr Value um { $amount } Prozentpunkt gestiegen ist.
   *[other] Ab jetzt melde ich dir eine Wette erst wieder, wenn ihr Value um { $amount } Prozentpunkte gestiegen ist.
  }
less-bets-larger-edge = Nur größerer Value
less-bets-larger-improvement = Nur größere Anstiege
less-bets-no-more = Für diese Beobachtung von Value-Wetten gibt es keine höhere Stufe: { $filter }.
less-all = Alle
less-all-from = Ab jetzt melde ich dir nur Bewegungen um mindestens { $threshold }.
less-all-done = { $count ->
    [0] Keine Schwelle ließ sich erhöhen.
    [one] { $count } Beobachtung hat jetzt eine höhere Schwelle.
   *[other] { $count } Beobachtungen haben jetzt eine höhere Schwelle.
  }

## /log and /why

command-log = Die letzten Meldungen dieses Chats, auch nicht gesendete
command-why = Warum die letzte Meldung kam oder nicht kam

decision-sent = gesendet
decision-sent-reminder = gesendet: die Erinnerung
decision-sent-started = gesendet: die Schlussquoten
decision-sent-silent = gesendet: keine neuen Quoten
decision-sent-moved = gesendet: das Spiel wurde verlegt
decision-sent-called-off = gesendet: das Spiel ist abgesagt
decision-sent-missing = gesendet: das Spiel ist nicht mehr im Programm
decision-dropped-reminder = nicht rechtzeitig gesendet: die Erinnerung
decision-dropped-started = nicht rechtzeitig gesendet: die Schlussquoten
decision-dropped-silent = nicht rechtzeitig gesendet: keine neuen Quoten
decision-dropped-moved = nicht rechtzeitig gesendet: das Spiel wurde verlegt
decision-dropped-called-off = nicht rechtzeitig gesendet: das Spiel war abgesagt
decision-dropped-missing = nicht rechtzeitig gesendet: das Spiel war nicht mehr im Programm
decision-unknown = gesendet, aber ob es ankam, ist nicht bekannt
decision-unknown-sent-again = vielleicht gesendet: keine Antwort, daher ein zweiter Versuch
decision-failed = nicht gesendet: die Nachricht wurde nicht angenommen
decision-withdrawn = nicht gesendet: die Quote war wieder beim alten Stand
decision-dropped = nicht gesendet
decision-dropped-came-back = nicht gesendet: die Quote war wieder beim alten Stand
decision-dropped-match-over = nicht gesendet: das Spiel war vorbei
decision-dropped-no-board = nicht gesendet: die Quoten zum Vergleich waren weg
decision-dropped-armed = nicht gesendet: dein Limit war schon nicht mehr erreicht; das nächste Mal zählt wieder
decision-dropped-muted = nicht gesendet: während der Stummschaltung von dir verworfen
decision-dropped-information-only = nicht gesendet: der Chat steht auf „Nur Infos“
decision-dropped-refused = nicht gesendet: der Entwurf wurde verworfen
decision-dropped-not-approved = nicht gesendet: niemand hat sie rechtzeitig freigegeben
decision-dropped-nothing-to-compare = nicht gesendet: kein Anbieter mehr zum Vergleich, also habe ich neu begonnen
decision-ended = die Beobachtung endete
decision-ended-match-started = die Beobachtung endete mit dem Beginn des Spiels
decision-ended-match-over = die Beobachtung endete mit dem Spiel
decision-ended-match-missing = die Beobachtung endete: der Quotendienst kennt das Spiel nicht mehr
decision-sent-bet-appeared = gesendet: eine neue Value-Wette
decision-sent-bet-improved = gesendet: eine Value-Wette wurde besser
decision-sent-bet-gone = Nachricht geändert: die Value-Wette ist weg
decision-sent-bet-back = Nachricht geändert: die Value-Wette ist wieder da
decision-withdrawn-bet-gone = nicht gesendet: die Value-Wette war schon weg
decision-withdrawn-bet-small = nicht gesendet: der Value war schon zu klein
decision-withdrawn-bet-worse = nicht gesendet: der Value ging zurück
decision-match-forgotten = ein vergangenes Spiel

log-heading = Protokoll
log-row-move = { $selection } { $from } → { $to }
log-row-gap = { $selection } { $gap }
log-row-bet = { $offer } · { $edge }
log-none = Hier gab es noch keine Meldung.

why-decided = { $time }: { $decision }.
why-rule = Regel
why-way = { $from } → { $to } ohne Marge, Chance { $fromChance } → { $toChance }
why-way-quoted = { $from } → { $to }
why-gap = Abstand { $before } → { $gap }: Modell { $fromModel } → { $model }, Anbieter { $fromMarket } → { $market }
why-gap-first = Abstand { $gap }: Modell { $model }, Anbieter { $market }
why-baseline = Ausgangspunkt
why-baseline-created = { $time }, als die Beobachtung begann
why-baseline-first-board = { $time }, die ersten Quoten der Beobachtung
why-baseline-told = { $time }, die letzte Meldung davor
why-baseline-dropped = { $time }, eine Meldung, die nicht gesendet werden konnte
why-baseline-restarted = { $time }, als andere Anbieter einsprangen
why-baseline-resumed = { $time }, als die Pause endete
why-baseline-unmuted = { $time }, als du das Wartende verworfen hast
why-baseline-by-rule = { $time }, ab da zählt die Regel
why-age = Stand der Quoten
why-changed = Quote geändert
why-seen = Gesehen
why-sent = Gesendet
why-later = { $time }, { $length } später
why-books-same = Gleiche Bewegung ({ $count } von { $books }):
why-books-other = Andere oder keine Bewegung ({ $count } von { $books }):
why-book = { $book } { $from } → { $to }
why-book-still = { $book } { $price }
why-book-others = { $book } { $price }, wegen seiner anderen Quoten
why-book-unnamed = ein Anbieter ohne Namen
why-quiet = Mit einer Schwelle von { $threshold } oder mehr wäre nichts gekommen.
why-quiet-limit = { $side ->
    [at_least] Mit einem Limit über { $price } wäre nichts gekommen.
   *[at_most] Mit einem Limit unter { $price } wäre nichts gekommen.
}
why-quiet-gap = Mit einer Schwelle von { $threshold } oder mehr wäre nichts gekommen.
why-gap-closed = Der Abstand wurde schon gemeldet. Als geschlossen gilt er bei { $points } oder weniger.
why-gap-not = Die Regel meldet, wenn ein Abstand { $threshold } oder mehr erreicht und wenn er sich danach wieder schließt.
why-one-book = Nur ein Anbieter hat sich bewegt.
why-margin-only = Nur die Marge hat sich geändert: Die faire Quote blieb.
why-not-reached = Die Quote hatte sich um { $moved } bewegt; die Regel verlangt { $threshold }.
why-not-met = Die Quote hatte sich um { $moved } bewegt, aber nicht so, wie die Regel es verlangt.
why-bet = { $offer }: Modellquote { $fair }, Chance { $chance }, Value { $edge }.
    .without-list = { $offer }: faire Quote { $fair }, Chance { $chance }, Value { $edge }.
why-bet-grown = { $offer }: Modellquote { $fair }, Chance { $chance }, Value { $edge } (bei der letzten Meldung { $before }).
    .without-list = { $offer }: faire Quote { $fair }, Chance { $chance }, Value { $edge } (bei der letzten Meldung { $before }).
why-bet-age = Stand der Liste
why-bet-others = { $selection } bei anderen Anbietern, Stand { $time }:
why-bet-no-others = Quoten anderer Anbieter lagen damals nicht vor, und der Quotendienst sagt nicht, welche er verglichen hat.
why-bet-quiet = Ab einem Mindest-Value von { $edge } wäre nichts gekommen.
why-bet-quiet-improvement = { $points ->
    [one] Ab einem Mindestanstieg von { $amount } Prozentpunkt wäre nichts gekommen.
   *[other] Ab einem Mindestanstieg von { $amount } Prozentpunkten wäre nichts gekommen.
  }
why-which = Welches Spiel ist gemeint?
why-button = Warum: { $title }
why-none = Hier gab es noch keine Meldung, also gibt es nichts zu erklären.
why-unknown = Das weiß ich nicht mehr. Entscheidungen werden 30 Tage gespeichert; sie stehen im Protokoll.

## /score

# As in English.
command-score = Bilanz gegen die Schlussquote
    .without-bets = Wie Meldungen gegen die Schlussquote abschnitten
    .what = Leer: dieser Chat; bot: alle Chats zusammen
    .example = /score bot
score-heading-chat = Bilanz: dieser Chat
score-heading-bot = Bilanz: alle Chats
score-button = Bilanz
score-button-bot = Alle Chats
score-button-chat = Dieser Chat
score-bad-word = Schreib /score für diesen Chat oder /score bot für alle Chats zusammen.
score-none = Noch keine Bilanz: Zu keiner Meldung der letzten { $days } Tage gibt es eine Schlussquote.
score-alerts = Meldungen
score-alerts-count = { $count ->
    [one] { $count } Meldung
   *[other] { $count } Meldungen
  } zu { $matches ->
    [one] { $matches } Spiel
   *[other] { $matches } Spielen
  }
score-on = Ging weiter: { $share } ({ $low }–{ $high })
score-rest = Geblieben: { $even } · zurückgegangen: { $bad }
score-moved = Bewegung: { $points } pp ({ $low } bis { $high })
score-too-few = Zu wenige für eine Aussage: Es braucht mindestens { $least } Spiele.
score-by-grade = Nach Regel
score-by-lead = Nach Zeit vor Beginn
score-by-sport = Nach Sportart
score-by-source = Nach beobachteter Quote
score-row = { $group } · { $matches ->
    [one] { $matches } Spiel
   *[other] { $matches } Spiele
  }
  { $share } ({ $low }–{ $high }) · { $points } pp
score-row-too-few = { $group } · { $matches ->
    [one] { $matches } Spiel
   *[other] { $matches } Spiele
  }: zu wenige
score-other = andere
score-grade-calm = ruhig
# As in English.
score-grade-normal = normal
score-grade-sharp = empfindlich
score-grade-limit = Limit
score-grade-gap = Abstand zum Modell
score-lead-under-3h = unter 3 Stunden
score-lead-under-24h = 3 bis 24 Stunden
score-lead-longer = über 24 Stunden
score-source-consensus = faire Quote
score-source-best = beste Quote
score-source-own = meine Anbieter
score-source-model = Modell
score-bets = Value-Wetten
score-bets-count = { $count ->
    [one] { $count } Wette
   *[other] { $count } Wetten
  } zu { $matches ->
    [one] { $matches } Spiel
   *[other] { $matches } Spielen
  }
score-bets-edge = Value bei der Meldung: { $edge }
score-bets-closing = Value zur Schlussquote: { $value } ({ $low } bis { $high })
score-bets-better = Über der fairen Quote: { $share } ({ $low }–{ $high })
score-predictions = Prognosen
score-matches = { $matches ->
    [one] { $matches } Spiel
   *[other] { $matches } Spiele
  }
score-predictions-towards = Quote ging Richtung Modell: { $share } ({ $low }–{ $high })
score-predictions-off = Abstand zur Schlussquote: Modell { $model } pp, Anbieter { $market } pp
score-predictions-close = Schluss
score-predictions-count = Ausgänge
score-explained-predictions = Richtung Modell: dorthin, wo das Modell zuerst am weitesten von den Anbietern abwich. Die Tabelle: die Chancen der Ausgänge im Schnitt, laut Modell und laut Schlussquote.
score-explained = Letzte { $days } Tage, bis zur Schlussquote; mehrere Meldungen zu einem Spiel zählen als eine. In Klammern: wo der wahre Wert mit 95 % Sicherheit liegt.
score-explained-alerts = Ging weiter: mindestens 0,5 Prozentpunkte in dieselbe Richtung; nach einem Abstand: zum Modell hin. Bewegung: wie weit noch, im Median.
score-explained-bets = Value zur Schlussquote: was die Quote wert war, gemessen an der fairen Quote bei Beginn.
score-sentence = Regeln wie diese, alle Chats: Nach { $share } ({ $low }–{ $high }) der Meldungen ging die Bewegung bis zur Schlussquote weiter ({ $matches ->
    [one] { $matches } Spiel
   *[other] { $matches } Spiele
  }).

## /fighters, /fighter, /teams, /team, /leagues

command-fighters = MMA-Kämpfer und ihre Bilanzen
    .words = Ein Name oder ein Teil davon
    .example = /fighters
command-fighter = Ein Kämpfer: Bilanz und nächster Kampf
    .fighter = Der Name eines Kämpfers
    .example = /fighter { $fighter }
command-teams = Teams und wann sie wieder spielen
    .words = Ein Name oder ein Teil davon
    .example = /teams
command-team = Ein Team: laufende und kommende Spiele
    .team = Der Name eines Teams
    .example = /team { $team }
command-leagues = Ligen und ihre Spiele
    .sport = Eine Sportart oder der Name einer Liga
    .example = /leagues fußball

fighters-heading = Kämpfer
fighters-all = Alle Kämpfer
fighter-record = Siege-Niederlagen-Remis
fighter-weight = Gewichtsklasse
fighter-country = Land
weight-strawweight = Strohgewicht
weight-flyweight = Fliegengewicht
weight-bantamweight = Bantamgewicht
weight-featherweight = Federgewicht
weight-lightweight = Leichtgewicht
weight-welterweight = Weltergewicht
weight-middleweight = Mittelgewicht
weight-light-heavyweight = Halbschwergewicht
weight-heavyweight = Schwergewicht
# As in English.
teams-heading = Teams
teams-all = Alle Teams
leagues-heading = Ligen
leagues-all = Alle Ligen
leagues-matches = { $count ->
    [0] zurzeit keine Spiele
    [one] { $count } Spiel
   *[other] { $count } Spiele
  }
league-sport = Sportart

named-found = Gefunden zu „{ $words }“:
named-near = Ich habe nichts zu „{ $words }“ gefunden. Meintest du eines davon?
named-none = Ich habe nichts zu „{ $words }“ gefunden. Versuch es mit einem Wort aus dem Namen, oder sieh eine Liste durch:
named-many = Was davon meinst du?
named-more = Zu viele Namen für eine Liste. Schreib noch ein Wort dazu.
named-fitting = Alles, was passt
named-watch = Alle Spiele beobachten
named-empty = Davon hat der Quotendienst gerade nichts.
named-matches = Spiele
named-match = { $start } · { $title }
named-no-matches = Gerade gibt es keine Spiele.
named-age = Stand der Liste: { $age }.
refuse-missing-name = Nenn mir einen Namen, zum Beispiel: { $example }

## /search

command-search = Spiele, Teams, Ligen und Kämpfer finden
    .without-fighters = Spiele, Teams und Ligen finden
    .words = Ein Teil eines Namens, in jedem Alphabet
    .example = /search { $team }
# As in English.
search-teams = Team: { $name }
search-leagues = Liga: { $name }
search-fighters = Kämpfer: { $name }
search-partly = Manche Listen waren gerade nicht abrufbar, es kann also mehr geben.

## /bookmakers and /bonuses

command-bookmakers = Buchmacher nach Bewertung
    .book = Ein Buchmacher, um mehr über ihn zu erfahren; ohne Angabe alle
    .example = /bookmakers
bookmakers-unknown = Einen Buchmacher „{ $words }“ kenne ich nicht.
bookmaker-rating = Bewertung: { $rating }
bookmaker-matches = { $matches ->
    [one] Jetzt mit Quoten zu { $matches } Spiel:
   *[other] Jetzt mit Quoten zu { $matches } Spielen:
  }
bookmaker-margin = Marge: { $margin }
bookmaker-best = Beste Quote: { $share } ({ $best } von { $prices })
bookmaker-aside = Zählt nicht: { $share }{ $late ->
    [0] {""}
   *[other] , { $late } zu spät
  }
bookmaker-no-boards = Im Moment sind keine Quoten von ihm bekannt.
bookmaker-margin-title = Marge
bookmaker-best-title = Beste
bookmaker-explained = Nur Spielausgang und Sieger. Beste Quote: Niemand hat eine höhere. Zählt nicht: weit weg von den anderen, oder mit unbrauchbarer Marge. Zu spät: eine Aktualisierung verpasst.
bookmakers-heading = Buchmacher
bookmakers-rating = { $rating } von { $max }
bookmakers-note = Bewertungen des Quotendienstes, aktualisiert { $age }.
command-bonuses = Angebote der Buchmacher für Neukunden (18+)
bonuses-heading = Boni
bonuses-off = Boni sind hier ausgeblendet, bis du sie einschaltest.
bonuses-off-group = Boni sind in dieser Gruppe ausgeblendet, bis ein Admin sie einschaltet.
bonuses-adults = Nur für Erwachsene (18+). Ein Bonus hat Bedingungen: Lies sie zuerst, und setz nie mehr, als du verlieren kannst.
bonuses-turn-on = Ich bin 18 oder älter: Boni zeigen
bonuses-turn-off = Boni ausblenden

## /fair

command-fair = Faire Quoten zu beliebigen Quoten, ohne die Marge
    .prices = 2 bis 20 Quoten eines Marktes: 1,90 3,50 4,20
    .method = potenz (Standard), proportional oder shin
    .example = /fair 1,90 3,50 4,20
fair-heading = Faire Quoten
fair-price = Quote
fair-spread-column = ±
fair-margin = Marge { $margin }: Im Schnitt kommen { $payback } der Einsätze zurück.
fair-margin-below = Marge { $margin }: Zusammen zahlen diese Quoten { $payback } zurück, mehr, als du einsetzt.
fair-doubt = Das ist keine übliche Marge. Sind das die Quoten aller Ausgänge eines Marktes?
fair-method = Methode: { $method }
fair-method-power = Potenz
fair-method-proportional = Proportional
fair-method-shin = Shin
fair-spread = ±: wie weit die Chancen nach der Potenz-, der proportionalen und der Shin-Methode auseinanderliegen, in Prozentpunkten.
fair-missing = Schreib die Quoten aller Ausgänge eines Marktes, zum Beispiel: { $example }
fair-too-few = Eine Quote reicht nicht: Ich brauche die aller Ausgänge eines Marktes, zum Beispiel: { $example }
fair-too-many = Das ist zu viel: Ich nehme höchstens { $count } Quoten, zum Beispiel: { $example }
fair-not-a-price = „{ $price }“ kann ich nicht als Quote lesen. Schreib 1,90 oder 1.90, 11/8, +150 oder 52,6%.
fair-bad-method = Die Methode „{ $method }“ kenne ich nicht. Es gibt potenz, proportional und shin.

## /settings

command-settings = Sprache, Zeitzone, Quotenformat, meine Anbieter
    .change = Was sich ändern soll, etwa: zone wien
    .role = Rolle, die in Meldungen hier erwähnt wird
    .example = /settings zone wien
settings-heading = Einstellungen
settings-heading-group = Einstellungen dieses Chats
settings-topic-local = Sprache und Zeit
settings-saved = ✓ { $setting }: { $value }
settings-back = ‹ Alle Einstellungen
settings-not-a-choice = „{ $value }“ steht hier nicht zur Wahl.
settings-near = Was meinst du mit „{ $value }“?
settings-name-language = Sprache
settings-name-zone = Zeitzone
settings-name-format = Quotenformat
settings-name-threshold = Schwelle
settings-name-books = Meine Anbieter
settings-name-sharp = Maßgeblicher Anbieter
settings-name-density = Umfang
settings-name-theme = Diagramme
settings-name-tables = Tabellen
settings-name-quiet = Ruhezeit
settings-name-digest = Tagesüberblick
settings-name-fixtures = Spiele des Tages
settings-name-hourly = Stundenlimit
settings-name-reminder = Erinnerung
settings-name-members = Wer beobachten darf
settings-name-bonuses = Boni
settings-name-information = Nur Infos
settings-name-publish = Veröffentlichen
settings-name-footer = Fußzeile
# As in English.
settings-name-threads = Threads
settings-name-ping = Erwähnungen
settings-what-language = Die Sprache der Antworten und Meldungen.
settings-what-zone = Für die Zeiten der Spiele und dafür, was „heute“ heißt. Eine andere Stadt? Zum Beispiel: /settings zone wien
settings-zone-hint = Nicht in UTC? Schreib deine Stadt, zum Beispiel: /settings zone wien
settings-what-format = So werden Quoten geschrieben. Alle Beispiele zeigen dieselbe Quote:
settings-what-threshold = So weit muss sich eine Quote bewegen, bevor ich mich melde. Das gilt für neue Beobachtungen ohne eigene Schwelle. Eine andere? Zum Beispiel: /settings schwelle 4pp
settings-what-books = Die Buchmacher, bei denen du Konten hast. Für beste Quoten, Value und Limits zählen dann nur sie; für faire Quoten, Chancen und Bewegungen zählen immer alle.
settings-what-sharp = Der Buchmacher oder die Börse, an deren fairen Quoten ich Value-Wetten messe. Sonst vergleiche ich jede Quote mit den fairen Quoten aller anderen Anbieter.
settings-what-density = So ausführlich antworte ich auf /odds.
settings-what-theme = Der Hintergrund der Diagramme. Standard: hell auf Telegram, dunkel auf Discord.
settings-what-tables = Quoten, Spiele und Value-Wetten kommen als Telegrams eigene Tabellen oder als Text. Statt einer Tabelle zeigt eine alte App die Bitte um ein Update.
    .without-bets = Quoten und Spiele kommen als Telegrams eigene Tabellen oder als Text. Statt einer Tabelle zeigt eine alte App die Bitte um ein Update.
settings-what-quiet = In der Ruhezeit werden Meldungen aufgeschoben und kommen danach in einer Nachricht, oder sie kommen ohne Ton. Große Bewegungen können trotzdem durchkommen. Andere Zeiten? Zum Beispiel: /settings ruhezeit 23:30-07:15
settings-what-digest = Eine Nachricht am Tag mit allem, was sich bewegt hat, statt sofortiger Meldungen. Eine andere Zeit? Zum Beispiel: /settings tagesüberblick 07:30. Früher bekommst du ihn mit /digest jetzt.
settings-what-fixtures = Eine Nachricht am Tag mit den hier beobachteten Spielen und ihren besten Quoten. Eine andere Zeit? Zum Beispiel: /settings spiele des tages 9:00
settings-what-hourly = So viele Nachrichten mit Meldungen dürfen in einer Stunde kommen. Weitere kommen zusammen in einer Nachricht, sobald Platz ist. Quotenalarme, Erinnerungen und was aus anderem Grund aufgeschoben war, zählen nicht.
settings-what-reminder = So lange vor Beginn erinnere ich an ein beobachtetes Spiel und zeige, wie sich seine Quoten bewegt haben. Die Schlussquoten kommen in jedem Fall zum Beginn und beenden die Beobachtung, außer wenn in ihrer Regel „live“ steht. Bei Beobachtungen von Teams, Ligen oder Sportarten kommen sie nur, solange Erinnerungen an sind.
settings-what-members = Wer in diesem Chat Beobachtungen anlegen darf. Mitglieder können nur ihre eigenen beenden.
settings-what-bonuses = Angebote der Buchmacher in diesem Chat, mit /bonuses. Nur für Erwachsene.
settings-what-information = Nur Quoten und wie sie sich bewegen: keine Value-Wetten, keine Meldungen über beste Quoten, keine Einsätze.
    .without-bets = Nur Quoten und wie sie sich bewegen: keine Meldungen über beste Quoten, keine Einsätze.
settings-what-publish = Meldungen kommen sofort oder erst, wenn jemand, der diesen Chat verwaltet, sie freigibt.
settings-what-footer = Eine eigene Zeile unter allem, was ich hier poste: Meldungen, Live-Tafeln, Spiele des Tages. Zum Beispiel: /settings fußzeile Der Fanclub vom Hafen
settings-what-threads = Meldungen können in eigene Threads gehen (bei Telegram: Themen), einer je Liga oder einer je Spiel.
settings-what-ping = Eine Rolle, die in Meldungen hier erwähnt wird: Wähl sie mit der Option „rolle“ von /settings. Nur du und nur zu einem Spiel? Drück unter einer Meldung „Erwähne mich“.
settings-threshold-auto = Normal
settings-language-auto = Wie in der App
settings-format-decimal = Dezimal { $example }
settings-format-fractional = Bruch { $example }
settings-format-american = Amerikanisch { $example }
settings-format-hongkong = Hongkong { $example }
settings-format-percent = Prozent { $example }
settings-books-all = Alle Anbieter
settings-sharp-others = Alle anderen Anbieter
settings-books-more = { $shown } und noch { $count }
settings-books-none = Gerade stehen keine Buchmacher zur Wahl.
settings-books-chosen = { $count ->
    [one] { $count } Anbieter gewählt.
   *[other] { $count } Anbieter gewählt.
  }
settings-density-short = Kurz
# As in English.
settings-density-normal = Normal
settings-density-full = Ausführlich
settings-theme-auto = Standard
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-tables-on = Von Telegram
settings-tables-off = Als Text
settings-quiet-other-days = Andere Tage? Zum Beispiel: { $command } fr sa
settings-quiet-off = Aus
settings-now = Jetzt: { $value }
settings-turn-on = Einschalten
settings-turn-off = Ausschalten
settings-quiet-daily = jeden Tag
settings-quiet-hold = { $from }–{ $to }, { $days }: Meldungen aufgeschoben
settings-quiet-silent = { $from }–{ $to }, { $days }: ohne Ton
settings-quiet-mode-hold = Aufschieben
settings-quiet-mode-silent = Ohne Ton
settings-quiet-through-none = Ohne Ausnahmen
settings-quiet-through-times = Immer ab { $times }× Schwelle
settings-quiet-through-points = Immer ab { $points } pp
settings-digest-off = Sofort melden
settings-digest-at = { $time }
settings-fixtures-off = Aus
settings-fixtures-example = /settings spiele des tages 9:00
digest-now-button = Überblick jetzt
digest-now-done = Was aufgeschoben war, kommt jetzt: { $count ->
    [one] { $count } Meldung
   *[other] { $count } Meldungen
  }, soweit noch aktuell.
digest-now-none = Es sind keine Meldungen aufgeschoben. Neue kommen wie eingestellt.
hourly-off-done = Es gibt kein Stundenlimit mehr.
hourly-done = { $count ->
    [one] In einer Stunde kommt höchstens { $count } Nachricht mit Meldungen.
   *[other] In einer Stunde kommen höchstens { $count } Nachrichten mit Meldungen.
  }
settings-hourly-off = Ohne Limit
settings-hourly-at-most = { $count ->
    [one] { $count } Nachricht
   *[other] { $count } Nachrichten
  }
settings-reminder-off = Keine
settings-reminder-on = { $minutes ->
    [60] 1 Stunde vor Beginn
    [120] 2 Stunden vor Beginn
   *[other] { $minutes } Minuten vor Beginn
  }
settings-members-on = Alle Mitglieder
settings-members-off = Nur Admins
settings-bonuses-on = Sichtbar
settings-bonuses-off = Ausgeblendet
settings-information-on = An
settings-information-off = Aus
settings-publish-once = Sofort
settings-publish-approve = Nach Freigabe
settings-publish-nobody = Entwürfe gehen an alle, die diesen Chat von ihrem privaten Chat aus verwalten. Schreib dort zuerst: { $example }
settings-footer-none = Keine
settings-footer-remove = Entfernen
settings-footer-too-long = Das ist zu lang: höchstens { $most } Zeichen.
settings-threads-off = Alles im Chat
settings-threads-league = Einer je Liga
settings-threads-match = Einer je Spiel
settings-ping-off = Niemand
settings-ping-everyone = Das wären alle. Wähl eine Rolle, die man sich selbst geben kann.
settings-ping-silent = Noch kann ich { $role } nicht erwähnen: Erlaube in den Servereinstellungen allen, die Rolle zu erwähnen, oder gib mir das Recht, alle Rollen zu erwähnen.
settings-ping-no-right = Du darfst { $role } hier nicht erwähnen. Wähl eine Rolle, die alle erwähnen dürfen, oder bitte jemanden, der es darf.
settings-ping-gone = { $role } gibt es nicht mehr, also wird niemand erwähnt. Wähl eine andere Rolle.
ping-me = Erwähne mich
ping-stop = Nicht mehr erwähnen
ping-on = Du wirst hier bei jeder Meldung zu { $title } erwähnt, bis das Spiel vorbei ist.
ping-off = Du wirst bei Meldungen zu { $title } nicht mehr erwähnt.
ping-full = Bei { $title } werden schon { $count } Leute erwähnt: Mehr passen nicht in eine Nachricht.
thread-trouble-no-topics = Meldungen bleiben im Chat: Diese Gruppe hat keine Themen.
thread-trouble-manage-topics = Meldungen bleiben im Chat: Ich darf keine Themen verwalten.
thread-trouble-no-threads = Meldungen bleiben im Chat: In diesem Kanal gibt es keine Threads.
thread-trouble-create-threads = Meldungen bleiben im Chat: Ich darf hier keine Threads erstellen.
thread-trouble-demands-tag = Meldungen bleiben im Chat: Das Forum verlangt Tags, und ich kann keine nutzen oder anlegen.
thread-trouble-write = Meldungen bleiben im Chat: Ich darf in Threads nicht schreiben.
thread-trouble-too-many = Meldungen bleiben im Chat: Hier sind zu viele Threads offen.
thread-trouble-other = Meldungen bleiben im Chat: Es ließ sich kein Thread öffnen.
# As in English.
thread-title = { $title } · { $time }
thread-first = Meldungen dazu kommen hierher.

## Cities: what time zones are called

city-africa-cairo = Kairo
city-africa-johannesburg = Johannesburg
city-africa-lagos = Lagos
city-america-bogota = Bogotá
city-america-chicago = Chicago
city-america-los-angeles = Los Angeles
city-america-mexico-city = Mexiko-Stadt
city-america-new-york = New York
city-america-sao-paulo = São Paulo
city-america-toronto = Toronto
city-asia-almaty = Almaty
city-asia-ashgabat = Aschgabat
city-asia-baku = Baku
city-asia-bishkek = Bischkek
city-asia-calcutta = Kolkata
city-asia-dubai = Dubai
city-asia-dushanbe = Duschanbe
city-asia-irkutsk = Irkutsk
city-asia-jerusalem = Jerusalem
city-asia-kamchatka = Kamtschatka
city-asia-krasnoyarsk = Krasnojarsk
city-asia-magadan = Magadan
city-asia-novosibirsk = Nowosibirsk
city-asia-omsk = Omsk
city-asia-saigon = Ho-Chi-Minh-Stadt
city-asia-shanghai = Shanghai
city-asia-tashkent = Taschkent
city-asia-tbilisi = Tiflis
city-asia-tokyo = Tokio
city-asia-vladivostok = Wladiwostok
city-asia-yakutsk = Jakutsk
city-asia-yekaterinburg = Jekaterinburg
city-asia-yerevan = Jerewan
city-australia-sydney = Sydney
city-atlantic-canary = Kanaren
city-europe-athens = Athen
city-europe-berlin = Berlin
city-europe-bucharest = Bukarest
city-europe-chisinau = Chișinău
city-europe-copenhagen = Kopenhagen
city-europe-helsinki = Helsinki
city-europe-istanbul = Istanbul
city-europe-kaliningrad = Kaliningrad
city-europe-kiev = Kyjiw
city-europe-london = London
city-europe-madrid = Madrid
city-europe-minsk = Minsk
city-europe-moscow = Moskau
city-europe-paris = Paris
city-europe-prague = Prag
city-europe-riga = Riga
city-europe-rome = Rom
city-europe-samara = Samara
city-europe-tallinn = Tallinn
city-europe-vienna = Wien
city-europe-vilnius = Vilnius
city-europe-warsaw = Warschau
city-europe-zurich = Zürich

## The first questions


## /status

command-status = Ob alles läuft, welche Spiele es gibt und wie alt die Daten sind
# As in English.
status-heading = Status
status-well = Alles läuft.
status-troubled = Einiges läuft gerade nicht:
status-failing-refused = { $data }: Der Quotendienst verweigert die Antwort (bemerkt { $since })
status-failing-unreachable = { $data }: keine brauchbare Antwort vom Quotendienst (bemerkt { $since })
status-failing-misfit = { $data }: Der Quotendienst schickt etwas, das ich nicht lesen kann (seit { $since })
status-failing-no-definition = { $data }: Das kann ich noch nicht lesen, meine Betreiber müssen erst die Diagnose ausführen
status-failing-key = { $data }: Der Quotendienst lehnt meinen Schlüssel ab (bemerkt { $since })
status-failing-spent = { $data }: Mein Kontingent beim Quotendienst ist aufgebraucht (bemerkt { $since })
status-failing-plan = { $data }: gehört nicht zu meinem Tarif beim Quotendienst (bemerkt { $since })
status-failing-wish = { $data }: Mit meinen Einstellungen kann der Quotendienst nichts anfangen (bemerkt { $since })
status-failing-spent-until = { $data }: Kontingent aufgebraucht bis { $until }
status-failing-busy = { $data }: Der Quotendienst will weniger Anfragen (bemerkt { $since })
status-failing-busy-until = { $data }: Der Quotendienst nimmt bis { $until } keine Anfragen an
status-full = Meine Festplatte ist voll (bemerkt { $since }): Nichts lässt sich speichern, Meldungen sind aufgeschoben
status-platform-failing = { $platform ->
        [telegram] Telegram nimmt keine Nachrichten an
        [discord] Discord nimmt keine Nachrichten an
       *[other] Nachrichten kommen nicht durch
    } (bemerkt { $since }). { $waiting ->
        [0] Keine Meldung ist aufgeschoben.
        [one] { $waiting } Meldung ist aufgeschoben, bis es wieder geht.
       *[other] { $waiting } Meldungen sind aufgeschoben, bis es wieder geht.
    }
status-database-away = Die Datenbank antwortet nicht (bemerkt { $since }). Nichts lässt sich speichern, und Meldungen sind aufgeschoben, bis sie wieder da ist
status-clock-fast = { $seconds ->
    [one] Die Uhr dieses Rechners geht { $seconds } Sekunde vor; das rechne ich ein
   *[other] Die Uhr dieses Rechners geht { $seconds } Sekunden vor; das rechne ich ein
}
status-clock-slow = { $seconds ->
    [one] Die Uhr dieses Rechners geht { $seconds } Sekunde nach; das rechne ich ein
   *[other] Die Uhr dieses Rechners geht { $seconds } Sekunden nach; das rechne ich ein
}
status-paused = Der Quotendienst bat um eine Pause; sie endet { $until }
status-barred = In diesem Chat kann ich nicht schreiben (bemerkt { $since }): Ein Recht fehlt, oder er ist geschlossen. Die Meldungen sind aufgeschoben; ich versuche es stündlich wieder und bei jeder neuen Meldung
status-barred-there =
    In { $named ->
    [true] { $chat }
       *[other] einem Chat, in dem du Meldungen eingerichtet hast,
      } kann ich nicht schreiben (bemerkt { $since }). Die Meldungen dort sind aufgeschoben; ich versuche es stündlich wieder und bei jeder neuen Meldung
status-barred-more = { $count ->
    [one] Auch in { $count } weiterem Chat mit deinen Meldungen kann ich nicht schreiben
   *[other] Auch in { $count } weiteren Chats mit deinen Meldungen kann ich nicht schreiben
  }
status-platform-paused = { $platform ->
        [telegram] Telegram
        [discord] Discord
       *[other] Die Plattform
    } bat um eine Pause; sie endet { $until }. So lange sind Meldungen aufgeschoben
status-old = Beobachtete Spiele mit alten Quoten: { $old } von { $watched }; Meldungen dazu sind aufgeschoben
status-without = Beobachtete Spiele noch ohne Quoten: { $without } von { $watched }
status-listed = Spiele im Programm
status-in-play = Jetzt live
status-watched = Beobachtete Spiele
status-checked = Prüfung deiner Spiele
status-checked-all = mindestens { $mostMinutes ->
    [1] jede Minute
   *[other] alle { $most }
  }
status-checked-some = mindestens { $mostMinutes ->
    [1] jede Minute
   *[other] alle { $most }
  }; lange vor Beginn ohne feste Prüfzeiten
status-checked-none = keine festen Prüfzeiten
status-push = Quotenänderungen
status-push-up = schickt der Quotendienst sofort
status-push-gap = schickt der Quotendienst sofort; zuletzt unterbrochen { $from }, Dauer: { $length }
status-push-down = Der Quotendienst schickt keine Quotenänderungen von selbst (bemerkt { $since }). Ich frage sie ab, Meldungen können später kommen
status-pace = Anfragen an den Quotendienst
status-pace-rate = { $per ->
    [hour] bis zu { $rate } pro Stunde
    [day] bis zu { $rate } pro Tag
    [month] bis zu { $rate } pro Monat
   *[minute] bis zu { $rate } pro Minute
  }
status-ages = Letzte Antworten
status-age = { $data }: { $age }
status-refreshes = Der Quotendienst aktualisiert Quoten alle 15 bis 30 Minuten, während eines Spiels alle 5 Minuten. Listen werden nur abgefragt, wenn jemand sie braucht.
    .without-terms = Listen werden nur abgefragt, wenn jemand sie braucht.
status-data-boards = Quoten
status-data-matches = Spiele
status-data-history = Quotenverlauf
status-data-predictions = Prognosen
status-data-value-bets = Value-Wetten
status-data-fighters = Kämpfer
# As in English.
status-data-teams = Teams
status-data-leagues = Ligen
status-data-bookmakers = Buchmacher
status-data-bonuses = Boni

## /about

command-about = Version, Herkunft der Daten, Hilfe
about-heading = Info
about-version = Linewatch { $version }: freie Software unter der MIT-Lizenz. Nimmt keine Wetten an und verdient nichts daran.
about-data = Die Daten kommen von { $source }: kostenlos für Forschung, Bildung und andere nicht kommerzielle Zwecke, und nur mit dieser Quellenangabe.
    .without-terms = Die Daten kommen von { $source }.
about-data-simulated = Die Daten sind von der Sandbox von Linewatch erfunden: Kein Team, kein Buchmacher, keine Quote ist echt.
about-terms = Quoten können verspätet oder falsch sein. Nichts hier ist eine Wettempfehlung.
age-and-help = 18+. Hilfe bei Spielsucht: { $line }
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
about-gambling = Wetten kann süchtig machen. Wenn es keinen Spaß mehr macht, hör auf und sprich mit jemandem: Die Beratung ist kostenlos und anonym.
about-gambling-help = Hilfe bei Spielsucht
about-my-data = Meine Daten
command-privacy = Was ich speichere, wozu und wie lange
privacy-heading = Datenschutz
privacy-what = Ich speichere die Einstellungen dieses Chats, seine Beobachtungen und wer sie angelegt hat, seine Meldungen und deine Wetten. Sonst nichts, was du schreibst.
privacy-why = Das dient nur dazu, dir zu antworten und Meldungen zu schicken.
privacy-how-long = Meldungen bleiben 30 Tage, alles andere, bis du es löschst.
privacy-unclear = Ich zähle Nachrichten, die ich nicht verstehe, höchstens 30 Tage lang: ohne Chat; Zahlen, Adressen und großgeschriebene Namen sind maskiert.
privacy-host = Verantwortlich: wer diesen Bot betreibt.
privacy-contact = Frag dort, wo du mich gefunden hast, wie du die Betreiber erreichst.

## /break

command-break = Auszeit ohne Quoten, nicht vorzeitig beendbar
    .for = Etwa 7d, 12h oder bis mo 9:00
    .example = /break 7d
command-name-break = auszeit
break-button = Auszeit nehmen
break-trouble = Das klingt nach einer schweren Zeit, und du bist damit nicht allein. Sprich mit jemandem, kostenlos und anonym: { $line }
break-danger = Ist dein Leben in Gefahr, ruf sofort 112 oder den Notruf vor Ort an.
break-what = In der Auszeit sende ich nichts und zeige keine Quoten. Vorzeitig beenden kannst du sie nicht. Wie lange?
break-1d = 24 Stunden
break-7d = 7 Tage
break-30d = 30 Tage
break-180d = 180 Tage
break-ask = Auszeit bis { $until } nehmen?
break-ask-what = Bis dahin sende ich nichts und zeige keine Quoten. Die Auszeit kannst du nicht vorzeitig beenden, nur verlängern. Deine Beobachtungen bleiben.
break-yes = Auszeit beginnen
break-no = Abbrechen
break-none = Die Auszeit wurde nicht gestartet.
break-bad-time = Wie lange? Von einer Stunde bis zu einem Jahr: /break 7d
break-group = Eine Auszeit gilt nur für dich: Schreib mir privat /break 7d.
break-on = Deine Auszeit läuft bis { $until }. Bis dahin sende ich nichts und zeige keine Quoten.
break-in-private = Darauf antworte ich dir privat.

## /mydata and /forgetme

command-mydata = Was über diesen Chat gespeichert ist
command-forgetme = Löschen, was über diesen Chat gespeichert ist
mydata-heading = Meine Daten
mydata-what = Alles, was über diesen Chat und über dich gespeichert ist, als JSON. Zeiten sind UTC.
mydata-what-group = Alles, was über diese Gruppe gespeichert ist, als JSON. Zeiten sind UTC.
mydata-none = Über diesen Chat ist nichts gespeichert.
mydata-left = { $count ->
    [one] { $count } älterer Eintrag des Protokolls fehlt hier.
   *[other] { $count } ältere Einträge des Protokolls fehlen hier.
  }
mydata-forget = Alles löschen
forgetme-ask = Alles löschen, was über diesen Chat gespeichert ist: seine Einstellungen{ $count ->
    [0] {""}
    [one] , { $count } Beobachtung
   *[other] , { $count } Beobachtungen
  } und das Protokoll der Meldungen? Das lässt sich nicht rückgängig machen.
forgetme-ask-group = Alles löschen, was über diese Gruppe mit allen Themen gespeichert ist: die Einstellungen{ $count ->
    [0] {""}
    [one] , { $count } Beobachtung
   *[other] , { $count } Beobachtungen
  } und das Protokoll der Meldungen? Das lässt sich nicht rückgängig machen.
forgetme-elsewhere = { $count ->
    [one] { $count } Beobachtung, die du in einem anderen Chat angelegt hast, bleibt dort, ohne deinen Namen.
   *[other] { $count } Beobachtungen, die du in anderen Chats angelegt hast, bleiben dort, ohne deinen Namen.
  }
forgetme-yes = Ja, alles löschen
forgetme-no = Nein, behalten
forgetme-done = Erledigt: Alles, was über diesen Chat gespeichert war, ist gelöscht. Ab jetzt ist es wie am ersten Tag.
forgetme-break = Erledigt: Alles, was über diesen Chat gespeichert war, ist gelöscht, außer dem Ende deiner Auszeit. Sie läuft bis { $until } weiter.
forgetme-backups = Bis spätestens { $until } steht es noch in Backups. Auch wenn eines davon eingespielt wird, kommt es nicht zurück.
forgetme-kept = Nichts wurde gelöscht.

## /link and /unlink

command-link = Eine Beobachtungsliste auf zwei Plattformen
    .code = Der Code, den du auf der anderen Plattform bekommen hast
    .example = /link
command-unlink = Aus einer gemeinsamen Liste wieder zwei machen
link-heading = Eine Liste auf zwei Plattformen
link-how =
    Schreib mir innerhalb von 10 Minuten { $platform ->
    [telegram] auf Telegram
    [discord] auf Discord
    [playground] im Playground
       *[several] auf einer anderen Plattform
      }:
link-what = Beide Chats teilen sich dann eine Liste: alle Beobachtungen von beiden, mit den Einstellungen dieses Chats.
link-secret = Gib den Code niemandem: Wer ihn benutzt, teilt deine Liste. /unlink trennt sie wieder.
link-ask = Hast du diesen Code selbst erstellt, in deinem anderen Chat mit mir?
link-ask-why = Dann teilen beide Chats eine Liste. Gehört der Code jemand anderem, sieht diese Person deine Beobachtungen, bekommt deine Meldungen und kann alles löschen.
link-ask-yes = Ja, es ist mein eigener Code
link-shared = { $one ->
    [telegram] Telegram
    [discord] Discord
   *[playground] Der Playground
  } und { $other ->
    [telegram] Telegram
    [discord] Discord
   *[playground] der Playground
  } teilen { $count ->
    [0] eine Liste. Noch ist sie leer.
    [one] eine Liste mit { $count } Beobachtung.
   *[other] eine Liste mit { $count } Beobachtungen.
  }
link-alerts-seen = Meldungen gehen dorthin, wo du zuletzt warst: jetzt { $platform ->
    [telegram] Telegram
    [discord] Discord
   *[playground] der Playground
  }.
link-alerts-both = Meldungen gehen an beide.
link-to-both = Meldungen an beide
link-to-seen = Meldungen, wo ich zuletzt war
link-part = Trennen
link-button = Plattform verbinden
link-parted = { $count ->
    [0] Das sind wieder zwei Listen.
    [one] Das sind wieder zwei Listen, jede mit { $count } Beobachtung.
   *[other] Das sind wieder zwei Listen, jede mit allen { $count } Beobachtungen.
  } Was du ab jetzt änderst, ändert sich nur dort, wo du es tust.
link-not-shared = Dieser Chat teilt seine Liste mit keinem anderen.
link-group = Nur private Chats können eine Liste teilen.
link-nowhere = Ich bin nur auf einer Plattform, es gibt also nichts zu verbinden.
link-unknown = Diesen Code gibt es nicht: vertippt, benutzt oder älter als 10 Minuten. Hol dir einen neuen mit /link auf der anderen Plattform.
link-too-many = Zu viele Codes wurden probiert. Versuch es wieder in { $minutes ->
    [one] { $minutes } Minute.
   *[other] { $minutes } Minuten.
  }
link-same-platform = Dieser Code wurde auf dieser Plattform erstellt. Gib ihn auf der anderen ein.
link-linked = Einer der beiden Chats teilt seine Liste schon, und mehr als zwei geht nicht. Trenn sie dort zuerst mit /unlink.
forgetme-shared = Was du { $platform ->
    [telegram] auf Telegram
    [discord] auf Discord
   *[playground] im Playground
  } hast, wird auch gelöscht: Beide teilen eine Liste. Um es dort zu behalten, trenn sie zuerst.

## /for

command-for = Einen Kanal oder eine Gruppe von hier aus verwalten
    .chat = Der Kanal: @name
    .example = /for @kanal
for-how = Welcher Kanal, welche Gruppe? Wähl aus oder schreib den Namen: /for @kanal
for-needs = Dort müssen wir beide Admins sein und posten dürfen, du und ich.
for-choose-channel = Kanal wählen
for-choose-group = Gruppe wählen
for-which = Was möchtest du verwalten?
for-now = Was du hier schreibst, gilt für { $chat }.
for-another = Etwas anderes
for-me-again = Zurück zu mir
for-begun = Was du hier schreibst, gilt jetzt für { $chat }: /watch, /watches, /settings, /odds und der Rest.
for-ends = Das gilt, bis du /for me schreibst oder 24 Stunden lang nichts kommt. Für dich selbst gelten weiter /mydata, /forgetme, /link, /bet, /journal und /break.
for-over = Was du hier schreibst, gilt wieder für dich.
for-ended = Du verwaltest { $chat } nicht mehr: 24 Stunden lang kam nichts. Weiter geht es mit /for.
for-about = Für { $chat } · /for me
for-joined = Ich darf jetzt in { $chat } posten. Du kannst das von hier aus verwalten.
for-steer = { $chat } verwalten
for-button = Kanal verwalten
for-group = Schreib /for in unserem privaten Chat.
for-nowhere = Hier funktionieren Befehle in jedem Kanal: Schreib sie dort.
for-unknown = Diesen Kanal kenne ich nicht. Mach mich dort erst zum Admin und wähl ihn dann noch einmal: /for
for-no-post = In { $chat } darf ich nicht posten. Mach mich dort zum Admin, der Nachrichten posten darf.
for-not-theirs = Verwalten können { $chat } nur Admins, die dort posten dürfen.
for-lost = Verwalten können { $chat } nur Admins, die dort posten dürfen, und ich sehe gerade nicht, dass du es darfst.
draft-show = Entwürfe zeigen
draft-none = Nichts wartet auf Freigabe.
draft-heading = Entwurf für { $chat }
draft-until = Gültig bis { $until }. Gesendet wird mit den dann aktuellen Quoten.
draft-publish = Veröffentlichen
draft-drop = Verwerfen
draft-approved = Wird jetzt gesendet, mit den aktuellen Quoten.
draft-published = Veröffentlicht.
draft-refused = Verworfen.
draft-late = Nicht veröffentlicht: Niemand hat rechtzeitig freigegeben.
draft-untrue = Nicht veröffentlicht: Die Meldung stimmte nicht mehr.
draft-failed = Nicht veröffentlicht: Der Chat nahm sie nicht an.
draft-unseen = Die letzten Meldungen hier sind verfallen: Ich habe niemanden erreicht, der sie freigeben kann. Für Admins: hier { $once } oder /for im privaten Chat mit mir.

## /arbs, /stake and /kelly

command-arbs = Surebets und Middles
    .page = Seitenzahl
    .example = /arbs
command-stake = Was ein Einsatz bringt
    .bet = Quote und Einsatz; bei mehreren Quoten wird der Einsatz aufgeteilt
    .example = /stake 2,10 50
command-kelly = Einsatz nach Kelly
    .bet = Quote, deine Chance, und wenn du magst Bankroll und Anteil
    .example = /kelly 2,10 52%
arbs-heading = Surebets und Middles
arbs-profit = Egal, wer gewinnt: +{ $profit }
arbs-profit-draw = Egal, wer gewinnt: +{ $profit }; bei Unentschieden Einsätze zurück
arbs-profit-push = Egal, welche Seite: +{ $profit }; bei Push Einsätze zurück
arbs-profit-half = Egal, welche Seite: +{ $profit }; wird die Hälfte erstattet, +{ $least }
arbs-middle-free = Middle: Beide können gewinnen, sonst +{ $profit }
arbs-middle-cost = Middle: Beide können gewinnen, sonst −{ $profit }
arbs-leg = { $price } { $book } · { $offer }
arbs-explained = Aus gespeicherten Quoten, nicht eben erst abgefragt. Solche Quoten sind oft Fehler: Sie sind nach Minuten weg, oder die Wette wird storniert. Wer solche Wetten nutzt, wird von Buchmachern limitiert.
arbs-own = Es zählen nur deine eigenen Anbieter.
arbs-none = { $count ->
    [0] Im Moment sind keine Quoten gespeichert.
    [one] Keine in den gespeicherten Quoten von { $count } Spiel.
   *[other] Keine in den gespeicherten Quoten von { $count } Spielen.
  }
stake-heading = Einsatz
stake-split-heading = Einsatz aufteilen
stake-price = Quote
stake-stake = Einsatz
stake-returned = Auszahlung
stake-profit = Gewinn
stake-break-even = Nötige Chance
stake-split-wins = Egal, wer gewinnt, aus { $total } werden mindestens { $least }: { $profit }.
stake-split-missing = Wenn das alle Ausgänge sind, werden aus { $total } mindestens { $least }: { $profit }. So viel ist selten. Fehlt ein Ausgang?
stake-split-loses = Egal, wer gewinnt, aus { $total } werden etwa { $least }: { $profit }.
stake-split-note = Das gilt nur, wenn einer dieser Ausgänge eintreten muss und jeder Einsatz zu seiner Quote angenommen wird.
stake-usage = Schreib die Quoten und dann den Einsatz, zum Beispiel: { $example }
stake-no-stake = Das sind { $count } Quoten ohne Einsatz. Häng ihn hinten an, zum Beispiel: { $example }
stake-bad-amount = „{ $amount }“ kann ich nicht als Betrag lesen. Schreib etwa 1000 oder 12,50.
kelly-heading = Einsatz nach Kelly
kelly-chance = Deine Chance
kelly-edge = Value
kelly-full = Voll
kelly-half = Halb
kelly-quarter = Viertel
kelly-part = { $part } davon
kelly-share = { $share } der Bankroll
kelly-stake = { $stake } ({ $share })
kelly-nothing = Kein Value, also rät Kelly: nicht wetten.
kelly-note = Kelly rechnet, als wäre deine Chance genau richtig. Ist sie ein paar Prozentpunkte zu hoch, verliert der volle Einsatz auf Dauer; deshalb setzen viele ein Viertel. Keine Wettempfehlung.
kelly-usage = Schreib die Quote und deine Chance, zum Beispiel: { $example }
kelly-bad-chance = „{ $chance }“ kann ich nicht als Chance lesen. Schreib etwa 52% oder 0,52.

## /bet and /journal

command-bet = Eine Wette notieren, die du platziert hast
    .match = Ein Team, beide Teams oder eine Nummer wie #17
    .selection = heim, remis, auswärts, über 2,5, heim -1,5
    .price = 2,10, 11/10 oder +110
    .stake = Ein Betrag, etwa 20
    .book = Der Buchmacher
    .example = /bet { $match } 1 2,10 20
command-name-bet = wette
bet-usage = Schreib Spiel, Ausgang und Quote, wenn du magst auch den Einsatz oder „bei“ und den Buchmacher: { $example }
bet-price = Zu welcher Quote? Schreib sie, gern mit dem Einsatz, zum Beispiel: 2,10 20
bet-recorded = Wette gespeichert
bet-undo = Rückgängig
bet-button = Gewettet
bet-fair = { $way ->
    [higher] Faire Quote jetzt: { $fair } · deine liegt { $by } darüber
    [lower] Faire Quote jetzt: { $fair } · deine liegt { $by } darunter
   *[same] Faire Quote jetzt: { $fair }, genau wie deine
  }
bet-late = Das Spiel hat begonnen, es wird also keinen CLV geben.

command-journal = Deine Wetten und ihr CLV gegen die Schlussquote
command-name-journal = wettbuch
journal-heading = Wettbuch
journal-in-private = Das Wettbuch ist für dich allein. Öffne einen privaten Chat mit mir und frag dort.
journal-empty = Noch steht hier nichts. Eine platzierte Wette notierst du so: { $example }. Niemand sonst sieht sie.
journal-full = Ein Wettbuch fasst { $most } Wetten, und deines ist voll. Sichere sie alle mit /export, dann lösch einige.
journal-bet = { $selection } · { $price }
journal-stake = Einsatz { $stake }
journal-clv = CLV { $value }
journal-open = Offene Wetten
journal-returned = Auszahlung
# As in English.
journal-yield = Yield
journal-clv-mean = CLV: im Schnitt { $value } ({ $low } bis { $high }), { $matches } Spiele
journal-clv-few = CLV: { $matches } von { $least } Spielen, die für einen Schnitt nötig sind
journal-by-market = CLV nach Markt
journal-by-sport = CLV nach Sportart
journal-group = { $group }: { $value } ({ $low } bis { $high }), { $matches } Spiele
journal-explained = CLV: wie viel deine Quote über der fairen Quote bei Beginn lag. In Klammern: wo der wahre Schnitt mit 95 % Sicherheit liegt.
journal-match = Spiel
journal-result = Ergebnis
journal-result-won = Gewonnen
journal-result-lost = Verloren
journal-result-void = Storniert
journal-result-half-won = Halb gewonnen
journal-result-half-lost = Halb verloren
journal-fair-close = Faire Schlussquote
journal-closing-value = CLV
journal-reopen = Noch offen
journal-remove = Löschen
journal-removed = Aus dem Wettbuch gelöscht.
forgetme-journal = { $count ->
    [one] Dein Wettbuch mit { $count } Wette wird auch gelöscht.
   *[other] Dein Wettbuch mit { $count } Wetten wird auch gelöscht.
}

## Refusals and faults

refuse-unknown-command = Den Befehl /{ $command } kenne ich nicht. Versuch es mit /matches, oder sieh dir an, was es gibt:
refuse-unknown-command-near = Den Befehl /{ $command } kenne ich nicht. Meintest du { $near }?
refuse-not-manager = Das können nur Admins dieses Chats.
refuse-information-only = Dieser Chat steht auf „Nur Infos“: Quoten und wie sie sich bewegen, nichts darüber, worauf man wetten könnte.
information-only-change = Ändern
refuse-not-manager-watches = Das können nur Admins dieses Chats. In /settings können sie es allen Mitgliedern erlauben.
refuse-guest = Zu diesem Chat hat mich niemand hinzugefügt: Ich kann antworten, aber nichts speichern und nichts melden. Schreib mir den Befehl in einer Direktnachricht.
refuse-not-own-watch = Diese Beobachtung hat jemand anderes angelegt; ändern können sie nur diese Person und Admins.
refuse-unknown-setting = Eine Einstellung „{ $setting }“ gibt es nicht. Sieh dir alle an, oder schreib zum Beispiel: { $example }
refuse-flood = { $seconds ->
    [one] Zu schnell für mich. Frag in { $seconds } Sekunde noch einmal.
   *[other] Zu schnell für mich. Frag in { $seconds } Sekunden noch einmal.
  }
refuse-unknown-sport = Eine Sportart oder Liga „{ $sport }“ kenne ich nicht. In diesen Sportarten gibt es Spiele:
find-league-many = Zu „{ $words }“ passen mehrere Ligen. Welche meinst du?
find-league-near = Ich habe keine Liga „{ $words }“ gefunden. Meintest du eine davon?
refuse-unknown-day = Den Tag „{ $day }“ verstehe ich nicht. Schreib heute, morgen oder ein Datum, zum Beispiel: /matches 23.11
refuse-unknown-status = Den Status „{ $status }“ kenne ich nicht. Schreib live, angesetzt oder beendet, zum Beispiel: /matches fußball live
refuse-old-button = Dieser Button ist aus einer älteren Nachricht und geht nicht mehr.
refuse-too-long = Das ist mir zu lang. Ein Name und ein paar Wörter dahinter genügen.
fault-busy = Der Quotendienst ist für diese Minute am Limit. Frag in ein paar Sekunden noch einmal.
fault-busy-minutes =
    { $minutes ->
        [one] Der Quotendienst nimmt etwa eine Minute lang keine Anfragen an. Bitte frag dann noch einmal.
       *[other] Der Quotendienst nimmt etwa { $minutes } Minuten lang keine Anfragen an. Bitte frag dann noch einmal.
    }
busy-later = Gerade ist viel los. Ich antworte hier in etwa { $seconds } s.
busy-again = Deine Frage habe ich: Die Antwort kommt in meiner Nachricht oben, in etwa { $seconds } s.
busy-stopped = Ich wurde neu gestartet, bevor ich antworten konnte. Frag bitte noch einmal.
fault-unreachable = Der Quotendienst antwortet gerade nicht. Bitte versuch es in ein paar Minuten noch einmal.
fault-misfit = Der Quotendienst schickt etwas, das ich nicht lesen kann. Meine Betreiber wissen Bescheid.
fault-no-definition = Ich kann den Quotendienst noch nicht lesen: Meine Betreiber müssen erst die Diagnose ausführen.
fault-key = Der Quotendienst lehnt meinen Schlüssel ab. Meine Betreiber müssen einen gültigen eintragen.
fault-spent = Mein Kontingent beim Quotendienst ist aufgebraucht. Sobald es erneuert ist, rufe ich wieder Quoten ab.
fault-plan = Das gehört nicht zu meinem Tarif beim Quotendienst. Meine Betreiber können weniger abfragen oder den Tarif wechseln.
fault-wish = Mit meinen Einstellungen kann der Quotendienst nichts anfangen. Meine Betreiber müssen sie berichtigen.
fault-spent-until = Mein Kontingent beim Quotendienst ist bis { $until } aufgebraucht. Vorher bekomme ich keine neueren Quoten.
fault-not-offered = Das bietet mein Quotendienst nicht an.
lacks-predictions = { $source } hat keine Prognosen.
lacks-value-bets = { $source } hat keine Value-Wetten.
lacks-fighters = { $source } hat keine Kämpfer.
lacks-teams = { $source } hat keine Teamliste.
lacks-leagues = { $source } hat keine Liste der Ligen.
lacks-bookmakers = { $source } hat eine Quote für alle, es gibt also keine Buchmacher zu vergleichen.
lacks-bonuses = { $source } hat keine Boni.
fault-refused = Der Quotendienst kann das gerade nicht beantworten. Bitte versuch es in ein paar Minuten noch einmal.
fault-full = Das ließ sich nicht speichern: Meine Festplatte ist voll. Meine Betreiber müssen Platz schaffen.
fault-cannot-save = Das kann ich im Moment nicht speichern. Bitte versuch es in einer Minute noch einmal.
fault-cannot-look = Das kann ich im Moment nicht nachsehen. Bitte versuch es in einer Minute noch einmal.
fault-retry = Noch einmal
fault-bug = Da ist etwas schiefgegangen. Ich habe es notiert (Fehler { $id }).
help-button = Hilfe
unread-media = Ich kann nur Text lesen. Schreib den Namen eines Teams, und ich zeige dir die Quoten.
unread-media-group = Ich kann nur Text lesen. Schreib /odds und einen Teamnamen.
unread-edit = Was du an einer Nachricht änderst, sehe ich nicht. Schick sie bitte noch einmal.

## Names of commands and options, where a platform shows its own for each language: lower-case letters, no spaces

command-name-matches = spiele
# As in English.
command-name-live = live
command-name-match = spiel
command-name-odds = quoten
command-name-best = beste
command-name-history = verlauf
command-name-movers = bewegungen
command-name-predictions = prognosen
command-name-valuebets = valuewetten
command-name-watch = beobachten
command-name-unwatch = beenden
command-name-watches = beobachtungen
command-name-preview = vorschau
command-name-edit = ändern
command-name-pause = pausieren
command-name-resume = fortsetzen
command-name-undo = rückgängig
command-name-export = exportieren
command-name-import = importieren
command-name-log = protokoll
command-name-why = warum
command-name-score = bilanz
command-name-search = suchen
# As in English.
command-name-teams = teams
# As in English.
command-name-team = team
command-name-leagues = ligen
command-name-fighters = alle-kämpfer
command-name-fighter = kämpfer
command-name-bookmakers = buchmacher
command-name-bonuses = boni
# As in English.
command-name-fair = fair
command-name-arbs = surebets
command-name-stake = einsatz
# As in English.
command-name-kelly = kelly
command-name-settings = einstellungen
command-name-help = hilfe
# As in English.
command-name-start = start
# As in English.
command-name-status = status
command-name-about = info
command-name-privacy = datenschutz
# As in English.
command-name-admin = admin
command-name-mydata = meinedaten
command-name-forgetme = vergissmich
command-name-for = kanal
command-name-link = verbinden
command-name-unlink = trennen

option-name-file = datei
option-name-topic = thema
# As in English.
option-name-text = text
option-name-match = spiel
option-name-market = markt
# As in English.
option-name-format = format
option-name-selection = ausgang
option-name-book = anbieter
option-name-books = anbieterzahl
option-name-sport = sportart
option-name-league = liga
option-name-day = tag
# As in English.
option-name-status = status
option-name-edge = value
option-name-price = quote
option-name-within = innerhalb
option-name-window = zeitraum
option-name-threshold = schwelle
option-name-words = wörter
option-name-what = was
option-name-fighter = kämpfer
# As in English.
option-name-team = team
option-name-prices = quoten
option-name-method = methode
option-name-change = änderung
option-name-watch = beobachtung
option-name-rule = regel
option-name-until = bis
# As in English.
option-name-chat = chat
# As in English.
option-name-code = code
option-name-bet = wette
option-name-stake = einsatz
option-name-private = privat
option-name-role = rolle
option-private = Nur du siehst die Antwort

## What operators are told of errors

troubles-heading = Fehler
troubles-times = { $count ->
    [one] Einmal, um { $last }
   *[other] { $count } Mal, zuerst um { $first }, zuletzt um { $last }
}
troubles-how = Alle stehen im Log. Jede Art wird höchstens einmal pro Stunde gemeldet.

## Who is let in

access-blocked = Meine Betreiber haben den Zugang hier gesperrt, deshalb antworte ich nicht.
access-not-listed = Ich antworte nur in bestimmten Chats, und dieser gehört nicht dazu.
access-asked = Ich antworte nur, wo meine Betreiber es erlauben. Ich habe sie gefragt und melde mich hier, wenn sie zustimmen.
event-asked = Ein neuer Chat möchte zugelassen werden: { $address }
event-asked-by = Ein neuer Chat möchte zugelassen werden: { $address }, dort schrieb { $person }
event-admitted = Dieser Chat ist jetzt zugelassen. Schreib /help, um zu sehen, was ich kann.
event-admitted-there = { $chat } ist jetzt zugelassen. Verwalten: /for.

## /admin: for the operators of a bot

command-admin = Für Betreiber: wie es mir geht, meine Chats, und was getan wurde
    .what = status, budget, chats, limits, log, doctor …
    .example = /admin status
admin-heading = Für Betreiber
admin-unknown-act = „{ $word }“ gibt es für Betreiber nicht.
admin-in-private = Darauf antworte ich nur privat. Öffne einen privaten Chat mit mir und frag dort.
admin-usage-status = status
admin-usage-budget = budget
admin-usage-chats = chats 1001
admin-usage-chat = chat telegram:42
admin-usage-failed = failed
admin-usage-limits = limits telegram:42 hourly 6
admin-usage-log = log
admin-usage-unclear = unclear
admin-usage-doctor = doctor
admin-act-status = was läuft, was aufgeschoben ist, was nicht stimmt
admin-act-budget = übrige Anfragen, und wer sie verbraucht hat
admin-act-chats = wie viele es sind und welche am meisten beobachten; ein Teil der Adresse filtert
admin-act-chat = was über einen Chat bekannt ist
admin-act-failed = was in 24 Stunden nicht zugestellt wurde, zum erneuten Senden
admin-act-limits = wie viel ein Chat beobachten und gemeldet bekommen darf
admin-act-log = was Betreiber getan haben
admin-act-unclear = was ich nicht verstanden habe, maskiert
admin-act-doctor = fragt den Quotendienst nach allem, das dauert eine halbe Minute
# As in English.
admin-status-button = Status
# As in English.
admin-budget-button = Budget
# As in English.
admin-chats-button = Chats
admin-chat-button = Der Chat
# As in English.
admin-limits-button = Limits
# As in English.
admin-log-button = Log
admin-failed-button = Nicht zugestellt
admin-unclear-heading = Seit dem Start nicht verstanden
admin-unclear-none = Seit dem Start habe ich alles verstanden.
admin-unclear-off = Ich zähle nicht, was ich nicht verstehe. { $setting } schaltet das Zählen ein.
admin-unclear-line = { $count } × { $words }
admin-failed-heading = In 24 Stunden nicht zugestellt
admin-failed-none = Alles wurde zugestellt oder ist noch unterwegs.
admin-failed-line = { $count ->
        [one] { $count } Nachricht
       *[other] { $count } Nachrichten
    }, die letzte { $last }
admin-failed-again = Noch einmal senden: { $number }
admin-failed-queued = { $count ->
        [0] Es gibt nichts mehr, was noch einmal zu senden wäre.
        [one] { $count } Nachricht geht noch einmal hinaus, wenn sie noch stimmt.
       *[other] { $count } Nachrichten gehen noch einmal hinaus, wenn sie noch stimmen.
    }
# As in English.
admin-doctor-button = Diagnose
admin-platform-telegram = Telegram
admin-platform-discord = Discord
# As in English.
admin-platform-playground = Playground
admin-status-heading = Wie es mir geht
# As in English.
admin-row-version = Version
admin-version-newer = { $version }; { $newer } ist da
admin-row-since = Gestartet
admin-row-platforms = Plattformen
admin-platform-up = { $name } läuft
admin-platform-down = { $name } gestört
admin-row-database = Datenbank
admin-row-poller = Letzte Abfrage
admin-poller-elsewhere = in einem anderen Prozess
admin-row-watched = Beobachtet
admin-watched = Spiele: { $matches }, Chats: { $chats }
admin-row-queue = Meldungen
admin-queue = unterwegs: { $going }, aufgeschoben: { $held }
admin-queue-oldest = die älteste war { $since } fällig
admin-row-backup = Letztes Tagesbackup
admin-backup-none = keines
admin-disk-full = Die Festplatte der Datenbank ist voll.
admin-odds-failing = Der Quotendienst antwortet seit mehr als 15 Minuten nicht.
admin-odds-key-refused = Der Quotendienst lehnt den Schlüssel ab: einen gültigen eintragen.
admin-odds-out-of-credits = Das Kontingent beim Quotendienst ist aufgebraucht.
admin-odds-busy = Der Quotendienst will weniger Anfragen.
admin-misfit = { $endpoint }: Der Quotendienst schickt etwas Unerwartetes (seit { $since }): { $misfit }
admin-no-definition = Die Antworten des Quotendienstes kann ich noch nicht lesen: Drück { $button }.
admin-unseen-drafts = Entwürfe erreichen niemanden, Meldungen verfallen: { $chats }
admin-unlisted = Die Liste derer, die vergessen werden wollten, kann ich nicht neben den Backups ablegen (bemerkt { $since }): Ein eingespieltes Backup könnte ihre Daten zurückbringen. Prüfe BACKUP_DIR
admin-status-notes = In den Antworten des Quotendienstes seit dem Start bemerkt:
admin-status-no-notes = In den Antworten des Quotendienstes fiel nichts Ungewöhnliches auf.
admin-status-note = { $endpoint }: { $note } × { $count }
admin-more = Und noch { $count }.
admin-budget-heading = Anfragen an den Quotendienst
admin-budget-no-requests = Noch wurde nichts abgefragt.
admin-budget-pace = Höchstens { $rate } Anfragen pro Minute; in dieser Minute sind { $left } übrig.
admin-budget-pause = Der Dienst bat um eine Pause; sie endet { $end }.
admin-budget-demand = { $matches ->
    [0] Kein Spiel wird beobachtet.
    [one] Die Abfrage von { $matches } beobachteten Spiel braucht { $share } der Anfragen.
   *[other] Die Abfrage von { $matches } beobachteten Spielen braucht { $share } der Anfragen.
}
admin-budget-demand-too-much = Um { $matches } beobachtete Spiele so oft abzufragen, wie sie aktualisiert werden, bräuchte ich { $share } der möglichen Anfragen. Alle werden seltener abgefragt: Änderungen werden im Schnitt bis zu { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} später bemerkt.
admin-credits-used = Verbraucht
admin-credits-of = { $used } von { $units }
admin-credits-left = Übrig
admin-credits-until = { $left } bis { $end }
admin-credits-pace = Bei diesem Tempo
admin-credits-lasts = Rest: { $left }
admin-credits-dry = reicht bis { $end }
admin-credits-column-league = Liga
admin-credits-column-day = Pro Tag
admin-credits-column-watch = Je Beob.
admin-credits-one-more = Eine weitere Liga bräuchte etwa { $units } am Tag.
admin-credits-alerted = Von 100 Bewegungen lösen etwa { $now } einen Alarm aus, mit doppelt so vielen Credits etwa { $doubled }.
admin-budget-most = Wer am meisten beobachtet:
admin-budget-used = In der letzten Stunde verbraucht:
admin-column-for = Für
admin-column-requests = Anfragen
admin-lane-person = Menschen
admin-lane-poller = Meldungen
admin-budget-this-process = Nur von diesem Prozess gezählt.
# As in English.
admin-chats-heading = Chats
admin-chats-none = So einen Chat gibt es nicht.
admin-chats-how = Finde einen über einen Teil seiner Adresse: { $usage }
admin-chat-line = { $address }: { $watches ->
    [one] { $watches } Beobachtung
   *[other] { $watches } Beobachtungen
}
admin-chat-line-state = { $address }: { $watches ->
    [one] { $watches } Beobachtung
   *[other] { $watches } Beobachtungen
} ({ $state })
admin-state-active = aktiv
admin-state-suspended = nicht erreichbar
admin-state-asked = noch nicht zugelassen
admin-state-blocked = gesperrt
admin-state-since = { $state }, { $since }
admin-count-active = { $count } aktiv
admin-count-suspended = { $count } nicht erreichbar
admin-count-asked = { $count } noch nicht zugelassen
admin-count-blocked = { $count } gesperrt
admin-row-state = Zustand
admin-row-reason = Grund
admin-row-known = Erstmals gesehen
admin-row-language = Sprache
admin-row-watches = Beobachtete Spiele
admin-of = { $count } von höchstens { $most }
admin-row-hourly = Nachrichten pro Stunde
admin-row-matches = Spiele
admin-row-messages = Nachrichten in 7 Tagen
admin-row-waiting = Wartende Meldungen
admin-row-log = Im Log
admin-which-chat = Welcher Chat? Schreib seine Adresse, zum Beispiel: telegram:42
admin-no-such-chat = Einen Chat { $address } kenne ich nicht.
admin-limits-saved = Gespeichert.
admin-limits-watches = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
admin-limits-how = Andere Zahlen: { $usage }
admin-limits-unclear = Für { $address } verstehe ich: hourly und eine Zahl bis 60, oder off; watches und eine Zahl bis 1000, oder usual.
admin-usage-block = block telegram:42
admin-usage-allow = allow telegram:42
admin-usage-leave = leave telegram:-1001
admin-act-block = antwortet einem Chat oder einer Person nicht mehr; eine Person auf Discord ist discord:@42
admin-act-allow = lässt zu, wer gefragt hat oder gesperrt war
admin-act-leave = verlässt eine Gruppe oder einen Server
admin-block-button = Sperren
admin-allow-button = Zulassen
admin-unblock-button = Entsperren
admin-refuse-button = Ablehnen
admin-asked-button = Wer wartet
admin-leave-button = Verlassen
admin-blocked = { $address } ist gesperrt. Ich antworte dort noch einmal, um das zu sagen; danach antworte und sende ich nichts mehr.
admin-block-operator = { $address } ist Betreiber und lässt sich nicht sperren.
admin-allowed = { $address } ist zugelassen.
admin-not-shut = { $address } war nicht gesperrt.
admin-left = Ich habe { $address } verlassen.
admin-leave-private = { $address } ist ein privater Chat, den ich nicht verlassen kann. Sperr ihn stattdessen.
admin-leave-failed = Ich konnte { $address } nicht verlassen. Versuch es in ein paar Minuten noch einmal.
admin-usage-broadcast = broadcast Ab 9 sind wir zurück.
admin-act-broadcast = schickt allen Chats eine Nachricht; zeigt sie zuerst
admin-broadcast-how = Schreib, was jeder Chat lesen soll: /admin broadcast und den Text. Nichts wird gesendet, bevor du auf einen Button drückst.
admin-broadcast-long = Das ist zu lang: höchstens 1500 Zeichen.
admin-broadcast-heading = Noch nicht gesendet
admin-broadcast-takes = { $count ->
    [one] { $count } Chat
   *[other] { $count } Chats
}, fertig in etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}; Meldungen gehen vor. Die Nachricht:
admin-broadcast-send = { $count ->
    [one] An { $count } Chat senden
   *[other] An { $count } Chats senden
}
admin-broadcast-old = Dieser Text ist älter als eine Stunde oder nicht mehr bekannt. Schreib ihn noch einmal.
admin-broadcast-begun = Die Nachricht ist unterwegs.
admin-broadcast-already = Die Nachricht ist oder war schon unterwegs; kein Chat bekommt sie zweimal.
admin-broadcast-progress = Gesendet: { $told }, wartend: { $waiting }
admin-broadcast-stop = Anhalten
admin-broadcast-stopped = Angehalten. Gesendet: { $told }, nicht gesendet: { $left }
event-notice = An alle Chats, von den Betreibern dieses Bots
admin-log-heading = Was Betreiber getan haben
admin-log-none = Noch nichts.
admin-log-line = { $at } { $operator }: { $act }
# As in English.
admin-doctor-heading = Diagnose
admin-doctor-fine = Alles wird verstanden.
admin-doctor-trouble = Nicht alles wird verstanden.
admin-column-endpoint = Endpunkt
admin-column-verdict = Ergebnis
admin-column-items = Einträge
admin-verdict-understood = gut
admin-verdict-partly = teilweise
admin-verdict-empty = leer
admin-verdict-open = zu klären
admin-verdict-misfit = anders
admin-verdict-not-understood = unklar
admin-verdict-refused = verweigert
admin-verdict-unreachable = ohne Antwort
admin-verdict-not-asked = nicht gefragt
admin-degraded-heading = Was darunter leidet:
admin-degraded = { $feature }: { $cause }
admin-feature-matches = die Spielliste und die Suche nach Namen
admin-feature-slug = ein Spiel über seinen Slug
admin-feature-odds = Quoten
admin-feature-alerts = Meldungen
admin-feature-history = der Verlauf der Quoten
admin-feature-predictions = Prognosen
admin-feature-valuebets = Value-Wetten
admin-feature-fighters = Kämpfer
admin-feature-teams = Teams
admin-feature-leagues = Ligen
admin-feature-bookmakers = Buchmacher und ihre Bewertungen
admin-feature-bonuses = Boni
admin-feature-kickoff = Anfangszeiten
admin-feature-live = Live-Spiele von anderen unterscheiden
admin-feature-sports = Spiele nach Sportart
admin-feature-books = Quoten nach Anbieter
admin-feature-records = Bilanzen der Kämpfer
admin-feature-results = Ergebnisse
admin-cause-no-answer = { $endpoint } gab keine Antwort
admin-cause-not-understood = die Antwort von { $endpoint } wird nicht verstanden
admin-cause-field = kein Eintrag von { $endpoint } hat { $field }
admin-cause-filter = { $endpoint } beachtet { $field } nicht
admin-filters-heading = Filter der Spielliste:
admin-filter = { $parameter }: { $works }
admin-works-yes = geht
admin-works-no = geht nicht
admin-works-unclear = nicht feststellbar
admin-refused-heading = Aus den Antworten weggelassen:
admin-questions-heading = Zu entscheiden:
admin-questions-how = { $command } schreibt die Definition in eine Datei; dort legst du fest, was gilt.
admin-definition-new = So lese ich jetzt die Daten des Quotendienstes.
admin-service-works = { $service } antwortet wie erwartet.
admin-service-works-key = { $service } nimmt meinen Schlüssel an und antwortet wie erwartet.
admin-service-key = { $service } lehnt meinen Schlüssel ab. Sieh bei { $settings } nach.
admin-service-plan = Mein Schlüssel stimmt, aber sein Tarif umfasst nicht, wonach ich frage. Sieh bei { $settings } nach.
admin-service-spent = Mein Schlüssel stimmt, aber sein Kontingent ist aufgebraucht.
admin-service-busy = { $service } bekommt gerade zu viele Anfragen. Vielleicht nutzt noch ein anderes Programm meinen Schlüssel.
admin-service-choices = { $service } kennt nicht, wonach ich frage. Sieh bei { $settings } nach.
admin-service-misfit = { $service } schickt etwas anderes, als die Definition sagt: { $detail }
admin-service-refused = { $service } verweigert die Antwort: { $detail }
admin-service-down = Ich erreiche { $service } nicht: { $detail }. Sieh bei { $settings } nach.
admin-service-has = Was es dort gibt:
admin-service-left =
    { $per ->
        [hour] In dieser Stunde übrig: { $units }
        [day] Heute übrig: { $units }
        [month] In diesem Monat übrig: { $units }
       *[other] Gerade übrig: { $units }
    }
admin-service-looks =
    { $looks ->
        [one] Für alle Beobachtungen zusammen reicht es für etwa { $looks } Anfrage am Tag.
       *[other] Für alle Beobachtungen zusammen reicht es für etwa { $looks } Anfragen am Tag.
    }

## The playground page

playground-tag = Playground
playground-welcome = Quoten abfragen, ein Spiel beobachten, die Meldung ankommen sehen
playground-hint = Tippe / für alle Befehle, einen Teamnamen für seine Quoten, oder beginn mit einem davon:
playground-feed = Unterhaltung
playground-input = Nachricht
playground-placeholder = Ein Team, oder / für Befehle
playground-send = Senden
playground-palette = Befehle und Vorschläge
playground-you = Du:
playground-writing = Schreibt …
playground-alert = Meldung
playground-silent = ohne Ton
playground-personal = Nur du siehst das
playground-changed = aktualisiert
playground-table = Tabelle
playground-mark-best = beste
playground-mark-up = gestiegen
playground-mark-down = gefallen
playground-connecting = Verbindet …
playground-connected = Verbunden
playground-reconnecting = Verbindet neu …
playground-paused = In diesem Tab pausiert
playground-away = Keine Antwort. Läuft Linewatch noch?
playground-refused = Das ließ sich nicht beantworten.
playground-retry = Noch einmal
playground-newer = Neue Meldung
playground-settings = Einstellungen
playground-language = Sprache
playground-place = Dieser Chat ist
playground-private = privat
playground-group = eine Gruppe
playground-admin = Ich bin Admin der Gruppe
# As in English.
playground-chat = Chat
playground-new-chat = Neuen Chat öffnen
playground-menu = Wählen
playground-views = Antworten zeigen wie
# As in English.
playground-view-chat = Chat
playground-view-telegram = Telegram
playground-view-discord = Discord
playground-view-data = Daten
playground-view-reply = Die Antwort selbst
playground-readers = Ein Chat daneben
playground-readers-hint = Ein Chat neben diesem, mit eigener Sprache, eigenem Quotenformat und eigenen Beobachtungen. Dieselbe Quote kommt in jedem Chat nach dessen Regeln an.
playground-add-reader = Daneben öffnen
playground-remove = Diesen Chat schließen
playground-me = Du
playground-format = Quotenformat
playground-format-decimal = Dezimal
playground-format-fractional = Bruch
playground-format-american = Amerikanisch
playground-format-hongkong = Hongkong
playground-format-percent = Prozent
playground-market = Der Markt
playground-market-hint = Ein erfundener Markt, der sich von selbst bewegt. Ändere eine Quote und sieh, wer eine Meldung bekommt.
playground-market-real = Echte Quoten, ohne Schlüssel:
playground-market-odds = Quoten
playground-market-watch = Beobachten
playground-market-push = Quote ändern
playground-market-chance = Chance des Erstgenannten
playground-pushed = Geändert:
playground-pushed-next = Wer das Spiel beobachtet, bekommt binnen einer halben Minute eine Meldung.
playground-tour = Die erste Minute
playground-tour-odds = Quoten abfragen
playground-tour-odds-why = Die Quoten aller Buchmacher, die besten markiert.
playground-tour-watch = Das Spiel beobachten
playground-tour-watch-why = Bewegt sich die Quote, kommt hier eine Meldung.
playground-tour-push = Die Quote ändern
playground-tour-push-why = Sie bewegt sich um sechs Prozentpunkte; die Meldung kommt binnen einer halben Minute.
playground-tour-go = Los
playground-tour-skip = Überspringen
playground-tour-done = Das war deine erste Meldung
playground-close = Schließen

## Pictures

chart-button = Diagramm
chart-books = Alle Anbieter
chart-start = Beginn
chart-band = Spanne
chart-best = beste Quote
chart-gap = keine Quoten
chart-told = Meldung an dich
chart-consensus = { $books ->
    [one] ein Anbieter, ohne Marge
   *[other] Schnitt von { $books } Anbietern
}
chart-subject = { $market } · { $whose } · seit { $since }
chart-of = { $market } · { $whose }
chart-way = { $from } → { $now }
chart-since = Erstmals gesehen { $since }.
chart-alt = Diagramm: { $title }, { $subject }. { $figures }.
chart-board-subject = { $market } · { $books ->
    [one] { $books } Anbieter
   *[other] { $books } Anbieter
}{ $isFair ->
    [yes] {" "}· Abstand zur fairen Quote
   *[no] {""}
}
chart-board-framed = { $subject }, beste eingerahmt
chart-distance = { $points } %
# As in English.
chart-best-of = { $price } { $book } · fair { $fair }
chart-price-at = { $price } { $book }
# As in English.
chart-fair-only = fair { $fair }
chart-movers-subject = Faire Quoten, vorher → jetzt
chart-mover = { $selection } · { $same } von { $books } Anbietern
chart-price = Quote
chart-edge = Value
chart-bet = { $selection } · { $book }
chart-bet-figures = { $price } · +{ $edge }
chart-bets-subject = { $count ->
    [one] { $count } Value-Wette
   *[other] { $cut ->
        [yes] Die { $count } besten Value-Wetten
       *[no] { $count } Value-Wetten
    }
} nach Quote und Value{ $isNarrowed ->
    [yes] {" "}· { $narrowed }
   *[no] {""}
}
chart-alerts = Was nach deinen Meldungen kam
chart-alerts-summary = { $count ->
    [one] { $count } Meldung
   *[other] { $count } Meldungen
}: { $on } weiter · { $stayed } geblieben · { $back } zurück
chart-alerts-told = Bewegung bei der Meldung, pp
chart-alerts-after = Bewegung seither, pp
chart-alerts-stayed = geblieben
chart-alerts-explained = In Prozentpunkten, von der Meldung bis zum Beginn des Spiels oder bis jetzt: Über der Linie ging die Quote in dieselbe Richtung weiter, darunter zurück.
chart-alerts-none = Noch keine Quotenmeldungen für ein Diagramm.
chart-alert = { $selection } · { $day }
chart-alert-way = { $from } → { $to } → { $now }
