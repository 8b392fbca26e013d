import {
  type AheadTime,
  byMedicine,
  type CalendarDay,
  DAY_MS,
  type DoseEntry,
  dosesMatterFrom,
  foldSubstance,
  gapReader,
  hasGapByDevice,
  isSameMedicine,
  isSwallowed,
  type KeptPlan,
  latestByMedicine,
  type MedicineRecords,
  medicinesAhead,
  type OtherMedicine,
  PLAN_LIMITS,
  type PlanStep,
  type SiteUse,
  TOLD_BACK_MS,
} from '@dosewise/domain';
import { sql } from 'kysely';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import { prepared } from '../../../db/engines/prepared-query.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { PlanTable } from '../../../db/tables/plan-tables.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';
import {
  type PenRules,
  readPenRules,
  readStock,
  type Stock,
  type StockedPen,
} from '../pens/stock.read-model.ts';
import { siteUse } from '../sites/sites.read-model.ts';
import { findLatestDose, readInjection } from './latest-dose.queries.ts';
import { MAX_SKIPS } from './plan.queries.ts';

/** All of a user that decides which doses are to come. */
export interface DosingRecords {
  /** IANA name. */
  readonly timeZone: string;
  /** The injection zones of their choice, as they are stored. */
  readonly injectionZones: string | null;
  readonly medicines: readonly MedicineOfUser[];
  /** The latest dose of each medicine that was taken of late. */
  readonly latest: readonly OtherMedicine[];
  /** The sites of the latest doses, as far as they say one. */
  readonly siteUses: readonly SiteUse[];
  /** True where those are the sites of all doses there are. */
  readonly isEverySite: boolean;
}

export interface MedicineOfUser extends MedicineRecords {
  readonly stock: readonly StockedPen[];
}

/** The time of which planned doses are asked for, epoch ms. */
type Looking = Pick<AheadTime, 'now'> & { readonly since?: EpochMs };

/** Most doses that a plan is followed over: one every day for 13 years. */
const MAX_DOSES = 5_000;
/** No planned dose is to be taken longer than its interval. */
const MAX_INTERVAL_MS = PLAN_LIMITS.everyDays.most * DAY_MS;
/** The doses of two years or so, among which nearly every site is found. */
const LATEST_DOSES = 100;
/** Before every date, epoch ms. */
const BEFORE_ALL = -8.64e15;
/** Without a plan, medicines are looked for in the doses of so long back: four weeks and some days. */
const RECENT_MS = 35 * DAY_MS;

/**
 * Plans, doses and stock of each medicine that a user has or had a plan for, and while none is followed of
 * each that was taken of late; of planned doses from `since` on, or from a year back.
 */
export async function readDosingRecords(
  db: Database,
  userId: string,
  { now, since = now - TOLD_BACK_MS }: Looking,
): Promise<DosingRecords> {
  const from = Math.min(since, now);
  const rows = await selectPlanning(db, { userId, since: from - MAX_INTERVAL_MS });
  const [first] = rows;
  if (first === undefined) throw new AppError('not_found');
  const plans = rows.flatMap(planOf).toSorted((one, other) => one.savedAt - other.savedAt);
  const dosesFrom = plans.length === 0 ? now - RECENT_MS : dosesMatterFrom(plans, from);
  const read = await selectDosesSince(db, { userId, since: dosesFrom });
  const recent = read.filter(({ taken_at }) => taken_at >= dosesFrom);
  const stockOf = await readStock(db, userId);
  const isGapByDevice = plans.some(({ medicine }) => hasGapByDevice(medicine));
  const penRules = isGapByDevice ? await readPenRules(db, userId) : new Map();
  const planned = await readPlanned(db, userId, { plans, rests: rows, recent, stockOf, penRules });
  const followed = plans.filter(isFollowed).map(({ medicine }) => medicine);
  const taken = followed.length > 0 ? [] : await listTaken(db, userId, { recent, now });
  const wanted = medicinesAhead(
    followed,
    taken.map(({ medicine }) => medicine),
  );
  return {
    timeZone: first.time_zone,
    injectionZones: first.injection_zones,
    medicines: await addTaken(db, userId, { planned, taken, wanted, stockOf }),
    latest: latestByMedicine(recent.map(({ medicine, taken_at: at }) => ({ medicine, at }))),
    siteUses: read.flatMap(siteUse),
    isEverySite: read.length < LATEST_DOSES,
  };
}

const isFollowed = ({ endedAt }: KeptPlan) => endedAt === null;

interface Planned {
  readonly plans: readonly KeptPlan[];
  /** Those with skips and pauses among them. */
  readonly rests: readonly PlanningRow[];
  /** Newest first. */
  readonly recent: readonly LoggedDose[];
  readonly stockOf: Stock;
  /** Of every pen, where its label matters. */
  readonly penRules: PenRules;
}

async function readPlanned(
  db: Database,
  userId: string,
  { plans, rests, recent, stockOf, penRules }: Planned,
): Promise<MedicineOfUser[]> {
  const isAnyFollowed = plans.some(isFollowed);
  const medicines: MedicineOfUser[] = [];
  for (const [medicine, own] of byMedicine(plans)) {
    const doses = recent.filter((dose) => isSameMedicine(dose.medicine, medicine));
    // No one asks for that of a plan that has ended while another is followed.
    const isAsked = own.some(isFollowed) || !isAnyFollowed;
    const newest = doses[0] ?? (isAsked ? await findLatestDose(db, userId, { medicine }) : null);
    const stock = stockOf(medicine);
    const gapAfter = gapReader(medicine);
    const ownRests = rests.filter((row) => row.medicine === medicine);
    medicines.push({
      medicine,
      plans: own,
      skips: new Set(ownRests.flatMap(({ planned_at }) => planned_at ?? [])),
      pauses: ownRests.flatMap(({ from_day: first, until_day: until }) =>
        first === null ? [] : { from: first, until },
      ),
      doses: doses.map((dose) => entryOf(dose, gapAfter(penRules.get(dose.pen_id ?? '')))),
      latest: newest ? { at: newest.taken_at, usualMg: newest.dose_mg } : null,
      isOral: isSwallowed(medicine) || stock.some(holdsTablets),
      stock,
    });
  }
  return medicines;
}

/** The doses of the last weeks, newest first, or the latest of all where these have none. */
async function listTaken(
  db: Database,
  userId: string,
  { recent, now }: { readonly recent: readonly LoggedDose[]; readonly now: EpochMs },
): Promise<readonly LatestDose[]> {
  const lately = recent.filter(({ taken_at }) => taken_at >= now - RECENT_MS);
  if (lately.length > 0) return lately;
  const latest = recent[0] ?? (await findLatestDose(db, userId));
  return latest === undefined ? [] : [latest];
}

interface Taken {
  readonly planned: readonly MedicineOfUser[];
  /** Newest first. */
  readonly taken: readonly LatestDose[];
  readonly wanted: readonly string[];
  readonly stockOf: Stock;
}

/** Beside the medicines of plans those that are wanted by what was taken. */
async function addTaken(
  db: Database,
  userId: string,
  { planned, taken, wanted, stockOf }: Taken,
): Promise<MedicineOfUser[]> {
  const medicines = new Map(planned.map((one) => [one.medicine, one]));
  for (const medicine of wanted) {
    const dose = taken.find((one) => foldSubstance(one.medicine) === medicine);
    if (dose === undefined) continue;
    const usual = await findLatestDose(db, userId, { medicine, isStandard: true });
    const injection = await readInjection(db, userId, usual ?? dose);
    medicines.set(medicine, {
      ...{ medicine, plans: [], skips: new Set(), pauses: [], doses: [] },
      stock: stockOf(medicine),
      ...medicines.get(medicine),
      latest: { at: dose.taken_at, usualMg: Number(injection.mg) },
      isOral: dose.extraction_method === 'oral',
    });
  }
  return [...medicines.values()];
}

type LoggedDose = Pick<
  DoseTable,
  | 'id'
  | 'taken_at'
  | 'planned_at'
  | 'part_of'
  | 'medicine'
  | 'dose_mg'
  | 'extraction_method'
  | 'injection_location'
  | 'injection_sub_location'
  | 'pen_id'
>;
type LatestDose = Pick<
  DoseTable,
  'id' | 'part_of' | 'taken_at' | 'dose_mg' | 'medicine' | 'extraction_method'
>;

const entryOf = (row: LoggedDose, minGapHours: number | null): DoseEntry => ({
  id: row.id,
  at: row.taken_at,
  doseMg: row.dose_mg,
  plannedAt: row.planned_at,
  partOf: row.part_of,
  minGapHours,
});

/** True for a pack of tablets, which alone hold no liquid. */
const holdsTablets = ({ scale }: StockedPen) => scale.doseMl === null;

type Since = { readonly userId: string; readonly since: EpochMs };

/** The account with all of its plans, then its latest skips, then its pauses: all in one statement. */
const selectPlanning = prepared((db, { userId, since }: Since) => {
  const none = <Type>() => sql<Type | null>`null`;
  const latestSkips = db
    .selectFrom('plan_skip')
    .select(['medicine', 'planned_at'])
    .where('user_id', '=', userId)
    .where('planned_at', '>=', since)
    .orderBy('planned_at', 'desc')
    .limit(MAX_SKIPS);
  const noPlan = [
    none<PlanTable['anchor']>().as('anchor'),
    none<PlanTable['steps']>().as('steps'),
    none<PlanTable['saved_at']>().as('saved_at'),
    none<EpochMs>().as('ended_at'),
  ] as const;
  return db
    .selectFrom('user_account')
    .leftJoin('plan', 'plan.user_id', 'user_account.id')
    .select([
      'user_account.time_zone',
      'user_account.injection_zones',
      'plan.medicine',
      'plan.anchor',
      'plan.steps',
      'plan.saved_at',
      'plan.ended_at',
      none<EpochMs>().as('planned_at'),
      none<CalendarDay>().as('from_day'),
      none<CalendarDay>().as('until_day'),
    ])
    .where('user_account.id', '=', userId)
    .unionAll(
      db
        .selectFrom(latestSkips.as('skip'))
        .select([sql<string>`''`.as('time_zone'), none<string>().as('injection_zones')])
        .select(sql<string | null>`medicine`.as('medicine'))
        .select(noPlan)
        .select([
          sql<EpochMs | null>`planned_at`.as('planned_at'),
          none<CalendarDay>().as('from_day'),
          none<CalendarDay>().as('until_day'),
        ]),
    )
    .unionAll(
      db
        .selectFrom('plan_pause')
        .select([sql<string>`''`.as('time_zone'), none<string>().as('injection_zones')])
        .select(sql<string | null>`medicine`.as('medicine'))
        .select(noPlan)
        .select([
          none<EpochMs>().as('planned_at'),
          sql<CalendarDay | null>`from_day`.as('from_day'),
          sql<CalendarDay | null>`until_day`.as('until_day'),
        ])
        .where('user_id', '=', userId),
    );
});

type PlanningRow = Awaited<ReturnType<typeof selectPlanning>>[number];

/** The plan of a row, if it has one: then it has all of its columns. */
function planOf(row: PlanningRow): KeptPlan[] {
  const { medicine, anchor, steps, saved_at: savedAt, ended_at: endedAt } = row;
  if (medicine === null || anchor === null || steps === null || savedAt === null) return [];
  return [{ medicine, anchor, steps: JSON.parse(steps) as PlanStep[], savedAt, endedAt }];
}

/** The doses of a user since some time, or the latest where those are more; newest first. */
const selectDosesSince = prepared((db, { userId, since }: Since) => {
  const first = db
    .selectFrom('dose')
    .select(sql<EpochMs>`case when taken_at < ${since} then taken_at else ${since} end`.as('from'))
    .where('user_id', '=', userId)
    .orderBy('taken_at', 'desc')
    .offset(LATEST_DOSES - 1)
    .limit(1);
  return db
    .selectFrom('dose')
    .select(['id', 'taken_at', 'planned_at', 'part_of', 'medicine', 'dose_mg', 'pen_id'])
    .select(['extraction_method', 'injection_location', 'injection_sub_location'])
    .where('user_id', '=', userId)
    .where('taken_at', '>=', sql<EpochMs>`coalesce((${first}), ${BEFORE_ALL})`)
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_DOSES);
});
