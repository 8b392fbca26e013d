import { runChecks } from './check.ts';
import { runTests } from './test/run-tests.ts';

/** Random cases of their own, each a run of all property tests. */
const FURTHER_SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

// Before the configuration and the tests are read: both go by it.
process.env.TEST_LONG = 'on';
const args = process.argv.slice(2);
const tallies = [await runChecks(), await runTests(args)];
for (const seed of args.length > 0 ? [] : FURTHER_SEEDS) {
  process.env.SEED = String(seed);
  tallies.push(await runTests(['property.test', '--project', '!e2e']));
}

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
