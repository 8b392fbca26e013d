import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { programStep, ROOT } from './step.ts';

const TSC = pathToFileURL(createRequire(import.meta.url).resolve('typescript/bin/tsc')).href;
const root = mkdtempSync(join(tmpdir(), 'dosewise-domain-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The compiler's verdict on a file of that text, as one of the domain. */
function compiled(text: string): Promise<void> {
  writeFileSync(join(root, 'planted.ts'), text);
  const settings = {
    extends: join(ROOT, 'packages/domain/tsconfig.json'),
    include: ['planted.ts'],
  };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(settings));
  return programStep('types', TSC, ['--project', root]).run();
}

it('compiles what needs the language alone', () =>
  expect(compiled('export const half = (mg: number) => mg / 2;')).resolves.toBeUndefined());

it.each(['document', 'window', 'fetch', 'process', 'Buffer', 'setTimeout', 'console'])(
  'refuses `%s` in the domain, of the browser or of Node',
  (name) =>
    expect(compiled(`export const it = ${name};`)).rejects.toThrow(`Cannot find name '${name}'`),
);
