import { expect, it } from 'vitest';
import { correctedOpening, followFirstDose, openingWithDose, typedOpening } from './opening-day.ts';

const UNOPENED = { startDate: null, startedBy: null };
const typed = { startDate: '2026-11-10', startedBy: 'owner' } as const;
const given = { startDate: '2026-11-10', startedBy: 'dose' } as const;

it('follows the first dose unless the owner typed the day', () => {
  expect(followFirstDose(given, '2026-11-12')).toEqual({ ...given, startDate: '2026-11-12' });
  expect(followFirstDose(given, '2026-11-08')).toEqual({ ...given, startDate: '2026-11-08' });
  expect(followFirstDose(given, null)).toEqual(UNOPENED);
  expect(followFirstDose(UNOPENED, '2026-11-10')).toEqual(given);
  expect(followFirstDose(UNOPENED, null)).toEqual(UNOPENED);
  for (const day of ['2026-11-08', '2026-11-12', null]) {
    expect(followFirstDose(typed, day)).toEqual(typed);
  }
});

it('moves back for one dose more, never on', () => {
  expect(openingWithDose(given, '2026-11-12')).toEqual(given);
  expect(openingWithDose(given, '2026-11-08')).toEqual({ ...given, startDate: '2026-11-08' });
  expect(openingWithDose(UNOPENED, '2026-11-10')).toEqual(given);
  expect(openingWithDose(typed, '2026-11-08')).toEqual(typed);
});

it('can be corrected to the day of a dose before the day that the owner typed', () => {
  expect(correctedOpening(typed, '2026-11-09')).toBe('2026-11-09');
  expect(correctedOpening(typed, '2026-11-10')).toBeNull();
  expect(correctedOpening(given, '2026-11-09')).toBeNull();
  expect(correctedOpening(UNOPENED, '2026-11-09')).toBeNull();
});

it('is the owner’s when another day is typed, no one’s when it is cleared', () => {
  expect(typedOpening(given, '2026-11-09')).toEqual({ ...typed, startDate: '2026-11-09' });
  expect(typedOpening(given, '2026-11-10')).toEqual(given);
  expect(typedOpening(typed, null)).toEqual(UNOPENED);
  expect(typedOpening(UNOPENED, '2026-11-10')).toEqual(typed);
});
