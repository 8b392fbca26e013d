import fc from 'fast-check';

// `SEED=7 npx vitest run --project domain` tries other cases.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20261122) });
