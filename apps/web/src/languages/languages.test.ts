import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { languageFolders, wordSources } from '../../language-files.ts';
import { LANGUAGE_NAMES } from './formats/languages.ts';

const HERE = import.meta.dirname;
const keys = wordSources().map(({ key }) => key);

it('names the words of each folder by its path', () => {
  const byPath = wordSources().map(({ file }) =>
    file.replace(/^.*\/src\/((features|languages)\/)?/, '').replace(/\/texts\.ts$/, ''),
  );
  expect(keys).toEqual(byPath);
});

it.each(languageFolders())('has every word in %s, and none that nobody reads', (language) => {
  const mirrors = globSync('**/*.ts', { cwd: join(HERE, language) })
    .map((path) => path.replace(/\.ts$/, ''))
    .filter((key) => key !== 'grammar');
  expect(mirrors.sort()).toEqual(keys.toSorted());
});

it.each(languageFolders())('says where the words of %s come from', (language) => {
  expect(existsSync(join(HERE, language, 'glossary.md'))).toBe(true);
});

it('names every language that a profile may have', () => {
  expect(Object.keys(LANGUAGE_NAMES)).toEqual(LANGUAGES);
});
