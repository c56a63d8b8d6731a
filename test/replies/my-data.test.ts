import { describe, expect, it } from "vitest";
import { aboutReply } from "../../src/replies/chat/about.ts";
import { forgetAskReply, forgotReply, myDataReply, nothingKeptReply } from "../../src/replies/chat/my-data.ts";
import { buttonsOf, inBoth, said, texts } from "./facts.ts";

const english = texts.in("en");

const where = { timeZone: "Europe/Berlin", language: "en" };

describe("/about", () => {
  it("names the source and its terms, what is kept, and help", () => {
    const about = { version: "1.2.3", source: { name: "Test Odds", url: "https://odds.test" } };
    const { en, ru } = inBoth((text) => aboutReply(text, { ...about, where }));
    expect(en).toMatchInlineSnapshot(`
      "
      About
      Linewatch 1.2.3: free software under the MIT licence. It takes no bets and earns nothing from them.
      The data comes from Test Odds, free for research, education and other non-commercial use, and only with this credit.
      Odds can be late or wrong. Nothing here is betting advice.
      Betting can become an addiction. If it stops being fun, stop and talk to someone: help is free and anonymous.
      18+. Gambling support: BIÖG, 0800 1 372 700
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      О боте и данных
      Linewatch 1.2.3: свободная программа под лицензией MIT. Бот не принимает ставок и ничего на них не зарабатывает.
      Данные: Test Odds. Источник предоставляет их бесплатно для исследований, обучения и другого некоммерческого использования и только с указанием источника.
      Коэффициенты могут запаздывать или быть ошибочными. Советов по ставкам здесь нет.
      Ставки могут вызвать зависимость. Если игра перестала быть развлечением, остановитесь и поговорите с кем-нибудь: консультация бесплатна и анонимна.
      18+. Помощь при игровой зависимости: BIÖG, 0800 1 372 700
      "
    `);
    expect(said(aboutReply(english, { ...about, where, source: null }))).toContain("invented by Linewatch’s sandbox");
  });
});

describe("/mydata", () => {
  it("says what is kept, and hands over all of it in a file, whole however long a record is", () => {
    const records = [{ chat: { books: Array.from({ length: 30 }, (_, index) => `${index} ${"б".repeat(90)}`) } }];
    const { en, ru } = inBoth((text) => myDataReply(text, { records, left: 21, place: "private" }));
    expect(en).toMatchInlineSnapshot(`
      "
      My data
      Everything I keep about this chat and about you, as JSON. Times are UTC.
      21 older entries of the log are left out.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Мои данные
      Всё, что хранится об этом чате и о вас, в формате JSON. Время по UTC.
      Ещё 21 старая запись журнала не показана.
      "
    `);
    const { file, buttons } = myDataReply(english, { records, left: 0, place: "group" });
    expect(file?.data).toEqual({ kept: records });
    expect(buttons.flat()).toHaveLength(1);
  });

  it("is no dead end when nothing is kept", () => {
    expect(inBoth(nothingKeptReply)).toMatchInlineSnapshot(`
      {
        "en": "
      I keep nothing about this chat.
      ",
        "ru": "
      Об этом чате ничего не хранится.
      ",
      }
    `);
    expect(buttonsOf(nothingKeptReply(english))).toEqual(["[Matches: matches ]"]);
  });
});

describe("/forgetme", () => {
  it("asks first", () => {
    for (const count of [0, 1, 3]) {
      expect(said(forgetAskReply(english, { watches: count, elsewhere: 0, place: "private" }))).toMatch(
        [/its settings and the log/, /1 watch,/, /3 watches,/][Math.min(count, 2)] as RegExp,
      );
    }
    const { en, ru } = inBoth((text) => forgetAskReply(text, { watches: 2, elsewhere: 1, place: "group" }));
    expect(en).toMatchInlineSnapshot(`
      "
      Delete everything I keep about this group with all its topics: the settings, 2 watches, and the log of alerts? You can’t undo this.
      1 watch that you added in another chat stays there, without your name.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Удалить всё, что хранится об этой группе со всеми темами: настройки, 2 подписки и журнал оповещений? Отменить это нельзя.
      1 подписка, которую вы добавили в другом чате, останется там, но без вашего имени.
      "
    `);
    expect(buttonsOf(forgetAskReply(english, { watches: 0, elsewhere: 0, place: "private" }))).toMatchInlineSnapshot(`
      [
        "[Yes, delete everything: forgetme yes]",
        "[No, keep it: forgetme no] [My data: mydata ]",
      ]
    `);
  });

  it("says what came of it", () => {
    expect(inBoth((text) => forgotReply(text, true))).toMatchInlineSnapshot(`
      {
        "en": "
      Done: I’ve deleted everything about this chat. It’s like your first day here.
      ",
        "ru": "
      Готово: всё, что хранилось об этом чате, удалено. Теперь всё как в первый день.
      ",
      }
    `);
    expect(said(forgotReply(english, false))).toContain("Nothing was deleted.");
  });
});
