import fc from "fast-check";

// The same examples in every run: a run that fails can be run again. Now and then try others: FC_SEED=$RANDOM npm test
fc.configureGlobal({ seed: Number(process.env["FC_SEED"] ?? 20_261_121) });
