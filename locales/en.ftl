# English: the reference. Every other language has the same keys with the same variables.
# Names, prices and times come in as variables that are already written for the reader's language.

## Credit: on every message

credit = Data: { $source }
credit-simulated = Simulated odds from Linewatch’s sandbox. No team, bookmaker or price is real.
credit-simulated-short = Simulated: no real odds
cut = … The rest didn’t fit.

## Selections and markets

selection-draw = Draw
selection-over = Over
selection-under = Under
selection-yes = Yes
selection-no = No
selection-1X = 1X
selection-12 = 12
selection-X2 = X2
selection-line = { $selection } { $line }
label-value = { $label }: { $value }
column-home = 1
column-draw = X
column-away = 2
column-over = Over
column-under = Under
column-yes = Yes
column-no = No

## Sports and states

sport-numbered = Sport { $code }
sport-football = Football
sport-ice-hockey = Ice hockey
sport-hockey = Hockey
sport-basketball = Basketball
sport-tennis = Tennis
sport-mma = MMA
sport-baseball = Baseball
sport-american-football = American football

status-scheduled = upcoming
    .matches = upcoming
status-live = live
    .matches = live
status-finished = finished
    .matches = finished
status-postponed = postponed
    .matches = postponed
status-cancelled = cancelled
    .matches = cancelled
status-no-time = time not known

match-title = { $home } v { $away }
row-against = v { $opponent }

## /start and /help

command-start = What this bot does
start-heading = Linewatch
start-what = Ten bookmakers’ odds side by side, and an alert when they move.
    .without-bets = Current odds, and an alert when they move.
    .without-model = Bookmakers’ odds side by side, and an alert when they move.
start-how = Type a team, for example { $team }, or pick a match:
start-how-plain = Type a team’s name, or press a button.
start-how-group = Type /odds and a team, or press a button.
start-today = Today’s matches
start-matches = Matches
start-valuebets = Value bets

command-help = All commands with examples
    .topic = A topic or a command, for example watches
    .example = /help watches
help-heading = Help
help-first = ‹ Help
help-topic-matches = Matches and teams
help-topic-odds = Odds
help-topic-watches = Watches
help-topic-alerts = Alerts
help-topic-money = Bets and money
help-topic-chat = This chat
help-unknown = “{ $words }” isn’t a topic. Choose one below.
help-line = { $usage } – { $description }
help-group = In groups, admins decide in /settings who can add and remove watches.
help-thumb = 👍 under an alert about one match mutes that match. Remove it to get alerts again.
help-thumb-group = 👍 under an alert about one match mutes it, where I’m an admin. Remove it to get alerts again.
help-thumb-several = If an alert covers several matches, I react with 🤔 and mute none. Press “{ $mute }” to choose.
help-threads = Give alerts their own threads, one per match or league: { $usage }
    .usage = /settings threads match
help-words = Where I need a match, type a team’s name, or the number after the #.
help-fixtures = { $usage } posts each day’s matches for everything watched here.
help-carried = Use my commands in any chat, even where nobody has added me: open my profile, press “Add App”.

## /matches

command-matches = Matches of the next few days
    .sport = A sport or a league, for example football
    .league = A league, by words of its name
    .day = today, tomorrow, sat, or a date like 23/11
    .status = live, scheduled or finished
    .example = /matches football tomorrow
command-live = Matches live right now
    .sport = A sport or a league, for example football
    .league = A league, by part of its name
    .example = /live football
matches-heading = Matches
matches-row = { $time } · { $title }
matches-prices = Best prices on 1 / X / 2, where I know them.
matches-prices-updated = Best prices on 1 / X / 2 · updated { $age }
fixtures-heading = Matches · { $day }
fixtures-more = … and { $count } more
matches-none = There are no matches right now.
matches-none-sport = { $sport }: no matches right now.
matches-all = All matches
matches-live = Live now
matches-pick = Which matches?
matches-pick-button = Sport ▾
page-shown = { $first }–{ $last } of { $total }
page-list-cut = The odds service’s list is longer than I could read: this is its first part.
page-next = Next ›
page-previous = ‹ Previous
file-button = CSV
file-done = { $isWhole ->
    [no] The newest { $count } of { $total } rows
   *[yes] { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
  } for a spreadsheet. Times are UTC, prices decimal.
file-column-part = Part
file-column-name = Name
file-column-number = Number
file-column-starts = Starts (UTC)
file-column-home = Home
file-column-away = Away
file-column-sport = Sport
file-column-league = League
file-column-status = Status
file-column-market = Market
file-column-selection = Selection
file-column-book = Book
file-column-price = Price
file-column-model = Model price
    .without-list = Fair odds
file-column-edge = Edge, %
file-column-recorded = Recorded (UTC)
file-column-stake = Stake
file-column-result = Result
file-column-returned = Returned
file-column-fair-close = Fair closing price
file-column-clv = Closing-line value, %
file-column-watch = Watch
file-column-rule = Rule
file-column-state = State
file-column-from = Was
file-column-to = Now
file-column-time = Time (UTC)
file-column-decision = What happened

## /odds

command-odds = Odds of a match, book by book
    .match = A team, two teams, or #number
    .market = A market: winner, over 2.5 or handicap -1.5
    .format = A format just this once, like american or fractional
    .example = /odds { $match }
odds-when = { $league } · { $start }
odds-when-no-league = { $start }
odds-best-prices = Best: { $prices }
odds-margin-updated = Average margin { $margin } · updated { $age }
odds-updated = Updated { $age }
odds-markets = Markets
odds-line = Line { $line }
odds-all-books = All { $count } books
odds-market-winner = Winner
odds-market-result = Match result
odds-market-two-way = Winner without a draw
odds-market-three-way = Winner with a draw
odds-market-double-chance = Double chance
odds-market-draw-no-bet = Draw no bet
odds-market-total = Over/under { $line }
odds-market-handicap = Handicap { $line }
odds-market-both-score = Both teams to score
odds-market-other = Other
odds-book = Book
odds-fair = Fair
odds-fair-row = Fair odds
odds-chance = Chance %
odds-unnamed-book = Unnamed book
odds-best = Best price for { $selection }: { $price } ({ $book })
odds-best-range = Best price for { $selection }: { $price } ({ $book }) · all books { $low } – { $high }
odds-best-full = Best price for { $selection }: { $price } ({ $book }) · all books { $low } – { $high }, chance { $lowChance }–{ $highChance }
odds-best-fair = { $selection }: { $price } ({ $book }) · fair { $fair }
odds-best-none = Best price for { $selection }: none
odds-shows-alone = { $book } shows { $price }, { $points ->
    [0] far from the rest in this market
    [one] { $points } pp off the rest
   *[other] { $points } pp off the rest
  }
odds-shows-unsound = { $book } shows { $price }, margin { $margin }, left out
odds-alone = { $sign } Far off the others: { $books }
odds-alone-book = { $book }, { $points ->
    [one] { $points } pp
   *[other] { $points } pp
  }
odds-alone-book-late = { $book }, { $points ->
    [one] { $points } pp
   *[other] { $points } pp
  } (updated { $minutes } min before the others)
odds-unsound = { $sign } Left out: { $books }
odds-unsound-book = { $book } (margin { $margin })
odds-market-missing = No prices for “{ $market }” here, so this is the main market.
odds-margins = Margin { $average } on average: { $books }
odds-own-books = { $sign } Your books: best prices are theirs
odds-own-books-absent = None of your books has this: all books count
odds-consensus-note = Fair and Chance: the books’ average with their margin taken out.
odds-age = Odds updated { $age }.
odds-next = next { $time }
odds-closing = The last prices recorded before the start.
odds-age-old = ⚠️ Old odds: last updated { $age }, so they may have moved.
odds-old-failure = ⚠️ Old odds, updated { $age }. The odds service isn’t answering.
odds-failure = The odds service isn’t answering. This is the last it sent.
odds-misfit = The odds service is sending something I can’t read. This is the last it sent.
odds-key = The odds service refuses my key. This is the last it sent.
odds-spent = Out of credits until { $until }. This is the last the odds service sent.
odds-plan = My plan with the odds service doesn’t include this. This is the last it sent.
odds-wish = The odds service doesn’t recognise what my settings ask for. This is the last it sent.
odds-spent-until = Out of credits until { $until }. These odds are from { $at }.
odds-busy = The odds service isn’t taking any more requests right now. This is the last it sent.
odds-busy-waits = The odds service isn’t taking requests until { $until }. This is the last it sent.
odds-busy-until = The odds service isn’t taking requests until { $until }. These odds are from { $at }.
odds-none = No bookmaker has odds for this match right now.
odds-refresh = Refresh
odds-watch = Watch
odds-watching = Watching: { $rule }

## Finding a match

find-many = Which match?
find-many-first = the first { $count }:
find-more = More ›
find-unknown = I don’t know “{ $words }”: no team, player or league here has that name.
find-sports = I have: { $sports }.
find-match-row = { $title }
  { $start } · { $league }
find-match-row-no-league = { $title }
  { $start }
find-fixture = { $day } · { $title }
find-many-more = Too many matches to list. Add the other team or a day.
find-name-one = “{ $words }” could be several things. Name both teams or the match’s number, for example: { $example }
find-apart = I can’t find a match between { $first } and { $second }. The next match of each:
find-number = I don’t have a line { $words } here. Choose a match, or type #{ $words } for the match with that number:
find-none-near = I can’t find a match for “{ $words }”. Did you mean one of these?
ask-match = Which match? Choose one, or type a team’s name:
ask-match-command = Which match? Choose one, or type { $command } with a team’s name:
talk-today = Today’s matches
talk-watch = Watch a match
talk-odds = Odds of a match
talk-hello = Hi! Type a team’s name, { $team } for example, and I’ll show its odds. I can alert you when they move.
talk-welcome = You’re welcome.
talk-sorry = Sorry about that. Type a team’s name, or pick one of these.
talk-valuebet = A value bet is a price that pays more than the chance is worth. If a team should win half the time, fair odds are 2.00, and a price of 2.10 is value. It only pays off on average, and only if the estimate is right.
talk-fair = Fair odds are the books’ odds with their margin taken out. They show the real chance behind a price.
talk-margin = Add up the chances behind one bookmaker’s prices and you get more than 100%, say 105%. The extra 5% is the margin: what the bookmaker keeps on average.
talk-surebet = Now and then the best prices of several books pay back more than you stake, whoever wins. That’s a sure bet. They’re rare, small and gone quickly.
talk-alerts = Open a match and press Watch. I’ll alert you when its odds move, or when a price reaches your limit: type “{ $usage }”.
talk-whowins = Nobody knows. The odds show what the books expect, and the model has its own chances.
talk-howmuch = I don’t give betting advice. If you have your own estimate of the chance, the Kelly calculator shows a stake. Many people use a quarter of it.
talk-free = It’s free. I take no bets and earn nothing from them.
talk-source = The odds come from { $source } and are refreshed every few minutes. Each message says how old they are.
talk-source-invented = These odds are invented, for trying things out.
talk-who = I’m a program. I compare bookmakers’ odds and alert you when they move. I don’t take bets.
talk-legal = I only compare odds and take no bets. Whether betting is legal for you depends on where you live.
talk-unclear = I didn’t get that. Type a team’s name for its odds, or pick one:
talk-unknown = I don’t know “{ $words }”: no team or league here has that name. There’s { $sports }.
talk-bet = Write down this bet on { $title }: { $bet }?
talk-none-on = No match on { $day }. The next one:
talk-ignored = I didn’t get “{ $words }”.
talk-nobody = No team or league here is called “{ $words }”.
talk-lacking = There are no odds on “{ $words }” here. I have winners, totals, handicaps and both teams to score, where a match offers them.
talk-picks = Nobody picks bets here, and no bet is sure. These are the odds, and the lowest price is the favourite:
talk-chats = Alerts come to the chat where you set them. To get them alone, write to me in a private chat. To use me in a group, add me there from my profile.
talk-nobets = I don’t take bets. These are the bookmakers’ odds:
talk-results = I don’t have scores or results, only odds.
talk-combined = I don’t work out combined bets. These are the matches one by one:
talk-reminder = I can remind you before a match you watch. Watch it, then choose how long before in the settings, under “Reminder”.
talk-left = OK, I’ve left it.
talk-differ = Each bookmaker has its own estimate and margin, and moves when it likes. That’s why comparing pays.
talk-absent = “{ $words }” isn’t covered here. There’s { $sports }.
talk-term-odds = Decimal odds say what a stake of 1 pays back: at 2.45 it’s 2.45, stake included. The chance behind a price is 1 divided by it, about 41% here. 1 is the first team, X the draw, 2 the second team.
talk-term-winner = 1X2 has three results: 1 is a win for the first team, X a draw, 2 a win for the second team.
talk-term-total = A total is the number of goals or points in a match. Over 2.5 wins with 3 goals or more, under 2.5 with 2 or fewer. The half means nobody can land on the line.
talk-term-btts = Both teams to score: “yes” wins if each team scores at least once, “no” if either of them doesn’t.
talk-term-handicap = A handicap gives one team a lead or takes goals off it. At −1.5 a team has to win by two or more, at +1.5 it can lose by one.
talk-term-dnb = Draw no bet: you name the winner, and after a draw the stake comes back.
talk-term-dc = A double chance covers two of the three results: 1X is a home win or a draw, X2 an away win or a draw, 12 anything but a draw.

## /valuebets

command-valuebets = Prices with an edge over fair odds
    .sport = A sport, for example football
    .edge = At least this edge, for example 5%
    .price = A price range, for example 1.5-3
    .within = How soon it starts, for example 12h
    .book = A bookmaker
    .example = /valuebets 3% 1.5-3
valuebets-heading = Value bets
valuebets-explained = Prices above the model’s odds. Not advice.
    .without-list = Prices above fair odds by 1% or more. Not advice.
valuebets-against-others = Prices 1% or more above the other books’ fair odds. Not advice.
valuebets-against = Prices 1% or more above the fair odds of { $book }. Not advice.
valuebets-row = { $selection } { $price } · { $edge }
valuebets-book = { $others ->
    [0] { $book }
   *[other] { $book } + { $others } more
  }
valuebets-none = No value bets right now.
    .without-list = No value bets right now. I look at the matches someone watches or looked up in the last hour.
valuebets-none-filter = { $count ->
    [one] The only value bet right now doesn’t fit.
   *[other] None of the { $count } value bets right now fits.
  }
valuebets-edge = from { $edge }
valuebets-price = price { $low }–{ $high }
valuebets-within = { $hours ->
    [one] within { $hours } hour
   *[other] within { $hours } hours
  }
valuebets-all = All value bets
valuebets-bad-filter = I don’t understand “{ $words }”. You can filter by edge, price, hours, sport or bookmaker, for example: /valuebets 5% 1.5-3 12h
valuebets-model = These are a model’s figures, not advice.
    .without-list = I work these out from bookmakers’ prices. Not advice.
valuebets-age = Updated { $age }.
valuebets-age-old = Old figures: last updated { $age }, so prices may have moved.

## Watches on value bets

valuebets-watch = Alert me to these
bet-watch-done = Watching value bets: { $filter }.
bet-watch-changed = Value-bet watch restarted: { $filter }.
bet-watch-all = all of them
bet-watch-title = Value bets: { $filter }
bet-watch-rule = { $points ->
    [one] I’ll alert you when one appears, and again when its edge grows by { $amount } pp. When it’s gone, I update those messages.
   *[other] I’ll alert you when one appears, and again when its edge grows by { $amount } pp. When it’s gone, I update those messages.
  }
bet-watch-now = { $count ->
    [0] None fits right now.
    [one] One fits right now; I’ll alert you to new ones only.
   *[other] { $count } fit right now; I’ll alert you to new ones only.
  }
bet-watch-now-unknown = I can’t read the list right now. I’ll alert you to what’s new after my next check.
bet-watch-rule-words = { $filter } · { $rule }
bet-watch-improving = { $points ->
    [one] improving by { $amount } pp
   *[other] improving by { $amount } pp
  }
bet-details-paused = Paused. I’ll skip new bets until you resume.
bet-details-resumed = Active again. I’ll alert you to what’s new after my next check.
bet-details-changed = Watch changed. I’ll alert you to new bets only.
bet-watch-same = You already have this value-bet watch.
bet-watch-limit = This chat already has { $count ->
    [one] { $count } value-bet watch
   *[other] { $count } value-bet watches
}, the most it can have. Stop one first.
bet-watch-bad-improvement = I don’t understand “{ $typed }”. By how many pp must the edge grow? For example: /watch value bets 3% improving by 1
unwatch-bets-done = Stopped watching value bets: { $filter }.
bet-alert-appeared = { $count ->
    [1] New value bet: { $edge }
   *[other] { $count } new value bets
  }
bet-alert-improved = { $count ->
    [1] Value bet improved: { $before } → { $edge }
   *[other] { $count } value bets improved
  }
bet-alert-both = { $count } value bets: new and improved
bet-alert-gone = { $count ->
    [one] A value bet is gone
   *[other] { $count } value bets are gone
  }
bet-alert-gone-too = Gone · { $count }
bet-alert-gone-row = { $selection } { $price }{ $known ->
    [yes] {""}, now { $now }
   *[no] {""}
  }
bet-alert-missed = { $count ->
    [one] { $count } more came and went
   *[other] { $count } more came and went
  }
bet-alert-row = { $selection } { $price } · { $news ->
    [improved] { $before } → { $edge }
   *[appeared] { $edge }
  }
bet-alert-at = { $selection } { $price } at { $books }
bet-alert-books = { $book }{ $others ->
    [0] {""}
   *[other] {" "}+ { $others } more
  }
bet-alert-offer = { $selection } at { $price } ({ $book })
bet-alert-offer-no-book = { $selection } at { $price }
bet-alert-watch = This watch
alert-bets = Value bets
bet-gone-left = { $offer }: gone since { $time }
bet-gone-left-now = { $offer }: gone since { $time }, then { $now }
bet-gone-below = { $offer }: edge too small since { $time }
bet-gone-below-now = { $offer }: edge too small since { $time }, then { $now }
bet-gone-began = { $offer }: the match has started

## /match, /best, /history

command-match = One match: league, time, markets
    .match = A team, two teams, or #number
    .example = /match { $match }
match-sport = Sport
match-league = League
match-start = Starts
match-status = Status
match-markets = Markets
match-no-markets = no odds right now
match-books = Books
match-number = Number
match-details = Details
match-best = Best price
best-title = { $kind ->
    [side] { $selection } to win: { $price }
   *[other] { $selection }: { $price }
  }
best-at = at { $books }
best-at-more = at { $books } + { $others } more
match-history = History
match-prediction = Prediction

command-best = Best prices for one selection
    .match = A team, two teams, or #number
    .selection = 1, X, 2, a team, or over 2.5
    .example = /best { $match } 1
best-price = Price
best-edge = Edge
best-fair = Edge: over fair odds of { $fair }
best-fair-updated = Edge: over fair odds of { $fair } · updated { $age }
best-which = Which selection?
best-missing = No bookmaker has { $selection } right now. On offer:
best-unknown = I don’t know “{ $selection }”. Type 1, X, 2, a team or over 2.5, or choose:
best-paid-back = { $stake } at the best price returns { $returned }, a profit of { $profit }. You bet at the bookmaker, not here.
best-others = Other selections

command-history = How the odds of a match have moved
    .match = A team, two teams, or #number
    .book = A bookmaker; without one, the fair odds of all
    .selection = 1, X, 2, a team, or over 2.5
    .example = /history { $match }
history-none = I don’t have a history for these odds yet.
history-none-book = I have no history for { $book } here yet.
history-of = { $market } · { $whose }
history-consensus = fair odds, without margin
history-open = Open
history-now = Now
history-points = pp
history-chance = Chance
history-net = Change
history-range = Range
history-reading = { $price } · chance { $chance } · { $time }
history-net-none = no change
history-net-shortened = ▼ shortened: { $price } in price, { $points } pp
history-net-drifted = ▲ drifted: { $price } in price, { $points } pp
history-since = Since { $since }. ▼ shortened, ▲ drifted. Taller bars mean shorter prices.
history-says = chance from { $from } to { $to }, lowest { $low }, highest { $high }
history-unknown = I don’t know a bookmaker or selection “{ $words }” here. For example: 1, X, 2 or a bookmaker’s name.
history-all = All selections
history-consensus-button = Fair odds

## /predictions, /movers

command-predictions = The model’s chances beside the books’
    .match = A team, two teams, or #number; without it, the widest gaps
    .example = /predictions { $match }
predictions-heading = Model v bookmakers
predictions-order = The widest gaps first. A model, not a tip.
predictions-row = { $selection } { $model }, books { $books } · { $gap }
predictions-points = { $points } pp
predictions-row-no-market = { $selection } { $model }
predictions-model = Model
predictions-market = Books
predictions-gap = Gap
predictions-explained = Books: their average without margin. The gap is in pp of probability.
predictions-some-without = No books shown: nobody has looked up those odds yet. Press the match to compare.
predictions-others = Other matches have no fresh odds to compare with. Look one up: /predictions and a team.
predictions-no-market = No odds to compare with right now.
predictions-note = A model, not a tip.
predictions-none = No predictions right now.
predictions-none-match = There’s no prediction for this match.
predictions-all = All predictions
predictions-watch = Watch for a gap of { $points }

command-movers = Biggest odds moves
    .books = How many books moved the same way, for example books>=5
    .window = 1h, 6h or 24h
    .sport = A sport or a league
    .league = A league
    .example = /movers 24h books>=5
movers-heading = { $hours ->
    [one] Biggest moves · last hour
   *[other] Biggest moves · last { $hours } hours
  }
movers-row = { $arrow } { $selection } { $from } → { $to }
movers-agree = { $same } of { $books } books
movers-explained = Fair odds of matches that someone here has watched or looked up.
movers-since = Since { $since } or before.
movers-none = No match here has moved in that time.
movers-nothing-recorded = Nothing to show yet. I keep a match’s odds once someone looks it up or watches it.
movers-none-fitting = No match here fits that.
movers-books = { $books } books or more the same way
movers-all = All movers
movers-bad-books = I don’t understand “{ $books }”. Type how many books, for example: /movers books>=5
movers-window = { $hours } h
movers-bad-window = I don’t understand “{ $window }”. Type hours, up to 168, for example: /movers tennis 24h

## /watch, /unwatch, /watches

command-watch = Get alerts when odds move
    .without-bets = Get alerts when odds move
    .rule = What counts: 3pp, 5% or 0.10; home, shortens, best, books>=3, from 2.10, edge>=6pp
    .rule-without-model = What counts: 3pp, 5% or 0.10; home, shortens, best, books>=3, from 2.10
    .match = A match (team, two teams or #number), or a team, league, sport or fighter
    .match-without-fighters = A match (team, two teams or #number), or a team, league or sport
    .example = /watch { $match } 3pp
command-unwatch = Stop a watch, or all
    .match = A match (team, two teams or #number), or a team, league, sport or fighter
    .match-without-fighters = A match (team, two teams or #number), or a team, league or sport
    .example = /unwatch { $match }
command-watches = Your watches, and where their odds stand
    .example = /watches
command-preview = Alerts a rule would have sent lately
    .match = A team, two teams, #number, or a watch’s number, for example 2
    .rule = The rule, as in /watch; without it, the watch’s own
    .example = /preview { $match } 3pp
command-edit = Change a watch by its number or name
    .watch = Its number in /watches, or the match
    .rule = What to change, as in /watch: 5pp, shortens, books>=3; or quiet 22-8, quiet off
    .example = /edit 12 5pp
command-pause = Pause one watch
    .watch = Its number in /watches
    .until = 3h, 18:00, mon 9:00 or morning; add keep to count moves in between
    .example = /pause 12 3h
command-resume = Resume a paused watch
    .watch = Its number in /watches
    .example = /resume 12
command-undo = Undo the last removal
command-export = Watches and settings as a file
command-import = Load an exported file
    .file = The JSON file that /export made
    .text = Or the text of that file
    .example = /import

rule-points = { $points ->
    [one] { $amount } pp
   *[other] { $amount } pp
  }
rule-percent = { $amount } of the price
rule-price = { $amount } in price
rule-short-points = { $amount } pp
rule-home = Home
rule-away = Away
rule-draw = Draw
rule-shortens = only shortening
rule-drifts = only drifting
rule-consensus = fair odds
rule-best = best price
rule-book = price at { $book }
rule-own = best price at your books
rule-agreeing = { $books ->
    [one] { $books } book or more
   *[other] { $books } books or more
  }
rule-offering = at { $books ->
    [one] { $books } { $whose ->
        [own] book of yours
       *[best] book
    }
   *[other] { $books } { $whose ->
        [own] of your books
       *[best] books
    }
  }
rule-from = from your { $price }
rule-since-hours = over { $hours } h
rule-since-open = since the first odds
rule-prices = price { $least }–{ $most }
rule-within = { $hours } h before the start
rule-live = during the match
rule-prematch = before the start
rule-fast = at once
rule-at-least = { $price } or more
rule-at-most = { $price } or less
rule-again = each time
rule-posted = first odds
rule-gap = model { $points } above the books

watch-done = Watching. { $rule }
watch-changed = New rule. { $rule }
watch-beside = You already watch { $title }: { $rules }. Add this rule or replace the old one? { $rule }
watch-beside-typed = Or type the command again and end it with “add” or “replace”.
watch-beside-add = Add
watch-beside-replace = Replace
watch-beside-replace-one = Replace { $number } · { $rule }
watch-title-with-rule = { $title } · { $rule }
watch-rule = I’ll alert you when { $measure ->
    [best] the best price { $direction ->
        [shortens] shortens
        [drifts] drifts
       *[both] moves
    }
    [book] the price at { $book } { $direction ->
        [shortens] shortens
        [drifts] drifts
       *[both] moves
    }
    [own] the best price at your books { $direction ->
        [shortens] shortens
        [drifts] drifts
       *[both] moves
    }
   *[consensus] the odds { $direction ->
        [shortens] shorten
        [drifts] drift
       *[both] move
    }
  } by { $rule }.
watch-target = I’ll alert you when { $measure ->
    [book] the price at { $book }
    [own] the best price at your books
    [consensus] the fair odds
   *[best] the best price
  } for { $selection } { $measure ->
    [consensus] { $side ->
        [at_most] drop to { $price } or less
       *[at_least] reach { $price } or more
    }
   *[best] { $side ->
        [at_most] drops to { $price } or less
       *[at_least] reaches { $price } or more
    }
  }.
watch-target-books = I’ll alert you when { $books ->
    [one] { $books } { $measure ->
        [own] of your books offers
       *[best] book offers
    }
   *[other] { $books } { $measure ->
        [own] of your books offer
       *[best] books offer
    }
  } { $price } or { $side ->
    [at_most] less
   *[at_least] more
  } for { $selection }.
watch-posted = I’ll alert you when { $measure ->
    [book] { $book } posts its first odds
   *[any] the first odds appear
  }.
watch-gap = I’ll alert you when the model gives { $of ->
    [outcome] { $selection }
   *[any] a selection
  } { $rule } more than the books, and when it closes.
watch-gap-closes = Closed means { $points } or less
watch-gap-now = Now { $selection } { $gap }: model { $model }, books { $market }.
watch-gap-open = Now { $selection } { $gap }: model { $model }, books { $market }. That gap is already open, so I’ll alert you when it closes.
watch-gap-unknown = I don’t have the model’s chances for this match yet.
watch-only = Only { $part }
watch-agreeing = Only when { $books ->
    [one] { $books } book moves that way
   *[other] at least { $books } books move that way
  }
watch-from = Counted from your price of { $price } and, after an alert, from the price in it
watch-from-passed = It’s already at { $now }, far enough from your { $own } for an alert. The next alert counts from there.
watch-since = Counted over { $hours ->
    [one] the last hour
   *[other] the last { $hours } hours
  }
watch-since-open = Counted from the first odds and, after an alert, from the odds in it
watch-prices = Only while the price is between { $least } and { $most }
watch-within = Only in { $hours ->
    [one] the last hour
   *[other] the last { $hours } hours
  } before the start
watch-live = Only during the match
watch-prematch = Only before the start
watch-fast = Right away, even when only one book has moved
watch-once = Once
watch-again = Every time, once the price has moved back 2%
watch-example = For example: { $selection } { $from } → { $to }
watch-one-side-which = Alerts for one side only. Which one?
watch-one-side = One side only
watch-bigger = Bigger moves
watch-smaller = Smaller moves
watch-target-now = It’s { $price } now.
watch-target-now-books = { $books ->
    [one] It’s { $price } at { $books } book now.
   *[other] It’s { $price } at { $books } books now.
  }
watch-target-passed = { $books ->
    [0] It’s { $price } already
    [one] It’s { $price } at { $books } book already
   *[other] It’s { $price } at { $books } books already
  }. I’ll alert you when it goes back 2% and crosses your limit again.
watch-first-board = No odds yet. I’ll count from the first ones.
checks-always = Checked every minute.
checks-often = Checked about every { $aboutMinutes ->
    [1] minute
   *[other] { $about }
  }, at least every { $latest }; in the last hour every { $lastMinutes ->
    [1] minute
   *[other] { $last }
  }.
checks-last-hour = Checked about every { $aboutMinutes ->
    [1] minute
   *[other] { $about }
  }, at least every { $latest }.
checks-later = No times promised yet. From { $from } before the start: at least every { $latest }; in the last hour every { $lastMinutes ->
    [1] minute
   *[other] { $last }
  }.
checks-few = Checked about { $count ->
    [1] once
   *[other] { $count } times
  } before the start, more often when the odds come near your rule.
checks-none = I can’t promise how often I check: too many leagues share the odds service’s limit. 500 credits a month carry about ten leagues.
checks-row-always = checked every minute
checks-row-often = checked about every { $aboutMinutes ->
    [1] minute
   *[other] { $about }
  }
checks-row-later = set check times from { $from } before the start
checks-row-few = { $count ->
    [1] about one more check
   *[other] about { $count } more checks
  }
checks-row-none = no set check times
watch-finished = { $title } is over, so its odds won’t move.
watch-limit = This chat already watches { $count ->
    [one] { $count } match
   *[other] { $count } matches
}, the most it can. Stop one first.
watch-unknown-word =
    { $what ->
        [match] I found the match, but I don’t understand “{ $word }”. Try 5%, 0.10 or 3pp.
        [watch] I found the watch, but I don’t understand “{ $word }”. Try 5%, 0.10 or 3pp.
       *[many] I found the name, but I don’t understand “{ $word }”. Try 5%, 0.10 or 3pp.
    }
name-unknown-more = I found the name, but I don’t understand “{ $word }”, so nothing has changed.
watch-bad-word = I don’t understand “{ $word }” here.
  Size of the move: 3pp, 5%, 0.10, calm, normal or sharp.
  Which: shortens, drifts, home, draw, over 2.5.
  Price: best, mybooks, book:name, books>=3, from 2.10, 1.5-3.
  When: 3h, since open, within 24h, live, prematch, fast.
  A limit: home >= 2.10, books>=3, again. First odds: posted.
  Model against the books: edge>=6pp, home.
  For example: { $example }
    .without-model = I don’t understand “{ $word }” here.
      Size of the move: 3pp, 5%, 0.10, calm, normal or sharp.
      Which: shortens, drifts, home, draw, over 2.5.
      Price: best, mybooks, book:name, books>=3, from 2.10, 1.5-3.
      When: 3h, since open, within 24h, live, prematch, fast.
      A limit: home >= 2.10, books>=3, again. First odds: posted.
      For example: { $example }
watch-needs-selection = Which selection? Add home, draw, away or over 2.5, for example: { $example }
watch-unknown-book = I don’t know a bookmaker called “{ $book }”. /bookmakers lists them all. For example: { $example }
    .without-books = I don’t know a bookmaker called “{ $book }”. For example: { $example }
watch-no-own-books = First choose the books where you have accounts: /settings books
watch-too-few-own = You’ve chosen { $count ->
    [one] { $count } book
   *[other] { $count } books
  }, but this rule needs { $books }. Choose more: /settings books
watch-posted-already = { $title } already has odds. Watch how they move instead, for example: { $example }
watch-cannot-post = I can’t post here, so no alert would arrive. An admin must let me send messages in this channel.
watch-stop = Stop
price-alert = Price alert
price-alert-from = ≥ { $price }
price-alert-title = { $selection }: { $price } now
price-alert-ask = At what price should I alert you? Type it, for example: { $price }
price-alert-ask-command = At what price should I alert you? Pick one or type your own, for example: { $example }
price-alert-which = A price alert on what?
watch-odds = Odds

target-many = Which one do you mean?
target-none-near = I found nothing for “{ $words }”. Did you mean one of these?
target-none = I found nothing for “{ $words }”.
target-all = All { $name } matches

wide-done = Watching all matches. { $rule }
wide-changed = New rule for all matches. { $rule }
wide-covered = { $all ->
    [one] Watching { $count } of { $all } match now.
   *[other] Watching { $count } of { $all } matches now.
  }
wide-covered-until = { $all ->
    [one] Watching { $count } of { $all } match, until { $until }.
   *[other] Watching { $count } of { $all } matches, until { $until }.
  }
wide-covered-none = No match in the next seven days yet.
wide-explained = The next matches within seven days; new ones join by themselves. To skip one, stop watching it.
wide-details-heading = All matches: { $name }
wide-details-paused = Paused. I’ll skip moves until you resume.
wide-details-resumed = Active again. I’ll count from the current odds.
wide-details-changed = The new rule goes for all its matches.
watch-limit-wide = This chat already has { $count ->
    [one] { $count } watch
   *[other] { $count } watches
} on teams, leagues, sports and fighters: that’s the limit. Stop one first.

unwatch-done = Stopped watching { $title }.
unwatch-not-watched = You aren’t watching { $title } here.
unwatch-which = Stop which watch?
unwatch-wide-done = Stopped watching all matches: { $name }.
unwatch-wide-none = There’s no such watch here. See /watches.
unwatch-own-done = Stopped one rule for { $title }: { $rule }.
unwatch-excluded = { $names } now skips { $title }. { $count ->
    [one] Its
   *[other] Their
  } other matches are still watched.
unwatch-still-wide = Still watched through { $name }: { $rule }.
unwatch-still-own = Still watched: { $rules }.
unwatch-later-wide = { $name } may watch it later: { $rule }.
unwatch-still-bets = You still get value bets on it: { $filters }.
unwatch-leave-out = Skip it
unwatch-mute = Mute the match
unwatch-undo = Watch it again
unwatch-undone = { $title } is back. I’ll watch it again within a few minutes.

watches-heading = My watches
watches-now = { $selection } { $price }
watches-price = { $rule } · now { $price }
watches-gap = { $rule } · now { $selection } { $gap }
watches-open = { $number } · { $title }
watches-none = You aren’t watching anything yet. Choose a match and press Watch:
watches-remove = Stop { $title }

preview-one-match = I can preview one match or value bets, but not all matches at once. Name one match, for example: { $example }
    .without-bets = I can preview one match, but not all matches at once. Name one match, for example: { $example }
preview-button = Preview
preview-rule = Rule: { $rule }
preview-count = { $alerts ->
    [0] No alert in the last { $days } days.
    [one] { $alerts } alert in the last { $days } days.
   *[other] { $alerts } alerts in the last { $days } days.
  }
preview-count-since = { $alerts ->
    [0] No alert since { $since }, as far back as my prices go.
    [one] { $alerts } alert since { $since }, as far back as my prices go.
   *[other] { $alerts } alerts since { $since }, as far back as my prices go.
  }
preview-quiet = { $quiet ->
    [0] None of them in your quiet hours.
    [one] { $quiet } of them in your quiet hours.
   *[other] { $quiet } of them in your quiet hours.
  }
preview-other = At { $threshold }: { $alerts }
preview-watch = Watch at { $threshold }
preview-explained = Counted from past prices, checked every 15 minutes.
preview-none = No past prices for this match yet.
preview-gaps-none = I keep the model’s chances only for watched matches, so there’s nothing to count yet.
preview-gaps-count = Since { $since }: gap opened { $opened }×, closed { $closed }×. I don’t have the model’s earlier chances.
preview-gaps-other = At { $threshold }: opened { $opened }×, closed { $closed }×
preview-gaps-explained = Counted from past prices and the model’s chances, checked at least hourly. A gap already open at the beginning counts.

preview-bets-none = The odds service doesn’t keep past value bets, so I can’t count what this would have sent.
    .without-list = I don’t keep past value bets, so I can’t count what this would have sent.
preview-bets-now = { $count ->
    [0] None fits right now.
    [one] One fits right now.
   *[other] { $count } fit right now.
  }
preview-bets-unknown = I can’t read the list right now.
preview-bets-told = Sent since { $since }: new value bets { $appeared }, improvements { $improved }.
preview-bets-edge = of these with an edge of { $edge } or more: { $count }

watch-details-number = Number
watch-details-start = Start
watch-details-state = State
watch-details-paused = Paused. I’ll skip moves until you resume.
watch-details-paused-kept = Paused. Moves until you resume will count then.
watch-details-resumed-kept = Active again, counting from where it was.
watch-details-resumed = Active again. I’ll count from the current odds.
watch-details-changed = Rule changed. I’ll count from the current odds.
watch-quiet-heading = Quiet hours: { $title }
watch-quiet-what = Quiet hours of this watch alone, by the chat’s clock. Other hours? Type them, for example: { $example }
watch-quiet-typed = quiet 22-8
watch-quiet-as-chat = as in the chat
watch-quiet-as-chat-now = as in the chat ({ $value })
watch-back = Back to the watch
watch-active = active
watch-muted = muted
watch-muted-until = muted until { $until }
watch-paused = paused
watch-paused-until = paused until { $until }
watch-pause = Pause
watch-pause-hour = Pause 1 h
watch-pause-morning = Pause until morning
watch-resume = Resume
watch-edit-both = Both directions
watch-edit-shortens = Only shortening
watch-edit-drifts = Only drifting
watch-more = More
watch-details-back = ‹ Back
watch-which = Several watches fit. Change which one?
watch-number-unknown = There’s no watch { $number } here. The numbers are in the list.
ask-watch = Which watch?
pause-bad-time = I don’t understand “{ $time }”. Type 3h, 2 days, 18:00, mon 9:00 or morning, for example: { $example }
pause-keep-match = Only a watch on one match can go on from its old odds. Pause this one without “keep”.
resume-no-odds = The odds service isn’t answering, so the watch stays paused. Try again in a few minutes.

undo-button = Undo
undo-done = { $count ->
    [one] { $count } watch is back, as it was.
   *[other] { $count } watches are back, as they were.
  }
undo-changed = { $count ->
    [one] { $count } watch has its old threshold again.
   *[other] { $count } watches have their old thresholds again.
  }
undo-too-late = There’s nothing to undo. You have ten minutes after stopping a watch.
undo-import = Undone: watches and settings are as before.

## /export and /import

export-done = { $count ->
    [one] { $count } watch
   *[other] { $count } watches
  } and this chat’s settings. The file holds no IDs. Load it here or in another chat with /import.
export-done-group = { $count ->
    [one] { $count } watch
   *[other] { $count } watches
  } and this group’s settings. The file holds no IDs. Load it here or in another chat with /import.
import-button = Import
export-button = Export
import-how = { $platform ->
    [telegram] Send the file from /export with /import as its caption, or reply to the file with /import.
    [discord] Attach the file from /export to /import: choose the option “file”.
   *[playground] Open the file from /export, copy its text and paste it after /import.
  }{ $platform ->
    [playground] {""}
   *[other] {" "}You can also paste its text after the command.
  }
import-refused = { $why ->
    [too_large] The file is larger than 256 KB, so it isn’t from /export.
    [no_text] The file isn’t a text file.
    [failed] I couldn’t fetch the file. Send it again.
    [empty] The file is empty.
    [not_json] This isn’t JSON, or only part of it. /import needs the JSON file from /export; the CSV is for spreadsheets.
    [too_deep] The file has too many levels, so it isn’t from /export.
    [strange_names] The file has names that no file from /export has, for example “constructor”.
    [other_chat] The file names a chat or a person. A file from /export never does, and an import changes this chat alone.
    [version] The file is from another version of Linewatch, and I can’t read it.
    [unknown_field] The file has parts that I don’t know.
    [too_many] The file has more than 500 watches.
   *[not_ours] This is JSON, but not from /export.
  } Nothing has changed.
import-heading = Import
import-new = { $count ->
    [one] New: { $count } watch
   *[other] New: { $count } watches
  }
import-changed = { $count ->
    [one] New rule: { $count } watch
   *[other] New rule: { $count } watches
  }
import-left = { $count ->
    [one] Left out: { $count }
   *[other] Left out: { $count }
  }
list-more = and { $count } more
fold-all = All { $count }
import-left-row = { $why ->
    [setting] Setting “{ $name }”: unknown
    [settings_rights] Settings: only admins of the group can change them
    [rule] { $name }: I don’t understand its rule
    [not_offered] { $name }: the odds service here doesn’t offer this
    [unknown_match] { $name }: there’s no such match
    [unknown_name] { $name }: I don’t know this name here
    [over] { $name }: the match is over
    [limit] { $name }: no room for more watches
    [others] { $name }: someone else watches it with another rule
   *[unreadable] { $name }: I can’t read it
  }
import-settings = Settings that change: { $names }.
import-same = { $count ->
    [one] { $count } watch in the file is already here.
   *[other] { $count } watches in the file are already here.
  }
import-stays = { $count ->
    [one] { $count } other watch stays as it is.
   *[other] { $count } other watches stay as they are.
  }
import-nothing = Nothing new in this file.
import-yes = { $count ->
    [0] Import settings
    [one] Import { $count } watch
   *[other] Import { $count } watches
  }
import-no = Cancel
import-done-new = { $count ->
    [one] { $count } watch imported.
   *[other] { $count } watches imported.
  }
import-done-changed = { $count ->
    [one] { $count } watch has a new rule.
   *[other] { $count } watches have a new rule.
  }
import-done-settings = Changed: { $names }.
import-cancelled = Nothing was imported.
import-too-late = This import is done, cancelled or over an hour old. Send the file again.

clear-button = Stop all
clear-heading = Stop all watches
clear-backup = To bring them back at any time, send:
clear-ask = { $count ->
    [one] Stop { $count } watch?
   *[other] Stop all { $count } watches?
  }
clear-yes = Yes, stop all
clear-no = No, keep them
clear-done = { $count ->
    [one] Stopped { $count } watch.
   *[other] Stopped { $count } watches.
  }
clear-nothing = You aren’t watching anything here.
clear-cards = { $count ->
    [one] { $count } live board stays until you stop it.
   *[other] { $count } live boards stay until you stop them.
  }

## Sharing a watch

share-button = Share
share-how-link = Anyone with this link can see the watch and add it with one press. It says nothing about you.
share-how-typed = Anyone who sends me this line sees the watch and adds it with one press. It says nothing about you.
share-until = Works until { $until }. Share again to extend it.
share-send = Send to someone
share-group = Add to a group
share-offer = Someone shared this watch with you. Add it to get its alerts here.
share-replaces = Replaces your rule: { $rule }
share-add = Add this watch
share-copy = Copy this watch
share-added = Added: { $title }
share-added-own = Its alerts will come to your direct messages with me.
share-own-closed = I couldn’t open your direct messages, so nothing was added. Allow them and press again.
share-there = This chat already has this watch.
share-cut = This link is cut off or changed. Open the whole link.
share-gone = This link has expired. Ask for a new one.

## What is typed behind the bot's name in another chat

help-inline = In any other chat, type { $name } and a team or player to send its odds there.
inline-open = Open Linewatch
inline-none = No such match: open Linewatch
inline-note = { $start } · { $prices }
inline-no-odds = See its odds in Linewatch.
inline-watch = Odds and alerts
event-started = Started. Closing line, fair odds:
event-started-none = Started. Nobody had odds for it.
event-soon = Starts { $start }. Fair odds now:
event-soon-none = Starts { $start }. Nobody has odds for it.
event-watch-live = Watch it live
event-line-moved = { $selection } { $from } → { $to }
event-line-still = { $selection } { $to }
event-line-since = since { $since }
event-watch-ended = this watch has ended
event-line-age = updated { $age }
event-silent = { $title }: no new odds since { $since }, so its alerts are on hold
event-moved = { $title } now starts { $start } (was { $before })
event-postponed = { $title } is postponed, with no new date yet. I’ll keep watching it
event-back-on = { $title } goes ahead after all: { $start }
event-called-off = { $title } is called off, so its watch has ended
event-missing = { $title } is no longer on the odds service’s list, so its watch has ended
event-other-teams = The odds service now lists this match as { $title }. I’ll count from the next odds
event-checked-less = { $because ->
    [watches] There are more watches now, so I check your matches less often than I promised.
    [people] People are looking up more odds, so I check your matches less often than I promised.
    [others] Something else is using my key too, so I check your matches less often than I promised.
    [spent] The odds service’s limit is used up until { $until }. I can’t check your matches before then.
    [empty] The odds service’s limit is used up. I can’t check your matches until it’s renewed.
   *[end] The odds service’s limit is nearly used up. I check your matches less often than I promised.
  }
event-credits = { $rest ->
    [out] The odds service’s limit is used up until { $end }.
   *[other] { $used } of the odds service’s limit is used.
  }
event-credits-rest = { $rest ->
    [dry] At this pace it lasts until { $dry } instead of { $end }.
   *[lasts] At this pace it lasts until it’s renewed: { $end }.
  }
event-credits-advice = { $because ->
    [others] Something else is using the key too. A key of my own would last longer.
   *[watches] Fewer watches or a larger plan would make it last.
  }
event-topic-gone = The topic for alerts is gone, so they’ll come here now. See /watches.
event-chat-barred = { $named ->
    [true] { $chat }
   *[other] A chat where you set up alerts
  } is closed to me: { $lack ->
    [view] I can’t see it
    [locked] the thread is locked or archived
    [closed] the topic is closed
    [kind] it only takes new threads, no messages
   *[write] I’m not allowed to send messages there
  }. Its alerts are on hold: I try again with each new one, and every hour.
event-chat-gone = { $named ->
    [true] { $chat }
   *[other] A chat where you set up alerts
  } is out of my reach: { $loss ->
    [removed] I was removed from it
   *[unknown] I can’t find it
  }. { $watches ->
    [one] I’ll keep its watch until { $until }, and resume it when I’m back there.
   *[other] I’ll keep its { $watches } watches until { $until }, and resume them when I’m back there.
  }
event-chat-deleted = { $named ->
    [true] { $chat }
   *[other] A chat where you set up alerts
  } was deleted. { $watches ->
    [one] Its watch sends nothing now. I’ll delete it on { $until }.
   *[other] Its { $watches } watches send nothing now. I’ll delete them on { $until }.
  }

alert-heading-many = { $count ->
    [one] { $count } match moved
   *[other] { $count } matches moved
  }
alert-heading-digest = { $count ->
    [one] Daily digest: { $count } match moved
   *[other] Daily digest: { $count } matches moved
  }
alert-selection = { $market }: { $selection }
alert-subject = { $title }: { $selection }
alert-way = { $subject } { $from } → { $to }
alert-where = { $of ->
    [own] Your best at { $books }
    [yours] At { $books }, from your price
    [book] At { $books }
    [fair] Fair odds
    [fair-best] Fair odds, best { $best } at { $books }
   *[best] Best at { $books }
  }
alert-one-book = only { $book } moved
alert-margin-only = only the margin moved
alert-books = { $all ->
    [yes] { $books ->
        [2] both books
       *[other] all { $books } books
      }
   *[no] { $same } of { $books } books
  }
alert-peak = { $value } in between
alert-more = { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
  }
alert-limit = 🎯 { $subject } { $price }{ $of ->
    [fair] {" "}fair
    [unnamed] {""}
   *[book] {" "}at { $book }
  }
alert-limit-yours = Your limit: { $limit } or { $side ->
    [at_least] more
   *[at_most] less
  }
alert-limit-fair = fair odds { $fair }
alert-limit-done = { $count ->
    [1] This price alert is done.
   *[other] These price alerts are done.
  }
alert-gap = { $subject } { $gap }
  Model { $model }, books { $market }
alert-gap-closed = { $subject } { $gap }
  Gap closed, it was { $was } · Model { $model }, books { $market }
alert-posted = { $title }: first odds { $prices }
alert-alone = ! outlier, { $points ->
    [one] { $points } pp off
   *[other] { $points } pp off
  }
alert-unsound = ! margin { $margin }, left out
alert-noticed = Noticed { $age }
alert-held-barred = Was on hold while I couldn’t post here
alert-held-quiet = On hold: quiet hours
alert-held-mute = On hold: muted
alert-held-break = On hold: your break
alert-held-digest = On hold for the digest
alert-held-flood = On hold: hourly limit
alert-away = Back online: no odds from { $from } to { $to }
alert-came-back = { $count ->
    [one] { $count } other moved back
   *[other] { $count } others moved back
  }
alert-details = Details
alert-bet = I bet this
alert-mute = Mute
alert-less = Fewer
alert-less-all = Raise all thresholds
cap-reached = Hourly limit reached ({ $count }). The rest comes at { $until }
cap-points = Only moves from { $amount } pp
held-heading = On hold
held-row = { $because ->
    [flood] Hourly limit
    [digest] Daily digest
    [mute] Muted
    [break] On a break
    [approval] To be approved
   *[quiet] Quiet hours
  }: { $count ->
    [0] alerts on hold
    [one] { $count } alert on hold
   *[other] { $count } alerts on hold
  } until { $until }
held-muted = Muted: { $count ->
    [0] alerts on hold
    [one] { $count } alert on hold
   *[other] { $count } alerts on hold
  }
held-barred = Not allowed to post here: { $count ->
    [one] { $count } alert on hold
   *[other] { $count } alerts on hold
  }; next try { $until }
held-away = After a gap in the odds: { $count ->
    [one] { $count } alert on hold
   *[other] { $count } alerts on hold
  } until I’ve checked all watched matches again
alert-why = Why?

## /card

command-card = A live board: one message that stays up to date
    .match = A team, two teams or #number; without it, this chat’s live boards
    .live = Add “live” to keep it updating during the match
    .example = /card { $match }
command-name-card = card
option-name-live = live
cards-heading = Live boards
cards-none = No live boards yet. A live board is a message about a match that updates itself: type /card and a team.
cards-stop = Stop { $title }
card-begun = { $title }: here’s your live board.
card-renewed = { $title }: its live board moved here. The one above has ended.
card-explained = { $until ->
    [start] Updates silently, at most once a minute, until the match starts.
   *[end] Updates silently, at most once a minute, until the match is over.
  } Delete it to end it.
card-live = Also live
card-stop = Stop
card-again = Live board again
card-button = Live board
card-stopped = { $title }: its live board has ended.
card-none = { $title } has no live board here.
card-limit = This chat already has { $count } live boards, the most it can. Stop one first.
card-title = 📌 { $title }
card-ended = { $why ->
    [started] Ended: the match has started
    [over] Ended: the match is over
    [called_off] Ended: the match is called off
    [missing] Ended: the match is no longer on the odds service’s list
    [renewed] Moved further down
   *[stopped] Stopped
  }
card-still = { $selection } { $price }
card-moved = { $selection } { $price } { $way ->
    [shorter] ▼
   *[longer] ▲
  } was { $from }
card-age = Fair odds, updated { $age }
card-last = { $why ->
    [started] Fair closing line
   *[other] Last fair odds
  }
card-since = moves since { $since }
card-no-odds = No odds for it yet.

## /mute, /unmute, /snooze, /less

command-mute = No alerts for a match, or none at all
    .for = For how long, for example 3h or until mon 9:00
    .match = A team or #number, or: all
    .example = /mute { $match } 3h
command-name-mute = mute
option-name-for = for
mute-done = { $title } is muted until you unmute it.
mute-done-until = { $title } is muted until { $time }.
mute-done-all = All alerts are muted until you unmute them.
mute-done-all-until = All alerts are muted until { $time }.
mute-what-match = Nothing about this match until then. What still matters comes as one message after that. Your watches stay.
    .without-bets = Nothing about this match until then. What still matters comes as one message after that. Your watches stay.
mute-what-all = No alerts until then. What still matters comes as one message after that. Your watches stay.
    .without-bets = No alerts until then. What still matters comes as one message after that. Your watches stay.
mute-which = Mute what?
mute-undo = Unmute
mute-undo-all = Unmute everything
mute-drop = Drop them
mute-dropped = { $count ->
    [0] There was nothing left to drop.
    [one] Dropped { $count } alert. I’ll count from the current odds.
   *[other] Dropped { $count } alerts. I’ll count from the current odds.
  }
mute-for-1h = For 1 hour
mute-for-8h = For 8 hours
mute-for-1d = For 1 day
mute-all-1h = All for 1 hour
mute-all-8h = All for 8 hours
mute-all-1d = All for 1 day
mute-bad-duration = For how long? Type 3h, 2 days or until mon 9:00.

command-unmute = Unmute a match, or all
    .match = A team or #number, or: all
    .example = /unmute { $match }
command-name-unmute = unmute
unmute-done = { $title } is unmuted. What waited comes as one message, as far as it still matters.
unmute-done-all = Alerts are unmuted. What waited comes as one message, as far as it still matters.
unmute-which = Unmute which match?
unmute-not-muted = { $title } isn’t muted.
unmute-not-muted-all = Your alerts aren’t muted. Single matches may be: see /mute.

command-snooze = Hold all alerts, then get them as one
    .for = For example 3h, until mon 9:00 or morning; off ends it
    .example = /snooze until mon 9:00
command-name-snooze = snooze

command-less = Get fewer alerts
    .match = A team, a watch’s number, for example 2, or all
    .example = /less { $match }
command-name-less = less
less-done = { $title }: only moves of { $threshold } or more now.
less-done-gap = { $title }: only gaps of { $threshold } or more now.
less-undo = Undo
less-no-threshold = { $title }: this watch has no threshold to raise.
less-no-more = { $title }: the threshold can’t go higher.
less-which = Fewer alerts from which watch?
less-bets-edge = Only value bets with an edge of { $edge } or more now.
less-bets-improvement = { $points ->
    [one] A bet comes again only when its edge has grown by { $amount } pp.
   *[other] A bet comes again only when its edge has grown by { $amount } pp.
  }
less-bets-larger-edge = Larger edges only
less-bets-larger-improvement = Larger improvements only
less-bets-no-more = There’s no larger step for this value-bet watch: { $filter }.
less-all = All of them
less-all-from = Only moves of { $threshold } or more now.
less-all-done = { $count ->
    [0] No threshold can go higher.
    [one] { $count } watch has a higher threshold now.
   *[other] { $count } watches have a higher threshold now.
  }

## /log and /why

command-log = This chat’s latest alerts, including those not sent
command-why = Why the last alert came, or didn’t

decision-sent = sent
decision-sent-reminder = sent: the reminder
decision-sent-started = sent: the closing line
decision-sent-silent = sent: no new odds
decision-sent-moved = sent: the match was moved
decision-sent-called-off = sent: the match is called off
decision-sent-missing = sent: no longer on the odds service’s list
decision-dropped-reminder = not sent in time: the reminder
decision-dropped-started = not sent in time: the closing line
decision-dropped-silent = not sent in time: the notice about no new odds
decision-dropped-moved = not sent in time: the match was moved
decision-dropped-called-off = not sent in time: the match was called off
decision-dropped-missing = not sent in time: no longer on the odds service’s list
decision-unknown = sent, but it may not have arrived
decision-unknown-sent-again = maybe sent: no reply, so I queued it again
decision-failed = not sent: the chat refused it
decision-withdrawn = not sent: the odds moved back
decision-dropped = not sent
decision-dropped-came-back = not sent: the odds moved back
decision-dropped-match-over = not sent: the match was over
decision-dropped-no-board = not sent: the odds to compare with were gone
decision-dropped-armed = not sent: the price went back, so its next crossing counts
decision-dropped-muted = not sent: you dropped it while it was muted
decision-dropped-information-only = not sent: the chat is set to information only
decision-dropped-refused = not sent: the draft was discarded
decision-dropped-not-approved = not sent: nobody approved it in time
decision-dropped-nothing-to-compare = not sent: no book left to compare, so I started over
decision-ended = the watch ended
decision-ended-match-started = the watch ended at the start of the match
decision-ended-match-over = the watch ended with the match
decision-ended-match-missing = the watch ended: no longer on the odds service’s list
decision-sent-bet-appeared = sent: a new value bet
decision-sent-bet-improved = sent: a value bet improved
decision-sent-bet-gone = message updated: the value bet is gone
decision-sent-bet-back = message updated: the value bet is back
decision-withdrawn-bet-gone = not sent: the value bet was already gone
decision-withdrawn-bet-small = not sent: the edge was already too small
decision-withdrawn-bet-worse = not sent: the edge went back
decision-match-forgotten = a past match

log-heading = Log
log-row-move = { $selection } { $from } → { $to }
log-row-gap = { $selection } { $gap }
log-row-bet = { $offer } · { $edge }
log-none = No alerts here yet.

why-decided = { $time }: { $decision }.
why-rule = Rule
why-way = { $from } → { $to } without margin, chance { $fromChance } → { $toChance }
why-way-quoted = { $from } → { $to }
why-gap = gap { $before } → { $gap }: model { $fromModel } → { $model }, books { $fromMarket } → { $market }
why-gap-first = gap { $gap }: model { $model }, books { $market }
why-baseline = Compared with
why-baseline-created = { $time }, when you set the watch
why-baseline-first-board = { $time }, the first odds after you set the watch
why-baseline-told = { $time }, the previous alert
why-baseline-dropped = { $time }, an alert I couldn’t send
why-baseline-restarted = { $time }, when other books took over
why-baseline-resumed = { $time }, when the pause ended
why-baseline-unmuted = { $time }, when you dropped what waited
why-baseline-by-rule = { $time }, where the rule starts to count
why-age = Odds updated
why-changed = Price changed
why-seen = Seen
why-sent = Sent
why-later = { $time }, { $length } later
why-books-same = Moved the same way ({ $count } of { $books }):
why-books-other = Didn’t move that way ({ $count } of { $books }):
why-book = { $book } { $from } → { $to }
why-book-still = { $book } { $price }
why-book-others = { $book } { $price }, by its other prices
why-book-unnamed = an unnamed book
why-quiet = With a threshold of { $threshold } or more, no alert.
why-quiet-limit = { $side ->
    [at_least] With a limit above { $price }, no alert.
   *[at_most] With a limit below { $price }, no alert.
}
why-quiet-gap = With a gap of { $threshold } or more in the rule, no alert.
why-gap-closed = You already had an alert that the gap was open. It counts as closed at { $points } or less.
why-gap-not = The rule alerts at gaps of { $threshold } or more, and when open ones have closed.
why-one-book = Only one book moved.
why-margin-only = Only the margin changed; the fair odds stayed.
why-not-reached = The odds had moved by { $moved }; the rule needs { $threshold }.
why-not-met = The odds had moved by { $moved }, but not as the rule says.
why-bet = { $offer }: model price { $fair }, chance { $chance }, edge { $edge }.
    .without-list = { $offer }: fair odds { $fair }, chance { $chance }, edge { $edge }.
why-bet-grown = { $offer }: model price { $fair }, chance { $chance }, edge { $edge } ({ $before } at the last alert).
    .without-list = { $offer }: fair odds { $fair }, chance { $chance }, edge { $edge } ({ $before } at the last alert).
why-bet-age = List updated
why-bet-others = { $selection } at other books, odds updated { $time }:
why-bet-no-others = I didn’t have the other books’ prices then. The odds service doesn’t say which it compared.
why-bet-quiet = With a minimum edge of { $edge } or more, no alert.
why-bet-quiet-improvement = { $points ->
    [one] No alert if the edge had to grow by { $amount } pp or more.
   *[other] No alert if the edge had to grow by { $amount } pp or more.
  }
why-which = Which match do you mean?
why-button = Why: { $title }
why-none = No alerts here yet, so there’s nothing to explain.
why-unknown = I no longer have that one: I keep decisions for 30 days. The log has the rest.

## /score

command-score = How alerts and value bets did against the close
    .without-bets = How alerts did against the close
    .what = Nothing for this chat; bot for all chats together
    .example = /score bot
score-heading-chat = Scorecard: this chat
score-heading-bot = Scorecard: all chats
score-button = Scorecard
score-button-bot = All chats
score-button-chat = This chat
score-bad-word = Type /score for this chat, or /score bot for all chats together.
score-none = No score yet: no alert of the last { $days } days has reached the closing line.
score-alerts = Alerts
score-alerts-count = { $count ->
    [one] { $count } alert
   *[other] { $count } alerts
  } on { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }
score-on = Went on: { $share } ({ $low }–{ $high })
score-rest = Stayed: { $even } · moved back: { $bad }
score-moved = Moved: { $points } pp ({ $low } to { $high })
score-too-few = Too few to say: at least { $least } matches needed.
score-by-grade = By rule
score-by-lead = By time before the start
score-by-sport = By sport
score-by-source = By price watched
score-row = { $group } · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }
  { $share } ({ $low }–{ $high }) · { $points } pp
score-row-too-few = { $group } · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }: too few
score-other = other
score-grade-calm = calm
score-grade-normal = normal
score-grade-sharp = sharp
score-grade-limit = limit
score-grade-gap = gap to the model
score-lead-under-3h = under 3 hours
score-lead-under-24h = 3 to 24 hours
score-lead-longer = over 24 hours
score-source-consensus = fair odds
score-source-best = best price
score-source-own = my books
score-source-model = model
score-bets = Value bets
score-bets-count = { $count ->
    [one] { $count } bet
   *[other] { $count } bets
  } on { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }
score-bets-edge = Edge when sent: { $edge }
score-bets-closing = At the close: { $value } ({ $low } to { $high })
score-bets-better = Above fair: { $share } ({ $low }–{ $high })
score-predictions = Predictions
score-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }
score-predictions-towards = Odds moved the model’s way: { $share } ({ $low }–{ $high })
score-predictions-off = Off the close: model { $model } pp, books { $market } pp
score-predictions-close = Close
score-predictions-count = Selections
score-explained-predictions = The model’s way: where it differed most from the books at first. The table: the chances it gave on average, and those of the closing line.
score-explained = Last { $days } days, up to the closing line. Several alerts on one match count as one. In brackets: where the true value lies, with 95% certainty.
score-explained-alerts = Went on: 0.5 pp or more the same way, after a gap towards the model. Moved: how much further, as a median.
score-explained-bets = At the close: what the price was worth by the fair odds at the start.
score-sentence = { $share } ({ $low }–{ $high }) of alerts by rules like this in all chats went on to the closing line, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }.

## /fighters, /fighter, /teams, /team, /leagues

command-fighters = MMA fighters and their records
    .words = A name or part of it
    .example = /fighters
command-fighter = One fighter: record and next match
    .fighter = A fighter’s name
    .example = /fighter { $fighter }
command-teams = Teams and when they play next
    .words = A name or part of it
    .example = /teams
command-team = One team: live and upcoming matches
    .team = A team’s name
    .example = /team { $team }
command-leagues = Leagues and their matches
    .sport = A sport, or a league’s name
    .example = /leagues football

fighters-heading = Fighters
fighters-all = All fighters
fighter-record = Wins-losses-draws
fighter-weight = Weight class
fighter-country = Country
weight-strawweight = Strawweight
weight-flyweight = Flyweight
weight-bantamweight = Bantamweight
weight-featherweight = Featherweight
weight-lightweight = Lightweight
weight-welterweight = Welterweight
weight-middleweight = Middleweight
weight-light-heavyweight = Light heavyweight
weight-heavyweight = Heavyweight
teams-heading = Teams
teams-all = All teams
leagues-heading = Leagues
leagues-all = All leagues
leagues-matches = { $count ->
    [0] no matches now
    [one] { $count } match
   *[other] { $count } matches
  }
league-sport = Sport

named-found = Found for “{ $words }”:
named-near = I can’t find “{ $words }”. Did you mean one of these?
named-none = I can’t find “{ $words }”. Try one word of the name, or look through a list:
named-many = Which one do you mean?
named-more = Too many names to list. Add another word.
named-fitting = All that fit
named-watch = Watch all matches
named-empty = The odds service lists none right now.
named-matches = Matches
named-match = { $start } · { $title }
named-no-matches = No matches right now.
named-age = List updated { $age }.
refuse-missing-name = Which name? For example: { $example }

## /search

command-search = Find matches, teams, leagues and fighters
    .without-fighters = Find matches, teams and leagues
    .words = Any part of a name, in any alphabet
    .example = /search { $team }
search-teams = Team: { $name }
search-leagues = League: { $name }
search-fighters = Fighter: { $name }
search-partly = I couldn’t fetch some lists just now, so there may be more.

## /bookmakers and /bonuses

command-bookmakers = Bookmakers by rating
    .book = A bookmaker, to see what it’s like; without it, all of them
    .example = /bookmakers
bookmakers-unknown = I don’t know a bookmaker called “{ $words }”.
bookmaker-rating = Rating: { $rating }
bookmaker-matches = { $matches ->
    [one] In { $matches } match with odds now:
   *[other] In { $matches } matches with odds now:
  }
bookmaker-margin = Margin: { $margin }
bookmaker-best = Best price: { $share } ({ $best } of { $prices })
bookmaker-aside = Left out: { $share }{ $late ->
    [0] {""}
   *[other] , { $late } late
  }
bookmaker-no-boards = I have no odds of it right now.
bookmaker-margin-title = Margin
bookmaker-best-title = Best
bookmaker-explained = Match-result and winner markets. Best price: no book has a higher one. Left out: far off the others, or an unusable margin. Late: missed an update.
bookmakers-heading = Bookmakers
bookmakers-rating = { $rating } of { $max }
bookmakers-note = Ratings by the odds service, updated { $age }.
command-bonuses = Bookmakers’ offers for new customers (18+)
bonuses-heading = Bonuses
bonuses-off = Bonuses are hidden here until you turn them on.
bonuses-off-group = Bonuses are hidden in this group until an admin turns them on.
bonuses-adults = For adults only (18+). A bonus has conditions: read them first, and never stake what you can’t afford to lose.
bonuses-turn-on = I’m 18 or older: show bonuses
bonuses-turn-off = Hide bonuses

## /fair

command-fair = Fair odds of any prices, without the margin
    .prices = 2 to 20 prices of one market: 1.90 3.50 4.20
    .method = power (the default), proportional or shin
    .example = /fair 1.90 3.50 4.20
fair-heading = Fair odds
fair-price = Price
fair-spread-column = ±
fair-margin = Margin { $margin }: it pays back { $payback } of stakes on average.
fair-margin-below = Margin { $margin }: these prices pay back { $payback } of stakes together.
fair-doubt = That’s an unusual margin. Are these all the prices of one market?
fair-method = Method: { $method }
fair-method-power = power
fair-method-proportional = proportional
fair-method-shin = Shin
fair-spread = ±: how far apart the three methods’ chances are (power, proportional, Shin), in pp.
fair-missing = Type all the prices of one market, for example: { $example }
fair-too-few = One price isn’t enough. Type all the prices of one market, for example: { $example }
fair-too-many = That’s too many: I take up to { $count } prices, for example: { $example }
fair-not-a-price = I can’t read “{ $price }” as a price. Type 1.90 or 1,90, 11/8, +150 or 52.6%.
fair-bad-method = I don’t know “{ $method }”. The methods are power, proportional and shin.

## /settings

command-settings = Language, time zone, odds format, my books
    .change = What to change, for example: zone london
    .example = /settings zone london
    .role = Role that alerts here mention
settings-heading = Settings
settings-heading-group = Settings of this chat
settings-topic-local = Language and time
settings-saved = ✓ { $setting }: { $value }
settings-back = ‹ All settings
settings-not-a-choice = “{ $value }” isn’t an option here.
settings-near = Which of these is “{ $value }”?
settings-name-language = Language
settings-name-zone = Time zone
settings-name-format = Odds format
settings-name-threshold = Threshold
settings-name-books = My books
settings-name-sharp = Sharp book
settings-name-density = Detail
settings-name-theme = Charts
settings-name-tables = Tables
settings-name-quiet = Quiet hours
settings-name-digest = Daily digest
settings-name-fixtures = Daily matches
settings-name-hourly = Hourly limit
settings-name-reminder = Reminder
settings-name-members = Who can add watches
settings-name-bonuses = Bonuses
settings-name-information = Information only
settings-name-publish = Publishing
settings-name-footer = Footer
settings-name-threads = Threads
settings-name-ping = Mentions
settings-what-language = The language of answers and alerts.
settings-what-zone = For start times, and for what “today” means. Another city? Type it, for example: /settings zone london
settings-zone-hint = Not in UTC? Type your city, for example: /settings zone london
settings-what-format = How prices are written. These are all the same price:
settings-what-threshold = How far odds must move before I alert you, for new watches that don’t give a size. Want a different size? Type it, for example: /settings threshold 4pp
settings-what-books = The bookmakers you have accounts with. Best prices, edges and limits then use only these. Fair odds, chances and moves still use all books.
settings-what-sharp = The bookmaker or exchange whose fair odds value bets go by. Without one, I compare each price with the fair odds of all other books.
settings-what-density = How much detail /odds shows.
settings-what-theme = The background of charts. Default: light on Telegram, dark on Discord.
settings-what-tables = Whether odds, matches and value bets come as Telegram’s own tables. An older app asks you to update instead.
    .without-bets = Whether odds and matches come as Telegram’s own tables. An older app asks you to update instead.
settings-what-quiet = In these hours alerts are on hold and then come as one message, or they come silently. Big moves can still come through. Other hours? Type them, for example: /settings quiet 23:30-07:15
settings-what-digest = One message a day with everything that moved, instead of alerts right away. Another time? Type it, for example: /settings digest 07:30. To get it early, type /digest now.
settings-what-fixtures = One message a day with the matches watched here and their best prices. Another time? Type it, for example: /settings fixtures 9:00
settings-what-hourly = How many messages with alerts may come in an hour. Further alerts come as one message once the hour allows. Price alerts, reminders and alerts on hold for other reasons don’t count.
settings-what-reminder = When to remind you of a watched match, with how its odds have moved. The closing line always comes at the start and ends the watch, unless its rule says live. Watches on a team, league or sport send it only while reminders are on.
settings-what-members = Who can add watches to this chat. Members can only stop the ones they added.
settings-what-bonuses = Whether /bonuses shows bookmakers’ offers in this chat. For adults only.
settings-what-information = Only odds and how they move: no value bets, no best-price alerts, no stakes.
    .without-bets = Only odds and how they move: no best-price alerts, no stakes.
settings-what-publish = Whether alerts come right away, or only once an admin of this chat has approved them.
settings-what-footer = A line of your own under what I post here: alerts, live boards, daily matches. Type it, for example: /settings footer Odds by the Reds fan club
settings-what-threads = Whether alerts go into their own threads (on Telegram: topics), one per league or per match.
settings-what-ping = A role that alerts here mention: choose it with the option “role” of /settings. To have only you mentioned, for one match, press Ping me under an alert.
settings-threshold-auto = Normal for the sport
settings-language-auto = As in the app
settings-format-decimal = Decimal { $example }
settings-format-fractional = Fractional { $example }
settings-format-american = American { $example }
settings-format-hongkong = Hong Kong { $example }
settings-format-percent = Percent { $example }
settings-books-all = All books
settings-sharp-others = All other books
settings-books-more = { $shown } + { $count } more
settings-books-none = I have no list of bookmakers right now.
settings-books-chosen = { $count ->
    [one] { $count } book chosen.
   *[other] { $count } books chosen.
  }
settings-density-short = Short
settings-density-normal = Normal
settings-density-full = Full
settings-theme-auto = Default
settings-theme-light = Light
settings-theme-dark = Dark
settings-tables-on = Telegram’s own
settings-tables-off = As text
settings-quiet-other-days = Other days? Type them, for example: { $command } fri sat
settings-quiet-off = Off
settings-now = Now: { $value }
settings-turn-on = Turn on
settings-turn-off = Turn off
settings-quiet-daily = every day
settings-quiet-hold = { $from }–{ $to }, { $days }: on hold
settings-quiet-silent = { $from }–{ $to }, { $days }: silent
settings-quiet-mode-hold = Hold alerts
settings-quiet-mode-silent = Silent alerts
settings-quiet-through-none = No exceptions
settings-quiet-through-times = From { $times }× threshold
settings-quiet-through-points = From { $points } pp
settings-digest-off = Alerts right away
settings-digest-at = { $time }
settings-fixtures-off = Off
settings-fixtures-example = /settings fixtures 9:00
digest-now-button = Digest now
digest-now-done = Sending what’s on hold and still matters: { $count ->
    [one] { $count } alert
   *[other] { $count } alerts
  }.
digest-now-none = No alerts on hold. New ones come as set.
hourly-off-done = No hourly limit any more.
hourly-done = { $count ->
    [one] At most { $count } message with alerts an hour.
   *[other] At most { $count } messages with alerts an hour.
  }
settings-hourly-off = No limit
settings-hourly-at-most = { $count ->
    [one] { $count } message
   *[other] { $count } messages
  }
settings-reminder-off = None
settings-reminder-on = { $minutes ->
    [60] 1 hour before the start
    [120] 2 hours before the start
   *[other] { $minutes } minutes before the start
  }
settings-members-on = All members
settings-members-off = Admins only
settings-bonuses-on = Shown
settings-bonuses-off = Hidden
settings-information-on = On
settings-information-off = Off
settings-publish-once = Right away
settings-publish-approve = After approval
settings-publish-nobody = Drafts go to an admin who manages this chat from their private chat with me. The admin types this there first: { $example }
settings-footer-none = None
settings-footer-remove = Remove it
settings-footer-too-long = That’s too long: at most { $most } characters.
settings-threads-off = All in the chat
settings-threads-league = One per league
settings-threads-match = One per match
settings-ping-off = Nobody
settings-ping-everyone = That would mention everyone. Choose a role people can opt into.
settings-ping-silent = { $role } can’t be mentioned by me yet. Let everyone mention it in the server settings, or let me mention all roles.
settings-ping-no-right = You aren’t allowed to mention { $role } here. Choose a role that anyone may mention, or ask someone who may.
settings-ping-gone = { $role } no longer exists, so nobody is mentioned. Choose another role.
ping-me = Ping me
ping-stop = No more pings
ping-on = I’ll mention you with every alert about { $title }, until the match is over.
ping-off = I’ll no longer mention you with alerts about { $title }.
ping-full = { $title } already mentions { $count } people, and a message fits no more.
thread-trouble-no-topics = Alerts stay in this chat: the group has no topics.
thread-trouble-manage-topics = Alerts stay in this chat: I’m not allowed to manage topics.
thread-trouble-no-threads = Alerts stay in this chat: the channel can’t have threads.
thread-trouble-create-threads = Alerts stay in this chat: I’m not allowed to create threads here.
thread-trouble-demands-tag = Alerts stay in this chat: the forum demands a tag, and I can’t use or add one.
thread-trouble-write = Alerts stay in this chat: I’m not allowed to post in threads.
thread-trouble-too-many = Alerts stay in this chat: too many threads are open here.
thread-trouble-other = Alerts stay in this chat: I couldn’t open a thread.
thread-title = { $title } · { $time }
thread-first = Alerts for this go here.

## Cities: what time zones are called

city-africa-cairo = Cairo
city-africa-johannesburg = Johannesburg
city-africa-lagos = Lagos
city-america-bogota = Bogotá
city-america-chicago = Chicago
city-america-los-angeles = Los Angeles
city-america-mexico-city = Mexico City
city-america-new-york = New York
city-america-sao-paulo = São Paulo
city-america-toronto = Toronto
city-asia-almaty = Almaty
city-asia-ashgabat = Ashgabat
city-asia-baku = Baku
city-asia-bishkek = Bishkek
city-asia-calcutta = Kolkata
city-asia-dubai = Dubai
city-asia-dushanbe = Dushanbe
city-asia-irkutsk = Irkutsk
city-asia-jerusalem = Jerusalem
city-asia-kamchatka = Kamchatka
city-asia-krasnoyarsk = Krasnoyarsk
city-asia-magadan = Magadan
city-asia-novosibirsk = Novosibirsk
city-asia-omsk = Omsk
city-asia-saigon = Ho Chi Minh City
city-asia-shanghai = Shanghai
city-asia-tashkent = Tashkent
city-asia-tbilisi = Tbilisi
city-asia-tokyo = Tokyo
city-asia-vladivostok = Vladivostok
city-asia-yakutsk = Yakutsk
city-asia-yekaterinburg = Yekaterinburg
city-asia-yerevan = Yerevan
city-australia-sydney = Sydney
city-atlantic-canary = Canary Islands
city-europe-athens = Athens
city-europe-berlin = Berlin
city-europe-bucharest = Bucharest
city-europe-chisinau = Chișinău
city-europe-copenhagen = Copenhagen
city-europe-helsinki = Helsinki
city-europe-istanbul = Istanbul
city-europe-kaliningrad = Kaliningrad
city-europe-kiev = Kyiv
city-europe-london = London
city-europe-madrid = Madrid
city-europe-minsk = Minsk
city-europe-moscow = Moscow
city-europe-paris = Paris
city-europe-prague = Prague
city-europe-riga = Riga
city-europe-rome = Rome
city-europe-samara = Samara
city-europe-tallinn = Tallinn
city-europe-vienna = Vienna
city-europe-vilnius = Vilnius
city-europe-warsaw = Warsaw
city-europe-zurich = Zurich

## The first questions


## /status

command-status = What I cover, and how fresh the data is
status-heading = Status
status-well = Everything works.
status-troubled = Some things aren’t working:
status-failing-refused = { $data }: the odds service is refusing to answer (began { $since })
status-failing-unreachable = { $data }: no usable answer from the odds service (began { $since })
status-failing-misfit = { $data }: the odds service has been sending something I can’t read since { $since }
status-failing-no-definition = { $data }: I can’t read these yet, as my operators have to run my diagnostics first
status-failing-key = { $data }: the odds service refuses my key (began { $since })
status-failing-spent = { $data }: the odds service’s limit is used up (began { $since })
status-failing-plan = { $data }: my plan with the odds service doesn’t include this (began { $since })
status-failing-wish = { $data }: the odds service doesn’t recognise what my settings ask for (began { $since })
status-failing-spent-until = { $data }: out of credits until { $until }
status-failing-busy = { $data }: the odds service wants fewer requests (began { $since })
status-failing-busy-until = { $data }: the odds service isn’t taking requests until { $until }
status-full = My disk is full (noticed { $since }), so I can’t save anything and alerts are on hold
status-platform-failing = { $platform ->
        [telegram] Telegram isn’t accepting messages
        [discord] Discord isn’t accepting messages
       *[other] Messages aren’t getting through
    } (noticed { $since }). { $waiting ->
        [0] No alerts are on hold.
        [one] { $waiting } alert is on hold until it works again.
       *[other] { $waiting } alerts are on hold until it works again.
    }
status-database-away = The database isn’t answering (began { $since }). I can’t save anything, and alerts are on hold
status-clock-fast = { $seconds ->
    [one] My machine’s clock is { $seconds } second fast; I allow for that
   *[other] My machine’s clock is { $seconds } seconds fast; I allow for that
}
status-clock-slow = { $seconds ->
    [one] My machine’s clock is { $seconds } second slow; I allow for that
   *[other] My machine’s clock is { $seconds } seconds slow; I allow for that
}
status-paused = The odds service asked for a pause; it ends { $until }
status-barred = I can’t post in this chat (noticed { $since }): I lack a right, or it’s closed. Alerts are on hold; I try again with each new one, and every hour
status-barred-there = { $named ->
    [true] { $chat }
   *[other] A chat where you set up alerts
  } is closed to me (noticed { $since }). Its alerts are on hold; I try again with each new one, and every hour
status-barred-more = { $count ->
    [one] I can’t post in { $count } more chat where you set up alerts either
   *[other] I can’t post in { $count } more chats where you set up alerts either
  }
status-platform-paused = { $platform ->
        [telegram] Telegram
        [discord] Discord
       *[other] The platform
    } asked for a pause; it ends { $until }. Alerts are on hold until then
status-old = Watched matches with old odds, alerts on hold: { $old } of { $watched }
status-without = Watched matches without odds yet: { $without } of { $watched }
status-listed = Matches
status-in-play = Live now
status-watched = Watched matches
status-checked = Your matches checked
status-checked-all = at least every { $mostMinutes ->
    [1] minute
   *[other] { $most }
  }
status-checked-some = at least every { $mostMinutes ->
    [1] minute
   *[other] { $most }
  }; no promise for those far from their start
status-checked-none = no times promised
status-push = Price changes
status-push-up = sent by the odds service as they happen
status-push-gap = sent by the odds service as they happen; last interrupted { $from }, for { $length }
status-push-down = The odds service isn’t sending me price changes (began { $since }). I’m asking for odds instead, so alerts may be late
status-pace = Requests to the odds service
status-pace-rate = { $per ->
    [hour] up to { $rate } an hour
    [day] up to { $rate } a day
    [month] up to { $rate } a month
   *[minute] up to { $rate } a minute
  }
status-ages = Last answers
status-age = { $data }: { $age }
status-refreshes = The odds service updates odds every 15 to 30 minutes, and every 5 minutes during a match. I fetch lists only when someone needs them.
    .without-terms = I fetch lists only when someone needs them.
status-data-boards = Odds
status-data-matches = Matches
status-data-history = Odds history
status-data-predictions = Predictions
status-data-value-bets = Value bets
status-data-fighters = Fighters
status-data-teams = Teams
status-data-leagues = Leagues
status-data-bookmakers = Bookmakers
status-data-bonuses = Bonuses

## /about

command-about = Version, data terms, support line
about-heading = About
about-version = Linewatch { $version }: free software under the MIT licence. It takes no bets and earns nothing from them.
about-data = The data comes from { $source }, free for research, education and other non-commercial use, and only with this credit.
    .without-terms = The data comes from { $source }.
about-data-simulated = The data is invented by Linewatch’s sandbox: no team, bookmaker or price is real.
about-terms = Odds can be late or wrong. Nothing here is betting advice.
age-and-help = 18+. Gambling support: { $line }
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
about-gambling = Betting can become an addiction. If it stops being fun, stop and talk to someone: help is free and anonymous.
about-gambling-help = Gambling support
about-my-data = My data
command-privacy = What I keep, why and for how long
privacy-heading = Privacy
privacy-what = I keep this chat’s settings, its watches and who added them, its alerts, and your bets. Nothing else you write.
privacy-why = I use it to answer you and to send alerts, for nothing else.
privacy-how-long = Alerts stay for 30 days, the rest until you delete it.
privacy-unclear = I count messages I don’t understand, for 30 days at most: without the chat, with numbers, addresses and capitalized names masked.
privacy-host = Responsible: whoever runs this bot.
privacy-contact = To find out how to reach them, ask where you found me.

## /break

command-break = No alerts and no odds until a time you set; you can’t end it early
    .for = For example 7d, 12h or until mon 9:00
    .example = /break 7d
command-name-break = break
break-button = Take a break
break-trouble = That sounds hard, and you’re not alone with it. Talk to someone, free and anonymous: { $line }
break-danger = If your life is in danger, call 112 or your local emergency number now.
break-what = During a break I send nothing and show no odds. You can’t end it early. How long?
break-1d = 24 hours
break-7d = 7 days
break-30d = 30 days
break-180d = 180 days
break-ask = Take a break until { $until }?
break-ask-what = Until then I send nothing and show no odds. You can’t end it early, only extend it. Your watches stay.
break-yes = Start the break
break-no = Cancel
break-none = You haven’t started a break.
break-bad-time = How long? From an hour to a year: /break 7d
break-group = Breaks are personal: send me /break 7d in private.
break-on = You’re on a break until { $until }. Until then I send nothing and show no odds.
break-in-private = I only answer this in private.

## /mydata and /forgetme

command-mydata = What I keep about this chat
command-forgetme = Delete what I keep about this chat
mydata-heading = My data
mydata-what = Everything I keep about this chat and about you, as JSON. Times are UTC.
mydata-what-group = Everything I keep about this group, as JSON. Times are UTC.
mydata-none = I keep nothing about this chat.
mydata-left = { $count ->
    [one] { $count } older entry of the log is left out.
   *[other] { $count } older entries of the log are left out.
  }
mydata-forget = Delete everything
forgetme-ask = Delete everything I keep about this chat: its settings{ $count ->
    [0] {""}
    [one] , { $count } watch,
   *[other] , { $count } watches,
  } and the log of alerts? You can’t undo this.
forgetme-ask-group = Delete everything I keep about this group with all its topics: the settings{ $count ->
    [0] {""}
    [one] , { $count } watch,
   *[other] , { $count } watches,
  } and the log of alerts? You can’t undo this.
forgetme-elsewhere = { $count ->
    [one] { $count } watch that you added in another chat stays there, without your name.
   *[other] { $count } watches that you added in other chats stay there, without your name.
  }
forgetme-yes = Yes, delete everything
forgetme-no = No, keep it
forgetme-done = Done: I’ve deleted everything about this chat. It’s like your first day here.
forgetme-break = Done: I’ve deleted everything about this chat but your break, which lasts until { $until }.
forgetme-backups = Backups keep it until { $until } at the latest. Restoring one doesn’t bring it back.
forgetme-kept = Nothing was deleted.

## /link and /unlink

command-link = One watch list on two platforms
    .code = The code from the other platform
    .example = /link
command-unlink = Split the shared list again
link-heading = One list on two platforms
link-how = Send me this { $platform ->
    [telegram] on Telegram
    [discord] on Discord
    [playground] in the playground
   *[several] on another platform
  } within 10 minutes:
link-what = Both chats then share one list: the watches of both, with this chat’s settings.
link-secret = Don’t share the code: whoever uses it shares your list. /unlink splits it again.
link-ask = Did you make this code yourself, in your other chat with me?
link-ask-why = Then both chats share one list. If it’s someone else’s code, they see your watches, get your alerts and can delete everything.
link-ask-yes = Yes, it’s my code
link-shared = { $one ->
    [telegram] Telegram
    [discord] Discord
   *[playground] The playground
  } and { $other ->
    [telegram] Telegram
    [discord] Discord
   *[playground] the playground
  } share { $count ->
    [0] one list. It’s still empty.
    [one] one list with { $count } watch.
   *[other] one list with { $count } watches.
  }
link-alerts-seen = Alerts go where you last were: now { $platform ->
    [telegram] Telegram
    [discord] Discord
   *[playground] the playground
  }.
link-alerts-both = Alerts go to both.
link-to-both = Alerts to both
link-to-seen = Alerts where I last was
link-part = Unlink
link-button = Link another platform
link-parted = { $count ->
    [0] Your lists are separate again.
    [one] Your lists are separate again, each with { $count } watch.
   *[other] Your lists are separate again, each with all { $count } watches.
  } A change now counts only where you make it.
link-not-shared = This chat doesn’t share its list.
link-group = Only private chats can share a list.
link-nowhere = I’m on one platform only, so there’s nothing to link.
link-unknown = I don’t know this code: it’s mistyped, used or over 10 minutes old. Get a new one with /link on the other platform.
link-too-many = That’s too many codes. Try again in { $minutes ->
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
  }
link-same-platform = This code is from this platform. Type it on the other one.
link-linked = One of the two chats already shares its list, and only two can. Split it there first with /unlink.
forgetme-shared = What you have { $platform ->
    [telegram] on Telegram
    [discord] on Discord
   *[playground] in the playground
  } goes too, as both share one list. To keep it there, unlink first.

## /for

command-for = Manage a channel or group from here
    .chat = The channel: @name
    .example = /for @channel
for-how = Which channel or group? Choose it, or type its name: /for @channel
for-needs = You and I must both be admins there, with the right to post.
for-choose-channel = Choose a channel
for-choose-group = Choose a group
for-which = Which one do you want to manage?
for-now = You’re managing { $chat } from here.
for-another = Another one
for-me-again = Back to my chat
for-begun = You’re now managing { $chat } from here: /watch, /watches, /settings, /odds and the rest.
for-ends = End it with /for me; it also ends after 24 hours without use. Your own data stays yours: /mydata, /forgetme, /link, /bet, /journal and /break.
for-over = You’re back in your own chat.
for-ended = You no longer manage { $chat }: 24 hours went by without use. Type /for to go on.
for-about = About { $chat } · /for me
for-joined = I can now post in { $chat }. Manage it from here.
for-steer = Manage { $chat }
for-button = Manage a channel
for-group = Type /for in your private chat with me.
for-nowhere = Here commands work in every channel: type them there.
for-unknown = I don’t know that channel. First make me an admin there, then choose it again: /for
for-no-post = I can’t post in { $chat }. Make me an admin there who can post messages.
for-not-theirs = Only admins who can post in { $chat } can manage it.
for-lost = Only admins who can post in { $chat } can manage it, and I can’t see right now that you’re one.
draft-show = Show drafts
draft-none = Nothing to approve.
draft-heading = Draft for { $chat }
draft-until = Valid until { $until }. Once published, it carries the prices of that moment.
draft-publish = Publish
draft-drop = Discard
draft-approved = Sending it now, with the current prices.
draft-published = Published.
draft-refused = Discarded.
draft-late = Not published: nobody approved it in time.
draft-untrue = Not published: it was out of date.
draft-failed = Not published: the chat refused it.
draft-unseen = The last alerts expired: I couldn’t reach anyone to approve them. For admins: { $once } here, or /for in private with me.

## /arbs, /stake and /kelly

command-arbs = Sure bets and middles
    .page = Page number
    .example = /arbs
command-stake = What a stake returns
    .bet = Price and stake; with several prices I split the stake
    .example = /stake 2.10 50
command-kelly = Kelly stake
    .bet = Price, your chance and, if you like, bankroll and fraction
    .example = /kelly 2.10 52%
arbs-heading = Sure bets and middles
arbs-profit = Whichever wins: +{ $profit }
arbs-profit-draw = Whoever wins: +{ $profit }, stakes back in a draw
arbs-profit-push = Either side: +{ $profit }, stakes back on a push
arbs-profit-half = Either side: +{ $profit }, +{ $least } if half is a push
arbs-middle-free = Middle: both can win, or else +{ $profit }
arbs-middle-cost = Middle: both can win, or else −{ $profit }
arbs-leg = { $price } { $book } · { $offer }
arbs-explained = From odds I’ve stored, not fetched just now. Such prices are often errors, gone in minutes or voided later. Bookmakers limit those who take them.
arbs-own = Only your own books count here.
arbs-none = { $count ->
    [0] I have no stored odds right now.
    [one] None in the stored odds of { $count } match.
   *[other] None in the stored odds of { $count } matches.
  }
stake-heading = Stake
stake-split-heading = Split stake
stake-price = Price
stake-stake = Stake
stake-returned = Returns
stake-profit = Profit
stake-break-even = Break-even chance
stake-split-wins = Whichever wins, you get back at least { $least } on { $total }: { $profit }.
stake-split-missing = If nothing else can win, you get back at least { $least } on { $total }: { $profit }. That’s rare. Is a price missing?
stake-split-loses = Whichever wins, you get back about { $least } on { $total }: { $profit }.
stake-split-note = This only works if one of these must win and you get every stake on at its price.
stake-usage = Type prices and then the stake, for example: { $example }
stake-no-stake = That’s { $count } prices without a stake. Add it at the end, for example: { $example }
stake-bad-amount = I can’t read “{ $amount }” as an amount. Type 1000 or 12.50.
kelly-heading = Kelly stake
kelly-chance = Your chance
kelly-edge = Edge
kelly-full = Full
kelly-half = Half
kelly-quarter = Quarter
kelly-part = { $part } of it
kelly-share = { $share } of your bankroll
kelly-stake = { $stake } ({ $share })
kelly-nothing = No edge, so Kelly says don’t bet.
kelly-note = Kelly assumes your chance is exact. If it’s a few pp too high, the full stake loses in the long run. That’s why many stake a quarter. Not betting advice.
kelly-usage = Type the price and your chance, for example: { $example }
kelly-bad-chance = I can’t read “{ $chance }” as a chance. Type 52% or 0.52.

## /bet and /journal

command-bet = Save a bet you placed
    .match = A team, both teams, or a number, for example #17
    .stake = An amount, for example 20
    .selection = home, draw, away, over 2.5, home -1.5
    .price = 2.10, 11/10 or +110
    .book = The bookmaker
    .example = /bet { $match } 1 2.10 20
command-name-bet = bet
bet-usage = Type match, selection and price; add a stake, or “at” and a bookmaker: { $example }
bet-price = At what price? Type it, with your stake if you like, for example: 2.10 20
bet-recorded = Bet saved
bet-undo = Undo
bet-button = I bet this
bet-fair = { $way ->
    [higher] Fair odds now: { $fair } · your price is { $by } higher
    [lower] Fair odds now: { $fair } · your price is { $by } lower
   *[same] Fair odds now: { $fair }, the same as your price
  }
bet-late = The match has started, so no closing-line value.

command-journal = Your bets and their closing-line value
command-name-journal = journal
journal-heading = Bet journal
journal-in-private = Your journal is for you alone. Open a private chat with me and ask there.
journal-empty = No bets yet. Save one, for example: { $example }. Only you see it.
journal-full = Your journal is full: it holds { $most } bets. Save them all with /export, then delete some.
journal-bet = { $selection } · { $price }
journal-stake = stake { $stake }
journal-clv = CLV { $value }
journal-open = Open bets
journal-returned = Returned
journal-yield = Yield
journal-clv-mean = Closing-line value: { $value } on average ({ $low } to { $high }), { $matches } matches
journal-clv-few = Closing-line value: { $matches } of { $least } matches needed for an average
journal-by-market = Closing-line value by market
journal-by-sport = Closing-line value by sport
journal-group = { $group }: { $value } ({ $low } to { $high }), { $matches } matches
journal-explained = Closing-line value (CLV): your price against the fair odds at the start. In brackets: where the true average lies, with 95% certainty.
journal-match = Match
journal-result = Result
journal-result-won = Won
journal-result-lost = Lost
journal-result-void = Void
journal-result-half-won = Half won
journal-result-half-lost = Half lost
journal-fair-close = Fair odds at the close
journal-closing-value = Closing-line value
journal-reopen = Still open
journal-remove = Delete
journal-removed = Deleted from the journal.
forgetme-journal = { $count ->
    [one] Your bet journal with { $count } bet goes as well.
   *[other] Your bet journal with { $count } bets goes as well.
}

## Refusals and faults

refuse-unknown-command = I don’t know /{ $command }. Try /matches, or see what I can do:
refuse-unknown-command-near = I don’t know /{ $command }. Did you mean { $near }?
refuse-not-manager = Only admins of this chat can do that.
refuse-information-only = This chat is set to information only: odds and how they move, nothing about what to bet on.
information-only-change = Change this
refuse-not-manager-watches = Only admins of this chat can do that. They can let all members do it in /settings.
refuse-guest = I’m only a guest here, so I can answer, but not keep watches or send alerts. Use this command in your direct messages with me.
refuse-not-own-watch = Someone else added this watch. Only they and admins can change it.
refuse-unknown-setting = There’s no setting “{ $setting }”. See all of them, or type, for example: { $example }
refuse-flood = { $seconds ->
    [one] Too fast for me. Try again in { $seconds } second.
   *[other] Too fast for me. Try again in { $seconds } seconds.
  }
refuse-unknown-sport = I don’t know a sport or league called “{ $sport }”. These sports have matches:
find-league-many = Several leagues fit “{ $words }”. Which one do you mean?
find-league-near = I can’t find a league called “{ $words }”. Did you mean one of these?
refuse-unknown-day = I don’t understand the day “{ $day }”. Type today, tomorrow or a date, for example: /matches 23.11
refuse-unknown-status = I don’t know “{ $status }”. Type live, scheduled or finished, for example: /matches football live
refuse-old-button = This button is from an older message and no longer works.
refuse-too-long = That’s too long. A name and a few words are enough.
fault-busy = The odds service’s limit for this minute is used up. Try again in a few seconds.
fault-busy-minutes =
    { $minutes ->
        [one] The odds service won’t take requests for about a minute. Try again after that.
       *[other] The odds service won’t take requests for about { $minutes } minutes. Try again after that.
    }
busy-later = It’s busy right now. I’ll answer here in about { $seconds } s.
busy-again = I’ve got your question. The answer will appear in my message above in about { $seconds } s.
busy-stopped = I was restarted before I could answer. Ask again.
fault-unreachable = The odds service isn’t answering. Try again in a few minutes.
fault-misfit = The odds service is sending something I can’t read. My operators know.
fault-no-definition = I can’t read the odds service yet: my operators have to run my diagnostics first.
fault-key = The odds service refuses my key. My operators have to put in one that’s valid.
fault-spent = The odds service’s limit is used up. I can ask again once it’s renewed.
fault-plan = My plan with the odds service doesn’t include that. My operators can ask for less, or get another plan.
fault-wish = The odds service doesn’t recognise what my settings ask for. My operators have to correct them.
fault-spent-until = Out of credits until { $until }. I can’t get newer odds before then.
fault-not-offered = The odds service doesn’t offer that.
lacks-predictions = { $source } has no predictions.
lacks-value-bets = { $source } has no value bets.
lacks-fighters = { $source } has no fighters.
lacks-teams = { $source } has no list of teams.
lacks-leagues = { $source } has no list of leagues.
lacks-bookmakers = { $source } has one price for everyone, so there are no bookmakers to compare.
lacks-bonuses = { $source } has no bonuses.
fault-refused = The odds service can’t answer that right now. Try again in a few minutes.
fault-full = I couldn’t save this: my disk is full. My operators need to free up space.
fault-cannot-save = I can’t save that right now. Try again in a minute.
fault-cannot-look = I can’t look that up right now. Try again in a minute.
fault-retry = Try again
fault-bug = Something went wrong. I’ve logged it (error { $id }).
help-button = Help
unread-media = I can only read text. Type a team’s name and I’ll show its odds.
unread-media-group = I can only read text. Write /odds and a team’s name.
unread-edit = I don’t see edits to a message. Please send it again.

## Names of commands and options, where a platform shows its own for each language: lower-case letters, no spaces

command-name-matches = matches
command-name-live = live
command-name-match = match
command-name-odds = odds
command-name-best = best
command-name-history = history
command-name-movers = movers
command-name-predictions = predictions
command-name-valuebets = valuebets
command-name-watch = watch
command-name-unwatch = unwatch
command-name-watches = watches
command-name-preview = preview
command-name-edit = edit
command-name-pause = pause
command-name-resume = resume
command-name-undo = undo
command-name-export = export
command-name-import = import
command-name-log = log
command-name-why = why
command-name-score = score
command-name-search = search
command-name-teams = teams
command-name-team = team
command-name-leagues = leagues
command-name-fighters = fighters
command-name-fighter = fighter
command-name-bookmakers = bookmakers
command-name-bonuses = bonuses
command-name-fair = fair
command-name-arbs = arbs
command-name-stake = stake
command-name-kelly = kelly
command-name-settings = settings
command-name-help = help
command-name-start = start
command-name-status = status
command-name-about = about
command-name-privacy = privacy
command-name-admin = admin
command-name-mydata = mydata
command-name-forgetme = forgetme
command-name-for = for
command-name-link = link
command-name-unlink = unlink

option-name-file = file
option-name-topic = topic
option-name-text = text
option-name-match = match
option-name-market = market
option-name-format = format
option-name-selection = selection
option-name-book = book
option-name-books = books
option-name-sport = sport
option-name-league = league
option-name-day = day
option-name-status = status
option-name-edge = edge
option-name-price = price
option-name-within = within
option-name-window = window
option-name-threshold = threshold
option-name-words = words
option-name-what = what
option-name-fighter = fighter
option-name-team = team
option-name-prices = prices
option-name-method = method
option-name-change = change
option-name-watch = watch
option-name-rule = rule
option-name-until = until
option-name-chat = chat
option-name-code = code
option-name-bet = bet
option-name-stake = stake
option-name-private = private
option-name-role = role
option-private = Only you see the answer

## What operators are told of errors

troubles-heading = Errors
troubles-times = { $count ->
    [one] Once, at { $last }
   *[other] { $count } times, first at { $first }, last at { $last }
}
troubles-how = They’re all in the log. I report each kind once an hour at most.

## Who is let in

access-blocked = My operators have blocked this chat, so I don’t answer here.
access-not-listed = I only answer in certain chats, and this isn’t one of them.
access-asked = I only answer where my operators allow it. I’ve asked them and will let you know here.
event-asked = A new chat wants access: { $address }
event-asked-by = A new chat wants access: { $address }, asked by { $person }
event-admitted = This chat now has access. Type /help to see what I can do.
event-admitted-there = { $chat } now has access. Manage it with /for.

## /admin: for the operators of a bot

command-admin = For operators: how I’m doing, my chats, and what was done
    .what = status, budget, chats, limits, log, doctor …
    .example = /admin status
admin-heading = For operators
admin-unknown-act = There’s no operator command “{ $word }”.
admin-in-private = I only answer this in private. Open a private chat with me and ask there.
admin-usage-status = status
admin-usage-budget = budget
admin-usage-chats = chats 1001
admin-usage-chat = chat telegram:42
admin-usage-failed = failed
admin-usage-limits = limits telegram:42 hourly 6
admin-usage-log = log
admin-usage-unclear = unclear
admin-usage-doctor = doctor
admin-act-status = what’s running, what’s on hold, what’s wrong
admin-act-budget = requests left, and who used the others
admin-act-chats = how many, and which watch most; add part of an address to filter
admin-act-chat = what I know about one chat
admin-act-failed = what couldn’t be delivered in the last day, to send it again
admin-act-limits = how much one chat may watch and get
admin-act-log = what operators did
admin-act-unclear = what I didn’t understand, masked
admin-act-doctor = checks everything with the odds service, takes half a minute
admin-status-button = Status
admin-budget-button = Budget
admin-chats-button = Chats
admin-chat-button = The chat
admin-limits-button = Limits
admin-log-button = Log
admin-failed-button = Not delivered
admin-unclear-heading = Not understood since I started
admin-unclear-none = I’ve understood everything since I started.
admin-unclear-off = I don’t count what I don’t understand. { $setting } turns that on.
admin-unclear-line = { $count } × { $words }
admin-failed-heading = Not delivered in the last day
admin-failed-none = Everything was delivered or is still on its way.
admin-failed-line = { $count ->
        [one] { $count } message
       *[other] { $count } messages
    }, the last { $last }
admin-failed-again = Send again: { $number }
admin-failed-queued = { $count ->
        [0] Nothing left to send again.
        [one] { $count } message goes out again, if it’s still true.
       *[other] { $count } messages go out again, if they’re still true.
    }
admin-doctor-button = Doctor
admin-platform-telegram = Telegram
admin-platform-discord = Discord
admin-platform-playground = Playground
admin-status-heading = How I’m doing
admin-row-version = Version
admin-version-newer = { $version }; { $newer } is out
admin-row-since = Started
admin-row-platforms = Platforms
admin-platform-up = { $name } works
admin-platform-down = { $name } fails
admin-row-database = Database
admin-row-poller = Last poll
admin-poller-elsewhere = in another process
admin-row-watched = Watched
admin-watched = matches: { $matches }, chats: { $chats }
admin-row-queue = Alerts queued
admin-queue = on their way: { $going }, on hold: { $held }
admin-queue-oldest = the oldest was due { $since }
admin-row-backup = Last daily backup
admin-backup-none = none
admin-disk-full = The database’s disk is full.
admin-odds-failing = The odds service hasn’t answered for more than 15 minutes.
admin-odds-key-refused = The odds service rejected the key. Enter a valid one.
admin-odds-out-of-credits = The odds service’s credits are used up.
admin-odds-busy = The odds service wants fewer requests.
admin-misfit = { $endpoint }: the odds service has been sending something I can’t read since { $since }: { $misfit }
admin-no-definition = I can’t read the odds service yet: press { $button }.
admin-unseen-drafts = Drafts reach nobody, so these chats’ alerts expire: { $chats }
admin-unlisted = I can’t write the list of people who asked to be forgotten beside the backups (noticed { $since }). Restoring a backup could bring their data back. Check BACKUP_DIR
admin-status-notes = Noticed in the odds service’s answers since I started:
admin-status-no-notes = Nothing unusual in the odds service’s answers.
admin-status-note = { $endpoint }: { $note } × { $count }
admin-more = And { $count } more.
admin-budget-heading = Requests to the odds service
admin-budget-no-requests = No requests yet.
admin-budget-pace = At most { $rate } requests a minute; { $left } left this minute.
admin-budget-pause = The odds service asked for a pause; it ends { $end }.
admin-budget-demand = { $matches ->
    [0] No matches are being watched.
    [one] Polling { $matches } watched match takes { $share } of the requests.
   *[other] Polling { $matches } watched matches takes { $share } of the requests.
}
admin-budget-demand-too-much = Polling { $matches } watched matches as often as they’re updated would take { $share } of the requests there are. So I poll all of them less often, and notice changes up to { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} late on average.
admin-credits-used = Used
admin-credits-of = { $used } of { $units }
admin-credits-left = Left
admin-credits-until = { $left } until { $end }
admin-credits-pace = At this pace
admin-credits-lasts = { $left } left over
admin-credits-dry = lasts until { $end }
admin-credits-column-league = League
admin-credits-column-day = A day
admin-credits-column-watch = A watch
admin-credits-one-more = One more league would take about { $units } a day.
admin-credits-alerted = About { $now } in 100 moves lead to an alert; with twice as many credits, about { $doubled }.
admin-budget-most = Watching most:
admin-budget-used = Used in the last hour:
admin-column-for = For
admin-column-requests = Requests
admin-lane-person = people
admin-lane-poller = alerts
admin-budget-this-process = Counted by this process alone.
admin-chats-heading = Chats
admin-chats-none = There’s no such chat.
admin-chats-how = Find one by part of its address: { $usage }
admin-chat-line = { $address }: { $watches ->
    [one] { $watches } watch
   *[other] { $watches } watches
}
admin-chat-line-state = { $address }: { $watches ->
    [one] { $watches } watch
   *[other] { $watches } watches
} ({ $state })
admin-state-active = active
admin-state-suspended = unreachable
admin-state-asked = not admitted yet
admin-state-blocked = blocked
admin-state-since = { $state }, { $since }
admin-count-active = { $count } active
admin-count-suspended = { $count } unreachable
admin-count-asked = { $count } not admitted yet
admin-count-blocked = { $count } blocked
admin-row-state = State
admin-row-reason = Because
admin-row-known = First seen
admin-row-language = Language
admin-row-watches = Watched matches
admin-of = { $count } of at most { $most }
admin-row-hourly = Messages an hour
admin-row-matches = Matches
admin-row-messages = Messages in a week
admin-row-waiting = Alerts queued
admin-row-log = In the log
admin-which-chat = Which chat? Type its address, for example: telegram:42
admin-no-such-chat = I don’t know a chat { $address }.
admin-limits-saved = Saved.
admin-limits-watches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
admin-limits-how = Other numbers: { $usage }
admin-limits-unclear = For { $address } I understand “hourly” with a number up to 60 or “off”, and “watches” with a number up to 1000 or “usual”.
admin-usage-block = block telegram:42
admin-usage-allow = allow telegram:42
admin-usage-leave = leave telegram:-1001
admin-act-block = stops answering a chat or a person (on Discord: discord:@42)
admin-act-allow = gives access to whoever asked or was blocked
admin-act-leave = leaves a group or a server
admin-block-button = Block
admin-allow-button = Allow
admin-unblock-button = Unblock
admin-refuse-button = Refuse
admin-asked-button = Who’s waiting
admin-leave-button = Leave
admin-blocked = { $address } is blocked. I’ll answer there one last time, to say so, and send nothing more.
admin-block-operator = { $address } is an operator, and operators can’t be blocked.
admin-allowed = { $address } has access now.
admin-not-shut = { $address } wasn’t blocked.
admin-left = I’ve left { $address }.
admin-leave-private = { $address } is a private chat, which I can’t leave. Block it instead.
admin-leave-failed = I couldn’t leave { $address }. Try again in a few minutes.
admin-usage-broadcast = broadcast Back at 9.
admin-act-broadcast = sends every chat a message, once you’ve seen it
admin-broadcast-how = Type /admin broadcast and the message. I send nothing before you press a button.
admin-broadcast-long = That’s too long: at most 1500 characters.
admin-broadcast-heading = Not sent yet
admin-broadcast-takes = { $count ->
    [one] { $count } chat
   *[other] { $count } chats
}, done in about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}; alerts go first. The message:
admin-broadcast-send = { $count ->
    [one] Send to { $count } chat
   *[other] Send to { $count } chats
}
admin-broadcast-old = That message is over an hour old, or I no longer have it. Type it again.
admin-broadcast-begun = Sending it now.
admin-broadcast-already = It was already sent or is being sent. No chat gets it twice.
admin-broadcast-progress = Sent: { $told }, left: { $waiting }
admin-broadcast-stop = Stop
admin-broadcast-stopped = Stopped. Sent: { $told }, not sent: { $left }
event-notice = To all chats from this bot’s operators
admin-log-heading = What operators did
admin-log-none = Nothing yet.
admin-log-line = { $at } { $operator }: { $act }
admin-doctor-heading = Doctor
admin-doctor-fine = I understand everything.
admin-doctor-trouble = There are things in the odds service’s answers I don’t understand.
admin-column-endpoint = Endpoint
admin-column-verdict = Result
admin-column-items = Items
admin-verdict-understood = good
admin-verdict-partly = partly
admin-verdict-empty = empty
admin-verdict-open = to decide
admin-verdict-misfit = changed
admin-verdict-not-understood = unclear
admin-verdict-refused = refused
admin-verdict-unreachable = no answer
admin-verdict-not-asked = not asked
admin-degraded-heading = What suffers:
admin-degraded = { $feature }: { $cause }
admin-feature-matches = the list of matches, and finding them by name
admin-feature-slug = a match by its slug
admin-feature-odds = odds
admin-feature-alerts = alerts
admin-feature-history = the history of odds
admin-feature-predictions = predictions
admin-feature-valuebets = value bets
admin-feature-fighters = fighters
admin-feature-teams = teams
admin-feature-leagues = leagues
admin-feature-bookmakers = bookmakers and their ratings
admin-feature-bonuses = bonuses
admin-feature-kickoff = start times
admin-feature-live = telling live matches apart from others
admin-feature-sports = matches by sport
admin-feature-books = odds book by book
admin-feature-records = fighters’ records
admin-feature-results = results
admin-cause-no-answer = { $endpoint } didn’t answer
admin-cause-not-understood = I don’t understand the answer of { $endpoint }
admin-cause-field = nothing from { $endpoint } has { $field }
admin-cause-filter = { $endpoint } ignores { $field }
admin-filters-heading = Filters for the list of matches:
admin-filter = { $parameter }: { $works }
admin-works-yes = works
admin-works-no = doesn’t work
admin-works-unclear = unclear
admin-refused-heading = Left out of the answers:
admin-questions-heading = To decide:
admin-questions-how = { $command } writes the definition into a file, where you decide.
admin-definition-new = This is how I read the odds service now.
admin-service-works = { $service } is answering as expected.
admin-service-works-key = { $service } takes the key and answers as I expect.
admin-service-key = { $service } refuses the key. Look at { $settings }.
admin-service-plan = The key is right, but its plan doesn’t include what I ask for. Look at { $settings }.
admin-service-spent = The key is right, but it has reached its limit.
admin-service-busy = { $service } is getting too many requests. Another program may be using the key too.
admin-service-choices = { $service } doesn’t know what I ask for. Look at { $settings }.
admin-service-misfit = { $service } sends something other than its definition says: { $detail }
admin-service-refused = { $service } refuses to answer: { $detail }
admin-service-down = I can’t reach { $service }: { $detail }. Look at { $settings }.
admin-service-has = What it has:
admin-service-left =
    { $per ->
        [hour] Left this hour: { $units }
        [day] Left today: { $units }
        [month] Left this month: { $units }
       *[other] Left right now: { $units }
    }
admin-service-looks =
    { $looks ->
        [one] All watches together get about { $looks } request a day.
       *[other] All watches together get about { $looks } requests a day.
    }

## The playground page

playground-tag = playground
playground-welcome = Ask about odds, watch a match, see the alert arrive
playground-hint = Type / to see every command, a team’s name to see its odds, or start with one of these:
playground-feed = Conversation
playground-input = Message
playground-placeholder = A team, or / for commands
playground-send = Send
playground-palette = Commands and suggestions
playground-you = You:
playground-writing = Writing…
playground-alert = Alert
playground-silent = silent
playground-personal = Only you see this
playground-changed = updated
playground-table = Table
playground-mark-best = best
playground-mark-up = up
playground-mark-down = down
playground-connecting = Connecting…
playground-connected = Connected
playground-reconnecting = Reconnecting…
playground-paused = Paused in this tab
playground-away = No answer. Is Linewatch still running?
playground-refused = I couldn’t answer that.
playground-retry = Try again
playground-newer = New alert
playground-settings = Settings
playground-language = Language
playground-place = This chat is
playground-private = private
playground-group = a group
playground-admin = I’m an admin of the group
playground-chat = Chat
playground-new-chat = Open another chat
playground-menu = Choose
playground-views = Show replies as
playground-view-chat = Chat
playground-view-telegram = Telegram
playground-view-discord = Discord
playground-view-data = Data
playground-view-reply = The reply itself
playground-readers = Another chat
playground-readers-hint = A chat beside this one, with its own language, odds format and watches. The same odds reach each by its own rules.
playground-add-reader = Open beside
playground-remove = Close this chat
playground-me = You
playground-format = Odds format
playground-format-decimal = Decimal
playground-format-fractional = Fractional
playground-format-american = American
playground-format-hongkong = Hong Kong
playground-format-percent = Percent
playground-market = The market
playground-market-hint = Invented, and moving by itself. Push the odds and see who gets an alert.
playground-market-real = Real odds, without a key:
playground-market-odds = Odds
playground-market-watch = Watch
playground-market-push = Push the odds
playground-market-chance = Chance of the first side
playground-pushed = Pushed:
playground-pushed-next = Chats watching it get an alert within half a minute.
playground-tour = The first minute
playground-tour-odds = Ask for odds
playground-tour-odds-why = Every bookmaker’s price, the best ones marked.
playground-tour-watch = Watch the match
playground-tour-watch-why = You get an alert here when its odds move.
playground-tour-push = Push the odds
playground-tour-push-why = They move by 6 pp; the alert arrives within half a minute.
playground-tour-go = Do it
playground-tour-skip = Skip
playground-tour-done = That was your first alert
playground-close = Close

## Pictures

chart-button = Chart
chart-books = All books
chart-start = Start
chart-band = range
chart-best = best price
chart-gap = no odds
chart-told = alert sent
chart-consensus = { $books ->
    [one] one book, without margin
   *[other] fair odds of { $books } books
}
chart-subject = { $market } · { $whose } · since { $since }
chart-of = { $market } · { $whose }
chart-way = { $from } → { $now }
chart-since = Since { $since }.
chart-alt = Chart: { $title }, { $subject }. { $figures }.
chart-board-subject = { $market } · { $books ->
    [one] { $books } book
   *[other] { $books } books
}{ $isFair ->
    [yes] {" "}· how far from the fair price
   *[no] {""}
}
chart-board-framed = { $subject }, best in a frame
chart-distance = { $points }%
chart-best-of = { $price } { $book } · fair { $fair }
chart-price-at = { $price } { $book }
chart-fair-only = fair { $fair }
chart-movers-subject = Fair prices, then → now
chart-mover = { $selection } · { $same } of { $books } books
chart-price = Price
chart-edge = Edge
chart-bet = { $selection } · { $book }
chart-bet-figures = { $price } · +{ $edge }
chart-bets-subject = { $count ->
    [one] { $count } value bet
   *[other] { $cut ->
        [yes] Best { $count } value bets
       *[no] { $count } value bets
    }
} by price and edge{ $isNarrowed ->
    [yes] {" "}· { $narrowed }
   *[no] {""}
}
chart-alerts = What came after your alerts
chart-alerts-summary = { $count ->
    [one] { $count } alert
   *[other] { $count } alerts
}: { $on } went on · { $stayed } stayed · { $back } moved back
chart-alerts-told = Move at the alert, pp
chart-alerts-after = Move since, pp
chart-alerts-stayed = stayed
chart-alerts-explained = In pp, from the alert to the start of the match, or to now: above the line the odds moved on the same way, below it back.
chart-alerts-none = No price alerts to chart yet.
chart-alert = { $selection } · { $day }
chart-alert-way = { $from } → { $to } → { $now }
