import {
  allocateStock,
  foldSubstance,
  HOUR_MS,
  halfInterval,
  isSwallowed,
  labelledIntervalDays,
  labelRulesFor,
  nextDoseAt,
  nextPlanned,
  plannedFrom,
  TABLET_INTERVAL_DAYS,
  USUAL_INTERVAL_DAYS,
} from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';
import { listStock, type StockedPen } from '../pens/stock.read-model.ts';
import { findLatestDose } from './latest-dose.queries.ts';
import { type FollowedPlan, followPlan, type Planner, readPlanner } from './plan.read-model.ts';

/** A dose that is to come. */
export interface ComingDose {
  readonly at: EpochMs;
  readonly doseMg: number;
}

/** Doses to come, and the stock that could give them. */
export interface ComingDoses {
  readonly medicine: string;
  readonly timeZone: string;
  /** Those of the user's choice, as they are stored. */
  readonly injectionZones: string | null;
  readonly latestDoseAt: EpochMs | null;
  /** True of tablets. */
  readonly isOral: boolean;
  readonly next: (ComingDose & { readonly latestAt: EpochMs }) | null;
  /** From `next` on, in the order of time. */
  readonly doses: readonly ComingDose[];
  readonly skipped: readonly ComingDose[];
  readonly stock: readonly StockedPen[];
}

/** The beginning and the end of a look ahead. */
export interface Looking {
  readonly now: EpochMs;
  /** In the user's time zone. */
  readonly untilIn: (timeZone: string) => EpochMs;
}

/** The doses to come by a user's plan, or without one after the latest dose; null without either. */
export async function readComingDoses(
  db: Database,
  userId: string,
  looking: Looking,
): Promise<ComingDoses | null> {
  const planner = await readPlanner(db, userId, { since: looking.now, until: looking.now });
  const followed = await followPlan(db, userId, planner);
  return followed
    ? readPlanned(db, userId, { ...planner, ...followed }, looking)
    : readUnplanned(db, userId, planner, looking);
}

async function readPlanned(
  db: Database,
  userId: string,
  { plan: { medicine }, course, skips, doses, timeZone, injectionZones }: Planner & FollowedPlan,
  { now, untilIn }: Looking,
): Promise<ComingDoses> {
  const stock = await listStock(db, userId, medicine);
  const latestDoseAt =
    doses.at(-1)?.at ?? (await findLatestDose(db, userId, { medicine }))?.taken_at ?? null;
  const isOral = isSwallowed(medicine) || stock.some(holdsTablets);
  const windowHoursOf = (dose: ComingDose) =>
    rulesFor(dose, { medicine, stock, timeZone }, now).missedWindowHours;
  const next = nextPlanned(course, { skips, now, windowHoursOf });
  return {
    medicine,
    timeZone,
    injectionZones,
    stock,
    latestDoseAt,
    isOral,
    next: next && { ...next.dose, latestAt: next.latestAt },
    ...plannedFrom(course, next, { skips, until: untilIn(timeZone) }),
  };
}

/** The usual dose one interval after the latest one. */
async function readUnplanned(
  db: Database,
  userId: string,
  { timeZone, injectionZones }: Planner,
  { now, untilIn }: Looking,
): Promise<ComingDoses | null> {
  const latest = await findLatestDose(db, userId);
  if (latest === undefined) return null;
  const { taken_at: latestDoseAt } = latest;
  const medicine = foldSubstance(latest.medicine);
  const stock = await listStock(db, userId, medicine);
  const usual = await findLatestDose(db, userId, { medicine, isStandard: true });
  const everyDays = usualIntervalDays(medicine, latest);
  const at = nextDoseAt(latestDoseAt, timeZone, everyDays);
  const dose = { at, doseMg: (usual ?? latest).dose_mg };
  const hours = rulesFor(dose, { medicine, stock, timeZone }, now).missedWindowHours;
  const latestAt = at + (hours === null ? halfInterval({ everyDays }) : hours * HOUR_MS);
  return {
    medicine,
    timeZone,
    injectionZones,
    stock,
    latestDoseAt,
    isOral: latest.extraction_method === 'oral',
    next: { ...dose, latestAt },
    doses: at <= untilIn(timeZone) ? [dose] : [],
    skipped: [],
  };
}

/** True for a pack of tablets, which alone hold no liquid. */
const holdsTablets = ({ scale }: StockedPen) => scale.doseMl === null;

/** Days from dose to dose without a plan: by the label, else daily after a tablet. */
export function usualIntervalDays(
  medicine: string,
  latest: Pick<DoseTable, 'extraction_method'> | undefined,
): number {
  const isOral = latest?.extraction_method === 'oral';
  return labelledIntervalDays(medicine) ?? (isOral ? TABLET_INTERVAL_DAYS : USUAL_INTERVAL_DAYS);
}

type Source = Pick<ComingDoses, 'medicine' | 'stock' | 'timeZone'>;

/** The pen that gives a dose before all others, with the steps it takes; null where none can. */
export function findGiver(dose: ComingDose, { stock, timeZone }: Source, now: EpochMs) {
  const until = Math.max(now, dose.at);
  const [given] = allocateStock([dose], stock, { now, until, timeZone }).given;
  const pen = stock.find(({ id }) => id === given?.deviceId);
  return pen && given ? { pen, steps: given.steps } : null;
}

/** The rules of a dose: the label of the pen that gives it, else all labels of its medicine. */
export function rulesFor(dose: ComingDose, source: Source, now: EpochMs) {
  return labelRulesFor(source.medicine, findGiver(dose, source, now)?.pen);
}
