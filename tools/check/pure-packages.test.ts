import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { programStep, ROOT } from './step.ts';

const TSC = new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')).href;
const root = mkdtempSync(join(tmpdir(), 'dosewise-pure-'));
afterAll(() => rmSync(root, { recursive: true }));

const PURE = ['packages/domain', 'packages/file-import'];

/** The compiler's verdict on a file of that text, as one of the package. */
function compiled(text: string, folder = 'packages/domain'): Promise<void> {
  writeFileSync(join(root, 'planted.ts'), text);
  const settings = {
    extends: join(ROOT, folder, 'tsconfig.json'),
    include: ['planted.ts'],
  };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(settings));
  return programStep('types', TSC, ['--project', root]).run();
}

it.each(PURE)('compiles what needs the language alone in %s', (folder) =>
  expect(compiled('export const half = (mg: number) => mg / 2;', folder)).resolves.toBeUndefined(),
);

it.each(['document', 'window', 'fetch', 'process', 'Buffer', 'setTimeout', 'console'])(
  'refuses `%s` in the domain, of the browser or of Node',
  (name) =>
    expect(compiled(`export const it = ${name};`)).rejects.toThrow(`Cannot find name '${name}'`),
);

it('refuses the browser and Node in the readers of files', () =>
  expect(
    compiled('export const both = [document, process];', 'packages/file-import'),
  ).rejects.toThrow(/Cannot find name 'document'[\s\S]*Cannot find name 'process'/));
