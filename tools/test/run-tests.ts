import { parseCLI, type Reporter, startVitest, type TestModule } from 'vitest/node';

export interface Tally {
  passed: number;
  failed: number;
}

/** Whatever did not pass has failed: a skipped test, a file that does not load, a broken hook. */
const countModule = (module: TestModule, tally: Tally): void => {
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    if (state === 'passed') tally.passed += 1;
    else {
      tally.failed += 1;
      const why = errors?.[0]?.message.split('\n')[0] ?? state;
      console.log(`Failed: ${module.relativeModuleId}: ${test.fullName}: ${why}`);
    }
    if (test.diagnostic()?.flaky) console.log(`Passed only when tried again: ${test.fullName}`);
  }
  const broken = [module, ...module.children.allSuites()].filter(
    (part) => part.errors().length > 0,
  );
  tally.failed += broken.length;
  if (broken.length > 0) console.log(`Failed: ${module.relativeModuleId}, outside its tests`);
};

const counting = (tally: Tally): Reporter => ({
  onTestRunEnd: (modules, unhandledErrors) => {
    for (const module of modules) countModule(module, tally);
    tally.failed += unhandledErrors.length;
  },
});

/** Runs all tests, or those that the arguments select, and counts them. */
export const runTests = async (args: readonly string[]): Promise<Tally> => {
  const tally: Tally = { passed: 0, failed: 0 };
  const { filter, options } = parseCLI(['vitest', 'run', ...args]);
  // An earlier run's discontent is not this one's.
  process.exitCode = undefined;
  try {
    const vitest = await startVitest(filter, {
      ...options,
      watch: false,
      reporters: ['default', counting(tally)],
    });
    await vitest.close();
  } catch (error) {
    console.error(error);
    tally.failed += 1;
  }
  // No test ran, or vitest is discontent for a reason of its own.
  const isDiscontent = tally.passed === 0 || Boolean(process.exitCode);
  if (isDiscontent && tally.failed === 0) tally.failed = 1;
  return tally;
};
