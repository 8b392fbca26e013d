import { createHash } from 'node:crypto';
import { DAY_MS } from '@dosewise/domain';
import type { Database } from '../apps/server/src/db/database.ts';
import type { UserAccountTable } from '../apps/server/src/db/tables/account-tables.ts';
import type {
  DoseTable,
  PenTable,
  SymptomTable,
  WeightTable,
} from '../apps/server/src/db/tables/record-tables.ts';
import { hashToken } from '../apps/server/src/secret-tokens.ts';

/** Rows in one statement: below what either engine binds at once. */
const ROWS_AT_ONCE = 1500;
const WEEKS = 78;
const DOSES_PER_PEN = 4;
const SESSION_MS = 30 * DAY_MS;

/** A UUIDv7 that is the same in every run: what it counts, and the number. */
export const benchId = (kind: number, number: number): string =>
  `${kind.toString(16).padStart(8, '0')}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

const USER = 1;
const PEN = 2;
const DOSE = 3;
const WEIGHT = 4;
const SYMPTOM = 5;

export const userId = (user: number): string => benchId(USER, user);
export const penIdOf = (user: number, pen = 0): string => benchId(PEN, user * 100 + pen);

/** The session token of a user. */
export const tokenOf = (user: number): string =>
  createHash('sha256').update(`bench ${user}`).digest('base64url');

/** Writes accounts with a live session each. */
export async function writeAccounts(db: Database, users: readonly number[]): Promise<void> {
  const now = Date.now();
  await inParts(users, async (part) => {
    await db
      .insertInto('user_account')
      .values(part.map((user) => account(user, now)))
      .execute();
    await db
      .insertInto('session')
      .values(
        part.map((user) => ({
          token_hash: hashToken(tokenOf(user)),
          user_id: userId(user),
          created_at: now,
          last_used_at: now,
          expires_at: now + SESSION_MS,
        })),
      )
      .execute();
    await db
      .insertInto('user_activity')
      .values(
        part.map((user) => ({
          user_id: userId(user),
          last_entry_at: null,
          is_tally_due: 0 as const,
          pens: 0,
          doses: 0,
          golden_doses: 0,
        })),
      )
      .execute();
  });
}

/** Gives each user one new pen, with this number among the user's own. */
export async function writeNewPens(
  db: Database,
  users: readonly number[],
  number = 0,
): Promise<void> {
  const now = Date.now();
  await inParts(users, async (part) => {
    await db
      .insertInto('pen')
      .values(
        part.map((user) => ({ ...pen(user, number, now - WEEKS * 7 * DAY_MS), clicks_used: 0 })),
      )
      .execute();
  });
}

/** Gives each user 18 months: 20 pens, 78 doses, some 370 weigh-ins, 110 symptoms. */
export async function writeHistories(db: Database, users: readonly number[]): Promise<void> {
  const start = Date.now() - WEEKS * 7 * DAY_MS;
  const pens = users.flatMap((user) =>
    Array.from({ length: Math.ceil(WEEKS / DOSES_PER_PEN) }, (_, n) =>
      pen(user, n, start + n * DOSES_PER_PEN * 7 * DAY_MS),
    ),
  );
  await inParts(pens, (part) => db.insertInto('pen').values(part).execute());
  // As they arrive in life: week by week, everybody's among each other.
  const doses = weeks().flatMap((week) => users.map((user) => dose(user, week, start)));
  await inParts(doses, (part) => db.insertInto('dose').values(part).execute());
  const weights = days().flatMap((day) => users.flatMap((user) => weighIns(user, day, start)));
  await inParts(weights, (part) => db.insertInto('weight').values(part).execute());
  const symptoms = days().flatMap((day) => users.flatMap((user) => symptomsOf(user, day, start)));
  await inParts(symptoms, (part) => db.insertInto('symptom').values(part).execute());
}

const weeks = () => Array.from({ length: WEEKS }, (_, week) => week);
const days = () => Array.from({ length: WEEKS * 7 }, (_, day) => day);

async function inParts<T>(rows: readonly T[], write: (part: T[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await write(rows.slice(start, start + ROWS_AT_ONCE));
  }
}

function account(user: number, now: number): UserAccountTable {
  return {
    id: userId(user),
    email: `bench${user}@example.com`,
    password_hash: 'nobody logs in with it',
    user_type: 'user',
    country: 'United Kingdom',
    currency: 'GBP',
    height_cm: 172,
    time_zone: 'Europe/London',
    golden_dose_enabled: 0,
    golden_dose_ml: 0.6,
    default_fifth_dose_enabled: 0,
    wants_marketing: 0,
    wants_product_updates: 0,
    wants_tips: 0,
    unsubscribed: 0,
    email_preferences_changed_at: null,
    analytics_agreed: null,
    created_at: now,
    last_login_at: now,
  };
}

function pen(user: number, number: number, startedAt: number): PenTable {
  const startDay = new Date(startedAt - DAY_MS).toISOString().slice(0, 10);
  return {
    user_id: userId(user),
    id: penIdOf(user, number),
    name: `Pen ${number + 1}`,
    strength_mg: 5,
    // A day in the form of toISOString().
    start_date: startDay as PenTable['start_date'],
    expires_on: null,
    cost_per_pen: 180,
    cost_currency: 'GBP',
    purchase_date: startDay as PenTable['purchase_date'],
    pharmacy: 'Corner Pharmacy',
    enable_fifth_dose: 0,
    clicks_used: 240,
    golden_ml_used: 0,
    created_at: startedAt,
  };
}

function dose(user: number, week: number, start: number): DoseTable {
  const at = start + week * 7 * DAY_MS + user * 1000;
  return {
    user_id: userId(user),
    id: benchId(DOSE, user * 1000 + week),
    pen_id: penIdOf(user, Math.floor(week / DOSES_PER_PEN)),
    taken_at: at,
    dose_type: 'standard',
    clicks: 60,
    volume_ml: null,
    dose_mg: 5,
    extraction_method: 'pen_click',
    injection_location: 'abdomen',
    injection_sub_location: 'left_lower',
    pain_level: week % 4,
    created_at: at,
  };
}

function weighIns(user: number, day: number, start: number): WeightTable[] {
  if ((day * 7 + user) % 10 < 3) return [];
  const at = start + day * DAY_MS + user * 1000;
  return [
    {
      user_id: userId(user),
      id: benchId(WEIGHT, user * 1000 + day),
      measured_at: at,
      weight_kg: Math.round((84 + 28 * Math.exp(-day / 210)) * 10) / 10,
      note: day % 50 === 0 ? 'after the weekend' : '',
      source: 'Scale',
      created_at: at,
    },
  ];
}

function symptomsOf(user: number, day: number, start: number): SymptomTable[] {
  if ((day + user) % 5 > 0) return [];
  const at = start + day * DAY_MS + user * 1000;
  return [
    {
      user_id: userId(user),
      id: benchId(SYMPTOM, user * 1000 + day),
      felt_at: at,
      category: 'nausea',
      severity: day % 8,
      note: day % 30 === 0 ? 'gone by the evening' : '',
      created_at: at,
    },
  ];
}
