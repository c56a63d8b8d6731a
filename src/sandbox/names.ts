/** A name in the two languages of the sandbox. */
export interface Name {
  ru: string;
  en: string;
}

/** Places that exist nowhere. */
export const cities = names(`
  Varnholm/Варнхольм, Port Alder/Порт-Алдер, Kestrava/Кестрава, Lindmoor/Линдмур, Osterby/Остербю, Belgrava/Бельграва,
  Tarnovets/Тарновец, Marisol Bay/Марисоль-Бей, Quillan/Квиллан, Redwick/Редвик, Solvenna/Сольвенна, Dunmarrow/Данмарроу,
  Havelstad/Хавельстад, Brezhany/Брежаны, Castelmira/Кастельмира, Nordhaven/Нордхавен, Elmsworth/Элмсворт, Zhurava/Журава,
  Petrovar/Петровар, Calder Hill/Калдер-Хилл, Montevida/Монтевида, Silverton/Сильвертон, Vostrov/Востров, Aldermere/Алдермир,
  Rosenfeld/Розенфельд, Korsun/Корсунь, San Teodor/Сан-Теодор, Greywater/Грейуотер, Lazurny/Лазурный, Fairholt/Фэрхолт,
  Tirvas/Тирвас, Ostravia/Остравия, Beaumarais/Бомаре, Windhurst/Уиндхёрст, Yelnya Gora/Ельня-Гора, Carrowmere/Карроумир,
  Holmgrad/Хольмград, Vellamo/Велламо, Santa Brisa/Санта-Бриса, Drachenau/Драхенау`);

export const footballNicknames = names(`
  United/Юнайтед, Rovers/Роверс, Athletic/Атлетик, City/Сити, Olympic/Олимпик, Wanderers/Уондерерс, Sporting/Спортинг, Albion/Альбион`);

export const hockeyNicknames = names(`
  Wolves/Уолвз, Icebreakers/Айсбрейкерс, Lynx/Линкс, Glaciers/Глейшерс, Admirals/Адмиралс, Bears/Беарз, Storm/Шторм, Comets/Кометс,
  Hammers/Хаммерс, Polars/Поларс, Kings/Кингз, Ravens/Рэйвенс, Hornets/Хорнетс, Vikings/Викингс, Bisons/Бизонс, Sabres/Сейбрз`);

export const basketballNicknames = names(`
  Falcons/Фэлконс, Towers/Тауэрс, Sparks/Спаркс, Pilots/Пайлотс, Stallions/Стэллионс, Waves/Уэйвз, Giants/Джайентс, Arrows/Эрроуз,
  Foxes/Фоксес, Titans/Тайтенс, Miners/Майнерс, Jets/Джетс, Cobras/Кобрас, Rangers/Рейнджерс, Owls/Оулз, Monarchs/Монархс`);

export const maleNames = names(`
  Marek/Марек, Tomas/Томас, Elias/Элиас, Bruno/Бруно, Viktor/Виктор, Nikolai/Николай, Joren/Йорен, Mateo/Матео, Anders/Андерс,
  Ruslan/Руслан, Kaito/Кайто, Dario/Дарио, Oskar/Оскар, Emil/Эмиль, Rafael/Рафаэль, Timur/Тимур`);

export const femaleNames = names(`
  Alina/Алина, Clara/Клара, Ingrid/Ингрид, Mireia/Мирея, Sofia/София, Vesna/Весна, Noemi/Ноэми, Darya/Дарья, Helena/Хелена,
  Yuna/Юна, Liv/Лив, Romana/Романа`);

/** Family names without a feminine form, so that one spelling serves everybody. */
export const surnames = names(`
  Talvane/Тальване, Brisko/Бриско, Orlando-Ruiz/Орландо-Руис, Kettunski/Кеттунски, Moravio/Моравио, Dravenko/Дравенко, Halloway/Хэллоуэй,
  Sandrelli/Сандрелли, Virtaho/Виртахо, Quintara/Квинтара, Belenko/Беленко, Ostrande/Остранде, Pellegri/Пеллегри, Yamadori/Ямадори,
  Lindqvale/Линдквале, Corvina/Корвина, Zelenko/Зеленко, Marchetto/Маркетто, Ashgrove/Эшгроув, Kowalko/Ковалко, Riviere-Lo/Ривьер-Ло,
  Tennhoe/Теннхо, Valdemare/Вальдемаре, Hartoo/Харту, Sorvino-Lee/Сорвино-Ли, Petrenci/Петренчи, Makkone/Макконе, Dalmiro/Далмиро,
  Engelo/Энгело, Farrokhi/Фаррохи, Galvano/Гальвано, Hideshi/Хидэси, Ivarra/Иварра, Jankovo/Янково, Kalinski-Ro/Калински-Ро,
  Loventa/Ловента, Mbeki-Sol/Мбеки-Сол, Norddale/Норддейл, Okorie/Окорие, Pravido/Правидо, Ramsgate/Рамсгейт, Stellano/Стеллано,
  Tavaresh/Тавареш, Ulmane/Ульмане, Verano/Верано, Westby/Уэстби, Xanthou/Ксанту, Zabrini/Дзабрини`);

export const ringNames = names(`
  The Anvil/Наковальня, Silent Storm/Тихий шторм, Razor/Бритва, The Professor/Профессор, Night Train/Ночной поезд, Granite/Гранит,
  Cobra/Кобра, The Tailor/Портной, Lightning/Молния, The Bear/Медведь, Clockwork/Часовщик, Ghost/Призрак`);

export const countries = names(`
  Norvalia/Норвалия, Estmark/Эстмарк, Caldoria/Кальдория, Zarechye/Заречье, Pacifica/Пасифика, Lusania/Лузания, Tamarind/Тамаринд,
  Ostland/Остланд`);

function names(list: string): readonly Name[] {
  return list.split(",").map((entry) => {
    const [en = "", ru = ""] = entry.trim().split("/");
    return { en, ru };
  });
}
