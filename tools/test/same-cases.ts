import fc from 'fast-check';

// `SEED=7 npx vitest run --project domain` tries other cases. Mutation tests ask only if a property fails, so the case
// is not made smaller for a reader.
fc.configureGlobal({
  seed: Number(process.env.SEED ?? 20261122),
  endOnFailure: process.env.MUTATION_PART !== undefined,
});
