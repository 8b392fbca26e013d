// Shows 60.1, 65.1.
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ERRORS, FIELD_SENTENCES, LANGUAGES, makeUp, sentence } from '@dosewise/contract';
import { beforeAll, expect, it } from 'vitest';
import { AppError, fieldError } from '../app-error.ts';
import { contractSentences, schemaSentence } from './contract-sentences.ts';
import { english, respell } from './english.ts';
import { localeOf } from './locales.ts';
import { englishRefusals, refusals, Sentence, together } from './sentence.ts';
import { acceptedLanguage, addLanguage, say, voiceFor, wordsIn } from './speak.ts';

const SERVER = fileURLToPath(new URL('..', import.meta.url));

/** Texts that stay English, with the reason. */
const ENGLISH_ONLY: Readonly<Record<string, string>> = {
  'admin/email-campaigns': 'for admins',
  'admin/email-templates': 'for admins',
  'admin/reddit': 'for admins',
  'admin/stats': 'for admins',
  'admin/system': 'for admins',
  'admin/system/findings': 'for operators',
  'admin/users': 'for admins',
  backups: 'for operators',
  'db/backup': 'for operators',
  'moving/exports/fhir': 'for programs',
  'moving/vaults': 'for programs',
};

beforeAll(() => addLanguage('en-XA', respell(english, makeUp)));

const nameOf = (file: string) => dirname(file).replace(/^(features|runtime)\//, '');
const files = globSync('**/texts.ts', { cwd: SERVER });

it('has the words of each texts.ts, but those that stay English', () => {
  const names = files.map(nameOf);
  expect(names.length).toBeGreaterThan(25);
  const translated = names.filter((name) => !(name in ENGLISH_ONLY));
  const others = ['errors', 'contract', 'records'];
  expect(Object.keys(english).sort()).toEqual([...others, ...translated].sort());
  expect(Object.keys(ENGLISH_ONLY).filter((name) => !names.includes(name))).toEqual([]);
});

/** Every sentence of a `texts.ts` that waits for its language; functions are called with what they take. */
function sentencesIn(texts: unknown): Sentence[] {
  if (texts instanceof Sentence) return [texts];
  if (typeof texts === 'function') {
    const said: unknown = texts(7, 8, 9);
    return said instanceof Sentence ? [said] : [];
  }
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.values(texts).flatMap(sentencesIn);
}

it('finds each refusal among the words of a language by the name of its folder', async () => {
  const all: Sentence[] = [];
  for (const file of files.filter((file) => !(nameOf(file) in ENGLISH_ONLY))) {
    const { texts } = await import(`${SERVER}/${file}`);
    // Those take lists or devices, not numbers.
    all.push(...sentencesIn({ ...texts, noTopic: undefined }));
  }
  expect(all.length).toBeGreaterThan(60);
  for (const sentence of all) expect(say(sentence, 'en-XA')).toBe(makeUp(sentence.english));
});

const noId = schemaSentence(sentence('requests.noId'));

it('says what stands within a sentence in the same language, and no word that someone typed', () => {
  const { row } = refusals('moving/restore', {
    row: (list: string, row: number, sentence: string) => `${list}, entry ${row}: ${sentence}`,
  });
  expect(say(row('doses', 3, noId), 'en')).toBe('doses, entry 3: This is not a valid ID.');
  expect(say(row('doses', 3, noId), 'en-XA')).toContain(makeUp('This is not a valid ID.'));
  expect(say(row('doses', 3, 'This is not a valid ID.'), 'en-XA')).toContain(
    'This is not a valid ID.',
  );
  expect(say(together([contractSentences.requests.passwordRequired, noId]), 'en-XA')).toBe(
    `${makeUp('Password is required.')} ${makeUp('This is not a valid ID.')}`,
  );
});

it('says the message of a schema by its key, and what is no key as it stands', () => {
  const weight = schemaSentence(sentence('forms.number', 'Weight in kg', 20, 700));
  expect(say(weight, 'en')).toBe('Weight in kg must be a number from 20 to 700.');
  expect(say(weight, 'en-XA')).toContain(makeUp('Weight in kg'));
  const pulse = schemaSentence(sentence('forms.range', 'Resting pulse', 15, 300, 'bpm'));
  expect(say(pulse, 'en')).toBe('Resting pulse must be from 15 to 300 bpm.');
  expect(say(pulse, 'en-XA')).toContain(makeUp('bpm'));
  expect(say(schemaSentence('Not of ours.'), 'en-XA')).toBe('Not of ours.');
  const ofAdmins = schemaSentence(sentence('forms.flag', 'Price'));
  expect(say(ofAdmins, 'en-XA')).toBe('Price must be true or false.');
});

it('refuses with no English that has no place among the words of a language', () => {
  // @ts-expect-error A page says this table by itself; a service throws it from `contractSentences`.
  expect(() => fieldError('at', FIELD_SENTENCES.tooFarAhead).sentence.in).not.toThrow();
  // @ts-expect-error
  expect(() => fieldError('id', sentence('requests.noId')).sentence.in).not.toThrow();
  const { noneLeft } = englishRefusals({ noneLeft: (what: string) => `No ${what} is left.` });
  expect(say(noneLeft('mail'), 'en-XA')).toBe('No mail is left.');
});

it('says each code of the catalogue of errors in another language', () => {
  for (const [code, { sentence }] of Object.entries(ERRORS)) {
    const { sentence: said } = new AppError(code as keyof typeof ERRORS);
    expect([say(said, 'en'), say(said, 'en-XA')]).toEqual([sentence, makeUp(sentence)]);
  }
});

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['xx', 'en'],
  ['*', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['en-XA', 'en-XA'],
  ['xx, en-XA;q=0.5, en;q=0.4', 'en-XA'],
  ['en-XA;q=0.5, en;q=0.6', 'en'],
  ['en-xa;q=0, en;q=0.1', 'en'],
  ['en-XA;q=nonsense', 'en'],
  [';;,,;q=1', 'en'],
])('takes the header %j for %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

it('writes figures by language and country', () => {
  expect(localeOf('en', 'United States')).toBe('en-GB');
  expect(localeOf('de', 'Austria')).toBe('de-AT');
  expect(localeOf('de', 'Spain')).toBe('de-DE');
  expect(localeOf('fr', 'Canada')).toBe('fr-CA');
  expect(localeOf('nl', 'Belgium')).toBe('nl-BE');
  expect(localeOf('nl', 'Netherlands')).toBe('nl-NL');
  expect(localeOf('pt-BR', 'Portugal')).toBe('pt-BR');
  for (const language of LANGUAGES) {
    expect(new Intl.NumberFormat(localeOf(language, '')).resolvedOptions().locale).toMatch(
      new RegExp(`^${language}`),
    );
  }
});

it('speaks English to anyone who chose nothing, and as long as there are no words', () => {
  expect(voiceFor({ language: null, country: 'Austria' })).toMatchObject({ language: 'en' });
  expect(wordsIn('none' as 'pl').errors).toBe(english.errors);
});
