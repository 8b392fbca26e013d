import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { languageFolders, mirrorOf, wordSources } from '../../language-files.ts';
import { LANGUAGE_NAMES } from './formats/languages.ts';

const HERE = import.meta.dirname;
const keys = wordSources().map(({ key }) => key);

it('names the words of each folder by its path', () => {
  const byPath = wordSources().map(({ file }) =>
    file.replace(/^.*\/src\/((features|languages)\/)?/, '').replace(/\/texts\.ts$/, ''),
  );
  expect(keys).toEqual(byPath);
});

it.each(languageFolders())('has every word in %s, and none that no one reads', async (language) => {
  const mirrors = keys.map((key) => mirrorOf(key, language));
  const found: string[] = [];
  for (const path of globSync('*.ts', { cwd: join(HERE, language) })) {
    const words = await import(join(HERE, language, path));
    for (const name of Object.keys(words))
      if (name.endsWith('Texts')) found.push(`${path} ${name}`);
  }
  const wanted = mirrors.map(({ file, name }) => `${basename(file)} ${name}`);
  expect(found.sort()).toEqual(wanted.toSorted());
});

it.each(languageFolders())('says where the words of %s come from', (language) => {
  expect(existsSync(join(HERE, language, 'glossary.md'))).toBe(true);
});

it('names every language that a profile may have', () => {
  expect(Object.keys(LANGUAGE_NAMES)).toEqual(LANGUAGES);
  expect(['en', ...languageFolders()].sort()).toEqual(LANGUAGES.toSorted());
});
