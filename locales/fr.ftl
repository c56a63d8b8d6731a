# French. The same keys and variables as en.ftl.

## Credit: on every message

credit = Données : { $source }
credit-simulated = Cotes inventées par le bac à sable de Linewatch. Équipes, bookmakers, cotes : rien n’est réel.
credit-simulated-short = Simulation : pas de vraies cotes
cut = … Le reste ne tient pas ici.

## Selections and markets

selection-draw = Nul
selection-over = Plus
selection-under = Moins
selection-yes = Oui
selection-no = Non
selection-1X = 1N
selection-12 = 12
selection-X2 = N2
selection-line = { $selection ->
    [Plus] Plus de { $line }
    [Moins] Moins de { $line }
   *[other] { $selection } { $line }
  }
label-value = { $label } : { $value }
column-home = 1
column-draw = N
column-away = 2
column-over = Plus
column-under = Moins
column-yes = Oui
column-no = Non

## Sports and states

# As in English.
sport-numbered = Sport { $code }
# As in English.
sport-football = Football
sport-ice-hockey = Hockey sur glace
# As in English.
sport-hockey = Hockey
sport-basketball = Basket
# As in English.
sport-tennis = Tennis
sport-mma = MMA
# As in English.
sport-baseball = Baseball
sport-american-football = Football américain

status-scheduled = à venir
    .matches = à venir
status-live = en direct
    .matches = en direct
status-finished = terminé
    .matches = terminés
status-postponed = reporté
    .matches = reportés
status-cancelled = annulé
    .matches = annulés
status-no-time = horaire inconnu

match-title = { $home } – { $away }
row-against = – { $opponent }

## /start and /help

command-start = Ce que fait ce bot
start-heading = Linewatch
start-what = Les cotes de dix bookmakers côte à côte, et une alerte quand elles bougent.
    .without-bets = Les cotes du moment, et une alerte quand elles bougent.
    .without-model = Les cotes des bookmakers côte à côte, et une alerte quand elles bougent.
start-how = Écrivez une équipe, par exemple { $team }, ou choisissez un match :
start-how-plain = Écrivez le nom d’une équipe ou appuyez sur un bouton.
start-how-group = Écrivez /odds et une équipe, ou appuyez sur un bouton.
start-today = Matchs du jour
start-matches = Matchs
# As in English.
start-valuebets = Value bets

command-help = Toutes les commandes, avec des exemples
    .topic = Un sujet ou une commande, par exemple suivis
    .example = /help suivis
help-heading = Aide
help-first = ‹ Aide
help-topic-matches = Matchs et équipes
help-topic-odds = Cotes
help-topic-watches = Suivis
help-topic-alerts = Alertes
help-topic-money = Paris et argent
help-topic-chat = Cette discussion
help-unknown = « { $words } » n’est pas un sujet. Choisissez-en un ci-dessous.
help-line = { $usage } – { $description }
help-group = Dans un groupe, les admins décident dans /settings qui peut ajouter et arrêter des suivis.
help-thumb = 👍 sous une alerte sur un seul match met ce match en sourdine ; retirez le pouce et les alertes reviennent.
help-thumb-group = 👍 sous une alerte sur un seul match met ce match en sourdine, là où je suis admin ; retirez le pouce et les alertes reviennent.
help-thumb-several = Sous une alerte sur plusieurs matchs, je réponds 🤔 sans rien mettre en sourdine : son bouton « { $mute } » demande lequel.
help-threads = Les alertes peuvent aller dans des fils à part, un par match ou par compétition : { $usage }
    .usage = /settings fils match
help-words = Partout où il faut un match, le nom d’une équipe suffit, ou le numéro après le signe #.
help-fixtures = { $usage } publie chaque jour les matchs de tout ce qui est suivi ici.
help-carried = Mes commandes marchent partout, même là où personne ne m’a ajouté : ouvrez mon profil et appuyez sur « Ajouter l’application ».

## /matches

command-matches = Les matchs des prochains jours
    .sport = Un sport ou une compétition, par exemple football
    .league = Une compétition, quelques mots de son nom suffisent
    .day = aujourd’hui, demain ou une date comme 23/11
    .status = live, à venir ou terminés
    .example = /matches football demain
# As in English.
command-live = Les matchs en cours
    .sport = Un sport ou une compétition, par exemple football
    .league = Une compétition, quelques mots de son nom suffisent
    .example = /live football
matches-heading = Matchs
matches-row = { $time } · { $title }
matches-prices = Meilleures cotes 1 / N / 2, quand je les connais.
matches-prices-updated = Meilleures cotes 1 / N / 2 · actualisées { $age }
fixtures-heading = Matchs · { $day }
fixtures-more = … et encore { $count }
matches-none = Aucun match au programme pour l’instant.
matches-none-sport = { $sport } : aucun match au programme pour l’instant.
matches-all = Tous les matchs
matches-live = En direct
matches-pick = Quels matchs ?
matches-pick-button = Sports ▾
page-shown = { $first }–{ $last } sur { $total }
page-list-cut = La liste du service de cotes est trop longue pour être lue en entier ; en voici le début.
page-next = Suivant ›
page-previous = ‹ Précédent
file-button = CSV
file-done = { $isWhole ->
    [no] Les lignes les plus récentes ({ $count } sur { $total })
   *[yes] { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
  } pour un tableur. Heures en UTC, cotes décimales.
file-column-part = Partie
file-column-name = Nom
file-column-number = Numéro
file-column-starts = Début (UTC)
file-column-home = Domicile
file-column-away = Extérieur
# As in English.
file-column-sport = Sport
file-column-league = Compétition
file-column-status = Statut
file-column-market = Marché
file-column-selection = Issue
file-column-book = Bookmaker
file-column-price = Cote
file-column-model = Cote du modèle
    .without-list = Cote juste
file-column-edge = Value, %
file-column-recorded = Relevé (UTC)
file-column-stake = Mise
file-column-result = Résultat
file-column-returned = Retour
file-column-fair-close = Cote juste à la clôture
file-column-clv = CLV, %
file-column-watch = Suivi
file-column-rule = Règle
file-column-state = État
file-column-from = Avant
file-column-to = Maintenant
file-column-time = Heure (UTC)
file-column-decision = Ce qui s’est passé

## /odds

command-odds = Les cotes d’un match, bookmaker par bookmaker
    .match = Une équipe, deux équipes ou #numéro
    .market = Un marché, comme vainqueur, total 2,5 ou handicap -1,5
    .format = Un format pour cette fois, comme américain ou fractionnaire
    .example = /odds { $match }
odds-when = { $league } · { $start }
odds-when-no-league = { $start }
odds-best-prices = Meilleures : { $prices }
odds-margin-updated = Marge moyenne { $margin } · actualisé { $age }
odds-updated = Actualisé { $age }
odds-markets = Marchés
odds-line = Ligne { $line }
odds-all-books = Les { $count } books
odds-market-winner = Vainqueur
odds-market-result = Résultat du match
odds-market-two-way = Vainqueur sans match nul
odds-market-three-way = Résultat du match (1N2)
# As in English.
odds-market-double-chance = Double chance
odds-market-draw-no-bet = Remboursé si nul
odds-market-total = Plus/moins de { $line }
# As in English.
odds-market-handicap = Handicap { $line }
odds-market-both-score = Les 2 équipes marquent
odds-market-other = Autre
# As in English.
odds-book = Book
odds-fair = Juste
odds-fair-row = Cote juste
odds-chance = Proba %
odds-unnamed-book = Sans nom
odds-best = Meilleure cote pour { $selection } : { $price } ({ $book })
odds-best-range = Meilleure cote pour { $selection } : { $price } ({ $book }) · tous les books { $low } – { $high }
odds-best-full = Meilleure cote pour { $selection } : { $price } ({ $book }) · tous les books { $low } – { $high }, proba { $lowChance }–{ $highChance }
odds-best-fair = { $selection } : { $price } ({ $book }) · cote juste { $fair }
odds-best-none = Meilleure cote pour { $selection } : aucune
odds-shows-alone = { $book } affiche { $price }, { $points ->
    [0] loin des autres sur ce marché
    [one] avec { $points } pp d’écart
   *[other] avec { $points } pp d’écart
  }
odds-shows-unsound = { $book } affiche { $price }, marge { $margin } : écarté
odds-alone = { $sign } Loin des autres : { $books }
odds-alone-book = { $book } ({ $points ->
    [one] { $points } pp
   *[other] { $points } pp
  })
odds-alone-book-late = { $book } ({ $points ->
    [one] { $points } pp
   *[other] { $points } pp
  }, mis à jour { $minutes } min avant les autres)
odds-unsound = { $sign } Écartés : { $books }
odds-unsound-book = { $book } (marge { $margin })
odds-market-missing = Pas de cotes pour « { $market } » ici ; voici le marché principal.
odds-margins = Marge moyenne { $average } : { $books }
odds-own-books = { $sign } Vos books : les meilleures cotes sont les leurs
odds-own-books-absent = Aucun de vos books ne cote ce marché : tous les books comptent
odds-consensus-note = Juste et Proba : les cotes des bookmakers sans leur marge, en moyenne.
odds-age = Cotes relevées { $age }.
odds-next = prochaines : { $time }
odds-closing = Les dernières cotes relevées avant le début.
odds-age-old = ⚠️ Ces cotes sont anciennes : relevées { $age }, elles ont pu changer depuis.
odds-old-failure = ⚠️ Cotes anciennes, relevées { $age }. Le service de cotes ne répond pas.
odds-failure = Le service de cotes ne répond pas. Voici ses dernières données.
odds-misfit = Le service de cotes envoie quelque chose que je ne peux pas lire ; voici ses dernières cotes.
odds-key = Le service de cotes refuse ma clé ; voici ce qu’il a envoyé en dernier.
odds-spent = Mon quota est épuisé (renouvellement : { $until }) ; voici ce que le service de cotes a envoyé en dernier.
odds-plan = Ma formule auprès du service de cotes n’inclut pas cela ; voici ses dernières cotes.
odds-wish = Le service de cotes ne reconnaît pas quelque chose dans mes réglages ; voici ce qu’il a envoyé en dernier.
odds-spent-until = Mon quota est épuisé (renouvellement : { $until }) ; cotes relevées : { $at }.
odds-busy = Le service de cotes n’accepte plus de requêtes pour l’instant ; voici ce qu’il a envoyé en dernier.
odds-busy-waits = Le service de cotes n’accepte plus de requêtes (reprise : { $until }) ; voici ce qu’il a envoyé en dernier.
odds-busy-until = Le service de cotes n’accepte plus de requêtes (reprise : { $until }) ; cotes relevées : { $at }.
odds-none = Aucun bookmaker ne cote ce match pour l’instant.
odds-refresh = Actualiser
odds-watch = Suivre
odds-watching = Suivi : { $rule }

## Finding a match

find-many = Quel match ?
find-many-first = les { $count } premiers :
find-more = Plus ›
find-unknown = Je ne connais pas « { $words } » : aucune équipe, aucun joueur, aucune compétition de ce nom ici.
find-sports = Sports disponibles : { $sports }.
find-match-row = { $title }
  { $start } · { $league }
find-match-row-no-league = { $title }
  { $start }
find-fixture = { $day } · { $title }
find-many-more = Trop de matchs pour une liste. Ajoutez l’autre équipe ou un jour.
find-name-one = « { $words } » peut désigner plusieurs choses. Précisez un match, par ses deux équipes ou son numéro, par exemple : { $example }
find-apart = Je n’ai trouvé aucun match entre { $first } et { $second }. Le prochain match de chacun :
find-number = Je n’ai pas de ligne n° { $words } ici. Choisissez un match, ou écrivez #{ $words } pour le match qui porte ce numéro :
find-none-near = Je n’ai trouvé aucun match pour « { $words } ». Peut-être l’un de ceux-ci ?
ask-match = Quel match ? Choisissez-en un, ou écrivez le nom d’une équipe :
ask-match-command = Quel match ? Choisissez-en un, ou écrivez { $command } suivi du nom d’une équipe :
talk-today = Matchs du jour
talk-watch = Suivre un match
talk-odds = Cotes d’un match
talk-hello = Bonjour ! Écrivez le nom d’une équipe, par exemple { $team }, et je vous montre ses cotes. Je peux aussi vous alerter quand elles bougent.
talk-welcome = Je vous en prie.
talk-sorry = Désolé. Écrivez le nom d’une équipe, ou choisissez ci-dessous.
talk-valuebet = Un value bet paie plus que ce que vaut la probabilité. Si une équipe gagne une fois sur deux, la cote juste est 2,00, et une cote de 2,10 a de la valeur. Ce n’est rentable qu’en moyenne, et seulement si l’estimation est bonne.
talk-fair = Les cotes justes sont celles des bookmakers sans leur marge. Elles montrent la vraie probabilité derrière une cote.
talk-margin = Additionnez les probabilités derrière les cotes d’un bookmaker : vous dépassez 100 %, par exemple 105 %. Ces 5 % de plus sont la marge, ce que le bookmaker garde en moyenne.
talk-surebet = Parfois, les meilleures cotes de plusieurs bookmakers rapportent ensemble plus que la mise, quel que soit le gagnant. C’est un surebet. Ils sont rares, petits et disparaissent vite.
talk-alerts = Ouvrez un match et appuyez sur Suivre. Je vous alerte quand ses cotes bougent, ou quand une cote atteint votre limite. Pour la fixer, écrivez « { $usage } ».
talk-whowins = Personne ne le sait. Les cotes montrent ce qu’attendent les bookmakers, et le modèle a ses propres probabilités.
talk-howmuch = Je ne donne pas de conseils de pari. Si vous estimez la probabilité, le calculateur de Kelly indique une mise ; beaucoup en prennent le quart.
talk-free = C’est gratuit. Je ne prends aucun pari et n’en tire aucun gain.
talk-source = Les cotes viennent de { $source } et sont actualisées à quelques minutes d’intervalle ; chaque message dit de quand elles datent.
talk-source-invented = Ces cotes sont inventées, pour essayer.
talk-who = Je suis un programme. Je compare les cotes des bookmakers et je vous alerte quand elles bougent. Je ne prends pas de paris.
talk-legal = Je compare seulement les cotes et ne prends pas de paris. Votre droit de parier dépend de l’endroit où vous vivez.
talk-unclear = Je n’ai pas compris. Écrivez le nom d’une équipe pour voir ses cotes, ou choisissez :
talk-unknown = Je ne connais pas « { $words } » : aucune équipe ni compétition ne s’appelle ainsi ici. Sports disponibles : { $sports }.
talk-bet = Noter ce pari sur { $title } : { $bet } ?
talk-none-on = Pas de match le { $day }. Le prochain :
talk-ignored = Je n’ai pas compris « { $words } ».
talk-nobody = Ici, aucune équipe ni compétition ne s’appelle « { $words } ».
talk-lacking = Il n’y a pas de cotes pour « { $words } » ici. J’ai le vainqueur, les totaux, les handicaps et « les deux équipes marquent », quand ils sont proposés.
talk-picks = Ici, pas de pronostics, et aucun pari n’est sûr. Voici les cotes ; la plus basse est celle du favori :
talk-chats = Les alertes arrivent dans la discussion où vous les créez. Pour les recevoir à part, écrivez-moi en privé. Pour m’utiliser dans un groupe, ajoutez-moi depuis mon profil.
talk-nobets = Je ne prends pas de paris. Voici les cotes des bookmakers :
talk-results = Je n’ai ni scores ni résultats, seulement des cotes.
talk-combined = Je ne calcule pas les combinés. Voici les matchs un par un :
talk-reminder = Je peux vous rappeler un match que vous suivez avant son début. Suivez-le, puis choisissez le délai dans les réglages, sous « Rappel ».
talk-left = D’accord, je laisse tomber.
talk-differ = Chaque bookmaker a sa propre estimation et sa propre marge, et bouge ses cotes à son rythme. C’est pourquoi il vaut la peine de comparer.
talk-absent = Il n’y a rien sur « { $words } » ici. Sports disponibles : { $sports }.
talk-term-odds = Une cote décimale dit ce que rapporte une mise de 1 : à 2,45, c’est 2,45, mise comprise. La probabilité derrière une cote est 1 divisé par la cote, ici environ 41 %. 1 est la première équipe, N (ou X) le nul, 2 la seconde équipe.
talk-term-winner = Le 1N2 (ou 1X2) a trois issues : 1 est la victoire de la première équipe, N (ou X) le nul, 2 la victoire de la seconde équipe.
talk-term-total = Un total est le nombre de buts ou de points d’un match. Plus de 2,5 gagne à partir de 3 buts, moins de 2,5 jusqu’à 2. Le demi évite de tomber pile sur la ligne.
talk-term-btts = Les deux équipes marquent (BTTS) : « oui » gagne si chaque équipe marque au moins un but, « non » si l’une n’en marque aucun.
talk-term-handicap = Un handicap donne de l’avance à une équipe ou lui retire des buts. À −1,5, elle doit gagner d’au moins deux buts ; à +1,5, elle peut perdre d’un but.
talk-term-dnb = Remboursé si nul (draw no bet) : on désigne le vainqueur, et la mise est rendue en cas de nul.
talk-term-dc = La double chance couvre deux résultats sur trois : 1N (ou 1X) est la victoire à domicile ou le nul, N2 (ou X2) la victoire à l’extérieur ou le nul, 12 tout sauf le nul.

## /valuebets

command-valuebets = Les cotes supérieures à la cote juste
    .sport = Un sport, par exemple football
    .edge = La value minimale, par exemple 5%
    .price = Une fourchette de cotes, par exemple 1,5-3
    .within = Délai maximal avant le match, par exemple 12h
    .book = Un bookmaker
    .example = /valuebets 3% 1,5-3
# As in English.
valuebets-heading = Value bets
valuebets-explained = Cotes supérieures à celles du modèle. Ce n’est pas un conseil.
    .without-list = Cotes supérieures d’au moins 1 % à la cote juste. Ce n’est pas un conseil.
valuebets-against-others = Cotes supérieures d’au moins 1 % à la cote juste des autres bookmakers. Ce n’est pas un conseil.
valuebets-against = Cotes supérieures d’au moins 1 % à la cote juste de { $book }. Ce n’est pas un conseil.
valuebets-row = { $selection } { $price } · { $edge }
valuebets-book = { $others ->
    [0] { $book }
    [one] { $book } et { $others } autre
   *[other] { $book } et { $others } autres
  }
valuebets-none = Aucun value bet pour l’instant.
    .without-list = Aucun value bet pour l’instant. Je regarde les matchs que quelqu’un suit ou a demandés dans la dernière heure.
valuebets-none-filter = { $count ->
    [one] Le seul value bet du moment ne correspond pas.
   *[other] Aucun des { $count } value bets du moment ne correspond.
  }
valuebets-edge = dès { $edge }
valuebets-price = cote { $low }–{ $high }
valuebets-within = { $hours ->
    [one] dans l’heure
   *[other] dans les { $hours } heures
  }
valuebets-all = Tous les value bets
valuebets-bad-filter = Je ne comprends pas « { $words } ». Les filtres : une value, une fourchette de cotes, des heures, un sport et un bookmaker, par exemple : /valuebets 5% 1,5-3 12h
valuebets-model = Ce sont les chiffres d’un modèle, pas un conseil.
    .without-list = Je les calcule à partir des cotes des bookmakers. Ce n’est pas un conseil.
valuebets-age = Calculé { $age }.
valuebets-age-old = Ces chiffres sont anciens : calculés { $age }, et les cotes ont pu changer depuis.

## Watches on value bets

valuebets-watch = M’alerter
bet-watch-done = Vous suivez les value bets : { $filter }.
bet-watch-changed = Le suivi des value bets repart à zéro : { $filter }.
bet-watch-all = tous
bet-watch-title = Value bets : { $filter }
bet-watch-rule = { $points ->
    [one] Je vous alerte quand un value bet apparaît, et de nouveau quand sa value a gagné { $amount } pp. Quand il disparaît, je modifie les messages qui l’annonçaient.
   *[other] Je vous alerte quand un value bet apparaît, et de nouveau quand sa value a gagné { $amount } pp. Quand il disparaît, je modifie les messages qui l’annonçaient.
  }
bet-watch-now = { $count ->
    [0] Aucun ne correspond pour l’instant.
    [one] Un seul correspond pour l’instant ; je n’annonce que les nouveaux.
   *[other] { $count } correspondent déjà ; je n’annonce que les nouveaux.
  }
bet-watch-now-unknown = Je ne peux pas lire la liste pour l’instant. J’annoncerai les nouveaux value bets après ma prochaine vérification.
bet-watch-rule-words = { $filter } · { $rule }
bet-watch-improving = { $points ->
    [one] progression de { $amount } pp
   *[other] progression de { $amount } pp
  }
bet-details-paused = Suspendu : pas d’alerte pour les value bets apparus avant la reprise.
bet-details-resumed = De nouveau actif. J’annoncerai les nouveaux value bets après ma prochaine vérification.
bet-details-changed = Le suivi est modifié. Je n’annonce que ce qui apparaît à partir de maintenant.
bet-watch-same = Il y a déjà un suivi des value bets avec ce filtre.
bet-watch-limit =
    Cette discussion a déjà { $count ->
    [one] { $count } suivi
       *[other] { $count } suivis
    } de value bets, c’est le maximum. Arrêtez-en un d’abord.
bet-watch-bad-improvement = Je ne comprends pas « { $typed } ». De combien de pp la value doit-elle monter ? Par exemple : /watch value bets 3% progression de 1
unwatch-bets-done = Suivi arrêté : value bets, { $filter }.
bet-alert-appeared = { $count ->
    [1] Nouveau value bet : { $edge }
   *[other] { $count } nouveaux value bets
  }
bet-alert-improved = { $count ->
    [1] Value en hausse : { $before } → { $edge }
   *[other] { $count } value bets en hausse
  }
bet-alert-both = { $count } value bets : nouveaux ou en progression
bet-alert-gone = { $count ->
    [one] Un value bet a disparu
   *[other] { $count } value bets ont disparu
  }
bet-alert-gone-too = { $count ->
    [one] Disparu · { $count }
   *[other] Disparus · { $count }
  }
bet-alert-gone-row = { $selection } { $price }{ $known ->
    [yes] {""}, maintenant { $now }
   *[no] {""}
  }
bet-alert-missed = { $count ->
    [one] { $count } autre apparu puis disparu
   *[other] { $count } autres apparus puis disparus
  }
# As in English.
bet-alert-row = { $selection } { $price } · { $news ->
    [improved] { $before } → { $edge }
   *[appeared] { $edge }
  }
bet-alert-at = { $selection } { $price } · { $books }
bet-alert-books = { $book }{ $others ->
    [0] {""}
    [one] {" "}+ { $others } autre
   *[other] {" "}+ { $others } autres
  }
bet-alert-offer = { $selection } à { $price } ({ $book })
bet-alert-offer-no-book = { $selection } à { $price }
bet-alert-watch = Ce suivi
alert-bets = Les value bets
bet-gone-left = { $offer } : disparu depuis le { $time }
bet-gone-left-now = { $offer } : disparu depuis le { $time }, dernière cote { $now }
bet-gone-below = { $offer } : value trop faible depuis le { $time }
bet-gone-below-now = { $offer } : value trop faible depuis le { $time }, dernière cote { $now }
bet-gone-began = { $offer } : le match a commencé

## /match, /best, /history

command-match = Un match : compétition, heure, marchés
    .match = Une équipe, deux équipes ou #numéro
    .example = /match { $match }
# As in English.
match-sport = Sport
match-league = Compétition
match-start = Début
match-status = Statut
match-markets = Marchés
match-no-markets = pas de cotes pour l’instant
match-books = Bookmakers
match-number = Numéro
# As in English.
match-details = Match
match-best = Meilleure cote
best-title = { $kind ->
    [side] { $selection } gagne : { $price }
   *[other] { $selection } : { $price }
  }
best-at = chez { $books }
best-at-more = { $others ->
    [one] chez { $books } et { $others } autre
   *[other] chez { $books } et { $others } autres
  }
match-history = Historique
match-prediction = Prédiction

command-best = Les meilleures cotes d’une issue
    .match = Une équipe, deux équipes ou #numéro
    .selection = 1, N, 2, une équipe ou plus de 2,5
    .example = /best { $match } 1
best-price = Cote
best-edge = Value
# As in English.
best-fair = Value : par rapport à la cote juste, { $fair }
best-fair-updated = Value : par rapport à la cote juste, { $fair } · actualisé { $age }
best-which = Quelle issue ?
best-missing = Personne ne cote { $selection } pour l’instant. Voici ce qui est coté :
best-unknown = Je ne connais pas l’issue « { $selection } ». Écrivez 1, N, 2, une équipe, « plus de 2,5 », ou choisissez :
best-paid-back = { $stake } à la meilleure cote rapportent { $returned }, soit { $profit } de gain. On parie chez le bookmaker, pas ici.
best-others = Autres issues

command-history = Comment les cotes d’un match ont bougé
    .match = Une équipe, deux équipes ou #numéro
    .book = Un bookmaker ; sans lui, la cote juste
    .selection = 1, N, 2, une équipe ou plus de 2,5
    .example = /history { $match }
history-none = Je n’ai pas encore d’historique pour ces cotes.
history-none-book = Je n’ai pas encore d’historique des cotes de { $book } ici.
history-of = { $market } · { $whose }
history-consensus = moyenne des bookmakers, sans marge
history-open = Ouverture
history-now = Maintenant
# As in English.
history-points = pp
history-chance = Proba
history-net = Variation
history-range = Min–max
history-reading = { $price } · proba { $chance } · { $time }
history-net-none = aucune
history-net-shortened = ▼ en baisse : cote { $price }, { $points } points de probabilité
history-net-drifted = ▲ en hausse : cote { $price }, { $points } points de probabilité
history-since = Depuis le { $since }. ▼ cote en baisse, ▲ cote en hausse. Plus la barre est haute, plus la cote est basse.
history-says = probabilité passée de { $from } à { $to }, minimum { $low }, maximum { $high }
history-unknown = Je ne connais ici ni bookmaker ni issue « { $words } ». Par exemple : 1, N, 2 ou le nom d’un bookmaker.
history-all = Toutes les issues
# As in English.
history-consensus-button = Tous les books

## /predictions, /movers

command-predictions = Les probabilités du modèle face à celles des books
    .match = Une équipe, deux équipes ou #numéro ; sans cela, les plus grands écarts
    .example = /predictions { $match }
predictions-heading = Modèle et bookmakers
predictions-order = Les plus grands écarts d’abord. Un modèle, pas un conseil.
# As in English.
predictions-row = { $selection } { $model }, books { $books } · { $gap }
predictions-points = { $points } pp
predictions-row-no-market = { $selection } { $model }
predictions-model = Modèle
# As in English.
predictions-market = Books
predictions-gap = Écart
predictions-explained = Books : leur moyenne, sans marge. L’écart est en points de probabilité (pp).
predictions-some-without = Books absents : personne n’a encore demandé ces cotes. Appuyez sur le match pour comparer.
predictions-others = Pour d’autres matchs, pas de cotes récentes à comparer. Demandez-en un : /predictions et une équipe.
predictions-no-market = Pas de cotes à comparer pour l’instant.
predictions-note = Un modèle, pas un pronostic.
predictions-none = Il n’y a pas de prédictions pour l’instant.
predictions-none-match = Il n’y a pas de prédiction pour ce match.
predictions-all = Toutes les prédictions
predictions-watch = Suivre un écart de { $points }

# As in English.
command-movers = Ce qui a le plus bougé ces dernières heures
    .window = 1h, 6h ou 24h
    .sport = Un sport ou une compétition
    .league = Une compétition
    .books = Combien de bookmakers dans le même sens, par exemple books>=5
    .example = /movers 24h books>=5
movers-heading = { $hours ->
    [one] Plus gros mouvements · dernière heure
   *[other] Plus gros mouvements · { $hours } dernières heures
  }
movers-row = { $arrow } { $selection } { $from } → { $to }
movers-agree = { $same } books sur { $books }
movers-explained = Cotes justes des matchs que quelqu’un a suivis ou consultés ici.
movers-since = Mes relevés remontent au { $since } ou plus loin.
movers-none = Ici, aucun match n’a bougé sur cette période.
movers-nothing-recorded = Rien à montrer pour l’instant. Je garde les cotes d’un match dès que quelqu’un le consulte ou le suit.
movers-none-fitting = Aucun match ne correspond ici.
movers-books = { $books } books ou plus dans le même sens
movers-all = Tous les mouvements
movers-bad-books = Je ne comprends pas « { $books } ». Écrivez combien de bookmakers, par exemple : /movers books>=5
movers-window = { $hours } h
movers-bad-window = Je ne comprends pas la durée « { $window } ». Donnez un nombre d’heures, 168 au plus, par exemple : /movers tennis 24h

## /watch, /unwatch, /watches

command-watch = Recevoir une alerte quand les cotes bougent
    .without-bets = Recevoir une alerte quand les cotes bougent
    .match = Un match (équipe, deux équipes, #numéro), ou équipe, compétition, sport, combattant
    .match-without-fighters = Un match (équipe, deux équipes, #numéro), ou équipe, compétition, sport
    .rule = Quoi signaler : 3pp, 5% ou 0,10 ; domicile, baisse, meilleure, books>=3, depuis 2,10, écart>=6pp
    .rule-without-model = Quoi signaler : 3pp, 5% ou 0,10 ; domicile, baisse, meilleure, books>=3, depuis 2,10
    .example = /watch { $match } 3pp
command-unwatch = Arrêter un suivi, ou tous
    .match = Un match (équipe, deux équipes, #numéro), ou équipe, compétition, sport, combattant
    .match-without-fighters = Un match (équipe, deux équipes, #numéro), ou équipe, compétition, sport
    .example = /unwatch { $match }
command-watches = Ce que vous suivez, et où en sont les cotes
    .example = /watches
command-preview = Ce qu’une règle aurait envoyé ces derniers jours
    .match = Une équipe, deux équipes, #numéro, ou le numéro d’un suivi comme 2
    .rule = La règle, comme dans /watch ; sans elle, celle du suivi existant
    .example = /preview { $match } 3pp
command-edit = Modifier un suivi par son numéro ou son nom
    .watch = Le numéro qu’affiche /watches, ou le match
    .rule = Ce qui change, comme dans /watch : 5pp, baisse, books>=3 ; ou silence 22-8, silence non
    .example = /edit 12 5pp
command-pause = Suspendre un suivi
    .watch = Le numéro qu’affiche /watches
    .until = 3h, 18:00, lun 9:00, matin ; avec « garder » à la fin, les mouvements d’ici là comptent
    .example = /pause 12 3h
command-resume = Reprendre un suivi suspendu
    .watch = Le numéro qu’affiche /watches
    .example = /resume 12
command-undo = Rétablir ce qui vient d’être arrêté ou supprimé
command-export = Suivis et réglages dans un fichier
command-import = Importer suivis et réglages d’un fichier
    .file = Le fichier JSON créé par /export
    .text = Ou le texte de ce fichier
    .example = /import

rule-points = { $points ->
    [one] { $amount } pp
   *[other] { $amount } pp
  }
rule-percent = { $amount } de la cote
rule-price = { $amount } de cote
rule-short-points = { $amount } pp
rule-home = Domicile
rule-away = Extérieur
rule-draw = Nul
rule-shortens = baisse seulement
rule-drifts = hausse seulement
rule-consensus = cote juste
rule-best = meilleure cote
rule-book = cote chez { $book }
rule-own = meilleure cote de vos books
rule-agreeing = { $books ->
    [one] { $books } book ou plus
   *[other] { $books } books ou plus
  }
rule-offering = chez { $books ->
    [one] { $books } { $whose ->
        [own] de vos books
       *[best] book
    }
   *[other] { $books } { $whose ->
        [own] de vos books
       *[best] books
    }
  }
rule-from = depuis votre cote { $price }
rule-since-hours = sur { $hours } h
rule-since-open = depuis les premières cotes
rule-prices = cote { $least }–{ $most }
rule-within = moins de { $hours } h avant le début
rule-live = pendant le match
rule-prematch = avant le début
rule-fast = aussitôt
rule-at-least = { $price } ou plus
rule-at-most = { $price } ou moins
rule-again = à chaque fois
rule-posted = premières cotes
rule-gap = modèle { $points } au-dessus des books

watch-done = C’est noté. { $rule }
watch-changed = Nouvelle règle. { $rule }
watch-beside = { $title } est déjà suivi : { $rules }. Ajouter cette règle, ou remplacer l’ancienne ? { $rule }
watch-beside-typed = Ou écrivez la commande de nouveau, avec « ajouter » ou « remplacer » à la fin.
watch-beside-add = Ajouter
watch-beside-replace = Remplacer
watch-beside-replace-one = Remplacer { $number } · { $rule }
watch-title-with-rule = { $title } · { $rule }
watch-rule = Je vous alerte quand { $measure ->
    [best] la meilleure cote
    [book] la cote chez { $book }
    [own] la meilleure cote de vos books
   *[consensus] la cote
  } { $direction ->
    [shortens] baisse
    [drifts] monte
   *[both] bouge
  } de { $rule }.
watch-target = Je vous alerte quand { $measure ->
    [book] la cote chez { $book }
    [own] la meilleure cote de vos books
    [consensus] la cote juste
   *[best] la meilleure cote
  } pour { $selection } { $side ->
    [at_most] descend à { $price } ou moins
   *[at_least] monte à { $price } ou plus
  }.
watch-target-books = Je vous alerte quand { $books ->
    [one] { $books } { $measure ->
        [own] de vos books propose
       *[best] book propose
    }
   *[other] { $books } { $measure ->
        [own] de vos books proposent
       *[best] books proposent
    }
  } { $price } ou { $side ->
    [at_most] moins
   *[at_least] plus
  } pour { $selection }.
watch-posted = Je vous alerte quand { $measure ->
    [book] { $book } publie ses premières cotes
   *[any] les premières cotes paraissent
  }.
watch-gap = Je vous alerte quand la probabilité du modèle pour { $of ->
    [outcome] { $selection }
   *[any] une issue
  } dépasse celle des books de { $rule } ou plus, et quand cet écart s’est refermé.
watch-gap-closes = Refermé veut dire { $points } ou moins
watch-gap-now = Actuellement { $selection } { $gap } : modèle { $model }, books { $market }.
watch-gap-open = Actuellement { $selection } { $gap } : modèle { $model }, books { $market }. L’écart est déjà là ; je vous alerterai quand il se sera refermé.
watch-gap-unknown = Les probabilités du modèle pour ce match ne sont pas encore connues.
watch-only = Seulement { $part }
watch-agreeing = Seulement quand { $books ->
    [one] { $books } book bouge dans ce sens
   *[other] au moins { $books } books bougent dans ce sens
  }
watch-from = Compté à partir de votre cote de { $price }, puis, après une alerte, de la cote annoncée
watch-from-passed = La cote est déjà à { $now }, assez loin de votre cote de { $own } pour une alerte. La prochaine alerte comptera à partir de là.
watch-since = Compté sur { $hours ->
    [one] la dernière heure
   *[other] les { $hours } dernières heures
  }
watch-since-open = Compté depuis les premières cotes, puis, après une alerte, depuis les cotes annoncées
watch-prices = Seulement tant que la cote est entre { $least } et { $most }
watch-within = Seulement dans { $hours ->
    [one] la dernière heure
   *[other] les { $hours } dernières heures
  } avant le début
watch-live = Seulement pendant le match
watch-prematch = Seulement avant le début
watch-fast = Aussitôt, même si un seul bookmaker a bougé
watch-once = Une fois
watch-again = À chaque fois, si la cote s’est d’abord éloignée de 2 % de la limite
watch-example = Par exemple : { $selection } { $from } → { $to }
watch-one-side-which = Alertes pour un seul côté. Lequel ?
watch-one-side = Un seul côté
watch-bigger = Moins sensible
watch-smaller = Plus sensible
watch-target-now = La cote est maintenant à { $price }.
watch-target-now-books = { $books ->
    [one] Chez { $books } book, la cote est maintenant à { $price }.
   *[other] Chez { $books } books, la cote est maintenant à { $price }.
  }
watch-target-passed = { $books ->
    [0] La cote est maintenant à { $price }
    [one] Chez { $books } book, la cote est maintenant à { $price }
   *[other] Chez { $books } books, la cote est maintenant à { $price }
  }, déjà au-delà de votre limite. Je vous alerterai quand elle s’en sera éloignée de 2 % et l’atteindra de nouveau.
watch-first-board = Il n’y a pas encore de cotes ; les premières serviront de point de départ.
checks-always = Vérifié chaque minute.
checks-often = Vérifié environ toutes les { $aboutMinutes ->
    [1] minutes
   *[other] { $about }
  }, au moins toutes les { $latest } ; dans l’heure avant le début, toutes les { $lastMinutes ->
    [1] minutes
   *[other] { $last }
  }.
checks-last-hour = Vérifié environ toutes les { $aboutMinutes ->
    [1] minutes
   *[other] { $about }
  }, au moins toutes les { $latest }.
checks-later = Pas encore de fréquence garantie. À partir de { $from } avant le début : au moins toutes les { $latest } ; dans l’heure avant le début, toutes les { $lastMinutes ->
    [1] minutes
   *[other] { $last }
  }.
checks-few = Vérifié { $count ->
    [1] une fois
   *[other] environ { $count } fois
  } avant le début, plus souvent quand les cotes approchent de votre règle.
checks-none = Je ne peux pas promettre de délai entre deux vérifications : trop de compétitions se partagent le quota du service de cotes. 500 crédits par mois suffisent pour une dizaine de compétitions.
checks-row-always = vérifié chaque minute
checks-row-often = vérifié environ toutes les { $aboutMinutes ->
    [1] minutes
   *[other] { $about }
  }
checks-row-later = fréquence garantie à partir de { $from } avant le début
checks-row-few = { $count ->
    [1] encore une vérification environ
   *[other] encore environ { $count } vérifications
  }
checks-row-none = vérifié sans fréquence garantie
watch-finished = { $title } est terminé, ses cotes ne bougeront plus.
watch-limit =
    Cette discussion suit déjà { $count ->
    [one] { $count } match
       *[other] { $count } matchs
    }, c’est le maximum. Arrêtez-en un d’abord.
watch-unknown-word =
    { $what ->
        [match] Je connais le match, mais pas « { $word } ». Écrivez 5%, 0,10 ou 3pp.
        [watch] Je connais le suivi, mais pas « { $word } ». Écrivez 5%, 0,10 ou 3pp.
       *[many] Je connais le nom, mais pas « { $word } ». Écrivez 5%, 0,10 ou 3pp.
    }
name-unknown-more = Je connais le nom, mais pas « { $word } » : rien n’a changé.
watch-bad-word = Je ne comprends pas « { $word } » ici.
  Ampleur : 3pp, 5%, 0,10, calme, normal ou sensible.
  Quoi : baisse, hausse, domicile, nul, plus de 2,5.
  Cote : meilleure, mes books, book:nom, books>=3, depuis 2,10, 1,5-3.
  Quand : 3h, depuis l’ouverture, dans les 24h, live, avant-match, aussitôt.
  Une limite : domicile >= 2,10, books>=3, encore. Parution des cotes : premières cotes.
  Le modèle face aux books : écart>=6pp, domicile.
  Par exemple : { $example }
    .without-model = Je ne comprends pas « { $word } » ici.
      Ampleur : 3pp, 5%, 0,10, calme, normal ou sensible.
      Quoi : baisse, hausse, domicile, nul, plus de 2,5.
      Cote : meilleure, mes books, book:nom, books>=3, depuis 2,10, 1,5-3.
      Quand : 3h, depuis l’ouverture, dans les 24h, live, avant-match, aussitôt.
      Une limite : domicile >= 2,10, books>=3, encore. Parution des cotes : premières cotes.
      Par exemple : { $example }
watch-needs-selection = Pour quelle issue ? Ajoutez domicile, nul, extérieur ou plus de 2,5, par exemple : { $example }
watch-unknown-book = Je ne connais pas de bookmaker « { $book } ». /bookmakers les liste tous. Par exemple : { $example }
    .without-books = Je ne connais pas de bookmaker « { $book } ». Par exemple : { $example }
watch-no-own-books = Vous n’avez pas encore dit où vous avez des comptes. Choisissez d’abord vos books : /settings books
watch-too-few-own = Vous n’avez choisi que { $count ->
    [one] { $count } book
   *[other] { $count } books
  }, et la règle en demande { $books }. Choisissez-en davantage : /settings books
watch-posted-already = Les cotes pour { $title } sont déjà là. Suivez plutôt leurs mouvements, par exemple : { $example }
# As in English.
watch-cannot-post = Je n’ai pas le droit d’écrire ici de moi-même, donc aucune alerte n’arriverait. Un admin doit m’autoriser à envoyer des messages dans ce salon.
watch-stop = Arrêter
price-alert = Alerte de cote
price-alert-from = ≥ { $price }
price-alert-title = { $selection } : { $price } maintenant
price-alert-ask = À quelle cote vous alerter ? Écrivez-la, par exemple : { $price }
price-alert-ask-command = À quelle cote vous alerter ? Choisissez-en une ou écrivez la vôtre, par exemple : { $example }
price-alert-which = Une alerte de cote sur quoi ?
watch-odds = Cotes

target-many = Lequel ?
target-none-near = Je n’ai rien trouvé pour « { $words } ». Peut-être l’un de ceux-ci ?
target-none = Je n’ai rien trouvé pour « { $words } ».
target-all = Tout : { $name }

wide-done = Tous les matchs sont suivis. { $rule }
wide-changed = Nouvelle règle pour tous les matchs. { $rule }
wide-covered = { $count ->
    [one] { $count } match sur { $all } couvert pour l’instant.
   *[other] { $count } matchs sur { $all } couverts pour l’instant.
  }
wide-covered-until = { $count ->
    [one] { $count } match sur { $all } couvert pour l’instant, jusqu’au { $until }.
   *[other] { $count } matchs sur { $all } couverts pour l’instant, jusqu’au { $until }.
  }
wide-covered-none = Aucun match n’est encore au programme des sept prochains jours.
wide-explained = Les prochains matchs, sur sept jours, sont couverts, et les nouveaux s’ajoutent tout seuls. Pour en écarter un, arrêtez de le suivre.
wide-details-heading = Tous les matchs : { $name }
wide-details-paused = Suspendu : les mouvements d’ici à la reprise ne compteront pas.
wide-details-resumed = De nouveau actif, à partir des cotes actuelles.
wide-details-changed = La règle est modifiée pour tous ses matchs.
watch-limit-wide =
    Cette discussion a déjà { $count ->
    [one] { $count } suivi
       *[other] { $count } suivis
    } d’équipes, de compétitions, de sports et de combattants, c’est le maximum. Arrêtez-en un d’abord.

unwatch-done = { $title } n’est plus suivi.
unwatch-not-watched = { $title } n’est pas suivi ici.
unwatch-which = Que faut-il arrêter de suivre ?
unwatch-wide-done = Le suivi de tous les matchs est arrêté : { $name }.
unwatch-wide-none = Il n’y a pas de suivi de ce genre ici. /watches montre ce qui est suivi.
unwatch-own-done = Règle retirée pour { $title } : { $rule }.
unwatch-excluded = { $title } est écarté du suivi : { $names }. { $count ->
    [one] Ses
   *[other] Leurs
  } autres matchs restent suivis.
unwatch-still-wide = { $name } le couvre encore : { $rule }.
unwatch-still-own = Toujours suivi : { $rules }.
unwatch-later-wide = { $name } pourra le couvrir plus tard : { $rule }.
unwatch-still-bets = Ses value bets sont toujours annoncés : { $filters }.
unwatch-leave-out = L’écarter
unwatch-mute = Mettre en sourdine
unwatch-undo = Le suivre de nouveau
unwatch-undone = { $title } sera de nouveau suivi avec les autres d’ici quelques minutes.

watches-heading = Suivis
watches-now = { $selection } { $price }
watches-price = { $rule } · maintenant { $price }
watches-gap = { $rule } · maintenant { $selection } { $gap }
watches-open = { $number } · { $title }
watches-none = Rien n’est encore suivi ici. Choisissez un match et appuyez sur Suivre :
watches-remove = Arrêter { $title }

preview-one-match = L’aperçu marche pour un match ou pour les value bets, mais pas pour tous les matchs à la fois. Précisez un match, par exemple : { $example }
    .without-bets = L’aperçu marche pour un match, mais pas pour tous les matchs à la fois. Précisez un match, par exemple : { $example }
preview-button = Aperçu
preview-rule = Règle : { $rule }
preview-count = { $alerts ->
    [0] Ces { $days } derniers jours, il n’y aurait eu aucune alerte.
    [one] Ces { $days } derniers jours, il y aurait eu { $alerts } alerte.
   *[other] Ces { $days } derniers jours, il y aurait eu { $alerts } alertes.
  }
preview-count-since = { $alerts ->
    [0] Il n’y aurait eu aucune alerte depuis le { $since }, date de mes premières cotes.
    [one] Il y aurait eu { $alerts } alerte depuis le { $since }, date de mes premières cotes.
   *[other] Il y aurait eu { $alerts } alertes depuis le { $since }, date de mes premières cotes.
  }
preview-quiet = { $quiet ->
    [0] Aucune ne tombe dans vos heures calmes.
    [one] { $quiet } d’entre elles tombe dans vos heures calmes.
   *[other] { $quiet } d’entre elles tombent dans vos heures calmes.
  }
preview-other = À { $threshold } : { $alerts }
preview-watch = Suivre dès { $threshold }
preview-explained = Compté sur les cotes passées, avec un relevé toutes les 15 minutes.
preview-none = Pas encore de cotes passées pour ce match.
preview-gaps-none = Je ne garde les probabilités du modèle que pour les matchs suivis ; rien à compter pour l’instant.
preview-gaps-count = Depuis le { $since } : écart ouvert { $opened } fois, refermé { $closed } fois. Je n’ai pas les probabilités du modèle avant cette date.
preview-gaps-other = À { $threshold } : ouvert { $opened } fois, refermé { $closed } fois
preview-gaps-explained = Compté sur les cotes passées et les probabilités du modèle à ces moments-là, relevées toutes les heures ou plus souvent. Un écart déjà ouvert au début compte.

preview-bets-none = Le service de cotes ne garde pas les value bets passés : impossible de compter les alertes de ce suivi.
    .without-list = Je ne garde pas les value bets passés : impossible de compter les alertes de ce suivi.
preview-bets-now = { $count ->
    [0] Aucun ne correspond pour l’instant.
    [one] Un seul correspond pour l’instant.
   *[other] { $count } correspondent pour l’instant.
  }
preview-bets-unknown = Je ne peux pas lire la liste pour l’instant.
preview-bets-told = Ce que ce suivi a annoncé depuis le { $since } : nouveaux value bets { $appeared }, progressions { $improved }.
preview-bets-edge = parmi eux, à { $edge } de value ou plus : { $count }

watch-details-number = Numéro
watch-details-start = Début
watch-details-state = État
watch-details-paused = Suspendu : les mouvements d’ici à la reprise ne compteront pas.
watch-details-paused-kept = Suspendu : à la reprise, les mouvements survenus entre-temps compteront.
watch-details-resumed-kept = De nouveau actif, là où il en était.
watch-details-resumed = De nouveau actif, à partir des cotes actuelles.
watch-details-changed = La règle est modifiée ; les cotes actuelles sont le nouveau point de départ.
watch-quiet-heading = Heures calmes : { $title }
watch-quiet-what = Heures calmes de ce suivi seulement, dans le fuseau horaire de la discussion. D’autres heures ? Par exemple : { $example }
watch-quiet-typed = silence 22-8
watch-quiet-as-chat = comme la discussion
watch-quiet-as-chat-now = comme la discussion ({ $value })
watch-back = Retour au suivi
watch-active = actif
watch-muted = en sourdine
watch-muted-until = en sourdine jusqu’au { $until }
watch-paused = suspendu
watch-paused-until = suspendu jusqu’au { $until }
watch-pause = Suspendre
watch-pause-hour = Suspendre 1 h
watch-pause-morning = Jusqu’au matin
watch-resume = Reprendre
watch-edit-both = Les deux sens
watch-edit-shortens = En baisse seulement
watch-edit-drifts = En hausse seulement
watch-more = Plus d’options
watch-details-back = ‹ Retour
watch-which = Plusieurs suivis correspondent. Lequel modifier ?
watch-number-unknown = Il n’y a pas de suivi { $number } ici. La liste donne les numéros.
ask-watch = Quel suivi ?
pause-bad-time = Je ne comprends pas « { $time } ». Écrivez par exemple 3h, 2 jours, 18:00, lun 9:00 ou matin, comme ceci : { $example }
pause-keep-match = Seul le suivi d’un match peut garder son point de départ. Suspendez celui-ci sans « garder ».
resume-no-odds = Le service de cotes ne répond pas, le suivi reste donc suspendu. Réessayez dans quelques minutes.

undo-button = Annuler
undo-done = { $count ->
    [one] { $count } suivi est de retour et reprend où il en était.
   *[other] { $count } suivis sont de retour et reprennent où ils en étaient.
  }
undo-changed = { $count ->
    [one] { $count } suivi a retrouvé son ancien seuil.
   *[other] { $count } suivis ont retrouvé leur ancien seuil.
  }
undo-too-late = Il n’y a rien à rétablir. Un suivi arrêté peut être rétabli pendant dix minutes.
undo-import = Annulé : suivis et réglages sont comme avant.

## /export and /import

export-done = { $count ->
    [one] { $count } suivi
   *[other] { $count } suivis
  } et les réglages de cette discussion. Le fichier ne contient aucun identifiant : /import le reprend ici ou ailleurs.
export-done-group = { $count ->
    [one] { $count } suivi
   *[other] { $count } suivis
  } et les réglages de ce groupe. Le fichier ne contient aucun identifiant : /import le reprend ici ou ailleurs.
import-button = Importer
export-button = Exporter
import-how = { $platform ->
    [telegram] Envoyez le fichier de /export avec /import en légende, ou répondez au fichier par /import.
    [discord] Joignez le fichier de /export à /import : choisissez l’option « fichier ».
   *[playground] Ouvrez le fichier de /export, copiez son contenu et collez-le après /import.
  }{ $platform ->
    [playground] {""}
   *[other] {" "}Vous pouvez aussi coller son contenu après la commande.
  }
import-refused = { $why ->
    [too_large] Le fichier dépasse 256 Ko, il ne vient donc pas de /export.
    [no_text] Le fichier n’est pas un fichier texte.
    [failed] Le fichier n’a pas pu être récupéré. Envoyez-le encore une fois.
    [empty] Le fichier est vide.
    [not_json] Ce n’est pas du JSON, ou seulement une partie. /import attend le fichier JSON de /export ; le CSV est pour les tableurs.
    [too_deep] Le fichier a trop de niveaux, il ne vient donc pas de /export.
    [strange_names] Le fichier contient des noms qu’aucun fichier de /export ne contient, comme « constructor ».
    [other_chat] Le fichier mentionne une discussion ou une personne. Un fichier de /export ne le fait jamais : l’import ne concerne que cette discussion.
    [version] Le fichier vient d’une autre version de Linewatch, que je ne sais pas lire.
    [unknown_field] Le fichier contient des éléments que je ne connais pas.
    [too_many] Le fichier contient plus de 500 suivis.
   *[not_ours] C’est du JSON, mais il ne vient pas de /export.
  } Rien n’a été modifié.
# As in English.
import-heading = Import
import-new = { $count ->
    [one] Nouveau : { $count } suivi
   *[other] Nouveaux : { $count } suivis
  }
import-changed = { $count ->
    [one] Change de règle : { $count } suivi
   *[other] Changent de règle : { $count } suivis
  }
import-left = { $count ->
    [one] Écarté : { $count }
   *[other] Écartés : { $count }
  }
list-more = et { $count } de plus
fold-all = Tout voir ({ $count })
import-left-row = { $why ->
    [setting] Réglage « { $name } » : inconnu
    [settings_rights] Réglages : réservés aux admins du groupe
    [rule] { $name } : je ne comprends pas sa règle
    [not_offered] { $name } : le service de cotes ne propose rien de tel
    [unknown_match] { $name } : aucun match de ce nom au programme
    [unknown_name] { $name } : nom inconnu ici
    [over] { $name } : le match est terminé
    [limit] { $name } : pas de place pour un suivi de plus
    [others] { $name } : quelqu’un d’autre le suit avec une autre règle
   *[unreadable] { $name } : illisible
  }
import-settings = Réglages qui changent : { $names }.
import-same = { $count ->
    [one] { $count } suivi du fichier est déjà ici.
   *[other] { $count } suivis du fichier sont déjà ici.
  }
import-stays = { $count ->
    [one] { $count } autre suivi reste tel quel.
   *[other] { $count } autres suivis restent tels quels.
  }
import-nothing = Le fichier n’apporte rien de nouveau ici.
import-yes = { $count ->
    [0] Importer les réglages
    [one] Importer { $count } suivi
   *[other] Importer { $count } suivis
  }
import-no = Annuler
import-done-new = { $count ->
    [one] { $count } suivi importé.
   *[other] { $count } suivis importés.
  }
import-done-changed = { $count ->
    [one] { $count } suivi a changé de règle.
   *[other] { $count } suivis ont changé de règle.
  }
import-done-settings = Modifié : { $names }.
import-cancelled = Rien n’a été importé.
import-too-late = Cet import est déjà fait, annulé, ou date de plus d’une heure. Renvoyez le fichier.

clear-button = Tout arrêter
clear-heading = Arrêter tous les suivis
clear-backup = Ces commandes les rétablissent à tout moment :
clear-ask = { $count ->
    [one] Arrêter { $count } suivi ?
   *[other] Arrêter les { $count } suivis ?
  }
clear-yes = Oui, tout arrêter
clear-no = Non, les garder
clear-done = { $count ->
    [one] { $count } suivi arrêté.
   *[other] { $count } suivis arrêtés.
  }
clear-nothing = Rien n’est suivi ici, il n’y a donc rien à arrêter.
clear-cards = { $count ->
    [one] { $count } fiche en direct continue jusqu’à ce que vous l’arrêtiez.
   *[other] { $count } fiches en direct continuent jusqu’à ce que vous les arrêtiez.
  }

## Sharing a watch

share-button = Partager
share-how-link = Toute personne qui ouvre ce lien voit le suivi et peut l’ajouter d’un geste. Le lien ne dit rien de vous.
share-how-typed = Toute personne qui m’envoie cette ligne voit le suivi et peut l’ajouter d’un geste. La ligne ne dit rien de vous.
share-until = Valable jusqu’au { $until }. Partager de nouveau prolonge ce délai.
share-send = Envoyer à quelqu’un
share-group = Ajouter à un groupe
share-offer = Quelqu’un partage ce suivi. Si vous l’ajoutez, ses alertes arriveront dans cette discussion.
share-replaces = Il prend la place de votre règle : { $rule }
share-add = Ajouter ce suivi
share-copy = Copier ce suivi
share-added = Ajouté : { $title }
share-added-own = Les alertes arrivent dans vos messages privés avec moi.
share-own-closed = Je n’ai pas pu vous écrire en privé, rien n’a donc été ajouté. Autorisez les messages privés et appuyez de nouveau.
share-there = Cette discussion a déjà exactement ce suivi.
share-cut = Ce lien est incomplet ou a été modifié. Ouvrez le lien en entier.
share-gone = Ce lien n’est plus valable. Demandez-en un nouveau.

## What is typed behind the bot's name in another chat

help-inline = Dans n’importe quelle autre discussion, écrivez { $name } et une équipe ou un joueur pour y envoyer ses cotes.
inline-open = Ouvrir le bot
inline-none = Aucun match de ce nom : ouvrir le bot
inline-note = { $start } · { $prices }
inline-no-odds = Les cotes sont sur Linewatch.
inline-watch = Cotes et alertes

## Alerts

event-started = C’est parti. Cotes justes à la clôture :
event-started-none = C’est parti. Aucun bookmaker n’avait de cotes.
event-soon = Début { $start }. Cotes justes maintenant :
event-soon-none = Début { $start }. Aucun bookmaker n’a de cotes.
event-watch-live = Suivre en direct
event-line-moved = { $selection } { $from } → { $to }
event-line-still = { $selection } { $to }
event-line-since = premières cotes : { $since }
event-watch-ended = ce suivi est terminé
event-line-age = relevées { $age }
event-silent = { $title } : pas de nouvelles cotes depuis le { $since } ; ses alertes sont en attente
event-moved = { $title } est déplacé au { $start }, au lieu du { $before }
event-postponed = { $title } est reporté, sans nouvelle date pour l’instant ; son suivi continue
event-back-on = { $title } a finalement lieu : { $start }
event-called-off = { $title } est annulé ; son suivi prend fin
event-missing = { $title } n’est plus au programme ; son suivi prend fin
event-other-teams = Le service de cotes présente maintenant ce match comme { $title }. Les suivis repartent de zéro avec les prochaines cotes
event-checked-less = { $because ->
    [watches] Les suivis sont plus nombreux, alors je vérifie vos matchs moins souvent que promis.
    [people] Davantage de cotes sont consultées, alors je vérifie vos matchs moins souvent que promis.
    [others] La clé du service de cotes sert aussi ailleurs, alors je vérifie vos matchs moins souvent que promis.
    [spent] Le quota du service de cotes est épuisé jusqu’au { $until }. Je ne peux pas vérifier vos matchs avant.
    [empty] Le quota du service de cotes est épuisé. Je ne peux pas vérifier vos matchs avant son renouvellement.
   *[end] Le quota du service de cotes est presque épuisé, alors je vérifie vos matchs moins souvent que promis.
  }
event-credits = { $rest ->
    [out] Le quota du service de cotes est épuisé jusqu’au { $end }.
   *[other] Le quota du service de cotes est utilisé à { $used }.
  }
event-credits-rest = { $rest ->
    [dry] À ce rythme, il tient jusqu’au { $dry } au lieu du { $end }.
   *[lasts] À ce rythme, il tient jusqu’à son renouvellement : { $end }.
  }
event-credits-advice = { $because ->
    [others] La clé sert aussi ailleurs. Avec une clé à part, le quota durerait plus longtemps.
   *[watches] Avec moins de suivis ou une formule plus grande, le quota suffirait.
  }
event-topic-gone = Le sujet où allaient les alertes n’existe plus. Elles arrivent désormais ici ; /watches les liste.
event-chat-barred = Je ne peux pas écrire dans { $named ->
    [true] { $chat }
   *[other] une discussion où vous aviez réglé des alertes
  } pour l’instant : { $lack ->
    [view] je ne la vois pas
    [locked] le fil est verrouillé ou archivé
    [closed] le sujet est fermé
    [kind] on n’y ouvre que des fils, on n’y envoie pas de messages
   *[write] je n’ai pas le droit d’y envoyer de messages
  }. Les suivis continuent et les alertes sont en attente : je réessaie à chaque nouvelle alerte, et toutes les heures.
event-chat-gone = Je ne peux plus écrire dans { $named ->
    [true] { $chat }
   *[other] une discussion où vous aviez réglé des alertes
  } : { $loss ->
    [removed] on m’en a retiré
   *[unknown] je ne la trouve plus
  }. { $watches ->
    [one] Son suivi est gardé jusqu’au { $until } et reprend tout seul si j’y reviens.
   *[other] Ses { $watches } suivis sont gardés jusqu’au { $until } et reprennent tout seuls si j’y reviens.
  }
event-chat-deleted = On a supprimé { $named ->
    [true] { $chat }
   *[other] une discussion où vous aviez réglé des alertes
  }. { $watches ->
    [one] Son suivi n’envoie plus rien ; le { $until }, il sera effacé.
   *[other] Ses { $watches } suivis n’envoient plus rien ; le { $until }, ils seront effacés.
  }

alert-heading-many = { $count ->
    [one] Mouvement sur { $count } match
   *[other] Mouvement sur { $count } matchs
  }
alert-heading-digest = { $count ->
    [one] Résumé du jour : mouvement sur { $count } match
   *[other] Résumé du jour : mouvement sur { $count } matchs
  }
alert-selection = { $market } : { $selection }
alert-subject = { $title } : { $selection }
alert-way = { $subject } { $from } → { $to }
alert-where = { $of ->
    [own] Votre meilleure cote : { $books }
    [yours] Chez { $books }, depuis votre cote
    [book] Chez { $books }
    [fair] Cote juste
    [fair-best] Cote juste, meilleure { $best } chez { $books }
   *[best] Meilleure cote : { $books }
  }
alert-one-book = seul { $book } a bougé
alert-margin-only = seule la marge a bougé
alert-books = { $all ->
    [yes] { $books ->
        [2] les deux books
       *[other] les { $books } books
      }
   *[no] { $same ->
        [one] { $same } book
       *[other] { $same } books
      } sur { $books }
  }
alert-peak = { $value } entre-temps
alert-more = { $count ->
    [one] { $count } autre mouvement
   *[other] { $count } autres mouvements
  }
alert-limit =
    🎯 { $subject } { $price }{ $of ->
    [fair] {" "}(cote juste)
    [unnamed] {""}
       *[book] {" "}chez { $book }
      }
alert-limit-yours = Votre limite : { $limit } ou { $side ->
    [at_least] plus
   *[at_most] moins
  }
alert-limit-fair = cote juste { $fair }
alert-limit-done = { $count ->
    [1] Cette alerte de cote est terminée.
   *[other] Ces alertes de cote sont terminées.
  }
alert-gap = { $subject } { $gap }
  Modèle { $model }, books { $market }
alert-gap-closed = { $subject } { $gap }
  Écart refermé, il était de { $was } · Modèle { $model }, books { $market }
alert-posted = { $title } : premières cotes { $prices }
alert-alone = ! isolé, { $points ->
    [one] à { $points } pp des autres
   *[other] à { $points } pp des autres
  }
alert-unsound = ! marge { $margin }, écarté
alert-noticed = Remarqué { $age }
alert-held-barred = En attente : je ne pouvais pas écrire ici
alert-held-quiet = En attente : heures calmes
alert-held-mute = En attente : en sourdine
alert-held-break = En attente pendant la pause totale
alert-held-digest = En attente du résumé
alert-held-flood = En attente : limite par heure
alert-away = De retour. Sans cotes : { $from } – { $to }
alert-came-back = { $count ->
    [one] { $count } autre cote revenue
   *[other] { $count } autres cotes revenues
  }
alert-details = Détails
alert-bet = Pari placé
alert-mute = Sourdine
alert-less = Moins souvent
alert-less-all = Relever les seuils
cap-reached = Limite de { $count } par heure : la suite arrive à { $until }
cap-points = À partir de { $amount } pp
held-heading = En attente
held-row = { $because ->
    [flood] Limite par heure
    [digest] Résumé du jour
    [mute] En sourdine
    [break] Pause totale
    [approval] À approuver
   *[quiet] Heures calmes
  } : { $count ->
    [0] alertes en attente
    [one] { $count } alerte en attente
   *[other] { $count } alertes en attente
  } jusqu’au { $until }
held-muted =
    En sourdine : { $count ->
    [0] alertes en attente
    [one] { $count } alerte en attente
       *[other] { $count } alertes en attente
      }
held-barred =
    Pas le droit d’écrire ici : { $count ->
    [one] { $count } alerte en attente
       *[other] { $count } alertes en attente
      } ; nouvel essai à { $until }
held-away = Après un temps sans cotes : { $count ->
    [one] { $count } alerte en attente
   *[other] { $count } alertes en attente
  } jusqu’à ce que tous les matchs suivis soient revérifiés
alert-why = Pourquoi ?

## /card

command-card = Un match dans un message qui reste à jour
    .match = Une équipe, deux équipes ou #numéro ; sans cela, les fiches de cette discussion
    .live = Ajoutez « live » pour que la fiche continue pendant le match
    .example = /card { $match }
command-name-card = fiche
option-name-live = direct
cards-heading = Fiches en direct
cards-none = Aucune fiche en direct ici. C’est un message sur un match qui se met à jour tout seul : écrivez /card et une équipe.
cards-stop = Arrêter { $title }
card-begun = { $title } : sa fiche en direct arrive.
card-renewed = { $title } : sa fiche en direct reprend ici ; celle du haut s’arrête.
card-explained = { $until ->
    [start] Elle se met à jour sans bruit, une fois par minute au plus, jusqu’au début du match.
   *[end] Elle se met à jour sans bruit, une fois par minute au plus, jusqu’à la fin du match.
  } Supprimez-la pour l’arrêter.
card-live = Aussi en direct
card-stop = Arrêter
card-again = Relancer la fiche
card-button = Fiche en direct
card-stopped = { $title } : sa fiche en direct est arrêtée.
card-none = { $title } n’a pas de fiche en direct ici.
card-limit = Cette discussion a déjà { $count } fiches en direct, c’est le maximum. Arrêtez-en une d’abord.
card-title = 📌 { $title }
card-ended = { $why ->
    [started] Terminée : le match a commencé
    [over] Terminée : le match est fini
    [called_off] Terminée : le match est annulé
    [missing] Terminée : le match n’est plus au programme
    [renewed] Suite plus bas
   *[stopped] Arrêtée
  }
card-still = { $selection } { $price }
card-moved = { $selection } { $price } { $way ->
    [shorter] ▼
   *[longer] ▲
  } était à { $from }
card-age = Cotes justes relevées { $age }
card-last = { $why ->
    [started] Cotes justes de clôture
   *[other] Les dernières cotes justes
  }
card-since = mouvements depuis le { $since }
card-no-odds = Personne ne le cote encore.

## /mute, /unmute, /snooze, /less

command-mute = Mettre en sourdine un match, ou tout
    .match = Une équipe, #numéro ou « tout »
    .for = Pour combien de temps, par exemple 3h ou jusqu’à lun 9:00
    .example = /mute { $match } 3h
command-name-mute = sourdine
option-name-for = durée
mute-done = { $title } est en sourdine jusqu’à nouvel ordre.
mute-done-until = { $title } est en sourdine jusqu’au { $time }.
mute-done-all = Toutes les alertes sont en sourdine jusqu’à nouvel ordre.
mute-done-all-until = Toutes les alertes sont en sourdine jusqu’au { $time }.
mute-what-match = Rien sur ce match jusque-là. Ensuite, un message regroupe ce qui reste valable. Vos suivis restent.
    .without-bets = Rien sur ce match jusque-là. Ensuite, un message regroupe ce qui reste valable. Vos suivis restent.
mute-what-all = Aucune alerte jusque-là. Ensuite, un message regroupe celles qui restent valables. Vos suivis restent.
    .without-bets = Aucune alerte jusque-là. Ensuite, un message regroupe celles qui restent valables. Vos suivis restent.
mute-which = Que mettre en sourdine ?
mute-undo = Réactiver
mute-undo-all = Tout réactiver
mute-drop = Les ignorer
mute-dropped = { $count ->
    [0] Il n’y avait plus rien à ignorer.
    [one] { $count } alerte ignorée. Les cotes actuelles servent de point de départ.
   *[other] { $count } alertes ignorées. Les cotes actuelles servent de point de départ.
  }
mute-for-1h = Pour 1 heure
mute-for-8h = Pour 8 heures
mute-for-1d = Pour 1 jour
mute-all-1h = Tout, 1 heure
mute-all-8h = Tout, 8 heures
mute-all-1d = Tout, 1 jour
mute-bad-duration = Pour combien de temps ? Écrivez 3h, 2 jours ou jusqu’à lun 9:00.

command-unmute = Recevoir de nouveau les alertes d’un match
    .match = Une équipe, #numéro ou « tout »
    .example = /unmute { $match }
command-name-unmute = réactiver
unmute-done = { $title } n’est plus en sourdine. Ce qui attendait arrive en un seul message, si c’est encore valable.
unmute-done-all = Les alertes ne sont plus en sourdine. Ce qui attendait arrive en un seul message, si c’est encore valable.
unmute-which = Quel match faut-il réactiver ?
unmute-not-muted = { $title } n’est pas en sourdine.
unmute-not-muted-all = Les alertes ne sont pas en sourdine. Certains matchs le sont peut-être : voir /mute.

command-snooze = Reporter les alertes, puis les recevoir en un seul message
    .for = Par exemple 3h, jusqu’à lun 9:00, demain matin ; « non » y met fin
    .example = /snooze jusqu’à lun 9:00
command-name-snooze = reporter

command-less = Moins d’alertes : passer au seuil supérieur
    .match = Une équipe, le numéro d’un suivi comme 2, ou « tout »
    .example = /less { $match }
command-name-less = moins
less-done = { $title } : désormais seulement les mouvements de { $threshold } ou plus.
less-done-gap = { $title } : désormais seulement les écarts de { $threshold } ou plus.
less-undo = Annuler
less-no-threshold = Pour { $title }, il n’y a pas de seuil à relever.
less-no-more = Pour { $title }, le seuil est déjà au maximum.
less-which = Quel suivi doit vous alerter moins souvent ?
less-bets-edge = Désormais je n’annonce que les paris avec une value de { $edge } ou plus.
less-bets-improvement = { $points ->
    [one] Désormais je ne reparle d’un pari que si sa value a gagné { $amount } pp.
   *[other] Désormais je ne reparle d’un pari que si sa value a gagné { $amount } pp.
  }
less-bets-larger-edge = Values plus fortes
less-bets-larger-improvement = Value en forte hausse
less-bets-no-more = Il n’y a pas de palier supérieur pour ce suivi de value bets : { $filter }.
less-all = Tous
less-all-from = Désormais je n’annonce que les mouvements de { $threshold } ou plus.
less-all-done = { $count ->
    [0] Aucun seuil n’a pu être relevé.
    [one] { $count } suivi a maintenant un seuil plus élevé.
   *[other] { $count } suivis ont maintenant un seuil plus élevé.
  }

## /log and /why

command-log = Les dernières alertes ici, même celles non envoyées
command-why = Pourquoi la dernière alerte est arrivée, ou pas

decision-sent = envoyé
decision-sent-reminder = envoyé : le rappel
decision-sent-started = envoyé : la cote de clôture
decision-sent-silent = envoyé : pas de nouvelles cotes
decision-sent-moved = envoyé : le match est déplacé
decision-sent-called-off = envoyé : le match est annulé
decision-sent-missing = envoyé : le match n’est plus au programme
decision-dropped-reminder = pas envoyé à temps : le rappel
decision-dropped-started = pas envoyé à temps : la cote de clôture
decision-dropped-silent = pas envoyé à temps : pas de nouvelles cotes
decision-dropped-moved = pas envoyé à temps : le match était déplacé
decision-dropped-called-off = pas envoyé à temps : le match était annulé
decision-dropped-missing = pas envoyé à temps : le match n’était plus au programme
decision-unknown = envoyé, mais on ignore si c’est arrivé
decision-unknown-sent-again = peut-être envoyé : sans réponse, donc remis en file d’attente
decision-failed = pas envoyé : le message n’a pas été accepté
decision-withdrawn = pas envoyé : la cote est revenue à son niveau
decision-dropped = pas envoyé
decision-dropped-came-back = pas envoyé : la cote était revenue à son niveau
decision-dropped-match-over = pas envoyé : le match était terminé
decision-dropped-no-board = pas envoyé : les cotes à comparer avaient disparu
decision-dropped-armed = pas envoyé : la cote s’était déjà éloignée de votre limite ; la prochaine fois comptera
decision-dropped-muted = pas envoyé : ignoré pendant la sourdine
decision-dropped-information-only = pas envoyé : la discussion est en mode « information seule »
decision-dropped-refused = pas envoyé : le brouillon a été écarté
decision-dropped-not-approved = pas envoyé : personne ne l’a approuvé à temps
decision-dropped-nothing-to-compare = pas envoyé : plus aucun bookmaker à comparer, j’ai recommencé à zéro
decision-ended = le suivi a pris fin
decision-ended-match-started = le suivi a pris fin au début du match
decision-ended-match-over = le suivi a pris fin avec le match
decision-ended-match-missing = le suivi a pris fin : le service de cotes ne connaît plus le match
decision-sent-bet-appeared = envoyé : un nouveau value bet
decision-sent-bet-improved = envoyé : un value bet a progressé
decision-sent-bet-gone = message modifié : le value bet a disparu
decision-sent-bet-back = message modifié : le value bet est de retour
decision-withdrawn-bet-gone = pas envoyé : le value bet avait déjà disparu
decision-withdrawn-bet-small = pas envoyé : la value était devenue trop faible
decision-withdrawn-bet-worse = pas envoyé : la value a reculé
decision-match-forgotten = un match passé

log-heading = Journal
log-row-move = { $selection } { $from } → { $to }
log-row-gap = { $selection } { $gap }
log-row-bet = { $offer } · { $edge }
log-none = Aucune alerte ici pour l’instant.

why-decided = { $time } : { $decision }.
why-rule = Règle
why-way = { $from } → { $to } sans marge, proba { $fromChance } → { $toChance }
why-way-quoted = { $from } → { $to }
why-gap = écart { $before } → { $gap } : modèle { $fromModel } → { $model }, books { $fromMarket } → { $market }
why-gap-first = écart { $gap } : modèle { $model }, books { $market }
why-baseline = Comparé à
why-baseline-created = { $time }, à la création du suivi
why-baseline-first-board = { $time }, les premières cotes après la création du suivi
why-baseline-told = { $time }, l’alerte précédente
why-baseline-dropped = { $time }, une alerte qui n’a pas pu être envoyée
why-baseline-restarted = { $time }, quand d’autres bookmakers ont pris le relais
why-baseline-resumed = { $time }, à la fin de la suspension
why-baseline-unmuted = { $time }, quand vous avez ignoré ce qui attendait
why-baseline-by-rule = { $time }, point de départ de la règle
why-age = Cotes relevées
why-changed = Cote modifiée
why-seen = Vue
why-sent = Envoyé
why-later = { $time }, { $length } plus tard
why-books-same = Dans le même sens ({ $count } sur { $books }) :
why-books-other = Pas dans ce sens ({ $count } sur { $books }) :
why-book = { $book } { $from } → { $to }
why-book-still = { $book } { $price }
why-book-others = { $book } { $price }, d’après ses autres cotes
why-book-unnamed = un bookmaker sans nom
why-quiet = Il n’y aurait pas eu d’alerte avec un seuil de { $threshold } ou plus.
why-quiet-limit = { $side ->
    [at_least] Il n’y aurait rien eu avec une limite au-dessus de { $price }.
   *[at_most] Il n’y aurait rien eu avec une limite au-dessous de { $price }.
}
why-quiet-gap = Il n’y aurait pas eu d’alerte avec un écart de { $threshold } ou plus.
why-gap-closed = L’ouverture de l’écart vous a déjà été annoncée. Il compte comme refermé à { $points } ou moins.
why-gap-not = La règle annonce les écarts de { $threshold } ou plus, et les écarts ouverts qui se sont refermés.
why-one-book = Un seul bookmaker a bougé.
why-margin-only = Seule la marge a changé : la cote juste n’a pas bougé.
why-not-reached = La cote avait bougé de { $moved } ; la règle demande { $threshold }.
why-not-met = La cote avait bougé de { $moved }, mais pas comme la règle le demande.
why-bet = { $offer } : cote du modèle { $fair }, probabilité { $chance }, value { $edge }.
    .without-list = { $offer } : cote juste { $fair }, probabilité { $chance }, value { $edge }.
why-bet-grown = { $offer } : cote du modèle { $fair }, probabilité { $chance }, value { $edge } ({ $before } à l’alerte précédente).
    .without-list = { $offer } : cote juste { $fair }, probabilité { $chance }, value { $edge } ({ $before } à l’alerte précédente).
why-bet-age = Liste relevée
why-bet-others = { $selection } chez d’autres bookmakers, cotes relevées le { $time } :
why-bet-no-others = Les cotes des autres bookmakers n’étaient pas disponibles alors, et le service de cotes ne dit pas lesquelles il a comparées.
why-bet-quiet = Il n’y aurait pas eu d’alerte avec une value minimale de { $edge }.
why-bet-quiet-improvement = { $points ->
    [one] Il n’y aurait pas eu d’alerte avec une progression minimale de { $amount } pp.
   *[other] Il n’y aurait pas eu d’alerte avec une progression minimale de { $amount } pp.
  }
why-which = Quel match ?
why-button = Pourquoi : { $title }
why-none = Il n’y a encore eu aucune alerte ici, il n’y a donc rien à expliquer.
why-unknown = Je ne m’en souviens plus. Les décisions sont gardées 30 jours ; voyez-les dans /log.

## /score

# As in English.
command-score = Bilan face à la cote de clôture
    .without-bets = Les alertes face à la cote de clôture
    .what = À laisser vide pour cette discussion ; « bot » pour toutes ensemble
    .example = /score bot
score-heading-chat = Bilan : cette discussion
score-heading-bot = Bilan : toutes les discussions
score-button = Bilan
score-button-bot = Toutes
score-button-chat = Cette discussion
score-bad-word = Écrivez /score pour cette discussion, ou /score bot pour toutes les discussions.
score-none = Pas encore de bilan : aucune alerte des { $days } derniers jours n’a de cote de clôture.
score-alerts = Alertes
score-alerts-count = { $count ->
    [one] { $count } alerte
   *[other] { $count } alertes
  } sur { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
  }
score-on = A continué : { $share } ({ $low }–{ $high })
score-rest = Stable : { $even } · retour en arrière : { $bad }
score-moved = Suite du mouvement : { $points } pp ({ $low } à { $high })
score-too-few = Trop peu pour conclure : il faut au moins { $least } matchs.
score-by-grade = Par règle
score-by-lead = Par délai avant le début
score-by-sport = Par sport
score-by-source = Par cote suivie
score-row = { $group } · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
  }
  { $share } ({ $low }–{ $high }) · { $points } pp
score-row-too-few = { $group } · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
  } : trop peu
score-other = autre
score-grade-calm = calme
# As in English.
score-grade-normal = normal
score-grade-sharp = sensible
score-grade-limit = limite
score-grade-gap = écart avec le modèle
score-lead-under-3h = moins de 3 heures
score-lead-under-24h = 3 à 24 heures
score-lead-longer = plus de 24 heures
# As in English.
score-source-consensus = cote juste
score-source-best = meilleure cote
score-source-own = mes books
score-source-model = modèle
# As in English.
score-bets = Value bets
score-bets-count = { $count ->
    [one] { $count } pari
   *[other] { $count } paris
  } sur { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
  }
score-bets-edge = Value à l’annonce : { $edge }
score-bets-closing = À la clôture : { $value } ({ $low } à { $high })
score-bets-better = Mieux que la cote juste : { $share } ({ $low }–{ $high })
score-predictions = Prédictions
score-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
  }
score-predictions-towards = Cote rapprochée du modèle : { $share } ({ $low }–{ $high })
score-predictions-off = Écart avec la clôture : modèle { $model } pp, books { $market } pp
score-predictions-close = Clôture
score-predictions-count = Issues
score-explained-predictions = Vers le modèle : là où il s’écartait le plus des books au premier relevé. Le tableau : ce que le modèle donnait aux issues en moyenne, et ce que la clôture donnait aux mêmes.
score-explained = Les { $days } derniers jours, jusqu’à la clôture ; plusieurs alertes sur un match comptent pour une. Entre parenthèses : où se trouve la vraie valeur, à 95 % de certitude.
score-explained-alerts = A continué : 0,5 pp ou plus dans le même sens ; après un écart, vers le modèle. Suite du mouvement : de combien la cote a encore bougé, en médiane.
score-explained-bets = À la clôture : ce que valait la cote d’après la cote juste au début du match.
score-sentence = Règles comme celle-ci, toutes discussions confondues : après { $share } ({ $low }–{ $high }) des alertes, le mouvement s’est poursuivi jusqu’à la clôture ({ $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
  }).

## /fighters, /fighter, /teams, /team, /leagues

command-fighters = Les combattants de MMA et leur palmarès
    .words = Un nom ou une partie du nom
    .example = /fighters
command-fighter = Un combattant : palmarès et prochain combat
    .fighter = Le nom d’un combattant
    .example = /fighter { $fighter }
command-teams = Les équipes et leur prochain match
    .words = Un nom ou une partie du nom
    .example = /teams
command-team = Une équipe : matchs en direct et à venir
    .team = Le nom d’une équipe
    .example = /team { $team }
# As in English.
command-leagues = Les compétitions et leurs matchs
    .sport = Un sport, ou le nom d’une compétition
    .example = /leagues football

fighters-heading = Combattants
fighters-all = Combattants
fighter-record = Victoires-défaites-nuls
fighter-weight = Catégorie
fighter-country = Pays
weight-strawweight = Poids pailles
weight-flyweight = Poids mouches
weight-bantamweight = Poids coqs
weight-featherweight = Poids plumes
weight-lightweight = Poids légers
weight-welterweight = Poids welters
weight-middleweight = Poids moyens
weight-light-heavyweight = Poids mi-lourds
weight-heavyweight = Poids lourds
teams-heading = Équipes
teams-all = Équipes
leagues-heading = Compétitions
leagues-all = Compétitions
leagues-matches = { $count ->
    [0] pas de match
    [one] { $count } match
   *[other] { $count } matchs
  }
# As in English.
league-sport = Sport

named-found = Trouvé pour « { $words } » :
named-near = Rien ne s’appelle « { $words } ». Peut-être l’un de ceux-ci ?
named-none = Je n’ai rien trouvé pour « { $words } ». Essayez un seul mot du nom, ou parcourez une liste :
named-many = Lequel ?
named-more = Trop de noms pour une liste. Ajoutez un mot.
named-fitting = Tout ce qui correspond
named-watch = Suivre tous les matchs
named-empty = Le service de cotes n’a rien à montrer ici pour l’instant.
named-matches = Matchs
named-match = { $start } · { $title }
named-no-matches = Aucun match au programme pour l’instant.
named-age = Liste relevée { $age }.
refuse-missing-name = Donnez-moi un nom, par exemple : { $example }

## /search

command-search = Chercher matchs, équipes, compétitions, combattants
    .without-fighters = Chercher matchs, équipes et compétitions
    .words = N’importe quelle partie d’un nom, dans n’importe quel alphabet
    .example = /search { $team }
search-teams = Équipe : { $name }
search-leagues = Compétition : { $name }
search-fighters = Combattant : { $name }
search-partly = Je n’ai pas pu lire certaines listes à l’instant : il y a peut-être d’autres résultats.

## /bookmakers and /bonuses

command-bookmakers = Les bookmakers par note
    .book = Un bookmaker, pour en savoir plus ; sinon, tous
    .example = /bookmakers
bookmakers-unknown = Je ne connais pas de bookmaker « { $words } ».
bookmaker-rating = Note : { $rating }
bookmaker-matches = { $matches ->
    [one] Sur { $matches } match coté en ce moment :
   *[other] Sur { $matches } matchs cotés en ce moment :
  }
bookmaker-margin = Marge : { $margin }
bookmaker-best = Meilleure cote : { $share } ({ $best } sur { $prices })
bookmaker-aside = Cotes écartées : { $share }{ $late ->
    [0] {""}
   *[other] , { $late } en retard
  }
bookmaker-no-boards = Aucune de ses cotes n’est connue pour l’instant.
bookmaker-margin-title = Marge
bookmaker-best-title = Top
bookmaker-explained = Marchés : résultat du match et vainqueur. Meilleure cote : personne n’en a de plus haute. Écartées : loin des autres, ou avec une marge impossible. En retard : un relevé manqué.
# As in English.
bookmakers-heading = Bookmakers
bookmakers-rating = { $rating } sur { $max }
bookmakers-note = Les notes sont celles du service de cotes, relevées { $age }.
command-bonuses = Les offres de bienvenue des bookmakers (18+)
bonuses-heading = Bonus
bonuses-off = Les bonus sont masqués ici tant que vous ne les activez pas.
bonuses-off-group = Les bonus sont masqués dans ce groupe tant qu’un admin ne les active pas.
bonuses-adults = Réservé aux adultes (18+). Un bonus a des conditions : lisez-les d’abord, et ne misez jamais ce que vous ne pouvez pas vous permettre de perdre.
bonuses-turn-on = J’ai 18 ans ou plus : montrer les bonus
bonuses-turn-off = Masquer les bonus

## /fair

command-fair = Les cotes justes à partir de n’importe quelles cotes, sans la marge
    .prices = 2 à 20 cotes d’un même marché : 1,90 3,50 4,20
    .method = puissance (par défaut), proportionnelle ou shin
    .example = /fair 1,90 3,50 4,20
fair-heading = Cotes justes
fair-price = Cote
fair-spread-column = ±
fair-margin = Marge { $margin } : en moyenne, { $payback } des mises sont reversées.
fair-margin-below = Marge { $margin } : ensemble, ces cotes rendent { $payback }, plus que la mise.
fair-doubt = Ce n’est pas une marge habituelle. S’agit-il bien des cotes de toutes les issues d’un même marché ?
fair-method = { $method }
fair-method-power = puissance
fair-method-proportional = proportionnelle
fair-method-shin = Shin
fair-spread = ± : l’écart entre les probabilités des méthodes puissance, proportionnelle et Shin, en pp.
fair-missing = Écrivez les cotes de toutes les issues d’un même marché, par exemple : { $example }
fair-too-few = Une cote ne suffit pas : il me faut celles de toutes les issues d’un même marché, par exemple : { $example }
fair-too-many = C’est trop : je prends jusqu’à { $count } cotes, par exemple : { $example }
fair-not-a-price = « { $price } » n’est pas une cote que je sais lire. Écrivez 1,90 (ou 1.90), 11/8, +150 ou 52,6%.
fair-bad-method = Je ne connais pas la méthode « { $method } ». Il y a puissance, proportionnelle et shin.

## /settings

command-settings = Langue, fuseau horaire, format des cotes, mes books
    .change = Ce qu’il faut changer, par exemple : zone bruxelles
    .role = Rôle que les alertes mentionnent ici
    .example = /settings zone bruxelles
settings-heading = Réglages
settings-heading-group = Réglages de cette discussion
settings-topic-local = Langue et heure
settings-saved = ✓ { $setting } : { $value }
settings-back = ‹ Tous les réglages
settings-not-a-choice = « { $value } » n’est pas un choix possible ici.
settings-near = Lequel de ceux-ci est « { $value } » ?
settings-name-language = Langue
settings-name-zone = Fuseau horaire
settings-name-format = Format des cotes
settings-name-threshold = Seuil
settings-name-books = Mes books
settings-name-sharp = Book de référence
settings-name-density = Détail
settings-name-theme = Graphiques
settings-name-tables = Tableaux
settings-name-quiet = Heures calmes
settings-name-digest = Résumé du jour
settings-name-fixtures = Matchs du jour
settings-name-hourly = Limite par heure
settings-name-reminder = Rappel
settings-name-members = Qui ajoute les suivis
settings-name-bonuses = Bonus
settings-name-information = Information uniquement
settings-name-publish = Publication
settings-name-footer = Signature
settings-name-threads = Fils
# As in English.
settings-name-ping = Mentions
settings-what-language = La langue des réponses et des alertes.
settings-what-zone = L’heure des matchs et le sens d’« aujourd’hui » en dépendent. Une autre ville ? Par exemple : /settings zone bruxelles
settings-zone-hint = Pas en UTC ? Écrivez votre ville, par exemple : /settings zone bruxelles
settings-what-format = La façon d’écrire les cotes. Voici la même cote dans chaque format :
settings-what-threshold = Le mouvement à partir duquel je vous alerte, pour les nouveaux suivis sans seuil. Un autre seuil ? Par exemple : /settings seuil 4pp
settings-what-books = Les bookmakers où vous avez un compte. Meilleures cotes, values et limites viennent alors d’eux ; les cotes justes, probabilités et mouvements viennent toujours de tous.
settings-what-sharp = Le bookmaker ou la bourse de paris dont les cotes justes servent de référence aux value bets. À défaut, je compare chaque cote aux cotes justes de tous les autres bookmakers.
settings-what-density = Le niveau de détail de /odds.
settings-what-theme = Le fond des graphiques. Par défaut : clair sur Telegram, sombre sur Discord.
settings-what-tables = Les cotes, les matchs et les value bets arrivent dans les tableaux de Telegram ou en texte. Au lieu des tableaux, une ancienne appli affiche une demande de mise à jour.
    .without-bets = Les cotes et les matchs arrivent dans les tableaux de Telegram ou en texte. Au lieu des tableaux, une ancienne appli affiche une demande de mise à jour.
settings-what-quiet = Pendant ces heures, les alertes attendent et arrivent en un message, ou arrivent sans son. Les grands mouvements peuvent passer. D’autres heures ? Par exemple : /settings heures calmes 23:30-07:15
settings-what-digest = Un message par jour avec tout ce qui a bougé, au lieu d’alertes immédiates. Une autre heure ? Par exemple : /settings résumé 07:30. Pour l’avoir plus tôt, écrivez « /digest maintenant ».
settings-what-fixtures = Un message par jour avec les matchs de tout ce qui est suivi ici et leurs meilleures cotes. Une autre heure ? Par exemple : /settings matchs du jour 9:00
settings-what-hourly = Le nombre maximal de messages d’alerte par heure. Les alertes suivantes arrivent ensemble en un message dès qu’il y a de la place. Les alertes de cote, les rappels et les alertes en attente pour une autre raison ne comptent pas.
settings-what-reminder = Le rappel d’un match suivi avant son début, avec l’évolution de ses cotes. La cote de clôture arrive au début de toute façon et met fin au suivi, sauf si sa règle dit live. Pour les suivis d’une équipe, d’une compétition ou d’un sport, elle n’arrive que si les rappels sont actifs.
settings-what-members = Qui peut ajouter des suivis ici. Les membres ne peuvent arrêter que les leurs.
settings-what-bonuses = Affiche ou masque ici les offres des bookmakers avec /bonuses. Réservé aux adultes.
settings-what-information = Seulement les cotes et leurs mouvements : pas de value bets, pas d’alertes de meilleure cote, pas de mises.
    .without-bets = Seulement les cotes et leurs mouvements : pas d’alertes de meilleure cote, pas de mises.
settings-what-publish = Les alertes partent tout de suite, ou seulement après l’accord d’un admin de cette discussion.
settings-what-footer = Votre propre ligne à la fin de ce qui est publié ici : alertes, fiches, matchs du jour. Écrivez-la, par exemple : /settings signature Le club des supporters
settings-what-threads = Les alertes arrivent ici ou dans des fils à part (sur Telegram : des sujets), un par compétition ou un par match.
settings-what-ping = Un rôle que les alertes mentionnent ici : choisissez-le avec l’option rôle de /settings. Pour être la seule personne mentionnée, et pour un seul match, appuyez sur « Me mentionner » sous une alerte.
settings-threshold-auto = Normal
settings-language-auto = Comme l’application
settings-format-decimal = Décimal { $example }
settings-format-fractional = Fractionnaire { $example }
settings-format-american = Américain { $example }
# As in English.
settings-format-hongkong = Hong Kong { $example }
settings-format-percent = Pourcentage { $example }
settings-books-all = Tous les books
settings-sharp-others = Tous les autres books
settings-books-more = { $shown } et { $count } de plus
settings-books-none = La liste des bookmakers est vide pour l’instant.
settings-books-chosen = { $count ->
    [one] { $count } book choisi.
   *[other] { $count } books choisis.
  }
settings-density-short = Court
# As in English.
settings-density-normal = Normal
settings-density-full = Complet
settings-theme-auto = Par défaut
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-tables-on = De Telegram
settings-tables-off = En texte
settings-quiet-other-days = D’autres jours ? Par exemple : { $command } ven sam
settings-quiet-off = Désactivées
settings-now = Actuellement : { $value }
settings-turn-on = Activer
settings-turn-off = Désactiver
settings-quiet-daily = tous les jours
settings-quiet-hold = { $from }–{ $to }, { $days } : alertes en attente
settings-quiet-silent = { $from }–{ $to }, { $days } : sans son
settings-quiet-mode-hold = En attente
settings-quiet-mode-silent = Sans son
settings-quiet-through-none = Sans exception
settings-quiet-through-times = Sauf { $times }× le seuil ou plus
settings-quiet-through-points = Sauf { $points } pp ou plus
settings-digest-off = Alertes immédiates
settings-digest-at = { $time }
settings-fixtures-off = Désactivés
settings-fixtures-example = /settings matchs du jour 9:00
digest-now-button = Résumé maintenant
digest-now-done = J’envoie ce qui était en attente : { $count ->
    [one] { $count } alerte, si elle est encore valable.
   *[other] { $count } alertes, sauf celles qui ne sont plus valables.
  }
digest-now-none = Aucune alerte en attente. Les nouvelles arrivent selon vos réglages.
hourly-off-done = Il n’y a plus de limite par heure.
hourly-done = { $count ->
    [one] Au plus { $count } message d’alerte arrive par heure.
   *[other] Au plus { $count } messages d’alerte arrivent par heure.
  }
settings-hourly-off = Sans limite
# As in English.
settings-hourly-at-most = { $count ->
    [one] { $count } message
   *[other] { $count } messages
  }
settings-reminder-off = Aucun
settings-reminder-on = { $minutes ->
    [60] 1 heure avant le début
    [120] 2 heures avant le début
   *[other] { $minutes } minutes avant le début
  }
settings-members-on = Tous les membres
settings-members-off = Admins seulement
settings-bonuses-on = Affichés
settings-bonuses-off = Masqués
settings-information-on = Activée
settings-information-off = Désactivée
settings-publish-once = Tout de suite
settings-publish-approve = Après accord
settings-publish-nobody = Les brouillons vont aux admins qui gèrent cette discussion depuis leur discussion privée avec moi. Écrivez-y d’abord : { $example }
settings-footer-none = Aucune
settings-footer-remove = La retirer
settings-footer-too-long = C’est trop long : { $most } caractères au plus.
settings-threads-off = Tout ici
settings-threads-league = Un par compétition
settings-threads-match = Un par match
settings-ping-off = Personne
settings-ping-everyone = Ce serait tout le monde. Choisissez un rôle que prennent ceux qui veulent ces alertes.
settings-ping-silent = Je ne peux pas encore mentionner { $role } : permettez à tous de mentionner ce rôle dans les paramètres du serveur, ou donnez-moi le droit de mentionner tous les rôles.
settings-ping-no-right = Vous n’avez pas le droit de mentionner { $role } ici. Choisissez un rôle que tous peuvent mentionner, ou demandez à quelqu’un qui en a le droit.
settings-ping-gone = { $role } n’existe plus, personne n’est donc mentionné. Choisissez un autre rôle.
ping-me = Me mentionner
ping-stop = Ne plus me mentionner
ping-on = Je vous mentionnerai ici dans chaque alerte sur { $title }, jusqu’à la fin du match.
ping-off = Je ne vous mentionne plus dans les alertes sur { $title }.
ping-full = Mentions pour { $title } : déjà { $count }, un message n’en contient pas plus.
thread-trouble-no-topics = Les alertes restent dans la discussion : ce groupe n’a pas de sujets.
thread-trouble-manage-topics = Les alertes restent dans la discussion : je n’ai pas le droit de gérer les sujets.
thread-trouble-no-threads = Les alertes restent dans la discussion : ce salon ne peut pas avoir de fils.
thread-trouble-create-threads = Les alertes restent dans la discussion : je n’ai pas le droit de créer des fils ici.
thread-trouble-demands-tag = Les alertes restent dans la discussion : le forum exige un tag, et je ne peux en utiliser ni en créer aucun.
thread-trouble-write = Les alertes restent dans la discussion : je n’ai pas le droit d’écrire dans les fils.
thread-trouble-too-many = Les alertes restent dans la discussion : trop de fils sont ouverts ici.
thread-trouble-other = Les alertes restent dans la discussion : aucun fil n’a pu être ouvert.
# As in English.
thread-title = { $title } · { $time }
thread-first = Les alertes de ce match arrivent ici.

## Cities: what time zones are called

city-africa-cairo = Le Caire
city-africa-johannesburg = Johannesbourg
city-africa-lagos = Lagos
city-america-bogota = Bogota
city-america-chicago = Chicago
city-america-los-angeles = Los Angeles
city-america-mexico-city = Mexico
city-america-new-york = New York
city-america-sao-paulo = São Paulo
city-america-toronto = Toronto
city-asia-almaty = Almaty
city-asia-ashgabat = Achgabat
city-asia-baku = Bakou
city-asia-bishkek = Bichkek
city-asia-calcutta = Calcutta
city-asia-dubai = Dubaï
city-asia-dushanbe = Douchanbé
city-asia-irkutsk = Irkoutsk
city-asia-jerusalem = Jérusalem
city-asia-kamchatka = Kamtchatka
city-asia-krasnoyarsk = Krasnoïarsk
city-asia-magadan = Magadan
city-asia-novosibirsk = Novossibirsk
city-asia-omsk = Omsk
city-asia-saigon = Hô Chi Minh-Ville
city-asia-shanghai = Shanghai
city-asia-tashkent = Tachkent
city-asia-tbilisi = Tbilissi
city-asia-tokyo = Tokyo
city-asia-vladivostok = Vladivostok
city-asia-yakutsk = Iakoutsk
city-asia-yekaterinburg = Iekaterinbourg
city-asia-yerevan = Erevan
city-australia-sydney = Sydney
city-atlantic-canary = Canaries
city-europe-athens = Athènes
city-europe-berlin = Berlin
city-europe-bucharest = Bucarest
city-europe-chisinau = Chișinău
city-europe-copenhagen = Copenhague
city-europe-helsinki = Helsinki
city-europe-istanbul = Istanbul
city-europe-kaliningrad = Kaliningrad
city-europe-kiev = Kyiv
city-europe-london = Londres
city-europe-madrid = Madrid
city-europe-minsk = Minsk
city-europe-moscow = Moscou
city-europe-paris = Paris
city-europe-prague = Prague
city-europe-riga = Riga
city-europe-rome = Rome
city-europe-samara = Samara
city-europe-tallinn = Tallinn
city-europe-vienna = Vienne
city-europe-vilnius = Vilnius
city-europe-warsaw = Varsovie
city-europe-zurich = Zurich

## The first questions


## /status

command-status = Ce qui est couvert, et l’âge des données
status-heading = État
status-well = Tout fonctionne.
status-troubled = Certaines choses ne marchent pas :
status-failing-refused = { $data } : le service de cotes refuse de répondre (début : { $since })
status-failing-unreachable = { $data } : pas de réponse utilisable du service de cotes (début : { $since })
status-failing-misfit = { $data } : le service de cotes envoie quelque chose que je ne peux pas lire (début : { $since })
status-failing-no-definition = { $data } : je ne sais pas encore lire ces données, les responsables du bot doivent d’abord lancer le diagnostic
status-failing-key = { $data } : le service de cotes refuse ma clé (début : { $since })
status-failing-spent = { $data } : mon quota auprès du service de cotes est épuisé (début : { $since })
status-failing-plan = { $data } : ma formule auprès du service de cotes n’inclut pas ces données (début : { $since })
status-failing-wish = { $data } : le service de cotes ne reconnaît pas quelque chose dans mes réglages (début : { $since })
status-failing-spent-until = { $data } : mon quota est épuisé (renouvellement : { $until })
status-failing-busy = { $data } : le service de cotes demande moins de requêtes (début : { $since })
status-failing-busy-until = { $data } : le service de cotes n’accepte plus de requêtes (reprise : { $until })
status-full = Mon disque est plein (constaté { $since }) : rien ne peut être enregistré, et les alertes sont en attente
status-platform-failing = { $platform ->
        [telegram] Telegram n’accepte pas de messages
        [discord] Discord n’accepte pas de messages
       *[other] Les messages ne passent pas
    } (constaté { $since }). { $waiting ->
        [0] Aucune alerte en attente.
        [one] { $waiting } alerte en attente, envoyée dès que ça remarche.
       *[other] { $waiting } alertes en attente, envoyées dès que ça remarche.
    }
status-database-away = La base de données ne répond pas (constaté { $since }). Rien ne peut être enregistré, et les alertes sont en attente jusqu’à son retour
status-clock-fast = { $seconds ->
    [one] L’horloge de cette machine avance de { $seconds } seconde ; j’en tiens compte
   *[other] L’horloge de cette machine avance de { $seconds } secondes ; j’en tiens compte
}
status-clock-slow = { $seconds ->
    [one] L’horloge de cette machine retarde de { $seconds } seconde ; j’en tiens compte
   *[other] L’horloge de cette machine retarde de { $seconds } secondes ; j’en tiens compte
}
status-paused = Le service de cotes a demandé une pause ; elle se termine { $until }
status-barred = Je ne peux pas écrire dans cette discussion (constaté { $since }) : un droit manque, ou elle est fermée. Les alertes sont en attente ; je réessaie à chaque nouvelle alerte, et toutes les heures
status-barred-there = Je ne peux pas écrire dans { $named ->
    [true] { $chat }
   *[other] une discussion où vous aviez réglé des alertes
  } (constaté { $since }). Ses alertes sont en attente ; je réessaie à chaque nouvelle alerte, et toutes les heures
status-barred-more = { $count ->
    [one] Je ne peux pas non plus écrire dans { $count } autre discussion avec vos alertes
   *[other] Je ne peux pas non plus écrire dans { $count } autres discussions avec vos alertes
  }
status-platform-paused = { $platform ->
        [telegram] Telegram
        [discord] Discord
       *[other] La plateforme
    } a demandé une pause ; elle se termine { $until }. D’ici là, les alertes sont en attente
status-old = Matchs suivis aux cotes trop anciennes : { $old } sur { $watched } ; leurs alertes sont en attente
status-without = Matchs suivis encore sans cotes : { $without } sur { $watched }
status-listed = Matchs au programme
status-in-play = En direct
status-watched = Matchs suivis
status-checked = Vérification de vos matchs
status-checked-all = au moins toutes les { $mostMinutes ->
    [1] minutes
   *[other] { $most }
  }
status-checked-some = au moins toutes les { $mostMinutes ->
    [1] minutes
   *[other] { $most }
  } ; sans garantie loin du début
status-checked-none = pas de fréquence garantie
status-push = Changements de cotes
status-push-up = le service de cotes les envoie aussitôt
status-push-gap = le service de cotes les envoie aussitôt ; dernière interruption : { $from }, durée : { $length }
status-push-down = Le service de cotes ne m’envoie plus les changements de cotes (début : { $since }). Je les demande moi-même, et les alertes peuvent arriver plus tard
status-pace = Requêtes au service de cotes
status-pace-rate = { $per ->
    [hour] jusqu’à { $rate } par heure
    [day] jusqu’à { $rate } par jour
    [month] jusqu’à { $rate } par mois
   *[minute] jusqu’à { $rate } par minute
  }
status-ages = Dernières réponses
status-age = { $data } : { $age }
status-refreshes = Le service de cotes actualise les cotes toutes les 15 à 30 minutes, et toutes les 5 minutes pendant un match. Les listes ne sont demandées que si quelqu’un en a besoin.
    .without-terms = Les listes ne sont demandées que si quelqu’un en a besoin.
status-data-boards = Cotes
status-data-matches = Matchs
status-data-history = Historique des cotes
status-data-predictions = Prédictions
# As in English.
status-data-value-bets = Value bets
status-data-fighters = Combattants
status-data-teams = Équipes
status-data-leagues = Compétitions
# As in English.
status-data-bookmakers = Bookmakers
status-data-bonuses = Bonus

## /about

command-about = Version, conditions des données, aide aux joueurs
about-heading = À propos
about-version = Linewatch { $version } : un logiciel libre sous licence MIT. Il ne prend aucun pari et n’en tire aucun gain.
about-data = Les données viennent de { $source }, qui les offre gratuitement pour la recherche, l’enseignement et d’autres usages non commerciaux, et seulement avec cette mention.
    .without-terms = Les données viennent de { $source }.
about-data-simulated = Les données sont inventées par le bac à sable de Linewatch. Équipes, bookmakers, cotes : rien n’est réel.
about-terms = Les cotes peuvent être en retard ou fausses. Rien ici n’est un conseil de pari.
age-and-help = 18+. Aide aux joueurs en difficulté : { $line }
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
about-gambling = Parier peut devenir une addiction. Si ce n’est plus un plaisir, arrêtez et parlez-en à quelqu’un : l’aide est gratuite et anonyme.
about-gambling-help = Aide aux joueurs en difficulté
about-my-data = Mes données
command-privacy = Ce que je garde, pourquoi et combien de temps
privacy-heading = Vie privée
privacy-what = Je garde les réglages de cette discussion, ses suivis et qui les a ajoutés, ses alertes et vos paris. Rien d’autre de ce que vous écrivez.
privacy-why = Cela sert à vous répondre et à envoyer des alertes, à rien d’autre.
privacy-how-long = Les alertes restent 30 jours, le reste jusqu’à ce que vous le supprimiez.
privacy-unclear = Je compte les messages que je ne comprends pas, pendant 30 jours au plus : sans la discussion, avec nombres, adresses et noms à majuscule masqués.
privacy-host = Responsable : la personne qui gère ce bot.
privacy-contact = Pour joindre cette personne, demandez là où vous m’avez trouvé.

## /break

command-break = Ni alertes ni cotes pendant une durée choisie, impossible à écourter
    .for = Par exemple 7d, 12h ou jusqu’à lun 9:00
    .example = /break 7d
command-name-break = pause-jeu
break-button = Faire une pause totale
break-trouble = C’est difficile, et d’autres vivent la même chose. Parlez-en à quelqu’un, c’est gratuit et anonyme : { $line }
break-danger = Si votre vie est en danger, appelez tout de suite le 112 ou le numéro d’urgence local.
break-what = Pendant une pause totale, je n’envoie rien et ne montre aucune cote. Elle ne peut pas être écourtée. Pour combien de temps ?
break-1d = 24 heures
break-7d = 7 jours
break-30d = 30 jours
break-180d = 180 jours
break-ask = Faire une pause totale jusqu’au { $until } ?
break-ask-what = Jusque-là, je n’envoie rien et ne montre aucune cote. La pause ne peut pas être écourtée, seulement prolongée. Vos suivis restent.
break-yes = Commencer la pause
break-no = Annuler
break-none = La pause totale n’a pas commencé.
break-bad-time = Combien de temps ? D’une heure à un an : /break 7d
break-group = Une pause totale ne concerne que vous : écrivez-moi /break 7d en privé.
break-on = Pause totale jusqu’au { $until }. Jusque-là, je n’envoie rien et ne montre aucune cote.
break-in-private = Je réponds à cela en privé.

## /mydata and /forgetme

command-mydata = Ce qui est enregistré sur cette discussion
command-forgetme = Supprimer ce qui est enregistré sur cette discussion
mydata-heading = Mes données
mydata-what = Tout ce qui est enregistré sur cette discussion et sur vous, en JSON. Heures en UTC.
mydata-what-group = Tout ce qui est enregistré sur ce groupe, en JSON. Heures en UTC.
mydata-none = Rien n’est enregistré sur cette discussion.
mydata-left = { $count ->
    [one] { $count } alerte plus ancienne n’est pas montrée.
   *[other] { $count } alertes plus anciennes ne sont pas montrées.
  }
mydata-forget = Tout supprimer
forgetme-ask = Supprimer tout ce qui est enregistré sur cette discussion : ses réglages{ $count ->
    [0] {""}
    [one] , { $count } suivi
   *[other] , { $count } suivis
  } et les alertes passées ? C’est irréversible.
forgetme-ask-group = Supprimer tout ce qui est enregistré sur ce groupe et tous ses sujets : les réglages{ $count ->
    [0] {""}
    [one] , { $count } suivi
   *[other] , { $count } suivis
  } et les alertes passées ? C’est irréversible.
forgetme-elsewhere = { $count ->
    [one] { $count } suivi ajouté par vous dans une autre discussion y reste, sans votre nom.
   *[other] { $count } suivis ajoutés par vous dans d’autres discussions y restent, sans votre nom.
  }
forgetme-yes = Oui, tout supprimer
forgetme-no = Non, garder
forgetme-done = C’est fait : tout ce qui était enregistré sur cette discussion est supprimé. Tout repart comme au premier jour.
forgetme-break = C’est fait : tout ce qui était enregistré sur cette discussion est supprimé, sauf votre pause totale, qui dure jusqu’au { $until }.
forgetme-backups = Les sauvegardes gardent ces données jusqu’au { $until } au plus tard. En restaurer une ne les fait pas revenir.
forgetme-kept = Rien n’a été supprimé.

## /link and /unlink

command-link = Une seule liste de suivis sur deux plateformes
    .code = Le code reçu sur l’autre plateforme
    .example = /link
command-unlink = Séparer de nouveau la liste de suivis en deux
link-heading = Une liste sur deux plateformes
link-how = Écrivez-moi ceci { $platform ->
    [telegram] sur Telegram
    [discord] sur Discord
    [playground] dans la démo
   *[several] sur une autre plateforme
  } d’ici 10 minutes :
link-what = Les deux discussions partagent alors une liste : tous les suivis des deux, avec les réglages de celle-ci.
link-secret = Ne donnez ce code à personne : quiconque l’utilise partage votre liste. /unlink la sépare de nouveau.
link-ask = Avez-vous créé ce code vous-même, dans votre autre discussion avec moi ?
link-ask-why = Les deux discussions partageront alors une liste. Si le code est à quelqu’un d’autre, cette personne verra vos suivis, recevra vos alertes et pourra tout supprimer.
link-ask-yes = Oui, c’est mon code
link-shared = { $one ->
    [telegram] Telegram
    [discord] Discord
   *[playground] La démo
  } et { $other ->
    [telegram] Telegram
    [discord] Discord
   *[playground] la démo
  } partagent { $count ->
    [0] une liste. Elle est encore vide.
    [one] une liste avec { $count } suivi.
   *[other] une liste avec { $count } suivis.
  }
link-alerts-seen = Les alertes vont là où vous étiez en dernier : maintenant { $platform ->
    [telegram] Telegram
    [discord] Discord
   *[playground] la démo
  }.
link-alerts-both = Les alertes vont aux deux.
link-to-both = Alertes aux deux
link-to-seen = Alertes là où je suis
link-part = Séparer
link-button = Relier une plateforme
link-parted = { $count ->
    [0] Il y a de nouveau deux listes.
    [one] Il y a de nouveau deux listes, chacune avec { $count } suivi.
   *[other] Il y a de nouveau deux listes, chacune avec les { $count } suivis.
  } Désormais, un changement ne compte que là où vous le faites.
link-not-shared = Cette discussion ne partage sa liste avec aucune autre.
link-group = Seules les discussions privées peuvent partager une liste.
link-nowhere = Je ne suis que sur une plateforme, il n’y a donc rien à relier.
link-unknown = Ce code n’existe pas : mal tapé, déjà utilisé ou vieux de plus de 10 minutes. Demandez-en un nouveau avec /link sur l’autre plateforme.
link-too-many = Trop de codes essayés. Réessayez dans { $minutes ->
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
  }
link-same-platform = Ce code vient de cette plateforme. Écrivez-le sur l’autre.
link-linked = L’une des deux discussions partage déjà sa liste, et une liste ne se partage qu’à deux. Séparez-la d’abord là-bas avec /unlink.
forgetme-shared = Ce que vous avez { $platform ->
    [telegram] sur Telegram
    [discord] sur Discord
   *[playground] dans la démo
  } est supprimé aussi : les deux partagent une liste. Pour le garder là-bas, séparez-les d’abord.

## /for

command-for = Gérer d’ici un canal ou un groupe
    .chat = Le canal : @nom
    .example = /for @canal
for-how = Quel canal ou quel groupe ? Choisissez-le ou écrivez son nom : /for @canal
for-needs = Nous devons tous deux y être admins, avec le droit de publier.
for-choose-channel = Choisir un canal
for-choose-group = Choisir un groupe
for-which = Que voulez-vous gérer ?
for-now = Ce que vous écrivez ici concerne { $chat }.
for-another = Un autre
for-me-again = Revenir à moi
for-begun = Ce que vous écrivez ici concerne maintenant { $chat } : /watch, /watches, /settings, /odds et le reste.
for-ends = Se termine avec /for me, ou après 24 heures d’inactivité. Ces commandes ne concernent que vous : /mydata, /forgetme, /link, /bet, /journal et /break.
for-over = Vous gérez de nouveau votre propre discussion.
for-ended = Vous ne gérez plus { $chat } : 24 heures d’inactivité. Pour continuer : /for.
for-about = Pour { $chat } · /for me
for-joined = Je peux maintenant publier dans { $chat }. Vous pouvez le gérer d’ici.
for-steer = Gérer { $chat }
for-button = Gérer un canal
for-group = Écrivez /for dans votre discussion privée avec moi.
for-nowhere = Ici les commandes marchent dans tous les salons : écrivez-les là-bas.
for-unknown = Je ne connais pas ce canal. Nommez-moi d’abord admin là-bas, puis choisissez-le à nouveau : /for
for-no-post = Je ne peux pas publier dans { $chat }. Nommez-moi admin là-bas, avec le droit de publier.
for-not-theirs = Seuls les admins qui peuvent publier dans { $chat } peuvent le gérer.
for-lost = Seuls les admins qui peuvent y publier peuvent gérer { $chat }, et je n’arrive pas à vérifier que vous en faites partie.
draft-show = Voir les brouillons
draft-none = Rien à approuver.
draft-heading = Brouillon pour { $chat }
draft-until = Valable jusqu’au { $until }. Il part avec les cotes du moment.
draft-publish = Publier
draft-drop = Écarter
draft-approved = Il part maintenant, avec les cotes du moment.
draft-published = Publié.
draft-refused = Écarté.
draft-late = Pas publié : personne ne l’a approuvé à temps.
draft-untrue = Pas publié : ce n’était plus vrai.
draft-failed = Pas publié : la discussion ne l’a pas accepté.
draft-unseen = Les dernières alertes ont expiré : elles attendaient un accord, et je n’ai pu joindre personne pour le donner. Pour les admins : { $once } ici, ou /for en privé avec moi.

## /arbs, /stake and /kelly

command-arbs = Surebets et middles
    .page = Numéro de page
    .example = /arbs
command-stake = Ce que rapporte une mise
    .bet = Cote et mise ; avec plusieurs cotes, la mise est répartie
    .example = /stake 2,10 50
command-kelly = La mise de Kelly
    .bet = Cote, votre probabilité et, si vous voulez, bankroll et part
    .example = /kelly 2,10 52%
arbs-heading = Surebets et middles
arbs-profit = Quel que soit le résultat : +{ $profit }
arbs-profit-draw = Quel que soit le vainqueur : +{ $profit }, mises remboursées en cas de nul
arbs-profit-push = Quel que soit le côté : +{ $profit }, mises rendues si le résultat égale la ligne
arbs-profit-half = Quel que soit le côté : +{ $profit }, ou +{ $least } si la moitié est remboursée
arbs-middle-free = Middle : les deux peuvent gagner, sinon +{ $profit }
arbs-middle-cost = Middle : les deux peuvent gagner, sinon −{ $profit }
arbs-leg = { $price } { $book } · { $offer }
arbs-explained = D’après des cotes enregistrées, pas demandées à l’instant. Souvent des erreurs : disparues en quelques minutes, ou le pari est annulé après coup. Les bookmakers limitent les joueurs qui en profitent.
arbs-own = Seuls vos propres books sont pris en compte.
arbs-none = { $count ->
    [0] Aucune cote n’est enregistrée pour l’instant.
    [one] Aucun dans les cotes enregistrées de { $count } match.
   *[other] Aucun dans les cotes enregistrées de { $count } matchs.
  }
stake-heading = Mise
stake-split-heading = Mise répartie
stake-price = Cote
stake-stake = Mise
stake-returned = Retour
stake-profit = Gain net
stake-break-even = Seuil de rentabilité
stake-split-wins = Quel que soit le résultat, pour { $total } misés, vous récupérez au moins { $least } : { $profit }.
stake-split-missing = Si ce sont toutes les issues, pour { $total } misés, vous récupérez au moins { $least } : { $profit }. C’est rare. Manque-t-il une issue ?
stake-split-loses = Quel que soit le résultat, pour { $total } misés, vous récupérez environ { $least } : { $profit }.
stake-split-note = Cela ne vaut que si l’une de ces issues doit gagner et que chaque mise est prise à sa cote.
stake-usage = Écrivez les cotes puis la mise, par exemple : { $example }
stake-no-stake = Voilà { $count } cotes sans mise. Ajoutez-la à la fin, par exemple : { $example }
stake-bad-amount = Je ne lis pas de montant dans « { $amount } ». Écrivez par exemple 1000 ou 12,50.
kelly-heading = Mise de Kelly
kelly-chance = Votre probabilité
kelly-edge = Value
kelly-full = Entière
kelly-half = Moitié
kelly-quarter = Quart
kelly-part = { $part } de Kelly
kelly-share = { $share } de la bankroll
kelly-stake = { $stake } ({ $share })
kelly-nothing = Pas de value, donc Kelly dit de ne pas parier.
kelly-note = Kelly suppose votre probabilité exacte. Si elle est trop haute de quelques pp, la mise entière perd sur le long terme ; c’est pourquoi beaucoup misent le quart. Ce n’est pas un conseil.
kelly-usage = Écrivez la cote et votre probabilité, par exemple : { $example }
kelly-bad-chance = Je ne lis pas de probabilité dans « { $chance } ». Écrivez par exemple 52% ou 0,52.

## /bet and /journal

command-bet = Noter un pari que vous avez placé
    .match = Une équipe, les deux équipes, ou un numéro comme #17
    .selection = domicile, nul, extérieur, plus de 2,5, domicile -1,5
    .price = 2,10, 11/10 ou +110
    .stake = Un montant, par exemple 20
    .book = Le bookmaker
    .example = /bet { $match } 1 2,10 20
command-name-bet = pari
bet-usage = Écrivez le match, l’issue et la cote, puis, si vous voulez, la mise, ou « chez » et un bookmaker : { $example }
bet-price = À quelle cote ? Écrivez-la, avec la mise si vous voulez, par exemple : 2,10 20
bet-recorded = Pari enregistré
bet-undo = Annuler
bet-button = Pari placé
bet-fair = { $way ->
    [higher] Cote juste actuelle : { $fair } · la vôtre est { $by } au-dessus
    [lower] Cote juste actuelle : { $fair } · la vôtre est { $by } au-dessous
   *[same] Cote juste actuelle : { $fair }, comme la vôtre
  }
bet-late = Le match a commencé, il n’y aura donc pas de CLV.

command-journal = Vos paris et leur CLV
command-name-journal = carnet
journal-heading = Carnet de paris
journal-in-private = Le carnet n’est que pour vous. Ouvrez une discussion privée avec moi et demandez-le là.
journal-empty = Encore rien ici. Un pari que vous avez placé se note ainsi : { $example }. Personne d’autre ne le voit.
journal-full = Votre carnet est plein : il contient { $most } paris, le maximum. Gardez-les avec /export, puis supprimez-en quelques-uns.
journal-bet = { $selection } · { $price }
journal-stake = mise { $stake }
journal-clv = CLV { $value }
journal-open = Paris en cours
journal-returned = Retour
journal-yield = ROI
journal-clv-mean = CLV : { $value } en moyenne ({ $low } à { $high }), { $matches } matchs
journal-clv-few = CLV : { $matches } des { $least } matchs qu’il faut pour une moyenne
journal-by-market = CLV par marché
journal-by-sport = CLV par sport
journal-group = { $group } : { $value } ({ $low } à { $high }), { $matches } matchs
journal-explained = CLV : votre cote face à la cote juste au début du match. Entre parenthèses : où se trouve la vraie moyenne, à 95 % de certitude.
# As in English.
journal-match = Match
journal-result = Résultat
journal-result-won = Gagné
journal-result-lost = Perdu
journal-result-void = Remboursé
journal-result-half-won = Demi-gagné
journal-result-half-lost = Demi-perdu
journal-fair-close = Cote juste à la clôture
journal-closing-value = CLV
journal-reopen = Encore en cours
journal-remove = Supprimer
journal-removed = Supprimé du carnet.
forgetme-journal = { $count ->
    [one] Votre carnet avec { $count } pari est supprimé aussi.
   *[other] Votre carnet avec { $count } paris est supprimé aussi.
}

## Refusals and faults

refuse-unknown-command = Je ne connais pas la commande /{ $command }. Essayez /matches, ou voyez ce que je propose :
refuse-unknown-command-near = Je ne connais pas la commande /{ $command }. Vouliez-vous dire { $near } ?
refuse-not-manager = Seuls les admins de cette discussion peuvent faire cela.
refuse-information-only = Cette discussion est en mode « information seule » : les cotes et leurs mouvements, aucune suggestion de pari.
information-only-change = Changer cela
refuse-not-manager-watches = Seuls les admins de cette discussion peuvent faire cela. Ils peuvent l’ouvrir à tous les membres dans /settings.
refuse-guest = Je ne suis pas membre de cette discussion. Je peux répondre, mais pas garder de suivis ni envoyer d’alertes. Utilisez cette commande en message privé avec moi.
refuse-not-own-watch = Quelqu’un d’autre a ajouté ce suivi ; seuls cette personne et les admins peuvent le modifier.
refuse-unknown-setting = Il n’y a pas de réglage « { $setting } ». Voyez-les tous, ou écrivez par exemple : { $example }
refuse-flood = { $seconds ->
    [one] Un peu trop vite pour moi : réessayez dans { $seconds } seconde.
   *[other] Un peu trop vite pour moi : réessayez dans { $seconds } secondes.
  }
refuse-unknown-sport = Je ne connais aucun sport ni aucune compétition « { $sport } ». Il y a des matchs dans ces sports :
find-league-many = Plusieurs compétitions correspondent à « { $words } ». Laquelle ?
find-league-near = Je n’ai trouvé aucune compétition « { $words } ». Peut-être l’une de celles-ci ?
refuse-unknown-day = Je ne comprends pas le jour « { $day } ». Écrivez aujourd’hui, demain ou une date, par exemple : /matches 23/11
refuse-unknown-status = Je ne connais pas le statut « { $status } ». Écrivez live, à venir ou terminés, par exemple : /matches football live
refuse-old-button = Ce bouton vient d’un ancien message et ne marche plus.
refuse-too-long = C’est trop long pour moi. Un nom et quelques mots suffisent.
fault-busy = Le service de cotes a atteint sa limite pour cette minute. Réessayez dans quelques secondes.
fault-busy-minutes =
    { $minutes ->
        [one] Le service de cotes n’accepte pas de requêtes pendant une minute environ. Réessayez ensuite.
       *[other] Le service de cotes n’accepte pas de requêtes pendant { $minutes } minutes environ. Réessayez ensuite.
    }
busy-later = Il y a foule en ce moment. Je réponds ici dans { $seconds } s environ.
busy-again = J’ai bien votre question : la réponse arrive dans mon message ci-dessus, dans { $seconds } s environ.
busy-stopped = J’ai redémarré avant de pouvoir répondre. Reposez-moi la question.
fault-unreachable = Le service de cotes ne répond pas pour l’instant. Réessayez dans quelques minutes.
fault-misfit = Le service de cotes envoie quelque chose que je ne peux pas lire. Les responsables du bot sont prévenus.
fault-no-definition = Je ne sais pas encore lire le service de cotes : les responsables du bot doivent d’abord lancer le diagnostic.
fault-key = Le service de cotes refuse ma clé. Les responsables du bot doivent en mettre une valide.
fault-spent = Mon quota auprès du service de cotes est épuisé. Je pourrai l’interroger à nouveau quand il sera renouvelé.
fault-plan = Ma formule auprès du service de cotes n’inclut pas cela. Les responsables du bot peuvent demander moins ou changer de formule.
fault-wish = Le service de cotes ne reconnaît pas quelque chose dans mes réglages. Les responsables du bot doivent les corriger.
fault-spent-until = Mon quota auprès du service de cotes est épuisé (renouvellement : { $until }). Pas de cotes plus récentes d’ici là.
fault-not-offered = Mon service de cotes ne propose pas cela.
lacks-predictions = { $source } n’a pas de prédictions.
lacks-value-bets = { $source } n’a pas de value bets.
lacks-fighters = { $source } n’a pas de combattants.
lacks-teams = { $source } n’a pas de liste d’équipes.
lacks-leagues = { $source } n’a pas de liste de compétitions.
lacks-bookmakers = { $source } a une seule cote pour tous, donc pas de bookmakers à comparer.
lacks-bonuses = { $source } n’a pas de bonus.
fault-refused = Le service de cotes ne peut pas répondre à cela pour l’instant. Réessayez dans quelques minutes.
fault-full = Impossible d’enregistrer : mon disque est plein. Les responsables du bot doivent faire de la place.
fault-cannot-save = Je ne peux pas enregistrer cela pour l’instant. Réessayez dans une minute.
fault-cannot-look = Je ne peux pas consulter cela pour l’instant. Réessayez dans une minute.
fault-retry = Réessayer
fault-bug = Un problème est survenu. C’est noté (erreur { $id }).
help-button = Aide
unread-media = Je ne lis que du texte. Écrivez le nom d’une équipe et je vous montre ses cotes.
unread-media-group = Je ne lis que du texte. Écrivez /odds et le nom d’une équipe.
unread-edit = Je ne vois pas ce que vous modifiez dans un message. Renvoyez-le, s’il vous plaît.

## Names of commands and options, where a platform shows its own for each language: lower-case letters, no spaces

command-name-matches = matchs
command-name-live = direct
# As in English.
command-name-match = match
command-name-odds = cotes
command-name-best = meilleures
command-name-history = historique
command-name-movers = mouvements
command-name-predictions = prédictions
# As in English.
command-name-valuebets = valuebets
command-name-watch = suivre
command-name-unwatch = arrêter
command-name-watches = suivis
command-name-preview = aperçu
command-name-edit = modifier
command-name-pause = suspendre
command-name-resume = reprendre
command-name-undo = rétablir
command-name-export = exporter
command-name-import = importer
command-name-log = journal
command-name-why = pourquoi
command-name-score = bilan
command-name-search = chercher
command-name-teams = équipes
command-name-team = équipe
command-name-leagues = compétitions
command-name-fighters = combattants
command-name-fighter = combattant
# As in English.
command-name-bookmakers = bookmakers
command-name-bonuses = bonus
command-name-fair = cote-juste
command-name-arbs = surebets
command-name-stake = mise
# As in English.
command-name-kelly = kelly
command-name-settings = réglages
command-name-help = aide
command-name-start = démarrer
command-name-status = état
command-name-about = infos
command-name-privacy = confidentialité
# As in English.
command-name-admin = admin
command-name-mydata = mes-données
command-name-forgetme = oublier
command-name-for = canal
command-name-link = relier
command-name-unlink = séparer

option-name-file = fichier
option-name-topic = sujet
option-name-text = texte
# As in English.
option-name-match = match
option-name-market = marché
# As in English.
option-name-format = format
option-name-selection = issue
option-name-book = bookmaker
option-name-books = bookmakers
# As in English.
option-name-sport = sport
option-name-league = compétition
option-name-day = jour
option-name-status = statut
option-name-edge = value
option-name-price = cote
option-name-within = dans
option-name-window = période
option-name-threshold = seuil
option-name-words = mots
option-name-what = quoi
option-name-fighter = combattant
option-name-team = équipe
option-name-prices = cotes
option-name-method = méthode
option-name-change = changement
option-name-watch = suivi
option-name-rule = règle
option-name-until = jusque
# As in English.
option-name-chat = chat
# As in English.
option-name-code = code
option-name-bet = pari
option-name-stake = mise
option-name-private = privé
option-name-role = rôle
option-private = Cette réponse n’est visible que par vous

## What operators are told of errors

troubles-heading = Erreurs
troubles-times = { $count ->
    [one] Une fois, à { $last }
   *[other] { $count } fois, la première à { $first }, la dernière à { $last }
}
troubles-how = Le journal du programme les a toutes. Chaque type n’est signalé qu’une fois par heure au plus.

## Who is let in

access-blocked = Les responsables du bot ont bloqué l’accès ici : je ne réponds pas.
access-not-listed = Je ne réponds que dans certaines discussions, et celle-ci n’en fait pas partie.
access-asked = Je ne réponds que là où les responsables du bot l’autorisent. Je leur ai demandé et je vous donnerai la réponse ici.
event-asked = Une nouvelle discussion demande l’accès : { $address }
event-asked-by = Une nouvelle discussion demande l’accès : { $address }, où { $person } a écrit
event-admitted = Cette discussion a maintenant accès. Écrivez /help pour voir ce que je sais faire.
event-admitted-there = { $chat } a maintenant accès. Pour gérer : /for.

## /admin: for the operators of a bot

command-admin = Pour les responsables : mon état, mes discussions, ce qui a été fait
    .what = status, budget, chats, limits, log, doctor …
    .example = /admin status
admin-heading = Pour les responsables
admin-unknown-act = Il n’y a pas de commande « { $word } » pour les responsables.
admin-in-private = Je ne réponds à cela qu’en privé. Ouvrez une discussion privée avec moi et posez-y la question.
admin-usage-status = status
admin-usage-budget = budget
admin-usage-chats = chats 1001
admin-usage-chat = chat telegram:42
admin-usage-failed = failed
admin-usage-limits = limits telegram:42 hourly 6
admin-usage-log = log
admin-usage-unclear = unclear
admin-usage-doctor = doctor
admin-act-status = ce qui tourne, ce qui est en attente, ce qui ne va pas
admin-act-budget = les requêtes restantes, et qui a utilisé les autres
admin-act-chats = leur nombre, et lesquelles suivent le plus ; une partie d’adresse sert de filtre
admin-act-chat = ce que je sais d’une discussion
admin-act-failed = ce qui n’a pas pu être envoyé ces dernières 24 h, pour le renvoyer
admin-act-limits = combien une discussion peut suivre et recevoir
admin-act-log = ce qu’ont fait les responsables
admin-act-unclear = ce que je n’ai pas compris, masqué
admin-act-doctor = vérifie tout auprès du service de cotes, en 30 secondes
admin-status-button = État
# As in English.
admin-budget-button = Budget
admin-chats-button = Discussions
admin-chat-button = La discussion
admin-limits-button = Limites
admin-log-button = Journal
admin-failed-button = Non envoyés
admin-unclear-heading = Pas compris depuis le démarrage
admin-unclear-none = J’ai tout compris depuis le démarrage.
admin-unclear-off = Je ne compte pas ce que je ne comprends pas. { $setting } active ce comptage.
admin-unclear-line = { $count } × { $words }
admin-failed-heading = Non envoyés ces dernières 24 h
admin-failed-none = Tout a été envoyé ou est encore en attente.
admin-failed-line = { $count ->
        [one] { $count } message
       *[other] { $count } messages
    }, le dernier le { $last }
admin-failed-again = Renvoyer : { $number }
admin-failed-queued = { $count ->
        [0] Il n’y a plus rien à renvoyer.
        [one] { $count } message repart, s’il est encore vrai.
       *[other] { $count } messages repartent, s’ils sont encore vrais.
    }
admin-doctor-button = Diagnostic
admin-platform-telegram = Telegram
admin-platform-discord = Discord
admin-platform-playground = Démo
admin-status-heading = Mon état
# As in English.
admin-row-version = Version
admin-version-newer = { $version } ; { $newer } est sortie
admin-row-since = Démarré
admin-row-platforms = Plateformes
admin-platform-up = { $name } fonctionne
admin-platform-down = { $name } ne fonctionne pas
admin-row-database = Base de données
admin-row-poller = Dernier relevé
admin-poller-elsewhere = dans un autre processus
admin-row-watched = Suivi
admin-watched = matchs : { $matches }, discussions : { $chats }
admin-row-queue = Alertes en attente
admin-queue = en route : { $going }, en attente : { $held }
admin-queue-oldest = la plus ancienne était prévue { $since }
admin-row-backup = Dernière sauvegarde
admin-backup-none = aucune
admin-disk-full = Le disque de la base de données est plein.
admin-odds-failing = Le service de cotes n’a pas répondu depuis plus de 15 minutes.
admin-odds-key-refused = Le service de cotes refuse la clé : mettez-en une valide.
admin-odds-out-of-credits = Le quota du service de cotes est épuisé.
admin-odds-busy = Le service de cotes demande moins de requêtes.
admin-misfit = { $endpoint } : le service de cotes envoie quelque chose d’inattendu (début : { $since }) : { $misfit }
admin-no-definition = Le service de cotes n’est pas encore lisible : appuyez sur { $button }.
admin-unseen-drafts = Personne ne reçoit les brouillons, les alertes expirent : { $chats }
admin-unlisted = La liste de ceux qui ont demandé à être oubliés ne peut pas être écrite à côté des sauvegardes (constaté { $since }) : en restaurer une pourrait faire revenir leurs données. Vérifiez BACKUP_DIR
admin-status-notes = Noté dans les réponses du service de cotes depuis le démarrage :
admin-status-no-notes = Rien d’inhabituel dans les réponses du service de cotes.
admin-status-note = { $endpoint } : { $note } × { $count }
admin-more = Et { $count } de plus.
admin-budget-heading = Requêtes au service de cotes
admin-budget-no-requests = Rien n’a encore été demandé.
admin-budget-pace = Au plus { $rate } requêtes par minute ; il en reste { $left } pour cette minute.
admin-budget-pause = Le service a demandé une pause ; elle se termine { $end }.
admin-budget-demand = { $matches ->
    [0] Aucun match n’est suivi.
    [one] Relever les cotes de { $matches } match suivi prend { $share } des requêtes.
   *[other] Relever les cotes de { $matches } matchs suivis prend { $share } des requêtes.
}
admin-budget-demand-too-much =
    Relever les cotes de { $matches } matchs suivis à chaque actualisation prendrait { $share } des requêtes disponibles. Je les relève donc tous moins souvent et vois les changements avec un retard moyen d’au plus { $minutes ->
    [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
admin-credits-used = Utilisé
admin-credits-of = { $used } sur { $units }
admin-credits-left = Reste
admin-credits-until = { $left } (renouvellement : { $end })
admin-credits-pace = À ce rythme
admin-credits-lasts = solde à la fin : { $left }
admin-credits-dry = fin prévue : { $end }
admin-credits-column-league = Compétition
admin-credits-column-day = Par jour
admin-credits-column-watch = Par suivi
admin-credits-one-more = Une compétition de plus en prendrait environ { $units } par jour.
admin-credits-alerted = Sur 100 mouvements, environ { $now } donnent une alerte ; avec deux fois plus de crédits, environ { $doubled }.
admin-budget-most = Qui suit le plus :
admin-budget-used = Utilisé cette dernière heure :
admin-column-for = Pour
admin-column-requests = Requêtes
admin-lane-person = personnes
admin-lane-poller = alertes
admin-budget-this-process = Compté par ce processus seul.
admin-chats-heading = Discussions
admin-chats-none = Aucune discussion de ce genre.
admin-chats-how = Trouvez-en une par une partie de son adresse : { $usage }
admin-chat-line = { $address } : { $watches ->
    [one] { $watches } suivi
   *[other] { $watches } suivis
}
admin-chat-line-state = { $address } : { $watches ->
    [one] { $watches } suivi
   *[other] { $watches } suivis
} ({ $state })
admin-state-active = en activité
admin-state-suspended = injoignable
admin-state-asked = en attente d’accès
admin-state-blocked = accès bloqué
admin-state-since = { $state }, { $since }
admin-count-active = { $count } en activité
admin-count-suspended = { $count ->
    [one] { $count } injoignable
   *[other] { $count } injoignables
  }
admin-count-asked = { $count } en attente d’accès
admin-count-blocked = { $count } avec accès bloqué
admin-row-state = État
admin-row-reason = Raison
admin-row-known = Premier contact
admin-row-language = Langue
admin-row-watches = Matchs suivis
admin-of = { $count } sur { $most } au plus
admin-row-hourly = Messages par heure
admin-row-matches = Matchs
admin-row-messages = Messages en une semaine
admin-row-waiting = Alertes en attente
admin-row-log = Dans le journal
admin-which-chat = Quelle discussion ? Écrivez son adresse, par exemple : telegram:42
admin-no-such-chat = Je ne connais pas de discussion { $address }.
admin-limits-saved = Enregistré.
admin-limits-watches = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
}
admin-limits-how = D’autres nombres : { $usage }
admin-limits-unclear = Pour { $address } je comprends : hourly et un nombre jusqu’à 60, ou off ; watches et un nombre jusqu’à 1000, ou usual.
admin-usage-block = block telegram:42
admin-usage-allow = allow telegram:42
admin-usage-leave = leave telegram:-1001
admin-act-block = ne répond plus à une discussion ou à une personne ; une personne sur Discord est discord:@42
admin-act-allow = donne l’accès à une discussion qui l’a demandé ou était bloquée
admin-act-leave = quitte un groupe ou un serveur
admin-block-button = Bloquer
admin-allow-button = Admettre
admin-unblock-button = Débloquer
admin-refuse-button = Refuser
admin-asked-button = Qui attend
admin-leave-button = Quitter
admin-blocked = { $address } : accès bloqué. J’y réponds encore une fois pour le dire, puis je ne réponds plus et n’envoie plus rien.
admin-block-operator = Impossible de bloquer { $address }, qui fait partie des responsables du bot.
admin-allowed = { $address } : accès accordé.
admin-not-shut = { $address } : l’accès n’était pas bloqué.
admin-left = J’ai quitté { $address }.
admin-leave-private = { $address } est une discussion privée, que je ne peux pas quitter. Bloquez-la plutôt.
admin-leave-failed = Je n’ai pas pu quitter { $address }. Réessayez dans quelques minutes.
admin-usage-broadcast = broadcast De retour à 9 h.
admin-act-broadcast = envoie un message à toutes les discussions, après un aperçu
admin-broadcast-how = Écrivez ce que chaque discussion doit recevoir : /admin broadcast et le texte. Rien n’est envoyé avant que vous appuyiez sur un bouton.
admin-broadcast-long = C’est trop long : 1500 caractères au plus.
admin-broadcast-heading = Pas encore envoyé
admin-broadcast-takes = { $count ->
    [one] { $count } discussion
   *[other] { $count } discussions
}, fini en { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} environ ; les alertes passent d’abord. Le message :
admin-broadcast-send = { $count ->
    [one] Envoyer à { $count } discussion
   *[other] Envoyer à { $count } discussions
}
admin-broadcast-old = Ce texte a plus d’une heure, ou n’est plus connu. Écrivez-le de nouveau.
admin-broadcast-begun = C’est en route.
admin-broadcast-already = C’est déjà envoyé ou en route ; aucune discussion ne le reçoit deux fois.
admin-broadcast-progress = Envoyé : { $told }, en attente : { $waiting }
admin-broadcast-stop = Arrêter
admin-broadcast-stopped = Arrêté. Envoyé : { $told }, non envoyé : { $left }
event-notice = À toutes les discussions, de la part des responsables de ce bot
admin-log-heading = Ce qu’ont fait les responsables
admin-log-none = Rien encore.
admin-log-line = { $at } { $operator } : { $act }
admin-doctor-heading = Diagnostic
admin-doctor-fine = Je comprends tout.
admin-doctor-trouble = Je ne comprends pas tout.
# As in English.
admin-column-endpoint = Endpoint
admin-column-verdict = Verdict
admin-column-items = Nombre
admin-verdict-understood = bon
admin-verdict-partly = en partie
admin-verdict-empty = vide
admin-verdict-open = à décider
admin-verdict-misfit = changé
admin-verdict-not-understood = pas clair
admin-verdict-refused = refusé
admin-verdict-unreachable = sans réponse
admin-verdict-not-asked = non demandé
admin-degraded-heading = Ce qui en souffre :
admin-degraded = { $feature } : { $cause }
admin-feature-matches = la liste des matchs et la recherche par nom
admin-feature-slug = un match par son slug
admin-feature-odds = les cotes
admin-feature-alerts = les alertes
admin-feature-history = l’historique des cotes
admin-feature-predictions = les prédictions
admin-feature-valuebets = les value bets
admin-feature-fighters = les combattants
admin-feature-teams = les équipes
admin-feature-leagues = les compétitions
admin-feature-bookmakers = les bookmakers et leurs notes
admin-feature-bonuses = les bonus
admin-feature-kickoff = l’heure des matchs
admin-feature-live = distinguer les matchs en direct des autres
admin-feature-sports = les matchs par sport
admin-feature-books = les cotes bookmaker par bookmaker
admin-feature-records = le palmarès des combattants
admin-feature-results = les résultats
admin-cause-no-answer = { $endpoint } n’a pas répondu
admin-cause-not-understood = je ne comprends pas la réponse de { $endpoint }
admin-cause-field = aucun élément de { $endpoint } n’a { $field }
admin-cause-filter = { $endpoint } ne tient pas compte de { $field }
admin-filters-heading = Filtres de la liste des matchs :
admin-filter = { $parameter } : { $works }
admin-works-yes = fonctionne
admin-works-no = ne fonctionne pas
admin-works-unclear = non déterminé
admin-refused-heading = Laissé de côté dans les réponses :
admin-questions-heading = À décider :
admin-questions-how = { $command } écrit la définition dans un fichier ; à vous d’y faire les choix.
admin-definition-new = Je lis désormais le service de cotes ainsi.
admin-service-works = { $service } répond comme prévu.
admin-service-works-key = { $service } accepte ma clé et répond comme prévu.
admin-service-key = { $service } refuse ma clé. Vérifiez { $settings }.
admin-service-plan = Ma clé est bonne, mais sa formule n’inclut pas ce que je demande. Vérifiez { $settings }.
admin-service-spent = Ma clé est bonne, mais tout son quota est épuisé.
admin-service-busy = { $service } reçoit trop de requêtes en ce moment. Un autre programme utilise peut-être aussi ma clé.
admin-service-choices = { $service } ne connaît pas ce que je demande. Vérifiez { $settings }.
admin-service-misfit = { $service } envoie autre chose que ce que dit sa définition : { $detail }
admin-service-refused = { $service } refuse de répondre : { $detail }
admin-service-down = Je n’arrive pas à joindre { $service } : { $detail }. Vérifiez { $settings }.
admin-service-has = Ce qu’il propose :
admin-service-left =
    { $per ->
        [hour] Il reste cette heure-ci : { $units }
        [day] Il reste aujourd’hui : { $units }
        [month] Il reste ce mois-ci : { $units }
       *[other] Il reste en ce moment : { $units }
    }
admin-service-looks =
    { $looks ->
        [one] Tous les suivis ensemble ont droit à environ { $looks } requête par jour.
       *[other] Tous les suivis ensemble ont droit à environ { $looks } requêtes par jour.
    }

## The playground page

playground-tag = démo
playground-welcome = Demandez des cotes, suivez un match, voyez l’alerte arriver
playground-hint = Écrivez / pour voir toutes les commandes, le nom d’une équipe pour voir ses cotes, ou commencez par l’un de ceux-ci :
# As in English.
playground-feed = Conversation
# As in English.
playground-input = Message
playground-placeholder = Une équipe, ou / pour les commandes
playground-send = Envoyer
playground-palette = Commandes et suggestions
playground-you = Vous :
playground-writing = En train d’écrire…
playground-alert = Alerte
playground-silent = sans son
playground-personal = Visible par vous seulement
playground-changed = mis à jour
playground-table = Tableau
playground-mark-best = meilleure
playground-mark-up = hausse
playground-mark-down = baisse
playground-connecting = Connexion…
playground-connected = Connecté
playground-reconnecting = Reconnexion…
playground-paused = Suspendu dans cet onglet
playground-away = Pas de réponse. Linewatch tourne-t-il encore ?
playground-refused = Impossible de répondre à cela.
playground-retry = Réessayer
playground-newer = Nouvelle alerte
playground-settings = Réglages
playground-language = Langue
playground-place = Cette discussion est
playground-private = privée
playground-group = un groupe
playground-admin = Je suis admin du groupe
playground-chat = Discussion
playground-new-chat = Ouvrir une autre discussion
playground-menu = Choisir
playground-views = Montrer les réponses comme
playground-view-chat = Discussion
playground-view-telegram = Telegram
playground-view-discord = Discord
playground-view-data = Données
playground-view-reply = La réponse elle-même
playground-readers = Une discussion à côté
playground-readers-hint = Une discussion à côté de celle-ci, avec sa langue, son format de cotes et ses suivis. La même cote arrive dans chacune selon ses propres règles.
playground-add-reader = Ouvrir à côté
playground-remove = Fermer cette discussion
playground-me = Vous
playground-format = Format des cotes
playground-format-decimal = Décimal
playground-format-fractional = Fractionnaire
playground-format-american = Américain
# As in English.
playground-format-hongkong = Hong Kong
playground-format-percent = Pourcentage
playground-market = Le marché
playground-market-hint = Un marché inventé, qui bouge tout seul. Modifiez une cote et voyez qui reçoit une alerte.
playground-market-real = De vraies cotes, sans clé :
playground-market-odds = Cotes
playground-market-watch = Suivre
playground-market-push = Modifier la cote
playground-market-chance = Probabilité du premier nommé
playground-pushed = Modifié :
playground-pushed-next = Les discussions qui suivent ce match reçoivent une alerte en moins de 30 secondes.
playground-tour = La première minute
playground-tour-odds = Demander les cotes
playground-tour-odds-why = Les cotes de chaque bookmaker, les meilleures en évidence.
playground-tour-watch = Suivre le match
playground-tour-watch-why = Vous recevez une alerte ici quand sa cote bouge.
playground-tour-push = Modifier la cote
playground-tour-push-why = Elle bouge de six points de probabilité ; l’alerte arrive en moins de 30 secondes.
playground-tour-go = C’est parti
playground-tour-skip = Passer
playground-tour-done = C’était votre première alerte
playground-close = Fermer

## Pictures

chart-button = Graphique
chart-books = Tous les books
chart-start = Début
chart-band = min–max
chart-best = meilleure cote
chart-gap = pas de cotes
chart-told = alerte reçue
chart-consensus = { $books ->
    [one] un book, sans marge
   *[other] moyenne de { $books } books
}
chart-subject = { $market } · { $whose } · depuis le { $since }
chart-of = { $market } · { $whose }
chart-way = { $from } → { $now }
chart-since = Premier relevé le { $since }.
chart-alt = Graphique : { $title }, { $subject }. { $figures }.
# As in English.
chart-board-subject = { $market } · { $books ->
    [one] { $books } book
   *[other] { $books } books
}{ $isFair ->
    [yes] {" "}· écart avec la cote juste
   *[no] {""}
}
chart-board-framed = { $subject }, la meilleure encadrée
chart-distance = { $points } %
chart-best-of = { $price } { $book } · cote juste { $fair }
chart-price-at = { $price } { $book }
chart-fair-only = cote juste { $fair }
chart-movers-subject = Cotes justes, avant → maintenant
chart-mover = { $selection } · { $same } books sur { $books }
chart-price = Cote
chart-edge = Value
chart-bet = { $selection } · { $book }
chart-bet-figures = { $price } · +{ $edge }
chart-bets-subject = { $count ->
    [one] { $count } value bet
   *[other] { $cut ->
        [yes] Les { $count } meilleurs value bets
       *[no] { $count } value bets
    }
} selon la cote et la value{ $isNarrowed ->
    [yes] {" "}· { $narrowed }
   *[no] {""}
}
chart-alerts = Ce qui a suivi vos alertes
chart-alerts-summary = { $count ->
    [one] { $count } alerte
   *[other] { $count } alertes
} : poursuite { $on } · stable { $stayed } · retour { $back }
chart-alerts-told = Mouvement à l’alerte, pp
chart-alerts-after = Mouvement depuis, pp
chart-alerts-stayed = stable
chart-alerts-explained = En pp, de l’alerte jusqu’au début du match ou jusqu’à maintenant : au-dessus de la ligne, la cote a continué dans le même sens ; au-dessous, elle est revenue.
chart-alerts-none = Pas encore d’alertes de cotes pour un graphique.
chart-alert = { $selection } · { $day }
chart-alert-way = { $from } → { $to } → { $now }
