// Shows 47.1.
import { expect, it } from 'vitest';
import { moveToNow } from './made-up-person.ts';

const DAY_MS = 86_400_000;
const archive = {
  profile: { timeZone: 'UTC' },
  pens: [{ startDate: '2026-11-01', expiresOn: null, name: '2026' }],
  doses: [{ date: '2026-11-18T10:30:00.000Z' }, { date: '2026-11-11T10:30:00.000Z' }],
  weights: [{ date: '2026-11-24T07:00:00.000Z' }, { date: '2026-11-18T07:00:00.000Z' }],
  symptoms: [],
  plan: {
    steps: [{ startDate: '2026-11-25', time: '10:30', everyDays: 7, doseMg: 10, doses: null }],
  },
  planSkips: ['2026-12-09T10:30:00.000Z'],
} as never;

it.each([0, 1, 6, 7, 8, 400, 3000])(
  'has the last dose within seven days, %i days after the build',
  (days) => {
    const now = Date.parse('2026-11-25T12:00:00.000Z') + days * DAY_MS;
    const moved = moveToNow(archive, now, 'UTC');
    const [dose, before] = moved.doses as readonly { date: string }[];
    const age = now - Date.parse(dose?.date ?? '');
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(7 * DAY_MS);
    expect(Date.parse(dose?.date ?? '') - Date.parse(before?.date ?? '')).toBe(7 * DAY_MS);
    for (const { date } of moved.weights as readonly { date: string }[]) {
      expect(Date.parse(date)).toBeLessThanOrEqual(now);
    }
    expect(moved.pens[0]).toMatchObject({ expiresOn: null, name: '2026' });
    expect(moved.planSkips).toHaveLength(1);
  },
);

it('plans on the clock of the place where the user looks', () => {
  const moved = moveToNow(archive, Date.parse('2026-11-25T12:00:00.000Z'), 'Asia/Tokyo');
  expect(moved.profile.timeZone).toBe('Asia/Tokyo');
  expect(moved.plan?.steps).toMatchObject([{ startDate: '2026-12-02', time: '19:30' }]);
});
