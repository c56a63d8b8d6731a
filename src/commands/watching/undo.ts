import type { Button } from "../../chat/reply.ts";
import { sentenceReply } from "../../replies/chat/help.ts";
import type { Text } from "../../replies/parts/text.ts";
import { listButton } from "../../replies/watching/watch-view.ts";
import type { Database } from "../../storage/database.ts";
import type { Widening } from "../../watches/expansion.ts";
import { undoRemoval } from "../../watches/removals.ts";
import { type Command, Refusal } from "../command.ts";
import { mayChange } from "../rights.ts";

export interface UndoDeps {
  database: Database;
  widening: Pick<Widening, "wake">;
  /** Called after what is watched has changed. */
  onWatched(): void;
}

/** Leads to bringing back what has just been removed. */
export function undoButton(text: Text, removal: number): Button {
  return { label: text.say("undo-button"), press: { command: "undo", text: String(removal), replace: true } };
}

/** `/undo [removal]`: brings removed watches back, or rules that were changed all at once, within ten minutes; without a number, those that were removed last. */
export function createUndoCommand({ database, widening, onWatched }: UndoDeps): Command {
  return {
    name: "undo",
    options: [{ name: "removal", required: false, suggests: false, form: /^[1-9]\d{0,14}$/, hidden: true }],
    manages: "watches",
    async run(ask) {
      const { call, args, text, now } = ask;
      const id = args["removal"] === undefined ? null : Number(args["removal"]);
      const by = (await mayChange(ask, "settings")) ? null : call.reader.id;
      const undone = await undoRemoval(database, { chat: call.address, id, now, by });
      if (undone === "not_own") throw new Refusal("refuse-not-own-watch", {}, []);
      if (!undone) throw new Refusal("undo-too-late", {}, [[listButton(text)]]);
      onWatched();
      widening.wake();
      const { restored, changed, isImport } = undone;
      const said = isImport
        ? { key: "undo-import" }
        : changed > 0
          ? { key: "undo-changed", args: { count: changed } }
          : { key: "undo-done", args: { count: restored } };
      return { ...sentenceReply(text, { ...said, buttons: [[listButton(text)]] }), undoes: true };
    },
  };
}
