# Turkish. The same keys and variables as en.ftl.

## Credit: on every message

credit = Veri: { $source }
credit-simulated = Linewatch deneme ortamının uydurma oranları. Hiçbir takım, bahis sitesi veya oran gerçek değildir.
credit-simulated-short = Deneme: oranlar gerçek değil
cut = … Gerisi sığmadı.

## Selections and markets

selection-draw = Beraberlik
selection-over = Üst
selection-under = Alt
selection-yes = Var
selection-no = Yok
selection-1X = 1X
selection-12 = 12
selection-X2 = X2
selection-line = { $selection } { $line }
label-value = { $label }: { $value }
column-home = 1
column-draw = X
column-away = 2
column-over = Üst
column-under = Alt
column-yes = Var
column-no = Yok

## Sports and states

sport-numbered = Spor { $code }
sport-football = Futbol
sport-ice-hockey = Buz hokeyi
sport-hockey = Hokey
sport-basketball = Basketbol
sport-tennis = Tenis
sport-mma = MMA
sport-baseball = Beyzbol
sport-american-football = Amerikan futbolu

status-scheduled = oynanacak
    .matches = oynanacak
status-live = canlı
    .matches = canlı
status-finished = bitti
    .matches = biten
status-postponed = ertelendi
    .matches = ertelenen
status-cancelled = iptal edildi
    .matches = iptal edilen
status-no-time = saati belli değil

match-title = { $home } – { $away }
row-against = - { $opponent }

## /start and /help

command-start = Bu bot ne yapar
start-heading = Linewatch
start-what = On bahis sitesinin oranlarını yan yana gösterir, değişince haber veririm.
    .without-bets = Güncel oranları gösterir, değişince haber veririm.
    .without-model = Bahis sitelerinin oranlarını yan yana gösterir, değişince haber veririm.
start-how = Bir takım yazın, örneğin { $team }, ya da bir maç seçin:
start-how-plain = Bir takım adı yazın ya da bir düğmeye basın.
start-how-group = /odds ve bir takım adı yazın ya da bir düğmeye basın.
start-today = Bugünün maçları
start-matches = Maçlar
start-valuebets = Değerli bahisler

command-help = Bütün komutlar, örneklerle
    .topic = Bir konu ya da komut, örneğin takipler
    .example = /help takipler
help-heading = Yardım
help-first = ‹ Yardım
help-topic-matches = Maçlar ve takımlar
help-topic-odds = Oranlar
help-topic-watches = Takipler
help-topic-alerts = Bildirimler
help-topic-money = Bahisler ve para
help-topic-chat = Bu sohbet
help-unknown = “{ $words }” diye bir konu yok. Aşağıdan birini seçin.
help-line = { $usage } – { $description }
help-group = Gruplarda kimin takip ekleyip silebileceğine yöneticiler /settings ile karar verir.
help-thumb = Tek bir maçla ilgili bildirimin altına konan 👍 o maçı sessize alır; kaldırınca bildirimler yine gelir.
help-thumb-group = Yönetici olduğum yerde, tek bir maçla ilgili bildirimin altına konan 👍 o maçı sessize alır; kaldırınca bildirimler yine gelir.
help-thumb-several = Bildirim birkaç maçla ilgiliyse 🤔 ile karşılık verir, hiçbirini sessize almam. Seçmek için “{ $mute }” düğmesine basın.
help-threads = Bildirimler her maç ya da lig için ayrı bir konuya gidebilir: { $usage }
    .usage = /settings konular maç
help-words = Maç sorulan her yerde takım adı yeter. # işaretli numara da olur.
help-fixtures = { $usage }: burada takip edilenlerin maçları her gün buraya gelir.
help-carried = Komutlarımı her sohbette, beni kimsenin eklemediği yerlerde bile kullanın: profilimi açıp “Uygulama Ekle” düğmesine basın.

## /matches

command-matches = Önümüzdeki günlerin maçları
    .sport = Bir spor ya da lig, örneğin futbol
    .league = Bir lig, adının bir kısmı yeter
    .day = bugün, yarın ya da 23.11 gibi bir tarih
    .status = canlı, oynanacak ya da biten
    .example = /matches futbol yarın
command-live = Şu anda oynanan maçlar
    .sport = Bir spor ya da lig, örneğin futbol
    .league = Bir lig, adının bir kısmı yeter
    .example = /live futbol
matches-heading = Maçlar
matches-row = { $time } · { $title }
matches-prices = Biliniyorsa 1 / X / 2 için en iyi oranlar.
matches-prices-updated = En iyi oranlar 1 / X / 2 · { $age }
fixtures-heading = Maçlar · { $day }
fixtures-more = … ve { $count } maç daha
matches-none = Şu anda maç yok.
matches-none-sport = { $sport }: şu anda maç yok.
matches-all = Bütün maçlar
matches-live = Şimdi canlı
matches-pick = Hangi maçlar?
matches-pick-button = Spor ▾
page-shown = { $first }–{ $last } / { $total }
page-list-cut = Oran servisinin listesi okuyabildiğimden uzun; bu, listenin ilk bölümü.
page-next = Sonraki ›
page-previous = ‹ Önceki
# As in English.
file-button = CSV
file-done = Tablo programları için { $isWhole ->
    [no] { $total } satırın en yeni { $count } tanesi
   *[yes] { $count } satır
  }. Saatler UTC, oranlar ondalık.
file-column-part = Bölüm
file-column-name = Ad
file-column-number = Numara
file-column-starts = Başlangıç (UTC)
file-column-home = Ev sahibi
file-column-away = Deplasman
file-column-sport = Spor
file-column-league = Lig
file-column-status = Durum
file-column-market = Bahis türü
file-column-selection = Seçim
file-column-book = Site
file-column-price = Oran
file-column-model = Model oranı
    .without-list = Adil oran
file-column-edge = Avantaj, %
file-column-recorded = Kayıt (UTC)
file-column-stake = Tutar
file-column-result = Sonuç
file-column-returned = Geri dönen
file-column-fair-close = Adil kapanış oranı
file-column-clv = CLV, %
file-column-watch = Takip
file-column-rule = Kural
file-column-state = Durumu
file-column-from = Önce
file-column-to = Şimdi
file-column-time = Zaman (UTC)
file-column-decision = Ne oldu

## /odds

command-odds = Bir maçın oranları, site site
    .match = Bir takım, iki takım ya da #numara
    .market = Bahis türü: maç sonucu, alt/üst 2,5, handikap -1,5
    .format = Yalnızca bu seferlik biçim: amerikan, kesirli
    .example = /odds { $match }
odds-when = { $league } · { $start }
odds-when-no-league = { $start }
odds-best-prices = En iyi: { $prices }
odds-margin-updated = Ortalama marj { $margin } · { $age }
odds-updated = Güncelleme: { $age }
odds-markets = Bahis türleri
odds-line = Baraj { $line }
odds-all-books = { $count } sitenin hepsi
odds-market-winner = Kazanan
odds-market-result = Maç sonucu
odds-market-two-way = Kazanan (beraberliksiz)
odds-market-three-way = Maç sonucu (1X2)
odds-market-double-chance = Çifte şans
odds-market-draw-no-bet = Beraberlikte iade
odds-market-total = Alt/üst { $line }
odds-market-handicap = Handikap { $line }
odds-market-both-score = Karşılıklı gol
odds-market-other = Diğer
odds-book = Site
odds-fair = Adil
odds-fair-row = Adil oran
odds-chance = Olas. %
odds-unnamed-book = Adsız site
odds-best = { $selection } için en iyi: { $price } ({ $book })
odds-best-range = { $selection } için en iyi: { $price } ({ $book }) · tüm siteler { $low } – { $high }
odds-best-full = { $selection } için en iyi: { $price } ({ $book }) · tüm siteler { $low } – { $high }, olasılık { $lowChance }–{ $highChance }
odds-best-fair = { $selection }: { $price } ({ $book }) · adil { $fair }
odds-best-none = { $selection } için oran yok
odds-shows-alone = { $book }: { $price }, { $points ->
    [0] bu bahis türünde diğerlerinden uzak
   *[other] diğerlerinden { $points } puan uzak
  }
odds-shows-unsound = { $book }: { $price }, marj { $margin }, sayılmadı
odds-alone = { $sign } Diğerlerinden uzak: { $books }
odds-alone-book = { $book }, { $points } puan
odds-alone-book-late = { $book }, { $points } puan (diğerlerinden { $minutes } dk önce güncellendi)
odds-unsound = { $sign } Sayılmadı: { $books }
odds-unsound-book = { $book } (marj { $margin })
odds-market-missing = “{ $market }” için oran yok, bu yüzden ana bahis türünü gösteriyorum.
odds-margins = Ortalama marj { $average }: { $books }
odds-own-books = { $sign } En iyi oranlar sizin sitelerinizden
odds-own-books-absent = Sitelerinizden hiçbiri buna oran vermiyor: tüm siteler sayılır
odds-consensus-note = Adil ve Olas.: sitelerin marjsız oranlarının ortalaması.
odds-age = Oranlar { $age } güncellendi.
odds-next = sonraki güncelleme { $time }
odds-closing = Maç başlamadan kaydedilen son oranlar.
odds-age-old = ⚠️ Bu oranlar eski: en son { $age } yenilendi, değişmiş olabilir.
odds-old-failure = ⚠️ Eski oranlar, güncelleme: { $age }. Oran servisi yanıt vermiyor.
odds-failure = Oran servisi yanıt vermiyor. Bunlar son gönderdikleri.
odds-misfit = Oran servisi okuyamadığım bir şey gönderiyor; bunlar okuyabildiğim son veriler.
odds-key = Oran servisi anahtarımı kabul etmiyor; bunlar son gönderdikleri.
odds-spent = Oran servisindeki sorgu hakkım bitti, yenilenme: { $until }; bunlar son gönderdikleri.
odds-plan = Oran servisindeki planım bunu kapsamıyor; bunlar son gönderdikleri.
odds-wish = Oran servisi ayarlarımdaki bir şeyi tanımıyor; bunlar son gönderdikleri.
odds-spent-until = Oran servisindeki sorgu hakkım bitti, yenilenme: { $until }; bu oranların zamanı: { $at }.
odds-busy = Oran servisi şu anda sorgu kabul etmiyor; bunlar son gönderdikleri.
odds-busy-waits = Oran servisi şu anda sorgu kabul etmiyor, yeniden deneme: { $until }; bunlar son gönderdikleri.
odds-busy-until = Oran servisi şu anda sorgu kabul etmiyor, yeniden deneme: { $until }; bu oranların zamanı: { $at }.
odds-none = Şu anda bu maça oran veren site yok.
odds-refresh = Yenile
odds-watch = Takip et
odds-watching = Takipte: { $rule }

## Finding a match

find-many = Hangi maç?
find-many-first = ilk { $count }:
find-more = Daha fazla ›
find-unknown = “{ $words }” bulunamadı: burada bu adda takım, oyuncu ya da lig yok.
find-sports = Burada olanlar: { $sports }.
find-match-row = { $title }
  { $start } · { $league }
find-match-row-no-league = { $title }
  { $start }
find-fixture = { $day } · { $title }
find-many-more = Bulunan maçların hepsi buraya sığmıyor. Diğer takımı ya da bir gün ekleyin.
find-name-one = “{ $words }” birden fazla şey olabilir. Tek bir maçı iki takımla ya da numarasıyla yazın, örneğin: { $example }
find-apart = { $first } ile { $second } arasında bir maç bulamadım. Her birinin sıradaki maçı:
find-number = Burada { $words } numaralı bir satır yok. Bir maç seçin ya da bu numaralı maç için #{ $words } yazın:
find-none-near = “{ $words }” için maç bulamadım. Bunlardan birini mi kastettiniz?
ask-match = Hangi maç? Birini seçin ya da bir takımın adını yazın:
ask-match-command = Hangi maç? Birini seçin ya da { $command } ile bir takımın adını yazın:
talk-today = Bugünün maçları
talk-watch = Maç takip et
talk-odds = Bir maçın oranları
talk-hello = Merhaba! Bir takımın adını yazın, örneğin { $team }, oranlarını göstereyim. Oranlar değişince size haber de verebilirim.
talk-welcome = Rica ederim.
talk-sorry = Kusura bakmayın. Bir takımın adını yazın ya da bunlardan birini seçin.
talk-valuebet = Değerli bahis, olasılığın hak ettiğinden fazla öder. Bir takım iki maçtan birini kazanıyorsa adil oran 2,00’dır; 2,10 ise değerlidir. Bu yalnızca ortalamada ve tahmin doğruysa kazandırır.
talk-fair = Adil oranlar, bahis sitelerinin oranlarının marjsız hâlidir. Bir oranın ardındaki gerçek olasılığı gösterir.
talk-margin = Bir sitenin oranlarının ardındaki olasılıkları toplayın: %100’ü geçer, örneğin %105 olur. Fazla olan %5 marjdır, yani ortalamada sitede kalan paydır.
talk-surebet = Bazen farklı sitelerin en iyi oranları birlikte, kim kazanırsa kazansın, yatırdığınızdan fazlasını geri öder. Buna surebet denir. Nadirdir, küçüktür ve çabuk kaybolur.
talk-alerts = Bir maçı açın ve Takip et düğmesine basın. Oranlar değişince ya da bir oran sınırınıza ulaşınca haber veririm. Sınır için “{ $usage }” yazın.
talk-whowins = Bunu kimse bilmez. Oranlar sitelerin ne beklediğini gösterir, model de olasılıkları kendisi hesaplar.
talk-howmuch = Bahis tavsiyesi vermem. Olasılığı kendiniz tahmin ediyorsanız Kelly hesabı bir tutar gösterir; çoğu kişi bunun dörtte birini kullanır.
talk-free = Ücretsizdir. Bahis almam, bahisten para kazanmam.
talk-source = Oranlar { $source } kaynağından gelir ve birkaç dakikada bir yenilenir; her mesajda ne kadar eski oldukları yazar.
talk-source-invented = Bu oranlar uydurmadır, denemek içindir.
talk-who = Ben bir programım. Bahis sitelerinin oranlarını karşılaştırır, değişince haber veririm. Bahis kabul etmem.
talk-legal = Yalnızca oranları karşılaştırırım, bahis kabul etmem. Bahsin sizin için yasal olup olmadığı yaşadığınız yere bağlıdır.
talk-unclear = Bunu anlayamadım. Oranlarını görmek için bir takımın adını yazın ya da seçin:
talk-unknown = “{ $words }” adını bilmiyorum: burada bu adda bir takım ya da lig yok. Olanlar: { $sports }.
talk-bet = { $title } için bu bahsi not edeyim mi: { $bet }?
talk-none-on = { $day } için maç yok. Sıradaki:
talk-ignored = “{ $words }” sözünü anlayamadım.
talk-nobody = Burada “{ $words }” adında bir takım ya da lig yok.
talk-lacking = Burada “{ $words }” için oran yok. Maça göre maç sonucu, alt/üst, handikap ve karşılıklı gol oranları bulunur.
talk-picks = Burada tahmin verilmez ve hiçbir bahis kesin değildir. Oranlar şöyle, en düşük oran favorinindir:
talk-chats = Bildirimler ayarlandıkları sohbete gelir. Yalnızca size gelsin isterseniz bana özelden yazın. Grupta kullanmak için beni profilimden gruba ekleyin.
talk-nobets = Bahis kabul etmem. Bahis sitelerinin oranları şöyle:
talk-results = Skor ve sonuç bende yok, yalnızca oranlar var.
talk-combined = Kombine oran hesaplamam. Maçlar tek tek şöyle:
talk-reminder = Takip ettiğiniz bir maçı başlamadan önce hatırlatabilirim. Maçı takip edin, ne kadar önce olacağını ayarlarda “Hatırlatma” altında seçin.
talk-left = Tamam, bıraktım.
talk-differ = Her bahis sitesinin kendi tahmini ve kendi marjı vardır, oranlarını da kendi hızında değiştirir. Bu yüzden karşılaştırmaya değer.
talk-absent = “{ $words }” burada yok. Olanlar: { $sports }.
talk-term-odds = Ondalık oran, 1 birimlik bahsin ne kadar döndüreceğini söyler: 2,45’te yatırdığınız dahil 2,45 alırsınız. Oranın ardındaki olasılık 1 bölü orandır, burada yaklaşık %41. 1 ilk takım, X beraberlik, 2 ikinci takımdır.
talk-term-winner = 1X2’de üç sonuç vardır: 1 ilk takımın galibiyeti, X beraberlik, 2 ikinci takımın galibiyetidir.
talk-term-total = Alt/üst, maçtaki toplam gol ya da sayıdır. 2,5 üst 3 gol ve fazlasıyla, 2,5 alt en çok 2 golle kazanır. Buçuk, sonucun tam sınıra denk gelmesini önler.
talk-term-btts = Karşılıklı gol (BTTS): iki takım da en az bir gol atarsa “var”, biri atamazsa “yok” kazanır.
talk-term-handicap = Handikap bir takıma avantaj verir ya da ondan gol düşer. −1,5’te en az iki farkla kazanması gerekir, +1,5’te bir farkla kaybedebilir.
talk-term-dnb = Beraberlikte iade (draw no bet): kazananı seçersiniz, maç berabere biterse yatırdığınız tutar iade edilir.
talk-term-dc = Çifte şans üç sonuçtan ikisini kapsar: 1X ev sahibi kazanır ya da berabere, X2 deplasman kazanır ya da berabere, 12 beraberlik dışında her şey.

## /valuebets

command-valuebets = Adil orandan iyi oranlar
    .sport = Bir spor, örneğin futbol
    .edge = En az bu avantaj, örneğin %5
    .price = Oran aralığı, örneğin 1,5-3
    .within = Maç şu süre içinde başlar, örneğin 12h
    .book = Bir bahis sitesi
    .example = /valuebets %3 1,5-3
valuebets-heading = Değerli bahisler
valuebets-explained = Modelin oranlarını aşan oranlar. Tavsiye değildir.
    .without-list = Adil oranı en az %1 aşan oranlar. Tavsiye değildir.
valuebets-against-others = Diğer sitelerin adil oranını en az %1 aşan oranlar. Tavsiye değildir.
valuebets-against = { $book } adil oranını en az %1 aşan oranlar. Tavsiye değildir.
valuebets-row = { $selection } { $price } · { $edge }
valuebets-book = { $others ->
    [0] { $book }
   *[other] { $book } ve { $others } site daha
  }
valuebets-none = Şu anda değerli bahis yok.
    .without-list = Şu anda değerli bahis yok. Birinin takip ettiği ya da son bir saatte sorduğu maçlara bakarım.
valuebets-none-filter = { $count ->
    [one] Şu andaki tek değerli bahis filtrenize uymuyor.
   *[other] Şu andaki { $count } değerli bahisten hiçbiri filtrenize uymuyor.
  }
valuebets-edge = en az { $edge }
valuebets-price = oran { $low }–{ $high }
valuebets-within = { $hours } saat içinde
valuebets-all = Tüm değerli bahisler
valuebets-bad-filter = “{ $words }” ne demek anlamadım. Filtreler: avantaj, oran aralığı, saat, spor ve bahis sitesi, örneğin: /valuebets %5 1,5-3 12h
valuebets-model = Bunlar bir modelin rakamları, tavsiye değil.
    .without-list = Bunları sitelerin oranlarından hesaplıyorum. Tavsiye değil.
valuebets-age = { $age } hesaplandı.
valuebets-age-old = Bu rakamlar eski: { $age } hesaplandı, oranlar değişmiş olabilir.

## Watches on value bets

valuebets-watch = Haber ver
bet-watch-done = Değerli bahisler takipte: { $filter }.
bet-watch-changed = Değerli bahis takibi baştan başlıyor: { $filter }.
bet-watch-all = hepsi
bet-watch-title = Değerli bahisler: { $filter }
bet-watch-rule = { $points ->
    [one] Yeni bir bahis çıkınca, sonra da avantajı { $amount } puan artınca haber veririm. Kaybolunca mesajı güncellerim.
   *[other] Yeni bir bahis çıkınca, sonra da avantajı { $amount } puan artınca haber veririm. Kaybolunca mesajı güncellerim.
  }
bet-watch-now = { $count ->
    [0] Şu anda filtreye uyan bahis yok.
   *[other] Şu anda filtreye uyan { $count } bahis var; yalnızca yenilerini bildiririm.
  }
bet-watch-now-unknown = Listeyi şu anda okuyamıyorum. Bir sonraki kontrolden sonra çıkanları bildiririm.
bet-watch-rule-words = { $filter } · { $rule }
bet-watch-improving = { $points ->
    [one] { $amount } puan artınca
   *[other] { $amount } puan artınca
  }
bet-details-paused = Duraklatıldı. Siz sürdürene dek çıkan bahisleri atlarım.
bet-details-resumed = Yeniden etkin. Bir sonraki kontrolden sonra çıkanları bildiririm.
bet-details-changed = Takip değişti. Yalnızca bundan sonra çıkanları bildiririm.
bet-watch-same = Bu filtreyle bir değerli bahis takibi zaten var.
bet-watch-limit = Bu sohbette zaten { $count } değerli bahis takibi var, daha fazlası eklenemez. Önce birini silin.
bet-watch-bad-improvement = “{ $typed }” ne demek anlamadım. Avantajın kaç puan artması gerektiğini yazın, örneğin: /watch değerli bahisler %3 artış 1
unwatch-bets-done = Değerli bahisler artık takip edilmiyor: { $filter }.
bet-alert-appeared = { $count ->
    [1] Yeni değerli bahis: { $edge }
   *[other] { $count } yeni değerli bahis
  }
bet-alert-improved = { $count ->
    [1] Avantaj arttı: { $before } → { $edge }
   *[other] { $count } değerli bahsin avantajı arttı
  }
bet-alert-both = { $count } değerli bahis: yeni ve avantajı artan
bet-alert-gone = { $count ->
    [one] Bir değerli bahis kayboldu
   *[other] { $count } değerli bahis kayboldu
  }
bet-alert-gone-too = Artık yok · { $count }
bet-alert-gone-row = { $selection } { $price }{ $known ->
    [yes] {""}, şimdi { $now }
   *[no] {""}
  }
bet-alert-missed = { $count } tane daha gelip geçti
bet-alert-row = { $selection } { $price } · { $news ->
    [improved] { $before } → { $edge }
   *[appeared] { $edge }
  }
bet-alert-at = { $selection } { $price } · { $books }
bet-alert-books = { $book }{ $others ->
    [0] {""}
   *[other] {" "}+ { $others } site
  }
# As in English.
bet-alert-offer = { $selection }, oran { $price } ({ $book })
bet-alert-offer-no-book = { $selection }, oran { $price }
bet-alert-watch = Bu takip
alert-bets = Değerli bahis
bet-gone-left = { $offer }: { $time } itibarıyla yok
bet-gone-left-now = { $offer }: { $time } itibarıyla yok, son oran { $now }
bet-gone-below = { $offer }: { $time } itibarıyla avantaj yetersiz
bet-gone-below-now = { $offer }: { $time } itibarıyla avantaj yetersiz, son oran { $now }
bet-gone-began = { $offer }: maç başladı

## /match, /best, /history

command-match = Bir maç: lig, saat, bahis türleri
    .match = Bir takım, iki takım ya da #numara
    .example = /match { $match }
match-sport = Spor
match-league = Lig
match-start = Başlangıç
match-status = Durum
match-markets = Bahis türleri
match-no-markets = şu anda oran yok
match-books = Siteler
match-number = Numara
match-details = Maç
match-best = En iyi oran
best-title = { $kind ->
    [side] { $selection } kazanır: { $price }
   *[other] { $selection }: { $price }
  }
best-at = { $books }
best-at-more = { $books } ve { $others } site daha
match-history = Geçmiş
match-prediction = Tahmin

command-best = Bir seçim için en iyi oranlar
    .match = Bir takım, iki takım ya da #numara
    .selection = 1, X, 2, bir takım ya da üst 2,5
    .example = /best { $match } 1
best-price = Oran
best-edge = Avantaj
best-fair = Avantaj: { $fair } adil oranına göre
best-fair-updated = Avantaj: { $fair } adil oranına göre · { $age }
best-which = Hangi seçim?
best-missing = Şu anda { $selection } için oran veren site yok. Oranı olanlar:
best-unknown = “{ $selection }” seçimini bilmiyorum. 1, X, 2, bir takım ya da üst 2,5 yazın veya seçin:
best-paid-back = En iyi oranla { $stake } yatırınca { $returned } döner, kâr { $profit }. Bahis burada değil, bahis sitesinde yapılır.
best-others = Diğer seçimler

command-history = Bir maçın oranları nasıl değişti
    .match = Bir takım, iki takım ya da #numara
    .book = Bir bahis sitesi; yazılmazsa adil oran
    .selection = 1, X, 2, bir takım ya da üst 2,5
    .example = /history { $match }
history-none = Bu oranların geçmişi bende henüz yok.
history-none-book = { $book } oranlarının geçmişi bende henüz yok.
history-of = { $market } · { $whose }
history-consensus = sitelerin marjsız ortalaması
history-open = Açılış
history-now = Şimdi
history-points = Puan
history-chance = Olas.
history-net = Değişim
history-range = Aralık
history-reading = { $price } · olasılık { $chance } · { $time }
history-net-none = yok
history-net-shortened = ▼ düştü: oranda { $price }, olasılıkta { $points } puan
history-net-drifted = ▲ yükseldi: oranda { $price }, olasılıkta { $points } puan
history-since = İlk kayıt: { $since }. ▼ düştü, ▲ yükseldi. Çubuklar olasılıktır: yüksek çubuk düşük oran demek.
history-says = olasılık: önce { $from }, şimdi { $to }, en düşük { $low }, en yüksek { $high }
history-unknown = Burada “{ $words }” diye ne bir site ne bir seçim biliyorum. Örneğin: 1, X, 2 ya da bir bahis sitesinin adı.
history-all = Tüm seçimler
history-consensus-button = Tüm siteler

## /predictions, /movers

command-predictions = Model ile sitelerin olasılıkları yan yana
    .match = Bir takım, iki takım ya da #numara; yazılmazsa en büyük farklar
    .example = /predictions { $match }
predictions-heading = Model ve siteler
predictions-order = Önce en büyük farklar. Bu bir model, tavsiye değil.
predictions-row = { $selection } { $model }, siteler { $books } · { $gap }
predictions-points = { $points } puan
predictions-row-no-market = { $selection } { $model }
# As in English.
predictions-model = Model
predictions-market = Siteler
predictions-gap = Fark
predictions-explained = Siteler: marjsız ortalamaları. Fark, olasılık puanı olarak.
predictions-some-without = Sitelerin olasılığı görünmüyorsa o oranlara henüz kimse bakmamıştır. Karşılaştırmak için maçın düğmesine basın.
predictions-others = Diğer maçlar için karşılaştıracak güncel oran yok. Birine bakmak için yazın: /predictions ve bir takım.
predictions-no-market = Şu anda karşılaştırılacak oran yok.
predictions-note = Model hesabı, tavsiye değil.
predictions-none = Şu anda tahmin yok.
predictions-none-match = Bu maç için tahmin yok.
predictions-all = Tüm tahminler
predictions-watch = Fark takibi: { $points }

command-movers = Son saatlerde oranı en çok değişen maçlar
    .window = 1h, 6h ya da 24h
    .sport = Bir spor ya da lig
    .league = Bir lig
    .books = Kaç site aynı yöne gitti, örneğin siteler>=5
    .example = /movers 24h siteler>=5
movers-heading = En büyük hareketler · son { $hours } saat
movers-row = { $arrow } { $selection } { $from } → { $to }
movers-agree = { $same }/{ $books } site
movers-explained = Burada takip edilen ya da bakılan maçların adil oranları.
movers-since = Kayıtların başlangıcı: { $since } ya da öncesi.
movers-none = Buradaki hiçbir maçın oranı o sürede değişmedi.
movers-nothing-recorded = Henüz kayıt yok. Oranlar, biri bir maçı sorduğu ya da takip ettiği andan itibaren saklanır.
movers-none-fitting = Burada buna uyan maç yok.
movers-books = en az { $books } site aynı yönde
movers-all = Tüm hareketler
movers-bad-books = “{ $books }” ne demek anlamadım. Site sayısını yazın, örneğin: /movers siteler>=5
movers-window = { $hours } sa
movers-bad-window = “{ $window }” süresini anlamadım. Saat olarak yazın, en çok 168, örneğin: /movers tenis 24h

## /watch, /unwatch, /watches

command-watch = Oran değişince ya da değerli bahis çıkınca haber al
    .without-bets = Oran değişince haber al
    .match = Maç (bir takım, iki takım, #numara) ya da takım, lig, spor, dövüşçü
    .match-without-fighters = Maç (bir takım, iki takım, #numara) ya da takım, lig, spor
    .rule = Ne bildirilsin: 3pp, %5, 0,10; ev, düşer, en iyi, siteler>=3, oran 2,10, fark>=6pp
    .rule-without-model = Ne bildirilsin: 3pp, %5, 0,10; ev, düşer, en iyi, siteler>=3, oran 2,10
    .example = /watch { $match } 3pp
command-unwatch = Bir takibi ya da hepsini bırak
    .match = Maç (bir takım, iki takım, #numara) ya da takım, lig, spor, dövüşçü
    .match-without-fighters = Maç (bir takım, iki takım, #numara) ya da takım, lig, spor
    .example = /unwatch { $match }
command-watches = Bu sohbet neyi takip ediyor, oranlar ne durumda
    .example = /watches
command-preview = Bir kural son günlerde neler gönderirdi
    .match = Bir takım, iki takım, #numara ya da takip numarası, örneğin 2
    .rule = /watch ile aynı kural; yazılmazsa var olan takibinki
    .example = /preview { $match } 3pp
command-edit = Bir takibi numarasıyla ya da adıyla değiştir
    .watch = /watches listesindeki numara ya da maç
    .rule = Ne değişsin, /watch gibi: 5pp, düşer, siteler>=3; ya da sessiz 22-8, sessiz kapalı
    .example = /edit 12 5pp
command-pause = Bir takibi duraklat
    .watch = /watches listesindeki numara
    .until = Örneğin 3h, 18:00, pzt 9:00, sabah; sonuna “koru” yazarsanız aradaki hareketler sayılır
    .example = /pause 12 3h
command-resume = Duraklatılmış bir takibi sürdür
    .watch = /watches listesindeki numara
    .example = /resume 12
command-undo = Az önce silineni geri getir
command-export = Takipleri ve ayarları dosya olarak al
command-import = /export dosyasını içe aktar
    .file = /export ile yapılmış JSON dosyası
    .text = Ya da o dosyanın metni
    .example = /import

rule-points = { $points ->
    [one] { $amount } olasılık puanı
   *[other] { $amount } olasılık puanı
  }
rule-percent = { $amount } oran değişimi
rule-price = { $amount } oran değişimi
rule-short-points = { $amount } puan
rule-home = Ev sahibi
rule-away = Deplasman
rule-draw = Beraberlik
rule-shortens = yalnızca düşüş
rule-drifts = yalnızca yükseliş
rule-consensus = adil oran
rule-best = en iyi oran
rule-book = { $book } oranı
rule-own = sitelerinizin en iyi oranı
rule-agreeing = en az { $books } site
rule-offering = { $whose ->
    [own] sitelerinizden { $books } tanesinde
   *[best] { $books } sitede
  }
rule-from = sizin oranınız { $price }
rule-since-hours = son { $hours } saatte
rule-since-open = ilk oranlardan beri
rule-prices = oran { $least }–{ $most }
rule-within = maça en çok { $hours } sa kala
rule-live = maç sırasında
rule-prematch = maçtan önce
rule-fast = hemen
rule-at-least = { $price } veya üstü
rule-at-most = { $price } veya altı
rule-again = her seferinde
rule-posted = ilk oranlar
rule-gap = model sitelerden { $points } yüksek

watch-done = Takipte. { $rule }
watch-changed = Yeni kural. { $rule }
watch-beside = { $title } zaten takipte: { $rules }. Yeni kural eklensin mi, eskisinin yerine mi geçsin? { $rule }
watch-beside-typed = Ya da komutu sonuna “ekle” veya “değiştir” koyarak yeniden yazın.
watch-beside-add = Ekle
watch-beside-replace = Değiştir
watch-beside-replace-one = { $number }. takibi değiştir · { $rule }
watch-title-with-rule = { $title } · { $rule }
watch-rule = { $measure ->
    [best] En iyi oran
    [book] { $book } oranı
    [own] Sitelerinizin en iyi oranı
   *[consensus] Oran
  } { $rule } { $direction ->
    [shortens] düşünce
    [drifts] yükselince
   *[both] değişince
  } haber veririm.
watch-target = { $selection } için { $measure ->
    [book] { $book } oranı
    [own] sitelerinizin en iyi oranı
    [consensus] adil oran
   *[best] en iyi oran
  } { $price } veya { $side ->
    [at_most] daha düşük
   *[at_least] daha yüksek
  } olunca haber veririm.
watch-target-books = { $selection } için { $measure ->
    [own] sitelerinizden { $books } tanesi
   *[best] { $books } site
  } { $price } veya { $side ->
    [at_most] daha düşük
   *[at_least] daha yüksek
  } oran verince haber veririm.
watch-posted = { $measure ->
    [book] { $book } ilk oranlarını açınca
   *[any] İlk oranlar açılınca
  } haber veririm.
watch-gap = Modelin { $of ->
    [outcome] { $selection } için
   *[any] bir sonuç için
  } verdiği olasılık sitelerinkinden en az { $rule } yüksek olunca, sonra da bu fark kapanınca haber veririm.
watch-gap-closes = { $points } veya altı kapanmış sayılır
watch-gap-now = Şimdi { $selection } { $gap }: model { $model }, siteler { $market }.
watch-gap-open = Şimdi { $selection } { $gap }: model { $model }, siteler { $market }. Böyle bir fark zaten var, kapanınca haber veririm.
watch-gap-unknown = Modelin bu maç için verdiği olasılıklar henüz bilinmiyor.
watch-only = Yalnızca { $part }
watch-agreeing = Yalnızca en az { $books } site o yöne gidince
watch-from = Sizin { $price } oranınıza göre hesaplanır, bir bildirimden sonra ise bildirilen orana göre
watch-from-passed = Oran şimdi { $now }, sizin { $own } oranınızdan zaten yeterince uzak. Sonraki bildirim şimdiki orana göre hesaplanır.
watch-since = Son { $hours } saate göre hesaplanır
watch-since-open = İlk oranlara göre hesaplanır, bir bildirimden sonra ise bildirilenlere göre
watch-prices = Yalnızca oran { $least } ile { $most } arasındayken
watch-within = Yalnızca maçtan önceki son { $hours } saatte
watch-live = Yalnızca maç sırasında
watch-prematch = Yalnızca maçtan önce
watch-fast = Hemen, tek bir sitede değişse bile
watch-once = Bir kez
watch-again = Her seferinde, oran arada %2 geri döndüyse
watch-example = Örneğin: { $selection } { $from } → { $to }
watch-one-side-which = Yalnızca bir seçim için bildirim gelsin. Hangisi?
watch-one-side = Tek seçim
watch-bigger = Daha büyük hareketler
watch-smaller = Daha küçük hareketler
watch-target-now = Oran şimdi { $price }.
watch-target-now-books = { $books } sitede oran şimdi { $price }.
watch-target-passed = { $books ->
    [0] Oran şimdi { $price }
   *[other] { $books } sitede oran şimdi { $price }
  }, sınır zaten aşılmış. Oran %2 geri dönüp sınıra yeniden ulaşınca haber veririm.
watch-first-board = Henüz oran yok. Saymaya ilk oranlardan başlayacağım.
checks-always = Her dakika bakıyorum.
checks-often =
    Yaklaşık { $aboutMinutes ->
    [1] dakikada bir
       *[other] { $about } arayla
      } bakıyorum, ara en çok { $latest } olur; son saatte { $lastMinutes ->
    [1] dakikada bir
       *[other] { $last } arayla
      }.
checks-last-hour =
    Yaklaşık { $aboutMinutes ->
    [1] dakikada bir
       *[other] { $about } arayla
      } bakıyorum, ara en çok { $latest } olur.
checks-later =
    Ne sıklıkta bakacağıma henüz söz veremem. Maça { $from } kaldıktan sonra en fazla { $latest } arayla, son saatte { $lastMinutes ->
    [1] dakikada bir
       *[other] { $last } arayla
      } bakarım.
checks-few = Maç başlamadan önce yaklaşık { $count } kez bakıyorum, oranlar kuralınıza yaklaşınca daha sık.
checks-none = Ne sıklıkta bakacağıma söz veremiyorum: oran servisindeki sorgu hakkım çok fazla lige bölünüyor. Ayda 500 kredi yaklaşık on lige yetiyor.
checks-row-always = her dakika bakıyorum
checks-row-often = yaklaşık { $aboutMinutes ->
    [1] dakikada bir
   *[other] { $about } arayla
  } bakıyorum
checks-row-later = maça { $from } kala düzenli bakmaya başlayacağım
checks-row-few = { $count ->
    [1] yaklaşık bir kez daha bakacağım
   *[other] yaklaşık { $count } kez daha bakacağım
  }
checks-row-none = düzenli aralıkla bakamıyorum
watch-finished = { $title } bitti, oranları artık değişmez.
watch-limit = Bu sohbet zaten { $count } maç takip ediyor, daha fazlası eklenemez. Önce birini silin.
watch-unknown-word =
    { $what ->
        [match] Maçı buldum ama “{ $word }” ne demek anlamadım. %5, 0,10 ya da 3pp yazın.
        [watch] Takibi buldum ama “{ $word }” ne demek anlamadım. %5, 0,10 ya da 3pp yazın.
       *[many] Adı buldum ama “{ $word }” ne demek anlamadım. %5, 0,10 ya da 3pp yazın.
    }
name-unknown-more = Adı buldum ama “{ $word }” ne demek anlamadım; bu yüzden hiçbir şey değişmedi.
watch-bad-word = Burada “{ $word }” ne demek anlamadım.
  Ne kadar: 3pp, %5, 0,10, sakin, normal ya da hassas.
  Ne: düşer, yükselir, ev, beraberlik, üst 2,5.
  Oran: en iyi, sitelerim, site:ad, siteler>=3, oran 2,10, 1,5-3.
  Ne zaman: 3h, açılıştan beri, son 24h, canlı, maç öncesi, hemen.
  Sınır: ev >= 2,10, siteler>=3, tekrar. İlk oranlar açılınca: ilk oranlar.
  Modelin sitelerle farkı: fark>=6pp, ev.
  Örneğin: { $example }
    .without-model = Burada “{ $word }” ne demek anlamadım.
      Ne kadar: 3pp, %5, 0,10, sakin, normal ya da hassas.
      Ne: düşer, yükselir, ev, beraberlik, üst 2,5.
      Oran: en iyi, sitelerim, site:ad, siteler>=3, oran 2,10, 1,5-3.
      Ne zaman: 3h, açılıştan beri, son 24h, canlı, maç öncesi, hemen.
      Sınır: ev >= 2,10, siteler>=3, tekrar. İlk oranlar açılınca: ilk oranlar.
      Örneğin: { $example }
watch-needs-selection = Hangi seçim? Ev, beraberlik, deplasman ya da üst 2,5 ekleyin, örneğin: { $example }
watch-unknown-book = “{ $book }” diye bir bahis sitesi bilmiyorum. Hepsi: /bookmakers. Örneğin: { $example }
    .without-books = “{ $book }” diye bir bahis sitesi bilmiyorum. Örneğin: { $example }
watch-no-own-books = Hangi sitelerde hesabınız olduğunu henüz söylemediniz. Önce sitelerinizi seçin: /settings sitelerim
watch-too-few-own = { $count } site seçtiniz, kural ise { $books } site istiyor. Daha fazla seçin: /settings sitelerim
watch-posted-already = { $title } oranları zaten açık. Onun yerine nasıl değiştiklerini takip edin, örneğin: { $example }
# As in English.
watch-cannot-post = Buraya kendiliğimden yazamıyorum, bildirimler gelmez. Bir yöneticinin bu kanalda mesaj göndermeme izin vermesi gerek.
watch-stop = Bırak
price-alert = Oran bildirimi
price-alert-from = ≥ { $price }
price-alert-title = { $selection }: şu an { $price }
price-alert-ask = Hangi oranda haber vereyim? Oranı yazın, örneğin: { $price }
price-alert-ask-command = Hangi oranda haber vereyim? Birini seçin ya da kendi oranınızı yazın, örneğin: { $example }
price-alert-which = Oran bildirimi hangi seçim için?
watch-odds = Oranlar

target-many = Hangisi?
target-none-near = “{ $words }” için bir şey bulamadım. Bunlardan birini mi kastettiniz?
target-none = “{ $words }” için bir şey bulamadım.
target-all = Tüm maçlar: { $name }

wide-done = Tüm maçlar takipte. { $rule }
wide-changed = Tüm maçlar için yeni kural. { $rule }
wide-covered = Şu anda { $all } maçtan { $count } tanesi takipte.
wide-covered-until = Şu anda { $all } maçtan { $count } tanesi takipte: { $until } saatine kadar başlayanlar.
wide-covered-none = Önümüzdeki yedi günde henüz maç yok.
wide-explained = Önümüzdeki yedi günün en yakın maçları takip edilir, yenileri kendiliğinden katılır. Birini dışarıda bırakmak için o maçın takibini bırakın.
wide-details-heading = Tüm maçlar: { $name }
wide-details-paused = Duraklatıldı. Siz sürdürene dek hareketleri atlarım.
wide-details-resumed = Yeniden etkin. Şimdiki oranlardan saymaya başlıyorum.
wide-details-changed = Yeni kural tüm maçlar için geçerli.
watch-limit-wide = Bu sohbette zaten { $count } takım, lig, spor ve dövüşçü takibi var, daha fazlası eklenemez. Önce birini silin.

unwatch-done = { $title } artık takip edilmiyor.
unwatch-not-watched = { $title } burada takip edilmiyor.
unwatch-which = Hangi takip bırakılsın?
unwatch-wide-done = Tüm maçlar artık takip edilmiyor: { $name }.
unwatch-wide-none = Bu sohbette öyle bir takip yok. Takipler: /watches.
unwatch-own-done = { $title } için bir kural kaldırıldı: { $rule }.
unwatch-excluded = { $names } artık { $title } maçını kapsamıyor. { $count ->
    [one] Bu takibin
   *[other] Bu takiplerin
  } diğer maçları olduğu gibi kalıyor.
unwatch-still-wide = { $name } takibi bu maçı hâlâ kapsıyor: { $rule }.
unwatch-still-own = Hâlâ takipte: { $rules }.
unwatch-later-wide = { $name } takibi bu maçı ileride kapsayabilir: { $rule }.
unwatch-still-bets = Bu maçtaki değerli bahisler hâlâ bildirilir: { $filters }.
unwatch-leave-out = Hariç tut
unwatch-mute = Maçı sessize al
unwatch-undo = Yine takip et
unwatch-undone = { $title } birkaç dakika içinde yine diğer maçlarla birlikte takip edilecek.

watches-heading = Takipler
watches-now = { $selection } { $price }
watches-price = { $rule } · şimdi { $price }
watches-gap = { $rule } · şimdi { $selection } { $gap }
watches-open = { $number } · { $title }
watches-none = Burada henüz takip yok. Bir maç seçip Takip et düğmesine basın:
watches-remove = Sil: { $title }

preview-one-match = Önizleme yalnızca tek bir maç ya da değerli bahisler için yapılabilir. Tek bir maç yazın, örneğin: { $example }
    .without-bets = Önizleme yalnızca tek bir maç için yapılabilir. Tek bir maç yazın, örneğin: { $example }
preview-button = Önizleme
preview-rule = Kural: { $rule }
preview-count = { $alerts ->
    [0] Son { $days } günde hiç bildirim gelmemiş olurdu.
   *[other] Son { $days } günde { $alerts } bildirim gelmiş olurdu.
  }
preview-count-since = { $alerts ->
    [0] { $since } sonrasında hiç bildirim gelmemiş olurdu; daha önceki oranlar bilinmiyor.
   *[other] { $since } sonrasında { $alerts } bildirim gelmiş olurdu; daha önceki oranlar bilinmiyor.
  }
preview-quiet = { $quiet ->
    [0] Hiçbiri sessiz saatlerinize denk gelmiyor.
   *[other] { $quiet } tanesi sessiz saatlerinize denk geliyor.
  }
preview-other = Eşik { $threshold }: { $alerts }
preview-watch = Takip et: { $threshold }
preview-explained = Geçmiş oranlara 15 dakikada bir bakılarak sayıldı.
preview-none = Bu maçın geçmiş oranları henüz yok.
preview-gaps-none = Modelin bir maça verdiği olasılıklar, biri o maçı takip edince saklanmaya başlar; henüz sayılacak bir şey yok.
preview-gaps-count = { $since } sonrasında fark { $opened } kez açıldı, { $closed } kez kapandı. Modelin daha önceki olasılıkları bende yok.
preview-gaps-other = Eşik { $threshold }: { $opened } kez açıldı, { $closed } kez kapandı
preview-gaps-explained = Geçmiş oranlara ve modelin o zamanki hesabına en az saatte bir bakılarak sayıldı. Başta zaten var olan fark da sayılır.

preview-bets-none = Oran servisi eski değerli bahisleri saklamıyor; bununla kaç bildirim gelmiş olacağı hesaplanamıyor.
    .without-list = Eski değerli bahisleri saklamıyorum; bununla kaç bildirim gelmiş olacağını hesaplayamıyorum.
preview-bets-now = { $count ->
    [0] Şu anda uyan bahis yok.
   *[other] Şu anda uyan bahis: { $count }.
  }
preview-bets-unknown = Listeyi şu anda okuyamıyorum.
preview-bets-told = Bu takibin { $since } sonrasında bildirdikleri: yeni değerli bahis { $appeared }, artış { $improved }.
preview-bets-edge = bunlardan avantajı en az { $edge } olan: { $count }

watch-details-number = Numara
watch-details-start = Başlangıç
watch-details-state = Durum
watch-details-paused = Duraklatıldı. Siz sürdürene dek hareketleri atlarım.
watch-details-paused-kept = Duraklatıldı. Bu aradaki hareketler siz sürdürünce sayılır.
watch-details-resumed-kept = Yeniden etkin, kaldığı yerden.
watch-details-resumed = Yeniden etkin. Şimdiki oranlardan saymaya başlıyorum.
watch-details-changed = Kural değişti. Şimdiki oranlardan saymaya başlıyorum.
watch-quiet-heading = Sessiz saatler: { $title }
watch-quiet-what = Yalnızca bu takibin sessiz saatleri, sohbetin saatine göre. Saatleri değiştirmek için örneğin: { $example }
watch-quiet-typed = sessiz 22-8
watch-quiet-as-chat = sohbetteki gibi
watch-quiet-as-chat-now = sohbetteki gibi ({ $value })
watch-back = Takibe dön
watch-active = etkin
watch-muted = sessizde
watch-muted-until = { $until } saatine kadar sessizde
watch-paused = duraklatıldı
watch-paused-until = { $until } saatine kadar duraklatıldı
watch-pause = Duraklat
watch-pause-hour = 1 sa duraklat
watch-pause-morning = Sabaha kadar
watch-resume = Sürdür
watch-edit-both = İki yön de
watch-edit-shortens = Yalnızca düşüş
watch-edit-drifts = Yalnızca yükseliş
watch-more = Diğer
watch-details-back = ‹ Geri
watch-which = Bu, birden çok takibe uyuyor. Hangisi değişsin?
watch-number-unknown = Burada { $number } numaralı takip yok. Numaralar listede.
ask-watch = Hangi takip?
pause-bad-time = “{ $time }” zamanını anlamadım. Örneğin 3h, 2 gün, 18:00, pzt 9:00 ya da sabah yazın, şöyle: { $example }
pause-keep-match = Yalnızca tek bir maçın takibi eski oranlardan devam edebilir. Bu takibi “koru” yazmadan duraklatın.
resume-no-odds = Oran servisi yanıt vermiyor, bu yüzden takip hâlâ duraklatılmış durumda. Lütfen birkaç dakika sonra yeniden deneyin.

undo-button = Geri al
undo-done = { $count } takip geri geldi, kaldığı yerden sürüyor.
undo-changed = { $count } takip eski eşiğine döndü.
undo-too-late = Geri getirilecek bir şey yok. Silinen takip on dakika içinde geri alınabilir.
undo-import = Geri alındı: takipler ve ayarlar eskisi gibi.

## /export and /import

export-done = { $count } takip ve bu sohbetin ayarları. Dosyada kimlik bilgisi yok. Burada ya da başka bir sohbette /import ile içe aktarın.
export-done-group = { $count } takip ve bu grubun ayarları. Dosyada kimlik bilgisi yok. Burada ya da başka bir sohbette /import ile içe aktarın.
import-button = İçe aktar
export-button = Dışa aktar
import-how = { $platform ->
    [telegram] /export dosyasını, açıklamasına /import yazarak gönderin ya da dosyayı /import ile yanıtlayın.
    [discord] /export dosyasını /import komutuna ekleyin: “dosya” seçeneğini kullanın.
   *[playground] /export dosyasını açın, içindekini kopyalayın, /import yazıp ardına yapıştırın.
  }{ $platform ->
    [playground] {""}
   *[other] {" "}İçindekini komutun arkasına da yapıştırabilirsiniz.
  }
import-refused = { $why ->
    [too_large] Dosya 256 KB sınırından büyük, /export dosyası olamaz.
    [no_text] Dosya bir metin dosyası değil.
    [failed] Dosya alınamadı. Lütfen bir daha gönderin.
    [empty] Dosya boş.
    [not_json] Bu, JSON değil ya da yalnızca bir parçası. /import, /export ile yapılan JSON dosyasını ister; CSV tablolar içindir.
    [too_deep] Dosyada çok fazla düzey var, /export dosyası olamaz.
    [strange_names] Dosyada hiçbir /export dosyasında olmayan adlar var, örneğin “constructor”.
    [other_chat] Dosyada bir sohbet ya da kişi belirtilmiş. /export dosyasında bu olmaz: içe aktarılanlar yalnızca bu sohbete gelir.
    [version] Dosya başka bir Linewatch sürümünden; onu okuyamıyorum.
    [unknown_field] Dosyada bilmediğim bölümler var.
    [too_many] Dosyada 500’den fazla takip var.
   *[not_ours] Bu JSON, ama /export dosyası değil.
  } Hiçbir şey değişmedi.
import-heading = İçe aktarma
import-new = Yeni: { $count } takip
import-changed = Kuralı değişen: { $count } takip
import-left = Dışarıda kalan: { $count }
list-more = ve { $count } tane daha
fold-all = Hepsi ({ $count })
import-left-row = { $why ->
    [setting] “{ $name }” ayarı: böyle bir ayar yok
    [settings_rights] Ayarlar: yalnızca grubu yönetenler değiştirebilir
    [rule] { $name }: kuralını anlamadım
    [not_offered] { $name }: buradaki oran servisinde böyle bir şey yok
    [unknown_match] { $name }: listede böyle bir maç yok
    [unknown_name] { $name }: bu ad burada bilinmiyor
    [over] { $name }: maç bitti
    [limit] { $name }: daha fazla takibe yer yok
    [others] { $name }: başkası bunu başka bir kuralla takip ediyor
   *[unreadable] { $name }: okuyamadım
  }
import-settings = Değişecek ayarlar: { $names }.
import-same = Dosyadaki { $count } takip zaten burada.
import-stays = Diğer { $count } takip olduğu gibi kalıyor.
import-nothing = Dosyada burası için yeni bir şey yok.
import-yes = { $count ->
    [0] Ayarları içe aktar
   *[other] { $count } takibi içe aktar
  }
import-no = Vazgeç
import-done-new = { $count } takip içe aktarıldı.
import-done-changed = { $count } takibin kuralı değişti.
import-done-settings = Değişenler: { $names }.
import-cancelled = Hiçbir şey içe aktarılmadı.
import-too-late = Bu içe aktarma zaten yapıldı, iptal edildi ya da bir saatten eski. Lütfen dosyayı yeniden gönderin.

clear-button = Hepsini sil
clear-heading = Tüm takipleri sil
clear-backup = Bu komutlar onları istediğiniz zaman geri getirir:
clear-ask = { $count ->
    [one] { $count } takip silinsin mi?
   *[other] { $count } takibin hepsi silinsin mi?
  }
clear-yes = Evet, hepsini sil
clear-no = Hayır, kalsın
clear-done = { $count } takip silindi.
clear-nothing = Burada takip yok, silinecek bir şey de yok.
clear-cards = { $count } canlı pano siz durdurana kadar sürer.

## Sharing a watch

share-button = Paylaş
share-how-link = Bu bağlantıyı açan, takibi görür ve tek dokunuşla ekler. Bağlantı hakkınızda hiçbir bilgi içermez.
share-how-typed = Bu satırı bana gönderen, takibi görür ve tek dokunuşla ekler. Satır hakkınızda hiçbir bilgi içermez.
share-until = { $until } tarihine kadar geçerli. Yeniden paylaşırsanız süre uzar.
share-send = Birine gönder
share-group = Gruba ekle
share-offer = Biri bu takibi paylaşıyor. Eklerseniz bildirimleri bu sohbete gelir.
share-replaces = Sizin kuralınızın yerine geçer: { $rule }
share-add = Bu takibi ekle
share-copy = Bu takibi kopyala
share-added = Eklendi: { $title }
share-added-own = Bildirimler size özel mesajla gelir.
share-own-closed = Size özel mesaj gönderemedim, bu yüzden hiçbir şey eklenmedi. İzin verip yeniden basın.
share-there = Bu sohbette tam olarak bu takip zaten var.
share-cut = Bu bağlantı eksik ya da içinde bir şey değişmiş. Lütfen bağlantının tamamını açın.
share-gone = Bu bağlantı artık geçersiz: maçı bitmiş ya da çok önce paylaşılmış. Lütfen yenisini isteyin.

## What is typed behind the bot's name in another chat

help-inline = Başka herhangi bir sohbette { $name } ve takım ya da oyuncu adı yazın: oranlar oraya gönderilebilir.
inline-open = Botu aç
inline-none = Bu adla maç yok: botu aç
inline-note = { $start } · { $prices }
inline-no-odds = Oranları Linewatch’ta.
inline-watch = Oranlar ve bildirimler

## Alerts

event-started = Maç başladı. Adil kapanış oranları:
event-started-none = Maç başladı. Hiçbir site oran vermemişti.
event-soon = Başlangıç: { $start }. Şu anki adil oranlar:
event-soon-none = Başlangıç: { $start }. Oran veren site yok.
event-watch-live = Canlı takip et
event-line-moved = { $selection } { $from } → { $to }
event-line-still = { $selection } { $to }
event-line-since = ilk oranlar: { $since }
event-watch-ended = bu takip bitti
event-line-age = { $age } güncellendi
event-silent = { $title }: { $since } sonrası yeni oran yok; bildirimleri beklemede
event-moved = { $title }: yeni zaman { $start }, önceki { $before }
event-postponed = { $title } ertelendi, yeni tarih henüz belli değil; takibi sürüyor
event-back-on = { $title } yine de oynanacak: { $start }
event-called-off = { $title } iptal edildi; takibi bitti
event-missing = { $title } artık listede değil; takibi bitti
event-other-teams = Oran servisi bu maçı artık { $title } olarak gösteriyor. Takipler sonraki oranlarla yeniden başlıyor
event-checked-less = { $because ->
    [watches] Takip edilenler arttı, bu yüzden maçlarınıza söz verdiğimden daha seyrek bakıyorum.
    [people] Oranlara daha çok bakılıyor, bu yüzden maçlarınıza söz verdiğimden daha seyrek bakıyorum.
    [others] Oran servisindeki anahtarımı başka bir şey de kullanıyor, bu yüzden maçlarınıza söz verdiğimden daha seyrek bakıyorum.
    [spent] Oran servisindeki sorgu hakkım bitti; yenilenme: { $until }. O zamana kadar maçlarınıza bakamıyorum.
    [empty] Oran servisindeki sorgu hakkım bitti. Yenilenene kadar maçlarınıza bakamıyorum.
   *[end] Oran servisindeki sorgu hakkım azaldı, bu yüzden maçlarınıza söz verdiğimden daha seyrek bakıyorum.
  }
event-credits = { $rest ->
    [out] Oran servisindeki sorgu hakkım bitti; yenilenme: { $end }.
   *[other] Oran servisindeki sorgu hakkımdan kullanılan: { $used }.
  }
event-credits-rest = { $rest ->
    [dry] Bu hızla { $dry } itibarıyla biter; yenilenme: { $end }.
   *[lasts] Bu hızla yenilenene kadar yeter: { $end }.
  }
event-credits-advice = { $because ->
    [others] Anahtarı başka bir şey de kullanıyor. Ayrı bir anahtar daha uzun süre yeter.
   *[watches] Daha az takip ya da daha büyük bir plan yeterli olur.
  }
event-topic-gone = Bildirimlerin gittiği konu artık yok, bundan sonra bildirimler buraya gelir. Takiplerin hepsi: /watches.
event-chat-barred = { $named ->
    [true] { $chat } sohbetine
   *[other] Bildirim kurduğunuz bir sohbete
  } şu anda yazamıyorum: { $lack ->
    [view] onu göremiyorum
    [locked] alt başlık kilitli ya da arşivde
    [closed] konu kapalı
    [kind] orada yalnızca alt başlık açılır, mesaj gönderilmez
   *[write] oraya mesaj gönderme iznim yok
  }. Takipler sürüyor, bildirimler beklemede: her yeni bildirimde ve saatte bir yeniden deniyorum.
event-chat-gone = { $named ->
    [true] { $chat } sohbetine
   *[other] Bildirim kurduğunuz bir sohbete
  } artık yazamıyorum: { $loss ->
    [removed] oradan çıkarıldım
   *[unknown] onu artık bulamıyorum
  }. { $watches ->
    [one] Oradaki takibi { $until } tarihine kadar saklarım; oraya dönersem kendiliğinden sürer.
   *[other] Oradaki { $watches } takibi { $until } tarihine kadar saklarım; oraya dönersem kendiliğinden sürer.
  }
event-chat-deleted = { $named ->
    [true] { $chat } adlı sohbet
   *[other] Bildirim kurduğunuz bir sohbet
  } silindi. { $watches ->
    [one] Oradaki takip artık bir şey göndermiyor ve { $until } tarihinde silinecek.
   *[other] Oradaki { $watches } takip artık bir şey göndermiyor ve { $until } tarihinde silinecek.
  }

alert-heading-many = { $count } maçta oran değişti
alert-heading-digest = Günlük özet: { $count } maçta oran değişti
alert-selection = { $market }: { $selection }
alert-subject = { $title }: { $selection }
alert-way = { $subject } { $from } → { $to }
alert-where = { $of ->
    [own] Sitelerinizde en iyi: { $books }
    [yours] { $books }, sizin oranınıza göre
    [book] Site: { $books }
    [fair] Adil oran
    [fair-best] Adil oran, en iyi { $best } · { $books }
   *[best] En iyi: { $books }
  }
alert-one-book = yalnızca { $book }
alert-margin-only = yalnızca marj değişti
alert-books = { $all ->
    [yes] { $books ->
        [2] iki site de
       *[other] { $books } sitenin hepsi
      }
   *[no] { $same }/{ $books } site
  }
alert-peak = bu arada { $value } görüldü
alert-more = { $count } hareket daha
alert-limit = 🎯 { $subject } { $price }{ $of ->
    [fair] {" "}adil
    [unnamed] {""}
   *[book] {" "}· { $book }
  }
alert-limit-yours = Sınırınız: { $limit } ve { $side ->
    [at_least] üstü
   *[at_most] altı
  }
alert-limit-fair = adil oran { $fair }
alert-limit-done = { $count ->
    [1] Bu oran bildirimi tamamlandı.
   *[other] Bu oran bildirimleri tamamlandı.
  }
alert-gap = { $subject } { $gap }
  Model { $model }, siteler { $market }
alert-gap-closed = { $subject } { $gap }
  Fark kapandı, önce { $was } · Model { $model }, siteler { $market }
alert-posted = { $title }: ilk oranlar { $prices }
alert-alone = ! diğerlerinden { $points } puan uzakta
alert-unsound = ! marj { $margin }, sayılmadı
alert-noticed = { $age } fark edildi
alert-held-barred = Bekletildi: buraya yazamıyordum
alert-held-quiet = Bekletildi: sessiz saatler
alert-held-mute = Bekletildi: sessizdeydi
alert-held-break = Bekletildi: mola
alert-held-digest = Özete kadar bekletildi
alert-held-flood = Bekletildi: saatlik sınır
alert-away = Oranlar yine geliyor: { $from } – { $to } arası oran yoktu
alert-came-back = { $count } hareket daha geri döndü
alert-details = Ayrıntılar
alert-bet = Oynadım
alert-mute = Sessize al
alert-less = Daha az
alert-less-all = Tüm eşikleri yükselt
cap-reached = Saatlik sınır doldu ({ $count }). Gerisinin geleceği saat: { $until }
cap-points = En az { $amount } puan
held-heading = Beklemede
held-row = { $because ->
    [flood] Saatlik sınır
    [digest] Günlük özet
    [mute] Sessizde
    [break] Molada
    [approval] Onay bekliyor
   *[quiet] Sessiz saatler
  }: { $count ->
    [0] bildirimler
   *[other] { $count } bildirim
  } { $until } saatine kadar beklemede
held-muted = Sessizde: { $count ->
    [0] bildirimler
   *[other] { $count } bildirim
  }
held-barred = Buraya yazma izni yok: { $count } bildirim beklemede; yeni deneme { $until }
held-away = Bir süre oran gelmedi: { $count } bildirim, takip edilen bütün maçlara yeniden bakılana dek beklemede
alert-why = Neden?

## /card

command-card = Canlı pano: hep güncel kalan tek mesaj
    .match = Bir takım, iki takım ya da #numara; yazılmazsa bu sohbetin panoları
    .live = “canlı” yazarsanız maç sırasında da güncellenir
    .example = /card { $match }
command-name-card = kart
option-name-live = canlı
cards-heading = Canlı panolar
cards-none = Burada canlı pano yok. Canlı pano, bir maçı hep güncel gösteren tek mesajdır: /card ve bir takım yazın.
cards-stop = Durdur: { $title }
card-begun = { $title }: canlı panosu birazdan gelecek.
card-renewed = { $title }: canlı panosu buraya taşındı, yukarıdaki bitti.
card-explained = { $until ->
    [start] Maç başlayana dek sessizce, en çok dakikada bir güncellenir.
   *[end] Maç bitene dek sessizce, en çok dakikada bir güncellenir.
  } Bitirmek için mesajı silin.
card-live = Maç sırasında da
card-stop = Durdur
card-again = Yeniden canlı pano
card-button = Canlı pano
card-stopped = { $title }: canlı panosu bitti.
card-none = { $title } için burada canlı pano yok.
card-limit = Bu sohbette zaten { $count } canlı pano var, daha fazlası eklenemez. Önce birini durdurun.
card-title = 📌 { $title }
card-ended = { $why ->
    [started] Bitti: maç başladı
    [over] Bitti: maç sona erdi
    [called_off] Bitti: maç iptal edildi
    [missing] Bitti: maç artık listede değil
    [renewed] Aşağıda sürüyor
   *[stopped] Durduruldu
  }
card-still = { $selection } { $price }
card-moved = { $selection } { $price } { $way ->
    [shorter] ▼
   *[longer] ▲
  } önce { $from }
card-age = Adil oranlar, { $age } güncellendi
card-last = { $why ->
    [started] Adil kapanış oranları
   *[other] Son adil oranlar
  }
card-since = { $since } sonrası hareketler
card-no-odds = Henüz buna oran veren site yok.

## /mute, /unmute, /snooze, /less

command-mute = Bir maçın ya da hepsinin bildirimlerini sessize al
    .match = Bir takım ya da #numara, veya: hepsi
    .for = Ne kadar, örneğin 3h, ya da: pzt 9:00’a kadar
    .example = /mute { $match } 3h
command-name-mute = sessiz
option-name-for = süre
mute-done = { $title }: siz açana dek sessizde.
mute-done-until = { $title }: { $time } saatine kadar sessizde.
mute-done-all = Tüm bildirimler siz açana dek sessizde.
mute-done-all-until = Tüm bildirimler { $time } saatine kadar sessizde.
mute-what-match = O zamana kadar bu maç hakkında hiçbir şey gelmez. Sonra hâlâ geçerli olanlar tek mesajda gelir. Takipleriniz kalır.
    .without-bets = O zamana kadar bu maç hakkında hiçbir şey gelmez. Sonra hâlâ geçerli olanlar tek mesajda gelir. Takipleriniz kalır.
mute-what-all = O zamana kadar bildirim gelmez. Sonra hâlâ geçerli olanlar tek mesajda gelir. Takipleriniz kalır.
    .without-bets = O zamana kadar bildirim gelmez. Sonra hâlâ geçerli olanlar tek mesajda gelir. Takipleriniz kalır.
mute-which = Hangisi sessize alınsın?
mute-undo = Sesi aç
mute-undo-all = Hepsinin sesini aç
mute-drop = Bekleyenleri sil
mute-dropped = { $count ->
    [0] Silinecek bir şey kalmamıştı.
   *[other] { $count } bildirim silindi. Şimdiki oranlardan saymaya başlıyorum.
  }
mute-for-1h = 1 saat
mute-for-8h = 8 saat
mute-for-1d = 1 gün
mute-all-1h = Hepsi, 1 saat
mute-all-8h = Hepsi, 8 saat
mute-all-1d = Hepsi, 1 gün
mute-bad-duration = Ne kadar süreceğini anlamadım. Örneğin 3h, 2 gün ya da pzt 9:00’a kadar yazın.

command-unmute = Sessize alınan bir maçın ya da hepsinin sesini aç
    .match = Bir takım ya da #numara, veya: hepsi
    .example = /unmute { $match }
command-name-unmute = sesi-aç
unmute-done = { $title } artık sessizde değil. Bekleyenler, hâlâ geçerliyse tek mesajda gelir.
unmute-done-all = Bildirimler artık sessizde değil. Bekleyenler, hâlâ geçerliyse tek mesajda gelir.
unmute-which = Hangi maçın sesi açılsın?
unmute-not-muted = { $title } sessizde değil.
unmute-not-muted-all = Bildirimler sessizde değil. Tek tek sessize alınan maçlar olabilir: /mute.

command-snooze = Bildirimleri ertele, sonra topluca al
    .for = Örneğin 3h, pzt 9:00’a kadar, sabah; ya da: kapalı
    .example = /snooze pzt 9:00’a kadar
command-name-snooze = ertele

command-less = Daha az bildirim al: eşiği bir kademe yükselt
    .match = Bir takım ya da takip numarası, örneğin 2, veya: hepsi
    .example = /less { $match }
command-name-less = azalt
less-done = { $title }: eşik artık { $threshold }.
less-done-gap = { $title }: fark eşiği artık { $threshold }.
less-undo = Geri al
less-no-threshold = { $title } takibinde yükseltilecek bir eşik yok.
less-no-more = { $title } için eşik zaten en yüksekte.
less-which = Hangi takip daha az bildirsin?
less-bets-edge = Artık yalnızca avantajı en az { $edge } olan değerli bahisleri bildiririm.
less-bets-improvement = { $points ->
    [one] Artık bir bahsi yalnızca avantajı { $amount } puan artınca yeniden bildiririm.
   *[other] Artık bir bahsi yalnızca avantajı { $amount } puan artınca yeniden bildiririm.
  }
less-bets-larger-edge = Daha büyük avantajlar
less-bets-larger-improvement = Daha büyük artışlar
less-bets-no-more = Değerli bahis bildirimleri daha fazla azaltılamaz: { $filter }.
less-all = Hepsi
less-all-from = Eşikler artık en az { $threshold }.
less-all-done = { $count ->
    [0] Hiçbir eşik yükseltilemedi.
   *[other] { $count } takibin eşiği yükseldi.
  }

## /log and /why

command-log = Bu sohbetin son bildirimleri, gönderilmeyenler de
command-why = Son bildirim neden geldi ya da gelmedi

decision-sent = gönderildi
decision-sent-reminder = gönderildi: hatırlatma
decision-sent-started = gönderildi: kapanış oranı
decision-sent-silent = gönderildi: yeni oran yok
decision-sent-moved = gönderildi: maçın zamanı değişti
decision-sent-called-off = gönderildi: maç iptal edildi
decision-sent-missing = gönderildi: maç artık listede değil
decision-dropped-reminder = zamanında gönderilemedi: hatırlatma
decision-dropped-started = zamanında gönderilemedi: kapanış oranı
decision-dropped-silent = zamanında gönderilemedi: yeni oran gelmedi
decision-dropped-moved = zamanında gönderilemedi: maçın zamanı değişti
decision-dropped-called-off = zamanında gönderilemedi: maç iptal edildi
decision-dropped-missing = zamanında gönderilemedi: maç artık listede yoktu
decision-unknown = gönderildi, ulaşıp ulaşmadığı belli değil
decision-unknown-sent-again = belki gönderildi: yanıt gelmedi, bu yüzden yeniden sıraya alındı
decision-failed = gönderilmedi: mesaj kabul edilmedi
decision-withdrawn = gönderilmedi: oran geri döndü
decision-dropped = gönderilmedi
decision-dropped-came-back = gönderilmedi: oran geri döndü
decision-dropped-match-over = gönderilmedi: maç bitmişti
decision-dropped-no-board = gönderilmedi: karşılaştırılacak oranlar yoktu
decision-dropped-armed = gönderilmedi: oran geri dönmüştü, sınırınıza yeniden ulaşınca sayılır
decision-dropped-muted = gönderilmedi: sessizdeyken siz sildiniz
decision-dropped-information-only = gönderilmedi: sohbet “Yalnızca bilgi” ayarında
decision-dropped-refused = gönderilmedi: taslak silindi
decision-dropped-not-approved = gönderilmedi: kimse zamanında onaylamadı
decision-dropped-nothing-to-compare = gönderilmedi: karşılaştırılacak site kalmadı, takip baştan başladı
decision-ended = takip bitti
decision-ended-match-started = takip maçın başında bitti
decision-ended-match-over = takip maçla birlikte bitti
decision-ended-match-missing = takip bitti: maç artık oran servisinin listesinde yok
decision-sent-bet-appeared = gönderildi: yeni değerli bahis
decision-sent-bet-improved = gönderildi: değerli bahsin avantajı arttı
decision-sent-bet-gone = mesaj değişti: değerli bahis kayboldu
decision-sent-bet-back = mesaj değişti: değerli bahis geri geldi
decision-withdrawn-bet-gone = gönderilmedi: değerli bahis o arada kaybolmuştu
decision-withdrawn-bet-small = gönderilmedi: avantaj o arada yetersiz kalmıştı
decision-withdrawn-bet-worse = gönderilmedi: avantaj geriledi
decision-match-forgotten = geçmiş bir maç

log-heading = Kayıtlar
log-row-move = { $selection } { $from } → { $to }
log-row-gap = { $selection } { $gap }
log-row-bet = { $offer } · { $edge }
log-none = Burada henüz gönderilen ya da bekletilen bildirim olmadı.

why-decided = { $time }: { $decision }.
why-rule = Kural
why-way = marjsız { $from } → { $to }, olasılık { $fromChance } → { $toChance }
why-way-quoted = { $from } → { $to }
why-gap = fark { $before } → { $gap }: model { $fromModel } → { $model }, siteler { $fromMarket } → { $market }
why-gap-first = fark { $gap }: model { $model }, siteler { $market }
why-baseline = Karşılaştırma
why-baseline-created = { $time }, takibin kurulduğu an
why-baseline-first-board = { $time }, takip kurulduktan sonraki ilk oranlar
why-baseline-told = { $time }, bir önceki bildirim
why-baseline-dropped = { $time }, gönderilemeyen bir bildirim
why-baseline-restarted = { $time }, karşılaştırılan siteler değişince
why-baseline-resumed = { $time }, duraklatma bitince
why-baseline-unmuted = { $time }, bekleyenleri sildiğinizde
why-baseline-by-rule = { $time }, kuralın saymaya başladığı an
why-age = Oranların zamanı
why-changed = Oran değişti
why-seen = Görüldü
why-sent = Gönderildi
why-later = { $time }, { $length } sonra
why-books-same = Aynı yöne gidenler ({ $count }/{ $books }):
why-books-other = O yöne gitmeyenler ({ $count }/{ $books }):
why-book = { $book } { $from } → { $to }
why-book-still = { $book } { $price }
why-book-others = { $book } { $price }, diğer oranlarına göre
why-book-unnamed = adsız bir site
why-quiet = Eşik en az { $threshold } olsaydı bildirim gelmezdi.
why-quiet-limit = { $side ->
    [at_least] Sınır { $price } üstünde olsaydı bildirim gelmezdi.
   *[at_most] Sınır { $price } altında olsaydı bildirim gelmezdi.
}
why-quiet-gap = Fark eşiği { $threshold } veya üstü olsaydı bildirim gelmezdi.
why-gap-closed = Farkın açıldığı size bildirilmişti. { $points } veya altına inince kapanmış sayılır.
why-gap-not = Kural en az { $threshold } olan farkları ve açılmış bir farkın kapanmasını bildirir.
why-one-book = Yalnızca bir sitenin oranı değişti.
why-margin-only = Yalnızca marj değişti: adil oran yerinde kaldı.
why-not-reached = Hareket: { $moved }. Kural en az şunu istiyor: { $threshold }.
why-not-met = Hareket: { $moved }, ama kuralın istediği gibi değil.
why-bet = { $offer }: model oranı { $fair }, olasılık { $chance }, avantaj { $edge }.
    .without-list = { $offer }: adil oran { $fair }, olasılık { $chance }, avantaj { $edge }.
why-bet-grown = { $offer }: model oranı { $fair }, olasılık { $chance }, avantaj { $edge } (önceki bildirimde { $before }).
    .without-list = { $offer }: adil oran { $fair }, olasılık { $chance }, avantaj { $edge } (önceki bildirimde { $before }).
why-bet-age = Listenin zamanı
why-bet-others = Diğer sitelerde { $selection } ({ $time } oranları):
why-bet-no-others = Diğer sitelerin oranları o sırada elde yoktu; oran servisi de hangilerini karşılaştırdığını söylemiyor.
why-bet-quiet = En düşük avantaj { $edge } veya üstü olsaydı bildirim gelmezdi.
why-bet-quiet-improvement = { $points ->
    [one] Avantajın en az { $amount } puan artması gerekseydi bildirim gelmezdi.
   *[other] Avantajın en az { $amount } puan artması gerekseydi bildirim gelmezdi.
  }
why-which = Hangi maç?
why-button = Neden: { $title }
why-none = Burada henüz bildirim olmadı, açıklanacak bir şey yok.
why-unknown = Bu karar artık bende yok: kararları 30 gün saklarım. Diğerleri kayıtlarda.

## /score

# As in English.
command-score = Kapanış oranına göre karne
    .without-bets = Bildirimler kapanışa dek ne kadar tuttu
    .what = Yazılmazsa bu sohbet; bot: bütün sohbetler birlikte
    .example = /score bot
score-heading-chat = Karne: bu sohbet
score-heading-bot = Karne: bütün sohbetler
score-button = Karne
score-button-bot = Tüm sohbetler
score-button-chat = Bu sohbet
score-bad-word = Bu sohbet için /score, bütün sohbetler için /score bot yazın.
score-none = Henüz karne yok: son { $days } günde bildirilen hiçbir maçın kapanış oranı henüz belli değil.
score-alerts = Bildirimler
score-alerts-count = { $count } bildirim, { $matches } maç
score-on = Hareket sürdü: { $share } ({ $low }–{ $high })
score-rest = Oran yerinde kaldı: { $even } · geri döndü: { $bad }
score-moved = Sonraki hareket: { $points } puan ({ $low } ile { $high } arası)
score-too-few = Bir şey söylemek için veri az: en az { $least } maç gerek.
score-by-grade = Kurala göre
score-by-lead = Maça kalan süreye göre
score-by-sport = Spora göre
score-by-source = Takip edilen orana göre
score-row = { $group } · { $matches } maç
  { $share } ({ $low }–{ $high }) · { $points } puan
score-row-too-few = { $group } · { $matches } maç: yetersiz
score-other = diğer
score-grade-calm = sakin
# As in English.
score-grade-normal = normal
score-grade-sharp = hassas
score-grade-limit = sınır
score-grade-gap = modelle fark
score-lead-under-3h = 3 saatten az
score-lead-under-24h = 3-24 saat
score-lead-longer = 24 saatten fazla
score-source-consensus = adil oran
score-source-best = en iyi oran
score-source-own = sitelerim
# As in English.
score-source-model = model
score-bets = Değerli bahisler
score-bets-count = { $count } bahis, { $matches } maç
score-bets-edge = Bildirim anındaki avantaj: { $edge }
score-bets-closing = Kapanışta: { $value } ({ $low } ile { $high } arası)
score-bets-better = Adil orandan iyi: { $share } ({ $low }–{ $high })
score-predictions = Tahminler
score-matches = { $matches } maç
score-predictions-towards = Oran modele doğru gitti: { $share } ({ $low }–{ $high })
score-predictions-off = Kapanış oranına uzaklık: model { $model } puan, siteler { $market } puan
score-predictions-close = Kapanış
score-predictions-count = Seçimler
score-explained-predictions = Modele doğru: modelin başta sitelerden en çok ayrıldığı seçimin oranı modele yaklaştı. Tablo: modelin verdiği ortalama olasılık ve kapanış oranlarının gösterdiği.
score-explained = Son { $days } gün, kapanış oranına kadar; bir maçtaki birkaç bildirim tek sayılır. Parantez içinde: gerçek değerin %95 güvenle bulunduğu aralık.
score-explained-alerts = Hareket sürdü: oran aynı yönde en az yarım puan daha gitti; fark bildirimlerinde modele doğru. Sonraki hareket: maçların yarısında daha çok, yarısında daha azdı.
score-explained-bets = Kapanışta: bildirilen oranın, maç başlarkenki adil orana göre değeri.
score-sentence = Bütün sohbetlerde böyle kuralların bildirimlerinin { $share } kadarında ({ $low }–{ $high }) hareket kapanış oranına dek sürdü, { $matches } maç.

## /fighters, /fighter, /teams, /team, /leagues

command-fighters = MMA dövüşçüleri ve karneleri
    .words = Bir ad ya da adın bir parçası
    .example = /fighters
command-fighter = Bir dövüşçü: karnesi ve sıradaki maçı
    .fighter = Bir dövüşçünün adı
    .example = /fighter { $fighter }
command-teams = Takımlar ve sıradaki maçları
    .words = Bir ad ya da adın bir parçası
    .example = /teams
command-team = Bir takım: canlı ve gelecek maçları
    .team = Bir takımın adı
    .example = /team { $team }
command-leagues = Ligler ve maçları
    .sport = Bir spor ya da bir ligin adı
    .example = /leagues futbol

fighters-heading = Dövüşçüler
fighters-all = Tüm dövüşçüler
fighter-record = Galibiyet-yenilgi-beraberlik
fighter-weight = Sıklet
fighter-country = Ülke
weight-strawweight = Saman sıklet
weight-flyweight = Sinek sıklet
weight-bantamweight = Horoz sıklet
weight-featherweight = Tüy sıklet
weight-lightweight = Hafif sıklet
weight-welterweight = Yarı orta sıklet
weight-middleweight = Orta sıklet
weight-light-heavyweight = Yarı ağır sıklet
weight-heavyweight = Ağır sıklet
teams-heading = Takımlar
teams-all = Tüm takımlar
leagues-heading = Ligler
leagues-all = Tüm ligler
leagues-matches = { $count ->
    [0] şu anda maç yok
   *[other] { $count } maç
  }
league-sport = Spor

named-found = “{ $words }” için bulunanlar:
named-near = “{ $words }” adında bir şey yok. Bunlardan birini mi kastettiniz?
named-none = “{ $words }” için bir şey bulamadım. Adın bir kelimesini deneyin ya da bir listeye bakın:
named-many = Hangisi?
named-more = Listeye sığmayacak kadar çok ad var. Bir kelime daha ekleyin.
named-fitting = Bulunanların hepsi
named-watch = Tüm maçları takip et
named-empty = Oran servisinin listesi şu anda boş.
named-matches = Maçlar
named-match = { $start } · { $title }
named-no-matches = Şu anda maç yok.
named-age = Liste { $age } güncellendi.
refuse-missing-name = Bir ad yazın, örneğin: { $example }

## /search

command-search = Maç, takım, lig ve dövüşçü bul
    .without-fighters = Maç, takım ve lig bul
    .words = Adın herhangi bir parçası, hangi alfabeyle olursa olsun
    .example = /search { $team }
search-teams = Takım: { $name }
search-leagues = Lig: { $name }
search-fighters = Dövüşçü: { $name }
search-partly = Bazı listeler şu anda alınamadı, daha fazlası olabilir.

## /bookmakers and /bonuses

command-bookmakers = Bahis siteleri, değerlendirmelerine göre
    .book = Hakkında bilgi istediğiniz bahis sitesi; yazılmazsa hepsi
    .example = /bookmakers
bookmakers-unknown = “{ $words }” diye bir bahis sitesi bilmiyorum.
bookmaker-rating = Değerlendirme: { $rating }
bookmaker-matches = Şu anda oranı bulunan { $matches } maçta:
bookmaker-margin = Marj: { $margin }
bookmaker-best = En iyi oran: { $share } ({ $best } / { $prices })
bookmaker-aside = Sayılmayan: { $share }{ $late ->
    [0] {""}
   *[other] , { $late } gecikmiş
  }
bookmaker-no-boards = Şu anda bilinen oranı yok.
bookmaker-margin-title = Marj
bookmaker-best-title = En iyi
bookmaker-explained = Maç sonucu bahisleri. En iyi oran: daha yükseğini veren yok. Sayılmayan: diğerlerinden uzak ya da marjı olağan dışı. Gecikmiş: bir güncellemeyi kaçırmış.
bookmakers-heading = Bahis siteleri
bookmakers-rating = { $rating } / { $max }
bookmakers-note = Değerlendirmeler oran servisinden, { $age } güncellendi.
command-bonuses = Bahis sitelerinin yeni üyelere teklifleri (18+)
bonuses-heading = Bonuslar
bonuses-off = Bonuslar siz açana dek burada gizli.
bonuses-off-group = Bonuslar bir yönetici açana dek bu grupta gizli.
bonuses-adults = Yalnızca yetişkinler için (18+). Bonusun şartları vardır: önce okuyun, kaybetmeyi göze alamayacağınız parayı asla yatırmayın.
bonuses-turn-on = 18 yaşımı doldurdum: göster
bonuses-turn-off = Bonusları gizle

## /fair

command-fair = Verilen oranların marjsız, adil karşılığı
    .prices = Bir bahis türünün 2-20 oranı: 1,90 3,50 4,20
    .method = kuvvet (varsayılan), orantılı ya da shin
    .example = /fair 1,90 3,50 4,20
fair-heading = Adil oranlar
fair-price = Oran
# As in English.
fair-spread-column = ±
fair-margin = Marj { $margin }: yatırılanın ortalama { $payback } kadarı geri döner.
fair-margin-below = Marj { $margin }: bu oranlar birlikte { $payback } geri öder, yatırılandan fazla.
fair-doubt = Bu alışılmış bir marj değil. Bunlar tek bir bahis türünün bütün sonuçlarının oranları mı?
fair-method = Yöntem: { $method }
fair-method-power = kuvvet
fair-method-proportional = orantılı
fair-method-shin = Shin
fair-spread = ±: kuvvet, orantılı ve Shin yöntemlerinin verdiği olasılıklar arasındaki fark, puan olarak.
fair-missing = Bir bahis türünün bütün sonuçlarının oranlarını yazın, örneğin: { $example }
fair-too-few = Tek oran yetmez: bir bahis türündeki bütün sonuçların oranları gerek, örneğin: { $example }
fair-too-many = Bu çok fazla: en çok { $count } oran alırım, örneğin: { $example }
fair-not-a-price = “{ $price }” okuyabildiğim bir oran değil. 1,90 ya da 1.90, 11/8, +150 veya %52,6 yazın.
fair-bad-method = “{ $method }” yöntemini bilmiyorum. Var olanlar: kuvvet, orantılı ve shin.

## /settings

command-settings = Dil, saat dilimi, oran biçimi, sitelerim
    .change = Ne değişsin, örneğin: saat dilimi berlin
    .role = Bildirimlerin burada etiketlediği rol
    .example = /settings saat dilimi berlin
settings-heading = Ayarlar
settings-heading-group = Bu sohbetin ayarları
settings-topic-local = Dil ve saat
settings-saved = ✓ { $setting }: { $value }
settings-back = ‹ Tüm ayarlar
settings-not-a-choice = “{ $value }” burada bir seçenek değil.
settings-near = “{ $value }” ile hangisini kastettiniz?
settings-name-language = Dil
settings-name-zone = Saat dilimi
settings-name-format = Oran biçimi
settings-name-threshold = Eşik
settings-name-books = Sitelerim
settings-name-sharp = Ölçü site
settings-name-density = Ayrıntı
settings-name-theme = Grafikler
settings-name-tables = Tablolar
settings-name-quiet = Sessiz saatler
settings-name-digest = Günlük özet
settings-name-fixtures = Günün maçları
settings-name-hourly = Saatlik sınır
settings-name-reminder = Hatırlatma
settings-name-members = Kim takip ekleyebilir
settings-name-bonuses = Bonuslar
settings-name-information = Yalnızca bilgi
settings-name-publish = Yayınlama
settings-name-footer = İmza
settings-name-threads = Konular
settings-name-ping = Etiketlemeler
settings-what-language = Yanıtların ve bildirimlerin dili.
settings-what-zone = Maç saatlerini ve “bugün”ün hangi gün olduğunu belirler. Şehri değiştirmek için örneğin: /settings saat dilimi berlin
settings-zone-hint = UTC’de değil misiniz? Şehrinizi yazın, örneğin: /settings saat dilimi berlin
settings-what-format = Oranlar nasıl yazılsın? Bunların hepsi aynı oran:
settings-what-threshold = Oran ne kadar değişince haber vereyim? Eşik belirtilmeyen yeni takipler için geçerlidir. Değiştirmek için örneğin: /settings eşik 4pp
settings-what-books = Hesabınız olan bahis siteleri. En iyi oranlar, avantajlar ve sınırlar bunlara göredir; adil oranlar, olasılıklar ve hareketler her zaman bütün sitelere göre.
settings-what-sharp = Değerli bahis ararken adil oranlarını ölçü aldığım bahis sitesi ya da borsası. Seçilmezse her oranı diğer bütün sitelerin adil oranlarıyla karşılaştırırım.
settings-what-density = /odds ne kadar ayrıntı göstersin?
settings-what-theme = Grafiklerin arka planı. Varsayılan: Telegram için açık, Discord için koyu.
settings-what-tables = Oranlar, maçlar ve değerli bahisler Telegram’ın kendi tablolarıyla mı gelsin? Eski uygulamalar bunun yerine güncelleme ister.
    .without-bets = Oranlar ve maçlar Telegram’ın kendi tablolarıyla mı gelsin? Eski uygulamalar bunun yerine güncelleme ister.
settings-what-quiet = Sessiz saatlerde bildirimler bekletilip sonra tek mesaj olarak gelir ya da sessizce gelir. Büyük hareketler yine de geçebilir. Saatleri değiştirmek için örneğin: /settings sessiz saatler 23:30-07:15
settings-what-digest = Anında bildirim yerine, değişen her şey günde tek mesajda gelir. Saati değiştirmek için örneğin: /settings günlük özet 07:30. Beklemeden almak için /digest şimdi yazın.
settings-what-fixtures = Takip edilenlerin o günkü maçları ve en iyi oranları günde tek mesajda gelir. Saati değiştirmek için örneğin: /settings günün maçları 9:00
settings-what-hourly = Bir saatte en çok kaç bildirim mesajı gelsin? Sonrakiler, yer açılınca tek mesajda birlikte gelir. Oran bildirimleri, hatırlatmalar ve başka nedenle bekletilenler sayılmaz.
settings-what-reminder = Takip edilen maçı, oranlarındaki değişimle birlikte, ne kadar önceden hatırlatayım? Kapanış oranı maç başlarken her durumda gelir ve kuralda “canlı” yoksa takibi bitirir. Takım, lig ve spor takipleri bunu yalnızca hatırlatma açıkken gönderir.
settings-what-members = Bu sohbete kimler takip ekleyebilsin? Üyeler yalnızca kendi eklediklerini silebilir.
settings-what-bonuses = /bonuses bu sohbette bahis sitelerinin tekliflerini göstersin mi? Yalnızca yetişkinler için.
settings-what-information = Yalnızca oranlar ve değişimleri gösterilir: değerli bahis, en iyi oran bildirimi ve tutar gösterilmez.
    .without-bets = Yalnızca oranlar ve değişimleri gösterilir: en iyi oran bildirimi ve tutar gösterilmez.
settings-what-publish = Bildirimler hemen mi gelsin, yoksa bu sohbeti yöneten biri onayladıktan sonra mı?
settings-what-footer = Burada paylaştıklarımın (bildirimler, panolar, günün maçları) altına eklenen kendi satırınız. Örneğin: /settings imza Liman taraftarları
settings-what-threads = Bildirimler kendi konularına (Discord’da alt başlıklara) gitsin mi? Her lig ya da her maç için ayrı biri açılır.
settings-what-ping = Bildirimlerin burada etiketlediği rol. Seçmek için “rol” seçeneğini kullanın: /settings. Tek bir maçta yalnızca siz etiketlenmek isterseniz bildirimin altındaki “Beni etiketle” düğmesine basın.
settings-threshold-auto = Normal
settings-language-auto = Uygulamadaki gibi
settings-format-decimal = Ondalık { $example }
settings-format-fractional = Kesirli { $example }
settings-format-american = Amerikan { $example }
settings-format-hongkong = Hong Kong tarzı { $example }
settings-format-percent = Yüzde { $example }
settings-books-all = Tüm siteler
settings-sharp-others = Diğer tüm siteler
settings-books-more = { $shown } ve { $count } tane daha
settings-books-none = Şu anda seçilecek bahis sitesi yok.
settings-books-chosen = { $count } site seçildi.
settings-density-short = Kısa
# As in English.
settings-density-normal = Normal
settings-density-full = Ayrıntılı
settings-theme-auto = Varsayılan
settings-theme-light = Açık
settings-theme-dark = Koyu
settings-tables-on = Telegram tablosu
settings-tables-off = Metin olarak
settings-quiet-other-days = Başka günler için örneğin: { $command } cum cmt
settings-quiet-off = Kapalı
settings-now = Şimdi: { $value }
settings-turn-on = Aç
settings-turn-off = Kapat
settings-quiet-daily = her gün
settings-quiet-hold = { $from }–{ $to }, { $days }: bildirimler beklemede
settings-quiet-silent = { $from }–{ $to }, { $days }: sessizce
settings-quiet-mode-hold = Beklet
settings-quiet-mode-silent = Sessizce gelsin
settings-quiet-through-none = İstisna yok
settings-quiet-through-times = { $times }× eşik ve üstü hariç
settings-quiet-through-points = { $points } puan ve üstü hariç
settings-digest-off = Anında bildirim
settings-digest-at = { $time }
settings-fixtures-off = Kapalı
settings-fixtures-example = /settings günün maçları 9:00
digest-now-button = Özeti şimdi al
digest-now-done = Beklemedekilerden hâlâ geçerli olanlar şimdi geliyor: { $count } bildirim.
digest-now-none = Beklemede bildirim yok. Yenileri ayarlandığı gibi gelir.
hourly-off-done = Artık saatlik sınır yok.
hourly-done = Bir saatte en çok { $count } bildirim mesajı gelir.
settings-hourly-off = Sınır yok
settings-hourly-at-most = { $count } mesaj
settings-reminder-off = Yok
settings-reminder-on = { $minutes ->
    [60] Maçtan 1 saat önce
    [120] Maçtan 2 saat önce
   *[other] Maçtan { $minutes } dakika önce
  }
settings-members-on = Bütün üyeler
settings-members-off = Yalnızca yöneticiler
settings-bonuses-on = Görünür
settings-bonuses-off = Gizli
settings-information-on = Açık
settings-information-off = Kapalı
settings-publish-once = Hemen
settings-publish-approve = Onaydan sonra
settings-publish-nobody = Taslaklar, bu sohbeti benimle olan özel sohbetinden yöneten yöneticiye gider. Yöneticinin önce orada şunu yazması gerekir: { $example }
settings-footer-none = Yok
settings-footer-remove = Kaldır
settings-footer-too-long = Çok uzun: en fazla { $most } karakter.
settings-threads-off = Hepsi sohbette
settings-threads-league = Her lig için ayrı
settings-threads-match = Her maç için ayrı
settings-ping-off = Kimse
settings-ping-everyone = Bu, herkesi etiketler. Üyelerin bunun için aldığı bir rol seçin.
settings-ping-silent = { $role } rolünü henüz etiketleyemiyorum: sunucu ayarlarında herkesin bu rolü etiketlemesine izin verin ya da bana bütün rolleri etiketleme izni verin.
settings-ping-no-right = { $role } rolünü burada etiketleme izniniz yok. Herkesin etiketleyebildiği bir rol seçin ya da izni olan birinden isteyin.
settings-ping-gone = { $role } artık yok, bu yüzden kimse etiketlenmiyor. Başka bir rol seçin.
ping-me = Beni etiketle
ping-stop = Artık etiketleme
ping-on = Maç bitene kadar { $title } ile ilgili her bildirimde sizi burada etiketlerim.
ping-off = { $title } ile ilgili bildirimlerde artık sizi etiketlemiyorum.
ping-full = { $title } için zaten { $count } kişi etiketleniyor: bir mesaja daha fazlası sığmaz.
thread-trouble-no-topics = Bildirimler sohbette kalıyor: bu grupta konular yok.
thread-trouble-manage-topics = Bildirimler sohbette kalıyor: konuları yönetme iznim yok.
thread-trouble-no-threads = Bildirimler sohbette kalıyor: bu kanalda alt başlık olamaz.
thread-trouble-create-threads = Bildirimler sohbette kalıyor: burada alt başlık açma iznim yok.
thread-trouble-demands-tag = Bildirimler sohbette kalıyor: forum bir etiket istiyor, ben ise etiket kullanamıyor veya ekleyemiyorum.
thread-trouble-write = Bildirimler sohbette kalıyor: alt başlıklara yazma iznim yok.
thread-trouble-too-many = Bildirimler sohbette kalıyor: burada çok fazla açık alt başlık var.
thread-trouble-other = Bildirimler sohbette kalıyor: alt başlık açılamadı.
# As in English.
thread-title = { $title } · { $time }
thread-first = Bununla ilgili bildirimler buraya gelir.

## Cities: what time zones are called

city-africa-cairo = Kahire
city-africa-johannesburg = Johannesburg
city-africa-lagos = Lagos
city-america-bogota = Bogota
city-america-chicago = Chicago
city-america-los-angeles = Los Angeles
city-america-mexico-city = Meksiko
city-america-new-york = New York
city-america-sao-paulo = São Paulo
city-america-toronto = Toronto
city-asia-almaty = Almatı
city-asia-ashgabat = Aşkabat
city-asia-baku = Bakü
city-asia-bishkek = Bişkek
city-asia-calcutta = Kalküta
city-asia-dubai = Dubai
city-asia-dushanbe = Duşanbe
city-asia-irkutsk = İrkutsk
city-asia-jerusalem = Kudüs
city-asia-kamchatka = Kamçatka
city-asia-krasnoyarsk = Krasnoyarsk
city-asia-magadan = Magadan
city-asia-novosibirsk = Novosibirsk
city-asia-omsk = Omsk
city-asia-saigon = Ho Chi Minh
city-asia-shanghai = Şanghay
city-asia-tashkent = Taşkent
city-asia-tbilisi = Tiflis
city-asia-tokyo = Tokyo
city-asia-vladivostok = Vladivostok
city-asia-yakutsk = Yakutsk
city-asia-yekaterinburg = Yekaterinburg
city-asia-yerevan = Erivan
city-australia-sydney = Sidney
city-atlantic-canary = Kanarya Adaları
city-europe-athens = Atina
city-europe-berlin = Berlin
city-europe-bucharest = Bükreş
city-europe-chisinau = Kişinev
city-europe-copenhagen = Kopenhag
city-europe-helsinki = Helsinki
city-europe-istanbul = İstanbul
city-europe-kaliningrad = Kaliningrad
city-europe-kiev = Kiev
city-europe-london = Londra
city-europe-madrid = Madrid
city-europe-minsk = Minsk
city-europe-moscow = Moskova
city-europe-paris = Paris
city-europe-prague = Prag
city-europe-riga = Riga
city-europe-rome = Roma
city-europe-samara = Samara
city-europe-tallinn = Tallinn
city-europe-vienna = Viyana
city-europe-vilnius = Vilnius
city-europe-warsaw = Varşova
city-europe-zurich = Zürih

## The first questions


## /status

command-status = Neleri kapsıyorum, veriler ne kadar yeni
status-heading = Durum
status-well = Her şey çalışıyor.
status-troubled = Şu anda bazı şeyler çalışmıyor:
status-failing-refused = { $data }: oran servisi yanıtlamayı reddediyor (başlangıç: { $since })
status-failing-unreachable = { $data }: oran servisinden işe yarar yanıt yok (başlangıç: { $since })
status-failing-misfit = { $data }: oran servisi okuyamadığım bir şey gönderiyor (ilk kez: { $since })
status-failing-no-definition = { $data }: bunları henüz okuyamıyorum, önce beni çalıştıranların tanılamayı başlatması gerek
status-failing-key = { $data }: oran servisi anahtarımı kabul etmiyor (başlangıç: { $since })
status-failing-spent = { $data }: oran servisindeki sorgu hakkım bitti (başlangıç: { $since })
status-failing-plan = { $data }: oran servisindeki planım bunu kapsamıyor (başlangıç: { $since })
status-failing-wish = { $data }: oran servisi ayarlarımdaki bir şeyi tanımıyor (başlangıç: { $since })
status-failing-spent-until = { $data }: oran servisindeki sorgu hakkım bitti, yenilenme: { $until }
status-failing-busy = { $data }: oran servisi daha az sorgu istiyor (başlangıç: { $since })
status-failing-busy-until = { $data }: oran servisi şu anda sorgu kabul etmiyor, yeniden deneme: { $until }
status-full = Diskim dolu ({ $since } fark edildi): hiçbir şey kaydedilemiyor, bildirimler beklemede
status-platform-failing = { $platform ->
        [telegram] Telegram mesaj almıyor
        [discord] Discord mesaj almıyor
       *[other] Mesajlar ulaşmıyor
    } ({ $since } fark edildi). { $waiting ->
        [0] Beklemede bildirim yok.
       *[other] { $waiting } bildirim beklemede, düzelince gelir.
    }
status-database-away = Veritabanı yanıt vermiyor ({ $since } fark edildi). Hiçbir şey kaydedilemiyor, bildirimler sorun giderilene kadar beklemede
status-clock-fast = Bu makinenin saati { $seconds } saniye ileri; bunu hesaba katıyorum
status-clock-slow = Bu makinenin saati { $seconds } saniye geri; bunu hesaba katıyorum
status-paused = Oran servisi beklememi istedi, bitiş: { $until }
status-barred = Bu sohbete yazamıyorum ({ $since } fark edildi): bir izin eksik ya da sohbet kapalı. Bildirimler beklemede; her yeni bildirimde ve saatte bir yeniden deniyorum
status-barred-there = { $named ->
    [true] { $chat } sohbetine
   *[other] Bildirim kurduğunuz bir sohbete
  } yazamıyorum ({ $since } fark edildi). Oradaki bildirimler beklemede; her yeni bildirimde ve saatte bir yeniden deniyorum
status-barred-more = Bildirim kurduğunuz başka { $count } sohbete de yazamıyorum
status-platform-paused = { $platform ->
        [telegram] Telegram
        [discord] Discord
       *[other] Platform
    } beklememi istedi, bitiş: { $until }. Bildirimler o zamana dek beklemede
status-old = Takip edilen { $watched } maçtan { $old } tanesinin oranları eski; bildirimleri beklemede
status-without = Takip edilen { $watched } maçtan { $without } tanesinin henüz oranı yok
status-listed = Listedeki maçlar
status-in-play = Şimdi canlı
status-watched = Takip edilen maçlar
status-checked = Maçlarınıza bakma sıklığı
status-checked-all = { $mostMinutes ->
    [1] en az dakikada bir
   *[other] en fazla { $most } arayla
  }
status-checked-some = { $mostMinutes ->
    [1] en az dakikada bir
   *[other] en fazla { $most } arayla
  }; başlamasına çok kalan maçlar için söz veremiyorum
status-checked-none = söz veremiyorum
status-push = Oran değişiklikleri
status-push-up = oran servisi anında gönderiyor
status-push-gap = oran servisi anında gönderiyor; son kesinti: { $from }, süresi: { $length }
status-push-down = Oran servisi bana oran değişikliklerini göndermiyor (ilk kez: { $since }). Oranları ben soruyorum, bildirimler geç gelebilir
status-pace = Oran servisine sorgular
status-pace-rate = { $per ->
    [hour] saatte en çok { $rate }
    [day] günde en çok { $rate }
    [month] ayda en çok { $rate }
   *[minute] dakikada en çok { $rate }
  }
status-ages = Son yanıtlar
status-age = { $data }: { $age }
status-refreshes = Oran servisi oranları 15-30 dakikada bir, maç sırasında 5 dakikada bir yeniler. Listeleri yalnızca biri isteyince sorgularım.
    .without-terms = Listeleri yalnızca biri isteyince sorgularım.
status-data-boards = Oranlar
status-data-matches = Maçlar
status-data-history = Oran geçmişi
status-data-predictions = Tahminler
status-data-value-bets = Değerli bahisler
status-data-fighters = Dövüşçüler
status-data-teams = Takımlar
status-data-leagues = Ligler
status-data-bookmakers = Bahis siteleri
status-data-bonuses = Bonuslar

## /about

command-about = Sürüm, veri koşulları, yardım hattı
about-heading = Hakkında
about-version = Linewatch { $version }: MIT lisanslı özgür yazılım. Bahis almaz, bahisten para kazanmaz.
about-data = Veriler { $source } kaynağından. Araştırma, eğitim ve ticari olmayan diğer kullanımlar için, bu kaynak belirtilmek şartıyla ücretsizdir.
    .without-terms = Veriler { $source } kaynağından.
about-data-simulated = Veriler Linewatch deneme ortamının uydurması: hiçbir takım, bahis sitesi veya oran gerçek değildir.
about-terms = Oranlar geç ya da yanlış olabilir. Buradaki hiçbir şey bahis tavsiyesi değildir.
age-and-help = 18+. Kumar bağımlılığı yardım hattı: { $line }
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
about-gambling = Bahis bağımlılık yapabilir. Keyif vermez olduysa bırakın ve biriyle konuşun: danışma ücretsiz ve isimsizdir.
about-gambling-help = Kumar bağımlılığı desteği
about-my-data = Verilerim
command-privacy = Neleri, neden ve ne kadar süre saklarım
privacy-heading = Gizlilik
privacy-what = Bu sohbetin ayarlarını, takiplerini ve bunları kimin eklediğini, bildirimlerini ve bahislerinizi saklarım. Yazdığınız başka hiçbir şeyi saklamam.
privacy-why = Bunu yalnızca size yanıt vermek ve bildirim göndermek için kullanırım.
privacy-how-long = Bildirimler 30 gün kalır, geri kalanı siz silene kadar.
privacy-unclear = Anlamadığım mesajları en çok 30 gün sayarım: sohbet olmadan; sayılar, adresler ve büyük harfle yazılan adlar gizlenir.
privacy-host = Sorumlu: bu botu çalıştıran kişi.
privacy-contact = Bu kişiye nasıl ulaşacağınızı, beni bulduğunuz sitede ya da grupta sorun.

## /break

command-break = Bir süre bildirim ve oran yok: erken bitirilemez
    .for = Örneğin 7d, 12h ya da pzt 9:00’a kadar
    .example = /break 7d
command-name-break = mola
break-button = Mola ver
break-trouble = Bu zor bir durum ve yalnız değilsiniz. Biriyle ücretsiz ve isim vermeden konuşun: { $line }
break-danger = Hayatınız tehlikedeyse hemen 112’yi ya da bulunduğunuz yerin acil numarasını arayın.
break-what = Molada hiçbir şey göndermem, oran göstermem. Erken bitirilemez. Ne kadar sürsün?
break-1d = 24 saat
break-7d = 7 gün
break-30d = 30 gün
break-180d = 180 gün
break-ask = { $until } saatine kadar mola verilsin mi?
break-ask-what = O zamana dek hiçbir şey göndermem, oran göstermem. Mola erken bitirilemez, yalnızca uzatılabilir. Takipleriniz kalır.
break-yes = Molayı başlat
break-no = Vazgeç
break-none = Mola başlatılmadı.
break-bad-time = Ne kadar sürsün? Bir saatten bir yıla kadar: /break 7d
break-group = Mola yalnızca size özeldir: bana özelden /break 7d yazın.
break-on = { $until } saatine kadar moladasınız. O zamana dek hiçbir şey göndermem, oran göstermem.
break-in-private = Bunu özelden yanıtlıyorum.

## /mydata and /forgetme

command-mydata = Bu sohbet hakkında neler saklanıyor
command-forgetme = Bu sohbet hakkında saklananları sil
mydata-heading = Verilerim
mydata-what = Bu sohbet ve sizin hakkınızda saklanan her şey, JSON olarak. Saatler UTC.
mydata-what-group = Bu grup hakkında saklanan her şey, JSON olarak. Saatler UTC.
mydata-none = Bu sohbet hakkında hiçbir şey saklanmıyor.
mydata-left = Daha eski { $count } kayıt gösterilmiyor.
mydata-forget = Her şeyi sil
forgetme-ask = Bu sohbet hakkında saklanan her şey silinsin mi: ayarları{ $count ->
    [0] {""}
   *[other] , { $count } takip
  } ve bildirim kayıtları? Bu geri alınamaz.
forgetme-ask-group = Bütün konularıyla bu grup hakkında saklanan her şey silinsin mi: ayarları{ $count ->
    [0] {""}
   *[other] , { $count } takip
  } ve bildirim kayıtları? Bu geri alınamaz.
forgetme-elsewhere = Başka sohbetlere eklediğiniz { $count } takip, adınız olmadan orada kalır.
forgetme-yes = Evet, her şeyi sil
forgetme-no = Hayır, kalsın
forgetme-done = Tamam: bu sohbet hakkında saklanan her şey silindi. Bundan sonrası ilk günkü gibi.
forgetme-break = Tamam: bu sohbet hakkında saklanan her şey silindi, molanızın bitişi dışında. Mola { $until } saatine kadar sürer.
forgetme-backups = Yedeklerde en geç { $until } tarihine kadar kalır. Bir yedek geri yüklense de geri gelmez.
forgetme-kept = Hiçbir şey silinmedi.

## /link and /unlink

command-link = İki platformda tek takip listesi
    .code = Diğer platformda aldığınız kod
    .example = /link
command-unlink = Ortak takip listesini yeniden ikiye ayır
link-heading = İki platformda tek liste
link-how = Bana bunu 10 dakika içinde { $platform ->
    [telegram] Telegram üzerinden
    [discord] Discord üzerinden
    [playground] deneme sayfasından
   *[several] başka bir platformdan
  } yazın:
link-what = Sonra iki sohbet tek listeyi paylaşır: ikisinin bütün takipleri, bu sohbetin ayarlarıyla.
link-secret = Kodu kimseye vermeyin: onu kullanan listenize ortak olur. /unlink yeniden ayırır.
link-ask = Bu kodu diğer platformdaki sohbetimizde siz mi aldınız?
link-ask-why = Evetse iki sohbet tek listeyi paylaşır. Kod başkasınınsa o kişi takiplerinizi görür, bildirimlerinizi alır ve her şeyi silebilir.
link-ask-yes = Evet, kod benim
link-shared = { $one ->
    [telegram] Telegram
    [discord] Discord
   *[playground] Deneme sayfası
  } ve { $other ->
    [telegram] Telegram
    [discord] Discord
   *[playground] deneme sayfası
  } tek listeyi paylaşıyor{ $count ->
    [0] , liste henüz boş.
   *[other] : { $count } takip.
  }
link-alerts-seen = Bildirimler en son yazdığınız yere gider: şimdi { $platform ->
    [telegram] Telegram
    [discord] Discord
   *[playground] deneme sayfası
  }.
link-alerts-both = Bildirimler ikisine de gider.
link-to-both = Bildirimler ikisine de
link-to-seen = Bildirimler son yazdığım yere
link-part = Ayır
link-button = Başka platform bağla
link-parted = { $count ->
    [0] Yine iki ayrı liste var.
   *[other] Yine iki ayrı liste var, { $count } takip ikisinde de duruyor.
  } Bundan sonraki değişiklikler yalnızca yapıldıkları yerde geçerlidir.
link-not-shared = Bu sohbet listesini başkasıyla paylaşmıyor.
link-group = Yalnızca özel sohbetler liste paylaşabilir.
link-nowhere = Tek bir platformdayım, bağlanacak bir şey yok.
link-unknown = Böyle bir kod yok: yanlış yazılmış, kullanılmış ya da 10 dakikadan eski. Diğer platformda /link ile yenisini alın.
link-too-many = Çok fazla kod denendi. { $minutes } dakika sonra yeniden deneyin.
link-same-platform = Bu kod bu platformda alınmış. Diğerinde yazın.
link-linked = İki sohbetten biri listesini zaten paylaşıyor, paylaşım yalnızca ikili olur. Önce orada /unlink ile ayırın.
forgetme-shared = { $platform ->
    [telegram] Telegram
    [discord] Discord
   *[playground] Deneme sayfası
  } tarafındakiler de silinir: ikisi tek listeyi paylaşıyor. Orada kalsın istiyorsanız önce ayırın.

## /for

command-for = Bir kanalı ya da grubu buradan yönet
    .chat = Kanal: @ad
    .example = /for @kanal
for-how = Hangi kanal ya da grup? Seçin ya da adını yazın: /for @kanal
for-needs = İkimiz de orada gönderi paylaşabilen birer yönetici olmalıyız.
for-choose-channel = Kanal seç
for-choose-group = Grup seç
for-which = Hangisini yönetmek istiyorsunuz?
for-now = Buraya yazdıklarınız şunun için geçerli: { $chat }.
for-another = Başka sohbet
for-me-again = Sohbetime dön
for-begun = Buraya yazdıklarınız artık { $chat } için geçerli: /watch, /watches, /settings, /odds ve diğerleri.
for-ends = Bitirmek için /for me yazın; 24 saat kullanılmazsa kendiliğinden biter. Şunlar yine size ait kalır: /mydata, /forgetme, /link, /bet, /journal ve /break.
for-over = Yeniden kendi sohbetinizdesiniz.
for-ended = Buradan { $chat } yönetimi bitti: 24 saat kullanılmadı. Devam için /for yazın.
for-about = { $chat } için · /for me
for-joined = Artık { $chat } içinde paylaşım yapabilirim. Buradan yönetebilirsiniz.
for-steer = Yönet: { $chat }
for-button = Kanal yönet
for-group = /for komutunu benimle özel sohbetinizde yazın.
for-nowhere = Burada komutlar her kanalda çalışır: orada yazın.
for-unknown = Bu kanalı bilmiyorum. Önce beni orada yönetici yapın, sonra yeniden seçin: /for
for-no-post = { $chat } içinde paylaşım yapamıyorum. Beni orada mesaj gönderebilen bir yönetici yapın.
for-not-theirs = { $chat }: yalnızca orada paylaşım yapabilen yöneticiler yönetebilir.
for-lost = { $chat }: yalnızca orada paylaşım yapabilen yöneticiler yönetebilir; şu anda sizde bu yetkiyi görmüyorum.
draft-show = Taslakları göster
draft-none = Onay bekleyen bir şey yok.
draft-heading = Taslak: { $chat }
draft-until = { $until } saatine kadar geçerli. Yayınlanırsa o anki oranlarla çıkar.
draft-publish = Yayınla
draft-drop = Taslağı sil
draft-approved = Şu anki oranlarla gönderiyorum.
draft-published = Yayınlandı.
draft-refused = Taslak silindi.
draft-late = Yayınlanmadı: kimse zamanında onaylamadı.
draft-untrue = Yayınlanmadı: artık güncel değildi.
draft-failed = Yayınlanmadı: sohbet kabul etmedi.
draft-unseen = Son bildirimlerin süresi doldu: onaylayacak kimseye ulaşamadım. Yöneticiler: burada { $once } ya da bana özelden /for yazın.

## /arbs, /stake and /kelly

command-arbs = Surebet ve middle fırsatları
    .page = Sayfa numarası
    .example = /arbs
command-stake = Bir bahis ne kadar kazandırır
    .bet = Oran ve tutar; birkaç oran varsa tutar bölünür
    .example = /stake 2,10 50
command-kelly = Kelly tutarı
    .bet = Oran, sizce olasılık, isterseniz kasa ve pay
    .example = /kelly 2,10 %52
arbs-heading = Surebet ve middle
arbs-profit = Hangisi kazanırsa kazansın: +{ $profit }
arbs-profit-draw = Kim kazanırsa kazansın: +{ $profit }; beraberlikte iade
arbs-profit-push = Hangi taraf olursa olsun: +{ $profit }; sonuç tam barajdaysa iade
arbs-profit-half = Hangi taraf olursa olsun: +{ $profit }; yarısı iade olursa +{ $least }
arbs-middle-free = Middle: ikisi de kazanabilir, yoksa +{ $profit }
arbs-middle-cost = Middle: ikisi de kazanabilir, yoksa −{ $profit }
arbs-leg = { $price } { $book } · { $offer }
arbs-explained = Kayıtlı oranlardan, az önce sorgulanmadı. Böyle oranlar çoğu zaman hatadır, dakikalar içinde kaybolur ya da bahis sonradan iptal edilir; siteler de bunlara oynayanları kısıtlar.
arbs-own = Yalnızca seçtiğiniz sitelere bakarım.
arbs-none = { $count ->
    [0] Şu anda kayıtlı oran yok.
   *[other] Oranları kayıtlı { $count } maçta fırsat yok.
  }
stake-heading = Bahis
stake-split-heading = Bahsi bölme
stake-price = Oran
stake-stake = Tutar
stake-returned = Ödeme
stake-profit = Kâr
stake-break-even = Başabaş olasılığı
stake-split-wins = Hangisi kazanırsa kazansın, { $total } yatırılınca en az { $least } döner: { $profit }.
stake-split-missing = Tüm sonuçlar bunlarsa { $total } yatırılınca en az { $least } döner: { $profit }. Bu kadarı nadirdir. Eksik bir sonuç var mı?
stake-split-loses = Hangisi kazanırsa kazansın, { $total } yatırılınca yaklaşık { $least } döner: { $profit }.
stake-split-note = Bu yalnızca sonuçlardan biri mutlaka tutuyorsa ve her bahis kendi oranından alındıysa geçerlidir.
stake-usage = Önce oranları, sonra tutarı yazın, örneğin: { $example }
stake-no-stake = { $count } oran var ama tutar yok. Tutarı sona ekleyin, örneğin: { $example }
stake-bad-amount = “{ $amount }” tutarını anlamadım. 1000 ya da 12,50 gibi yazın.
kelly-heading = Kelly tutarı
kelly-chance = Sizce olasılık
kelly-edge = Avantaj
kelly-full = Tam
kelly-half = Yarım
kelly-quarter = Çeyrek
kelly-part = { $part } pay
kelly-share = kasanın { $share } kadarı
kelly-stake = { $stake } ({ $share })
kelly-nothing = Avantaj yok, Kelly bahis yapmayın diyor.
kelly-note = Kelly verdiğiniz olasılığı kesin kabul eder. Bu birkaç puan fazlaysa tam tutar uzun vadede kaybettirir; bu yüzden çoğu kişi çeyreğini yatırır. Bahis tavsiyesi değildir.
kelly-usage = Oranı ve sizce olasılığı yazın, örneğin: { $example }
kelly-bad-chance = “{ $chance }” olasılığını anlamadım. %52 ya da 0,52 gibi yazın.

## /bet and /journal

command-bet = Oynadığınız bir bahsi not et
    .match = Bir takım, iki takım ya da #17 gibi bir numara
    .selection = ev, beraberlik, deplasman, üst 2,5, ev -1,5
    .price = 2,10, 11/10 ya da +110
    .stake = Bir tutar, örneğin 20
    .book = Bahis sitesi
    .example = /bet { $match } 1 2,10 20
command-name-bet = bahis
bet-usage = Maç, seçim ve oran yazın; ardından tutar ve “@” ile bahis sitesi gelebilir: { $example }
bet-price = Hangi oranla? Yazın, isterseniz tutarla birlikte, örneğin: 2,10 20
bet-recorded = Bahis kaydedildi
bet-undo = Geri al
bet-button = Oynadım
bet-fair = { $way ->
    [higher] Şu anki adil oran: { $fair } · sizinki { $by } yüksek
    [lower] Şu anki adil oran: { $fair } · sizinki { $by } düşük
   *[same] Şu anki adil oran: { $fair }, sizinkiyle aynı
  }
bet-late = Maç başladığı için CLV olmayacak.

command-journal = Bahisleriniz ve CLV değerleri
command-name-journal = günlük
journal-heading = Bahis günlüğü
journal-in-private = Günlük yalnızca size özeldir. Benimle özel bir sohbet açıp orada sorun.
journal-empty = Burada henüz bir şey yok. Oynadığınız bahis şöyle not edilir: { $example }. Başka kimse görmez.
journal-full = Günlük { $most } bahis alır, sizinki dolu. Hepsi /export dosyasında; bazılarını silerseniz yer açılır.
journal-bet = { $selection } · { $price }
journal-stake = tutar { $stake }
journal-clv = CLV { $value }
journal-open = Açık bahisler
journal-returned = Geri dönen
journal-yield = Getiri
journal-clv-mean = CLV: ortalama { $value } ({ $low } ile { $high } arası), { $matches } maç
journal-clv-few = CLV: ortalama için gereken { $least } maçtan { $matches } tanesi var
journal-by-market = Bahis türüne göre CLV
journal-by-sport = Spora göre CLV
journal-group = { $group }: { $value } ({ $low } ile { $high } arası), { $matches } maç
journal-explained = CLV: oranınızın, başlangıçtaki adil orana göre durumu. Parantez içinde: gerçek ortalamanın %95 güvenle bulunduğu aralık.
journal-match = Maç
journal-result = Sonuç
journal-result-won = Kazandı
journal-result-lost = Kaybetti
journal-result-void = İade
journal-result-half-won = Yarısı kazandı
journal-result-half-lost = Yarısı kaybetti
journal-fair-close = Adil kapanış oranı
journal-closing-value = CLV
journal-reopen = Hâlâ açık
journal-remove = Sil
journal-removed = Günlükten silindi.
forgetme-journal = { $count } bahislik günlüğünüz de silinir.

## Refusals and faults

refuse-unknown-command = /{ $command } komutunu bilmiyorum. /matches yazın ya da neler yapabildiğime bakın:
refuse-unknown-command-near = /{ $command } komutunu bilmiyorum. Bunu mu kastettiniz: { $near }?
refuse-not-manager = Bunu yalnızca bu sohbetin yöneticileri yapabilir.
refuse-information-only = Bu sohbet “Yalnızca bilgi” ayarında: oranları ve değişimlerini gösteririm, neye oynanacağı hakkında bir şey söylemem.
information-only-change = Bunu değiştir
refuse-not-manager-watches = Bunu yalnızca bu sohbetin yöneticileri yapabilir. /settings ile bütün üyelere izin verebilirler.
refuse-guest = Beni bu sohbete kimse eklemedi: yanıt verebilirim ama bir şey saklayamam, bildirim gönderemem. Bu komutu bana özel mesajla yazın.
refuse-not-own-watch = Bu takibi başkası ekledi; yalnızca o ve yöneticiler değiştirebilir.
refuse-unknown-setting = “{ $setting }” diye bir ayar yok. Hepsine bakın ya da örneğin şöyle yazın: { $example }
refuse-flood = Biraz hızlı oldu. { $seconds } saniye sonra yeniden sorun.
refuse-unknown-sport = “{ $sport }” diye bir spor ya da lig bilmiyorum. Maçı olan sporlar:
find-league-many = “{ $words }” birden çok lige uyuyor. Hangisini kastettiniz?
find-league-near = “{ $words }” diye bir lig bulamadım. Bunlardan birini mi kastettiniz?
refuse-unknown-day = “{ $day }” gününü anlamadım. Bugün, yarın ya da bir tarih yazın, örneğin: /matches 23.11
refuse-unknown-status = “{ $status }” durumunu bilmiyorum. Canlı, oynanacak ya da biten yazın, örneğin: /matches futbol canlı
refuse-old-button = Bu düğme eski bir mesajdan, artık çalışmıyor.
refuse-too-long = Bu benim için çok uzun. Bir ad ve ardından birkaç kelime yeter.
fault-busy = Bu dakikanın sorgu sınırı doldu. Lütfen birkaç saniye sonra deneyin.
fault-busy-minutes = Oran servisi yaklaşık { $minutes } dakika daha sorgu kabul etmiyor. Lütfen ondan sonra yeniden deneyin.
busy-later = Şu anda yoğunluk var. Yaklaşık { $seconds } sn içinde burada yanıtlarım.
busy-again = Sorunuzu aldım: yanıt yaklaşık { $seconds } sn içinde yukarıdaki mesajıma gelir.
busy-stopped = Yanıtlayamadan yeniden başladım. Lütfen tekrar sorun.
fault-unreachable = Oran servisi şu anda yanıt vermiyor. Lütfen birkaç dakika sonra yeniden deneyin.
fault-misfit = Oran servisi okuyamadığım bir şey gönderiyor. Beni çalıştıranların haberi var.
fault-no-definition = Oran servisini henüz okuyamıyorum: önce beni çalıştıranların tanılamayı başlatması gerek.
fault-key = Oran servisi anahtarımı kabul etmiyor. Beni çalıştıranların geçerli bir anahtar girmesi gerek.
fault-spent = Oran servisindeki sorgu hakkım bitti. Yenilenince tekrar sorabilirim.
fault-plan = Oran servisindeki planım bunu kapsamıyor. Beni çalıştıranlar sorguları azaltabilir ya da planı değiştirebilir.
fault-wish = Oran servisi ayarlarımdaki bir şeyi tanımıyor. Beni çalıştıranların ayarları düzeltmesi gerek.
fault-spent-until = Oran servisindeki sorgu hakkım bitti, yenilenme: { $until }. O zamana kadar yeni oran yok.
fault-not-offered = Oran servisimde bu yok.
lacks-predictions = { $source } tahmin sunmuyor.
lacks-value-bets = { $source } değerli bahis listesi sunmuyor.
lacks-fighters = { $source } dövüşçü bilgisi sunmuyor.
lacks-teams = { $source } takım listesi sunmuyor.
lacks-leagues = { $source } lig listesi sunmuyor.
lacks-bookmakers = { $source } herkese tek oran veriyor; karşılaştırılacak bahis sitesi yok.
lacks-bonuses = { $source } bonus bilgisi sunmuyor.
fault-refused = Oran servisi bunu şu anda yanıtlayamıyor. Lütfen birkaç dakika sonra yeniden deneyin.
fault-full = Bunu kaydedemedim: diskim dolu. Beni çalıştıranların yer açması gerek.
fault-cannot-save = Bunu şu anda kaydedemiyorum. Lütfen bir dakika sonra yeniden deneyin.
fault-cannot-look = Buna şu anda bakamıyorum. Lütfen bir dakika sonra yeniden deneyin.
fault-retry = Yeniden dene
fault-bug = Bir şey ters gitti. Not ettim (hata { $id }).
help-button = Yardım
unread-media = Yalnızca yazı okuyabiliyorum. Bir takımın adını yazın, oranlarını göstereyim.
unread-media-group = Yalnızca yazı okuyabiliyorum. /odds ve bir takımın adını yazın.
unread-edit = Düzenlenen mesajları göremiyorum. Lütfen yeniden gönderin.

## Names of commands and options, where a platform shows its own for each language: lower-case letters, no spaces

command-name-matches = maçlar
command-name-live = canlı
command-name-match = maç
command-name-odds = oranlar
command-name-best = en-iyi
command-name-history = geçmiş
command-name-movers = hareketler
command-name-predictions = tahminler
command-name-valuebets = değerli-bahisler
command-name-watch = takip
command-name-unwatch = takibi-bırak
command-name-watches = takipler
command-name-preview = önizleme
command-name-edit = düzenle
command-name-pause = duraklat
command-name-resume = sürdür
command-name-undo = geri-al
command-name-export = dışa-aktar
command-name-import = içe-aktar
command-name-log = kayıtlar
command-name-why = neden
command-name-score = karne
command-name-search = ara
command-name-teams = takımlar
command-name-team = takım
command-name-leagues = ligler
command-name-fighters = dövüşçüler
command-name-fighter = dövüşçü
command-name-bookmakers = siteler
command-name-bonuses = bonuslar
command-name-fair = adil
command-name-arbs = surebet
command-name-stake = tutar
# As in English.
command-name-kelly = kelly
command-name-settings = ayarlar
command-name-help = yardım
command-name-start = başla
command-name-status = durum
command-name-about = hakkında
command-name-privacy = gizlilik
# As in English.
command-name-admin = admin
command-name-mydata = verilerim
command-name-forgetme = beni-unut
command-name-for = kanal
command-name-link = bağla
command-name-unlink = ayır

option-name-file = dosya
option-name-topic = konu
option-name-text = metin
option-name-match = maç
option-name-market = bahistürü
option-name-format = biçim
option-name-selection = seçim
option-name-book = site
option-name-books = siteler
option-name-sport = spor
option-name-league = lig
option-name-day = gün
option-name-status = durum
option-name-edge = avantaj
option-name-price = oran
option-name-within = içinde
option-name-window = süre
option-name-threshold = eşik
option-name-words = kelimeler
option-name-what = ne
option-name-fighter = dövüşçü
option-name-team = takım
option-name-prices = oranlar
option-name-method = yöntem
option-name-change = değişiklik
option-name-chat = sohbet
option-name-watch = takip
option-name-rule = kural
option-name-until = bitiş
option-name-code = kod
option-name-bet = bahis
option-name-stake = tutar
option-name-private = özel
option-name-role = rol
option-private = Yanıtı yalnızca siz görürsünüz

## What operators are told of errors

troubles-heading = Hatalar
troubles-times = { $count ->
    [one] Bir kez, { $last }
   *[other] { $count } kez, ilki { $first }, sonuncusu { $last }
}
troubles-how = Hepsi kayıtlarda. Her türü en çok saatte bir bildirilir.

## Who is let in

access-blocked = Beni çalıştıranlar bu sohbeti engelledi, bu yüzden burada yanıt vermiyorum.
access-not-listed = Yalnızca belli sohbetlerde yanıt veririm, burası onlardan değil.
access-asked = Yalnızca beni çalıştıranların izin verdiği yerlerde yanıt veririm. Onlara sordum, izin gelince buraya yazarım.
event-asked = Yeni bir sohbet beni kullanmak istiyor: { $address }
event-asked-by = Yeni bir sohbet beni kullanmak istiyor: { $address }, yazan { $person }
event-admitted = Bu sohbet artık beni kullanabilir. Neler yapabildiğimi görmek için /help yazın.
event-admitted-there = { $chat } artık beni kullanabilir. Yönetmek için: /for.

## /admin: for the operators of a bot

command-admin = Beni çalıştıranlar için: durumum, sohbetlerim ve neler yapıldığı
    .what = status, budget, chats, limits, log, doctor …
    .example = /admin status
admin-heading = Beni çalıştıranlar için
admin-unknown-act = Beni çalıştıranlar için “{ $word }” diye bir komut yok.
admin-in-private = Bunu yalnızca özelden yanıtlarım. Benimle özel bir sohbet açıp orada sorun.
admin-usage-status = status
admin-usage-budget = budget
admin-usage-chats = chats 1001
admin-usage-chat = chat telegram:42
admin-usage-failed = failed
admin-usage-limits = limits telegram:42 hourly 6
admin-usage-log = log
admin-usage-unclear = unclear
admin-usage-doctor = doctor
admin-act-status = ne çalışıyor, ne beklemede, ne bozuk
admin-act-budget = kalan sorgular ve kimin kullandığı
admin-act-chats = kaç sohbet var, en çok kim takip ediyor; adresin bir parçasıyla aranır
admin-act-chat = tek bir sohbet hakkında bilinenler
admin-act-failed = bir günde iletilemeyenler; yeniden göndermek için
admin-act-limits = bir sohbetin takip ve bildirim sınırları
admin-act-log = beni çalıştıranlar ne yaptı
admin-act-unclear = anlamadıklarım, maskelenmiş
admin-act-doctor = oran servisindeki her şeyi denetler, yarım dakika sürer
admin-status-button = Durum
admin-budget-button = Bütçe
admin-chats-button = Sohbetler
admin-chat-button = Sohbet
admin-limits-button = Sınırlar
admin-log-button = Kayıt
admin-failed-button = İletilemeyenler
admin-unclear-heading = Başlangıçtan beri anlaşılmayanlar
admin-unclear-none = Başlangıçtan beri her şeyi anladım.
admin-unclear-off = Anlamadıklarımı saymıyorum. { $setting } bunu açar.
admin-unclear-line = { $count } × { $words }
admin-failed-heading = Son bir günde iletilemeyenler
admin-failed-none = Her şey iletildi ya da hâlâ yolda.
admin-failed-line = { $count ->
       *[other] { $count } mesaj
    }, sonuncusu { $last }
admin-failed-again = Yeniden gönder: { $number }
admin-failed-queued = { $count ->
        [0] Yeniden gönderilecek bir şey kalmadı.
       *[other] { $count } mesaj, hâlâ geçerliyse yeniden gönderilir.
    }
admin-doctor-button = Tanılama
admin-platform-telegram = Telegram
admin-platform-discord = Discord
admin-platform-playground = Deneme sayfası
admin-status-heading = Durumum
admin-row-version = Sürüm
admin-version-newer = { $version }; { $newer } çıktı
admin-row-since = Başlangıç
admin-row-platforms = Platformlar
admin-platform-up = { $name } çalışıyor
admin-platform-down = { $name } çalışmıyor
admin-row-database = Veritabanı
admin-row-poller = Son kontrol turu
admin-poller-elsewhere = başka bir süreçte
admin-row-watched = Takipte
admin-watched = maç: { $matches }, sohbet: { $chats }
admin-row-queue = Bekleyen bildirimler
admin-queue = yolda: { $going }, bekletilen: { $held }
admin-queue-oldest = en eskisinin zamanı: { $since }
admin-row-backup = Son günlük yedek
admin-backup-none = yok
admin-disk-full = Veritabanının diski dolu.
admin-odds-failing = Oran servisi 15 dakikadan uzun süredir yanıt vermiyor.
admin-odds-key-refused = Oran servisi anahtarı kabul etmiyor: geçerli bir anahtar girin.
admin-odds-out-of-credits = Oran servisindeki sorgu hakkı bitti.
admin-odds-busy = Oran servisi daha az sorgu istiyor.
admin-misfit = { $endpoint }: oran servisi beklenmedik bir şey gönderiyor (ilk kez: { $since }): { $misfit }
admin-no-definition = Oran servisi henüz okunamıyor: { $button } düğmesine basın.
admin-unseen-drafts = Taslaklar kimseye ulaşmıyor, bildirimler gönderilemiyor: { $chats }
admin-unlisted = Verilerinin silinmesini isteyenlerin listesi yedeklerin yanına yazılamıyor ({ $since } fark edildi): bir yedeği geri yüklemek verilerini geri getirebilir. BACKUP_DIR ayarına bakın
admin-status-notes = Başlangıçtan beri oran servisinin yanıtlarında not edilenler:
admin-status-no-notes = Oran servisinin yanıtlarında olağandışı bir şey not edilmedi.
admin-status-note = { $endpoint }: { $note } × { $count }
admin-more = Ve { $count } tane daha.
admin-budget-heading = Oran servisine sorgular
admin-budget-no-requests = Henüz bir şey sorulmadı.
admin-budget-pace = Dakikada en çok { $rate } sorgu; bu dakikadan { $left } sorgu kaldı.
admin-budget-pause = Servis beklememi istedi, bitiş: { $end }.
admin-budget-demand = { $matches ->
    [0] Takip edilen maç yok.
   *[other] Takip edilen { $matches } maça bakmak sorguların { $share } kadarını alıyor.
}
admin-budget-demand-too-much = Takip edilen { $matches } maça her yenilendiğinde bakmak, eldeki sorguların { $share } kadarını alırdı. Hepsine daha seyrek bakıyorum: değişiklikler ortalama { $minutes } dakikaya varan gecikmeyle fark ediliyor.
admin-credits-used = Kullanılan
admin-credits-of = { $used } / { $units }
admin-credits-left = Kalan
admin-credits-until = { $left }, yenilenme: { $end }
admin-credits-pace = Bu hızla
admin-credits-lasts = dönem sonunda kalan: { $left }
admin-credits-dry = bitiş: { $end }
admin-credits-column-league = Lig
admin-credits-column-day = Günlük
admin-credits-column-watch = Takip başı
admin-credits-one-more = Bir lig daha günde yaklaşık { $units } kullanır.
admin-credits-alerted = 100 hareketin yaklaşık { $now } tanesi bildirim getiriyor; iki kat krediyle yaklaşık { $doubled }.
admin-budget-most = En çok takip edenler:
admin-budget-used = Son bir saatte kullanılan:
admin-column-for = Kim için
admin-column-requests = Sorgu
admin-lane-person = kişiler
admin-lane-poller = bildirimler
admin-budget-this-process = Yalnızca bu sürecin sayımı.
admin-chats-heading = Sohbetler
admin-chats-none = Öyle bir sohbet yok.
admin-chats-how = Adresinin bir parçasıyla arayın: { $usage }
admin-chat-line = { $address }: { $watches } takip
admin-chat-line-state = { $address }: { $watches } takip ({ $state })
admin-state-active = etkin
admin-state-suspended = ulaşılamıyor
admin-state-asked = henüz kabul edilmedi
admin-state-blocked = engelli
admin-state-since = { $state }, { $since }
admin-count-active = { $count } etkin
admin-count-suspended = { $count } tanesine ulaşılamıyor
admin-count-asked = { $count } henüz kabul edilmedi
admin-count-blocked = { $count } engelli
admin-row-state = Durum
admin-row-reason = Nedeni
admin-row-known = İlk görülme
admin-row-language = Dil
admin-row-watches = Takip edilen maçlar
admin-of = { $count }, en çok { $most }
admin-row-hourly = Saatte mesaj
admin-row-matches = Maçlar
admin-row-messages = Son 7 gündeki mesajlar
admin-row-waiting = Bekleyen bildirimler
admin-row-log = Kayıtlarda
admin-which-chat = Hangi sohbet? Adresini yazın, örneğin: telegram:42
admin-no-such-chat = { $address } adresli sohbeti bilmiyorum.
admin-limits-saved = Kaydedildi.
admin-limits-watches = { $count } maç
admin-limits-how = Başka sayılar: { $usage }
admin-limits-unclear = { $address } için yazabilecekleriniz: “hourly” ve 60’a kadar bir sayı ya da “off”; “watches” ve 1000’e kadar bir sayı ya da “usual”.
admin-usage-block = block telegram:42
admin-usage-allow = allow telegram:42
admin-usage-leave = leave telegram:-1001
admin-act-block = bir sohbete ya da kişiye artık yanıt vermez; Discord kişisi: discord:@42
admin-act-allow = erişim isteyeni ya da engelleneni kabul eder
admin-act-leave = bir gruptan ya da sunucudan ayrılır
admin-block-button = Engelle
admin-allow-button = İzin ver
admin-unblock-button = Engeli kaldır
admin-refuse-button = Reddet
admin-asked-button = Bekleyenler
admin-leave-button = Ayrıl
admin-blocked = { $address } engellendi. Oraya bunu bildirmek için bir kez daha yanıt veririm, sonra yanıt vermem ve bildirim göndermem.
admin-block-operator = { $address } beni çalıştıranlardan biri, engellenemez.
admin-allowed = { $address } artık beni kullanabilir.
admin-not-shut = { $address } zaten engelli değildi.
admin-left = { $address } sohbetinden ayrıldım.
admin-leave-private = { $address } özel bir sohbet, ayrılamam. Onun yerine engelleyin.
admin-leave-failed = { $address } sohbetinden ayrılamadım. Birkaç dakika sonra yeniden deneyin.
admin-usage-broadcast = broadcast Saat 9’da buradayız.
admin-act-broadcast = her sohbete mesaj gönderir; önce size gösterir
admin-broadcast-how = Her sohbete ne duyurulacağını yazın: /admin broadcast ve metin. Düğmeye basmadan hiçbir şey gönderilmez.
admin-broadcast-long = Bu çok uzun: en çok 1500 karakter.
admin-broadcast-heading = Henüz gönderilmedi
admin-broadcast-takes = { $count } sohbet, yaklaşık { $minutes } dakikada biter; bildirimler önce gider. Mesaj:
admin-broadcast-send = { $count } sohbete gönder
admin-broadcast-old = O metin bir saatten eski ya da artık bilinmiyor. Yeniden yazın.
admin-broadcast-begun = Yola çıktı.
admin-broadcast-already = Zaten yolda ya da gitti; hiçbir sohbet iki kez almaz.
admin-broadcast-progress = Gönderilen: { $told }, bekleyen: { $waiting }
admin-broadcast-stop = Durdur
admin-broadcast-stopped = Durduruldu. Gönderilen: { $told }, gönderilmeyen: { $left }
event-notice = Bu botu çalıştıranlardan bütün sohbetlere
admin-log-heading = Beni çalıştıranlar ne yaptı
admin-log-none = Henüz bir şey yok.
admin-log-line = { $at } { $operator }: { $act }
admin-doctor-heading = Tanılama
admin-doctor-fine = Her şey anlaşılıyor.
admin-doctor-trouble = Oran servisinin yanıtlarında anlaşılmayan şeyler var.
admin-column-endpoint = Uç nokta
admin-column-verdict = Sonuç
admin-column-items = Öğe
admin-verdict-understood = iyi
admin-verdict-partly = kısmen
admin-verdict-empty = boş
admin-verdict-open = karar bekliyor
admin-verdict-misfit = değişmiş
admin-verdict-not-understood = belirsiz
admin-verdict-refused = reddedildi
admin-verdict-unreachable = yanıt yok
admin-verdict-not-asked = sorulmadı
admin-degraded-heading = Etkilenenler:
admin-degraded = { $feature }: { $cause }
admin-feature-matches = maç listesi ve kelimelerle arama
admin-feature-slug = slug ile tek maç
admin-feature-odds = oranlar
admin-feature-alerts = bildirimler
admin-feature-history = oran geçmişi
admin-feature-predictions = tahminler
admin-feature-valuebets = değerli bahisler
admin-feature-fighters = dövüşçüler
admin-feature-teams = takımlar
admin-feature-leagues = ligler
admin-feature-bookmakers = bahis siteleri ve değerlendirmeleri
admin-feature-bonuses = bonuslar
admin-feature-kickoff = maç saatleri
admin-feature-live = canlı maçların ayırt edilmesi
admin-feature-sports = spora göre maçlar
admin-feature-books = site site oranlar
admin-feature-records = dövüşçülerin karneleri
admin-feature-results = sonuçlar
admin-cause-no-answer = { $endpoint } yanıt vermedi
admin-cause-not-understood = { $endpoint } yanıtı anlaşılmıyor
admin-cause-field = { $endpoint } öğelerinin hiçbirinde { $field } yok
admin-cause-filter = { $endpoint } şunu dikkate almıyor: { $field }
admin-filters-heading = Maç listesinin filtreleri:
admin-filter = { $parameter }: { $works }
admin-works-yes = çalışıyor
admin-works-no = çalışmıyor
admin-works-unclear = anlaşılamadı
admin-refused-heading = Yanıtlarda atlananlar:
admin-questions-heading = Karar bekleyenler:
admin-questions-how = { $command } tanımı bir dosyaya yazar; kararı orada siz verirsiniz.
admin-definition-new = Oran servisini bundan sonra böyle okuyorum.
admin-service-works = { $service } beklendiği gibi yanıt veriyor.
admin-service-works-key = { $service } anahtarımı kabul ediyor ve beklendiği gibi yanıt veriyor.
admin-service-key = { $service } anahtarımı kabul etmiyor. Şuna bakın: { $settings }.
admin-service-plan = Anahtarım doğru, ama planı sorduğum şeyi kapsamıyor. Şuna bakın: { $settings }.
admin-service-spent = Anahtarım doğru ama sorgu hakkı bitti.
admin-service-busy = { $service } şu anda çok fazla sorgu alıyor. Anahtarımı başka bir program da kullanıyor olabilir.
admin-service-choices = { $service } sorduğum şeyi tanımıyor. Şuna bakın: { $settings }.
admin-service-misfit = { $service } tanımında yazandan farklı bir şey gönderiyor: { $detail }
admin-service-refused = { $service } sorguyu yanıtlamıyor: { $detail }
admin-service-down = Şuraya ulaşamıyorum: { $service } ({ $detail }). Şuna bakın: { $settings }.
admin-service-has = Orada olanlar:
admin-service-left =
    { $per ->
        [hour] Bu saat için kalan: { $units }
        [day] Bugün için kalan: { $units }
        [month] Bu ay için kalan: { $units }
       *[other] Şu an için kalan: { $units }
    }
admin-service-looks = Tüm takipler birlikte günde yaklaşık { $looks } sorgu yapabilir.

## The playground page

playground-tag = deneme sayfası
playground-welcome = Oranları sorun, bir maçı takip edin, bildirimin gelişini görün
playground-hint = Tüm komutlar için /, oranlar için bir takım adı yazın ya da bunlardan biriyle başlayın:
playground-feed = Konuşma
playground-input = Mesaj
playground-placeholder = Bir takım ya da komutlar için /
playground-send = Gönder
playground-palette = Komutlar ve öneriler
playground-you = Siz:
playground-writing = Yazıyor…
playground-alert = Bildirim
playground-silent = sessizce
playground-personal = Bunu yalnızca siz görürsünüz
playground-changed = güncellendi
playground-table = Tablo
playground-mark-best = en iyi
playground-mark-up = yukarı
playground-mark-down = aşağı
playground-connecting = Bağlanıyor…
playground-connected = Bağlı
playground-reconnecting = Yeniden bağlanıyor…
playground-paused = Bu sekmede duraklatıldı
playground-away = Yanıt yok. Linewatch hâlâ çalışıyor mu?
playground-refused = Bu yanıtlanamadı.
playground-retry = Yeniden dene
playground-newer = Yeni bildirim
playground-settings = Ayarlar
playground-language = Dil
playground-place = Bu sohbet
playground-private = özel
playground-group = bir grup
playground-admin = Grubun yöneticisiyim
playground-chat = Sohbet
playground-new-chat = Başka bir sohbet aç
playground-menu = Seç
playground-views = Yanıtları şöyle göster
playground-view-chat = Sohbet
playground-view-telegram = Telegram
playground-view-discord = Discord
playground-view-data = Veri
playground-view-reply = Yanıtın kendisi
playground-readers = Başka bir sohbet
playground-readers-hint = Bu sohbetin yanında; kendi dili, oran biçimi ve takipleri var. Aynı oranlar her birine kendi kurallarıyla ulaşır.
playground-add-reader = Yanında aç
playground-remove = Bu sohbeti kapat
playground-me = Siz
playground-format = Oran biçimi
playground-format-decimal = Ondalık
playground-format-fractional = Kesirli
playground-format-american = Amerikan
# As in English.
playground-format-hongkong = Hong Kong
playground-format-percent = Yüzde
playground-market = Piyasa
playground-market-hint = Uydurma ve kendiliğinden değişiyor. Bir oranı siz değiştirin, kime haber gittiğini görün.
playground-market-real = Gerçek oranlar, anahtarsız:
playground-market-odds = Oranlar
playground-market-watch = Takip et
playground-market-push = Oranı değiştir
playground-market-chance = İlk tarafın olasılığı
playground-pushed = Değişti:
playground-pushed-next = Takip eden sohbetlere yarım dakika içinde haber gider.
playground-tour = İlk dakika
playground-tour-odds = Oranları sorun
playground-tour-odds-why = Her bahis sitesinin oranı, en iyileri işaretli.
playground-tour-watch = Maçı takip edin
playground-tour-watch-why = Oran değişince bu sohbete haber gelir.
playground-tour-push = Oranı değiştirin
playground-tour-push-why = Olasılık altı puan değişir; bildirim yarım dakika içinde gelir.
playground-tour-go = Yap
playground-tour-skip = Atla
playground-tour-done = İlk bildiriminiz buydu
playground-close = Kapat

## Pictures

chart-button = Grafik
chart-books = Tüm siteler
chart-start = Başlangıç
chart-band = aralık
chart-best = en iyi oran
chart-gap = oran yok
chart-told = bildirim gönderildi
chart-consensus = { $books ->
    [one] tek site, marjsız
   *[other] { $books } sitenin adil oranı
}
chart-subject = { $market } · { $whose } · ilk kayıt { $since }
chart-of = { $market } · { $whose }
chart-way = { $from } → { $now }
chart-since = İlk kayıt: { $since }.
chart-alt = Grafik: { $title }, { $subject }. { $figures }.
chart-board-subject = { $market } · { $books } site{ $isFair ->
    [yes] {" "}· adil orana uzaklık
   *[no] {""}
}
chart-board-framed = { $subject }, en iyisi çerçevede
chart-distance = %{ $points }
chart-best-of = { $price } { $book } · adil { $fair }
chart-price-at = { $price } { $book }
chart-fair-only = adil { $fair }
chart-movers-subject = Adil oranlar, önce → şimdi
chart-mover = { $selection } · { $same }/{ $books } site
chart-price = Oran
chart-edge = Avantaj
chart-bet = { $selection } · { $book }
chart-bet-figures = { $price } · +{ $edge }
chart-bets-subject = Oran ve avantaja göre { $cut ->
    [yes] en iyi { $count } değerli bahis
   *[no] { $count } değerli bahis
}{ $isNarrowed ->
    [yes] {" "}· { $narrowed }
   *[no] {""}
}
chart-alerts = Bildirimlerinizden sonra olanlar
chart-alerts-summary = { $count } bildirim sonrası hareket: { $on } sürdü · { $stayed } yerinde kaldı · { $back } geri döndü
chart-alerts-told = Bildirim anındaki hareket, puan
chart-alerts-after = Sonraki hareket, puan
chart-alerts-stayed = yerinde kaldı
chart-alerts-explained = Bildirimden maçın başına ya da şu ana kadar, puan olarak: çizginin üstünde oran aynı yönde ilerledi, altında geri döndü.
chart-alerts-none = Grafik için henüz oran bildirimi yok.
chart-alert = { $selection } · { $day }
chart-alert-way = { $from } → { $to } → { $now }
