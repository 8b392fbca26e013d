// Shows 14.30.
import { describe, expect, it } from 'vitest';
import { newTestPen } from '../../../data/pens/pens-for-tests.ts';
import type { CourseDose } from './course.ts';
import { givenDoses, waysToGive } from './given-doses.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const DAY_MS = 86_400_000;
const records = {
  doses: [],
  pens: [
    newTestPen({ _id: 'b', name: 'Second', strength: 15, startDate: null, status: 'sealed' }),
    newTestPen({ _id: 'a', name: 'First', startDate: '2026-11-20', remainingClicks: 60 }),
    newTestPen({ _id: 'c', name: 'Broken', status: 'discarded' }),
  ],
  timeZone: 'UTC',
  now: NOW,
};
const upcoming = (week: number, doseMg = 10): CourseDose => ({
  at: NOW + week * 7 * DAY_MS,
  doseMg,
  state: 'upcoming',
  logged: null,
  part: null,
});

describe('what gives a dose', () => {
  it('is the open pen first, then the sealed one, each as long as it holds out and may be used', () => {
    const course = [0, 1, 2, 3, 4, 5].map((week) => upcoming(week));
    const given = givenDoses(course, 'tirzepatide', records, NOW + 90 * DAY_MS);
    expect(course.map((dose) => given.get(dose)?.replace(/[\u2068\u2069]/g, '') ?? null)).toEqual([
      '60 clicks, First',
      '40 clicks, Second',
      '40 clicks, Second',
      '40 clicks, Second',
      '40 clicks, Second',
      '40 clicks, Second',
    ]);
    const late = [upcoming(1), upcoming(8)];
    expect([...givenDoses(late, 'semaglutide', records, NOW).values()]).toEqual([null, null]);
  });

  it('is counted in the clicks of each kind of pen that can', () => {
    expect(waysToGive(10, 'tirzepatide', records)).toEqual([
      '60 clicks of a 10 mg pen',
      '40 clicks of a 15 mg pen',
    ]);
    expect(waysToGive(12.5, 'tirzepatide', records)).toEqual(['50 clicks of a 15 mg pen']);
    expect(waysToGive(20, 'tirzepatide', records)).toEqual([]);
  });
});
