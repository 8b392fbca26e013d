// Shows 81.1.
import { expect, it } from 'vitest';
import { isSameWord, makeWords, readWords } from './twelve-words.ts';

const ZERO = `${'abandon '.repeat(11)}about`;

it.each(['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'pl', 'nl'])(
  'reads words made in %s',
  async (language) => {
    const { words, entropy } = await makeWords(language);
    expect(words).toHaveLength(12);
    expect(entropy).toHaveLength(16);
    expect(await readWords(words.join(' '), language)).toEqual(entropy);
    // The other device may speak another language, and its keyboard may have no accents.
    const bare = words.join(' ').normalize('NFKD').replaceAll(/\p{M}/gu, '');
    expect(await readWords(bare, 'en')).toEqual(entropy);
  },
);

it('makes other words each time', async () => {
  expect((await makeWords('en')).words).not.toEqual((await makeWords('en')).words);
});

it.each([
  ['capitals and spaces', `  ${ZERO.toUpperCase().replaceAll(' ', '\n  ')} `],
  [
    'a numbered list',
    ZERO.split(' ')
      .map((word, at) => `${at + 1}. ${word}`)
      .join('\n'),
  ],
  ['commas', ZERO.replaceAll(' ', ', ')],
])('reads %s', async (_, text) => {
  expect(await readWords(text, 'en')).toEqual(new Uint8Array(16));
});

it.each([
  ['', { kind: 'count', count: 0 }],
  [`${'abandon '.repeat(10)}about`, { kind: 'count', count: 11 }],
  [`abandon ${ZERO}`, { kind: 'count', count: 13 }],
  [ZERO.replace('about', 'abuot'), { kind: 'unknown', word: 'abuot', guess: 'about' }],
  [
    ZERO.replace('about', 'abstracting'),
    { kind: 'unknown', word: 'abstracting', guess: 'abstract' },
  ],
  [ZERO.replace('about', 'qqqq'), { kind: 'unknown', word: 'qqqq', guess: null }],
  [ZERO.replace('about', 'zoo'), { kind: 'order' }],
])('says what is wrong with %j', async (text, fault) => {
  expect(await readWords(text, 'en')).toEqual(fault);
});

it.each([
  ['Abandon ', 'abandon', true],
  ['arbol', 'árbol', true],
  ['', 'abandon', false],
  ['abandon ability', 'abandon', false],
])('compares %j with %j', (typed, word, isSame) => {
  expect(isSameWord(typed, word)).toBe(isSame);
});
