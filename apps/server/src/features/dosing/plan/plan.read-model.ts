import { ARCHIVE_LIMITS, type PlanReply, type SavedPlan } from '@dosewise/contract';
import {
  DAY_MS,
  foldSubstance,
  followedFrom,
  PLAN_LIMITS,
  type Plan,
  type PlanCourse,
  type PlanStep,
  planCourse,
} from '@dosewise/domain';
import { AppError } from '../../../calls/app-error.ts';
import type { Database } from '../../../db/database.ts';
import { prepared } from '../../../db/engines/prepared-query.ts';
import { hasRowLocks } from '../../../db/row-locks.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { PlanTable } from '../../../db/tables/plan-tables.ts';
import { isOfMedicine } from './of-medicine.queries.ts';

/** A dose as far as a plan needs to know it. */
export interface LoggedDose {
  readonly id: string;
  readonly at: EpochMs;
}

/** The time (epoch ms) of which the planned doses are asked for. */
interface Span {
  readonly since: EpochMs;
  readonly until: EpochMs;
}

/** A user as far as planning a span of time needs it. */
export interface Planner {
  readonly timeZone: string;
  /** The injection zones of their choice, as they are stored. */
  readonly injectionZones: string | null;
  readonly plan: Plan | null;
  readonly skips: ReadonlySet<EpochMs>;
  readonly span: Span;
}

/** Most skips that are read: of a dose every day, those of five years. */
const MAX_SKIPS = ARCHIVE_LIMITS.planSkips;
/** Most doses that a plan is followed over: one every day for 13 years. */
const MAX_DOSES = 5_000;
/** No planned dose is to be taken longer than its interval, or covered from farther away. */
const MAX_INTERVAL_MS = PLAN_LIMITS.everyDays.most * DAY_MS;

/** A user's plan, with what became of it so far. */
export interface FollowedPlan {
  readonly plan: Plan;
  readonly skips: ReadonlySet<EpochMs>;
  /** Of the plan's medicine, from about its beginning on, in the order of time. */
  readonly doses: readonly LoggedDose[];
  readonly course: PlanCourse;
}

/** The plan of a user as it is replied and exported; null where there is none. */
export async function readPlan(db: Database, userId: string): Promise<SavedPlan | null> {
  const row = await db
    .selectFrom('plan')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { medicine, anchor, steps } = planOf(row);
  return { medicine, anchor, steps: [...steps], savedAt: new Date(row.saved_at).toISOString() };
}

/** The plan of a user with the instants that are skipped, as replies carry them. */
export async function readPlanAndSkips(db: Database, userId: string): Promise<PlanReply> {
  const skips = await readSkips(db, userId);
  return {
    plan: await readPlan(db, userId),
    skips: skips.map((at) => new Date(at).toISOString()),
  };
}

/** The latest skips of a user, as instants in the order of time. */
export async function readSkips(db: Database, userId: string): Promise<EpochMs[]> {
  const rows = await db
    .selectFrom('plan_skip')
    .select('planned_at')
    .where('user_id', '=', userId)
    .orderBy('planned_at', 'desc')
    .limit(MAX_SKIPS)
    .execute();
  return rows.map(({ planned_at }) => planned_at).reverse();
}

/** A user with plan and skips, to be followed over a span. */
export async function readPlanner(db: Database, userId: string, span: Span): Promise<Planner> {
  const rows = await selectPlanner(db, { userId, skipsFrom: span.since - MAX_INTERVAL_MS });
  const [first] = rows;
  if (first === undefined) throw new AppError('not_found');
  return {
    timeZone: first.time_zone,
    injectionZones: first.injection_zones,
    // A plan has all of its columns or there is none.
    plan: first.steps === null ? null : planOf(first as PlanColumns),
    skips: new Set(rows.flatMap(({ planned_at }) => planned_at ?? [])),
    span,
  };
}

/**
 * A plan followed over the logged doses that matter to its span; null where the user has none. Planned
 * doses before the span may be left out.
 */
export async function followPlan(
  db: Database,
  userId: string,
  { plan, skips, timeZone, span: { since, until } }: Planner,
): Promise<FollowedPlan | null> {
  if (plan === null) return null;
  const substance = foldSubstance(plan.medicine);
  const latest = await selectDosesBetween(db, {
    userId,
    since: followedFrom(plan, since),
    until: until + MAX_INTERVAL_MS,
  });
  const rows = latest.reverse().filter(({ medicine }) => foldSubstance(medicine) === substance);
  const doses = rows.map(({ id, taken_at }) => ({ id, at: taken_at }));
  const instants = doses.map(({ at }) => at);
  return {
    plan,
    skips,
    doses,
    course: planCourse({ plan, doses: instants, timeZone, since }),
  };
}

/**
 * Has everybody else who logs a planned dose of this user wait until the transaction ends: so a dose
 * pressed on two devices is one. Locks the plan, or without one the latest dose of the medicine.
 */
export async function lockPlannedDoses(
  db: Database,
  userId: string,
  medicine: string,
): Promise<void> {
  if (!hasRowLocks(db)) return;
  const plan = await db
    .selectFrom('plan')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (plan) return;
  await db
    .selectFrom('dose')
    .select('id')
    .where('user_id', '=', userId)
    .where(isOfMedicine(medicine))
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .execute();
}

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
      'plan_skip.planned_at',
    ])
    .where('user_account.id', '=', userId)
    .orderBy('plan_skip.planned_at')
    .limit(MAX_SKIPS),
);

type PlanColumns = Pick<PlanTable, 'medicine' | 'anchor' | 'steps'>;

function planOf({ medicine, anchor, steps }: PlanColumns): Plan {
  return { medicine, anchor, steps: JSON.parse(steps) as PlanStep[] };
}

interface DosesBetween extends Span {
  readonly userId: string;
}

const selectDosesBetween = prepared((db, { userId, since, until }: DosesBetween) =>
  db
    .selectFrom('dose')
    .select(['id', 'taken_at', 'medicine'])
    .where('user_id', '=', userId)
    .where('taken_at', '>=', since)
    .where('taken_at', '<=', until)
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_DOSES),
);
