import { writeFile } from 'node:fs/promises';
import { COVERAGE, coverageNow } from './check/coverage.ts';

await writeFile(COVERAGE, await coverageNow());
