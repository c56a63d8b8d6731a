import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressOfPerson, formatAddress, parseAddress, personNamed, platformNames } from "../../src/chat/address.ts";

describe("an address", () => {
  it.each([
    ["telegram:-1001:45", { platform: "telegram", chat: "-1001", thread: "45" }],
    ["telegram:7", { platform: "telegram", chat: "7", thread: null }],
    ["discord:1122334455", { platform: "discord", chat: "1122334455", thread: null }],
    ["playground:ann", { platform: "playground", chat: "ann", thread: null }],
  ] as const)("%s is read and written", (text, address) => {
    expect(parseAddress(text)).toEqual(address);
    expect(formatAddress(address)).toBe(text);
  });

  it.each([
    "",
    "telegram",
    "telegram:",
    "telegram::45",
    "telegram:7:",
    "telegram:7:45:1",
    "Telegram:7",
    "matrix:7",
    " telegram:7",
  ])("%j is none", (text) => {
    expect(() => parseAddress(text)).toThrow("not an address");
  });

  it("of a person's private chat is their own one on Telegram, and names them on Discord", () => {
    expect(addressOfPerson({ platform: "telegram", id: "7" })).toBe("telegram:7");
    expect(addressOfPerson({ platform: "playground", id: "7" })).toBeNull();
    const person = addressOfPerson({ platform: "discord", id: "7" }) ?? "";
    expect(personNamed(parseAddress(person))).toBe("7");
    expect(["discord:7", "telegram:@7"].map((one) => personNamed(parseAddress(one)))).toEqual([null, null]);
  });

  it("is the same after it was written down", () => {
    const id = fc.stringMatching(/^[-\w]{1,20}$/);
    const address = fc.record({ platform: fc.constantFrom(...platformNames), chat: id, thread: fc.option(id) });
    fc.assert(
      fc.property(address, (one) => {
        expect(parseAddress(formatAddress(one))).toEqual(one);
      }),
    );
  });
});
