import {
  byMedicine,
  calendarDayIn,
  DAY_MS,
  foldSubstance,
  isSameMedicine,
  type KeptPlan,
  labelRulesFor,
  lookAhead,
  oneAfterAnother,
} from '@dosewise/domain';
import type { PlanPauseTable, PlanSkipTable, PlanTable } from '../../../db/tables/plan-tables.ts';
import type { UsedPen } from './pen-ledgers.ts';
import type { Archive } from './read-archive.ts';
import { medicineIn, type Restoring } from './restored-rows.ts';

/** The rows of all plans of an archive, with what is left out of them. */
export interface PlanRows {
  readonly plans: readonly PlanTable[];
  readonly skips: readonly PlanSkipTable[];
  readonly pauses: readonly PlanPauseTable[];
}

/** The plans of an archive with their skips. Those of earlier releases have one plan. */
function plansOf({
  plans,
  skips,
  plan,
  planSkips,
}: Pick<Archive, 'plans' | 'skips' | 'plan' | 'planSkips'>) {
  if (plans !== undefined) return { plans, skips };
  if (plan === null) return { plans: [], skips: [] };
  const { medicine } = plan;
  return {
    plans: [{ ...plan, endedAt: null }],
    skips: planSkips.map((at) => ({ medicine, at })),
  };
}

/** The plans of an archive as rows. `pens` as `addUpPens` adds them up. */
export function planRows(
  restoring: Restoring,
  archive: Archive,
  pens: ReadonlyMap<string, UsedPen>,
): PlanRows {
  const { userId } = restoring;
  const { plans, skips } = plansOf(archive);
  const kept = [...byMedicine(plans.map(keptOf)).values()].flatMap(oneAfterAnother);
  const instants = skips.map((skip) => ({
    medicine: foldSubstance(skip.medicine),
    at: Date.parse(skip.at),
  }));
  const pauses = archive.pauses.map((pause) => ({
    ...pause,
    medicine: foldSubstance(pause.medicine),
  }));
  return {
    plans: kept.map(({ medicine, anchor, steps, savedAt, endedAt }) => ({
      user_id: userId,
      medicine,
      saved_at: savedAt,
      ended_at: endedAt,
      anchor,
      steps: JSON.stringify(steps),
    })),
    skips: [...byMedicine(kept)].flatMap(([medicine, ofIt]) => {
      const own = {
        plans: ofIt,
        skips: [
          ...new Set(instants.flatMap((skip) => (skip.medicine === medicine ? skip.at : []))),
        ],
        pauses: pauses.filter((pause) => pause.medicine === medicine),
      };
      return planned(restoring, archive, { ...own, pens }).map((at) => ({
        user_id: userId,
        medicine,
        planned_at: at,
      }));
    }),
    pauses: withoutTwice(pauses).map(({ medicine, from, until }) => ({
      user_id: userId,
      medicine,
      from_day: from,
      until_day: until,
    })),
  };
}

type ArchivedPlan = ReturnType<typeof plansOf>['plans'][number];

/** The longer one of two pauses that begin on one day, as two names of one medicine may have them. */
function withoutTwice(pauses: Archive['pauses']): Archive['pauses'] {
  const longest = new Map<string, Archive['pauses'][number]>();
  for (const pause of pauses) {
    const key = `${pause.medicine} ${pause.from}`;
    const there = longest.get(key);
    const isLonger = !there || pause.until === null || (there.until ?? '9') < pause.until;
    if (isLonger) longest.set(key, pause);
  }
  return [...longest.values()];
}

const keptOf = (plan: ArchivedPlan): KeptPlan => {
  const { anchor, steps, savedAt, endedAt } = plan;
  const medicine = foldSubstance(plan.medicine);
  const saved = Date.parse(savedAt);
  const ended = endedAt === null ? null : Math.max(saved, Date.parse(endedAt));
  return { medicine, anchor, steps, savedAt: saved, endedAt: ended };
};

/** Skips older than this are of no use to any report. */
const KEPT_SKIPS_MS = 10 * 366 * DAY_MS;

interface Skipped {
  /** Of one medicine, in the order in which they were saved. */
  readonly plans: readonly KeptPlan[];
  readonly skips: readonly number[];
  readonly pauses: Archive['pauses'];
  readonly pens: ReadonlyMap<string, UsedPen>;
}

/** The skips of what these plans plan, or plan on their day, as they stand over the doses; others have no effect. */
function planned(
  { now }: Restoring,
  { profile, doses }: Archive,
  { plans, skips: given, pauses, pens }: Skipped,
): readonly number[] {
  const skips = given.filter((at) => at >= now - KEPT_SKIPS_MS);
  const medicine = plans[0]?.medicine ?? '';
  if (skips.length === 0) return [];
  const own = doses.filter((dose) => isSameMedicine(medicineIn(dose, pens), medicine));
  const looked = lookAhead({
    plans,
    doses: own.map((dose) => ({
      id: dose._id,
      at: Date.parse(dose.date),
      doseMg: dose.doseAmount,
      plannedAt: dose.plannedAt === null ? null : Date.parse(dose.plannedAt),
      partOf: dose.partOf,
    })),
    // Told as skipped, those of former plans stay.
    skips: new Set(skips),
    pauses,
    rulesOf: () => labelRulesFor(medicine),
    timeZone: profile.timeZone,
    now,
    since: Math.min(...skips),
    until: Math.max(...skips) + 2 * DAY_MS,
  });
  const instants = new Set(looked.planned.map(({ at }) => at));
  const dayOf = (at: number) => calendarDayIn(profile.timeZone, at);
  const exactDays = new Set(skips.flatMap((at) => (instants.has(at) ? dayOf(at) : [])));
  const plannedDays = new Set([...instants].map(dayOf));
  return skips.filter((at) => {
    const day = dayOf(at);
    return instants.has(at) || (plannedDays.has(day) && !exactDays.has(day));
  });
}
