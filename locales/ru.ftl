# Russian. The same keys and variables as en.ftl.

## Credit: on every message

credit = Данные: { $source }
credit-simulated = Данные вымышленные: это демо Linewatch. Команды, букмекеры и коэффициенты ненастоящие.
credit-simulated-short = Демо: коэффициенты ненастоящие
cut = … Остальное не поместилось.

## Selections and markets

selection-draw = Ничья
selection-over = Больше
selection-under = Меньше
selection-yes = Да
selection-no = Нет
selection-1X = 1X
selection-12 = 12
selection-X2 = X2
selection-line = { $selection } { $line }
label-value = { $label }: { $value }
column-home = П1
column-draw = X
column-away = П2
column-over = ТБ
column-under = ТМ
column-yes = Да
column-no = Нет

## Sports and states

sport-numbered = Вид спорта { $code }
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
row-against = — { $opponent }

## /start and /help

command-start = Что умеет бот
start-heading = Linewatch
start-what = Коэффициенты десяти букмекеров рядом и оповещения, когда они меняются.
    .without-bets = Свежие коэффициенты и оповещения, когда они меняются.
    .without-model = Коэффициенты букмекеров рядом и оповещения, когда они меняются.
start-how = Напишите название команды, например { $team }, или выберите матч:
start-how-plain = Напишите название клуба или имя игрока либо нажмите кнопку.
start-how-group = Напишите /odds и название команды или нажмите кнопку.
start-today = Матчи сегодня
start-matches = Матчи
start-valuebets = Валуйные ставки

command-help = Команды бота с примерами
    .topic = Тема или команда, например: подписки
    .example = /help подписки
help-heading = Справка
help-first = ‹ Справка
help-topic-matches = Матчи и команды
help-topic-odds = Коэффициенты
help-topic-watches = Подписки
help-topic-alerts = Оповещения
help-topic-money = Ставки и деньги
help-topic-chat = Этот чат
help-unknown = Темы «{ $words }» нет. Выберите одну из этих.
help-line = { $usage } — { $description }
help-group = В группах подписками распоряжаются администраторы; в /settings они могут разрешить это всем.
help-thumb = 👍 под оповещением об одном матче заглушает этот матч. Чтобы снова получать оповещения, уберите 👍.
help-thumb-group = 👍 под оповещением об одном матче заглушает этот матч там, где я администратор. Чтобы снова получать оповещения, уберите 👍.
help-thumb-several = Под оповещением о нескольких матчах отвечу 🤔 и не заглушу ни одного: кнопка «{ $mute }» спросит, какой.
help-threads = Оповещения могут идти в отдельные темы, по одной на матч или турнир: { $usage }
    .usage = /settings темы матч
help-words = Матч можно назвать по клубу или игроку, а также по числу после знака #.
help-fixtures = { $usage }: каждый день сюда приходит список матчей по всем подпискам этого чата.
help-carried = Мои команды можно взять в любой чат, даже туда, куда меня не добавляли: откройте мой профиль и нажмите «Добавить приложение».

## /matches

command-matches = Матчи ближайших дней
    .sport = Вид спорта или турнир, например футбол
    .league = Слово или слова из названия турнира
    .day = сегодня, завтра или дата, например 23.11
    .status = лайв, предстоящие или завершённые
    .example = /matches футбол завтра
command-live = Матчи, которые идут прямо сейчас
    .sport = Вид спорта или турнир, например футбол
    .league = Слово или слова из названия турнира
    .example = /live футбол
matches-heading = Матчи
matches-row = { $time } · { $title }
matches-prices = Лучшие коэффициенты на П1 / X / П2 — там, где они известны.
matches-prices-updated = Лучшие коэффициенты П1 / X / П2 · { $age }
fixtures-heading = Матчи · { $day }
fixtures-more = … и ещё { $count }
matches-none = Сейчас матчей нет.
matches-none-sport = { $sport }: матчей нет.
matches-all = Все матчи
matches-live = Идут сейчас
matches-pick = Какие матчи?
matches-pick-button = Спорт ▾
page-shown = { $first }–{ $last } из { $total }
page-list-cut = Список длиннее: удалось прочитать только начало.
page-next = Дальше ›
page-previous = ‹ Назад
file-button = CSV
file-done = { $isWhole ->
    [no] Последние строки для таблицы: { $count } из { $total }.
   *[yes] Строк для таблицы: { $count }.
  } Время — UTC, коэффициенты десятичные.
file-column-part = Раздел
file-column-name = Название
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
file-column-model = Модель
    .without-list = Без маржи
file-column-edge = Перевес, %
file-column-recorded = Записано (UTC)
file-column-stake = Сумма
file-column-result = Результат
file-column-returned = Возвращено
file-column-fair-close = Честный на закрытии
file-column-clv = К линии закрытия, %
file-column-watch = Подписка
file-column-rule = Правило
file-column-state = Состояние
file-column-from = Было
file-column-to = Стало
file-column-time = Время (UTC)
file-column-decision = Что произошло

## /odds

command-odds = Коэффициенты букмекеров на матч
    .match = Команда, две команды или #номер
    .market = Рынок, например исход, тотал 2,5 или фора -1,5
    .format = Формат только на этот раз, например американский или дроби
    .example = /odds { $match }
odds-when = { $league } · { $start }
odds-when-no-league = { $start }
odds-best-prices = Лучшие: { $prices }
odds-margin-updated = Средняя маржа { $margin } · { $age }
odds-updated = Обновлено: { $age }
odds-markets = Рынки
odds-line = Линия { $line }
odds-all-books = Все букмекеры: { $count }
odds-market-winner = Исход
odds-market-result = Исход матча
odds-market-two-way = Исход без ничьей
odds-market-three-way = Исход 1X2
odds-market-double-chance = Двойной шанс
odds-market-draw-no-bet = Ставка без ничьей
odds-market-total = Тотал { $line }
odds-market-handicap = Фора { $line }
odds-market-both-score = Обе забьют
odds-market-other = Прочее
odds-book = Букмекер
odds-fair = Без маржи
odds-fair-row = Без маржи
odds-chance = Шанс %
odds-unnamed-book = Не назван
odds-best = { $selection }: лучший коэффициент { $price } ({ $book })
odds-best-range = { $selection }: лучший коэффициент { $price } ({ $book }) · у букмекеров { $low } – { $high }
odds-best-full = { $selection }: лучший коэффициент { $price } ({ $book }) · у букмекеров { $low } – { $high }, шанс { $lowChance }–{ $highChance }
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
odds-market-missing = Коэффициентов на «{ $market }» здесь нет; показан основной рынок.
odds-margins = Маржа в среднем { $average }: { $books }
odds-own-books = { $sign } Лучшие коэффициенты — у ваших букмекеров
odds-own-books-absent = Ваши букмекеры этого не предлагают: учтены все
odds-consensus-note = «Без маржи» и «Шанс»: средняя оценка букмекеров за вычетом маржи.
odds-age = Коэффициенты обновлены { $age }.
odds-next = новые примерно { $time }
odds-closing = Последние записанные коэффициенты до начала.
odds-age-old = ⚠️ Коэффициенты устарели: последнее обновление было { $age }. Они могли измениться.
odds-old-failure = ⚠️ Старые коэффициенты, обновлено: { $age }. Сервис не отвечает.
odds-failure = Сервис коэффициентов не отвечает. Это последние данные.
odds-misfit = Ответ сервиса коэффициентов мне непонятен; показано последнее, что удалось прочитать.
odds-key = Сервис коэффициентов не принимает мой ключ; показаны последние полученные данные.
odds-spent = Мой лимит запросов исчерпан до { $until }; показаны последние полученные данные.
odds-plan = Мой тариф в сервисе коэффициентов этого не включает; показаны последние полученные данные.
odds-wish = Сервис коэффициентов не распознаёт что-то в моих настройках; показаны последние полученные данные.
odds-spent-until = Мой лимит запросов исчерпан до { $until }; эти коэффициенты получены: { $at }.
odds-busy = Сервис коэффициентов сейчас не принимает новых запросов; показаны последние полученные данные.
odds-busy-waits = Сервис коэффициентов не принимает запросы до { $until }; показаны последние полученные данные.
odds-busy-until = Сервис коэффициентов не принимает запросы до { $until }; эти коэффициенты получены: { $at }.
odds-none = Сейчас букмекеры не дают коэффициентов на этот матч.
odds-refresh = Обновить
odds-watch = Следить
odds-watching = Подписка: { $rule }

## Finding a match

find-many = Какой матч?
find-many-first = первые { $count }:
find-more = Ещё ›
find-unknown = Не знаю «{ $words }»: так здесь не называется ни команда, ни игрок, ни турнир.
find-sports = Здесь есть: { $sports }.
find-match-row = { $title }
  { $start } · { $league }
find-match-row-no-league = { $title }
  { $start }
find-fixture = { $day } · { $title }
find-many-more = Подходящих матчей больше, чем здесь помещается. Добавьте вторую команду или день.
find-name-one = «{ $words }» подходит к разным матчам. Назовите один матч, по двум командам или по номеру, например: { $example }
find-apart = Матча { $first } — { $second } в списке нет. Вот их ближайшие матчи:
find-number = Строки { $words } здесь нет. Выберите матч или напишите #{ $words }, если это номер матча:
find-none-near = По запросу «{ $words }» матчей не нашлось. Может быть, один из этих?
ask-match = Какой матч? Выберите один или напишите название команды:
ask-match-command = Какой матч? Выберите один или напишите { $command } и название команды:
talk-today = Матчи сегодня
talk-watch = Следить за матчем
talk-odds = Коэффициенты матча
talk-hello = Привет! Напишите название команды, например { $team }, и я покажу её коэффициенты. Могу и оповестить, когда они сдвинутся.
talk-welcome = Пожалуйста.
talk-sorry = Извините. Напишите название команды или выберите что-нибудь из этого.
talk-valuebet = Валуйная ставка — это коэффициент выше честного. Если команда побеждает в половине случаев, честный коэффициент 2,00, а 2,10 — уже валуй. Окупается это только в среднем и только если оценка верна.
talk-fair = Честные коэффициенты — это коэффициенты букмекеров за вычетом их маржи. Они показывают настоящий шанс.
talk-margin = Сложите шансы, заложенные в коэффициенты одного букмекера: выйдет больше 100 %, например 105 %. Лишние 5 % и есть маржа, то есть то, что в среднем остаётся букмекеру.
talk-surebet = Иногда лучшие коэффициенты разных букмекеров вместе возвращают больше, чем вы ставите, кто бы ни победил. Это вилка. Они редкие, маленькие и быстро исчезают.
talk-alerts = Откройте матч и нажмите «Следить»: я оповещу вас, когда коэффициенты сдвинутся. А если ждёте определённого коэффициента, напишите «{ $usage }».
talk-whowins = Этого никто не знает. Коэффициенты показывают, чего ждут букмекеры, а у модели своя оценка шансов.
talk-howmuch = Советов по ставкам я не даю. Если у вас есть своя оценка шанса, калькулятор Келли покажет сумму ставки; многие берут четверть от неё.
talk-free = Это бесплатно. Ставок я не принимаю и ничего на них не зарабатываю.
talk-source = Коэффициенты даёт { $source }, они обновляются каждые несколько минут. Время обновления есть в каждом сообщении.
talk-source-invented = Эти коэффициенты выдуманы, чтобы можно было попробовать.
talk-who = Я программа. Сравниваю коэффициенты букмекеров и оповещаю, когда они сдвигаются. Ставок не принимаю.
talk-legal = Я только сравниваю коэффициенты и не принимаю ставок. Законны ли ставки для вас, зависит от того, где вы живёте.
talk-unclear = Не понимаю. Напишите название команды, чтобы увидеть её коэффициенты, или выберите:
talk-unknown = Не знаю, что такое «{ $words }»: здесь нет ни такой команды, ни такого турнира. Есть { $sports }.
talk-bet = { $title }: записать ставку { $bet }?
talk-none-on = На этот день матча нет ({ $day }). Ближайший:
talk-ignored = Не понимаю «{ $words }».
talk-nobody = Здесь нет ни команды, ни турнира с названием «{ $words }».
talk-lacking = На «{ $words }» коэффициентов здесь нет. Могу показать коэффициенты на победу, тоталы, форы и «обе забьют», если их предлагают на матч.
talk-picks = Прогнозов я не даю, и верных ставок не бывает. Вот коэффициенты, самый низкий у фаворита:
talk-chats = Оповещения приходят в тот чат, где вы их включили. Чтобы их видели только вы, напишите мне в личку. В группу меня можно добавить из моего профиля.
talk-nobets = Ставок я не принимаю. Вот коэффициенты букмекеров:
talk-results = Счёта и результатов у меня нет, только коэффициенты.
talk-combined = Экспрессы я не считаю. Вот матчи по одному:
talk-reminder = Могу напомнить перед началом о матче, за которым вы следите. За сколько, выберите в настройках, в пункте «Напоминание».
talk-left = Хорошо, оставил как было.
talk-differ = У каждого букмекера своя оценка, своя маржа и свой темп, поэтому коэффициенты разные. Потому их и стоит сравнивать.
talk-absent = «{ $words }» здесь нет. Есть { $sports }.
talk-term-odds = Десятичный коэффициент показывает, сколько вернётся со ставки 1: при 2,45 это 2,45 вместе со ставкой. Шанс — это единица, делённая на коэффициент, здесь около 41 %. 1 (П1) — первая команда, X — ничья, 2 (П2) — вторая.
talk-term-winner = 1X2 — это три исхода: 1 (П1) — победа первой команды, X — ничья, 2 (П2) — победа второй.
talk-term-total = Тотал — это сколько голов или очков будет в матче. ТБ 2,5 выигрывает, если голов 3 или больше, ТМ 2,5 — если 2 или меньше. Половина нужна, чтобы результат не попал точно в линию.
talk-term-btts = Обе забьют (BTTS): «да» выигрывает, если каждая команда забьёт хотя бы раз, «нет» — если одна не забьёт.
talk-term-handicap = Фора добавляет команде голы или отнимает их. С −1,5 ей нужно выиграть с разницей в два мяча или больше, с +1,5 можно проиграть в один мяч.
talk-term-dnb = Ставка без ничьей (draw no bet, «ничья — возврат»): ставят на победителя, а при ничьей ставка возвращается.
talk-term-dc = Двойной шанс покрывает два исхода из трёх: 1X — победа хозяев или ничья, X2 — победа гостей или ничья, 12 — любой исход, кроме ничьей.

## /valuebets

command-valuebets = Коэффициенты выше честных
    .sport = Вид спорта, например футбол
    .edge = Минимальный перевес, например 5%
    .price = Диапазон коэффициентов, например 1,5-3
    .within = Сколько максимум часов до матча, например 12ч
    .book = Букмекер
    .example = /valuebets 3% 1,5-3
valuebets-heading = Валуйные ставки
valuebets-explained = Коэффициенты выше, чем у модели. Это не совет.
    .without-list = Коэффициенты выше честных на 1 % и больше. Это не совет.
valuebets-against-others = Коэффициенты выше честных коэффициентов других букмекеров на 1 % и больше. Это не совет.
valuebets-against = Коэффициенты выше честных коэффициентов { $book } на 1 % и больше. Это не совет.
valuebets-row = { $selection } { $price } · { $edge }
valuebets-book = { $others ->
    [0] { $book }
   *[other] { $book } и ещё { $others }
  }
valuebets-none = Сейчас валуйных ставок нет.
    .without-list = Сейчас валуйных ставок нет. Я проверяю матчи, за которыми кто-то следит или о которых спрашивали за последний час.
# Few as many.
valuebets-none-filter = { $count ->
    [1] Единственная сейчас валуйная ставка не подходит.
    [one] Из { $count } валуйной ставки не подходит ни одна.
   *[other] Из { $count } валуйных ставок не подходит ни одна.
  }
valuebets-edge = от { $edge }
valuebets-price = коэффициент { $low }–{ $high }
# Few as many.
valuebets-within = { $hours ->
    [one] в течение { $hours } часа
   *[other] в течение { $hours } часов
  }
valuebets-all = Все валуйные ставки
valuebets-bad-filter = Не понимаю «{ $words }». Фильтры: перевес, диапазон коэффициентов, часы, вид спорта и букмекер, например: /valuebets 5% 1,5-3 12ч
valuebets-model = Это расчёт модели, а не совет.
    .without-list = Это расчёт по коэффициентам букмекеров, а не совет.
valuebets-age = Рассчитано { $age }.
valuebets-age-old = Расчёт устарел: он сделан { $age }. Коэффициенты могли измениться.

## Watches on value bets

valuebets-watch = Оповещать о них
bet-watch-done = Слежу за валуйными ставками: { $filter }.
bet-watch-changed = Подписка на валуйные ставки начинается заново: { $filter }.
bet-watch-all = все
bet-watch-title = Валуйные ставки: { $filter }
bet-watch-rule = { $points ->
    [one] Сообщу, когда такая ставка появится, и ещё раз, когда её перевес вырастет на { $amount } п. п. Когда ставки не станет, изменю сообщения о ней.
    [few] Сообщу, когда такая ставка появится, и ещё раз, когда её перевес вырастет на { $amount } п. п. Когда ставки не станет, изменю сообщения о ней.
    [many] Сообщу, когда такая ставка появится, и ещё раз, когда её перевес вырастет на { $amount } п. п. Когда ставки не станет, изменю сообщения о ней.
   *[other] Сообщу, когда такая ставка появится, и ещё раз, когда её перевес вырастет на { $amount } п. п. Когда ставки не станет, изменю сообщения о ней.
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
    [one] рост перевеса на { $amount } п. п.
    [few] рост перевеса на { $amount } п. п.
    [many] рост перевеса на { $amount } п. п.
   *[other] рост перевеса на { $amount } п. п.
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
bet-watch-bad-improvement = Не понимаю «{ $typed }». Напишите, на сколько п. п. должен вырасти перевес, например: /watch валуи 3% рост на 1
unwatch-bets-done = Больше не слежу за валуйными ставками: { $filter }.
# Few as many.
bet-alert-appeared = { $count ->
    [1] Новая валуйная ставка: { $edge }
   *[other] Новые валуйные ставки: { $count }
  }
bet-alert-improved = { $count ->
    [1] Перевес вырос: { $before } → { $edge }
    [one] Перевес вырос: { $count } валуйная ставка
    [few] Перевес вырос: { $count } валуйные ставки
   *[other] Перевес вырос: { $count } валуйных ставок
  }
bet-alert-both = Валуйные ставки, новые и с выросшим перевесом: { $count }
bet-alert-gone = { $count ->
    [1] Валуйной ставки больше нет
   *[other] Валуйных ставок больше нет: { $count }
  }
bet-alert-gone-too = Уже нет · { $count }
bet-alert-gone-row = { $selection } { $price }{ $known ->
    [yes] {""}, теперь { $now }
   *[no] {""}
  }
bet-alert-missed = { $count ->
    [one] Ещё { $count } появилась и исчезла
    [few] Ещё { $count } появились и исчезли
   *[other] Ещё { $count } появились и исчезли
  }
bet-alert-row = { $selection } { $price } · { $news ->
    [improved] { $before } → { $edge }
   *[appeared] { $edge }
  }
bet-alert-at = { $selection } { $price } · { $books }
bet-alert-books = { $book }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
  }
bet-alert-offer = { $selection } по { $price } ({ $book })
bet-alert-offer-no-book = { $selection } по { $price }
bet-alert-watch = Эта подписка
alert-bets = Валуйные
bet-gone-left = { $offer }: ставка исчезла ({ $time })
bet-gone-left-now = { $offer }: ставка исчезла ({ $time }), последний коэффициент { $now }
bet-gone-below = { $offer }: перевес стал слишком мал ({ $time })
bet-gone-below-now = { $offer }: перевес стал слишком мал ({ $time }), последний коэффициент { $now }
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
match-best = Лучший кэф
best-title = { $kind ->
    [side] Победит { $selection }: { $price }
   *[other] { $selection }: { $price }
  }
best-at = у { $books }
best-at-more = у { $books } и ещё { $others }
match-history = Движение
match-prediction = Прогноз

command-best = Лучшие коэффициенты на исход
    .match = Команда, две команды или #номер
    .selection = П1, X, П2, команда или ТБ 2,5
    .example = /best { $match } П1
best-price = Кэф
best-edge = Перевес
best-fair = Перевес над честным коэффициентом { $fair }
best-fair-updated = Перевес над честным коэффициентом { $fair } · { $age }
best-which = Какой исход?
best-missing = { $selection }: сейчас никто не даёт коэффициента. Есть такие исходы:
best-unknown = Не знаю исхода «{ $selection }». Напишите П1, X, П2, команду или ТБ 2,5 либо выберите:
best-paid-back = { $stake } по лучшему коэффициенту вернут { $returned }, прибыль { $profit }. Ставят у букмекера, не здесь.
best-others = Другие исходы

command-history = Движение коэффициентов на матч
    .match = Команда, две команды или #номер
    .book = Букмекер; без него честные коэффициенты по всем
    .selection = П1, X, П2, команда или ТБ 2,5
    .example = /history { $match }
history-none = О движении этих коэффициентов пока ничего не известно.
history-none-book = О движении коэффициентов { $book } ничего не известно.
history-of = { $market } · { $whose }
history-consensus = все букмекеры, без маржи
history-open = Открытие
history-now = Сейчас
history-points = П. п.
history-chance = Шанс
history-net = Изменение
history-range = Диапазон
history-reading = { $price } · шанс { $chance } · { $time }
history-net-none = нет
history-net-shortened = ▼ упал: { $price } (вероятность { $points } п. п.)
history-net-drifted = ▲ вырос: { $price } (вероятность { $points } п. п.)
history-since = Первые данные: { $since }. ▼ упал, ▲ вырос. Столбики показывают шанс: чем выше, тем ниже коэффициент.
history-says = шанс: был { $from }, стал { $to }, самый низкий { $low }, самый высокий { $high }
history-unknown = Не знаю здесь ни букмекера, ни исхода «{ $words }». Например: П1, X, П2 или название букмекера.
history-all = Все исходы
history-consensus-button = Все букмекеры

## /predictions, /movers

command-predictions = Шансы по модели и у букмекеров
    .match = Команда, две команды или #номер; без матча — самые большие расхождения
    .example = /predictions { $match }
predictions-heading = Модель и букмекеры
predictions-order = Сначала самые большие расхождения. Это модель, а не совет.
predictions-row = { $selection } { $model }, букмекеры { $books } · { $gap }
predictions-points = { $points } п. п.
predictions-row-no-market = { $selection } { $model }
predictions-model = Модель
predictions-market = Рынок
predictions-gap = П. п.
predictions-explained = Рынок: средняя оценка букмекеров без маржи. Расхождение — в п. п. вероятности.
predictions-some-without = Где букмекеры не указаны, коэффициенты ещё не запрашивали: нажмите на матч, чтобы сравнить.
predictions-others = Для других матчей нет свежих коэффициентов. Спросите о матче: /predictions и команда.
predictions-no-market = Сравнить пока не с чем: коэффициентов на матч нет.
predictions-note = Это модель, а не совет.
predictions-none = Сейчас прогнозов нет.
predictions-none-match = На этот матч прогноза нет.
predictions-all = Все прогнозы
predictions-watch = Следить за расхождением: { $points }

command-movers = Крупнейшие сдвиги коэффициентов
    .window = 1ч, 6ч или 24ч
    .sport = Вид спорта или турнир
    .league = Турнир
    .books = У скольких букмекеров сдвиг в одну сторону, например контор>=5
    .example = /movers 24ч контор>=5
movers-heading = Крупнейшие сдвиги · за { $hours } ч
movers-row = { $arrow } { $selection } { $from } → { $to }
movers-agree = букмекеры: { $same } из { $books }
movers-explained = Коэффициенты без маржи на матчи, за которыми здесь следят или о которых спрашивали.
movers-since = Начало записи: { $since } или раньше.
movers-none = За это время ни один коэффициент здесь не сдвинулся.
movers-nothing-recorded = Пока ничего не записано. Коэффициенты сохраняются с того момента, как кто-нибудь спросит о матче или начнёт за ним следить.
movers-none-fitting = Подходящих сдвигов за это время здесь нет.
movers-books = в одну сторону хотя бы у { $books ->
    [one] { $books } букмекера
    [few] { $books } букмекеров
   *[other] { $books } букмекеров
  }
movers-all = Все сдвиги
movers-bad-books = Не понимаю «{ $books }». Напишите, сколько букмекеров, например: /movers контор>=5
movers-window = { $hours } ч
movers-bad-window = Не понимаю «{ $window }». Напишите число часов, не больше 168, например: /movers теннис 24ч

## /watch, /unwatch, /watches

command-watch = Сообщать, когда меняются коэффициенты
    .without-bets = Сообщать, когда меняются коэффициенты
    .match = Матч: команда, две команды или #номер. Либо все матчи команды, турнира, вида спорта, бойца
    .match-without-fighters = Матч: команда, две команды или #номер. Либо все матчи команды, турнира, вида спорта
    .rule = О чём сообщать: 3пп, 5% или 0,10; П1, вниз, лучший, контор>=3, от 2,10, модель>=6пп
    .rule-without-model = О чём сообщать: 3пп, 5% или 0,10; П1, вниз, лучший, контор>=3, от 2,10
    .example = /watch { $match } 3пп
command-unwatch = Убрать одну подписку или все
    .match = Матч (команда, две команды, #номер) либо все матчи команды, турнира, вида спорта или бойца
    .match-without-fighters = Матч (команда, две команды, #номер) либо все матчи команды, турнира или вида спорта
    .example = /unwatch { $match }
command-watches = Мои подписки и нынешние коэффициенты
    .example = /watches
command-preview = Сколько оповещений дало бы правило за последние дни
    .match = Команда, две команды, #номер или номер подписки, например 2
    .rule = Правило, как в /watch; без него берётся правило подписки
    .example = /preview { $match } 3пп
command-edit = Изменить подписку по номеру или названию
    .watch = Номер подписки из /watches или матч
    .rule = Что изменить, как в /watch: 5пп, вниз, контор>=3; или тихие часы 22-8
    .example = /edit 12 5пп
command-pause = Приостановить одну подписку
    .watch = Номер подписки из /watches
    .until = Например: 3ч, 18:00, пн 9:00, утро; с «сохранить» в конце сдвиги за паузу засчитаются
    .example = /pause 12 3ч
command-resume = Возобновить подписку после паузы
    .watch = Номер подписки из /watches
    .example = /resume 12
command-undo = Отменить последнее удаление
command-export = Подписки и настройки файлом
command-import = Загрузить файл из /export
    .file = Файл JSON из /export
    .text = Или текст этого файла
    .example = /import

rule-points = { $points ->
    [one] { $amount } п. п. вероятности
    [few] { $amount } п. п. вероятности
    [many] { $amount } п. п. вероятности
   *[other] { $amount } п. п. вероятности
  }
rule-percent = { $amount } по коэффициенту
rule-price = { $amount } по коэффициенту
rule-short-points = { $amount } п. п.
rule-home = Хозяева
rule-away = Гости
rule-draw = Ничья
rule-shortens = только вниз
rule-drifts = только вверх
rule-consensus = честный коэффициент
rule-best = лучший коэффициент
rule-book = коэффициент у { $book }
rule-own = лучший у ваших букмекеров
# Few as many.
rule-agreeing =
    минимум у { $books ->
    [one] { $books } букмекера
       *[other] { $books } букмекеров
      }
# Few as many.
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
rule-from = отсчёт от вашего { $price }
rule-since-hours = { $hours ->
    [1] за последний час
   *[other] за последние { $hours } ч
}
rule-since-open = отсчёт от первых коэффициентов
rule-prices = коэффициент { $least }–{ $most }
rule-within = не раньше чем за { $hours } ч до начала
rule-live = во время матча
rule-prematch = до начала
rule-fast = сразу
rule-at-least = от { $price }
rule-at-most = до { $price }
rule-again = каждый раз
rule-posted = первые коэффициенты
rule-gap = модель выше букмекеров на { $points }

watch-done = Слежу. { $rule }
watch-changed = Новое правило. { $rule }
watch-beside = Подписка уже есть: { $title } · { $rules }. Добавить новое правило или заменить прежнее? { $rule }
watch-beside-typed = Или повторите команду и добавьте в конце «добавить» или «заменить».
watch-beside-add = Добавить
watch-beside-replace = Заменить
watch-beside-replace-one = Заменить { $number } · { $rule }
watch-title-with-rule = { $title } · { $rule }
watch-rule = Сообщу, когда { $measure ->
    [best] лучший коэффициент
    [book] коэффициент у { $book }
    [own] лучший коэффициент ваших букмекеров
   *[consensus] коэффициент
  } { $direction ->
    [shortens] опустится
    [drifts] поднимется
   *[both] сдвинется
  } на { $rule } или больше.
watch-target = Сообщу, когда { $measure ->
    [book] коэффициент у { $book }
    [own] лучший коэффициент ваших букмекеров
    [consensus] честный коэффициент
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
watch-gap =
    Сообщу, когда модель оценит { $of ->
    [outcome] исход «{ $selection }»
       *[any] какой-нибудь исход
      } выше, чем букмекеры, не меньше чем на { $rule }, и ещё раз, когда это расхождение исчезнет.
watch-gap-closes = Расхождение считаю исчезнувшим, когда остаётся { $points } или меньше
watch-gap-now = Сейчас { $selection } { $gap }: модель { $model }, букмекеры { $market }.
watch-gap-open = Сейчас { $selection } { $gap }: модель { $model }, букмекеры { $market }. Расхождение уже есть, поэтому сообщу, когда оно исчезнет.
watch-gap-unknown = Оценки модели на этот матч пока нет.
watch-only = Только { $part }
watch-agreeing =
    Только если коэффициент сдвинулся в ту же сторону { $books ->
    [one] хотя бы у { $books } букмекера
    [few] хотя бы у { $books } букмекеров
       *[other] хотя бы у { $books } букмекеров
      }
watch-from = Отсчёт от вашего коэффициента { $price }, а после оповещения — от указанного в нём
watch-from-passed = Коэффициент уже ушёл от вашего { $own } дальше порога. Сейчас он { $now }, дальше отсчёт идёт от него.
watch-since = Считаю сдвиг за { $hours ->
    [one] последний { $hours } час
    [few] последние { $hours } часа
   *[other] последние { $hours } часов
  }
watch-since-open = Отсчёт от первых коэффициентов, а после оповещения — от указанных в нём
watch-prices = Только пока коэффициент от { $least } до { $most }
watch-within = Только в { $hours ->
    [1] последний час
    [one] последние { $hours } час
    [few] последние { $hours } часа
   *[other] последние { $hours } часов
  } до начала
watch-live = Только во время матча
watch-prematch = Только до начала матча
watch-fast = Сразу, даже если сдвиг только у одного букмекера
watch-once = Один раз
watch-again = Каждый раз заново, после того как коэффициент вернётся на 2 %
watch-example = Например: { $selection } { $from } → { $to }
watch-one-side-which = Оповещения только по одному исходу. По какому?
watch-one-side = Один исход
watch-bigger = Только крупные
watch-smaller = И малые сдвиги
watch-target-now = Сейчас коэффициент { $price }.
# Few as many.
watch-target-now-books = Сейчас коэффициент у { $books ->
    [one] { $books } букмекера
   *[other] { $books } букмекеров
  }: { $price }.
# Few as many.
watch-target-passed = Сейчас коэффициент { $books ->
    [0] { $price }
    [one] у { $books } букмекера { $price }
   *[other] у { $books } букмекеров { $price }
  }, ваш предел уже пройден. Сообщу, когда он вернётся на 2 % и снова его пересечёт.
watch-first-board = Коэффициентов пока нет; отсчёт начнётся с первых.
checks-always = Проверяю каждую минуту.
checks-often = Проверяю примерно раз в { $aboutMinutes ->
    [1] минуту
   *[other] { $about }
  }, не реже чем раз в { $latest }; в последний час — раз в { $lastMinutes ->
    [1] минуту
   *[other] { $last }
  }.
checks-last-hour = Проверяю примерно раз в { $aboutMinutes ->
    [1] минуту
   *[other] { $about }
  }, не реже чем раз в { $latest }.
checks-later = Точной частоты пока нет. Когда до начала останется { $from }, буду проверять не реже чем раз в { $latest }, а в последний час — раз в { $lastMinutes ->
    [1] минуту
   *[other] { $last }
  }.
checks-few =
    До начала проверю примерно { $count ->
    [one] { $count } раз
    [few] { $count } раза
       *[other] { $count } раз
      }, а когда коэффициенты приблизятся к вашему правилу — чаще.
checks-none = Не могу обещать, как часто проверяю: мой лимит в сервисе коэффициентов делят слишком много турниров. 500 кредитов в месяц хватает примерно на десять турниров.
checks-row-always = проверяю каждую минуту
checks-row-often = проверяю примерно раз в { $aboutMinutes ->
    [1] минуту
   *[other] { $about }
  }
checks-row-later = точная частота будет известна за { $from } до начала
checks-row-few = { $count ->
    [1] ещё около одной проверки
    [one] ещё около { $count } проверки
    [few] ещё около { $count } проверок
   *[other] ещё около { $count } проверок
  }
checks-row-none = проверяю без точной частоты
watch-finished = Линия на матч { $title } закрыта: коэффициенты больше не изменятся.
watch-limit = Подписок на матчи в этом чате уже { $count }, больше нельзя. Сначала уберите какую-нибудь.
watch-unknown-word =
    { $what ->
        [match] Матч нашёлся, но что значит «{ $word }», я не понимаю. Напишите 5%, 0,10 или 3пп.
        [watch] Номер верный, но что значит «{ $word }», я не понимаю. Напишите 5%, 0,10 или 3пп.
       *[many] Название знакомо, но что значит «{ $word }», я не понимаю. Напишите 5%, 0,10 или 3пп.
    }
name-unknown-more = Название знакомо, но что значит здесь «{ $word }», я не понимаю. Ничего не изменено.
watch-bad-word = Не понимаю здесь «{ $word }».
  Насколько: 3пп, 5%, 0,10, спокойно, стандартно или чутко.
  Что: вниз, вверх, П1, ничья, ТБ 2,5.
  Коэффициент: лучший, мои конторы, контора:название, контор>=3, от 2,10, 1,5-3.
  Когда: 3ч, с открытия, за 24ч, лайв, прематч, сразу.
  Предел: П1 >= 2,10, контор>=3, снова. Первые коэффициенты: появятся.
  Модель против букмекеров: модель>=6пп, П1.
  Например: { $example }
    .without-model = Не понимаю здесь «{ $word }».
      Насколько: 3пп, 5%, 0,10, спокойно, стандартно или чутко.
      Что: вниз, вверх, П1, ничья, ТБ 2,5.
      Коэффициент: лучший, мои конторы, контора:название, контор>=3, от 2,10, 1,5-3.
      Когда: 3ч, с открытия, за 24ч, лайв, прематч, сразу.
      Предел: П1 >= 2,10, контор>=3, снова. Первые коэффициенты: появятся.
      Например: { $example }
watch-needs-selection = Какой исход? Добавьте П1, ничья, П2 или ТБ 2,5, например: { $example }
watch-unknown-book = Не знаю букмекера «{ $book }». Все перечислены в /bookmakers. Например: { $example }
    .without-books = Не знаю букмекера «{ $book }». Например: { $example }
watch-no-own-books = Вы ещё не выбрали букмекеров, у которых играете. Сначала выберите их: /settings букмекеры
watch-too-few-own = У вас { $count ->
    [one] выбран { $count } букмекер
    [few] выбраны { $count } букмекера
   *[other] выбрано { $count } букмекеров
  }, а правилу нужно { $books }. Выберите больше: /settings букмекеры
watch-posted-already = { $title }: коэффициенты уже есть. Следите за их движением, например: { $example }
watch-cannot-post = Мне нельзя писать в этот канал, поэтому оповещения не дойдут. Администратор должен дать мне право отправлять здесь сообщения.
watch-stop = Не следить
price-alert = Мой предел
price-alert-from = ≥ { $price }
price-alert-title = { $selection }: сейчас { $price }
price-alert-ask = При каком коэффициенте прислать оповещение? Напишите его, например: { $price }
price-alert-ask-command = При каком коэффициенте прислать оповещение? Выберите или напишите свой, например: { $example }
price-alert-which = Для какого исхода задать предел?
watch-odds = Кэфы

target-many = Что именно?
target-none-near = По запросу «{ $words }» ничего не нашлось. Может быть, что-то из этого?
target-none = По запросу «{ $words }» ничего не нашлось.
target-all = Все матчи: { $name }

wide-done = Слежу за всеми матчами. { $rule }
wide-changed = Новое правило для всех матчей. { $rule }
# Few as many.
wide-covered = { $all ->
    [one] Сейчас в подписке { $count } из { $all } матча.
   *[other] Сейчас в подписке { $count } из { $all } матчей.
  }
# Few as many.
wide-covered-until = { $all ->
    [one] Сейчас в подписке { $count } из { $all } матча: те, что начнутся до { $until }.
   *[other] Сейчас в подписке { $count } из { $all } матчей: те, что начнутся до { $until }.
  }
wide-covered-none = На ближайшие семь дней матчей пока нет.
wide-explained = В подписке матчи ближайших семи дней, новые добавляются сами. Лишний матч можно исключить: /unwatch и его название.
wide-details-heading = Все матчи: { $name }
wide-details-paused = Пауза: за этими матчами не слежу, сдвиги за это время пропущу.
wide-details-resumed = Снова слежу, отсчёт от нынешних коэффициентов.
wide-details-changed = Правило изменено для всех этих матчей.
watch-limit-wide = В этом чате уже { $count ->
    [one] { $count } подписка
    [few] { $count } подписки
   *[other] { $count } подписок
  } на команды, турниры, виды спорта и бойцов, больше нельзя. Сначала уберите какую-нибудь.

unwatch-done = Больше не слежу за матчем { $title }.
unwatch-not-watched = На матч { $title } подписки здесь нет.
unwatch-which = Какую подписку убрать?
unwatch-wide-done = Подписка на все матчи убрана: { $name }.
unwatch-wide-none = Такой подписки здесь нет. Все, что есть: /watches.
unwatch-own-done = { $title }: больше не слежу по правилу «{ $rule }».
# Few as many.
unwatch-excluded = { $count ->
    [1] Матч { $title } исключён из подписки «{ $names }».
   *[other] Матч { $title } исключён из подписок: { $names }.
  } За остальными матчами слежу по-прежнему.
unwatch-still-wide = Но он по-прежнему входит в «{ $name }» ({ $rule }).
unwatch-still-own = Остаётся подписка ({ $rules }).
unwatch-later-wide = Позже он может попасть в «{ $name }» ({ $rule }).
unwatch-still-bets = О валуйных ставках на него сообщаю по-прежнему: { $filters }.
unwatch-leave-out = Исключить и оттуда
unwatch-mute = Заглушить матч
unwatch-undo = Следить снова
unwatch-undone = Через несколько минут матч { $title } снова будет в подписке вместе с остальными.

watches-heading = Мои подписки
watches-now = { $selection } { $price }
watches-price = { $rule } · сейчас { $price }
watches-gap = { $rule } · сейчас { $selection } { $gap }
watches-open = { $number } · { $title }
watches-none = Подписок пока нет. Выберите матч и нажмите «Следить»:
watches-remove = Не следить: { $title }

preview-one-match = Заранее можно посчитать по одному матчу или по валуйным ставкам, но не по всем матчам сразу. Назовите один матч, например: { $example }
    .without-bets = Заранее можно посчитать по одному матчу, но не по всем матчам сразу. Назовите один матч, например: { $example }
preview-button = Проверить
preview-rule = Правило: { $rule }
preview-count = { $alerts ->
    [0] За последние { $days } дней не было бы ни одного оповещения.
    [one] За последние { $days } дней было бы { $alerts } оповещение.
    [few] За последние { $days } дней было бы { $alerts } оповещения.
   *[other] За последние { $days } дней было бы { $alerts } оповещений.
  }
preview-count-since = { $alerts ->
    [0] Не было бы ни одного оповещения. Первые известные коэффициенты: { $since }.
    [one] Было бы { $alerts } оповещение. Первые известные коэффициенты: { $since }.
    [few] Было бы { $alerts } оповещения. Первые известные коэффициенты: { $since }.
   *[other] Было бы { $alerts } оповещений. Первые известные коэффициенты: { $since }.
  }
# Few as many.
preview-quiet = { $quiet ->
    [0] На тихие часы не пришлось бы ни одного.
    [one] На тихие часы пришлось бы { $quiet }.
   *[other] На тихие часы пришлось бы { $quiet }.
  }
preview-other = При пороге { $threshold }: { $alerts }
preview-watch = Следить от { $threshold }
preview-explained = Подсчитано по прежним коэффициентам, с проверкой каждые 15 минут.
preview-none = Прежние коэффициенты этого матча неизвестны, считать пока не по чему.
preview-gaps-none = Оценки модели сохраняются с того момента, как за матчем кто-то следит, поэтому считать пока нечего.
preview-gaps-count = Расхождений появилось бы { $opened }, исчезло бы { $closed }. Первые известные оценки модели: { $since }.
preview-gaps-other = При пороге { $threshold }: появилось бы { $opened }, исчезло бы { $closed }
preview-gaps-explained = Подсчитано по прежним коэффициентам и тогдашним оценкам модели, с проверкой раз в час или чаще. Расхождение, которое было уже в начале, засчитано.

preview-bets-none = Сервис коэффициентов не хранит прошлые валуйные ставки, поэтому посчитать, о чём сообщила бы такая подписка, нельзя.
    .without-list = Прошлые валуйные ставки я не храню, поэтому посчитать, о чём сообщила бы такая подписка, нельзя.
preview-bets-now = { $count ->
    [0] Сейчас подходящих ставок нет.
    [one] Сейчас подходит { $count } ставка.
    [few] Сейчас подходят { $count } ставки.
   *[other] Сейчас подходит { $count } ставок.
  }
preview-bets-unknown = Список сейчас прочитать не получается.
preview-bets-told = Отправлено: новые ставки — { $appeared }, рост перевеса — { $improved }. Первая запись: { $since }.
preview-bets-edge = из них с перевесом от { $edge }: { $count }

watch-details-number = Номер
watch-details-start = Начало
watch-details-state = Состояние
watch-details-paused = Пауза: сдвиги с этого момента пропущу.
watch-details-paused-kept = Пауза: сдвиги за это время засчитаю, когда она закончится.
watch-details-resumed-kept = Подписка снова действует, точка отсчёта прежняя.
watch-details-resumed = Снова слежу, отсчёт от нынешних коэффициентов.
watch-details-changed = Правило изменено; отсчёт начат с нынешних коэффициентов.
watch-quiet-heading = Тихие часы: { $title }
watch-quiet-what = Тихие часы только этой подписки, по часам чата. Нужно другое время? Например: { $example }
watch-quiet-typed = тихие часы 22-8
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
watch-pause-morning = До утра
watch-resume = Продолжить
watch-edit-both = В обе стороны
watch-edit-shortens = Только падение
watch-edit-drifts = Только рост
watch-more = Ещё
watch-details-back = ‹ Назад
watch-which = Подходят несколько подписок. Какую изменить?
watch-number-unknown = Подписки с номером { $number } здесь нет. Номера есть в списке.
ask-watch = Какую подписку?
pause-bad-time = Не понимаю срок «{ $time }». Подойдёт, например, 3ч, 2 дня, 18:00, пн 9:00 или «утро». Напишите так: { $example }
pause-keep-match = Точку отсчёта можно сохранить только у подписки на один матч. Эту приостановите без слова «сохранить».
resume-no-odds = Сервис коэффициентов не отвечает, начать отсчёт не с чего. Пауза остаётся; попробуйте ещё раз через несколько минут.

undo-button = Вернуть
undo-done = { $count ->
    [one] { $count } подписка возвращена, точка отсчёта прежняя.
    [few] { $count } подписки возвращены, точка отсчёта прежняя.
   *[other] { $count } подписок возвращено, точка отсчёта прежняя.
  }
# Few as many.
undo-changed = { $count ->
    [one] Прежний порог возвращён у { $count } подписки.
   *[other] Прежние пороги возвращены у { $count } подписок.
  }
undo-too-late = Возвращать нечего. Удаление можно отменить в течение десяти минут.
undo-import = Отменено: подписки и настройки прежние.

## /export and /import

export-done = { $count ->
    [one] { $count } подписка
    [few] { $count } подписки
    [many] { $count } подписок
   *[other] { $count } подписки
  } и настройки этого чата. Идентификаторов в файле нет: /import примет его здесь или в любом другом чате.
export-done-group = { $count ->
    [one] { $count } подписка
    [few] { $count } подписки
    [many] { $count } подписок
   *[other] { $count } подписки
  } и настройки этой группы. Идентификаторов в файле нет: /import примет его здесь или в любом другом чате.
import-button = Импорт
export-button = Экспорт
import-how = { $platform ->
    [telegram] Пришлите файл из /export с подписью /import или ответьте на него командой /import.
    [discord] Приложите файл из /export к команде /import: выберите параметр «файл».
   *[playground] Откройте файл из /export, скопируйте содержимое и вставьте после /import.
  }{ $platform ->
    [playground] {""}
   *[other] {" "}Можно и вставить содержимое файла после команды.
  }
import-refused = { $why ->
    [too_large] Файл больше 256 КБ, значит, он не из /export.
    [no_text] Это не текстовый файл.
    [failed] Не удалось получить файл. Пришлите его ещё раз.
    [empty] Файл пуст.
    [not_json] Это не JSON или только его часть. Для /import нужен файл JSON из /export, а CSV нужен для таблиц.
    [too_deep] В файле слишком много уровней, значит, он не из /export.
    [strange_names] В файле есть имена, которых в /export не бывает, например «constructor».
    [other_chat] В файле указан чат или человек. В файлах из /export этого нет: импорт меняет только этот чат.
    [version] Файл из другой версии Linewatch, прочитать его не могу.
    [unknown_field] В файле есть части, которых я не знаю.
    [too_many] В файле больше 500 подписок.
   *[not_ours] Это JSON, но не из /export.
  } Ничего не изменилось.
import-heading = Импорт
import-new = { $count ->
    [one] Новая: { $count } подписка
    [few] Новые: { $count } подписки
    [many] Новые: { $count } подписок
   *[other] Новые: { $count } подписки
  }
import-changed = { $count ->
    [one] Другое правило: { $count } подписка
    [few] Другое правило: { $count } подписки
    [many] Другое правило: { $count } подписок
   *[other] Другое правило: { $count } подписки
  }
import-left = { $count ->
    [one] Не импортировано: { $count }
    [few] Не импортировано: { $count }
    [many] Не импортировано: { $count }
   *[other] Не импортировано: { $count }
  }
list-more = и ещё { $count }
fold-all = Все { $count }
import-left-row = { $why ->
    [setting] Настройка «{ $name }»: такой нет
    [settings_rights] Настройки: их меняют только администраторы группы
    [rule] { $name }: непонятное правило
    [not_offered] { $name }: в моём сервисе коэффициентов такого нет
    [unknown_match] { $name }: такого матча нет в списке
    [unknown_name] { $name }: такое название здесь неизвестно
    [over] { $name }: матч закончился
    [limit] { $name }: больше подписок не поместится
    [others] { $name }: за этим следит другой участник по своему правилу
   *[unreadable] { $name }: не удалось прочитать
  }
import-settings = Изменятся настройки: { $names }.
import-same = { $count ->
    [one] { $count } подписка из файла здесь уже есть.
    [few] { $count } подписки из файла здесь уже есть.
    [many] { $count } подписок из файла здесь уже есть.
   *[other] { $count } подписки из файла здесь уже есть.
  }
import-stays = { $count ->
    [one] Ещё { $count } подписка останется как есть.
    [few] Ещё { $count } подписки останутся как есть.
    [many] Ещё { $count } подписок останутся как есть.
   *[other] Ещё { $count } подписки останутся как есть.
  }
import-nothing = В файле нет ничего нового для этого чата.
import-yes = { $count ->
    [0] Импорт настроек
    [one] Импорт: { $count } подписка
    [few] Импорт: { $count } подписки
    [many] Импорт: { $count } подписок
   *[other] Импорт: { $count } подписки
  }
import-no = Отмена
import-done-new = { $count ->
    [one] Добавлена { $count } подписка.
    [few] Добавлено { $count } подписки.
    [many] Добавлено { $count } подписок.
   *[other] Добавлено { $count } подписки.
  }
import-done-changed = { $count ->
    [one] У { $count } подписки новое правило.
    [few] У { $count } подписок новое правило.
    [many] У { $count } подписок новое правило.
   *[other] У { $count } подписки новое правило.
  }
import-done-settings = Изменены настройки: { $names }.
import-cancelled = Ничего не импортировано.
import-too-late = Этот импорт уже выполнен, отменён или старше часа. Пришлите файл ещё раз.

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
clear-cards = { $count ->
    [one] { $count } табло матча остаётся, пока вы его не закроете.
    [few] { $count } табло матчей остаются, пока вы их не закроете.
    [many] { $count } табло матчей остаются, пока вы их не закроете.
   *[other] { $count } табло матчей остаются, пока вы их не закроете.
  }

## Sharing a watch

share-button = Поделиться
share-how-link = Кто откроет ссылку, увидит подписку и добавит её одним нажатием. О вас в ссылке ничего нет.
share-how-typed = Кто пришлёт мне эту строку, увидит подписку и добавит её одним нажатием. О вас в ней ничего нет.
share-until = Действует до { $until }. Если поделиться снова, срок продлится.
share-send = Отправить
share-group = Добавить в группу
share-offer = Этой подпиской с вами поделились. Если добавить её, оповещения будут приходить в этот чат.
share-replaces = Заменит ваше правило: { $rule }
share-add = Добавить подписку
share-copy = Взять себе
share-added = Добавлено: { $title }
share-added-own = Оповещения придут вам в личный чат со мной.
share-own-closed = Не могу написать вам в личные сообщения, поэтому ничего не добавлено. Разрешите их и нажмите ещё раз.
share-there = Такая подписка в этом чате уже есть.
share-cut = Ссылка обрезана или изменена. Откройте её целиком.
share-gone = Ссылка больше не действует: матч закончился или ею поделились слишком давно. Попросите новую.

## What is typed behind the bot's name in another chat

help-inline = В любом другом чате напишите { $name } и название клуба или имя игрока: коэффициенты можно отправить туда.
inline-open = Открыть бота
inline-none = Такого матча нет: открыть бота
inline-note = { $start } · { $prices }
inline-no-odds = Коэффициенты смотрите в Linewatch.
inline-watch = Коэффициенты и оповещения

## Alerts

event-started = Матч начался. Линия закрытия, без маржи:
event-started-none = Матч начался. Коэффициентов на него не было.
event-soon = Начало: { $start }. Честные коэффициенты сейчас:
event-soon-none = Начало: { $start }. Коэффициентов на этот матч нет.
event-watch-live = Следить в лайве
event-line-moved = { $selection } { $from } → { $to }
event-line-still = { $selection } { $to }
event-line-since = с { $since }
event-watch-ended = подписка завершена
event-line-age = обновлено { $age }
event-silent = { $title }: новых коэффициентов нет, последние: { $since }; оповещения отложены
event-moved = { $title }: матч перенесён на { $start }, был { $before }
event-postponed = { $title }: матч перенесён, новой даты пока нет; подписка остаётся
event-back-on = { $title }: матч всё же состоится, { $start }
event-called-off = { $title }: матч отменён, подписка завершена
event-missing = { $title }: матча больше нет в линии, подписка завершена
event-other-teams = Сервис коэффициентов теперь указывает этот матч как { $title }. Начну отсчёт заново со следующих коэффициентов
event-checked-less = { $because ->
    [watches] Отслеживается больше матчей, поэтому проверяю ваши матчи реже, чем было обещано.
    [people] Коэффициенты смотрят чаще, поэтому проверяю ваши матчи реже, чем было обещано.
    [others] Ключ сервиса коэффициентов использует кто-то ещё, поэтому проверяю ваши матчи реже, чем было обещано.
    [spent] Мой лимит в сервисе коэффициентов исчерпан до { $until }. Раньше я не могу проверять ваши матчи.
    [empty] Мой лимит в сервисе коэффициентов исчерпан. Пока он не обновится, я не могу проверять ваши матчи.
   *[end] От моего лимита в сервисе коэффициентов осталось мало, поэтому проверяю ваши матчи реже, чем было обещано.
  }
event-credits = { $rest ->
    [out] Мой лимит в сервисе коэффициентов исчерпан до { $end }.
   *[other] Мой лимит в сервисе коэффициентов израсходован на { $used }.
  }
event-credits-rest = { $rest ->
    [dry] При таком темпе его хватит до { $dry } вместо { $end }.
   *[lasts] При таком темпе его хватит до обновления: { $end }.
  }
event-credits-advice = { $because ->
    [others] Ключ использует кто-то ещё. Отдельного ключа хватит дольше.
   *[watches] Меньше подписок или тариф побольше — и его хватит.
  }
event-topic-gone = Темы, куда приходили оповещения, больше нет. Теперь они приходят сюда, список — /watches.
event-chat-barred = Сейчас я не могу писать в чат { $named ->
    [true] { $chat }
   *[other] с вашими оповещениями
  }: { $lack ->
    [view] я его не вижу
    [locked] ветка закрыта или в архиве
    [closed] тема закрыта
    [kind] там можно только открывать ветки, а не отправлять сообщения
   *[write] мне нельзя отправлять туда сообщения
  }. Подписки работают, оповещения отложены: я пробую снова с каждым новым и раз в час.
# Few as many.
event-chat-gone = Я больше не могу писать в чат { $named ->
    [true] { $chat }
   *[other] с вашими оповещениями
  }: { $loss ->
    [removed] меня оттуда удалили
   *[unknown] я его больше не нахожу
  }. { $watches ->
    [1] Его подписка хранится до { $until } и продолжит работать, когда меня туда вернут.
   *[other] Его подписки ({ $watches }) хранятся до { $until } и продолжат работать, когда меня туда вернут.
  }
# Few as many.
event-chat-deleted = Чат { $named ->
    [true] { $chat }
   *[other] с вашими оповещениями
  } удалён. { $watches ->
    [1] Его подписка больше ничего не присылает, а { $until } будет удалена.
   *[other] Его подписки ({ $watches }) больше ничего не присылают, а { $until } будут удалены.
  }

# Few as many.
alert-heading-many = { $count ->
    [one] Сдвиги в { $count } матче
   *[other] Сдвиги в { $count } матчах
  }
# Few as many.
alert-heading-digest = { $count ->
    [one] Сводка за день: сдвиги в { $count } матче
   *[other] Сводка за день: сдвиги в { $count } матчах
  }
alert-selection = { $market }: { $selection }
alert-subject = { $title }: { $selection }
alert-way = { $subject } { $from } → { $to }
alert-where = { $of ->
    [own] Лучший из ваших: { $books }
    [yours] { $books }, от вашего коэффициента
    [book] Букмекер: { $books }
    [fair] Без маржи
    [fair-best] Без маржи, лучший { $best } у { $books }
   *[best] Лучший у { $books }
  }
alert-one-book = только { $book }
alert-margin-only = сдвинулась только маржа
alert-books = { $all ->
    [yes] { $books ->
        [2] оба букмекера
        [one] все { $books } букмекер
        [few] все { $books } букмекера
       *[other] все { $books } букмекеров
      }
   *[no] { $same } из { $books ->
        [one] { $books } букмекера
        [few] { $books } букмекеров
       *[other] { $books } букмекеров
      }
  }
alert-peak = в какой-то момент { $value }
alert-more = { $count ->
    [one] ещё { $count } сдвиг
    [few] ещё { $count } сдвига
   *[other] ещё { $count } сдвигов
  }
alert-limit = 🎯 { $subject } { $price }{ $of ->
    [fair] {" "}без маржи
    [unnamed] {""}
   *[book] {" "}у { $book }
  }
alert-limit-yours = Ваш предел: { $side ->
    [at_least] от { $limit }
   *[at_most] до { $limit }
  }
alert-limit-fair = без маржи { $fair }
alert-limit-done = { $count ->
    [1] Это оповещение сработало и больше не придёт.
   *[other] Эти оповещения сработали и больше не придут.
  }
alert-gap = { $subject } { $gap }
  Модель { $model }, букмекеры { $market }
alert-gap-closed = { $subject } { $gap }
  Расхождение исчезло, было { $was } · Модель { $model }, букмекеры { $market }
alert-posted = { $title }: первые коэффициенты { $prices }
alert-alone = ! отличается от остальных на { $points } п. п.
alert-unsound = ! маржа { $margin }, не в счёт
alert-noticed = Замечено { $age }
alert-held-barred = Отложено: мне нельзя было писать сюда
alert-held-quiet = Отложено: тихие часы
alert-held-mute = Отложено: было заглушено
alert-held-break = Отложено: перерыв
alert-held-digest = Отложено до сводки
alert-held-flood = Отложено: почасовой лимит
alert-away = Навёрстываю: коэффициентов не было ({ $from } – { $to })
alert-came-back = { $count ->
    [one] Ещё { $count } линия откатилась назад
    [few] Ещё { $count } линии откатились назад
   *[other] Ещё { $count } линий откатились назад
  }
alert-details = Подробнее
alert-bet = Моя ставка
alert-mute = Заглушить
alert-less = Реже
alert-less-all = Поднять все пороги
cap-reached = Лимит { $count } в час: остальное придёт в { $until }
cap-points = Только от { $amount } п. п.
held-heading = Отложено
held-row = { $because ->
    [flood] Почасовой лимит
    [digest] Сводка за день
    [mute] Заглушено
    [break] Перерыв
    [approval] На одобрении
   *[quiet] Тихие часы
  }: { $count ->
    [0] оповещения отложены
    [one] { $count } оповещение отложено
    [few] { $count } оповещения отложены
   *[other] { $count } оповещений отложено
  } до { $until }
held-muted = Заглушено: { $count ->
    [0] оповещения отложены
    [one] { $count } оповещение отложено
    [few] { $count } оповещения отложены
   *[other] { $count } оповещений отложено
  }
held-barred =
    Нет права писать сюда: { $count ->
    [one] { $count } оповещение отложено
    [few] { $count } оповещения отложены
       *[other] { $count } оповещений отложено
      }; следующая попытка в { $until }
held-away = После перерыва в данных: { $count ->
    [one] { $count } оповещение отложено
    [few] { $count } оповещения отложены
   *[other] { $count } оповещений отложено
  }, пока не проверю все матчи из подписок
alert-why = Почему?

## /card

command-card = Одно сообщение о матче, которое обновляется само
    .match = Команда, две команды или #номер; без них — табло этого чата
    .live = Слово «лайв», чтобы табло обновлялось и во время матча
    .example = /card { $match }
command-name-card = карточка
option-name-live = лайв
cards-heading = Табло матчей
cards-none = Пока ни одного. Табло — это одно сообщение о матче, которое обновляется само: /card и команда.
cards-stop = Закрыть: { $title }
card-begun = { $title }: табло придёт следующим сообщением.
card-renewed = { $title }: сейчас пришлю новое табло, прежнее закроется.
card-explained = { $until ->
    [start] Обновляется без звука, не чаще раза в минуту, до начала матча.
   *[end] Обновляется без звука, не чаще раза в минуту, до конца матча.
  } Чтобы закрыть табло, удалите сообщение.
card-live = И в лайве
card-stop = Закрыть
card-again = Снова открыть табло
card-button = Табло
card-stopped = { $title }: табло закрыто.
card-none = { $title }: табло здесь нет.
card-limit = Табло в этом чате уже { $count }, больше нельзя. Сначала закройте какое-нибудь.
card-title = 📌 { $title }
card-ended = { $why ->
    [started] Закрыто: матч начался
    [over] Закрыто: матч окончен
    [called_off] Закрыто: матч отменён
    [missing] Закрыто: матча больше нет в линии
    [renewed] Продолжение ниже
   *[stopped] Закрыто
  }
card-still = { $selection } { $price }
card-moved = { $selection } { $price } { $way ->
    [shorter] ▼
   *[longer] ▲
  } было { $from }
card-age = Без маржи, обновлено { $age }
card-last = { $why ->
    [started] Линия закрытия, без маржи
   *[other] Последние коэффициенты без маржи
  }
card-since = начало отсчёта: { $since }
card-no-odds = Коэффициентов на него пока нет.

## /mute, /unmute, /snooze, /less

command-mute = Заглушить матч или всё
    .match = Команда или #номер; или: все
    .for = На сколько, например 3ч, или: до пн 9:00
    .example = /mute { $match } 3ч
command-name-mute = заглушить
option-name-for = срок
mute-done = { $title }: оповещений не будет, пока вы их не вернёте.
mute-done-until = { $title }: оповещений не будет до { $time }.
mute-done-all = Никаких оповещений не будет, пока вы их не вернёте.
mute-done-all-until = Никаких оповещений не будет до { $time }.
mute-what-match = До тех пор об этом матче ничего не пришлю. Потом придёт одно сообщение обо всём, что ещё актуально. Подписки остаются.
    .without-bets = До тех пор об этом матче ничего не пришлю. Потом придёт одно сообщение обо всём, что ещё актуально. Подписки остаются.
mute-what-all = До тех пор оповещений не будет. Потом придёт одно сообщение обо всём, что ещё актуально. Подписки остаются.
    .without-bets = До тех пор оповещений не будет. Потом придёт одно сообщение обо всём, что ещё актуально. Подписки остаются.
mute-which = Что заглушить?
mute-undo = Вернуть оповещения
mute-undo-all = Вернуть все оповещения
mute-drop = Отбросить отложенное
mute-dropped = { $count ->
    [0] Отбрасывать было уже нечего.
    [one] Отброшено { $count } оповещение. Отсчёт идёт от нынешних коэффициентов.
    [few] Отброшено { $count } оповещения. Отсчёт идёт от нынешних коэффициентов.
   *[other] Отброшено { $count } оповещений. Отсчёт идёт от нынешних коэффициентов.
  }
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
command-name-unmute = вернуть-звук
unmute-done = { $title }: оповещения снова приходят. Всё, что ждало и ещё актуально, придёт одним сообщением.
unmute-done-all = Оповещения снова приходят. Всё, что ждало и ещё актуально, придёт одним сообщением.
unmute-which = Какой матч больше не заглушать?
unmute-not-muted = { $title }: оповещения и так приходят.
unmute-not-muted-all = Оповещения и так приходят. Отдельные матчи могут быть заглушены: /mute.

command-snooze = Отложить оповещения и получить их одним сообщением
    .for = Например: 3ч, до пн 9:00, утро; или: выкл
    .example = /snooze до пн 9:00
command-name-snooze = отложить

command-less = Сообщать реже: поднять порог на ступень
    .match = Команда или номер подписки, например 2; или: все
    .example = /less { $match }
command-name-less = реже
less-done = { $title }: теперь сообщу только о сдвигах от { $threshold }.
less-done-gap = { $title }: теперь сообщу только о расхождении от { $threshold }.
less-undo = Отменить
less-no-threshold = У этой подписки нет порога, который можно поднять: { $title }.
less-no-more = Порог и так самый высокий: { $title }.
less-which = О чём сообщать реже?
less-bets-edge = Теперь сообщу только о валуйных ставках с перевесом от { $edge }.
less-bets-improvement = { $points ->
    [one] Теперь сообщу о ставке повторно, только когда её перевес вырастет на { $amount } п. п.
    [few] Теперь сообщу о ставке повторно, только когда её перевес вырастет на { $amount } п. п.
    [many] Теперь сообщу о ставке повторно, только когда её перевес вырастет на { $amount } п. п.
   *[other] Теперь сообщу о ставке повторно, только когда её перевес вырастет на { $amount } п. п.
  }
less-bets-larger-edge = Только больший перевес
less-bets-larger-improvement = Только больший рост
less-bets-no-more = Ограничение для этих валуйных ставок и так самое строгое: { $filter }.
less-all = Обо всех
less-all-from = Теперь сообщу только о сдвигах от { $threshold }.
# Few as many.
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
decision-sent-moved = отправлено: матч перенесён
decision-sent-called-off = отправлено: матч отменён
decision-sent-missing = отправлено: матча больше нет в линии
decision-dropped-reminder = не отправлено вовремя: напоминание
decision-dropped-started = не отправлено вовремя: линия закрытия
decision-dropped-silent = не отправлено вовремя: новых коэффициентов не было
decision-dropped-moved = не отправлено вовремя: матч перенесён
decision-dropped-called-off = не отправлено вовремя: матч отменён
decision-dropped-missing = не отправлено вовремя: матча больше нет в линии
decision-unknown = отправлено, но дошло ли, неизвестно
decision-unknown-sent-again = возможно, отправлено: ответа не было, поэтому отправляется ещё раз
decision-failed = не отправлено: сообщение не приняли
decision-withdrawn = не отправлено: линия откатилась назад
decision-dropped = не отправлено
decision-dropped-came-back = не отправлено: линия откатилась назад
decision-dropped-match-over = не отправлено: матч закончился
decision-dropped-no-board = не отправлено: прежних коэффициентов для сравнения уже нет
decision-dropped-armed = не отправлено: коэффициент уже отошёл от вашего предела; сообщу, когда снова дойдёт до него
decision-dropped-muted = не отправлено: вы отбросили это, пока оповещения были заглушены
decision-dropped-information-only = не отправлено: чат в режиме «только информация»
decision-dropped-refused = не отправлено: черновик отклонён
decision-dropped-not-approved = не отправлено: никто не одобрил вовремя
decision-dropped-nothing-to-compare = не отправлено: сравнивать не с кем, отсчёт начат заново
decision-ended = подписка завершена
decision-ended-match-started = подписка завершилась с началом матча
decision-ended-match-over = подписка завершилась вместе с матчем
decision-ended-match-missing = подписка завершена: этого матча больше нет у сервиса коэффициентов
decision-sent-bet-appeared = отправлено: новая валуйная ставка
decision-sent-bet-improved = отправлено: перевес ставки вырос
decision-sent-bet-gone = сообщение изменено: валуйной ставки больше нет
decision-sent-bet-back = сообщение изменено: валуйная ставка снова есть
decision-withdrawn-bet-gone = не отправлено: валуйной ставки к тому времени уже не было
decision-withdrawn-bet-small = не отправлено: перевес к тому времени был слишком мал
decision-withdrawn-bet-worse = не отправлено: перевес снова уменьшился
decision-match-forgotten = матч, которого уже нет в базе

log-heading = Журнал
log-row-move = { $selection } { $from } → { $to }
log-row-gap = { $selection } { $gap }
log-row-bet = { $offer } · { $edge }
log-none = Оповещений здесь ещё не было, ни отправленных, ни отменённых.

why-decided = { $time }: { $decision }.
why-rule = Правило
why-way = { $from } → { $to } без маржи, шанс { $fromChance } → { $toChance }
why-way-quoted = { $from } → { $to }
why-gap = расхождение { $before } → { $gap }: модель { $fromModel } → { $model }, букмекеры { $fromMarket } → { $market }
why-gap-first = расхождение { $gap }: модель { $model }, букмекеры { $market }
why-baseline = Точка отсчёта
why-baseline-created = { $time } (подписка добавлена)
why-baseline-first-board = { $time } (первые коэффициенты после добавления подписки)
why-baseline-told = { $time } (предыдущее оповещение)
why-baseline-dropped = { $time } (оповещение, которое не удалось отправить)
why-baseline-restarted = { $time } (сменились букмекеры)
why-baseline-resumed = { $time } (закончилась пауза)
why-baseline-unmuted = { $time } (вы отбросили отложенное)
why-baseline-by-rule = { $time } (так задано правилом)
why-age = Коэффициенты обновлены
why-changed = Коэффициент изменился
why-seen = Замечено
why-sent = Отправлено
why-later = { $time } (+{ $length })
why-books-same = Сдвиг в ту же сторону ({ $count } из { $books }):
why-books-other = Сдвига в эту сторону нет ({ $count } из { $books }):
why-book = { $book } { $from } → { $to }
why-book-still = { $book } { $price }
why-book-others = { $book } { $price }, по другим его коэффициентам
why-book-unnamed = букмекер без названия
why-quiet = Порог, при котором оповещения бы не было: { $threshold } или больше.
why-quiet-limit = { $side ->
    [at_least] Оповещения бы не было при пределе выше { $price }.
   *[at_most] Оповещения бы не было при пределе ниже { $price }.
}
why-quiet-gap = Оповещения бы не было, если бы правило требовало расхождения от { $threshold }.
why-gap-closed = О таком расхождении уже сообщалось. Оно считается исчезнувшим при { $points } или меньше.
why-gap-not = По этому правилу я оповещаю, когда расхождение достигает { $threshold } и когда оно исчезает.
why-one-book = Коэффициент сдвинулся только у одного букмекера.
why-margin-only = Изменилась только маржа: коэффициент без маржи остался прежним.
why-not-reached = Сдвиг линии: { $moved }; порог правила: { $threshold }.
why-not-met = Сдвиг линии: { $moved }, но под правило он не подходит.
why-bet = { $offer }: модель { $fair }, шанс { $chance }, перевес { $edge }.
    .without-list = { $offer }: честный коэффициент { $fair }, шанс { $chance }, перевес { $edge }.
why-bet-grown = { $offer }: модель { $fair }, шанс { $chance }, перевес { $edge } (в прошлом оповещении { $before }).
    .without-list = { $offer }: честный коэффициент { $fair }, шанс { $chance }, перевес { $edge } (в прошлом оповещении { $before }).
why-bet-age = Список обновлён
why-bet-others = { $selection } у других букмекеров, коэффициенты от { $time }:
why-bet-no-others = Коэффициентов других букмекеров тогда под рукой не было, а с какими букмекерами сравнивает сервис, он не сообщает.
why-bet-quiet = Минимальный перевес, при котором оповещения бы не было: { $edge } или больше.
why-bet-quiet-improvement = { $points ->
    [one] Оповещения бы не было, если бы правило требовало роста перевеса на { $amount } п. п. или больше.
    [few] Оповещения бы не было, если бы правило требовало роста перевеса на { $amount } п. п. или больше.
    [many] Оповещения бы не было, если бы правило требовало роста перевеса на { $amount } п. п. или больше.
   *[other] Оповещения бы не было, если бы правило требовало роста перевеса на { $amount } п. п. или больше.
  }
why-which = Какой матч?
why-button = Почему: { $title }
why-none = Оповещений здесь ещё не было, объяснять пока нечего.
why-unknown = Этого у меня уже нет: записи хранятся 30 дней. Остальные есть в журнале.

## /score

command-score = Как сработали оповещения и валуи
    .without-bets = Как сработали оповещения
    .what = Пусто: этот чат; бот: все чаты вместе
    .example = /score бот
score-heading-chat = Итоги: этот чат
score-heading-bot = Итоги: все чаты
score-button = Итоги
score-button-bot = Все чаты
score-button-chat = Этот чат
score-bad-word = Напишите /score для этого чата или /score бот для всех чатов вместе.
score-none = Итогов пока нет: ни у одного оповещения за последние { $days } { $days ->
    [one] день
    [few] дня
   *[other] дней
  } нет линии закрытия.
score-alerts = Оповещения
score-alerts-count = { $count ->
    [one] { $count } оповещение
    [few] { $count } оповещения
   *[other] { $count } оповещений
  } · { $matches ->
    [one] { $matches } матч
    [few] { $matches } матча
   *[other] { $matches } матчей
  }
score-on = Линия пошла дальше: { $share } ({ $low }–{ $high })
score-rest = Осталась на месте: { $even } · вернулась: { $bad }
score-moved = Дальнейший сдвиг: { $points } п. п. (от { $low } до { $high })
score-too-few = Мало данных: { $least ->
    [one] нужен хотя бы { $least } матч
    [few] нужно хотя бы { $least } матча
   *[other] нужно хотя бы { $least } матчей
  }.
score-by-grade = По правилу
score-by-lead = По времени до начала
score-by-sport = По виду спорта
score-by-source = По коэффициенту
score-row = { $group } · { $matches ->
    [one] { $matches } матч
    [few] { $matches } матча
   *[other] { $matches } матчей
  }
  { $share } ({ $low }–{ $high }) · { $points } п. п.
score-row-too-few = { $group } · { $matches ->
    [one] { $matches } матч
    [few] { $matches } матча
   *[other] { $matches } матчей
  }: мало данных
score-other = другое
score-grade-calm = спокойно
score-grade-normal = стандартно
score-grade-sharp = чутко
score-grade-limit = предел
score-grade-gap = расхождение с моделью
score-lead-under-3h = меньше 3 часов
score-lead-under-24h = от 3 до 24 часов
score-lead-longer = больше 24 часов
score-source-consensus = без маржи
score-source-best = лучший
score-source-own = мои букмекеры
score-source-model = модель
score-bets = Валуйные ставки
score-bets-count = { $count ->
    [one] { $count } ставка
    [few] { $count } ставки
   *[other] { $count } ставок
  } · { $matches ->
    [one] { $matches } матч
    [few] { $matches } матча
   *[other] { $matches } матчей
  }
score-bets-edge = Перевес в оповещении: { $edge }
score-bets-closing = К закрытию: { $value } (от { $low } до { $high })
score-bets-better = Выше честного: { $share } ({ $low }–{ $high })
score-predictions = Прогнозы
score-matches = { $matches } { $matches ->
    [one] матч
    [few] матча
   *[other] матчей
  }
score-predictions-towards = Линия пошла за моделью: { $share } ({ $low }–{ $high })
score-predictions-off = Расхождение с закрытием: модель { $model } п. п., букмекеры { $market } п. п.
score-predictions-close = Закрытие
score-predictions-count = Исходов
score-explained-predictions = За моделью: там, где она вначале сильнее всего расходилась с букмекерами. Расхождение с закрытием: насколько её оценка от него отличалась. В таблице: сколько модель давала исходам в среднем и сколько дала им линия закрытия.
score-explained = За последние { $days } { $days ->
    [one] день
    [few] дня
   *[other] дней
  }, до линии закрытия; несколько оповещений по одному матчу считаются за одно. В скобках: границы, в которых истинное значение лежит с вероятностью 95 %.
score-explained-alerts = Линия пошла дальше: ещё на 0,5 п. п. вероятности или больше в ту же сторону, после расхождения — в сторону модели. Дальнейший сдвиг: медиана по матчам.
score-explained-bets = К закрытию: перевес коэффициента над честным на начало матча.
score-sentence = По таким правилам во всех чатах линия после оповещения шла дальше до закрытия в { $share } случаев ({ $low }–{ $high }), { $matches ->
    [one] { $matches } матч
    [few] { $matches } матча
   *[other] { $matches } матчей
  }.

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
named-many = Что именно вы ищете?
named-more = Подходит слишком много названий. Добавьте ещё слово.
named-fitting = Все подходящие
named-watch = Следить за всеми матчами
named-empty = Сейчас в этом списке ничего нет.
named-matches = Матчи
named-match = { $start } · { $title }
named-no-matches = Ближайших матчей нет.
named-age = Список обновлён { $age }.
refuse-missing-name = Укажите имя или название, например: { $example }

## /search

command-search = Поиск матчей, команд, турниров и бойцов
    .without-fighters = Поиск матчей, команд и турниров
    .words = Часть имени или названия, кириллицей или латиницей
    .example = /search { $team }
search-teams = Команда: { $name }
search-leagues = Турнир: { $name }
search-fighters = Боец: { $name }
search-partly = Часть списков сейчас получить не удалось, поэтому найдено может быть не всё.

## /bookmakers and /bonuses

command-bookmakers = Рейтинг букмекеров
    .book = Букмекер, чтобы узнать о нём больше; без него — все
    .example = /bookmakers
bookmakers-unknown = Букмекера «{ $words }» я не знаю.
bookmaker-rating = Оценка: { $rating }
# Few as many.
bookmaker-matches = { $matches ->
    [one] В { $matches } матче с коэффициентами:
   *[other] В { $matches } матчах с коэффициентами:
  }
bookmaker-margin = Маржа: { $margin }
bookmaker-best = Лучший коэффициент: { $share } ({ $best } из { $prices })
bookmaker-aside = Не в счёт: { $share }{ $late ->
    [0] {""}
   *[other] , с опозданием: { $late }
  }
bookmaker-no-boards = Его коэффициентов сейчас нет.
bookmaker-margin-title = Маржа
bookmaker-best-title = Лучший
bookmaker-explained = По исходам матча. Лучший: выше ни у кого нет. Не в счёт: далеко от остальных или с невозможной маржой. С опозданием: пропущено обновление.
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

command-fair = Честные коэффициенты: линия без маржи
    .prices = От 2 до 20 коэффициентов одного рынка: 1,90 3,50 4,20
    .method = степенной (по умолчанию), пропорциональный или Шин
    .example = /fair 1,90 3,50 4,20
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
fair-spread = ±: насколько расходятся шансы по степенному и пропорциональному методам и по методу Шина, в п. п.
fair-missing = Напишите коэффициенты на все исходы одного рынка, например: { $example }
fair-too-few = Одного коэффициента мало: нужны коэффициенты на все исходы рынка, например: { $example }
fair-too-many = Это слишком много: принимаю до { $count } коэффициентов, например: { $example }
fair-not-a-price = «{ $price }» не похоже на коэффициент. Напишите 1.90 или 1,90, 11/8, +150 или 52,6%.
fair-bad-method = Не знаю метода «{ $method }». Есть степенной, пропорциональный и Шин.

## /settings

command-settings = Язык, часовой пояс, формат, мои букмекеры
    .change = Что изменить, например: пояс рига
    .role = Роль, которую упоминать в оповещениях
    .example = /settings пояс рига
settings-heading = Настройки
settings-heading-group = Настройки этого чата
settings-topic-local = Язык и время
settings-saved = ✓ { $setting }: { $value }
settings-back = ‹ Все настройки
settings-not-a-choice = Варианта «{ $value }» здесь нет.
settings-near = Что значит «{ $value }»?
settings-name-language = Язык
settings-name-zone = Часовой пояс
settings-name-format = Формат коэффициентов
settings-name-threshold = Порог
settings-name-books = Мои букмекеры
settings-name-sharp = Эталонный букмекер
settings-name-density = Подробность
settings-name-theme = Графики
settings-name-tables = Таблицы
settings-name-quiet = Тихие часы
settings-name-digest = Сводка за день
settings-name-fixtures = Матчи дня
settings-name-hourly = Почасовой лимит
settings-name-reminder = Напоминание
settings-name-members = Кто добавляет подписки
settings-name-bonuses = Бонусы
settings-name-information = Только информация
settings-name-publish = Публикация
settings-name-footer = Подпись
settings-name-threads = Темы
settings-name-ping = Упоминания
settings-what-language = Язык ответов и оповещений.
settings-what-zone = По этому поясу показывается время начала и определяется, что такое «сегодня». Нужен другой город? Например: /settings пояс рига
settings-zone-hint = Не UTC? Напишите свой город, например: /settings пояс рига
settings-what-format = Как записывать коэффициенты. Здесь везде один и тот же:
settings-what-threshold = Порог для новых подписок, в которых он не указан: сообщу, когда коэффициент сдвинется на столько или больше. Нужен другой? Например: /settings порог 4пп
settings-what-books = Букмекеры, у которых вы играете. Лучшие коэффициенты, перевес и пределы — по ним; коэффициенты без маржи, шансы и движения — всегда по всем.
settings-what-sharp = Букмекер или биржа, с чьими честными коэффициентами я сравниваю остальные, когда ищу валуйные ставки. Если никто не выбран, сравниваю каждый коэффициент с честными коэффициентами всех остальных букмекеров.
settings-what-density = Сколько подробностей показывает /odds.
settings-what-theme = Фон графиков. Обычные: светлые в Telegram и тёмные в Discord.
settings-what-tables = Коэффициенты, матчи и валуйные ставки таблицами самого Telegram или текстом. Старое приложение покажет вместо таблиц просьбу обновиться.
    .without-bets = Коэффициенты и матчи таблицами самого Telegram или текстом. Старое приложение покажет вместо таблиц просьбу обновиться.
settings-what-quiet = В тихие часы оповещения откладываются и потом приходят одним сообщением либо приходят без звука. О крупных сдвигах могу сообщать и тогда. Нужно другое время? Например: /settings тихие часы 23:30-07:15
settings-what-digest = Одно сообщение в день обо всём, что сдвинулось, вместо немедленных оповещений. Нужно другое время? Например: /settings сводка 07:30. Чтобы получить её раньше, напишите /digest сейчас.
settings-what-fixtures = Одно сообщение в день: матчи по всем подпискам этого чата, с лучшими коэффициентами. Нужно другое время? Например: /settings матчи дня 9:00
settings-what-hourly = Сколько сообщений с оповещениями может прийти за час. Всё, что сверх этого, придёт одним сообщением, как только подойдёт время. Оповещения о коэффициенте, напоминания и отложенное по другим причинам не в счёт.
settings-what-reminder = За сколько до начала напомнить о матче из подписок и показать, как шла линия. К началу всегда приходит линия закрытия, и подписка на этом заканчивается, если в её правиле нет слова «лайв». По подпискам на команду, турнир или вид спорта линия закрытия приходит, только пока напоминания включены.
settings-what-members = Кто может добавлять подписки в этом чате. Участники убирают только то, что добавили сами.
settings-what-bonuses = Бонусы букмекеров в этом чате по команде /bonuses. Только для совершеннолетних.
settings-what-information = Коэффициенты и их движения, но ничего о том, на что ставить: ни валуйных ставок, ни оповещений о лучших коэффициентах, ни расчёта суммы.
    .without-bets = Коэффициенты и их движения, но ничего о том, на что ставить: ни оповещений о лучших коэффициентах, ни расчёта суммы.
settings-what-publish = Оповещения приходят сразу или только после одобрения администратором этого чата.
settings-what-footer = Ваша подпись в конце того, что сюда приходит: оповещений, табло, матчей дня. Например: /settings подпись Фан-клуб «Северных»
settings-what-threads = Оповещения в отдельных темах (в Discord — в ветках): по одной на турнир или на матч.
settings-what-ping = Роль, которую упоминают оповещения здесь: выберите её в параметре «роль» команды /settings. Кто хочет упоминания только для себя и только об одном матче, нажимает «Упоминать меня» под оповещением.
settings-threshold-auto = Обычный
settings-language-auto = Как в приложении
settings-format-decimal = Десятичный { $example }
settings-format-fractional = Дробный { $example }
settings-format-american = Американский { $example }
settings-format-hongkong = Гонконгский { $example }
settings-format-percent = Процент { $example }
settings-books-all = Все букмекеры
settings-sharp-others = Все остальные букмекеры
settings-books-more = { $shown } и ещё { $count }
settings-books-none = Список букмекеров сейчас пуст.
settings-books-chosen = { $count ->
    [one] Выбран { $count } букмекер.
    [few] Выбрано { $count } букмекера.
    [many] Выбрано { $count } букмекеров.
   *[other] Выбрано { $count } букмекера.
  }
settings-density-short = Кратко
settings-density-normal = Стандартно
settings-density-full = Подробно
settings-theme-auto = Обычные
settings-theme-light = Светлые
settings-theme-dark = Тёмные
settings-tables-on = Таблицы Telegram
settings-tables-off = Текстом
settings-quiet-other-days = Другие дни? Например: { $command } пт сб
settings-quiet-off = Выключены
settings-now = Сейчас: { $value }
settings-turn-on = Включить
settings-turn-off = Выключить
settings-quiet-daily = каждый день
settings-quiet-hold = { $from }–{ $to }, { $days }: оповещения отложены
settings-quiet-silent = { $from }–{ $to }, { $days }: без звука
settings-quiet-mode-hold = Откладывать
settings-quiet-mode-silent = Без звука
settings-quiet-through-none = Без исключений
settings-quiet-through-times = Сообщать от { $times }× порога
settings-quiet-through-points = Сообщать от { $points } п. п.
settings-digest-off = Оповещения сразу
settings-digest-at = { $time }
settings-fixtures-off = Выключено
settings-fixtures-example = /settings матчи дня 9:00
digest-now-button = Прислать сводку
digest-now-done = Сейчас придёт всё, что было отложено и ещё актуально: { $count ->
    [one] { $count } оповещение
    [few] { $count } оповещения
   *[many] { $count } оповещений
  }.
digest-now-none = Отложенных оповещений нет. Новые придут, как настроено.
hourly-off-done = Почасового лимита больше нет.
# Few as many.
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
settings-information-on = Включено
settings-information-off = Выключено
settings-publish-once = Сразу
settings-publish-approve = После одобрения
settings-publish-nobody = Черновики приходят администратору, который управляет этим чатом из личного чата со мной. Сначала напишите там: { $example }
settings-footer-none = Нет
settings-footer-remove = Убрать
settings-footer-too-long = Слишком длинно: не больше { $most } знаков.
settings-threads-off = Всё в чате
settings-threads-league = Отдельная на турнир
settings-threads-match = Отдельная на матч
settings-ping-off = Никого
settings-ping-everyone = Так упомянули бы всех. Выберите роль, которую участники берут ради этих оповещений.
settings-ping-silent = Роль { $role } я пока не могу упоминать. Разрешите в настройках сервера всем упоминать её или дайте мне право упоминать все роли.
settings-ping-no-right = Роль { $role } может упоминать только тот, у кого есть право упоминать все роли, а у вас его нет. Выберите роль, которую могут упоминать все, или попросите того, у кого оно есть.
settings-ping-gone = Роли { $role } больше нет, так что никто не упоминается. Выберите другую.
ping-me = Упоминать меня
ping-stop = Больше не упоминать
ping-on = Буду упоминать вас здесь в каждом оповещении о матче { $title }, пока он не закончится.
ping-off = Больше не упоминаю вас в оповещениях о матче { $title }.
ping-full = { $title }: людей в упоминаниях уже { $count }, больше в сообщение не поместится.
thread-trouble-no-topics = Оповещения остаются в чате: в этой группе нет тем.
thread-trouble-manage-topics = Оповещения остаются в чате: мне нельзя управлять темами.
thread-trouble-no-threads = Оповещения остаются в чате: в этом канале не бывает веток.
thread-trouble-create-threads = Оповещения остаются в чате: мне нельзя создавать здесь ветки.
thread-trouble-demands-tag = Оповещения остаются в чате: форум требует тег, а я не могу ни выбрать, ни создать его.
thread-trouble-write = Оповещения остаются в чате: мне нельзя писать в ветках.
thread-trouble-too-many = Оповещения остаются в чате: здесь открыто слишком много веток.
thread-trouble-other = Оповещения остаются в чате: открыть тему не удалось.
# As in English.
thread-title = { $title } · { $time }
thread-first = Оповещения об этом матче приходят сюда.

## Cities

city-africa-cairo = Каир
city-africa-johannesburg = Йоханнесбург
city-africa-lagos = Лагос
city-america-bogota = Богота
city-america-chicago = Чикаго
city-america-los-angeles = Лос-Анджелес
city-america-mexico-city = Мехико
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
city-atlantic-canary = Канарские острова
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


## /status

command-status = Что есть в линии и насколько свежи данные
status-heading = Состояние
status-well = Всё работает.
status-troubled = Кое-что не работает:
status-failing-refused = { $data }: сервис коэффициентов отказывает в ответе (началось { $since })
status-failing-unreachable = { $data }: сервис коэффициентов не отвечает как следует (началось { $since })
status-failing-misfit = { $data }: ответ сервиса коэффициентов мне непонятен (начало: { $since })
status-failing-no-definition = { $data }: пока не умею это читать, моим владельцам нужно сначала запустить проверку
status-failing-key = { $data }: сервис коэффициентов не принимает мой ключ (началось { $since })
status-failing-spent = { $data }: мой лимит в сервисе коэффициентов исчерпан (началось { $since })
status-failing-plan = { $data }: мой тариф в сервисе коэффициентов этого не включает (началось { $since })
status-failing-wish = { $data }: сервис коэффициентов не распознаёт что-то в моих настройках (началось { $since })
status-failing-spent-until = { $data }: мой лимит запросов исчерпан до { $until }
status-failing-busy = { $data }: сервис коэффициентов просит присылать меньше запросов (началось { $since })
status-failing-busy-until = { $data }: сервис коэффициентов не принимает запросы до { $until }
status-full = На моём диске нет места (замечено { $since }): ничего не сохраняется, оповещения отложены
status-platform-failing = { $platform ->
        [telegram] Telegram не принимает сообщения
        [discord] Discord не принимает сообщения
       *[other] Сообщения не доходят
    } (замечено { $since }). { $waiting ->
        [0] Отложенных оповещений нет.
        [one] { $waiting } оповещение отложено, пока связь не восстановится.
        [few] { $waiting } оповещения отложены, пока связь не восстановится.
       *[other] { $waiting } оповещений отложено, пока связь не восстановится.
    }
status-database-away = База данных не отвечает (началось { $since }): ничего не сохраняется, оповещения отложены
status-clock-fast = { $seconds ->
    [one] Часы моего сервера спешат на { $seconds } секунду; я это учитываю
    [few] Часы моего сервера спешат на { $seconds } секунды; я это учитываю
   *[other] Часы моего сервера спешат на { $seconds } секунд; я это учитываю
}
status-clock-slow = { $seconds ->
    [one] Часы моего сервера отстают на { $seconds } секунду; я это учитываю
    [few] Часы моего сервера отстают на { $seconds } секунды; я это учитываю
   *[other] Часы моего сервера отстают на { $seconds } секунд; я это учитываю
}
status-paused = Сервис коэффициентов попросил сделать паузу; она закончится { $until }
status-barred = Я не могу писать в этот чат (замечено { $since }): не хватает прав, или чат закрыт. Оповещения отложены; я пробую снова с каждым новым и раз в час
status-barred-there = Я не могу писать в чат { $named ->
    [true] { $chat }
   *[other] с вашими оповещениями
  } (замечено { $since }). Его оповещения отложены; я пробую снова с каждым новым и раз в час
status-barred-more = { $count ->
    [one] Ещё в { $count } чат с вашими оповещениями я тоже не могу писать
    [few] Ещё в { $count } чата с вашими оповещениями я тоже не могу писать
   *[other] Ещё в { $count } чатов с вашими оповещениями я тоже не могу писать
  }
status-platform-paused = { $platform ->
        [telegram] Telegram
        [discord] Discord
       *[other] Платформа
    } просит сделать паузу; она закончится { $until }. До этого времени оповещения отложены
status-old = Устарели коэффициенты матчей из подписок: { $old } из { $watched }; оповещения по ним отложены
status-without = Ещё нет коэффициентов у матчей из подписок: { $without } из { $watched }
status-listed = Матчей в линии
status-in-play = Идут сейчас
status-watched = Матчей в подписках
status-checked = Проверка ваших матчей
status-checked-all = не реже чем раз в { $mostMinutes ->
    [1] минуту
   *[other] { $most }
  }
status-checked-some = не реже чем раз в { $mostMinutes ->
    [1] минуту
   *[other] { $most }
  }; для матчей, до которых ещё далеко, без точной частоты
status-checked-none = без точной частоты
status-push = Изменения коэффициентов
status-push-up = сервис коэффициентов присылает их сразу
status-push-gap = сервис коэффициентов присылает их сразу; последний перерыв: { $from }, длительность: { $length }
status-push-down = Сервис коэффициентов не присылает мне изменения (началось { $since }). Запрашиваю их, поэтому оповещения могут прийти позже
status-pace = Запросы к сервису коэффициентов
status-pace-rate = { $per ->
    [hour] до { $rate } в час
    [day] до { $rate } в день
    [month] до { $rate } в месяц
   *[minute] до { $rate } в минуту
  }
status-ages = Последние ответы
status-age = { $data }: { $age }
status-refreshes = Сервис обновляет коэффициенты раз в 15–30 минут, по ходу матча раз в 5 минут. Списки запрашиваются, только когда они кому-то нужны.
    .without-terms = Списки запрашиваются, только когда они кому-то нужны.
status-data-boards = Коэффициенты
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

command-about = Версия, условия данных, помощь
about-heading = О боте и данных
about-version = Linewatch { $version }: свободная программа под лицензией MIT. Бот не принимает ставок и ничего на них не зарабатывает.
about-data = Данные: { $source }. Источник предоставляет их бесплатно для исследований, обучения и другого некоммерческого использования и только с указанием источника.
    .without-terms = Данные: { $source }.
about-data-simulated = Данные вымышленные, их создаёт демо Linewatch: команды, букмекеры и коэффициенты ненастоящие.
about-terms = Коэффициенты могут запаздывать или быть ошибочными. Советов по ставкам здесь нет.
age-and-help = 18+. Помощь при игровой зависимости: { $line }
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
about-gambling = Ставки могут вызвать зависимость. Если игра перестала быть развлечением, остановитесь и поговорите с кем-нибудь: консультация бесплатна и анонимна.
about-gambling-help = Помощь при игровой зависимости
about-my-data = Мои данные
command-privacy = Что хранится, зачем и как долго
privacy-heading = Приватность
privacy-what = Хранятся настройки этого чата, его подписки и кто их добавил, его оповещения и ваши ставки. Больше ничего из написанного вами.
privacy-why = Это нужно, чтобы отвечать вам и присылать оповещения, и только для этого.
privacy-how-long = Оповещения хранятся 30 дней, остальное — пока вы его не удалите.
privacy-unclear = Я считаю сообщения, которых не понимаю, не дольше 30 дней: без чата, числа, адреса и имена с большой буквы скрыты.
privacy-host = За данные отвечает тот, кто запустил этого бота.
privacy-contact = Как с ним связаться, спросите там, где вы меня нашли.

## /break

command-break = Перерыв от ставок: раньше срока не отменить
    .for = Например 7д, 12ч или до пн 9:00
    .example = /break 7д
command-name-break = перерыв
break-button = Сделать перерыв
break-trouble = Это тяжело, и так бывает у многих. Поговорите с кем-нибудь, это бесплатно и анонимно: { $line }
break-danger = Если вашей жизни угрожает опасность, сразу звоните 112 или по местному номеру экстренной помощи.
break-what = Во время перерыва я ничего не присылаю и не показываю коэффициенты. Отменить его раньше срока нельзя. На сколько?
break-1d = 24 часа
break-7d = 7 дней
break-30d = 30 дней
break-180d = 180 дней
break-ask = Перерыв до { $until }?
break-ask-what = До этого времени я ничего не пришлю и не покажу коэффициенты. Отменить перерыв нельзя, только продлить. Подписки остаются.
break-yes = Начать перерыв
break-no = Отмена
break-none = Перерыв не начат.
break-bad-time = На сколько? От часа до года, например: /break 7д
break-group = Перерыв бывает только личным: напишите мне /break 7д в личном чате.
break-on = У вас перерыв до { $until }. До этого времени я ничего не присылаю и не показываю коэффициенты.
break-in-private = На это я отвечаю в личном чате.

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
forgetme-ask = Удалить всё, что хранится об этом чате: настройки{ $count ->
    [0] {""}
    [one] , { $count } подписку
    [few] , { $count } подписки
    [many] , { $count } подписок
   *[other] , { $count } подписки
  } и журнал оповещений? Отменить это нельзя.
forgetme-ask-group = Удалить всё, что хранится об этой группе со всеми темами: настройки{ $count ->
    [0] {""}
    [one] , { $count } подписку
    [few] , { $count } подписки
    [many] , { $count } подписок
   *[other] , { $count } подписки
  } и журнал оповещений? Отменить это нельзя.
forgetme-elsewhere = { $count ->
    [one] { $count } подписка, которую вы добавили в другом чате, останется там, но без вашего имени.
    [few] { $count } подписки, которые вы добавили в других чатах, останутся там, но без вашего имени.
    [many] { $count } подписок, которые вы добавили в других чатах, останутся там, но без вашего имени.
   *[other] { $count } подписки, которые вы добавили в других чатах, останутся там, но без вашего имени.
  }
forgetme-yes = Да, удалить всё
forgetme-no = Нет, оставить
forgetme-done = Готово: всё, что хранилось об этом чате, удалено. Теперь всё как в первый день.
forgetme-break = Готово: всё, что хранилось об этом чате, удалено, кроме вашего перерыва. Он продлится до { $until }.
forgetme-backups = До { $until } это ещё остаётся в резервных копиях. Восстановление из копии ничего не вернёт.
forgetme-kept = Ничего не удалено.

## /link and /unlink

command-link = Один список подписок на двух платформах
    .code = Код, полученный на другой платформе
    .example = /link
command-unlink = Снова разделить общий список на два
link-heading = Один список на двух платформах
link-how = Отправьте мне это { $platform ->
    [telegram] в Telegram
    [discord] в Discord
    [playground] в демо
   *[several] на другой платформе
  } в течение 10 минут:
link-what = У чатов будет общий список: все подписки обоих, с настройками этого чата.
link-secret = Никому не давайте код: кто его введёт, получит ваш список. Разделить обратно: /unlink.
link-ask = Вы сами получили этот код в другом своём чате со мной?
link-ask-why = Тогда список у чатов станет общим. Если код чужой, его хозяин увидит ваши подписки, будет получать ваши оповещения и сможет всё удалить.
link-ask-yes = Да, код мой
link-shared = Общий список { $one ->
    [telegram] в Telegram
    [discord] в Discord
   *[playground] в демо
  } и { $other ->
    [telegram] в Telegram
    [discord] в Discord
   *[playground] в демо
  }: { $count ->
    [0] подписок пока нет.
    [one] { $count } подписка.
    [few] { $count } подписки.
    [many] { $count } подписок.
   *[other] { $count } подписки.
  }
link-alerts-seen = Оповещения приходят туда, где вы были в последний раз: сейчас { $platform ->
    [telegram] в Telegram
    [discord] в Discord
   *[playground] в демо
  }.
link-alerts-both = Оповещения приходят в оба чата.
link-to-both = Оповещать в обоих
link-to-seen = Только в последний чат
link-part = Разделить
link-button = Связать с другой платформой
link-parted = { $count ->
    [0] Списков снова два.
    [one] Списков снова два, и в каждом { $count } подписка.
    [few] Списков снова два, и в каждом все { $count } подписки.
    [many] Списков снова два, и в каждом все { $count } подписок.
   *[other] Списков снова два, и в каждом все { $count } подписки.
  } Теперь изменения в одном не затронут другой.
link-not-shared = У этого чата нет общего списка с другим.
link-group = Общий список бывает только у личных чатов.
link-nowhere = Я есть только на одной платформе, связывать не с чем.
link-unknown = Такого кода нет: в нём опечатка, он использован или старше 10 минут. Новый даст /link на другой платформе.
link-too-many = Слишком много попыток. Попробуйте через { $minutes ->
    [one] { $minutes } минуту.
    [few] { $minutes } минуты.
    [many] { $minutes } минут.
   *[other] { $minutes } минуты.
  }
link-same-platform = Этот код получен на этой же платформе. Введите его на другой.
link-linked = У одного из двух чатов уже есть общий список, а чатов может быть только два. Сначала разделите его там: /unlink.
forgetme-shared =
    Удалится и то, что есть { $platform ->
    [telegram] в Telegram
    [discord] в Discord
       *[playground] в демо
      }: список общий. Чтобы оставить его там, сначала напишите /unlink.

## /for

command-for = Управлять каналом или группой отсюда
    .chat = Канал: @имя
    .example = /for @kanal
for-how = Какой канал или группа? Выберите или напишите имя: /for @kanal
for-needs = Там и вы, и я должны быть администраторами с правом публикации.
for-choose-channel = Выбрать канал
for-choose-group = Выбрать группу
for-which = Чем вы хотите управлять?
for-now = Отсюда вы управляете чатом { $chat }.
for-another = Другой
for-me-again = К своему чату
for-begun = Теперь отсюда вы управляете чатом { $chat }. Пишите здесь /watch, /watches, /settings, /odds и другие команды.
for-ends = Чтобы закончить, напишите /for me; через 24 часа без команд управление закончится само. Ваши данные остаются вашими: /mydata, /forgetme, /link, /bet, /journal и /break.
for-over = Вы снова в своём чате.
for-ended = { $chat }: 24 часа не было команд, управление закончилось. Продолжить: /for.
for-about = Управление: { $chat } · /for me
for-joined = { $chat }: теперь я могу там писать. Управлять можно отсюда.
for-steer = Управлять: { $chat }
for-button = Управлять каналом
for-group = Напишите /for мне в личный чат.
for-nowhere = Здесь команды работают в любом канале: пишите их там.
for-unknown = Такого канала я не знаю. Сначала сделайте меня там администратором, потом выберите его снова: /for
for-no-post = { $chat }: мне нельзя там писать. Сделайте меня там администратором с правом публикации.
for-not-theirs = { $chat }: управлять могут только администраторы с правом публикации.
for-lost = { $chat }: управлять могут только администраторы с правом публикации, а у вас этого права сейчас не видно.
draft-show = Показать черновики
draft-none = Одобрять нечего.
draft-heading = Черновик: { $chat }
draft-until = Действует до { $until }. Опубликую с коэффициентами на момент публикации.
draft-publish = Опубликовать
draft-drop = Отклонить
draft-approved = Отправляю с коэффициентами на этот момент.
draft-published = Опубликовано.
draft-refused = Отклонено.
draft-late = Не опубликовано: никто не одобрил вовремя.
draft-untrue = Не опубликовано: данные уже устарели.
draft-failed = Не опубликовано: чат не принял сообщение.
draft-unseen = Последние оповещения сюда не попали: они ждали одобрения, но связаться с теми, кто может его дать, не удалось. Администраторам: { $once } здесь или /for в личном чате со мной.

## /arbs, /stake and /kelly

command-arbs = Вилки и коридоры
    .page = Номер страницы
    .example = /arbs
command-stake = Сколько вернётся со ставки
    .bet = Коэффициент и сумма; по нескольким коэффициентам сумма делится
    .example = /stake 2,10 50
command-kelly = Ставка по Келли
    .bet = Коэффициент, ваш шанс и, если нужно, банк и часть
    .example = /kelly 2,10 52%
arbs-heading = Вилки и коридоры
arbs-profit = При любом исходе: +{ $profit }
arbs-profit-draw = Кто бы ни победил: +{ $profit }, при ничьей возврат
arbs-profit-push = При любом исходе: +{ $profit } или возврат ставок
arbs-profit-half = При любом исходе: +{ $profit }, при возврате половины +{ $least }
arbs-middle-free = Коридор: могут выиграть обе ставки, иначе +{ $profit }
arbs-middle-cost = Коридор: могут выиграть обе ставки, иначе −{ $profit }
arbs-leg = { $price } { $book } · { $offer }
arbs-explained = Найдено в сохранённых коэффициентах, а не запрошено сейчас. Такие коэффициенты часто оказываются ошибкой и исчезают за минуты, ставки по ним потом отменяют, а тех, кто их берёт, букмекеры ограничивают.
arbs-own = Учтены только ваши букмекеры.
arbs-none = { $count ->
    [0] Сохранённых коэффициентов сейчас нет.
    [one] В сохранённых коэффициентах { $count } матча их нет.
    [few] В сохранённых коэффициентах { $count } матчей их нет.
    [many] В сохранённых коэффициентах { $count } матчей их нет.
   *[other] В сохранённых коэффициентах { $count } матча их нет.
  }
stake-heading = Ставка
stake-split-heading = Ставка на все исходы
stake-price = Коэффициент
stake-stake = Ставка
stake-returned = Вернётся
stake-profit = Прибыль
stake-break-even = Шанс, чтобы выйти в ноль
stake-split-wins = При любом исходе с { $total } вернётся не меньше { $least }: { $profit }.
stake-split-missing = Если это все исходы, с { $total } вернётся не меньше { $least }: { $profit }. Столько бывает редко. Не пропущен ли исход?
stake-split-loses = При любом исходе с { $total } вернётся около { $least }: { $profit }.
stake-split-note = Это верно, только если выиграет ровно один из этих исходов и каждую ставку примут по её коэффициенту.
stake-usage = Напишите коэффициенты и затем сумму, например: { $example }
stake-no-stake = Здесь только коэффициенты ({ $count }), без суммы. Допишите её в конце, например: { $example }
stake-bad-amount = «{ $amount }» не похоже на сумму. Напишите, например, 1000 или 12,50.
kelly-heading = Ставка по Келли
kelly-chance = Ваш шанс
kelly-edge = Перевес
kelly-full = Полная
kelly-half = Половина
kelly-quarter = Четверть
kelly-part = { $part } от полной
kelly-share = { $share } банка
kelly-stake = { $stake } ({ $share })
kelly-nothing = Перевеса нет: по Келли не ставят.
kelly-note = Келли считает ваш шанс точным. Если он завышен на несколько п. п., полная ставка со временем приведёт к убытку; поэтому многие ставят четверть. Это не совет.
kelly-usage = Напишите коэффициент и ваш шанс, например: { $example }
kelly-bad-chance = «{ $chance }» не похоже на шанс. Напишите, например, 52% или 0,52.

## /bet и /journal

command-bet = Записать сделанную ставку
    .match = Команда, обе команды или номер, например #17
    .selection = п1, ничья, п2, больше 2,5, п1 -1,5
    .price = 2,10, 11/10 или +110
    .stake = Сумма, например 20
    .book = Букмекер
    .example = /bet { $match } 1 2,10 20
command-name-bet = ставка
bet-usage = Напишите матч, исход и коэффициент; можно добавить сумму и букмекера после слова «у»: { $example }
bet-price = По какому коэффициенту? Напишите его, а если хотите, и сумму, например: 2,10 20
bet-recorded = Ставка сохранена
bet-undo = Отменить
bet-button = Моя ставка
bet-fair = { $way ->
    [higher] Честный коэффициент сейчас: { $fair } · ваш выше на { $by }
    [lower] Честный коэффициент сейчас: { $fair } · ваш ниже на { $by }
   *[same] Честный коэффициент сейчас: { $fair }, как ваш
  }
bet-late = Матч уже начался, поэтому CLV не будет.

command-journal = Ваши ставки и их CLV
command-name-journal = дневник
journal-heading = Дневник ставок
journal-in-private = Дневник виден только вам. Откройте личный чат со мной и спросите там.
journal-empty = Здесь пока пусто. Сделанная ставка записывается так: { $example }. Больше её никто не видит.
journal-full = В дневник помещается { $most } ставок, и он заполнен. Все они есть в /export; удалите часть, чтобы освободить место.
journal-bet = { $selection } · { $price }
journal-stake = сумма { $stake }
journal-clv = CLV { $value }
journal-open = Открытые ставки
journal-returned = Возвращено
journal-yield = Доходность
journal-clv-mean = CLV: в среднем { $value } (от { $low } до { $high }), матчей: { $matches }
journal-clv-few = Матчей для среднего CLV: { $matches } из { $least }
journal-by-market = CLV по рынкам
journal-by-sport = CLV по видам спорта
journal-group = { $group }: { $value } (от { $low } до { $high }), матчей: { $matches }
journal-explained = CLV: ваш коэффициент против честного на начало матча. В скобках — где с вероятностью 95 % лежит истинное среднее.
journal-match = Матч
journal-result = Результат
journal-result-won = Выигрыш
journal-result-lost = Проигрыш
journal-result-void = Возврат
journal-result-half-won = Выигрыш ½
journal-result-half-lost = Проигрыш ½
journal-fair-close = Честный на закрытии
journal-closing-value = CLV
journal-reopen = Ещё не сыграла
journal-remove = Удалить
journal-removed = Удалено из дневника.
# Few as many.
forgetme-journal = { $count ->
    [one] Дневник с { $count } ставкой тоже будет удалён.
   *[other] Дневник с { $count } ставками тоже будет удалён.
}

## Refusals and faults

refuse-unknown-command = Не знаю команды /{ $command }. Попробуйте /matches или посмотрите, что есть:
refuse-unknown-command-near = Не знаю команды /{ $command }. Может быть, { $near }?
refuse-not-manager = Это могут делать только администраторы чата.
refuse-information-only = В этом чате включён режим «только информация»: коэффициенты и их движения, но ничего о том, на что ставить.
information-only-change = Изменить
refuse-not-manager-watches = Это могут делать только администраторы чата. Они могут разрешить это всем участникам в /settings.
refuse-guest = В этот чат меня никто не добавлял: могу отвечать, но не хранить подписки и не присылать оповещения. Отправьте эту команду мне в личные сообщения.
refuse-not-own-watch = Эту подписку добавил другой участник; изменить её может только он или администратор.
refuse-unknown-setting = Настройки «{ $setting }» нет. Посмотрите все или напишите, например: { $example }
refuse-flood = { $seconds ->
    [one] Так быстро отвечать не получается. Спросите ещё раз через { $seconds } секунду.
    [few] Так быстро отвечать не получается. Спросите ещё раз через { $seconds } секунды.
    [many] Так быстро отвечать не получается. Спросите ещё раз через { $seconds } секунд.
   *[other] Так быстро отвечать не получается. Спросите ещё раз через { $seconds } секунды.
  }
refuse-unknown-sport = Не знаю вида спорта или турнира «{ $sport }». Матчи есть в этих видах спорта:
find-league-many = «{ $words }» подходит к нескольким турнирам. Какой нужен?
find-league-near = Турнира «{ $words }» не нашлось. Может быть, один из этих?
refuse-unknown-day = Не понимаю день «{ $day }». Напишите «сегодня», «завтра» или дату, например: /matches 23.11
refuse-unknown-status = Не знаю статуса «{ $status }». Напишите «лайв», «предстоящие» или «завершённые», например: /matches футбол лайв
refuse-old-button = Эта кнопка из старого сообщения и больше не работает.
refuse-too-long = Это слишком длинно. Достаточно названия или имени и нескольких слов после него.
fault-busy = Лимит запросов к сервису коэффициентов на эту минуту исчерпан. Спросите ещё раз через несколько секунд.
fault-busy-minutes = { $minutes ->
        [one] Сервис коэффициентов ещё примерно { $minutes } минуту не будет принимать запросы. Спросите потом.
        [few] Сервис коэффициентов ещё примерно { $minutes } минуты не будет принимать запросы. Спросите потом.
        [many] Сервис коэффициентов ещё примерно { $minutes } минут не будет принимать запросы. Спросите потом.
       *[other] Сервис коэффициентов ещё примерно { $minutes } минуты не будет принимать запросы. Спросите потом.
    }
busy-later = Сейчас много запросов. Отвечу здесь примерно через { $seconds } с.
busy-again = Ваш вопрос уже в очереди: ответ появится в моём сообщении выше примерно через { $seconds } с.
busy-stopped = Перезапуск помешал мне ответить. Спросите ещё раз.
fault-unreachable = Сервис коэффициентов сейчас не отвечает. Попробуйте через несколько минут.
fault-misfit = Ответ сервиса коэффициентов мне непонятен. Мои владельцы уже знают.
fault-no-definition = Я пока не умею читать ответы сервиса коэффициентов: моим владельцам нужно сначала запустить проверку.
fault-key = Сервис коэффициентов не принимает мой ключ. Моим владельцам нужно указать действующий.
fault-spent = Мой лимит в сервисе коэффициентов исчерпан. Я снова смогу спрашивать, когда он обновится.
fault-plan = Мой тариф в сервисе коэффициентов этого не включает. Мои владельцы могут запрашивать меньше или сменить тариф.
fault-wish = Сервис коэффициентов не знает того, что запрашивают мои настройки. Моим владельцам нужно их исправить.
fault-spent-until = Лимит в сервисе коэффициентов исчерпан до { $until }. Раньше новых коэффициентов не будет.
fault-not-offered = В моём сервисе коэффициентов этого нет.
lacks-predictions = У { $source } нет прогнозов.
lacks-value-bets = У { $source } нет валуйных ставок.
lacks-fighters = У { $source } нет данных о бойцах.
lacks-teams = У { $source } нет списка команд.
lacks-leagues = У { $source } нет списка турниров.
lacks-bookmakers = У { $source } один коэффициент для всех, букмекеров для сравнения там нет.
lacks-bonuses = У { $source } нет бонусов.
fault-refused = Сервис коэффициентов сейчас не может на это ответить. Попробуйте через несколько минут.
fault-full = Сохранить не удалось: на моём диске закончилось место. Освободить его могут мои владельцы.
fault-cannot-save = Сейчас не получается это сохранить. Попробуйте ещё раз через минуту.
fault-cannot-look = Сейчас не получается это посмотреть. Попробуйте ещё раз через минуту.
fault-retry = Повторить
fault-bug = Что-то пошло не так. Ошибка записана под номером { $id }.
help-button = Справка
unread-media = Я читаю только текст. Напишите название команды, и я покажу коэффициенты.
unread-media-group = Я читаю только текст. Напишите /odds и название команды.
unread-edit = Правки в сообщении мне не видны. Отправьте его, пожалуйста, ещё раз.

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
command-name-export = экспорт
command-name-import = импорт
command-name-log = журнал
command-name-why = почему
command-name-score = итоги
command-name-search = поиск
command-name-teams = команды
command-name-team = команда
command-name-leagues = турниры
command-name-fighters = бойцы
command-name-fighter = боец
command-name-bookmakers = букмекеры
command-name-bonuses = бонусы
command-name-fair = без-маржи
command-name-arbs = вилки
command-name-stake = расчёт
command-name-kelly = келли
command-name-settings = настройки
command-name-help = помощь
command-name-start = старт
command-name-status = состояние
command-name-about = о-боте
command-name-privacy = приватность
command-name-admin = админ
command-name-mydata = мои-данные
command-name-forgetme = забыть-меня
command-name-for = канал
command-name-link = связать
command-name-unlink = разделить

option-name-file = файл
option-name-topic = тема
option-name-text = текст
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
option-name-chat = чат
option-name-code = код
option-name-bet = ставка
option-name-stake = сумма
option-name-private = лично
option-name-role = роль
option-private = Ответ увидите только вы

## What operators are told of errors

troubles-heading = Ошибки
troubles-times = { $count ->
    [1] Один раз, в { $last }
    [one] { $count } раз, первый в { $first }, последний в { $last }
    [few] { $count } раза, первый в { $first }, последний в { $last }
   *[other] { $count } раз, первый в { $first }, последний в { $last }
}
troubles-how = Все ошибки есть в журнале программы. О каждом виде сообщаю не чаще раза в час.

## Who is let in

access-blocked = Мои владельцы закрыли здесь доступ, поэтому я не отвечаю.
access-not-listed = Я отвечаю только в определённых чатах, и этот к ним не относится.
access-asked = Я отвечаю только там, где разрешили мои владельцы. Запрос им отправлен; напишу сюда, когда разрешат.
event-asked = Новый чат просит доступ: { $address }
event-asked-by = Новый чат просит доступ: { $address }, пишет { $person }
event-admitted = У этого чата теперь есть доступ. Что я умею: /help.
event-admitted-there = Доступ открыт: { $chat }. Управлять: /for.

## /admin: for the operators of a bot

command-admin = Для владельцев бота: его состояние, чаты и журнал действий
    .what = status, budget, chats, limits, log, doctor …
    .example = /admin status
admin-heading = Для владельцев бота
admin-unknown-act = Такой команды для владельцев нет: «{ $word }».
admin-in-private = На это отвечаю только в личном чате. Спросите меня там.
admin-usage-status = status
admin-usage-budget = budget
admin-usage-chats = chats 1001
admin-usage-chat = chat telegram:42
admin-usage-failed = failed
admin-usage-limits = limits telegram:42 hourly 6
admin-usage-log = log
admin-usage-unclear = unclear
admin-usage-doctor = doctor
admin-act-status = что работает, что отложено, что не так
admin-act-budget = сколько запросов осталось и на что они ушли
admin-act-chats = сколько чатов и у кого больше всего подписок; поиск по части адреса
admin-act-chat = что известно об одном чате
admin-act-failed = что за сутки не удалось доставить; отправить ещё раз
admin-act-limits = сколько подписок и оповещений можно одному чату
admin-act-log = что делали владельцы
admin-act-unclear = что осталось непонятым, без личных данных
admin-act-doctor = спрашивает сервис коэффициентов обо всём, это занимает полминуты
admin-status-button = Состояние
admin-budget-button = Запросы
admin-chats-button = Чаты
admin-chat-button = Чат
admin-limits-button = Лимиты
admin-log-button = Журнал
admin-failed-button = Не доставлено
admin-unclear-heading = Не понято с запуска
admin-unclear-none = С запуска всё было понятно.
admin-unclear-off = Непонятое не считается. Это включает { $setting }.
admin-unclear-line = { $count } × { $words }
admin-failed-heading = Не доставлено за сутки
admin-failed-none = Всё доставлено или ещё в пути.
admin-failed-line = { $count ->
        [one] { $count } сообщение
        [few] { $count } сообщения
       *[other] { $count } сообщений
    }, последнее { $last }
admin-failed-again = Отправить ещё раз: { $number }
admin-failed-queued = { $count ->
        [0] Отправлять ещё раз больше нечего.
        [one] { $count } сообщение уходит ещё раз, если оно ещё актуально.
        [few] { $count } сообщения уходят ещё раз, если они ещё актуальны.
       *[other] { $count } сообщений уходят ещё раз, если они ещё актуальны.
    }
admin-doctor-button = Проверка
admin-platform-telegram = Telegram
admin-platform-discord = Discord
admin-platform-playground = Демо
admin-status-heading = Состояние бота
admin-row-version = Версия
admin-version-newer = { $version }; вышла { $newer }
admin-row-since = Запущен
admin-row-platforms = Платформы
admin-platform-up = { $name } работает
admin-platform-down = { $name } не отвечает
admin-row-database = База данных
admin-row-poller = Последний опрос
admin-poller-elsewhere = в другом процессе
admin-row-watched = В подписках
admin-watched = матчи: { $matches }, чаты: { $chats }
admin-row-queue = Оповещения
admin-queue = в пути: { $going }, отложено: { $held }
admin-queue-oldest = самое старое должно было уйти { $since }
admin-row-backup = Последняя ежедневная копия
admin-backup-none = нет
admin-disk-full = Диск базы данных заполнен.
admin-odds-failing = Сервис коэффициентов не отвечает больше 15 минут.
admin-odds-key-refused = Сервис коэффициентов не принимает ключ: укажите действующий.
admin-odds-out-of-credits = Лимит сервиса коэффициентов исчерпан.
admin-odds-busy = Сервис коэффициентов просит присылать меньше запросов.
admin-misfit = { $endpoint }: ответ сервиса коэффициентов мне непонятен (начало: { $since }): { $misfit }
admin-no-definition = Ответы сервиса коэффициентов пока не читаются: нажмите «{ $button }».
admin-unseen-drafts = Черновики никто не получает, оповещения пропадают: { $chats }
admin-unlisted = Рядом с резервными копиями не удаётся записать список тех, кто просил всё удалить (впервые замечено { $since }): восстановление из копии может вернуть их данные. Проверьте BACKUP_DIR
admin-status-notes = Замечено в ответах сервиса коэффициентов с момента запуска:
admin-status-no-notes = В ответах сервиса коэффициентов не замечено ничего необычного.
admin-status-note = { $endpoint }: { $note } × { $count }
admin-more = И ещё { $count }.
admin-budget-heading = Запросы к сервису коэффициентов
admin-budget-no-requests = Запросов ещё не было.
admin-budget-pace = Запросов в минуту: не больше { $rate }; в этой осталось { $left }.
admin-budget-pause = Сервис попросил сделать паузу; она закончится { $end }.
admin-budget-demand = { $matches ->
    [0] В подписках сейчас нет ни одного матча.
    [one] На { $matches } матч из подписок уходит { $share } запросов.
    [few] На { $matches } матча из подписок уходит { $share } запросов.
   *[other] На { $matches } матчей из подписок уходит { $share } запросов.
}
# Few as many.
admin-budget-demand-too-much = { $matches ->
    [one] Чтобы следить за { $matches } матчем
   *[other] Чтобы следить за { $matches } матчами
} без опозданий, нужно { $share } доступных запросов. Поэтому все матчи опрашиваются реже: изменения замечаются в среднем с опозданием до { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
}.
admin-credits-used = Израсходовано
admin-credits-of = { $used } из { $units }
admin-credits-left = Осталось
admin-credits-until = { $left } до { $end }
admin-credits-pace = При таком темпе
admin-credits-lasts = запас в конце: { $left }
admin-credits-dry = хватит до { $end }
admin-credits-column-league = Турнир
admin-credits-column-day = В день
admin-credits-column-watch = Подписка
admin-credits-one-more = Ещё один турнир забирал бы около { $units } в день.
admin-credits-alerted = Из 100 сдвигов оповещение вызывают около { $now }, а при вдвое большем лимите вызывали бы около { $doubled }.
admin-budget-most = Больше всего подписок у:
admin-budget-used = Израсходовано за последний час:
admin-column-for = Для
admin-column-requests = Запросов
admin-lane-person = людей
admin-lane-poller = оповещений
admin-budget-this-process = Подсчитано только в этом процессе.
admin-chats-heading = Чаты
admin-chats-none = Такого чата нет.
admin-chats-how = Поиск по части адреса: { $usage }
admin-chat-line = { $address }: { $watches ->
    [one] { $watches } подписка
    [few] { $watches } подписки
   *[other] { $watches } подписок
}
admin-chat-line-state = { $address }: { $watches ->
    [one] { $watches } подписка
    [few] { $watches } подписки
   *[other] { $watches } подписок
} ({ $state })
admin-state-active = активен
admin-state-suspended = недоступен
admin-state-asked = ещё не допущен
admin-state-blocked = заблокирован
admin-state-since = { $state }, { $since }
admin-count-active = { $count ->
    [one] { $count } активный
    [few] { $count } активных
    [many] { $count } активных
   *[other] { $count } активных
  }
admin-count-suspended = { $count ->
    [one] { $count } недоступный
    [few] { $count } недоступных
    [many] { $count } недоступных
   *[other] { $count } недоступных
  }
admin-count-asked = { $count ->
    [one] { $count } ещё не допущенный
    [few] { $count } ещё не допущенных
    [many] { $count } ещё не допущенных
   *[other] { $count } ещё не допущенных
  }
admin-count-blocked = { $count ->
    [one] { $count } заблокированный
    [few] { $count } заблокированных
    [many] { $count } заблокированных
   *[other] { $count } заблокированных
  }
admin-row-state = Состояние
admin-row-reason = Причина
admin-row-known = Впервые
admin-row-language = Язык
admin-row-watches = Подписок на матчи
admin-of = { $count } из { $most }
admin-row-hourly = Сообщений в час
admin-row-matches = Матчи
admin-row-messages = Сообщений за неделю
admin-row-waiting = Оповещения в очереди
admin-row-log = В журнале
admin-which-chat = Какой чат? Напишите его адрес, например: telegram:42
admin-no-such-chat = Чат { $address } мне неизвестен.
admin-limits-saved = Сохранено.
admin-limits-watches = { $count ->
    [one] { $count } матч
    [few] { $count } матча
   *[other] { $count } матчей
}
admin-limits-how = Другие числа: { $usage }
admin-limits-unclear = Для { $address } можно указать: hourly и число до 60 или off; watches и число до 1000 или usual.
admin-usage-block = block telegram:42
admin-usage-allow = allow telegram:42
admin-usage-leave = leave telegram:-1001
admin-act-block = больше не отвечать чату или человеку; человек в Discord: discord:@42
admin-act-allow = впустить того, кто просил или был заблокирован
admin-act-leave = выйти из группы или с сервера
admin-block-button = Заблокировать
admin-allow-button = Впустить
admin-unblock-button = Разблокировать
admin-refuse-button = Отказать
admin-asked-button = Кто ждёт доступа
admin-leave-button = Выйти
admin-blocked = { $address }: доступ закрыт. Отвечу там последний раз, чтобы сообщить об этом; потом ни ответов, ни оповещений не будет.
admin-block-operator = { $address }: это владелец, заблокировать его нельзя.
admin-allowed = { $address } теперь может пользоваться ботом.
admin-not-shut = { $address } никто не блокировал.
admin-left = Выход выполнен: { $address }.
admin-leave-private = { $address }: это личный чат, выйти из него нельзя. Можно заблокировать.
admin-leave-failed = Выйти не удалось: { $address }. Попробуйте через несколько минут.
admin-usage-broadcast = broadcast Вернёмся в 9.
admin-act-broadcast = рассылает сообщение всем чатам; сначала показывает его вам
admin-broadcast-how = Напишите, что сообщить всем чатам: /admin broadcast и текст. Пока вы не нажмёте кнопку, ничего не уйдёт.
admin-broadcast-long = Слишком длинно: не больше 1500 знаков.
admin-broadcast-heading = Ещё не отправлено
# Few as many.
admin-broadcast-takes = { $count ->
    [one] { $count } чат
    [few] { $count } чата
   *[other] { $count } чатов
}, займёт около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
}; оповещения идут первыми. Текст сообщения:
admin-broadcast-send = { $count ->
    [one] Отправить в { $count } чат
    [few] Отправить в { $count } чата
   *[other] Отправить в { $count } чатов
}
admin-broadcast-old = Этот текст старше часа, или его у меня уже нет. Напишите его снова.
admin-broadcast-begun = Отправляю.
admin-broadcast-already = Это уже отправляется или отправлено; дважды никто не получит.
admin-broadcast-progress = Получили: { $told }, ждут: { $waiting }
admin-broadcast-stop = Остановить
admin-broadcast-stopped = Остановлено. Получили: { $told }, не получили: { $left }
event-notice = Всем чатам от владельцев бота
admin-log-heading = Что делали владельцы
admin-log-none = Пока ничего.
admin-log-line = { $at } { $operator }: { $act }
admin-doctor-heading = Проверка
admin-doctor-fine = Понятно всё.
admin-doctor-trouble = В ответах сервиса коэффициентов понятно не всё.
admin-column-endpoint = Раздел
admin-column-verdict = Итог
admin-column-items = Строк
admin-verdict-understood = хорошо
admin-verdict-partly = частично
admin-verdict-empty = пусто
admin-verdict-open = решить
admin-verdict-misfit = иначе
admin-verdict-not-understood = неясно
admin-verdict-refused = отказ
admin-verdict-unreachable = нет ответа
admin-verdict-not-asked = не спрошен
admin-degraded-heading = Что пострадает:
admin-degraded = { $feature }: { $cause }
admin-feature-matches = список матчей и поиск по словам
admin-feature-slug = матч по его адресу (slug)
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
admin-feature-live = распознавание идущих матчей
admin-feature-sports = матчи по виду спорта
admin-feature-books = коэффициенты по букмекерам
admin-feature-records = рекорды бойцов
admin-feature-results = результаты
admin-cause-no-answer = { $endpoint } не отвечает
admin-cause-not-understood = ответ { $endpoint } непонятен
admin-cause-field = ни в одной строке { $endpoint } нет { $field }
admin-cause-filter = { $endpoint } не учитывает { $field }
admin-filters-heading = Фильтры списка матчей:
admin-filter = { $parameter }: { $works }
admin-works-yes = работает
admin-works-no = не работает
admin-works-unclear = понять не удалось
admin-refused-heading = Пропущено в ответах:
admin-questions-heading = Нужно решить:
admin-questions-how = { $command } запишет описание в файл: в нём и решайте.
admin-definition-new = Вот как я теперь читаю ответы сервиса коэффициентов.
admin-service-works = { $service } отвечает как надо.
admin-service-works-key = { $service } принимает мой ключ и отвечает как надо.
admin-service-key = { $service } не принимает мой ключ. Проверьте { $settings }.
admin-service-plan = Мой ключ верный, но его тариф не включает то, что я запрашиваю. Проверьте { $settings }.
admin-service-spent = Мой ключ верный, но его лимит исчерпан.
admin-service-busy = { $service } сейчас получает слишком много запросов. Возможно, моим ключом пользуется и другая программа.
admin-service-choices = { $service } не знает того, что я запрашиваю. Проверьте { $settings }.
admin-service-misfit = { $service } присылает не то, что указано в описании: { $detail }
admin-service-refused = { $service } отказывается отвечать: { $detail }
admin-service-down = Не удаётся связаться с { $service }: { $detail }. Проверьте { $settings }.
admin-service-has = Что там есть:
admin-service-left =
    { $per ->
        [hour] Осталось в этом часе: { $units }
        [day] Осталось сегодня: { $units }
        [month] Осталось в этом месяце: { $units }
       *[other] Осталось сейчас: { $units }
    }
admin-service-looks =
    { $looks ->
        [one] На все подписки вместе приходится около { $looks } запроса в день.
        [few] На все подписки вместе приходится около { $looks } запросов в день.
        [many] На все подписки вместе приходится около { $looks } запросов в день.
       *[other] На все подписки вместе приходится около { $looks } запросов в день.
    }

## The playground page

playground-tag = демо
playground-welcome = Спросите о коэффициентах, следите за матчем и дождитесь оповещения
playground-hint = Введите /, чтобы увидеть команды бота, название клуба или имя игрока, чтобы увидеть коэффициенты, или начните с этого:
playground-feed = Переписка
playground-input = Сообщение
playground-placeholder = Клуб, игрок или / для команд
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
playground-menu = Выбрать
playground-views = Показывать ответы как
playground-view-chat = Чат
playground-view-telegram = Telegram
playground-view-discord = Discord
playground-view-data = Данные
playground-view-reply = Сам ответ
playground-readers = Чат рядом с этим
playground-readers-hint = У него свой язык, формат коэффициентов и свои подписки. Одни и те же коэффициенты приходят в каждый чат по его правилам.
playground-add-reader = Открыть рядом
playground-remove = Закрыть этот чат
playground-me = Вы
playground-format = Формат коэффициентов
playground-format-decimal = Десятичный
playground-format-fractional = Дробный
playground-format-american = Американский
playground-format-hongkong = Гонконгский
playground-format-percent = Проценты
playground-market = Линия
playground-market-hint = Выдуманная и движется сама. Сдвиньте её и посмотрите, кому придёт оповещение.
playground-market-real = Настоящие коэффициенты, без ключа:
playground-market-odds = Коэффициенты
playground-market-watch = Следить
playground-market-push = Сдвинуть
playground-market-chance = Шанс П1
playground-pushed = Сдвинуто:
playground-pushed-next = Кто следит за этим матчем, получит оповещение в ближайшие полминуты.
playground-tour = Первая минута
playground-tour-odds = Спросите о коэффициентах
playground-tour-odds-why = Коэффициенты всех букмекеров, лучшие отмечены.
playground-tour-watch = Следите за матчем
playground-tour-watch-why = Когда коэффициент сдвинется, сюда придёт оповещение.
playground-tour-push = Сдвиньте линию
playground-tour-push-why = Она сдвинется на 6 п. п. вероятности; оповещение придёт в ближайшие полминуты.
playground-tour-go = Сделать
playground-tour-skip = Пропустить
playground-tour-done = Это было первое оповещение
playground-close = Закрыть

## Pictures

chart-button = График
chart-books = Все букмекеры
chart-start = Начало
chart-band = разброс
chart-best = лучший коэф.
chart-gap = нет данных
chart-told = оповещение
# Few as many.
chart-consensus = { $books ->
    [1] один букмекер, без маржи
    [one] честный коэффициент { $books } букмекера
   *[other] честный коэффициент { $books } букмекеров
}
chart-subject = { $market } · { $whose } · с { $since }
chart-of = { $market } · { $whose }
chart-way = { $from } → { $now }
chart-since = Первые данные: { $since }.
chart-alt = График: { $title }, { $subject }. { $figures }.
chart-board-subject = { $market } · { $books ->
    [one] { $books } букмекер
    [few] { $books } букмекера
   *[other] { $books } букмекеров
}{ $isFair ->
    [yes] {" "}· отличие от коэффициента без маржи
   *[no] {""}
}
chart-board-framed = { $subject }, лучшие в рамке
chart-distance = { $points } %
chart-best-of = { $price } { $book } · без маржи { $fair }
chart-price-at = { $price } { $book }
chart-fair-only = без маржи { $fair }
chart-movers-subject = Коэффициенты без маржи: было → стало
chart-mover = { $selection } · { $same } из { $books ->
    [one] { $books } букмекера
    [few] { $books } букмекеров
   *[other] { $books } букмекеров
  }
chart-price = Коэффициент
chart-edge = Перевес
chart-bet = { $selection } · { $book }
chart-bet-figures = { $price } · +{ $edge }
chart-bets-subject = { $count ->
    [one] { $count } валуйная ставка
    [few] { $count } валуйные ставки
   *[other] { $cut ->
        [yes] { $count } лучших валуйных ставок
       *[no] { $count } валуйных ставок
    }
}: коэффициент и перевес{ $isNarrowed ->
    [yes] {" "}· { $narrowed }
   *[no] {""}
}
chart-alerts = Что было после оповещений
chart-alerts-summary = { $count ->
    [one] { $count } оповещение
    [few] { $count } оповещения
   *[other] { $count } оповещений
}, линия: дальше { $on } · на месте { $stayed } · назад { $back }
chart-alerts-told = Движение до оповещения, п. п.
chart-alerts-after = Движение после, п. п.
chart-alerts-stayed = на месте
chart-alerts-explained = В п. п., от оповещения до начала матча или до этой минуты: выше черты коэффициент пошёл дальше в ту же сторону, ниже — обратно.
chart-alerts-none = Оповещений о движении для графика пока нет.
chart-alert = { $selection } · { $day }
chart-alert-way = { $from } → { $to } → { $now }
