import {
  CONTRACT_SENTENCES,
  ERRORS,
  type ErrorCode,
  readSentenceKey,
  sentenceOfKey,
} from '@dosewise/contract';
import type { recordTexts } from './record-texts.ts';
import { englishRefusals, type FindWords, refusals, Sentence } from './sentence.ts';
import type { ContractWords } from './words.ts';

const { forms: _, ...others } = CONTRACT_SENTENCES;

/** The sentences of the contract, but for those that schemas alone make. */
export const contractSentences = refusals('contract', others);

const codes = Object.entries(ERRORS).map(([code, { sentence }]) => [code, sentence]);

/** The sentences of the catalogue of errors. */
export const errorSentences = refusals(
  'errors',
  Object.fromEntries(codes) as Record<ErrorCode, string>,
);

/** The sentence of a schema's message. What is no key of ours, as sentences for admins, stays English. */
export function schemaSentence(message: string): Sentence {
  const key = readSentenceKey(message);
  if (key === null) return englishRefusals(message);
  const { what } = key;
  const english = sentenceOfKey(CONTRACT_SENTENCES, key, what);
  if (what === undefined)
    return new Sentence(english, (find) => sentenceOfKey(wordsOf(find), key, what));
  return new Sentence(english, (find) => {
    const words = wordsOf(find);
    // Names of fields that only admins fill in are English alone, and so are sentences about them.
    const { beats } = find.of('records') as typeof recordTexts;
    // A unit that languages have their own word for.
    const values = key.values.map((value) => (value === 'bpm' ? beats : value));
    const name = (words.names as Readonly<Partial<Record<string, string>>>)[what];
    return name === undefined ? english : sentenceOfKey(words, { ...key, values }, name);
  });
}

const wordsOf = (find: FindWords) => find.of('contract') as ContractWords;
