import type { Examination } from "../../api/examination.ts";
import { type AdminStatus, adminReply, doctorReply, statusReply } from "../../replies/chat/admin.ts";
import type { Command } from "../command.ts";

export interface AdminDeps {
  /** Examines the odds API; takes some seconds. */
  examine(): Promise<Examination>;
  /** What the running bot knows of the odds API. */
  status(): Promise<AdminStatus>;
}

/** `/admin`: what only the operators of this bot see. */
export function createAdminCommand({ examine, status }: AdminDeps): Command {
  return {
    name: "admin",
    operators: true,
    options: [{ name: "what", required: false, suggests: false }],
    manages: false,
    async run({ args, text, now }) {
      if (args["what"] === "doctor") return doctorReply(text, await examine());
      if (args["what"] === "status") return statusReply(text, await status(), now);
      return adminReply(text);
    },
  };
}
