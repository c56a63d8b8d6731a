# Russian. The same keys and variables as en.ftl.

## Credit: on every message

credit = Данные: { $source }
credit-simulated = Данные вымышленные: это песочница Linewatch. Команды, букмекеры и коэффициенты ненастоящие.
credit-simulated-short = Вымышлено: всё ненастоящее
cut = … Остальное не поместилось.

## Selections and markets

selection-draw = Ничья
selection-over = Больше
selection-under = Меньше
selection-yes = Да
selection-no = Нет
selection-line = { $selection } { $line }
column-home = П1
column-draw = X
column-away = П2
column-over = ТБ
column-under = ТМ
column-yes = Да
column-no = Нет

## Sports and states

sport-football = Футбол
sport-ice-hockey = Хоккей
sport-hockey = Хоккей
sport-basketball = Баскетбол
sport-tennis = Теннис
sport-mma = ММА
sport-baseball = Бейсбол
sport-american-football = Американский футбол

status-scheduled = предстоит
    .matches = предстоящие
status-live = идёт сейчас
    .matches = идут сейчас
status-finished = завершён
    .matches = завершённые
status-postponed = перенесён
    .matches = перенесённые
status-cancelled = отменён
    .matches = отменённые
status-no-time = время неизвестно

match-title = { $home } — { $away }

## /start and /help

command-start = Что умеет бот
start-heading = Linewatch
start-what = Коэффициенты десяти букмекеров рядом, валуйные ставки и оповещения, когда сдвигается линия, за которой вы следите.
start-how = Напишите название клуба или имя игрока либо нажмите кнопку.
start-how-group = Напишите /odds и название команды, а для оповещений — /watch и название.
start-matches = Матчи
start-valuebets = Валуйные ставки
start-help = Команды бота

command-help = Команды бота с примерами
help-heading = Команды бота
help-subject-matches = Матчи
help-subject-odds = Коэффициенты
help-subject-alerts = Оповещения
help-subject-names = Команды, бойцы, букмекеры
help-subject-bot = Настройки и прочее
help-line = { $usage } — { $description }
help-group = В группах подписками распоряжаются администраторы; в /settings они могут разрешить это всем.
help-words = Матч можно назвать по клубу или игроку, а также по числу после знака #.

## /matches

command-matches = Матчи ближайших дней
    .sport = Вид спорта или турнир, например футбол
    .league = Турнир, по словам из названия
    .day = сегодня, завтра или дата, например 23.11
    .status = лайв, предстоящие или завершённые
    .example = /matches футбол завтра
command-live = Матчи, которые идут прямо сейчас
    .sport = Вид спорта или турнир, например футбол
    .league = Турнир, по словам из названия
    .example = /live футбол
matches-heading = Матчи
matches-heading-sport = Матчи: { $sport }
matches-row = { $time } · { $title }
matches-prices = Лучшие коэффициенты на П1 / X / П2 — там, где они известны.
matches-row-live = Идёт · { $title }
matches-none = Сейчас в линии нет ни одного матча.
matches-none-sport = { $sport }: матчей нет.
matches-all = Все матчи
matches-live = Идут сейчас
page-shown = { $first }–{ $last } из { $total }
page-list-cut = У сервиса коэффициентов список длиннее: удалось прочитать только его начало.
page-next = Дальше ›
page-previous = ‹ Назад
file-button = CSV
file-done = { $isWhole ->
    [no] Последние строки для таблицы: { $count } из { $total }.
   *[yes] Строк для таблицы: { $count }.
  } Время — UTC, коэффициенты десятичные.
file-column-number = Номер
file-column-starts = Начало (UTC)
file-column-home = Хозяева
file-column-away = Гости
file-column-sport = Вид спорта
file-column-league = Турнир
file-column-status = Статус
file-column-market = Рынок
file-column-selection = Исход
file-column-book = Букмекер
file-column-price = Коэффициент
file-column-fair = Без маржи
file-column-edge = Перевес, %
file-column-watch = Подписка
file-column-rule = Правило
file-column-state = Состояние
file-column-from = Было
file-column-to = Стало
file-column-time = Время (UTC)
file-column-decision = Что произошло
row-odds = Открыть
row-open = Открыть

## /odds

command-odds = Коэффициенты букмекеров на матч
    .match = Команда, две команды или #номер
    .market = Рынок, например исход, тотал 2.5 или фора -1.5
    .format = Формат только на этот раз, например американский или дроби
    .example = /odds { $match }
odds-when = { $league } · { $start }
odds-when-no-league = { $start }
odds-market-winner = Исход
odds-market-double-chance = Двойной шанс
odds-market-draw-no-bet = Ставка без ничьей
odds-market-total = Тотал { $line }
odds-market-handicap = Фора { $line }
odds-market-both-score = Обе забьют
odds-market-other = Прочее
odds-book = Букмекер
odds-margin = Маржа { $margin }
odds-fair = Без маржи
odds-chance = Шанс %
odds-unnamed-book = Не назван
odds-best = { $selection }: лучший коэффициент { $price } ({ $book })
odds-best-range = { $selection }: лучший коэффициент { $price } ({ $book }) · у всех { $low } – { $high }
odds-best-full = { $selection }: лучший коэффициент { $price } ({ $book }) · у всех { $low } – { $high }, шанс { $lowChance }–{ $highChance }
odds-best-fair = { $selection }: { $price } ({ $book }) · без маржи { $fair }
odds-best-none = { $selection }: лучшего коэффициента нет
odds-shows-alone = { $book } даёт { $price }, { $points ->
    [0] но на этом рынке расходится с остальными
   *[other] но расходится с остальными на { $points } п. п.
  }
odds-shows-unsound = { $book } даёт { $price }, маржа { $margin }, не учитывается
odds-alone = { $sign } Далеко от остальных: { $books }
odds-alone-book = { $book } на { $points } п. п.
odds-alone-book-late = { $book } на { $points } п. п. (обновлён на { $minutes } мин раньше остальных)
odds-unsound = { $sign } Не в счёт: { $books }
odds-unsound-book = { $book } (маржа { $margin })
odds-market-missing = Рынок «{ $market }» здесь никто не предлагает; показан основной.
odds-margins = Маржа в среднем { $average }: { $books }
odds-own-books = { $sign } Ваши букмекеры: лучшие коэффициенты по ним
odds-own-books-absent = Ваши букмекеры этого не предлагают: учтены все
odds-consensus-note = «Без маржи» и «Шанс»: средняя оценка букмекеров за вычетом маржи.
odds-age = Коэффициенты обновлены { $age }.
odds-next = новые примерно { $time }
odds-closing = последние записанные коэффициенты до начала
odds-other-markets = Другие рынки
odds-age-old = Коэффициенты устарели: последнее обновление было { $age }. Они могли измениться.
odds-failure = Сервис коэффициентов сейчас недоступен; показаны последние полученные данные.
odds-none = Сейчас букмекеры не дают коэффициентов на этот матч.
odds-refresh = Обновить
odds-watch = Следить
odds-watching = Подписка: { $rule }

## Finding a match

find-many = Какой матч вы имеете в виду?
find-match-row = { $title }
  { $start } · { $league }
find-match-row-no-league = { $title }
  { $start }
find-choose = Выбрать
find-fixture = { $day } · { $title }
find-many-more = Подходящих матчей больше, чем здесь помещается. Добавьте вторую команду или день.
find-none = По запросу «{ $words }» матчей не нашлось.
find-name-one = Под «{ $words }» подходит не один вариант. Назовите один матч, по двум командам или по номеру, например: { $example }
find-none-near = По запросу «{ $words }» матчей не нашлось. Может быть, один из этих?
find-none-soonest = По запросу «{ $words }» матчей не нашлось. Попробуйте название одного клуба; вот ближайшие матчи:
find-none-hint = Попробуйте название одного клуба или посмотрите список:

## /valuebets

command-valuebets = Коэффициенты выше справедливых
    .sport = Вид спорта, например футбол
    .edge = Перевес не меньше, например 5%
    .price = Диапазон коэффициентов, например 1.5-3
    .within = Матч начнётся в течение, например 12ч
    .book = Букмекер
    .example = /valuebets 3% 1.5-3
valuebets-heading = Валуйные ставки
valuebets-explained = Перевес: сколько ставка приносит в среднем, если модель права. Это не совет.
valuebets-row = { $edge } { $selection } { $price } { $book }{ $others ->
    [0] {""}
   *[other] {" "}(и ещё { $others })
  }
  { $title } · { $start } · без маржи { $fair }
valuebets-none = Сейчас валуйных ставок нет.
valuebets-none-filter = { $count ->
    [1] Единственная сейчас валуйная ставка не подходит.
    [one] Из { $count } валуйной ставки не подходит ни одна.
   *[other] Из { $count } валуйных ставок не подходит ни одна.
  }
valuebets-edge = от { $edge }
valuebets-price = коэффициент { $low }–{ $high }
valuebets-within = { $hours ->
    [one] в течение { $hours } часа
   *[other] в течение { $hours } часов
  }
valuebets-all = Все валуйные ставки
valuebets-bad-filter = Не понимаю «{ $words }». Фильтры: перевес, диапазон коэффициентов, часы, вид спорта и букмекер, например: /valuebets 5% 1.5-3 12ч
valuebets-model = Это расчёт модели, а не совет.
valuebets-age = Рассчитано { $age }.
valuebets-age-old = Расчёт устарел: он сделан { $age }. Коэффициенты могли измениться.

## Watches on value bets

valuebets-watch = Следить за такими
bet-watch-done = Слежу за валуйными ставками: { $filter }.
bet-watch-changed = Подписка на валуйные ставки начинается заново: { $filter }.
bet-watch-all = все
bet-watch-title = Валуйные ставки: { $filter }
bet-watch-rule = { $points ->
    [one] Сообщу, когда такая ставка появится, и ещё раз, когда её перевес вырастет на { $amount } процентный пункт. Когда ставки не станет, изменю сообщения, в которых о ней рассказал.
    [few] Сообщу, когда такая ставка появится, и ещё раз, когда её перевес вырастет на { $amount } процентных пункта. Когда ставки не станет, изменю сообщения, в которых о ней рассказал.
    [many] Сообщу, когда такая ставка появится, и ещё раз, когда её перевес вырастет на { $amount } процентных пунктов. Когда ставки не станет, изменю сообщения, в которых о ней рассказал.
   *[other] Сообщу, когда такая ставка появится, и ещё раз, когда её перевес вырастет на { $amount } процентного пункта. Когда ставки не станет, изменю сообщения, в которых о ней рассказал.
  }
bet-watch-now = { $count ->
    [0] Сейчас подходящих ставок нет.
    [one] Сейчас подходит { $count } ставка; сообщу только о новых.
    [few] Сейчас подходят { $count } ставки; сообщу только о новых.
   *[other] Сейчас подходит { $count } ставок; сообщу только о новых.
  }
bet-watch-now-unknown = Список сейчас прочитать не получается. Сообщу о том, что появится после следующей проверки.
bet-watch-rule-words = { $filter } · { $rule }
bet-watch-improving = { $points ->
    [one] рост перевеса на { $amount } процентный пункт
    [few] рост перевеса на { $amount } процентных пункта
    [many] рост перевеса на { $amount } процентных пунктов
   *[other] рост перевеса на { $amount } процентного пункта
  }
bet-details-paused = Пауза: ставки, которые появятся за это время, пропущу.
bet-details-resumed = Подписка снова действует. Сообщу о том, что появится после следующей проверки.
bet-details-changed = Подписка изменена. Сообщу только о том, что появится с этого момента.
bet-watch-same = Такая подписка на валуйные ставки здесь уже есть.
bet-watch-limit = В этом чате уже { $count ->
    [one] { $count } подписка
    [few] { $count } подписки
   *[other] { $count } подписок
  } на валуйные ставки, больше нельзя. Сначала уберите какую-нибудь.
bet-watch-bad-improvement = «{ $typed }» не годится. Напишите, на сколько процентных пунктов должен вырасти перевес, например: /watch валуи 3% рост на 1
unwatch-bets-done = Больше не слежу за валуйными ставками: { $filter }.
bet-alert-appeared = { $count ->
    [one] Новая валуйная ставка: { $count }
   *[other] Новые валуйные ставки: { $count }
  }
bet-alert-improved = { $count ->
    [one] Перевес вырос: { $count } валуйная ставка
    [few] Перевес вырос: { $count } валуйные ставки
   *[other] Перевес вырос: { $count } валуйных ставок
  }
bet-alert-both = Валуйные ставки, новые и с выросшим перевесом: { $count }
bet-alert-gone = { $count ->
    [1] Валуйной ставки больше нет
   *[other] Валуйных ставок больше нет: { $count }
  }
bet-alert-missed = { $count ->
    [one] Ещё { $count } появилась и исчезла
    [few] Ещё { $count } появились и исчезли
   *[other] Ещё { $count } появились и исчезли
  }
bet-alert-row = { $edge }{ $news ->
    [improved] {" "}(было { $before })
   *[appeared] {""}
  } { $selection } { $price } { $book }{ $others ->
    [0] {""}
   *[other] {" "}(+{ $others })
  }
bet-alert-fair = без маржи { $fair }
bet-alert-offer = { $selection } по { $price } ({ $book })
bet-alert-offer-no-book = { $selection } по { $price }
bet-alert-watch = Эта подписка
bet-gone-left = { $offer }: исчезла ({ $time })
bet-gone-left-now = { $offer }: исчезла ({ $time }), теперь { $now }
bet-gone-below = { $offer }: перевес мал ({ $time })
bet-gone-below-now = { $offer }: перевес мал ({ $time }), теперь { $now }
bet-gone-began = { $offer }: матч начался

## /match, /best, /history

command-match = О матче: турнир, время, рынки
    .match = Команда, две команды или #номер
    .example = /match { $match }
match-sport = Вид спорта
match-league = Турнир
match-start = Начало
match-status = Статус
match-markets = Рынки
match-no-markets = сейчас коэффициентов нет
match-books = Букмекеров
match-number = Номер
match-details = О матче
match-best = Лучший коэффициент
match-history = Движение
match-prediction = Прогноз

command-best = Лучшие коэффициенты на исход
    .match = Команда, две команды или #номер
    .selection = П1, X, П2, команда или ТБ 2.5
    .example = /best { $match } П1
best-price = Кэф
best-edge = Перевес
best-edge-fair = ровно
best-margin = Мрж
best-margin-note = Мрж: маржа букмекера на этом рынке, в процентах
best-rating = Рйт
best-rating-note = Рйт: рейтинг букмекера
best-rating-note-of = Рйт: рейтинг букмекера из { $max }
best-fair = Без маржи { $fair }: линия букмекеров даёт шанс { $chance }. Перевес показывает, насколько коэффициент выше.
best-which = Какой исход?
best-missing = Сейчас никто не принимает ставки на { $selection }. Есть такие исходы:
best-unknown = Не знаю исхода «{ $selection }». Напишите П1, X, П2, команду или ТБ 2.5 либо выберите:
best-others = Другие исходы

command-history = Движение коэффициентов на матч
    .match = Команда, две команды или #номер
    .book = Букмекер; без него линия всех
    .selection = П1, X, П2, команда или ТБ 2.5
    .example = /history { $match }
history-none = О движении этих коэффициентов пока ничего не известно.
history-none-book = О движении коэффициентов { $book } ничего не известно.
history-of = { $market } · { $whose }
history-consensus = линия букмекеров без маржи
history-open = Старт
history-now = Сейчас
history-points = П. п.
history-chance = Шанс
history-net = Изменение
history-range = Диапазон
history-reading = { $price } · шанс { $chance } · { $time }
history-net-none = нет
history-net-shortened = ▼ упал: { $price } по коэффициенту, { $points } п. п. вероятности
history-net-drifted = ▲ вырос: { $price } по коэффициенту, { $points } п. п. вероятности
history-since = Первые данные: { $since }. ▼ упал, ▲ вырос. Столбики показывают шанс: чем выше, тем ниже коэффициент.
history-unknown = Не знаю здесь ни букмекера, ни исхода «{ $words }». Например: П1, X, П2 или название букмекера.
history-all = Все исходы
history-consensus-button = Линия всех
history-more-markets = { $count ->
    [one] Ещё { $count } рынок ›
    [few] Ещё { $count } рынка ›
   *[other] Ещё { $count } рынков ›
  }

## /predictions, /movers

command-predictions = Вероятности модели рядом с рынком
    .match = Команда, две команды или #номер; без матча самые большие расхождения
    .example = /predictions { $match }
predictions-heading = Прогнозы
predictions-row = { $title } · { $start }
  { $selection } { $model }, рынок { $market } ({ $points } п. п.)
predictions-row-no-market = { $title } · { $start }
  { $selection } { $model }
predictions-model = Модель
predictions-market = Рынок
predictions-gap = П. п.
predictions-explained = Рынок: линия букмекеров без маржи. Расхождение — в процентных пунктах вероятности.
predictions-some-without = Где рынка нет, коэффициенты ещё не запрашивали: нажмите на матч, чтобы сравнить.
predictions-no-market = Сравнить пока не с чем: линии на матч нет.
predictions-note = Это модель, а не совет.
predictions-none = Сейчас прогнозов нет.
predictions-none-match = На этот матч прогноза нет.
predictions-all = Все прогнозы

command-movers = Самые сильные движения линии
    .window = 1ч, 6ч или 24ч
    .sport = Вид спорта или турнир
    .league = Турнир
    .books = Сколько букмекеров сдвинулись в одну сторону, например контор>=5
    .example = /movers 24ч контор>=5
movers-heading = Движение линии за { $hours } ч
movers-row = { $arrow } { $title }
  { $selection } { $from } → { $to } ({ $points } п. п., букмекеров: { $same } из { $books })
movers-row-since = { $arrow } { $title }
  { $selection } { $from } → { $to } ({ $points } п. п., букмекеров: { $same } из { $books }), впервые { $since }
movers-explained = Коэффициенты без маржи, по линии букмекеров. ▼ упал, ▲ вырос. Записываются только матчи, о которых здесь спрашивали или за которыми следят.
movers-none = Ни один из записанных матчей за это время не сдвинулся.
movers-nothing-recorded = Пока ничего не записано. Коэффициенты сохраняются с того момента, как кто-нибудь спросит о матче или начнёт за ним следить.
movers-none-fitting = Среди записанных матчей за это время ничего такого не сдвинулось.
movers-books = в одну сторону от { $books } букмекеров
movers-all = Все сдвиги
movers-bad-books = Не понимаю «{ $books }». Напишите, сколько букмекеров, например: /movers контор>=5
movers-window = { $hours } ч
movers-bad-window = Не понимаю «{ $window }». Напишите число часов, не больше 168, например: /movers 6ч или /movers теннис 24ч контор>=5

## /watch, /unwatch, /watches

command-watch = Сообщать о движении линии (матч, команда, турнир, спорт, боец) или о валуйных ставках
    .match = Матч (команда, две команды, #номер) либо команда, турнир, спорт или боец целиком
    .rule = О чём сообщать: 3пп, 5% или 0.10; П1, вниз, лучший, контор>=3, от 2.10
    .example = /watch { $match } 3пп
command-unwatch = Больше не следить за матчем, командой, турниром, спортом, бойцом, валуйными ставками
    .match = Матч (команда, две команды, #номер) либо команда, турнир, спорт или боец целиком
    .example = /unwatch { $match }
command-watches = Мои подписки: где сейчас каждая линия
    .example = /watches
command-preview = Сколько оповещений дало бы правило за последние дни
    .match = Команда, две команды, #номер или номер подписки, например 2
    .rule = Правило, как в /watch; без него берётся правило подписки
    .example = /preview { $match } 3пп
command-edit = Изменить подписку по номеру или названию
    .watch = Номер подписки из /watches или матч
    .rule = Что изменить, как в /watch: 5пп, вниз, контор>=3; или тихие часы 22-8
    .example = /edit 12 5пп
command-pause = Приостановить подписку; потом отсчёт начнётся заново
    .watch = Номер подписки из /watches
    .until = Например: 3ч, 18:00, пн 9:00, утро; в конце «сохранить»: сдвиги за паузу засчитаются
    .example = /pause 12 3ч
command-resume = Продолжить после паузы
    .watch = Номер подписки из /watches
    .example = /resume 12
command-undo = Вернуть убранное за последние десять минут

rule-points = { $points ->
    [one] { $amount } процентный пункт вероятности
    [few] { $amount } процентных пункта вероятности
    [many] { $amount } процентных пунктов вероятности
   *[other] { $amount } процентного пункта вероятности
  }
rule-percent = { $amount } по коэффициенту
rule-price = { $amount } по коэффициенту
rule-short-points = { $amount } п. п.
rule-home = Хозяева
rule-away = Гости
rule-draw = Ничья
rule-shortens = только вниз
rule-drifts = только вверх
rule-consensus = коэффициент без маржи
rule-best = лучший коэффициент
rule-book = коэффициент у { $book }
rule-own = лучший у ваших букмекеров
rule-agreeing = от { $books ->
    [one] { $books } букмекера
   *[other] { $books } букмекеров
  }
rule-offering = у { $books ->
    [one] { $books } { $whose ->
        [own] вашего букмекера
       *[best] букмекера
    }
   *[other] { $books } { $whose ->
        [own] ваших букмекеров
       *[best] букмекеров
    }
  }
rule-from = от { $price }
rule-since-hours = { $hours ->
    [1] за последний час
   *[other] за последние { $hours } ч
}
rule-since-open = от первых коэффициентов
rule-prices = коэффициент { $least }–{ $most }
rule-within = за { $hours } ч до начала
rule-live = во время матча
rule-prematch = до начала
rule-fast = сразу
rule-at-least = от { $price }
rule-at-most = до { $price }
rule-again = каждый раз
rule-posted = первые коэффициенты

watch-done = Слежу за матчем { $title }.
watch-changed = Новое правило для матча { $title }.
watch-beside = На { $title } уже есть подписка: { $rules }. Добавить новое правило или заменить прежнее? { $rule }
watch-beside-typed = Или повторите команду и добавьте в конце «добавить» или «заменить».
watch-beside-add = Добавить
watch-beside-replace = Заменить
watch-beside-replace-one = Заменить { $number } · { $rule }
watch-title-with-rule = { $title } · { $rule }
watch-rule = Сообщу, когда { $measure ->
    [best] лучший коэффициент
    [book] коэффициент у { $book }
    [own] лучший коэффициент ваших букмекеров
   *[consensus] линия букмекеров
  } { $direction ->
    [shortens] опустится
    [drifts] поднимется
   *[both] сдвинется
  } не меньше чем на { $rule }.
watch-preset = { $sport }: линии движутся слабее, здесь это { $preset ->
    [calm] спокойный
    [sharp] чуткий
   *[normal] обычный
  } порог.
watch-target = Сообщу, когда { $measure ->
    [book] коэффициент у { $book }
    [own] лучший коэффициент ваших букмекеров
    [consensus] коэффициент без маржи
   *[best] лучший коэффициент
  } на «{ $selection }» { $side ->
    [at_most] опустится до { $price } или ниже
   *[at_least] поднимется до { $price } или выше
  }.
watch-target-books = Сообщу, когда { $books ->
    [one] { $books } { $measure ->
        [own] ваш букмекер даст
       *[best] букмекер даст
    }
    [few] { $books } { $measure ->
        [own] ваших букмекера дадут
       *[best] букмекера дадут
    }
   *[other] { $books } { $measure ->
        [own] ваших букмекеров дадут
       *[best] букмекеров дадут
    }
  } { $price } или { $side ->
    [at_most] ниже
   *[at_least] выше
  } на «{ $selection }».
watch-posted = Сообщу, когда { $measure ->
    [book] { $book } откроет линию
   *[any] появятся первые коэффициенты
  }.
watch-only = Только { $part }
watch-agreeing = Только если в ту же сторону { $books ->
    [one] двинулся хотя бы { $books } букмекер
    [few] двинулись хотя бы { $books } букмекера
   *[other] двинулись хотя бы { $books } букмекеров
  }
watch-from = Отсчёт от вашего коэффициента { $price }, а после оповещения — от указанного в нём
watch-from-passed = Коэффициент уже ушёл от вашего { $own } дальше порога. Сейчас он { $now }, дальше отсчёт идёт от него.
watch-since = Отсчёт за { $hours ->
    [one] последний { $hours } час
    [few] последние { $hours } часа
   *[other] последние { $hours } часов
  }
watch-since-open = Отсчёт от первых коэффициентов, а после оповещения — от указанных в нём
watch-prices = Только пока коэффициент от { $least } до { $most }
watch-within = Только за { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
  } до начала
watch-live = Только во время матча
watch-prematch = Только до начала матча
watch-fast = Сразу, даже если двинулся один букмекер
watch-once = Один раз
watch-again = Каждый раз заново, после того как коэффициент отойдёт обратно на 2 %
watch-example = Например: { $selection }, с { $from } до { $to }.
watch-target-now = Сейчас коэффициент { $price }.
watch-target-now-books = Сейчас коэффициент у { $books ->
    [one] { $books } букмекера
   *[other] { $books } букмекеров
  }: { $price }.
watch-target-passed = Сейчас коэффициент { $books ->
    [0] { $price }
    [one] у { $books } букмекера { $price }
   *[other] у { $books } букмекеров { $price }
  }, граница уже пройдена. Сообщу, когда он отойдёт обратно на 2 % и снова её пересечёт.
watch-first-board = Коэффициентов пока нет; отсчёт начнётся с первых.
watch-finished = Линия на матч { $title } закрыта: коэффициенты больше не изменятся.
watch-limit = Подписок на матчи в этом чате уже { $count }, больше нельзя. Сначала уберите какую-нибудь.
watch-unknown-word =
    { $what ->
        [match] Матч нашёлся, но что значит «{ $word }», я не понимаю. Напишите 5%, 0.10 или 3пп.
        [watch] Номер верный, но что значит «{ $word }», я не понимаю. Напишите 5%, 0.10 или 3пп.
       *[many] Название знакомо, но что значит «{ $word }», я не понимаю. Напишите 5%, 0.10 или 3пп.
    }
name-unknown-more = Название знакомо, но что значит здесь «{ $word }», я не понимаю. Ничего не изменено.
watch-bad-word = Не понимаю здесь «{ $word }». Правило складывается из порога (3пп, 5%, 0.10 или спокойно, обычно, чутко), направления (вниз, вверх), исхода (П1, ничья, ТБ 2.5), чей коэффициент смотреть (лучший, мои конторы, контора:название), контор>=3, от 2.10, диапазона 1.5-3, отсчёта (3ч, с открытия), времени (за 24ч, лайв, прематч) и «сразу»; либо из исхода и границы (П1 >= 2.10, контор>=3, снова) или «появятся», например: { $example }
watch-needs-selection = Чтобы сравнивать с коэффициентом, мне нужно знать исход: П1, ничья, П2, ТБ 2.5. Например: { $example }
watch-unknown-book = Не знаю букмекера «{ $book }». Все перечислены в /bookmakers. Например: { $example }
watch-no-own-books = Вы ещё не выбрали букмекеров, у которых играете. Сначала выберите их: /settings books
watch-too-few-own = У вас { $count ->
    [one] выбран { $count } букмекер
    [few] выбраны { $count } букмекера
   *[other] выбрано { $count } букмекеров
  }, поэтому такой коэффициент сразу у { $books } не появится. Выберите больше: /settings books
watch-posted-already = Коэффициенты на { $title } уже есть. Следите за их движением, например: { $example }
watch-change-calm = Спокойно
watch-change-normal = Обычно
watch-change-sharp = Чутко
watch-change-shortens = ▼ Вниз
watch-change-drifts = ▲ Вверх
watch-change-both = ▼▲ Оба
watch-cannot-post = Мне нельзя самому писать сюда, поэтому оповещения не дойдут. Администратор должен дать мне право отправлять сообщения в этом канале.
watch-stop = Не следить
watch-odds = Коэффициенты

target-many = Что именно вы имеете в виду?
target-none-near = По запросу «{ $words }» ничего не нашлось. Может быть, что-то из этого?
target-none = По запросу «{ $words }» ничего не нашлось.
target-all = Все матчи: { $name }

wide-done = Слежу за всеми матчами: { $name }.
wide-changed = Новое правило для всех матчей: { $name }.
wide-covered = { $all ->
    [one] Сейчас охвачено { $count } из { $all } матча.
   *[other] Сейчас охвачено { $count } из { $all } матчей.
  }
wide-covered-until = { $all ->
    [one] Сейчас охвачено { $count } из { $all } матча, по { $until }.
   *[other] Сейчас охвачено { $count } из { $all } матчей, по { $until }.
  }
wide-covered-none = На ближайшие семь дней матчей пока нет.
wide-explained = Подписка охватывает матчи ближайших семи дней, новые добавляются сами. Лишний матч можно исключить: /unwatch и его название.
wide-details-heading = Все матчи: { $name }
wide-details-paused = Пауза: подписка ничего не охватывает, сдвиги за это время пропущу.
wide-details-resumed = Снова слежу, отсчёт от нынешних коэффициентов.
wide-details-changed = Правило изменено для всех этих матчей.
wide-heading = Все матчи
wide-row = { $name } · { $rule }
watch-limit-wide = В этом чате уже { $count ->
    [one] { $count } подписка
    [few] { $count } подписки
   *[other] { $count } подписок
  } на команды, турниры, виды спорта и бойцов, больше нельзя. Сначала уберите какую-нибудь.

unwatch-done = Больше не слежу за матчем { $title }.
unwatch-not-watched = На матч { $title } подписки здесь нет.
unwatch-which = Какую подписку убрать?
unwatch-wide-done = Больше не слежу за всеми матчами: { $name }.
unwatch-wide-none = Такой подписки здесь нет. Все, что есть: /watches.
unwatch-own-done = Больше не слежу за матчем { $title } по правилу: { $rule }.
unwatch-excluded = { $count ->
    [one] Матч { $title } исключён из подписки «{ $names }».
   *[other] Матч { $title } исключён из подписок: { $names }.
  } За остальными матчами слежу по-прежнему.
unwatch-still-wide = Но он по-прежнему входит в «{ $name }»: { $rule }.
unwatch-still-own = Осталось: { $rules }.
unwatch-later-wide = Позже он может попасть в «{ $name }»: { $rule }.
unwatch-still-bets = О валуйных ставках на него сообщаю по-прежнему: { $filters }.
unwatch-leave-out = Исключить и оттуда
unwatch-mute = Заглушить матч
unwatch-undo = Следить снова
unwatch-undone = Матч { $title } снова в подписке вместе с остальными: это займёт несколько минут.

watches-heading = Мои подписки
watches-row = { $title } · { $start }
watches-way = { $selection } { $from } → { $to } ({ $way } из { $threshold })
watches-still = { $selection } { $to }, пока без движения · { $rule }
watches-price = { $rule } · сейчас { $price }
watches-open = { $number } · { $title }
watches-none = Подписок пока нет. Выберите матч и нажмите «Следить»:
watches-remove = Не следить: { $title }

preview-one-match = Заранее можно посчитать по одному матчу или по валуйным ставкам, но не по всем матчам сразу. Назовите один матч, например: { $example }
preview-movements-only = Заранее можно посчитать только движение коэффициента, но не границы и не появление линии. Например: { $example }
preview-button = Пример за неделю
preview-rule = С правилом { $rule }:
preview-count = { $alerts ->
    [0] За последние { $days } дней не было бы ни одного оповещения.
    [one] За последние { $days } дней было бы { $alerts } оповещение.
    [few] За последние { $days } дней было бы { $alerts } оповещения.
   *[other] За последние { $days } дней было бы { $alerts } оповещений.
  }
preview-count-since = { $alerts ->
    [0] Начиная с { $since }, не было бы ни одного оповещения; более ранние коэффициенты неизвестны.
    [one] Начиная с { $since }, было бы { $alerts } оповещение; более ранние коэффициенты неизвестны.
    [few] Начиная с { $since }, было бы { $alerts } оповещения; более ранние коэффициенты неизвестны.
   *[other] Начиная с { $since }, было бы { $alerts } оповещений; более ранние коэффициенты неизвестны.
  }
preview-quiet = { $quiet ->
    [0] На тихие часы не пришлось бы ни одного.
    [one] На тихие часы пришлось бы { $quiet }.
   *[other] На тихие часы пришлось бы { $quiet }.
  }
preview-other = При пороге { $threshold }: { $alerts }
preview-watch = Следить: { $threshold }
preview-explained = Подсчитано по прежним коэффициентам, с проверкой каждые 15 минут.
preview-none = Прежние коэффициенты этого матча неизвестны, считать пока не по чему.

preview-bets-none = Сервис коэффициентов не хранит прошлые валуйные ставки, поэтому посчитать, о чём сообщила бы такая подписка, нельзя.
preview-bets-now = { $count ->
    [0] Сейчас подходящих ставок нет.
    [one] Сейчас подходит { $count } ставка.
    [few] Сейчас подходят { $count } ставки.
   *[other] Сейчас подходит { $count } ставок.
  }
preview-bets-unknown = Список сейчас прочитать не получается.
preview-bets-told = С { $since } эта подписка сообщила: о новых ставках — { $appeared }, о выросшем перевесе — { $improved }.
preview-bets-edge = из них с перевесом от { $edge }: { $count }

watch-details-number = Номер
watch-details-start = Начало
watch-details-state = Состояние
watch-details-paused = Пауза: сдвиги с этого момента пропущу.
watch-details-paused-kept = Пауза: сдвиги за это время засчитаю, когда она закончится.
watch-details-resumed-kept = Подписка снова действует, отсчёт прежний.
watch-details-resumed = Снова слежу, отсчёт от нынешних коэффициентов.
watch-details-changed = Правило изменено; отсчёт начат с нынешних коэффициентов.
watch-quiet-heading = Тихие часы: { $title }
watch-quiet-what = Тихие часы только этой подписки, по часам чата. Нужно другое время? Напишите, например: { $example }
watch-quiet-as-chat = как в чате
watch-quiet-as-chat-now = как в чате ({ $value })
watch-back = Назад к подписке
watch-active = действует
watch-muted = без оповещений
watch-muted-until = без оповещений до { $until }
watch-paused = пауза
watch-paused-until = пауза до { $until }
watch-pause = Пауза
watch-pause-hour = Пауза на час
watch-pause-morning = Пауза до утра
watch-resume = Продолжить
watch-edit-both = В обе стороны
watch-edit-shortens = Только падение
watch-edit-drifts = Только рост
watch-which = Подходят несколько подписок. Какую изменить?
watch-number-missing = Назовите номер подписки: он есть в списке.
watch-number-unknown = Подписки с номером { $number } здесь нет. Номера есть в списке.
pause-bad-time = Не понимаю срок «{ $time }». Подойдёт, например, 3ч, 2 дня, 18:00, пн 9:00 или «утро». Напишите так: { $example }
pause-keep-match = Отсчёт можно сохранить только у подписки на один матч. Эту приостановите без слова «сохранить».
resume-no-odds = Сервис коэффициентов не отвечает, начать отсчёт не с чего. Пауза остаётся; попробуйте ещё раз чуть позже.

undo-button = Вернуть
undo-done = { $count ->
    [one] { $count } подписка возвращена, отсчёт прежний.
    [few] { $count } подписки возвращены, отсчёт прежний.
   *[other] { $count } подписок возвращено, отсчёт прежний.
  }
undo-changed = { $count ->
    [one] Прежний порог возвращён у { $count } подписки.
   *[other] Прежние пороги возвращены у { $count } подписок.
  }
undo-too-late = Возвращать нечего. Удаление можно отменить в течение десяти минут.

clear-button = Убрать все
clear-heading = Убрать все подписки
clear-backup = Эти команды вернут всё в любое время:
clear-ask = { $count ->
    [one] Убрать { $count } подписку?
    [few] Убрать все { $count } подписки?
    [many] Убрать все { $count } подписок?
   *[other] Убрать все { $count } подписки?
  }
clear-yes = Да, убрать все
clear-no = Нет, оставить
clear-done = { $count ->
    [one] Убрана { $count } подписка.
    [few] Убрано { $count } подписки.
    [many] Убрано { $count } подписок.
   *[other] Убрано { $count } подписки.
  }
clear-nothing = Подписок нет, убирать нечего.

## Alerts

event-reminder = { $title } начинается в { $start }
event-started = { $title }: матч начался
event-started-ended = { $title }: матч начался, подписка завершена
event-watch-live = Следить в лайве
event-line-moved = { $selection } { $from } → { $to }
event-line-still = { $selection } { $to }
event-line = { $of ->
    [closing] Закрытие без маржи
   *[now] Без маржи
  }{ $from ->
    [first] {""}, с { $since }
   *[none] {""}
  }
event-line-age = данные { $age }
event-line-none = Коэффициентов на него нет.
event-silent = { $title }: новых коэффициентов нет с { $since }, оповещения ждут
event-called-off = { $title }: матч отменён, подписка завершена
event-missing = { $title }: матча больше нет в линии, подписка завершена
event-topic-gone = Темы, куда приходили оповещения, больше нет. Теперь они приходят сюда, список — /watches.
event-chat-gone = В чат, где вы настроили оповещения, больше нельзя писать. { $watches ->
    [one] Его подписка хранится до { $until } и продолжит работать, когда меня туда вернут.
   *[other] Его подписки ({ $watches }) хранятся до { $until } и продолжат работать, когда меня туда вернут.
  }

alert-heading-many = { $count ->
    [one] Движение линии в { $count } матче
   *[other] Движение линии в { $count } матчах
  }
alert-heading-digest = { $count ->
    [one] Сводка за день: движение в { $count } матче
   *[other] Сводка за день: движение в { $count } матчах
  }
alert-selection = { $market }: { $selection }
alert-subject = { $title }: { $selection }
alert-way = { $way ->
    [shorter] ▼
   *[longer] ▲
  } { $subject }: { $from } → { $to } { $of ->
    [own] лучший из ваших у { $book }
    [yours] у { $book }, от вашего
    [book] у { $book }
    [fair] без маржи
    [fair-best] без маржи, лучший { $best } у { $book }
   *[best] лучший у { $book }
  }
alert-chance = шанс { $from } → { $to }
alert-verified = ✓ проверено
alert-one-book = { $books ->
    [1] ! один букмекер
   *[other] ! один букмекер из { $books }
  }
alert-margin-only = ~ только маржа
alert-books = { $same } из { $books } букмекеров
alert-peak = { $value } в промежутке
alert-starts = начало { $start }
alert-more = { $count ->
    [one] ещё { $count } правило
    [few] ещё { $count } правила
   *[other] ещё { $count } правил
  }
alert-limit = 🎯 { $subject } { $side ->
    [at_least] ≥
   *[at_most] ≤
  } { $limit }: { $price }{ $of ->
    [fair] {" "}без маржи
    [unnamed] {""}
   *[book] {" "}{ $book }
  }{ $told ->
    [both] {" "}(было { $was })
   *[now] {""}
  }{ $beside ->
    [fair] {""}, без маржи { $fair }
   *[none] {""}
  }
alert-posted = { $title }: первые коэффициенты { $prices }
alert-alone = ! отличается от остальных на { $points } п. п.
alert-unsound = ! маржа { $margin }, не в счёт
alert-noticed = Замечено { $age }
alert-held-quiet = Ждало конца тихих часов
alert-held-snooze = Было отложено
alert-held-digest = Ждало сводки
alert-held-flood = Ждало из-за лимита в час
alert-away = Навёрстываю: не было коэффициентов с { $from } до { $to }
alert-came-back = { $count ->
    [one] Ещё { $count } линия вернулась
    [few] Ещё { $count } линии вернулись
   *[other] Ещё { $count } линий вернулись
  }
alert-details = Все подробности
alert-mute = Заглушить
alert-snooze = Отложить на час
alert-less = Присылать реже
alert-less-all = Поднять все пороги
cap-reached = Лимит { $count } в час: остальное придёт в { $until }
cap-points = { $points ->
   *[other] Только движения от { $amount } п. п.
  }
held-heading = Ждёт отправки
held-row = { $because ->
    [flood] Лимит в час
    [digest] Сводка за день
    [snooze] Отложено
   *[quiet] Тихие часы
  }: { $count ->
    [0] оповещения ждут
    [one] { $count } оповещение ждёт
    [few] { $count } оповещения ждут
   *[other] { $count } оповещений ждут
  } до { $until }
held-away = После перерыва в данных: { $count ->
    [one] { $count } оповещение ждёт
    [few] { $count } оповещения ждут
   *[other] { $count } оповещений ждут
  }, пока не обновятся все матчи из подписок
alert-why = Почему?

## /mute, /unmute, /snooze, /less

command-mute = Не сообщать о матче или ни о чём: сдвиги за это время пропущу
    .match = Команда или #номер; или: все
    .for = На сколько, например 3ч, или: до пн 9:00
    .example = /mute { $match } 3ч
command-name-mute = заглушить
option-name-for = срок
mute-done = { $title }: оповещений не будет, пока вы их не вернёте.
mute-done-until = { $title }: оповещений не будет до { $time }.
mute-done-all = Никаких оповещений не будет, пока вы их не вернёте.
mute-done-all-until = Никаких оповещений не будет до { $time }.
mute-what-match = Не пришлю об этом матче ничего: ни движения линии, ни валуйных ставок, ни напоминания, ни линии закрытия. Сдвиги за это время пропущу. Подписки остаются.
mute-what-all = Не пришлю ничего: ни движения линии, ни валуйных ставок, ни напоминаний, ни линий закрытия. Сдвиги за это время пропущу. Подписки остаются.
mute-which = Что заглушить?
mute-undo = Вернуть оповещения
mute-undo-match = Вернуть: { $title }
mute-undo-all = Вернуть все оповещения
mute-for-1h = На 1 час
mute-for-8h = На 8 часов
mute-for-1d = На сутки
mute-all-1h = Все на 1 час
mute-all-8h = Все на 8 часов
mute-all-1d = Все на сутки
mute-bad-duration = Не понимаю, на сколько. Напишите, например: 3ч, 2 дня или до пн 9:00.

command-unmute = Снова сообщать о заглушённом матче
    .match = Команда или #номер; или: все
    .example = /unmute { $match }
command-name-unmute = включить
unmute-done = { $title }: оповещения снова приходят. Отсчёт идёт от нынешних коэффициентов.
unmute-done-all = Оповещения снова приходят. Отсчёт идёт от нынешних коэффициентов.
unmute-not-muted = { $title }: оповещения и так приходят.
unmute-not-muted-all = Общей паузы нет. Отдельные матчи могут быть заглушены: /mute.

command-snooze = Отложить все оповещения: потом одно расскажет, что ещё в силе
    .for = Например: 3ч, до пн 9:00, утро; или: выкл
    .example = /snooze до пн 9:00
command-name-snooze = отложить
snooze-done = Оповещения подождут до { $time }. Потом одно расскажет обо всём, что ещё в силе.
snooze-ended = Оповещения снова приходят сразу.
snooze-3h = 3 часа
snooze-morning = До утра
snooze-end = Больше не ждать

command-less = Сообщать реже: следующий порог побольше
    .match = Команда или номер подписки, например 2; или: все
    .example = /less { $match }
command-name-less = реже
less-done = { $title }: теперь сообщу, только когда линия сдвинется не меньше чем на { $threshold }.
less-undo = Отменить
less-no-threshold = У этой подписки нет порога, который можно поднять: { $title }.
less-no-more = Порог и так самый большой: { $title }.
less-which = О чём сообщать реже?
less-bets-edge = Теперь сообщу только о ставках с перевесом от { $edge }.
less-bets-improvement = { $points ->
    [one] Теперь сообщу о ставке повторно, только когда её перевес вырастет на { $amount } процентный пункт.
    [few] Теперь сообщу о ставке повторно, только когда её перевес вырастет на { $amount } процентных пункта.
    [many] Теперь сообщу о ставке повторно, только когда её перевес вырастет на { $amount } процентных пунктов.
   *[other] Теперь сообщу о ставке повторно, только когда её перевес вырастет на { $amount } процентного пункта.
  }
less-bets-larger-edge = Поднять перевес
less-bets-larger-improvement = Реже повторять
less-bets-no-more = Ограничение для этих валуйных ставок и так самое строгое: { $filter }.
less-nothing = Подписок пока нет.
less-all = Обо всех
less-all-from = Теперь сообщу только о движениях не меньше чем на { $threshold }.
less-all-done = { $count ->
    [0] Поднять не удалось ни один порог.
    [one] Порог поднят у { $count } подписки.
   *[other] Порог поднят у { $count } подписок.
  }

## /log and /why

command-log = Последние оповещения, в том числе неотправленные
command-why = Почему последнее оповещение пришло или не пришло

decision-sent = отправлено
decision-sent-reminder = отправлено: напоминание
decision-sent-started = отправлено: линия закрытия
decision-sent-silent = отправлено: новых коэффициентов нет
decision-sent-called-off = отправлено: матч отменён
decision-sent-missing = отправлено: матча больше нет в линии
decision-dropped-reminder = не отправлено вовремя: напоминание
decision-dropped-started = не отправлено вовремя: линия закрытия
decision-dropped-silent = не отправлено вовремя: новых коэффициентов не было
decision-dropped-called-off = не отправлено вовремя: матч отменён
decision-dropped-missing = не отправлено вовремя: матча больше нет в линии
decision-unknown = отправлено, но дошло ли, неизвестно
decision-unknown-sent-again = возможно, отправлено: ответа не было, поэтому отправляется ещё раз
decision-failed = не отправлено: сообщение не приняли
decision-withdrawn = не отправлено: линия вернулась
decision-dropped = не отправлено
decision-dropped-came-back = не отправлено: линия вернулась
decision-dropped-match-over = не отправлено: матч закончился
decision-dropped-no-board = не отправлено: прежних коэффициентов для сравнения уже нет
decision-dropped-armed = не отправлено: коэффициент отошёл обратно, следующее пересечение считается заново
decision-dropped-muted = не отправлено: оповещения были заглушены
decision-dropped-nothing-to-compare = не отправлено: сравнивать не с кем, отсчёт начат заново
decision-ended = подписка завершена
decision-ended-match-started = подписка завершилась с началом матча
decision-ended-match-over = подписка завершилась вместе с матчем
decision-ended-match-missing = подписка завершена: сервис коэффициентов больше не знает этот матч
decision-sent-bet-appeared = отправлено: новая валуйная ставка
decision-sent-bet-improved = отправлено: перевес ставки вырос
decision-sent-bet-gone = сообщение изменено: валуйной ставки больше нет
decision-sent-bet-back = сообщение изменено: валуйная ставка снова есть
decision-withdrawn-bet-gone = не отправлено: валуйной ставки к тому времени уже не было
decision-withdrawn-bet-small = не отправлено: перевес к тому времени был слишком мал
decision-withdrawn-bet-worse = не отправлено: перевес вернулся
decision-match-forgotten = матч, которого уже нет в базе

log-heading = Журнал
log-row = { $time } · { $title }: { $decision }
log-row-move = { $time } · { $title }: { $decision } · { $selection } { $from } → { $to }
log-row-bet = { $time } · { $title }: { $decision } · { $offer }, { $edge }
log-none = Оповещений здесь ещё не было, ни отправленных, ни отменённых.

why-decided = { $time }: { $decision }.
why-rule = Правило
why-way = { $from } → { $to } без маржи, шанс { $fromChance } → { $toChance }
why-way-quoted = { $from } → { $to }
why-baseline = Отсчёт от
why-baseline-created = { $time }: подписка добавлена
why-baseline-first-board = { $time }: первые коэффициенты после добавления подписки
why-baseline-told = { $time }: предыдущее оповещение
why-baseline-dropped = { $time }: оповещение, которое не удалось отправить
why-baseline-restarted = { $time }: сменились букмекеры
why-baseline-resumed = { $time }: закончилась пауза
why-baseline-unmuted = { $time }: оповещения вернули
why-baseline-by-rule = { $time }: отсюда отсчёт по правилу
why-age = Коэффициенты от
why-books-same = Сдвинулись в ту же сторону ({ $count } из { $books }):
why-books-other = Не сдвинулись в эту сторону ({ $count } из { $books }):
why-book = { $book } { $from } → { $to }
why-book-still = { $book } { $price }
why-book-others = { $book } { $price }, по другим его коэффициентам
why-book-unnamed = букмекер без названия
why-quiet = Порог, при котором оповещения бы не было: { $threshold } или больше.
why-quiet-limit = { $side ->
    [at_least] Оповещения бы не было при границе выше { $price }.
   *[at_most] Оповещения бы не было при границе ниже { $price }.
}
why-marks = ✓ проверено: так же и при втором обновлении
  ! один букмекер: остальные не двинулись
  ~ только маржа: общая линия на месте
why-not-reached = Сдвиг линии: { $moved }; порог правила: { $threshold }.
why-not-met = Сдвиг линии: { $moved }, но не такой, как просит правило.
why-bet = { $offer }: перевес { $edge }, без маржи { $fair }, шанс { $chance }.
why-bet-grown = { $offer }: перевес { $edge }, в прошлом оповещении { $before }; без маржи { $fair }, шанс { $chance }.
why-bet-age = Список от
why-bet-others = { $selection } у других букмекеров, коэффициенты от { $time }:
why-bet-no-others = Коэффициентов других букмекеров тогда под рукой не было, а с какими букмекерами сравнивает сервис, он не сообщает.
why-bet-quiet = Минимальный перевес, при котором оповещения бы не было: { $edge } или больше.
why-bet-quiet-improvement = { $points ->
    [one] Оповещения бы не было, если бы перевес должен был вырасти на { $amount } процентный пункт или больше.
    [few] Оповещения бы не было, если бы перевес должен был вырасти на { $amount } процентных пункта или больше.
    [many] Оповещения бы не было, если бы перевес должен был вырасти на { $amount } процентных пунктов или больше.
   *[other] Оповещения бы не было, если бы перевес должен был вырасти на { $amount } процентного пункта или больше.
  }
why-which = О каком матче речь?
why-button = Почему: { $title }
why-none = Оповещений здесь ещё не было, объяснять пока нечего.
why-unknown = Этого я уже не помню. Решения хранятся 30 дней; они в журнале.

## /fighters, /fighter, /teams, /team, /leagues

command-fighters = Бойцы ММА и их рекорды
    .words = Имя или его часть
    .example = /fighters
command-fighter = Боец: рекорд и ближайший бой
    .fighter = Имя бойца
    .example = /fighter { $fighter }
command-teams = Команды и их ближайшие матчи
    .words = Название или его часть
    .example = /teams
command-team = Команда: текущие и ближайшие матчи
    .team = Название команды
    .example = /team { $team }
command-leagues = Турниры и их матчи
    .sport = Вид спорта или название турнира
    .example = /leagues футбол

fighters-heading = Бойцы
fighters-all = Все бойцы
fighter-record = Победы-поражения-ничьи
fighter-weight = Весовая категория
fighter-country = Страна
weight-strawweight = Минимальный вес
weight-flyweight = Наилегчайший вес
weight-bantamweight = Легчайший вес
weight-featherweight = Полулёгкий вес
weight-lightweight = Лёгкий вес
weight-welterweight = Полусредний вес
weight-middleweight = Средний вес
weight-light-heavyweight = Полутяжёлый вес
weight-heavyweight = Тяжёлый вес
teams-heading = Команды
teams-all = Все команды
leagues-heading = Турниры
leagues-all = Все турниры
leagues-matches = { $count ->
    [0] сейчас матчей нет
    [one] { $count } матч
    [few] { $count } матча
    [many] { $count } матчей
   *[other] { $count } матча
  }
league-sport = Вид спорта

named-found = По запросу «{ $words }»:
named-near = Точных совпадений с «{ $words }» нет. Может быть, что-то из этого?
named-none = По запросу «{ $words }» ничего не нашлось. Попробуйте одно слово из названия или посмотрите списки:
named-many = Уточните, что именно вы ищете:
named-more = Подходящих названий больше, чем здесь помещается.
named-fitting = Все подходящие
named-watch = Следить за всеми матчами
named-empty = Сейчас в этом списке ничего нет.
named-matches = Матчи
named-match = { $start } · { $title }
named-no-matches = Ближайших матчей в линии нет.
named-age = Список обновлён { $age }.
refuse-missing-name = Укажите имя или название, например: { $example }

## /search

command-search = Поиск матчей, команд, турниров и бойцов
    .words = Часть имени или названия, кириллицей или латиницей
    .example = /search { $team }
search-teams = Команда: { $name }
search-leagues = Турнир: { $name }
search-fighters = Боец: { $name }
search-partly = Часть списков сейчас получить не удалось, поэтому найдено может быть не всё.

## /bookmakers and /bonuses

command-bookmakers = Рейтинг букмекеров
bookmakers-heading = Букмекеры
bookmakers-rating = { $rating } из { $max }
bookmakers-note = Оценки выставляет сам сервис коэффициентов; обновлены { $age }.
command-bonuses = Бонусы букмекеров новым игрокам (18+)
bonuses-heading = Бонусы
bonuses-off = Бонусы здесь скрыты, пока вы их не включите.
bonuses-off-group = Бонусы в этой группе скрыты, пока их не включит администратор.
bonuses-adults = Только для взрослых (18+). У каждого бонуса есть условия отыгрыша: сначала прочитайте их и не ставьте больше, чем готовы проиграть.
bonuses-turn-on = Мне есть 18: показать бонусы
bonuses-turn-off = Скрыть бонусы

## /fair

command-fair = Справедливые коэффициенты: линия без маржи
    .prices = От 2 до 20 коэффициентов одного рынка: 1.90 3.50 4.20
    .method = степенной (по умолчанию), пропорциональный или шин
    .example = /fair 1.90 3.50 4.20
fair-heading = Линия без маржи
fair-price = Кэф
fair-spread-column = ±
fair-margin = Маржа { $margin }: в среднем возвращается { $payback } поставленного.
fair-margin-below = Маржа { $margin }: вместе эти коэффициенты возвращают { $payback }, больше, чем поставлено.
fair-doubt = Такой маржи обычно не бывает. Это точно коэффициенты на все исходы одного рынка?
fair-method = { $method }
fair-method-power = Степенной метод
fair-method-proportional = Пропорциональный метод
fair-method-shin = Метод Шина
fair-spread = ±: насколько расходятся шансы по степенному, пропорциональному методам и методу Шина, в процентных пунктах.
fair-missing = Напишите коэффициенты на все исходы одного рынка, например: { $example }
fair-too-few = Одного коэффициента мало: нужны коэффициенты на все исходы рынка, например: { $example }
fair-too-many = Это слишком много: принимаю до { $count } коэффициентов, например: { $example }
fair-not-a-price = «{ $price }» не похоже на коэффициент. Напишите 1.90 или 1,90, 11/8, +150 или 52,6%.
fair-bad-method = Не знаю метода «{ $method }». Есть степенной, пропорциональный и шин.

## /settings

command-settings = Язык, часовой пояс, формат, мои букмекеры
    .change = Что изменить, например: пояс рига
    .example = /settings пояс рига
settings-heading = Настройки
settings-heading-group = Настройки этого чата
settings-saved = ✓ { $setting }: { $value }
settings-back = ‹ Все настройки
settings-not-a-choice = Варианта «{ $value }» здесь нет.
settings-near = Что из этого «{ $value }»?
settings-name-language = Язык
settings-name-zone = Часовой пояс
settings-name-format = Формат коэффициентов
settings-name-threshold = Порог
settings-name-books = Мои букмекеры
settings-name-density = Подробность
settings-name-quiet = Тихие часы
settings-name-digest = Сводка за день
settings-name-hourly = Лимит в час
settings-name-reminder = Напоминание
settings-name-members = Подписки добавляют
settings-name-bonuses = Бонусы
settings-what-language = Язык ответов и оповещений.
settings-what-zone = По нему показывается время начала и определяется, что такое «сегодня». Нужен другой город? Напишите его, например: /settings пояс рига
settings-what-format = Как записывать коэффициенты. Здесь везде один и тот же:
settings-what-threshold = На сколько должна сдвинуться линия, чтобы вы получили оповещение, если в новой подписке порог не указан. Нужен другой? Напишите его, например: /settings порог 4пп
settings-what-books = Букмекеры, у которых вы играете. Лучшие коэффициенты, перевес и границы — по ним; коэффициенты без маржи, шансы и движения — всегда по всем.
settings-what-density = Насколько подробно отвечает /odds.
settings-what-quiet = В тихие часы оповещения ждут и потом приходят одним, либо приходят без звука. Крупные движения можно пропускать и тогда. Нужно другое время? Напишите, например: /settings тихие часы 23:30-07:15
settings-what-digest = Одно сообщение в день обо всём, что сдвинулось, вместо оповещений сразу. Нужно другое время? Напишите, например: /settings сводка 07:30. Не дожидаясь времени: /сводка сейчас
settings-what-hourly = Сколько сообщений с оповещениями может прийти за час. Всё, что сверх этого, придёт одним сообщением, как только подойдёт время. Достигнутые границы, напоминания и всё, что ждало по другой причине, не в счёт.
settings-what-reminder = За сколько до начала напоминать о матче из подписок и показывать, как шла линия. Линия закрытия приходит к началу в любом случае, и на этом подписка заканчивается, если вы не просили следить в лайве; для матчей команды, турнира или вида спорта — только если напоминания включены.
settings-what-members = Кто может добавлять подписки в этом чате. Участники убирают только то, что добавили сами.
settings-what-bonuses = Показывает ли /bonuses в этом чате бонусы букмекеров. Только для совершеннолетних.
settings-threshold-auto = Обычный для вида спорта
settings-language-auto = Как в приложении
settings-format-decimal = Десятичный { $example }
settings-format-fractional = Дробный { $example }
settings-format-american = Американский { $example }
settings-format-hongkong = Гонконгский { $example }
settings-format-percent = Процент { $example }
settings-books-all = Все букмекеры
settings-books-more = { $shown } и ещё { $count }
settings-books-none = Список букмекеров сейчас пуст.
settings-books-chosen = { $count ->
    [one] Выбран { $count } букмекер.
    [few] Выбрано { $count } букмекера.
    [many] Выбрано { $count } букмекеров.
   *[other] Выбрано { $count } букмекера.
  }
settings-density-short = Кратко
settings-density-normal = Обычно
settings-density-full = Подробно
settings-quiet-off = Выключены
settings-now = Сейчас: { $value }
settings-turn-on = Включить
settings-turn-off = Выключить
settings-quiet-daily = каждый день
settings-quiet-hold = { $from }–{ $to }, { $days }: оповещения ждут
settings-quiet-silent = { $from }–{ $to }, { $days }: без звука
settings-quiet-mode-hold = Ждать
settings-quiet-mode-silent = Без звука
settings-quiet-through-none = Без исключений
settings-quiet-through-times = Кроме { $times }× порога
settings-quiet-through-points = Кроме { $points } п. п. и больше
settings-digest-off = Оповещения сразу
settings-digest-at = В { $time }
digest-now-button = Сводку сейчас
digest-now-done = Сейчас придёт всё, что ждало и ещё в силе: { $count ->
    [one] { $count } оповещение
    [few] { $count } оповещения
   *[many] { $count } оповещений
  }.
digest-now-none = Сейчас ничего не ждёт. Новое придёт по настройкам.
hourly-off-done = Лимита в час больше нет.
hourly-done = { $count ->
    [one] За час придёт не больше { $count } сообщения с оповещениями.
   *[other] За час придёт не больше { $count } сообщений с оповещениями.
  }
settings-hourly-off = Без лимита
settings-hourly-at-most = { $count ->
    [one] { $count } сообщение
    [few] { $count } сообщения
   *[other] { $count } сообщений
  }
settings-reminder-off = Нет
settings-reminder-on = { $minutes ->
    [60] За час до начала
    [120] За два часа до начала
    [one] За { $minutes } минуту до начала
    [few] За { $minutes } минуты до начала
   *[other] За { $minutes } минут до начала
  }
settings-members-on = Все участники
settings-members-off = Только администраторы
settings-bonuses-on = Показывать
settings-bonuses-off = Не показывать

## Cities

city-africa-cairo = Каир
city-africa-johannesburg = Йоханнесбург
city-africa-lagos = Лагос
city-america-chicago = Чикаго
city-america-los-angeles = Лос-Анджелес
city-america-new-york = Нью-Йорк
city-america-sao-paulo = Сан-Паулу
city-america-toronto = Торонто
city-asia-almaty = Алматы
city-asia-ashgabat = Ашхабад
city-asia-baku = Баку
city-asia-bishkek = Бишкек
city-asia-calcutta = Калькутта
city-asia-dubai = Дубай
city-asia-dushanbe = Душанбе
city-asia-irkutsk = Иркутск
city-asia-jerusalem = Иерусалим
city-asia-kamchatka = Камчатка
city-asia-krasnoyarsk = Красноярск
city-asia-magadan = Магадан
city-asia-novosibirsk = Новосибирск
city-asia-omsk = Омск
city-asia-saigon = Хошимин
city-asia-shanghai = Шанхай
city-asia-tashkent = Ташкент
city-asia-tbilisi = Тбилиси
city-asia-tokyo = Токио
city-asia-vladivostok = Владивосток
city-asia-yakutsk = Якутск
city-asia-yekaterinburg = Екатеринбург
city-asia-yerevan = Ереван
city-australia-sydney = Сидней
city-europe-athens = Афины
city-europe-berlin = Берлин
city-europe-bucharest = Бухарест
city-europe-chisinau = Кишинёв
city-europe-copenhagen = Копенгаген
city-europe-helsinki = Хельсинки
city-europe-istanbul = Стамбул
city-europe-kaliningrad = Калининград
city-europe-kiev = Киев
city-europe-london = Лондон
city-europe-madrid = Мадрид
city-europe-minsk = Минск
city-europe-moscow = Москва
city-europe-paris = Париж
city-europe-prague = Прага
city-europe-riga = Рига
city-europe-rome = Рим
city-europe-samara = Самара
city-europe-tallinn = Таллин
city-europe-vienna = Вена
city-europe-vilnius = Вильнюс
city-europe-warsaw = Варшава
city-europe-zurich = Цюрих

## The first questions

onboarding-language = Три быстрых вопроса. На каком языке будем говорить?
onboarding-format = Как показывать коэффициенты? Здесь везде один и тот же:
onboarding-zone = Который у вас сейчас час?
onboarding-elsewhere = Вас нет в списке? Пропустите вопрос и напишите, например: /settings пояс рига
onboarding-skip = Пропустить
onboarding-done = Всё это можно поменять в /settings.

## /status

command-status = Что есть в линии и насколько свежи данные
status-heading = Состояние
status-well = Всё работает.
status-troubled = Сейчас работает не всё:
status-failing-refused = { $data }: сервис коэффициентов отказывает в ответе, впервые { $since }
status-failing-unreachable = { $data }: сервис коэффициентов не даёт ответа, впервые { $since }
status-full = На диске бота нет места, впервые замечено { $since }: ничего не сохраняется, оповещения ждут
status-platform-failing = { $platform ->
        [telegram] Telegram не принимает сообщения
        [discord] Discord не принимает сообщения
       *[other] Сообщения не доходят
    } (замечено { $since }). { $waiting ->
        [0] Ничего не ждёт отправки.
        [one] { $waiting } оповещение ждёт и придёт, когда связь восстановится.
        [few] { $waiting } оповещения ждут и придут, когда связь восстановится.
       *[other] { $waiting } оповещений ждут и придут, когда связь восстановится.
    }
status-database-away = База данных не отвечает, впервые { $since }. Пока она не вернётся, ничего не сохраняется, а оповещения ждут
status-clock-fast = { $seconds ->
    [one] Часы этой машины спешат на { $seconds } секунду; используется время базы данных
    [few] Часы этой машины спешат на { $seconds } секунды; используется время базы данных
   *[other] Часы этой машины спешат на { $seconds } секунд; используется время базы данных
}
status-clock-slow = { $seconds ->
    [one] Часы этой машины отстают на { $seconds } секунду; используется время базы данных
    [few] Часы этой машины отстают на { $seconds } секунды; используется время базы данных
   *[other] Часы этой машины отстают на { $seconds } секунд; используется время базы данных
}
status-paused = Сервис коэффициентов попросил сделать паузу; она закончится { $until }
status-old = Устарели коэффициенты матчей из подписок: { $old } из { $watched }; оповещения по ним ждут
status-without = Ещё нет коэффициентов у матчей из подписок: { $without } из { $watched }
status-listed = Матчей в линии
status-in-play = Идут сейчас
status-watched = Матчей в подписках
status-pace = Запросы к сервису коэффициентов
status-pace-rate = до { $rate } в минуту
status-ages = Последние ответы
status-age = { $data }: { $age }
status-refreshes = Сервис обновляет коэффициенты раз в 15–30 минут, по ходу матча раз в 5 минут. Списки запрашиваются, только когда они кому-то нужны.
status-data-odds = Коэффициенты
status-data-matches = Матчи
status-data-history = История коэффициентов
status-data-predictions = Прогнозы
status-data-value-bets = Валуйные ставки
status-data-fighters = Бойцы
status-data-teams = Команды
status-data-leagues = Турниры
status-data-bookmakers = Букмекеры
status-data-bonuses = Бонусы

## /about

command-about = Версия, условия данных, приватность, помощь
about-heading = О боте
about-version = Linewatch { $version }: свободная программа под лицензией MIT. Бот не принимает ставок и ничего на них не зарабатывает.
about-data = Данные: { $source }. Источник предоставляет их бесплатно для исследований, обучения и другого некоммерческого использования и только с этой ссылкой.
about-data-simulated = Данные вымышленные, их создаёт песочница Linewatch: команды, букмекеры и коэффициенты ненастоящие.
about-terms = Коэффициенты могут запаздывать или быть ошибочными. Ничто здесь не призывает делать ставки.
about-privacy = О чате хранятся настройки, подписки (и кто их добавил) и то, какие оповещения ушли за последние 30 дней. Ваши сообщения не хранятся. Посмотреть всё: /mydata, удалить: /forgetme.
age-and-help = 18+. Помощь при игровой зависимости: { $line }
help-line-gb = National Gambling Helpline, 0808 8020 133
help-line-ie = National Gambling Helpline, 1800 936 725
help-line-de = BZgA, 0800 1 372 700
help-line-fr = Joueurs Info Service, 09 74 75 13 13
help-line-es = FEJAR, 900 200 225
help-line-it = Telefono Verde, 800 55 88 22
help-line-us = 1-800-GAMBLER (1-800-426-2537)
help-line-ca = ConnexOntario, 1-866-531-2600
help-line-au = Gambling Help, 1800 858 858
about-gambling = Ставки могут вызвать зависимость. Если игра перестала быть развлечением, остановитесь и поговорите с кем-нибудь: консультация бесплатна и анонимна.
about-gambling-help = Помощь при игровой зависимости
about-my-data = Мои данные

## /mydata and /forgetme

command-mydata = Всё, что хранится об этом чате
command-forgetme = Удалить всё, что хранится об этом чате
mydata-heading = Мои данные
mydata-what = Всё, что хранится об этом чате и о вас, в формате JSON. Время по UTC.
mydata-what-group = Всё, что хранится об этой группе, в формате JSON. Время по UTC.
mydata-none = Об этом чате ничего не хранится.
mydata-left = { $count ->
    [one] Ещё { $count } старая запись журнала не показана.
    [few] Ещё { $count } старые записи журнала не показаны.
    [many] Ещё { $count } старых записей журнала не показаны.
   *[other] Ещё { $count } старой записи журнала не показаны.
  }
mydata-forget = Удалить всё
forgetme-ask = Удалить всё, что хранится об этом чате: настройки, { $count ->
    [0] подписки (сейчас их нет)
    [one] { $count } подписку
    [few] { $count } подписки
    [many] { $count } подписок
   *[other] { $count } подписки
  } и журнал оповещений? Отменить это нельзя.
forgetme-ask-group = Удалить всё, что хранится об этой группе со всеми темами: настройки, { $count ->
    [0] подписки (сейчас их нет)
    [one] { $count } подписку
    [few] { $count } подписки
    [many] { $count } подписок
   *[other] { $count } подписки
  } и журнал оповещений? Отменить это нельзя.
forgetme-elsewhere = { $count ->
    [one] { $count } подписка, которую вы добавили в другом чате, останется там, но без вашего имени.
    [few] { $count } подписки, которые вы добавили в других чатах, останутся там, но без вашего имени.
    [many] { $count } подписок, которые вы добавили в других чатах, останутся там, но без вашего имени.
   *[other] { $count } подписки, которые вы добавили в других чатах, останутся там, но без вашего имени.
  }
forgetme-yes = Да, удалить всё
forgetme-no = Нет, оставить
forgetme-done = Готово: всё, что хранилось об этом чате, удалено. Дальше бот работает так, будто вы пришли впервые.
forgetme-kept = Ничего не удалено.

## Refusals and faults

refuse-unknown-command = Не знаю команды /{ $command }. Попробуйте /matches или посмотрите, что есть:
refuse-unknown-command-near = Не знаю команды /{ $command }. Может быть, { $near }?
refuse-not-manager = Это могут делать только администраторы чата.
refuse-not-manager-watches = Это могут делать только администраторы чата. Они могут разрешить это всем участникам в /settings.
refuse-not-own-watch = Эту подписку добавил другой участник; изменить её может только он или администратор.
refuse-unknown-setting = Настройки «{ $setting }» нет. Посмотрите все или напишите, например: { $example }
refuse-flood = { $seconds ->
    [one] Так быстро отвечать не получается. Спросите ещё раз через { $seconds } секунду.
    [few] Так быстро отвечать не получается. Спросите ещё раз через { $seconds } секунды.
    [many] Так быстро отвечать не получается. Спросите ещё раз через { $seconds } секунд.
   *[other] Так быстро отвечать не получается. Спросите ещё раз через { $seconds } секунды.
  }
refuse-missing = Укажите матч, например: { $example }
refuse-unknown-sport = Не знаю вида спорта или турнира «{ $sport }». Матчи есть в этих видах спорта:
find-league-many = «{ $words }» подходит к нескольким турнирам. Какой нужен?
find-league-near = Турнира «{ $words }» не нашлось. Может быть, один из этих?
refuse-unknown-day = Не понимаю день «{ $day }». Напишите «сегодня», «завтра» или дату, например: /matches 23.11
refuse-unknown-status = Не знаю статуса «{ $status }». Напишите «лайв», «предстоящие» или «завершённые», например: /matches футбол лайв
refuse-old-button = Эта кнопка из старого сообщения и больше не работает.
refuse-too-long = Это слишком длинно. Достаточно названия или имени и нескольких слов после него.
fault-busy = Лимит запросов к сервису коэффициентов на эту минуту исчерпан. Спросите ещё раз через несколько секунд.
fault-busy-minutes =
    { $minutes ->
        [one] Сервис коэффициентов примерно { $minutes } минуту не будет отвечать на вопросы. Спросите ещё раз позже.
        [few] Сервис коэффициентов примерно { $minutes } минуты не будет отвечать на вопросы. Спросите ещё раз позже.
        [many] Сервис коэффициентов примерно { $minutes } минут не будет отвечать на вопросы. Спросите ещё раз позже.
       *[other] Сервис коэффициентов примерно { $minutes } минуты не будет отвечать на вопросы. Спросите ещё раз позже.
    }
busy-later = Сейчас много вопросов. Отвечу здесь примерно через { $seconds } с.
busy-again = Ваш вопрос уже в очереди: ответ появится в моём сообщении выше примерно через { $seconds } с.
busy-stopped = Меня остановили раньше, чем пришёл ответ. Спросите ещё раз через минуту.
fault-unreachable = Сервис коэффициентов сейчас не отвечает. Попробуйте через несколько минут.
fault-refused = Сервис коэффициентов сейчас не может на это ответить. Попробуйте позже.
fault-full = Сохранить не удалось: на диске бота закончилось место. Освободить его может владелец бота.
fault-cannot-save = Сейчас не получается это сохранить. Попробуйте ещё раз через минуту.
fault-cannot-look = Сейчас не получается это посмотреть. Попробуйте ещё раз через минуту.
fault-retry = Повторить
fault-bug = Что-то пошло не так. Мы записали ошибку под номером { $id }.
help-button = Справка

## Names of commands and options, where a platform shows its own for each language: lower-case letters, no spaces

command-name-matches = матчи
command-name-live = лайв
command-name-match = матч
command-name-odds = коэффициенты
command-name-best = лучшие
command-name-history = движение
command-name-movers = сдвиги
command-name-predictions = прогнозы
command-name-valuebets = валуйные
command-name-watch = следить
command-name-unwatch = не-следить
command-name-watches = подписки
command-name-preview = пример
command-name-edit = изменить
command-name-pause = пауза
command-name-resume = продолжить
command-name-undo = вернуть
command-name-log = журнал
command-name-why = почему
command-name-search = поиск
command-name-teams = команды
command-name-team = команда
command-name-leagues = турниры
command-name-fighters = бойцы
command-name-fighter = боец
command-name-bookmakers = букмекеры
command-name-bonuses = бонусы
command-name-fair = без-маржи
command-name-settings = настройки
command-name-help = помощь
command-name-start = старт
command-name-status = состояние
command-name-about = о-боте
command-name-admin = админ
command-name-mydata = мои-данные
command-name-forgetme = забыть-меня

option-name-match = матч
option-name-market = рынок
option-name-format = формат
option-name-selection = исход
option-name-book = букмекер
option-name-books = букмекеры
option-name-sport = спорт
option-name-league = турнир
option-name-day = день
option-name-status = статус
option-name-edge = перевес
option-name-price = коэффициент
option-name-within = срок
option-name-window = период
option-name-threshold = порог
option-name-words = слова
option-name-what = что
option-name-fighter = боец
option-name-team = команда
option-name-prices = коэффициенты
option-name-method = метод
option-name-change = что
option-name-watch = номер
option-name-rule = правило
option-name-until = до
option-name-private = лично
option-private = Ответ увидите только вы

## /admin: for the operators of a bot

command-admin = Для владельцев бота: состояние сервиса коэффициентов
    .what = status или doctor
    .example = /admin status
admin-heading = Для владельцев бота
admin-how = «Состояние» показывает, что замечено с момента запуска. «Проверка» один раз спрашивает каждый раздел сервиса коэффициентов, это занимает около полуминуты.
admin-in-private = На это отвечаю только в личном чате. Откройте его со мной и спросите там.
admin-status-button = Состояние
admin-doctor-button = Проверка
admin-status-heading = Сервис коэффициентов с момента запуска
admin-status-no-requests = Запросов ещё не было.
admin-status-pace = Не больше { $rate } запросов в минуту.
admin-status-pause = Сервис попросил сделать паузу; она закончится { $end }.
admin-status-demand = { $matches ->
    [0] В подписках сейчас нет ни одного матча.
    [one] На { $matches } матч из подписок уходит { $share } запросов.
    [few] На { $matches } матча из подписок уходит { $share } запросов.
   *[other] На { $matches } матчей из подписок уходит { $share } запросов.
}
admin-status-demand-too-much = { $matches ->
    [one] Чтобы следить за { $matches } матчем
   *[other] Чтобы следить за { $matches } матчами
} без опозданий, нужно { $share } доступных запросов. Поэтому все матчи опрашиваются реже: изменения замечаются в среднем с опозданием до { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
}.
admin-status-no-notes = В его ответах не замечено ничего необычного.
admin-status-note = { $endpoint }: { $note } × { $count }
admin-more = И ещё { $count }.
admin-doctor-heading = Проверка
admin-doctor-fine = Понятно всё.
admin-doctor-trouble = Понятно не всё.
admin-column-endpoint = Раздел
admin-column-verdict = Итог
admin-column-items = Строк
admin-verdict-understood = хорошо
admin-verdict-partly = частично
admin-verdict-empty = пусто
admin-verdict-not-understood = неясно
admin-verdict-refused = отказ
admin-verdict-unreachable = нет ответа
admin-verdict-not-asked = не спрошен
admin-degraded-heading = Что пострадает:
admin-degraded = { $feature }: { $cause }
admin-feature-matches = список матчей и поиск по словам
admin-feature-slug = матч по его имени в адресе
admin-feature-odds = коэффициенты
admin-feature-alerts = оповещения
admin-feature-history = история коэффициентов
admin-feature-predictions = прогнозы
admin-feature-valuebets = валуйные ставки
admin-feature-fighters = бойцы
admin-feature-teams = команды
admin-feature-leagues = турниры
admin-feature-bookmakers = букмекеры и их рейтинги
admin-feature-bonuses = бонусы
admin-feature-kickoff = время начала
admin-feature-live = отличие идущих матчей от остальных
admin-feature-sports = матчи по виду спорта
admin-feature-books = коэффициенты по букмекерам
admin-feature-records = рекорды бойцов
admin-cause-no-answer = { $endpoint } не отвечает
admin-cause-not-understood = ответ { $endpoint } непонятен
admin-cause-field = ни в одной строке { $endpoint } нет { $field }
admin-cause-filter = { $endpoint } не учитывает { $field }
admin-filters-heading = Фильтры списка матчей:
admin-filter = { $parameter }: { $works }
admin-works-yes = работает
admin-works-no = не работает
admin-works-unclear = понять не удалось
admin-unknown-heading = Незнакомые поля:
admin-retyped-heading = Изменилось с прошлого раза:
admin-retyped = { $field }: было { $was }, стало { $is }
admin-proposals = Поможет файл соответствий, он подскажет { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[many] { $count } полей
  }: его печатает npm run doctor.

## The playground page

playground-tag = песочница
playground-welcome = Спросите о коэффициентах, следите за матчем и дождитесь оповещения
playground-hint = Введите /, чтобы увидеть команды бота, название клуба или имя игрока, чтобы увидеть коэффициенты, или начните с этого:
playground-feed = Переписка
playground-input = Сообщение
playground-placeholder = Клуб, игрок или / для списка команд
playground-send = Отправить
playground-palette = Команды бота и подсказки
playground-you = Вы:
playground-writing = Пишет…
playground-alert = Оповещение
playground-silent = без звука
playground-personal = Видно только вам
playground-changed = обновлено
playground-table = Таблица
playground-mark-best = лучший
playground-mark-up = выше
playground-mark-down = ниже
playground-connecting = Подключение…
playground-connected = На связи
playground-reconnecting = Подключаемся снова…
playground-paused = Пауза в этой вкладке
playground-away = Нет ответа. Бот ещё запущен?
playground-refused = На это ответить не удалось.
playground-retry = Повторить
playground-newer = Новое оповещение
playground-settings = Настройки
playground-language = Язык
playground-place = Этот чат
playground-private = личный
playground-group = группа
playground-admin = Я администратор группы
playground-chat = Чат
playground-new-chat = Открыть другой чат
