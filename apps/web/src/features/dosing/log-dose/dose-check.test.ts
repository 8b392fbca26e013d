// Shows 5.12.
import { describe, expect, it } from 'vitest';
import { checkAmount, checkDate } from './dose-check.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('the amount of an edited dose', () => {
  it.each(['1', '30', '60', '2e1', ' 7 '])('may be %j clicks', (text) => {
    expect(checkAmount(text, { unit: 'click', most: 60 })).toBeNull();
  });

  it.each(['', ' ', 'abc', '-', '0', '-5', '61', '1.5', '1e9', 'NaN'])(
    'may not be %j clicks',
    (text) => {
      expect(checkAmount(text, { unit: 'click', most: 60 })).toBe(
        'Clicks must be a whole number from 1 to 60.',
      );
    },
  );

  it.each(['0.01', '0.45', '.2'])('may be %j mL', (text) => {
    expect(checkAmount(text, { unit: 'mL', most: 0.45 })).toBeNull();
  });

  it.each(['', 'x', '0', '-0.1', '0.46'])('may not be %j mL', (text) => {
    expect(checkAmount(text, { unit: 'mL', most: 0.45 })).toBe(
      'Volume must be a number above 0 and at most 0.45 mL.',
    );
  });
});

it('says what an amount of other devices is counted in', () => {
  const sentence = (unit: 'unit' | 'pen' | 'mg', most: number) => checkAmount('0', { unit, most });
  expect(sentence('unit', 50)).toBe('Units must be a whole number from 1 to 50.');
  expect(sentence('pen', 1)).toBe('Pens must be 1.');
  expect(sentence('mg', 100)).toBe('Dose amount must be a number above 0 and at most 100 mg.');
  expect(checkAmount('2.5', { unit: 'mg', most: 100 })).toBeNull();
});

it.each([
  ['', 'Enter the date and time of the dose.'],
  ['2026-11-21T12:30', 'The date is in the future. Log a dose once you have taken it.'],
  ['2026-11-09T23:59', 'The date is before the start date of this pen.'],
  ['1890-01-01T08:00', 'The date is before the start date of this pen.'],
  ['2026-11-10T00:00', null],
])('the date %j of a dose: %j', (date, expected) => {
  // Far enough from now for any zone the test runs in.
  const now = NOW - 14 * 3_600_000 * Number(date.startsWith('2026-11-21'));
  const typed = { startDate: '2026-11-10', startedBy: 'owner', discardedOn: null } as const;
  expect(checkDate(date, typed, now)).toBe(expected);
  // A day that a dose gave moves back.
  const given = { ...typed, startedBy: 'dose' } as const;
  if (date === '2026-11-09T23:59') expect(checkDate(date, given, now)).toBeNull();
});

it('takes a dose of a discarded pen until that day, and of a sealed one any', () => {
  const discarded = { startDate: null, startedBy: null, discardedOn: '2026-11-10' };
  expect(checkDate('2026-11-10T23:59', discarded, NOW)).toBeNull();
  expect(checkDate('2026-11-11T00:00', discarded, NOW)).toBe(
    'The date is after the day the pen or pack was discarded.',
  );
});

it('says which years are kept of a dose whose pen is not known', () => {
  expect(checkDate('1890-01-01T08:00', null, NOW)).toBe(
    'The date must be between the years 1900 and 2199.',
  );
});
