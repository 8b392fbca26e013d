import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { COVERAGE, coverageNow } from './check/coverage.ts';

await mkdir(dirname(COVERAGE), { recursive: true });
await writeFile(COVERAGE, await coverageNow());
console.log(`Written: ${COVERAGE}`);
