# Ukrainian. The same keys and variables as en.ftl.

## Credit: on every message

credit = Дані: { $source }
credit-simulated = Дані вигадані: це демо Linewatch. Команди, букмекери й коефіцієнти несправжні.
credit-simulated-short = Демо: коефіцієнти несправжні
cut = … Решта не вмістилася.

## Selections and markets

selection-draw = Нічия
selection-over = Більше
selection-under = Менше
selection-yes = Так
selection-no = Ні
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
column-yes = Так
column-no = Ні

## Sports and states

sport-numbered = Вид спорту { $code }
sport-football = Футбол
sport-ice-hockey = Хокей
sport-hockey = Хокей
sport-basketball = Баскетбол
sport-tennis = Теніс
sport-mma = ММА
sport-baseball = Бейсбол
sport-american-football = Американський футбол

status-scheduled = попереду
    .matches = майбутні
status-live = триває
    .matches = тривають зараз
status-finished = завершено
    .matches = завершені
status-postponed = перенесено
    .matches = перенесені
status-cancelled = скасовано
    .matches = скасовані
status-no-time = час невідомий

match-title = { $home } — { $away }
row-against = — { $opponent }

## /start and /help

command-start = Що вміє бот
start-heading = Linewatch
start-what = Коефіцієнти десяти букмекерів поруч і сповіщення, коли вони змінюються.
    .without-bets = Свіжі коефіцієнти і сповіщення, коли вони змінюються.
    .without-model = Коефіцієнти букмекерів поруч і сповіщення, коли вони змінюються.
start-how = Напишіть назву команди, наприклад { $team }, або виберіть матч:
start-how-plain = Напишіть назву клубу чи ім’я гравця або натисніть кнопку.
start-how-group = Напишіть /odds і назву команди або натисніть кнопку.
start-today = Матчі сьогодні
start-matches = Матчі
start-valuebets = Валуйні ставки

command-help = Усі команди бота з прикладами
    .topic = Тема або команда, наприклад підписки
    .example = /help підписки
help-heading = Довідка
help-first = ‹ Довідка
help-topic-matches = Матчі й команди
help-topic-odds = Коефіцієнти
help-topic-watches = Підписки
help-topic-alerts = Сповіщення
help-topic-money = Ставки й гроші
help-topic-chat = Цей чат
help-unknown = Теми «{ $words }» немає. Виберіть одну з цих.
help-line = { $usage } — { $description }
help-group = У групах підписками керують адміністратори; у /settings вони можуть дозволити це всім.
help-thumb = 👍 під сповіщенням про один матч заглушує цей матч. Щоб знову отримувати сповіщення, заберіть 👍.
help-thumb-group = 👍 під сповіщенням про один матч заглушує цей матч там, де я адміністратор. Щоб знову отримувати сповіщення, заберіть 👍.
help-thumb-several = Під сповіщенням про кілька матчів відповім 🤔 і не заглушу жодного: кнопка «{ $mute }» запитає, який.
help-threads = Сповіщення можуть іти в окремі теми, по одній на матч або турнір: { $usage }
    .usage = /settings теми матчі
help-words = Замість матчу напишіть команду, гравця або номер, наприклад #17.
help-fixtures = { $usage }: щодня сюди надходить список матчів за всіма підписками цього чату.
help-carried = Мої команди можна взяти в будь-який чат, навіть туди, куди мене не додали: відкрийте мій профіль і натисніть «Додати застосунок».

## /matches

command-matches = Матчі найближчих днів
    .sport = Вид спорту або турнір, наприклад футбол
    .league = Слово або слова з назви турніру
    .day = сьогодні, завтра або дата, наприклад 23.11
    .status = наживо, майбутні або завершені
    .example = /matches футбол завтра
command-live = Матчі, які йдуть просто зараз
    .sport = Вид спорту або турнір, наприклад футбол
    .league = Слово або слова з назви турніру
    .example = /live футбол
matches-heading = Матчі
matches-row = { $time } · { $title }
matches-prices = Найкращі коефіцієнти на П1 / X / П2 — там, де вони відомі.
matches-prices-updated = Найкращі коефіцієнти П1 / X / П2 · { $age }
fixtures-heading = Матчі · { $day }
fixtures-more = … і ще { $count }
matches-none = Зараз матчів немає.
matches-none-sport = { $sport }: матчів зараз немає.
matches-all = Усі матчі
matches-live = Зараз наживо
matches-pick = Які матчі?
matches-pick-button = Спорт ▾
page-shown = { $first }–{ $last } із { $total }
page-list-cut = Список сервісу коефіцієнтів довший: вдалося прочитати лише його початок.
page-next = Далі ›
page-previous = ‹ Назад
file-button = CSV
file-done = { $isWhole ->
    [no] Найновіші рядки для таблиці: { $count } із { $total }.
   *[yes] Рядків для таблиці: { $count }.
  } Час — UTC, коефіцієнти десяткові.
file-column-part = Розділ
file-column-name = Назва
file-column-number = Номер
file-column-starts = Початок (UTC)
file-column-home = Господарі
file-column-away = Гості
file-column-sport = Вид спорту
file-column-league = Турнір
file-column-status = Статус
file-column-market = Ринок
file-column-selection = Результат
file-column-book = Букмекер
file-column-price = Коефіцієнт
file-column-model = Модель
    .without-list = Без маржі
file-column-edge = Перевага, %
file-column-recorded = Записано (UTC)
file-column-stake = Сума
file-column-result = Підсумок
file-column-returned = Повернено
file-column-fair-close = Без маржі на закритті
file-column-clv = До лінії закриття, %
file-column-watch = Підписка
file-column-rule = Правило
file-column-state = Стан
file-column-from = Було
file-column-to = Стало
file-column-time = Час (UTC)
file-column-decision = Що сталося

## /odds

command-odds = Коефіцієнти букмекерів на матч
    .match = Команда, дві команди або #номер
    .market = Ринок, наприклад результат, тотал 2,5 або фора -1,5
    .format = Формат лише цього разу, наприклад американський або дроби
    .example = /odds { $match }
odds-when = { $league } · { $start }
odds-when-no-league = { $start }
odds-best-prices = Найкращі: { $prices }
odds-margin-updated = Середня маржа { $margin } · { $age }
odds-updated = Оновлено: { $age }
odds-markets = Ринки
odds-line = Лінія { $line }
odds-all-books = Усі букмекери: { $count }
odds-market-winner = Результат
odds-market-result = Результат матчу
odds-market-two-way = Результат без нічиєї
odds-market-three-way = Результат 1X2
odds-market-double-chance = Подвійний шанс
odds-market-draw-no-bet = Без нічиєї
odds-market-total = Тотал { $line }
odds-market-handicap = Фора { $line }
odds-market-both-score = Обидві заб’ють
odds-market-other = Інше
odds-book = Букмекер
odds-fair = Без маржі
odds-fair-row = Без маржі
odds-chance = Шанс %
odds-unnamed-book = Без назви
odds-best = { $selection }: найкращий коефіцієнт { $price } ({ $book })
odds-best-range = { $selection }: найкращий коефіцієнт { $price } ({ $book }) · у букмекерів { $low } – { $high }
odds-best-full = { $selection }: найкращий коефіцієнт { $price } ({ $book }) · у букмекерів { $low } – { $high }, шанс { $lowChance }–{ $highChance }
odds-best-fair = { $selection }: { $price } ({ $book }) · без маржі { $fair }
odds-best-none = { $selection }: найкращого коефіцієнта немає
odds-shows-alone = { $book } дає { $price }, { $points ->
    [0] але на цьому ринку розходиться з іншими
   *[other] але розходиться з іншими на { $points } в. п.
  }
odds-shows-unsound = { $book } дає { $price }, маржа { $margin }, не враховано
odds-alone = { $sign } Далеко від решти: { $books }
odds-alone-book = { $book } на { $points } в. п.
odds-alone-book-late = { $book } на { $points } в. п. (оновлено на { $minutes } хв раніше за інших)
odds-unsound = { $sign } Не враховано: { $books }
odds-unsound-book = { $book } (маржа { $margin })
odds-market-missing = Коефіцієнтів на «{ $market }» тут немає; показано основний ринок.
odds-margins = Маржа в середньому { $average }: { $books }
odds-own-books = { $sign } Найкращі коефіцієнти — у ваших букмекерів
odds-own-books-absent = Ваші букмекери цього не пропонують: враховано всіх
odds-consensus-note = «Без маржі» й «Шанс»: середня оцінка букмекерів без їхньої маржі.
odds-age = Коефіцієнти оновлено { $age }.
odds-next = нові приблизно { $time }
odds-closing = Останні записані коефіцієнти перед початком.
odds-age-old = ⚠️ Коефіцієнти застаріли: востаннє їх оновлено { $age }. Вони могли змінитися.
odds-old-failure = ⚠️ Старі коефіцієнти, оновлено: { $age }. Сервіс коефіцієнтів не відповідає.
odds-failure = Сервіс коефіцієнтів не відповідає. Це останні дані.
odds-misfit = Відповідь сервісу коефіцієнтів мені незрозуміла; показано останнє, що вдалося прочитати.
odds-key = Сервіс коефіцієнтів не приймає мій ключ; показано останні отримані дані.
odds-spent = Мій ліміт запитів вичерпано до { $until }; показано останні отримані дані.
odds-plan = Мій тариф у сервісі коефіцієнтів цього не передбачає; показано останні отримані дані.
odds-wish = Сервіс коефіцієнтів не розпізнає щось у моїх налаштуваннях; показано останні отримані дані.
odds-spent-until = Мій ліміт запитів вичерпано до { $until }; ці коефіцієнти отримано: { $at }.
odds-busy = Сервіс коефіцієнтів зараз не приймає нових запитів; показано останні отримані дані.
odds-busy-waits = Сервіс коефіцієнтів не приймає запитів до { $until }; показано останні отримані дані.
odds-busy-until = Сервіс коефіцієнтів не приймає запитів до { $until }; ці коефіцієнти отримано: { $at }.
odds-none = Зараз букмекери не дають коефіцієнтів на цей матч.
odds-refresh = Оновити
odds-watch = Стежити
odds-watching = Підписка: { $rule }

## Finding a match

find-many = Який матч?
find-many-first = перші { $count }:
find-more = Ще ›
find-unknown = Не знаю «{ $words }»: так тут не називається ні команда, ні гравець, ні турнір.
find-sports = Тут є: { $sports }.
find-match-row = { $title }
  { $start } · { $league }
find-match-row-no-league = { $title }
  { $start }
find-fixture = { $day } · { $title }
find-many-more = Підходить більше матчів, ніж тут уміщається. Додайте другу команду або день.
find-name-one = «{ $words }» можна зрозуміти по-різному. Уточніть матч: дві команди або номер, наприклад: { $example }
find-apart = Матчу { $first } — { $second } у списку немає. Ось їхні найближчі матчі:
find-number = Рядка { $words } тут немає. Виберіть матч або напишіть #{ $words }, якщо це номер матчу:
find-none-near = За запитом «{ $words }» матчів не знайдено. Можливо, один із цих?
ask-match = Який матч? Виберіть один або напишіть назву команди:
ask-match-command = Який матч? Виберіть один або напишіть { $command } і назву команди:
talk-today = Матчі сьогодні
talk-watch = Стежити за матчем
talk-odds = Коефіцієнти матчу
talk-hello = Привіт! Напишіть назву команди, наприклад { $team }, і я покажу її коефіцієнти. Можу й сповістити, коли вони зміняться.
talk-welcome = Будь ласка.
talk-sorry = Вибачте. Напишіть назву команди або виберіть щось із цього.
talk-valuebet = Валуйна ставка — це коефіцієнт, вищий за чесний. Якщо команда виграє в половині випадків, чесний коефіцієнт 2,00, а 2,10 — це вже валуй. Окуповується це лише в середньому й лише тоді, коли оцінка правильна.
talk-fair = Коефіцієнти без маржі показують справжній шанс: це коефіцієнти букмекерів, з яких віднято їхню маржу.
talk-margin = Підсумуйте шанси, закладені в коефіцієнти одного букмекера: вийде понад 100 %, наприклад 105 %. Зайві 5 % і є маржа, тобто те, що в середньому лишається букмекеру.
talk-surebet = Часом найкращі коефіцієнти різних букмекерів разом повертають більше, ніж ви ставите, хоч би хто переміг. Це вилка. Вони рідкісні, малі й швидко зникають.
talk-alerts = Відкрийте матч і натисніть «Стежити»: я сповіщу вас, коли коефіцієнти зміняться. А якщо чекаєте на потрібний коефіцієнт, напишіть «{ $usage }».
talk-whowins = Цього ніхто не знає. Коефіцієнти показують, чого чекають букмекери, а модель має власну оцінку шансів.
talk-howmuch = Порад щодо ставок я не даю. Якщо у вас є власна оцінка шансу, калькулятор Келлі покаже суму ставки; багато хто бере чверть від неї.
talk-free = Це безкоштовно. Ставок я не приймаю й нічого на них не заробляю.
talk-source = Коефіцієнти надходять від { $source } й оновлюються кожні кілька хвилин; у кожному повідомленні видно, коли їх оновлено.
talk-source-invented = Ці коефіцієнти вигадані, щоб можна було спробувати.
talk-who = Я програма. Порівнюю коефіцієнти букмекерів і сповіщаю, коли вони змінюються. Ставок не приймаю.
talk-legal = Я лише порівнюю коефіцієнти й не приймаю ставок. Чи законні ставки для вас, залежить від того, де ви живете.
talk-unclear = Не розумію. Напишіть назву команди, щоб побачити її коефіцієнти, або виберіть:
talk-unknown = Не знаю, що таке «{ $words }»: тут немає ні такої команди, ні такого турніру. Є { $sports }.
talk-bet = { $title }: записати ставку { $bet }?
talk-none-on = На цей день матчу немає ({ $day }). Найближчий:
talk-ignored = Не зрозуміло: «{ $words }».
talk-nobody = Тут немає ні команди, ні турніру з назвою «{ $words }».
talk-lacking = На «{ $words }» коефіцієнтів тут немає. Можу показати коефіцієнти на перемогу, тотали, фори та «обидві заб’ють», якщо їх пропонують на матч.
talk-picks = Прогнозів я не даю, і безпрограшних ставок не буває. Ось коефіцієнти, найнижчий у фаворита:
talk-chats = Сповіщення приходять у той чат, де ви їх увімкнули. Щоб їх бачили лише ви, напишіть мені в особисті. У групу мене можна додати з мого профілю.
talk-nobets = Ставок я не приймаю. Ось коефіцієнти букмекерів:
talk-results = Рахунку й результатів у мене немає, лише коефіцієнти.
talk-combined = Експресів я не рахую. Ось матчі по одному:
talk-reminder = Можу нагадати перед початком про матч, за яким ви стежите. За скільки, виберіть у налаштуваннях, у пункті «Нагадування».
talk-left = Гаразд, лишаю як було.
talk-differ = У кожного букмекера своя оцінка, своя маржа й свій темп, тому коефіцієнти різні. Тому їх і варто порівнювати.
talk-absent = «{ $words }» тут немає. Є { $sports }.
talk-term-odds = Десятковий коефіцієнт показує, скільки повернеться зі ставки 1: за 2,45 це 2,45 разом зі ставкою. Шанс — це одиниця, поділена на коефіцієнт, тут близько 41 %. 1 (П1) — перша команда, X — нічия, 2 (П2) — друга.
talk-term-winner = 1X2 — це три результати: 1 (П1) — перемога першої команди, X — нічия, 2 (П2) — перемога другої.
talk-term-total = Тотал — це скільки голів чи очок буде в матчі. ТБ 2,5 виграє, якщо голів 3 або більше, ТМ 2,5 — якщо 2 або менше. Половина потрібна, щоб результат не потрапив точно в лінію.
talk-term-btts = Обидві заб’ють (BTTS): «так» виграє, якщо кожна команда заб’є хоча б раз, «ні» — якщо одна не заб’є.
talk-term-handicap = Фора додає команді голи або віднімає їх. З −1,5 їй треба виграти з різницею щонайменше у два голи, з +1,5 можна програти в один гол.
talk-term-dnb = Без нічиєї (draw no bet, «нічия — повернення»): ставлять на переможця, а за нічиєї ставка повертається.
talk-term-dc = Подвійний шанс охоплює два з трьох результатів: 1X — перемога господарів або нічия, X2 — перемога гостей або нічия, 12 — будь-який, крім нічиєї.

## /valuebets

command-valuebets = Коефіцієнти, вищі за чесні
    .sport = Вид спорту, наприклад футбол
    .edge = Найменша перевага, наприклад 5%
    .price = Діапазон коефіцієнтів, наприклад 1,5-3
    .within = Скільки щонайбільше годин до матчу, наприклад 12год
    .book = Букмекер
    .example = /valuebets 3% 1,5-3
valuebets-heading = Валуйні ставки
valuebets-explained = Коефіцієнти вищі, ніж у моделі. Це не порада.
    .without-list = Коефіцієнти вищі за чесні на 1 % і більше. Це не порада.
valuebets-against-others = Коефіцієнти вищі за чесні коефіцієнти інших букмекерів на 1 % і більше. Це не порада.
valuebets-against = Коефіцієнти вищі за чесні коефіцієнти { $book } на 1 % і більше. Це не порада.
valuebets-row = { $selection } { $price } · { $edge }
valuebets-book = { $others ->
    [0] { $book }
   *[other] { $book } та ще { $others }
  }
valuebets-none = Зараз валуйних ставок немає.
    .without-list = Зараз валуйних ставок немає. Я перевіряю матчі, за якими хтось стежить або про які питали за останню годину.
# Few as many.
valuebets-none-filter = { $count ->
    [1] Єдина зараз валуйна ставка не підходить.
    [one] Із { $count } валуйної ставки не підходить жодна.
   *[other] Із { $count } валуйних ставок не підходить жодна.
  }
valuebets-edge = від { $edge }
valuebets-price = коефіцієнт { $low }–{ $high }
# Few as many.
valuebets-within = { $hours ->
    [one] протягом { $hours } години
   *[other] протягом { $hours } годин
  }
valuebets-all = Усі валуйні ставки
valuebets-bad-filter = Не розумію «{ $words }». Фільтри: перевага, діапазон коефіцієнтів, години, вид спорту й букмекер, наприклад: /valuebets 5% 1,5-3 12год
valuebets-model = Це розрахунок моделі, а не порада.
    .without-list = Це розрахунок за коефіцієнтами букмекерів, а не порада.
valuebets-age = Розраховано { $age }.
valuebets-age-old = Розрахунок застарів: його зроблено { $age }. Коефіцієнти могли змінитися.

## Watches on value bets

valuebets-watch = Сповіщати про них
bet-watch-done = Стежу за валуйними ставками: { $filter }.
bet-watch-changed = Підписка на валуйні ставки починається заново: { $filter }.
bet-watch-all = усі
bet-watch-title = Валуйні ставки: { $filter }
bet-watch-rule = { $points ->
    [one] Повідомлю, коли така ставка з’явиться, і ще раз, коли її перевага зросте на { $amount } в. п. Коли ставка зникне, зміню повідомлення про неї.
    [few] Повідомлю, коли така ставка з’явиться, і ще раз, коли її перевага зросте на { $amount } в. п. Коли ставка зникне, зміню повідомлення про неї.
    [many] Повідомлю, коли така ставка з’явиться, і ще раз, коли її перевага зросте на { $amount } в. п. Коли ставка зникне, зміню повідомлення про неї.
   *[other] Повідомлю, коли така ставка з’явиться, і ще раз, коли її перевага зросте на { $amount } в. п. Коли ставка зникне, зміню повідомлення про неї.
  }
bet-watch-now = { $count ->
    [0] Зараз жодна ставка не підходить.
    [one] Зараз підходить { $count } ставка; повідомлятиму лише про нові.
    [few] Зараз підходять { $count } ставки; повідомлятиму лише про нові.
   *[other] Зараз підходить { $count } ставок; повідомлятиму лише про нові.
  }
bet-watch-now-unknown = Список зараз не вдається прочитати. Повідомлю про те, що з’явиться після наступної перевірки.
bet-watch-rule-words = { $filter } · { $rule }
bet-watch-improving = { $points ->
    [one] зростання переваги на { $amount } в. п.
    [few] зростання переваги на { $amount } в. п.
    [many] зростання переваги на { $amount } в. п.
   *[other] зростання переваги на { $amount } в. п.
  }
bet-details-paused = Пауза: ставки, що з’являться за цей час, пропущу.
bet-details-resumed = Підписка знову діє. Повідомлю про те, що з’явиться після наступної перевірки.
bet-details-changed = Підписку змінено. Повідомлю лише про те, що з’явиться відтепер.
bet-watch-same = Така підписка на валуйні ставки тут уже є.
bet-watch-limit = У цьому чаті вже { $count ->
    [one] { $count } підписка
    [few] { $count } підписки
   *[other] { $count } підписок
  } на валуйні ставки, більше не можна. Спершу приберіть якусь.
bet-watch-bad-improvement = Не розумію «{ $typed }». Напишіть, на скільки в. п. має зрости перевага, наприклад: /watch валуї 3% зростання на 1
unwatch-bets-done = Більше не стежу за валуйними ставками: { $filter }.
bet-alert-appeared = { $count ->
    [1] Нова валуйна ставка: { $edge }
   *[other] Нові валуйні ставки: { $count }
  }
bet-alert-improved = { $count ->
    [1] Перевага зросла: { $before } → { $edge }
    [one] Перевага зросла: { $count } валуйна ставка
    [few] Перевага зросла: { $count } валуйні ставки
   *[other] Перевага зросла: { $count } валуйних ставок
  }
bet-alert-both = Валуйні ставки, нові та з більшою перевагою: { $count }
bet-alert-gone = { $count ->
    [1] Валуйної ставки більше немає
   *[other] Валуйних ставок більше немає: { $count }
  }
bet-alert-gone-too = Уже немає · { $count }
bet-alert-gone-row = { $selection } { $price }{ $known ->
    [yes] {""}, тепер { $now }
   *[no] {""}
  }
bet-alert-missed = { $count ->
    [one] Ще { $count } з’явилася і зникла
    [few] Ще { $count } з’явилися і зникли
   *[other] Ще { $count } з’явилися і зникли
  }
bet-alert-row = { $selection } { $price } · { $news ->
    [improved] { $before } → { $edge }
   *[appeared] { $edge }
  }
bet-alert-at = { $selection } { $price } · { $books }
bet-alert-books = { $book }{ $others ->
    [0] {""}
   *[other] {" "}та ще { $others }
  }
bet-alert-offer = { $selection } за { $price } ({ $book })
bet-alert-offer-no-book = { $selection } за { $price }
bet-alert-watch = Ця підписка
alert-bets = Валуйні
bet-gone-left = { $offer }: ставка зникла ({ $time })
bet-gone-left-now = { $offer }: ставка зникла ({ $time }), останній коефіцієнт { $now }
bet-gone-below = { $offer }: перевага стала замалою ({ $time })
bet-gone-below-now = { $offer }: перевага стала замалою ({ $time }), останній коефіцієнт { $now }
bet-gone-began = { $offer }: матч почався

## /match, /best, /history

command-match = Про матч: турнір, час, ринки
    .match = Команда, дві команди або #номер
    .example = /match { $match }
match-sport = Вид спорту
match-league = Турнір
match-start = Початок
match-status = Статус
match-markets = Ринки
match-no-markets = зараз коефіцієнтів немає
match-books = Букмекерів
match-number = Номер
match-details = Про матч
match-best = Найкращий
best-title = { $kind ->
    [side] Переможе { $selection }: { $price }
   *[other] { $selection }: { $price }
  }
best-at = у { $books }
best-at-more = у { $books } та ще { $others }
match-history = Рух лінії
match-prediction = Прогноз

command-best = Найкращі коефіцієнти на один результат
    .match = Команда, дві команди або #номер
    .selection = П1, X, П2, команда або ТБ 2,5
    .example = /best { $match } П1
best-price = Кеф
best-edge = Перев.
best-fair = Перевага над чесним коефіцієнтом { $fair }
best-fair-updated = Перевага над чесним коефіцієнтом { $fair } · { $age }
best-which = Який результат?
best-missing = { $selection }: зараз ніхто не дає коефіцієнта. Є такі результати:
best-unknown = Не знаю результату «{ $selection }». Напишіть П1, X, П2, команду чи ТБ 2,5 або виберіть:
best-paid-back = { $stake } за найкращим коефіцієнтом повернуть { $returned }, прибуток { $profit }. Ставлять у букмекера, не тут.
best-others = Інші результати

command-history = Як рухалися коефіцієнти на матч
    .match = Команда, дві команди або #номер
    .book = Букмекер; без нього чесні коефіцієнти за всіма
    .selection = П1, X, П2, команда або ТБ 2,5
    .example = /history { $match }
history-none = Про рух цих коефіцієнтів поки що нічого не відомо.
history-none-book = Про рух коефіцієнтів { $book } нічого не відомо.
history-of = { $market } · { $whose }
history-consensus = усі букмекери, без маржі
history-open = Відкриття
history-now = Зараз
history-points = В. п.
history-chance = Шанс
history-net = Зміна
history-range = Діапазон
history-reading = { $price } · шанс { $chance } · { $time }
history-net-none = немає
history-net-shortened = ▼ впав: { $price } (імовірність { $points } в. п.)
history-net-drifted = ▲ зріс: { $price } (імовірність { $points } в. п.)
history-since = Перші дані: { $since }. ▼ впав, ▲ зріс. Стовпчики показують шанс: що вищий, то нижчий коефіцієнт.
history-says = шанс: був { $from }, став { $to }, найнижчий { $low }, найвищий { $high }
history-unknown = Не знаю тут ні букмекера, ні результату «{ $words }». Наприклад: П1, X, П2 або назва букмекера.
history-all = Усі результати
history-consensus-button = Усі букмекери

## /predictions, /movers

command-predictions = Шанси за моделлю та в букмекерів
    .match = Команда, дві команди або #номер; без матчу — найбільші розходження
    .example = /predictions { $match }
predictions-heading = Модель і букмекери
predictions-order = Спочатку найбільші розходження. Це модель, а не порада.
predictions-row = { $selection } { $model }, букмекери { $books } · { $gap }
predictions-points = { $points } в. п.
predictions-row-no-market = { $selection } { $model }
predictions-model = Модель
predictions-market = Ринок
predictions-gap = В. п.
predictions-explained = Ринок: середня оцінка букмекерів без маржі. Розходження — у в. п. імовірності.
predictions-some-without = Де букмекерів не вказано, коефіцієнтів ще не запитували: натисніть на матч, щоб порівняти.
predictions-others = Для інших матчів немає свіжих коефіцієнтів. Запитайте про матч: /predictions і команда.
predictions-no-market = Порівняти поки що нема з чим: коефіцієнтів на матч немає.
predictions-note = Це модель, а не порада.
predictions-none = Зараз прогнозів немає.
predictions-none-match = На цей матч прогнозу немає.
predictions-all = Усі прогнози
predictions-watch = Стежити за розходженням: { $points }

command-movers = Найбільші рухи коефіцієнтів за останні години
    .window = 1год, 6год або 24год
    .sport = Вид спорту або турнір
    .league = Турнір
    .books = У скількох букмекерів рух в один бік, наприклад контор>=5
    .example = /movers 24год контор>=5
movers-heading = Найбільші рухи · за { $hours } год
movers-row = { $arrow } { $selection } { $from } → { $to }
movers-agree = букмекери: { $same } з { $books }
movers-explained = Коефіцієнти без маржі на матчі, за якими тут стежать або про які питали.
movers-since = Початок запису: { $since } або раніше.
movers-none = За цей час жоден коефіцієнт тут не змінився.
movers-nothing-recorded = Поки що нічого не записано. Коефіцієнти зберігаються з моменту, коли хтось запитає про матч або почне за ним стежити.
movers-none-fitting = Таких рухів за цей час тут немає.
movers-books = в один бік щонайменше в { $books ->
    [one] { $books } букмекера
    [few] { $books } букмекерів
   *[other] { $books } букмекерів
  }
movers-all = Усі рухи
movers-bad-books = Не розумію «{ $books }». Напишіть, скільки букмекерів, наприклад: /movers контор>=5
movers-window = { $hours } год
movers-bad-window = Не розумію «{ $window }». Напишіть кількість годин, до 168, наприклад: /movers теніс 24год

## /watch, /unwatch, /watches

command-watch = Сповіщати, коли змінюються коефіцієнти
    .without-bets = Сповіщати, коли змінюються коефіцієнти
    .match = Матч (команда, дві команди, #номер) або всі матчі команди, турніру, виду спорту чи бійця
    .match-without-fighters = Матч (команда, дві команди, #номер) або всі матчі команди, турніру чи виду спорту
    .rule = Про що повідомляти: 3вп, 5% або 0,10; П1, вниз, найкращий, контор>=3, від 2,10, модель>=6вп
    .rule-without-model = Про що повідомляти: 3вп, 5% або 0,10; П1, вниз, найкращий, контор>=3, від 2,10
    .example = /watch { $match } 3вп
command-unwatch = Прибрати одну підписку або всі
    .match = Матч (команда, дві команди, #номер) або всі матчі команди, турніру, виду спорту чи бійця
    .match-without-fighters = Матч (команда, дві команди, #номер) або всі матчі команди, турніру чи виду спорту
    .example = /unwatch { $match }
command-watches = Мої підписки й теперішні коефіцієнти
    .example = /watches
command-preview = Скільки сповіщень дало б правило за останні дні
    .match = Команда, дві команди, #номер або номер підписки, наприклад 2
    .rule = Правило, як у /watch; без нього — правило наявної підписки
    .example = /preview { $match } 3вп
command-edit = Змінити підписку за номером або назвою
    .watch = Номер підписки з /watches або матч
    .rule = Що змінити, як у /watch: 5вп, вниз, контор>=3; або тихі години 22-8
    .example = /edit 12 5вп
command-pause = Призупинити одну підписку
    .watch = Номер підписки з /watches
    .until = Наприклад: 3год, 18:00, пн 9:00, ранок; «зберегти» в кінці: рухи за паузу врахую
    .example = /pause 12 3год
command-resume = Поновити підписку після паузи
    .watch = Номер підписки з /watches
    .example = /resume 12
command-undo = Повернути щойно прибране
command-export = Підписки й налаштування файлом
command-import = Завантажити файл із /export
    .file = Файл JSON із /export
    .text = Або текст цього файлу
    .example = /import

rule-points = { $points ->
    [one] { $amount } в. п. імовірності
    [few] { $amount } в. п. імовірності
    [many] { $amount } в. п. імовірності
   *[other] { $amount } в. п. імовірності
  }
rule-percent = { $amount } від коефіцієнта
rule-price = { $amount } за коефіцієнтом
rule-short-points = { $amount } в. п.
rule-home = Господарі
rule-away = Гості
rule-draw = Нічия
rule-shortens = лише вниз
rule-drifts = лише вгору
rule-consensus = чесний коефіцієнт
rule-best = найкращий коефіцієнт
rule-book = коефіцієнт у { $book }
rule-own = найкращий у ваших букмекерів
# Few as many.
rule-agreeing =
    щонайменше в { $books ->
    [one] { $books } букмекера
       *[other] { $books } букмекерів
      }
# Few as many.
rule-offering = у { $books ->
    [one] { $books } { $whose ->
        [own] вашого букмекера
       *[best] букмекера
    }
   *[other] { $books } { $whose ->
        [own] ваших букмекерів
       *[best] букмекерів
    }
  }
rule-from = відлік від вашого { $price }
rule-since-hours = { $hours ->
    [1] за останню годину
   *[other] за останні { $hours } год
  }
rule-since-open = відлік від перших коефіцієнтів
rule-prices = коефіцієнт { $least }–{ $most }
rule-within = не раніше ніж за { $hours } год до початку
rule-live = під час матчу
rule-prematch = до початку
rule-fast = одразу
rule-at-least = від { $price }
rule-at-most = до { $price }
rule-again = щоразу
rule-posted = перші коефіцієнти
rule-gap = модель дає на { $points } більше, ніж букмекери

watch-done = Стежу. { $rule }
watch-changed = Нове правило. { $rule }
watch-beside = Підписка вже є: { $title } · { $rules }. Додати нове правило чи замінити попереднє? { $rule }
watch-beside-typed = Або повторіть команду й додайте в кінці «додати» чи «замінити».
watch-beside-add = Додати
watch-beside-replace = Замінити
watch-beside-replace-one = Замінити { $number } · { $rule }
watch-title-with-rule = { $title } · { $rule }
watch-rule = Повідомлю, коли { $measure ->
    [best] найкращий коефіцієнт
    [book] коефіцієнт у { $book }
    [own] найкращий коефіцієнт ваших букмекерів
   *[consensus] коефіцієнт
  } { $direction ->
    [shortens] опуститься
    [drifts] підніметься
   *[both] зміниться
  } на { $rule } або більше.
watch-target = Повідомлю, коли { $measure ->
    [book] коефіцієнт у { $book }
    [own] найкращий коефіцієнт ваших букмекерів
    [consensus] чесний коефіцієнт
   *[best] найкращий коефіцієнт
  } на «{ $selection }» { $side ->
    [at_most] опуститься до { $price } або нижче
   *[at_least] підніметься до { $price } або вище
  }.
watch-target-books = Повідомлю, коли { $books ->
    [one] { $books } { $measure ->
        [own] ваш букмекер дасть
       *[best] букмекер дасть
    }
    [few] { $books } { $measure ->
        [own] ваші букмекери дадуть
       *[best] букмекери дадуть
    }
   *[other] { $books } { $measure ->
        [own] ваших букмекерів дадуть
       *[best] букмекерів дадуть
    }
  } { $price } або { $side ->
    [at_most] нижче
   *[at_least] вище
  } на «{ $selection }».
watch-posted = Повідомлю, коли { $measure ->
    [book] { $book } відкриє лінію
   *[any] з’являться перші коефіцієнти
  }.
watch-gap =
    Повідомлю, коли модель оцінить { $of ->
    [outcome] результат «{ $selection }»
       *[any] якийсь результат
      } вище, ніж букмекери, щонайменше на { $rule }, і ще раз, коли це розходження зникне.
watch-gap-closes = Розходження вважаю зниклим, коли лишається { $points } або менше
watch-gap-now = Зараз { $selection } { $gap }: модель { $model }, букмекери { $market }.
watch-gap-open = Зараз { $selection } { $gap }: модель { $model }, букмекери { $market }. Розходження вже є, тож повідомлю, коли воно зникне.
watch-gap-unknown = Оцінки моделі на цей матч ще немає.
watch-only = Лише { $part }
watch-agreeing =
    Лише якщо коефіцієнт змінився в той самий бік { $books ->
    [one] щонайменше в { $books } букмекера
    [few] щонайменше в { $books } букмекерів
       *[other] щонайменше в { $books } букмекерів
      }
watch-from = Відлік від вашого коефіцієнта { $price }, а після сповіщення — від указаного в ньому
watch-from-passed = Зараз коефіцієнт { $now }: він уже відійшов від вашого { $own } далі за поріг. Наступний відлік — звідси.
watch-since = Рахую рух за { $hours ->
    [1] останню годину
    [one] останню { $hours } годину
    [few] останні { $hours } години
   *[other] останні { $hours } годин
  }
watch-since-open = Відлік від перших коефіцієнтів, а після сповіщення — від указаних у ньому
watch-prices = Лише поки коефіцієнт від { $least } до { $most }
watch-within = Лише в { $hours ->
    [1] останню годину
    [one] останню { $hours } годину
    [few] останні { $hours } години
   *[other] останні { $hours } годин
  } до початку
watch-live = Лише під час матчу
watch-prematch = Лише до початку матчу
watch-fast = Одразу, навіть якщо рух лише в одного букмекера
watch-once = Один раз
watch-again = Щоразу, якщо перед тим коефіцієнт відійшов назад на 2 %
watch-example = Наприклад: { $selection } { $from } → { $to }
watch-one-side-which = Сповіщення лише про один результат. Про який?
watch-one-side = Один результат
watch-bigger = Лише великі
watch-smaller = І малі зміни
watch-target-now = Зараз коефіцієнт { $price }.
# Few as many.
watch-target-now-books = Зараз коефіцієнт у { $books ->
    [one] { $books } букмекера
   *[other] { $books } букмекерів
  }: { $price }.
# Few as many.
watch-target-passed = Зараз коефіцієнт { $books ->
    [0] { $price }
    [one] у { $books } букмекера { $price }
   *[other] у { $books } букмекерів { $price }
  }, вашу межу вже пройдено. Повідомлю, коли він відійде назад на 2 % і знову її перетне.
watch-first-board = Коефіцієнтів поки що немає; відлік почнеться з перших.
checks-always = Перевіряю щохвилини.
checks-often = Перевіряю приблизно раз на { $aboutMinutes ->
    [1] хвилину
   *[other] { $about }
  }, не рідше ніж раз на { $latest }; в останню годину — раз на { $lastMinutes ->
    [1] хвилину
   *[other] { $last }
  }.
checks-last-hour = Перевіряю приблизно раз на { $aboutMinutes ->
    [1] хвилину
   *[other] { $about }
  }, не рідше ніж раз на { $latest }.
checks-later = Точної частоти поки немає. Коли до початку залишиться { $from }, перевірятиму не рідше ніж раз на { $latest }, а в останню годину — раз на { $lastMinutes ->
    [1] хвилину
   *[other] { $last }
  }.
checks-few =
    До початку перевірю приблизно { $count ->
    [one] { $count } раз
    [few] { $count } рази
       *[other] { $count } разів
      }, а коли коефіцієнти наблизяться до вашого правила — частіше.
checks-none = Не можу обіцяти, як часто перевіряю: мій ліміт у сервісі коефіцієнтів ділять забагато турнірів. 500 кредитів на місяць вистачає приблизно на десять турнірів.
checks-row-always = перевіряю щохвилини
checks-row-often = перевіряю приблизно раз на { $aboutMinutes ->
    [1] хвилину
   *[other] { $about }
  }
checks-row-later = точна частота буде відома за { $from } до початку
checks-row-few = { $count ->
    [1] ще близько однієї перевірки
    [one] ще близько { $count } перевірки
    [few] ще близько { $count } перевірок
   *[other] ще близько { $count } перевірок
  }
checks-row-none = перевіряю без точної частоти
watch-finished = Матч { $title } завершено: його коефіцієнти вже не зміняться.
watch-limit = Підписок на матчі в цьому чаті вже { $count }, більше не можна. Спершу приберіть якусь.
watch-unknown-word =
    { $what ->
        [match] Матч знайшовся, але що означає «{ $word }», не розумію. Напишіть 5%, 0,10 або 3вп.
        [watch] Номер правильний, але що означає «{ $word }», не розумію. Напишіть 5%, 0,10 або 3вп.
       *[many] Назва знайома, але що означає «{ $word }», не розумію. Напишіть 5%, 0,10 або 3вп.
    }
name-unknown-more = Назва знайома, але що тут означає «{ $word }», не розумію. Нічого не змінено.
watch-bad-word = Не розумію тут «{ $word }».
  Наскільки: 3вп, 5%, 0,10, спокійно, стандартно або чутливо.
  Що: вниз, вгору, П1, нічия, ТБ 2,5.
  Коефіцієнт: найкращий, мої контори, контора:назва, контор>=3, від 2,10, 1,5-3.
  Коли: 3год, з відкриття, за 24год, лайв, прематч, одразу.
  Межа: П1 >= 2,10, контор>=3, знову. Перші коефіцієнти: з’являться.
  Модель проти букмекерів: модель>=6вп, П1.
  Наприклад: { $example }
    .without-model = Не розумію тут «{ $word }».
      Наскільки: 3вп, 5%, 0,10, спокійно, стандартно або чутливо.
      Що: вниз, вгору, П1, нічия, ТБ 2,5.
      Коефіцієнт: найкращий, мої контори, контора:назва, контор>=3, від 2,10, 1,5-3.
      Коли: 3год, з відкриття, за 24год, лайв, прематч, одразу.
      Межа: П1 >= 2,10, контор>=3, знову. Перші коефіцієнти: з’являться.
      Наприклад: { $example }
watch-needs-selection = Який результат? Додайте П1, нічия, П2 або ТБ 2,5, наприклад: { $example }
watch-unknown-book = Не знаю букмекера «{ $book }». Усі вони в /bookmakers. Наприклад: { $example }
    .without-books = Не знаю букмекера «{ $book }». Наприклад: { $example }
watch-no-own-books = Ви ще не вказали, у яких букмекерів граєте. Спершу виберіть їх: /settings букмекери
watch-too-few-own =
    У вас { $count ->
    [one] вибрано { $count } букмекера
    [few] вибрано { $count } букмекерів
       *[other] вибрано { $count } букмекерів
      }, а правилу потрібно { $books }. Виберіть більше: /settings букмекери
watch-posted-already = { $title }: коефіцієнти вже є. Стежте за їхнім рухом, наприклад: { $example }
watch-cannot-post = Мені не можна писати в цей канал, тож сповіщення не дійдуть. Адміністратор має дозволити мені надсилати тут повідомлення.
watch-stop = Не стежити
price-alert = Моя межа
price-alert-from = ≥ { $price }
price-alert-title = { $selection }: зараз { $price }
price-alert-ask = За якого коефіцієнта надіслати сповіщення? Напишіть його, наприклад: { $price }
price-alert-ask-command = За якого коефіцієнта надіслати сповіщення? Виберіть або напишіть свій, наприклад: { $example }
price-alert-which = Для якого результату задати межу?
watch-odds = Кефи

target-many = Що саме?
target-none-near = За запитом «{ $words }» нічого не знайдено. Можливо, щось із цього?
target-none = За запитом «{ $words }» нічого не знайдено.
target-all = Усі матчі: { $name }

wide-done = Стежу за всіма матчами. { $rule }
wide-changed = Нове правило для всіх матчів. { $rule }
# Few as many.
wide-covered = { $all ->
    [one] Зараз у підписці { $count } з { $all } матчу.
   *[other] Зараз у підписці { $count } з { $all } матчів.
  }
# Few as many.
wide-covered-until = { $all ->
    [one] Зараз у підписці { $count } з { $all } матчу: ті, що почнуться до { $until }.
   *[other] Зараз у підписці { $count } з { $all } матчів: ті, що почнуться до { $until }.
  }
wide-covered-none = На найближчі сім днів матчів поки що немає.
wide-explained = У підписці матчі найближчих семи днів, нові додаються самі. Зайвий матч можна виключити: перестаньте за ним стежити.
wide-details-heading = Усі матчі: { $name }
wide-details-paused = Пауза: за цими матчами не стежу, рухи за цей час пропущу.
wide-details-resumed = Знову стежу, відлік від теперішніх коефіцієнтів.
wide-details-changed = Правило змінено для всіх цих матчів.
watch-limit-wide = У цьому чаті вже { $count ->
    [one] { $count } підписка
    [few] { $count } підписки
   *[other] { $count } підписок
  } на команди, турніри, види спорту й бійців, більше не можна. Спершу приберіть якусь.

unwatch-done = Більше не стежу за матчем { $title }.
unwatch-not-watched = На матч { $title } підписки тут немає.
unwatch-which = Яку підписку прибрати?
unwatch-wide-done = Підписку на всі матчі прибрано: { $name }.
unwatch-wide-none = Такої підписки тут немає. Усі, що є: /watches.
unwatch-own-done = { $title }: правило «{ $rule }» більше не діє.
# Few as many.
unwatch-excluded = { $count ->
    [1] Матч { $title } виключено з підписки «{ $names }».
   *[other] Матч { $title } виключено з підписок: { $names }.
  } За рештою матчів стежу, як і раніше.
unwatch-still-wide = Але він і далі входить до «{ $name }» ({ $rule }).
unwatch-still-own = Залишається підписка ({ $rules }).
unwatch-later-wide = Згодом він може потрапити до «{ $name }» ({ $rule }).
unwatch-still-bets = Про валуйні ставки на нього й далі повідомлятиму: { $filters }.
unwatch-leave-out = Виключити й звідти
unwatch-mute = Заглушити матч
unwatch-undo = Стежити знову
unwatch-undone = За кілька хвилин матч { $title } знову буде в підписці разом з рештою.

watches-heading = Мої підписки
watches-now = { $selection } { $price }
watches-price = { $rule } · зараз { $price }
watches-gap = { $rule } · зараз { $selection } { $gap }
watches-open = { $number } · { $title }
watches-none = Підписок поки що немає. Виберіть матч і натисніть «Стежити»:
watches-remove = Не стежити: { $title }

preview-one-match = Наперед можна порахувати для одного матчу або для валуйних ставок, але не для всіх матчів разом. Назвіть один матч, наприклад: { $example }
    .without-bets = Наперед можна порахувати для одного матчу, але не для всіх матчів разом. Назвіть один матч, наприклад: { $example }
preview-button = Перевірити
preview-rule = Правило: { $rule }
preview-count = { $alerts ->
    [0] За останні { $days } днів не було б жодного сповіщення.
    [one] За останні { $days } днів було б { $alerts } сповіщення.
    [few] За останні { $days } днів було б { $alerts } сповіщення.
   *[other] За останні { $days } днів було б { $alerts } сповіщень.
  }
preview-count-since = { $alerts ->
    [0] Не було б жодного сповіщення. Перші відомі коефіцієнти: { $since }.
    [one] Було б { $alerts } сповіщення. Перші відомі коефіцієнти: { $since }.
    [few] Було б { $alerts } сповіщення. Перші відомі коефіцієнти: { $since }.
   *[other] Було б { $alerts } сповіщень. Перші відомі коефіцієнти: { $since }.
  }
# Few as many.
preview-quiet = { $quiet ->
    [0] На тихі години не припало б жодне.
    [one] На тихі години припало б { $quiet }.
   *[other] На тихі години припало б { $quiet }.
  }
preview-other = З порогом { $threshold }: { $alerts }
preview-watch = Стежити від { $threshold }
preview-explained = Пораховано за минулими коефіцієнтами, з перевіркою кожні 15 хвилин.
preview-none = Для цього матчу ще немає минулих коефіцієнтів.
preview-gaps-none = Оцінки моделі зберігаються, лише коли за матчем хтось стежить, тож рахувати поки що нема чого.
preview-gaps-count = Розходжень з’явилося б { $opened }, зникло б { $closed }. Перші відомі оцінки моделі: { $since }.
preview-gaps-other = З порогом { $threshold }: з’явилося б { $opened }, зникло б { $closed }
preview-gaps-explained = Пораховано за минулими коефіцієнтами й тодішніми оцінками моделі, з перевіркою раз на годину або частіше. Розходження, яке вже було на початку, враховано.

preview-bets-none = Сервіс коефіцієнтів не зберігає минулих валуйних ставок, тож порахувати, про що повідомила б така підписка, не можна.
    .without-list = Минулих валуйних ставок я не зберігаю, тож порахувати, про що повідомила б така підписка, не можна.
preview-bets-now = { $count ->
    [0] Зараз жодна ставка не підходить.
    [one] Зараз підходить { $count } ставка.
    [few] Зараз підходять { $count } ставки.
   *[other] Зараз підходить { $count } ставок.
  }
preview-bets-unknown = Список зараз не вдається прочитати.
preview-bets-told = Надіслано: нові ставки — { $appeared }, зростання переваги — { $improved }. Перший запис: { $since }.
preview-bets-edge = із них з перевагою від { $edge }: { $count }

watch-details-number = Номер
watch-details-start = Початок
watch-details-state = Стан
watch-details-paused = Пауза: рухи відтепер пропущу.
watch-details-paused-kept = Пауза: рухи за цей час врахую, коли вона скінчиться.
watch-details-resumed-kept = Підписка знову діє, точка відліку та сама.
watch-details-resumed = Знову стежу, відлік від теперішніх коефіцієнтів.
watch-details-changed = Правило змінено; відлік почато з теперішніх коефіцієнтів.
watch-quiet-heading = Тихі години: { $title }
watch-quiet-what = Тихі години лише цієї підписки, за годинником чату. Потрібен інший час? Наприклад: { $example }
watch-quiet-typed = тихі години 22-8
watch-quiet-as-chat = як у чаті
watch-quiet-as-chat-now = як у чаті ({ $value })
watch-back = Назад до підписки
watch-active = діє
watch-muted = без сповіщень
watch-muted-until = без сповіщень до { $until }
watch-paused = пауза
watch-paused-until = пауза до { $until }
watch-pause = Пауза
watch-pause-hour = Пауза на 1 год
watch-pause-morning = До ранку
watch-resume = Продовжити
watch-edit-both = В обидва боки
watch-edit-shortens = Лише падіння
watch-edit-drifts = Лише зростання
watch-more = Ще
watch-details-back = ‹ Назад
watch-which = Підходить кілька підписок. Яку змінити?
watch-number-unknown = Підписки з номером { $number } тут немає. Номери є в списку.
ask-watch = Яку підписку?
pause-bad-time = Не розумію часу «{ $time }». Підійде, наприклад, 3год, 2 дні, 18:00, пн 9:00 або «ранок». Напишіть так: { $example }
pause-keep-match = Точку відліку можна зберегти лише для підписки на один матч. Цю призупиніть без слова «зберегти».
resume-no-odds = Сервіс коефіцієнтів не відповідає, тож почати відлік немає з чого. Пауза триває; спробуйте ще раз за кілька хвилин.

undo-button = Повернути
undo-done = { $count ->
    [one] { $count } підписку повернуто, точка відліку та сама.
    [few] { $count } підписки повернуто, точка відліку та сама.
   *[other] { $count } підписок повернуто, точка відліку та сама.
  }
# Few as many.
undo-changed = { $count ->
    [one] Попередній поріг повернуто для { $count } підписки.
   *[other] Попередні пороги повернуто для { $count } підписок.
  }
undo-too-late = Повертати нема чого. Прибране можна повернути протягом десяти хвилин.
undo-import = Скасовано: підписки й налаштування ті самі, що були.

## /export and /import

export-done = { $count ->
    [one] { $count } підписка
    [few] { $count } підписки
    [many] { $count } підписок
   *[other] { $count } підписки
  } і налаштування цього чату. Ідентифікаторів у файлі немає: /import прийме його тут або в будь-якому іншому чаті.
export-done-group = { $count ->
    [one] { $count } підписка
    [few] { $count } підписки
    [many] { $count } підписок
   *[other] { $count } підписки
  } і налаштування цієї групи. Ідентифікаторів у файлі немає: /import прийме його тут або в будь-якому іншому чаті.
import-button = Імпорт
export-button = Експорт
import-how = { $platform ->
    [telegram] Надішліть файл із /export з підписом /import або дайте на нього відповідь командою /import.
    [discord] Додайте файл із /export до команди /import: виберіть параметр «файл».
   *[playground] Відкрийте файл із /export, скопіюйте його вміст і вставте після /import.
  }{ $platform ->
    [playground] {""}
   *[other] {" "}Можна й вставити вміст файлу після команди.
  }
import-refused = { $why ->
    [too_large] Файл більший за 256 КБ, тож він не з /export.
    [no_text] Це не текстовий файл.
    [failed] Не вдалося отримати файл. Надішліть його ще раз.
    [empty] Файл порожній.
    [not_json] Це не JSON або лише його частина. Для /import потрібен файл JSON із /export, а CSV — для таблиць.
    [too_deep] У файлі забагато рівнів, тож він не з /export.
    [strange_names] У файлі є імена, яких у /export не буває, наприклад «constructor».
    [other_chat] У файлі вказано чат або людину. У файлах із /export цього не буває: імпорт змінює лише цей чат.
    [version] Файл з іншої версії Linewatch, прочитати його не можу.
    [unknown_field] У файлі є частини, яких я не знаю.
    [too_many] У файлі понад 500 підписок.
   *[not_ours] Це JSON, але не з /export.
  } Нічого не змінено.
import-heading = Імпорт
import-new = { $count ->
    [one] Нова: { $count } підписка
    [few] Нові: { $count } підписки
    [many] Нові: { $count } підписок
   *[other] Нові: { $count } підписки
  }
import-changed = { $count ->
    [one] Інше правило: { $count } підписка
    [few] Інше правило: { $count } підписки
    [many] Інше правило: { $count } підписок
   *[other] Інше правило: { $count } підписки
  }
import-left = { $count ->
    [one] Не імпортовано: { $count }
    [few] Не імпортовано: { $count }
    [many] Не імпортовано: { $count }
   *[other] Не імпортовано: { $count }
  }
list-more = і ще { $count }
fold-all = Усі { $count }
import-left-row = { $why ->
    [setting] Налаштування «{ $name }»: такого немає
    [settings_rights] Налаштування: їх змінюють лише адміністратори групи
    [rule] { $name }: незрозуміле правило
    [not_offered] { $name }: у моєму сервісі коефіцієнтів такого немає
    [unknown_match] { $name }: такого матчу немає в списку
    [unknown_name] { $name }: така назва тут невідома
    [over] { $name }: матч завершено
    [limit] { $name }: немає місця для нових підписок
    [others] { $name }: за цим стежить інший учасник за своїм правилом
   *[unreadable] { $name }: не вдається прочитати
  }
import-settings = Зміняться налаштування: { $names }.
import-same = { $count ->
    [one] { $count } підписка з файлу тут уже є.
    [few] { $count } підписки з файлу тут уже є.
    [many] { $count } підписок із файлу тут уже є.
   *[other] { $count } підписки з файлу тут уже є.
  }
import-stays = { $count ->
    [one] Ще { $count } підписка залишиться як є.
    [few] Ще { $count } підписки залишаться як є.
    [many] Ще { $count } підписок залишаться як є.
   *[other] Ще { $count } підписки залишаться як є.
  }
import-nothing = У файлі немає нічого нового для цього чату.
import-yes = { $count ->
    [0] Імпорт налаштувань
    [one] Імпорт: { $count } підписка
    [few] Імпорт: { $count } підписки
    [many] Імпорт: { $count } підписок
   *[other] Імпорт: { $count } підписки
  }
import-no = Скасувати
import-done-new = { $count ->
    [one] Додано { $count } підписку.
    [few] Додано { $count } підписки.
    [many] Додано { $count } підписок.
   *[other] Додано { $count } підписки.
  }
import-done-changed = { $count ->
    [one] { $count } підписка має нове правило.
    [few] { $count } підписки мають нове правило.
   *[other] { $count } підписок мають нове правило.
  }
import-done-settings = Змінено налаштування: { $names }.
import-cancelled = Нічого не імпортовано.
import-too-late = Цей імпорт уже виконано чи скасовано, або минула година. Надішліть файл ще раз.

clear-button = Прибрати всі
clear-heading = Прибрати всі підписки
clear-backup = Ці команди повернуть їх будь-коли:
clear-ask = { $count ->
    [one] Прибрати { $count } підписку?
    [few] Прибрати всі { $count } підписки?
    [many] Прибрати всі { $count } підписок?
   *[other] Прибрати всі { $count } підписки?
  }
clear-yes = Так, прибрати всі
clear-no = Ні, залишити
clear-done = { $count ->
    [one] Прибрано { $count } підписку.
    [few] Прибрано { $count } підписки.
    [many] Прибрано { $count } підписок.
   *[other] Прибрано { $count } підписки.
  }
clear-nothing = Підписок тут немає, прибирати нема чого.
clear-cards = { $count ->
    [one] { $count } табло матчу лишається, доки ви його не закриєте.
    [few] { $count } табло матчів лишаються, доки ви їх не закриєте.
    [many] { $count } табло матчів лишаються, доки ви їх не закриєте.
   *[other] { $count } табло матчів лишаються, доки ви їх не закриєте.
  }

## Sharing a watch

share-button = Поділитися
share-how-link = Хто відкриє це посилання, побачить підписку й додасть її одним натисканням. Про вас у ньому нічого немає.
share-how-typed = Хто надішле мені цей рядок, побачить підписку й додасть її одним натисканням. Про вас у ньому нічого немає.
share-until = Діє до { $until }. Поділіться знову, щоб продовжити.
share-send = Надіслати комусь
share-group = Додати в групу
share-offer = Цією підпискою з вами поділилися. Якщо її додати, сповіщення надходитимуть у цей чат.
share-replaces = Замінить ваше правило: { $rule }
share-add = Додати цю підписку
share-copy = Взяти собі
share-added = Додано: { $title }
share-added-own = Сповіщення надходитимуть вам у приватний чат зі мною.
share-own-closed = Не можу написати вам в особисті повідомлення, тож нічого не додано. Дозвольте їх і натисніть ще раз.
share-there = Така сама підписка в цьому чаті вже є.
share-cut = Посилання обрізано або змінено. Відкрийте його повністю.
share-gone = Посилання вже не діє: матч завершився або посиланням поділилися надто давно. Попросіть нове.

## What is typed behind the bot's name in another chat

help-inline = У будь-якому іншому чаті введіть { $name } і назву клубу чи ім’я гравця: коефіцієнти можна надіслати туди.
inline-open = Відкрити бота
inline-none = Такого матчу немає: відкрити бота
inline-note = { $start } · { $prices }
inline-no-odds = Коефіцієнти дивіться в Linewatch.
inline-watch = Коефіцієнти та сповіщення

## Alerts

event-started = Матч почався. Лінія закриття, без маржі:
event-started-none = Матч почався. Коефіцієнтів на нього не було.
event-soon = Початок: { $start }. Чесні коефіцієнти зараз:
event-soon-none = Початок: { $start }. Коефіцієнтів на цей матч немає.
event-watch-live = Стежити наживо
event-line-moved = { $selection } { $from } → { $to }
event-line-still = { $selection } { $to }
event-line-since = з { $since }
event-watch-ended = підписку завершено
event-line-age = оновлено { $age }
event-silent = { $title }: нових коефіцієнтів немає, останні: { $since }; сповіщення відкладено
event-moved = { $title }: матч перенесено на { $start }, було { $before }
event-postponed = { $title }: матч перенесено, нової дати ще немає; підписка лишається
event-back-on = { $title }: матч усе ж відбудеться, { $start }
event-called-off = { $title }: матч скасовано, підписку завершено
event-missing = { $title }: матчу більше немає в лінії, підписку завершено
event-other-teams = Сервіс коефіцієнтів тепер показує цей матч як { $title }. Почну відлік заново з наступних коефіцієнтів
event-checked-less = { $because ->
    [watches] Відстежується більше матчів, тому перевіряю ваші матчі рідше, ніж було обіцяно.
    [people] Коефіцієнти дивляться частіше, тому перевіряю ваші матчі рідше, ніж було обіцяно.
    [others] Ключ сервісу коефіцієнтів використовує ще хтось, тому перевіряю ваші матчі рідше, ніж було обіцяно.
    [spent] Мій ліміт у сервісі коефіцієнтів вичерпано до { $until }. Раніше я не можу перевіряти ваші матчі.
    [empty] Мій ліміт у сервісі коефіцієнтів вичерпано. Доки він не оновиться, я не можу перевіряти ваші матчі.
   *[end] Від мого ліміту в сервісі коефіцієнтів залишилося мало, тому перевіряю ваші матчі рідше, ніж було обіцяно.
  }
event-credits = { $rest ->
    [out] Мій ліміт у сервісі коефіцієнтів вичерпано до { $end }.
   *[other] Мій ліміт у сервісі коефіцієнтів витрачено на { $used }.
  }
event-credits-rest = { $rest ->
    [dry] За такого темпу його вистачить до { $dry } замість { $end }.
   *[lasts] За такого темпу його вистачить до оновлення: { $end }.
  }
event-credits-advice = { $because ->
    [others] Ключ використовує ще хтось. Окремого ключа вистачить надовше.
   *[watches] Менше підписок або більший тариф — і його вистачить.
  }
event-topic-gone = Теми, куди надходили сповіщення, більше немає. Відтепер вони надходять сюди, список — /watches.
event-chat-barred = Зараз я не можу писати в чат { $named ->
    [true] { $chat }
   *[other] з вашими сповіщеннями
  }: { $lack ->
    [view] я його не бачу
    [locked] гілку закрито або заархівовано
    [closed] тему закрито
    [kind] там можна лише відкривати гілки, а не надсилати повідомлення
   *[write] мені не можна надсилати туди повідомлення
  }. Підписки працюють, сповіщення відкладено: я пробую знову з кожним новим і щогодини.
event-chat-gone = Я більше не можу писати в чат { $named ->
    [true] { $chat }
   *[other] з вашими сповіщеннями
  }: { $loss ->
    [removed] мене звідти видалили
   *[unknown] я його більше не знаходжу
  }. { $watches ->
    [1] Його підписка зберігається до { $until } і запрацює сама, коли я туди повернуся.
   *[other] Його підписки ({ $watches }) зберігаються до { $until } і запрацюють самі, коли я туди повернуся.
  }
event-chat-deleted = Чат { $named ->
    [true] { $chat }
   *[other] з вашими сповіщеннями
  } видалено. { $watches ->
    [1] Його підписка більше нічого не надсилає, а { $until } її буде видалено.
   *[other] Його підписки ({ $watches }) більше нічого не надсилають, а { $until } їх буде видалено.
  }

# Few as many.
alert-heading-many = { $count ->
    [one] Рух лінії у { $count } матчі
   *[other] Рух лінії у { $count } матчах
  }
# Few as many.
alert-heading-digest = { $count ->
    [one] Зведення за день: рух у { $count } матчі
   *[other] Зведення за день: рух у { $count } матчах
  }
alert-selection = { $market }: { $selection }
alert-subject = { $title }: { $selection }
alert-way = { $subject } { $from } → { $to }
alert-where = { $of ->
    [own] Найкращий із ваших: { $books }
    [yours] { $books }, від вашого коефіцієнта
    [book] Букмекер: { $books }
    [fair] Без маржі
    [fair-best] Без маржі, найкращий { $best } у { $books }
   *[best] Найкращий у { $books }
  }
alert-one-book = лише { $book }
alert-margin-only = змінилася лише маржа
alert-books = { $all ->
    [yes] { $books ->
        [2] обидва букмекери
        [one] усі { $books } букмекер
        [few] усі { $books } букмекери
       *[other] усі { $books } букмекерів
      }
   *[no] { $same } із { $books ->
        [one] { $books } букмекера
        [few] { $books } букмекерів
       *[other] { $books } букмекерів
      }
  }
alert-peak = у певний момент { $value }
alert-more = { $count ->
    [one] ще { $count } рух
    [few] ще { $count } рухи
   *[other] ще { $count } рухів
  }
alert-limit = 🎯 { $subject } { $price }{ $of ->
    [fair] {" "}без маржі
    [unnamed] {""}
   *[book] {" "}у { $book }
  }
alert-limit-yours = Ваша межа: { $side ->
    [at_least] від { $limit }
   *[at_most] до { $limit }
  }
alert-limit-fair = без маржі { $fair }
alert-limit-done = { $count ->
    [1] Це сповіщення спрацювало й більше не надійде.
   *[other] Ці сповіщення спрацювали й більше не надійдуть.
  }
alert-gap = { $subject } { $gap }
  Модель { $model }, букмекери { $market }
alert-gap-closed = { $subject } { $gap }
  Розходження зникло, було { $was } · Модель { $model }, букмекери { $market }
alert-posted = { $title }: перші коефіцієнти { $prices }
alert-alone = ! відрізняється від решти на { $points } в. п.
alert-unsound = ! маржа { $margin }, не враховано
alert-noticed = Помічено { $age }
alert-held-barred = Відкладено: мені не можна було писати сюди
alert-held-quiet = Відкладено: тихі години
alert-held-mute = Відкладено: було заглушено
alert-held-break = Відкладено: перерва
alert-held-digest = Відкладено до зведення
alert-held-flood = Відкладено: погодинний ліміт
alert-away = Надолужую: коефіцієнтів не було ({ $from } – { $to })
alert-came-back = { $count ->
    [one] Ще { $count } лінія відкотилася назад
    [few] Ще { $count } лінії відкотилися назад
   *[other] Ще { $count } ліній відкотилися назад
  }
alert-details = Докладніше
alert-bet = Моя ставка
alert-mute = Заглушити
alert-less = Рідше
alert-less-all = Підняти всі пороги
cap-reached = Ліміт { $count } на годину: решта надійде о { $until }
cap-points = Лише від { $amount } в. п.
held-heading = Відкладено
held-row = { $because ->
    [flood] Погодинний ліміт
    [digest] Зведення за день
    [mute] Заглушено
    [break] Перерва
    [approval] На схваленні
   *[quiet] Тихі години
  }: { $count ->
    [0] сповіщення відкладено
    [one] { $count } сповіщення відкладено
    [few] { $count } сповіщення відкладено
   *[other] { $count } сповіщень відкладено
  } до { $until }
held-muted = Заглушено: { $count ->
    [0] сповіщення відкладено
    [one] { $count } сповіщення відкладено
    [few] { $count } сповіщення відкладено
   *[other] { $count } сповіщень відкладено
  }
held-barred =
    Немає права писати сюди: { $count ->
    [one] { $count } сповіщення відкладено
    [few] { $count } сповіщення відкладено
       *[other] { $count } сповіщень відкладено
      }; наступна спроба о { $until }
held-away = Після перерви в даних: { $count ->
    [one] { $count } сповіщення відкладено
    [few] { $count } сповіщення відкладено
   *[other] { $count } сповіщень відкладено
  }, доки не перевірю всі матчі з підписок
alert-why = Чому?

## /card

command-card = Одне повідомлення про матч, яке саме оновлюється
    .match = Команда, дві команди або #номер; без них — табло цього чату
    .live = Слово «лайв», щоб табло оновлювалося й під час матчу
    .example = /card { $match }
command-name-card = картка
option-name-live = лайв
cards-heading = Табло матчів
cards-none = Поки що жодного. Табло — це одне повідомлення про матч, яке саме оновлюється: /card і команда.
cards-stop = Закрити: { $title }
card-begun = { $title }: табло надійде наступним повідомленням.
card-renewed = { $title }: табло надійде сюди заново, попереднє закриється.
card-explained = { $until ->
    [start] Оновлюється без звуку, не частіше ніж раз на хвилину, до початку матчу.
   *[end] Оновлюється без звуку, не частіше ніж раз на хвилину, до кінця матчу.
  } Щоб закрити табло, видаліть повідомлення.
card-live = І наживо
card-stop = Закрити
card-again = Знову відкрити табло
card-button = Табло
card-stopped = { $title }: табло закрито.
card-none = { $title }: табло тут немає.
card-limit = Табло в цьому чаті вже { $count }, більше не можна. Спершу закрийте якесь.
card-title = 📌 { $title }
card-ended = { $why ->
    [started] Закрито: матч почався
    [over] Закрито: матч закінчився
    [called_off] Закрито: матч скасовано
    [missing] Закрито: матчу більше немає в лінії
    [renewed] Продовження нижче
   *[stopped] Закрито
  }
card-still = { $selection } { $price }
card-moved = { $selection } { $price } { $way ->
    [shorter] ▼
   *[longer] ▲
  } було { $from }
card-age = Без маржі, оновлено { $age }
card-last = { $why ->
    [started] Лінія закриття, без маржі
   *[other] Останні коефіцієнти без маржі
  }
card-since = початок відліку: { $since }
card-no-odds = Коефіцієнтів на нього поки що немає.

## /mute, /unmute, /snooze, /less

command-mute = Вимкнути сповіщення про матч або всі
    .match = Команда або #номер; або: усі
    .for = На скільки, наприклад 3год, або: до пн 9:00
    .example = /mute { $match } 3год
command-name-mute = заглушити
option-name-for = строк
mute-done = { $title }: сповіщень не буде, доки ви їх не повернете.
mute-done-until = { $title }: сповіщень не буде до { $time }.
mute-done-all = Жодних сповіщень не буде, доки ви їх не повернете.
mute-done-all-until = Жодних сповіщень не буде до { $time }.
mute-what-match = До того часу про цей матч нічого не надішлю. Потім надійде одне повідомлення про все, що ще актуальне. Підписки залишаються.
    .without-bets = До того часу про цей матч нічого не надішлю. Потім надійде одне повідомлення про все, що ще актуальне. Підписки залишаються.
mute-what-all = До того часу сповіщень не буде. Потім надійде одне повідомлення про все, що ще актуальне. Підписки залишаються.
    .without-bets = До того часу сповіщень не буде. Потім надійде одне повідомлення про все, що ще актуальне. Підписки залишаються.
mute-which = Що заглушити?
mute-undo = Знову сповіщати
mute-undo-all = Знову сповіщати про все
mute-drop = Відкинути відкладене
mute-dropped = { $count ->
    [0] Відкидати вже не було чого.
    [one] Відкинуто { $count } сповіщення. Відлік від теперішніх коефіцієнтів.
    [few] Відкинуто { $count } сповіщення. Відлік від теперішніх коефіцієнтів.
   *[other] Відкинуто { $count } сповіщень. Відлік від теперішніх коефіцієнтів.
  }
mute-for-1h = На 1 годину
mute-for-8h = На 8 годин
mute-for-1d = На добу
mute-all-1h = Усі на 1 год
mute-all-8h = Усі на 8 год
mute-all-1d = Усі на добу
mute-bad-duration = Не розумію, на скільки. Напишіть, наприклад: 3год, 2 дні або до пн 9:00.

command-unmute = Знову сповіщати про заглушений матч
    .match = Команда або #номер; або: усі
    .example = /unmute { $match }
command-name-unmute = повернути-звук
unmute-done = { $title }: сповіщення знову надходять. Усе, що чекало і ще актуальне, надійде одним повідомленням.
unmute-done-all = Сповіщення знову надходять. Усе, що чекало і ще актуальне, надійде одним повідомленням.
unmute-which = Який матч більше не заглушати?
unmute-not-muted = { $title }: сповіщення й так надходять.
unmute-not-muted-all = Сповіщення не заглушено. Окремі матчі можуть бути заглушені: див. /mute.

command-snooze = Відкласти сповіщення й отримати їх одним повідомленням
    .for = Наприклад 3год, до пн 9:00, ранок; або: вимк
    .example = /snooze до пн 9:00
command-name-snooze = відкласти

command-less = Сповіщати рідше: підняти поріг на щабель
    .match = Команда або номер підписки, наприклад 2; або: усі
    .example = /less { $match }
command-name-less = рідше
less-done = { $title }: відтепер лише рухи від { $threshold }.
less-done-gap = { $title }: відтепер лише розходження щонайменше на { $threshold }.
less-undo = Скасувати
less-no-threshold = У цієї підписки немає порога, який можна підняти: { $title }.
less-no-more = Поріг уже найбільший: { $title }.
less-which = Про що сповіщати рідше?
less-bets-edge = Відтепер повідомлятиму лише про валуйні ставки з перевагою від { $edge }.
less-bets-improvement = { $points ->
    [one] Відтепер повідомлю про ставку ще раз, лише коли її перевага зросте на { $amount } в. п.
    [few] Відтепер повідомлю про ставку ще раз, лише коли її перевага зросте на { $amount } в. п.
    [many] Відтепер повідомлю про ставку ще раз, лише коли її перевага зросте на { $amount } в. п.
   *[other] Відтепер повідомлю про ставку ще раз, лише коли її перевага зросте на { $amount } в. п.
  }
less-bets-larger-edge = Лише більша перевага
less-bets-larger-improvement = Лише сильніше зростання
less-bets-no-more = Обмеження для цих валуйних ставок уже найсуворіше: { $filter }.
less-all = Про всі
less-all-from = Відтепер повідомлятиму лише про рухи від { $threshold }.
# Few as many.
less-all-done = { $count ->
    [0] Жодного порога підняти не вдалося.
    [one] Поріг піднято для { $count } підписки.
   *[other] Поріг піднято для { $count } підписок.
  }

## /log and /why

command-log = Останні сповіщення цього чату, зокрема й ненадіслані
command-why = Чому останнє сповіщення надійшло чи не надійшло

decision-sent = надіслано
decision-sent-reminder = надіслано: нагадування
decision-sent-started = надіслано: лінія закриття
decision-sent-silent = надіслано: нових коефіцієнтів немає
decision-sent-moved = надіслано: матч перенесено
decision-sent-called-off = надіслано: матч скасовано
decision-sent-missing = надіслано: матчу більше немає в лінії
decision-dropped-reminder = не надіслано вчасно: нагадування
decision-dropped-started = не надіслано вчасно: лінія закриття
decision-dropped-silent = не надіслано вчасно: нових коефіцієнтів не було
decision-dropped-moved = не надіслано вчасно: матч перенесено
decision-dropped-called-off = не надіслано вчасно: матч скасовано
decision-dropped-missing = не надіслано вчасно: матчу більше немає в лінії
decision-unknown = надіслано, але невідомо, чи дійшло
decision-unknown-sent-again = можливо, надіслано: відповіді не було, тож надсилаю ще раз
decision-failed = не надіслано: повідомлення не прийняли
decision-withdrawn = не надіслано: лінія відкотилася назад
decision-dropped = не надіслано
decision-dropped-came-back = не надіслано: лінія відкотилася назад
decision-dropped-match-over = не надіслано: матч уже завершився
decision-dropped-no-board = не надіслано: зникли коефіцієнти, з якими порівнювати
decision-dropped-armed = не надіслано: коефіцієнт уже відійшов від вашої межі; сповіщу, коли знову до неї дійде
decision-dropped-muted = не надіслано: ви відкинули це, поки сповіщення було заглушено
decision-dropped-information-only = не надіслано: чат у режимі «лише інформація»
decision-dropped-refused = не надіслано: чернетку відхилено
decision-dropped-not-approved = не надіслано: ніхто не схвалив вчасно
decision-dropped-nothing-to-compare = не надіслано: не лишилося букмекерів для порівняння, відлік почато заново
decision-ended = підписку завершено
decision-ended-match-started = підписку завершено з початком матчу
decision-ended-match-over = підписку завершено разом із матчем
decision-ended-match-missing = підписку завершено: цього матчу більше немає в сервісі коефіцієнтів
decision-sent-bet-appeared = надіслано: нова валуйна ставка
decision-sent-bet-improved = надіслано: перевага ставки зросла
decision-sent-bet-gone = повідомлення змінено: валуйної ставки більше немає
decision-sent-bet-back = повідомлення змінено: валуйна ставка знову є
decision-withdrawn-bet-gone = не надіслано: ставки вже не було
decision-withdrawn-bet-small = не надіслано: перевага вже була замала
decision-withdrawn-bet-worse = не надіслано: перевага зменшилася
decision-match-forgotten = минулий матч

log-heading = Журнал
log-row-move = { $selection } { $from } → { $to }
log-row-gap = { $selection } { $gap }
log-row-bet = { $offer } · { $edge }
log-none = Тут ще не було сповіщень.

why-decided = { $time }: { $decision }.
why-rule = Правило
why-way = { $from } → { $to } без маржі, шанс { $fromChance } → { $toChance }
why-way-quoted = { $from } → { $to }
why-gap = розходження { $before } → { $gap }: модель { $fromModel } → { $model }, букмекери { $fromMarket } → { $market }
why-gap-first = розходження { $gap }: модель { $model }, букмекери { $market }
why-baseline = Точка відліку
why-baseline-created = { $time }, коли створено підписку
why-baseline-first-board = { $time }, перші коефіцієнти після створення підписки
why-baseline-told = { $time }, попереднє сповіщення
why-baseline-dropped = { $time }, сповіщення, яке не вдалося надіслати
why-baseline-restarted = { $time }, коли букмекери змінилися
why-baseline-resumed = { $time }, коли скінчилася пауза
why-baseline-unmuted = { $time }, коли ви відкинули відкладене
why-baseline-by-rule = { $time }, від цього часу рахує правило
why-age = Коефіцієнти оновлено
why-changed = Коефіцієнт змінився
why-seen = Помічено
why-sent = Надіслано
why-later = { $time } (+{ $length })
why-books-same = Рух у той самий бік ({ $count } із { $books }):
why-books-other = Руху в той бік немає ({ $count } із { $books }):
why-book = { $book } { $from } → { $to }
why-book-still = { $book } { $price }
why-book-others = { $book } { $price }, за іншими його коефіцієнтами
why-book-unnamed = букмекер без назви
why-quiet = Сповіщення не було б із порогом { $threshold } або більшим.
why-quiet-limit = { $side ->
    [at_least] Сповіщення не було б з межею, вищою за { $price }.
   *[at_most] Сповіщення не було б з межею, нижчою за { $price }.
  }
why-quiet-gap = Сповіщення не було б, якби правило вимагало розходження від { $threshold }.
why-gap-closed = Сповіщення про таке розходження вже було. Вважаю, що воно зникло, коли лишається { $points } або менше.
why-gap-not = За цим правилом я сповіщаю, коли розходження досягає { $threshold } і коли воно зникає.
why-one-book = Коефіцієнт змінив лише один букмекер.
why-margin-only = Змінилася лише маржа: коефіцієнт без маржі залишився той самий.
why-not-reached = Лінія змінилася на { $moved }; правило вимагає { $threshold }.
why-not-met = Лінія змінилася на { $moved }, але не так, як вимагає правило.
why-bet = { $offer }: модель { $fair }, шанс { $chance }, перевага { $edge }.
    .without-list = { $offer }: чесний коефіцієнт { $fair }, шанс { $chance }, перевага { $edge }.
why-bet-grown = { $offer }: модель { $fair }, шанс { $chance }, перевага { $edge } (у попередньому сповіщенні { $before }).
    .without-list = { $offer }: чесний коефіцієнт { $fair }, шанс { $chance }, перевага { $edge } (у попередньому сповіщенні { $before }).
why-bet-age = Список оновлено
why-bet-others = { $selection } в інших букмекерів, коефіцієнти від { $time }:
why-bet-no-others = Коефіцієнтів інших букмекерів тоді в мене не було, а сервіс не каже, які він порівнював.
why-bet-quiet = Сповіщення не було б із найменшою перевагою { $edge } або більшою.
why-bet-quiet-improvement = { $points ->
    [one] Сповіщення не було б, якби правило вимагало зростання переваги щонайменше на { $amount } в. п.
    [few] Сповіщення не було б, якби правило вимагало зростання переваги щонайменше на { $amount } в. п.
    [many] Сповіщення не було б, якби правило вимагало зростання переваги щонайменше на { $amount } в. п.
   *[other] Сповіщення не було б, якби правило вимагало зростання переваги щонайменше на { $amount } в. п.
  }
why-which = Який матч?
why-button = Чому: { $title }
why-none = Тут ще не було сповіщень, тож пояснювати нема чого.
why-unknown = Цього в мене вже немає: записи зберігаються 30 днів. Решта є в журналі.

## /score

command-score = Як спрацювали сповіщення й валуйні ставки
    .without-bets = Як спрацювали сповіщення
    .what = Порожньо: цей чат; бот: усі чати разом
    .example = /score бот
score-heading-chat = Підсумки: цей чат
score-heading-bot = Підсумки: усі чати
score-button = Підсумки
score-button-bot = Усі чати
score-button-chat = Цей чат
score-bad-word = Напишіть /score для цього чату або /score бот для всіх чатів разом.
score-none = Підсумків поки що немає: за останні { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
  } жодне сповіщення не має лінії закриття.
score-alerts = Сповіщення
score-alerts-count = { $count ->
    [one] { $count } сповіщення
    [few] { $count } сповіщення
   *[other] { $count } сповіщень
  } · { $matches ->
    [one] { $matches } матч
    [few] { $matches } матчі
   *[other] { $matches } матчів
  }
score-on = Лінія пішла далі: { $share } ({ $low }–{ $high })
score-rest = Лишилася на місці: { $even } · повернулася: { $bad }
score-moved = Подальший рух: { $points } в. п. (від { $low } до { $high })
score-too-few = Замало даних: { $least ->
    [one] потрібен щонайменше { $least } матч
    [few] потрібно щонайменше { $least } матчі
   *[other] потрібно щонайменше { $least } матчів
  }.
score-by-grade = За правилом
score-by-lead = За часом до початку
score-by-sport = За видом спорту
score-by-source = За коефіцієнтом
score-row = { $group } · { $matches ->
    [one] { $matches } матч
    [few] { $matches } матчі
   *[other] { $matches } матчів
  }
  { $share } ({ $low }–{ $high }) · { $points } в. п.
score-row-too-few = { $group } · { $matches ->
    [one] { $matches } матч
    [few] { $matches } матчі
   *[other] { $matches } матчів
  }: замало даних
score-other = інше
score-grade-calm = спокійно
score-grade-normal = стандартно
score-grade-sharp = чутливо
score-grade-limit = межа
score-grade-gap = розходження з моделлю
score-lead-under-3h = до 3 годин
score-lead-under-24h = від 3 до 24 годин
score-lead-longer = понад 24 години
score-source-consensus = без маржі
score-source-best = найкращий
score-source-own = мої букмекери
score-source-model = модель
score-bets = Валуйні ставки
score-bets-count = { $count ->
    [one] { $count } ставка
    [few] { $count } ставки
   *[other] { $count } ставок
  } · { $matches ->
    [one] { $matches } матч
    [few] { $matches } матчі
   *[other] { $matches } матчів
  }
score-bets-edge = Перевага в сповіщенні: { $edge }
score-bets-closing = На закритті: { $value } (від { $low } до { $high })
score-bets-better = Вище за чесний: { $share } ({ $low }–{ $high })
score-predictions = Прогнози
score-matches = { $matches ->
    [one] { $matches } матч
    [few] { $matches } матчі
   *[other] { $matches } матчів
  }
score-predictions-towards = Лінія пішла за моделлю: { $share } ({ $low }–{ $high })
score-predictions-off = Розходження із закриттям: модель { $model } в. п., букмекери { $market } в. п.
score-predictions-close = Закр.
score-predictions-count = К-сть
score-explained-predictions = За моделлю: там, де вона спершу найбільше розходилася з букмекерами. Таблиця: який шанс модель давала результатам у середньому та який дала їм лінія закриття.
score-explained = За останні { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
  }, до лінії закриття; кілька сповіщень про один матч рахуються як одне. У дужках: межі, у яких справжнє значення лежить з імовірністю 95 %.
score-explained-alerts = Лінія пішла далі: ще на 0,5 в. п. імовірності або більше в той самий бік, після розходження — до моделі. Подальший рух: у половині матчів більше, у половині менше.
score-explained-bets = На закритті: перевага коефіцієнта над чесним на початок матчу.
score-sentence = За такими правилами в усіх чатах лінія після сповіщення йшла далі до закриття у { $share } випадків ({ $low }–{ $high }), { $matches ->
    [one] { $matches } матч
    [few] { $matches } матчі
   *[other] { $matches } матчів
  }.

## /fighters, /fighter, /teams, /team, /leagues

command-fighters = Бійці ММА та їхні рекорди
    .words = Ім’я або його частина
    .example = /fighters
command-fighter = Боєць: рекорд і наступний бій
    .fighter = Ім’я бійця
    .example = /fighter { $fighter }
command-teams = Команди та їхні найближчі матчі
    .words = Назва або її частина
    .example = /teams
command-team = Команда: поточні та найближчі матчі
    .team = Назва команди
    .example = /team { $team }
command-leagues = Турніри та їхні матчі
    .sport = Вид спорту або назва турніру
    .example = /leagues футбол

fighters-heading = Бійці
fighters-all = Усі бійці
fighter-record = Перемоги-поразки-нічиї
fighter-weight = Вагова категорія
fighter-country = Країна
weight-strawweight = Мінімальна вага
weight-flyweight = Найлегша вага
weight-bantamweight = Легша вага
weight-featherweight = Напівлегка вага
weight-lightweight = Легка вага
weight-welterweight = Напівсередня вага
weight-middleweight = Середня вага
weight-light-heavyweight = Напівважка вага
weight-heavyweight = Важка вага
teams-heading = Команди
teams-all = Усі команди
leagues-heading = Турніри
leagues-all = Усі турніри
leagues-matches = { $count ->
    [0] зараз матчів немає
    [one] { $count } матч
    [few] { $count } матчі
   *[other] { $count } матчів
  }
league-sport = Вид спорту

named-found = За запитом «{ $words }»:
named-near = Назви «{ $words }» немає. Можливо, щось із цього?
named-none = За запитом «{ $words }» нічого не знайдено. Спробуйте одне слово з назви або перегляньте списки:
named-many = Що саме ви шукаєте?
named-more = Підходить забагато назв. Додайте ще слово.
named-fitting = Усі, що підходять
named-watch = Стежити за всіма матчами
named-empty = Зараз у цьому списку нічого немає.
named-matches = Матчі
named-match = { $start } · { $title }
named-no-matches = Зараз матчів немає.
named-age = Список оновлено { $age }.
refuse-missing-name = Укажіть ім’я або назву, наприклад: { $example }

## /search

command-search = Пошук матчів, команд, турнірів і бійців
    .without-fighters = Пошук матчів, команд і турнірів
    .words = Частина імені або назви, будь-якою абеткою
    .example = /search { $team }
search-teams = Команда: { $name }
search-leagues = Турнір: { $name }
search-fighters = Боєць: { $name }
search-partly = Деякі списки щойно не вдалося отримати, тож знайдено може бути не все.

## /bookmakers and /bonuses

command-bookmakers = Букмекери за рейтингом
    .book = Букмекер, щоб дізнатися про нього більше; без нього — усі
    .example = /bookmakers
bookmakers-unknown = Букмекера «{ $words }» я не знаю.
bookmaker-rating = Рейтинг: { $rating }
# Few as many.
bookmaker-matches = { $matches ->
    [one] У { $matches } матчі з коефіцієнтами зараз:
   *[other] У { $matches } матчах із коефіцієнтами зараз:
  }
bookmaker-margin = Маржа: { $margin }
bookmaker-best = Найкращий коефіцієнт: { $share } ({ $best } із { $prices })
bookmaker-aside = Не враховано: { $share }{ $late ->
    [0] {""}
   *[other] , із запізненням: { $late }
  }
bookmaker-no-boards = Його коефіцієнти зараз невідомі.
bookmaker-margin-title = Маржа
bookmaker-best-title = Найкр.
bookmaker-explained = За результатом матчу. Найкращий коефіцієнт: вищого немає ні в кого. Не враховано: далеко від решти або хибна маржа. Із запізненням: пропущено оновлення.
bookmakers-heading = Букмекери
bookmakers-rating = { $rating } із { $max }
bookmakers-note = Рейтинг дає сам сервіс коефіцієнтів; оновлено { $age }.
command-bonuses = Пропозиції букмекерів новим клієнтам (18+)
bonuses-heading = Бонуси
bonuses-off = Бонуси тут приховано, доки ви їх не ввімкнете.
bonuses-off-group = Бонуси в цій групі приховано, доки їх не ввімкне адміністратор.
bonuses-adults = Лише для повнолітніх (18+). Бонус має умови: спершу прочитайте їх і ніколи не ставте того, чого не готові втратити.
bonuses-turn-on = Мені є 18: показати бонуси
bonuses-turn-off = Приховати бонуси

## /fair

command-fair = Прибрати маржу з будь-яких коефіцієнтів
    .prices = Від 2 до 20 коефіцієнтів одного ринку: 1,90 3,50 4,20
    .method = степеневий (типово), пропорційний або Шин
    .example = /fair 1,90 3,50 4,20
fair-heading = Без маржі
fair-price = Кеф
fair-spread-column = ±
fair-margin = Маржа { $margin }: у середньому повертається { $payback } поставленого.
fair-margin-below = Маржа { $margin }: разом ці коефіцієнти повертають { $payback }, більше за поставлене.
fair-doubt = Така маржа незвична. Чи це коефіцієнти на всі результати одного ринку?
fair-method = Метод: { $method }
fair-method-power = степеневий
fair-method-proportional = пропорційний
fair-method-shin = Шин
fair-spread = ±: наскільки розходяться шанси за степеневим і пропорційним методами та за методом Шина, у в. п.
fair-missing = Напишіть коефіцієнти на всі результати одного ринку, наприклад: { $example }
fair-too-few = Одного коефіцієнта мало: потрібні коефіцієнти на всі результати одного ринку, наприклад: { $example }
fair-too-many = Це забагато: беру до { $count } коефіцієнтів, наприклад: { $example }
fair-not-a-price = «{ $price }» не схоже на коефіцієнт. Напишіть 1.90 або 1,90, 11/8, +150 чи 52,6%.
fair-bad-method = Не знаю методу «{ $method }». Є степеневий, пропорційний і Шин.

## /settings

command-settings = Мова, часовий пояс, формат, мої букмекери
    .change = Що змінити, наприклад: пояс рига
    .role = Роль, яку згадувати в сповіщеннях
    .example = /settings пояс рига
settings-heading = Налаштування
settings-heading-group = Налаштування цього чату
settings-topic-local = Мова й час
settings-saved = ✓ { $setting }: { $value }
settings-back = ‹ Усі налаштування
settings-not-a-choice = «{ $value }» немає серед варіантів.
settings-near = Що з цього означає «{ $value }»?
settings-name-language = Мова
settings-name-zone = Часовий пояс
settings-name-format = Формат коефіцієнтів
settings-name-threshold = Поріг
settings-name-books = Мої букмекери
settings-name-sharp = Еталонний букмекер
settings-name-density = Докладність
settings-name-theme = Графіки
settings-name-tables = Таблиці
settings-name-quiet = Тихі години
settings-name-digest = Зведення за день
settings-name-fixtures = Матчі дня
settings-name-hourly = Погодинний ліміт
settings-name-reminder = Нагадування
settings-name-members = Хто додає підписки
settings-name-bonuses = Бонуси
settings-name-information = Лише інформація
settings-name-publish = Публікація
settings-name-footer = Підпис
settings-name-threads = Теми
settings-name-ping = Згадки
settings-what-language = Мова відповідей і сповіщень.
settings-what-zone = Для часу початку матчів і для того, що означає «сьогодні». Інше місто? Наприклад: /settings пояс рига
settings-zone-hint = Не UTC? Напишіть своє місто, наприклад: /settings пояс рига
settings-what-format = Як записувати коефіцієнти. Усе це — той самий коефіцієнт:
settings-what-threshold = Поріг для нових підписок, у яких його не вказано: повідомлю, коли коефіцієнт зміниться на стільки або більше. Потрібен інший? Наприклад: /settings поріг 4вп
settings-what-books = Букмекери, у яких ви маєте рахунки. Найкращі коефіцієнти, переваги й межі рахую тоді за ними; коефіцієнти без маржі, шанси й рухи — завжди за всіма.
settings-what-sharp = Букмекер або біржа, з чиїми чесними коефіцієнтами я порівнюю решту, коли шукаю валуйні ставки. Якщо нікого не вибрано, порівнюю кожен коефіцієнт із чесними коефіцієнтами всіх інших букмекерів.
settings-what-density = Скільки подробиць показує /odds.
settings-what-theme = Тло графіків. Стандартне: світле в Telegram і темне в Discord.
settings-what-tables = Коефіцієнти, матчі й валуйні ставки таблицями самого Telegram або текстом. Старий застосунок покаже замість таблиць прохання оновитися.
    .without-bets = Коефіцієнти й матчі таблицями самого Telegram або текстом. Старий застосунок покаже замість таблиць прохання оновитися.
settings-what-quiet = У тихі години сповіщення відкладаються і потім надходять одним повідомленням або надходять без звуку. Про великі рухи можу сповіщати й тоді. Інші години? Наприклад: /settings тихі години 23:30-07:15
settings-what-digest = Одне повідомлення на день про всі зміни коефіцієнтів замість негайних сповіщень. Потрібен інший час? Наприклад: /settings зведення 07:30. Щоб отримати його раніше, напишіть /digest зараз.
settings-what-fixtures = Одне повідомлення на день: матчі за всіма підписками цього чату, з найкращими коефіцієнтами. Інший час? Наприклад: /settings матчі дня 9:00
settings-what-hourly = Скільки повідомлень зі сповіщеннями може надійти за годину. Решта надійде разом одним повідомленням, щойно буде місце. Сповіщення про коефіцієнт, нагадування й відкладене з інших причин не рахуються.
settings-what-reminder = За скільки до початку нагадати про матч із підписок і показати, як рухалася лінія. На початку завжди надходить лінія закриття, і підписка на цьому завершується, якщо в її правилі немає слова «лайв». Для підписок на команду, турнір чи вид спорту лінія закриття надходить, лише поки нагадування ввімкнено.
settings-what-members = Хто може додавати підписки в цьому чаті. Учасники прибирають лише те, що додали самі.
settings-what-bonuses = Пропозиції букмекерів у цьому чаті за командою /bonuses. Лише для повнолітніх.
settings-what-information = Лише коефіцієнти та їхні рухи: без валуйних ставок, сповіщень про найкращі коефіцієнти й розрахунку суми.
    .without-bets = Лише коефіцієнти та їхні рухи: без сповіщень про найкращі коефіцієнти й розрахунку суми.
settings-what-publish = Сповіщення надходять одразу або лише після схвалення адміністратором цього чату.
settings-what-footer = Ваш підпис наприкінці того, що сюди надходить: сповіщень, табло, матчів дня. Наприклад: /settings підпис Фан-клуб «Північних»
settings-what-threads = Сповіщення в окремих темах (у Discord — у гілках): по одній на турнір або на матч.
settings-what-ping = Роль, яку згадують сповіщення тут: виберіть її в параметрі «роль» команди /settings. Щоб у сповіщеннях про один матч згадували лише вас, натисніть під ними «Згадувати мене».
settings-threshold-auto = Стандартний
settings-language-auto = Як у застосунку
settings-format-decimal = Десятковий { $example }
settings-format-fractional = Дробовий { $example }
settings-format-american = Американський { $example }
settings-format-hongkong = Гонконгський { $example }
settings-format-percent = Відсотки { $example }
settings-books-all = Усі букмекери
settings-sharp-others = Усі інші букмекери
settings-books-more = { $shown } і ще { $count }
settings-books-none = Зараз у переліку немає жодного букмекера.
settings-books-chosen = Вибрано букмекерів: { $count }.
settings-density-short = Коротко
settings-density-normal = Стандартно
settings-density-full = Докладно
settings-theme-auto = Стандартне
settings-theme-light = Світле
settings-theme-dark = Темне
settings-tables-on = Таблиці Telegram
settings-tables-off = Текстом
settings-quiet-other-days = Інші дні? Наприклад: { $command } пт сб
settings-quiet-off = Вимкнено
settings-now = Зараз: { $value }
settings-turn-on = Увімкнути
settings-turn-off = Вимкнути
settings-quiet-daily = щодня
settings-quiet-hold = { $from }–{ $to }, { $days }: сповіщення відкладено
settings-quiet-silent = { $from }–{ $to }, { $days }: без звуку
settings-quiet-mode-hold = Відкладати
settings-quiet-mode-silent = Без звуку
settings-quiet-through-none = Без винятків
settings-quiet-through-times = Виняток: від { $times }× порога
settings-quiet-through-points = Виняток: від { $points } в. п.
settings-digest-off = Сповіщення одразу
settings-digest-at = { $time }
settings-fixtures-off = Вимкнено
settings-fixtures-example = /settings матчі дня 9:00
digest-now-button = Зведення зараз
digest-now-done = Зараз надійде все, що було відкладено й ще актуальне: { $count ->
    [one] { $count } сповіщення
    [few] { $count } сповіщення
   *[other] { $count } сповіщень
  }.
digest-now-none = Відкладених сповіщень немає. Нові надійдуть, як налаштовано.
hourly-off-done = Погодинного ліміту більше немає.
hourly-done = { $count ->
    [one] За годину надходить щонайбільше { $count } повідомлення зі сповіщеннями.
    [few] За годину надходить щонайбільше { $count } повідомлення зі сповіщеннями.
   *[other] За годину надходить щонайбільше { $count } повідомлень зі сповіщеннями.
  }
settings-hourly-off = Без ліміту
settings-hourly-at-most = { $count ->
    [one] { $count } повідомлення
    [few] { $count } повідомлення
   *[other] { $count } повідомлень
  }
settings-reminder-off = Немає
settings-reminder-on = { $minutes ->
    [60] За 1 годину до початку
    [120] За 2 години до початку
    [one] За { $minutes } хвилину до початку
    [few] За { $minutes } хвилини до початку
   *[other] За { $minutes } хвилин до початку
  }
settings-members-on = Усі учасники
settings-members-off = Лише адміністратори
settings-bonuses-on = Показано
settings-bonuses-off = Приховано
settings-information-on = Увімкнено
settings-information-off = Вимкнено
settings-publish-once = Одразу
settings-publish-approve = Після схвалення
settings-publish-nobody = Чернетки надходять адміністратору, який керує цим чатом із приватного чату зі мною. Спершу напишіть там: { $example }
settings-footer-none = Немає
settings-footer-remove = Прибрати
settings-footer-too-long = Задовгий підпис: не більш як { $most } знаків.
settings-threads-off = Усе в чаті
settings-threads-league = Окрема на турнір
settings-threads-match = Окрема на матч
settings-ping-off = Нікого
settings-ping-everyone = Так згадали б усіх. Виберіть роль, яку учасники беруть заради цих сповіщень.
settings-ping-silent = Роль { $role } я поки не можу згадувати. Дозвольте в налаштуваннях сервера всім згадувати її або дайте мені право згадувати всі ролі.
settings-ping-no-right = Роль { $role } може згадувати лише той, хто має право згадувати всі ролі, а у вас його немає. Виберіть роль, яку можуть згадувати всі, або попросіть того, хто має це право.
settings-ping-gone = Ролі { $role } більше немає, тож нікого не згадують. Виберіть іншу.
ping-me = Згадувати мене
ping-stop = Більше не згадувати
ping-on = Тут у кожному сповіщенні про матч { $title } згадуватиму вас, доки матч не закінчиться.
ping-off = Більше не згадую вас у сповіщеннях про матч { $title }.
ping-full = { $title }: людей у згадках уже { $count }, більше в повідомлення не вміститься.
thread-trouble-no-topics = Сповіщення лишаються в чаті: у цій групі немає тем.
thread-trouble-manage-topics = Сповіщення лишаються в чаті: мені не можна керувати темами.
thread-trouble-no-threads = Сповіщення лишаються в чаті: у цьому каналі не буває гілок.
thread-trouble-create-threads = Сповіщення лишаються в чаті: мені не можна створювати тут гілки.
thread-trouble-demands-tag = Сповіщення лишаються в чаті: форум вимагає тег, а я не можу ні вибрати, ні створити його.
thread-trouble-write = Сповіщення лишаються в чаті: мені не можна писати в гілках.
thread-trouble-too-many = Сповіщення лишаються в чаті: тут відкрито забагато гілок.
thread-trouble-other = Сповіщення лишаються в чаті: відкрити тему не вдалося.
# As in English.
thread-title = { $title } · { $time }
thread-first = Сповіщення про цей матч надходять сюди.

## Cities: what time zones are called

city-africa-cairo = Каїр
city-africa-johannesburg = Йоганнесбург
city-africa-lagos = Лагос
city-america-bogota = Богота
city-america-chicago = Чикаго
city-america-los-angeles = Лос-Анджелес
city-america-mexico-city = Мехіко
city-america-new-york = Нью-Йорк
city-america-sao-paulo = Сан-Паулу
city-america-toronto = Торонто
city-asia-almaty = Алмати
city-asia-ashgabat = Ашгабат
city-asia-baku = Баку
city-asia-bishkek = Бішкек
city-asia-calcutta = Колката
city-asia-dubai = Дубай
city-asia-dushanbe = Душанбе
city-asia-irkutsk = Іркутськ
city-asia-jerusalem = Єрусалим
city-asia-kamchatka = Камчатка
city-asia-krasnoyarsk = Красноярськ
city-asia-magadan = Магадан
city-asia-novosibirsk = Новосибірськ
city-asia-omsk = Омськ
city-asia-saigon = Хошимін
city-asia-shanghai = Шанхай
city-asia-tashkent = Ташкент
city-asia-tbilisi = Тбілісі
city-asia-tokyo = Токіо
city-asia-vladivostok = Владивосток
city-asia-yakutsk = Якутськ
city-asia-yekaterinburg = Єкатеринбург
city-asia-yerevan = Єреван
city-australia-sydney = Сідней
city-atlantic-canary = Канарські острови
city-europe-athens = Афіни
city-europe-berlin = Берлін
city-europe-bucharest = Бухарест
city-europe-chisinau = Кишинів
city-europe-copenhagen = Копенгаген
city-europe-helsinki = Гельсінкі
city-europe-istanbul = Стамбул
city-europe-kaliningrad = Калінінград
city-europe-kiev = Київ
city-europe-london = Лондон
city-europe-madrid = Мадрид
city-europe-minsk = Мінськ
city-europe-moscow = Москва
city-europe-paris = Париж
city-europe-prague = Прага
city-europe-riga = Рига
city-europe-rome = Рим
city-europe-samara = Самара
city-europe-tallinn = Таллінн
city-europe-vienna = Відень
city-europe-vilnius = Вільнюс
city-europe-warsaw = Варшава
city-europe-zurich = Цюрих

## The first questions


## /status

command-status = Що є в лінії й наскільки свіжі дані
status-heading = Стан
status-well = Усе працює.
status-troubled = Дещо не працює:
status-failing-refused = { $data }: сервіс коефіцієнтів відмовляється відповідати (почалося { $since })
status-failing-unreachable = { $data }: сервіс коефіцієнтів не відповідає як слід (почалося { $since })
status-failing-misfit = { $data }: відповідь сервісу коефіцієнтів мені незрозуміла (початок: { $since })
status-failing-no-definition = { $data }: поки не вмію це читати, моїм власникам треба спершу запустити перевірку
status-failing-key = { $data }: сервіс коефіцієнтів не приймає мій ключ (почалося { $since })
status-failing-spent = { $data }: мій ліміт у сервісі коефіцієнтів вичерпано (почалося { $since })
status-failing-plan = { $data }: мій тариф у сервісі коефіцієнтів цього не передбачає (почалося { $since })
status-failing-wish = { $data }: сервіс коефіцієнтів не розпізнає щось у моїх налаштуваннях (почалося { $since })
status-failing-spent-until = { $data }: мій ліміт запитів вичерпано до { $until }
status-failing-busy = { $data }: сервіс коефіцієнтів просить надсилати менше запитів (почалося { $since })
status-failing-busy-until = { $data }: сервіс коефіцієнтів не приймає запитів до { $until }
status-full = Мій диск заповнено (помічено { $since }): нічого не зберігається, сповіщення відкладено
status-platform-failing = { $platform ->
        [telegram] Telegram не приймає повідомлень
        [discord] Discord не приймає повідомлень
       *[other] Повідомлення не доходять
    } (помічено { $since }). { $waiting ->
        [0] Відкладених сповіщень немає.
        [one] { $waiting } сповіщення відкладено, доки зв’язок не відновиться.
        [few] { $waiting } сповіщення відкладено, доки зв’язок не відновиться.
       *[other] { $waiting } сповіщень відкладено, доки зв’язок не відновиться.
    }
status-database-away = База даних не відповідає (почалося { $since }): нічого не зберігається, сповіщення відкладено
status-clock-fast = { $seconds ->
    [one] Годинник мого сервера поспішає на { $seconds } секунду; я на це зважаю
    [few] Годинник мого сервера поспішає на { $seconds } секунди; я на це зважаю
   *[other] Годинник мого сервера поспішає на { $seconds } секунд; я на це зважаю
  }
status-clock-slow = { $seconds ->
    [one] Годинник мого сервера відстає на { $seconds } секунду; я на це зважаю
    [few] Годинник мого сервера відстає на { $seconds } секунди; я на це зважаю
   *[other] Годинник мого сервера відстає на { $seconds } секунд; я на це зважаю
  }
status-paused = Сервіс коефіцієнтів попросив про паузу; вона скінчиться { $until }
status-barred = Я не можу писати в цей чат (помічено { $since }): бракує прав, або чат закрито. Сповіщення відкладено; я пробую знову з кожним новим і щогодини
status-barred-there = Я не можу писати в чат { $named ->
    [true] { $chat }
   *[other] з вашими сповіщеннями
  } (помічено { $since }). Його сповіщення відкладено; я пробую знову з кожним новим і щогодини
status-barred-more = { $count ->
    [one] Ще в { $count } чат з вашими сповіщеннями я теж не можу писати
    [few] Ще в { $count } чати з вашими сповіщеннями я теж не можу писати
   *[other] Ще в { $count } чатів з вашими сповіщеннями я теж не можу писати
  }
status-platform-paused = { $platform ->
        [telegram] Telegram
        [discord] Discord
       *[other] Платформа
    } просить зробити паузу; вона скінчиться { $until }. До того часу сповіщення відкладено
status-old = Застаріли коефіцієнти матчів із підписок: { $old } з { $watched }; їхні сповіщення відкладено
status-without = Ще немає коефіцієнтів на матчі з підписок: { $without } з { $watched }
status-listed = Матчів у лінії
status-in-play = Зараз наживо
status-watched = Матчів у підписках
status-checked = Перевірка ваших матчів
status-checked-all = не рідше ніж раз на { $mostMinutes ->
    [1] хвилину
   *[other] { $most }
  }
status-checked-some = не рідше ніж раз на { $mostMinutes ->
    [1] хвилину
   *[other] { $most }
  }; для матчів, до яких ще далеко, без точної частоти
status-checked-none = без точної частоти
status-push = Зміни коефіцієнтів
status-push-up = сервіс коефіцієнтів надсилає їх одразу
status-push-gap = сервіс коефіцієнтів надсилає їх одразу; остання перерва: { $from }, тривалість: { $length }
status-push-down = Сервіс коефіцієнтів не надсилає мені змін (почалося { $since }). Запитую їх, тож сповіщення можуть надійти пізніше
status-pace = Запити до сервісу коефіцієнтів
status-pace-rate = { $per ->
    [hour] до { $rate } на годину
    [day] до { $rate } на день
    [month] до { $rate } на місяць
   *[minute] до { $rate } на хвилину
  }
status-ages = Останні відповіді
status-age = { $data }: { $age }
status-refreshes = Сервіс оновлює коефіцієнти кожні 15–30 хвилин, а під час матчу кожні 5 хвилин. Списки запитую, лише коли вони комусь потрібні.
    .without-terms = Списки запитую, лише коли вони комусь потрібні.
status-data-boards = Коефіцієнти
status-data-matches = Матчі
status-data-history = Рух коефіцієнтів
status-data-predictions = Прогнози
status-data-value-bets = Валуйні ставки
status-data-fighters = Бійці
status-data-teams = Команди
status-data-leagues = Турніри
status-data-bookmakers = Букмекери
status-data-bonuses = Бонуси

## /about

command-about = Версія, умови даних, допомога
about-heading = Про бота
about-version = Linewatch { $version }: вільна програма за ліцензією MIT. Ставок не приймає й нічого на них не заробляє.
about-data = Дані надає { $source } — безплатно для досліджень, навчання та іншого некомерційного вжитку й лише із зазначенням джерела.
    .without-terms = Дані надає { $source }.
about-data-simulated = Дані вигадані, їх створює демо Linewatch: команди, букмекери й коефіцієнти несправжні.
about-terms = Коефіцієнти можуть запізнюватися або бути хибними. Порад щодо ставок тут немає.
age-and-help = 18+. Допомога в разі ігрової залежності: { $line }
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
about-gambling = Ставки можуть перерости в залежність. Якщо це вже не розвага, зупиніться й поговоріть із кимось: консультація безплатна й анонімна.
about-gambling-help = Допомога в разі ігроманії
about-my-data = Мої дані
command-privacy = Що зберігається, навіщо і як довго
privacy-heading = Приватність
privacy-what = Зберігаються налаштування цього чату, його підписки й хто їх додав, його сповіщення та ваші ставки. Більше нічого з написаного вами.
privacy-why = Це потрібно, щоб відповідати вам і надсилати сповіщення, і лише для цього.
privacy-how-long = Сповіщення зберігаються 30 днів, решта — доки ви її не видалите.
privacy-unclear = Я рахую повідомлення, яких не розумію, не довше 30 днів: без чату, числа, адреси й імена з великої літери приховано.
privacy-host = За дані відповідає той, хто запустив цього бота.
privacy-contact = Як із ним зв’язатися, запитайте там, де ви мене знайшли.

## /break

command-break = Перерва від ставок: достроково не скасувати
    .for = Наприклад 7д, 12год або до пн 9:00
    .example = /break 7д
command-name-break = перерва
break-button = Зробити перерву
break-trouble = Це важко, і так буває в багатьох. Поговоріть із кимось, це безкоштовно й анонімно: { $line }
break-danger = Якщо вашому життю загрожує небезпека, одразу телефонуйте 112 або за місцевим екстреним номером.
break-what = Під час перерви я нічого не надсилаю й не показую коефіцієнтів. Завершити її раніше не можна. На скільки?
break-1d = 24 години
break-7d = 7 днів
break-30d = 30 днів
break-180d = 180 днів
break-ask = Перерва до { $until }?
break-ask-what = До того часу я нічого не надсилатиму й не показуватиму коефіцієнтів. Скінчити перерву раніше не можна, лише подовжити. Підписки залишаються.
break-yes = Почати перерву
break-no = Скасувати
break-none = Перерва не почалася.
break-bad-time = На скільки? Від години до року: /break 7д
break-group = Перерва лише для вас: напишіть мені /break 7д у приватному чаті.
break-on = У вас перерва до { $until }. До того часу я нічого не надсилаю й не показую коефіцієнтів.
break-in-private = На це відповідаю в приватному чаті.

## /mydata and /forgetme

command-mydata = Що зберігається про цей чат
command-forgetme = Видалити те, що зберігається про цей чат
mydata-heading = Мої дані
mydata-what = Усе, що зберігається про цей чат і про вас, у JSON. Час — UTC.
mydata-what-group = Усе, що зберігається про цю групу, у JSON. Час — UTC.
mydata-none = Про цей чат нічого не зберігається.
mydata-left = { $count ->
    [one] Ще { $count } старіший запис журналу не показано.
    [few] Ще { $count } старіші записи журналу не показано.
   *[other] Ще { $count } старіших записів журналу не показано.
  }
mydata-forget = Видалити все
forgetme-ask = Видалити все, що зберігається про цей чат: налаштування{ $count ->
    [0] {""}
    [one] , { $count } підписку
    [few] , { $count } підписки
   *[other] , { $count } підписок
  } і журнал сповіщень? Повернути це не можна.
forgetme-ask-group = Видалити все, що зберігається про цю групу з усіма її темами: налаштування{ $count ->
    [0] {""}
    [one] , { $count } підписку
    [few] , { $count } підписки
   *[other] , { $count } підписок
  } і журнал сповіщень? Повернути це не можна.
forgetme-elsewhere = { $count ->
    [one] { $count } підписка, яку ви додали в іншому чаті, лишиться там без вашого імені.
    [few] { $count } підписки, які ви додали в інших чатах, лишаться там без вашого імені.
   *[other] { $count } підписок, які ви додали в інших чатах, лишаться там без вашого імені.
  }
forgetme-yes = Так, видалити все
forgetme-no = Ні, залишити
forgetme-done = Готово: усе, що зберігалося про цей чат, видалено. Тепер усе як першого дня.
forgetme-break = Готово: усе, що зберігалося про цей чат, видалено, крім вашої перерви. Вона триває до { $until }.
forgetme-backups = До { $until } це ще лишається в резервних копіях. Відновлення з копії нічого не поверне.
forgetme-kept = Нічого не видалено.

## /link and /unlink

command-link = Один список підписок на двох платформах
    .code = Код, який ви отримали на іншій платформі
    .example = /link
command-unlink = Знову розділити спільний список підписок
link-heading = Один список на двох платформах
link-how = Напишіть це мені { $platform ->
    [telegram] у Telegram
    [discord] у Discord
    [playground] у демо
   *[several] на іншій платформі
  } протягом 10 хвилин:
link-what = Тоді обидва чати матимуть спільний список: усі підписки обох із налаштуваннями цього чату.
link-secret = Нікому не давайте коду: хто ним скористається, матиме спільний із вами список. /unlink знову його розділить.
link-ask = Ви самі створили цей код в іншому чаті зі мною?
link-ask-why = Тоді обидва чати матимуть спільний список. Якщо код чужий, його власник бачитиме ваші підписки, отримуватиме ваші сповіщення й зможе все видалити.
link-ask-yes = Так, це мій код
link-shared = { $one ->
    [telegram] Telegram
    [discord] Discord
   *[playground] Демо
  } і { $other ->
    [telegram] Telegram
    [discord] Discord
   *[playground] демо
  } мають { $count ->
    [0] один список. Він іще порожній.
    [one] один список, у ньому { $count } підписка.
    [few] один список, у ньому { $count } підписки.
   *[other] один список, у ньому { $count } підписок.
  }
link-alerts-seen = Сповіщення надходять туди, де ви були востаннє: зараз { $platform ->
    [telegram] у Telegram
    [discord] у Discord
   *[playground] у демо
  }.
link-alerts-both = Сповіщення надходять в обидва чати.
link-to-both = Сповіщати в обох
link-to-seen = Лише в останній чат
link-part = Розділити
link-button = Ще одна платформа
link-parted = { $count ->
    [0] Це знову два списки.
    [one] Це знову два списки, у кожному { $count } підписка.
    [few] Це знову два списки, у кожному всі { $count } підписки.
   *[other] Це знову два списки, у кожному всі { $count } підписок.
  } Що ви тепер зміните, зміниться лише там, де ви це робите.
link-not-shared = Цей чат ні з ким не має спільного списку.
link-group = Спільний список можуть мати лише приватні чати.
link-nowhere = Я працюю лише на одній платформі, тож поєднувати нема чого.
link-unknown = Такого коду немає: у ньому помилка, його вже використано або йому понад 10 хвилин. Отримайте новий командою /link на іншій платформі.
link-too-many = Забагато спроб із кодами. Спробуйте знову за { $minutes ->
    [one] { $minutes } хвилину.
    [few] { $minutes } хвилини.
   *[other] { $minutes } хвилин.
  }
link-same-platform = Цей код створено на цій платформі. Введіть його на іншій.
link-linked = Один із двох чатів уже має спільний список, а більше двох не можна. Спершу розділіть його там: /unlink.
forgetme-shared = Те, що у вас { $platform ->
    [telegram] у Telegram
    [discord] у Discord
   *[playground] у демо
  }, теж буде видалено: список спільний. Щоб залишити його там, спершу розділіть списки.

## /for

command-for = Керувати каналом або групою звідси
    .chat = Канал: @назва
    .example = /for @kanal
for-how = Який канал чи група? Виберіть або напишіть назву: /for @kanal
for-needs = Там і ви, і я маємо бути адміністраторами з правом публікації.
for-choose-channel = Вибрати канал
for-choose-group = Вибрати групу
for-which = Чим ви хочете керувати?
for-now = Звідси ви керуєте чатом { $chat }.
for-another = Інший
for-me-again = До мого чату
for-begun = Тепер звідси ви керуєте чатом { $chat }. Пишіть тут /watch, /watches, /settings, /odds та решту.
for-ends = Щоб закінчити, напишіть /for me; за 24 години без команд керування закінчиться само. Ваші дані лишаються вашими: /mydata, /forgetme, /link, /bet, /journal і /break.
for-over = Ви знову у своєму чаті.
for-ended = { $chat }: 24 години не було команд, керування закінчилося. Продовжити: /for.
for-about = Керування: { $chat } · /for me
for-joined = { $chat }: тепер я можу там писати. Керувати можна звідси.
for-steer = Керувати: { $chat }
for-button = Керувати каналом
for-group = Напишіть /for мені в приватний чат.
for-nowhere = Тут команди працюють у будь-якому каналі: пишіть їх там.
for-unknown = Такого каналу я не знаю. Спершу зробіть мене там адміністратором, потім виберіть його знову: /for
for-no-post = { $chat }: мені не можна там писати. Зробіть мене там адміністратором із правом публікації.
for-not-theirs = { $chat }: керувати можуть лише адміністратори з правом публікації.
for-lost = { $chat }: керувати можуть лише адміністратори з правом публікації, а у вас цього права зараз не видно.
draft-show = Показати чернетки
draft-none = Нічого не чекає на схвалення.
draft-heading = Чернетка: { $chat }
draft-until = Діє до { $until }. Опублікую з коефіцієнтами на момент публікації.
draft-publish = Опублікувати
draft-drop = Відхилити
draft-approved = Надсилаю зараз, з коефіцієнтами на цей момент.
draft-published = Опубліковано.
draft-refused = Відхилено.
draft-late = Не опубліковано: ніхто не схвалив вчасно.
draft-untrue = Не опубліковано: дані вже застаріли.
draft-failed = Не опубліковано: чат не прийняв повідомлення.
draft-unseen = Останні сповіщення сюди не потрапили: вони чекали схвалення, але зв’язатися з тими, хто може його дати, не вдалося. Адміністраторам: { $once } тут або /for у приватному чаті зі мною.

## /arbs, /stake and /kelly

command-arbs = Вилки й коридори
    .page = Номер сторінки
    .example = /arbs
command-stake = Скільки повертає ставка
    .bet = Коефіцієнт і сума; за кількох коефіцієнтів суму буде поділено
    .example = /stake 2,10 50
command-kelly = Ставка за Келлі
    .bet = Коефіцієнт, ваш шанс і, якщо бажаєте, банк і частка
    .example = /kelly 2,10 52%
arbs-heading = Вилки й коридори
arbs-profit = Хоч би що виграло: +{ $profit }
arbs-profit-draw = Хоч би хто переміг: +{ $profit }, за нічиєї повернення
arbs-profit-push = За будь-якого результату: +{ $profit } або повернення ставок
arbs-profit-half = За будь-якого результату: +{ $profit }, за повернення половини +{ $least }
arbs-middle-free = Коридор: можуть виграти обидві ставки, інакше +{ $profit }
arbs-middle-cost = Коридор: можуть виграти обидві ставки, інакше −{ $profit }
arbs-leg = { $price } { $book } · { $offer }
arbs-explained = Знайдено в збережених коефіцієнтах, а не запитано щойно. Такі коефіцієнти часто помилкові, за кілька хвилин зникають або їх потім скасовують, а тих, хто ними користується, букмекери обмежують.
arbs-own = Враховано лише ваших букмекерів.
arbs-none = { $count ->
    [0] Зараз жодних коефіцієнтів не збережено.
    [one] У збережених коефіцієнтах на { $count } матч їх немає.
    [few] У збережених коефіцієнтах на { $count } матчі їх немає.
   *[other] У збережених коефіцієнтах на { $count } матчів їх немає.
  }
stake-heading = Ставка
stake-split-heading = Розподіл суми ставки
stake-price = Кеф
stake-stake = Сума
stake-returned = Поверне
stake-profit = Прибуток
stake-break-even = Шанс, щоб вийти в нуль
stake-split-wins = Хоч би що виграло, з { $total } повернеться щонайменше { $least }: { $profit }.
stake-split-missing = Якщо це всі результати, з { $total } повернеться щонайменше { $least }: { $profit }. Стільки буває рідко. Чи не бракує результату?
stake-split-loses = Хоч би що виграло, з { $total } повернеться приблизно { $least }: { $profit }.
stake-split-note = Це так, лише якщо зіграє рівно один із цих результатів і кожну ставку приймуть за її коефіцієнтом.
stake-usage = Напишіть коефіцієнти, а потім суму, наприклад: { $example }
stake-no-stake = Тут лише коефіцієнти ({ $count }), без суми. Допишіть її в кінці, наприклад: { $example }
stake-bad-amount = «{ $amount }» не схоже на суму. Напишіть, наприклад, 1000 або 12,50.
kelly-heading = Ставка за Келлі
kelly-chance = Ваш шанс
kelly-edge = Перевага
kelly-full = Повна
kelly-half = Половина
kelly-quarter = Чверть
kelly-part = { $part } від повної
kelly-share = { $share } банку
kelly-stake = { $stake } ({ $share })
kelly-nothing = Переваги немає: за Келлі не ставлять.
kelly-note = Келлі вважає ваш шанс точним. Якщо він завищений на кілька в. п., повна ставка з часом призведе до збитку; тому багато хто ставить чверть. Це не порада.
kelly-usage = Напишіть коефіцієнт і ваш шанс, наприклад: { $example }
kelly-bad-chance = «{ $chance }» не схоже на шанс. Напишіть, наприклад, 52% або 0,52.

## /bet and /journal

command-bet = Записати зроблену ставку
    .match = Команда, дві команди або номер, наприклад #17
    .selection = п1, нічия, п2, більше 2,5, п1 -1,5
    .price = 2,10, 11/10 або +110
    .stake = Сума, наприклад 20
    .book = Букмекер
    .example = /bet { $match } 1 2,10 20
command-name-bet = ставка
bet-usage = Напишіть матч, результат і коефіцієнт; можна додати суму й букмекера після слова «у»: { $example }
bet-price = За яким коефіцієнтом? Напишіть його, а якщо хочете, і суму, наприклад: 2,10 20
bet-recorded = Ставку збережено
bet-undo = Скасувати
bet-button = Моя ставка
bet-fair = { $way ->
    [higher] Чесний коефіцієнт зараз: { $fair } · ваш вищий на { $by }
    [lower] Чесний коефіцієнт зараз: { $fair } · ваш нижчий на { $by }
   *[same] Чесний коефіцієнт зараз: { $fair }, як ваш
  }
bet-late = Матч уже почався, тож CLV не буде.

command-journal = Ваші ставки та їхній CLV
command-name-journal = щоденник
journal-heading = Щоденник ставок
journal-in-private = Щоденник лише для вас. Відкрийте приватний чат зі мною й запитайте там.
journal-empty = Тут поки що порожньо. Зроблену ставку записують так: { $example }. Більше її ніхто не бачить.
journal-full = У щоденник уміщується { $most } ставок, і він заповнений. Усі вони є в /export; видаліть деякі, щоб звільнити місце.
journal-bet = { $selection } · { $price }
journal-stake = сума { $stake }
journal-clv = CLV { $value }
journal-open = Відкриті ставки
journal-returned = Повернено
journal-yield = Дохідність
journal-clv-mean = CLV: у середньому { $value } (від { $low } до { $high }), матчів: { $matches }
journal-clv-few = Матчів для середнього CLV: { $matches } із { $least }
journal-by-market = CLV за ринками
journal-by-sport = CLV за видами спорту
journal-group = { $group }: { $value } (від { $low } до { $high }), матчів: { $matches }
journal-explained = CLV: ваш коефіцієнт проти чесного на початок матчу. У дужках: межі, у яких з імовірністю 95 % лежить справжнє середнє.
journal-match = Матч
journal-result = Підсумок
journal-result-won = Виграш
journal-result-lost = Програш
journal-result-void = Повернення
journal-result-half-won = Виграш ½
journal-result-half-lost = Програш ½
journal-fair-close = Без маржі на закритті
journal-closing-value = CLV
journal-reopen = Ще відкрита
journal-remove = Видалити
journal-removed = Видалено зі щоденника.
# Few as many.
forgetme-journal = { $count ->
    [one] Щоденник із { $count } ставкою теж буде видалено.
   *[other] Щоденник із { $count } ставками теж буде видалено.
  }

## Refusals and faults

refuse-unknown-command = Команди /{ $command } я не знаю. Спробуйте /matches або перегляньте, що є:
refuse-unknown-command-near = Команди /{ $command } я не знаю. Може, { $near }?
refuse-not-manager = Це можуть робити лише адміністратори цього чату.
refuse-information-only = У цьому чаті ввімкнено режим «лише інформація»: коефіцієнти та їхні рухи, але нічого про те, на що ставити.
information-only-change = Змінити
refuse-not-manager-watches = Це можуть робити лише адміністратори цього чату. Дозволити всім учасникам вони можуть у /settings.
refuse-guest = До цього чату мене ніхто не додав: можу відповідати, але не зберігати підписки й не надсилати сповіщення. Надішліть цю команду мені в особисті повідомлення.
refuse-not-own-watch = Цю підписку додав хтось інший; змінити її може лише ця людина або адміністратори.
refuse-unknown-setting = Налаштування «{ $setting }» немає. Перегляньте всі або напишіть, наприклад: { $example }
refuse-flood = { $seconds ->
    [one] Зашвидко для мене. Запитайте знову за { $seconds } секунду.
    [few] Зашвидко для мене. Запитайте знову за { $seconds } секунди.
   *[other] Зашвидко для мене. Запитайте знову за { $seconds } секунд.
  }
refuse-unknown-sport = Не знаю виду спорту чи турніру «{ $sport }». Матчі є в таких видах спорту:
find-league-many = Запиту «{ $words }» відповідає кілька турнірів. Який ви маєте на увазі?
find-league-near = Турніру «{ $words }» не знайдено. Можливо, один із цих?
refuse-unknown-day = Не розумію дня «{ $day }». Напишіть «сьогодні», «завтра» або дату, наприклад: /matches 23.11
refuse-unknown-status = Не знаю статусу «{ $status }». Напишіть «наживо», «майбутні» або «завершені», наприклад: /matches футбол наживо
refuse-old-button = Ця кнопка зі старого повідомлення й більше не працює.
refuse-too-long = Для мене це задовгий текст. Досить назви й кількох слів після неї.
fault-busy = Ліміт запитів до сервісу коефіцієнтів на цю хвилину вичерпано. Запитайте знову за кілька секунд.
fault-busy-minutes =
    { $minutes ->
        [one] Сервіс коефіцієнтів не приймає запитів ще приблизно { $minutes } хвилину. Запитайте пізніше.
        [few] Сервіс коефіцієнтів не приймає запитів ще приблизно { $minutes } хвилини. Запитайте пізніше.
       *[other] Сервіс коефіцієнтів не приймає запитів ще приблизно { $minutes } хвилин. Запитайте пізніше.
    }
busy-later = Зараз багато запитів. Відповім тут приблизно за { $seconds } с.
busy-again = Ваш запит прийнято: відповідь буде в моєму повідомленні вище, приблизно за { $seconds } с.
busy-stopped = Перезапуск завадив мені відповісти. Запитайте ще раз.
fault-unreachable = Сервіс коефіцієнтів зараз не відповідає. Спробуйте знову за кілька хвилин.
fault-misfit = Відповідь сервісу коефіцієнтів мені незрозуміла. Мої власники вже знають.
fault-no-definition = Я поки не вмію читати відповіді сервісу коефіцієнтів: моїм власникам треба спершу запустити перевірку.
fault-key = Сервіс коефіцієнтів не приймає мій ключ. Моїм власникам треба вказати чинний.
fault-spent = Мій ліміт у сервісі коефіцієнтів вичерпано. Я знову зможу питати, коли він оновиться.
fault-plan = Мій тариф у сервісі коефіцієнтів цього не передбачає. Мої власники можуть запитувати менше або змінити тариф.
fault-wish = Сервіс коефіцієнтів не знає того, що запитують мої налаштування. Моїм власникам треба їх виправити.
fault-spent-until = Ліміт у сервісі коефіцієнтів вичерпано до { $until }. Раніше нових коефіцієнтів не буде.
fault-not-offered = У моєму сервісі коефіцієнтів цього немає.
lacks-predictions = У { $source } немає прогнозів.
lacks-value-bets = У { $source } немає валуйних ставок.
lacks-fighters = У { $source } немає даних про бійців ММА.
lacks-teams = У { $source } немає списку команд.
lacks-leagues = У { $source } немає списку турнірів.
lacks-bookmakers = У { $source } один коефіцієнт для всіх, тож букмекерів для порівняння там немає.
lacks-bonuses = У { $source } немає бонусів.
fault-refused = Сервіс коефіцієнтів зараз не може на це відповісти. Спробуйте за кілька хвилин.
fault-full = Зберегти не вдалося: мій диск заповнено. Мої власники мають звільнити місце.
fault-cannot-save = Зараз не можу цього зберегти. Спробуйте знову за хвилину.
fault-cannot-look = Зараз не можу цього знайти. Спробуйте знову за хвилину.
fault-retry = Спробувати знову
fault-bug = Щось пішло не так. Це записано (помилка { $id }).
help-button = Довідка
unread-media = Я читаю лише текст. Напишіть назву команди, і я покажу коефіцієнти.
unread-media-group = Я читаю лише текст. Напишіть /odds і назву команди.
unread-edit = Змін у повідомленні я не бачу. Надішліть його, будь ласка, ще раз.

## Names of commands and options, where a platform shows its own for each language: lower-case letters, no spaces

command-name-matches = матчі
command-name-live = наживо
command-name-match = матч
command-name-odds = коефіцієнти
command-name-best = найкращі
command-name-history = рух
command-name-movers = зрушення
command-name-predictions = прогнози
command-name-valuebets = валуйні
command-name-watch = стежити
command-name-unwatch = не-стежити
command-name-watches = підписки
command-name-preview = приклад
command-name-edit = змінити
command-name-pause = пауза
command-name-resume = продовжити
command-name-undo = повернути
command-name-export = експорт
command-name-import = імпорт
command-name-log = журнал
command-name-why = чому
command-name-score = підсумки
command-name-search = пошук
command-name-teams = команди
command-name-team = команда
command-name-leagues = турніри
command-name-fighters = бійці
command-name-fighter = боєць
command-name-bookmakers = букмекери
command-name-bonuses = бонуси
command-name-fair = без-маржі
command-name-arbs = вилки
command-name-stake = розрахунок
command-name-kelly = келлі
command-name-settings = налаштування
command-name-help = довідка
command-name-start = старт
command-name-status = стан
command-name-about = про-бота
command-name-privacy = приватність
command-name-admin = адмін
command-name-mydata = мої-дані
command-name-forgetme = забути-мене
command-name-for = канал
command-name-link = поєднати
command-name-unlink = розділити

option-name-file = файл
option-name-topic = тема
option-name-text = текст
option-name-match = матч
option-name-market = ринок
option-name-format = формат
option-name-selection = результат
option-name-book = букмекер
option-name-books = букмекери
option-name-sport = спорт
option-name-league = турнір
option-name-day = день
option-name-status = статус
option-name-edge = перевага
option-name-price = коефіцієнт
option-name-within = строк
option-name-window = період
option-name-threshold = поріг
option-name-words = слова
option-name-what = що
option-name-fighter = боєць
option-name-team = команда
option-name-prices = коефіцієнти
option-name-method = метод
option-name-change = зміна
option-name-watch = номер
option-name-rule = правило
option-name-until = до
option-name-chat = чат
option-name-code = код
option-name-bet = ставка
option-name-stake = сума
option-name-private = особисто
option-name-role = роль
option-private = Відповідь побачите лише ви

## What operators are told of errors

troubles-heading = Помилки
troubles-times = { $count ->
    [1] Один раз, { $last }
    [one] { $count } раз, уперше { $first }, востаннє { $last }
    [few] { $count } рази, уперше { $first }, востаннє { $last }
   *[other] { $count } разів, уперше { $first }, востаннє { $last }
  }
troubles-how = Усі помилки є в журналі програми. Про кожен вид повідомляю не частіше разу на годину.

## Who is let in

access-blocked = Мої власники закрили тут доступ, тож я не відповідаю.
access-not-listed = Я відповідаю лише в певних чатах, і цього серед них немає.
access-asked = Я відповідаю лише там, де дозволили мої власники. Запит їм надіслано; напишу тут, коли дозволять.
event-asked = Новий чат просить доступу: { $address }
event-asked-by = Новий чат просить доступу: { $address }, пише { $person }
event-admitted = Цей чат тепер має доступ. Напишіть /help, щоб побачити, що я вмію.
event-admitted-there = Доступ відкрито: { $chat }. Керувати: /for.

## /admin: for the operators of a bot

command-admin = Для власників бота: його стан, чати та журнал дій
    .what = status, budget, chats, limits, log, doctor …
    .example = /admin status
admin-heading = Для власників бота
admin-unknown-act = Дії «{ $word }» для власників немає.
admin-in-private = На це відповідаю лише в приватному чаті. Відкрийте приватний чат зі мною й запитайте там.
admin-usage-status = status
admin-usage-budget = budget
admin-usage-chats = chats 1001
admin-usage-chat = chat telegram:42
admin-usage-failed = failed
admin-usage-limits = limits telegram:42 hourly 6
admin-usage-log = log
admin-usage-unclear = unclear
admin-usage-doctor = doctor
admin-act-status = що працює, що відкладено, що не так
admin-act-budget = скільки запитів лишилося й хто їх витратив
admin-act-chats = скільки чатів і в кого найбільше підписок; пошук за частиною адреси
admin-act-chat = що відомо про один чат
admin-act-failed = що за добу не вдалося доставити; надіслати ще раз
admin-act-limits = за скількома матчами може стежити чат і скільки йому надсилати
admin-act-log = що робили власники
admin-act-unclear = що лишилося незрозумілим, без особистих даних
admin-act-doctor = запитує в сервісу коефіцієнтів про все, це триває пів хвилини
admin-status-button = Стан
admin-budget-button = Запити
admin-chats-button = Чати
admin-chat-button = Чат
admin-limits-button = Ліміти
admin-log-button = Журнал
admin-failed-button = Не доставлено
admin-unclear-heading = Не зрозуміло від запуску
admin-unclear-none = Від запуску все було зрозуміло.
admin-unclear-off = Незрозуміле не рахується. Це вмикає { $setting }.
admin-unclear-line = { $count } × { $words }
admin-failed-heading = Не доставлено за добу
admin-failed-none = Усе доставлено або ще в дорозі.
admin-failed-line = { $count ->
        [one] { $count } повідомлення
        [few] { $count } повідомлення
       *[other] { $count } повідомлень
    }, останнє { $last }
admin-failed-again = Надіслати ще раз: { $number }
admin-failed-queued = { $count ->
        [0] Надсилати ще раз більше нічого.
        [one] { $count } повідомлення йде ще раз, якщо воно ще актуальне.
        [few] { $count } повідомлення йдуть ще раз, якщо вони ще актуальні.
       *[other] { $count } повідомлень ідуть ще раз, якщо вони ще актуальні.
    }
admin-doctor-button = Перевірка
admin-platform-telegram = Telegram
admin-platform-discord = Discord
admin-platform-playground = Демо
admin-status-heading = Стан бота
admin-row-version = Версія
admin-version-newer = { $version }; уже є { $newer }
admin-row-since = Запущено
admin-row-platforms = Платформи
admin-platform-up = { $name } працює
admin-platform-down = { $name } не працює
admin-row-database = База даних
admin-row-poller = Останнє опитування
admin-poller-elsewhere = в іншому процесі
admin-row-watched = У підписках
admin-watched = матчів: { $matches }, чатів: { $chats }
admin-row-queue = Сповіщення
admin-queue = у дорозі: { $going }, відкладено: { $held }
admin-queue-oldest = найстаріше мало надійти { $since }
admin-row-backup = Остання щоденна копія
admin-backup-none = немає
admin-disk-full = Диск бази даних заповнено.
admin-odds-failing = Сервіс коефіцієнтів не відповідає вже понад 15 хвилин.
admin-odds-key-refused = Сервіс коефіцієнтів не приймає ключ: вкажіть чинний.
admin-odds-out-of-credits = Ліміт сервісу коефіцієнтів вичерпано.
admin-odds-busy = Сервіс коефіцієнтів просить надсилати менше запитів.
admin-misfit = { $endpoint }: відповідь сервісу коефіцієнтів мені незрозуміла (початок: { $since }): { $misfit }
admin-no-definition = Відповіді сервісу коефіцієнтів поки не читаються: натисніть «{ $button }».
admin-unseen-drafts = Чернетки ніхто не отримує, сповіщення зникають: { $chats }
admin-unlisted = Поруч із резервними копіями не вдається записати список тих, хто просив усе видалити (уперше помічено { $since }): відновлення з копії може повернути їхні дані. Перевірте BACKUP_DIR
admin-status-notes = Помічено у відповідях сервісу коефіцієнтів від запуску:
admin-status-no-notes = У відповідях сервісу коефіцієнтів не помічено нічого незвичного.
admin-status-note = { $endpoint }: { $note } × { $count }
admin-more = І ще { $count }.
admin-budget-heading = Запити до сервісу коефіцієнтів
admin-budget-no-requests = Ще нічого не запитували.
admin-budget-pace = Запитів на хвилину: щонайбільше { $rate }; на цю лишилося { $left }.
admin-budget-pause = Сервіс попросив про паузу; вона скінчиться { $end }.
# Few as many.
admin-budget-demand = { $matches ->
    [0] За жодним матчем не стежать.
    [one] На опитування { $matches } матчу з підписок іде { $share } запитів.
   *[other] На опитування { $matches } матчів із підписок іде { $share } запитів.
  }
admin-budget-demand-too-much = На опитування всіх матчів із підписок ({ $matches }) так часто, як вони оновлюються, пішло б { $share } наявних запитів. Тому всі опитуються рідше: зміни помічаються із запізненням у середньому до { $minutes ->
    [one] { $minutes } хвилини
    [few] { $minutes } хвилин
   *[other] { $minutes } хвилин
  }.
admin-credits-used = Витрачено
admin-credits-of = { $used } з { $units }
admin-credits-left = Залишилося
admin-credits-until = { $left } до { $end }
admin-credits-pace = За такого темпу
admin-credits-lasts = запас у кінці: { $left }
admin-credits-dry = вистачить до { $end }
admin-credits-column-league = Турнір
admin-credits-column-day = На день
admin-credits-column-watch = Підписка
admin-credits-one-more = Ще один турнір забирав би близько { $units } на день.
admin-credits-alerted = Зі 100 рухів до сповіщення доходить близько { $now }, а за вдвічі більшого ліміту доходило б близько { $doubled }.
admin-budget-most = Найбільше підписок у:
admin-budget-used = Витрачено за останню годину:
admin-column-for = Для
admin-column-requests = Запити
admin-lane-person = людей
admin-lane-poller = сповіщень
admin-budget-this-process = Пораховано лише в цьому процесі.
admin-chats-heading = Чати
admin-chats-none = Такого чату немає.
admin-chats-how = Знайти за частиною адреси: { $usage }
admin-chat-line = { $address }: { $watches ->
    [one] { $watches } підписка
    [few] { $watches } підписки
   *[other] { $watches } підписок
  }
admin-chat-line-state = { $address }: { $watches ->
    [one] { $watches } підписка
    [few] { $watches } підписки
   *[other] { $watches } підписок
  } ({ $state })
admin-state-active = активний
admin-state-suspended = недоступний
admin-state-asked = ще без доступу
admin-state-blocked = заблокований
admin-state-since = { $state }, { $since }
admin-count-active = { $count ->
    [one] { $count } активний
    [few] { $count } активних
    [many] { $count } активних
   *[other] { $count } активних
  }
admin-count-suspended = { $count ->
    [one] { $count } недоступний
    [few] { $count } недоступних
    [many] { $count } недоступних
   *[other] { $count } недоступних
  }
admin-count-asked = { $count } ще без доступу
admin-count-blocked = { $count ->
    [one] { $count } заблокований
    [few] { $count } заблокованих
    [many] { $count } заблокованих
   *[other] { $count } заблокованих
  }
admin-row-state = Стан
admin-row-reason = Причина
admin-row-known = Уперше помічено
admin-row-language = Мова
admin-row-watches = Матчів у підписках
admin-of = { $count } із { $most }
admin-row-hourly = Повідомлень на годину
admin-row-matches = Матчі
admin-row-messages = Повідомлень за тиждень
admin-row-waiting = Сповіщення в черзі
admin-row-log = У журналі
admin-which-chat = Який чат? Напишіть його адресу, наприклад: telegram:42
admin-no-such-chat = Чату { $address } я не знаю.
admin-limits-saved = Збережено.
admin-limits-watches = { $count ->
    [one] { $count } матч
    [few] { $count } матчі
   *[other] { $count } матчів
  }
admin-limits-how = Інші числа: { $usage }
admin-limits-unclear = Для { $address } можна вказати: hourly і число до 60 або off; watches і число до 1000 або usual.
admin-usage-block = block telegram:42
admin-usage-allow = allow telegram:42
admin-usage-leave = leave telegram:-1001
admin-act-block = більше не відповідає чату або людині; людина в Discord — discord:@42
admin-act-allow = дає доступ тому, хто просив або був заблокований
admin-act-leave = виходить із групи або сервера
admin-block-button = Заблокувати
admin-allow-button = Дозволити
admin-unblock-button = Розблокувати
admin-refuse-button = Відмовити
admin-asked-button = Хто чекає доступу
admin-leave-button = Вийти
admin-blocked = { $address }: доступ закрито. Відповім там востаннє, щоб повідомити про це; далі ні відповідей, ні сповіщень не буде.
admin-block-operator = { $address }: це власник, його не можна заблокувати.
admin-allowed = { $address } має доступ.
admin-not-shut = { $address } ніхто не блокував.
admin-left = Вихід виконано: { $address }.
admin-leave-private = { $address } — приватна розмова, з неї не вийти. Натомість заблокуйте її.
admin-leave-failed = Не вдалося вийти з { $address }. Спробуйте за кілька хвилин.
admin-usage-broadcast = broadcast Повернуся о 9.
admin-act-broadcast = розсилає повідомлення всім чатам; спершу показує його вам
admin-broadcast-how = Напишіть, що повідомити всім чатам: /admin broadcast і текст. Доки ви не натиснете кнопку, нічого не буде надіслано.
admin-broadcast-long = Задовгий текст: щонайбільше 1500 знаків.
admin-broadcast-heading = Ще не надіслано
admin-broadcast-takes = { $count ->
    [one] { $count } чат
    [few] { $count } чати
   *[other] { $count } чатів
  }, триватиме приблизно { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
  }; сповіщення йдуть першими. Текст повідомлення:
admin-broadcast-send = { $count ->
    [one] Надіслати в { $count } чат
    [few] Надіслати в { $count } чати
   *[other] Надіслати в { $count } чатів
  }
admin-broadcast-old = Цей текст старший за годину, або його в мене вже немає. Напишіть його знову.
admin-broadcast-begun = Надсилається.
admin-broadcast-already = Його вже надсилають або надіслали; двічі не отримає жоден чат.
admin-broadcast-progress = Надіслано: { $told }, чекає: { $waiting }
admin-broadcast-stop = Зупинити
admin-broadcast-stopped = Зупинено. Надіслано: { $told }, не надіслано: { $left }
event-notice = Усім чатам від власників бота
admin-log-heading = Що робили власники
admin-log-none = Поки що нічого.
admin-log-line = { $at } { $operator }: { $act }
admin-doctor-heading = Перевірка
admin-doctor-fine = Усе зрозуміло.
admin-doctor-trouble = У відповідях сервісу коефіцієнтів не все зрозуміло.
admin-column-endpoint = Адреса
admin-column-verdict = Підсумок
admin-column-items = К-сть
admin-verdict-understood = добре
admin-verdict-partly = частково
admin-verdict-empty = порожньо
admin-verdict-open = вирішити
admin-verdict-misfit = інакше
admin-verdict-not-understood = неясно
admin-verdict-refused = відмова
admin-verdict-unreachable = мовчить
admin-verdict-not-asked = не питали
admin-degraded-heading = Що від цього страждає:
admin-degraded = { $feature }: { $cause }
admin-feature-matches = список матчів і пошук їх за словами
admin-feature-slug = матч за його адресою (slug)
admin-feature-odds = коефіцієнти
admin-feature-alerts = сповіщення
admin-feature-history = рух коефіцієнтів
admin-feature-predictions = прогнози
admin-feature-valuebets = валуйні ставки
admin-feature-fighters = бійці
admin-feature-teams = команди
admin-feature-leagues = турніри
admin-feature-bookmakers = букмекери та їхній рейтинг
admin-feature-bonuses = бонуси
admin-feature-kickoff = час початку матчів
admin-feature-live = розпізнавання матчів наживо
admin-feature-sports = матчі за видом спорту
admin-feature-books = коефіцієнти за букмекерами
admin-feature-records = рекорди бійців
admin-feature-results = результати
admin-cause-no-answer = { $endpoint } не відповідає
admin-cause-not-understood = відповідь { $endpoint } незрозуміла
admin-cause-field = у { $endpoint } ніде немає { $field }
admin-cause-filter = { $endpoint } не зважає на { $field }
admin-filters-heading = Фільтри списку матчів:
admin-filter = { $parameter }: { $works }
admin-works-yes = працює
admin-works-no = не працює
admin-works-unclear = невідомо
admin-refused-heading = Пропущено у відповідях:
admin-questions-heading = Треба вирішити:
admin-questions-how = { $command } запише опис у файл: у ньому й вирішуйте.
admin-definition-new = Ось як я тепер читаю відповіді сервісу коефіцієнтів.
admin-service-works = { $service } відповідає як слід.
admin-service-works-key = { $service } приймає мій ключ і відповідає як слід.
admin-service-key = { $service } не приймає мій ключ. Перевірте { $settings }.
admin-service-plan = Мій ключ правильний, але його тариф не передбачає того, про що я питаю. Перевірте { $settings }.
admin-service-spent = Мій ключ правильний, але його ліміт вичерпано.
admin-service-busy = { $service } зараз отримує забагато запитів. Можливо, моїм ключем користується й інша програма.
admin-service-choices = { $service } не знає того, про що я питаю. Перевірте { $settings }.
admin-service-misfit = { $service } надсилає не те, що вказано в описі: { $detail }
admin-service-refused = { $service } відмовляється відповідати: { $detail }
admin-service-down = Не вдається зв’язатися з { $service }: { $detail }. Перевірте { $settings }.
admin-service-has = Що там є:
admin-service-left =
    { $per ->
        [hour] Залишилося в цій годині: { $units }
        [day] Залишилося сьогодні: { $units }
        [month] Залишилося цього місяця: { $units }
       *[other] Залишилося зараз: { $units }
    }
admin-service-looks =
    { $looks ->
        [one] На всі підписки разом припадає близько { $looks } запиту на день.
        [few] На всі підписки разом припадає близько { $looks } запитів на день.
        [many] На всі підписки разом припадає близько { $looks } запитів на день.
       *[other] На всі підписки разом припадає близько { $looks } запитів на день.
    }

## The playground page

playground-tag = демо
playground-welcome = Запитайте про коефіцієнти, стежте за матчем, дочекайтеся сповіщення
playground-hint = Введіть /, щоб побачити всі команди, назву клубу, щоб побачити його коефіцієнти, або почніть з одного з цих:
playground-feed = Розмова
playground-input = Повідомлення
playground-placeholder = Клуб або / для списку команд
playground-send = Надіслати
playground-palette = Команди й підказки
playground-you = Ви:
playground-writing = Пише…
playground-alert = Сповіщення
playground-silent = без звуку
playground-personal = Це бачите лише ви
playground-changed = оновлено
playground-table = Таблиця
playground-mark-best = найкращий
playground-mark-up = вгору
playground-mark-down = вниз
playground-connecting = З’єднання…
playground-connected = З’єднано
playground-reconnecting = Повторне з’єднання…
playground-paused = У цій вкладці призупинено
playground-away = Відповіді немає. Чи бот іще працює?
playground-refused = На це не вдалося відповісти.
playground-retry = Спробувати знову
playground-newer = Нове сповіщення
playground-settings = Налаштування
playground-language = Мова
playground-place = Цей чат —
playground-private = приватний
playground-group = група
playground-admin = Я адміністратор групи
playground-chat = Чат
playground-new-chat = Відкрити інший чат
playground-menu = Вибрати
playground-views = Показувати відповіді як
playground-view-chat = Чат
playground-view-telegram = Telegram
playground-view-discord = Discord
playground-view-data = Дані
playground-view-reply = Сама відповідь
playground-readers = Чат поруч із цим
playground-readers-hint = Має свою мову, формат коефіцієнтів і підписки. Ті самі коефіцієнти дійдуть до кожного чату за його правилами.
playground-add-reader = Відкрити поруч
playground-remove = Закрити цей чат
playground-me = Ви
playground-format = Формат коефіцієнтів
playground-format-decimal = Десятковий
playground-format-fractional = Дробовий
playground-format-american = Американський
playground-format-hongkong = Гонконгський
playground-format-percent = Відсотки
playground-market = Ринок
playground-market-hint = Вигаданий і рухається сам. Зсуньте лінію й подивіться, кого буде сповіщено.
playground-market-real = Справжні коефіцієнти, без ключа:
playground-market-odds = Коефіцієнти
playground-market-watch = Стежити
playground-market-push = Зсунути лінію
playground-market-chance = Шанс П1
playground-pushed = Зсунуто:
playground-pushed-next = Хто стежить за цим матчем, отримає сповіщення протягом пів хвилини.
playground-tour = Перша хвилина
playground-tour-odds = Запитайте про коефіцієнти
playground-tour-odds-why = Коефіцієнти кожного букмекера, найкращі позначено.
playground-tour-watch = Стежте за матчем
playground-tour-watch-why = Коли коефіцієнт зміниться, сюди надійде сповіщення.
playground-tour-push = Зсуньте лінію
playground-tour-push-why = Вона зсунеться на 6 в. п. імовірності; сповіщення надійде протягом пів хвилини.
playground-tour-go = Зробити
playground-tour-skip = Пропустити
playground-tour-done = Це було ваше перше сповіщення
playground-close = Закрити

## Pictures

chart-button = Графік
chart-books = Усі букмекери
chart-start = Початок
chart-band = діапазон
chart-best = найкращий кеф
chart-gap = немає даних
chart-told = сповіщення
# Few as many.
chart-consensus = { $books ->
    [1] один букмекер, без маржі
    [one] чесний коефіцієнт { $books } букмекера
   *[other] чесний коефіцієнт { $books } букмекерів
  }
chart-subject = { $market } · { $whose } · з { $since }
chart-of = { $market } · { $whose }
chart-way = { $from } → { $now }
chart-since = Перші дані: { $since }.
chart-alt = Графік: { $title }, { $subject }. { $figures }.
chart-board-subject = { $market } · { $books ->
    [one] { $books } букмекер
    [few] { $books } букмекери
   *[other] { $books } букмекерів
  }{ $isFair ->
    [yes] {" "}· відхилення від коефіцієнта без маржі
   *[no] {""}
  }
chart-board-framed = { $subject }, найкращий у рамці
chart-distance = { $points }%
chart-best-of = { $price } { $book } · без маржі { $fair }
chart-price-at = { $price } { $book }
chart-fair-only = без маржі { $fair }
chart-movers-subject = Коефіцієнти без маржі: було → стало
chart-mover = { $selection } · { $same } із { $books ->
    [one] { $books } букмекера
    [few] { $books } букмекерів
   *[other] { $books } букмекерів
  }
chart-price = Кеф
chart-edge = Перевага
chart-bet = { $selection } · { $book }
chart-bet-figures = { $price } · +{ $edge }
chart-bets-subject = { $count ->
    [one] { $count } валуйна ставка
    [few] { $count } валуйні ставки
   *[other] { $cut ->
        [yes] { $count } найкращих валуйних ставок
       *[no] { $count } валуйних ставок
    }
  }: коефіцієнт і перевага{ $isNarrowed ->
    [yes] {" "}· { $narrowed }
   *[no] {""}
  }
chart-alerts = Що було після ваших сповіщень
chart-alerts-summary = { $count ->
    [one] { $count } сповіщення
    [few] { $count } сповіщення
   *[other] { $count } сповіщень
  }, лінія: далі { $on } · на місці { $stayed } · назад { $back }
chart-alerts-told = Рух до сповіщення, в. п.
chart-alerts-after = Рух після, в. п.
chart-alerts-stayed = на місці
chart-alerts-explained = У в. п., від сповіщення до початку матчу або дотепер: над рискою коефіцієнт пішов далі в той самий бік, під нею — назад.
chart-alerts-none = Сповіщень про коефіцієнти для графіка ще немає.
chart-alert = { $selection } · { $day }
chart-alert-way = { $from } → { $to } → { $now }
