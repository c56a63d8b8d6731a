// @module-tag long
// The same properties as in npm test, held over more inputs: FC_TIMES in vitest.long.config.ts says how many times as many. It runs
// by itself (npm run test:properties): in a worker that has run one of these files already, an import would bring no tests.
import "./chat/press.test.ts";
import "./delivery/gate.test.ts";
import "./feed/schedule.test.ts";
import "./messages/hostile.test.ts";
import "./messages/presses.test.ts";
import "./odds/devig.test.ts";
import "./odds/intervals.test.ts";
import "./platforms/discord/message.test.ts";
import "./platforms/telegram/message.test.ts";
import "./sources/any-json.test.ts";
import "./features/share/file.test.ts";
