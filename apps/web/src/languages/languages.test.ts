import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { languageFolders, wordSources } from '../../language-files.ts';
import { LANGUAGE_NAMES } from '../format/languages.ts';

const HERE = import.meta.dirname;
const keys = wordSources().map(({ key }) => key);

it('names the words of each folder by its path', () => {
  const byPath = wordSources().map(({ file }) =>
    file.replace(/^.*\/src\/(features\/)?/, '').replace(/\/texts\.ts$/, ''),
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

const FRENCH = import.meta.glob<{ texts: unknown }>('./fr/**/*.ts', { eager: true });

/** The sentences among the words of a file; what functions make of counts is left out. */
const sentencesIn = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(sentencesIn);
};

it('keeps a French mark with its word', () => {
  const sentences = Object.values(FRENCH).flatMap(({ texts }) => sentencesIn(texts));
  expect(sentences.length).toBeGreaterThan(500);
  expect(sentences.filter((sentence) => / [:;!?%»]|« /.test(sentence))).toEqual([]);
  expect(sentences.filter((sentence) => /[a-zé][;!?»](?: |$)/.test(sentence))).toEqual([]);
});
