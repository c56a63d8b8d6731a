// The same properties as in npm test, held over more inputs: FC_TIMES in vitest.long.config.ts says how many times as many.
import "./api/decode/any-json.test.ts";
import "./api/decode/any-mapping.test.ts";
import "./chat/press.test.ts";
