import { ARCHIVE_LIMITS } from '@dosewise/contract';
import {
  type AheadTime,
  DAY_MS,
  type DoseEntry,
  dosesMatterFrom,
  foldSubstance,
  isMedicine,
  isSwallowed,
  type KeptPlan,
  type MedicineRecords,
  PLAN_LIMITS,
  type PlanStep,
  TOLD_BACK_MS,
} from '@dosewise/domain';
import { AppError } from '../../../calls/app-error.ts';
import type { Database } from '../../../db/database.ts';
import { prepared } from '../../../db/engines/prepared-query.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { PlanTable } from '../../../db/tables/plan-tables.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';
import { listStock, type StockedPen } from '../pens/stock.read-model.ts';
import { findLatestDose } from './latest-dose.queries.ts';

/** All of a user that decides which doses are to come. */
export interface DosingRecords {
  /** IANA name. */
  readonly timeZone: string;
  /** The injection zones of their choice, as they are stored. */
  readonly injectionZones: string | null;
  readonly medicines: readonly MedicineOfUser[];
}

export interface MedicineOfUser extends MedicineRecords {
  readonly stock: readonly StockedPen[];
}

/** The time of which planned doses are asked for, epoch ms. */
type Looking = Pick<AheadTime, 'now'> & { readonly since?: EpochMs };

/** Most skips that are read: of a dose every day, those of five years. */
const MAX_SKIPS = ARCHIVE_LIMITS.planSkips;
/** Most doses that a plan is followed over: one every day for 13 years. */
const MAX_DOSES = 5_000;
/** No planned dose is to be taken longer than its interval. */
const MAX_INTERVAL_MS = PLAN_LIMITS.everyDays.most * DAY_MS;
/** Without a plan, medicines are looked for in the doses of so long back: four weeks and some days. */
const RECENT_MS = 35 * DAY_MS;

/**
 * Plan, doses and stock of each medicine that a user has a plan for, or without one of each that was
 * taken of late; of planned doses from `since` on, or from a year back.
 */
export async function readDosingRecords(
  db: Database,
  userId: string,
  { now, since = now - TOLD_BACK_MS }: Looking,
): Promise<DosingRecords> {
  const from = Math.min(since, now);
  const rows = await selectPlanner(db, { userId, skipsFrom: from - MAX_INTERVAL_MS });
  const [first] = rows;
  if (first === undefined) throw new AppError('not_found');
  // A plan has all of its columns or there is none.
  const plan = first.steps === null ? null : planOf(first as PlanColumns);
  const skips = new Set(rows.flatMap(({ planned_at }) => planned_at ?? []));
  return {
    timeZone: first.time_zone,
    injectionZones: first.injection_zones,
    medicines: plan
      ? [await readPlanned(db, userId, { plan, skips, from })]
      : await readTaken(db, userId, now),
  };
}

interface Planned {
  readonly plan: KeptPlan;
  readonly skips: ReadonlySet<EpochMs>;
  readonly from: EpochMs;
}

async function readPlanned(
  db: Database,
  userId: string,
  { plan, skips, from }: Planned,
): Promise<MedicineOfUser> {
  const { medicine } = plan;
  const substance = foldSubstance(medicine);
  const rows = await selectDosesSince(db, { userId, since: dosesMatterFrom([plan], from) });
  const own = rows.filter((row) => foldSubstance(row.medicine) === substance);
  const [newest = await findLatestDose(db, userId, { medicine })] = own;
  const stock = await listStock(db, userId, medicine);
  return {
    medicine,
    plans: [plan],
    skips,
    pauses: [],
    doses: own.map(entryOf),
    latest: newest ? { at: newest.taken_at, usualMg: newest.dose_mg } : null,
    isOral: isSwallowed(medicine) || stock.some(holdsTablets),
    stock,
  };
}

/** The medicine of the latest dose, and those of the catalogue that were taken within four weeks. */
async function readTaken(db: Database, userId: string, now: EpochMs): Promise<MedicineOfUser[]> {
  const latest = await findLatestDose(db, userId);
  if (latest === undefined) return [];
  const recent = await selectDosesSince(db, { userId, since: now - RECENT_MS });
  const newest = new Map<string, LatestDose>();
  for (const dose of [latest, ...recent]) {
    const medicine = foldSubstance(dose.medicine);
    const isWanted = newest.size === 0 || isMedicine(medicine);
    if (isWanted && !newest.has(medicine)) newest.set(medicine, dose);
  }
  const taken: MedicineOfUser[] = [];
  for (const [medicine, dose] of newest) {
    const usual = await findLatestDose(db, userId, { medicine, isStandard: true });
    taken.push({
      medicine,
      plans: [],
      skips: new Set(),
      pauses: [],
      doses: [],
      latest: { at: dose.taken_at, usualMg: (usual ?? dose).dose_mg },
      isOral: dose.extraction_method === 'oral',
      stock: await listStock(db, userId, medicine),
    });
  }
  return taken;
}

type LatestDose = Pick<DoseTable, 'taken_at' | 'dose_mg' | 'medicine' | 'extraction_method'>;

const entryOf = (
  row: Pick<DoseTable, 'id' | 'taken_at' | 'planned_at' | 'dose_mg'>,
): DoseEntry => ({
  id: row.id,
  at: row.taken_at,
  doseMg: row.dose_mg,
  plannedAt: row.planned_at,
  partOf: null,
});

/** True for a pack of tablets, which alone hold no liquid. */
const holdsTablets = ({ scale }: StockedPen) => scale.doseMl === null;

interface PlannerKey {
  readonly userId: string;
  readonly skipsFrom: EpochMs;
}

const selectPlanner = prepared((db, { userId, skipsFrom }: PlannerKey) =>
  db
    .selectFrom('user_account')
    .leftJoin('plan', 'plan.user_id', 'user_account.id')
    .leftJoin('plan_skip', (join) =>
      join
        .onRef('plan_skip.user_id', '=', 'plan.user_id')
        .on('plan_skip.planned_at', '>=', skipsFrom),
    )
    .select([
      'user_account.time_zone',
      'user_account.injection_zones',
      'plan.medicine',
      'plan.anchor',
      'plan.steps',
      'plan.saved_at',
      'plan_skip.planned_at',
    ])
    .where('user_account.id', '=', userId)
    .orderBy('plan_skip.planned_at', 'desc')
    .limit(MAX_SKIPS),
);

type PlanColumns = Pick<PlanTable, 'medicine' | 'anchor' | 'steps' | 'saved_at'>;

function planOf({ medicine, anchor, steps, saved_at }: PlanColumns): KeptPlan {
  return {
    medicine,
    anchor,
    steps: JSON.parse(steps) as PlanStep[],
    savedAt: saved_at,
    endedAt: null,
  };
}

/** The doses of a user, newest first. */
const selectDosesSince = prepared((db, { userId, since }: { userId: string; since: EpochMs }) =>
  db
    .selectFrom('dose')
    .select(['id', 'taken_at', 'planned_at', 'medicine', 'dose_mg', 'extraction_method'])
    .where('user_id', '=', userId)
    .where('taken_at', '>=', since)
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_DOSES),
);
