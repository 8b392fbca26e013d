import type { Dose, PlansReply } from '@dosewise/contract';
import { DOSING_LIVES, type DosingLife } from '@dosewise/domain/lives-for-tests';
import { describe, expect, it } from 'vitest';
import { aheadHere } from '../../../data/plan/ahead-here.ts';
import { followCourse, isAhead } from './course.ts';

const NOTHING = {
  medicine: null,
  next: null,
  doses: [],
  skipped: [],
  pens: [],
  dosesLeft: 0,
  runsOutOn: null,
  lastDoseAt: null,
  missedSince: null,
  pausedSince: 0,
  plans: [],
};

/** The records of a life as lists on the page hold them. */
function listsOf({ medicine, plans: kept, doses, skips, pauses }: DosingLife) {
  const plans: PlansReply = { plans: [], former: [] };
  for (const { endedAt, ...plan } of kept) {
    const saved = { ...plan, medicine, steps: [...plan.steps] };
    if (endedAt === null) plans.plans.push({ plan: saved, skips: [...skips], pauses: [...pauses] });
    else plans.former.push({ plan: saved, from: saved.savedAt, until: endedAt });
  }
  const logged = doses.map(
    ({ id, at, doseMg, plannedAt, partOf }) =>
      ({
        _id: id,
        medicine,
        date: at,
        doseAmount: doseMg,
        plannedAt,
        partOf,
        doseType: 'standard',
        clicks: null,
        extractionMethod: 'pen_click',
      }) as unknown as Dose,
  );
  const newestFirst = logged.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  return { plans, doses: newestFirst, pens: [] };
}

const PLANNED = DOSING_LIVES.filter(({ plans }) => plans.at(-1)?.endedAt === null);

describe('a dosing life on the page', () => {
  it.each(PLANNED.map((life) => [life.name, life] as const))('%s', (_name, life) => {
    const lists = listsOf(life);
    const now = Date.parse(life.now);
    const time = { timeZone: life.zone, now, until: now + 40 * 86_400_000 };
    const [own] = lists.plans.plans;
    const course = followCourse({ ...lists, ...time, plan: own?.plan ?? expect.fail() });
    const of = (state: string) =>
      course
        .filter((dose) => dose.state === state && dose.logged === null && dose.at <= now)
        .map(({ at }) => new Date(at).toISOString());
    const { right } = life;
    expect({ missed: of('missed'), skipped: of('skipped'), paused: of('paused') }).toEqual({
      missed: right.missed ?? [],
      skipped: right.skipped ?? [],
      paused: right.paused ?? [],
    });
    const next = course.find(isAhead);
    expect(next ? new Date(next.at).toISOString() : null).toBe(right.next);
    // While entries wait to be sent, the page counts by itself.
    expect(aheadHere(NOTHING, lists, time).next?.at ?? null).toBe(right.next);
  });
});
