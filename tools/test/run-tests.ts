import { parseCLI, type Reporter, startVitest, type TestModule } from 'vitest/node';

export interface Tally {
  passed: number;
  failed: number;
}

/** Whatever did not pass has failed: a skipped test, a file that does not load, a broken hook. */
const countModule = (module: TestModule, tally: Tally): void => {
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    const why = errors?.[0]?.message.split('\n')[0] ?? state;
    const place = `${module.project.name}, ${module.relativeModuleId}: ${test.fullName}: ${why}`;
    if (state === 'passed') tally.passed += 1;
    else {
      tally.failed += 1;
      console.log(`Failed: ${place}`);
    }
    if (test.diagnostic()?.flaky) console.log(`Passed only when tried again: ${place}`);
  }
  const broken = [module, ...module.children.allSuites()].filter(
    (part) => part.errors().length > 0,
  );
  tally.failed += broken.length;
  if (broken.length > 0) console.log(`Failed: ${module.relativeModuleId}, outside its tests`);
};

const SLOWEST_SHOWN = 10;

/** The time that a file took, in seconds. */
const secondsOf = (module: TestModule): number => {
  const { collectDuration, setupDuration, prepareDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + prepareDuration + duration) / 1000;
};

/** The slowest files, and the time of all in each project, as where they ran one after the other. */
const sayWhatTookLong = (modules: readonly TestModule[]): void => {
  const slowest = modules.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  for (const module of slowest.slice(0, SLOWEST_SHOWN)) {
    const { name } = module.project;
    console.log(`Slow: ${secondsOf(module).toFixed(0)} s, ${name}, ${module.relativeModuleId}`);
  }
  const projects = Map.groupBy(modules, ({ project }) => project.name);
  for (const [name, files] of projects) {
    const seconds = files.reduce((sum, module) => sum + secondsOf(module), 0);
    console.log(`Time: ${seconds.toFixed(0)} s in ${files.length} files of ${name}`);
  }
};

const counting = (tally: Tally): Reporter => ({
  onTestRunEnd: (modules, unhandledErrors) => {
    for (const module of modules) countModule(module, tally);
    sayWhatTookLong(modules);
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
