// Shows 65.1.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { languageFolders } from '../apps/web/language-files.ts';
import { changedSince, englishFiles } from './changed-english.ts';
import { ROOT } from './check/step.ts';

const root = mkdtempSync(join(tmpdir(), 'english-'));
afterAll(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const write = (name: string, code: string) => writeFileSync(join(root, name), code);

it('lists the sentences of English that are not as they were', () => {
  write(
    'texts.ts',
    `const names = { pen: 'pen' };
export const texts = spoken('a', {
  save: 'Save',
  title: 'Your pens',
  steps: { 'golden-dose': 'One dose more' },
  count: (count: number) =>
    \`\${count} \${names.pen}s\`,
});`,
  );
  write('old-texts.ts', "export const texts = { late: 'Too late' };");
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'First');
  const commit = git('rev-parse', 'HEAD').trim();
  expect(changedSince(root, commit, ['texts.ts', 'old-texts.ts'])).toEqual([]);

  write(
    'texts.ts',
    `const names = { pen: 'pen' };
export const texts = spoken('a', {
  save: 'Save',
  title: 'All your pens',
  steps: { 'golden-dose': 'One more dose' },
  count: (count: number) => \`\${count} \${names.pen}s\`,
  added: 'New here',
});`,
  );
  rmSync(join(root, 'old-texts.ts'));
  expect(changedSince(root, commit, ['texts.ts'])).toEqual([
    { file: 'texts.ts', key: 'texts.title', before: 'Your pens', now: 'All your pens' },
    {
      file: 'texts.ts',
      key: 'texts.steps.golden-dose',
      before: 'One dose more',
      now: 'One more dose',
    },
    { file: 'texts.ts', key: 'texts.added', before: null, now: 'New here' },
    { file: 'old-texts.ts', key: 'texts.late', before: 'Too late', now: null },
  ]);
});

it('knows every file of English', () => {
  const files = englishFiles();
  expect(files.length).toBeGreaterThan(60);
  for (const file of files) expect(readFileSync(join(ROOT, file), 'utf8')).not.toBe('');
});

it.each(languageFolders())('has a note of when %s was read', (language) => {
  const note = readFileSync(join(ROOT, 'apps/web/src/languages', language, 'read.json'), 'utf8');
  expect(JSON.parse(note)).toEqual({
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
});
