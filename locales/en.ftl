# English: the reference. Every other language has the same keys with the same variables.
# Names, prices and times come in as variables that are already written for the reader's language.

## Credit: on every message

credit = Data: { $source }
credit-simulated = Simulated odds from Linewatch's sandbox. No team, bookmaker or price is real.
credit-simulated-short = Simulated: nothing is real
cut = … The rest did not fit.

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

status-scheduled = to be played
    .matches = to be played
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
start-what = Odds from ten bookmakers side by side, value bets, and a message when a line that you watch moves.
    .without-bets = Current odds, and a message when a line that you watch moves.
    .without-model = Odds from bookmakers side by side, value bets, and a message when a line that you watch moves.
start-how = Type a team's name, or press a button.
start-how-group = Write /odds and a team's name, or /watch and a team's name for alerts.
start-matches = Matches
start-valuebets = Value bets

command-help = All commands with examples
    .topic = A topic or a command, such as watches
    .example = /help watches
help-heading = Help
help-first = ‹ Help
help-topic-matches = Matches and teams
help-topic-odds = Odds
help-topic-watches = Watches
help-topic-alerts = Alerts
help-topic-money = Bets and money
help-topic-chat = This chat
help-unknown = “{ $words }” is not a topic. Choose one below.
help-line = { $usage } – { $description }
help-group = In groups, administrators decide in /settings who may add and remove watches.
help-thumb = 👍 under an alert about one match mutes that match; take it away and alerts come again.
help-thumb-group = 👍 under an alert about one match mutes that match, where the bot is an administrator; take it away and alerts come again.
help-thumb-several = Under an alert about several matches I answer 🤔 and mute none: its button “{ $mute }” asks which.
help-threads = Alerts can go into threads of their own, one per match or league: { $usage }
    .usage = /settings threads match
help-words = A team's name works wherever a match is asked for. So does the number behind the # sign.
help-fixtures = { $usage } posts the day's matches of everything that is watched here.
help-carried = To have my commands in every server and conversation, also where nobody has added me: my profile, “Add App”.

## /matches

command-matches = Matches of the next few days
    .sport = A sport or a league, such as football
    .league = A league, by words of its name
    .day = today, tomorrow, or a date such as 23.11
    .status = live, scheduled or finished
    .example = /matches football tomorrow
command-live = Matches that are being played right now
    .sport = A sport or a league, such as football
    .league = A league, by words of its name
    .example = /live football
matches-heading = Matches
matches-heading-sport = Matches: { $sport }
matches-row = { $time } · { $title }
matches-prices = Best prices on 1 / X / 2, where they are known.
fixtures-heading = Matches · { $day }
fixtures-more = … and { $count } more
matches-row-live = Live · { $title }
matches-none = No matches are listed at the moment.
matches-none-sport = { $sport }: no matches are listed at the moment.
matches-all = All matches
matches-live = Live now
page-shown = { $first }–{ $last } of { $total }
page-list-cut = The odds service has more than could be read; this is the first part of its list.
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
row-odds = Odds
row-open = Open

## /odds

command-odds = Odds of a match, book by book
    .match = A team, two teams, or #number
    .market = A market, such as winner, total 2.5 or handicap -1.5
    .format = A format only this once, such as american or fractional
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
odds-best = Best on { $selection }: { $price } ({ $book })
odds-best-range = Best on { $selection }: { $price } ({ $book }) · all books { $low } – { $high }
odds-best-full = Best on { $selection }: { $price } ({ $book }) · all books { $low } – { $high }, chance { $lowChance }–{ $highChance }
odds-best-fair = { $selection }: { $price } ({ $book }) · fair { $fair }
odds-best-none = Best on { $selection }: none
odds-shows-alone = { $book } shows { $price }, { $points ->
    [0] alone in this market
    [one] alone by { $points } point
   *[other] alone by { $points } points
  }
odds-shows-unsound = { $book } shows { $price }, margin { $margin }, not counted
odds-alone = { $sign } Far from the others: { $books }
odds-alone-book = { $book } by { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
odds-alone-book-late = { $book } by { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (updated { $minutes } min before the others)
odds-unsound = { $sign } Not counted: { $books }
odds-unsound-book = { $book } (margin { $margin })
odds-market-missing = No prices for “{ $market }” here, so this is the main market.
odds-margins = Margin { $average } on average: { $books }
odds-own-books = { $sign } Your books: best prices are theirs
odds-own-books-absent = None of your books quotes this: all books count
odds-consensus-note = Fair and Chance: the books' prices without their margins, averaged.
odds-age = Odds as of { $age }.
odds-next = next expected { $time }
odds-closing = The last prices recorded before the start.
odds-age-old = These odds are old: they were last refreshed { $age } and may have changed.
odds-failure = The odds service cannot be reached right now; this is what it sent last.
odds-misfit = The odds service is sending something else, so this is the last I could read.
odds-key = The odds service refuses our key; this is what it sent last.
odds-spent = Out of credits until { $until }; this is what the odds service sent last.
odds-plan = Our plan with the odds service doesn’t include this; this is what it sent last.
odds-spent-until = Out of credits until { $until }; these prices are from { $at }.
odds-busy = The odds service allows no more questions right now; this is what it sent last.
odds-busy-until = The odds service takes no questions until { $until }; these prices are from { $at }.
odds-none = No bookmaker quotes this match at the moment.
odds-refresh = Refresh
odds-watch = Watch
odds-watching = Watched: { $rule }

## Finding a match

find-many = Which match do you mean?
find-match-row = { $title }
  { $start } · { $league }
find-match-row-no-league = { $title }
  { $start }
find-choose = Choose
find-fixture = { $day } · { $title }
find-many-more = More matches fit than there is room for here. Add the other team or a day.
find-none = I found no match for “{ $words }”.
find-name-one = “{ $words }” could mean more than one thing. Name one match, by both teams or its number, for example: { $example }
find-apart = I found no match between { $first } and { $second }. The next match of each:
find-number = I have no line { $words } here. Pick a match, or type #{ $words } for the match with that number:
find-none-near = I found no match for “{ $words }”. Did you mean one of these?
find-none-soonest = I found no match for “{ $words }”. Try the name of one team; these start soonest:
find-none-hint = Try the name of one team, or see what is listed:
ask-match = Which match? Pick one, or write a team’s name:
ask-match-command = Which match? Pick one, or write { $command } with a team’s name:

## /valuebets

command-valuebets = Prices better than their fair odds
    .sport = A sport, such as football
    .edge = At least this edge, such as 5%
    .price = A range of prices, such as 1.5-3
    .within = The match starts within, such as 12h
    .book = A bookmaker
    .example = /valuebets 3% 1.5-3
valuebets-heading = Value bets
valuebets-explained = Edge: what a stake gains on average if the model is right. Not advice.
    .without-list = Edge: how far a price is above the fair odds. I leave out edges below 1%. Not advice.
valuebets-against-others = Prices above the other books’ fair odds.
valuebets-against = Prices above the fair odds of { $book }.
valuebets-row = { $selection } { $price } { $book }{ $others ->
    [0] {""}
    [one] {" "}(+{ $others } book)
   *[other] {" "}(+{ $others } books)
  } · { $edge }
  { $title } · { $start } · model { $fair }
    .without-list = { $selection } { $price } { $book }{ $others ->
        [0] {""}
        [one] {" "}(+{ $others } book)
       *[other] {" "}(+{ $others } books)
      } · { $edge }
      { $title } · { $start } · fair { $fair } · { $age }
valuebets-none = No value bet at the moment.
    .without-list = No value bet right now. I look at the matches that someone watches or asked about in the last hour.
valuebets-none-filter = { $count ->
    [one] The only value bet right now does not fit.
   *[other] None of the { $count } value bets right now fits.
  }
valuebets-edge = from { $edge }
valuebets-price = price { $low }–{ $high }
valuebets-within = { $hours ->
    [one] within { $hours } hour
   *[other] within { $hours } hours
  }
valuebets-all = All value bets
valuebets-bad-filter = I do not understand “{ $words }”. Filters are an edge, a price range, hours, a sport and a bookmaker, for example: /valuebets 5% 1.5-3 12h
valuebets-model = These are a model's figures, not advice.
    .without-list = I work these out from bookmakers’ prices. Not advice.
valuebets-age = Calculated { $age }.
valuebets-age-old = These figures are old: they were calculated { $age }, and the prices may have changed.

## Watches on value bets

valuebets-watch = Watch these
bet-watch-done = Watching value bets: { $filter }.
bet-watch-changed = The watch on value bets starts over: { $filter }.
bet-watch-all = all of them
bet-watch-title = Value bets: { $filter }
bet-watch-rule = { $points ->
    [one] I will tell you when one appears, and again when its edge has grown by { $amount } percentage point. When it is gone, I change the messages that told you of it.
   *[other] I will tell you when one appears, and again when its edge has grown by { $amount } percentage points. When it is gone, I change the messages that told you of it.
  }
bet-watch-now = { $count ->
    [0] None fits at the moment.
    [one] One fits at the moment; I tell you only of new ones.
   *[other] { $count } fit at the moment; I tell you only of new ones.
  }
bet-watch-now-unknown = The list cannot be read right now. I will tell you what appears after my next look.
bet-watch-rule-words = { $filter } · { $rule }
bet-watch-improving = { $points ->
    [one] improving by { $amount } percentage point
   *[other] improving by { $amount } percentage points
  }
bet-details-paused = Paused: bets that appear meanwhile are skipped.
bet-details-resumed = Active again. I will tell you what appears after my next look.
bet-details-changed = The watch is changed. I will tell you only what appears from now on.
bet-watch-same = There is a watch on value bets with this filter already.
bet-watch-limit = This chat already has { $count ->
    [one] { $count } watch
   *[other] { $count } watches
} on value bets, and more is not possible. Remove one first.
bet-watch-bad-improvement = “{ $typed }” is no improvement. Say by how many percentage points an edge must grow, for example: /watch value bets 3% improving by 1
unwatch-bets-done = No longer watching value bets: { $filter }.
bet-alert-appeared = { $count ->
    [one] New value bet
   *[other] { $count } new value bets
  }
bet-alert-improved = { $count ->
    [one] A value bet has improved
   *[other] { $count } value bets have improved
  }
bet-alert-both = { $count } value bets: new and improved
bet-alert-gone = { $count ->
    [one] A value bet is gone
   *[other] { $count } value bets are gone
  }
bet-alert-missed = { $count ->
    [one] { $count } more came and went
   *[other] { $count } more came and went
  }
bet-alert-row = { $selection } { $price } { $book }{ $others ->
    [0] {""}
    [one] {" "}(+{ $others } book)
   *[other] {" "}(+{ $others } books)
  } · { $edge }{ $news ->
    [improved] {" "}(was { $before })
   *[appeared] {""}
  }
bet-alert-fair = model { $fair }
    .without-list = fair { $fair }
bet-alert-offer = { $selection } at { $price } ({ $book }{ $others ->
    [0] {""}
   *[other] , +{ $others }
  })
bet-alert-offer-no-book = { $selection } at { $price }
bet-alert-watch = This watch
bet-gone-left = { $offer }: gone { $time }
bet-gone-left-now = { $offer }: gone { $time }, then { $now }
bet-gone-below = { $offer }: edge too small { $time }
bet-gone-below-now = { $offer }: edge too small { $time }, then { $now }
bet-gone-began = { $offer }: the match has begun

## /match, /best, /history

command-match = One match: league, time, markets
    .match = A team, two teams, or #number
    .example = /match { $match }
match-sport = Sport
match-league = League
match-start = Starts
match-status = Status
match-markets = Markets
match-no-markets = no odds at the moment
match-books = Books
match-number = Number
match-details = Match
match-best = Best price
best-title = { $kind ->
    [side] { $selection } to win: { $price }
   *[other] { $selection }: { $price }
  }
best-at = at { $books }
best-at-more = at { $books } + { $others } more
match-history = History
match-prediction = Prediction

command-best = The best prices for one selection
    .match = A team, two teams, or #number
    .selection = 1, X, 2, a team, or over 2.5
    .example = /best { $match } 1
best-price = Price
best-edge = Edge
best-fair = Edge: over fair odds of { $fair }
best-fair-updated = Edge: over fair odds of { $fair } · updated { $age }
best-which = Which selection?
best-missing = Nobody quotes { $selection } at the moment. These are quoted:
best-unknown = I do not know the selection “{ $selection }”. Write 1, X, 2, a team or over 2.5, or choose:
best-others = Other selections

command-history = How the odds of a match have moved
    .match = A team, two teams, or #number
    .book = A bookmaker; without one, the consensus of all
    .selection = 1, X, 2, a team, or over 2.5
    .example = /history { $match }
history-none = Nothing is known yet of how these odds have moved.
history-none-book = Nothing is known of how the odds of { $book } have moved.
history-of = { $market } · { $whose }
history-consensus = consensus of the books, without margin
history-open = Open
history-now = Now
history-points = Points
history-chance = Chance
history-net = Change
history-range = Range
history-reading = { $price } · chance { $chance } · { $time }
history-net-none = none
history-net-shortened = ▼ shortened: { $price } in price, { $points } points of probability
history-net-drifted = ▲ drifted: { $price } in price, { $points } points of probability
history-since = First seen { $since }. ▼ shortened, ▲ drifted. The bars are the chance: higher means a shorter price.
history-says = chance from { $from } to { $to }, lowest { $low }, highest { $high }
history-unknown = I know neither a bookmaker nor a selection “{ $words }” here. For example: 1, X, 2 or a bookmaker's name.
history-all = All selections
history-consensus-button = Consensus
history-more-markets = { $count ->
    [one] { $count } more market ›
   *[other] { $count } more markets ›
  }

## /predictions, /movers

command-predictions = A model's probabilities beside the market's
    .match = A team, two teams, or #number; without it, the widest gaps
    .example = /predictions { $match }
predictions-heading = Predictions
predictions-row = { $title } · { $start }
  { $selection } { $model }, market { $market } ({ $points } points)
predictions-row-no-market = { $title } · { $start }
  { $selection } { $model }
predictions-model = Model
predictions-market = Market
predictions-gap = Gap
predictions-explained = Market: the books' consensus without margin. The gap is in points of probability.
predictions-some-without = No market shown: nobody has asked for those odds yet. Press the match to compare.
predictions-others = Other matches have no fresh odds to compare with. Ask for one: /predictions and a team.
predictions-no-market = There is no market to compare with at the moment.
predictions-note = A model, not a tip.
predictions-none = There are no predictions at the moment.
predictions-none-match = There is no prediction for this match.
predictions-all = All predictions
predictions-watch = Watch for a gap of { $points }

command-movers = What moved most in the last hours
    .window = 1h, 6h or 24h
    .sport = A sport or a league
    .league = A league
    .books = How many books moved the same way, such as books>=5
    .example = /movers 24h books>=5
movers-heading = { $hours ->
    [one] What moved most within { $hours } hour
   *[other] What moved most within { $hours } hours
  }
movers-row = { $arrow } { $title }
  { $selection } { $from } → { $to } ({ $same } of { $books } books)
movers-explained = Fair prices: the books' consensus without margin. ▼ shortened, ▲ drifted. Only matches that somebody here watches or asked about are recorded.
movers-since = Recorded since { $since } or before.
movers-none = Of the matches recorded here, none has moved within that time.
movers-nothing-recorded = Nothing is recorded yet. Prices are kept from the moment that somebody asks for a match or watches it.
movers-none-fitting = Among the matches recorded here, nothing like that has moved within that time.
movers-books = { $books } books or more the same way
movers-all = All movers
movers-bad-books = I do not understand “{ $books }”. Write how many books, for example: /movers books>=5
movers-window = { $hours } h
movers-bad-window = I do not understand the window “{ $window }”. Write hours, up to 168, for example: /movers 6h, or /movers tennis 24h books>=5

## /watch, /unwatch, /watches

command-watch = Be told when odds move, or of value bets
    .without-bets = Alerts when odds move
    .match = A match by a team, two teams or #number; or a team, league, sport or fighter
    .match-without-fighters = A match by a team, two teams or #number; or a team, league or sport
    .rule = What to tell: 3pp, 5% or 0.10; home, shortens, best, books>=3, from 2.10, edge>=6pp
    .rule-without-model = What to tell: 3pp, 5% or 0.10; home, shortens, best, books>=3, from 2.10
    .example = /watch { $match } 3pp
command-unwatch = Stop watching one thing, or all
    .match = A match by a team, two teams or #number; or a team, league, sport or fighter
    .match-without-fighters = A match by a team, two teams or #number; or a team, league or sport
    .example = /unwatch { $match }
command-watches = What this chat watches, and where each line stands
    .example = /watches
command-preview = What a rule would have sent in the last days
    .match = A team, two teams, #number, or a watch's number such as 2
    .rule = The rule, as in /watch; without it, that of the watch there is
    .example = /preview { $match } 3pp
command-edit = Change a watch by its number or name
    .watch = The number that /watches shows, or the match
    .rule = What changes, as in /watch: 5pp, shortens, books>=3; or quiet 22-8, quiet off
    .example = /edit 12 5pp
command-pause = Pause one watch
    .watch = The number that /watches shows
    .until = Such as 3h, 18:00, mon 9:00, morning; with keep at its end, moves meanwhile count
    .example = /pause 12 3h
command-resume = Go on with a paused watch
    .watch = The number that /watches shows
    .example = /resume 12
command-undo = Bring back what was just removed
command-export = Watches and settings as a file
command-import = Take such a file over
    .file = The JSON file that /export made
    .text = Or the text of that file
    .example = /import

rule-points = { $points ->
    [one] { $amount } point of probability
   *[other] { $amount } points of probability
  }
rule-percent = { $amount } of the price
rule-price = { $amount } in price
rule-short-points = { $amount } pp
rule-home = Home
rule-away = Away
rule-draw = Draw
rule-shortens = only shortening
rule-drifts = only drifting
rule-consensus = fair price
rule-best = best price
rule-book = price at { $book }
rule-own = best price of your books
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
rule-from = from { $price }
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
rule-gap = model { $points } above the market

watch-done = Watching { $title }.
watch-changed = The watch on { $title } has a new rule.
watch-beside = { $title } is watched already: { $rules }. Add the new rule or replace the old one? { $rule }
watch-beside-typed = Or type the command again with “add” or “replace” at its end.
watch-beside-add = Add
watch-beside-replace = Replace
watch-beside-replace-one = Replace { $number } · { $rule }
watch-title-with-rule = { $title } · { $rule }
watch-rule = I’ll alert you when { $measure ->
    [best] the best price
    [book] the price at { $book }
    [own] the best price of your books
   *[consensus] the fair price
  } { $direction ->
    [shortens] shortens
    [drifts] drifts
   *[both] moves
  }: { $rule } or more.
watch-preset = { $sport } lines move less: this is the { $preset ->
    [calm] calm
    [sharp] sharp
   *[normal] normal
  } threshold there.
watch-target = I will tell you when { $measure ->
    [book] the price at { $book }
    [own] the best price of your books
    [consensus] the fair price
   *[best] the best price
  } for { $selection } { $side ->
    [at_most] falls to { $price } or less
   *[at_least] rises to { $price } or more
  }.
watch-target-books = I will tell you when { $books ->
    [one] { $books } { $measure ->
        [own] book of yours offers
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
watch-posted = I will tell you when { $measure ->
    [book] { $book } posts its first odds
   *[any] the first odds appear
  }.
watch-gap = I will tell you when the model's chance of { $of ->
    [outcome] { $selection }
   *[any] an outcome
  } is above the market's by { $rule } or more, and when that gap has closed.
watch-gap-closes = Closed means { $points } or less
watch-gap-now = Now { $selection } { $gap }: model { $model }, market { $market }.
watch-gap-open = Now { $selection } { $gap }: model { $model }, market { $market }. That gap is open already, so I will tell you once it has closed.
watch-gap-unknown = The model's chances for this match are not known yet.
watch-only = Only { $part }
watch-agreeing = Only when { $books ->
    [one] { $books } book moves that way
   *[other] at least { $books } books move that way
  }
watch-from = Counted from your price of { $price }, and after an alert from the price in it
watch-from-passed = The price is { $now } now, already that far from your { $own }. The next alert counts from there.
watch-since = Counted over { $hours ->
    [one] the last hour
   *[other] the last { $hours } hours
  }
watch-since-open = Counted from the first odds, and after an alert from those in it
watch-prices = Only while the price is between { $least } and { $most }
watch-within = Only in { $hours ->
    [one] the last hour
   *[other] the last { $hours } hours
  } before the start
watch-live = Only during the match
watch-prematch = Only before the start
watch-fast = At once, even when a single book has moved
watch-once = Once
watch-again = Again each time, after the price has gone back by 2%
watch-example = For example: { $selection } from { $from } to { $to }.
watch-target-now = The price is { $price } now.
watch-target-now-books = { $books ->
    [one] At { $books } book the price is { $price } now.
   *[other] At { $books } books the price is { $price } now.
  }
watch-target-passed = { $books ->
    [0] The price is { $price } now
    [one] At { $books } book the price is { $price } now
   *[other] At { $books } books the price is { $price } now
  }, past the limit already. I will tell you once it has gone back by 2% and crosses the limit again.
watch-first-board = There are no odds yet; the first ones will be the starting point.
checks-always = Checked every minute.
checks-often = Checked about every { $aboutMinutes ->
    [1] minute
   *[other] { $about }
  }, every { $latest } at the latest; in the last hour every { $lastMinutes ->
    [1] minute
   *[other] { $last }
  }.
checks-last-hour = Checked about every { $aboutMinutes ->
    [1] minute
   *[other] { $about }
  }, every { $latest } at the latest.
checks-later = No times promised yet. From { $from } before the start: every { $latest } at the latest; in the last hour every { $lastMinutes ->
    [1] minute
   *[other] { $last }
  }.
checks-few = Checked about { $count ->
    [1] once
   *[other] { $count } times
  } before the start, more often when the odds come near your rule.
checks-none = I can’t promise how often I check: too many leagues share the odds service’s limit. 500 credits a month carry about ten leagues.
watch-finished = { $title } is over, so its odds will not move any more.
watch-limit = This chat already watches { $count ->
    [one] { $count } match
   *[other] { $count } matches
}, and more is not possible. Remove one first.
watch-unknown-word =
    { $what ->
        [match] I know the match, but not “{ $word }”. Write 5%, 0.10 or 3pp.
        [watch] I know the watch, but not “{ $word }”. Write 5%, 0.10 or 3pp.
       *[many] I know the name, but not “{ $word }”. Write 5%, 0.10 or 3pp.
    }
name-unknown-more = I know the name, but not “{ $word }”, so nothing has changed.
watch-bad-word = I do not understand “{ $word }” here. A rule is made of a threshold (3pp, 5%, 0.10 or calm, normal, sharp), a direction (shortens, drifts), an outcome (home, draw, over 2.5), whose price counts (best, mybooks, book:name), books>=3, from 2.10, prices 1.5-3, since when (3h, since open), when (within 24h, live, prematch) or fast; or of an outcome and a limit (home >= 2.10, books>=3, again), or of posted, or of the model against the market (edge>=6pp, home), for example: { $example }
    .without-model = I don’t understand “{ $word }” here. A rule is made of a threshold (3pp, 5%, 0.10 or calm, normal, sharp), a direction (shortens, drifts), a selection (home, draw, over 2.5), whose price counts (best, mybooks, book:name), books>=3, from 2.10, prices 1.5-3, since when (3h, since open), when (within 24h, live, prematch) or fast; or of a selection and a limit (home >= 2.10, books>=3, again), or of posted, for example: { $example }
watch-needs-selection = To compare prices I need to know the outcome: home, draw, away, over 2.5. For example: { $example }
watch-unknown-book = I know no bookmaker “{ $book }”. /bookmakers lists them all. For example: { $example }
    .without-books = I know no bookmaker “{ $book }”. For example: { $example }
watch-no-own-books = You have not said yet where you have accounts. Choose your books first: /settings books
watch-too-few-own = You have chosen { $count ->
    [one] { $count } book
   *[other] { $count } books
  }, so a price at { $books } of them cannot be reached. Choose more: /settings books
watch-posted-already = The odds of { $title } are here already. Watch how they move instead, for example: { $example }
watch-change-calm = Calm
watch-change-normal = Normal
watch-change-sharp = Sharp
watch-change-shortens = ▼ Shortens
watch-change-drifts = ▲ Drifts
watch-change-both = ▼▲ Both
watch-cannot-post = I may not write here by myself, so no alert could arrive. An administrator must allow me to send messages in this channel.
watch-stop = Unwatch
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
target-all = All of { $name }

wide-done = Watching all matches: { $name }.
wide-changed = The watch on all matches has a new rule: { $name }.
wide-covered = { $all ->
    [one] { $count } of { $all } match is covered now.
   *[other] { $count } of { $all } matches are covered now.
  }
wide-covered-until = { $all ->
    [one] { $count } of { $all } match is covered now, until { $until }.
   *[other] { $count } of { $all } matches are covered now, until { $until }.
  }
wide-covered-none = No match of the next seven days is listed yet.
wide-explained = The soonest matches of the next seven days are covered, and new ones join by themselves. To leave one out, stop watching that match.
wide-details-heading = All matches: { $name }
wide-details-paused = Paused: it covers no match, and moves meanwhile are skipped.
wide-details-resumed = Active again, from the odds of now.
wide-details-changed = The rule is changed for all of its matches.
wide-heading = All matches
wide-row = { $name } · { $rule }
watch-limit-wide = This chat already has { $count ->
    [one] { $count } watch
   *[other] { $count } watches
} on teams, leagues, sports and fighters, and more is not possible. Remove one first.

unwatch-done = No longer watching { $title }.
unwatch-not-watched = { $title } is not watched here.
unwatch-which = What should I stop watching?
unwatch-wide-done = No longer watching all matches: { $name }.
unwatch-wide-none = This chat has no such watch. /watches shows what is watched here.
unwatch-own-done = Stopped the rule for { $title }: { $rule }.
unwatch-excluded = { $title } is left out of { $names }. { $count ->
    [one] Its
   *[other] Their
  } other matches are still watched.
unwatch-still-wide = { $name } still covers it: { $rule }.
unwatch-still-own = Still watched: { $rules }.
unwatch-later-wide = { $name } may cover it later: { $rule }.
unwatch-still-bets = Value bets on it are still told: { $filters }.
unwatch-leave-out = Leave it out
unwatch-mute = Mute the match
unwatch-undo = Watch it again
unwatch-undone = { $title } is watched again with the others, within a few minutes.

watches-heading = Watches
watches-row = { $title } · { $start }
watches-way = { $selection } { $from } → { $to } ({ $way } of { $threshold })
watches-still = { $selection } { $to }, not moved yet · { $rule }
watches-price = { $rule } · now { $price }
watches-gap = { $rule } · now { $selection } { $gap }
watches-open = { $number } · { $title }
watches-none = Nothing is watched here yet. Choose a match and press Watch:
watches-remove = Remove { $title }

preview-one-match = I can preview one match or value bets, but not all matches at once. Name one match, for example: { $example }
    .without-bets = I can preview one match, but not all matches at once. Name one match, for example: { $example }
preview-button = Preview
preview-rule = With the rule { $rule }:
preview-count = { $alerts ->
    [0] In the last { $days } days there would have been no alert.
    [one] In the last { $days } days there would have been { $alerts } alert.
   *[other] In the last { $days } days there would have been { $alerts } alerts.
  }
preview-count-since = { $alerts ->
    [0] Since { $since } there would have been no alert; prices from before are not known.
    [one] Since { $since } there would have been { $alerts } alert; prices from before are not known.
   *[other] Since { $since } there would have been { $alerts } alerts; prices from before are not known.
  }
preview-quiet = { $quiet ->
    [0] None of them falls into your quiet hours.
    [one] { $quiet } of them falls into your quiet hours.
   *[other] { $quiet } of them fall into your quiet hours.
  }
preview-other = At { $threshold }: { $alerts }
preview-watch = Watch at { $threshold }
preview-explained = Counted from the prices of the past, with a look every 15 minutes.
preview-none = No prices of the past are known for this match yet, so there is nothing to count.
preview-gaps-none = What the model thinks of a match is kept from when somebody watches it, so there is nothing to count yet.
preview-gaps-count = Since { $since } you would have been told: gap opened { $opened }, closed { $closed }. What the model thought before is not known.
preview-gaps-other = At { $threshold }: opened { $opened }, closed { $closed }
preview-gaps-explained = Counted from the prices of the past and what the model thought then, looked at once an hour or more often. A gap that was open at the beginning counts.

preview-bets-none = The odds service does not keep value bets of the past, so what this would have told you cannot be counted.
    .without-list = I don’t keep past value bets, so I can’t count what this would have sent.
preview-bets-now = { $count ->
    [0] None fits at the moment.
    [one] One fits at the moment.
   *[other] { $count } fit at the moment.
  }
preview-bets-unknown = The list cannot be read right now.
preview-bets-told = What this watch has told since { $since }: new value bets { $appeared }, improvements { $improved }.
preview-bets-edge = of these with an edge of { $edge } or more: { $count }

watch-details-number = Number
watch-details-start = Start
watch-details-state = State
watch-details-paused = Paused: moves from now on are skipped.
watch-details-paused-kept = Paused: moves meanwhile count once it goes on.
watch-details-resumed-kept = Active again, from where it was.
watch-details-resumed = Active again, from the odds of now.
watch-details-changed = The rule is changed; the odds of now are the new starting point.
watch-quiet-heading = Quiet hours: { $title }
watch-quiet-what = Quiet hours of this watch alone, by the clock of the chat. Other hours? Write them, such as: { $example }
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
watch-which = Several watches fit. Which one should change?
watch-number-unknown = There is no watch { $number } here. The list has the numbers.
ask-watch = Which watch?
pause-bad-time = I do not understand the time “{ $time }”. Write for example 3h, 2 days, 18:00, mon 9:00 or morning, like this: { $example }
pause-keep-match = Only a watch on one match can keep its starting point. Pause this one without “keep”.
resume-no-odds = The odds service does not answer, so there is nothing to go on from. The watch stays paused; please try again in a while.

undo-button = Undo
undo-done = { $count ->
    [one] { $count } watch is back and goes on where it was.
   *[other] { $count } watches are back and go on where they were.
  }
undo-changed = { $count ->
    [one] { $count } watch has its former threshold again.
   *[other] { $count } watches have their former thresholds again.
  }
undo-too-late = There is nothing to bring back. A removal can be undone for ten minutes.
undo-import = Undone: watches and settings are as before.

## /export and /import

export-done = { $count ->
    [one] { $count } watch
   *[other] { $count } watches
  } and the settings of this chat. No ids are inside: /import takes the file over here or in any other chat.
export-done-group = { $count ->
    [one] { $count } watch
   *[other] { $count } watches
  } and the settings of this group. No ids are inside: /import takes the file over here or in any other chat.
import-button = Import
export-button = Export
import-how = { $platform ->
    [telegram] Send the file from /export with /import as its caption, or answer the file with /import.
    [discord] Attach the file from /export to /import: choose the option “file”.
   *[playground] Open the file from /export, copy what is in it and paste it after /import.
  }{ $platform ->
    [playground] {""}
   *[other] {" "}You can also paste what is in it after the command.
  }
import-refused = { $why ->
    [too_large] The file is larger than 256 KB, so it is not from /export.
    [no_text] The file is not a text file.
    [failed] The file could not be fetched. Please send it once more.
    [empty] The file is empty.
    [not_json] This is not JSON, or only a part of it. /import needs the JSON file from /export; the CSV is for spreadsheets.
    [too_deep] The file has too many levels, so it is not from /export.
    [strange_names] The file has names that none from /export has, such as “constructor”.
    [other_chat] The file names a chat or a person. A file from /export never does: what is imported goes to this chat alone.
    [version] The file is of another version of the bot, which this one does not read.
    [unknown_field] The file has parts that this version does not know.
    [too_many] The file has more than 500 watches.
   *[not_ours] This is JSON, but not from /export.
  } Nothing was changed.
import-heading = Import
import-new = { $count ->
    [one] New: { $count } watch
   *[other] New: { $count } watches
  }
import-changed = { $count ->
    [one] Gets another rule: { $count } watch
   *[other] Get another rule: { $count } watches
  }
import-left = { $count ->
    [one] Left out: { $count }
   *[other] Left out: { $count }
  }
list-more = and { $count } more
import-left-row = { $why ->
    [setting] Setting “{ $name }”: not one of ours
    [settings_rights] Settings: only who manages the group may change them
    [rule] { $name }: I do not understand its rule
    [not_offered] { $name }: the odds service here has nothing of the kind
    [unknown_match] { $name }: no such match is listed
    [unknown_name] { $name }: the name is not known here
    [over] { $name }: the match is over
    [limit] { $name }: there is no room for more watches
    [others] { $name }: somebody else watches it by another rule
   *[unreadable] { $name }: I cannot read it
  }
import-settings = Settings that change: { $names }.
import-same = { $count ->
    [one] { $count } watch of the file is here already.
   *[other] { $count } watches of the file are here already.
  }
import-stays = { $count ->
    [one] { $count } other watch stays as it is.
   *[other] { $count } other watches stay as they are.
  }
import-nothing = The file has nothing that is new here.
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
    [one] { $count } watch has another rule.
   *[other] { $count } watches have another rule.
  }
import-done-settings = Changed: { $names }.
import-cancelled = Nothing was imported.
import-too-late = This import was made already, cancelled, or is older than an hour. Please send the file again.

clear-button = Remove all
clear-heading = Remove all watches
clear-backup = These commands bring them back at any time:
clear-ask = { $count ->
    [one] Remove { $count } watch?
   *[other] Remove all { $count } watches?
  }
clear-yes = Yes, remove all
clear-no = No, keep them
clear-done = { $count ->
    [one] { $count } watch removed.
   *[other] { $count } watches removed.
  }
clear-nothing = Nothing is watched here, so there is nothing to remove.
clear-cards = { $count ->
    [one] { $count } live card goes on until you stop it.
   *[other] { $count } live cards go on until you stop them.
  }

## Sharing a watch

share-button = Share
share-how-link = Whoever opens this link sees the watch and adds it with one press. The link says nothing about you.
share-how-typed = Whoever sends me this line sees the watch and adds it with one press. It says nothing about you.
share-until = It holds until { $until }. Sharing again makes that longer.
share-send = Send to somebody
share-group = Add to a group
share-offer = Somebody shares this watch. Once you add it, its alerts come to this chat.
share-replaces = It takes the place of your rule: { $rule }
share-add = Add this watch
share-copy = Copy this watch
share-added = Added: { $title }
share-added-own = Its alerts come to your direct messages with me.
share-own-closed = I could not open your direct messages, so nothing was added. Please press again later.
share-there = This chat has exactly this watch already.
share-cut = This link is cut off, or something in it was changed. Please open the whole link.
share-gone = This link holds no more: its match is over, or it was shared long ago. Please ask for a new one.

## What is typed behind the bot's name in another chat

help-inline = In any other chat type { $name } and a team or player: the odds can be sent there.
inline-open = Open the bot
inline-none = No match by this name: open the bot
inline-note = { $start } · { $prices }
inline-no-odds = Its odds are with the bot.
inline-watch = Odds and alerts

## Alerts

event-reminder = { $title } starts { $start }
event-started = { $title } has started
event-started-ended = { $title } has started; its watch ends
event-watch-live = Watch it live
event-line-moved = { $selection } { $from } → { $to }
event-line-still = { $selection } { $to }
event-line = { $of ->
    [closing] Fair closing line
   *[now] Fair prices
  }{ $from ->
    [first] {" "}since { $since }
   *[none] {""}
  }
event-line-age = as of { $age }
event-line-none = Nobody has odds for it.
event-silent = { $title }: no new odds since { $since }; its alerts wait
event-moved = { $title } is moved to { $start }; it was { $before }
event-postponed = { $title } is postponed, no new date yet. I’ll keep watching it
event-back-on = { $title } takes place after all: { $start }
event-called-off = { $title } is called off; its watch ends
event-missing = { $title } is no longer listed; its watch ends
event-other-teams = The odds service now lists this match as { $title }. Its watches start over with the next odds
event-checked-less = { $because ->
    [watches] More is being watched, so I check your matches less often than I promised.
    [people] People look up more odds, so I check your matches less often than I promised.
    [others] Something else uses the odds service’s key too, so I check your matches less often than I promised.
    [spent] The odds service’s limit is used up until { $until }. I can’t check your matches before then.
    [empty] The odds service’s limit is used up. I can’t check your matches until it’s renewed.
   *[end] Little is left of the odds service’s limit, so I check your matches less often than I promised.
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
    [others] Something else uses the key too. A key of my own would last longer.
   *[watches] Fewer watches or a larger plan would make it last.
  }
event-topic-gone = The topic that alerts went to is gone. They come here from now on; /watches lists them.
event-chat-barred = { $named ->
    [true] { $chat }
   *[other] A chat where you set up alerts
  } cannot be written to: { $lack ->
    [view] I can’t see it
    [locked] the thread is locked or archived
    [closed] the topic is closed
    [kind] only threads can be opened there, no messages sent
   *[write] I’m not allowed to send messages there
  }. Its watches go on and its alerts wait: I try again with each new one, and every hour.
event-chat-gone = { $named ->
    [true] { $chat }
   *[other] A chat where you set up alerts
  } can’t be written to any more: { $loss ->
    [removed] I was removed from it
   *[unknown] I can’t find it
  }. { $watches ->
    [one] Its watch is kept until { $until }, and goes on by itself when I am back there.
   *[other] Its { $watches } watches are kept until { $until }, and go on by themselves when I am back there.
  }
event-chat-deleted = { $named ->
    [true] { $chat }
   *[other] A chat where you set up alerts
  } was deleted. { $watches ->
    [one] Its watch sends nothing any more, and is deleted on { $until }.
   *[other] Its { $watches } watches send nothing any more, and are deleted on { $until }.
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
alert-way = { $way ->
    [shorter] ▼
   *[longer] ▲
  } { $subject }: { $from } → { $to } { $of ->
    [own] your best at { $book }
    [yours] at { $book }, from your price
    [book] at { $book }
    [fair] fair
    [fair-best] fair, best { $best } at { $book }
   *[best] best at { $book }
  }
alert-chance = chance { $from } → { $to }
alert-verified = ✓ verified
alert-one-book = { $books ->
    [1] ! one book
   *[other] ! one book of { $books }
  }
alert-margin-only = ~ margin only
alert-books = { $same } of { $books } books
alert-peak = { $value } in between
alert-starts = starts { $start }
alert-more = { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
  }
alert-limit = 🎯 { $subject } { $side ->
    [at_least] ≥
   *[at_most] ≤
  } { $limit }: { $price }{ $of ->
    [fair] {" "}fair
    [unnamed] {""}
   *[book] {" "}{ $book }
  }{ $told ->
    [both] {" "}(was { $was })
   *[now] {""}
  }{ $beside ->
    [fair] {""}, fair { $fair }
   *[none] {""}
  }
alert-gap = 🧠 { $subject }: { $gap }
  model { $model }, market { $market }
alert-gap-closed = 🧠 { $subject }: { $gap }, was { $was }
  gap closed: model { $model }, market { $market }
alert-posted = { $title }: first odds { $prices }
alert-alone = ! stands alone, { $points ->
    [one] { $points } point off
   *[other] { $points } points off
  }
alert-unsound = ! margin { $margin }, set aside
alert-noticed = Noticed { $age }
alert-held-barred = On hold while I couldn’t write here
alert-held-quiet = Held by quiet hours
alert-held-snooze = Held while snoozed
alert-held-break = Held during the break
alert-held-digest = Held for the digest
alert-held-flood = Held by the limit per hour
alert-away = Catching up: no odds from { $from } to { $to }
alert-came-back = { $count ->
    [one] { $count } other came back
   *[other] { $count } others came back
  }
alert-details = All details
alert-mute = Mute
alert-snooze = Snooze for 1 hour
alert-less = Less like this
alert-less-all = Raise all thresholds
cap-reached = Limit of { $count } an hour: the rest comes at { $until }
cap-points = Only moves from { $points ->
    [one] { $amount } point
   *[other] { $amount } points
  }
held-heading = Waiting
held-row = { $because ->
    [flood] Limit per hour
    [digest] Daily digest
    [snooze] Snoozed
    [break] On a break
    [approval] To be approved
   *[quiet] Quiet hours
  }: { $count ->
    [0] alerts wait
    [one] { $count } alert waits
   *[other] { $count } alerts wait
  } until { $until }
held-barred = No right to write here: { $count ->
    [one] { $count } alert waits
   *[other] { $count } alerts wait
  }; next try { $until }
held-away = After a time without odds: { $count ->
    [one] { $count } alert waits
   *[other] { $count } alerts wait
  } until all watched matches are looked at again
alert-why = Why?

## /card

command-card = A match in one message that stays up to date
    .match = A team, two teams or #number; without it, the cards of this chat
    .live = The word live: also during the match
    .example = /card { $match }
command-name-card = card
option-name-live = live
cards-heading = Live cards
cards-none = None here. A live card is one message about a match that keeps itself up to date: /card and a team.
cards-stop = Stop { $title }
card-begun = { $title }: its live card comes next.
card-renewed = { $title }: its live card comes anew here; the one above ends.
card-explained = { $until ->
    [start] It changes without a sound, at most once a minute, until the match starts.
   *[end] It changes without a sound, at most once a minute, until the match is over.
  } Delete it to end it.
card-live = Also live
card-stop = Stop
card-again = Live card again
card-button = Live card
card-stopped = { $title }: its live card has ended.
card-none = { $title } has no live card here.
card-limit = This chat already has { $count } live cards, and more are not possible. Stop one first.
card-title = 📌 { $title }
card-ended = { $why ->
    [started] Ended: the match has started
    [over] Ended: the match is over
    [called_off] Ended: the match is called off
    [missing] Ended: the match is no longer listed
    [renewed] Goes on further down
   *[stopped] Stopped
  }
card-still = { $selection } { $price }
card-moved = { $selection } { $price } { $way ->
    [shorter] ▼
   *[longer] ▲
  } was { $from }
card-age = Fair prices as of { $age }
card-last = { $why ->
    [started] Fair closing line
   *[other] The last fair prices
  }
card-since = moves since { $since }
card-no-odds = Nobody has odds for it yet.

## /mute, /unmute, /snooze, /less

command-mute = No alerts of a match, or none at all
    .match = A team or #number, or: all
    .for = For how long, such as 3h, or: until mon 9:00
    .example = /mute { $match } 3h
command-name-mute = mute
option-name-for = for
mute-done = { $title } is muted until you undo it.
mute-done-until = { $title } is muted until { $time }.
mute-done-all = All alerts are muted until you undo it.
mute-done-all-until = All alerts are muted until { $time }.
mute-what-match = This holds for every watch that covers it, value bets on it, its reminder and its closing line. Moves during the mute are skipped. Watches stay.
    .without-bets = This holds for every watch that covers it, its reminder and its closing line. Moves during the mute are skipped. Watches stay.
mute-what-all = This holds for moves, value bets, reminders and closing lines. Moves during the mute are skipped. Watches stay.
    .without-bets = This holds for moves, reminders and closing lines. Moves during the mute are skipped. Watches stay.
mute-which = What should be muted?
mute-undo = Unmute
mute-undo-match = Unmute { $title }
mute-undo-all = Unmute everything
mute-for-1h = For 1 hour
mute-for-8h = For 8 hours
mute-for-1d = For 1 day
mute-all-1h = All for 1 hour
mute-all-8h = All for 8 hours
mute-all-1d = All for 1 day
mute-bad-duration = I do not understand for how long. Write for example 3h, 2 days or until mon 9:00.

command-unmute = Alerts of a muted match again
    .match = A team or #number, or: all
    .example = /unmute { $match }
command-name-unmute = unmute
unmute-done = { $title } is no longer muted. The odds of now are the starting point.
unmute-done-all = Alerts are no longer muted. The odds of now are the starting point.
unmute-which = Which match should be unmuted?
unmute-not-muted = { $title } is not muted.
unmute-not-muted-all = Your alerts aren’t muted. Single matches may be: see /mute.

command-snooze = All alerts wait; then one message tells what still holds
    .for = Such as 3h, until mon 9:00, morning; or: off
    .example = /snooze until mon 9:00
command-name-snooze = snooze
snooze-done = Alerts wait until { $time }. Then one message tells what still holds.
snooze-ended = Alerts come at once again.
snooze-3h = 3 hours
snooze-morning = Until morning
snooze-end = Stop waiting

command-less = Fewer alerts: the next larger threshold
    .match = A team or a watch's number such as 2, or: all
    .example = /less { $match }
command-name-less = less
less-done = { $title }: from now on only moves of { $threshold } or more.
less-done-gap = { $title }: from now on only gaps of { $threshold } or more.
less-undo = Undo
less-no-threshold = The watch of { $title } has no threshold that could be raised.
less-no-more = The threshold of { $title } is as large as it gets.
less-which = Which watch should tell less?
less-bets-edge = From now on I tell you only of bets with an edge of { $edge } or more.
less-bets-improvement = { $points ->
    [one] From now on I tell you of a bet again only when its edge has grown by { $amount } percentage point.
   *[other] From now on I tell you of a bet again only when its edge has grown by { $amount } percentage points.
  }
less-bets-larger-edge = Larger edges only
less-bets-larger-improvement = Larger improvements only
less-bets-no-more = There is no larger step for this watch on value bets: { $filter }.
less-all = All of them
less-all-from = From now on I tell you only of moves of { $threshold } or more.
less-all-done = { $count ->
    [0] No threshold could be raised.
    [one] { $count } watch has a larger threshold now.
   *[other] { $count } watches have a larger threshold now.
  }

## /log and /why

command-log = The last alerts of this chat, also those not sent
command-why = Why the last alert came, or did not

decision-sent = sent
decision-sent-reminder = sent: the reminder
decision-sent-started = sent: the closing line
decision-sent-silent = sent: there are no new odds
decision-sent-moved = sent: the match was moved
decision-sent-called-off = sent: the match is called off
decision-sent-missing = sent: the match is no longer listed
decision-dropped-reminder = not sent in time: the reminder
decision-dropped-started = not sent in time: the closing line
decision-dropped-silent = not sent in time: no new odds came
decision-dropped-moved = not sent in time: the match was moved
decision-dropped-called-off = not sent in time: the match was called off
decision-dropped-missing = not sent in time: the match was no longer listed
decision-unknown = sent, but whether it arrived is not known
decision-unknown-sent-again = perhaps sent: no answer came, so it was to be sent again
decision-failed = not sent: the message was not accepted
decision-withdrawn = not sent: the line came back
decision-dropped = not sent
decision-dropped-came-back = not sent: the line came back
decision-dropped-match-over = not sent: the match was over
decision-dropped-no-board = not sent: the odds to compare with were gone
decision-dropped-armed = not sent: the price went back, so its next crossing counts
decision-dropped-muted = not sent: it was muted
decision-dropped-information-only = not sent: the chat is set to information only
decision-dropped-refused = not sent: the draft was dropped
decision-dropped-not-approved = not sent: nobody approved it in time
decision-dropped-nothing-to-compare = not sent: no book was left to compare, so it began anew
decision-ended = the watch ended
decision-ended-match-started = the watch ended at the start of the match
decision-ended-match-over = the watch ended with the match
decision-ended-match-missing = the watch ended: the odds service no longer knows the match
decision-sent-bet-appeared = sent: a new value bet
decision-sent-bet-improved = sent: a value bet improved
decision-sent-bet-gone = the message was changed: the value bet is gone
decision-sent-bet-back = the message was changed: the value bet is back
decision-withdrawn-bet-gone = not sent: the value bet was gone by then
decision-withdrawn-bet-small = not sent: the edge was too small by then
decision-withdrawn-bet-worse = not sent: the edge went back
decision-match-forgotten = a match no longer known

log-heading = Log
log-row = { $time } · { $title }: { $decision }
log-row-move = { $time } · { $title }: { $decision } · { $selection } { $from } → { $to }
log-row-gap = { $time } · { $title }: { $decision } · { $selection } { $gap }
log-row-bet = { $time } · { $title }: { $decision } · { $offer }, { $edge }
log-none = There has been no alert here yet, sent or held back.

why-decided = { $time }: { $decision }.
why-rule = Rule
why-way = { $from } → { $to } without margin, chance { $fromChance } → { $toChance }
why-way-quoted = { $from } → { $to }
why-gap = gap { $before } → { $gap }: model { $fromModel } → { $model }, market { $fromMarket } → { $market }
why-gap-first = gap { $gap }: model { $model }, market { $market }
why-baseline = Compared with
why-baseline-created = { $time }, when the watch was set
why-baseline-first-board = { $time }, the first odds after the watch was set
why-baseline-told = { $time }, the last alert before
why-baseline-dropped = { $time }, an alert that could not be sent
why-baseline-restarted = { $time }, when other books took over
why-baseline-resumed = { $time }, when the pause ended
why-baseline-unmuted = { $time }, when it was unmuted
why-baseline-by-rule = { $time }, where the rule begins to count
why-age = Odds as of
why-changed = Price changed
why-seen = Seen
why-sent = Sent
why-later = { $time }, { $length } later
why-books-same = Moved the same way ({ $count } of { $books }):
why-books-other = Did not move that way ({ $count } of { $books }):
why-book = { $book } { $from } → { $to }
why-book-still = { $book } { $price }
why-book-others = { $book } { $price }, by its other prices
why-book-unnamed = a book without a name
why-quiet = It would have stayed quiet with a threshold of { $threshold } or more.
why-quiet-limit = { $side ->
    [at_least] It would have stayed quiet with a limit above { $price }.
   *[at_most] It would have stayed quiet with a limit below { $price }.
}
why-quiet-gap = It would have stayed quiet with a gap of { $threshold } or more.
why-gap-closed = You had been told that the gap is open. It counts as closed at { $points } or less.
why-gap-not = The rule tells of gaps of { $threshold } or more, and of open ones that have closed.
why-one-book = Only one book moved.
why-margin-only = Only the margin changed: the fair price stayed.
why-not-reached = The line had moved by { $moved }; the rule asks for { $threshold }.
why-not-met = The line had moved by { $moved }, but not as the rule asks.
why-bet = { $offer }: model price { $fair }, chance { $chance }, edge { $edge }.
    .without-list = { $offer }: fair odds { $fair }, chance { $chance }, edge { $edge }.
why-bet-grown = { $offer }: model price { $fair }, chance { $chance }, edge { $edge } ({ $before } at the last alert).
    .without-list = { $offer }: fair odds { $fair }, chance { $chance }, edge { $edge } ({ $before } at the last alert).
why-bet-age = List as of
why-bet-others = { $selection } at other books, odds as of { $time }:
why-bet-no-others = Other books' prices were not at hand then, and the odds service does not say which ones it compared.
why-bet-quiet = It would have stayed quiet with a least edge of { $edge } or more.
why-bet-quiet-improvement = { $points ->
    [one] It would have stayed quiet if the edge had to grow by { $amount } percentage point or more.
   *[other] It would have stayed quiet if the edge had to grow by { $amount } percentage points or more.
  }
why-which = Which match is meant?
why-button = Why: { $title }
why-none = There has been no alert here yet, so there is nothing to explain.
why-unknown = I no longer know that. Decisions are kept for 30 days; the log has those.

## /score

command-score = How alerts and value bets held to the closing line
    .without-bets = How alerts held to the closing line
    .what = Nothing for this chat; bot for all chats together
    .example = /score bot
score-heading-chat = Scorecard: this chat
score-heading-bot = Scorecard: all chats
score-button = Scorecard
score-button-bot = All chats
score-button-chat = This chat
score-bad-word = Type /score for this chat, or /score bot for all chats together.
score-none = Nothing to score yet: no alert of the last { $days } days has a closing line.
score-alerts = Alerts
score-alerts-count = { $count ->
    [one] { $count } alert
   *[other] { $count } alerts
  } on { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }
score-on = Went on: { $share } ({ $low }–{ $high })
score-rest = Stayed: { $even } · came back: { $bad }
score-moved = Moved: { $points } pp ({ $low } to { $high })
score-too-few = Too few to say: it takes { $least } matches.
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
score-source-consensus = consensus
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
score-bets-edge = Edge when told: { $edge }
score-bets-closing = At the close: { $value } ({ $low } to { $high })
score-bets-better = Above fair: { $share } ({ $low }–{ $high })
score-predictions = Predictions
score-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }
score-predictions-towards = Line went the model's way: { $share } ({ $low }–{ $high })
score-predictions-off = Off the close: model { $model } pp, market { $market } pp
score-predictions-close = Close
score-predictions-count = Outcomes
score-explained-predictions = The model's way: where it differed most from the market when first seen. The table: what the model gave outcomes on average, and what the closing line gave the same ones.
score-explained = Last { $days } days, up to the closing line; several on one match count as one. In brackets: where the true value lies with 95% certainty.
score-explained-alerts = Went on: half a point of probability or more the same way, after a gap towards the model. Moved: how much further; half the matches by more, half by less.
score-explained-bets = At the close: what the price was worth by the fair price at the start.
score-sentence = Alerts by such a rule in all chats: { $share } ({ $low }–{ $high }) went on to the closing line, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }.

## /fighters, /fighter, /teams, /team, /leagues

command-fighters = MMA fighters and their records
    .words = A name or a part of it
    .example = /fighters
command-fighter = One fighter: record and next match
    .fighter = A fighter's name
    .example = /fighter { $fighter }
command-teams = Teams and when they play next
    .words = A name or a part of it
    .example = /teams
command-team = One team: live and coming matches
    .team = A team's name
    .example = /team { $team }
command-leagues = Leagues and their matches
    .sport = A sport, or a league's name
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
named-near = Nothing is called “{ $words }”. Did you mean one of these?
named-none = I found nothing for “{ $words }”. Try one word of the name, or look through a list:
named-many = Which one do you mean?
named-more = More names fit than there is room for here.
named-fitting = All that fit
named-watch = Watch all matches
named-empty = The odds service lists none at the moment.
named-matches = Matches
named-match = { $start } · { $title }
named-no-matches = No match is listed at the moment.
named-age = List as of { $age }.
refuse-missing-name = Tell me a name, for example: { $example }

## /search

command-search = Find matches, teams, leagues and fighters
    .without-fighters = Find matches, teams and leagues
    .words = Any part of a name, in any alphabet
    .example = /search { $team }
search-teams = Team: { $name }
search-leagues = League: { $name }
search-fighters = Fighter: { $name }
search-partly = Some lists could not be fetched just now, so there may be more.

## /bookmakers and /bonuses

command-bookmakers = Bookmakers by rating
    .book = A bookmaker, for what it is like; without it, all of them
    .example = /bookmakers
bookmakers-unknown = I know no bookmaker “{ $words }”.
bookmaker-rating = Rating: { $rating }
bookmaker-matches = { $matches ->
    [one] In { $matches } match with odds now:
   *[other] In { $matches } matches with odds now:
  }
bookmaker-margin = Margin: { $margin }
bookmaker-best = Best price: { $share } ({ $best } of { $prices })
bookmaker-aside = Set aside: { $share }{ $late ->
    [0] {""}
   *[other] , { $late } late
  }
bookmaker-no-boards = No odds of it are known right now.
bookmaker-margin-title = Margin
bookmaker-best-title = Best
bookmaker-explained = Winner markets. Best price: nobody has a higher one. Set aside: far from the others, or a margin that nobody bets at. Late: it missed a refresh.
bookmakers-heading = Bookmakers
bookmakers-rating = { $rating } of { $max }
bookmakers-note = The ratings are the odds service's own, as of { $age }.
command-bonuses = Bookmakers' offers for new customers (18+)
bonuses-heading = Bonuses
bonuses-off = Bonuses are hidden here until you turn them on.
bonuses-off-group = Bonuses are hidden in this group until an administrator turns them on.
bonuses-adults = For adults only (18+). A bonus has conditions: read them first, and never stake what you cannot lose.
bonuses-turn-on = I am 18 or older: show bonuses
bonuses-turn-off = Hide bonuses

## /fair

command-fair = Fair odds of any prices, without the margin
    .prices = 2 to 20 prices of one market: 1.90 3.50 4.20
    .method = power (the default), proportional or shin
    .example = /fair 1.90 3.50 4.20
fair-heading = Fair odds
fair-price = Price
fair-spread-column = ±
fair-margin = Margin { $margin }: on average { $payback } of what is staked comes back.
fair-margin-below = Margin { $margin }: together these prices pay back { $payback }, more than is staked.
fair-doubt = That is no usual margin. Are these the prices of all outcomes of one market?
fair-method = Method: { $method }
fair-method-power = power
fair-method-proportional = proportional
fair-method-shin = Shin
fair-spread = ±: how far the chances by the power, proportional and Shin methods are apart, in points.
fair-missing = Write the prices of all outcomes of one market, for example: { $example }
fair-too-few = One price is not enough: I need those of all outcomes of one market, for example: { $example }
fair-too-many = That is too much: I take up to { $count } prices, for example: { $example }
fair-not-a-price = “{ $price }” is no price that I can read. Write 1.90 or 1,90, 11/8, +150, or 52.6%.
fair-bad-method = I do not know the method “{ $method }”. There are power, proportional and shin.

## /settings

command-settings = Language, time zone, odds format, my books
    .change = What to change, such as: zone riga
    .role = Role that alerts here mention
    .example = /settings zone riga
settings-heading = Settings
settings-heading-group = Settings of this chat
settings-saved = ✓ { $setting }: { $value }
settings-back = ‹ All settings
settings-not-a-choice = “{ $value }” is not one of the choices here.
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
settings-name-fixtures = Daily fixtures
settings-name-hourly = Limit per hour
settings-name-reminder = Reminder
settings-name-members = Watches added by
settings-name-bonuses = Bonuses
settings-name-information = Information only
settings-name-publish = Publishing
settings-name-footer = Footer
settings-name-threads = Threads
settings-name-ping = Mentions
settings-what-language = The language of answers and alerts.
settings-what-zone = For kick-off times, and for what “today” means. Another city? Write it, such as: /settings zone riga
settings-what-format = How prices are written. These are all the same price:
settings-what-threshold = How far a line must move before you are told, for new watches that name no threshold. Another one? Write it, such as: /settings threshold 4pp
settings-what-books = The bookmakers you have accounts with. Best prices, edges and limits are then theirs; fair prices, chances and movements always come from all.
settings-what-sharp = The bookmaker or exchange whose fair odds value bets go by. Without one, I compare each price with the fair odds of all other books.
settings-what-density = How much /odds says.
settings-what-theme = The background of charts. Usual: light on Telegram, dark on Discord.
settings-what-tables = Whether odds, matches and value bets come as tables of Telegram's own. An older app shows a request to update in their place.
    .without-bets = Whether odds and matches come as tables of Telegram's own. An older app shows a request to update in their place.
settings-what-quiet = In quiet hours alerts wait and then come as one message, or they come without a sound. Large movements can come through all the same. Other hours? Write them, such as: /settings quiet 23:30-07:15
settings-what-digest = One message a day with everything that moved, instead of alerts at once. Another time? Write it, such as: /settings digest 07:30. Before its time: /digest now
settings-what-fixtures = One message a day with the matches of everything that is watched here, with their best prices. Another time? Write it, such as: /settings fixtures 9:00
settings-what-hourly = How many messages with alerts may come within an hour. Further alerts come together in one message as soon as there is room. Limits that are reached, reminders and what has waited for another reason do not count.
settings-what-reminder = When to remind of a watched match before it starts, with the way its odds have gone. The closing line comes at the start in any case and ends the watch, unless its rule says live. Watches on a team, league or sport send it only while reminders are on.
settings-what-members = Who may add watches to this chat. Members can remove only those they added themselves.
settings-what-bonuses = Whether /bonuses shows bookmakers' offers in this chat. For adults only.
settings-what-information = Odds and how they move, and nothing about what to bet on: no value bets, no alerts about best prices, no stakes.
    .without-bets = Odds and how they move, and nothing about what to bet on: no alerts about best prices, no stakes.
settings-what-publish = Whether alerts come at once, or only after somebody who manages this chat has approved them.
settings-what-footer = A line of your own at the end of what is posted here: alerts, cards, daily fixtures. Write it, such as: /settings footer Odds by the Reds fan club
settings-what-threads = Whether alerts go into threads of their own (on Telegram: topics), one for each league or one for each match.
settings-what-ping = A role that alerts here mention: choose it as the option role of /settings. Whoever wants to be mentioned alone, and for one match, presses Ping me under an alert.
settings-threshold-auto = Normal for the sport
settings-language-auto = As in the app
settings-format-decimal = Decimal { $example }
settings-format-fractional = Fractional { $example }
settings-format-american = American { $example }
settings-format-hongkong = Hong Kong { $example }
settings-format-percent = Percent { $example }
settings-books-all = All books
settings-sharp-others = All other books
settings-books-more = { $shown } and { $count } more
settings-books-none = No bookmakers are listed at the moment.
settings-books-chosen = { $count ->
    [one] { $count } book chosen.
   *[other] { $count } books chosen.
  }
settings-density-short = Short
settings-density-normal = Normal
settings-density-full = Full
settings-theme-auto = As usual
settings-theme-light = Light
settings-theme-dark = Dark
settings-tables-on = Telegram's own
settings-tables-off = As text
settings-quiet-off = Off
settings-now = Now: { $value }
settings-turn-on = Turn on
settings-turn-off = Turn off
settings-quiet-daily = every day
settings-quiet-hold = { $from }–{ $to }, { $days }: alerts wait
settings-quiet-silent = { $from }–{ $to }, { $days }: without a sound
settings-quiet-mode-hold = Wait
settings-quiet-mode-silent = Without a sound
settings-quiet-through-none = No exceptions
settings-quiet-through-times = From { $times }× threshold
settings-quiet-through-points = From { $points } pp
settings-digest-off = Alerts at once
settings-digest-at = At { $time }
settings-fixtures-off = Off
settings-fixtures-example = /settings fixtures 9:00
digest-now-button = Digest now
digest-now-done = What waited comes now: { $count ->
    [one] { $count } alert
   *[other] { $count } alerts
  }, as far as they still hold.
digest-now-none = No alerts are waiting. New ones come as set.
hourly-off-done = There is no limit per hour any more.
hourly-done = { $count ->
    [one] At most { $count } message with alerts comes within an hour.
   *[other] At most { $count } messages with alerts come within an hour.
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
settings-members-off = Administrators only
settings-bonuses-on = Shown
settings-bonuses-off = Hidden
settings-information-on = On
settings-information-off = Off
settings-publish-once = At once
settings-publish-approve = After approval
settings-publish-nobody = Drafts go to whoever manages this chat from a private one. Type there first: { $example }
settings-footer-none = None
settings-footer-remove = Remove it
settings-footer-too-long = That is too long: at most { $most } characters.
settings-threads-off = All in the chat
settings-threads-league = One per league
settings-threads-match = One per match
settings-ping-off = Nobody
settings-ping-everyone = That would be everybody. Choose a role that people take for this.
settings-ping-silent = { $role } is not notified yet: in the server settings allow everybody to mention the role, or give the bot the permission to mention all roles.
settings-ping-no-right = { $role } can be mentioned only by who may mention all roles here, and you may not. Choose a role that everybody may mention, or ask somebody who may.
settings-ping-gone = { $role } is no more, so nobody is mentioned. Choose another role.
ping-me = Ping me
ping-stop = No more pings
ping-on = You will be mentioned here with every alert about { $title }, until the match is over.
ping-off = You are not mentioned any more with alerts about { $title }.
ping-full = { $count } people are mentioned with { $title } already: no more fit into a message.
thread-trouble-no-topics = Alerts stay in the chat: this group has no topics.
thread-trouble-manage-topics = Alerts stay in the chat: the bot lacks the right to manage topics.
thread-trouble-no-threads = Alerts stay in the chat: this channel cannot have threads.
thread-trouble-create-threads = Alerts stay in the chat: the bot lacks the right to create threads here.
thread-trouble-demands-tag = Alerts stay in this chat: the forum demands a tag, and I can’t use or add one.
thread-trouble-write = Alerts stay in the chat: the bot lacks the right to write in threads.
thread-trouble-too-many = Alerts stay in the chat: too many threads are open here.
thread-trouble-other = Alerts stay in the chat: no thread could be opened.
thread-title = { $title } · { $time }
thread-first = Alerts about this come here.

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

onboarding-language = Three quick questions. Which language shall we speak?
onboarding-format = How do you like your odds? All of these are the same price:
onboarding-zone = What time is it where you are?
onboarding-elsewhere = Somewhere else? Skip this, and write for example: /settings zone riga
onboarding-skip = Skip
onboarding-done = All of this can be changed with /settings.

## /status

command-status = What is covered, and how old the data is
status-heading = Status
status-well = Everything works.
status-troubled = Not everything works at the moment:
status-failing-refused = { $data }: the odds service refuses to answer, first { $since }
status-failing-unreachable = { $data }: no usable answer from the odds service, first { $since }
status-failing-misfit = { $data }: the odds service has been sending something else since { $since }
status-failing-no-definition = { $data }: I can’t read these yet, my operators have to run the doctor first
status-failing-key = { $data }: the odds service refuses our key, first { $since }
status-failing-spent = { $data }: we have used up what the odds service allows us, first { $since }
status-failing-plan = { $data }: our plan with the odds service doesn’t include this, first { $since }
status-failing-spent-until = { $data }: out of credits until { $until }
status-failing-busy = { $data }: the odds service wants fewer questions, first { $since }
status-full = The bot's disk is full, first noticed { $since }: nothing can be saved, and alerts wait
status-platform-failing = { $platform ->
        [telegram] Telegram takes no messages
        [discord] Discord takes no messages
       *[other] Messages do not get through
    } (noticed { $since }). { $waiting ->
        [0] Nothing is waiting.
        [one] { $waiting } alert waits and comes when it works again.
       *[other] { $waiting } alerts wait and come when it works again.
    }
status-database-away = The database does not answer, first { $since }. Nothing can be saved, and alerts wait until it is back
status-clock-fast = { $seconds ->
    [one] This machine's clock is { $seconds } second fast; it doesn't count here
   *[other] This machine's clock is { $seconds } seconds fast; it doesn't count here
}
status-clock-slow = { $seconds ->
    [one] This machine's clock is { $seconds } second slow; it doesn't count here
   *[other] This machine's clock is { $seconds } seconds slow; it doesn't count here
}
status-paused = The odds service asked for a pause; it ends { $until }
status-barred = I can’t write in this chat, first noticed { $since }: a right is missing, or it’s closed. Its alerts wait; I try again with each new one, and every hour
status-barred-there = { $named ->
    [true] { $chat }
   *[other] A chat where you set up alerts
  } cannot be written to, first noticed { $since }. Its alerts wait; I try again with each new one, and every hour
status-barred-more = { $count ->
    [one] I can’t write in { $count } more chat where you set up alerts either
   *[other] I can’t write in { $count } more chats where you set up alerts either
  }
status-platform-paused = { $platform ->
        [telegram] Telegram
        [discord] Discord
       *[other] The platform
    } asked for a pause; it ends { $until }. Alerts wait until then
status-old = Odds of { $old } of { $watched } watched matches are old; alerts for them wait
status-without = { $without } of { $watched } watched matches have no odds yet
status-listed = Matches listed
status-in-play = Live now
status-watched = Watched matches
status-checked = Your matches checked
status-checked-all = every { $mostMinutes ->
    [1] minute
   *[other] { $most }
  } at the latest
status-checked-some = every { $mostMinutes ->
    [1] minute
   *[other] { $most }
  } at the latest; those far from their start without a promise
status-checked-none = no times promised
status-pace = Questions to the odds service
status-pace-rate = { $per ->
    [hour] up to { $rate } an hour
    [day] up to { $rate } a day
    [month] up to { $rate } a month
   *[minute] up to { $rate } a minute
  }
status-ages = Last answers
status-age = { $data }: { $age }
status-refreshes = The odds service refreshes odds every 15 to 30 minutes, and every 5 minutes during a match. Lists are asked for only when someone needs them.
    .without-terms = Lists are asked for only when someone needs them.
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

command-about = Version, terms of the data, privacy, help
about-heading = About
about-version = Linewatch { $version }: free software under the MIT licence. It takes no bets and earns nothing from them.
about-data = The data comes from { $source }, which offers it free for research, education and other non-commercial use, and only with this credit.
    .without-terms = The data comes from { $source }.
about-data-simulated = The data is invented by Linewatch's sandbox: no team, bookmaker or price is real.
about-terms = Odds can be late or wrong. Nothing here is advice to bet.
about-privacy = Kept about a chat: its settings, what it watches and who added that, and which alerts it got in the last 30 days; about you, the bets of your /journal. Nothing else that you write is kept. See it all with /mydata and delete it with /forgetme.
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
about-gambling = Betting can become an addiction. If it stops being fun, stop, and talk to somebody: the advice is free and anonymous.
about-gambling-help = Gambling support
about-my-data = My data

## /break

command-break = No alerts and no odds for a time: it cannot be ended early
    .for = Such as 7d, 12h or until mon 9:00
    .example = /break 7d
command-name-break = break
break-button = Take a break
break-trouble = That sounds hard, and you’re not alone with it. Talk to someone, free and anonymous: { $line }
break-what = On a break I send nothing and show no odds. It cannot be ended early. For how long?
break-1d = 24 hours
break-7d = 7 days
break-30d = 30 days
break-180d = 180 days
break-ask = Take a break until { $until }?
break-ask-what = Until then I send nothing and show no odds. It cannot be ended early, only made longer. What you watch stays.
break-yes = Take a break until { $until }
break-no = Cancel
break-none = No break has begun.
break-bad-time = Write for how long, from an hour to a year: /break 7d
break-group = A break is for you alone: write /break 7d to me in private.
break-on = You are on a break until { $until }. Until then I send nothing and show no odds.
break-in-private = I answer this in private.

## /mydata and /forgetme

command-mydata = What is kept about this chat
command-forgetme = Delete what is kept about this chat
mydata-heading = My data
mydata-what = Everything that is kept about this chat and about you, as JSON. Times are UTC.
mydata-what-group = Everything that is kept about this group, as JSON. Times are UTC.
mydata-none = Nothing is kept about this chat.
mydata-left = { $count ->
    [one] { $count } older entry of the log is not shown.
   *[other] { $count } older entries of the log are not shown.
  }
mydata-forget = Delete everything
forgetme-ask = Delete everything that is kept about this chat: its settings, { $count ->
    [0] no watches,
    [one] { $count } watch,
   *[other] { $count } watches,
  } and the log of alerts? This cannot be undone.
forgetme-ask-group = Delete everything that is kept about this group with all of its topics: the settings, { $count ->
    [0] no watches,
    [one] { $count } watch,
   *[other] { $count } watches,
  } and the log of alerts? This cannot be undone.
forgetme-elsewhere = { $count ->
    [one] { $count } watch that you added in another chat stays there, without your name.
   *[other] { $count } watches that you added in other chats stay there, without your name.
  }
forgetme-yes = Yes, delete everything
forgetme-no = No, keep it
forgetme-done = Done: everything that was kept about this chat is deleted. Whatever you ask from now on works as on the first day.
forgetme-break = Done: everything that was kept about this chat is deleted, but the end of your break. It goes on until { $until }.
forgetme-backups = Backups keep it until { $until } at the latest. Restoring one doesn't bring it back.
forgetme-kept = Nothing was deleted.

## /link and /unlink

command-link = One watch list on two platforms
    .code = The code that you got on the other platform
    .example = /link
command-unlink = Make two watch lists of one again
link-heading = One list on two platforms
link-how = Write this to me { $platform ->
    [telegram] on Telegram
    [discord] on Discord
    [playground] in the playground
   *[several] on another platform
  } within 10 minutes:
link-what = Both chats then have one list: all watches of both, with the settings of this chat.
link-secret = Give the code to nobody: whoever uses it shares your list. /unlink parts it again.
link-ask = Did you make this code yourself, in your other chat with me?
link-ask-why = Then both chats share one list. If it is somebody else's code, they see your watches, get your alerts and can delete everything.
link-ask-yes = Yes, it is my own code
link-shared = { $one ->
    [telegram] Telegram
    [discord] Discord
   *[playground] The playground
  } and { $other ->
    [telegram] Telegram
    [discord] Discord
   *[playground] the playground
  } share { $count ->
    [0] one list. It is still empty.
    [one] one list with { $count } watch.
   *[other] one list with { $count } watches.
  }
link-alerts-seen = Alerts go to where you were last seen: now { $platform ->
    [telegram] Telegram
    [discord] Discord
   *[playground] the playground
  }.
link-alerts-both = Alerts go to both.
link-to-both = Alerts to both
link-to-seen = Alerts where I was last
link-part = Unlink
link-button = Link another platform
link-parted = { $count ->
    [0] These are two lists again.
    [one] These are two lists again, each with the { $count } watch.
   *[other] These are two lists again, each with all { $count } watches.
  } What you change from now on changes only where you do it.
link-not-shared = This chat shares its list with no other.
link-group = Only private chats can share a list.
link-nowhere = I am on one platform only, so there is nothing to link.
link-unknown = No such code: it is mistyped, used or older than 10 minutes. Get a new one with /link on the other platform.
link-too-many = Too many codes were tried. Try again in { $minutes ->
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
  }
link-same-platform = This code was made on this platform. Type it on the other one.
link-linked = One of the two chats shares its list already, and only two can. Part it there first with /unlink.
forgetme-shared = What you have { $platform ->
    [telegram] on Telegram
    [discord] on Discord
   *[playground] in the playground
  } is deleted as well: both share one list. To keep it there, unlink first.

## /for

command-for = Manage a channel or group from here
    .chat = The channel: @name
    .example = /for @channel
for-how = Which channel or group? Choose it, or type its name: /for @channel
for-needs = There you must be an administrator who may post, and so must I.
for-choose-channel = Choose a channel
for-choose-group = Choose a group
for-which = Which one do you want to manage?
for-now = What you type here is about { $chat }.
for-another = Another one
for-me-again = Me again
for-begun = What you type here is now about { $chat }: /watch, /watches, /settings, /odds and the rest.
for-ends = It ends with /for me, or after 24 hours without use. Your own are still /mydata, /forgetme, /link, /bet, /journal and /break.
for-over = What you type here is about you again.
for-ended = You no longer manage { $chat }: it was not used for 24 hours. /for goes on.
for-about = About { $chat } · /for me
for-joined = I can post in { $chat } now. You can manage it from here.
for-steer = Manage { $chat }
for-button = Manage a channel
for-group = Type /for in your private chat with me.
for-nowhere = Here commands work in every channel: type them there.
for-unknown = I do not know that channel. Make me an administrator there first, then choose it again: /for
for-no-post = I may not post in { $chat }. Make me an administrator there who may post messages.
for-not-theirs = Only administrators who may post in { $chat } can manage it.
for-lost = { $chat } can only be managed by administrators who may post there, and right now I cannot see that you are one.
draft-show = Show drafts
draft-none = Nothing waits for approval.
draft-heading = Draft for { $chat }
draft-until = Of use until { $until }. It goes out as it is by then.
draft-publish = Publish
draft-drop = Drop
draft-approved = It goes out now, as it is at this moment.
draft-published = Published.
draft-refused = Dropped.
draft-late = Not published: nobody approved it in time.
draft-untrue = Not published: it was no longer true.
draft-failed = Not published: the chat did not take it.
draft-unseen = The last alerts here lapsed: they waited for approval, and nobody who could give it was reached. For administrators: { $once } here, or /for in private with me.

## /arbs, /stake and /kelly

command-arbs = Arbitrage and middles
    .page = Page number
    .example = /arbs
command-stake = What a stake returns
    .bet = Price and stake; with several prices the stake is split
    .example = /stake 2.10 50
command-kelly = Kelly stake
    .bet = Price, your chance, and if you like bankroll and part
    .example = /kelly 2.10 52%
arbs-heading = Arbitrage and middles
arbs-profit = Whichever wins: +{ $profit }
arbs-profit-draw = Whoever wins: +{ $profit }, stakes back in a draw
arbs-profit-push = Either side: +{ $profit }, stakes back on a push
arbs-profit-half = Either side: +{ $profit }, +{ $least } if half is a push
arbs-middle-free = Middle: both can win, else +{ $profit }
arbs-middle-cost = Middle: both can win, else −{ $profit }
arbs-leg = { $price } { $book } · { $offer } · { $age }
arbs-explained = Found in kept odds, not asked for just now. Such prices are often mistakes, gone within minutes, or void afterwards, and bookmakers limit who takes them. Behind each stands when the source last touched it.
arbs-own = Only your own books are looked at.
arbs-none = { $count ->
    [0] No odds are kept at the moment.
    [one] Nothing of the kind in the odds of { $count } match that are kept.
   *[other] Nothing of the kind in the odds of { $count } matches that are kept.
  }
stake-heading = Stake
stake-split-heading = Split stake
stake-price = Price
stake-stake = Stake
stake-returned = Returns
stake-profit = Profit
stake-break-even = Break-even chance
stake-split-wins = Whichever wins, at least { $least } of { $total } come back: { $profit }.
stake-split-missing = If nothing else can win, at least { $least } of { $total } come back: { $profit }. That much is rare. Is a price missing?
stake-split-loses = Whichever wins, about { $least } of { $total } come back: { $profit }.
stake-split-note = This holds only if one of these outcomes must win and every stake is taken at its price.
stake-usage = Write prices and then the stake, such as: { $example }
stake-no-stake = Those are { $count } prices without a stake. Add it at the end, for example: { $example }
stake-bad-amount = “{ $amount }” is no amount. Write it such as 1000 or 12.50.
kelly-heading = Kelly stake
kelly-chance = Your chance
kelly-edge = Edge
kelly-full = Full
kelly-half = Half
kelly-quarter = Quarter
kelly-part = { $part } of it
kelly-share = { $share } of the bankroll
kelly-stake = { $stake } ({ $share })
kelly-nothing = No edge, so Kelly stakes nothing.
kelly-note = Kelly takes your chance for certain. If it is a few points too high, the full stake loses in the long run; that is why many stake a quarter. No advice to bet.
kelly-usage = Write the price and your chance, such as: { $example }
kelly-bad-chance = “{ $chance }” is no chance. Write it such as 52% or 0.52.

## /bet and /journal

command-bet = Write down a bet that you placed
    .match = A team, both teams, or a number such as #17
    .selection = home, draw, away, over 2.5, home -1.5
    .price = 2.10, 11/10 or +110
    .stake = An amount, such as 20
    .book = The bookmaker
    .example = /bet { $match } 1 2.10 20
command-name-bet = bet
bet-usage = Write match, selection and price; a stake and “at” with a bookmaker may follow: { $example }
bet-price = At what price? Write it, with your stake if you like, for example 2.10 20.
bet-recorded = Written down
bet-undo = Undo
bet-button = I bet this
bet-fair = Fair price now: { $fair }. Yours against it: { $edge }.
bet-late = The match has begun, so there will be no closing-line value.

command-journal = Your bets and their closing-line value
command-name-journal = journal
journal-heading = Bet journal
journal-in-private = The journal is for you alone. Open a private chat with me and ask there.
journal-empty = Nothing here yet. A bet that you placed is written down like this: { $example }. Nobody else sees it.
journal-full = A journal holds { $most } bets, and yours is full. /export has them all; deleting some makes room.
journal-bet = { $selection } · { $price }
journal-stake = stake { $stake }
journal-clv = CLV { $value }
journal-open = Open bets
journal-returned = Returned
journal-yield = Yield
journal-clv-mean = Closing-line value: { $value } on average ({ $low } to { $high }), { $matches } matches
journal-clv-few = Closing-line value: { $matches } of { $least } matches that it takes for an average
journal-by-market = Closing-line value by market
journal-by-sport = Closing-line value by sport
journal-group = { $group }: { $value } ({ $low } to { $high }), { $matches } matches
journal-explained = Closing-line value (CLV): your price against the fair price at the start. In brackets: where the true average lies with 95% certainty.
journal-match = Match
journal-result = Result
journal-result-won = Won
journal-result-lost = Lost
journal-result-void = Void
journal-result-half-won = Half won
journal-result-half-lost = Half lost
journal-fair-close = Fair price at the close
journal-closing-value = Closing-line value
journal-reopen = Still open
journal-remove = Delete
journal-removed = Deleted from the journal.
forgetme-journal = { $count ->
    [one] Your bet journal with { $count } bet goes as well.
   *[other] Your bet journal with { $count } bets goes as well.
}

## Refusals and faults

refuse-unknown-command = I do not know the command /{ $command }. Try /matches, or see what there is:
refuse-unknown-command-near = I do not know the command /{ $command }. Did you mean { $near }?
refuse-not-manager = Only administrators of this chat can do that.
refuse-information-only = This chat is set to information only: odds and how they move, nothing about what to bet on.
information-only-change = Change this
refuse-not-manager-watches = Only administrators of this chat can do that. They can allow it to all members in /settings.
refuse-guest = I am only a guest here: you brought me along, and nobody has added me to this chat. So I can answer, but keep nothing and send no alerts. Use this command in your direct messages with me.
refuse-not-own-watch = Somebody else added this watch; only they and administrators can change it.
refuse-unknown-setting = There is no setting “{ $setting }”. See all of them, or write for example: { $example }
refuse-flood = { $seconds ->
    [one] That is faster than I can answer. Please ask again in { $seconds } second.
   *[other] That is faster than I can answer. Please ask again in { $seconds } seconds.
  }
refuse-unknown-sport = I know no sport or league “{ $sport }”. These sports have matches:
find-league-many = Several leagues fit “{ $words }”. Which one do you mean?
find-league-near = I found no league “{ $words }”. Did you mean one of these?
refuse-unknown-day = I do not understand the day “{ $day }”. Write today, tomorrow or a date, for example: /matches 23.11
refuse-unknown-status = I do not know the status “{ $status }”. Write live, scheduled or finished, for example: /matches football live
refuse-old-button = This button is from an older message and no longer works.
refuse-too-long = That is too long for me. A name and a few words after it are enough.
fault-busy = The odds service allows only so many questions a minute and they are used up. Please ask again in a few seconds.
fault-busy-minutes =
    { $minutes ->
        [one] The odds service takes no questions for about a minute. Please ask again then.
       *[other] The odds service takes no questions for about { $minutes } minutes. Please ask again then.
    }
busy-later = Many people are asking right now. I answer here in about { $seconds } s.
busy-again = I have your question: the answer comes in my message above, in about { $seconds } s.
busy-stopped = I was stopped before the answer came. Please ask again in a minute.
fault-unreachable = The odds service does not answer right now. Please try again in a few minutes.
fault-misfit = The odds service is sending something else than usual. I read nothing into it, and my operators know.
fault-no-definition = I can’t read the odds service yet: my operators have to run the doctor first.
fault-key = The odds service refuses our key. My operators have to put in one that is valid.
fault-spent = We have used up what the odds service allows us. I can ask it again once it counts anew.
fault-plan = Our plan with the odds service doesn’t include that. My operators can ask for less, or get another plan.
fault-spent-until = Out of credits until { $until }. I can’t get newer odds before then.
fault-not-offered = Our odds service doesn’t offer that.
lacks-predictions = { $source } has no predictions.
lacks-value-bets = { $source } has no value bets.
lacks-fighters = { $source } has no fighters.
lacks-teams = { $source } has no list of teams.
lacks-leagues = { $source } has no list of leagues.
lacks-bookmakers = { $source } has one price for everyone, so there are no bookmakers to compare.
lacks-bonuses = { $source } has no bonuses.
fault-refused = The odds service cannot answer that right now. Please try again later.
fault-full = This could not be saved: the bot's disk is full. Its operator has to make room.
fault-cannot-save = I cannot save that at the moment. Please try again in a minute.
fault-cannot-look = I cannot look that up at the moment. Please try again in a minute.
fault-retry = Try again
fault-bug = Something went wrong on our side. It has been noted (error { $id }).
help-button = Help

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
troubles-how = The log has all of them. Each kind is told once an hour at most.

## Who is let in

access-blocked = My operators have blocked access here, so I don’t answer.
access-not-listed = This bot answers in certain chats only, and this is not one of them.
access-asked = This bot answers where its operators allow it. I have asked them and will write here when they do.
event-asked = A new chat asks to be let in: { $address }
event-asked-by = A new chat asks to be let in: { $address }, where { $person } wrote
event-admitted = This chat is let in now. Write /help to see what I can do.
event-admitted-there = { $chat } is let in now. Manage it with /for.

## /admin: for the operators of a bot

command-admin = For operators: how the bot is doing, its chats, and what was done
    .what = status, budget, chats, limits, log, doctor …
    .example = /admin status
admin-heading = For operators
admin-unknown-act = There is no “{ $word }” for operators.
admin-in-private = I answer this in private only. Open a private chat with me and ask there.
admin-usage-status = status
admin-usage-budget = budget
admin-usage-chats = chats 1001
admin-usage-chat = chat telegram:42
admin-usage-failed = failed
admin-usage-limits = limits telegram:42 hourly 6
admin-usage-log = log
admin-usage-doctor = doctor
admin-act-status = what runs, what waits, what is wrong
admin-act-budget = requests left, and who used them
admin-act-chats = how many, which watch most; those with these signs in their address
admin-act-chat = what is known of one chat
admin-act-failed = what could not be delivered in a day, to send it again
admin-act-limits = how much one chat may watch and be told
admin-act-log = what operators did
admin-act-doctor = asks the odds service about everything, which takes half a minute
admin-status-button = Status
admin-budget-button = Budget
admin-chats-button = Chats
admin-chat-button = The chat
admin-limits-button = Limits
admin-log-button = Log
admin-failed-button = Not delivered
admin-failed-heading = Not delivered within a day
admin-failed-none = Everything was delivered, or still waits.
admin-failed-line = { $count ->
        [one] { $count } message
       *[other] { $count } messages
    }, the last { $last }
admin-failed-again = Send again: { $number }
admin-failed-queued = { $count ->
        [0] Nothing is left to send again.
        [one] { $count } message goes out again, if it still holds.
       *[other] { $count } messages go out again, if they still hold.
    }
admin-doctor-button = Doctor
admin-platform-telegram = Telegram
admin-platform-discord = Discord
admin-platform-playground = Playground
admin-status-heading = How the bot is doing
admin-row-version = Version
admin-version-newer = { $version }; { $newer } is out
admin-row-since = Started
admin-row-platforms = Platforms
admin-platform-up = { $name } works
admin-platform-down = { $name } fails
admin-row-database = Database
admin-row-poller = Poller's last turn
admin-poller-elsewhere = in another process
admin-row-watched = Watched
admin-watched = matches: { $matches }, chats: { $chats }
admin-row-queue = Alerts waiting
admin-queue = on their way: { $going }, held: { $held }
admin-queue-oldest = the oldest was due { $since }
admin-row-backup = Last daily backup
admin-backup-none = none
admin-disk-full = The disk of the database is full.
admin-odds-failing = The odds service has not answered for more than 15 minutes.
admin-odds-key-refused = The odds service refuses the key: put in one that is valid.
admin-odds-out-of-credits = The credits of the odds service are used up.
admin-odds-busy = The odds service wants fewer questions.
admin-misfit = { $endpoint }: the odds service has been sending something else since { $since }: { $misfit }
admin-no-definition = The odds service can’t be read yet: press { $button }.
admin-unseen-drafts = Drafts reach nobody, so alerts lapse: { $chats }
admin-unlisted = The list of who asked to be forgotten can't be written beside the backups, first noticed { $since }: restoring one could bring them back. Check BACKUP_DIR
admin-status-notes = Noted in the odds service's answers since the start:
admin-status-no-notes = Nothing unusual was noted in the odds service's answers.
admin-status-note = { $endpoint }: { $note } × { $count }
admin-more = And { $count } more.
admin-budget-heading = Requests to the odds service
admin-budget-no-requests = Nothing was asked yet.
admin-budget-pace = At most { $rate } requests a minute; { $left } of this minute are left.
admin-budget-pause = The service asked for a pause; it ends { $end }.
admin-budget-demand = { $matches ->
    [0] No match is watched.
    [one] Polling { $matches } watched match takes { $share } of the requests.
   *[other] Polling { $matches } watched matches takes { $share } of the requests.
}
admin-budget-demand-too-much = Polling { $matches } watched matches as often as they are refreshed would take { $share } of the requests there are. All of them are polled less often: changes are noticed up to { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} late on average.
admin-credits-used = Used
admin-credits-of = { $used } of { $units }
admin-credits-left = Left
admin-credits-until = { $left } until { $end }
admin-credits-pace = At this pace
admin-credits-lasts = { $left } left over
admin-credits-dry = used up { $end }
admin-credits-column-league = League
admin-credits-column-day = A day
admin-credits-column-watch = A watch
admin-credits-one-more = One more league would take about { $units } a day.
admin-credits-alerted = About { $now } of 100 moves bring an alert; with twice as many credits about { $doubled }.
admin-budget-most = Most is watched by:
admin-budget-used = Used within the last hour:
admin-column-for = For
admin-column-requests = Requests
admin-lane-person = people
admin-lane-poller = alerts
admin-budget-this-process = Counted by this process alone.
admin-chats-heading = Chats
admin-chats-none = There is no such chat.
admin-chats-how = Find one by a part of its address: { $usage }
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
admin-row-waiting = Alerts waiting
admin-row-log = In the log
admin-which-chat = Say which chat by its address, such as telegram:42 or discord:1122334455.
admin-no-such-chat = I know no chat { $address }.
admin-limits-saved = Saved.
admin-limits-watches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
admin-limits-how = Other numbers: { $usage }
admin-limits-unclear = For { $address } I understand: hourly and a number up to 60, or off; watches and a number up to 1000, or usual.
admin-usage-block = block telegram:42
admin-usage-allow = allow telegram:42
admin-usage-leave = leave telegram:-1001
admin-act-block = answers a chat or a person no more; a person on Discord is discord:@42
admin-act-allow = lets in who asked or was blocked
admin-act-leave = leaves a group or a server
admin-block-button = Block
admin-allow-button = Allow
admin-unblock-button = Unblock
admin-refuse-button = Refuse
admin-leave-button = Leave
admin-blocked = { $address } is blocked: told so once, then not answered, and no alerts go there.
admin-block-operator = { $address } is an operator, who cannot be blocked.
admin-allowed = { $address } is let in.
admin-not-shut = Nobody had shut out { $address }.
admin-left = I have left { $address }.
admin-leave-private = { $address } is a private conversation, which I cannot leave. Block it instead.
admin-leave-failed = I could not leave { $address }. Try again later.
admin-usage-broadcast = broadcast Back at 9.
admin-act-broadcast = tells every chat something; shows it first
admin-broadcast-how = Write what every chat is to be told: /admin broadcast and the text. Nothing is sent before you press a button.
admin-broadcast-long = That is too long: at most 1500 characters.
admin-broadcast-heading = Not sent yet
admin-broadcast-takes = { $count ->
    [one] { $count } chat
   *[other] { $count } chats
}, done in about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}; alerts go first. Each would read:
admin-broadcast-send = { $count ->
    [one] Send to { $count } chat
   *[other] Send to { $count } chats
}
admin-broadcast-old = That text is older than an hour, or not known any more. Write it again.
admin-broadcast-begun = It is on its way.
admin-broadcast-already = It is or was on its way already; no chat gets it twice.
admin-broadcast-progress = Told: { $told }, waiting: { $waiting }
admin-broadcast-stop = Stop
admin-broadcast-stopped = Stopped. Told: { $told }, not told: { $left }
event-notice = To all chats from this bot's operators
admin-log-heading = What operators did
admin-log-none = Nothing yet.
admin-log-line = { $at } { $operator }: { $act }
admin-doctor-heading = Doctor
admin-doctor-fine = Everything is understood.
admin-doctor-trouble = Not everything is understood.
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
admin-feature-matches = the list of matches and finding them by words
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
admin-feature-kickoff = times of kick-off
admin-feature-live = telling live matches from others
admin-feature-sports = matches by sport
admin-feature-books = odds book by book
admin-feature-records = records of fighters
admin-feature-results = results
admin-cause-no-answer = { $endpoint } gave no answer
admin-cause-not-understood = the answer of { $endpoint } is not understood
admin-cause-field = no item of { $endpoint } has { $field }
admin-cause-filter = { $endpoint } does not obey { $field }
admin-filters-heading = Filters of the list of matches:
admin-filter = { $parameter }: { $works }
admin-works-yes = works
admin-works-no = does not work
admin-works-unclear = could not be told
admin-refused-heading = Left out of the answers:
admin-questions-heading = To decide:
admin-questions-how = { $command } writes the definition into a file, where you decide.
admin-definition-new = This is how I read the odds service now.
admin-service-works = { $service } answers as I expect.
admin-service-works-key = { $service } takes our key and answers as I expect.
admin-service-key = { $service } refuses our key. Look at { $settings }.
admin-service-plan = Our key is right, but its plan doesn’t include what I ask for. Look at { $settings }.
admin-service-spent = Our key is right, but all that it may ask for is used up.
admin-service-busy = { $service } gets too many questions right now. Another program may be using our key too.
admin-service-choices = { $service } doesn’t know what I ask for. Look at { $settings }.
admin-service-misfit = { $service } sends something else than its definition says: { $detail }
admin-service-refused = { $service } doesn’t answer the question: { $detail }
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
        [one] Watches get about { $looks } question a day, all together.
       *[other] Watches get about { $looks } questions a day, all together.
    }

## The playground page

playground-tag = playground
playground-welcome = Ask about odds, watch a match, see the alert arrive
playground-hint = Type / to see every command, a team's name to see its odds, or begin with one of these:
playground-feed = Conversation
playground-input = Message
playground-placeholder = A team, or / for commands
playground-send = Send
playground-palette = Commands and suggestions
playground-you = You:
playground-writing = Writing…
playground-alert = Alert
playground-silent = without a sound
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
playground-away = No answer. Is the bot still running?
playground-refused = That could not be answered.
playground-retry = Try again
playground-newer = New alert
playground-settings = Settings
playground-language = Language
playground-place = This chat is
playground-private = private
playground-group = a group
playground-admin = I am an administrator of the group
playground-chat = Chat
playground-new-chat = Open another chat
playground-menu = Choose
playground-views = Show replies as
playground-view-chat = Chat
playground-view-telegram = Telegram
playground-view-discord = Discord
playground-view-data = Data
playground-view-reply = The reply itself
playground-readers = Another reader
playground-readers-hint = A chat beside this one, with a language, an odds format and watches of its own. The same line reaches each by its own rules.
playground-add-reader = Open beside
playground-remove = Close this reader
playground-me = You
playground-format = Odds format
playground-format-decimal = Decimal
playground-format-fractional = Fractional
playground-format-american = American
playground-format-hongkong = Hong Kong
playground-format-percent = Percent
playground-market = The market
playground-market-hint = Invented, and moving by itself. Push a line and see who is told.
playground-market-real = Real odds, without a key:
playground-market-odds = Odds
playground-market-watch = Watch
playground-market-push = Push the line
playground-market-chance = Chance of the first side
playground-pushed = Pushed:
playground-pushed-next = The chats that watch it are told within half a minute.
playground-tour = The first minute
playground-tour-odds = Ask for odds
playground-tour-odds-why = Every bookmaker's price, the best ones marked.
playground-tour-watch = Watch the match
playground-tour-watch-why = This chat is told when its line moves.
playground-tour-push = Push the line
playground-tour-push-why = It moves by six points of probability; the alert arrives within half a minute.
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
chart-told = you were told
chart-consensus = { $books ->
    [one] one book, without margin
   *[other] consensus of { $books } books
}
chart-subject = { $market } · { $whose } · since { $since }
chart-of = { $market } · { $whose }
chart-way = { $from } → { $now }
chart-since = First seen { $since }.
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
    [one] { $count } bet
   *[other] { $cut ->
        [yes] Best { $count } bets
       *[no] { $count } bets
    }
} by price and edge{ $isNarrowed ->
    [yes] {" "}· { $narrowed }
   *[no] {""}
}
chart-alerts = What came after your alerts
chart-alerts-summary = { $count ->
    [one] { $count } alert
   *[other] { $count } alerts
}: { $on } went on · { $stayed } stayed · { $back } came back
chart-alerts-told = Moved when told, points
chart-alerts-after = Moved since, points
chart-alerts-stayed = stayed
chart-alerts-explained = Points of probability. Above the line it went on the same way, below it came back. Up to the start of the match, or now.
chart-alerts-none = No alerts about prices yet to draw a picture of.
chart-alert = { $selection } · { $day }
chart-alert-way = { $from } → { $to } → { $now }
