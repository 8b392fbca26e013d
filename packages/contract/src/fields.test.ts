import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { subject } from './admin/mail-fields.ts';
import * as fields from './fields.ts';
import { readSentenceKey, sentenceOfKey } from './sentences.ts';
import { CONTRACT_SENTENCES } from './texts.ts';

/** The English sentence of a schema's message. */
const inEnglish = (message: string) => {
  const key = readSentenceKey(message);
  return key === null ? message : sentenceOfKey(CONTRACT_SENTENCES, key, key.what);
};

/** The value that a schema reads; the sentence of its first complaint where it refuses. */
const read = (schema: z.ZodMiniType, value: unknown) => {
  const { data, error } = schema.safeParse(value);
  return error ? { refused: inEnglish(error.issues[0]?.message ?? '') } : data;
};

describe('text', () => {
  const name = fields.text('Name', 2, 5);

  it('is trimmed before it is measured', () => {
    expect(read(name, '  ab  ')).toBe('ab');
    expect(read(name, 'abcde     ')).toBe('abcde');
  });

  it.each(['a', ' a ', 'abcdef', 'a\u0000b', 7, null, undefined, ['ab']])('is not %j', (value) => {
    expect(read(name, value)).toEqual({ refused: 'Name must be text of 2 to 5 characters.' });
  });

  it('in one line takes no break', () => {
    expect(read(subject, ' Hello ')).toBe('Hello');
    for (const value of ['a\nb', 'a\rBcc: x']) {
      expect(read(subject, value)).toEqual({ refused: 'Subject must be one line.' });
    }
  });
});

it.each([
  [0, 0],
  [0.5, 0.5],
  [1, 1],
  [1.0001, null],
  [-0.0001, null],
  ['1', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('a number from 0 to 1: %j gives %j', (value, expected) => {
  const refused = { refused: 'Value must be a number from 0 to 1.' };
  expect(read(fields.number('Value', 0, 1), value)).toEqual(expected ?? refused);
});

const OUT_OF_YEARS = 'must be between the years 1900 and 2199.';

it.each([
  ['2026-11-21T08:30:00Z', '2026-11-21T08:30:00.000Z'],
  ['2026-11-21T08:30:00.5+10:00', '2026-11-20T22:30:00.500Z'],
  ['1900-01-01T00:00:00Z', '1900-01-01T00:00:00.000Z'],
  ['1900-01-01T00:00:00+00:01', { refused: `Date ${OUT_OF_YEARS}` }],
  ['0001-01-01T00:00:00Z', { refused: `Date ${OUT_OF_YEARS}` }],
  ['2199-12-31T23:59:59.999Z', '2199-12-31T23:59:59.999Z'],
  ['2199-12-31T23:59:59-01:00', { refused: `Date ${OUT_OF_YEARS}` }],
  ['9999-11-21T08:30:00Z', { refused: `Date ${OUT_OF_YEARS}` }],
  ['2026-11-21T08:30:00', null],
  ['2026-02-30T08:30:00Z', null],
  ['2026-11-21', null],
  [1795250000000, null],
])('the instant %j gives %j', (value, expected) => {
  const refused = { refused: 'Date must be a date and time such as 2026-11-21T08:30:00Z.' };
  expect(read(fields.instant('Date'), value)).toEqual(expected ?? refused);
});

it.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-11-21T23:30:00.000Z', '2026-11-21'],
  ['2026-11-21T23:30:00-05:00', '2026-11-21'],
  ['1900-01-01', '1900-01-01'],
  ['1899-12-31', { refused: `Start date ${OUT_OF_YEARS}` }],
  ['2200-01-01', { refused: `Start date ${OUT_OF_YEARS}` }],
  ['0001-01-01T08:00:00Z', { refused: `Start date ${OUT_OF_YEARS}` }],
  ['2026-02-30', null],
  ['21/11/2026', null],
  ['2026-11-21 08:00', null],
])('the calendar day %j gives %j', (value, expected) => {
  const refused = { refused: 'Start date must be a day such as 2026-11-21.' };
  expect(read(fields.calendarDay('Start date'), value)).toEqual(expected ?? refused);
});

it.each([
  [0, 0],
  [245.5, 245.5],
  [1_000_000, 1_000_000],
  [1_000_000.01, null],
  [-0.01, null],
  ['245.50', null],
  [null, null],
  [Number.POSITIVE_INFINITY, null],
])('the money %j gives %j', (value, expected) => {
  const refused = { refused: 'Cost per pen must be a number from 0 to 1,000,000.' };
  expect(read(fields.money('Cost per pen'), value)).toEqual(expected ?? refused);
});

it('takes an address trimmed and in lower case, of at most 254 characters', () => {
  expect(read(fields.email, ' Name@Example.COM ')).toBe('name@example.com');
  const refused = { refused: 'Email must be an address such as name@example.com.' };
  for (const value of ['name', 'a b@example.com', `${'a'.repeat(243)}@example.com`, 7]) {
    expect(read(fields.email, value)).toEqual(refused);
  }
});

it('takes the six strengths as numbers, and names them', () => {
  for (const strength of [2.5, 5, 7.5, 10, 12.5, 15]) {
    expect(read(fields.penStrength, strength)).toBe(strength);
  }
  const refused = { refused: 'Strength must be one of 2.5, 5, 7.5, 10, 12.5 or 15 mg.' };
  for (const value of ['5', 3, 0, null]) expect(read(fields.penStrength, value)).toEqual(refused);
});

it('reads the limit of a query from its text', () => {
  expect(read(fields.limit, '25')).toBe(25);
  const refused = { refused: 'Limit must be a whole number of at least 1.' };
  for (const value of ['0', '-1', '2.5', '', 'all']) {
    expect(read(fields.limit, value)).toEqual(refused);
  }
});
