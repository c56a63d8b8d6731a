# Polish. The same keys and variables as en.ftl.

## Credit: on every message

credit = Dane: { $source }
credit-simulated = Kursy symulowane, to demo Linewatch. Drużyny, bukmacherzy i kursy są zmyślone.
credit-simulated-short = Symulacja: kursy nieprawdziwe
cut = … Reszta się nie zmieściła.

## Selections and markets

selection-draw = Remis
selection-over = Powyżej
selection-under = Poniżej
selection-yes = Tak
selection-no = Nie
selection-1X = 1X
selection-12 = 12
selection-X2 = X2
selection-line = { $selection } { $line }
label-value = { $label }: { $value }
column-home = 1
column-draw = X
column-away = 2
column-over = Pow.
column-under = Pon.
column-yes = Tak
column-no = Nie

## Sports and states

sport-numbered = Dyscyplina { $code }
sport-football = Piłka nożna
sport-ice-hockey = Hokej na lodzie
sport-hockey = Hokej
sport-basketball = Koszykówka
sport-tennis = Tenis
# As in English.
sport-mma = MMA
sport-baseball = Bejsbol
sport-american-football = Futbol amerykański

status-scheduled = przed meczem
    .matches = nadchodzące
status-live = na żywo
    .matches = na żywo
status-finished = zakończony
    .matches = zakończone
status-postponed = przełożony
    .matches = przełożone
status-cancelled = odwołany
    .matches = odwołane
status-no-time = godzina nieznana

match-title = { $home } – { $away }
row-against = – { $opponent }

## /start and /help

command-start = Co potrafi ten bot
start-heading = Linewatch
start-what = Kursy dziesięciu bukmacherów obok siebie i powiadomienie, gdy się ruszą.
    .without-bets = Aktualne kursy i powiadomienie, gdy się ruszą.
    .without-model = Kursy bukmacherów obok siebie i powiadomienie, gdy się ruszą.
start-how = Wpisz drużynę, na przykład { $team }, albo wybierz mecz:
start-how-plain = Wpisz nazwę drużyny albo naciśnij przycisk.
start-how-group = Wpisz /odds i nazwę drużyny albo naciśnij przycisk.
start-today = Dzisiejsze mecze
start-matches = Mecze
start-valuebets = Value bety

command-help = Wszystkie komendy z przykładami
    .topic = Temat albo komenda, na przykład obserwacje
    .example = /help obserwacje
help-heading = Pomoc
help-first = ‹ Pomoc
help-topic-matches = Mecze i drużyny
help-topic-odds = Kursy
help-topic-watches = Obserwacje
help-topic-alerts = Powiadomienia
help-topic-money = Zakłady i pieniądze
help-topic-chat = Ten czat
help-unknown = Nie ma tematu „{ $words }”. Wybierz jeden z poniższych.
help-line = { $usage } – { $description }
help-group = W grupach administratorzy decydują w /settings, kto dodaje i usuwa obserwacje.
help-thumb = 👍 pod powiadomieniem o jednym meczu wycisza ten mecz; cofnij reakcję, a powiadomienia wrócą.
help-thumb-group = 👍 pod powiadomieniem o jednym meczu wycisza ten mecz, jeśli jestem administratorem; cofnij reakcję, a powiadomienia wrócą.
help-thumb-several = Pod powiadomieniem o kilku meczach odpowiem 🤔 i żadnego nie wyciszę: przycisk „{ $mute }” zapyta, który.
help-threads = Powiadomienia mogą trafiać do osobnych wątków, po jednym na mecz lub ligę: { $usage }
    .usage = /settings wątki mecz
help-words = Mecz znajdziesz po nazwie drużyny albo po numerze za znakiem #.
help-fixtures = { $usage }: codziennie wysyłam tu listę obserwowanych meczów.
help-carried = Moje komendy możesz mieć na każdym czacie, także tam, gdzie nikt mnie nie dodał: otwórz mój profil i wybierz „Dodaj aplikację”.

## /matches

command-matches = Mecze najbliższych dni
    .sport = Dyscyplina albo liga, na przykład tenis
    .league = Liga, wystarczy część nazwy
    .day = dziś, jutro albo data, na przykład 23.11
    .status = na żywo, nadchodzące albo zakończone
    .example = /matches tenis jutro
command-live = Mecze, które trwają teraz
    .sport = Dyscyplina albo liga, na przykład tenis
    .league = Liga, wystarczy część nazwy
    .example = /live tenis
matches-heading = Mecze
matches-row = { $time } · { $title }
matches-prices = Najlepsze kursy na 1 / X / 2, o ile są znane.
matches-prices-updated = Najlepsze kursy 1 / X / 2 · aktualizacja { $age }
fixtures-heading = Mecze · { $day }
fixtures-more = … i jeszcze { $count }
matches-none = W tej chwili nie ma meczów.
matches-none-sport = { $sport }: w tej chwili nie ma meczów.
matches-all = Wszystkie mecze
matches-live = Teraz na żywo
matches-pick = Które mecze?
matches-pick-button = Sporty ▾
page-shown = { $first }–{ $last } z { $total }
page-list-cut = Lista w serwisie kursów jest dłuższa, niż mogę odczytać; to jej pierwsza część.
page-next = Dalej ›
page-previous = ‹ Wstecz
file-button = CSV
file-done = { $isWhole ->
    [no] Najnowsze wiersze do arkusza: { $count } z { $total }.
   *[yes] Wiersze do arkusza: { $count }.
  } Czas UTC, kursy dziesiętne.
file-column-part = Część
file-column-name = Nazwa
file-column-number = Numer
file-column-starts = Początek (UTC)
file-column-home = Gospodarze
file-column-away = Goście
file-column-sport = Dyscyplina
file-column-league = Liga
# As in English.
file-column-status = Status
file-column-market = Rynek
file-column-selection = Typ
file-column-book = Bukmacher
file-column-price = Kurs
file-column-model = Kurs modelu
    .without-list = Uczciwy kurs
file-column-edge = Przewaga, %
file-column-recorded = Zapisano (UTC)
file-column-stake = Stawka
file-column-result = Wynik
file-column-returned = Zwrot
file-column-fair-close = Uczciwy kurs na zamknięciu
file-column-clv = CLV, %
file-column-watch = Obserwacja
file-column-rule = Reguła
file-column-state = Stan
file-column-from = Było
file-column-to = Jest
file-column-time = Czas (UTC)
file-column-decision = Co się stało

## /odds

command-odds = Kursy na mecz u każdego bukmachera
    .match = Drużyna, dwie drużyny albo #numer
    .market = Rynek, na przykład zwycięzca, suma 2,5 albo handicap -1,5
    .format = Format tylko na ten raz, na przykład amerykański albo ułamkowy
    .example = /odds { $match }
odds-when = { $league } · { $start }
odds-when-no-league = { $start }
odds-best-prices = Najlepsze: { $prices }
odds-margin-updated = Średnia marża { $margin } · aktualizacja { $age }
odds-updated = Aktualizacja: { $age }
odds-markets = Rynki
odds-line = Linia { $line }
odds-all-books = Bukmacherzy: { $count }
odds-market-winner = Zwycięzca
odds-market-result = Wynik meczu
odds-market-two-way = Zwycięzca bez remisu
odds-market-three-way = Wynik 1X2
odds-market-double-chance = Podwójna szansa
odds-market-draw-no-bet = Zwrot przy remisie
odds-market-total = Powyżej/poniżej { $line }
# As in English.
odds-market-handicap = Handicap { $line }
odds-market-both-score = Obie strzelą
odds-market-other = Inne
odds-book = Bukmacher
# As in English.
odds-fair = Fair
odds-fair-row = Uczciwy kurs
odds-chance = Szansa %
odds-unnamed-book = Bez nazwy
odds-best = { $selection }: najlepszy kurs { $price } ({ $book })
odds-best-range = { $selection }: najlepszy kurs { $price } ({ $book }) · wszyscy { $low } – { $high }
odds-best-full = { $selection }: najlepszy kurs { $price } ({ $book }) · wszyscy { $low } – { $high }, szansa { $lowChance }–{ $highChance }
# As in English.
odds-best-fair = { $selection }: { $price } ({ $book }) · fair { $fair }
odds-best-none = { $selection }: brak najlepszego kursu
odds-shows-alone = { $book } daje { $price }, { $points ->
    [0] odstaje na tym rynku
   *[other] odstaje o { $points } pp
  }
odds-shows-unsound = { $book } daje { $price }, marża { $margin }, pominięty
odds-alone = { $sign } Odstają od reszty: { $books }
odds-alone-book = { $book } o { $points } pp
odds-alone-book-late = { $book } o { $points } pp (dane o { $minutes } min starsze niż u reszty)
odds-unsound = { $sign } Pominięci: { $books }
odds-unsound-book = { $book } (marża { $margin })
odds-market-missing = Brak kursów na „{ $market }”; oto rynek główny.
odds-margins = Średnia marża { $average }: { $books }
odds-own-books = { $sign } Twoi bukmacherzy: najlepsze kursy są od nich
odds-own-books-absent = Żaden z twoich bukmacherów tego nie wystawia: liczą się wszyscy
odds-consensus-note = Fair i Szansa: średnia kursów bukmacherów bez ich marży.
odds-age = Aktualizacja kursów: { $age }.
odds-next = następne: { $time }
odds-closing = Ostatnie kursy zapisane przed początkiem meczu.
odds-age-old = ⚠️ Te kursy są stare: ostatnie odświeżenie { $age }. Mogły się już zmienić.
odds-old-failure = ⚠️ Stare kursy, aktualizacja: { $age }. Serwis kursów nie odpowiada.
odds-failure = Serwis kursów nie odpowiada. To jego ostatnie dane.
odds-misfit = Serwis kursów przysyła coś, czego nie umiem odczytać; to jego ostatnie czytelne dane.
odds-key = Serwis kursów odrzuca mój klucz; to jego ostatnie dane.
odds-spent = Mój limit w serwisie kursów jest wyczerpany do { $until }; to jego ostatnie dane.
odds-plan = Mój plan w serwisie kursów tego nie obejmuje; to jego ostatnie dane.
odds-wish = Serwis kursów nie zna czegoś, co jest w moich ustawieniach; oto jego ostatnie dane.
odds-spent-until = Mój limit w serwisie kursów jest wyczerpany do { $until }; te kursy są z { $at }.
odds-busy = Serwis kursów nie przyjmuje teraz więcej zapytań; to jego ostatnie dane.
odds-busy-waits = Serwis kursów nie przyjmuje zapytań do { $until }; oto jego ostatnie dane.
odds-busy-until = Serwis kursów nie przyjmuje zapytań do { $until }; te kursy są z { $at }.
odds-none = Żaden bukmacher nie wystawia teraz kursów na ten mecz.
odds-refresh = Odśwież
odds-watch = Obserwuj
odds-watching = Obserwujesz: { $rule }

## Finding a match

find-many = Który mecz?
find-many-first = najbliższe ({ $count }):
find-more = Więcej ›
find-unknown = Nie znam „{ $words }”: żadna drużyna, zawodnik ani liga tak się tu nie nazywa.
find-sports = Dostępne sporty: { $sports }.
find-match-row = { $title }
  { $start } · { $league }
find-match-row-no-league = { $title }
  { $start }
find-fixture = { $day } · { $title }
find-many-more = Pasuje więcej meczów, niż się tu mieści. Dodaj drugą drużynę albo dzień.
find-name-one = „{ $words }” może znaczyć kilka rzeczy. Podaj jeden mecz: obie drużyny albo numer, na przykład: { $example }
find-apart = Nie widzę na liście meczu { $first } – { $second }. Najbliższy mecz każdej ze stron:
find-number = Nie mam tu pozycji { $words }. Wybierz mecz albo wpisz #{ $words }, jeśli chodzi o mecz o tym numerze:
find-none-near = Nie widzę meczu „{ $words }”. Może chodzi o któryś z tych?
ask-match = Który mecz? Wybierz jeden albo wpisz nazwę drużyny:
ask-match-command = Który mecz? Wybierz jeden albo wpisz { $command } z nazwą drużyny:
talk-today = Dzisiejsze mecze
talk-watch = Obserwuj mecz
talk-odds = Kursy na mecz
talk-hello = Cześć! Wpisz nazwę drużyny, na przykład { $team }, a pokażę jej kursy. Mogę też powiadomić cię, gdy się ruszą.
talk-welcome = Nie ma za co.
talk-sorry = Przepraszam. Wpisz nazwę drużyny albo wybierz jedną z tych opcji.
talk-valuebet = Value bet płaci więcej, niż warta jest szansa. Jeśli drużyna wygrywa co drugi raz, uczciwy kurs to 2,00, a kurs 2,10 ma wartość. Opłaca się to tylko na dłuższą metę i tylko wtedy, gdy ocena szansy jest trafna.
talk-fair = Uczciwe kursy to kursy bukmacherów bez ich marży. Pokazują prawdziwą szansę, która za nimi stoi.
talk-margin = Zsumuj szanse wynikające z kursów jednego bukmachera: wyjdzie więcej niż 100%, na przykład 105%. Te 5% to marża, czyli to, co średnio zostaje u bukmachera.
talk-surebet = Czasem najlepsze kursy kilku bukmacherów razem zwracają więcej, niż stawiasz, niezależnie od tego, kto wygra. To surebet. Są rzadkie, małe i szybko znikają.
talk-alerts = Otwórz mecz i naciśnij Obserwuj: powiadomię cię, gdy kursy się ruszą. A jeśli czekasz, aż kurs dojdzie do twojego limitu, wpisz „{ $usage }”.
talk-whowins = Tego nikt nie wie. Kursy pokazują, czego spodziewają się bukmacherzy, a model liczy szanse po swojemu.
talk-howmuch = Nie doradzam, jak obstawiać. Jeśli masz własną ocenę szansy, kalkulator Kelly'ego pokaże stawkę; wiele osób stawia jedną czwartą tej kwoty.
talk-free = To nic nie kosztuje. Nie przyjmuję zakładów i nic na nich nie zarabiam.
talk-source = Kursy pochodzą z { $source } i są odświeżane co kilka minut; każda wiadomość podaje czas aktualizacji.
talk-source-invented = Te kursy są wymyślone, do wypróbowania.
talk-who = Jestem programem. Porównuję kursy bukmacherów i powiadamiam, gdy się ruszą. Nie przyjmuję zakładów.
talk-legal = Tylko porównuję kursy i nie przyjmuję zakładów. To, czy zakłady są dla ciebie legalne, zależy od kraju.
talk-unclear = Nie rozumiem. Wpisz nazwę drużyny, aby zobaczyć jej kursy, albo wybierz:
talk-unknown = Nie znam „{ $words }”: żadna drużyna ani liga tak się tu nie nazywa. Dostępne sporty: { $sports }.
talk-bet = { $title }: zapisać zakład { $bet }?
talk-none-on = { $day }: brak meczu. Najbliższy:
talk-ignored = Nie rozumiem „{ $words }”.
talk-nobody = Żadna drużyna ani liga nie nazywa się tu „{ $words }”.
talk-lacking = Nie ma tu kursów na „{ $words }”. Są kursy na zwycięzcę, powyżej/poniżej, handicapy i „obie strzelą”, jeśli mecz je ma.
talk-picks = Nie podaję typów i żaden zakład nie jest pewny. Oto kursy; najniższy ma faworyt:
talk-chats = Powiadomienia przychodzą na czat, na którym je ustawiasz. Jeśli mają trafiać tylko do ciebie, napisz do mnie prywatnie. Do grupy dodasz mnie z mojego profilu.
talk-nobets = Nie przyjmuję zakładów. Oto kursy bukmacherów:
talk-results = Nie mam wyników, tylko kursy.
talk-combined = Nie liczę kursów łącznych. Oto mecze po kolei:
talk-reminder = Mogę przypomnieć o obserwowanym meczu przed jego początkiem. Obserwuj go, a w ustawieniach, pod „Przypomnienie”, wybierz, ile wcześniej.
talk-left = Dobrze, zostawiam to.
talk-differ = Każdy bukmacher ma własną ocenę i własną marżę, i zmienia kursy we własnym tempie. Dlatego warto porównywać.
talk-absent = „{ $words }”: tego tu nie ma. Dostępne sporty: { $sports }.
talk-term-odds = Kurs dziesiętny mówi, ile wraca ze stawki 1: przy 2,45 to 2,45 razem ze stawką. Szansa, która za nim stoi, to 1 podzielone przez kurs, tu około 41%. 1 to pierwsza drużyna, X remis, 2 druga drużyna.
talk-term-winner = 1X2 to trzy wyniki: 1 to wygrana pierwszej drużyny, X remis, 2 wygrana drugiej drużyny.
talk-term-total = Suma to liczba goli albo punktów w meczu. „Powyżej 2,5” wygrywa od 3 goli, „poniżej 2,5”, gdy padną najwyżej 2. Połówka sprawia, że wynik nigdy nie trafia dokładnie w linię.
talk-term-btts = Obie strzelą (BTTS): „tak” wygrywa, gdy każda drużyna zdobędzie choć jednego gola, „nie”, gdy któraś nie zdobędzie żadnego.
talk-term-handicap = Handicap dodaje drużynie gole albo je odejmuje. Przy −1,5 musi wygrać co najmniej dwoma golami, przy +1,5 może przegrać jednym.
talk-term-dnb = Zwrot przy remisie (draw no bet): wskazujesz zwycięzcę, a po remisie stawka wraca.
talk-term-dc = Podwójna szansa obejmuje dwa z trzech wyników: 1X to wygrana gospodarzy lub remis, X2 wygrana gości lub remis, 12 wszystko oprócz remisu.

## /valuebets

command-valuebets = Kursy lepsze od uczciwych
    .sport = Dyscyplina, na przykład tenis
    .edge = Najmniejsza przewaga, na przykład 5%
    .price = Zakres kursów, na przykład 1,5-3
    .within = Najdłuższy czas do meczu, na przykład 12h
    .book = Bukmacher
    .example = /valuebets 3% 1,5-3
valuebets-heading = Value bety
valuebets-explained = Kursy wyższe niż według modelu. To nie porada.
    .without-list = Kursy wyższe od uczciwych o co najmniej 1%. To nie porada.
valuebets-against-others = Kursy wyższe od uczciwych kursów innych bukmacherów o co najmniej 1%. To nie porada.
valuebets-against = Kursy wyższe od uczciwych kursów bukmachera { $book } o co najmniej 1%. To nie porada.
# Few as many.
valuebets-row = { $selection } { $price } · { $edge }
valuebets-book = { $others ->
    [0] { $book }
   *[other] { $book } i jeszcze { $others }
  }
valuebets-none = W tej chwili nie ma value betów.
    .without-list = Teraz nie ma value betów. Sprawdzam mecze, które ktoś obserwuje lub o które pytał w ostatniej godzinie.
valuebets-none-filter = { $count ->
    [1] Jest teraz jeden value bet i nie pasuje do filtra.
   *[other] Żaden z { $count } value betów nie pasuje teraz do filtra.
  }
valuebets-edge = od { $edge }
valuebets-price = kurs { $low }–{ $high }
# Few as many.
valuebets-within = { $hours ->
    [one] w ciągu { $hours } godziny
   *[other] w ciągu { $hours } godzin
  }
valuebets-all = Wszystkie value bety
valuebets-bad-filter = Nie rozumiem „{ $words }”. Filtry to przewaga, zakres kursów, godziny, dyscyplina i bukmacher, na przykład: /valuebets 5% 1,5-3 12h
valuebets-model = To wyliczenia modelu, nie porada.
    .without-list = Liczę to z kursów bukmacherów. To nie porada.
valuebets-age = Obliczono { $age }.
valuebets-age-old = To stare wyliczenia, odświeżone { $age }. Kursy mogły się już zmienić.

## Watches on value bets

valuebets-watch = Powiadamiaj mnie
bet-watch-done = Obserwuję value bety: { $filter }.
bet-watch-changed = Obserwacja value betów zaczyna się od nowa: { $filter }.
bet-watch-all = wszystkie
bet-watch-title = Value bety: { $filter }
bet-watch-rule = { $points ->
    [one] Powiadomię, gdy jakiś się pojawi, i znów, gdy jego przewaga wzrośnie o { $amount } pp. Gdy zniknie, zmienię wiadomości o nim.
    [few] Powiadomię, gdy jakiś się pojawi, i znów, gdy jego przewaga wzrośnie o { $amount } pp. Gdy zniknie, zmienię wiadomości o nim.
    [many] Powiadomię, gdy jakiś się pojawi, i znów, gdy jego przewaga wzrośnie o { $amount } pp. Gdy zniknie, zmienię wiadomości o nim.
   *[other] Powiadomię, gdy jakiś się pojawi, i znów, gdy jego przewaga wzrośnie o { $amount } pp. Gdy zniknie, zmienię wiadomości o nim.
  }
bet-watch-now = { $count ->
    [0] W tej chwili żaden nie pasuje.
    [one] W tej chwili pasuje { $count }; powiadomię tylko o nowych.
    [few] W tej chwili pasują { $count }; powiadomię tylko o nowych.
   *[other] W tej chwili pasuje { $count }; powiadomię tylko o nowych.
  }
bet-watch-now-unknown = Listy nie da się teraz odczytać. Powiadomię o nowych value betach po następnym sprawdzeniu.
bet-watch-rule-words = { $filter } · { $rule }
bet-watch-improving = { $points ->
   *[other] wzrost o { $amount } pp
  }
bet-details-paused = Wstrzymane: value bety, które pojawią się w tym czasie, pominę.
bet-details-resumed = Znów działa. Powiadomię o nowych value betach po następnym sprawdzeniu.
bet-details-changed = Obserwacja zmieniona. Powiadomię tylko o nowych value betach.
bet-watch-same = Value bety z tym filtrem są już obserwowane.
bet-watch-limit =
    Ten czat ma już { $count ->
    [one] { $count } obserwację
    [few] { $count } obserwacje
       *[other] { $count } obserwacji
    } value betów i więcej się nie da. Najpierw zakończ którąś.
bet-watch-bad-improvement = Nie rozumiem „{ $typed }”. Napisz, o ile pp ma wzrosnąć przewaga, na przykład: /watch value bety 3% wzrost o 1
unwatch-bets-done = Koniec obserwacji value betów: { $filter }.
bet-alert-appeared = { $count ->
    [one] Nowy value bet: { $edge }
    [few] { $count } nowe value bety
   *[other] { $count } nowych value betów
  }
bet-alert-improved = { $count ->
    [one] Większa przewaga: { $before } → { $edge }
    [few] { $count } value bety z większą przewagą
   *[other] { $count } value betów z większą przewagą
  }
bet-alert-both = Nowe i lepsze value bety: { $count }
bet-alert-gone = { $count ->
    [one] Value bet zniknął
    [few] { $count } value bety zniknęły
   *[other] { $count } value betów zniknęło
  }
bet-alert-gone-too = Już nieaktualne · { $count }
bet-alert-gone-row = { $selection } { $price }{ $known ->
    [yes] {""}, teraz { $now }
   *[no] {""}
  }
bet-alert-missed = { $count ->
    [one] jeszcze { $count } pojawił się i zniknął
    [few] jeszcze { $count } pojawiły się i zniknęły
   *[other] jeszcze { $count } pojawiło się i zniknęło
  }
# Few as many.
bet-alert-row = { $selection } { $price } · { $news ->
    [improved] { $before } → { $edge }
   *[appeared] { $edge }
  }
bet-alert-at = { $selection } { $price } · { $books }
bet-alert-books = { $book }{ $others ->
    [0] {""}
    [one] {" "}+ { $others } inny
    [few] {" "}+ { $others } inni
   *[other] {" "}+ { $others } innych
  }
# As in English.
bet-alert-offer = { $selection } po { $price } ({ $book })
bet-alert-offer-no-book = { $selection } po { $price }
bet-alert-watch = Ta obserwacja
alert-bets = Value bety
bet-gone-left = { $offer }: zniknął ({ $time })
bet-gone-left-now = { $offer }: zniknął przy kursie { $now } ({ $time })
bet-gone-below = { $offer }: za mała przewaga ({ $time })
bet-gone-below-now = { $offer }: za mała przewaga przy { $now } ({ $time })
bet-gone-began = { $offer }: mecz się zaczął

## /match, /best, /history

command-match = Jeden mecz: liga, godzina, rynki
    .match = Drużyna, dwie drużyny albo #numer
    .example = /match { $match }
match-sport = Dyscyplina
match-league = Liga
match-start = Początek
# As in English.
match-status = Status
match-markets = Rynki
match-no-markets = w tej chwili brak kursów
match-books = Bukmacherzy
match-number = Numer
match-details = O meczu
match-best = Najlepszy kurs
best-title = { $kind ->
    [side] Wygra { $selection }: { $price }
   *[other] { $selection }: { $price }
  }
best-at = w { $books }
best-at-more = w { $books } i jeszcze { $others }
match-history = Historia
match-prediction = Prognoza

command-best = Najlepsze kursy na jeden typ
    .match = Drużyna, dwie drużyny albo #numer
    .selection = 1, X, 2, drużyna albo powyżej 2,5
    .example = /best { $match } 1
best-price = Kurs
best-edge = Przew.
# As in English.
best-fair = Przewaga nad uczciwym kursem { $fair }
best-fair-updated = Przewaga nad uczciwym kursem { $fair } · aktualizacja { $age }
best-which = Który typ?
best-missing = { $selection }: nikt teraz nie wystawia kursu. Są kursy na:
best-unknown = Nie znam typu „{ $selection }”. Napisz 1, X, 2, nazwę drużyny lub powyżej 2,5 albo wybierz:
best-paid-back = Stawka { $stake } po najlepszym kursie daje { $returned }, czyli zysk { $profit }. Podatku to nie uwzględnia. Zakład składa się u bukmachera, nie tutaj.
best-others = Inne typy

command-history = Jak zmieniały się kursy na mecz
    .match = Drużyna, dwie drużyny albo #numer
    .book = Bukmacher; bez niego uczciwy kurs
    .selection = 1, X, 2, drużyna albo powyżej 2,5
    .example = /history { $match }
history-none = Nie mam jeszcze historii tych kursów.
history-none-book = Nie mam tu jeszcze historii kursów bukmachera { $book }.
history-of = { $market } · { $whose }
history-consensus = średnia bukmacherów, bez marży
history-open = Otwarcie
history-now = Teraz
history-points = pp
history-chance = Szansa
history-net = Zmiana
history-range = Zakres
history-reading = { $price } · szansa { $chance } · { $time }
history-net-none = brak
history-net-shortened = ▼ spadł: { $price } (szansa { $points } pp)
history-net-drifted = ▲ wzrósł: { $price } (szansa { $points } pp)
history-since = Pierwsze dane: { $since }. ▼ spadł, ▲ wzrósł. Słupki to szansa: wyższy słupek, niższy kurs.
history-says = szansa: była { $from }, jest { $to }, najniższa { $low }, najwyższa { $high }
history-unknown = Nie znam tu bukmachera ani typu „{ $words }”. Na przykład: 1, X, 2 albo nazwa bukmachera.
history-all = Wszystkie typy
history-consensus-button = Wszyscy razem

## /predictions, /movers

command-predictions = Szanse według modelu i u bukmacherów
    .match = Drużyna, dwie drużyny albo #numer; bez tego największe różnice
    .example = /predictions { $match }
predictions-heading = Model a bukmacherzy
predictions-order = Najpierw największe różnice. To model, nie porada.
predictions-row = { $selection } { $model }, bukmacherzy { $books } · { $gap }
predictions-points = { $points } pp
predictions-row-no-market = { $selection } { $model }
# As in English.
predictions-model = Model
predictions-market = Bukm.
predictions-gap = Różn.
predictions-explained = Bukm.: średnia bukmacherów bez marży. Różnica w punktach procentowych szansy (pp).
predictions-some-without = Bez bukmacherów: o te kursy nikt jeszcze nie pytał. Naciśnij mecz, by porównać.
predictions-others = Dla innych meczów brak świeżych kursów do porównania. Zapytaj o mecz: /predictions i drużyna.
predictions-no-market = W tej chwili nie ma kursów do porównania.
predictions-note = To model, nie porada.
predictions-none = W tej chwili nie ma prognoz.
predictions-none-match = Na ten mecz nie ma prognozy.
predictions-all = Wszystkie prognozy
predictions-watch = Obserwuj różnicę { $points }

command-movers = Największe ruchy ostatnich godzin
    .window = 1h, 6h albo 24h
    .sport = Dyscyplina albo liga
    .league = Liga
    .books = U ilu bukmacherów kurs ruszył się w tę samą stronę, na przykład buki>=5
    .example = /movers 24h buki>=5
# Few as many.
movers-heading = { $hours ->
    [1] Największe ruchy · ostatnia godzina
   *[other] Największe ruchy · ostatnie { $hours } h
  }
movers-row = { $arrow } { $selection } { $from } → { $to }
movers-agree = bukmacherzy: { $same } z { $books }
movers-explained = Uczciwe kursy na mecze, które ktoś tu obserwował lub sprawdzał.
movers-since = Zapisywane co najmniej od { $since }.
movers-none = Żaden kurs tutaj nie ruszył się w tym czasie.
movers-nothing-recorded = Nic jeszcze nie zapisano. Kursy są zapisywane od chwili, gdy ktoś zapyta o mecz albo zacznie go obserwować.
movers-none-fitting = Takiego ruchu w tym czasie tu nie było.
movers-books = w tę samą stronę u co najmniej { $books ->
    [one] { $books } bukmachera
    [few] { $books } bukmacherów
   *[other] { $books } bukmacherów
  }
movers-all = Wszystkie ruchy
movers-bad-books = Nie rozumiem „{ $books }”. Napisz, ilu bukmacherów, na przykład: /movers buki>=5
movers-window = { $hours } h
movers-bad-window = Nie rozumiem „{ $window }”. Podaj liczbę godzin, najwyżej 168, na przykład: /movers tenis 24h

## /watch, /unwatch, /watches

command-watch = Powiadomienia o ruchach kursów albo o value betach
    .without-bets = Powiadomienia o ruchach kursów
    .match = Mecz (jedna lub dwie drużyny, #numer) albo drużyna, liga, dyscyplina, zawodnik
    .match-without-fighters = Mecz (jedna lub dwie drużyny, #numer) albo drużyna, liga, dyscyplina
    .rule = O czym: 3pp, 5% albo 0,10; 1, spada, najlepszy, buki>=3, od 2,10, model>=6pp
    .rule-without-model = O czym: 3pp, 5% albo 0,10; 1, spada, najlepszy, buki>=3, od 2,10
    .example = /watch { $match } 3pp
command-unwatch = Zakończ jedną obserwację albo wszystkie
    .match = Mecz (jedna lub dwie drużyny, #numer) albo drużyna, liga, dyscyplina, zawodnik
    .match-without-fighters = Mecz (jedna lub dwie drużyny, #numer) albo drużyna, liga, dyscyplina
    .example = /unwatch { $match }
command-watches = Co obserwuje ten czat i jak stoją kursy
    .example = /watches
command-preview = Jakie powiadomienia dałaby reguła w ostatnich dniach
    .match = Drużyna, dwie drużyny, #numer albo numer obserwacji, na przykład 2
    .rule = Reguła jak w /watch; bez niej ta z istniejącej obserwacji
    .example = /preview { $match } 3pp
command-edit = Zmień obserwację o podanym numerze albo nazwie
    .watch = Numer z /watches albo mecz
    .rule = Co zmienić, jak w /watch: 5pp, spada, buki>=3; albo cisza 22-8, cisza wył
    .example = /edit 12 5pp
command-pause = Wstrzymaj jedną obserwację
    .watch = Numer z /watches
    .until = Na przykład 3h, 18:00, pon 9:00, rano; „zachowaj” na końcu: ruchy z czasu pauzy się liczą
    .example = /pause 12 3h
command-resume = Wznów wstrzymaną obserwację
    .watch = Numer z /watches
    .example = /resume 12
command-undo = Przywróć to, co właśnie usunięto
command-export = Obserwacje i ustawienia jako plik
command-import = Wczytaj plik z /export
    .file = Plik JSON z /export
    .text = Albo tekst z tego pliku
    .example = /import

rule-points = { $points ->
   *[other] { $amount } pp szansy
  }
rule-percent = { $amount } kursu
rule-price = { $amount } w kursie
rule-short-points = { $amount } pp
rule-home = Gospodarze
rule-away = Goście
rule-draw = Remis
rule-shortens = tylko spadki
rule-drifts = tylko wzrosty
rule-consensus = uczciwy kurs
rule-best = najlepszy kurs
rule-book = kurs bukmachera { $book }
rule-own = najlepszy kurs twoich bukmacherów
# Few as many.
rule-agreeing = { $books ->
    [one] co najmniej { $books } bukmacher
   *[other] co najmniej { $books } bukmacherów
  }
# Few as many.
rule-offering = u { $books ->
    [one] { $books } { $whose ->
        [own] twojego bukmachera
       *[best] bukmachera
    }
   *[other] { $books } { $whose ->
        [own] twoich bukmacherów
       *[best] bukmacherów
    }
  }
rule-from = od twojego kursu { $price }
rule-since-hours = w ciągu { $hours } h
rule-since-open = od pierwszych kursów
rule-prices = kurs { $least }–{ $most }
rule-within = { $hours } h przed meczem
rule-live = w trakcie meczu
rule-prematch = przed meczem
rule-fast = od razu
rule-at-least = { $price } lub więcej
rule-at-most = { $price } lub mniej
rule-again = za każdym razem
rule-posted = pierwsze kursy
rule-gap = model o { $points } wyżej niż bukmacherzy

watch-done = Obserwuję. { $rule }
watch-changed = Nowa reguła. { $rule }
watch-beside = Jest już obserwacja: { $title } · { $rules }. Dodać nową regułę czy zastąpić nią starą? Nowa: { $rule }
watch-beside-typed = Albo wpisz komendę jeszcze raz, ze słowem „dodaj” lub „zamień” na końcu.
watch-beside-add = Dodaj
watch-beside-replace = Zastąp
watch-beside-replace-one = Zastąp { $number } · { $rule }
watch-title-with-rule = { $title } · { $rule }
watch-rule =
    Powiadomię, gdy { $measure ->
    [best] najlepszy kurs
    [book] kurs bukmachera { $book }
    [own] najlepszy kurs twoich bukmacherów
       *[consensus] kurs
      } { $direction ->
    [shortens] spadnie
    [drifts] wzrośnie
       *[both] ruszy się
      } o { $rule }.
watch-target =
    Powiadomię, gdy { $measure ->
    [book] kurs bukmachera { $book }
    [own] najlepszy kurs twoich bukmacherów
    [consensus] uczciwy kurs
       *[best] najlepszy kurs
      } na typ „{ $selection }” { $side ->
    [at_most] spadnie do { $price } lub niżej
       *[at_least] wzrośnie do { $price } lub wyżej
      }.
watch-target-books = Powiadomię, gdy { $books ->
    [one] { $books } { $measure ->
        [own] twój bukmacher da
       *[best] bukmacher da
    }
    [few] { $books } { $measure ->
        [own] twoi bukmacherzy dadzą
       *[best] bukmacherzy dadzą
    }
   *[other] { $books } { $measure ->
        [own] twoich bukmacherów da
       *[best] bukmacherów da
    }
  } { $price } lub { $side ->
    [at_most] mniej
   *[at_least] więcej
  } na typ „{ $selection }”.
watch-posted = Powiadomię, gdy { $measure ->
    [book] { $book } wystawi pierwsze kursy
   *[any] pojawią się pierwsze kursy
  }.
watch-gap =
    Powiadomię, gdy model da { $of ->
        [outcome] typowi „{ $selection }”
       *[any] któremuś typowi
    } szansę co najmniej o { $rule } większą niż bukmacherzy, i gdy ta różnica zniknie.
watch-gap-closes = Różnica znika, gdy zostaje { $points } lub mniej
watch-gap-now = Teraz { $selection } { $gap }: model { $model }, bukmacherzy { $market }.
watch-gap-open = Teraz { $selection } { $gap }: model { $model }, bukmacherzy { $market }. Ta różnica już jest, więc powiadomię, gdy zniknie.
watch-gap-unknown = Model nie ocenił jeszcze tego meczu.
watch-only = Tylko { $part }
# Few as many.
watch-agreeing = Tylko gdy w tę stronę ruszy się kurs { $books ->
    [one] u co najmniej { $books } bukmachera
   *[other] u co najmniej { $books } bukmacherów
  }
watch-from = Liczone od twojego kursu { $price }, a po powiadomieniu od podanego w nim
watch-from-passed = Kurs wynosi już { $now }: ruch od twojego { $own } przekroczył próg. Następne powiadomienie liczę od obecnego kursu.
watch-since = Liczone za { $hours ->
    [1] ostatnią godzinę
    [one] ostatnią { $hours } godzinę
    [few] ostatnie { $hours } godziny
   *[other] ostatnie { $hours } godzin
  }
watch-since-open = Liczone od pierwszych kursów, a po powiadomieniu od podanych w nim
watch-prices = Tylko przy kursie od { $least } do { $most }
watch-within = Tylko { $hours ->
    [1] w ostatniej godzinie
   *[other] w ostatnich { $hours } godzinach
  } przed meczem
watch-live = Tylko w trakcie meczu
watch-prematch = Tylko przed meczem
watch-fast = Od razu, nawet gdy kurs ruszył się tylko u jednego bukmachera
watch-once = Raz
watch-again = Za każdym razem, o ile kurs przedtem cofnął się o 2%
watch-example = Na przykład: { $selection } { $from } → { $to }
watch-one-side-which = Powiadomienia tylko o jednym typie. O którym?
watch-one-side = Tylko jeden typ
watch-bigger = Tylko większe
watch-smaller = Też mniejsze
watch-target-now = Teraz kurs wynosi { $price }.
# Few as many.
watch-target-now-books = { $books ->
    [one] Teraz kurs u { $books } bukmachera wynosi { $price }.
   *[other] Teraz kurs u { $books } bukmacherów wynosi { $price }.
  }
# Few as many.
watch-target-passed = { $books ->
    [0] Teraz kurs wynosi { $price }
    [one] Teraz kurs u { $books } bukmachera wynosi { $price }
   *[other] Teraz kurs u { $books } bukmacherów wynosi { $price }
  }, czyli już za twoim limitem. Powiadomię, gdy cofnie się o 2% i znów go przekroczy.
watch-first-board = Kursów jeszcze nie ma; będę liczyć od pierwszych.
checks-always = Sprawdzam co minutę.
checks-often = Sprawdzam mniej więcej co { $aboutMinutes ->
    [1] minutę
   *[other] { $about }
  }, nie rzadziej niż co { $latest }; w ostatniej godzinie co { $lastMinutes ->
    [1] minutę
   *[other] { $last }
  }.
checks-last-hour = Sprawdzam mniej więcej co { $aboutMinutes ->
    [1] minutę
   *[other] { $about }
  }, nie rzadziej niż co { $latest }.
checks-later = Na razie sprawdzam nieregularnie. Na { $from } przed meczem: nie rzadziej niż co { $latest }; w ostatniej godzinie co { $lastMinutes ->
    [1] minutę
   *[other] { $last }
  }.
checks-few = Przed meczem sprawdzę mniej więcej { $count ->
    [1] raz
   *[other] { $count } razy
  }, a częściej, gdy kursy zbliżają się do twojej reguły.
checks-none = Nie mogę obiecać, jak często sprawdzam: zbyt wiele lig korzysta z limitu serwisu kursów. 500 kredytów miesięcznie wystarcza na około dziesięć lig.
checks-row-always = sprawdzam co minutę
checks-row-often = sprawdzam co ok. { $aboutMinutes ->
    [1] minutę
   *[other] { $about }
  }
checks-row-later = regularnie dopiero { $from } przed meczem
checks-row-few = { $count ->
    [1] jeszcze mniej więcej jedno sprawdzenie
   *[other] jeszcze ok. { $count } sprawdzeń
  }
checks-row-none = sprawdzam nieregularnie
watch-finished = { $title }: mecz już się skończył, kursy się nie zmienią.
watch-limit =
    Ten czat obserwuje już { $count ->
    [one] { $count } mecz
    [few] { $count } mecze
       *[other] { $count } meczów
    } i więcej się nie da. Najpierw zakończ którąś obserwację.
watch-unknown-word =
    { $what ->
        [match] Wiem, o który mecz chodzi, ale nie rozumiem „{ $word }”. Napisz 5%, 0,10 albo 3pp.
        [watch] Wiem, o którą obserwację chodzi, ale nie rozumiem „{ $word }”. Napisz 5%, 0,10 albo 3pp.
       *[many] Znam tę nazwę, ale nie rozumiem „{ $word }”. Napisz 5%, 0,10 albo 3pp.
    }
name-unknown-more = Znam tę nazwę, ale nie rozumiem „{ $word }”, więc nic się nie zmieniło.
watch-bad-word = Nie rozumiem tu „{ $word }”.
  Ile: 3pp, 5%, 0,10, spokojny, normalny lub czuły.
  Co: spada, rośnie, 1, remis, powyżej 2,5.
  Kurs: najlepszy, moje buki, buk:nazwa, buki>=3, od 2,10, 1,5-3.
  Kiedy: 3h, od otwarcia, w ciągu 24h, na żywo, przed meczem, natychmiast.
  Limit kursu: 1 >= 2,10, buki>=3, znów. Gdy pojawią się kursy: pierwsze kursy.
  Model wobec bukmacherów: model>=6pp, 1.
  Na przykład: { $example }
    .without-model = Nie rozumiem tu „{ $word }”.
      Ile: 3pp, 5%, 0,10, spokojny, normalny lub czuły.
      Co: spada, rośnie, 1, remis, powyżej 2,5.
      Kurs: najlepszy, moje buki, buk:nazwa, buki>=3, od 2,10, 1,5-3.
      Kiedy: 3h, od otwarcia, w ciągu 24h, na żywo, przed meczem, natychmiast.
      Limit kursu: 1 >= 2,10, buki>=3, znów. Gdy pojawią się kursy: pierwsze kursy.
      Na przykład: { $example }
watch-needs-selection = Który typ? Dodaj 1, remis, 2 albo powyżej 2,5, na przykład: { $example }
watch-unknown-book = Nie znam bukmachera „{ $book }”. Wszyscy są w /bookmakers. Na przykład: { $example }
    .without-books = Nie znam bukmachera „{ $book }”. Na przykład: { $example }
watch-no-own-books = Nie wiem jeszcze, gdzie masz konta. Najpierw wybierz swoich bukmacherów: /settings bukmacherzy
# Few as many.
watch-too-few-own = Masz { $count ->
    [one] tylko { $count } wybranego bukmachera
   *[other] tylko { $count } wybranych bukmacherów
  }, a reguła wymaga co najmniej { $books }. Wybierz więcej: /settings bukmacherzy
watch-posted-already = { $title }: kursy już są. Obserwuj ich ruchy, na przykład: { $example }
watch-cannot-post = Nie mogę tu pisać z własnej inicjatywy, więc żadne powiadomienie by nie dotarło. Administrator musi pozwolić mi wysyłać wiadomości na tym kanale.
watch-stop = Zakończ
price-alert = Mój limit
price-alert-from = ≥ { $price }
price-alert-title = { $selection }: teraz { $price }
price-alert-ask = Przy jakim kursie mam cię powiadomić? Wpisz go, na przykład: { $price }
price-alert-ask-command = Przy jakim kursie mam cię powiadomić? Wybierz albo wpisz własny, na przykład: { $example }
price-alert-which = Na co ustawić limit kursu?
watch-odds = Kursy

target-many = O którą pozycję chodzi?
target-none-near = Nie widzę nic o nazwie „{ $words }”. Może chodzi o coś z tego?
target-none = Nie widzę nic o nazwie „{ $words }”.
target-all = Wszystko: { $name }

wide-done = Obserwuję wszystkie mecze. { $rule }
wide-changed = Nowa reguła dla wszystkich meczów. { $rule }
wide-covered = Obserwowane mecze: { $count } z { $all }.
wide-covered-until = Obserwowane mecze: { $count } z { $all }, do { $until }.
wide-covered-none = W najbliższych siedmiu dniach nie ma jeszcze żadnego meczu.
wide-explained = Obserwuję mecze z najbliższych siedmiu dni, nowe dołączają same. Żeby pominąć mecz, przestań go obserwować.
wide-details-heading = Wszystkie mecze: { $name }
wide-details-paused = Wstrzymane: żaden mecz nie jest obserwowany, ruchy w tym czasie pominę.
wide-details-resumed = Znów działa. Liczę od obecnych kursów.
wide-details-changed = Reguła zmieniona dla wszystkich meczów tej obserwacji.
watch-limit-wide =
    Ten czat ma już { $count ->
    [one] { $count } obserwację
    [few] { $count } obserwacje
       *[other] { $count } obserwacji
    } drużyn, lig, dyscyplin i zawodników, a więcej się nie da. Najpierw zakończ którąś.

unwatch-done = Koniec obserwacji: { $title }.
unwatch-not-watched = { $title }: tego tu nie obserwuję.
unwatch-which = Którą obserwację zakończyć?
unwatch-wide-done = Koniec obserwacji wszystkich meczów: { $name }.
unwatch-wide-none = Ten czat nie ma takiej obserwacji. Wszystkie pokazuje /watches.
unwatch-own-done = { $title }: koniec reguły { $rule }.
unwatch-excluded = { $title }: ten mecz jest teraz pomijany ({ $names }). { $count ->
   *[other] Pozostałe mecze są nadal obserwowane.
  }
unwatch-still-wide = Obserwacja „{ $name }” nadal obejmuje ten mecz: { $rule }.
unwatch-still-own = Nadal obserwowane: { $rules }.
unwatch-later-wide = Obserwacja „{ $name }” może objąć go później: { $rule }.
unwatch-still-bets = Nadal będę powiadamiać o value betach na ten mecz: { $filters }.
unwatch-leave-out = Pomiń go
unwatch-mute = Wycisz mecz
unwatch-undo = Obserwuj znów
unwatch-undone = { $title }: w ciągu kilku minut znów będę obserwować ten mecz.

watches-heading = Obserwacje
watches-now = { $selection } { $price }
watches-price = { $rule } · teraz { $price }
watches-gap = { $rule } · teraz { $selection } { $gap }
watches-open = { $number } · { $title }
watches-none = Nic tu jeszcze nie jest obserwowane. Wybierz mecz i naciśnij Obserwuj:
watches-remove = Zakończ: { $title }

preview-one-match = Mogę sprawdzić jeden mecz albo value bety, ale nie wszystkie mecze naraz. Podaj jeden mecz, na przykład: { $example }
    .without-bets = Mogę sprawdzić jeden mecz, ale nie wszystkie mecze naraz. Podaj jeden mecz, na przykład: { $example }
preview-button = Podgląd
preview-rule = Reguła: { $rule }
preview-count = { $alerts ->
    [0] W ostatnich { $days } dniach nie byłoby powiadomień.
    [one] W ostatnich { $days } dniach byłoby { $alerts } powiadomienie.
    [few] W ostatnich { $days } dniach byłyby { $alerts } powiadomienia.
   *[other] W ostatnich { $days } dniach byłoby { $alerts } powiadomień.
  }
preview-count-since = { $alerts ->
    [0] Od { $since } nie byłoby powiadomień; wcześniejsze kursy nie są znane.
    [one] Od { $since } byłoby { $alerts } powiadomienie; wcześniejsze kursy nie są znane.
    [few] Od { $since } byłyby { $alerts } powiadomienia; wcześniejsze kursy nie są znane.
   *[other] Od { $since } byłoby { $alerts } powiadomień; wcześniejsze kursy nie są znane.
  }
preview-quiet = { $quiet ->
    [0] Żadne z nich nie wypada w godzinach ciszy.
    [one] W godzinach ciszy wypada { $quiet } z nich.
    [few] W godzinach ciszy wypadają { $quiet } z nich.
   *[other] W godzinach ciszy wypada { $quiet } z nich.
  }
preview-other = Przy { $threshold }: { $alerts }
preview-watch = Obserwuj od { $threshold }
preview-explained = Policzone z zapisanych kursów, ze sprawdzaniem co 15 minut.
preview-none = Dla tego meczu nie ma jeszcze zapisanych kursów.
preview-gaps-none = Szanse modelu zapisuję tylko przy obserwowanych meczach, więc nie ma jeszcze czego liczyć.
preview-gaps-count = Od { $since } różnica pojawiła się { $opened }×, zniknęła { $closed }×. Wcześniejsze oceny modelu nie są znane.
preview-gaps-other = Przy progu { $threshold }: pojawiła się { $opened }×, zniknęła { $closed }×
preview-gaps-explained = Policzone z zapisanych kursów i ówczesnych ocen modelu, ze sprawdzaniem co godzinę lub częściej. Różnica, która była już na początku, też się liczy.

preview-bets-none = Serwis kursów nie trzyma dawnych value betów, więc nie da się policzyć, ile byłoby powiadomień.
    .without-list = Nie trzymam dawnych value betów, więc nie mogę policzyć, ile byłoby powiadomień.
preview-bets-now = { $count ->
    [0] W tej chwili żaden nie pasuje.
    [one] W tej chwili pasuje { $count }.
    [few] W tej chwili pasują { $count }.
   *[other] W tej chwili pasuje { $count }.
  }
preview-bets-unknown = Listy nie da się teraz odczytać.
preview-bets-told = Powiadomienia tej obserwacji od { $since }: nowe value bety { $appeared }, lepsze { $improved }.
preview-bets-edge = z nich z przewagą { $edge } lub więcej: { $count }

watch-details-number = Numer
watch-details-start = Początek
watch-details-state = Stan
watch-details-paused = Wstrzymane: ruchy do czasu wznowienia pominę.
watch-details-paused-kept = Wstrzymane: ruchy z tego czasu policzą się po wznowieniu.
watch-details-resumed-kept = Znów działa. Liczę od tego samego kursu co przedtem.
watch-details-resumed = Znów działa. Liczę od obecnych kursów.
watch-details-changed = Reguła zmieniona. Liczę od obecnych kursów.
watch-quiet-heading = Godziny ciszy: { $title }
watch-quiet-what = Godziny ciszy tylko tej obserwacji, w strefie czasowej czatu. Inne godziny? Na przykład: { $example }
watch-quiet-typed = cisza 22-8
watch-quiet-as-chat = jak na czacie
watch-quiet-as-chat-now = jak na czacie ({ $value })
watch-back = Wróć do obserwacji
watch-active = działa
watch-muted = wyciszone
watch-muted-until = wyciszone do { $until }
watch-paused = wstrzymane
watch-paused-until = wstrzymane do { $until }
watch-pause = Wstrzymaj
watch-pause-hour = Wstrzymaj 1 h
watch-pause-morning = Wstrzymaj do rana
watch-resume = Wznów
watch-edit-both = Oba kierunki
watch-edit-shortens = Tylko spadki
watch-edit-drifts = Tylko wzrosty
watch-more = Więcej
watch-details-back = ‹ Wróć
watch-which = Pasuje kilka obserwacji. Którą zmienić?
watch-number-unknown = Nie ma tu obserwacji nr { $number }. Numery są na liście.
ask-watch = Która obserwacja?
pause-bad-time = Nie rozumiem „{ $time }”. Może być na przykład 3h, 2 dni, 18:00, pon 9:00 albo rano. Napisz tak: { $example }
pause-keep-match = Od dawnych kursów może dalej liczyć tylko obserwacja jednego meczu. Tę wstrzymaj bez „zachowaj”.
resume-no-odds = Serwis kursów nie odpowiada, więc nie ma od czego zacząć. Obserwacja jest dalej wstrzymana; spróbuj za kilka minut.

undo-button = Cofnij
undo-done = { $count ->
    [one] { $count } obserwacja wróciła i działa dalej od tego samego miejsca.
    [few] { $count } obserwacje wróciły i działają dalej od tego samego miejsca.
   *[other] { $count } obserwacji wróciło i działa dalej od tego samego miejsca.
  }
undo-changed = { $count ->
    [one] { $count } obserwacja ma znów dawny próg.
    [few] { $count } obserwacje mają znów dawne progi.
   *[other] { $count } obserwacji ma znów dawne progi.
  }
undo-too-late = Nie ma czego przywracać. Zakończenie obserwacji można cofnąć przez dziesięć minut.
undo-import = Cofnięto: obserwacje i ustawienia są jak przedtem.

## /export and /import

export-done = { $count ->
    [one] { $count } obserwacja
    [few] { $count } obserwacje
   *[other] { $count } obserwacji
  } i ustawienia tego czatu. Bez żadnych identyfikatorów: /import wczyta plik tutaj albo na innym czacie.
export-done-group = { $count ->
    [one] { $count } obserwacja
    [few] { $count } obserwacje
   *[other] { $count } obserwacji
  } i ustawienia tej grupy. Bez żadnych identyfikatorów: /import wczyta plik tutaj albo na innym czacie.
import-button = Importuj
export-button = Eksport
import-how = { $platform ->
    [telegram] Wyślij plik z /export z podpisem /import albo odpowiedz na plik komendą /import.
    [discord] Dołącz plik z /export do /import: wybierz opcję „plik”.
   *[playground] Otwórz plik z /export, skopiuj jego treść i wklej ją po /import.
  }{ $platform ->
    [playground] {""}
   *[other] {" "}Treść możesz też wkleić po komendzie.
  }
import-refused = { $why ->
    [too_large] Plik ma ponad 256 KB, więc nie jest z /export.
    [no_text] To nie jest plik tekstowy.
    [failed] Nie udało się pobrać pliku. Wyślij go jeszcze raz.
    [empty] Plik jest pusty.
    [not_json] To nie JSON albo tylko jego część. /import chce pliku JSON z /export; CSV jest do arkuszy.
    [too_deep] Plik ma za dużo poziomów, więc nie jest z /export.
    [strange_names] Plik ma nazwy, jakich /export nie zapisuje, na przykład „constructor”.
    [other_chat] Plik wymienia czat albo osobę. /export nigdy tego nie robi: import trafia tylko na ten czat.
    [version] Plik jest z innej wersji Linewatch i nie mogę go odczytać.
    [unknown_field] Plik ma części, których nie znam.
    [too_many] Plik ma ponad 500 obserwacji.
   *[not_ours] To JSON, ale nie z /export.
  } Nic się nie zmieniło.
# As in English.
import-heading = Import
import-new = { $count ->
    [one] Nowa: { $count } obserwacja
    [few] Nowe: { $count } obserwacje
   *[other] Nowe: { $count } obserwacji
  }
import-changed = { $count ->
    [one] Nowa reguła: { $count } obserwacja
    [few] Nowa reguła: { $count } obserwacje
   *[other] Nowa reguła: { $count } obserwacji
  }
import-left = Pominięte: { $count }
list-more = i jeszcze { $count }
fold-all = Wszystkie ({ $count })
import-left-row = { $why ->
    [setting] Ustawienie „{ $name }”: nie ma takiego
    [settings_rights] Ustawienia: mogą je zmieniać tylko administratorzy grupy
    [rule] { $name }: niezrozumiała reguła
    [not_offered] { $name }: mój serwis kursów tego nie ma
    [unknown_match] { $name }: nie ma takiego meczu na liście
    [unknown_name] { $name }: nieznana nazwa
    [over] { $name }: mecz się skończył
    [limit] { $name }: brak miejsca na więcej obserwacji
    [others] { $name }: ktoś inny obserwuje to z inną regułą
   *[unreadable] { $name }: nie da się odczytać
  }
import-settings = Ustawienia, które się zmienią: { $names }.
import-same = { $count ->
    [one] { $count } obserwacja z pliku już tu jest.
    [few] { $count } obserwacje z pliku już tu są.
   *[other] { $count } obserwacji z pliku już tu jest.
  }
import-stays = { $count ->
    [one] { $count } inna obserwacja pozostaje bez zmian.
    [few] { $count } inne obserwacje pozostają bez zmian.
   *[other] { $count } innych obserwacji pozostaje bez zmian.
  }
import-nothing = W pliku nie ma nic nowego dla tego czatu.
import-yes = { $count ->
    [0] Importuj ustawienia
    [one] Importuj { $count } obserwację
    [few] Importuj { $count } obserwacje
   *[other] Importuj { $count } obserwacji
  }
import-no = Anuluj
import-done-new = { $count ->
    [one] Dodano { $count } obserwację.
    [few] Dodano { $count } obserwacje.
   *[other] Dodano { $count } obserwacji.
  }
import-done-changed = { $count ->
    [one] { $count } obserwacja ma nową regułę.
    [few] { $count } obserwacje mają nową regułę.
   *[other] { $count } obserwacji ma nową regułę.
  }
import-done-settings = Zmieniono: { $names }.
import-cancelled = Niczego nie zaimportowano.
import-too-late = Ten import został już wykonany lub anulowany albo ma ponad godzinę. Wyślij plik jeszcze raz.

clear-button = Zakończ wszystkie
clear-heading = Zakończ wszystkie obserwacje
clear-backup = Te komendy przywrócą je w każdej chwili:
clear-ask = { $count ->
    [one] Zakończyć { $count } obserwację?
    [few] Zakończyć wszystkie { $count } obserwacje?
   *[other] Zakończyć wszystkie { $count } obserwacji?
  }
clear-yes = Tak, zakończ wszystkie
clear-no = Nie, zostaw
clear-done = { $count ->
    [one] Zakończono { $count } obserwację.
    [few] Zakończono { $count } obserwacje.
   *[other] Zakończono { $count } obserwacji.
  }
clear-nothing = Nic tu nie jest obserwowane, więc nie ma czego kończyć.
clear-cards = { $count ->
    [one] { $count } tablica na żywo działa dalej, dopóki jej nie zakończysz.
    [few] { $count } tablice na żywo działają dalej, dopóki ich nie zakończysz.
   *[other] { $count } tablic na żywo działa dalej, dopóki ich nie zakończysz.
  }

## Sharing a watch

share-button = Udostępnij
share-how-link = Kto otworzy ten link, zobaczy obserwację i będzie mógł dodać ją jednym naciśnięciem. Link nic o tobie nie mówi.
share-how-typed = Kto wyśle mi tę linijkę, zobaczy obserwację i będzie mógł dodać ją jednym naciśnięciem. Nic o tobie nie mówi.
share-until = Działa do { $until }. Aby przedłużyć, udostępnij ponownie.
share-send = Wyślij komuś
share-group = Dodaj do grupy
share-offer = Ktoś udostępnia tę obserwację. Gdy ją dodasz, jej powiadomienia będą przychodzić tutaj.
share-replaces = Zastąpi twoją regułę: { $rule }
share-add = Dodaj tę obserwację
share-copy = Skopiuj do siebie
share-added = Dodano: { $title }
share-added-own = Powiadomienia przyjdą do ciebie w wiadomościach prywatnych.
share-own-closed = Nie mogę napisać do ciebie prywatnie, więc nic nie dodano. Zezwól na to i naciśnij ponownie.
share-there = Taka obserwacja już tu jest.
share-cut = Link jest ucięty albo coś w nim zmieniono. Otwórz cały link.
share-gone = Ten link już nie działa: mecz się skończył albo udostępniono go dawno temu. Poproś o nowy.

## What is typed behind the bot's name in another chat

help-inline = Na dowolnym innym czacie wpisz { $name } i drużynę lub zawodnika, żeby wysłać tam kursy.
inline-open = Otwórz bota
inline-none = Nie ma takiego meczu: otwórz bota
inline-note = { $start } · { $prices }
inline-no-odds = Kursy sprawdzisz w Linewatch.
inline-watch = Kursy i powiadomienia

## Alerts

event-started = Mecz się zaczął. Uczciwe kursy zamknięcia:
event-started-none = Mecz się zaczął. Nikt nie miał kursów.
event-soon = Początek { $start }. Uczciwe kursy teraz:
event-soon-none = Początek { $start }. Nikt nie ma kursów.
event-watch-live = Obserwuj na żywo
event-line-moved = { $selection } { $from } → { $to }
event-line-still = { $selection } { $to }
event-line-since = od { $since }
event-watch-ended = ta obserwacja jest zakończona
event-line-age = aktualizacja { $age }
event-silent = { $title }: brak nowych kursów od { $since }; powiadomienia wstrzymane
event-moved = { $title }: mecz przełożony na { $start }, wcześniej { $before }
event-postponed = { $title }: mecz przełożony, nowego terminu jeszcze nie ma; obserwacja trwa
event-back-on = { $title }: mecz jednak się odbędzie, { $start }
event-called-off = { $title }: mecz odwołany, koniec obserwacji
event-missing = { $title }: meczu nie ma już na liście, koniec obserwacji
event-other-teams = Serwis kursów podaje teraz ten mecz jako { $title }. Obserwacje zaczynają się od nowa z następnymi kursami
event-checked-less = { $because ->
    [watches] Przybyło obserwacji, więc sprawdzam twoje mecze rzadziej, niż było obiecane.
    [people] Więcej osób sprawdza kursy, więc sprawdzam twoje mecze rzadziej, niż było obiecane.
    [others] Coś jeszcze korzysta z klucza serwisu kursów, więc sprawdzam twoje mecze rzadziej, niż było obiecane.
    [spent] Limit serwisu kursów jest wyczerpany do { $until }. Wcześniej nie mogę sprawdzać twoich meczów.
    [empty] Limit serwisu kursów jest wyczerpany. Nie mogę sprawdzać twoich meczów, dopóki się nie odnowi.
   *[end] Z limitu serwisu kursów zostało niewiele, więc sprawdzam twoje mecze rzadziej, niż było obiecane.
  }
event-credits = { $rest ->
    [out] Limit serwisu kursów jest wyczerpany do { $end }.
   *[other] Zużyto { $used } limitu serwisu kursów.
  }
event-credits-rest = { $rest ->
    [dry] W tym tempie limit wystarczy do { $dry } zamiast do { $end }.
   *[lasts] W tym tempie limit wystarczy do odnowienia: { $end }.
  }
event-credits-advice = { $because ->
    [others] Coś jeszcze korzysta z klucza. Osobny klucz wystarczyłby na dłużej.
   *[watches] Przy mniejszej liczbie obserwacji albo większym planie limit wystarczy.
  }
event-topic-gone = Wątku, w którym były powiadomienia, już nie ma. Teraz przychodzą tutaj; listę pokazuje /watches.
event-chat-barred = Nie mogę teraz pisać na czacie { $named ->
    [true] { $chat }
   *[other] z twoimi powiadomieniami
  }: { $lack ->
    [view] nie widzę go
    [locked] wątek jest zablokowany lub zarchiwizowany
    [closed] temat jest zamknięty
    [kind] można tam tylko zakładać wątki, nie wysyłać wiadomości
   *[write] nie mam prawa wysyłać tam wiadomości
  }. Obserwacje działają dalej, powiadomienia są wstrzymane; próbuję znów przy każdym kolejnym powiadomieniu i co godzinę.
event-chat-gone = Nie mogę już pisać na czacie { $named ->
    [true] { $chat }
   *[other] z twoimi powiadomieniami
  }: { $loss ->
    [removed] usunięto mnie stamtąd
   *[unknown] nie mogę go już znaleźć
  }. { $watches ->
    [one] Obserwacja stamtąd czeka do { $until } i wznowi się, gdy tam wrócę.
    [few] { $watches } obserwacje stamtąd czekają do { $until } i wznowią się, gdy tam wrócę.
   *[other] { $watches } obserwacji stamtąd czeka do { $until } i wznowi się, gdy tam wrócę.
  }
event-chat-deleted = Usunięto czat { $named ->
    [true] { $chat }
   *[other] z twoimi powiadomieniami
  }. { $watches ->
    [one] Obserwacja stamtąd nic już nie wysyła i { $until } zostanie usunięta.
    [few] { $watches } obserwacje stamtąd nic już nie wysyłają i { $until } zostaną usunięte.
   *[other] { $watches } obserwacji stamtąd nic już nie wysyła i { $until } zostanie usuniętych.
  }

# Few as many.
alert-heading-many = { $count ->
    [one] Ruch kursów w { $count } meczu
   *[other] Ruch kursów w { $count } meczach
  }
# Few as many.
alert-heading-digest = { $count ->
    [one] Podsumowanie dnia: ruch w { $count } meczu
   *[other] Podsumowanie dnia: ruch w { $count } meczach
  }
alert-selection = { $market }: { $selection }
alert-subject = { $title }: { $selection }
alert-way = { $subject } { $from } → { $to }
alert-where = { $of ->
    [own] Twój najlepszy kurs: { $books }
    [yours] { $books }, od twojego kursu
    [book] Kurs: { $books }
    [fair] Uczciwy kurs
    [fair-best] Uczciwy kurs, najlepszy { $best } – { $books }
   *[best] Najlepszy kurs: { $books }
  }
alert-one-book = tylko { $book }
alert-margin-only = ruszyła się tylko marża
alert-books = { $all ->
    [yes] wszyscy bukmacherzy ({ $books })
   *[no] bukmacherzy: { $same } z { $books }
  }
alert-peak = po drodze { $value }
alert-more = { $count ->
    [one] jeszcze { $count } ruch
    [few] jeszcze { $count } ruchy
   *[other] jeszcze { $count } ruchów
  }
alert-limit = 🎯 { $subject } { $price }{ $of ->
    [fair] {" "}· uczciwy kurs
    [unnamed] {""}
   *[book] {" "}· { $book }
  }
alert-limit-yours =
    Twój limit: { $limit } lub { $side ->
    [at_least] więcej
       *[at_most] mniej
      }
alert-limit-fair = uczciwy kurs { $fair }
alert-limit-done = { $count ->
    [1] To powiadomienie o kursie jest zakończone.
   *[other] Te powiadomienia o kursach są zakończone.
  }
alert-gap = { $subject } { $gap }
  Model { $model }, bukmacherzy { $market }
alert-gap-closed = { $subject } { $gap }
  Różnica zniknęła, było { $was } · Model { $model }, bukmacherzy { $market }
alert-posted = { $title }: pierwsze kursy { $prices }
alert-alone = ! odstaje o { $points } pp
alert-unsound = ! marża { $margin }, pominięty
alert-noticed = Zauważono { $age }
alert-held-barred = Wstrzymane: brak prawa do pisania tutaj
alert-held-quiet = Wstrzymane: godziny ciszy
alert-held-mute = Wstrzymane: wyciszone
alert-held-break = Wstrzymane: twoja przerwa
alert-held-digest = Wstrzymane do podsumowania
alert-held-flood = Wstrzymane: limit na godzinę
alert-away = Nadrabiam zaległości: kursów nie było od { $from } do { $to }
alert-came-back = { $count ->
    [one] cofnął się { $count } inny ruch
    [few] cofnęły się { $count } inne ruchy
   *[other] cofnęło się { $count } innych ruchów
  }
alert-details = Szczegóły
alert-bet = Mój zakład
alert-mute = Wycisz
alert-less = Rzadziej
alert-less-all = Podnieś progi
cap-reached = Limit { $count } na godzinę: reszta przyjdzie o { $until }
cap-points = Tylko od { $amount } pp
held-heading = Wstrzymane
held-row = { $because ->
    [flood] Limit na godzinę
    [digest] Podsumowanie dnia
    [mute] Wyciszone
    [break] Przerwa
    [approval] Do zatwierdzenia
   *[quiet] Godziny ciszy
  }: { $count ->
    [0] powiadomienia wstrzymane
    [one] { $count } powiadomienie wstrzymane
    [few] { $count } powiadomienia wstrzymane
   *[other] { $count } powiadomień wstrzymanych
  } do { $until }
held-muted = Wyciszone: { $count ->
    [0] powiadomienia wstrzymane
    [one] { $count } powiadomienie wstrzymane
    [few] { $count } powiadomienia wstrzymane
   *[other] { $count } powiadomień wstrzymanych
  }
held-barred = Brak prawa do pisania: { $count ->
    [one] { $count } powiadomienie wstrzymane
    [few] { $count } powiadomienia wstrzymane
   *[other] { $count } powiadomień wstrzymanych
  }; następna próba { $until }
held-away = Brakowało kursów: { $count ->
    [one] { $count } powiadomienie wstrzymane
    [few] { $count } powiadomienia wstrzymane
   *[other] { $count } powiadomień wstrzymanych
  }, dopóki nie sprawdzę znów wszystkich obserwowanych meczów
alert-why = Dlaczego?

## /card

command-card = Mecz w jednej wiadomości, która sama się aktualizuje
    .match = Drużyna, dwie drużyny albo #numer; bez tego tablice tego czatu
    .live = Słowo live: także w trakcie meczu
    .example = /card { $match }
command-name-card = karta
option-name-live = na-żywo
cards-heading = Tablice na żywo
cards-none = Nie ma tu żadnej. Tablica na żywo to jedna wiadomość o meczu, która sama się aktualizuje: /card i drużyna.
cards-stop = Zakończ: { $title }
card-begun = { $title }: tablica na żywo zaraz się tu pojawi.
card-renewed = { $title }: tablica na żywo przeniesiona tutaj, ta powyżej już się nie odświeża.
card-explained = { $until ->
    [start] Ta wiadomość zmienia się bez dźwięku, najwyżej raz na minutę, do początku meczu.
   *[end] Ta wiadomość zmienia się bez dźwięku, najwyżej raz na minutę, do końca meczu.
  } Usuń ją, by zakończyć.
card-live = Także w meczu
card-stop = Zakończ
card-again = Znów tablica na żywo
card-button = Tablica na żywo
card-stopped = { $title }: tablica na żywo zakończona.
card-none = { $title }: nie ma tu tablicy na żywo.
card-limit = Ten czat ma już maksymalną liczbę tablic na żywo ({ $count }). Najpierw zakończ którąś.
card-title = 📌 { $title }
card-ended = { $why ->
    [started] Koniec: mecz się zaczął
    [over] Koniec: mecz się skończył
    [called_off] Koniec: mecz odwołany
    [missing] Koniec: meczu nie ma już na liście
    [renewed] Ciąg dalszy niżej
   *[stopped] Zakończona
  }
card-still = { $selection } { $price }
card-moved = { $selection } { $price } { $way ->
    [shorter] ▼
   *[longer] ▲
  } było { $from }
card-age = Uczciwe kursy, aktualizacja { $age }
card-last = { $why ->
    [started] Uczciwe kursy zamknięcia
   *[other] Ostatnie uczciwe kursy
  }
card-since = ruchy od { $since }
card-no-odds = Nikt nie ma jeszcze kursów.

## /mute, /unmute, /snooze, /less

command-mute = Wycisz powiadomienia o meczu albo wszystkie
    .match = Drużyna, #numer albo słowo „wszystko”
    .for = Na jak długo, na przykład 3h albo do pon 9:00
    .example = /mute { $match } 3h
command-name-mute = wycisz
option-name-for = jak-długo
mute-done = { $title }: wyciszone, dopóki tego nie cofniesz.
mute-done-until = { $title }: wyciszone do { $time }.
mute-done-all = Wszystkie powiadomienia są wyciszone, dopóki tego nie cofniesz.
mute-done-all-until = Wszystkie powiadomienia są wyciszone do { $time }.
mute-what-match = Do tego czasu nic o tym meczu nie wyślę. Potem przyślę w jednej wiadomości to, co nadal aktualne. Obserwacje zostają.
    .without-bets = Do tego czasu nic o tym meczu nie wyślę. Potem przyślę w jednej wiadomości to, co nadal aktualne. Obserwacje zostają.
mute-what-all = Do tego czasu nie wyślę żadnych powiadomień. Potem przyślę w jednej wiadomości to, co nadal aktualne. Obserwacje zostają.
    .without-bets = Do tego czasu nie wyślę żadnych powiadomień. Potem przyślę w jednej wiadomości to, co nadal aktualne. Obserwacje zostają.
mute-which = Co wyciszyć?
mute-undo = Cofnij wyciszenie
mute-undo-all = Cofnij całe wyciszenie
mute-drop = Odrzuć je
mute-dropped = { $count ->
    [0] Nie było już nic do odrzucenia.
    [one] Odrzucono { $count } powiadomienie. Liczę od obecnych kursów.
    [few] Odrzucono { $count } powiadomienia. Liczę od obecnych kursów.
   *[other] Odrzucono { $count } powiadomień. Liczę od obecnych kursów.
  }
mute-for-1h = Na godzinę
mute-for-8h = Na 8 godzin
mute-for-1d = Na dobę
mute-all-1h = Wszystko, 1 h
mute-all-8h = Wszystko, 8 h
mute-all-1d = Wszystko, 24 h
mute-bad-duration = Nie rozumiem, na jak długo. Napisz na przykład 3h, 2 dni albo do pon 9:00.

command-unmute = Wyłącz wyciszenie meczu albo wszystkiego
    .match = Drużyna, #numer albo słowo „wszystko”
    .example = /unmute { $match }
command-name-unmute = wyłącz-ciszę
unmute-done = { $title }: powiadomienia już nie są wyciszone. To, co czekało i nadal jest aktualne, przyjdzie w jednej wiadomości.
unmute-done-all = Powiadomienia już nie są wyciszone. To, co czekało i nadal jest aktualne, przyjdzie w jednej wiadomości.
unmute-which = Dla którego meczu wyłączyć wyciszenie?
unmute-not-muted = { $title }: powiadomienia nie są wyciszone.
unmute-not-muted-all = Powiadomienia nie są wyciszone. Wyciszone mogą być pojedyncze mecze: zobacz /mute.

command-snooze = Wstrzymaj wszystkie powiadomienia, potem odbierz je razem
    .for = Na przykład 3h, do pon 9:00, rano albo wył
    .example = /snooze do pon 9:00
command-name-snooze = odłóż

command-less = Mniej powiadomień: podnieś próg
    .match = Drużyna, numer obserwacji, na przykład 2, albo słowo „wszystko”
    .example = /less { $match }
command-name-less = rzadziej
less-done = { $title }: od teraz tylko ruchy o { $threshold } lub więcej.
less-done-gap = { $title }: od teraz tylko różnice co najmniej { $threshold }.
less-undo = Cofnij
less-no-threshold = { $title }: ta obserwacja nie ma progu, który da się podnieść.
less-no-more = { $title }: próg jest już najwyższy.
less-which = Która obserwacja ma powiadamiać rzadziej?
less-bets-edge = Od teraz powiadamiam tylko o value betach z przewagą { $edge } lub więcej.
less-bets-improvement = { $points ->
    [one] Od teraz o value becie powiadamiam znów dopiero, gdy jego przewaga wzrośnie o { $amount } pp.
    [few] Od teraz o value becie powiadamiam znów dopiero, gdy jego przewaga wzrośnie o { $amount } pp.
    [many] Od teraz o value becie powiadamiam znów dopiero, gdy jego przewaga wzrośnie o { $amount } pp.
   *[other] Od teraz o value becie powiadamiam znów dopiero, gdy jego przewaga wzrośnie o { $amount } pp.
  }
less-bets-larger-edge = Tylko większa przewaga
less-bets-larger-improvement = Tylko większy wzrost
less-bets-no-more = W tej obserwacji value betów progu nie da się już podnieść: { $filter }.
less-all = Wszystkie
less-all-from = Od teraz powiadamiam tylko o ruchach o { $threshold } lub więcej.
less-all-done = { $count ->
    [0] Żadnego progu nie dało się podnieść.
    [one] { $count } obserwacja ma teraz wyższy próg.
    [few] { $count } obserwacje mają teraz wyższy próg.
   *[other] { $count } obserwacji ma teraz wyższy próg.
  }

## /log and /why

command-log = Ostatnie powiadomienia tego czatu, także niewysłane
command-why = Dlaczego ostatnie powiadomienie przyszło albo nie

decision-sent = wysłano
decision-sent-reminder = wysłano: przypomnienie
decision-sent-started = wysłano: kurs zamknięcia
decision-sent-silent = wysłano: brak nowych kursów
decision-sent-moved = wysłano: mecz przełożony
decision-sent-called-off = wysłano: mecz odwołany
decision-sent-missing = wysłano: meczu nie ma już na liście
decision-dropped-reminder = nie wysłano na czas: przypomnienie
decision-dropped-started = nie wysłano na czas: kurs zamknięcia
decision-dropped-silent = nie wysłano na czas: brak nowych kursów
decision-dropped-moved = nie wysłano na czas: mecz przełożony
decision-dropped-called-off = nie wysłano na czas: mecz odwołany
decision-dropped-missing = nie wysłano na czas: meczu nie było już na liście
decision-unknown = wysłano, ale nie wiadomo, czy dotarło
decision-unknown-sent-again = może wysłano: nie było odpowiedzi, więc trafiło znów do kolejki
decision-failed = nie wysłano: wiadomość nie została przyjęta
decision-withdrawn = nie wysłano: kurs wrócił
decision-dropped = nie wysłano
decision-dropped-came-back = nie wysłano: kurs wrócił
decision-dropped-match-over = nie wysłano: mecz się skończył
decision-dropped-no-board = nie wysłano: zabrakło kursów do porównania
decision-dropped-armed = nie wysłano: kurs się cofnął, więc liczy się następne przekroczenie
decision-dropped-muted = nie wysłano: odrzucone podczas wyciszenia
decision-dropped-information-only = nie wysłano: czat w trybie „tylko informacje”
decision-dropped-refused = nie wysłano: szkic odrzucono
decision-dropped-not-approved = nie wysłano: nikt nie zatwierdził na czas
decision-dropped-nothing-to-compare = nie wysłano: zabrakło bukmacherów do porównania, więc liczę od nowa
decision-ended = obserwacja zakończona
decision-ended-match-started = obserwacja zakończona z początkiem meczu
decision-ended-match-over = obserwacja zakończona wraz z meczem
decision-ended-match-missing = obserwacja zakończona: serwis kursów nie zna już meczu
decision-sent-bet-appeared = wysłano: nowy value bet
decision-sent-bet-improved = wysłano: lepszy value bet
decision-sent-bet-gone = zmieniono wiadomość: value betu już nie ma
decision-sent-bet-back = zmieniono wiadomość: value bet wrócił
decision-withdrawn-bet-gone = nie wysłano: value betu już nie było
decision-withdrawn-bet-small = nie wysłano: przewaga była już za mała
decision-withdrawn-bet-worse = nie wysłano: przewaga się cofnęła
decision-match-forgotten = dawny mecz

log-heading = Dziennik
log-row-move = { $selection } { $from } → { $to }
log-row-gap = { $selection } { $gap }
log-row-bet = { $offer } · { $edge }
log-none = Nie było tu jeszcze powiadomień.

why-decided = { $time }: { $decision }.
why-rule = Reguła
why-way = { $from } → { $to } bez marży, szansa { $fromChance } → { $toChance }
why-way-quoted = { $from } → { $to }
why-gap = różnica { $before } → { $gap }: model { $fromModel } → { $model }, bukmacherzy { $fromMarket } → { $market }
why-gap-first = różnica { $gap }: model { $model }, bukmacherzy { $market }
why-baseline = Porównano z
why-baseline-created = { $time }, początek obserwacji
why-baseline-first-board = { $time }, pierwsze kursy od początku obserwacji
why-baseline-told = { $time }, poprzednie powiadomienie
why-baseline-dropped = { $time }, powiadomienie, którego nie dało się wysłać
why-baseline-restarted = { $time }, odtąd porównanie z innymi bukmacherami
why-baseline-resumed = { $time }, koniec pauzy
why-baseline-unmuted = { $time }, gdy odrzucono wstrzymane
why-baseline-by-rule = { $time }, od tej chwili liczy reguła
why-age = Stan kursów
why-changed = Zmiana kursu
why-seen = Zauważono
why-sent = Wysłano
why-later = { $time } (+{ $length })
why-books-same = W tę samą stronę ({ $count } z { $books }):
why-books-other = Nie w tę stronę ({ $count } z { $books }):
why-book = { $book } { $from } → { $to }
why-book-still = { $book } { $price }
why-book-others = { $book } { $price }, według innych jego kursów
why-book-unnamed = bukmacher bez nazwy
why-quiet = Powiadomienia by nie było przy progu { $threshold } lub wyższym.
why-quiet-limit = { $side ->
    [at_least] Powiadomienia by nie było przy limicie powyżej { $price }.
   *[at_most] Powiadomienia by nie było przy limicie poniżej { $price }.
}
why-quiet-gap = Powiadomienia by nie było przy progu różnicy { $threshold } lub wyższym.
why-gap-closed = O tej różnicy już wiesz. Uznam, że zniknęła, gdy zostanie { $points } lub mniej.
why-gap-not = Reguła powiadamia, gdy różnica wynosi co najmniej { $threshold } i gdy potem zniknie.
why-one-book = Tylko jeden bukmacher zmienił kurs.
why-margin-only = Zmieniła się tylko marża: uczciwy kurs się nie ruszył.
why-not-reached = Ruch wyniósł { $moved }; reguła wymaga { $threshold }.
why-not-met = Ruch wyniósł { $moved }, ale nie był taki, jakiego wymaga reguła.
why-bet = { $offer }: kurs modelu { $fair }, szansa { $chance }, przewaga { $edge }.
    .without-list = { $offer }: uczciwy kurs { $fair }, szansa { $chance }, przewaga { $edge }.
why-bet-grown = { $offer }: kurs modelu { $fair }, szansa { $chance }, przewaga { $edge } (w poprzednim powiadomieniu { $before }).
    .without-list = { $offer }: uczciwy kurs { $fair }, szansa { $chance }, przewaga { $edge } (w poprzednim powiadomieniu { $before }).
why-bet-age = Stan listy
why-bet-others = { $selection } u innych bukmacherów, stan kursów: { $time }:
why-bet-no-others = Nie mam kursów innych bukmacherów z tamtej chwili, a serwis kursów nie podaje, które porównał.
why-bet-quiet = Powiadomienia by nie było, gdyby reguła wymagała przewagi { $edge } lub większej.
why-bet-quiet-improvement = { $points ->
    [one] Powiadomienia by nie było, gdyby przewaga musiała wzrosnąć o { $amount } pp lub więcej.
    [few] Powiadomienia by nie było, gdyby przewaga musiała wzrosnąć o { $amount } pp lub więcej.
    [many] Powiadomienia by nie było, gdyby przewaga musiała wzrosnąć o { $amount } pp lub więcej.
   *[other] Powiadomienia by nie było, gdyby przewaga musiała wzrosnąć o { $amount } pp lub więcej.
  }
why-which = O który mecz chodzi?
why-button = Dlaczego: { $title }
why-none = Nie było tu jeszcze powiadomień, więc nie ma czego wyjaśniać.
why-unknown = Tego już nie wiem. Decyzje trzymam przez 30 dni; są w dzienniku.

## /score

# As in English.
command-score = Skuteczność wobec kursu zamknięcia
    .without-bets = Jak powiadomienia wypadły wobec kursu zamknięcia
    .what = Nic: ten czat; bot: wszystkie czaty razem
    .example = /score bot
score-heading-chat = Bilans: ten czat
score-heading-bot = Bilans: wszystkie czaty
score-button = Bilans
score-button-bot = Ogółem
score-button-chat = Ten czat
score-bad-word = Napisz /score dla tego czatu albo /score bot dla wszystkich czatów razem.
score-none = Nie ma jeszcze bilansu: żadne powiadomienie z ostatnich { $days } dni nie ma kursu zamknięcia.
score-alerts = Powiadomienia
# Few as many.
score-alerts-count = { $count ->
    [one] { $count } powiadomienie
    [few] { $count } powiadomienia
   *[other] { $count } powiadomień
  } o { $matches ->
    [one] { $matches } meczu
   *[other] { $matches } meczach
  }
score-on = Kurs poszedł dalej: { $share } ({ $low }–{ $high })
score-rest = Stanął: { $even } · cofnął się: { $bad }
score-moved = Ruch: { $points } pp ({ $low } do { $high })
score-too-few = Za mało, by ocenić: potrzeba co najmniej { $least } meczów.
score-by-grade = Według reguły
score-by-lead = Według czasu przed meczem
score-by-sport = Według dyscypliny
score-by-source = Według obserwowanego kursu
score-row = { $group } · { $matches ->
    [one] { $matches } mecz
    [few] { $matches } mecze
   *[other] { $matches } meczów
  }
  { $share } ({ $low }–{ $high }) · { $points } pp
score-row-too-few = { $group } · { $matches ->
    [one] { $matches } mecz
    [few] { $matches } mecze
   *[other] { $matches } meczów
  }: za mało
score-other = inne
score-grade-calm = spokojny
score-grade-normal = normalny
score-grade-sharp = czuły
score-grade-limit = limit kursu
score-grade-gap = różnica względem modelu
score-lead-under-3h = mniej niż 3 godziny
score-lead-under-24h = od 3 do 24 godzin
score-lead-longer = ponad 24 godziny
score-source-consensus = uczciwy kurs
score-source-best = najlepszy kurs
score-source-own = moi bukmacherzy
# As in English.
score-source-model = model
score-bets = Value bety
# Few as many.
score-bets-count = { $count ->
    [one] { $count } value bet
    [few] { $count } value bety
   *[other] { $count } value betów
  } w { $matches ->
    [one] { $matches } meczu
   *[other] { $matches } meczach
  }
score-bets-edge = Przewaga w powiadomieniu: { $edge }
score-bets-closing = Na zamknięciu: { $value } ({ $low } do { $high })
score-bets-better = Powyżej uczciwego kursu: { $share } ({ $low }–{ $high })
score-predictions = Prognozy
score-matches = { $matches ->
    [one] { $matches } mecz
    [few] { $matches } mecze
   *[other] { $matches } meczów
  }
score-predictions-towards = Kurs poszedł za modelem: { $share } ({ $low }–{ $high })
score-predictions-off = Odchylenie od kursu zamknięcia: model { $model } pp, bukmacherzy { $market } pp
score-predictions-close = Zamkn.
score-predictions-count = Typy
score-explained-predictions = Za modelem: tam, gdzie przy pierwszych danych model najbardziej różnił się od bukmacherów. Tabela: średnie szanse według modelu i według kursu zamknięcia.
score-explained = Ostatnie { $days } dni, do kursu zamknięcia; kilka powiadomień o jednym meczu liczy się raz. W nawiasach: przedział, w którym z 95-procentową pewnością leży prawdziwa wartość.
score-explained-alerts = Kurs poszedł dalej: o 0,5 pp szansy lub więcej w tę samą stronę, a po powiadomieniu o różnicy: w stronę modelu. Ruch: o ile dalej; w połowie meczów więcej, w połowie mniej.
score-explained-bets = Na zamknięciu: ile kurs był wart w porównaniu z uczciwym kursem z początku meczu.
score-sentence = Na wszystkich czatach po { $share } ({ $low }–{ $high }) powiadomień z taką regułą kurs poszedł dalej aż do zamknięcia ({ $matches ->
    [one] { $matches } mecz
    [few] { $matches } mecze
   *[other] { $matches } meczów
  }).

## /fighters, /fighter, /teams, /team, /leagues

command-fighters = Zawodnicy MMA i ich bilanse
    .words = Nazwisko albo jego część
    .example = /fighters
command-fighter = Bilans zawodnika i jego następna walka
    .fighter = Nazwisko zawodnika
    .example = /fighter { $fighter }
command-teams = Drużyny i ich następne mecze
    .words = Nazwa albo jej część
    .example = /teams
command-team = Mecze drużyny: trwające i nadchodzące
    .team = Nazwa drużyny
    .example = /team { $team }
command-leagues = Ligi i ich mecze
    .sport = Dyscyplina albo nazwa ligi
    .example = /leagues tenis

fighters-heading = Zawodnicy
fighters-all = Zawodnicy
fighter-record = Zwycięstwa-porażki-remisy
fighter-weight = Kategoria wagowa
fighter-country = Kraj
weight-strawweight = Słomkowa
weight-flyweight = Musza
weight-bantamweight = Kogucia
weight-featherweight = Piórkowa
weight-lightweight = Lekka
weight-welterweight = Półśrednia
weight-middleweight = Średnia
weight-light-heavyweight = Półciężka
weight-heavyweight = Ciężka
teams-heading = Drużyny
teams-all = Drużyny
leagues-heading = Ligi
leagues-all = Ligi
leagues-matches = { $count ->
    [0] teraz bez meczów
    [one] { $count } mecz
    [few] { $count } mecze
   *[other] { $count } meczów
  }
league-sport = Dyscyplina

named-found = Wyniki dla „{ $words }”:
named-near = Nie ma niczego o nazwie „{ $words }”. Może chodzi o coś z tej listy?
named-none = Brak wyników dla „{ $words }”. Wpisz jedno słowo z nazwy albo przejrzyj listę:
named-many = O którą pozycję chodzi?
named-more = Pasuje za dużo nazw. Dodaj jeszcze słowo.
named-fitting = Wszystkie pasujące
named-watch = Obserwuj wszystkie mecze
named-empty = Serwis kursów nie ma tu teraz niczego.
named-matches = Mecze
named-match = { $start } · { $title }
named-no-matches = W tej chwili nie ma meczów.
named-age = Lista zaktualizowana { $age }.
refuse-missing-name = Podaj nazwę, na przykład: { $example }

## /search

command-search = Szukaj meczów, drużyn, lig i zawodników
    .without-fighters = Szukaj meczów, drużyn i lig
    .words = Dowolna część nazwy, w dowolnym alfabecie
    .example = /search { $team }
search-teams = Drużyna: { $name }
search-leagues = Liga: { $name }
search-fighters = Zawodnik: { $name }
search-partly = Niektórych list nie udało się teraz pobrać, więc może być więcej.

## /bookmakers and /bonuses

command-bookmakers = Bukmacherzy według oceny
    .book = Bukmacher, o którego pytasz; bez niego wszyscy
    .example = /bookmakers
bookmakers-unknown = Nie znam bukmachera „{ $words }”.
bookmaker-rating = Ocena: { $rating }
# Few as many.
bookmaker-matches = { $matches ->
    [one] Teraz, w { $matches } meczu z kursami:
   *[other] Teraz, w { $matches } meczach z kursami:
  }
bookmaker-margin = Marża: { $margin }
bookmaker-best = Najlepszy kurs: { $share } ({ $best } z { $prices })
bookmaker-aside = Pominięte: { $share }{ $late ->
    [0] {""}
   *[other] , spóźnione: { $late }
  }
bookmaker-no-boards = W tej chwili nie mam jego kursów.
bookmaker-margin-title = Marża
bookmaker-best-title = Najl.
bookmaker-explained = Rynki: wynik meczu i zwycięzca. Najlepszy kurs: nikt nie ma wyższego. Pominięte: daleko od reszty albo z niemożliwą marżą. Spóźnione: bez ostatniej aktualizacji.
bookmakers-heading = Bukmacherzy
bookmakers-rating = { $rating } z { $max }
bookmakers-note = Oceny pochodzą z serwisu kursów, aktualizacja { $age }.
command-bonuses = Oferty bukmacherów dla nowych klientów (18+)
bonuses-heading = Bonusy
bonuses-off = Bonusy są tu ukryte, dopóki ich nie włączysz.
bonuses-off-group = Bonusy są w tej grupie ukryte, dopóki nie włączy ich administrator.
bonuses-adults = Tylko dla dorosłych (18+). Bonus ma warunki: najpierw je przeczytaj i nigdy nie stawiaj tego, czego nie możesz stracić.
bonuses-turn-on = Mam 18 lat lub więcej: pokaż
bonuses-turn-off = Ukryj bonusy

## /fair

command-fair = Uczciwe kursy (bez marży) z dowolnych kursów
    .prices = Od 2 do 20 kursów jednego rynku: 1,90 3,50 4,20
    .method = potęgowa (domyślna), proporcjonalna albo shin
    .example = /fair 1,90 3,50 4,20
fair-heading = Uczciwe kursy
fair-price = Kurs
fair-spread-column = ±
fair-margin = Marża { $margin }: średnio wraca { $payback } postawionej kwoty.
fair-margin-below = Marża { $margin }: razem te kursy oddają { $payback }, więcej niż postawiono.
fair-doubt = To nietypowa marża. Czy to kursy na wszystkie typy jednego rynku?
fair-method = Metoda: { $method }
fair-method-power = potęgowa
fair-method-proportional = proporcjonalna
fair-method-shin = Shin
fair-spread = ±: jak bardzo różnią się szanse według metod potęgowej, proporcjonalnej i Shina, w pp.
fair-missing = Podaj kursy na wszystkie typy jednego rynku, na przykład: { $example }
fair-too-few = Jeden kurs to za mało: potrzebne są kursy na wszystkie typy jednego rynku, na przykład: { $example }
fair-too-many = To za dużo: przyjmuję najwyżej { $count } kursów, na przykład: { $example }
fair-not-a-price = „{ $price }” to nie kurs. Napisz 1.90 lub 1,90, 11/8, +150 albo 52,6%.
fair-bad-method = Nie znam metody „{ $method }”. Do wyboru: potęgowa, proporcjonalna i shin.

## /settings

command-settings = Język, strefa czasowa, format kursów, bukmacherzy
    .change = Co zmienić, na przykład: strefa ryga
    .role = Rola oznaczana w powiadomieniach
    .example = /settings strefa ryga
settings-heading = Ustawienia
settings-heading-group = Ustawienia tego czatu
settings-topic-local = Język i czas
settings-saved = ✓ { $setting }: { $value }
settings-back = ‹ Wszystkie ustawienia
settings-not-a-choice = Nie ma tu opcji „{ $value }”.
settings-near = „{ $value }”: o którą opcję chodzi?
settings-name-language = Język
settings-name-zone = Strefa czasowa
settings-name-format = Format kursów
settings-name-threshold = Próg
settings-name-books = Moi bukmacherzy
settings-name-sharp = Bukmacher wzorcowy
settings-name-density = Szczegóły
settings-name-theme = Wykresy
settings-name-tables = Tabele
settings-name-quiet = Godziny ciszy
settings-name-digest = Podsumowanie dnia
settings-name-fixtures = Mecze dnia
settings-name-hourly = Limit na godzinę
settings-name-reminder = Przypomnienie
settings-name-members = Kto dodaje obserwacje
settings-name-bonuses = Bonusy
settings-name-information = Tylko informacje
settings-name-publish = Publikacja
settings-name-footer = Stopka
settings-name-threads = Wątki
settings-name-ping = Oznaczenia
settings-what-language = Język odpowiedzi i powiadomień.
settings-what-zone = Od strefy czasowej zależą godziny meczów i to, co znaczy „dziś”. Inne miasto? Na przykład: /settings strefa ryga
settings-zone-hint = Nie w UTC? Wpisz swoje miasto, na przykład: /settings strefa ryga
settings-what-format = Sposób zapisu kursów. Poniżej ten sam kurs w każdym z nich:
settings-what-threshold = Najmniejszy ruch kursu, o którym powiadamiają nowe obserwacje bez podanego progu. Inny próg? Na przykład: /settings próg 4pp
settings-what-books = Bukmacherzy, u których masz konta. Najlepsze kursy, przewagi i limity biorę wtedy od nich; uczciwe kursy, szanse i ruchy zawsze od wszystkich.
settings-what-sharp = Bukmacher albo giełda, których uczciwe kursy są punktem odniesienia przy szukaniu value betów. Bez wyboru porównuję każdy kurs z uczciwymi kursami wszystkich innych bukmacherów.
settings-what-density = Ilość szczegółów w /odds.
settings-what-theme = Tło wykresów. Normalne: jasne na Telegramie, ciemne na Discordzie.
settings-what-tables = Kursy, mecze i value bety jako własne tabele Telegrama albo jako tekst. Stara aplikacja pokaże zamiast tabel prośbę o aktualizację.
    .without-bets = Kursy i mecze jako własne tabele Telegrama albo jako tekst. Stara aplikacja pokaże zamiast tabel prośbę o aktualizację.
settings-what-quiet = W tych godzinach powiadomienia są wstrzymane i przychodzą potem w jednej wiadomości albo przychodzą od razu, ale bez dźwięku. Duże ruchy mogą być wyjątkiem. Inne godziny? Na przykład: /settings cisza 23:30-07:15
settings-what-digest = Jedna wiadomość dziennie o wszystkim, co się ruszyło, zamiast powiadomień od razu. Inna godzina? Na przykład: /settings podsumowanie 07:30. Wcześniej dostaniesz je komendą /digest teraz.
settings-what-fixtures = Jedna wiadomość dziennie z obserwowanymi tu meczami i najlepszymi kursami na nie. Inna godzina? Na przykład: /settings mecze dnia 9:00
settings-what-hourly = Najwyższa liczba wiadomości z powiadomieniami w ciągu godziny. Dalsze powiadomienia przyjdą razem w jednej, gdy limit na to pozwoli. Nie liczą się powiadomienia o kursie, przypomnienia i to, co wstrzymano z innego powodu.
settings-what-reminder = Przypomnienie przed obserwowanym meczem, ze zmianami jego kursów. Kurs zamknięcia i tak przychodzi na początku meczu i kończy obserwację, chyba że reguła mówi „na żywo”. Przy obserwacji drużyny, ligi lub dyscypliny kurs zamknięcia przychodzi tylko wtedy, gdy przypomnienia są włączone.
settings-what-members = Kto może dodawać obserwacje na tym czacie. Członkowie mogą usuwać tylko te, które sami dodali.
settings-what-bonuses = Pokazuje albo ukrywa na tym czacie oferty bukmacherów w /bonuses. Tylko dla dorosłych.
settings-what-information = Tylko kursy i ich ruchy, nic o tym, na co stawiać: bez value betów, bez stawek i bez powiadomień o najlepszych kursach.
    .without-bets = Tylko kursy i ich ruchy, nic o tym, na co stawiać: bez stawek i bez powiadomień o najlepszych kursach.
settings-what-publish = Powiadomienia przychodzą od razu albo dopiero po zgodzie administratora tego czatu.
settings-what-footer = Własna linijka na końcu tego, co tu wysyłam: powiadomień, tablic na żywo, meczów dnia. Na przykład: /settings stopka Fanklub z portu
settings-what-threads = Powiadomienia mogą trafiać do osobnych wątków (na Telegramie: tematów), po jednym na ligę lub na mecz.
settings-what-ping = Rola oznaczana tu w powiadomieniach: wybierz ją w opcji „rola” komendy /settings. Jeśli przy jednym meczu mam oznaczać tylko ciebie, naciśnij „Oznaczaj mnie” pod powiadomieniem.
settings-threshold-auto = Normalny
settings-language-auto = Jak w aplikacji
settings-format-decimal = Dziesiętny { $example }
settings-format-fractional = Ułamkowy { $example }
settings-format-american = Amerykański { $example }
settings-format-hongkong = Hongkoński { $example }
settings-format-percent = Procentowy { $example }
settings-books-all = Wszyscy bukmacherzy
settings-sharp-others = Wszyscy inni bukmacherzy
settings-books-more = { $shown } i jeszcze { $count }
settings-books-none = W tej chwili nie ma bukmacherów na liście.
# Few as many.
settings-books-chosen = { $count ->
    [one] Wybrano { $count } bukmachera.
   *[other] Wybrano { $count } bukmacherów.
  }
settings-density-short = Krótko
settings-density-normal = Normalnie
settings-density-full = Szczegółowo
settings-theme-auto = Normalne
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-tables-on = Z Telegrama
settings-tables-off = Jako tekst
settings-quiet-other-days = Inne dni? Na przykład: { $command } pt sob
settings-quiet-off = Wyłączone
settings-now = Teraz: { $value }
settings-turn-on = Włącz
settings-turn-off = Wyłącz
settings-quiet-daily = codziennie
settings-quiet-hold = { $from }–{ $to }, { $days }: powiadomienia wstrzymane
settings-quiet-silent = { $from }–{ $to }, { $days }: bez dźwięku
settings-quiet-mode-hold = Wstrzymaj
settings-quiet-mode-silent = Bez dźwięku
settings-quiet-through-none = Bez wyjątków
settings-quiet-through-times = Wyjątek: od { $times }× progu
settings-quiet-through-points = Wyjątek: od { $points } pp
settings-digest-off = Od razu
settings-digest-at = { $time }
settings-fixtures-off = Wyłączone
settings-fixtures-example = /settings mecze dnia 9:00
digest-now-button = Podsumuj teraz
digest-now-done =
    Wysyłam to, co było wstrzymane i jest wciąż aktualne: { $count ->
    [one] { $count } powiadomienie
    [few] { $count } powiadomienia
       *[other] { $count } powiadomień
      }.
digest-now-none = Nic nie jest wstrzymane. Nowe powiadomienia przychodzą według ustawień.
hourly-off-done = Nie ma już limitu na godzinę.
hourly-done = { $count ->
    [one] W ciągu godziny przychodzi najwyżej { $count } wiadomość z powiadomieniami.
    [few] W ciągu godziny przychodzą najwyżej { $count } wiadomości z powiadomieniami.
   *[other] W ciągu godziny przychodzi najwyżej { $count } wiadomości z powiadomieniami.
  }
settings-hourly-off = Bez limitu
# Few as many.
settings-hourly-at-most = { $count ->
    [one] { $count } wiadomość
   *[other] { $count } wiadomości
  }
settings-reminder-off = Brak
settings-reminder-on = { $minutes ->
    [60] Godzinę przed meczem
    [120] 2 godziny przed meczem
   *[other] { $minutes } min przed meczem
  }
settings-members-on = Wszyscy członkowie
settings-members-off = Tylko administratorzy
settings-bonuses-on = Widoczne
settings-bonuses-off = Ukryte
settings-information-on = Włączone
settings-information-off = Wyłączone
settings-publish-once = Od razu
settings-publish-approve = Po zatwierdzeniu
settings-publish-nobody = Szkice trafiają do administratora, który zarządza tym czatem z prywatnej rozmowy ze mną. Najpierw napisz tam: { $example }
settings-footer-none = Brak
settings-footer-remove = Usuń
settings-footer-too-long = Za długo: najwyżej { $most } znaków.
settings-threads-off = Wszystko na czacie
settings-threads-league = Jeden na ligę
settings-threads-match = Jeden na mecz
settings-ping-off = Nikt
settings-ping-everyone = To oznaczyłoby wszystkich. Wybierz rolę dla tych, którzy chcą tych powiadomień.
settings-ping-silent = Roli { $role } nie mogę jeszcze oznaczać: pozwól na to wszystkim w ustawieniach serwera albo daj mi prawo do oznaczania wszystkich ról.
settings-ping-no-right = Rolę { $role } może oznaczać tylko ten, kto może tu oznaczać wszystkie role, a ty nie możesz. Wybierz rolę, którą mogą oznaczać wszyscy, albo poproś kogoś, kto może.
settings-ping-gone = Roli { $role } już nie ma, więc nikogo nie oznaczam. Wybierz inną.
ping-me = Oznaczaj mnie
ping-stop = Nie oznaczaj
ping-on = Oznaczę cię tu w każdym powiadomieniu o meczu { $title }, aż się skończy.
ping-off = Nie oznaczam cię już w powiadomieniach o meczu { $title }.
ping-full = { $title }: liczba oznaczanych osób to już { $count }, więcej nie zmieści się w wiadomości.
thread-trouble-no-topics = Powiadomienia zostają na czacie: ta grupa nie ma tematów.
thread-trouble-manage-topics = Powiadomienia zostają na czacie: nie mam prawa zarządzać tematami.
thread-trouble-no-threads = Powiadomienia zostają na czacie: na tym kanale nie ma wątków.
thread-trouble-create-threads = Powiadomienia zostają na czacie: nie mam prawa tworzyć tu wątków.
thread-trouble-demands-tag = Powiadomienia zostają na czacie: forum wymaga tagu, a nie mogę żadnego użyć ani dodać.
thread-trouble-write = Powiadomienia zostają na czacie: nie mam prawa pisać w wątkach.
thread-trouble-too-many = Powiadomienia zostają na czacie: otwarto tu za dużo wątków.
thread-trouble-other = Powiadomienia zostają na czacie: nie udało się otworzyć wątku.
# As in English.
thread-title = { $title } · { $time }
thread-first = Powiadomienia będą teraz przychodzić tutaj.

## Cities: what time zones are called

city-africa-cairo = Kair
city-africa-johannesburg = Johannesburg
city-africa-lagos = Lagos
city-america-bogota = Bogota
city-america-chicago = Chicago
city-america-los-angeles = Los Angeles
city-america-mexico-city = Meksyk
city-america-new-york = Nowy Jork
city-america-sao-paulo = São Paulo
city-america-toronto = Toronto
city-asia-almaty = Ałmaty
city-asia-ashgabat = Aszchabad
city-asia-baku = Baku
city-asia-bishkek = Biszkek
city-asia-calcutta = Kalkuta
city-asia-dubai = Dubaj
city-asia-dushanbe = Duszanbe
city-asia-irkutsk = Irkuck
city-asia-jerusalem = Jerozolima
city-asia-kamchatka = Kamczatka
city-asia-krasnoyarsk = Krasnojarsk
city-asia-magadan = Magadan
city-asia-novosibirsk = Nowosybirsk
city-asia-omsk = Omsk
city-asia-saigon = Ho Chi Minh
city-asia-shanghai = Szanghaj
city-asia-tashkent = Taszkent
city-asia-tbilisi = Tbilisi
city-asia-tokyo = Tokio
city-asia-vladivostok = Władywostok
city-asia-yakutsk = Jakuck
city-asia-yekaterinburg = Jekaterynburg
city-asia-yerevan = Erywań
city-australia-sydney = Sydney
city-atlantic-canary = Wyspy Kanaryjskie
city-europe-athens = Ateny
city-europe-berlin = Berlin
city-europe-bucharest = Bukareszt
city-europe-chisinau = Kiszyniów
city-europe-copenhagen = Kopenhaga
city-europe-helsinki = Helsinki
city-europe-istanbul = Stambuł
city-europe-kaliningrad = Królewiec
city-europe-kiev = Kijów
city-europe-london = Londyn
city-europe-madrid = Madryt
city-europe-minsk = Mińsk
city-europe-moscow = Moskwa
city-europe-paris = Paryż
city-europe-prague = Praga
city-europe-riga = Ryga
city-europe-rome = Rzym
city-europe-samara = Samara
city-europe-tallinn = Tallinn
city-europe-vienna = Wiedeń
city-europe-vilnius = Wilno
city-europe-warsaw = Warszawa
city-europe-zurich = Zurych

## The first questions


## /status

command-status = Co obejmuje bot i jak świeże są dane
status-heading = Stan
status-well = Wszystko działa.
status-troubled = Coś nie działa:
status-failing-refused = { $data }: serwis kursów odmawia odpowiedzi (zauważono { $since })
status-failing-unreachable = { $data }: brak użytecznej odpowiedzi serwisu kursów (zauważono { $since })
status-failing-misfit = { $data }: serwis kursów przysyła coś, czego nie umiem odczytać (od { $since })
status-failing-no-definition = { $data }: jeszcze nie umiem tego czytać, moi operatorzy muszą najpierw uruchomić diagnozę
status-failing-key = { $data }: serwis kursów odrzuca mój klucz (zauważono { $since })
status-failing-spent = { $data }: mój limit w serwisie kursów jest wyczerpany (zauważono { $since })
status-failing-plan = { $data }: mój plan w serwisie kursów tego nie obejmuje (zauważono { $since })
status-failing-wish = { $data }: serwis kursów nie zna czegoś, co jest w moich ustawieniach (zauważono { $since })
status-failing-spent-until = { $data }: mój limit w serwisie kursów jest wyczerpany do { $until }
status-failing-busy = { $data }: serwis kursów chce mniej zapytań (zauważono { $since })
status-failing-busy-until = { $data }: serwis kursów nie przyjmuje zapytań do { $until }
status-full = Mój dysk jest pełny (zauważono { $since }): nic nie da się zapisać, powiadomienia są wstrzymane
status-platform-failing = { $platform ->
        [telegram] Telegram nie przyjmuje wiadomości
        [discord] Discord nie przyjmuje wiadomości
       *[other] Wiadomości nie docierają
    } (zauważono { $since }). { $waiting ->
        [0] Żadne powiadomienia nie są wstrzymane.
        [one] { $waiting } powiadomienie jest wstrzymane, aż to znów zadziała.
        [few] { $waiting } powiadomienia są wstrzymane, aż to znów zadziała.
       *[other] { $waiting } powiadomień jest wstrzymanych, aż to znów zadziała.
    }
status-database-away = Baza danych nie odpowiada (zauważono { $since }): nic nie da się zapisać, powiadomienia są wstrzymane
status-clock-fast = Zegar mojego serwera śpieszy się o { $seconds } s; uwzględniam to
status-clock-slow = Zegar mojego serwera spóźnia się o { $seconds } s; uwzględniam to
status-paused = Serwis kursów poprosił o przerwę; koniec { $until }
status-barred = Nie mogę pisać na tym czacie (zauważono { $since }): brakuje uprawnienia albo czat jest zamknięty. Powiadomienia są wstrzymane; próbuję znów przy każdym kolejnym powiadomieniu i co godzinę
status-barred-there = Nie mogę pisać na czacie { $named ->
    [true] { $chat }
   *[other] z twoimi powiadomieniami
  } (zauważono { $since }). Powiadomienia stamtąd są wstrzymane; próbuję znów przy każdym kolejnym powiadomieniu i co godzinę
status-barred-more = { $count ->
    [one] Nie mogę też pisać na { $count } innym czacie z twoimi powiadomieniami
    [few] Nie mogę też pisać na { $count } innych czatach z twoimi powiadomieniami
    [many] Nie mogę też pisać na { $count } innych czatach z twoimi powiadomieniami
   *[other] Nie mogę też pisać na { $count } innych czatach z twoimi powiadomieniami
  }
status-platform-paused = { $platform ->
        [telegram] Telegram
        [discord] Discord
       *[other] Platforma
    } prosi o przerwę; koniec { $until }. Do tego czasu powiadomienia są wstrzymane
status-old = Obserwowane mecze ze starymi kursami: { $old } z { $watched }; ich powiadomienia są wstrzymane
status-without = Obserwowane mecze jeszcze bez kursów: { $without } z { $watched }
status-listed = Mecze na liście
status-in-play = Teraz na żywo
status-watched = Obserwowane mecze
status-checked = Sprawdzanie twoich meczów
status-checked-all = nie rzadziej niż co { $mostMinutes ->
    [1] minutę
   *[other] { $most }
  }
status-checked-some = nie rzadziej niż co { $mostMinutes ->
    [1] minutę
   *[other] { $most }
  }; przy odległych meczach bez gwarancji
status-checked-none = nieregularnie
status-push = Zmiany kursów
status-push-up = serwis kursów przysyła je od razu
status-push-gap = serwis kursów przysyła je od razu; ostatnia przerwa: { $from } ({ $length })
status-push-down = Serwis kursów nie przysyła mi zmian kursów (zauważono { $since }). Pytam o nie, więc powiadomienia mogą przyjść później
status-pace = Zapytania do serwisu kursów
status-pace-rate = { $per ->
    [hour] do { $rate } na godzinę
    [day] do { $rate } dziennie
    [month] do { $rate } miesięcznie
   *[minute] do { $rate } na minutę
  }
status-ages = Ostatnie odpowiedzi
status-age = { $data }: { $age }
status-refreshes = Serwis odświeża kursy co 15 do 30 minut, a w trakcie meczu co 5 minut. O listy pytam tylko wtedy, gdy ktoś ich potrzebuje.
    .without-terms = O listy pytam tylko wtedy, gdy ktoś ich potrzebuje.
status-data-boards = Kursy
status-data-matches = Mecze
status-data-history = Historia kursów
status-data-predictions = Prognozy
status-data-value-bets = Value bety
status-data-fighters = Zawodnicy
status-data-teams = Drużyny
status-data-leagues = Ligi
status-data-bookmakers = Bukmacherzy
status-data-bonuses = Bonusy

## /about

command-about = Wersja, warunki danych, pomoc
about-heading = O bocie
about-version = Linewatch { $version }: wolne oprogramowanie na licencji MIT. Nie przyjmuje zakładów i nic na nich nie zarabia.
about-data = Dane pochodzą z { $source }, który udostępnia je bezpłatnie do badań, edukacji i innych celów niekomercyjnych, i tylko z tym podpisem.
    .without-terms = Dane pochodzą z { $source }.
about-data-simulated = Dane są zmyślone, to demo Linewatch: drużyny, bukmacherzy i kursy nie są prawdziwe.
about-terms = Kursy mogą być spóźnione lub błędne. Nic tu nie jest poradą, co obstawiać.
age-and-help = 18+. Pomoc w uzależnieniu od hazardu: { $line }
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
about-gambling = Obstawianie może uzależnić. Gdy przestaje bawić, przestań i z kimś porozmawiaj: porady są bezpłatne i anonimowe.
about-gambling-help = Pomoc w uzależnieniu
about-my-data = Moje dane
command-privacy = Co przechowuję, po co i jak długo
privacy-heading = Prywatność
privacy-what = Przechowuję ustawienia tego czatu, co obserwuje i kto to dodał, jego powiadomienia i twoje zakłady. Nic więcej z tego, co piszesz.
privacy-why = Służy to tylko do odpowiedzi i powiadomień.
privacy-how-long = Powiadomienia: 30 dni. Reszta: aż ją usuniesz.
privacy-unclear = Liczę wiadomości, których nie rozumiem, najwyżej przez 30 dni: bez czatu, z ukrytymi liczbami, adresami i nazwami pisanymi wielką literą.
privacy-host = Za dane odpowiada ten, kto prowadzi tego bota.
privacy-contact = O kontakt z operatorem zapytaj tam, skąd mnie znasz.

## /break

command-break = Przerwa od kursów; nie da się jej skrócić
    .for = Na przykład 7d, 12h albo do pon 9:00
    .example = /break 7d
command-name-break = przerwa
break-button = Zrób przerwę
break-trouble = To trudne i zdarza się wielu osobom. Porozmawiaj z kimś, bezpłatnie i anonimowo: { $line }
break-danger = Jeśli twoje życie jest zagrożone, od razu zadzwoń pod 112 lub miejscowy numer alarmowy.
break-what = W przerwie nic nie wysyłam i nie pokazuję kursów. Nie da się jej skończyć wcześniej. Na jak długo?
break-1d = 24 godziny
break-7d = 7 dni
break-30d = 30 dni
break-180d = 180 dni
break-ask = Przerwa do { $until }?
break-ask-what = Do tego czasu nic nie wysyłam i nie pokazuję kursów. Przerwy nie da się skończyć wcześniej, tylko przedłużyć. Obserwacje zostają.
break-yes = Zacznij przerwę
break-no = Anuluj
break-none = Przerwa się nie zaczęła.
break-bad-time = Jak długo? Od godziny do roku: /break 7d
break-group = Przerwa jest tylko dla ciebie: napisz do mnie prywatnie /break 7d.
break-on = Masz przerwę do { $until }. Do tego czasu nic nie wysyłam i nie pokazuję kursów.
break-in-private = Odpowiadam na to tylko prywatnie.

## /mydata and /forgetme

command-mydata = Jakie dane tego czatu przechowuję
command-forgetme = Usuń dane tego czatu, które przechowuję
mydata-heading = Moje dane
mydata-what = Wszystko, co przechowuję o tym czacie i o tobie, jako JSON. Czas UTC.
mydata-what-group = Wszystko, co przechowuję o tej grupie, jako JSON. Czas UTC.
mydata-none = Nie przechowuję niczego o tym czacie.
mydata-left = Starsze wpisy dziennika, których tu nie ma: { $count }.
mydata-forget = Usuń wszystko
forgetme-ask = Usunąć wszystkie dane tego czatu: ustawienia{ $count ->
    [0] {""}
    [one] , { $count } obserwację
    [few] , { $count } obserwacje
   *[other] , { $count } obserwacji
  } i dziennik powiadomień? Tego nie da się cofnąć.
forgetme-ask-group = Usunąć wszystkie dane tej grupy i jej tematów: ustawienia{ $count ->
    [0] {""}
    [one] , { $count } obserwację
    [few] , { $count } obserwacje
   *[other] , { $count } obserwacji
  } i dziennik powiadomień? Tego nie da się cofnąć.
forgetme-elsewhere = { $count ->
    [one] { $count } twoja obserwacja z innego czatu zostaje tam, bez twoich danych.
    [few] { $count } twoje obserwacje z innych czatów zostają tam, bez twoich danych.
   *[other] { $count } twoich obserwacji z innych czatów zostaje tam, bez twoich danych.
  }
forgetme-yes = Tak, usuń wszystko
forgetme-no = Nie, zostaw
forgetme-done = Gotowe: wszystkie dane tego czatu są usunięte. Zaczynamy od zera.
forgetme-break = Gotowe: wszystkie dane tego czatu są usunięte. Zostaje tylko data końca twojej przerwy: { $until }.
forgetme-backups = W kopiach zapasowych dane zostają najpóźniej do { $until }. Przywrócenie kopii ich nie odtworzy.
forgetme-kept = Niczego nie usunięto.

## /link and /unlink

command-link = Jedna lista obserwacji na dwóch platformach
    .code = Kod z drugiej platformy
    .example = /link
command-unlink = Rozdziel wspólną listę obserwacji
link-heading = Jedna lista na dwóch platformach
link-how =
    Napisz mi to { $platform ->
    [telegram] na Telegramie
    [discord] na Discordzie
    [playground] w wersji demo
       *[several] na innej platformie
      } w ciągu 10 minut:
link-what = Oba czaty będą wtedy mieć wspólną listę: obserwacje z obu i ustawienia tego czatu.
link-secret = Nie dawaj kodu nikomu: kto go użyje, będzie mieć z tobą wspólną listę. /unlink znów ją rozdzieli.
link-ask = Czy to twój własny kod, z twojego drugiego czatu ze mną?
link-ask-why = Oba czaty będą miały jedną listę. Jeśli to cudzy kod, ktoś zobaczy twoje obserwacje, dostanie twoje powiadomienia i będzie mógł wszystko usunąć.
link-ask-yes = Tak, to mój własny kod
link-shared = { $one ->
    [telegram] Telegram
    [discord] Discord
   *[playground] Demo
  } i { $other ->
    [telegram] Telegram
    [discord] Discord
   *[playground] demo
  } mają { $count ->
    [0] jedną listę. Jest jeszcze pusta.
    [one] jedną listę, a na niej { $count } obserwację.
    [few] jedną listę, a na niej { $count } obserwacje.
   *[other] jedną listę, a na niej { $count } obserwacji.
  }
link-alerts-seen =
    Powiadomienia idą tam, gdzie ostatnio piszesz: teraz { $platform ->
    [telegram] Telegram
    [discord] Discord
       *[playground] demo
      }.
link-alerts-both = Powiadomienia idą na oba czaty.
link-to-both = Na oba czaty
link-to-seen = Tam, gdzie ostatnio piszę
link-part = Rozłącz
link-button = Połącz inną platformę
# Few as many.
link-parted = { $count ->
    [0] To znów dwie listy.
    [one] To znów dwie listy, każda z { $count } obserwacją.
   *[other] To znów dwie listy, każda ze wszystkimi obserwacjami ({ $count }).
  } Od teraz zmiany działają tylko tam, gdzie je robisz.
link-not-shared = Ten czat nie ma wspólnej listy z żadnym innym.
link-group = Wspólną listę mogą mieć tylko czaty prywatne.
link-nowhere = Jestem tylko na jednej platformie, więc nie ma czego łączyć.
link-unknown = Nie ma takiego kodu: jest w nim błąd, już go użyto albo ma ponad 10 minut. Nowy dostaniesz przez /link na drugiej platformie.
link-too-many = Za dużo prób z kodami. Spróbuj znów za { $minutes ->
    [one] { $minutes } minutę.
    [few] { $minutes } minuty.
   *[other] { $minutes } minut.
  }
link-same-platform = Ten kod jest z tej platformy. Wpisz go na drugiej.
link-linked = Jeden z dwóch czatów ma już wspólną listę, a mogą ją mieć tylko dwa. Najpierw rozdziel ją tam przez /unlink.
forgetme-shared =
    To, co masz { $platform ->
        [telegram] na Telegramie
        [discord] na Discordzie
       *[playground] w wersji demo
    }, też zostanie usunięte: to jedna lista. Żeby tam została, najpierw ją rozdziel.

## /for

command-for = Zarządzaj stąd kanałem lub grupą
    .chat = Kanał: @nazwa
    .example = /for @kanal
for-how = Który kanał lub grupa? Wybierz albo napisz nazwę: /for @kanal
for-needs = Ty i ja musimy tam być administratorami z prawem publikowania.
for-choose-channel = Wybierz kanał
for-choose-group = Wybierz grupę
for-which = Czym chcesz zarządzać?
for-now = Stąd zarządzasz: { $chat }.
for-another = Inny
for-me-again = Wróć do mojego czatu
for-begun = Stąd zarządzasz teraz: { $chat }. Wpisuj tu /watch, /watches, /settings, /odds i całą resztę.
for-ends = Zarządzanie kończy /for me albo 24 godziny bez użycia. Twoje własne dane zostają twoje: /mydata, /forgetme, /link, /bet, /journal i /break.
for-over = To znowu twój własny czat.
for-ended = { $chat }: już nie zarządzasz, minęły 24 godziny bez użycia. Aby wrócić: /for.
for-about = Zarządzasz: { $chat } · /for me
for-joined = { $chat }: mogę już tam pisać. Zarządzaj stąd.
for-steer = Zarządzaj: { $chat }
for-button = Zarządzaj kanałem
for-group = Napisz /for na prywatnym czacie ze mną.
for-nowhere = Tutaj komendy działają na każdym kanale: pisz je tam.
for-unknown = Nie znam tego kanału. Najpierw daj mi tam prawa administratora, potem wybierz go znowu: /for
for-no-post = { $chat }: nie mogę tam pisać. Daj mi tam prawa administratora do publikowania wiadomości.
for-not-theirs = { $chat }: zarządzać mogą tylko administratorzy z prawem publikowania.
for-lost = { $chat }: zarządzać mogą tylko administratorzy z prawem publikowania, a teraz nie widzę u ciebie tego prawa.
draft-show = Pokaż szkice
draft-none = Nic nie czeka na zatwierdzenie.
draft-heading = Szkic: { $chat }
draft-until = Szkic ważny do { $until }. Opublikuję go z kursami z chwili publikacji.
draft-publish = Opublikuj
draft-drop = Odrzuć
draft-approved = Wysyłam teraz, z aktualnymi kursami.
draft-published = Opublikowano.
draft-refused = Odrzucono.
draft-late = Nie opublikowano: nikt nie zatwierdził na czas.
draft-untrue = Nie opublikowano: dane są już nieaktualne.
draft-failed = Nie opublikowano: czat tego nie przyjął.
draft-unseen = Ostatnie powiadomienia przepadły: czekały na zgodę, a nie miał jej kto udzielić. Dla administratorów: { $once } tutaj albo /for na prywatnym czacie ze mną.

## /arbs, /stake and /kelly

command-arbs = Surebety i middle
    .page = Numer strony
    .example = /arbs
command-stake = Ile wróci z zakładu
    .bet = Kurs i stawka; przy kilku kursach stawka jest dzielona
    .example = /stake 2,10 50
command-kelly = Stawka Kelly’ego
    .bet = Kurs, twoja ocena szansy i, jeśli chcesz, bankroll i część
    .example = /kelly 2,10 52%
arbs-heading = Surebety i middle
arbs-profit = Cokolwiek wygra: +{ $profit }
arbs-profit-draw = Ktokolwiek wygra: +{ $profit }, przy remisie zwrot stawek
arbs-profit-push = Niezależnie od wyniku: +{ $profit } albo zwrot stawek
arbs-profit-half = Niezależnie od wyniku: +{ $profit }, przy zwrocie połowy +{ $least }
arbs-middle-free = Middle: mogą wygrać oba zakłady, inaczej +{ $profit }
arbs-middle-cost = Middle: mogą wygrać oba zakłady, inaczej −{ $profit }
arbs-leg = { $price } { $book } · { $offer }
arbs-explained = Z zapisanych kursów, nie z pobranych przed chwilą. Takie kursy to często pomyłki: znikają w kilka minut albo zakład jest potem unieważniany, a bukmacherzy limitują tych, którzy je biorą.
arbs-own = Sprawdzani są tylko twoi bukmacherzy.
# Few as many.
arbs-none = { $count ->
    [0] W tej chwili nie ma zapisanych kursów.
    [one] W zapisanych kursach { $count } meczu nie ma żadnego.
   *[other] W zapisanych kursach { $count } meczów nie ma żadnego.
  }
stake-heading = Stawka
stake-split-heading = Podział stawki
stake-price = Kurs
stake-stake = Stawka
stake-returned = Zwrot
stake-profit = Zysk
stake-break-even = Próg opłacalności
stake-split-wins = Cokolwiek wygra, z { $total } wraca co najmniej { $least }: { $profit }.
stake-split-missing = Jeśli to wszystkie typy, z { $total } wraca co najmniej { $least }: { $profit }. Aż tyle to rzadkość. Czy nie brakuje typu?
stake-split-loses = Cokolwiek wygra, z { $total } wraca około { $least }: { $profit }.
stake-split-note = Działa to tylko wtedy, gdy jeden z tych typów musi wygrać, a każda stawka zostanie przyjęta po swoim kursie.
stake-usage = Napisz kursy, a potem stawkę, na przykład: { $example }
stake-no-stake = To kursy bez stawki ({ $count }). Dopisz ją na końcu, na przykład: { $example }
stake-bad-amount = „{ $amount }” to nie kwota. Napisz na przykład 1000 albo 12,50.
kelly-heading = Stawka Kelly’ego
kelly-chance = Twoja ocena szansy
kelly-edge = Przewaga
kelly-full = Pełna
kelly-half = Połowa
kelly-quarter = Ćwierć
kelly-part = { $part } pełnej stawki
kelly-share = { $share } bankrolla
kelly-stake = { $stake } ({ $share })
kelly-nothing = Bez przewagi Kelly mówi: nie stawiaj.
kelly-note = Kelly zakłada, że twoja ocena szansy jest dokładna. Jeśli jest o kilka pp za wysoka, pełna stawka na dłuższą metę przegrywa; dlatego wielu stawia ćwierć. To nie porada.
kelly-usage = Napisz kurs i swoją ocenę szansy, na przykład: { $example }
kelly-bad-chance = „{ $chance }” to nie szansa. Napisz na przykład 52% albo 0,52.

## /bet and /journal

command-bet = Zapisz swój postawiony zakład
    .match = Drużyna, obie drużyny albo numer, na przykład #17
    .selection = 1, remis, 2, powyżej 2,5, 1 -1,5
    .price = 2,10, 11/10 albo +110
    .stake = Kwota, na przykład 20
    .book = Bukmacher
    .example = /bet { $match } 1 2,10 20
command-name-bet = zakład
bet-usage = Napisz mecz, typ i kurs; potem możesz dodać stawkę albo „u” i bukmachera: { $example }
bet-price = Po jakim kursie? Wpisz go, a jeśli chcesz, także stawkę, na przykład: 2,10 20
bet-recorded = Zakład zapisany
bet-undo = Cofnij
bet-button = Mój zakład
bet-fair = { $way ->
    [higher] Uczciwy kurs teraz: { $fair } · twój jest wyższy o { $by }
    [lower] Uczciwy kurs teraz: { $fair } · twój jest niższy o { $by }
   *[same] Uczciwy kurs teraz: { $fair }, tyle co twój
  }
bet-late = Mecz się zaczął, więc CLV nie będzie.

command-journal = Twoje zakłady i ich CLV
command-name-journal = dziennik-zakładów
journal-heading = Moje zakłady
journal-in-private = Dziennik zakładów jest tylko dla ciebie. Otwórz ze mną czat prywatny i zapytaj tam.
journal-empty = Nic tu jeszcze nie ma. Postawiony zakład zapisuje się tak: { $example }. Nikt inny go nie widzi.
journal-full = Dziennik mieści { $most } zakładów i jest już pełny. Zapisz wszystkie przez /export, a potem usuń kilka.
journal-bet = { $selection } · { $price }
journal-stake = stawka { $stake }
journal-clv = CLV { $value }
journal-open = Otwarte zakłady
journal-returned = Zwrot
# As in English.
journal-yield = Yield
journal-clv-mean = CLV: średnio { $value } ({ $low } do { $high }), mecze: { $matches }
journal-clv-few = CLV: { $matches } z { $least } meczów potrzebnych do średniej
journal-by-market = CLV według rynku
journal-by-sport = CLV według dyscypliny
journal-group = { $group }: { $value } ({ $low } do { $high }), mecze: { $matches }
journal-explained = CLV: twój kurs wobec uczciwego kursu na początku meczu. W nawiasach: przedział, w którym z 95-procentową pewnością leży prawdziwa średnia.
journal-match = Mecz
journal-result = Wynik
journal-result-won = Wygrany
journal-result-lost = Przegrany
journal-result-void = Zwrot stawki
journal-result-half-won = W połowie wygrany
journal-result-half-lost = W połowie przegrany
journal-fair-close = Uczciwy kurs na zamknięciu
journal-closing-value = CLV
journal-reopen = Jeszcze otwarty
journal-remove = Usuń
journal-removed = Usunięto z dziennika zakładów.
# Few as many.
forgetme-journal = { $count ->
    [one] Dziennik zakładów z { $count } zakładem też zostanie usunięty.
   *[other] Dziennik zakładów z { $count } zakładami też zostanie usunięty.
}

## Refusals and faults

refuse-unknown-command = Nie znam komendy /{ $command }. Spróbuj /matches albo zobacz, co potrafię:
refuse-unknown-command-near = Nie znam komendy /{ $command }. Może chodzi o { $near }?
refuse-not-manager = Mogą to robić tylko administratorzy tego czatu.
refuse-information-only = Ten czat działa w trybie „tylko informacje”: kursy i ich ruchy, nic o tym, na co stawiać.
information-only-change = Zmień to
refuse-not-manager-watches = Mogą to robić tylko administratorzy tego czatu. W /settings mogą na to pozwolić wszystkim.
refuse-guest = Nikt nie dodał mnie do tego czatu: mogę odpowiadać, ale nic nie zapisuję i nie wysyłam powiadomień. Użyj tej komendy w prywatnej rozmowie ze mną.
refuse-not-own-watch = Tę obserwację dodał ktoś inny; mogą ją zmienić tylko ta osoba i administratorzy.
refuse-unknown-setting = Nie ma ustawienia „{ $setting }”. Zobacz wszystkie albo napisz na przykład: { $example }
refuse-flood = { $seconds ->
    [one] Nie nadążam z odpowiedziami. Zapytaj znów za { $seconds } sekundę.
    [few] Nie nadążam z odpowiedziami. Zapytaj znów za { $seconds } sekundy.
   *[other] Nie nadążam z odpowiedziami. Zapytaj znów za { $seconds } sekund.
  }
refuse-unknown-sport = Nie znam dyscypliny ani ligi „{ $sport }”. Mecze są w tych dyscyplinach:
find-league-many = Do „{ $words }” pasuje kilka lig. O którą chodzi?
find-league-near = Nie ma ligi „{ $words }”. Może chodzi o którąś z tych?
refuse-unknown-day = Nie wiem, o który dzień chodzi: „{ $day }”. Napisz dziś, jutro albo datę, na przykład: /matches 23.11
refuse-unknown-status = Nie znam statusu „{ $status }”. Napisz na żywo, nadchodzące albo zakończone, na przykład: /matches tenis na żywo
refuse-old-button = Ten przycisk jest ze starszej wiadomości i już nie działa.
refuse-too-long = To dla mnie za długie. Wystarczy nazwa i kilka słów.
fault-busy = Limit zapytań na tę minutę się skończył. Spróbuj za kilka sekund.
fault-busy-minutes = { $minutes ->
        [one] Serwis kursów jeszcze przez około { $minutes } minutę nie przyjmuje zapytań. Zapytaj później.
        [few] Serwis kursów jeszcze przez około { $minutes } minuty nie przyjmuje zapytań. Zapytaj później.
       *[other] Serwis kursów jeszcze przez około { $minutes } minut nie przyjmuje zapytań. Zapytaj później.
    }
busy-later = Mam teraz dużo pytań. Odpowiem tu za około { $seconds } s.
busy-again = Mam twoje pytanie: odpowiedź będzie w mojej wiadomości powyżej, za około { $seconds } s.
busy-stopped = Uruchomiono mnie ponownie przed odpowiedzią. Zapytaj jeszcze raz.
fault-unreachable = Serwis kursów teraz nie odpowiada. Spróbuj znów za kilka minut.
fault-misfit = Serwis kursów przysyła coś, czego nie umiem odczytać. Moi operatorzy już wiedzą.
fault-no-definition = Nie umiem jeszcze odczytać odpowiedzi serwisu kursów: moi operatorzy muszą najpierw uruchomić diagnozę.
fault-key = Serwis kursów odrzuca mój klucz. Moi operatorzy muszą podać ważny.
fault-spent = Mój limit w serwisie kursów jest wyczerpany. Zapytam znowu, gdy się odnowi.
fault-plan = Mój plan w serwisie kursów tego nie obejmuje. Moi operatorzy mogą ograniczyć zapytania albo zmienić plan.
fault-wish = Serwis kursów nie zna czegoś, co jest w moich ustawieniach. Moi operatorzy muszą je poprawić.
fault-spent-until = Mój limit w serwisie kursów jest wyczerpany do { $until }. Wcześniej nie będzie nowszych kursów.
fault-not-offered = Mój serwis kursów tego nie oferuje.
lacks-predictions = { $source } nie ma prognoz.
lacks-value-bets = { $source } nie ma value betów.
lacks-fighters = { $source } nie podaje danych o zawodnikach.
lacks-teams = { $source } nie ma listy drużyn.
lacks-leagues = { $source } nie ma listy lig.
lacks-bookmakers = { $source } ma jeden kurs dla wszystkich, więc nie ma bukmacherów do porównania.
lacks-bonuses = { $source } nie ma bonusów.
fault-refused = Serwis kursów nie może teraz na to odpowiedzieć. Spróbuj za kilka minut.
fault-full = Tego nie dało się zapisać: mój dysk jest pełny. Moi operatorzy muszą zrobić miejsce.
fault-cannot-save = Nie mogę tego teraz zapisać. Spróbuj znów za minutę.
fault-cannot-look = Nie mogę tego teraz sprawdzić. Spróbuj znów za minutę.
fault-retry = Spróbuj znów
fault-bug = Coś poszło nie tak. To już odnotowane (błąd { $id }).
help-button = Pomoc
unread-media = Czytam tylko tekst. Napisz nazwę drużyny, a pokażę jej kursy.
unread-media-group = Czytam tylko tekst. Napisz /odds i nazwę drużyny.
unread-edit = Nie widzę zmian w wysłanej wiadomości. Wyślij ją, proszę, jeszcze raz.

## Names of commands and options, where a platform shows its own for each language: lower-case letters, no spaces

command-name-matches = mecze
command-name-live = na-żywo
command-name-match = mecz
command-name-odds = kursy
command-name-best = najlepsze
command-name-history = historia
command-name-movers = ruchy
command-name-predictions = prognozy
command-name-valuebets = valuebety
command-name-watch = obserwuj
command-name-unwatch = nie-obserwuj
command-name-watches = obserwacje
command-name-preview = podgląd
command-name-edit = zmień
command-name-pause = wstrzymaj
command-name-resume = wznów
command-name-undo = cofnij
command-name-export = eksport
# As in English.
command-name-import = import
command-name-log = dziennik
command-name-why = dlaczego
command-name-score = bilans
command-name-search = szukaj
command-name-teams = drużyny
command-name-team = drużyna
command-name-leagues = ligi
command-name-fighters = zawodnicy
command-name-fighter = zawodnik
command-name-bookmakers = bukmacherzy
command-name-bonuses = bonusy
# As in English.
command-name-fair = fair
command-name-arbs = surebety
command-name-stake = stawka
# As in English.
command-name-kelly = kelly
command-name-settings = ustawienia
command-name-help = pomoc
# As in English.
command-name-start = start
command-name-status = stan
command-name-about = o-bocie
command-name-privacy = prywatność
# As in English.
command-name-admin = admin
command-name-mydata = moje-dane
command-name-forgetme = zapomnij
command-name-for = kanał
command-name-link = połącz
command-name-unlink = rozłącz

option-name-file = plik
option-name-topic = temat
option-name-text = tekst
option-name-match = mecz
option-name-market = rynek
# As in English.
option-name-format = format
option-name-selection = typ
option-name-book = bukmacher
option-name-books = bukmacherzy
option-name-sport = dyscyplina
option-name-league = liga
option-name-day = dzień
# As in English.
option-name-status = status
option-name-edge = przewaga
option-name-price = kurs
option-name-within = w-ciągu
option-name-window = okres
option-name-threshold = próg
option-name-words = słowa
option-name-what = co
option-name-fighter = zawodnik
option-name-team = drużyna
option-name-prices = kursy
option-name-method = metoda
option-name-change = zmiana
option-name-watch = obserwacja
option-name-rule = reguła
option-name-until = do-kiedy
option-name-chat = czat
option-name-code = kod
option-name-bet = zakład
option-name-stake = stawka
option-name-private = prywatnie
option-name-role = rola
option-private = Odpowiedź widzisz tylko ty

## What operators are told of errors

troubles-heading = Błędy
# Few as many.
troubles-times = { $count ->
    [one] Raz, o { $last }
   *[other] { $count } razy, pierwszy raz o { $first }, ostatni o { $last }
}
troubles-how = Wszystkie są w logu. O każdym rodzaju powiadamiam najwyżej raz na godzinę.

## Who is let in

access-blocked = Operatorzy zablokowali tu dostęp, więc nie odpowiadam.
access-not-listed = Odpowiadam tylko na niektórych czatach, a ten do nich nie należy.
access-asked = Odpowiadam tylko tam, gdzie pozwalają moi operatorzy. Prośba do nich wysłana; napiszę tu, gdy pozwolą.
event-asked = Nowy czat prosi o dostęp: { $address }
event-asked-by = Nowy czat prosi o dostęp: { $address }, pisze tam { $person }
event-admitted = Ten czat ma już dostęp. Napisz /help, by zobaczyć, co potrafię.
event-admitted-there = { $chat } ma już dostęp. Zarządzanie: /for.

## /admin: for the operators of a bot

command-admin = Dla operatorów: jak działa bot, jego czaty i co zrobiono
    .what = status, budget, chats, limits, log, doctor …
    .example = /admin status
admin-heading = Dla operatorów
admin-unknown-act = Operatorzy nie mają komendy „{ $word }”.
admin-in-private = Odpowiadam na to tylko prywatnie. Otwórz ze mną czat prywatny i zapytaj tam.
admin-usage-status = status
admin-usage-budget = budget
admin-usage-chats = chats 1001
admin-usage-chat = chat telegram:42
admin-usage-failed = failed
admin-usage-limits = limits telegram:42 hourly 6
admin-usage-log = log
admin-usage-unclear = unclear
admin-usage-doctor = doctor
admin-act-status = co działa, co jest wstrzymane, co szwankuje
admin-act-budget = ile zostało zapytań i kto je zużył
admin-act-chats = ile jest czatów i które obserwują najwięcej; szuka też po części adresu
admin-act-chat = co wiadomo o jednym czacie
admin-act-failed = czego w ciągu doby nie dało się doręczyć; można to wysłać ponownie
admin-act-limits = ile jeden czat może obserwować i dostawać
admin-act-log = co zrobili operatorzy
admin-act-unclear = czego nie zrozumiałem, z ukrytymi danymi
admin-act-doctor = pyta serwis kursów o wszystko, trwa pół minuty
admin-status-button = Stan
admin-budget-button = Budżet
admin-chats-button = Czaty
admin-chat-button = Ten czat
admin-limits-button = Limity
admin-log-button = Dziennik
admin-failed-button = Niedoręczone
admin-unclear-heading = Niezrozumiane od uruchomienia
admin-unclear-none = Od uruchomienia rozumiem wszystkie wiadomości.
admin-unclear-off = Nie liczę tego, czego nie rozumiem. Włącza to { $setting }.
admin-unclear-line = { $count } × { $words }
admin-failed-heading = Niedoręczone w ciągu doby
admin-failed-none = Wszystko doręczono albo jest jeszcze w drodze.
admin-failed-line = { $count ->
        [one] { $count } wiadomość
        [few] { $count } wiadomości
       *[other] Wiadomości: { $count }
    }, ostatnia { $last }
admin-failed-again = Wyślij ponownie: { $number }
admin-failed-queued = { $count ->
        [0] Nie ma już nic do ponownego wysłania.
        [one] { $count } wiadomość wychodzi ponownie, jeśli nadal jest aktualna.
        [few] { $count } wiadomości wychodzą ponownie, jeśli nadal są aktualne.
       *[other] { $count } wiadomości wychodzi ponownie, jeśli nadal są aktualne.
    }
admin-doctor-button = Diagnoza
admin-platform-telegram = Telegram
admin-platform-discord = Discord
admin-platform-playground = Demo
admin-status-heading = Jak działa bot
admin-row-version = Wersja
admin-version-newer = { $version }; jest już { $newer }
admin-row-since = Uruchomiony
admin-row-platforms = Platformy
admin-platform-up = { $name } działa
admin-platform-down = { $name } nie działa
admin-row-database = Baza danych
admin-row-poller = Ostatnie odpytanie
admin-poller-elsewhere = w innym procesie
admin-row-watched = Obserwowane
admin-watched = mecze: { $matches }, czaty: { $chats }
admin-row-queue = Powiadomienia w kolejce
admin-queue = w drodze: { $going }, wstrzymane: { $held }
admin-queue-oldest = najstarsze miało pójść { $since }
admin-row-backup = Ostatnia kopia dzienna
admin-backup-none = brak
admin-disk-full = Dysk z bazą danych jest pełny.
admin-odds-failing = Serwis kursów nie odpowiada od ponad 15 minut.
admin-odds-key-refused = Serwis kursów odrzuca klucz: podaj ważny.
admin-odds-out-of-credits = Limit w serwisie kursów jest wyczerpany.
admin-odds-busy = Serwis kursów chce mniej zapytań.
admin-misfit = { $endpoint }: serwis kursów przysyła coś, czego nie umiem odczytać (od { $since }): { $misfit }
admin-no-definition = Odpowiedzi serwisu kursów nie da się jeszcze odczytać: naciśnij „{ $button }”.
admin-unseen-drafts = Szkice do nikogo nie trafiają, powiadomienia przepadają: { $chats }
admin-unlisted = Listy osób, które prosiły o usunięcie danych, nie da się zapisać obok kopii zapasowych (zauważono { $since }). Przywrócenie kopii mogłoby odtworzyć ich dane. Sprawdź BACKUP_DIR
admin-status-notes = Odnotowano w odpowiedziach serwisu kursów od startu:
admin-status-no-notes = W odpowiedziach serwisu kursów nie było nic niezwykłego.
admin-status-note = { $endpoint }: { $note } × { $count }
admin-more = I jeszcze { $count }.
admin-budget-heading = Zapytania do serwisu kursów
admin-budget-no-requests = Nie było jeszcze zapytań.
admin-budget-pace = Zapytań na minutę: najwyżej { $rate }; w tej zostało { $left }.
admin-budget-pause = Serwis poprosił o przerwę; koniec { $end }.
# Few as many.
admin-budget-demand = { $matches ->
    [0] Żaden mecz nie jest obserwowany.
    [one] Odpytywanie { $matches } obserwowanego meczu zajmuje { $share } zapytań.
   *[other] Odpytywanie { $matches } obserwowanych meczów zajmuje { $share } zapytań.
}
# Few as many.
admin-budget-demand-too-much = Odpytywanie obserwowanych meczów ({ $matches }) tak często, jak są odświeżane, zajęłoby { $share } dostępnych zapytań. Wszystkie są odpytywane rzadziej: zmiany widać średnio do { $minutes ->
    [one] { $minutes } minuty
   *[other] { $minutes } minut
} później.
admin-credits-used = Zużyto
admin-credits-of = { $used } z { $units }
admin-credits-left = Zostało
admin-credits-until = { $left } do { $end }
admin-credits-pace = W tym tempie
admin-credits-lasts = zapas na koniec: { $left }
admin-credits-dry = wystarczy do { $end }
admin-credits-column-league = Liga
admin-credits-column-day = Dziennie
admin-credits-column-watch = Na obs.
admin-credits-one-more = Jeszcze jedna liga zużywałaby około { $units } dziennie.
admin-credits-alerted = Na 100 ruchów przypada około { $now } powiadomień, a przy dwa razy większym limicie około { $doubled }.
admin-budget-most = Najwięcej obserwują:
admin-budget-used = Zużyto w ostatniej godzinie:
admin-column-for = Dla
admin-column-requests = Zapytania
admin-lane-person = ludzie
admin-lane-poller = powiadomienia
admin-budget-this-process = Liczone tylko w tym procesie.
admin-chats-heading = Czaty
admin-chats-none = Nie ma takiego czatu.
admin-chats-how = Znajdź czat po części adresu: { $usage }
admin-chat-line = { $address }: { $watches ->
    [one] { $watches } obserwacja
    [few] { $watches } obserwacje
   *[other] { $watches } obserwacji
}
admin-chat-line-state = { $address }: { $watches ->
    [one] { $watches } obserwacja
    [few] { $watches } obserwacje
   *[other] { $watches } obserwacji
} ({ $state })
admin-state-active = aktywny
admin-state-suspended = nieosiągalny
admin-state-asked = jeszcze bez dostępu
admin-state-blocked = zablokowany
admin-state-since = { $state } (zmiana: { $since })
admin-count-active = { $count ->
    [one] { $count } aktywny
    [few] { $count } aktywne
   *[other] { $count } aktywnych
  }
admin-count-suspended = { $count ->
    [one] { $count } nieosiągalny
    [few] { $count } nieosiągalne
   *[other] { $count } nieosiągalnych
  }
admin-count-asked = { $count ->
    [one] { $count } jeszcze bez dostępu
    [few] { $count } jeszcze bez dostępu
   *[other] { $count } jeszcze bez dostępu
  }
admin-count-blocked = { $count ->
    [one] { $count } zablokowany
    [few] { $count } zablokowane
   *[other] { $count } zablokowanych
  }
admin-row-state = Stan
admin-row-reason = Powód
admin-row-known = Pierwszy kontakt
admin-row-language = Język
admin-row-watches = Obserwowane mecze
admin-of = { $count } z najwyżej { $most }
admin-row-hourly = Wiadomości na godzinę
admin-row-matches = Mecze
admin-row-messages = Wiadomości w ciągu tygodnia
admin-row-waiting = Powiadomienia w kolejce
admin-row-log = W dzienniku
admin-which-chat = Który czat? Wpisz jego adres, na przykład: telegram:42
admin-no-such-chat = Nie znam czatu { $address }.
admin-limits-saved = Zapisano.
admin-limits-watches = { $count ->
    [one] { $count } mecz
    [few] { $count } mecze
   *[other] { $count } meczów
}
admin-limits-how = Inne liczby: { $usage }
admin-limits-unclear = Dla { $address } rozumiem: hourly i liczbę do 60 albo off; watches i liczbę do 1000 albo usual.
admin-usage-block = block telegram:42
admin-usage-allow = allow telegram:42
admin-usage-leave = leave telegram:-1001
admin-act-block = przestaje odpowiadać czatowi lub osobie; osoba na Discordzie to discord:@42
admin-act-allow = daje dostęp temu, kto o niego prosił albo był zablokowany
admin-act-leave = wychodzi z grupy lub serwera
admin-block-button = Zablokuj
admin-allow-button = Daj dostęp
admin-unblock-button = Odblokuj
admin-refuse-button = Odmów
admin-asked-button = Kto czeka
admin-leave-button = Wyjdź
admin-blocked = { $address } jest zablokowany. Odpowiem tam ostatni raz, żeby o tym powiedzieć, i nic więcej nie wyślę.
admin-block-operator = { $address } to operator, którego nie można zablokować.
admin-allowed = { $address } ma dostęp.
admin-not-shut = { $address } nie był zablokowany.
admin-left = Nie ma mnie już w { $address }.
admin-leave-private = { $address } to rozmowa prywatna, z której nie mogę wyjść. Zablokuj ją.
admin-leave-failed = Nie udało się wyjść z { $address }. Spróbuj za kilka minut.
admin-usage-broadcast = broadcast Wracamy o 9.
admin-act-broadcast = wysyła wiadomość do wszystkich czatów; najpierw pokazuje podgląd
admin-broadcast-how = Napisz, co powiedzieć wszystkim czatom: /admin broadcast i tekst. Nic nie pójdzie, zanim naciśniesz przycisk.
admin-broadcast-long = To za długie: najwyżej 1500 znaków.
admin-broadcast-heading = Jeszcze nie wysłano
# Few as many.
admin-broadcast-takes = { $count ->
    [one] { $count } czat
    [few] { $count } czaty
   *[other] { $count } czatów
}, potrwa około { $minutes ->
    [one] { $minutes } minuty
   *[other] { $minutes } minut
}; powiadomienia mają pierwszeństwo. Treść wiadomości:
# Few as many.
admin-broadcast-send = { $count ->
    [one] Wyślij do { $count } czatu
   *[other] Wyślij do { $count } czatów
}
admin-broadcast-old = Ten tekst ma ponad godzinę albo już go nie mam. Napisz go jeszcze raz.
admin-broadcast-begun = Wysyłam.
admin-broadcast-already = Ten tekst już wysyłam albo został wysłany; żaden czat nie dostanie go dwa razy.
admin-broadcast-progress = Wysłano: { $told }, czeka: { $waiting }
admin-broadcast-stop = Zatrzymaj
admin-broadcast-stopped = Zatrzymano. Wysłano: { $told }, nie wysłano: { $left }
event-notice = Do wszystkich czatów od operatorów tego bota
admin-log-heading = Co zrobili operatorzy
admin-log-none = Jeszcze nic.
admin-log-line = { $at } { $operator }: { $act }
admin-doctor-heading = Diagnoza
admin-doctor-fine = Wszystko rozumiem.
admin-doctor-trouble = Nie wszystko w odpowiedziach serwisu kursów rozumiem.
# As in English.
admin-column-endpoint = Endpoint
admin-column-verdict = Wynik
admin-column-items = Pozycje
admin-verdict-understood = dobrze
admin-verdict-partly = częściowo
admin-verdict-empty = pusto
admin-verdict-open = do decyzji
admin-verdict-misfit = zmiana
admin-verdict-not-understood = niejasne
admin-verdict-refused = odmowa
admin-verdict-unreachable = brak odp.
admin-verdict-not-asked = bez pytania
admin-degraded-heading = Co na tym cierpi:
admin-degraded = { $feature }: { $cause }
admin-feature-matches = lista meczów i wyszukiwanie po słowach
admin-feature-slug = mecz po jego slugu
admin-feature-odds = kursy
admin-feature-alerts = powiadomienia
admin-feature-history = historia kursów
admin-feature-predictions = prognozy
admin-feature-valuebets = value bety
admin-feature-fighters = zawodnicy
admin-feature-teams = drużyny
admin-feature-leagues = ligi
admin-feature-bookmakers = bukmacherzy i ich oceny
admin-feature-bonuses = bonusy
admin-feature-kickoff = godziny meczów
admin-feature-live = odróżnianie meczów na żywo
admin-feature-sports = mecze według dyscypliny
admin-feature-books = kursy u każdego bukmachera
admin-feature-records = bilanse zawodników
admin-feature-results = wyniki
admin-cause-no-answer = { $endpoint } nie odpowiada
admin-cause-not-understood = odpowiedź { $endpoint } jest niezrozumiała
admin-cause-field = żadna pozycja { $endpoint } nie ma { $field }
admin-cause-filter = { $endpoint } ignoruje { $field }
admin-filters-heading = Filtry listy meczów:
admin-filter = { $parameter }: { $works }
admin-works-yes = działa
admin-works-no = nie działa
admin-works-unclear = nie wiadomo
admin-refused-heading = Pominięte w odpowiedziach:
admin-questions-heading = Do decyzji:
admin-questions-how = { $command } zapisuje opis do pliku, tam decydujesz.
admin-definition-new = Od teraz tak czytam odpowiedzi serwisu kursów.
admin-service-works = { $service } odpowiada tak, jak trzeba.
admin-service-works-key = { $service } przyjmuje mój klucz i odpowiada tak, jak trzeba.
admin-service-key = { $service } odrzuca mój klucz. Sprawdź { $settings }.
admin-service-plan = Mój klucz jest dobry, ale jego plan nie obejmuje tego, o co pytam. Sprawdź { $settings }.
admin-service-spent = Mój klucz jest dobry, ale jego limit jest wyczerpany.
admin-service-busy = { $service } dostaje teraz za dużo zapytań. Być może mojego klucza używa też inny program.
admin-service-choices = { $service } nie zna tego, o co pytam. Sprawdź { $settings }.
admin-service-misfit = { $service } przysyła coś innego, niż podaje jego opis: { $detail }
admin-service-refused = { $service } odmawia odpowiedzi: { $detail }
admin-service-down = Nie mogę się połączyć z { $service }: { $detail }. Sprawdź { $settings }.
admin-service-has = Co tam jest:
admin-service-left =
    { $per ->
        [hour] Zostało w tej godzinie: { $units }
        [day] Zostało dzisiaj: { $units }
        [month] Zostało w tym miesiącu: { $units }
       *[other] Zostało w tej chwili: { $units }
    }
admin-service-looks =
    { $looks ->
        [one] Wszystkie obserwacje razem zużywają około { $looks } zapytania dziennie.
        [few] Wszystkie obserwacje razem zużywają około { $looks } zapytań dziennie.
        [many] Wszystkie obserwacje razem zużywają około { $looks } zapytań dziennie.
       *[other] Wszystkie obserwacje razem zużywają około { $looks } zapytań dziennie.
    }

## The playground page

playground-tag = demo
playground-welcome = Zapytaj o kursy, obserwuj mecz, zobacz powiadomienie
playground-hint = Wpisz /, by zobaczyć wszystkie komendy, nazwę drużyny, by zobaczyć jej kursy, albo zacznij od jednego z tych:
playground-feed = Rozmowa
playground-input = Wiadomość
playground-placeholder = Drużyna albo / (komendy)
playground-send = Wyślij
playground-palette = Komendy i podpowiedzi
playground-you = Ty:
playground-writing = Pisze…
playground-alert = Powiadomienie
playground-silent = bez dźwięku
playground-personal = Widzisz to tylko ty
playground-changed = zmieniono
playground-table = Tabela
playground-mark-best = najlepszy
playground-mark-up = w górę
playground-mark-down = w dół
playground-connecting = Łączenie…
playground-connected = Połączono
playground-reconnecting = Ponowne łączenie…
playground-paused = Wstrzymano w tej karcie
playground-away = Brak odpowiedzi. Czy bot jeszcze działa?
playground-refused = Na to nie dało się odpowiedzieć.
playground-retry = Spróbuj znów
playground-newer = Nowe powiadomienie
playground-settings = Ustawienia
playground-language = Język
playground-place = Ten czat jest
playground-private = prywatny
playground-group = grupą
playground-admin = Jestem administratorem tej grupy
playground-chat = Czat
playground-new-chat = Otwórz inny czat
playground-menu = Wybierz
playground-views = Wygląd odpowiedzi
playground-view-chat = Czat
playground-view-telegram = Telegram
playground-view-discord = Discord
playground-view-data = Dane
playground-view-reply = Sama odpowiedź
playground-readers = Drugi czat
playground-readers-hint = Czat obok tego, z własnym językiem, formatem kursów i obserwacjami. Ten sam kurs, ale każdy czat ma własne reguły.
playground-add-reader = Otwórz obok
playground-remove = Zamknij ten czat
playground-me = Ty
playground-format = Format kursów
playground-format-decimal = Dziesiętny
playground-format-fractional = Ułamkowy
playground-format-american = Amerykański
playground-format-hongkong = Hongkoński
playground-format-percent = Procentowy
playground-market = Rynek
playground-market-hint = Mecz jest zmyślony, a jego kursy zmieniają się same. Zmień kurs i zobacz, kto dostanie powiadomienie.
playground-market-real = Prawdziwe kursy, bez klucza:
playground-market-odds = Kursy
playground-market-watch = Obserwuj
playground-market-push = Zmień kurs
playground-market-chance = Szansa pierwszej drużyny
playground-pushed = Zmieniono:
playground-pushed-next = Kto obserwuje ten mecz, dostanie powiadomienie w ciągu pół minuty.
playground-tour = Pierwsza minuta
playground-tour-odds = Zapytaj o kursy
playground-tour-odds-why = Kurs każdego bukmachera, najlepsze zaznaczone.
playground-tour-watch = Obserwuj mecz
playground-tour-watch-why = Gdy kurs się ruszy, przyjdzie tu powiadomienie.
playground-tour-push = Zmień kurs
playground-tour-push-why = Szansa zmieni się o 6 pp; powiadomienie przyjdzie w ciągu pół minuty.
playground-tour-go = Zrób to
playground-tour-skip = Pomiń
playground-tour-done = To było twoje pierwsze powiadomienie
playground-close = Zamknij

## Pictures

chart-button = Wykres
chart-books = Bukmacherzy
chart-start = Początek
chart-band = zakres
chart-best = najlepszy kurs
chart-gap = brak kursów
chart-told = powiadomienie
# Few as many.
chart-consensus = { $books ->
    [1] jeden bukmacher, bez marży
    [one] średnia { $books } bukmachera
   *[other] średnia { $books } bukmacherów
}
chart-subject = { $market } · { $whose } · od { $since }
chart-of = { $market } · { $whose }
chart-way = { $from } → { $now }
chart-since = Pierwsze dane: { $since }.
chart-alt = Wykres: { $title }, { $subject }. { $figures }.
# Few as many.
chart-board-subject = { $market } · { $books ->
    [one] { $books } bukmacher
   *[other] { $books } bukmacherów
}{ $isFair ->
    [yes] {" "}· jak daleko od uczciwego kursu
   *[no] {""}
}
chart-board-framed = { $subject }, najlepszy w ramce
chart-distance = { $points }%
# As in English.
chart-best-of = { $price } { $book } · fair { $fair }
chart-price-at = { $price } { $book }
# As in English.
chart-fair-only = fair { $fair }
chart-movers-subject = Uczciwe kursy, wtedy → teraz
chart-mover = { $selection } · { $same } z { $books } bukmacherów
chart-price = Kurs
chart-edge = Przewaga
chart-bet = { $selection } · { $book }
chart-bet-figures = { $price } · +{ $edge }
chart-bets-subject = { $count ->
    [one] { $count } value bet
    [few] { $cut ->
        [yes] { $count } najlepsze value bety
       *[no] { $count } value bety
    }
   *[other] { $cut ->
        [yes] { $count } najlepszych value betów
       *[no] { $count } value betów
    }
} według kursu i przewagi{ $isNarrowed ->
    [yes] {" "}· { $narrowed }
   *[no] {""}
}
chart-alerts = Co było po twoich powiadomieniach
chart-alerts-summary = { $count ->
    [one] { $count } powiadomienie
    [few] { $count } powiadomienia
   *[other] { $count } powiadomień
} · kurs poszedł dalej: { $on }, stanął: { $stayed }, cofnął się: { $back }
chart-alerts-told = Ruch w powiadomieniu, pp
chart-alerts-after = Ruch potem, pp
chart-alerts-stayed = kurs stanął
chart-alerts-explained = W pp, od powiadomienia do początku meczu albo do teraz: nad linią kurs poszedł dalej w tę samą stronę, pod nią się cofnął.
chart-alerts-none = Nie ma jeszcze powiadomień o kursach do pokazania.
chart-alert = { $selection } · { $day }
chart-alert-way = { $from } → { $to } → { $now }
