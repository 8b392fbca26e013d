import { writeFile } from 'node:fs/promises';
import { renderOpenapi } from '../packages/contract/src/openapi.ts';

await writeFile('packages/contract/openapi.json', renderOpenapi());
