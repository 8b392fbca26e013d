import { pathToFileURL } from 'node:url';
import type { Step } from './check/step.ts';
import { STEPS } from './check/steps.ts';

/** Two processor cores are the least that machines have today. */
const AT_ONCE = 2;

const succeeds = async ({ name, run }: Step): Promise<boolean> => {
  try {
    await run();
    console.log(`✓ ${name}`);
    return true;
  } catch (error) {
    console.log(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
};

/** Runs every check and prints the outcome of each, with its complaints if it has any. */
export const runChecks = async (): Promise<{ passed: number; failed: number }> => {
  const waiting = STEPS.values();
  let passed = 0;
  const work = async () => {
    for (const step of waiting) if (await succeeds(step)) passed += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { passed, failed: STEPS.length - passed };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed } = await runChecks();
  console.log(`${passed} checks passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
