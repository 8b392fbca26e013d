import { expect, it } from 'vitest';
import {
  dateFormatIn,
  frenchOf,
  italianDays,
  localeFor,
  pluralIn,
  spanishForms,
} from './languages.ts';
import { makeUp } from './made-up.ts';

it.each([
  ['de', ['de-AT', 'en'], 'de-AT'],
  ['de', ['da-DK'], 'de-DE'],
  ['de', ['de'], 'de-DE'],
  ['nl', ['en', 'nl-BE'], 'nl-BE'],
  ['nl', [], 'nl-NL'],
  ['pt-BR', ['pt-PT'], 'pt-BR'],
  ['en', ['de-DE'], 'en-GB'],
  ['en-XA', ['de-DE'], 'el-GR'],
])('writes %s for a reader that wants %j as %s does', (language, wanted, locale) => {
  expect(localeFor(language, wanted)).toBe(locale);
});

const POLISH = { one: 'klik', few: 'kliki', many: 'klików', other: 'kliku' };

it.each([
  [0, 'klików'],
  [1, 'klik'],
  [2, 'kliki'],
  [5, 'klików'],
  [12, 'klików'],
  [22, 'kliki'],
  [25, 'klików'],
  [1.5, 'kliku'],
])('takes for %d in Polish the form %s', (count, form) => {
  expect(pluralIn('pl')(count, POLISH)).toBe(form);
});

it('takes the form for all others where a language has no own one', () => {
  expect(pluralIn('de')(0, { one: 'Klick', other: 'Klicks' })).toBe('Klicks');
  expect(pluralIn('de')(1, { one: 'Klick', other: 'Klicks' })).toBe('Klick');
  expect(pluralIn('pl')(2, { one: 'mg', other: 'mg' })).toBe('mg');
});

it.each([
  [1, 'clic'],
  [4, 'clics'],
  [1_000_000, 'de clics'],
])('takes for %d in Spanish the form %s', (count, form) => {
  expect(pluralIn('es')(count, spanishForms('clic', 'clics'))).toBe(form);
});

it('elides a French word before a vowel, also behind a mark that no one sees', () => {
  expect(['Mounjaro', 'Ozempic', 'élan', '\u2068anna@x.y\u2069'].map(frenchOf)).toEqual([
    'de Mounjaro',
    'd’Ozempic',
    'd’élan',
    'd’\u2068anna@x.y\u2069',
  ]);
});

it.each([
  ['fr-FR', '2026-11-01', 'dim. 1er nov. 2026'],
  ['fr-FR', '2026-11-11', 'mer. 11 nov. 2026'],
  ['de-DE', '2026-11-01', 'So., 1. Nov. 2026'],
])('writes in %s the day %s as %s', (locale, day, written) => {
  const format = dateFormatIn(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  expect(format(Date.parse(day))).toBe(written);
});

it('elides an Italian word before 8 and 11, and gives a weekday no article', () => {
  expect(['12 nov', '8 nov', '11 nov', '18 nov', 'sabato'].map(italianDays.on)).toEqual([
    'il 12 nov',
    'l’8 nov',
    'l’11 nov',
    'il 18 nov',
    'sabato',
  ]);
  expect(italianDays.from('8 nov')).toBe('dall’8 nov');
  expect(italianDays.until('12 nov')).toBe('al 12 nov');
  expect(italianDays.of('sabato')).toBe('di sabato');
});

it('leaves no plain letter in a sentence of the made-up language, and figures as they are', () => {
  const [first, ...words] = makeUp('Add 2.5 mg to Ozempic');
  expect(first).toBe('\u200f');
  expect(words.join('')).not.toMatch(/[a-z]/i);
  expect(words.join('')).toContain('2.5');
  expect(makeUp('–')).toBe('–');
});
