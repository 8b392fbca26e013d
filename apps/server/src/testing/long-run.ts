import { it } from 'vitest';

/** `npm run test:long`, which does at length what `npm test` does a few times. */
export const IS_LONG_RUN = process.env.TEST_LONG === 'on';

/** The first of `cases` that are alike; all of them in the long run. */
export const firstCases = <T>(cases: readonly T[], count = 1): readonly T[] =>
  IS_LONG_RUN ? cases : cases.slice(0, count);

/** A test that the long run alone has: what goes wrong on the way, corners, what another journey shows too. */
export const itAtLength = (name: string, test: () => Promise<void>): void => {
  if (IS_LONG_RUN) it(name, test);
};
