import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderOpenapi } from '../../packages/contract/src/openapi.ts';
import { ROOT, type Step } from './step.ts';

const FILE = 'packages/contract/openapi.json';

/** The committed description of the API is the one that the contract gives. */
export const openapiStep: Step = {
  name: 'OpenAPI in step',
  run: async () => {
    const committed = await readFile(join(ROOT, FILE), 'utf8').catch(() => '');
    if (committed !== renderOpenapi()) {
      throw new Error(`${FILE} is behind the contract. Run "npm run openapi" and commit the file.`);
    }
  },
};
