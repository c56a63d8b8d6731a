// The same properties as in npm test, held over more inputs: FC_TIMES in vitest.long.config.ts says how many times as many.
import "./api/decode/any-json.test.ts";
import "./api/decode/any-mapping.test.ts";
import "./api/decode/dialects.test.ts";
import "./chat/press.test.ts";
import "./delivery/gate.test.ts";
import "./feed/schedule.test.ts";
import "./messages/hostile.test.ts";
import "./messages/presses.test.ts";
import "./odds/devig.test.ts";
import "./odds/intervals.test.ts";
import "./platforms/discord/message.test.ts";
import "./platforms/telegram/message.test.ts";
import "./watches/portable.test.ts";
