import { DAY_MS } from '@dosewise/domain';
import type { WholeDatabase } from '../apps/server/src/db/database.ts';
import { insertRows } from '../apps/server/src/db/tables/insert-rows.ts';
import { MAX_ROWS } from '../apps/server/src/records/account-limits.queries.ts';
import { hashToken } from '../apps/server/src/runtime/secrets/secret-tokens.ts';
import { packId } from '../apps/server/src/runtime/secrets/signed-tokens.ts';
import { ROWS } from '../apps/server/src/testing/rows.ts';
import { benchId, userId, userPenId, userToken, writeAccounts } from './people.ts';

/** A report covers five years, and all rows lie in them. */
const FIVE_YEARS_MS = 5 * 365 * DAY_MS;
const SKIPS = 2000;
/** Those of its weights, and as many of deleted ones as stay used. */
const RECORD_IDS = MAX_ROWS.weight + 50_000;
/** Beyond those of anybody else: numbers of ids of this account. */
const FIRST_ID = 900_000_000;
const NOTE = 'after the weekend';

/** The last of the five years. */
export const limitReport = () => {
  const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10);
  return `from=${dayAt(Date.now() - FIVE_YEARS_MS)}&to=${dayAt(Date.now())}`;
};

/** The token of an address of a user's report. */
export const userShareToken = (user: number): string =>
  packId(userId(user)).toString('base64url') + userToken(user);

/** Writes an account that has as much of everything as one may have, or a share of it, in the last five years. */
export async function writeLimitAccount(
  db: WholeDatabase,
  user: number,
  share: number,
): Promise<void> {
  await writeAccounts(db, [user]);
  const now = Date.now();
  const start = now - FIVE_YEARS_MS + DAY_MS;
  const of = <Row>(count: number, make: (n: number, at: number) => Row): Row[] =>
    Array.from({ length: share * count }, (_, n) =>
      make(n, Math.floor(start + (n * (FIVE_YEARS_MS - 2 * DAY_MS)) / (share * count))),
    );
  const own = (n: number) => ({ user_id: userId(user), id: benchId(90, FIRST_ID + n) });
  const pens = of(MAX_ROWS.pen, (n, created_at) => ({
    ...ROWS.pen,
    user_id: userId(user),
    id: userPenId(user, n),
    start_date: null,
    created_at,
  }));
  await insertRows(db, 'pen', pens);
  const doses = of(MAX_ROWS.dose, (n, at) => ({
    ...ROWS.dose,
    ...own(n),
    pen_id: null,
    clicks: null,
    // Of each amount two in a row: a step each.
    dose_mg: 2.5 + 2.5 * (Math.floor(n / 2) % 3),
    taken_at: at,
    created_at: at,
    note: NOTE,
  }));
  await insertRows(db, 'dose', doses);
  const weights = of(MAX_ROWS.weight, (n, at) => ({
    ...ROWS.weight,
    ...own(n),
    measured_at: at,
    weight_kg: 80 + (n % 40) / 10,
    created_at: at,
    note: NOTE,
  }));
  await insertRows(db, 'weight', weights);
  const symptoms = of(MAX_ROWS.symptom, (n, at) => ({
    ...ROWS.symptom,
    ...own(n),
    felt_at: at,
    created_at: at,
    note: NOTE,
  }));
  await insertRows(db, 'symptom', symptoms);
  const measurements = of(MAX_ROWS.measurement, (n, at) => ({
    ...ROWS.measurement,
    ...own(n),
    measured_at: at,
    created_at: at,
    note: NOTE,
  }));
  await insertRows(db, 'measurement', measurements);
  const recordIds = of(RECORD_IDS, (n, at) => ({
    ...own(n),
    kind: 'weight' as const,
    sent_hash: hashToken(`sent ${n}`),
    stored_hash: hashToken(`stored ${n}`),
    deleted_at: n < share * MAX_ROWS.weight ? null : at,
  }));
  await insertRows(db, 'record_id', recordIds);
  await writePlan(db, user, start);
  const address = {
    user_id: userId(user),
    id: benchId(91, user),
    token_hash: hashToken(userShareToken(user)),
    passcode_hash: null,
    from_day: new Date(start).toISOString().slice(0, 10),
    to_day: new Date(now).toISOString().slice(0, 10),
    created_at: now,
    expires_at: now + DAY_MS,
    views: 0,
    last_viewed_at: null,
  };
  await insertRows(db, 'report_share', [address]);
}

/** A dose a day since `start`, of which as many are skipped as one may skip. */
async function writePlan(db: WholeDatabase, user: number, start: number): Promise<void> {
  const startDate = new Date(start).toISOString().slice(0, 10);
  const step = { startDate, time: '08:00', everyDays: 1, doseMg: 5, doses: null };
  const plan = {
    user_id: userId(user),
    medicine: 'tirzepatide',
    anchor: 'weekday' as const,
    steps: JSON.stringify([step]),
    saved_at: start,
    ended_at: null,
  };
  await insertRows(db, 'plan', [plan]);
  const first = Date.parse(`${startDate}T08:00:00Z`);
  const skips = Array.from({ length: SKIPS }, (_, n) => ({
    user_id: userId(user),
    medicine: 'tirzepatide',
    planned_at: first + n * DAY_MS,
  }));
  await insertRows(db, 'plan_skip', skips);
}
