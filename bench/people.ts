import { createHash } from 'node:crypto';
import { DAY_MS } from '@dosewise/domain';
import type { WholeDatabase } from '../apps/server/src/db/database.ts';
import type { UserAccountTable } from '../apps/server/src/db/tables/account-tables.ts';
import type {
  DoseTable,
  PenTable,
  SymptomTable,
  WeightTable,
} from '../apps/server/src/db/tables/record-tables.ts';
import { hashToken } from '../apps/server/src/runtime/secrets/secret-tokens.ts';
import { packId } from '../apps/server/src/runtime/secrets/signed-tokens.ts';
import { insertRows, ROWS } from '../apps/server/src/testing/rows.ts';

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
const SESSION = 6;

export const userId = (user: number): string => benchId(USER, user);
export const userPenId = (user: number, pen = 0): string => benchId(PEN, user * 100 + pen);

/** The session token of a user, which says whose it is as those of the server do. */
export const userToken = (user: number): string =>
  packId(userId(user)).toString('base64url') +
  createHash('sha256').update(`bench ${user}`).digest('base64url');

/** The body of `POST /doses` with one click of a pen, a while ago. */
export const oneClick = (penId: string, date: Date) => ({
  penId,
  doseType: 'standard',
  clicks: 1,
  date: date.toISOString(),
  injectionLocation: 'abdomen',
  injectionSubLocation: 'left_lower',
  painLevel: 1,
});

/** Writes accounts with a live session each. */
export async function writeAccounts(db: WholeDatabase, users: readonly number[]): Promise<void> {
  const now = Date.now();
  await insertRows(
    db,
    'user_account',
    users.map((user) => account(user, now)),
  );
  const addresses = users.map((user) => {
    const { id, email } = account(user, now);
    return { email, user_id: id };
  });
  await insertRows(db, 'email_address', addresses);
  const sessions = users.map((user) => ({
    id: benchId(SESSION, user),
    device: null,
    scope: null,
    name: null,
    expires_on: null,
    token_hash: hashToken(userToken(user)),
    user_id: userId(user),
    created_at: now,
    last_used_at: now,
    expires_at: now + SESSION_MS,
    confirmed_at: now,
  }));
  await insertRows(db, 'session', sessions);
  const activity = {
    last_entry_at: null,
    is_tally_due: 0,
    pens: 0,
    doses: 0,
    golden_doses: 0,
    replan_at: null,
    replan_since: null,
  } as const;
  await insertRows(
    db,
    'user_activity',
    users.map((user) => ({ user_id: userId(user), ...activity })),
  );
}

/** Gives each user one new pen, with this number among the user's own. */
export async function writeNewPens(
  db: WholeDatabase,
  users: readonly number[],
  number = 0,
): Promise<void> {
  const startedAt = Date.now() - WEEKS * 7 * DAY_MS;
  const pens = users.map((user) => ({ ...pen(user, number, startedAt), clicks_used: 0 }));
  await insertRows(db, 'pen', pens);
}

/** Gives each user 18 months: 20 pens, 78 doses, some 370 weigh-ins, 110 symptoms. */
export async function writeHistories(db: WholeDatabase, users: readonly number[]): Promise<void> {
  const start = Date.now() - WEEKS * 7 * DAY_MS;
  const pens = users.flatMap((user) =>
    Array.from({ length: Math.ceil(WEEKS / DOSES_PER_PEN) }, (_, n) =>
      pen(user, n, start + n * DOSES_PER_PEN * 7 * DAY_MS),
    ),
  );
  await insertRows(db, 'pen', pens);
  // As they arrive in life: week by week, everybody's among each other.
  const doses = weeks().flatMap((week) => users.map((user) => dose(user, week, start)));
  await insertRows(db, 'dose', doses);
  const weights = days().flatMap((day) => users.flatMap((user) => weighIns(user, day, start)));
  await insertRows(db, 'weight', weights);
  const symptoms = days().flatMap((day) => users.flatMap((user) => symptomsOf(user, day, start)));
  await insertRows(db, 'symptom', symptoms);
}

const weeks = () => Array.from({ length: WEEKS }, (_, week) => week);
const days = () => Array.from({ length: WEEKS * 7 }, (_, day) => day);

function account(user: number, now: number): UserAccountTable {
  return {
    ...ROWS.user_account,
    id: userId(user),
    email: `bench${user}@example.com`,
    country: 'United Kingdom',
    currency: 'GBP',
    height_cm: 172,
    weight_unit: null,
    height_unit: null,
    language: null,
    time_zone: 'Europe/London',
    wants_marketing: 0,
    wants_product_updates: 0,
    wants_tips: 0,
    created_at: now,
    last_login_at: now,
    injection_zones: null,
  };
}

function pen(user: number, number: number, startedAt: number): PenTable {
  // A day in the form of toISOString().
  const startDay = new Date(startedAt - DAY_MS).toISOString().slice(0, 10) as NonNullable<
    PenTable['start_date']
  >;
  return {
    ...ROWS.pen,
    user_id: userId(user),
    id: userPenId(user, number),
    name: `Pen ${number + 1}`,
    start_date: startDay,
    cost_per_pen: 180,
    cost_currency: 'GBP',
    purchase_date: startDay,
    pharmacy: 'Corner Pharmacy',
    clicks_used: 240,
    created_at: startedAt,
  };
}

function dose(user: number, week: number, start: number): DoseTable {
  const at = start + week * 7 * DAY_MS + user * 1000;
  return {
    ...ROWS.dose,
    user_id: userId(user),
    id: benchId(DOSE, user * 1000 + week),
    pen_id: userPenId(user, Math.floor(week / DOSES_PER_PEN)),
    taken_at: at,
    pain_level: week % 4,
    created_at: at,
  };
}

function weighIns(user: number, day: number, start: number): WeightTable[] {
  if ((day * 7 + user) % 10 < 3) return [];
  const at = start + day * DAY_MS + user * 1000;
  return [
    {
      ...ROWS.weight,
      user_id: userId(user),
      id: benchId(WEIGHT, user * 1000 + day),
      measured_at: at,
      weight_kg: Math.round((84 + 28 * Math.exp(-day / 210)) * 10) / 10,
      note: day % 50 === 0 ? 'after the weekend' : '',
      created_at: at,
    },
  ];
}

function symptomsOf(user: number, day: number, start: number): SymptomTable[] {
  if ((day + user) % 5 > 0) return [];
  const at = start + day * DAY_MS + user * 1000;
  return [
    {
      ...ROWS.symptom,
      user_id: userId(user),
      id: benchId(SYMPTOM, user * 1000 + day),
      felt_at: at,
      severity: day % 8,
      note: day % 30 === 0 ? 'gone by the evening' : '',
      created_at: at,
    },
  ];
}
