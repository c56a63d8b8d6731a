# Brazilian Portuguese. The same keys and variables as en.ftl.

## Credit: on every message

credit = Dados: { $source }
credit-simulated = Odds simuladas pelo sandbox do Linewatch. Nenhum time, casa ou odd é real.
credit-simulated-short = Simulação: odds fictícias
cut = … O resto não coube.

## Selections and markets

selection-draw = Empate
selection-over = Mais de
selection-under = Menos de
selection-yes = Sim
selection-no = Não
selection-1X = 1X
selection-12 = 12
selection-X2 = X2
selection-line = { $selection } { $line }
label-value = { $label }: { $value }
column-home = 1
column-draw = X
column-away = 2
column-over = Mais
column-under = Menos
column-yes = Sim
column-no = Não

## Sports and states

sport-numbered = Esporte { $code }
sport-football = Futebol
sport-ice-hockey = Hóquei no gelo
sport-hockey = Hóquei
sport-basketball = Basquete
sport-tennis = Tênis
sport-mma = MMA
sport-baseball = Beisebol
sport-american-football = Futebol americano

status-scheduled = agendado
    .matches = agendados
status-live = ao vivo
    .matches = ao vivo
status-finished = encerrado
    .matches = encerrados
status-postponed = adiado
    .matches = adiados
status-cancelled = cancelado
    .matches = cancelados
status-no-time = horário a definir

match-title = { $home } x { $away }
row-against = x { $opponent }

## /start and /help

command-start = O que este bot faz
# As in English.
start-heading = Linewatch
start-what = As odds de dez casas de apostas lado a lado e um alerta quando elas se movem.
    .without-bets = As odds do momento e um alerta quando elas se movem.
    .without-model = As odds das casas de apostas lado a lado e um alerta quando elas se movem.
start-how = Digite um time, por exemplo { $team }, ou escolha um jogo:
start-how-plain = Digite o nome de um time ou toque em um botão.
start-how-group = Digite /odds e um time, ou toque em um botão.
start-today = Jogos de hoje
start-matches = Jogos
start-valuebets = Apostas de valor

command-help = Todos os comandos, com exemplos
    .topic = Um tema ou um comando, por exemplo monitoramentos
    .example = /help monitoramentos
help-heading = Ajuda
help-first = ‹ Ajuda
help-topic-matches = Jogos e times
help-topic-odds = Odds das casas
help-topic-watches = Monitoramentos
help-topic-alerts = Alertas
help-topic-money = Apostas e dinheiro
help-topic-chat = Este chat
help-unknown = “{ $words }” não é um tema. Escolha um abaixo.
help-line = { $usage } – { $description }
help-group = Nos grupos, os administradores decidem em /settings quem pode criar e remover monitoramentos.
help-thumb = Um 👍 em um alerta de um jogo silencia esse jogo; tire a reação e os alertas voltam.
help-thumb-group = Um 👍 em um alerta de um jogo silencia esse jogo, se eu for administrador; tire a reação e os alertas voltam.
help-thumb-several = Em um alerta de vários jogos respondo 🤔 e não silencio nenhum: o botão “{ $mute }” pergunta qual.
help-threads = Os alertas podem ir para tópicos próprios, um por jogo ou liga: { $usage }
    .usage = /settings tópicos jogo
help-words = Onde peço um jogo, escreva o nome de um time ou o número depois do #.
help-fixtures = { $usage } publica todo dia os jogos que este chat segue.
help-carried = Para ter meus comandos em qualquer servidor ou conversa, mesmo onde ninguém me adicionou, abra meu perfil e toque em “Adicionar aplicativo”.

## /matches

command-matches = Jogos dos próximos dias
    .sport = Um esporte ou uma liga, por exemplo futebol
    .league = Uma liga (basta parte do nome)
    .day = hoje, amanhã, sáb ou uma data como 23/11
    .status = ao vivo, agendados ou encerrados
    .example = /matches futebol amanhã
command-live = Jogos que estão rolando agora
    .sport = Um esporte ou uma liga, por exemplo futebol
    .league = Uma liga (basta parte do nome)
    .example = /live futebol
matches-heading = Jogos
matches-row = { $time } · { $title }
matches-prices = Melhores odds em 1 / X / 2, quando disponíveis.
matches-prices-updated = Melhores odds 1 / X / 2 · atualizadas { $age }
fixtures-heading = Jogos · { $day }
fixtures-more = … e mais { $count }
matches-none = Não há jogos na lista agora.
matches-none-sport = { $sport }: não há jogos na lista agora.
matches-all = Todos os jogos
matches-live = Ao vivo agora
matches-pick = Quais jogos?
matches-pick-button = Esporte ▾
page-shown = { $first }–{ $last } de { $total }
page-list-cut = A lista do serviço de odds é maior do que consegui ler; esta é a primeira parte dela.
page-next = Próxima ›
page-previous = ‹ Anterior
file-button = CSV
file-done = { $isWhole ->
    [no] As { $count } linhas mais recentes (de { $total })
   *[yes] { $count ->
        [one] { $count } linha
       *[other] { $count } linhas
    }
  } para uma planilha. Horários em UTC, odds decimais.
file-column-part = Parte
file-column-name = Nome
file-column-number = Número
file-column-starts = Início (UTC)
file-column-home = Mandante
file-column-away = Visitante
file-column-sport = Esporte
file-column-league = Liga
file-column-status = Situação
file-column-market = Mercado
file-column-selection = Seleção
file-column-book = Casa
file-column-price = Odd
file-column-model = Odd do modelo
    .without-list = Odd justa
file-column-edge = Vantagem, %
file-column-recorded = Registrado (UTC)
# As in English.
file-column-stake = Stake
file-column-result = Resultado
file-column-returned = Retorno
file-column-fair-close = Odd justa de fechamento
file-column-clv = Valor em relação ao fechamento, %
file-column-watch = Monitoramento
file-column-rule = Regra
file-column-state = Estado
file-column-from = Antes
file-column-to = Agora
file-column-time = Hora (UTC)
file-column-decision = O que aconteceu
# As in English.

## /odds

command-odds = Odds de um jogo, casa por casa
    .match = Um time, dois times ou #número
    .market = Um mercado, por exemplo vencedor, total 2,5 ou handicap -1,5
    .format = Um formato só desta vez, por exemplo americano ou fracionário
    .example = /odds { $match }
odds-when = { $league } · { $start }
odds-when-no-league = { $start }
odds-best-prices = Melhores: { $prices }
odds-margin-updated = Margem média { $margin } · atualizado { $age }
odds-updated = Atualizado { $age }
odds-markets = Mercados
odds-line = Linha { $line }
odds-all-books = Todas as { $count } casas
odds-market-winner = Vencedor
odds-market-result = Resultado final
odds-market-two-way = Vencedor sem empate
odds-market-three-way = Resultado (1X2)
odds-market-double-chance = Dupla chance
odds-market-draw-no-bet = Empate anula aposta
# As in English.
odds-market-total = Mais/menos de { $line }
# As in English.
odds-market-handicap = Handicap { $line }
odds-market-both-score = Ambas marcam
odds-market-other = Outros
odds-book = Casa
odds-fair = Justa
odds-fair-row = Odd justa
odds-chance = Prob. %
odds-unnamed-book = Casa sem nome
odds-best = Melhor odd para { $selection }: { $price } ({ $book })
odds-best-range = Melhor odd para { $selection }: { $price } ({ $book }) · todas as casas { $low } – { $high }
odds-best-full = Melhor odd para { $selection }: { $price } ({ $book }) · todas as casas { $low } – { $high }, probabilidade { $lowChance }–{ $highChance }
odds-best-fair = { $selection }: { $price } ({ $book }) · justa { $fair }
odds-best-none = Melhor odd para { $selection }: nenhuma
odds-shows-alone = { $book } mostra { $price }, { $points ->
    [0] longe das outras neste mercado
    [one] a { $points } pp das outras
   *[other] a { $points } pp das outras
  }
odds-shows-unsound = { $book } mostra { $price }, margem { $margin }, não conta
odds-alone = { $sign } Longe das outras: { $books }
odds-alone-book = { $book } a { $points ->
    [one] { $points } pp
   *[other] { $points } pp
  }
odds-alone-book-late = { $book } a { $points ->
    [one] { $points } pp
   *[other] { $points } pp
  } (atualizada { $minutes } min antes das outras)
odds-unsound = { $sign } Não contam: { $books }
odds-unsound-book = { $book } (margem { $margin })
odds-market-missing = Sem odds de “{ $market }” aqui; este é o mercado principal.
odds-margins = Margem média { $average }: { $books }
odds-own-books = { $sign } Suas casas: só elas contam para as melhores odds
odds-own-books-absent = Nenhuma das suas casas oferece isto: contam todas
odds-consensus-note = Justa e Prob.: a média das odds das casas, sem a margem delas.
odds-age = Odds atualizadas { $age }.
odds-next = próximas { $time }
odds-closing = As últimas odds registradas antes do início.
odds-age-old = ⚠️ Odds desatualizadas: a última atualização foi { $age }. Podem ter mudado.
odds-old-failure = ⚠️ Odds antigas, atualizadas { $age }. O serviço de odds não responde.
odds-failure = O serviço de odds não responde. Estes são os últimos dados.
odds-misfit = O serviço de odds está enviando algo que não entendo; estes são os últimos dados que consegui ler.
odds-key = O serviço de odds recusa minha chave; estes são os últimos dados que ele enviou.
odds-spent = Estou sem créditos no serviço de odds até { $until }; estes são os últimos dados que ele enviou.
odds-plan = Meu plano no serviço de odds não inclui isto; estes são os últimos dados que ele enviou.
odds-wish = O serviço de odds não reconhece algo nas minhas configurações; estes são os últimos dados que ele enviou.
odds-spent-until = Estou sem créditos no serviço de odds até { $until }; estas odds são de { $at }.
odds-busy = O serviço de odds não permite mais consultas agora; estes são os últimos dados que ele enviou.
odds-busy-waits = O serviço de odds não aceita consultas até { $until }; estes são os últimos dados que ele enviou.
odds-busy-until = O serviço de odds não aceita consultas até { $until }; estas odds são de { $at }.
odds-none = Nenhuma casa oferece odds para este jogo agora.
odds-refresh = Atualizar
odds-watch = Seguir
odds-watching = Seguindo: { $rule }

## Finding a match

find-many = Qual jogo?
find-many-first = os { $count } primeiros:
find-more = Mais ›
find-unknown = Não conheço “{ $words }”: nenhum time, jogador ou liga daqui tem esse nome.
find-sports = Esportes disponíveis: { $sports }.
find-match-row = { $title }
  { $start } · { $league }
find-match-row-no-league = { $title }
  { $start }
find-fixture = { $day } · { $title }
find-many-more = Há mais jogos do que cabem aqui. Acrescente o outro time ou um dia.
find-name-one = “{ $words }” pode ser mais de uma coisa. Indique um jogo pelos dois times ou pelo número, por exemplo: { $example }
find-apart = Não encontrei nenhum jogo entre { $first } e { $second }. O próximo de cada um:
find-number = Não há nenhum item { $words } aqui. Escolha um jogo ou escreva #{ $words } para o jogo com esse número:
find-none-near = Não encontrei nenhum jogo com “{ $words }”. Você quis dizer um destes?
ask-match = Qual jogo? Escolha um ou escreva o nome de um time:
ask-match-command = Qual jogo? Escolha um ou escreva { $command } com o nome de um time:
talk-today = Jogos de hoje
talk-watch = Seguir um jogo
talk-odds = Odds de um jogo
talk-hello = Oi! Escreva o nome de um time, por exemplo { $team }, e eu mostro as odds. Também posso avisar quando elas se moverem.
talk-welcome = De nada.
talk-sorry = Desculpe. Escreva o nome de um time ou escolha uma destas opções.
talk-valuebet = Uma aposta de valor paga mais do que a probabilidade vale. Se um time vence metade das vezes, a odd justa é 2,00, e uma odd de 2,10 tem valor. Só compensa na média, e só se a estimativa estiver certa.
talk-fair = Odds justas são as odds das casas sem a margem delas. Mostram a probabilidade real por trás de uma odd.
talk-margin = Some as probabilidades por trás das odds de uma casa e você passa de 100%, por exemplo 105%. Esses 5% a mais são a margem: o que fica com a casa, em média.
talk-surebet = Às vezes as melhores odds de casas diferentes, juntas, devolvem mais do que você aposta, vença quem vencer. Isso é uma surebet. São raras, pequenas e somem rápido.
talk-alerts = Abra um jogo e toque em Seguir. Eu aviso quando as odds se moverem ou quando uma odd chegar ao limite que você escolher: escreva “{ $usage }”.
talk-whowins = Ninguém sabe. As odds mostram o que as casas esperam, e o modelo calcula as próprias probabilidades.
talk-howmuch = Não dou conselhos de aposta. Se você tem a sua estimativa da probabilidade, a calculadora de Kelly mostra uma stake; muita gente usa um quarto dela.
talk-free = É grátis. Não aceito apostas e não ganho nada com elas.
talk-source = As odds vêm de { $source } e são atualizadas a cada poucos minutos; cada mensagem diz de quando são.
talk-source-invented = Estas odds são inventadas, para experimentar.
talk-who = Sou um programa. Comparo as odds das casas e aviso quando elas se movem. Não aceito apostas.
talk-legal = Só comparo odds e não aceito apostas. Apostar pode ser permitido por lei ou não, dependendo de onde você mora.
talk-unclear = Não entendi. Escreva o nome de um time para ver as odds ou escolha:
talk-unknown = Não conheço “{ $words }”: aqui nenhum time ou liga tem esse nome. Esportes disponíveis: { $sports }.
talk-bet = Anotar esta aposta em { $title }: { $bet }?
talk-none-on = Nenhum jogo em { $day }. O próximo:
talk-ignored = Não entendi “{ $words }”.
talk-nobody = Nenhum time ou liga daqui se chama “{ $words }”.
talk-lacking = Aqui não há odds para “{ $words }”. Tenho vencedor, totais, handicaps e ambas marcam, quando o jogo oferece.
talk-picks = Não dou palpites, e nenhuma aposta é certa. Estas são as odds; a mais baixa é a do favorito:
talk-chats = Os alertas chegam no chat em que você os cria. Para que só você receba, fale comigo no privado. Para me usar num grupo, me adicione pelo meu perfil.
talk-nobets = Não aceito apostas. Estas são as odds das casas:
talk-results = Não tenho placares nem resultados, só odds.
talk-combined = Não calculo múltiplas. Estes são os jogos, um por um:
talk-reminder = Posso lembrar você de um jogo que acompanha antes de ele começar. Acompanhe o jogo e escolha a antecedência nas configurações, em “Lembrete”.
talk-left = Certo, deixei pra lá.
talk-differ = Cada casa tem a própria estimativa e a própria margem, e mexe nas odds no seu ritmo. Por isso vale a pena comparar.
talk-absent = Aqui não tem nada de “{ $words }”. Esportes disponíveis: { $sports }.
talk-term-odds = Uma odd decimal diz quanto volta de uma aposta de 1: com 2,45 são 2,45, com o valor apostado. A probabilidade por trás dela é 1 dividido pela odd, aqui uns 41%. 1 é o primeiro time, X o empate, 2 o segundo time.
talk-term-winner = O 1X2 tem três resultados: 1 é vitória do primeiro time, X é empate e 2 é vitória do segundo time.
talk-term-total = O total é o número de gols ou pontos do jogo. Mais de 2,5 ganha com 3 gols ou mais, menos de 2,5 com 2 ou menos. O meio ponto evita que o placar caia bem na linha.
talk-term-btts = Ambas marcam (BTTS): “sim” ganha se cada time fizer pelo menos um gol, “não” se um deles não fizer.
talk-term-handicap = Um handicap dá vantagem a um time ou tira gols dele. Com −1,5 ele precisa ganhar por dois ou mais, com +1,5 pode perder por um.
talk-term-dnb = Empate anula (draw no bet): aposta-se no vencedor e, se empatar, o valor volta.
talk-term-dc = A dupla chance cobre dois dos três resultados: 1X é vitória do mandante ou empate, X2 vitória do visitante ou empate, 12 qualquer um menos o empate.

## /valuebets

command-valuebets = Odds melhores que a odd justa
    .sport = Um esporte, por exemplo futebol
    .edge = Vantagem mínima, por exemplo 5%
    .price = Uma faixa de odds, por exemplo 1,5-3
    .within = Quanto falta no máximo para o início, por exemplo 12h
    .book = Uma casa de apostas
    .example = /valuebets 3% 1,5-3
valuebets-heading = Apostas de valor
valuebets-explained = Odds acima das do modelo. Não é recomendação.
    .without-list = Odds pelo menos 1% acima da odd justa. Não é recomendação.
valuebets-against-others = Odds pelo menos 1% acima da odd justa das outras casas. Não é recomendação.
valuebets-against = Odds pelo menos 1% acima da odd justa de { $book }. Não é recomendação.
valuebets-row = { $selection } { $price } · { $edge }
valuebets-book = { $others ->
    [0] { $book }
   *[other] { $book } e mais { $others }
  }
valuebets-none = Nenhuma aposta de valor agora.
    .without-list = Nenhuma aposta de valor agora. Verifico os jogos que alguém segue ou consultou na última hora.
valuebets-none-filter = { $count ->
    [one] A única aposta de valor do momento não atende ao filtro.
   *[other] Nenhuma das { $count } apostas de valor do momento atende ao filtro.
  }
valuebets-edge = a partir de { $edge }
valuebets-price = odd { $low }–{ $high }
valuebets-within = { $hours ->
    [one] em menos de { $hours } hora
   *[other] em menos de { $hours } horas
  }
valuebets-all = Todas as apostas
valuebets-bad-filter = Não entendi “{ $words }”. Dá para filtrar por vantagem, faixa de odds, horas, esporte e casa, por exemplo: /valuebets 5% 1,5-3 12h
valuebets-model = São números de um modelo, não uma recomendação.
    .without-list = Calculo isso com as odds das casas. Não é recomendação.
valuebets-age = Calculado { $age }.
valuebets-age-old = Números desatualizados (calculados { $age }): as odds podem ter mudado.

## Watches on value bets

valuebets-watch = Quero alertas
bet-watch-done = Seguindo apostas de valor: { $filter }.
bet-watch-changed = Monitoramento de apostas de valor reiniciado: { $filter }.
bet-watch-all = todas
bet-watch-title = Apostas de valor: { $filter }
bet-watch-rule = { $points ->
    [one] Aviso quando aparecer uma, e de novo quando a vantagem crescer { $amount } pp. Quando a aposta sumir, atualizo as mensagens sobre ela.
   *[other] Aviso quando aparecer uma, e de novo quando a vantagem crescer { $amount } pp. Quando a aposta sumir, atualizo as mensagens sobre ela.
  }
bet-watch-now = { $count ->
    [0] Agora nenhuma atende ao filtro.
    [one] Agora uma atende ao filtro; só aviso das novas.
   *[other] Agora { $count } atendem ao filtro; só aviso das novas.
  }
bet-watch-now-unknown = Não consigo ler a lista agora. Vou avisar sobre o que aparecer depois da minha próxima consulta.
bet-watch-rule-words = { $filter } · { $rule }
bet-watch-improving = { $points ->
    [one] a cada melhora de { $amount } pp
   *[other] a cada melhora de { $amount } pp
  }
bet-details-paused = Em pausa: as apostas que aparecerem enquanto isso ficam de fora.
bet-details-resumed = Ativo de novo. Vou avisar sobre o que aparecer depois da minha próxima consulta.
bet-details-changed = Monitoramento alterado. Só vou avisar sobre o que aparecer a partir de agora.
bet-watch-same = Já existe um monitoramento de apostas de valor com este filtro.
bet-watch-limit = Este chat já tem { $count ->
    [one] { $count } monitoramento
   *[other] { $count } monitoramentos
} de apostas de valor e não pode ter mais. Remova um antes.
bet-watch-bad-improvement = Não entendi “{ $typed }”. Diga quantos pp a vantagem deve crescer, por exemplo: /watch apostas de valor 3% melhora de 1
unwatch-bets-done = Você não segue mais apostas de valor: { $filter }.
bet-alert-appeared = { $count ->
    [1] Nova aposta de valor: { $edge }
   *[other] { $count } novas apostas de valor
  }
bet-alert-improved = { $count ->
    [1] A vantagem subiu: { $before } → { $edge }
   *[other] { $count } apostas de valor com mais vantagem
  }
bet-alert-both = Apostas de valor novas e melhores: { $count }
bet-alert-gone = { $count ->
    [one] Uma aposta de valor sumiu
   *[other] { $count } apostas de valor sumiram
  }
bet-alert-gone-too = { $count ->
    [one] Sumiu · { $count }
   *[other] Sumiram · { $count }
  }
bet-alert-gone-row = { $selection } { $price }{ $known ->
    [yes] {""}, agora { $now }
   *[no] {""}
  }
bet-alert-missed = { $count ->
    [one] mais { $count } apareceu e sumiu
   *[other] mais { $count } apareceram e sumiram
  }
bet-alert-row = { $selection } { $price } · { $news ->
    [improved] { $before } → { $edge }
   *[appeared] { $edge }
  }
bet-alert-at = { $selection } { $price } · { $books }
bet-alert-books = { $book }{ $others ->
    [0] {""}
    [one] {" "}+ { $others } outra
   *[other] {" "}+ { $others } outras
  }
bet-alert-offer = { $selection } a { $price } ({ $book })
bet-alert-offer-no-book = { $selection } a { $price }
bet-alert-watch = Este monitoramento
alert-bets = Ver todas
bet-gone-left = { $offer }: sumiu ({ $time })
bet-gone-left-now = { $offer }: sumiu com a odd em { $now } ({ $time })
bet-gone-below = { $offer }: pouca vantagem ({ $time })
bet-gone-below-now = { $offer }: pouca vantagem com a odd em { $now } ({ $time })
bet-gone-began = { $offer }: o jogo começou

## /match, /best, /history

command-match = Um jogo: liga, horário, mercados
    .match = Um time, dois times ou #número
    .example = /match { $match }
match-sport = Esporte
match-league = Liga
match-start = Início
match-status = Situação
match-markets = Mercados
match-no-markets = sem odds agora
match-books = Casas
match-number = Número
match-details = Jogo
match-best = Melhor odd
best-title = { $kind ->
    [side] { $selection } vence: { $price }
   *[other] { $selection }: { $price }
  }
best-at = em { $books }
best-at-more = em { $books } e mais { $others }
match-history = Histórico
match-prediction = Previsão

command-best = As melhores odds para uma seleção
    .match = Um time, dois times ou #número
    .selection = 1, X, 2, um time ou “mais de 2,5”
    .example = /best { $match } 1
best-price = Odd
best-edge = Vant.
best-fair = Vantagem: sobre a odd justa de { $fair }
best-fair-updated = Vantagem: sobre a odd justa de { $fair } · atualizado { $age }
best-which = Qual seleção?
best-missing = Nenhuma casa oferece { $selection } agora. Estas são oferecidas:
best-unknown = Não conheço a seleção “{ $selection }”. Escreva 1, X, 2, um time ou “mais de 2,5”, ou escolha:
best-paid-back = { $stake } na melhor odd devolvem { $returned }, um lucro de { $profit }. A aposta se faz na casa, não aqui.
best-others = Outras seleções

command-history = Como as odds de um jogo se moveram
    .match = Um time, dois times ou #número
    .book = Uma casa; sem ela, a odd justa
    .selection = 1, X, 2, um time ou “mais de 2,5”
    .example = /history { $match }
history-none = Ainda não sei como estas odds se moveram.
history-none-book = Não sei como as odds da { $book } se moveram.
history-of = { $market } · { $whose }
history-consensus = média das casas, sem margem
history-open = Abertura
history-now = Agora
history-points = pp
history-chance = Prob.
history-net = Mudança
history-range = Faixa
history-reading = { $price } · probabilidade { $chance } · { $time }
history-net-none = nenhuma
history-net-shortened = ▼ caiu: { $price } na odd, { $points } pp de probabilidade
history-net-drifted = ▲ subiu: { $price } na odd, { $points } pp de probabilidade
history-since = Desde { $since }. ▼ caiu, ▲ subiu. As barras são a probabilidade: quanto mais alta, menor a odd.
history-says = a probabilidade passou de { $from } para { $to }, mínima { $low }, máxima { $high }
history-unknown = Não conheço aqui nenhuma casa nem seleção “{ $words }”. Por exemplo: 1, X, 2 ou o nome de uma casa.
history-all = Todas as seleções
history-consensus-button = Todas as casas

## /predictions, /movers

command-predictions = As probabilidades do modelo e as das casas
    .match = Um time, dois times ou #número; sem nada, as maiores diferenças
    .example = /predictions { $match }
predictions-heading = Modelo e casas de apostas
predictions-order = Primeiro as maiores diferenças. É um modelo, não uma recomendação.
predictions-row = { $selection } { $model }, casas { $books } · { $gap }
predictions-points = { $points } pp
predictions-row-no-market = { $selection } { $model }
predictions-model = Modelo
predictions-market = Casas
predictions-gap = Dif.
predictions-explained = Casas: a média delas, sem margem. A diferença é em pp de probabilidade.
predictions-some-without = Onde não aparecem as casas, ninguém consultou as odds ainda. Toque no jogo para comparar.
predictions-others = De outros jogos não há odds recentes para comparar. Consulte um: /predictions e um time.
predictions-no-market = Não há odds para comparar agora.
predictions-note = É um modelo, não um palpite.
predictions-none = Não há previsões agora.
predictions-none-match = Não há previsão para este jogo.
predictions-all = Todas as previsões
predictions-watch = Avisar com { $points } de diferença

command-movers = O que mais se moveu nas últimas horas
    .window = 1h, 6h ou 24h
    .sport = Um esporte ou uma liga
    .league = Uma liga
    .books = Quantas casas no mesmo sentido, por exemplo casas>=5
    .example = /movers 24h casas>=5
movers-heading = { $hours ->
    [one] Maiores movimentos · última hora
   *[other] Maiores movimentos · últimas { $hours } horas
  }
movers-row = { $arrow } { $selection } { $from } → { $to }
movers-agree = { $same } de { $books } casas
movers-explained = Odds justas de jogos que alguém aqui seguiu ou consultou.
movers-since = Registrado desde { $since } ou antes.
movers-none = Nenhuma odd dos jogos registrados aqui se moveu nesse período.
movers-nothing-recorded = Nada registrado ainda. As odds são guardadas a partir do momento em que alguém consulta ou segue um jogo.
movers-none-fitting = Nenhum jogo daqui se moveu assim no período.
movers-books = { $books } casas ou mais no mesmo sentido
movers-all = Todos os movimentos
movers-bad-books = Não entendi “{ $books }”. Escreva quantas casas, por exemplo: /movers casas>=5
movers-window = { $hours } h
movers-bad-window = Não entendi o período “{ $window }”. Escreva em horas, até 168, por exemplo: /movers tênis 24h

## /watch, /unwatch, /watches

command-watch = Avisar sobre movimentos de odds ou apostas de valor
    .without-bets = Avisar sobre movimentos de odds
    .match = Um jogo (time, dois times ou #número), ou um time, liga, esporte ou lutador
    .match-without-fighters = Um jogo (time, dois times ou #número), ou um time, liga ou esporte
    .rule = O que avisar: 3pp, 5% ou 0,10; mandante, cai, melhor, casas>=3, a partir de 2,10, modelo>=6pp
    .rule-without-model = O que avisar: 3pp, 5% ou 0,10; mandante, cai, melhor, casas>=3, a partir de 2,10
    .example = /watch { $match } 3pp
command-unwatch = Parar de seguir uma coisa, ou tudo
    .match = Um jogo (time, dois times ou #número), ou um time, liga, esporte ou lutador
    .match-without-fighters = Um jogo (time, dois times ou #número), ou um time, liga ou esporte
    .example = /unwatch { $match }
command-watches = O que este chat segue e em quanto está cada odd
    .example = /watches
command-preview = O que uma regra teria enviado nos últimos dias
    .match = Um time, dois times, #número, ou o número de um monitoramento, como 2
    .rule = A regra, como em /watch; sem ela, a do monitoramento que já existe
    .example = /preview { $match } 3pp
command-edit = Mudar um monitoramento pelo número ou nome
    .watch = O número que /watches mostra, ou o jogo
    .rule = O que muda, como em /watch: 5pp, cai, casas>=3; ou silêncio 22-8, silêncio desligado
    .example = /edit 12 5pp
command-pause = Pausar um monitoramento
    .watch = O número que /watches mostra
    .until = Por exemplo 3h, 18:00, seg 9:00, manhã; com “manter” no fim, o que mudar na pausa conta
    .example = /pause 12 3h
command-resume = Retomar um monitoramento em pausa
    .watch = O número que /watches mostra
    .example = /resume 12
command-undo = Trazer de volta o que acabou de ser removido
command-export = Monitoramentos e configurações em um arquivo
command-import = Carregar um arquivo exportado
    .file = O arquivo JSON feito pelo /export
    .text = Ou o texto desse arquivo
    .example = /import

rule-points = { $points ->
    [one] { $amount } pp
   *[other] { $amount } pp
  }
rule-percent = { $amount } da odd
rule-price = { $amount } na odd
rule-short-points = { $amount } pp
rule-home = Mandante
rule-away = Visitante
rule-draw = Empate
rule-shortens = só quedas
rule-drifts = só altas
rule-consensus = odd justa
rule-best = melhor odd
rule-book = odd da { $book }
rule-own = melhor odd das suas casas
rule-agreeing = { $books ->
    [one] { $books } casa ou mais
   *[other] { $books } casas ou mais
  }
rule-offering = em { $books ->
    [one] { $books } { $whose ->
        [own] das suas casas
       *[best] casa
    }
   *[other] { $books } { $whose ->
        [own] das suas casas
       *[best] casas
    }
  }
rule-from = desde a sua odd { $price }
rule-since-hours = em { $hours } h
rule-since-open = desde as primeiras odds
rule-prices = odd { $least }–{ $most }
rule-within = { $hours } h antes do início
rule-live = durante o jogo
rule-prematch = antes do início
rule-fast = na hora
rule-at-least = { $price } ou mais
rule-at-most = { $price } ou menos
rule-again = toda vez
rule-posted = primeiras odds
rule-gap = modelo { $points } acima das casas

watch-done = Seguindo. { $rule }
watch-changed = Nova regra. { $rule }
watch-beside = Você já segue { $title }: { $rules }. Adiciono a regra nova ou substituo a antiga? { $rule }
watch-beside-typed = Ou repita o comando com “adicionar” ou “substituir” no fim.
watch-beside-add = Adicionar
watch-beside-replace = Substituir
watch-beside-replace-one = Substituir { $number } · { $rule }
watch-title-with-rule = { $title } · { $rule }
watch-rule = Aviso quando { $measure ->
    [best] a melhor odd
    [book] a odd da { $book }
    [own] a melhor odd das suas casas
   *[consensus] a odd
  } { $direction ->
    [shortens] cair
    [drifts] subir
   *[both] variar
  } { $rule }.
watch-target = Aviso quando { $measure ->
    [book] a odd da { $book }
    [own] a melhor odd das suas casas
    [consensus] a odd justa
   *[best] a melhor odd
  } para { $selection } { $side ->
    [at_most] cair para { $price } ou menos
   *[at_least] subir para { $price } ou mais
  }.
watch-target-books = Aviso quando { $books ->
    [one] { $books } { $measure ->
        [own] das suas casas oferecer
       *[best] casa oferecer
    }
   *[other] { $books } { $measure ->
        [own] das suas casas oferecerem
       *[best] casas oferecerem
    }
  } { $price } ou { $side ->
    [at_most] menos
   *[at_least] mais
  } para { $selection }.
watch-posted = Aviso quando { $measure ->
    [book] a { $book } publicar as primeiras odds
   *[any] saírem as primeiras odds
  }.
watch-gap = Aviso quando a probabilidade do modelo para { $of ->
    [outcome] { $selection }
   *[any] um resultado
  } passar a das casas em { $rule } ou mais, e quando essa diferença acabar.
watch-gap-closes = A diferença acaba quando cai a { $points } ou menos
watch-gap-now = Agora { $selection } { $gap }: modelo { $model }, casas { $market }.
watch-gap-open = Agora { $selection } { $gap }: modelo { $model }, casas { $market }. Essa diferença já existe, então aviso quando acabar.
watch-gap-unknown = Ainda não tenho as probabilidades do modelo para este jogo.
watch-only = Só { $part }
watch-agreeing = Só quando { $books ->
    [one] { $books } casa mudar a odd nesse sentido
   *[other] pelo menos { $books } casas mudarem a odd nesse sentido
  }
watch-from = Conta a partir da sua odd de { $price } e, depois de um alerta, da odd desse alerta
watch-from-passed = A odd agora é { $now }, já a essa distância da sua { $own }. O próximo alerta conta a partir da odd atual.
watch-since = Calculado sobre { $hours ->
    [one] a última hora
   *[other] as últimas { $hours } horas
  }
watch-since-open = Conta a partir das primeiras odds e, depois de um alerta, das odds desse alerta
watch-prices = Só enquanto a odd estiver entre { $least } e { $most }
watch-within = Só { $hours ->
    [one] na última hora
   *[other] nas últimas { $hours } horas
  } antes do início
watch-live = Só durante o jogo
watch-prematch = Só antes do início
watch-fast = Na hora, mesmo que só uma casa tenha mudado a odd
watch-once = Uma vez
watch-again = Toda vez, depois que a odd voltar 2%
watch-example = Por exemplo: { $selection } { $from } → { $to }
watch-one-side-which = Alertas de uma seleção só. De qual?
watch-one-side = Só uma seleção
watch-bigger = Menos alertas
watch-smaller = Mais alertas
watch-target-now = A odd agora é { $price }.
watch-target-now-books = { $books ->
    [one] Em { $books } casa a odd agora é { $price }.
   *[other] Em { $books } casas a odd agora é { $price }.
  }
watch-target-passed = { $books ->
    [0] A odd agora é { $price }
    [one] Em { $books } casa a odd agora é { $price }
   *[other] Em { $books } casas a odd agora é { $price }
  }: já passou do limite. Aviso quando ela voltar 2% e passar do limite de novo.
watch-first-board = Ainda não há odds; as primeiras serão o ponto de partida.
checks-always = Verifico a cada minuto.
checks-often = Verifico mais ou menos a cada { $aboutMinutes ->
    [1] minuto
   *[other] { $about }
  }, pelo menos a cada { $latest }; na última hora, a cada { $lastMinutes ->
    [1] minuto
   *[other] { $last }
  }.
checks-last-hour = Verifico mais ou menos a cada { $aboutMinutes ->
    [1] minuto
   *[other] { $about }
  }, pelo menos a cada { $latest }.
checks-later = Ainda não verifico com frequência fixa. A partir de { $from } antes do início: pelo menos a cada { $latest }; na última hora, a cada { $lastMinutes ->
    [1] minuto
   *[other] { $last }
  }.
checks-few = Verifico cerca de { $count ->
    [1] uma vez
   *[other] { $count } vezes
  } antes do início, e mais quando as odds se aproximam da sua regra.
checks-none = Não posso prometer de quanto em quanto tempo verifico: há ligas demais para o limite do serviço de odds. 500 créditos por mês dão para umas dez ligas.
checks-row-always = verifico a cada minuto
checks-row-often = verifico mais ou menos a cada { $aboutMinutes ->
    [1] minuto
   *[other] { $about }
  }
checks-row-later = frequência fixa a partir de { $from } antes do início
checks-row-few = { $count ->
    [1] mais uma verificação
   *[other] mais umas { $count } verificações
  }
checks-row-none = verifico sem frequência fixa
watch-finished = { $title } já acabou, então as odds não se movem mais.
watch-limit = Este chat já segue { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
} e não pode seguir mais. Remova um antes.
watch-unknown-word =
    { $what ->
        [match] Encontrei o jogo, mas não entendi “{ $word }”. Escreva 5%, 0,10 ou 3pp.
        [watch] Encontrei o monitoramento, mas não entendi “{ $word }”. Escreva 5%, 0,10 ou 3pp.
       *[many] Encontrei o nome, mas não entendi “{ $word }”. Escreva 5%, 0,10 ou 3pp.
    }
name-unknown-more = Encontrei o nome, mas não entendi “{ $word }”, então nada mudou.
watch-bad-word = Não entendi “{ $word }” aqui.
  Quanto: 3pp, 5%, 0,10, tranquilo, normal ou sensível.
  O quê: cai, sobe, mandante, empate, mais de 2,5.
  Odd: melhor, minhascasas, casa:nome, casas>=3, a partir de 2,10, 1,5-3.
  Quando: 3h, desde a abertura, dentro de 24h, ao vivo, pré-jogo, rápido.
  Limite de odd: mandante >= 2,10, casas>=3, de novo. Quando saírem as odds: publicadas.
  O modelo contra as casas: modelo>=6pp, mandante.
  Por exemplo: { $example }
    .without-model = Não entendi “{ $word }” aqui.
      Quanto: 3pp, 5%, 0,10, tranquilo, normal ou sensível.
      O quê: cai, sobe, mandante, empate, mais de 2,5.
      Odd: melhor, minhascasas, casa:nome, casas>=3, a partir de 2,10, 1,5-3.
      Quando: 3h, desde a abertura, dentro de 24h, ao vivo, pré-jogo, rápido.
      Limite de odd: mandante >= 2,10, casas>=3, de novo. Quando saírem as odds: publicadas.
      Por exemplo: { $example }
watch-needs-selection = Para comparar odds preciso saber a seleção: mandante, empate, visitante, mais de 2,5. Por exemplo: { $example }
watch-unknown-book = Não conheço nenhuma casa “{ $book }”. /bookmakers mostra todas. Por exemplo: { $example }
    .without-books = Não conheço nenhuma casa “{ $book }”. Por exemplo: { $example }
watch-no-own-books = Você ainda não disse em quais casas tem conta. Escolha primeiro: /settings casas
watch-too-few-own = Você escolheu só { $count ->
    [one] { $count } casa
   *[other] { $count } casas
  }, e a regra pede { $books }. Escolha mais: /settings casas
watch-posted-already = As odds de { $title } já estão aqui. Siga como elas se movem, por exemplo: { $example }
# As in English.
watch-cannot-post = Não posso escrever aqui por conta própria, então nenhum alerta chegaria. Um administrador precisa permitir que eu envie mensagens neste canal.
watch-stop = Não seguir
price-alert = Alerta de odd
price-alert-from = ≥ { $price }
price-alert-title = { $selection }: agora { $price }
price-alert-ask = Em qual odd devo avisar você? Escreva, por exemplo: { $price }
price-alert-ask-command = Em qual odd devo avisar você? Escolha uma ou escreva a sua, por exemplo: { $example }
price-alert-which = Alerta de odd para quê?
# As in English.
watch-odds = Odds

target-many = Qual deles você quer?
target-none-near = Não encontrei nada com “{ $words }”. Você quis dizer um destes?
target-none = Não encontrei nada com “{ $words }”.
target-all = Tudo de { $name }

wide-done = Seguindo todos os jogos. { $rule }
wide-changed = Nova regra para todos os jogos. { $rule }
wide-covered = { $all ->
    [one] Agora inclui { $count } de { $all } jogo.
   *[other] Agora inclui { $count } de { $all } jogos.
  }
wide-covered-until = { $all ->
    [one] Agora inclui { $count } de { $all } jogo, até { $until }.
   *[other] Agora inclui { $count } de { $all } jogos, até { $until }.
  }
wide-covered-none = Ainda não há na lista nenhum jogo dos próximos sete dias.
wide-explained = Inclui os primeiros jogos dos próximos sete dias, e os novos entram sozinhos. Para deixar um de fora, pare de seguir esse jogo.
wide-details-heading = Todos os jogos: { $name }
wide-details-paused = Em pausa. O que se mover enquanto isso fica de fora.
wide-details-resumed = Ativo de novo, a partir das odds atuais.
wide-details-changed = A regra mudou para todos os jogos.
watch-limit-wide = Este chat já tem { $count ->
    [one] { $count } monitoramento
   *[other] { $count } monitoramentos
} de times, ligas, esportes e lutadores, e não pode ter mais. Remova um antes.

unwatch-done = Você não segue mais { $title }.
unwatch-not-watched = Você não segue { $title } aqui.
unwatch-which = O que devo parar de seguir?
unwatch-wide-done = Monitoramento de todos os jogos removido: { $name }.
unwatch-wide-none = Não há esse monitoramento aqui. Veja /watches.
unwatch-own-done = Regra removida de { $title }: { $rule }.
unwatch-excluded = { $title } fica fora de { $names }. { $count ->
    [one] Os
   *[other] Os
  } outros jogos continuam sendo seguidos.
unwatch-still-wide = { $name } ainda inclui esse jogo: { $rule }.
unwatch-still-own = Ainda seguindo: { $rules }.
unwatch-later-wide = { $name } pode incluir esse jogo mais tarde: { $rule }.
unwatch-still-bets = Continuo avisando sobre as apostas de valor desse jogo: { $filters }.
unwatch-leave-out = Deixar de fora
unwatch-mute = Silenciar o jogo
unwatch-undo = Seguir de novo
unwatch-undone = { $title } volta a ser seguido com os outros, em alguns minutos.

watches-heading = Seguindo
watches-now = { $selection } { $price }
watches-price = { $rule } · agora { $price }
watches-gap = { $rule } · agora { $selection } { $gap }
watches-open = { $number } · { $title }
watches-none = Você ainda não segue nada aqui. Escolha um jogo e toque em Seguir:
watches-remove = Remover { $title }

preview-one-match = Posso simular um jogo ou as apostas de valor, mas não todos os jogos de uma vez. Indique um jogo, por exemplo: { $example }
    .without-bets = Posso simular um jogo, mas não todos os jogos de uma vez. Indique um jogo, por exemplo: { $example }
preview-button = Simular
preview-rule = Regra: { $rule }
preview-count = { $alerts ->
    [0] Nos últimos { $days } dias não teria havido alertas.
    [one] Nos últimos { $days } dias teria havido { $alerts } alerta.
   *[other] Nos últimos { $days } dias teria havido { $alerts } alertas.
  }
preview-count-since = { $alerts ->
    [0] Desde { $since } não teria havido alertas; não tenho odds anteriores.
    [one] Desde { $since } teria havido { $alerts } alerta; não tenho odds anteriores.
   *[other] Desde { $since } teria havido { $alerts } alertas; não tenho odds anteriores.
  }
preview-quiet = { $quiet ->
    [0] Nenhum alerta cai no horário de silêncio.
    [one] { $quiet } alerta cai no horário de silêncio.
   *[other] { $quiet } alertas caem no horário de silêncio.
  }
preview-other = Com { $threshold }: { $alerts }
preview-watch = Seguir: { $threshold }
preview-explained = Calculado com as odds do passado, com uma verificação a cada 15 minutos.
preview-none = Ainda não há odds passadas deste jogo.
preview-gaps-none = Só guardo as probabilidades do modelo para jogos que alguém segue; ainda não há o que contar.
preview-gaps-count = Desde { $since } a diferença surgiu { $opened }× e acabou { $closed }×. Não tenho as probabilidades do modelo de antes.
preview-gaps-other = Com { $threshold }: surgiu { $opened }×, acabou { $closed }×
preview-gaps-explained = Calculado com as odds do passado e as probabilidades do modelo na época, com uma verificação por hora ou mais. A diferença que já existia no início também conta.

preview-bets-none = O serviço de odds não guarda apostas de valor passadas, então não dá para saber quantos alertas eu teria enviado.
    .without-list = Não guardo apostas de valor passadas, então não dá para saber quantos alertas eu teria enviado.
preview-bets-now = { $count ->
    [0] Agora nenhuma atende ao filtro.
    [one] Agora uma atende ao filtro.
   *[other] Agora { $count } atendem ao filtro.
  }
preview-bets-unknown = Não consigo ler a lista agora.
preview-bets-told = Alertas deste monitoramento desde { $since }: { $appeared } de novas apostas de valor e { $improved } de melhoras.
preview-bets-edge = dessas, com vantagem de { $edge } ou mais: { $count }

watch-details-number = Número
watch-details-start = Início
watch-details-state = Estado
watch-details-paused = Em pausa: os movimentos a partir de agora ficam de fora.
watch-details-paused-kept = Em pausa: o que se mover enquanto isso conta na volta.
watch-details-resumed-kept = Ativo de novo, de onde parou.
watch-details-resumed = Ativo de novo, a partir das odds atuais.
watch-details-changed = Regra alterada; as odds atuais são o novo ponto de partida.
watch-quiet-heading = Horário de silêncio: { $title }
watch-quiet-what = Horário de silêncio só deste monitoramento, pela hora do chat. Outro horário? Por exemplo: { $example }
watch-quiet-typed = silêncio 22-8
watch-quiet-as-chat = como no chat
watch-quiet-as-chat-now = como no chat ({ $value })
watch-back = Voltar ao monitoramento
watch-active = ativo
watch-muted = silenciado
watch-muted-until = silenciado até { $until }
watch-paused = em pausa
watch-paused-until = em pausa até { $until }
watch-pause = Pausar
watch-pause-hour = Pausar 1 h
watch-pause-morning = Pausar até de manhã
watch-resume = Retomar
watch-edit-both = Os dois sentidos
watch-edit-shortens = Só quedas
watch-edit-drifts = Só altas
watch-more = Mais
watch-details-back = ‹ Voltar
watch-which = Encontrei vários monitoramentos. Qual devo mudar?
watch-number-unknown = Não há nenhum monitoramento { $number } aqui. Os números estão na lista.
ask-watch = Qual monitoramento?
pause-bad-time = Não entendi o horário “{ $time }”. Escreva por exemplo 3h, 2 dias, 18:00, seg 9:00 ou manhã, assim: { $example }
pause-keep-match = Só o monitoramento de um jogo pode manter o ponto de partida. Pause este sem “manter”.
resume-no-odds = O serviço de odds não responde, então o monitoramento segue em pausa. Tente de novo em alguns minutos.

undo-button = Desfazer
undo-done = { $count ->
    [one] { $count } monitoramento voltou e continua de onde parou.
   *[other] { $count } monitoramentos voltaram e continuam de onde pararam.
  }
undo-changed = { $count ->
    [one] { $count } monitoramento voltou à variação mínima anterior.
   *[other] { $count } monitoramentos voltaram à variação mínima anterior.
  }
undo-too-late = Não há nada para trazer de volta. Dá para desfazer até dez minutos depois de remover.
undo-import = Importação desfeita: monitoramentos e configurações estão como antes.

## /export and /import

export-done = { $count ->
    [one] { $count } monitoramento
   *[other] { $count } monitoramentos
  } e as configurações deste chat. O arquivo não contém identificadores. Carregue-o aqui ou em outro chat com /import.
export-done-group = { $count ->
    [one] { $count } monitoramento
   *[other] { $count } monitoramentos
  } e as configurações deste grupo. O arquivo não contém identificadores. Carregue-o aqui ou em outro chat com /import.
import-button = Importar
export-button = Exportar
import-how = { $platform ->
    [telegram] Envie o arquivo do /export com /import na legenda, ou responda ao arquivo com /import.
    [discord] Anexe o arquivo do /export ao /import: escolha a opção “arquivo”.
   *[playground] Abra o arquivo do /export, copie o conteúdo e cole depois de /import.
  }{ $platform ->
    [playground] {""}
   *[other] {" "}Você também pode colar o conteúdo depois do comando.
  }
import-refused = { $why ->
    [too_large] O arquivo tem mais de 256 KB, então não é do /export.
    [no_text] Não é um arquivo de texto.
    [failed] Não consegui obter o arquivo. Envie mais uma vez, por favor.
    [empty] O arquivo está vazio.
    [not_json] Isto não é JSON ou está incompleto. /import precisa do arquivo JSON do /export; o CSV é para planilhas.
    [too_deep] O arquivo tem níveis demais, então não é do /export.
    [strange_names] O arquivo tem nomes que o /export nunca usa, como “constructor”.
    [other_chat] O arquivo cita um chat ou uma pessoa. Os arquivos do /export nunca fazem isso: o que é importado só muda este chat.
    [version] O arquivo é de outra versão do Linewatch, e não consigo ler.
    [unknown_field] O arquivo tem partes que não conheço.
    [too_many] O arquivo tem mais de 500 monitoramentos.
   *[not_ours] Isto é JSON, mas não do /export.
  } Nada mudou.
import-heading = Importar
import-new = { $count ->
    [one] Novo: { $count } monitoramento
   *[other] Novos: { $count } monitoramentos
  }
import-changed = { $count ->
    [one] Muda de regra: { $count } monitoramento
   *[other] Mudam de regra: { $count } monitoramentos
  }
import-left = { $count ->
    [one] Fica de fora: { $count }
   *[other] Ficam de fora: { $count }
  }
list-more = e mais { $count }
fold-all = Ver tudo ({ $count })
import-left-row = { $why ->
    [setting] Configuração “{ $name }”: não existe aqui
    [settings_rights] Configurações: só quem administra o grupo pode mudar
    [rule] { $name }: não entendi a regra
    [not_offered] { $name }: o serviço de odds daqui não oferece isso
    [unknown_match] { $name }: não há esse jogo na lista
    [unknown_name] { $name }: não conheço esse nome aqui
    [over] { $name }: o jogo acabou
    [limit] { $name }: não cabem mais monitoramentos
    [others] { $name }: outra pessoa segue com outra regra
   *[unreadable] { $name }: não consigo ler
  }
import-settings = Configurações que mudam: { $names }.
import-same = { $count ->
    [one] { $count } monitoramento do arquivo já está aqui.
   *[other] { $count } monitoramentos do arquivo já estão aqui.
  }
import-stays = { $count ->
    [one] Mais { $count } monitoramento fica como está.
   *[other] Mais { $count } monitoramentos ficam como estão.
  }
import-nothing = O arquivo não traz nada de novo para cá.
import-yes = { $count ->
    [0] Importar configurações
    [one] Importar { $count } monitoramento
   *[other] Importar { $count } monitoramentos
  }
import-no = Cancelar
import-done-new = { $count ->
    [one] { $count } monitoramento importado.
   *[other] { $count } monitoramentos importados.
  }
import-done-changed = { $count ->
    [one] { $count } monitoramento tem outra regra.
   *[other] { $count } monitoramentos têm outra regra.
  }
import-done-settings = Mudou: { $names }.
import-cancelled = Nada foi importado.
import-too-late = Esta importação já foi feita ou cancelada, ou tem mais de uma hora. Envie o arquivo de novo, por favor.

clear-button = Remover todos
clear-heading = Remover todos os monitoramentos
clear-backup = Para trazer tudo de volta quando quiser, envie:
clear-ask = { $count ->
    [one] Remover { $count } monitoramento?
   *[other] Remover os { $count } monitoramentos?
  }
clear-yes = Sim, remover todos
clear-no = Não, manter
clear-done = { $count ->
    [one] { $count } monitoramento removido.
   *[other] { $count } monitoramentos removidos.
  }
clear-nothing = Não há monitoramentos aqui, então não há o que remover.
clear-cards = { $count ->
    [one] { $count } painel ao vivo continua até você parar.
   *[other] { $count } painéis ao vivo continuam até você parar.
  }

## Sharing a watch

share-button = Compartilhar
share-how-link = Quem abrir este link vê o monitoramento e o adiciona com um toque. O link não diz nada sobre você.
share-how-typed = Quem me enviar esta linha vê o monitoramento e o adiciona com um toque. Ela não diz nada sobre você.
share-until = Vale até { $until } (compartilhar de novo aumenta o prazo).
share-send = Enviar para alguém
share-group = Adicionar a um grupo
share-offer = Alguém compartilhou este monitoramento. Se você adicionar, os alertas chegam neste chat.
share-replaces = Entra no lugar da sua regra: { $rule }
share-add = Adicionar
share-copy = Copiar para mim
share-added = Adicionado: { $title }
share-added-own = Os alertas chegam às suas mensagens diretas comigo.
share-own-closed = Não consegui escrever para você no privado, então nada foi adicionado. Permita mensagens diretas e toque de novo.
share-there = Este chat já tem exatamente este monitoramento.
share-cut = Este link está cortado ou algo nele foi alterado. Abra o link inteiro, por favor.
share-gone = Este link não vale mais. Peça um novo.

## What is typed behind the bot's name in another chat

help-inline = Em qualquer outro chat digite { $name } e um time ou jogador: dá para enviar as odds ali.
inline-open = Abrir o bot
inline-none = Nenhum jogo com esse nome: abrir o bot
inline-note = { $start } · { $prices }
inline-no-odds = As odds deste jogo estão no bot.
inline-watch = Odds e alertas

## Alerts

event-started = Começou. Linha de fechamento, odds justas:
event-started-none = Começou. Nenhuma casa tinha odds.
event-soon = Início: { $start }. Odds justas agora:
event-soon-none = Início: { $start }. Nenhuma casa tem odds.
event-watch-live = Seguir ao vivo
event-line-moved = { $selection } { $from } → { $to }
event-line-still = { $selection } { $to }
event-line-since = desde { $since }
event-watch-ended = este monitoramento terminou
event-line-age = atualizadas { $age }
event-silent = { $title }: sem odds novas desde { $since }; os alertas estão em espera
event-moved = { $title } mudou para { $start }; era { $before }
event-postponed = { $title } foi adiado, ainda sem nova data; o monitoramento continua
event-back-on = { $title } está confirmado de novo: { $start }
event-called-off = { $title } foi cancelado; o monitoramento terminou
event-missing = { $title } saiu da lista; o monitoramento terminou
event-other-teams = O serviço de odds agora mostra este jogo como { $title }. Os monitoramentos recomeçam com as próximas odds
event-checked-less = { $because ->
    [watches] Há mais monitoramentos, então verifico seus jogos com menos frequência do que prometi.
    [people] Mais odds estão sendo consultadas, então verifico seus jogos com menos frequência do que prometi.
    [others] Outro programa também usa a chave do serviço de odds, então verifico seus jogos com menos frequência do que prometi.
    [spent] O limite do serviço de odds está esgotado até { $until }. Antes disso não consigo verificar seus jogos.
    [empty] O limite do serviço de odds está esgotado. Não consigo verificar seus jogos até ele ser renovado.
   *[end] Resta pouco do limite do serviço de odds, então verifico seus jogos com menos frequência do que prometi.
  }
event-credits = { $rest ->
    [out] O limite do serviço de odds está esgotado até { $end }.
   *[other] Já foram usados { $used } do limite do serviço de odds.
  }
event-credits-rest = { $rest ->
    [dry] Neste ritmo ele dura até { $dry } em vez de { $end }.
   *[lasts] Neste ritmo ele dura até a renovação: { $end }.
  }
event-credits-advice = { $because ->
    [others] Algo mais usa a chave. Uma chave só minha duraria mais.
   *[watches] Com menos monitoramentos ou um plano maior, o limite basta.
  }
event-topic-gone = O tópico dos alertas não existe mais. A partir de agora eles chegam aqui; /watches mostra todos.
event-chat-barred = Não consigo escrever em { $named ->
    [true] { $chat }
   *[other] um chat onde você criou alertas
  } agora: { $lack ->
    [view] não consigo ver o chat
    [locked] o tópico está bloqueado ou arquivado
    [closed] o tópico está fechado
    [kind] lá só dá para abrir tópicos, não enviar mensagens
   *[write] não tenho permissão para enviar mensagens lá
  }. Os monitoramentos continuam e os alertas estão em espera: tento de novo a cada novo alerta e a cada hora.
event-chat-gone = Não consigo mais escrever em { $named ->
    [true] { $chat }
   *[other] um chat onde você criou alertas
  }: { $loss ->
    [removed] fui removido de lá
   *[unknown] não encontro mais o chat
  }. { $watches ->
    [one] O monitoramento de lá fica guardado até { $until } e continua sozinho quando eu voltar lá.
   *[other] Os { $watches } monitoramentos de lá ficam guardados até { $until } e continuam sozinhos quando eu voltar lá.
  }
event-chat-deleted = { $named ->
    [true] { $chat }
   *[other] Um chat onde você criou alertas
  } foi excluído. { $watches ->
    [one] O monitoramento de lá não envia mais nada e em { $until } será apagado.
   *[other] Os { $watches } monitoramentos de lá não enviam mais nada e em { $until } serão apagados.
  }

alert-heading-many = { $count ->
    [one] Movimento em { $count } jogo
   *[other] Movimento em { $count } jogos
  }
alert-heading-digest = { $count ->
    [one] Resumo diário: movimento em { $count } jogo
   *[other] Resumo diário: movimento em { $count } jogos
  }
alert-selection = { $market }: { $selection }
alert-subject = { $title }: { $selection }
alert-way = { $subject } { $from } → { $to }
alert-where = { $of ->
    [own] Sua melhor odd: { $books }
    [yours] { $books }, desde a sua odd
    [book] Na { $books }
    [fair] Odd justa
    [fair-best] Odd justa, melhor { $best } na { $books }
   *[best] Melhor odd: { $books }
  }
alert-one-book = só { $book }
alert-margin-only = só a margem se moveu
alert-books = { $all ->
    [yes] { $books ->
        [2] as duas casas
       *[other] as { $books } casas
      }
   *[no] { $same } de { $books } casas
  }
alert-peak = passou por { $value }
alert-more = { $count ->
    [one] mais { $count } movimento
   *[other] mais { $count } movimentos
  }
alert-limit = 🎯 { $subject } { $price }{ $of ->
    [fair] {" "}justa
    [unnamed] {""}
   *[book] {" "}na { $book }
  }
alert-limit-yours = Seu limite: { $limit } ou { $side ->
    [at_least] mais
   *[at_most] menos
  }
alert-limit-fair = odd justa { $fair }
alert-limit-done = { $count ->
    [1] Este alerta de odd terminou.
   *[other] Estes alertas de odd terminaram.
  }
alert-gap = { $subject } { $gap }
  Modelo { $model }, casas { $market }
alert-gap-closed = { $subject } { $gap }
  A diferença acabou, antes { $was } · Modelo { $model }, casas { $market }
alert-posted = { $title }: primeiras odds { $prices }
alert-alone =
    ! longe das outras, { $points ->
    [one] a { $points } pp
       *[other] a { $points } pp
      }
alert-unsound = ! margem { $margin }, fora do cálculo
alert-noticed = Visto { $age }
alert-held-barred = Ficou em espera enquanto eu não podia escrever aqui
alert-held-quiet = Ficou em espera: horário de silêncio
alert-held-mute = Ficou em espera: silenciado
alert-held-break = Ficou em espera: pausa total
alert-held-digest = Ficou em espera até o resumo
alert-held-flood = Ficou em espera: limite por hora
alert-away = De volta: sem odds de { $from } a { $to }
alert-came-back = { $count ->
    [one] { $count } outro movimento recuou
   *[other] { $count } outros movimentos recuaram
  }
alert-details = Detalhes
alert-bet = Apostei
alert-mute = Silenciar
alert-less = Menos alertas
alert-less-all = Aumentar os mínimos
cap-reached = Limite de { $count } por hora: o resto chega às { $until }
cap-points = Só a partir de { $amount } pp
held-heading = Em espera
held-row = { $because ->
    [flood] Limite por hora
    [digest] Resumo diário
    [mute] Silenciados
    [break] Pausa total
    [approval] Aguardando aprovação
   *[quiet] Horário de silêncio
  }: { $count ->
    [0] alertas em espera
    [one] { $count } alerta em espera
   *[other] { $count } alertas em espera
  } até { $until }
held-muted = Silenciados: { $count ->
    [0] alertas em espera
    [one] { $count } alerta em espera
   *[other] { $count } alertas em espera
  }
held-barred =
    Sem permissão para escrever aqui: { $count ->
    [one] { $count } alerta em espera
       *[other] { $count } alertas em espera
      }; nova tentativa às { $until }
held-away = Faltaram odds: { $count ->
    [one] { $count } alerta em espera
   *[other] { $count } alertas em espera
  } até eu verificar de novo todos os jogos que você segue
alert-why = Por quê?

## /card

command-card = Painel ao vivo: uma mensagem sobre um jogo que se atualiza sozinha
    .match = Um time, dois times ou #número; sem nada, os painéis deste chat
    .live = Escreva “ao vivo” para atualizar também durante o jogo
    .example = /card { $match }
command-name-card = cartão
option-name-live = ao-vivo
cards-heading = Painéis ao vivo
cards-none = Ainda não há painéis ao vivo. Um painel ao vivo é uma mensagem sobre um jogo que se atualiza sozinha: /card e um time.
cards-stop = Parar { $title }
card-begun = { $title }: aqui está o painel ao vivo.
card-renewed = { $title }: o painel ao vivo recomeça aqui; o de cima terminou.
card-explained = { $until ->
    [start] Atualizo sem som, no máximo uma vez por minuto, até o jogo começar.
   *[end] Atualizo sem som, no máximo uma vez por minuto, até o jogo acabar.
  } Apague a mensagem para encerrar.
card-live = Também ao vivo
card-stop = Parar
card-again = Painel ao vivo de novo
card-button = Painel ao vivo
card-stopped = { $title }: painel ao vivo encerrado.
card-none = { $title } não tem painel ao vivo aqui.
card-limit = Este chat já tem { $count } painéis ao vivo e não pode ter mais. Pare um antes.
card-title = 📌 { $title }
card-ended = { $why ->
    [started] Fim: o jogo começou
    [over] Fim: o jogo acabou
    [called_off] Fim: o jogo foi cancelado
    [missing] Fim: o jogo saiu da lista
    [renewed] Continua mais abaixo
   *[stopped] Encerrado
  }
card-still = { $selection } { $price }
card-moved = { $selection } { $price } { $way ->
    [shorter] ▼
   *[longer] ▲
  } antes { $from }
card-age = Odds justas, atualizadas { $age }
card-last = { $why ->
    [started] Linha de fechamento justa
   *[other] As últimas odds justas
  }
card-since = movimentos desde { $since }
card-no-odds = Ainda não há odds para este jogo.

## /mute, /unmute, /snooze, /less

command-mute = Silenciar um jogo ou todos os alertas
    .match = Um time ou #número, ou: tudo
    .for = Por quanto tempo, por exemplo 3h, ou: até seg 9:00
    .example = /mute { $match } 3h
command-name-mute = silenciar
option-name-for = tempo
mute-done = { $title } fica silenciado até você reativar.
mute-done-until = { $title } fica silenciado até { $time }.
mute-done-all = Todos os alertas ficam silenciados até você reativar.
mute-done-all-until = Todos os alertas ficam silenciados até { $time }.
mute-what-match = Nada sobre este jogo até lá. Depois envio em uma mensagem o que ainda vale. Seus monitoramentos continuam.
    .without-bets = Nada sobre este jogo até lá. Depois envio em uma mensagem o que ainda vale. Seus monitoramentos continuam.
mute-what-all = Nenhum alerta até lá. Depois envio em uma mensagem o que ainda vale. Seus monitoramentos continuam.
    .without-bets = Nenhum alerta até lá. Depois envio em uma mensagem o que ainda vale. Seus monitoramentos continuam.
mute-which = O que devo silenciar?
mute-undo = Reativar alertas
mute-undo-all = Reativar tudo
mute-drop = Descartar
mute-dropped = { $count ->
    [0] Não restava nada para descartar.
    [one] { $count } alerta descartado. As odds atuais são o ponto de partida.
   *[other] { $count } alertas descartados. As odds atuais são o ponto de partida.
  }
mute-for-1h = 1 hora
mute-for-8h = 8 horas
mute-for-1d = 1 dia
mute-all-1h = Tudo por 1 h
mute-all-8h = Tudo por 8 h
mute-all-1d = Tudo por 1 dia
mute-bad-duration = Não entendi por quanto tempo. Escreva por exemplo 3h, 2 dias ou até seg 9:00.

command-unmute = Reativar os alertas de um jogo, ou todos
    .match = Um time ou #número, ou: tudo
    .example = /unmute { $match }
command-name-unmute = tirar-silêncio
unmute-done = { $title } não está mais silenciado. O que estava em espera chega em uma mensagem, se ainda valer.
unmute-done-all = Os alertas não estão mais silenciados. O que estava em espera chega em uma mensagem, se ainda valer.
unmute-which = De qual jogo devo reativar os alertas?
unmute-not-muted = { $title } não está silenciado.
unmute-not-muted-all = Os alertas não estão silenciados. Algum jogo pode estar: veja /mute.

command-snooze = Adiar alertas e recebê-los juntos
    .for = Por exemplo 3h, até seg 9:00, manhã; ou: desligar
    .example = /snooze até seg 9:00
command-name-snooze = adiar

command-less = Receber menos alertas
    .match = Um time ou o número de um monitoramento, como 2, ou: tudo
    .example = /less { $match }
command-name-less = menos
less-done = { $title }: a partir de agora só movimentos de { $threshold } ou mais.
less-done-gap = { $title }: a partir de agora só diferenças de { $threshold } ou mais.
less-undo = Desfazer
less-no-threshold = O monitoramento de { $title } não tem variação mínima para aumentar.
less-no-more = A variação mínima de { $title } já é a maior.
less-which = Qual monitoramento deve avisar menos?
less-bets-edge = Agora só aviso sobre apostas de valor com vantagem de { $edge } ou mais.
less-bets-improvement = { $points ->
    [one] A partir de agora só aviso de novo sobre uma aposta quando a vantagem crescer { $amount } pp.
   *[other] A partir de agora só aviso de novo sobre uma aposta quando a vantagem crescer { $amount } pp.
  }
less-bets-larger-edge = Só vantagens maiores
less-bets-larger-improvement = Só melhoras maiores
less-bets-no-more = A exigência deste monitoramento já é a mais alta: { $filter }.
less-all = Todos
less-all-from = A partir de agora só aviso sobre movimentos de { $threshold } ou mais.
less-all-done = { $count ->
    [0] Não deu para aumentar nenhuma variação mínima.
    [one] { $count } monitoramento tem agora uma variação mínima maior.
   *[other] { $count } monitoramentos têm agora uma variação mínima maior.
  }

## /log and /why

command-log = Os últimos alertas deste chat, inclusive os não enviados
command-why = Por que o último alerta chegou, ou não

decision-sent = enviado
decision-sent-reminder = enviado: o lembrete
decision-sent-started = enviado: a linha de fechamento
decision-sent-silent = enviado: não há odds novas
decision-sent-moved = enviado: o jogo mudou de horário
decision-sent-called-off = enviado: o jogo foi cancelado
decision-sent-missing = enviado: o jogo saiu da lista
decision-dropped-reminder = não enviado a tempo: o lembrete
decision-dropped-started = não enviado a tempo: a linha de fechamento
decision-dropped-silent = não enviado a tempo: o aviso de que não há odds novas
decision-dropped-moved = não enviado a tempo: o jogo mudou de horário
decision-dropped-called-off = não enviado a tempo: o jogo foi cancelado
decision-dropped-missing = não enviado a tempo: o jogo tinha saído da lista
decision-unknown = enviado, mas não se sabe se chegou
decision-unknown-sent-again = talvez enviado: não houve resposta, então vai ser enviado de novo
decision-failed = não enviado: a mensagem foi recusada
decision-withdrawn = não enviado: a odd recuou
decision-dropped = não enviado
decision-dropped-came-back = não enviado: a odd recuou
decision-dropped-match-over = não enviado: o jogo tinha acabado
decision-dropped-no-board = não enviado: faltavam as odds para comparar
decision-dropped-armed = não enviado: a odd recuou, então vale a próxima vez que ela passar do limite
decision-dropped-muted = não enviado: descartado enquanto estava silenciado
decision-dropped-information-only = não enviado: o chat está em modo só informação
decision-dropped-refused = não enviado: o rascunho foi descartado
decision-dropped-not-approved = não enviado: ninguém aprovou a tempo
decision-dropped-nothing-to-compare = não enviado: não sobrou casa para comparar, então recomecei a contar
decision-ended = o monitoramento terminou
decision-ended-match-started = o monitoramento terminou no início do jogo
decision-ended-match-over = o monitoramento terminou com o jogo
decision-ended-match-missing = o monitoramento terminou: o serviço de odds não conhece mais o jogo
decision-sent-bet-appeared = enviado: uma nova aposta de valor
decision-sent-bet-improved = enviado: uma aposta de valor melhorou
decision-sent-bet-gone = mensagem atualizada: a aposta de valor sumiu
decision-sent-bet-back = mensagem atualizada: a aposta de valor voltou
decision-withdrawn-bet-gone = não enviado: a aposta de valor já tinha sumido
decision-withdrawn-bet-small = não enviado: a vantagem já era pequena demais
decision-withdrawn-bet-worse = não enviado: a vantagem recuou
decision-match-forgotten = um jogo antigo

log-heading = Registro
log-row-move = { $selection } { $from } → { $to }
log-row-gap = { $selection } { $gap }
log-row-bet = { $offer } · { $edge }
log-none = Ainda não houve alertas aqui.

why-decided = { $time }: { $decision }.
why-rule = Regra
why-way = { $from } → { $to } sem margem, probabilidade { $fromChance } → { $toChance }
why-way-quoted = { $from } → { $to }
why-gap = diferença { $before } → { $gap }: modelo { $fromModel } → { $model }, casas { $fromMarket } → { $market }
why-gap-first = diferença { $gap }: modelo { $model }, casas { $market }
why-baseline = Comparado com
why-baseline-created = { $time }, quando o monitoramento foi criado
why-baseline-first-board = { $time }, as primeiras odds depois de criado o monitoramento
why-baseline-told = { $time }, o último alerta antes
why-baseline-dropped = { $time }, um alerta que não pôde ser enviado
why-baseline-restarted = { $time }, quando a comparação passou a ser com outras casas
why-baseline-resumed = { $time }, quando a pausa terminou
why-baseline-unmuted = { $time }, quando você descartou o que estava em espera
why-baseline-by-rule = { $time }, quando a regra começa a contar
why-age = Odds atualizadas
why-changed = Odd mudou
why-seen = Vista
why-sent = Enviado
why-later = { $time }, { $length } depois
why-books-same = No mesmo sentido ({ $count } de { $books }):
why-books-other = Não nesse sentido ({ $count } de { $books }):
why-book = { $book } { $from } → { $to }
why-book-still = { $book } { $price }
why-book-others = { $book } { $price }, pelas outras odds dela
why-book-unnamed = uma casa sem nome
why-quiet = Se a regra pedisse { $threshold } ou mais, não teria avisado.
why-quiet-limit = { $side ->
    [at_least] Com um limite acima de { $price }, não teria avisado.
   *[at_most] Com um limite abaixo de { $price }, não teria avisado.
}
why-quiet-gap = Se a regra pedisse uma diferença de { $threshold } ou mais, não teria avisado.
why-gap-closed = Você já recebeu o alerta dessa diferença. Ela só acaba quando cai a { $points } ou menos.
why-gap-not = A regra avisa sobre diferenças de { $threshold } ou mais, e quando elas acabam.
why-one-book = Só uma casa mudou a odd.
why-margin-only = Só a margem mudou: a odd justa não mudou.
why-not-reached = A odd tinha se movido { $moved }; a regra pede { $threshold }.
why-not-met = A odd tinha se movido { $moved }, mas não como a regra pede.
why-bet = { $offer }: odd do modelo { $fair }, probabilidade { $chance }, vantagem { $edge }.
    .without-list = { $offer }: odd justa { $fair }, probabilidade { $chance }, vantagem { $edge }.
why-bet-grown = { $offer }: odd do modelo { $fair }, probabilidade { $chance }, vantagem { $edge } ({ $before } no alerta anterior).
    .without-list = { $offer }: odd justa { $fair }, probabilidade { $chance }, vantagem { $edge } ({ $before } no alerta anterior).
why-bet-age = Lista atualizada
why-bet-others = { $selection } em outras casas, odds de { $time }:
why-bet-no-others = Naquela hora eu não tinha as odds das outras casas, e o serviço não diz quais ele comparou.
why-bet-quiet = Se você pedisse { $edge } ou mais de vantagem, não teria avisado.
why-bet-quiet-improvement = { $points ->
    [one] Não teria avisado se a vantagem tivesse de crescer { $amount } pp ou mais.
   *[other] Não teria avisado se a vantagem tivesse de crescer { $amount } pp ou mais.
  }
why-which = Qual jogo?
why-button = Por que: { $title }
why-none = Ainda não houve nenhum alerta aqui, então não há o que explicar.
why-unknown = Isso eu não sei mais. As decisões ficam guardadas por 30 dias; estão no registro.

## /score

# As in English.
command-score = Como alertas e apostas de valor se saíram contra a linha de fechamento
    .without-bets = Como os alertas se saíram contra a linha de fechamento
    .what = Deixe vazio para este chat; “bot” para todos os chats juntos
    .example = /score bot
score-heading-chat = Balanço: este chat
score-heading-bot = Balanço: todos os chats
score-button = Balanço
score-button-bot = Todos os chats
score-button-chat = Este chat
score-bad-word = Digite /score para este chat, ou /score bot para todos os chats juntos.
score-none = Ainda sem balanço: nenhum alerta dos últimos { $days } dias tem linha de fechamento.
score-alerts = Alertas
score-alerts-count = { $count ->
    [one] { $count } alerta
   *[other] { $count } alertas
  } em { $matches ->
    [one] { $matches } jogo
   *[other] { $matches } jogos
  }
score-on = A odd continuou: { $share } ({ $low }–{ $high })
score-rest = Ficou igual: { $even } · recuou: { $bad }
score-moved = Avanço: { $points } pp ({ $low } a { $high })
score-too-few = Poucos dados: são necessários pelo menos { $least } jogos.
score-by-grade = Por regra
score-by-lead = Por tempo até o início
score-by-sport = Por esporte
score-by-source = Por odd monitorada
score-row = { $group } · { $matches ->
    [one] { $matches } jogo
   *[other] { $matches } jogos
  }
  { $share } ({ $low }–{ $high }) · { $points } pp
score-row-too-few = { $group } · { $matches ->
    [one] { $matches } jogo
   *[other] { $matches } jogos
  }: poucos dados
score-other = outros
score-grade-calm = tranquilo
# As in English.
score-grade-normal = normal
score-grade-sharp = sensível
score-grade-limit = limite
score-grade-gap = diferença para o modelo
score-lead-under-3h = menos de 3 horas
score-lead-under-24h = de 3 a 24 horas
score-lead-longer = mais de 24 horas
score-source-consensus = odd justa
score-source-best = melhor odd
score-source-own = minhas casas
score-source-model = modelo
score-bets = Apostas de valor
score-bets-count = { $count ->
    [one] { $count } aposta
   *[other] { $count } apostas
  } em { $matches ->
    [one] { $matches } jogo
   *[other] { $matches } jogos
  }
score-bets-edge = Vantagem no alerta: { $edge }
score-bets-closing = No fechamento: { $value } ({ $low } a { $high })
score-bets-better = Acima da odd justa: { $share } ({ $low }–{ $high })
score-predictions = Previsões
score-matches = { $matches ->
    [one] { $matches } jogo
   *[other] { $matches } jogos
  }
score-predictions-towards = As odds foram para o lado do modelo: { $share } ({ $low }–{ $high })
score-predictions-off = Distância do fechamento: modelo { $model } pp, casas { $market } pp
score-predictions-close = Fech.
score-predictions-count = Seleções
score-explained-predictions = Lado do modelo: onde ele mais diferia das casas na primeira consulta. A tabela: as probabilidades médias do modelo e as da linha de fechamento.
score-explained = Últimos { $days } dias, até a linha de fechamento; vários alertas sobre o mesmo jogo contam como um. Entre parênteses: onde está o valor real com 95% de confiança.
score-explained-alerts = A odd continuou: 0,5 pp ou mais no mesmo sentido; depois de uma diferença, rumo ao modelo. Avanço: quanto a odd ainda andou, na mediana.
score-explained-bets = No fechamento: quanto a odd valia em relação à odd justa no início do jogo.
score-sentence = Em todos os chats, depois de { $share } ({ $low }–{ $high }) dos alertas com uma regra assim, a odd continuou no mesmo sentido até o fechamento ({ $matches ->
    [one] { $matches } jogo
   *[other] { $matches } jogos
  }).

## /fighters, /fighter, /teams, /team, /leagues

command-fighters = Lutadores de MMA e seus cartéis
    .words = Um nome ou parte dele
    .example = /fighters
command-fighter = Um lutador: cartel e próxima luta
    .fighter = O nome de um lutador
    .example = /fighter { $fighter }
command-teams = Times e quando jogam
    .words = Um nome ou parte dele
    .example = /teams
command-team = Um time: jogos ao vivo e próximos
    .team = O nome de um time
    .example = /team { $team }
command-leagues = Ligas e seus jogos
    .sport = Um esporte, ou o nome de uma liga
    .example = /leagues futebol

fighters-heading = Lutadores
fighters-all = Ver lutadores
fighter-record = Vitórias-derrotas-empates
fighter-weight = Categoria
fighter-country = País
weight-strawweight = Peso-palha
weight-flyweight = Peso-mosca
weight-bantamweight = Peso-galo
weight-featherweight = Peso-pena
weight-lightweight = Peso-leve
weight-welterweight = Peso-meio-médio
weight-middleweight = Peso-médio
weight-light-heavyweight = Peso-meio-pesado
weight-heavyweight = Peso-pesado
teams-heading = Times
teams-all = Ver times
leagues-heading = Ligas
leagues-all = Ver ligas
leagues-matches = { $count ->
    [0] sem jogos agora
    [one] { $count } jogo
   *[other] { $count } jogos
  }
league-sport = Esporte

named-found = Encontrado com “{ $words }”:
named-near = Não encontrei nada chamado “{ $words }”. Você quis dizer um destes?
named-none = Não encontrei nada com “{ $words }”. Tente uma palavra do nome ou veja uma lista:
named-many = Qual deles você quer?
named-more = Há mais nomes do que cabem aqui. Acrescente outra palavra.
named-fitting = Tudo que encontrei
named-watch = Seguir todos os jogos
named-empty = O serviço de odds não tem nenhum agora.
named-matches = Jogos
named-match = { $start } · { $title }
named-no-matches = Não há jogos na lista agora.
named-age = Lista atualizada { $age }.
refuse-missing-name = Diga um nome, por exemplo: { $example }

## /search

command-search = Buscar jogos, times, ligas e lutadores
    .without-fighters = Buscar jogos, times e ligas
    .words = Qualquer parte de um nome, em qualquer alfabeto
    .example = /search { $team }
search-teams = Time: { $name }
search-leagues = Liga: { $name }
search-fighters = Lutador: { $name }
search-partly = Não consegui carregar algumas listas agora, então pode haver mais.

## /bookmakers and /bonuses

command-bookmakers = Casas de apostas por nota
    .book = Uma casa de apostas, para ver os detalhes; sem ela, todas
    .example = /bookmakers
bookmakers-unknown = Não conheço nenhuma casa “{ $words }”.
bookmaker-rating = Nota: { $rating }
bookmaker-matches = { $matches ->
    [one] Em { $matches } jogo com odds agora:
   *[other] Em { $matches } jogos com odds agora:
  }
bookmaker-margin = Margem: { $margin }
bookmaker-best = Melhor odd: { $share } ({ $best } de { $prices })
bookmaker-aside = Fora do cálculo: { $share }{ $late ->
    [0] {""}
   *[other] , { $late } com atraso
  }
bookmaker-no-boards = Não tenho odds desta casa agora.
bookmaker-margin-title = Margem
bookmaker-best-title = Melhor
bookmaker-explained = Mercados de resultado final e de vencedor. Melhor odd: nenhuma casa tem uma maior. Fora do cálculo: longe das outras, ou com uma margem impossível. Com atraso: perdeu uma atualização.
bookmakers-heading = Casas de apostas
bookmakers-rating = { $rating } de { $max }
bookmakers-note = As notas são do serviço de odds, atualizadas { $age }.
command-bonuses = Ofertas das casas para novos clientes (18+)
bonuses-heading = Bônus
bonuses-off = Os bônus ficam ocultos aqui até você ativar.
bonuses-off-group = Os bônus ficam ocultos neste grupo até um administrador ativar.
bonuses-adults = Só para maiores de idade (18+). Um bônus tem condições: leia antes, e nunca aposte o que não pode perder.
bonuses-turn-on = Tenho 18 anos ou mais: ver bônus
bonuses-turn-off = Ocultar bônus

## /fair

command-fair = Odds justas a partir de quaisquer odds, sem a margem
    .prices = De 2 a 20 odds de um mercado: 1,90 3,50 4,20
    .method = potência (o padrão), proporcional ou shin
    .example = /fair 1,90 3,50 4,20
fair-heading = Odds justas
fair-price = Odd
fair-spread-column = ±
fair-margin = Margem { $margin }: em média voltam { $payback } do que se aposta.
fair-margin-below = Margem { $margin }: juntas, estas odds devolvem { $payback }, mais do que se aposta.
fair-doubt = Essa margem não é comum. Estas são as odds de todos os resultados de um mercado?
fair-method = Método: { $method }
fair-method-power = potência
fair-method-proportional = proporcional
# As in English.
fair-method-shin = Shin
fair-spread = ±: quanto diferem as probabilidades pelos métodos potência, proporcional e Shin, em pp.
fair-missing = Escreva as odds de todos os resultados de um mercado, por exemplo: { $example }
fair-too-few = Uma odd não basta: preciso das de todos os resultados de um mercado, por exemplo: { $example }
fair-too-many = É muita coisa: aceito até { $count } odds, por exemplo: { $example }
fair-not-a-price = “{ $price }” não é uma odd que eu consiga ler. Escreva 1,90 (ou 1.90), 11/8, +150 ou 52,6%.
fair-bad-method = Não conheço o método “{ $method }”. Os métodos são potência, proporcional e shin.

## /settings

command-settings = Idioma, fuso horário, formato das odds, minhas casas
    .change = O que mudar, por exemplo: fuso manaus
    .role = Cargo que os alertas daqui mencionam
    .example = /settings fuso manaus
settings-heading = Configurações
settings-heading-group = Configurações deste chat
settings-topic-local = Idioma e hora
settings-saved = ✓ { $setting }: { $value }
settings-back = ‹ Todas as configurações
settings-not-a-choice = “{ $value }” não é uma opção aqui.
settings-near = O que você quis dizer com “{ $value }”?
settings-name-language = Idioma
settings-name-zone = Fuso horário
settings-name-format = Formato das odds
settings-name-threshold = Variação mínima
settings-name-books = Minhas casas
settings-name-sharp = Casa de referência
settings-name-density = Detalhe
settings-name-theme = Gráficos
settings-name-tables = Tabelas
settings-name-quiet = Silêncio
settings-name-digest = Resumo diário
settings-name-fixtures = Jogos do dia
settings-name-hourly = Limite por hora
settings-name-reminder = Lembrete
settings-name-members = Quem pode seguir
settings-name-bonuses = Bônus
settings-name-information = Só informação
settings-name-publish = Publicação
settings-name-footer = Assinatura
settings-name-threads = Tópicos
settings-name-ping = Menções
settings-what-language = O idioma das respostas e dos alertas.
settings-what-zone = Define os horários dos jogos e o que significa “hoje”. Outra cidade? Escreva, por exemplo: /settings fuso manaus
settings-zone-hint = Seu fuso não é UTC? Escreva sua cidade, por exemplo: /settings fuso manaus
settings-what-format = Como as odds são escritas. Todas estas são a mesma:
settings-what-threshold = Quanto uma odd precisa se mover para eu avisar. Vale para monitoramentos novos sem valor próprio. Outro valor? Por exemplo: /settings variação mínima 4pp
settings-what-books = As casas em que você tem conta. Melhores odds, vantagens e limites passam a considerar só essas casas; odds justas, probabilidades e movimentos consideram sempre todas.
settings-what-sharp = A casa ou bolsa de apostas cujas odds justas servem de referência para as apostas de valor. Sem ela, comparo cada odd com as odds justas de todas as outras casas.
settings-what-density = O nível de detalhe do /odds.
settings-what-theme = O fundo dos gráficos. Normal: claro no Telegram, escuro no Discord.
settings-what-tables = Define se odds, jogos e apostas de valor vêm em tabelas do próprio Telegram. Um app antigo mostra, em vez delas, um pedido de atualização.
    .without-bets = Define se odds e jogos vêm em tabelas do próprio Telegram. Um app antigo mostra, em vez delas, um pedido de atualização.
settings-what-quiet = No horário de silêncio os alertas ficam em espera e depois chegam em uma só mensagem, ou chegam sem som. Movimentos grandes podem passar mesmo assim. Outro horário? Por exemplo: /settings silêncio 23:30-07:15
settings-what-digest = Uma mensagem por dia com tudo que se moveu, em vez de alertas na hora. Outro horário? Escreva, por exemplo: /settings resumo 07:30. Para receber antes, escreva /digest agora.
settings-what-fixtures = Uma mensagem por dia com os jogos que este chat segue e as melhores odds. Outro horário? Escreva, por exemplo: /settings jogos do dia 9:00
settings-what-hourly = Quantas mensagens com alertas podem chegar em uma hora. Os outros chegam juntos em uma mensagem assim que couber. Alertas de odd, lembretes e alertas em espera por outro motivo não contam.
settings-what-reminder = Define quanto tempo antes do início chega o lembrete de um jogo que você segue, com o movimento das odds. A linha de fechamento chega sempre no início e encerra o monitoramento, a não ser que a regra diga “ao vivo”. Monitoramentos de um time, liga ou esporte só enviam a linha de fechamento com os lembretes ativados.
settings-what-members = Quem pode criar monitoramentos neste chat. Membros só podem remover os que eles mesmos criaram.
settings-what-bonuses = Define se /bonuses mostra as ofertas das casas neste chat. Só para maiores de idade.
settings-what-information = Odds e como elas se movem, e nada sobre em que apostar: sem apostas de valor, sem alertas de melhores odds, sem stakes.
    .without-bets = Odds e como elas se movem, e nada sobre em que apostar: sem alertas de melhores odds, sem stakes.
settings-what-publish = Define se os alertas chegam na hora ou só depois que um administrador deste chat aprovar.
settings-what-footer = Uma linha sua no fim do que é postado aqui: alertas, painéis, jogos do dia. Escreva, por exemplo: /settings assinatura Torcida do bairro
settings-what-threads = Define se os alertas vão para tópicos próprios, um por liga ou um por jogo.
settings-what-ping = Um cargo que os alertas mencionam aqui: escolha-o na opção cargo de /settings. Para que eu mencione só você, e em um só jogo, toque em “Me mencione” abaixo de um alerta.
settings-threshold-auto = Normal
settings-language-auto = Como no app
# As in English.
settings-format-decimal = Decimal { $example }
settings-format-fractional = Fracionário { $example }
settings-format-american = Americano { $example }
# As in English.
settings-format-hongkong = Hong Kong { $example }
settings-format-percent = Porcentagem { $example }
settings-books-all = Todas as casas
settings-sharp-others = Todas as outras casas
settings-books-more = { $shown } e mais { $count }
settings-books-none = Não há casas na lista agora.
settings-books-chosen = { $count ->
    [one] { $count } casa escolhida.
   *[other] { $count } casas escolhidas.
  }
settings-density-short = Curto
# As in English.
settings-density-normal = Normal
settings-density-full = Completo
settings-theme-auto = Normal
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-tables-on = Do Telegram
settings-tables-off = Como texto
settings-quiet-other-days = Outros dias? Por exemplo: { $command } sex sáb
settings-quiet-off = Desativado
settings-now = Agora: { $value }
settings-turn-on = Ativar
settings-turn-off = Desativar
settings-quiet-daily = todo dia
settings-quiet-hold = { $from }–{ $to }, { $days }: alertas em espera
settings-quiet-silent = { $from }–{ $to }, { $days }: sem som
settings-quiet-mode-hold = Em espera
settings-quiet-mode-silent = Sem som
settings-quiet-through-none = Sem exceções
settings-quiet-through-times = Salvo { $times }× o mínimo
settings-quiet-through-points = Salvo { $points } pp ou mais
settings-digest-off = Alertas na hora
settings-digest-at = { $time }
settings-fixtures-off = Desativados
settings-fixtures-example = /settings jogos do dia 9:00
digest-now-button = Resumo agora
digest-now-done = O que estava em espera chega agora: { $count ->
    [one] { $count } alerta, se ainda valer.
   *[other] { $count } alertas, os que ainda valerem.
  }
digest-now-none = Não há alertas em espera. Os novos chegam como configurado.
hourly-off-done = Não há mais limite por hora.
hourly-done = { $count ->
    [one] Em uma hora chega no máximo { $count } mensagem com alertas.
   *[other] Em uma hora chegam no máximo { $count } mensagens com alertas.
  }
settings-hourly-off = Sem limite
settings-hourly-at-most = { $count ->
    [one] { $count } mensagem
   *[other] { $count } mensagens
  }
settings-reminder-off = Nenhum
settings-reminder-on = { $minutes ->
    [60] 1 hora antes do início
    [120] 2 horas antes do início
   *[other] { $minutes } minutos antes do início
  }
settings-members-on = Todos os membros
settings-members-off = Só administradores
settings-bonuses-on = Visíveis
settings-bonuses-off = Ocultos
settings-information-on = Ativado
settings-information-off = Desativado
settings-publish-once = Na hora
settings-publish-approve = Após aprovação
settings-publish-nobody = Os rascunhos vão para um administrador que gerencia este chat pelo chat privado comigo. Primeiro ele escreve lá: { $example }
settings-footer-none = Nenhuma
settings-footer-remove = Remover
settings-footer-too-long = Longa demais: no máximo { $most } caracteres.
settings-threads-off = Tudo no chat
settings-threads-league = Um por liga
settings-threads-match = Um por jogo
settings-ping-off = Ninguém
settings-ping-everyone = Isso mencionaria todo mundo. Escolha um cargo que as pessoas tenham só para isso.
settings-ping-silent = Ainda não posso mencionar { $role }: nas configurações do servidor, permita que todos mencionem o cargo ou me dê a permissão de mencionar todos os cargos.
settings-ping-no-right = { $role } só pode ser mencionado por quem pode mencionar todos os cargos aqui, e você não pode. Escolha um cargo que todos possam mencionar ou peça a quem possa.
settings-ping-gone = { $role } não existe mais, então ninguém é mencionado. Escolha outro cargo.
ping-me = Me mencione
ping-stop = Não me mencionar mais
ping-on = Vou mencionar você aqui em cada alerta sobre { $title }, até o jogo acabar.
ping-off = Não menciono mais você nos alertas sobre { $title }.
ping-full = Menções em { $title }: já são { $count }, e não cabem outras em uma mensagem.
thread-trouble-no-topics = Os alertas ficam no chat: este grupo não tem tópicos.
thread-trouble-manage-topics = Os alertas ficam no chat: não tenho permissão para gerenciar tópicos.
thread-trouble-no-threads = Os alertas ficam no chat: este canal não aceita tópicos.
thread-trouble-create-threads = Os alertas ficam no chat: não tenho permissão para criar tópicos aqui.
thread-trouble-demands-tag = Os alertas ficam no chat: o fórum exige uma tag, e não posso usar nem criar nenhuma.
thread-trouble-write = Os alertas ficam no chat: não tenho permissão para escrever em tópicos.
thread-trouble-too-many = Os alertas ficam no chat: há tópicos abertos demais aqui.
thread-trouble-other = Os alertas ficam no chat: não consegui abrir nenhum tópico.
# As in English.
thread-title = { $title } · { $time }
thread-first = Os alertas chegam aqui, neste tópico.

## Cities: what time zones are called

city-africa-cairo = Cairo
city-africa-johannesburg = Joanesburgo
city-africa-lagos = Lagos
city-america-bogota = Bogotá
city-america-chicago = Chicago
city-america-los-angeles = Los Angeles
city-america-mexico-city = Cidade do México
city-america-new-york = Nova York
city-america-sao-paulo = São Paulo
city-america-toronto = Toronto
city-asia-almaty = Almaty
city-asia-ashgabat = Asgabate
city-asia-baku = Baku
city-asia-bishkek = Bisqueque
city-asia-calcutta = Calcutá
city-asia-dubai = Dubai
city-asia-dushanbe = Duchambe
city-asia-irkutsk = Irkutsk
city-asia-jerusalem = Jerusalém
city-asia-kamchatka = Kamchatka
city-asia-krasnoyarsk = Krasnoyarsk
city-asia-magadan = Magadan
city-asia-novosibirsk = Novosibirsk
city-asia-omsk = Omsk
city-asia-saigon = Cidade de Ho Chi Minh
city-asia-shanghai = Xangai
city-asia-tashkent = Tashkent
city-asia-tbilisi = Tbilisi
city-asia-tokyo = Tóquio
city-asia-vladivostok = Vladivostok
city-asia-yakutsk = Yakutsk
city-asia-yekaterinburg = Ecaterimburgo
city-asia-yerevan = Erevan
city-australia-sydney = Sydney
city-atlantic-canary = Ilhas Canárias
city-europe-athens = Atenas
city-europe-berlin = Berlim
city-europe-bucharest = Bucareste
city-europe-chisinau = Chișinău
city-europe-copenhagen = Copenhague
city-europe-helsinki = Helsinque
city-europe-istanbul = Istambul
city-europe-kaliningrad = Kaliningrado
city-europe-kiev = Kiev
city-europe-london = Londres
city-europe-madrid = Madri
city-europe-minsk = Minsk
city-europe-moscow = Moscou
city-europe-paris = Paris
city-europe-prague = Praga
city-europe-riga = Riga
city-europe-rome = Roma
city-europe-samara = Samara
city-europe-tallinn = Tallinn
city-europe-vienna = Viena
city-europe-vilnius = Vilnius
city-europe-warsaw = Varsóvia
city-europe-zurich = Zurique

## The first questions


## /status

command-status = O que o bot cobre e de quando são os dados
status-heading = Situação
status-well = Está tudo funcionando.
status-troubled = Algumas coisas não estão funcionando:
status-failing-refused = { $data }: o serviço de odds se recusa a responder (começou { $since })
status-failing-unreachable = { $data }: sem resposta útil do serviço de odds (começou { $since })
status-failing-misfit = { $data }: o serviço de odds está enviando algo que não entendo (desde { $since })
status-failing-no-definition = { $data }: ainda não sei ler, meus operadores precisam rodar o diagnóstico primeiro
status-failing-key = { $data }: o serviço de odds recusa minha chave (começou { $since })
status-failing-spent = { $data }: esgotei o limite do serviço de odds (começou { $since })
status-failing-plan = { $data }: meu plano no serviço de odds não inclui isto (começou { $since })
status-failing-wish = { $data }: o serviço de odds não reconhece algo nas minhas configurações (começou { $since })
status-failing-spent-until = { $data }: estou sem créditos no serviço de odds até { $until }
status-failing-busy = { $data }: o serviço de odds quer menos consultas (começou { $since })
status-failing-busy-until = { $data }: o serviço de odds não aceita consultas até { $until }
status-full = Meu disco está cheio (percebi { $since }): não consigo salvar nada e os alertas estão em espera
status-platform-failing = { $platform ->
        [telegram] O Telegram não aceita mensagens
        [discord] O Discord não aceita mensagens
       *[other] As mensagens não chegam
    } (percebi { $since }). { $waiting ->
        [0] Nenhum alerta em espera.
        [one] { $waiting } alerta em espera até tudo voltar a funcionar.
       *[other] { $waiting } alertas em espera até tudo voltar a funcionar.
    }
status-database-away = O banco de dados não responde (começou { $since }). Não consigo salvar nada, e os alertas ficam em espera até ele voltar
status-clock-fast = { $seconds ->
    [one] O relógio desta máquina está { $seconds } segundo adiantado; levo isso em conta
   *[other] O relógio desta máquina está { $seconds } segundos adiantado; levo isso em conta
}
status-clock-slow = { $seconds ->
    [one] O relógio desta máquina está { $seconds } segundo atrasado; levo isso em conta
   *[other] O relógio desta máquina está { $seconds } segundos atrasado; levo isso em conta
}
status-paused = O serviço de odds pediu uma pausa; ela termina { $until }
status-barred = Não consigo escrever neste chat (percebi { $since }): falta uma permissão ou ele está fechado. Os alertas estão em espera; tento de novo a cada novo alerta e a cada hora
status-barred-there = Não consigo escrever em { $named ->
    [true] { $chat }
   *[other] um chat onde você criou alertas
  } (percebi { $since }). Os alertas de lá estão em espera; tento de novo a cada novo alerta e a cada hora
status-barred-more = { $count ->
    [one] Também não consigo escrever em mais { $count } chat com seus alertas
   *[other] Também não consigo escrever em mais { $count } chats com seus alertas
  }
status-platform-paused = { $platform ->
        [telegram] O Telegram
        [discord] O Discord
       *[other] A plataforma
    } pediu uma pausa; ela termina { $until }. Até lá os alertas ficam em espera
status-old = Jogos monitorados com odds desatualizadas: { $old } de { $watched }; os alertas desses jogos estão em espera
status-without = Jogos monitorados ainda sem odds: { $without } de { $watched }
status-listed = Jogos na lista
status-in-play = Ao vivo agora
status-watched = Jogos monitorados
status-checked = Verificação dos seus jogos
status-checked-all = pelo menos a cada { $mostMinutes ->
    [1] minuto
   *[other] { $most }
  }
status-checked-some = pelo menos a cada { $mostMinutes ->
    [1] minuto
   *[other] { $most }
  }; sem promessa para os que ainda demoram a começar
status-checked-none = ainda sem frequência fixa
status-push = Mudanças de odds
status-push-up = o serviço de odds envia na hora
status-push-gap = o serviço de odds envia na hora; última interrupção: { $from }, duração: { $length }
status-push-down = O serviço de odds não está me enviando as mudanças de odds (começou { $since }). Eu mesmo consulto, e os alertas podem chegar mais tarde
status-pace = Consultas ao serviço de odds
status-pace-rate = { $per ->
    [hour] até { $rate } por hora
    [day] até { $rate } por dia
    [month] até { $rate } por mês
   *[minute] até { $rate } por minuto
  }
status-ages = Últimas respostas
status-age = { $data }: { $age }
status-refreshes = O serviço atualiza as odds a cada 15 a 30 minutos, e a cada 5 minutos durante um jogo. As listas só são pedidas quando alguém precisa delas.
    .without-terms = As listas só são pedidas quando alguém precisa delas.
# As in English.
status-data-boards = Odds
status-data-matches = Jogos
status-data-history = Histórico de odds
status-data-predictions = Previsões
status-data-value-bets = Apostas de valor
status-data-fighters = Lutadores
status-data-teams = Times
status-data-leagues = Ligas
status-data-bookmakers = Casas de apostas
status-data-bonuses = Bônus

## /about

command-about = Versão, termos dos dados, ajuda
about-heading = Sobre
about-version = Linewatch { $version }: software livre sob a licença MIT. Não aceita apostas e não ganha nada com elas.
about-data = Os dados vêm de { $source }, que os oferece de graça para pesquisa, ensino e outros usos não comerciais, e só com este crédito.
    .without-terms = Os dados vêm de { $source }.
about-data-simulated = Os dados são inventados pelo sandbox do Linewatch: nenhum time, casa ou odd é real.
about-terms = As odds podem atrasar ou estar erradas. Nada aqui é recomendação de aposta.
age-and-help = 18+. Vício em apostas? Ajuda: { $line }
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
about-gambling = Apostar pode virar vício. Se deixar de ser divertido, pare e converse com alguém: a ajuda é gratuita e anônima.
about-gambling-help = Ajuda contra o vício
about-my-data = Meus dados
command-privacy = O que eu guardo, por quê e por quanto tempo
privacy-heading = Privacidade
privacy-what = Guardo as configurações deste chat, o que ele segue e quem adicionou, os alertas dele e as suas apostas. Fora isso, não guardo nada do que você escreve.
privacy-why = Uso isso só para responder a você e enviar alertas.
privacy-how-long = Os alertas ficam 30 dias; o resto, até você apagar.
privacy-unclear = Conto as mensagens que não entendo, por 30 dias no máximo: sem a conversa, com números, endereços e nomes com maiúscula ocultos.
privacy-host = Responsável: quem mantém este bot.
privacy-contact = Para saber como falar com quem mantém o bot, pergunte onde você me encontrou.

## /break

command-break = Pausa sem odds nem alertas: não dá para encurtar
    .for = Por exemplo 7d, 12h ou até seg 9:00
    .example = /break 7d
command-name-break = descanso
break-button = Fazer pausa total
break-trouble = É difícil, e acontece com muita gente. Fale com alguém, de graça e sem se identificar: { $line }
break-danger = Se a sua vida está em perigo, ligue já para o 192 ou para o número de emergência local.
break-what = Durante a pausa total não envio nada nem mostro odds. Não dá para encurtar. Por quanto tempo?
break-1d = 24 horas
break-7d = 7 dias
break-30d = 30 dias
break-180d = 180 dias
break-ask = Fazer pausa total até { $until }?
break-ask-what = Até lá não envio nada nem mostro odds. Não dá para encurtar a pausa, só aumentar. Seus monitoramentos continuam.
break-yes = Começar a pausa
break-no = Cancelar
break-none = Você não começou nenhuma pausa total.
break-bad-time = Quanto tempo? De uma hora a um ano: /break 7d
break-group = A pausa total é só para você: escreva /break 7d para mim no privado.
break-on = Você está em pausa total até { $until }. Até lá não envio nada nem mostro odds.
break-in-private = Isso eu respondo no privado.

## /mydata and /forgetme

command-mydata = O que fica guardado sobre este chat
command-forgetme = Apagar o que fica guardado sobre este chat
mydata-heading = Meus dados
mydata-what = Tudo que fica guardado sobre este chat e sobre você, em JSON. Horários em UTC.
mydata-what-group = Tudo que fica guardado sobre este grupo, em JSON. Horários em UTC.
mydata-none = Não há nada guardado sobre este chat.
mydata-left = { $count ->
    [one] { $count } entrada mais antiga do registro não é mostrada.
   *[other] { $count } entradas mais antigas do registro não são mostradas.
  }
mydata-forget = Apagar tudo
forgetme-ask = Apagar tudo que está guardado sobre este chat: as configurações{ $count ->
    [0] {""}
    [one] , { $count } monitoramento
   *[other] , { $count } monitoramentos
  } e o registro de alertas? Não dá para desfazer.
forgetme-ask-group = Apagar tudo que está guardado sobre este grupo e todos os seus tópicos: as configurações{ $count ->
    [0] {""}
    [one] , { $count } monitoramento
   *[other] , { $count } monitoramentos
  } e o registro de alertas? Não dá para desfazer.
forgetme-elsewhere = { $count ->
    [one] { $count } monitoramento que você criou em outro chat fica lá, sem o seu nome.
   *[other] { $count } monitoramentos que você criou em outros chats ficam lá, sem o seu nome.
  }
forgetme-yes = Sim, apagar tudo
forgetme-no = Não, manter
forgetme-done = Pronto: tudo que estava guardado sobre este chat foi apagado. Começamos do zero.
forgetme-break = Pronto: tudo que estava guardado sobre este chat foi apagado. Só fica guardado o fim da sua pausa total: { $until }.
forgetme-backups = Isso ainda fica nos backups até { $until }, no máximo. Restaurar um deles não traz nada de volta.
forgetme-kept = Nada foi apagado.

## /link and /unlink

command-link = Uma só lista de monitoramentos em duas plataformas
    .code = O código que você recebeu na outra plataforma
    .example = /link
command-unlink = Separar de novo uma lista em duas
link-heading = Uma lista em duas plataformas
link-how = Escreva isto para mim { $platform ->
    [telegram] no Telegram
    [discord] no Discord
    [playground] no playground
   *[several] em outra plataforma
  } em até 10 minutos:
link-what = Assim os dois chats compartilham uma lista: todos os monitoramentos dos dois, com as configurações deste chat.
link-secret = Não dê o código a ninguém: quem usar esse código divide a lista com você. /unlink separa de novo.
link-ask = Foi você quem criou este código, no seu outro chat comigo?
link-ask-why = Assim os dois chats compartilham uma lista. Se o código for de outra pessoa, ela vê seus monitoramentos, recebe seus alertas e pode apagar tudo.
link-ask-yes = Sim, o código é meu
link-shared = { $one ->
    [telegram] O Telegram
    [discord] O Discord
   *[playground] O playground
  } e { $other ->
    [telegram] o Telegram
    [discord] o Discord
   *[playground] o playground
  } compartilham { $count ->
    [0] uma lista. Ainda está vazia.
    [one] uma lista com { $count } monitoramento.
   *[other] uma lista com { $count } monitoramentos.
  }
link-alerts-seen = Os alertas vão para onde você esteve por último: agora { $platform ->
    [telegram] o Telegram
    [discord] o Discord
   *[playground] o playground
  }.
link-alerts-both = Os alertas vão para os dois.
link-to-both = Alertas nos dois
link-to-seen = Onde estive por último
link-part = Separar
link-button = Conectar outra plataforma
link-parted = { $count ->
    [0] São duas listas de novo.
    [one] São duas listas de novo, cada uma com { $count } monitoramento.
   *[other] São duas listas de novo, cada uma com os { $count } monitoramentos.
  } Agora cada mudança vale só onde for feita.
link-not-shared = Este chat não compartilha a lista com nenhum outro.
link-group = Só chats privados podem compartilhar uma lista.
link-nowhere = Estou em uma plataforma só, então não há o que conectar.
link-unknown = Esse código não existe: está errado, já foi usado ou tem mais de 10 minutos. Peça um novo com /link na outra plataforma.
link-too-many = Foram tentados códigos demais. Tente de novo em { $minutes ->
    [one] { $minutes } minuto.
   *[other] { $minutes } minutos.
  }
link-same-platform = Este código foi criado nesta plataforma. Digite na outra.
link-linked = Um dos dois chats já compartilha a lista, e só dois podem. Separe lá antes com /unlink.
forgetme-shared = Também é apagado o que você tem { $platform ->
    [telegram] no Telegram
    [discord] no Discord
   *[playground] no playground
  }: os dois compartilham uma lista. Para manter lá, separe a lista antes.

## /for

command-for = Gerenciar um canal ou grupo daqui
    .chat = O canal: @nome
    .example = /for @canal
for-how = Qual canal ou grupo? Escolha ou escreva o nome: /for @canal
for-needs = Lá você e eu precisamos ser administradores com permissão para postar.
for-choose-channel = Escolher um canal
for-choose-group = Escolher um grupo
for-which = Qual você quer gerenciar?
for-now = O que você escreve aqui vale para { $chat }.
for-another = Outro
for-me-again = Meu chat
for-begun = O que você escreve aqui agora vale para { $chat }: /watch, /watches, /settings, /odds e o resto.
for-ends = Termina com /for me ou após 24 horas de inatividade. Só para você continuam valendo /mydata, /forgetme, /link, /bet, /journal e /break.
for-over = O que você escreve aqui volta a valer para você.
for-ended = Você não gerencia mais { $chat }: foram 24 horas de inatividade. Para continuar: /for.
for-about = Para { $chat } · /for me
for-joined = Agora posso postar em { $chat }. Você pode gerenciar daqui.
for-steer = Gerenciar { $chat }
for-button = Gerenciar um canal
for-group = Escreva /for no seu chat privado comigo.
for-nowhere = Aqui os comandos funcionam em qualquer canal: escreva lá.
for-unknown = Não conheço esse canal. Primeiro me torne administrador lá, depois escolha de novo: /for
for-no-post = Não posso postar em { $chat }. Me torne administrador lá, com permissão para postar mensagens.
for-not-theirs = Só administradores que podem postar em { $chat } podem gerenciá-lo.
for-lost = Só administradores que podem postar em { $chat } podem gerenciá-lo, e agora não vejo que você seja um.
draft-show = Ver rascunhos
draft-none = Nada aguardando aprovação.
draft-heading = Rascunho para { $chat }
draft-until = Vale até { $until }. Ao ser publicado, sai com as odds daquele momento.
draft-publish = Publicar
draft-drop = Descartar
draft-approved = Sai agora, com as odds deste momento.
draft-published = Publicado.
draft-refused = Descartado.
draft-late = Não publicado: ninguém aprovou a tempo.
draft-untrue = Não publicado: os dados já estavam desatualizados.
draft-failed = Não publicado: o chat não aceitou.
draft-unseen = Os últimos alertas expiraram: esperavam aprovação, e não encontrei quem pudesse aprovar. Para administradores: { $once } aqui ou /for no privado comigo.

## /arbs, /stake and /kelly

command-arbs = Surebets e middles
    .page = Número da página
    .example = /arbs
command-stake = Quanto uma aposta rende
    .bet = Odd e stake; com várias odds a stake é dividida
    .example = /stake 2,10 50
command-kelly = Stake pelo critério de Kelly
    .bet = Odd, sua probabilidade e, se quiser, banca e fração
    .example = /kelly 2,10 52%
arbs-heading = Surebets e middles
arbs-profit = Ganhe quem ganhar: +{ $profit }
arbs-profit-draw = Ganhe quem ganhar: +{ $profit }; no empate, stakes de volta
arbs-profit-push = Qualquer lado: +{ $profit }; se for anulada, stakes de volta
arbs-profit-half = Qualquer lado: +{ $profit }; +{ $least } se metade da stake for anulada
arbs-middle-free = Middle: as duas podem ganhar, senão +{ $profit }
arbs-middle-cost = Middle: as duas podem ganhar, senão −{ $profit }
arbs-leg = { $price } { $book } · { $offer }
arbs-explained = Vêm de odds guardadas, não consultadas agora. Odds assim costumam ser erros e somem em minutos, ou a aposta é anulada depois, e as casas limitam quem aproveita.
arbs-own = Só conto as suas casas de apostas.
arbs-none = { $count ->
    [0] Não há odds guardadas agora.
    [one] Nenhuma nas odds guardadas de { $count } jogo.
   *[other] Nenhuma nas odds guardadas de { $count } jogos.
  }
# As in English.
stake-heading = Stake
stake-split-heading = Stake dividida
stake-price = Odd
# As in English.
stake-stake = Stake
stake-returned = Retorno
stake-profit = Lucro
stake-break-even = Probabilidade de equilíbrio
stake-split-wins = Ganhe quem ganhar, apostando { $total }, voltam ao menos { $least }: { $profit }.
stake-split-missing = Se estes forem todos os resultados, apostando { $total }, voltam ao menos { $least }: { $profit }. Um retorno tão alto é raro. Falta algum resultado?
stake-split-loses = Ganhe quem ganhar, apostando { $total }, voltam cerca de { $least }: { $profit }.
stake-split-note = Só vale se um destes resultados tiver que acontecer e cada stake for aceita na sua odd.
stake-usage = Escreva as odds e depois a stake, por exemplo: { $example }
stake-no-stake = São { $count } odds sem stake. Coloque a stake no fim, por exemplo: { $example }
stake-bad-amount = Não entendi “{ $amount }” como valor. Escreva 1000 ou 12,50.
kelly-heading = Stake de Kelly
kelly-chance = Sua probabilidade
kelly-edge = Vantagem
kelly-full = Inteira
kelly-half = Metade
kelly-quarter = Um quarto
kelly-part = { $part } da stake inteira
kelly-share = { $share } da banca
kelly-stake = { $stake } ({ $share })
kelly-nothing = Sem vantagem, Kelly manda não apostar.
kelly-note = Kelly supõe que a sua probabilidade é exata. Se ela estiver alguns pp acima do real, a stake inteira perde no longo prazo; por isso muitos apostam um quarto. Não é recomendação de aposta.
kelly-usage = Escreva a odd e a sua probabilidade, por exemplo: { $example }
kelly-bad-chance = Não entendi “{ $chance }” como probabilidade. Escreva 52% ou 0,52.

## /bet and /journal

command-bet = Anotar uma aposta que você fez
    .match = Um time, os dois times ou um número como #17
    .selection = mandante, empate, visitante, mais de 2,5, mandante -1,5
    .price = 2,10, 11/10 ou +110
    .stake = Um valor, por exemplo 20
    .book = A casa de apostas
    .example = /bet { $match } 1 2,10 20
command-name-bet = aposta
bet-usage = Escreva jogo, seleção e odd; depois, se quiser, a stake ou “em” e uma casa: { $example }
bet-price = Qual foi a odd? Escreva, com a stake se quiser, por exemplo: 2,10 20
bet-recorded = Aposta salva
bet-undo = Desfazer
bet-button = Apostei
bet-fair = { $way ->
    [higher] Odd justa agora: { $fair } · a sua está { $by } acima
    [lower] Odd justa agora: { $fair } · a sua está { $by } abaixo
   *[same] Odd justa agora: { $fair }, igual à sua
  }
bet-late = O jogo já começou, então não haverá CLV.

command-journal = Suas apostas e o CLV delas
command-name-journal = diário
journal-heading = Meu diário
journal-in-private = O diário é só seu. Abra um chat privado comigo e peça lá.
journal-empty = Nada aqui ainda. Anote assim uma aposta que você fez: { $example }. Ninguém mais vê.
journal-full = Um diário guarda { $most } apostas, e o seu está cheio. /export tem todas; apague algumas para abrir espaço.
journal-bet = { $selection } · { $price }
# As in English.
journal-stake = stake { $stake }
# As in English.
journal-clv = CLV { $value }
journal-open = Apostas abertas
journal-returned = Retorno
# As in English.
journal-yield = Yield
journal-clv-mean = CLV: { $value } em média ({ $low } a { $high }), { $matches } jogos
journal-clv-few = CLV: { $matches } de { $least } jogos necessários para uma média
journal-by-market = CLV por mercado
journal-by-sport = CLV por esporte
journal-group = { $group }: { $value } ({ $low } a { $high }), { $matches } jogos
journal-explained = CLV: sua odd contra a odd justa no início. Entre parênteses: onde está a média real com 95% de confiança.
journal-match = Jogo
journal-result = Resultado
journal-result-won = Ganha
journal-result-lost = Perdida
journal-result-void = Anulada
journal-result-half-won = Meio ganha
journal-result-half-lost = Meio perdida
journal-fair-close = Odd justa no fechamento
journal-closing-value = CLV
journal-reopen = Ainda aberta
journal-remove = Apagar
journal-removed = Apagada do diário.
forgetme-journal = { $count ->
    [one] Seu diário, com { $count } aposta, também é apagado.
   *[other] Seu diário, com { $count } apostas, também é apagado.
}

## Refusals and faults

refuse-unknown-command = Não conheço o comando /{ $command }. Tente /matches, ou veja o que sei fazer:
refuse-unknown-command-near = Não conheço o comando /{ $command }. Você quis dizer { $near }?
refuse-not-manager = Só os administradores deste chat podem fazer isso.
refuse-information-only = Este chat está em modo só informação: odds e como elas se movem, nada sobre em que apostar.
information-only-change = Mudar isso
refuse-not-manager-watches = Só os administradores deste chat podem fazer isso. Eles podem liberar para todos os membros em /settings.
refuse-guest = Ninguém me adicionou a este chat: posso responder, mas não guardar nada nem enviar alertas. Use este comando numa mensagem direta comigo.
refuse-not-own-watch = Outra pessoa criou este monitoramento; só ela e os administradores podem mudar.
refuse-unknown-setting = Não existe a configuração “{ $setting }”. Veja todas, ou escreva por exemplo: { $example }
refuse-flood = { $seconds ->
    [one] Rápido demais para mim. Tente de novo em { $seconds } segundo.
   *[other] Rápido demais para mim. Tente de novo em { $seconds } segundos.
  }
refuse-unknown-sport = Não conheço nenhum esporte ou liga “{ $sport }”. Estes esportes têm jogos:
find-league-many = Encontrei várias ligas com “{ $words }”. Qual delas você quer?
find-league-near = Não encontrei nenhuma liga “{ $words }”. Você quis dizer uma destas?
refuse-unknown-day = Não entendi o dia “{ $day }”. Escreva hoje, amanhã ou uma data, por exemplo: /matches 23/11
refuse-unknown-status = Não conheço a situação “{ $status }”. Escreva ao vivo, agendados ou encerrados, por exemplo: /matches futebol ao vivo
refuse-old-button = Este botão é de uma mensagem antiga e não funciona mais.
refuse-too-long = É longo demais para mim. Bastam um nome e algumas palavras depois.
fault-busy = O serviço de odds chegou ao limite deste minuto. Tente em alguns segundos.
fault-busy-minutes =
    { $minutes ->
        [one] O serviço de odds não aceita consultas por cerca de um minuto. Pergunte de novo depois disso.
       *[other] O serviço de odds não aceita consultas por cerca de { $minutes } minutos. Pergunte de novo depois disso.
    }
busy-later = Estou recebendo muitos pedidos. Respondo aqui em cerca de { $seconds } s.
busy-again = Já recebi a sua pergunta: a resposta vem na minha mensagem acima, em cerca de { $seconds } s.
busy-stopped = Fui reiniciado antes de poder responder. Pergunte de novo.
fault-unreachable = O serviço de odds não responde agora. Tente de novo em alguns minutos.
fault-misfit = O serviço de odds está enviando algo que não entendo. Meus operadores já sabem.
fault-no-definition = Ainda não sei ler o serviço de odds: meus operadores precisam rodar o diagnóstico primeiro.
fault-key = O serviço de odds recusa minha chave. Meus operadores precisam colocar uma válida.
fault-spent = Esgotei o limite do serviço de odds. Poderei consultar de novo quando ele for renovado.
fault-plan = Meu plano no serviço de odds não inclui isso. Meus operadores podem reduzir as consultas ou trocar de plano.
fault-wish = O serviço de odds não reconhece algo nas minhas configurações. Meus operadores precisam corrigi-las.
fault-spent-until = Estou sem créditos no serviço de odds até { $until }. Antes disso não consigo obter odds mais novas.
fault-not-offered = O serviço de odds não oferece isso.
lacks-predictions = { $source } não tem previsões.
lacks-value-bets = { $source } não tem apostas de valor.
lacks-fighters = { $source } não tem lutadores.
lacks-teams = { $source } não tem lista de times.
lacks-leagues = { $source } não tem lista de ligas.
lacks-bookmakers = { $source } tem uma odd só para todos, então não há casas para comparar.
lacks-bonuses = { $source } não tem bônus.
fault-refused = O serviço de odds não pode responder isso agora. Tente de novo em alguns minutos.
fault-full = Não foi possível salvar: meu disco está cheio. Meus operadores precisam liberar espaço.
fault-cannot-save = Não consigo salvar isso agora. Tente de novo em um minuto.
fault-cannot-look = Não consigo consultar isso agora. Tente de novo em um minuto.
fault-retry = Tentar de novo
fault-bug = Algo deu errado. Já anotei (erro { $id }).
help-button = Ajuda
unread-media = Só consigo ler texto. Digite o nome de um time e eu mostro as odds.
unread-media-group = Só consigo ler texto. Escreva /odds e o nome de um time.
unread-edit = Não vejo mensagens editadas. Envie de novo, por favor.

## Names of commands and options, where a platform shows its own for each language: lower-case letters, no spaces

command-name-matches = jogos
command-name-live = ao-vivo
command-name-match = jogo
# As in English.
command-name-odds = odds
command-name-best = melhores
command-name-history = histórico
command-name-movers = movimentos
command-name-predictions = previsões
command-name-valuebets = valor
command-name-watch = seguir
command-name-unwatch = não-seguir
command-name-watches = monitoramentos
command-name-preview = simular
command-name-edit = editar
command-name-pause = pausar
command-name-resume = retomar
command-name-undo = desfazer
command-name-export = exportar
command-name-import = importar
command-name-log = registro
command-name-why = por-quê
command-name-score = balanço
command-name-search = buscar
command-name-teams = times
command-name-team = time
command-name-leagues = ligas
command-name-fighters = lutadores
command-name-fighter = lutador
command-name-bookmakers = casas
command-name-bonuses = bônus
command-name-fair = justa
command-name-arbs = surebets
# As in English.
command-name-stake = stake
# As in English.
command-name-kelly = kelly
command-name-settings = configurações
command-name-help = ajuda
command-name-start = início
command-name-status = situação
command-name-about = sobre
command-name-privacy = privacidade
# As in English.
command-name-admin = admin
command-name-mydata = meus-dados
command-name-forgetme = esqueça-me
command-name-for = canal
command-name-link = ligar
command-name-unlink = separar

option-name-file = arquivo
option-name-topic = tema
option-name-text = texto
option-name-match = jogo
option-name-market = mercado
option-name-format = formato
option-name-selection = seleção
option-name-book = casa
option-name-books = casas
option-name-sport = esporte
option-name-league = liga
option-name-day = dia
option-name-status = situação
option-name-edge = vantagem
option-name-price = odd
option-name-within = prazo
option-name-window = período
option-name-threshold = mínimo
option-name-words = palavras
option-name-what = quê
option-name-fighter = lutador
option-name-team = time
# As in English.
option-name-prices = odds
option-name-method = método
option-name-change = mudança
option-name-watch = monitoramento
option-name-rule = regra
option-name-until = até
# As in English.
option-name-chat = chat
option-name-code = código
option-name-bet = aposta
# As in English.
option-name-stake = stake
option-name-private = privado
option-name-role = cargo
option-private = Só você vê a resposta

## What operators are told of errors

troubles-heading = Erros
troubles-times = { $count ->
    [one] Uma vez, às { $last }
   *[other] { $count } vezes: a primeira às { $first }, a última às { $last }
}
troubles-how = Estão todos no registro. Aviso sobre cada tipo no máximo uma vez por hora.

## Who is let in

access-blocked = Meus operadores bloquearam o acesso aqui: não respondo.
access-not-listed = Só respondo em certos chats, e este não é um deles.
access-asked = Só respondo onde meus operadores permitem. Perguntei a eles e aviso você aqui.
event-asked = Um novo chat pede acesso: { $address }
event-asked-by = Um novo chat pede acesso: { $address }, onde { $person } escreveu
event-admitted = Este chat agora tem acesso. Escreva /help para ver o que eu sei fazer.
event-admitted-there = { $chat } agora tem acesso. Gerencie com /for.

## /admin: for the operators of a bot

command-admin = Para operadores: como vai o bot, os chats e o que foi feito
    .what = status, budget, chats, limits, log, doctor …
    .example = /admin status
admin-heading = Para operadores
admin-unknown-act = “{ $word }” não existe entre os comandos para operadores.
admin-in-private = Isso eu só respondo no privado. Abra um chat privado comigo e peça lá.
admin-usage-status = status
admin-usage-budget = budget
admin-usage-chats = chats 1001
admin-usage-chat = chat telegram:42
admin-usage-failed = failed
admin-usage-limits = limits telegram:42 hourly 6
admin-usage-log = log
admin-usage-unclear = unclear
admin-usage-doctor = doctor
admin-act-status = o que roda, o que está em espera, o que está errado
admin-act-budget = consultas que restam, e quem as usou
admin-act-chats = quantos são e quais seguem mais; escreva parte do endereço para filtrar
admin-act-chat = o que sei de um chat
admin-act-failed = o que não pôde ser entregue no último dia, para enviar de novo
admin-act-limits = quanto um chat pode seguir e receber
admin-act-log = o que os operadores fizeram
admin-act-unclear = o que não entendi, mascarado
admin-act-doctor = pergunta tudo ao serviço de odds, leva meio minuto
admin-status-button = Situação
admin-budget-button = Consultas
admin-chats-button = Todos os chats
admin-chat-button = O chat
admin-limits-button = Limites
admin-log-button = Registro
admin-failed-button = Não entregues
admin-unclear-heading = Não entendido desde o início
admin-unclear-none = Entendi tudo desde o início.
admin-unclear-off = Não conto o que não entendo. { $setting } ativa isso.
admin-unclear-line = { $count } × { $words }
admin-failed-heading = Não entregues no último dia
admin-failed-none = Tudo foi entregue ou ainda está a caminho.
admin-failed-line = { $count ->
        [one] { $count } mensagem
       *[other] { $count } mensagens
    }, última: { $last }
admin-failed-again = Enviar de novo: { $number }
admin-failed-queued = { $count ->
        [0] Não resta nada para enviar de novo.
        [one] { $count } mensagem sai de novo, se ainda valer.
       *[other] { $count } mensagens saem de novo, se ainda valerem.
    }
admin-doctor-button = Diagnóstico
admin-platform-telegram = Telegram
admin-platform-discord = Discord
# As in English.
admin-platform-playground = Playground
admin-status-heading = Como vai o bot
admin-row-version = Versão
admin-version-newer = { $version }; já saiu a { $newer }
admin-row-since = Iniciado
admin-row-platforms = Plataformas
admin-platform-up = { $name } funciona
admin-platform-down = { $name } não funciona
admin-row-database = Banco de dados
admin-row-poller = Última consulta
admin-poller-elsewhere = em outro processo
admin-row-watched = Monitorados
admin-watched = jogos: { $matches }, chats: { $chats }
admin-row-queue = Alertas na fila
admin-queue = a caminho: { $going }, em espera: { $held }
admin-queue-oldest = o mais antigo devia ter saído { $since }
admin-row-backup = Último backup diário
admin-backup-none = nenhum
admin-disk-full = O disco do banco de dados está cheio.
admin-odds-failing = O serviço de odds não responde há mais de 15 minutos.
admin-odds-key-refused = O serviço de odds recusa a chave: coloque uma válida.
admin-odds-out-of-credits = Os créditos do serviço de odds acabaram.
admin-odds-busy = O serviço de odds quer menos consultas.
admin-misfit = { $endpoint }: o serviço de odds está enviando algo que não entendo (desde { $since }): { $misfit }
admin-no-definition = Ainda não dá para ler o serviço de odds: toque em { $button }.
admin-unseen-drafts = Os rascunhos não chegam a ninguém e os alertas expiram: { $chats }
admin-unlisted = Não consigo gravar junto dos backups a lista de quem pediu para ser esquecido (percebi { $since }). Restaurar um backup poderia trazer os dados dessas pessoas de volta. Verifique BACKUP_DIR
admin-status-notes = Notado nas respostas do serviço de odds desde o início:
admin-status-no-notes = Nada de estranho nas respostas do serviço de odds.
admin-status-note = { $endpoint }: { $note } × { $count }
admin-more = E mais { $count }.
admin-budget-heading = Consultas ao serviço de odds
admin-budget-no-requests = Nada foi consultado ainda.
admin-budget-pace = No máximo { $rate } consultas por minuto; restantes neste minuto: { $left }.
admin-budget-pause = O serviço pediu uma pausa; ela termina { $end }.
admin-budget-demand = { $matches ->
    [0] Nenhum jogo está sendo seguido.
    [one] Consultar { $matches } jogo monitorado gasta { $share } das consultas.
   *[other] Consultar { $matches } jogos monitorados gasta { $share } das consultas.
}
admin-budget-demand-too-much =
    Consultar { $matches } jogos monitorados a cada atualização gastaria { $share } das consultas disponíveis. Por isso consulto todos menos vezes e noto as mudanças com atraso médio de até { $minutes ->
    [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
admin-credits-used = Usado
admin-credits-of = { $used } de { $units }
admin-credits-left = Resta
admin-credits-until = { $left } até { $end }
admin-credits-pace = Neste ritmo
admin-credits-lasts = sobram { $left }
admin-credits-dry = dura até { $end }
admin-credits-column-league = Liga
admin-credits-column-day = Por dia
admin-credits-column-watch = Cada um
admin-credits-one-more = Mais uma liga usaria cerca de { $units } por dia.
admin-credits-alerted = De 100 movimentos, cerca de { $now } geram um alerta; com o dobro de créditos, cerca de { $doubled }.
admin-budget-most = Quem segue mais:
admin-budget-used = Usadas na última hora:
admin-column-for = Para
admin-column-requests = Consultas
admin-lane-person = pessoas
admin-lane-poller = alertas
admin-budget-this-process = Contado só por este processo.
admin-chats-heading = Todos os chats
admin-chats-none = Não existe esse chat.
admin-chats-how = Encontre um por uma parte do endereço: { $usage }
admin-chat-line = { $address }: { $watches ->
    [one] { $watches } monitoramento
   *[other] { $watches } monitoramentos
}
admin-chat-line-state = { $address }: { $watches ->
    [one] { $watches } monitoramento
   *[other] { $watches } monitoramentos
} ({ $state })
admin-state-active = ativo
admin-state-suspended = inacessível
admin-state-asked = ainda sem acesso
admin-state-blocked = bloqueado
admin-state-since = { $state }, { $since }
admin-count-active = { $count ->
    [one] { $count } ativo
   *[other] { $count } ativos
  }
admin-count-suspended = { $count ->
    [one] { $count } inacessível
   *[other] { $count } inacessíveis
  }
admin-count-asked = { $count } ainda sem acesso
admin-count-blocked = { $count ->
    [one] { $count } bloqueado
   *[other] { $count } bloqueados
  }
admin-row-state = Estado
admin-row-reason = Motivo
admin-row-known = Visto pela 1ª vez
admin-row-language = Idioma
admin-row-watches = Jogos monitorados
admin-of = { $count } de no máximo { $most }
admin-row-hourly = Mensagens por hora
admin-row-matches = Jogos
admin-row-messages = Mensagens na semana
admin-row-waiting = Alertas em espera
admin-row-log = No registro
admin-which-chat = Qual chat? Escreva o endereço, por exemplo: telegram:42
admin-no-such-chat = Não conheço nenhum chat { $address }.
admin-limits-saved = Salvo.
admin-limits-watches = { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
}
admin-limits-how = Outros números: { $usage }
admin-limits-unclear = Para { $address } entendo: hourly e um número até 60, ou off; watches e um número até 1000, ou usual.
admin-usage-block = block telegram:42
admin-usage-allow = allow telegram:42
admin-usage-leave = leave telegram:-1001
admin-act-block = não responde mais a um chat ou a uma pessoa; uma pessoa no Discord é discord:@42
admin-act-allow = dá acesso a quem pediu ou estava bloqueado
admin-act-leave = sai de um grupo ou de um servidor
admin-block-button = Bloquear
admin-allow-button = Permitir
admin-unblock-button = Desbloquear
admin-refuse-button = Recusar
admin-asked-button = Quem espera
admin-leave-button = Sair
admin-blocked = { $address } está bloqueado. Respondo lá mais uma vez para avisar disso; depois não respondo nem envio nada.
admin-block-operator = { $address } é um operador e não pode ser bloqueado.
admin-allowed = { $address } tem acesso.
admin-not-shut = { $address } não estava bloqueado.
admin-left = Saí de { $address }.
admin-leave-private = { $address } é um chat privado, do qual não posso sair. Bloqueie em vez disso.
admin-leave-failed = Não consegui sair de { $address }. Tente de novo em alguns minutos.
admin-usage-broadcast = broadcast Voltamos às 9.
admin-act-broadcast = envia uma mensagem a todos os chats; mostra uma prévia antes
admin-broadcast-how = Escreva o que dizer a todos os chats: /admin broadcast e o texto. Nada é enviado antes de você tocar em um botão.
admin-broadcast-long = É longo demais: no máximo 1500 caracteres.
admin-broadcast-heading = Ainda não enviado
admin-broadcast-takes = { $count ->
    [one] { $count } chat
   *[other] { $count } chats
}, pronto em cerca de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}; os alertas vão antes. A mensagem:
admin-broadcast-send = { $count ->
    [one] Enviar a { $count } chat
   *[other] Enviar a { $count } chats
}
admin-broadcast-old = Esse texto tem mais de uma hora ou não me lembro mais dele. Escreva de novo.
admin-broadcast-begun = Está a caminho.
admin-broadcast-already = A mensagem já foi enviada ou está a caminho; nenhum chat recebe duas vezes.
admin-broadcast-progress = Enviados: { $told }, em espera: { $waiting }
admin-broadcast-stop = Parar
admin-broadcast-stopped = Parado. Enviados: { $told }, não enviados: { $left }
event-notice = A todos os chats, dos operadores deste bot
admin-log-heading = O que os operadores fizeram
admin-log-none = Nada ainda.
admin-log-line = { $at } { $operator }: { $act }
admin-doctor-heading = Diagnóstico
admin-doctor-fine = Entendo tudo.
admin-doctor-trouble = Não entendo algumas coisas nas respostas do serviço de odds.
# As in English.
admin-column-endpoint = Endpoint
admin-column-verdict = Resultado
admin-column-items = Itens
admin-verdict-understood = bom
admin-verdict-partly = em parte
admin-verdict-empty = vazio
admin-verdict-open = a decidir
admin-verdict-misfit = mudou
admin-verdict-not-understood = confuso
admin-verdict-refused = recusado
admin-verdict-unreachable = sem resposta
admin-verdict-not-asked = não pedido
admin-degraded-heading = O que é afetado:
admin-degraded = { $feature }: { $cause }
admin-feature-matches = a lista de jogos e a busca por palavras
admin-feature-slug = um jogo pelo slug
# As in English.
admin-feature-odds = odds
admin-feature-alerts = alertas
admin-feature-history = o histórico de odds
admin-feature-predictions = previsões
admin-feature-valuebets = apostas de valor
admin-feature-fighters = lutadores
admin-feature-teams = times
admin-feature-leagues = ligas
admin-feature-bookmakers = casas e suas notas
admin-feature-bonuses = bônus
admin-feature-kickoff = horários de início
admin-feature-live = distinguir os jogos ao vivo dos outros
admin-feature-sports = jogos por esporte
admin-feature-books = odds casa por casa
admin-feature-records = cartéis de lutadores
admin-feature-results = resultados
admin-cause-no-answer = { $endpoint } não deu resposta
admin-cause-not-understood = não entendo a resposta de { $endpoint }
admin-cause-field = nenhum item de { $endpoint } tem { $field }
admin-cause-filter = { $endpoint } ignora { $field }
admin-filters-heading = Filtros da lista de jogos:
admin-filter = { $parameter }: { $works }
admin-works-yes = funciona
admin-works-no = não funciona
admin-works-unclear = não deu para saber
admin-refused-heading = Deixado de fora das respostas:
admin-questions-heading = A decidir:
admin-questions-how = { $command } grava a definição em um arquivo: nele você decide.
admin-definition-new = A partir de agora leio o serviço de odds assim.
admin-service-works = { $service } responde como esperado.
admin-service-works-key = { $service } aceita minha chave e responde como esperado.
admin-service-key = { $service } recusa minha chave. Confira { $settings }.
admin-service-plan = Minha chave está certa, mas o plano dela não inclui o que peço. Confira { $settings }.
admin-service-spent = Minha chave está certa, mas o limite dela já acabou.
admin-service-busy = { $service } está recebendo consultas demais. Talvez outro programa também use minha chave.
admin-service-choices = { $service } não conhece o que peço. Confira { $settings }.
admin-service-misfit = { $service } envia algo diferente do que diz a definição: { $detail }
admin-service-refused = { $service } se recusa a responder: { $detail }
admin-service-down = Não consigo acessar { $service }: { $detail }. Confira { $settings }.
admin-service-has = O que ele tem:
admin-service-left =
    { $per ->
        [hour] Restam nesta hora: { $units }
        [day] Restam hoje: { $units }
        [month] Restam neste mês: { $units }
       *[other] Restam agora: { $units }
    }
admin-service-looks =
    { $looks ->
        [one] Todos os monitoramentos juntos gastam cerca de { $looks } consulta por dia.
       *[other] Todos os monitoramentos juntos gastam cerca de { $looks } consultas por dia.
    }

## The playground page

playground-tag = demo
playground-welcome = Peça odds, siga um jogo e veja o alerta chegar
playground-hint = Digite / para ver todos os comandos, o nome de um time para ver as odds, ou comece por um destes:
playground-feed = Conversa
playground-input = Mensagem
playground-placeholder = Um time, ou / para comandos
playground-send = Enviar
playground-palette = Comandos e sugestões
playground-you = Você:
playground-writing = Escrevendo…
playground-alert = Alerta
playground-silent = sem som
playground-personal = Só você vê isto
playground-changed = atualizado
playground-table = Tabela
playground-mark-best = melhor
playground-mark-up = sobe
playground-mark-down = cai
playground-connecting = Conectando…
playground-connected = Conectado
playground-reconnecting = Reconectando…
playground-paused = Em pausa nesta aba
playground-away = Sem resposta. O bot ainda está rodando?
playground-refused = Não foi possível responder isso.
playground-retry = Tentar de novo
playground-newer = Novo alerta
playground-settings = Configurações
playground-language = Idioma
playground-place = Este chat é
playground-private = privado
playground-group = um grupo
playground-admin = Sou administrador do grupo
# As in English.
playground-chat = Chat
playground-new-chat = Abrir outro chat
playground-menu = Escolher
playground-views = Mostrar respostas como
# As in English.
playground-view-chat = Chat
playground-view-telegram = Telegram
playground-view-discord = Discord
playground-view-data = Dados
playground-view-reply = A resposta em si
playground-readers = Outro chat
playground-readers-hint = Um chat ao lado deste, com idioma, formato das odds e monitoramentos próprios. A odd é a mesma, mas cada chat tem as próprias regras.
playground-add-reader = Abrir ao lado
playground-remove = Fechar este chat
playground-me = Você
playground-format = Formato das odds
# As in English.
playground-format-decimal = Decimal
playground-format-fractional = Fracionário
playground-format-american = Americano
# As in English.
playground-format-hongkong = Hong Kong
playground-format-percent = Porcentagem
playground-market = O mercado
playground-market-hint = É fictício e se move sozinho. Mexa em uma odd e veja quem é avisado.
playground-market-real = Odds reais, sem chave:
# As in English.
playground-market-odds = Odds
playground-market-watch = Seguir
playground-market-push = Mexer na odd
playground-market-chance = Probabilidade do primeiro time
playground-pushed = Nova odd:
playground-pushed-next = Os chats que seguem o jogo são avisados em meio minuto.
playground-tour = O primeiro minuto
playground-tour-odds = Peça odds
playground-tour-odds-why = A odd de cada casa, com as melhores marcadas.
playground-tour-watch = Siga o jogo
playground-tour-watch-why = Este chat recebe um alerta quando a odd se move.
playground-tour-push = Mexa na odd
playground-tour-push-why = Ela se move 6 pp de probabilidade; o alerta chega em meio minuto.
playground-tour-go = Fazer
playground-tour-skip = Pular
playground-tour-done = Esse foi o seu primeiro alerta
playground-close = Fechar

## Pictures

chart-button = Gráfico
chart-books = Todas as casas
chart-start = Início
chart-band = faixa
chart-best = melhor odd
chart-gap = sem odds
chart-told = avisei você
chart-consensus = { $books ->
    [one] uma casa, sem margem
   *[other] odds justas de { $books } casas
}
chart-subject = { $market } · { $whose } · desde { $since }
chart-of = { $market } · { $whose }
chart-way = { $from } → { $now }
chart-since = Desde { $since }.
chart-alt = Gráfico: { $title }, { $subject }. { $figures }.
chart-board-subject = { $market } · { $books ->
    [one] { $books } casa
   *[other] { $books } casas
}{ $isFair ->
    [yes] {" "}· distância da odd justa
   *[no] {""}
}
chart-board-framed = { $subject }, melhor odd em destaque
chart-distance = { $points }%
chart-best-of = { $price } { $book } · justa { $fair }
chart-price-at = { $price } { $book }
chart-fair-only = justa { $fair }
chart-movers-subject = Odds justas, antes → agora
chart-mover = { $selection } · { $same } de { $books } casas
chart-price = Odd
chart-edge = Vantagem
chart-bet = { $selection } · { $book }
chart-bet-figures = { $price } · +{ $edge }
chart-bets-subject = { $count ->
    [one] { $count } aposta de valor
   *[other] { $cut ->
        [yes] As { $count } melhores apostas de valor
       *[no] { $count } apostas de valor
    }
} por odd e vantagem{ $isNarrowed ->
    [yes] {" "}· { $narrowed }
   *[no] {""}
}
chart-alerts = O que veio depois dos alertas
chart-alerts-summary = { $count ->
    [one] { $count } alerta
   *[other] { $count } alertas
} · a odd continuou: { $on }, ficou igual: { $stayed }, recuou: { $back }
chart-alerts-told = Movimento no alerta, pp
chart-alerts-after = Movimento desde então, pp
chart-alerts-stayed = ficou igual
chart-alerts-explained = Em pp, do alerta até o início do jogo ou até agora: acima da linha, a odd continuou no mesmo sentido; abaixo, recuou.
chart-alerts-none = Ainda não há alertas de odds para fazer um gráfico.
chart-alert = { $selection } · { $day }
chart-alert-way = { $from } → { $to } → { $now }
