# Spanish. The same keys and variables as en.ftl.

## Credit: on every message

credit = Datos: { $source }
credit-simulated = Cuotas simuladas por el sandbox de Linewatch. Ningún equipo, casa ni cuota es real.
credit-simulated-short = Simulado: cuotas no reales
cut = … El resto no cabía.

## Selections and markets

selection-draw = Empate
selection-over = Más de
selection-under = Menos de
selection-yes = Sí
selection-no = No
selection-1X = 1X
selection-12 = 12
selection-X2 = X2
selection-line = { $selection } { $line }
label-value = { $label }: { $value }
column-home = 1
column-draw = X
column-away = 2
column-over = Más
column-under = Menos
column-yes = Sí
column-no = No

## Sports and states

sport-numbered = Deporte { $code }
sport-football = Fútbol
sport-ice-hockey = Hockey sobre hielo
# As in English.
sport-hockey = Hockey
sport-basketball = Baloncesto
sport-tennis = Tenis
sport-mma = MMA
sport-baseball = Béisbol
sport-american-football = Fútbol americano

status-scheduled = por jugar
    .matches = por jugar
status-live = en vivo
    .matches = en vivo
status-finished = terminado
    .matches = terminados
status-postponed = aplazado
    .matches = aplazados
status-cancelled = cancelado
    .matches = cancelados
status-no-time = hora por confirmar

match-title = { $home } – { $away }
row-against = – { $opponent }

## /start and /help

command-start = Qué hace este bot
# As in English.
start-heading = Linewatch
start-what = Las cuotas de diez casas de apuestas lado a lado y un aviso cuando se mueven.
    .without-bets = Las cuotas del momento y un aviso cuando se mueven.
    .without-model = Las cuotas de las casas de apuestas lado a lado y un aviso cuando se mueven.
start-how = Escribe un equipo, por ejemplo { $team }, o elige un partido:
start-how-plain = Escribe el nombre de un equipo o pulsa un botón.
start-how-group = Escribe /odds y un equipo, o pulsa un botón.
start-today = Partidos de hoy
start-matches = Partidos
start-valuebets = Apuestas de valor

command-help = Todos los comandos, con ejemplos
    .topic = Un tema o un comando, por ejemplo seguimientos
    .example = /help seguimientos
help-heading = Ayuda
help-first = ‹ Ayuda
help-topic-matches = Partidos y equipos
help-topic-odds = Cuotas
help-topic-watches = Seguimientos
help-topic-alerts = Avisos
help-topic-money = Apuestas y dinero
help-topic-chat = Este chat
help-unknown = «{ $words }» no es un tema. Elige uno de abajo.
help-line = { $usage } – { $description }
help-group = En los grupos, los administradores deciden en /settings quién puede añadir y quitar seguimientos.
help-thumb = Reacciona con 👍 a un aviso y dejo ese partido en silencio; quita la reacción y vuelven sus avisos.
help-thumb-group = Reacciona con 👍 a un aviso y dejo ese partido en silencio, si soy administrador; quita la reacción y vuelven sus avisos.
help-thumb-several = Si el aviso es sobre varios partidos, respondo con 🤔 y no dejo ninguno en silencio: pulsa «{ $mute }» para elegir.
help-threads = Los avisos pueden ir a hilos propios, uno por partido o liga: { $usage }
    .usage = /settings hilos partido
help-words = Cuando te pida un partido, escribe el nombre de un equipo o el número que va tras el signo #.
help-fixtures = { $usage } publica cada día los partidos de todo lo que se sigue aquí.
help-carried = Usa mis comandos en cualquier chat, aunque nadie me haya añadido allí: abre mi perfil y pulsa «Añadir aplicación».

## /matches

command-matches = Partidos de los próximos días
    .sport = Un deporte o una liga, por ejemplo fútbol
    .league = Una liga: basta parte de su nombre
    .day = hoy, mañana o una fecha como 23/11
    .status = en vivo, programados o terminados
    .example = /matches fútbol mañana
command-live = Partidos que se juegan ahora mismo
    .sport = Un deporte o una liga, por ejemplo fútbol
    .league = Una liga: basta parte de su nombre
    .example = /live fútbol
matches-heading = Partidos
matches-row = { $time } · { $title }
matches-prices = Mejores cuotas para 1 / X / 2, cuando las hay.
matches-prices-updated = Mejores cuotas para 1 / X / 2 · actualizadas { $age }
fixtures-heading = Partidos · { $day }
fixtures-more = … y { $count } más
matches-none = Ahora no hay partidos en la lista.
matches-none-sport = { $sport }: ahora no hay partidos en la lista.
matches-all = Todos los partidos
matches-live = En vivo ahora
matches-pick = ¿Qué partidos?
matches-pick-button = Deporte ▾
page-shown = { $first }–{ $last } de { $total }
page-list-cut = La lista del servicio de cuotas es más larga de lo que pude leer; esta es su primera parte.
page-next = Siguiente ›
page-previous = ‹ Anterior
file-button = CSV
file-done = { $isWhole ->
    [no] { $count ->
        [one] La fila más reciente de { $total }
       *[other] Las { $count } filas más recientes de { $total }
    }
   *[yes] { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }
  } para una hoja de cálculo. Horas en UTC, cuotas decimales.
file-column-part = Parte
file-column-name = Nombre
file-column-number = Número
file-column-starts = Empieza (UTC)
file-column-home = Local
file-column-away = Visitante
file-column-sport = Deporte
file-column-league = Liga
file-column-status = Estado
file-column-market = Mercado
file-column-selection = Selección
file-column-book = Casa
file-column-price = Cuota
file-column-model = Cuota del modelo
    .without-list = Cuota justa
file-column-edge = Ventaja, %
file-column-recorded = Registrado (UTC)
file-column-stake = Importe
file-column-result = Resultado
file-column-returned = Devuelto
file-column-fair-close = Cuota justa de cierre
file-column-clv = Valor sobre el cierre, %
file-column-watch = Seguimiento
file-column-rule = Regla
file-column-state = Estado
file-column-from = Antes
file-column-to = Ahora
file-column-time = Hora (UTC)
file-column-decision = Qué pasó

## /odds

command-odds = Cuotas de un partido, casa por casa
    .match = Un equipo, dos equipos o #número
    .market = Un mercado, por ejemplo ganador, total 2,5 o hándicap -1,5
    .format = Un formato solo para esta vez, por ejemplo americano o fraccionario
    .example = /odds { $match }
odds-when = { $league } · { $start }
odds-when-no-league = { $start }
odds-best-prices = Mejores: { $prices }
odds-margin-updated = Margen medio { $margin } · actualizado { $age }
odds-updated = Actualizado { $age }
odds-markets = Mercados
odds-line = Línea { $line }
odds-all-books = Las { $count } casas
odds-market-winner = Ganador
odds-market-result = Resultado del partido
odds-market-two-way = Ganador sin empate
odds-market-three-way = Resultado (1X2)
odds-market-double-chance = Doble oportunidad
odds-market-draw-no-bet = Empate no válido
# As in English.
odds-market-total = Más/menos de { $line }
odds-market-handicap = Hándicap { $line }
odds-market-both-score = Ambos equipos marcan
odds-market-other = Otros
odds-book = Casa
odds-fair = Justa
odds-fair-row = Cuota justa
odds-chance = Prob. %
odds-unnamed-book = Casa sin nombre
odds-best = Mejor cuota para { $selection }: { $price } ({ $book })
odds-best-range = Mejor cuota para { $selection }: { $price } ({ $book }) · todas las casas { $low } – { $high }
odds-best-full = Mejor cuota para { $selection }: { $price } ({ $book }) · todas las casas { $low } – { $high }, probabilidad { $lowChance }–{ $highChance }
odds-best-fair = { $selection }: { $price } ({ $book }) · justa { $fair }
odds-best-none = Mejor cuota para { $selection }: ninguna
odds-shows-alone = { $book } muestra { $price }{ $points ->
    [0] , lejos del resto en este mercado
    [one] , a { $points } pp del resto
   *[other] , a { $points } pp del resto
  }
odds-shows-unsound = { $book } muestra { $price }, pero queda excluida: margen { $margin }
odds-alone = { $sign } Lejos del resto: { $books }
odds-alone-book = { $book } a { $points ->
    [one] { $points } pp
   *[other] { $points } pp
  }
odds-alone-book-late = { $book } a { $points ->
    [one] { $points } pp
   *[other] { $points } pp
  } (actualizada { $minutes } min antes que las demás)
odds-unsound = { $sign } Excluidas: { $books }
odds-unsound-book = { $book } (margen { $margin })
odds-market-missing = Aquí no hay cuotas de «{ $market }»; este es el mercado principal.
odds-margins = Margen medio { $average }: { $books }
odds-own-books = { $sign } Tus casas: las mejores cuotas salen solo de ellas
odds-own-books-absent = Ninguna de tus casas lo ofrece: cuentan todas
odds-consensus-note = Justa y Prob.: la media de las cuotas de las casas, sin su margen.
odds-age = Cuotas de { $age }.
odds-next = nuevas cuotas: { $time }
odds-closing = Las últimas cuotas registradas antes del inicio.
odds-age-old = ⚠️ Cuotas antiguas (actualizadas { $age }): pueden haber cambiado.
odds-old-failure = ⚠️ Cuotas antiguas, { $age }. El servicio de cuotas no responde.
odds-failure = El servicio de cuotas no responde. Esto es lo último que envió.
odds-misfit = El servicio de cuotas envía algo que no entiendo; esto es lo último que pude leer.
odds-key = El servicio de cuotas rechaza mi clave; esto es lo último que envió.
odds-spent = No me queda crédito en el servicio de cuotas (se renueva: { $until }). Esto es lo último que envió.
odds-plan = Mi plan en el servicio de cuotas no incluye estos datos; estos son los últimos que envió.
odds-wish = El servicio de cuotas no reconoce algo de mi configuración; esto es lo último que envió.
odds-spent-until = No me queda crédito en el servicio de cuotas (se renueva: { $until }). Últimas cuotas: { $at }.
odds-busy = El servicio de cuotas no permite más consultas ahora; esto es lo último que envió.
odds-busy-waits = El servicio de cuotas no acepta consultas por ahora (volverá a hacerlo: { $until }). Esto es lo último que envió.
odds-busy-until = El servicio de cuotas no acepta consultas por ahora (volverá a hacerlo: { $until }). Últimas cuotas: { $at }.
odds-none = Ninguna casa tiene cuotas para este partido.
odds-refresh = Actualizar
odds-watch = Seguir
odds-watching = En seguimiento: { $rule }

## Finding a match

find-many = ¿Qué partido?
find-many-first = los { $count } primeros:
find-more = Más ›
find-unknown = No conozco «{ $words }»: ningún equipo, jugador ni liga se llama así aquí.
find-sports = Tengo: { $sports }.
find-match-row = { $title }
  { $start } · { $league }
find-match-row-no-league = { $title }
  { $start }
find-fixture = { $day } · { $title }
find-many-more = Hay más partidos de los que caben aquí. Añade el otro equipo o un día.
find-name-one = «{ $words }» puede ser más de una cosa. Indica un partido por sus dos equipos o por su número, por ejemplo: { $example }
find-apart = No encuentro ningún partido entre { $first } y { $second }. El próximo de cada uno:
find-number = Aquí no hay ninguna fila { $words }. Elige un partido o escribe #{ $words } para el partido con ese número:
find-none-near = No encuentro ningún partido con «{ $words }». ¿Querías decir uno de estos?
ask-match = ¿Qué partido? Elige uno o escribe el nombre de un equipo:
ask-match-command = ¿Qué partido? Elige uno o escribe { $command } con el nombre de un equipo:
talk-today = Partidos de hoy
talk-watch = Seguir un partido
talk-odds = Cuotas de un partido
talk-hello = ¡Hola! Escribe el nombre de un equipo, por ejemplo { $team }, y te muestro sus cuotas. También puedo avisarte cuando se muevan.
talk-welcome = De nada.
talk-sorry = Lo siento. Escribe el nombre de un equipo o elige una de estas opciones.
talk-valuebet = Una apuesta de valor paga más de lo que corresponde a su probabilidad. Si un equipo gana la mitad de las veces, la cuota justa es 2,00, y una de 2,10 tiene valor. Solo compensa de media, y solo si el cálculo es bueno.
talk-fair = Las cuotas justas son las de las casas sin su margen. Muestran la probabilidad real que hay detrás.
talk-margin = Si sumas las probabilidades de las cuotas de una casa, pasas del 100 %, por ejemplo 105 %. Ese 5 % de más es el margen: lo que la casa se queda de media.
talk-surebet = A veces, las mejores cuotas de varias casas juntas devuelven más de lo que apuestas, gane quien gane. Eso es una surebet. Son raras, pequeñas y duran poco.
talk-alerts = Abre un partido y pulsa Seguir. Te aviso cuando se muevan sus cuotas o cuando una llegue a tu límite: escribe «{ $usage }».
talk-whowins = Nadie lo sabe. Las cuotas muestran lo que esperan las casas, y el modelo tiene sus propias probabilidades.
talk-howmuch = No doy consejos de apuestas. Si calculas tú la probabilidad, la calculadora de Kelly muestra cuánto apostar; mucha gente usa una cuarta parte.
talk-free = Es gratis. No acepto apuestas ni gano nada con ellas.
talk-source = Las cuotas vienen de { $source } y se actualizan cada pocos minutos; cada mensaje dice de cuándo son.
talk-source-invented = Estas cuotas son inventadas, para probar.
talk-who = Soy un programa. Comparo las cuotas de las casas y te aviso cuando se mueven. No acepto apuestas.
talk-legal = Solo comparo cuotas y no acepto apuestas. Que apostar sea legal para ti depende de dónde vivas.
talk-unclear = No lo he entendido. Escribe el nombre de un equipo para ver sus cuotas o elige una opción:
talk-unknown = No conozco «{ $words }»: aquí ningún equipo ni liga se llama así. Hay { $sports }.
talk-bet = ¿Anoto esta apuesta en { $title }: { $bet }?
talk-none-on = No hay partido el { $day }. El próximo:
talk-ignored = No he entendido «{ $words }».
talk-nobody = Aquí ningún equipo ni liga se llama «{ $words }».
talk-lacking = Aquí no hay cuotas de «{ $words }». Tengo ganador, totales, hándicaps y ambos marcan, si el partido los ofrece.
talk-picks = Aquí no se dan pronósticos y ninguna apuesta es segura. Estas son las cuotas; la más baja es la del favorito:
talk-chats = Los avisos llegan al chat donde los creas. Si los quieres solo para ti, escríbeme en un chat privado. Para usarme en un grupo, añádeme desde mi perfil.
talk-nobets = No acepto apuestas. Estas son las cuotas de las casas:
talk-results = No tengo marcadores ni resultados, solo cuotas.
talk-combined = No calculo combinadas. Estos son los partidos uno por uno:
talk-reminder = Puedo recordarte un partido que sigas antes de que empiece. Síguelo y elige cuánto antes en los ajustes, en «Recordatorio».
talk-left = Vale, lo dejo.
talk-differ = Cada casa tiene su propia estimación y su propio margen, y mueve sus cuotas a su ritmo. Por eso conviene comparar.
talk-absent = Aquí no hay nada de «{ $words }». Hay { $sports }.
talk-term-odds = Una cuota decimal dice cuánto devuelve una apuesta de 1: con 2,45 son 2,45, apuesta incluida. La probabilidad que hay detrás es 1 dividido entre la cuota, aquí un 41 %. 1 es el primer equipo, X el empate y 2 el segundo equipo.
talk-term-winner = El 1X2 tiene tres resultados: 1 es la victoria del primer equipo, X el empate y 2 la victoria del segundo.
talk-term-total = Un total es el número de goles o puntos del partido. Más de 2,5 gana con 3 goles o más, menos de 2,5 con 2 o menos. El «,5» evita que el resultado coincida con la línea.
talk-term-btts = Ambos marcan (BTTS): «sí» gana si cada equipo marca al menos un gol, «no» si alguno no marca.
talk-term-handicap = Un hándicap da ventaja a un equipo o le quita goles. Con −1,5 tiene que ganar por dos o más, con +1,5 puede perder por uno.
talk-term-dnb = Empate no válido (draw no bet): se apuesta al ganador y, si hay empate, se devuelve el importe.
talk-term-dc = La doble oportunidad cubre dos de los tres resultados: 1X es victoria local o empate, X2 victoria visitante o empate y 12 cualquiera menos el empate.

## /valuebets

command-valuebets = Cuotas mejores que la cuota justa
    .sport = Un deporte, por ejemplo fútbol
    .edge = Ventaja mínima, por ejemplo 5%
    .price = Un rango de cuotas, por ejemplo 1,5-3
    .within = Cuánto falta como mucho para el partido, por ejemplo 12h
    .book = Una casa de apuestas
    .example = /valuebets 3% 1,5-3
valuebets-heading = Apuestas de valor
valuebets-explained = Cuotas por encima de las del modelo. No es un consejo.
    .without-list = Cuotas un 1 % o más por encima de la justa. No es un consejo.
valuebets-against-others = Cuotas un 1 % o más por encima de la justa de las demás casas. No es un consejo.
valuebets-against = Cuotas un 1 % o más por encima de la justa de { $book }. No es un consejo.
valuebets-row = { $selection } { $price } · { $edge }
valuebets-book = { $others ->
    [0] { $book }
   *[other] { $book } y { $others } más
  }
valuebets-none = Ahora no hay apuestas de valor.
    .without-list = Ahora no hay apuestas de valor. Miro los partidos que alguien sigue o ha pedido en la última hora.
valuebets-none-filter = { $count ->
    [one] La única apuesta de valor que hay ahora no cumple el filtro.
   *[other] Ninguna de las { $count } apuestas de valor que hay ahora cumple el filtro.
  }
valuebets-edge = ventaja desde { $edge }
valuebets-price = cuota { $low }–{ $high }
valuebets-within = { $hours ->
    [one] en menos de { $hours } hora
   *[other] en menos de { $hours } horas
  }
valuebets-all = Todas las de valor
valuebets-bad-filter = No entiendo «{ $words }». Puedes filtrar por ventaja, rango de cuotas, horas, deporte y casa, por ejemplo: /valuebets 5% 1,5-3 12h
valuebets-model = Son cifras de un modelo, no un consejo.
    .without-list = Lo calculo con las cuotas de las casas. No es un consejo.
valuebets-age = Calculado { $age }.
valuebets-age-old = Cálculo antiguo ({ $age }): las cuotas pueden haber cambiado.

## Watches on value bets

valuebets-watch = Avísame de estas
bet-watch-done = Ahora sigues las apuestas de valor: { $filter }.
bet-watch-changed = El seguimiento de apuestas de valor empieza de nuevo: { $filter }.
bet-watch-all = todas
bet-watch-title = Apuestas de valor: { $filter }
bet-watch-rule = { $points ->
    [one] Te aviso cuando aparezca una, y otra vez cuando su ventaja crezca { $amount } pp. Cuando desaparezca, actualizo los mensajes que hablaban de ella.
   *[other] Te aviso cuando aparezca una, y otra vez cuando su ventaja crezca { $amount } pp. Cuando desaparezca, actualizo los mensajes que hablaban de ella.
  }
bet-watch-now = { $count ->
    [0] Ahora ninguna cumple el filtro.
    [one] Ahora una cumple el filtro; solo te aviso de las nuevas.
   *[other] Ahora { $count } cumplen el filtro; solo te aviso de las nuevas.
  }
bet-watch-now-unknown = Ahora no puedo leer la lista. Te avisaré de lo que aparezca a partir de mi próxima consulta.
bet-watch-rule-words = { $filter } · { $rule }
bet-watch-improving = { $points ->
    [one] con mejoras de { $amount } pp
   *[other] con mejoras de { $amount } pp
  }
bet-details-paused = En pausa: no te aviso de las apuestas que aparezcan mientras tanto.
bet-details-resumed = Activo otra vez. Te avisaré de lo que aparezca a partir de mi próxima consulta.
bet-details-changed = Seguimiento cambiado. Solo te avisaré de lo que aparezca desde ahora.
bet-watch-same = Ya hay un seguimiento de apuestas de valor con este filtro.
bet-watch-limit = Este chat ya tiene { $count ->
    [one] { $count } seguimiento
   *[other] { $count } seguimientos
} de apuestas de valor y no puede tener más. Quita uno primero.
bet-watch-bad-improvement = No entiendo «{ $typed }». Di cuántos pp debe crecer la ventaja, por ejemplo: /watch apuestas de valor 3% mejora de 1
unwatch-bets-done = Ya no sigues las apuestas de valor: { $filter }.
bet-alert-appeared = { $count ->
    [1] Nueva apuesta de valor: { $edge }
   *[other] { $count } nuevas apuestas de valor
  }
bet-alert-improved = { $count ->
    [1] La ventaja ha subido: { $before } → { $edge }
   *[other] { $count } apuestas de valor con más ventaja
  }
bet-alert-both = { $count } apuestas de valor: nuevas y mejoradas
bet-alert-gone = { $count ->
    [one] Una apuesta de valor ya no está
   *[other] { $count } apuestas de valor ya no están
  }
bet-alert-gone-too = { $count ->
    [one] Ya no está · { $count }
   *[other] Ya no están · { $count }
  }
bet-alert-gone-row = { $selection } { $price }{ $known ->
    [yes] {""}, ahora { $now }
   *[no] {""}
  }
bet-alert-missed = { $count ->
    [one] Otra apareció y desapareció
   *[other] Otras { $count } aparecieron y desaparecieron
  }
bet-alert-row = { $selection } { $price } · { $news ->
    [improved] { $before } → { $edge }
   *[appeared] { $edge }
  }
bet-alert-at = { $selection } { $price } · { $books }
bet-alert-books = { $book }{ $others ->
    [0] {""}
   *[other] {" "}y { $others } más
  }
bet-alert-offer = { $selection } a { $price } ({ $book })
bet-alert-offer-no-book = { $selection } a { $price }
bet-alert-watch = Este seguimiento
alert-bets = Ver todas
bet-gone-left = { $offer }: desapareció ({ $time })
bet-gone-left-now = { $offer }: desapareció ({ $time }); luego pasó a { $now }
bet-gone-below = { $offer }: muy poca ventaja ({ $time })
bet-gone-below-now = { $offer }: muy poca ventaja ({ $time }); luego la cuota pasó a { $now }
bet-gone-began = { $offer }: el partido ha empezado

## /match, /best, /history

command-match = Un partido: liga, hora y mercados
    .match = Un equipo, dos equipos o #número
    .example = /match { $match }
match-sport = Deporte
match-league = Liga
match-start = Empieza
match-status = Estado
match-markets = Mercados
match-no-markets = sin cuotas por ahora
match-books = Casas
match-number = Número
match-details = Partido
match-best = Mejor cuota
best-title = { $kind ->
    [side] Gana { $selection }: { $price }
   *[other] { $selection }: { $price }
  }
best-at = en { $books }
best-at-more = en { $books } y { $others } más
match-history = Historial
match-prediction = Pronóstico

command-best = Las mejores cuotas para una selección
    .match = Un equipo, dos equipos o #número
    .selection = 1, X, 2, un equipo o más de 2,5
    .example = /best { $match } 1
best-price = Cuota
best-edge = Vent.
best-fair = Ventaja: sobre la cuota justa de { $fair }
best-fair-updated = Ventaja: sobre la cuota justa de { $fair } · actualizado { $age }
best-which = ¿Qué selección?
best-missing = Ninguna casa ofrece { $selection } por ahora. Sí hay:
best-unknown = No conozco la selección «{ $selection }». Escribe 1, X, 2, un equipo o más de 2,5, o elige:
best-paid-back = { $stake } a la mejor cuota devuelven { $returned }: { $profit } de ganancia. Se apuesta en la casa, no aquí.
best-others = Otras

command-history = Cómo se han movido las cuotas de un partido
    .match = Un equipo, dos equipos o #número
    .book = Una casa; sin ella, la cuota justa
    .selection = 1, X, 2, un equipo o más de 2,5
    .example = /history { $match }
history-none = Aún no sé cómo se han movido estas cuotas.
history-none-book = No sé cómo se han movido las cuotas de { $book }.
history-of = { $market } · { $whose }
history-consensus = media de las casas, sin margen
history-open = Apertura
history-now = Ahora
history-points = pp
history-chance = Prob.
history-net = Cambio
history-range = Rango
history-reading = { $price } · probabilidad { $chance } · { $time }
history-net-none = ninguno
history-net-shortened = ▼ baja: cuota { $price }, probabilidad { $points } pp
history-net-drifted = ▲ sube: cuota { $price }, probabilidad { $points } pp
history-since = Desde el { $since }. ▼ baja, ▲ sube. Las barras son la probabilidad: cuanto más alta, más baja la cuota.
history-says = la probabilidad pasó de { $from } a { $to }, mínima { $low }, máxima { $high }
history-unknown = Aquí no conozco ninguna casa ni selección «{ $words }». Por ejemplo: 1, X, 2 o el nombre de una casa.
history-all = Todas las selecciones
history-consensus-button = Cuota justa

## /predictions, /movers

command-predictions = Probabilidades de un modelo junto a las de las casas
    .match = Un equipo, dos equipos o #número; sin nada, las mayores diferencias
    .example = /predictions { $match }
predictions-heading = Modelo y casas de apuestas
predictions-order = Primero las mayores diferencias. Es un modelo, no un consejo.
predictions-row = { $selection } { $model }, casas { $books } · { $gap }
predictions-points = { $points } pp
predictions-row-no-market = { $selection } { $model }
predictions-model = Modelo
predictions-market = Casas
predictions-gap = Dif.
predictions-explained = Casas: su media, sin margen. La diferencia va en pp de probabilidad.
predictions-some-without = Donde faltan las casas, nadie ha pedido aún esas cuotas. Pulsa el partido para comparar.
predictions-others = De otros partidos no hay cuotas recientes para comparar. Pide uno: /predictions y un equipo.
predictions-no-market = Ahora no hay cuotas con las que comparar.
predictions-note = Es un modelo, no un consejo.
predictions-none = Ahora no hay pronósticos.
predictions-none-match = No hay pronóstico para este partido.
predictions-all = Todos los pronósticos
predictions-watch = Avisar con { $points } de diferencia

command-movers = Lo que más se ha movido en las últimas horas
    .window = 1h, 6h o 24h
    .sport = Un deporte o una liga
    .league = Una liga
    .books = Cuántas casas en el mismo sentido, por ejemplo casas>=5
    .example = /movers 24h casas>=5
movers-heading = { $hours ->
    [one] Mayores movimientos · última hora
   *[other] Mayores movimientos · últimas { $hours } horas
  }
movers-row = { $arrow } { $selection } { $from } → { $to }
movers-agree = { $same } de { $books } casas
movers-explained = Cuotas justas de partidos que alguien ha seguido o consultado aquí.
movers-since = Registrado desde el { $since } o antes.
movers-none = En ese tiempo no se ha movido ninguna cuota.
movers-nothing-recorded = Aún no hay nada registrado. Las cuotas se guardan desde que alguien pide un partido o lo sigue.
movers-none-fitting = Aquí no hay ningún partido así.
movers-books = { $books } casas o más en el mismo sentido
movers-all = Todos los movimientos
movers-bad-books = No entiendo «{ $books }». Escribe cuántas casas, por ejemplo: /movers casas>=5
movers-window = { $hours } h
movers-bad-window = No entiendo el periodo «{ $window }». Escribe horas, hasta 168, por ejemplo: /movers tenis 24h

## /watch, /unwatch, /watches

command-watch = Avisos cuando se mueven las cuotas
    .without-bets = Avisos cuando se mueven las cuotas
    .match = Un partido (equipo, dos equipos o #número), o un equipo, liga, deporte o peleador
    .match-without-fighters = Un partido (equipo, dos equipos o #número), o un equipo, liga o deporte
    .rule = De qué avisar: 3pp, 5% o 0,10; local, baja, mejor, casas>=3, desde 2,10, modelo>=6pp
    .rule-without-model = De qué avisar: 3pp, 5% o 0,10; local, baja, mejor, casas>=3, desde 2,10
    .example = /watch { $match } 3pp
command-unwatch = Dejar de seguir una cosa, o todo
    .match = Un partido (equipo, dos equipos o #número), o un equipo, liga, deporte o peleador
    .match-without-fighters = Un partido (equipo, dos equipos o #número), o un equipo, liga o deporte
    .example = /unwatch { $match }
command-watches = Qué se sigue en este chat y a cuánto está
    .example = /watches
command-preview = Qué avisos habría enviado una regla
    .match = Un equipo, dos equipos, #número, o el número de un seguimiento, por ejemplo 2
    .rule = La regla, como en /watch; sin ella, la del seguimiento que ya hay
    .example = /preview { $match } 3pp
command-edit = Cambiar un seguimiento por su número o nombre
    .watch = El número que muestra /watches, o el partido
    .rule = Qué cambia, como en /watch: 5pp, baja, casas>=3; o silencio 22-8, silencio no
    .example = /edit 12 5pp
command-pause = Pausar un seguimiento
    .watch = El número que muestra /watches
    .until = 3h, 18:00, lun 9:00, por la mañana; con «mantener» cuenta lo que se mueva en la pausa
    .example = /pause 12 3h
command-resume = Reanudar un seguimiento en pausa
    .watch = El número que muestra /watches
    .example = /resume 12
command-undo = Recuperar lo que se acaba de quitar
command-export = Seguimientos y ajustes en un archivo
command-import = Importar seguimientos y ajustes
    .file = El archivo JSON que hizo /export
    .text = O el texto de ese archivo
    .example = /import

rule-points = { $points ->
    [one] { $amount } pp
   *[other] { $amount } pp
  }
rule-percent = { $amount } de la cuota
rule-price = { $amount } de cuota
rule-short-points = { $amount } pp
rule-home = Local
rule-away = Visitante
rule-draw = Empate
rule-shortens = solo si baja
rule-drifts = solo si sube
rule-consensus = cuota justa
rule-best = mejor cuota
rule-book = cuota de { $book }
rule-own = mejor cuota de tus casas
rule-agreeing = { $books ->
    [one] { $books } casa o más
   *[other] { $books } casas o más
  }
rule-offering = en { $books ->
    [one] { $books } { $whose ->
        [own] de tus casas
       *[best] casa
    }
   *[other] { $books } { $whose ->
        [own] de tus casas
       *[best] casas
    }
  }
rule-from = desde tu cuota { $price }
rule-since-hours = en { $hours } h
rule-since-open = desde las primeras cuotas
rule-prices = cuota { $least }–{ $most }
rule-within = { $hours } h antes del inicio
rule-live = durante el partido
rule-prematch = antes del inicio
rule-fast = al instante
rule-at-least = { $price } o más
rule-at-most = { $price } o menos
rule-again = cada vez
rule-posted = primeras cuotas
rule-gap = modelo { $points } sobre las casas

watch-done = Hecho. { $rule }
watch-changed = Nueva regla. { $rule }
watch-beside = Ya sigues { $title }: { $rules }. ¿Añado la regla nueva o reemplazo otra? Nueva: { $rule }
watch-beside-typed = O repite el comando con «añadir» o «reemplazar» al final.
watch-beside-add = Añadir
watch-beside-replace = Reemplazar
watch-beside-replace-one = Reemplazar { $number } · { $rule }
watch-title-with-rule = { $title } · { $rule }
watch-rule = Te aviso cuando { $measure ->
    [best] la mejor cuota
    [book] la cuota de { $book }
    [own] la mejor cuota de tus casas
   *[consensus] la cuota
  } { $direction ->
    [shortens] baje
    [drifts] suba
   *[both] se mueva
  } { $rule }.
watch-target = Te aviso cuando { $measure ->
    [book] la cuota de { $book }
    [own] la mejor cuota de tus casas
    [consensus] la cuota justa
   *[best] la mejor cuota
  } para { $selection } { $side ->
    [at_most] baje a { $price } o menos
   *[at_least] suba a { $price } o más
  }.
watch-target-books = Te aviso cuando { $books ->
    [one] { $books } { $measure ->
        [own] de tus casas ofrezca
       *[best] casa ofrezca
    }
   *[other] { $books } { $measure ->
        [own] de tus casas ofrezcan
       *[best] casas ofrezcan
    }
  } { $price } o { $side ->
    [at_most] menos
   *[at_least] más
  } para { $selection }.
watch-posted = Te aviso cuando { $measure ->
    [book] { $book } publique sus primeras cuotas
   *[any] salgan las primeras cuotas
  }.
watch-gap = Te aviso cuando la probabilidad del modelo para { $of ->
    [outcome] { $selection }
   *[any] un resultado
  } supere la de las casas en { $rule } o más, y cuando esa diferencia se cierre.
watch-gap-closes = Se da por cerrada con { $points } o menos
watch-gap-now = Ahora { $selection } { $gap }: modelo { $model }, casas { $market }.
watch-gap-open = Ahora { $selection } { $gap }: modelo { $model }, casas { $market }. Esa diferencia ya existe, así que te aviso cuando se cierre.
watch-gap-unknown = Aún no tengo las probabilidades del modelo para este partido.
watch-only = Solo { $part }
watch-agreeing = Solo cuando { $books ->
    [one] { $books } casa se mueva en ese sentido
   *[other] al menos { $books } casas se muevan en ese sentido
  }
watch-from = Se cuenta desde tu cuota de { $price } y, tras un aviso, desde la cuota del aviso
watch-from-passed = La cuota ya está en { $now }, lo bastante lejos de tu { $own } para un aviso. El próximo cuenta desde ahí.
watch-since = Se mide el movimiento de { $hours ->
    [one] la última hora
   *[other] las últimas { $hours } horas
  }
watch-since-open = Se cuenta desde las primeras cuotas y, tras un aviso, desde las del aviso
watch-prices = Solo mientras la cuota esté entre { $least } y { $most }
watch-within = Solo en { $hours ->
    [one] la última hora
   *[other] las últimas { $hours } horas
  } antes del inicio
watch-live = Solo durante el partido
watch-prematch = Solo antes del inicio
watch-fast = Al instante, aunque solo se haya movido una casa
watch-once = Una vez
watch-again = Cada vez que llegue al límite, si antes ha retrocedido un 2 %
watch-example = Por ejemplo: { $selection } { $from } → { $to }
watch-one-side-which = Avisos de un solo resultado. ¿De cuál?
watch-one-side = Un resultado
watch-bigger = Menos avisos
watch-smaller = Más avisos
watch-target-now = La cuota es ahora { $price }.
watch-target-now-books = { $books ->
    [one] En { $books } casa la cuota es ahora { $price }.
   *[other] En { $books } casas la cuota es ahora { $price }.
  }
watch-target-passed = { $books ->
    [0] La cuota es ahora { $price }
    [one] En { $books } casa la cuota es ahora { $price }
   *[other] En { $books } casas la cuota es ahora { $price }
  }: ya pasa del límite. Te aviso cuando retroceda un 2 % y vuelva a alcanzarlo.
watch-first-board = Aún no hay cuotas; las primeras serán el punto de partida.
checks-always = Se revisa cada minuto.
checks-often = Se revisa cada { $aboutMinutes ->
    [1] minuto
   *[other] { $about }
  } más o menos, al menos cada { $latest }; en la última hora, cada { $lastMinutes ->
    [1] minuto
   *[other] { $last }
  }.
checks-last-hour = Se revisa cada { $aboutMinutes ->
    [1] minuto
   *[other] { $about }
  } más o menos, al menos cada { $latest }.
checks-later = Aún no puedo prometer cada cuánto reviso. Desde { $from } antes del inicio: al menos cada { $latest }; en la última hora, cada { $lastMinutes ->
    [1] minuto
   *[other] { $last }
  }.
checks-few = Se revisa { $count ->
    [1] una vez
   *[other] unas { $count } veces
  } antes del inicio, y más cuando las cuotas se acercan a tu regla.
checks-none = No puedo prometer cada cuánto reviso: demasiadas ligas comparten el límite del servicio de cuotas. 500 créditos al mes alcanzan para unas diez ligas.
checks-row-always = se revisa cada minuto
checks-row-often = se revisa cada { $aboutMinutes ->
    [1] minuto
   *[other] { $about }
  } más o menos
checks-row-later = frecuencia fija de revisión desde { $from } antes del inicio
checks-row-few = { $count ->
    [1] una revisión más
   *[other] unas { $count } revisiones más
  }
checks-row-none = sin frecuencia fija de revisión
watch-finished = { $title } ya ha terminado, así que sus cuotas no se moverán más.
watch-limit = Este chat ya sigue { $count ->
    [one] { $count } partido
   *[other] { $count } partidos
} y no puede seguir más. Quita uno primero.
watch-unknown-word = { $what ->
        [match] Encontré el partido, pero no entiendo «{ $word }». Escribe 5%, 0,10 o 3pp.
        [watch] Encontré el seguimiento, pero no entiendo «{ $word }». Escribe 5%, 0,10 o 3pp.
       *[many] Encontré el nombre, pero no entiendo «{ $word }». Escribe 5%, 0,10 o 3pp.
    }
name-unknown-more = Conozco el nombre, pero no «{ $word }», así que nada ha cambiado.
watch-bad-word = No entiendo «{ $word }» aquí.
  Cuánto: 3pp, 5%, 0,10, tranquilo, normal o sensible.
  Qué: baja, sube, local, empate, más de 2,5.
  Cuota: mejor, miscasas, casa:nombre, casas>=3, desde 2,10, 1,5-3.
  Cuándo: 3h, desde apertura, dentro de 24h, en vivo, prepartido, rápido.
  Un límite: local >= 2,10, casas>=3, cada vez. Al salir las primeras cuotas: publicadas.
  El modelo frente a las casas: modelo>=6pp, local.
  Por ejemplo: { $example }
    .without-model = No entiendo «{ $word }» aquí.
      Cuánto: 3pp, 5%, 0,10, tranquilo, normal o sensible.
      Qué: baja, sube, local, empate, más de 2,5.
      Cuota: mejor, miscasas, casa:nombre, casas>=3, desde 2,10, 1,5-3.
      Cuándo: 3h, desde apertura, dentro de 24h, en vivo, prepartido, rápido.
      Un límite: local >= 2,10, casas>=3, cada vez. Al salir las primeras cuotas: publicadas.
      Por ejemplo: { $example }
watch-needs-selection = ¿Qué selección? Añade local, empate, visitante o más de 2,5, por ejemplo: { $example }
watch-unknown-book = No conozco ninguna casa «{ $book }». /bookmakers las muestra todas. Por ejemplo: { $example }
    .without-books = No conozco ninguna casa «{ $book }». Por ejemplo: { $example }
watch-no-own-books = Aún no has dicho en qué casas tienes cuenta. Elígelas primero: /settings casas
watch-too-few-own = { $count ->
    [one] Has elegido solo { $count } casa
   *[other] Has elegido solo { $count } casas
  }, y la regla pide { $books }. Elige más: /settings casas
watch-posted-already = { $title } ya tiene cuotas. Mejor sigue cómo se mueven, por ejemplo: { $example }
# As in English.
watch-cannot-post = Aquí no puedo escribir por mi cuenta, así que no llegaría ningún aviso. Un administrador debe permitirme enviar mensajes en este canal.
watch-stop = No seguir
price-alert = Aviso de cuota
price-alert-from = ≥ { $price }
price-alert-title = { $selection }: ahora { $price }
price-alert-ask = ¿Con qué cuota te aviso? Escríbela, por ejemplo: { $price }
price-alert-ask-command = ¿Con qué cuota te aviso? Elige una o escribe la tuya, por ejemplo: { $example }
price-alert-which = ¿Sobre qué quieres el aviso de cuota?
watch-odds = Cuotas

target-many = ¿A cuál te refieres?
target-none-near = No encuentro nada con «{ $words }». ¿Querías decir uno de estos?
target-none = No encuentro nada con «{ $words }».
target-all = Todo: { $name }

wide-done = Ahora sigues todos los partidos. { $rule }
wide-changed = Nueva regla para todos los partidos. { $rule }
wide-covered = { $all ->
    [one] Ahora incluye { $count } de { $all } partido.
   *[other] Ahora incluye { $count } de { $all } partidos.
  }
wide-covered-until = { $all ->
    [one] Ahora incluye { $count } de { $all } partido, hasta el { $until }.
   *[other] Ahora incluye { $count } de { $all } partidos, hasta el { $until }.
  }
wide-covered-none = Aún no hay ningún partido de los próximos siete días en la lista.
wide-explained = Incluye los primeros partidos de los próximos siete días, y los nuevos se suman solos. Para dejar uno fuera, deja de seguir ese partido.
wide-details-heading = Todos los partidos: { $name }
wide-details-paused = En pausa: lo que se mueva mientras tanto no cuenta.
wide-details-resumed = Activo otra vez. Las cuotas actuales son el punto de partida.
wide-details-changed = La regla ha cambiado para todos sus partidos.
watch-limit-wide = Este chat ya tiene { $count ->
    [one] { $count } seguimiento
   *[other] { $count } seguimientos
} de equipos, ligas, deportes y peleadores, y no puede tener más. Quita uno primero.

unwatch-done = Ya no sigues { $title }.
unwatch-not-watched = Aquí no sigues { $title }.
unwatch-which = ¿Qué debo dejar de seguir?
unwatch-wide-done = Ya no sigues todos los partidos: { $name }.
unwatch-wide-none = Aquí no hay ese seguimiento. Mira /watches.
unwatch-own-done = Regla quitada para { $title }: { $rule }.
unwatch-excluded = { $title } queda fuera de { $names }. El resto de { $count ->
    [one] sus partidos
   *[other] sus partidos
  } sigue como antes.
unwatch-still-wide = Aún lo sigues a través de { $name }: { $rule }.
unwatch-still-own = Aún lo sigues: { $rules }.
unwatch-later-wide = Más adelante puede entrar a través de { $name }: { $rule }.
unwatch-still-bets = Aún te aviso de sus apuestas de valor: { $filters }.
unwatch-leave-out = Dejarlo fuera
unwatch-mute = Silenciar el partido
unwatch-undo = Seguirlo otra vez
unwatch-undone = { $title }: vuelves a seguirlo con los demás, en unos minutos.

watches-heading = Seguimientos
watches-now = { $selection } { $price }
watches-price = { $rule } · ahora { $price }
watches-gap = { $rule } · ahora { $selection } { $gap }
watches-open = { $number } · { $title }
watches-none = Aquí aún no se sigue nada. Elige un partido y pulsa Seguir:
watches-remove = Quitar { $title }

preview-one-match = Puedo simular los avisos de un partido o de las apuestas de valor, pero no los de todos los partidos a la vez. Indica un partido, por ejemplo: { $example }
    .without-bets = Puedo simular los avisos de un partido, pero no los de todos los partidos a la vez. Indica un partido, por ejemplo: { $example }
preview-button = Simular
preview-rule = Regla: { $rule }
preview-count = { $alerts ->
    [0] En los últimos { $days } días no habría habido avisos.
    [one] En los últimos { $days } días habría habido { $alerts } aviso.
   *[other] En los últimos { $days } días habría habido { $alerts } avisos.
  }
preview-count-since = { $alerts ->
    [0] Desde el { $since } no habría habido avisos; no tengo cuotas anteriores.
    [one] Desde el { $since } habría habido { $alerts } aviso; no tengo cuotas anteriores.
   *[other] Desde el { $since } habría habido { $alerts } avisos; no tengo cuotas anteriores.
  }
preview-quiet = { $quiet ->
    [0] Ninguno cae en tus horas de silencio.
    [one] { $quiet } de ellos cae en tus horas de silencio.
   *[other] { $quiet } de ellos caen en tus horas de silencio.
  }
preview-other = Con { $threshold }: { $alerts }
preview-watch = Seguir: { $threshold }
preview-explained = Calculado con las cuotas guardadas, tomadas cada 15 minutos.
preview-none = Aún no hay cuotas guardadas de este partido.
preview-gaps-none = Solo guardo las probabilidades del modelo de los partidos que alguien sigue; aún no hay datos para calcular.
preview-gaps-count = Avisos desde el { $since }: diferencias nuevas, { $opened }; cerradas, { $closed }. No tengo las probabilidades anteriores del modelo.
preview-gaps-other = Con { $threshold }: nuevas { $opened }, cerradas { $closed }
preview-gaps-explained = Calculado con las cuotas guardadas y las probabilidades del modelo, tomadas cada hora o más a menudo. Cuenta también la diferencia que ya había al principio.

preview-bets-none = El servicio de cuotas no guarda apuestas de valor pasadas, así que no puedo calcular cuántos avisos habría habido.
    .without-list = No guardo apuestas de valor pasadas, así que no puedo calcular cuántos avisos habría habido.
preview-bets-now = { $count ->
    [0] Ahora ninguna cumple el filtro.
    [one] Ahora una cumple el filtro.
   *[other] Ahora { $count } cumplen el filtro.
  }
preview-bets-unknown = Ahora no puedo leer la lista.
preview-bets-told = Avisos de este seguimiento desde el { $since }: apuestas de valor nuevas, { $appeared }; mejoras, { $improved }.
preview-bets-edge = de ellas, con una ventaja de { $edge } o más: { $count }

watch-details-number = Número
watch-details-start = Inicio
watch-details-state = Estado
watch-details-paused = En pausa: lo que se mueva mientras tanto no cuenta.
watch-details-paused-kept = En pausa: lo que se mueva mientras tanto contará al reanudar.
watch-details-resumed-kept = Activo otra vez, desde donde estaba.
watch-details-resumed = Activo otra vez. Las cuotas actuales son el punto de partida.
watch-details-changed = Regla cambiada. Las cuotas actuales son el punto de partida.
watch-quiet-heading = Horas de silencio: { $title }
watch-quiet-what = Horas de silencio solo para este seguimiento, según la hora del chat. ¿Otras horas? Por ejemplo: { $example }
watch-quiet-typed = silencio 22-8
watch-quiet-as-chat = como en el chat
watch-quiet-as-chat-now = como en el chat ({ $value })
watch-back = Volver al seguimiento
watch-active = activo
watch-muted = silenciado
watch-muted-until = silenciado hasta el { $until }
watch-paused = en pausa
watch-paused-until = en pausa hasta el { $until }
watch-pause = Pausar
watch-pause-hour = Pausar 1 h
watch-pause-morning = Pausar hasta la mañana
watch-resume = Reanudar
watch-edit-both = Ambos sentidos
watch-edit-shortens = Solo si baja
watch-edit-drifts = Solo si sube
watch-more = Más
watch-details-back = ‹ Volver
watch-which = Encajan varios seguimientos. ¿Cuál cambio?
watch-number-unknown = Aquí no hay ningún seguimiento { $number }. Los números están en la lista.
ask-watch = ¿Qué seguimiento?
pause-bad-time = No entiendo «{ $time }». Escribe por ejemplo 3h, 2 días, 18:00, lun 9:00 o por la mañana, así: { $example }
pause-keep-match = Solo el seguimiento de un partido puede mantener su punto de partida. Pausa este sin «mantener».
resume-no-odds = El servicio de cuotas no responde, así que el seguimiento sigue en pausa. Inténtalo de nuevo en unos minutos.

undo-button = Deshacer
undo-done = { $count ->
    [one] { $count } seguimiento ha vuelto y sigue donde estaba.
   *[other] { $count } seguimientos han vuelto y siguen donde estaban.
  }
undo-changed = { $count ->
    [one] { $count } seguimiento recupera su umbral anterior.
   *[other] { $count } seguimientos recuperan sus umbrales anteriores.
  }
undo-too-late = No hay nada que recuperar. Lo que se quita se puede recuperar durante diez minutos.
undo-import = Deshecho: seguimientos y ajustes están como antes.

## /export and /import

export-done = { $count ->
    [one] { $count } seguimiento
   *[other] { $count } seguimientos
  } y los ajustes de este chat. No contiene identificadores: /import carga el archivo aquí o en cualquier otro chat.
export-done-group = { $count ->
    [one] { $count } seguimiento
   *[other] { $count } seguimientos
  } y los ajustes de este grupo. No contiene identificadores: /import carga el archivo aquí o en cualquier otro chat.
import-button = Importar
export-button = Exportar
import-how = { $platform ->
    [telegram] Envía el archivo de /export con /import como comentario, o responde al archivo con /import.
    [discord] Adjunta el archivo de /export a /import: elige la opción «archivo».
   *[playground] Abre el archivo de /export, copia su contenido y pégalo después de /import.
  }{ $platform ->
    [playground] {""}
   *[other] {" "}También puedes pegar su contenido después del comando.
  }
import-refused = { $why ->
    [too_large] El archivo ocupa más de 256 KB, así que no es de /export.
    [no_text] No es un archivo de texto.
    [failed] No pude obtener el archivo. Envíalo otra vez, por favor.
    [empty] El archivo está vacío.
    [not_json] Esto no es JSON o está incompleto. /import necesita el archivo JSON de /export; el CSV es para hojas de cálculo.
    [too_deep] El archivo tiene demasiados niveles, así que no es de /export.
    [strange_names] El archivo tiene nombres que /export nunca usa, como «constructor».
    [other_chat] El archivo menciona un chat o a una persona. Uno de /export nunca lo hace: lo importado solo cambia este chat.
    [version] El archivo es de otra versión de Linewatch y no puedo leerlo.
    [unknown_field] El archivo tiene partes que no conozco.
    [too_many] El archivo tiene más de 500 seguimientos.
   *[not_ours] Esto es JSON, pero no de /export.
  } No ha cambiado nada.
import-heading = Importar
import-new = { $count ->
    [one] Nuevo: { $count } seguimiento
   *[other] Nuevos: { $count } seguimientos
  }
import-changed = { $count ->
    [one] Cambia de regla: { $count } seguimiento
   *[other] Cambian de regla: { $count } seguimientos
  }
import-left = { $count ->
    [one] Queda fuera: { $count }
   *[other] Quedan fuera: { $count }
  }
list-more = y { $count } más
fold-all = Ver todo ({ $count })
import-left-row = { $why ->
    [setting] Ajuste «{ $name }»: no existe
    [settings_rights] Ajustes: solo los cambia quien administra el grupo
    [rule] { $name }: no entiendo su regla
    [not_offered] { $name }: aquí el servicio de cuotas no ofrece eso
    [unknown_match] { $name }: ese partido no está en la lista
    [unknown_name] { $name }: aquí no conozco ese nombre
    [over] { $name }: el partido ha terminado
    [limit] { $name }: no caben más seguimientos
    [others] { $name }: otra persona lo sigue con otra regla
   *[unreadable] { $name }: no puedo leerlo
  }
import-settings = Ajustes que cambian: { $names }.
import-same = { $count ->
    [one] { $count } seguimiento del archivo ya está aquí.
   *[other] { $count } seguimientos del archivo ya están aquí.
  }
import-stays = { $count ->
    [one] { $count } seguimiento más queda como está.
   *[other] { $count } seguimientos más quedan como están.
  }
import-nothing = El archivo no trae nada nuevo para este chat.
import-yes = { $count ->
    [0] Importar ajustes
    [one] Importar { $count } seguimiento
   *[other] Importar { $count } seguimientos
  }
import-no = Cancelar
import-done-new = { $count ->
    [one] { $count } seguimiento importado.
   *[other] { $count } seguimientos importados.
  }
import-done-changed = { $count ->
    [one] { $count } seguimiento tiene otra regla.
   *[other] { $count } seguimientos tienen otra regla.
  }
import-done-settings = Cambiado: { $names }.
import-cancelled = No se ha importado nada.
import-too-late = Esta importación ya se hizo, se canceló o tiene más de una hora. Envía el archivo otra vez, por favor.

clear-button = Quitar todos
clear-heading = Quitar todos los seguimientos
clear-backup = Con estos comandos los recuperas cuando quieras:
clear-ask = { $count ->
    [one] ¿Quitar { $count } seguimiento?
   *[other] ¿Quitar los { $count } seguimientos?
  }
clear-yes = Sí, quitar todos
clear-no = No, dejarlos
clear-done = { $count ->
    [one] { $count } seguimiento quitado.
   *[other] { $count } seguimientos quitados.
  }
clear-nothing = Aquí no se sigue nada, así que no hay nada que quitar.
clear-cards = { $count ->
    [one] { $count } panel en vivo sigue hasta que lo pares.
   *[other] { $count } paneles en vivo siguen hasta que los pares.
  }

## Sharing a watch

share-button = Compartir
share-how-link = Quien abra este enlace ve el seguimiento y lo añade con un toque. El enlace no dice nada de ti.
share-how-typed = Quien me envíe esta línea ve el seguimiento y lo añade con un toque. No dice nada de ti.
share-until = Vale hasta el { $until }. Si lo compartes otra vez, dura más.
share-send = Enviar a alguien
share-group = Añadir a un grupo
share-offer = Alguien comparte este seguimiento. Si lo añades, sus avisos llegan a este chat.
share-replaces = Sustituye a tu regla: { $rule }
share-add = Añadir seguimiento
share-copy = Copiar seguimiento
share-added = Añadido: { $title }
share-added-own = Te enviaré sus avisos por mensaje directo.
share-own-closed = No pude escribirte por mensaje directo, así que no se añadió nada. Permite los mensajes directos y vuelve a pulsar.
share-there = Este chat ya tiene exactamente este seguimiento.
share-cut = Este enlace está incompleto. Ábrelo entero, por favor.
share-gone = Este enlace ya no vale. Pide uno nuevo.

## What is typed behind the bot's name in another chat

help-inline = En cualquier otro chat escribe { $name } y un equipo o jugador: puedes enviar allí las cuotas.
inline-open = Abrir el bot
inline-none = Ningún partido con ese nombre: abrir el bot
inline-note = { $start } · { $prices }
inline-no-odds = Sus cuotas están en el bot.
inline-watch = Cuotas y avisos

## Alerts

event-started = Ya ha empezado. Línea de cierre, cuotas justas:
event-started-none = Ya ha empezado. Ninguna casa tenía cuotas.
event-soon = Inicio: { $start }. Cuotas justas ahora:
event-soon-none = Inicio: { $start }. Ninguna casa tiene cuotas.
event-watch-live = Seguir en vivo
event-line-moved = { $selection } { $from } → { $to }
event-line-still = { $selection } { $to }
event-line-since = desde { $since }
event-watch-ended = este seguimiento ha terminado
event-line-age = cuotas de { $age }
event-silent = { $title }: sin cuotas nuevas desde el { $since }; sus avisos están en espera
event-moved = { $title } cambia de horario: ahora { $start }, antes { $before }
event-postponed = { $title } queda aplazado, aún sin nueva fecha; su seguimiento continúa
event-back-on = Al final sí se juega { $title }: { $start }
event-called-off = { $title } se ha cancelado; su seguimiento ha acabado
event-missing = { $title } ya no está en el servicio de cuotas; su seguimiento ha acabado
event-other-teams = El servicio de cuotas muestra ahora este partido como { $title }. Los seguimientos empiezan de nuevo con las próximas cuotas
event-checked-less = { $because ->
    [watches] Ahora hay más seguimientos, así que reviso tus partidos menos de lo prometido.
    [people] Se consultan más cuotas, así que reviso tus partidos menos de lo prometido.
    [others] Algo más usa la clave del servicio de cuotas, así que reviso tus partidos menos de lo prometido.
    [spent] El límite del servicio de cuotas está agotado hasta el { $until }. Antes no puedo revisar tus partidos.
    [empty] El límite del servicio de cuotas está agotado. No puedo revisar tus partidos hasta que se renueve.
   *[end] Queda poco del límite del servicio de cuotas, así que reviso tus partidos menos de lo prometido.
  }
event-credits = { $rest ->
    [out] El límite del servicio de cuotas está agotado hasta el { $end }.
   *[other] Ya se ha usado el { $used } del límite del servicio de cuotas.
  }
event-credits-rest = { $rest ->
    [dry] A este ritmo dura hasta el { $dry }, no hasta el { $end }.
   *[lasts] A este ritmo dura hasta que se renueve: { $end }.
  }
event-credits-advice = { $because ->
    [others] Algo más usa la clave. Una propia duraría más.
   *[watches] Con menos seguimientos o un plan mayor, alcanza.
  }
event-topic-gone = El tema al que iban los avisos ya no existe. Desde ahora llegan aquí; /watches los muestra.
event-chat-barred =
    Ahora no puedo escribir en { $named ->
    [true] { $chat }
       *[other] un chat donde configuraste avisos
      }: { $lack ->
    [view] no lo veo
    [locked] el hilo está bloqueado o archivado
    [closed] el tema está cerrado
    [kind] allí solo se pueden abrir hilos, no enviar mensajes
       *[write] no tengo permiso para enviar mensajes allí
      }. Los seguimientos siguen y los avisos están en espera: lo intento otra vez con cada aviso nuevo y cada hora.
event-chat-gone = Ya no puedo escribir en { $named ->
    [true] { $chat }
   *[other] un chat donde configuraste avisos
  }: { $loss ->
    [removed] me han expulsado
   *[unknown] ya no lo encuentro
  }. { $watches ->
    [one] Su seguimiento se guarda hasta el { $until } y continúa por sí solo cuando yo vuelva allí.
   *[other] Sus { $watches } seguimientos se guardan hasta el { $until } y continúan por sí solos cuando yo vuelva allí.
  }
event-chat-deleted = Se ha eliminado { $named ->
    [true] { $chat }
   *[other] un chat donde configuraste avisos
  }. { $watches ->
    [one] Su seguimiento ya no envía nada y el { $until } se borrará.
   *[other] Sus { $watches } seguimientos ya no envían nada y el { $until } se borrarán.
  }

alert-heading-many = { $count ->
    [one] Movimiento en { $count } partido
   *[other] Movimiento en { $count } partidos
  }
alert-heading-digest = { $count ->
    [one] Resumen diario: movimiento en { $count } partido
   *[other] Resumen diario: movimiento en { $count } partidos
  }
alert-selection = { $market }: { $selection }
alert-subject = { $title }: { $selection }
alert-way = { $subject } { $from } → { $to }
alert-where = { $of ->
    [own] Tu mejor cuota: { $books }
    [yours] En { $books }, desde tu cuota
    [book] En { $books }
    [fair] Cuota justa
    [fair-best] Cuota justa, la mejor { $best } en { $books }
   *[best] Mejor cuota: { $books }
  }
alert-one-book = solo { $book }
alert-margin-only = solo se movió el margen
alert-books = { $all ->
    [yes] { $books ->
        [2] las dos casas
       *[other] las { $books } casas
      }
   *[no] { $same } de { $books } casas
  }
alert-peak = entretanto { $value }
alert-more = { $count ->
    [one] { $count } movimiento más
   *[other] { $count } movimientos más
  }
alert-limit = 🎯 { $subject } { $price }{ $of ->
    [fair] {" "}justa
    [unnamed] {""}
   *[book] {" "}en { $book }
  }
alert-limit-yours = Tu límite: { $limit } o { $side ->
    [at_least] más
   *[at_most] menos
  }
alert-limit-fair = cuota justa { $fair }
alert-limit-done = { $count ->
    [1] Este aviso de cuota ha terminado.
   *[other] Estos avisos de cuota han terminado.
  }
alert-gap = { $subject } { $gap }
  Modelo { $model }, casas { $market }
alert-gap-closed = { $subject } { $gap }
  Diferencia cerrada, antes { $was } · Modelo { $model }, casas { $market }
alert-posted = { $title }: primeras cuotas { $prices }
alert-alone = ! aislada, { $points ->
    [one] a { $points } pp del resto
   *[other] a { $points } pp del resto
  }
alert-unsound = ! margen { $margin }, excluida
alert-noticed = Detectado { $age }
alert-held-barred = En espera mientras no podía escribir aquí
alert-held-quiet = En espera por las horas de silencio
alert-held-mute = En espera: silenciado
alert-held-break = En espera: tu descanso de las apuestas
alert-held-digest = En espera del resumen
alert-held-flood = En espera por el límite por hora
alert-away = De vuelta. Sin cuotas: { $from } – { $to }
alert-came-back = { $count ->
    [one] Otro movimiento volvió atrás
   *[other] Otros { $count } movimientos volvieron atrás
  }
alert-details = Detalles
alert-bet = Apostado
alert-mute = Silenciar
alert-less = Menos avisos
alert-less-all = Subir los umbrales
cap-reached = Límite de { $count } por hora: el resto llega a las { $until }
cap-points = Solo desde { $amount } pp
held-heading = En espera
held-row = { $because ->
    [flood] Límite por hora
    [digest] Resumen diario
    [mute] En silencio
    [break] Descanso de las apuestas
    [approval] Por aprobar
   *[quiet] Horas de silencio
  }: { $count ->
    [0] avisos en espera
    [one] { $count } aviso en espera
   *[other] { $count } avisos en espera
  } hasta el { $until }
held-muted = En silencio: { $count ->
    [0] avisos en espera
    [one] { $count } aviso en espera
   *[other] { $count } avisos en espera
  }
held-barred =
    Sin permiso para escribir aquí: { $count ->
    [one] { $count } aviso en espera
       *[other] { $count } avisos en espera
      }; nuevo intento a las { $until }
held-away = Tras un tiempo sin cuotas: { $count ->
    [one] { $count } aviso en espera
   *[other] { $count } avisos en espera
  } hasta que se revisen todos los partidos seguidos
alert-why = ¿Por qué?

## /card

command-card = Panel en vivo: un mensaje que se actualiza solo
    .match = Un equipo, dos equipos o #número; sin nada, los paneles de este chat
    .live = La palabra vivo: también durante el partido
    .example = /card { $match }
command-name-card = tarjeta
option-name-live = vivo
cards-heading = Paneles en vivo
cards-none = Aquí no hay paneles en vivo. Un panel en vivo es un mensaje sobre un partido que se actualiza solo: escribe /card y un equipo.
cards-stop = Parar { $title }
card-begun = { $title }: ahora viene su panel en vivo.
card-renewed = { $title }: su panel en vivo se ha movido aquí; el de arriba ya no se actualiza.
card-explained = { $until ->
    [start] Se actualiza sin sonido, como mucho una vez por minuto, hasta que empiece el partido.
   *[end] Se actualiza sin sonido, como mucho una vez por minuto, hasta que acabe el partido.
  } Para pararlo, bórralo.
card-live = También en vivo
card-stop = Parar
card-again = Panel en vivo otra vez
card-button = Panel en vivo
card-stopped = { $title }: su panel en vivo ha acabado.
card-none = { $title } no tiene panel en vivo aquí.
card-limit = Este chat ya tiene { $count } paneles en vivo y no puede tener más. Para uno primero.
card-title = 📌 { $title }
card-ended = { $why ->
    [started] Fin: el partido ha empezado
    [over] Fin: el partido ha terminado
    [called_off] Fin: el partido se ha cancelado
    [missing] Fin: el partido ya no está en la lista
    [renewed] Sigue más abajo
   *[stopped] Parado
  }
card-still = { $selection } { $price }
card-moved = { $selection } { $price } { $way ->
    [shorter] ▼
   *[longer] ▲
  } antes { $from }
card-age = Cuotas justas de { $age }
card-last = { $why ->
    [started] Línea de cierre justa
   *[other] Las últimas cuotas justas
  }
card-since = movimientos desde el { $since }
card-no-odds = Ninguna casa tiene cuotas todavía.

## /mute, /unmute, /snooze, /less

command-mute = Silenciar los avisos de un partido, o todos
    .match = Un equipo o #número, o: todo
    .for = Cuánto tiempo, por ejemplo 3h, o: hasta lun 9:00
    .example = /mute { $match } 3h
command-name-mute = silenciar
option-name-for = tiempo
mute-done = { $title } queda en silencio hasta que lo deshagas.
mute-done-until = { $title } queda en silencio hasta el { $time }.
mute-done-all = Todos los avisos quedan en silencio hasta que lo deshagas.
mute-done-all-until = Todos los avisos quedan en silencio hasta el { $time }.
mute-what-match = Nada sobre este partido hasta entonces. Luego un mensaje reúne lo que siga vigente. Tus seguimientos se mantienen.
    .without-bets = Nada sobre este partido hasta entonces. Luego un mensaje reúne lo que siga vigente. Tus seguimientos se mantienen.
mute-what-all = Sin avisos hasta entonces. Luego un mensaje reúne los que sigan vigentes. Tus seguimientos se mantienen.
    .without-bets = Sin avisos hasta entonces. Luego un mensaje reúne los que sigan vigentes. Tus seguimientos se mantienen.
mute-which = ¿Qué debo silenciar?
mute-undo = Quitar silencio
mute-undo-all = Avisar de todo
mute-drop = Descartarlos
mute-dropped = { $count ->
    [0] Ya no quedaba nada por descartar.
    [one] { $count } aviso descartado. Las cuotas actuales son el punto de partida.
   *[other] { $count } avisos descartados. Las cuotas actuales son el punto de partida.
  }
mute-for-1h = Por 1 hora
mute-for-8h = Por 8 horas
mute-for-1d = Por 1 día
mute-all-1h = Todo por 1 hora
mute-all-8h = Todo por 8 horas
mute-all-1d = Todo por 1 día
mute-bad-duration = No entiendo cuánto tiempo. Escribe por ejemplo 3h, 2 días o hasta lun 9:00.

command-unmute = Volver a avisar de un partido silenciado
    .match = Un equipo o #número, o: todo
    .example = /unmute { $match }
command-name-unmute = no-silenciar
unmute-done = { $title } ya no está en silencio. Lo que estaba en espera llega en un mensaje, si sigue vigente.
unmute-done-all = Los avisos ya no están en silencio. Lo que estaba en espera llega en un mensaje, si sigue vigente.
unmute-which = ¿A qué partido le quito el silencio?
unmute-not-muted = { $title } no está en silencio.
unmute-not-muted-all = Los avisos no están en silencio. Algún partido puede estarlo: mira /mute.

command-snooze = Posponer los avisos y recibirlos juntos
    .for = Por ejemplo 3h, hasta lun 9:00 o por la mañana; «no» lo termina
    .example = /snooze hasta lun 9:00
command-name-snooze = posponer

command-less = Menos avisos: subir el umbral un paso
    .match = Un equipo o el número de un seguimiento, por ejemplo 2, o: todo
    .example = /less { $match }
command-name-less = menos
less-done = { $title }: desde ahora solo movimientos de { $threshold } o más.
less-done-gap = { $title }: desde ahora solo diferencias de { $threshold } o más.
less-undo = Deshacer
less-no-threshold = El seguimiento de { $title } no tiene ningún umbral que subir.
less-no-more = El umbral de { $title } ya es el máximo.
less-which = ¿Qué seguimiento debe avisar menos?
less-bets-edge = Desde ahora solo te aviso de apuestas con una ventaja de { $edge } o más.
less-bets-improvement = { $points ->
    [one] Desde ahora solo vuelvo a avisar de una apuesta cuando su ventaja crezca { $amount } pp.
   *[other] Desde ahora solo vuelvo a avisar de una apuesta cuando su ventaja crezca { $amount } pp.
  }
less-bets-larger-edge = Solo más ventaja
less-bets-larger-improvement = Solo mejoras más grandes
less-bets-no-more = Este seguimiento de apuestas de valor ya está en el máximo: { $filter }.
less-all = Todos
less-all-from = Desde ahora solo te aviso de movimientos de { $threshold } o más.
less-all-done = { $count ->
    [0] No se pudo subir ningún umbral.
    [one] { $count } seguimiento tiene ahora un umbral más alto.
   *[other] { $count } seguimientos tienen ahora un umbral más alto.
  }

## /log and /why

command-log = Los últimos avisos de este chat, también los no enviados
command-why = Por qué llegó el último aviso, o por qué no

decision-sent = enviado
decision-sent-reminder = enviado: el recordatorio
decision-sent-started = enviado: la línea de cierre
decision-sent-silent = enviado: no hay cuotas nuevas
decision-sent-moved = enviado: el partido ha cambiado de hora
decision-sent-called-off = enviado: el partido se ha cancelado
decision-sent-missing = enviado: el partido ya no está en la lista
decision-dropped-reminder = no enviado a tiempo: el recordatorio
decision-dropped-started = no enviado a tiempo: la línea de cierre
decision-dropped-silent = no enviado a tiempo: no llegaban cuotas nuevas
decision-dropped-moved = no enviado a tiempo: el partido cambió de hora
decision-dropped-called-off = no enviado a tiempo: el partido se canceló
decision-dropped-missing = no enviado a tiempo: el partido ya no estaba en la lista
decision-unknown = enviado, pero no se sabe si llegó
decision-unknown-sent-again = quizá enviado: no hubo respuesta, así que lo puse otra vez en cola
decision-failed = no enviado: el mensaje fue rechazado
decision-withdrawn = no enviado: la cuota volvió atrás
decision-dropped = no enviado
decision-dropped-came-back = no enviado: la cuota volvió atrás
decision-dropped-match-over = no enviado: el partido había terminado
decision-dropped-no-board = no enviado: faltaban las cuotas con las que comparar
decision-dropped-armed = no enviado: la cuota volvió atrás; avisaré la próxima vez que llegue al límite
decision-dropped-muted = no enviado: lo descartaste mientras estaba en silencio
decision-dropped-information-only = no enviado: el chat está en modo solo información
decision-dropped-refused = no enviado: se descartó el borrador
decision-dropped-not-approved = no enviado: nadie lo aprobó a tiempo
decision-dropped-nothing-to-compare = no enviado: no quedaba ninguna casa con la que comparar y se empezó de nuevo
decision-ended = el seguimiento acabó
decision-ended-match-started = el seguimiento acabó al empezar el partido
decision-ended-match-over = el seguimiento acabó con el partido
decision-ended-match-missing = el seguimiento acabó: el servicio de cuotas ya no conoce el partido
decision-sent-bet-appeared = enviado: una nueva apuesta de valor
decision-sent-bet-improved = enviado: una apuesta de valor mejoró
decision-sent-bet-gone = mensaje actualizado: la apuesta de valor ya no está
decision-sent-bet-back = mensaje actualizado: la apuesta de valor ha vuelto
decision-withdrawn-bet-gone = no enviado: la apuesta de valor ya no estaba
decision-withdrawn-bet-small = no enviado: la ventaja ya era muy poca
decision-withdrawn-bet-worse = no enviado: la ventaja volvió a bajar
decision-match-forgotten = un partido pasado

log-heading = Registro
log-row-move = { $selection } { $from } → { $to }
log-row-gap = { $selection } { $gap }
log-row-bet = { $offer } · { $edge }
log-none = Aquí aún no hay avisos.

why-decided = { $time }: { $decision }.
why-rule = Regla
why-way = { $from } → { $to } sin margen, probabilidad { $fromChance } → { $toChance }
why-way-quoted = { $from } → { $to }
why-gap = diferencia { $before } → { $gap }: modelo { $fromModel } → { $model }, casas { $fromMarket } → { $market }
why-gap-first = diferencia { $gap }: modelo { $model }, casas { $market }
why-baseline = Comparado con
why-baseline-created = { $time }, al crear el seguimiento
why-baseline-first-board = { $time }, las primeras cuotas tras crear el seguimiento
why-baseline-told = { $time }, el aviso anterior
why-baseline-dropped = { $time }, un aviso que no se pudo enviar
why-baseline-restarted = { $time }, cuando otras casas tomaron el relevo
why-baseline-resumed = { $time }, al acabar la pausa
why-baseline-unmuted = { $time }, al descartar lo que estaba en espera
why-baseline-by-rule = { $time }, el momento desde el que cuenta la regla
why-age = Fecha de las cuotas
why-changed = Cambió la cuota
why-seen = Detectado
why-sent = Enviado
why-later = { $time }, { $length } después
why-books-same = En el mismo sentido ({ $count } de { $books }):
why-books-other = No se movieron en ese sentido ({ $count } de { $books }):
why-book = { $book } { $from } → { $to }
why-book-still = { $book } { $price }
why-book-others = { $book } { $price }, según sus otras cuotas
why-book-unnamed = una casa sin nombre
why-quiet = Con un umbral de { $threshold } o más no habría avisado.
why-quiet-limit = { $side ->
    [at_least] Con un límite por encima de { $price } no habría avisado.
   *[at_most] Con un límite por debajo de { $price } no habría avisado.
}
why-quiet-gap = Con un umbral de { $threshold } o más no habría avisado.
why-gap-closed = Ya te había avisado de esta diferencia. Se da por cerrada con { $points } o menos.
why-gap-not = La regla avisa de diferencias de { $threshold } o más, y de las que se cierran.
why-one-book = Solo se movió una casa.
why-margin-only = Solo cambió el margen: la cuota justa no se movió.
why-not-reached = La cuota se había movido { $moved }; la regla pide { $threshold }.
why-not-met = La cuota se había movido { $moved }, pero no como pide la regla.
why-bet = { $offer }: cuota del modelo { $fair }, probabilidad { $chance }, ventaja { $edge }.
    .without-list = { $offer }: cuota justa { $fair }, probabilidad { $chance }, ventaja { $edge }.
why-bet-grown = { $offer }: cuota del modelo { $fair }, probabilidad { $chance }, ventaja { $edge } ({ $before } en el aviso anterior).
    .without-list = { $offer }: cuota justa { $fair }, probabilidad { $chance }, ventaja { $edge } ({ $before } en el aviso anterior).
why-bet-age = Fecha de la lista
why-bet-others = { $selection } en otras casas, cuotas del { $time }:
why-bet-no-others = En ese momento no tenía las cuotas de otras casas, y el servicio no dice cuáles comparó.
why-bet-quiet = Si pidieras { $edge } o más de ventaja, no habría avisado.
why-bet-quiet-improvement = { $points ->
    [one] No habría avisado si la ventaja tuviera que crecer { $amount } pp o más.
   *[other] No habría avisado si la ventaja tuviera que crecer { $amount } pp o más.
  }
why-which = ¿Qué partido?
why-button = Por qué: { $title }
why-none = Aquí aún no ha habido ningún aviso, así que no hay nada que explicar.
why-unknown = Eso ya no lo tengo: guardo las decisiones 30 días. Las demás están en el registro.

## /score

# As in English.
command-score = Avisos y apuestas de valor frente al cierre
    .without-bets = Cómo quedaron los avisos frente a la línea de cierre
    .what = Si no escribes nada, este chat; bot: todos los chats
    .example = /score bot
score-heading-chat = Balance: este chat
score-heading-bot = Balance: todos los chats
score-button = Balance
score-button-bot = Todo el bot
score-button-chat = Este chat
score-bad-word = Escribe /score para este chat, o /score bot para todos los chats juntos.
score-none = Aún no hay balance: ningún aviso de los últimos { $days } días tiene línea de cierre.
score-alerts = Avisos
score-alerts-count = { $count ->
    [one] { $count } aviso
   *[other] { $count } avisos
  } en { $matches ->
    [one] { $matches } partido
   *[other] { $matches } partidos
  }
score-on = El movimiento siguió: { $share } ({ $low }–{ $high })
score-rest = Se quedó igual: { $even } · volvió atrás: { $bad }
score-moved = Cambio: { $points } pp ({ $low } a { $high })
score-too-few = Faltan datos: hacen falta al menos { $least } partidos.
score-by-grade = Por regla
score-by-lead = Por tiempo hasta el inicio
score-by-sport = Por deporte
score-by-source = Por cuota seguida
score-row = { $group } · { $matches ->
    [one] { $matches } partido
   *[other] { $matches } partidos
  }
  { $share } ({ $low }–{ $high }) · { $points } pp
score-row-too-few = { $group } · { $matches ->
    [one] { $matches } partido
   *[other] { $matches } partidos
  }: pocos datos
score-other = otros
score-grade-calm = tranquilo
# As in English.
score-grade-normal = normal
score-grade-sharp = sensible
score-grade-limit = límite
score-grade-gap = diferencia con el modelo
score-lead-under-3h = menos de 3 horas
score-lead-under-24h = de 3 a 24 horas
score-lead-longer = más de 24 horas
score-source-consensus = cuota justa
score-source-best = mejor cuota
score-source-own = mis casas
score-source-model = modelo
score-bets = Apuestas de valor
score-bets-count = { $count ->
    [one] { $count } apuesta
   *[other] { $count } apuestas
  } en { $matches ->
    [one] { $matches } partido
   *[other] { $matches } partidos
  }
score-bets-edge = Ventaja al avisar: { $edge }
score-bets-closing = Al cierre: { $value } ({ $low } a { $high })
score-bets-better = Mejor que la justa: { $share } ({ $low }–{ $high })
score-predictions = Pronósticos
score-matches = { $matches ->
    [one] { $matches } partido
   *[other] { $matches } partidos
  }
score-predictions-towards = Las cuotas fueron hacia el modelo: { $share } ({ $low }–{ $high })
score-predictions-off = Distancia al cierre: modelo { $model } pp, casas { $market } pp
score-predictions-close = Cierre
score-predictions-count = Resultados
score-explained-predictions = Hacia el modelo: en el resultado en que más se apartaba de las casas al principio. La tabla: las probabilidades que dio de media el modelo, y las de la línea de cierre.
score-explained = Últimos { $days } días, hasta la línea de cierre; varios avisos sobre un mismo partido cuentan como uno. Entre paréntesis: dónde está el valor real con un 95 % de confianza.
score-explained-alerts = Siguió: 0,5 pp o más en el mismo sentido; tras una diferencia, hacia el modelo. Cambio: cuánto más se movió la cuota (mediana).
score-explained-bets = Al cierre: lo que valía la cuota según la cuota justa al inicio.
score-sentence = Avisos con una regla así en todos los chats: en el { $share } ({ $low }–{ $high }) el movimiento siguió hasta el cierre ({ $matches ->
    [one] { $matches } partido
   *[other] { $matches } partidos
  }).

## /fighters, /fighter, /teams, /team, /leagues

command-fighters = Peleadores de MMA y sus récords
    .words = Un nombre o parte de él
    .example = /fighters
command-fighter = Un peleador: récord y próximo combate
    .fighter = El nombre de un peleador
    .example = /fighter { $fighter }
command-teams = Equipos y cuándo juegan
    .words = Un nombre o parte de él
    .example = /teams
command-team = Un equipo: partidos en vivo y próximos
    .team = El nombre de un equipo
    .example = /team { $team }
command-leagues = Ligas y sus partidos
    .sport = Un deporte, o el nombre de una liga
    .example = /leagues fútbol

fighters-heading = Peleadores
fighters-all = Ver peleadores
fighter-record = Victorias-derrotas-empates
fighter-weight = Categoría
fighter-country = País
weight-strawweight = Peso paja
weight-flyweight = Peso mosca
weight-bantamweight = Peso gallo
weight-featherweight = Peso pluma
weight-lightweight = Peso ligero
weight-welterweight = Peso wélter
weight-middleweight = Peso medio
weight-light-heavyweight = Peso semipesado
weight-heavyweight = Peso pesado
teams-heading = Equipos
teams-all = Ver equipos
leagues-heading = Ligas
leagues-all = Ver ligas
leagues-matches = { $count ->
    [0] sin partidos ahora
    [one] { $count } partido
   *[other] { $count } partidos
  }
league-sport = Deporte

named-found = Encontrado con «{ $words }»:
named-near = No hay nada que se llame «{ $words }». ¿Querías decir uno de estos?
named-none = No encuentro nada con «{ $words }». Prueba con una palabra del nombre o mira una lista:
named-many = ¿A cuál te refieres?
named-more = Hay más nombres de los que caben aquí. Añade otra palabra.
named-fitting = Todo lo encontrado
named-watch = Seguir todos los partidos
named-empty = La lista del servicio de cuotas está vacía ahora.
named-matches = Partidos
named-match = { $start } · { $title }
named-no-matches = Ahora no hay partidos en la lista.
named-age = Lista actualizada { $age }.
refuse-missing-name = Dime un nombre, por ejemplo: { $example }

## /search

command-search = Buscar partidos, equipos, ligas y peleadores
    .without-fighters = Buscar partidos, equipos y ligas
    .words = Cualquier parte de un nombre, en cualquier alfabeto
    .example = /search { $team }
search-teams = Equipo: { $name }
search-leagues = Liga: { $name }
search-fighters = Peleador: { $name }
search-partly = Ahora no pude obtener algunas listas, así que puede haber más.

## /bookmakers and /bonuses

command-bookmakers = Casas de apuestas por valoración
    .book = Una casa, para saber cómo es; sin ella, todas
    .example = /bookmakers
bookmakers-unknown = No conozco ninguna casa «{ $words }».
bookmaker-rating = Valoración: { $rating }
bookmaker-matches = { $matches ->
    [one] En { $matches } partido con cuotas ahora:
   *[other] En { $matches } partidos con cuotas ahora:
  }
bookmaker-margin = Margen: { $margin }
bookmaker-best = Mejor cuota: { $share } ({ $best } de { $prices })
bookmaker-aside = Excluidas: { $share }{ $late ->
    [0] {""}
   *[other] , { $late } con retraso
  }
bookmaker-no-boards = Ahora no tengo cuotas de esta casa.
bookmaker-margin-title = Margen
bookmaker-best-title = Mejor
bookmaker-explained = Mercados de resultado y de ganador. Mejor cuota: ninguna casa tiene una más alta. Excluidas: lejos del resto, o con un margen imposible. Con retraso: la casa se saltó una actualización.
bookmakers-heading = Casas de apuestas
bookmakers-rating = { $rating } de { $max }
bookmakers-note = Valoraciones del servicio de cuotas, actualizadas { $age }.
command-bonuses = Ofertas de las casas para nuevos clientes (18+)
bonuses-heading = Bonos
bonuses-off = Los bonos están ocultos aquí hasta que los actives.
bonuses-off-group = Los bonos están ocultos en este grupo hasta que un administrador los active.
bonuses-adults = Solo para mayores de edad (18+). Un bono tiene condiciones: léelas antes y no apuestes nunca lo que no puedas perder.
bonuses-turn-on = Tengo 18 años o más: ver bonos
bonuses-turn-off = Ocultar bonos

## /fair

command-fair = Quitar el margen a cualquier cuota
    .prices = De 2 a 20 cuotas de un mercado: 1,90 3,50 4,20
    .method = potencia (por defecto), proporcional o shin
    .example = /fair 1,90 3,50 4,20
fair-heading = Cuotas justas
fair-price = Cuota
fair-spread-column = ±
fair-margin = Margen { $margin }: de media recuperas el { $payback } de lo apostado.
fair-margin-below = Margen { $margin }: juntas, estas cuotas devuelven el { $payback }, más de lo apostado.
fair-doubt = No es un margen normal. ¿Son estas las cuotas de todos los resultados de un mercado?
fair-method = Método: { $method }
fair-method-power = potencia
fair-method-proportional = proporcional
# As in English.
fair-method-shin = Shin
fair-spread = ±: cuánto se separan las probabilidades según los métodos de potencia, proporcional y Shin, en pp.
fair-missing = Escribe las cuotas de todos los resultados de un mercado, por ejemplo: { $example }
fair-too-few = Una cuota no basta: necesito las de todos los resultados de un mercado, por ejemplo: { $example }
fair-too-many = Son demasiadas: acepto hasta { $count } cuotas, por ejemplo: { $example }
fair-not-a-price = No entiendo «{ $price }» como cuota. Escribe 1,90 (o 1.90), 11/8, +150 o 52,6%.
fair-bad-method = No conozco el método «{ $method }». Hay potencia, proporcional y shin.

## /settings

command-settings = Idioma, zona horaria, formato de cuotas, mis casas
    .change = Qué cambiar, por ejemplo: zona madrid
    .role = Rol que mencionan los avisos de aquí
    .example = /settings zona madrid
settings-heading = Ajustes
settings-heading-group = Ajustes de este chat
settings-topic-local = Idioma y hora
settings-saved = ✓ { $setting }: { $value }
settings-back = ‹ Todos los ajustes
settings-not-a-choice = «{ $value }» no es una opción aquí.
settings-near = ¿Cuál de estas es «{ $value }»?
settings-name-language = Idioma
settings-name-zone = Zona horaria
settings-name-format = Formato de cuotas
settings-name-threshold = Umbral
settings-name-books = Mis casas
settings-name-sharp = Casa de referencia
settings-name-density = Detalle
settings-name-theme = Gráficos
settings-name-tables = Tablas
settings-name-quiet = Horas de silencio
settings-name-digest = Resumen diario
settings-name-fixtures = Partidos del día
settings-name-hourly = Límite por hora
settings-name-reminder = Recordatorio
settings-name-members = Quién puede seguir
settings-name-bonuses = Bonos
settings-name-information = Solo información
settings-name-publish = Publicación
settings-name-footer = Firma
settings-name-threads = Hilos
settings-name-ping = Menciones
settings-what-language = El idioma de las respuestas y los avisos.
settings-what-zone = Con ella muestro las horas de inicio y sé qué día es «hoy». ¿Otra ciudad? Por ejemplo: /settings zona madrid
settings-zone-hint = ¿No estás en UTC? Escribe tu ciudad, por ejemplo: /settings zona madrid
settings-what-format = Cómo se escriben las cuotas. Todas estas son la misma:
settings-what-threshold = Cuánto debe moverse una cuota para que te avise, en seguimientos nuevos sin umbral propio. ¿Otro? Por ejemplo: /settings umbral 4pp
settings-what-books = Las casas en las que tienes cuenta. Las mejores cuotas, ventajas y límites salen solo de ellas; las cuotas justas, probabilidades y movimientos salen siempre de todas.
settings-what-sharp = La casa o el mercado de intercambio cuyas cuotas justas sirven de medida para las apuestas de valor. Sin ella comparo cada cuota con las cuotas justas de todas las demás casas.
settings-what-density = Cuánto detalle muestra /odds.
settings-what-theme = El fondo de los gráficos. Normal: claro en Telegram, oscuro en Discord.
settings-what-tables = Indica si las cuotas, los partidos y las apuestas de valor llegan en tablas propias de Telegram. Si tu app es antigua, te pedirá que la actualices.
    .without-bets = Indica si las cuotas y los partidos llegan en tablas propias de Telegram. Si tu app es antigua, te pedirá que la actualices.
settings-what-quiet = En las horas de silencio los avisos quedan en espera y luego llegan en un mensaje, o llegan sin sonido. Los movimientos grandes pueden pasar igualmente. ¿Otras horas? Por ejemplo: /settings silencio 23:30-07:15
settings-what-digest = Un mensaje al día con todo lo que se movió, en vez de avisos al instante. ¿Otra hora? Por ejemplo: /settings resumen 07:30. Para no esperar, escribe /digest ahora.
settings-what-fixtures = Un mensaje al día con los partidos de todo lo que se sigue aquí y sus mejores cuotas. ¿Otra hora? Por ejemplo: /settings partidos del día 9:00
settings-what-hourly = Cuántos mensajes con avisos pueden llegar en una hora. Los demás llegan juntos en un mensaje en cuanto haya sitio. No cuentan los avisos de cuota, los recordatorios ni los avisos en espera por otro motivo.
settings-what-reminder = Cuándo recordarte un partido seguido antes de que empiece y decirte cuánto se han movido sus cuotas. La línea de cierre llega siempre al inicio y pone fin al seguimiento, salvo que su regla diga «en vivo». Los seguimientos de un equipo, liga o deporte solo la envían con los recordatorios activados.
settings-what-members = Quién puede añadir seguimientos en este chat. Los miembros solo pueden quitar los que añadieron.
settings-what-bonuses = Indica si /bonuses muestra ofertas de las casas en este chat. Solo para mayores de edad.
settings-what-information = Cuotas y cómo se mueven, y nada sobre a qué apostar: ni apuestas de valor, ni avisos de mejores cuotas, ni importes.
    .without-bets = Cuotas y cómo se mueven, y nada sobre a qué apostar: ni avisos de mejores cuotas, ni importes.
settings-what-publish = Indica si los avisos llegan al instante o solo cuando los aprueba alguien que gestiona este chat.
settings-what-footer = Una línea propia al final de lo que se publica aquí: avisos, paneles, partidos del día. Escríbela, por ejemplo: /settings firma La peña del barrio
settings-what-threads = Indica si los avisos van a hilos propios (en Telegram: temas), uno por liga o uno por partido.
settings-what-ping = Un rol que los avisos mencionan aquí: elígelo en la opción rol de /settings. Para que te mencionen solo a ti, y por un solo partido, pulsa «Mencióname» debajo de un aviso.
settings-threshold-auto = Normal
settings-language-auto = Como en la app
# As in English.
settings-format-decimal = Decimal { $example }
settings-format-fractional = Fraccionario { $example }
settings-format-american = Americano { $example }
# As in English.
settings-format-hongkong = Hong Kong { $example }
settings-format-percent = Porcentaje { $example }
settings-books-all = Todas las casas
settings-sharp-others = Todas las demás casas
settings-books-more = { $shown } y { $count } más
settings-books-none = Ahora no hay casas en la lista.
settings-books-chosen = { $count ->
    [one] { $count } casa elegida.
   *[other] { $count } casas elegidas.
  }
settings-density-short = Breve
# As in English.
settings-density-normal = Normal
settings-density-full = Completo
settings-theme-auto = Normal
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-tables-on = De Telegram
settings-tables-off = Como texto
settings-quiet-other-days = ¿Otros días? Por ejemplo: { $command } vie sáb
settings-quiet-off = Desactivado
settings-now = Ahora: { $value }
settings-turn-on = Activar
settings-turn-off = Desactivar
settings-quiet-daily = cada día
settings-quiet-hold = { $from }–{ $to }, { $days }: avisos en espera
settings-quiet-silent = { $from }–{ $to }, { $days }: sin sonido
settings-quiet-mode-hold = En espera
settings-quiet-mode-silent = Sin sonido
settings-quiet-through-none = Sin excepciones
settings-quiet-through-times = Salvo { $times }× umbral o más
settings-quiet-through-points = Salvo { $points } pp o más
settings-digest-off = Avisos al instante
settings-digest-at = { $time }
settings-fixtures-off = Desactivados
settings-fixtures-example = /settings partidos del día 9:00
digest-now-button = Resumen ahora
digest-now-done = Lo que estaba en espera llega ahora: { $count ->
    [one] { $count } aviso, si sigue vigente.
   *[other] { $count } avisos, los que sigan vigentes.
  }
digest-now-none = No hay avisos en espera. Los nuevos llegan según los ajustes.
hourly-off-done = Ya no hay límite por hora.
hourly-done = { $count ->
    [one] En una hora llega como máximo { $count } mensaje con avisos.
   *[other] En una hora llegan como máximo { $count } mensajes con avisos.
  }
settings-hourly-off = Sin límite
settings-hourly-at-most = { $count ->
    [one] { $count } mensaje
   *[other] { $count } mensajes
  }
settings-reminder-off = Ninguno
settings-reminder-on = { $minutes ->
    [60] 1 hora antes del inicio
    [120] 2 horas antes del inicio
   *[other] { $minutes } minutos antes del inicio
  }
settings-members-on = Todos los miembros
settings-members-off = Solo administradores
settings-bonuses-on = Visibles
settings-bonuses-off = Ocultos
settings-information-on = Activado
settings-information-off = Desactivado
settings-publish-once = Al instante
settings-publish-approve = Tras aprobación
settings-publish-nobody = Los borradores van al administrador que gestione este chat desde su chat privado conmigo. Antes debe escribir en ese chat: { $example }
settings-footer-none = Ninguna
settings-footer-remove = Quitarla
settings-footer-too-long = La firma es demasiado larga: como mucho { $most } caracteres.
settings-threads-off = Todo en el chat
settings-threads-league = Uno por liga
settings-threads-match = Uno por partido
settings-ping-off = Nadie
settings-ping-everyone = Así se mencionaría a todo el mundo. Elige un rol al que se apunte quien quiera estos avisos.
settings-ping-silent = Aún no puedo mencionar { $role }: permite en los ajustes del servidor que todos mencionen el rol, o dame permiso para mencionar todos los roles.
settings-ping-no-right = No tienes permiso para mencionar { $role } aquí. Elige un rol que todos puedan mencionar o pídeselo a quien tenga permiso.
settings-ping-gone = { $role } ya no existe, así que no se menciona a nadie. Elige otro rol.
ping-me = Mencióname
ping-stop = No mencionarme más
ping-on = Te mencionaré aquí en cada aviso sobre { $title }, hasta que acabe el partido.
ping-off = Ya no te menciono en los avisos sobre { $title }.
ping-full = Menciones de { $title }: ya son { $count }, en un mensaje no caben más.
thread-trouble-no-topics = Los avisos siguen en el chat: este grupo no tiene temas.
thread-trouble-manage-topics = Los avisos siguen en el chat: no tengo permiso para gestionar temas.
thread-trouble-no-threads = Los avisos siguen en el chat: este canal no admite hilos.
thread-trouble-create-threads = Los avisos siguen en el chat: no tengo permiso para crear hilos aquí.
thread-trouble-demands-tag = Los avisos siguen en el chat: el foro exige una etiqueta y no puedo usar ni crear ninguna.
thread-trouble-write = Los avisos siguen en el chat: no tengo permiso para escribir en hilos.
thread-trouble-too-many = Los avisos siguen en el chat: aquí hay demasiados hilos abiertos.
thread-trouble-other = Los avisos siguen en el chat: no pude abrir ningún hilo.
# As in English.
thread-title = { $title } · { $time }
thread-first = Aquí llegan sus avisos.

## Cities: what time zones are called

city-africa-cairo = El Cairo
city-africa-johannesburg = Johannesburgo
city-africa-lagos = Lagos
city-america-bogota = Bogotá
city-america-chicago = Chicago
city-america-los-angeles = Los Ángeles
city-america-mexico-city = Cd. de México
city-america-new-york = Nueva York
city-america-sao-paulo = São Paulo
city-america-toronto = Toronto
city-asia-almaty = Almatý
city-asia-ashgabat = Asjabad
city-asia-baku = Bakú
city-asia-bishkek = Biskek
city-asia-calcutta = Calcuta
city-asia-dubai = Dubái
city-asia-dushanbe = Dusambé
city-asia-irkutsk = Irkutsk
city-asia-jerusalem = Jerusalén
city-asia-kamchatka = Kamchatka
city-asia-krasnoyarsk = Krasnoyarsk
city-asia-magadan = Magadan
city-asia-novosibirsk = Novosibirsk
city-asia-omsk = Omsk
city-asia-saigon = Ciudad Ho Chi Minh
city-asia-shanghai = Shanghái
city-asia-tashkent = Taskent
city-asia-tbilisi = Tiflis
city-asia-tokyo = Tokio
city-asia-vladivostok = Vladivostok
city-asia-yakutsk = Yakutsk
city-asia-yekaterinburg = Ekaterimburgo
city-asia-yerevan = Ereván
city-australia-sydney = Sídney
city-atlantic-canary = Canarias
city-europe-athens = Atenas
city-europe-berlin = Berlín
city-europe-bucharest = Bucarest
city-europe-chisinau = Chișinău
city-europe-copenhagen = Copenhague
city-europe-helsinki = Helsinki
city-europe-istanbul = Estambul
city-europe-kaliningrad = Kaliningrad
city-europe-kiev = Kyiv
city-europe-london = Londres
city-europe-madrid = Madrid
city-europe-minsk = Minsk
city-europe-moscow = Moscú
city-europe-paris = París
city-europe-prague = Praga
city-europe-riga = Riga
city-europe-rome = Roma
city-europe-samara = Samara
city-europe-tallinn = Tallin
city-europe-vienna = Viena
city-europe-vilnius = Vilna
city-europe-warsaw = Varsovia
city-europe-zurich = Zúrich

## The first questions


## /status

command-status = Qué abarca el bot y de cuándo son los datos
status-heading = Estado
status-well = Todo funciona.
status-troubled = Algunas cosas no funcionan:
status-failing-refused = { $data }: el servicio de cuotas se niega a responder desde { $since }
status-failing-unreachable = { $data }: sin respuesta útil del servicio de cuotas, desde { $since }
status-failing-misfit = { $data }: el servicio de cuotas envía algo que no entiendo (primera vez: { $since })
status-failing-no-definition = { $data }: aún no sé leer estos datos; mis operadores tienen que ejecutar antes el diagnóstico
status-failing-key = { $data }: el servicio de cuotas rechaza mi clave desde { $since }
status-failing-spent = { $data }: he agotado el límite del servicio de cuotas (desde { $since })
status-failing-plan = { $data }: mi plan en el servicio de cuotas no incluye estos datos (desde { $since })
status-failing-wish = { $data }: el servicio de cuotas no reconoce algo de mi configuración (desde { $since })
status-failing-spent-until = { $data }: sin crédito (se renueva: { $until })
status-failing-busy = { $data }: el servicio de cuotas pide menos consultas desde { $since }
status-failing-busy-until = { $data }: el servicio de cuotas no acepta consultas por ahora (volverá a hacerlo: { $until })
status-full = Mi disco está lleno (desde { $since }): no puedo guardar nada y los avisos están en espera
status-platform-failing = { $platform ->
        [telegram] Telegram no acepta mensajes
        [discord] Discord no acepta mensajes
       *[other] Los mensajes no llegan
    } (desde { $since }). { $waiting ->
        [0] No hay nada en espera.
        [one] { $waiting } aviso en espera hasta que vuelva a funcionar.
       *[other] { $waiting } avisos en espera hasta que vuelva a funcionar.
    }
status-database-away = La base de datos no responde desde { $since }. No puedo guardar nada y los avisos están en espera hasta que vuelva
status-clock-fast = { $seconds ->
    [one] El reloj de esta máquina va { $seconds } segundo adelantado; lo tengo en cuenta
   *[other] El reloj de esta máquina va { $seconds } segundos adelantado; lo tengo en cuenta
}
status-clock-slow = { $seconds ->
    [one] El reloj de esta máquina va { $seconds } segundo atrasado; lo tengo en cuenta
   *[other] El reloj de esta máquina va { $seconds } segundos atrasado; lo tengo en cuenta
}
status-paused = El servicio de cuotas pidió una pausa; acaba { $until }
status-barred = No puedo escribir en este chat (desde { $since }): falta un permiso o está cerrado. Los avisos están en espera; lo intento otra vez con cada aviso nuevo y cada hora
status-barred-there =
    No puedo escribir en { $named ->
    [true] { $chat }
       *[other] un chat donde configuraste avisos
      } (desde { $since }). Sus avisos están en espera; lo intento otra vez con cada aviso nuevo y cada hora
status-barred-more = { $count ->
    [one] Tampoco puedo escribir en { $count } chat más con tus avisos
   *[other] Tampoco puedo escribir en { $count } chats más con tus avisos
  }
status-platform-paused = { $platform ->
        [telegram] Telegram
        [discord] Discord
       *[other] La plataforma
    } pidió una pausa; acaba { $until }. Hasta entonces los avisos están en espera
status-old = Partidos seguidos con cuotas antiguas: { $old } de { $watched }; sus avisos están en espera
status-without = Partidos seguidos aún sin cuotas: { $without } de { $watched }
status-listed = Partidos
status-in-play = En vivo ahora
status-watched = Partidos seguidos
status-checked = Revisión de tus partidos
status-checked-all = al menos cada { $mostMinutes ->
    [1] minuto
   *[other] { $most }
  }
status-checked-some =
    al menos cada { $mostMinutes ->
    [1] minuto
       *[other] { $most }
      }; sin garantía si aún falta mucho para el inicio
status-checked-none = aún no puedo prometer cada cuánto
status-push = Cambios de cuotas
status-push-up = el servicio de cuotas los envía al momento
status-push-gap = el servicio de cuotas los envía al momento; última interrupción: { $from }, duró { $length }
status-push-down = El servicio de cuotas no me envía los cambios de cuotas (desde { $since }). Los consulto yo, y los avisos pueden llegar más tarde
status-pace = Consultas al servicio de cuotas
status-pace-rate = { $per ->
    [hour] hasta { $rate } por hora
    [day] hasta { $rate } al día
    [month] hasta { $rate } al mes
   *[minute] hasta { $rate } por minuto
  }
status-ages = Últimas respuestas
status-age = { $data }: { $age }
status-refreshes = El servicio actualiza las cuotas cada 15 a 30 minutos, y cada 5 minutos durante un partido. Las listas solo se piden cuando alguien las necesita.
    .without-terms = Las listas solo se piden cuando alguien las necesita.
status-data-boards = Cuotas
status-data-matches = Partidos
status-data-history = Historial de cuotas
status-data-predictions = Pronósticos
status-data-value-bets = Apuestas de valor
status-data-fighters = Peleadores
status-data-teams = Equipos
status-data-leagues = Ligas
status-data-bookmakers = Casas de apuestas
status-data-bonuses = Bonos

## /about

command-about = Versión, condiciones de los datos, ayuda
about-heading = Acerca de
about-version = Linewatch { $version }: software libre con licencia MIT. No acepta apuestas ni gana nada con ellas.
about-data = Los datos vienen de { $source }, que los ofrece gratis para investigación, educación y otros usos no comerciales, y solo con esta mención.
    .without-terms = Los datos vienen de { $source }.
about-data-simulated = Los datos son inventados por el sandbox de Linewatch: ningún equipo, casa ni cuota es real.
about-terms = Las cuotas pueden llegar tarde o estar mal. Nada de lo que hay aquí es un consejo para apostar.
age-and-help = 18+. ¿El juego te preocupa? { $line }
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
about-gambling = Apostar puede volverse una adicción. Si deja de ser divertido, para un momento y habla con alguien: la ayuda es gratuita y anónima.
about-gambling-help = Ayuda contra la ludopatía
about-my-data = Mis datos
command-privacy = Qué guardo, para qué y cuánto tiempo
privacy-heading = Privacidad
privacy-what = Guardo los ajustes de este chat, sus seguimientos y quién los añadió, sus avisos y tus apuestas. Nada más de lo que escribes.
privacy-why = Solo lo uso para responderte y enviar avisos.
privacy-how-long = Los avisos se guardan 30 días; lo demás, hasta que lo borres.
privacy-unclear = Cuento los mensajes que no entiendo, 30 días como máximo: sin el chat, con números, direcciones y nombres en mayúscula ocultos.
privacy-host = Responsable: quien gestiona este bot.
privacy-contact = Para contactar con quien lo gestiona, pregunta en el sitio donde me encontraste.

## /break

command-break = Sin avisos ni cuotas por un tiempo: no se puede acortar
    .for = Por ejemplo 7d, 12h o hasta lun 9:00
    .example = /break 7d
command-name-break = descanso
break-button = Tomar un descanso
break-trouble = Es duro, y le pasa a mucha gente. Habla con alguien, gratis y de forma anónima: { $line }
break-danger = Si tu vida corre peligro, llama ya al 112 o al número de emergencias de tu país.
break-what = Durante el descanso no envío nada ni muestro cuotas. No se puede acortar. ¿Por cuánto tiempo?
break-1d = 24 horas
break-7d = 7 días
break-30d = 30 días
break-180d = 180 días
break-ask = ¿Tomar un descanso hasta el { $until }?
break-ask-what = Hasta entonces no envío nada ni muestro cuotas. El descanso no se puede acortar, solo alargar. Tus seguimientos se mantienen.
break-yes = Empezar el descanso
break-no = Cancelar
break-none = No has empezado ningún descanso.
break-bad-time = ¿Cuánto tiempo? De una hora a un año: /break 7d
break-group = El descanso es solo tuyo: escríbeme /break 7d en privado.
break-on = Te has tomado un descanso de las apuestas hasta el { $until }. Hasta entonces no envío nada ni muestro cuotas.
break-in-private = A esto respondo en privado.

## /mydata and /forgetme

command-mydata = Qué se guarda de este chat
command-forgetme = Borrar lo que se guarda de este chat
mydata-heading = Mis datos
mydata-what = Todo lo que se guarda de este chat y de ti, en JSON. Horas en UTC.
mydata-what-group = Todo lo que se guarda de este grupo, en JSON. Horas en UTC.
mydata-none = No se guarda nada de este chat.
mydata-left = { $count ->
    [one] No se muestra { $count } entrada anterior del registro.
   *[other] No se muestran { $count } entradas anteriores del registro.
  }
mydata-forget = Borrar todo
forgetme-ask = ¿Borrar todo lo que se guarda de este chat: sus ajustes{ $count ->
    [0] {""}
    [one] , { $count } seguimiento
   *[other] , { $count } seguimientos
  } y el registro de avisos? No se puede deshacer.
forgetme-ask-group = ¿Borrar todo lo que se guarda de este grupo y de todos sus temas: los ajustes{ $count ->
    [0] {""}
    [one] , { $count } seguimiento
   *[other] , { $count } seguimientos
  } y el registro de avisos? No se puede deshacer.
forgetme-elsewhere = { $count ->
    [one] { $count } seguimiento que añadiste en otro chat se queda allí, sin tu nombre.
   *[other] { $count } seguimientos que añadiste en otros chats se quedan allí, sin tu nombre.
  }
forgetme-yes = Sí, borrar todo
forgetme-no = No, conservarlo
forgetme-done = Hecho: todo lo que se guardaba de este chat está borrado. Desde ahora es como el primer día.
forgetme-break = Hecho: todo lo que se guardaba de este chat está borrado, salvo la fecha en que acaba tu descanso de las apuestas: { $until }.
forgetme-backups = Las copias de seguridad lo conservan como máximo hasta el { $until }. Restaurar una no lo trae de vuelta.
forgetme-kept = No se ha borrado nada.

## /link and /unlink

command-link = Una sola lista de seguimientos en dos plataformas
    .code = El código que recibiste en la otra plataforma
    .example = /link
command-unlink = Volver a separar la lista en dos
link-heading = Una lista en dos plataformas
link-how = Escríbeme esto { $platform ->
    [telegram] en Telegram
    [discord] en Discord
    [playground] en la demo
   *[several] en otra plataforma
  } en menos de 10 minutos:
link-what = Así los dos chats comparten una lista: todos los seguimientos de ambos, con los ajustes de este chat.
link-secret = No des el código a nadie: quien lo use comparte tu lista. /unlink la separa otra vez.
link-ask = ¿Creaste tú este código, en tu otro chat conmigo?
link-ask-why = Así los dos chats comparten una lista. Si el código es de otra persona, verá tus seguimientos, recibirá tus avisos y podrá borrarlo todo.
link-ask-yes = Sí, el código es mío
link-shared = { $one ->
    [telegram] Telegram
    [discord] Discord
   *[playground] La demo
  } y { $other ->
    [telegram] Telegram
    [discord] Discord
   *[playground] la demo
  } comparten { $count ->
    [0] una lista. Aún está vacía.
    [one] una lista con { $count } seguimiento.
   *[other] una lista con { $count } seguimientos.
  }
link-alerts-seen = Los avisos van adonde escribiste por última vez: ahora { $platform ->
    [telegram] Telegram
    [discord] Discord
   *[playground] la demo
  }.
link-alerts-both = Los avisos van a los dos.
link-to-both = Avisos a los dos
link-to-seen = Avisos al último chat
link-part = Separar
link-button = Vincular plataforma
link-parted = { $count ->
    [0] Vuelven a ser dos listas.
    [one] Vuelven a ser dos listas, cada una con { $count } seguimiento.
   *[other] Vuelven a ser dos listas, cada una con los { $count } seguimientos.
  } Lo que cambies desde ahora cambia solo donde lo hagas.
link-not-shared = Este chat no comparte su lista con ningún otro.
link-group = Solo los chats privados pueden compartir una lista.
link-nowhere = Solo estoy en una plataforma, así que no hay nada que vincular.
link-unknown = No existe ese código: está mal escrito, ya se usó o tiene más de 10 minutos. Pide uno nuevo con /link en la otra plataforma.
link-too-many = Se probaron demasiados códigos. Inténtalo de nuevo en { $minutes ->
    [one] { $minutes } minuto.
   *[other] { $minutes } minutos.
  }
link-same-platform = Este código se creó en esta plataforma. Escríbelo en la otra.
link-linked = Uno de los dos chats ya comparte su lista, y solo pueden dos. Sepárala antes allí con /unlink.
forgetme-shared = También se borra lo que tienes { $platform ->
    [telegram] en Telegram
    [discord] en Discord
   *[playground] en la demo
  }: los dos comparten una lista. Para conservarlo allí, sepárala antes.

## /for

command-for = Gestionar un canal o grupo desde aquí
    .chat = El canal: @nombre
    .example = /for @canal
for-how = ¿Qué canal o grupo? Elígelo o escribe su nombre: /for @canal
for-needs = Tú y yo debemos ser allí administradores con permiso para publicar.
for-choose-channel = Elegir un canal
for-choose-group = Elegir un grupo
for-which = ¿Cuál quieres gestionar?
for-now = Gestionas { $chat } desde aquí.
for-another = Otro
for-me-again = Volver a mi chat
for-begun = Ahora gestionas { $chat } desde aquí: /watch, /watches, /settings, /odds y lo demás.
for-ends = Termina con /for me o tras 24 horas de inactividad. Siguen siendo tuyos /mydata, /forgetme, /link, /bet, /journal y /break.
for-over = Vuelves a estar en tu propio chat.
for-ended = Ya no gestionas { $chat }: han pasado 24 horas de inactividad. Para seguir: /for.
for-about = Para { $chat } · /for me
for-joined = Ya puedo publicar en { $chat }. Puedes gestionarlo desde aquí.
for-steer = Gestionar { $chat }
for-button = Gestionar un canal
for-group = Escribe /for en tu chat privado conmigo.
for-nowhere = Aquí los comandos funcionan en cualquier canal: escríbelos allí.
for-unknown = No conozco ese canal. Hazme primero administrador allí y elígelo otra vez: /for
for-no-post = No puedo publicar en { $chat }. Hazme administrador allí con permiso para publicar mensajes.
for-not-theirs = Solo pueden gestionar { $chat } los administradores que pueden publicar allí.
for-lost = Solo pueden gestionar { $chat } los administradores que pueden publicar allí, y ahora no veo que lo seas.
draft-show = Ver borradores
draft-none = No hay nada pendiente de aprobación.
draft-heading = Borrador para { $chat }
draft-until = Válido hasta el { $until }. Al publicarse llevará las cuotas de ese momento.
draft-publish = Publicar
draft-drop = Descartar
draft-approved = Se publica ahora, con las cuotas actuales.
draft-published = Publicado.
draft-refused = Descartado.
draft-late = No publicado: nadie lo aprobó a tiempo.
draft-untrue = No publicado: ya no estaba vigente.
draft-failed = No publicado: el chat no lo aceptó.
draft-unseen = Los últimos avisos caducaron: esperaban una aprobación y no se pudo avisar a nadie que pudiera darla. Para administradores: { $once } aquí, o /for en privado conmigo.

## /arbs, /stake and /kelly

command-arbs = Surebets y middles
    .page = Número de página
    .example = /arbs
command-stake = Qué devuelve una apuesta
    .bet = Cuota e importe; con varias cuotas el importe se reparte
    .example = /stake 2,10 50
command-kelly = Apuesta según Kelly
    .bet = Cuota, tu probabilidad y, si quieres, banca y fracción
    .example = /kelly 2,10 52%
arbs-heading = Surebets y middles
arbs-profit = Gane quien gane: +{ $profit }
arbs-profit-draw = Gane quien gane: +{ $profit }; si empatan, se devuelve
arbs-profit-push = Salga lo que salga: +{ $profit }; si es nula, se devuelve
arbs-profit-half = Salga lo que salga: +{ $profit }; si se anula media apuesta, +{ $least }
arbs-middle-free = Middle: pueden ganar ambas, si no +{ $profit }
arbs-middle-cost = Middle: pueden ganar ambas, si no −{ $profit }
arbs-leg = { $price } { $book } · { $offer }
arbs-explained = Salen de cuotas guardadas, no pedidas ahora mismo. Esas cuotas suelen ser errores, desaparecen en minutos o se anulan después, y las casas limitan a quien las toma.
arbs-own = Solo se miran tus casas.
arbs-none = { $count ->
    [0] Ahora no hay cuotas guardadas.
    [one] Ninguna en las cuotas guardadas de { $count } partido.
   *[other] Ninguna en las cuotas guardadas de { $count } partidos.
  }
stake-heading = Apuesta
stake-split-heading = Apuesta repartida
stake-price = Cuota
stake-stake = Importe
stake-returned = Devuelve
stake-profit = Ganancia
stake-break-even = Probabilidad de equilibrio
stake-split-wins = Gane quien gane, con { $total } recuperas al menos { $least }: { $profit }.
stake-split-missing = Si estos son todos los resultados, con { $total } recuperas al menos { $least }: { $profit }. Es raro que sea tanto. ¿Falta algún resultado?
stake-split-loses = Gane quien gane, con { $total } recuperas unos { $least }: { $profit }.
stake-split-note = Solo vale si tiene que darse uno de estos resultados y te aceptan cada apuesta a su cuota.
stake-usage = Escribe cuotas y luego el importe, por ejemplo: { $example }
stake-no-stake = Son { $count } cuotas sin importe. Añádelo al final, por ejemplo: { $example }
stake-bad-amount = No entiendo «{ $amount }» como importe. Escribe 1000 o 12,50.
kelly-heading = Apuesta según Kelly
kelly-chance = Tu probabilidad
kelly-edge = Ventaja
kelly-full = Completa
kelly-half = Media
kelly-quarter = Un cuarto
kelly-part = { $part } de la completa
kelly-share = { $share } de la banca
kelly-stake = { $stake } ({ $share })
kelly-nothing = Sin ventaja, Kelly dice que no apuestes.
kelly-note = Kelly supone que tu probabilidad es exacta. Si le sobran unos pp, el Kelly completo pierde a la larga; por eso muchos apuestan un cuarto. No es un consejo para apostar.
kelly-usage = Escribe la cuota y tu probabilidad, por ejemplo: { $example }
kelly-bad-chance = No entiendo «{ $chance }» como probabilidad. Escribe 52% o 0,52.

## /bet and /journal

command-bet = Anotar una apuesta que hiciste
    .match = Un equipo, los dos equipos o un número como #17
    .selection = local, empate, visitante, más de 2,5, local -1,5
    .price = 2,10, 11/10 o +110
    .stake = Un importe, por ejemplo 20
    .book = La casa de apuestas
    .example = /bet { $match } 1 2,10 20
command-name-bet = apuesta
bet-usage = Escribe partido, selección y cuota; si quieres, añade el importe, o «en» y una casa: { $example }
bet-price = ¿A qué cuota? Escríbela, con el importe si quieres, por ejemplo: 2,10 20
bet-recorded = Apuesta guardada
bet-undo = Deshacer
bet-button = Apostado
bet-fair = { $way ->
    [higher] Cuota justa ahora: { $fair } · la tuya es un { $by } más alta
    [lower] Cuota justa ahora: { $fair } · la tuya es un { $by } más baja
   *[same] Cuota justa ahora: { $fair }, igual que la tuya
  }
bet-late = El partido ya ha empezado, así que no habrá valor frente al cierre (CLV).

command-journal = Tus apuestas y su valor frente al cierre (CLV)
command-name-journal = diario
journal-heading = Mis apuestas
journal-in-private = El diario es solo para ti. Abre un chat privado conmigo y pídelo allí.
journal-empty = Aquí aún no hay nada. Una apuesta que hiciste se anota así: { $example }. Nadie más la ve.
journal-full = En un diario caben { $most } apuestas y el tuyo está lleno. /export las tiene todas; borra algunas para hacer sitio.
journal-bet = { $selection } · { $price }
journal-stake = importe { $stake }
# As in English.
journal-clv = CLV { $value }
journal-open = Apuestas abiertas
journal-returned = Devuelto
# As in English.
journal-yield = Yield
journal-clv-mean = CLV: { $value } de media ({ $low } a { $high }), { $matches } partidos
journal-clv-few = CLV: { $matches } de los { $least } partidos necesarios para una media
journal-by-market = CLV por mercado
journal-by-sport = CLV por deporte
journal-group = { $group }: { $value } ({ $low } a { $high }), { $matches } partidos
journal-explained = CLV: tu cuota frente a la cuota justa al inicio. Entre paréntesis: dónde está la media real con un 95 % de confianza.
journal-match = Partido
journal-result = Resultado
journal-result-won = Ganada
journal-result-lost = Perdida
journal-result-void = Nula
journal-result-half-won = Medio ganada
journal-result-half-lost = Medio perdida
journal-fair-close = Cuota justa al cierre
journal-closing-value = CLV
journal-reopen = Sigue abierta
journal-remove = Borrar
journal-removed = Borrada del diario.
forgetme-journal = { $count ->
    [one] También se borra tu diario, con { $count } apuesta.
   *[other] También se borra tu diario, con { $count } apuestas.
}

## Refusals and faults

refuse-unknown-command = No conozco el comando /{ $command }. Prueba /matches o mira lo que hay:
refuse-unknown-command-near = No conozco el comando /{ $command }. ¿Querías decir { $near }?
refuse-not-manager = Eso solo pueden hacerlo los administradores de este chat.
refuse-information-only = Este chat está en modo solo información: cuotas y cómo se mueven, nada sobre a qué apostar.
information-only-change = Cambiarlo
refuse-not-manager-watches = Eso solo pueden hacerlo los administradores de este chat. En /settings pueden permitirlo a todos los miembros.
refuse-guest = Nadie me ha añadido a este chat, así que puedo responder, pero no guardar nada ni enviar avisos. Usa este comando en un mensaje directo conmigo.
refuse-not-own-watch = Este seguimiento lo añadió otra persona; solo ella y los administradores pueden cambiarlo.
refuse-unknown-setting = No existe el ajuste «{ $setting }». Míralos todos o escribe por ejemplo: { $example }
refuse-flood = { $seconds ->
    [one] Demasiado rápido para mí. Prueba otra vez dentro de { $seconds } segundo.
   *[other] Demasiado rápido para mí. Prueba otra vez dentro de { $seconds } segundos.
  }
refuse-unknown-sport = No conozco ningún deporte ni liga «{ $sport }». Estos deportes tienen partidos:
find-league-many = Varias ligas encajan con «{ $words }». ¿A cuál te refieres?
find-league-near = No encuentro ninguna liga «{ $words }». ¿Querías decir una de estas?
refuse-unknown-day = No entiendo el día «{ $day }». Escribe hoy, mañana o una fecha, por ejemplo: /matches 23/11
refuse-unknown-status = No conozco el estado «{ $status }». Escribe en vivo, programados o terminados, por ejemplo: /matches fútbol en vivo
refuse-old-button = Este botón es de un mensaje anterior y ya no funciona.
refuse-too-long = Es demasiado largo. Basta con un nombre y unas pocas palabras.
fault-busy = El servicio de cuotas ha llegado a su límite de este minuto. Prueba en unos segundos.
fault-busy-minutes =
    { $minutes ->
        [one] El servicio de cuotas no acepta consultas durante un minuto más o menos. Inténtalo después.
       *[other] El servicio de cuotas no acepta consultas durante unos { $minutes } minutos. Inténtalo después.
    }
busy-later = Ahora me llegan muchas consultas. Respondo aquí en unos { $seconds } s.
busy-again = Ya tengo tu pregunta: la respuesta llega en mi mensaje de arriba, en unos { $seconds } s.
busy-stopped = Me reiniciaron antes de que pudiera responder. Pregunta otra vez.
fault-unreachable = El servicio de cuotas no responde ahora. Inténtalo de nuevo en unos minutos.
fault-misfit = El servicio de cuotas envía algo que no entiendo. Mis operadores ya lo saben.
fault-no-definition = Aún no sé leer el servicio de cuotas: mis operadores tienen que ejecutar antes el diagnóstico.
fault-key = El servicio de cuotas rechaza mi clave. Mis operadores tienen que poner una válida.
fault-spent = He agotado el límite del servicio de cuotas. Podré preguntarle de nuevo cuando se renueve.
fault-plan = Mi plan en el servicio de cuotas no incluye eso. Mis operadores pueden pedir menos o cambiar de plan.
fault-wish = El servicio de cuotas no reconoce algo de mi configuración. Mis operadores tienen que corregirla.
fault-spent-until = No me queda crédito en el servicio de cuotas (se renueva: { $until }). Antes no puedo traer cuotas más nuevas.
fault-not-offered = El servicio de cuotas no ofrece eso.
lacks-predictions = { $source } no tiene pronósticos.
lacks-value-bets = { $source } no tiene apuestas de valor.
lacks-fighters = { $source } no tiene peleadores.
lacks-teams = { $source } no tiene lista de equipos.
lacks-leagues = { $source } no tiene lista de ligas.
lacks-bookmakers = { $source } tiene una sola cuota para todos, así que no hay casas que comparar.
lacks-bonuses = { $source } no tiene bonos.
fault-refused = El servicio de cuotas no puede responder a eso ahora. Inténtalo en unos minutos.
fault-full = No se pudo guardar: mi disco está lleno. Mis operadores tienen que hacer sitio.
fault-cannot-save = Ahora no puedo guardarlo. Inténtalo de nuevo en un minuto.
fault-cannot-look = Ahora no puedo consultarlo. Inténtalo de nuevo en un minuto.
fault-retry = Reintentar
fault-bug = Algo ha fallado. Lo he anotado (error { $id }).
help-button = Ayuda
unread-media = Solo puedo leer texto. Escribe el nombre de un equipo y te muestro sus cuotas.
unread-media-group = Solo puedo leer texto. Escribe /odds y el nombre de un equipo.
unread-edit = No veo lo que cambias en un mensaje. Envíalo otra vez, por favor.

## Names of commands and options, where a platform shows its own for each language: lower-case letters, no spaces

command-name-matches = partidos
command-name-live = en-vivo
command-name-match = partido
command-name-odds = cuotas
command-name-best = mejores
command-name-history = historial
command-name-movers = movimientos
command-name-predictions = pronósticos
command-name-valuebets = valor
command-name-watch = seguir
command-name-unwatch = no-seguir
command-name-watches = seguimientos
command-name-preview = simular
command-name-edit = editar
command-name-pause = pausar
command-name-resume = reanudar
command-name-undo = deshacer
command-name-export = exportar
command-name-import = importar
command-name-log = registro
command-name-why = por-qué
command-name-score = balance
command-name-search = buscar
command-name-teams = equipos
command-name-team = equipo
command-name-leagues = ligas
command-name-fighters = peleadores
command-name-fighter = peleador
command-name-bookmakers = casas
command-name-bonuses = bonos
command-name-fair = justa
command-name-arbs = surebets
command-name-stake = importe
# As in English.
command-name-kelly = kelly
command-name-settings = ajustes
command-name-help = ayuda
command-name-start = inicio
command-name-status = estado
command-name-about = acerca-de
command-name-privacy = privacidad
# As in English.
command-name-admin = admin
command-name-mydata = mis-datos
command-name-forgetme = olvídame
command-name-for = canal
command-name-link = vincular
command-name-unlink = separar

option-name-file = archivo
option-name-topic = tema
option-name-text = texto
option-name-match = partido
option-name-market = mercado
option-name-format = formato
option-name-selection = selección
option-name-book = casa
option-name-books = casas
option-name-sport = deporte
option-name-league = liga
option-name-day = día
option-name-status = estado
option-name-edge = ventaja
option-name-price = cuota
option-name-within = plazo
option-name-window = periodo
option-name-threshold = umbral
option-name-words = palabras
option-name-what = qué
option-name-fighter = peleador
option-name-team = equipo
option-name-prices = cuotas
option-name-method = método
option-name-change = cambio
option-name-watch = seguimiento
option-name-rule = regla
option-name-until = hasta
# As in English.
option-name-chat = chat
option-name-code = código
option-name-bet = apuesta
option-name-stake = importe
option-name-private = privado
option-name-role = rol
option-private = Solo tú ves la respuesta

## What operators are told of errors

troubles-heading = Errores
troubles-times = { $count ->
    [one] Una vez, a las { $last }
   *[other] { $count } veces: la primera a las { $first }, la última a las { $last }
}
troubles-how = Están todos en el registro. De cada tipo se avisa como mucho una vez por hora.

## Who is let in

access-blocked = Mis operadores han bloqueado el acceso aquí: no respondo.
access-not-listed = Solo respondo en ciertos chats y este no es uno de ellos.
access-asked = Solo respondo donde mis operadores lo permiten. Les he preguntado y te avisaré aquí.
event-asked = Un chat nuevo pide acceso: { $address }
event-asked-by = Un chat nuevo pide acceso: { $address }, donde escribió { $person }
event-admitted = Este chat ya tiene acceso. Escribe /help para ver qué sé hacer.
event-admitted-there = { $chat } ya tiene acceso. Gestiónalo con /for.

## /admin: for the operators of a bot

command-admin = Para operadores: cómo va el bot, sus chats y lo que se hizo
    .what = status, budget, chats, limits, log, doctor …
    .example = /admin status
admin-heading = Para operadores
admin-unknown-act = No existe «{ $word }» entre los comandos para operadores.
admin-in-private = A esto solo respondo en privado. Abre un chat privado conmigo y pídelo allí.
admin-usage-status = status
admin-usage-budget = budget
admin-usage-chats = chats 1001
admin-usage-chat = chat telegram:42
admin-usage-failed = failed
admin-usage-limits = limits telegram:42 hourly 6
admin-usage-log = log
admin-usage-unclear = unclear
admin-usage-doctor = doctor
admin-act-status = qué funciona, qué está en espera, qué va mal
admin-act-budget = consultas que quedan y quién usó las demás
admin-act-chats = cuántos hay y cuáles siguen más; añade parte de una dirección para filtrar
admin-act-chat = qué sé de un chat
admin-act-failed = lo que no se pudo entregar en las últimas 24 h, para enviarlo otra vez
admin-act-limits = cuánto puede seguir y recibir un chat
admin-act-log = lo que hicieron los operadores
admin-act-unclear = lo que no entendí, enmascarado
admin-act-doctor = revisa todo con el servicio de cuotas, tarda medio minuto
admin-status-button = Estado
admin-budget-button = Consultas
admin-chats-button = Chats del bot
admin-chat-button = El chat
admin-limits-button = Límites
admin-log-button = Registro
admin-failed-button = Sin entregar
admin-unclear-heading = No entendido desde el inicio
admin-unclear-none = Lo he entendido todo desde el inicio.
admin-unclear-off = No cuento lo que no entiendo. { $setting } lo activa.
admin-unclear-line = { $count } × { $words }
admin-failed-heading = Sin entregar en las últimas 24 h
admin-failed-none = Todo se entregó o sigue en espera.
admin-failed-line = { $count ->
        [one] { $count } mensaje
       *[other] { $count } mensajes
    }, el último { $last }
admin-failed-again = Enviar otra vez: { $number }
admin-failed-queued = { $count ->
        [0] No queda nada que enviar otra vez.
        [one] { $count } mensaje sale otra vez, si sigue vigente.
       *[other] { $count } mensajes salen otra vez, si siguen vigentes.
    }
admin-doctor-button = Diagnóstico
admin-platform-telegram = Telegram
admin-platform-discord = Discord
# As in English.
admin-platform-playground = Demo
admin-status-heading = Cómo va el bot
admin-row-version = Versión
admin-version-newer = { $version }; ya salió { $newer }
admin-row-since = Arrancó
admin-row-platforms = Plataformas
admin-platform-up = { $name } funciona
admin-platform-down = { $name } falla
admin-row-database = Base de datos
admin-row-poller = Última consulta
admin-poller-elsewhere = en otro proceso
admin-row-watched = En seguimiento
admin-watched = partidos: { $matches }, chats: { $chats }
admin-row-queue = Avisos en cola
admin-queue = en camino: { $going }, en espera: { $held }
admin-queue-oldest = el más antiguo debía salir { $since }
admin-row-backup = Última copia diaria
admin-backup-none = ninguna
admin-disk-full = El disco de la base de datos está lleno.
admin-odds-failing = El servicio de cuotas no responde desde hace más de 15 minutos.
admin-odds-key-refused = El servicio de cuotas rechaza la clave: pon una válida.
admin-odds-out-of-credits = Se ha agotado el crédito del servicio de cuotas.
admin-odds-busy = El servicio de cuotas pide menos consultas.
admin-misfit = { $endpoint }: el servicio de cuotas envía algo que no entiendo (primera vez: { $since }): { $misfit }
admin-no-definition = El servicio de cuotas aún no se puede leer: pulsa { $button }.
admin-unseen-drafts = Los borradores no llegan a nadie y los avisos caducan: { $chats }
admin-unlisted = No puedo guardar junto a las copias de seguridad la lista de quienes pidieron que se borrara todo (desde { $since }). Restaurar una copia podría traerlo de vuelta. Revisa BACKUP_DIR
admin-status-notes = Anotado en las respuestas del servicio de cuotas desde el arranque:
admin-status-no-notes = Nada raro en las respuestas del servicio de cuotas.
admin-status-note = { $endpoint }: { $note } × { $count }
admin-more = Y { $count } más.
admin-budget-heading = Consultas al servicio de cuotas
admin-budget-no-requests = Aún no hay consultas.
admin-budget-pace = Como máximo { $rate } consultas por minuto; quedan { $left } de este minuto.
admin-budget-pause = El servicio pidió una pausa; acaba { $end }.
admin-budget-demand = { $matches ->
    [0] No se sigue ningún partido.
    [one] Consultar { $matches } partido seguido se lleva el { $share } de las consultas.
   *[other] Consultar { $matches } partidos seguidos se lleva el { $share } de las consultas.
}
admin-budget-demand-too-much =
    Consultar los { $matches } partidos en seguimiento cada vez que se actualizan se llevaría el { $share } de las consultas disponibles. Por eso los consulto todos con menos frecuencia y noto los cambios, de media, con hasta { $minutes ->
    [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } de retraso.
admin-credits-used = Gastado
admin-credits-of = { $used } de { $units }
admin-credits-left = Queda
admin-credits-until = { $left } hasta { $end }
admin-credits-pace = A este ritmo
admin-credits-lasts = sobran { $left }
admin-credits-dry = dura hasta { $end }
admin-credits-column-league = Liga
admin-credits-column-day = Al día
admin-credits-column-watch = Seguimiento
admin-credits-one-more = Una liga más gastaría unos { $units } al día.
admin-credits-alerted = De cada 100 movimientos, unos { $now } dan un aviso; con el doble de créditos, unos { $doubled }.
admin-budget-most = Quién sigue más:
admin-budget-used = Usadas en la última hora:
admin-column-for = Para
admin-column-requests = Consultas
admin-lane-person = personas
admin-lane-poller = avisos
admin-budget-this-process = Contado solo por este proceso.
admin-chats-heading = Chats del bot
admin-chats-none = No existe ese chat.
admin-chats-how = Busca uno por una parte de su dirección: { $usage }
admin-chat-line = { $address }: { $watches ->
    [one] { $watches } seguimiento
   *[other] { $watches } seguimientos
}
admin-chat-line-state = { $address }: { $watches ->
    [one] { $watches } seguimiento
   *[other] { $watches } seguimientos
} ({ $state })
admin-state-active = activo
admin-state-suspended = inalcanzable
admin-state-asked = aún sin acceso
admin-state-blocked = bloqueado
admin-state-since = { $state }, { $since }
admin-count-active = { $count ->
    [one] { $count } activo
   *[other] { $count } activos
  }
admin-count-suspended = { $count ->
    [one] { $count } inalcanzable
   *[other] { $count } inalcanzables
  }
admin-count-asked = { $count } aún sin acceso
admin-count-blocked = { $count ->
    [one] { $count } bloqueado
   *[other] { $count } bloqueados
  }
admin-row-state = Estado
admin-row-reason = Motivo
admin-row-known = Visto por primera vez
admin-row-language = Idioma
admin-row-watches = Partidos seguidos
admin-of = { $count } de { $most } como máximo
admin-row-hourly = Mensajes por hora
admin-row-matches = Partidos
admin-row-messages = Mensajes en una semana
admin-row-waiting = Avisos en cola
admin-row-log = En el registro
admin-which-chat = ¿Qué chat? Escribe su dirección, por ejemplo: telegram:42
admin-no-such-chat = No conozco ningún chat { $address }.
admin-limits-saved = Guardado.
admin-limits-watches = { $count ->
    [one] { $count } partido
   *[other] { $count } partidos
}
admin-limits-how = Otros números: { $usage }
admin-limits-unclear = Para { $address } entiendo: hourly y un número hasta 60, u off; watches y un número hasta 1000, o usual.
admin-usage-block = block telegram:42
admin-usage-allow = allow telegram:42
admin-usage-leave = leave telegram:-1001
admin-act-block = deja de responder a un chat o a una persona; una persona en Discord es discord:@42
admin-act-allow = da acceso a quien lo pidió o estaba bloqueado
admin-act-leave = sale de un grupo o de un servidor
admin-block-button = Bloquear
admin-allow-button = Permitir
admin-unblock-button = Desbloquear
admin-refuse-button = Rechazar
admin-asked-button = Quién espera
admin-leave-button = Salir
admin-blocked = { $address } está bloqueado. Le respondo una vez más para decírselo; después no respondo ni envío nada.
admin-block-operator = { $address } es un operador y no se puede bloquear.
admin-allowed = { $address } tiene acceso.
admin-not-shut = { $address } no estaba bloqueado.
admin-left = He salido de { $address }.
admin-leave-private = { $address } es un chat privado, del que no puedo salir. Puedes bloquearlo.
admin-leave-failed = No pude salir de { $address }. Inténtalo en unos minutos.
admin-usage-broadcast = broadcast Volvemos a las 9.
admin-act-broadcast = envía un mensaje a todos los chats; antes lo muestra
admin-broadcast-how = Escribe qué decir a todos los chats: /admin broadcast y el texto. No se envía nada hasta que pulses un botón.
admin-broadcast-long = Es demasiado largo: 1500 caracteres como máximo.
admin-broadcast-heading = Aún sin enviar
admin-broadcast-takes = { $count ->
    [one] { $count } chat
   *[other] { $count } chats
}; tarda { $minutes ->
    [one] { $minutes } minuto
   *[other] unos { $minutes } minutos
}; los avisos van primero. El mensaje:
admin-broadcast-send = { $count ->
    [one] Enviar a { $count } chat
   *[other] Enviar a { $count } chats
}
admin-broadcast-old = Ese texto tiene más de una hora o ya no lo recuerdo. Escríbelo otra vez.
admin-broadcast-begun = Está en camino.
admin-broadcast-already = Ya se envió o se está enviando; ningún chat lo recibe dos veces.
admin-broadcast-progress = Enviados: { $told }, por enviar: { $waiting }
admin-broadcast-stop = Parar
admin-broadcast-stopped = Parado. Enviados: { $told }, sin enviar: { $left }
event-notice = A todos los chats, de los operadores de este bot
admin-log-heading = Lo que hicieron los operadores
admin-log-none = Nada todavía.
admin-log-line = { $at } { $operator }: { $act }
admin-doctor-heading = Diagnóstico
admin-doctor-fine = Lo entiendo todo.
admin-doctor-trouble = No lo entiendo todo.
# As in English.
admin-column-endpoint = Endpoint
admin-column-verdict = Resultado
admin-column-items = Elementos
admin-verdict-understood = bien
admin-verdict-partly = en parte
admin-verdict-empty = vacío
admin-verdict-open = por decidir
admin-verdict-misfit = cambiado
admin-verdict-not-understood = confuso
admin-verdict-refused = rechazado
admin-verdict-unreachable = no responde
admin-verdict-not-asked = sin pedir
admin-degraded-heading = Lo que falla:
admin-degraded = { $feature }: { $cause }
admin-feature-matches = la lista de partidos y la búsqueda por palabras
admin-feature-slug = un partido por su slug
admin-feature-odds = cuotas
admin-feature-alerts = avisos
admin-feature-history = el historial de cuotas
admin-feature-predictions = pronósticos
admin-feature-valuebets = apuestas de valor
admin-feature-fighters = peleadores
admin-feature-teams = equipos
admin-feature-leagues = ligas
admin-feature-bookmakers = casas y sus valoraciones
admin-feature-bonuses = bonos
admin-feature-kickoff = horas de inicio
admin-feature-live = distinguir los partidos en vivo
admin-feature-sports = partidos por deporte
admin-feature-books = cuotas casa por casa
admin-feature-records = récords de peleadores
admin-feature-results = resultados
admin-cause-no-answer = { $endpoint } no dio respuesta
admin-cause-not-understood = no entiendo la respuesta de { $endpoint }
admin-cause-field = ningún elemento de { $endpoint } tiene { $field }
admin-cause-filter = { $endpoint } no hace caso a { $field }
admin-filters-heading = Filtros de la lista de partidos:
admin-filter = { $parameter }: { $works }
admin-works-yes = funciona
admin-works-no = no funciona
admin-works-unclear = no se pudo saber
admin-refused-heading = Omitido de las respuestas:
admin-questions-heading = Por decidir:
admin-questions-how = { $command } escribe la definición en un archivo, y allí decides tú.
admin-definition-new = Desde ahora leo así el servicio de cuotas.
admin-service-works = { $service } responde como espero.
admin-service-works-key = { $service } acepta mi clave y responde como espero.
admin-service-key = { $service } rechaza mi clave. Revisa { $settings }.
admin-service-plan = Mi clave es correcta, pero su plan no incluye lo que pido. Revisa { $settings }.
admin-service-spent = Mi clave es correcta, pero su límite está agotado.
admin-service-busy = { $service } recibe ahora demasiadas consultas. Quizá otro programa use también mi clave.
admin-service-choices = { $service } no conoce lo que pido. Revisa { $settings }.
admin-service-misfit = { $service } envía algo distinto de lo que dice su definición: { $detail }
admin-service-refused = { $service } se niega a responder: { $detail }
admin-service-down = No consigo llegar a { $service }: { $detail }. Revisa { $settings }.
admin-service-has = Lo que tiene:
admin-service-left =
    { $per ->
        [hour] Quedan esta hora: { $units }
        [day] Quedan hoy: { $units }
        [month] Quedan este mes: { $units }
       *[other] Quedan ahora: { $units }
    }
admin-service-looks =
    { $looks ->
        [one] Hay más o menos { $looks } consulta al día para todos los seguimientos juntos.
       *[other] Hay más o menos { $looks } consultas al día para todos los seguimientos juntos.
    }

## The playground page

playground-tag = demo
playground-welcome = Pide cuotas, sigue un partido y mira llegar el aviso
playground-hint = Escribe / para ver todos los comandos, el nombre de un equipo para ver sus cuotas, o empieza con uno de estos:
playground-feed = Conversación
playground-input = Mensaje
playground-placeholder = Un equipo, o / para comandos
playground-send = Enviar
playground-palette = Comandos y sugerencias
playground-you = Tú:
playground-writing = Escribiendo…
playground-alert = Aviso
playground-silent = sin sonido
playground-personal = Solo tú ves esto
playground-changed = actualizado
playground-table = Tabla
playground-mark-best = mejor
playground-mark-up = sube
playground-mark-down = baja
playground-connecting = Conectando…
playground-connected = Conectado
playground-reconnecting = Reconectando…
playground-paused = En pausa en esta pestaña
playground-away = Sin respuesta. ¿Sigue el bot en marcha?
playground-refused = No se pudo responder a eso.
playground-retry = Reintentar
playground-newer = Nuevo aviso
playground-settings = Ajustes
playground-language = Idioma
playground-place = Este chat es
playground-private = privado
playground-group = un grupo
playground-admin = Soy administrador del grupo
# As in English.
playground-chat = Chat
playground-new-chat = Abrir otro chat
playground-menu = Elegir
playground-views = Mostrar respuestas como
# As in English.
playground-view-chat = Chat
playground-view-telegram = Telegram
playground-view-discord = Discord
playground-view-data = Datos
playground-view-reply = La respuesta en sí
playground-readers = Un chat al lado
playground-readers-hint = Un chat junto a este, con idioma, formato de cuotas y seguimientos propios. La misma cuota llega a cada uno según sus reglas.
playground-add-reader = Abrir al lado
playground-remove = Cerrar este chat
playground-me = Tú
playground-format = Formato de cuotas
# As in English.
playground-format-decimal = Decimal
playground-format-fractional = Fraccionario
playground-format-american = Americano
# As in English.
playground-format-hongkong = Hong Kong
playground-format-percent = Porcentaje
playground-market = El mercado
playground-market-hint = Inventado, y se mueve solo. Mueve una cuota y mira a quién se avisa.
playground-market-real = Cuotas reales, sin clave:
playground-market-odds = Cuotas
playground-market-watch = Seguir
playground-market-push = Mover la cuota
playground-market-chance = Probabilidad del primer equipo
playground-pushed = Nueva cuota:
playground-pushed-next = Los chats que lo siguen reciben el aviso en menos de medio minuto.
playground-tour = El primer minuto
playground-tour-odds = Pide cuotas
playground-tour-odds-why = La cuota de cada casa, con las mejores marcadas.
playground-tour-watch = Sigue el partido
playground-tour-watch-why = Este chat recibe un aviso cuando su cuota se mueve.
playground-tour-push = Mueve la cuota
playground-tour-push-why = Se mueve 6 pp de probabilidad; el aviso llega en menos de medio minuto.
playground-tour-go = Hazlo
playground-tour-skip = Omitir
playground-tour-done = Acabas de recibir tu primer aviso
playground-close = Cerrar

## Pictures

chart-button = Gráfico
chart-books = Todas las casas
chart-start = Inicio
chart-band = rango
chart-best = mejor cuota
chart-gap = sin cuotas
chart-told = te avisé
chart-consensus = { $books ->
    [one] una casa, sin margen
   *[other] media de { $books } casas
}
chart-subject = { $market } · { $whose } · desde el { $since }
chart-of = { $market } · { $whose }
chart-way = { $from } → { $now }
chart-since = Desde el { $since }.
chart-alt = Gráfico: { $title }, { $subject }. { $figures }.
chart-board-subject = { $market } · { $books ->
    [one] { $books } casa
   *[other] { $books } casas
}{ $isFair ->
    [yes] {" "}· distancia a la cuota justa
   *[no] {""}
}
chart-board-framed = { $subject }, mejor cuota enmarcada
chart-distance = { $points }%
chart-best-of = { $price } { $book } · justa { $fair }
chart-price-at = { $price } { $book }
chart-fair-only = justa { $fair }
chart-movers-subject = Cuotas justas, antes → ahora
chart-mover = { $selection } · { $same } de { $books } casas
chart-price = Cuota
chart-edge = Ventaja
chart-bet = { $selection } · { $book }
chart-bet-figures = { $price } · +{ $edge }
chart-bets-subject = { $count ->
    [one] { $count } apuesta de valor
   *[other] { $cut ->
        [yes] Las { $count } mejores apuestas de valor
       *[no] { $count } apuestas de valor
    }
} por cuota y ventaja{ $isNarrowed ->
    [yes] {" "}· { $narrowed }
   *[no] {""}
}
chart-alerts = Qué pasó tras tus avisos
chart-alerts-summary = { $count ->
    [one] { $count } aviso
   *[other] { $count } avisos
}: siguió { $on } · igual { $stayed } · volvió atrás { $back }
chart-alerts-told = Movimiento al avisar, pp
chart-alerts-after = Movimiento desde entonces, pp
chart-alerts-stayed = igual
chart-alerts-explained = En pp, desde el aviso hasta el inicio del partido o hasta ahora: por encima de la línea, la cuota siguió en el mismo sentido; por debajo, volvió atrás.
chart-alerts-none = Aún no hay avisos de cuotas para un gráfico.
chart-alert = { $selection } · { $day }
chart-alert-way = { $from } → { $to } → { $now }
