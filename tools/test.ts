import { runChecks } from './check.ts';
import { runTests } from './test/run-tests.ts';

const checks = await runChecks();
const tests = await runTests(process.argv.slice(2));

const passed = checks.passed + tests.passed;
const failed = checks.failed + tests.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
