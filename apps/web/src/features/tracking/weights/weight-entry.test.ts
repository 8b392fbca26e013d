// Shows 2.93, 5.32.
import { MAX_WEIGHTS, type Weight } from '@dosewise/contract';
import { describe, expect, it } from 'vitest';
import { checkWeightEntry, weightBody } from './weight-entry.ts';

const NOW = new Date(2026, 10, 21, 8, 30).getTime();
const entry = { date: '2026-11-21', weightKg: { main: '82.4', pounds: '' }, note: ' after a run ' };
const typed = (main: string) => ({ main, pounds: '' });
const NO_ERRORS = { weightKg: null, date: null };

describe('the check', () => {
  it('passes a weight with a point or a comma', () => {
    expect(checkWeightEntry(entry, 'kg', NOW)).toEqual(NO_ERRORS);
    expect(checkWeightEntry({ ...entry, weightKg: typed(' 82,4 ') }, 'kg', NOW)).toEqual(NO_ERRORS);
  });

  it.each(['', ' ', '0', '-80', 'eighty', '701', '1e9'])('refuses the weight %j', (text) => {
    const wrong = { ...entry, weightKg: typed(text) };
    expect(checkWeightEntry(wrong, 'kg', NOW).weightKg).toBe(
      'Weight must be a number from 20 to 700 kg.',
    );
  });

  it.each([
    ['', 'Enter the date.'],
    ['2026-13-01', 'Enter the date.'],
    ['2026-11-22', 'The date is in the future.'],
    ['1899-12-31', 'The date must be between the years 1900 and 2199.'],
  ])('refuses the day %j: %s', (date, sentence) => {
    expect(checkWeightEntry({ ...entry, date }, 'kg', NOW)).toEqual({
      ...NO_ERRORS,
      date: sentence,
    });
  });
});

describe('the body', () => {
  it('is of this moment today', () => {
    expect(weightBody(entry, 'kg', NOW, [])).toEqual({
      date: new Date(NOW).toISOString(),
      weightKg: 82.4,
      note: 'after a run',
    });
  });

  const earlier = (kept: readonly Weight[] | undefined) =>
    Date.parse(weightBody({ ...entry, date: '2026-11-03' }, 'kg', NOW + 7_089, kept).date);
  const noon = new Date(2026, 10, 3, 12).getTime();
  const keptAt = (...instants: number[]): Weight[] =>
    instants.map((at) => ({
      _id: String(at),
      date: new Date(at).toISOString(),
      weightKg: 80,
      note: '',
      source: 'manual',
      isUnconfirmed: false,
      loggedBy: null,
    }));
  const MINUTE = 60_000;

  it("is of another day's noon", () => {
    expect(earlier([])).toBe(noon);
    expect(earlier(keptAt(NOW, noon + 1, noon - MINUTE))).toBe(noon);
  });

  it('is of the first minute after noon that holds none yet, which would be replaced', () => {
    expect(earlier(keptAt(noon))).toBe(noon + MINUTE);
    expect(earlier(keptAt(noon + 3 * MINUTE, noon + MINUTE, noon))).toBe(noon + 2 * MINUTE);
  });

  it('is told apart by its seconds where no one knows what is there', () => {
    expect(earlier(undefined)).toBe(noon + 7_089);
    const newest = Array.from({ length: MAX_WEIGHTS }, (_, index) => NOW - index * MINUTE);
    expect(earlier(keptAt(...newest))).toBe(noon + 7_089);
    // A list that reaches back beyond that noon tells.
    expect(earlier(keptAt(...newest.slice(1), noon - MINUTE))).toBe(noon);
  });

  it('stays on its day, however full that is', () => {
    const full = Array.from({ length: 720 }, (_, minute) => noon + (719 - minute) * MINUTE);
    expect(earlier(keptAt(...full))).toBe(noon + 7_089);
  });
});
