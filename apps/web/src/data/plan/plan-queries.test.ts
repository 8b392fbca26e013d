import type { Ahead, Dose } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { endsAlike } from './plan-queries.ts';

const SUNDAY = '2026-11-15T09:00:00.000Z';
const MONDAY = '2026-11-16T09:00:00.000Z';

/** A reply that was made with these latest doses. */
const replyOf = (latest: Readonly<Record<string, string | null>>) =>
  ({
    plans: Object.entries(latest).map(([medicine, lastDoseAt]) => ({ medicine, lastDoseAt })),
  }) as unknown as Ahead;
const dose = (medicine: string, date: string) => ({ medicine, date }) as Dose;

it('holds a reply for good while the latest dose is the one that it was made with', () => {
  const doses = [dose('tirzepatide', SUNDAY), dose('tirzepatide', '2026-11-08T09:00:00.000Z')];
  expect(endsAlike(replyOf({ tirzepatide: SUNDAY }), doses)).toBe(true);
  expect(endsAlike(replyOf({ tirzepatide: null }), [])).toBe(true);
});

it('holds it for outdated after a dose that it did not know, also of one medicine of two', () => {
  const doses = [dose('semaglutide (tablet)', MONDAY), dose('tirzepatide', SUNDAY)];
  expect(endsAlike(replyOf({ tirzepatide: SUNDAY }), [dose('tirzepatide', MONDAY)])).toBe(false);
  const both = { tirzepatide: SUNDAY, 'semaglutide (tablet)': SUNDAY };
  expect(endsAlike(replyOf(both), doses)).toBe(false);
  expect(endsAlike(replyOf({ ...both, 'semaglutide (tablet)': MONDAY }), doses)).toBe(true);
});

it('holds it for outdated after a dose was taken back', () => {
  expect(endsAlike(replyOf({ tirzepatide: SUNDAY }), [])).toBe(false);
});

it('knows a medicine by any of its names', () => {
  expect(endsAlike(replyOf({ tirzepatide: SUNDAY }), [dose('Mounjaro', SUNDAY)])).toBe(true);
  expect(endsAlike(replyOf({ Zepbound: SUNDAY }), [dose('tirzepatide', SUNDAY)])).toBe(true);
});
