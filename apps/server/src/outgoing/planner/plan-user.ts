import { type Ahead, REMINDER_CHANNELS, type ReminderPreferences } from '@dosewise/contract';
import { DAY_MS, HOUR_MS, unitsOfCountry, WEEK_MS, zoneClock } from '@dosewise/domain';
import type { Scope } from '../../context.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { voiceFor } from '../../languages/speak.ts';
import { isOver, listCare } from '../../records/doors/carers.queries.ts';
import { type Listener, listListeners } from '../../records/webhook-listeners.queries.ts';
import { ADDRESSES } from './addresses.queries.ts';
import { countEntries, findWeightBefore, readPenWords, readPerson } from './facts.queries.ts';
import * as queries from './planner.queries.ts';
import { readPreferences } from './preferences.queries.ts';
import { type WeekFacts, type WordFacts, wordsFor } from './reminder-words.ts';
import {
  type OpenDose,
  openDoses,
  type WantedReminder,
  wantedReminders,
} from './wanted-reminders.ts';
import {
  eventFor,
  isRemindedOf,
  isToldAhead,
  reminderData,
  withWebhooks,
} from './webhook-reminders.ts';

/** The time ahead for which rows are made. */
const HORIZON_MS = 2 * DAY_MS;

/** Planning again comes long before the rows end, so that a busy planner delays no reminder, */
export const LONGEST_REPLAN_MS = 36 * HOUR_MS;
/** and not for everyone at once who was planned at once. */
const SPREAD_MS = 12 * HOUR_MS;

/** Nothing is sent for instants that lie further back when a plan or setting is made. */
const GRACE_MS = 15 * 60_000;

/** The scope of planning. The features tell what lies ahead of a user, which is handed in. */
export interface PlanningScope extends Scope {
  readonly readAhead: (
    db: Database,
    userId: string,
    within: { readonly now: number; readonly days: number },
  ) => Promise<Ahead>;
}

/** A reminder that someone asks for with 'Later'. */
export interface Later {
  readonly about: number;
  /** True of the medicine of its dose. */
  readonly isOf: (medicine: string) => boolean;
  readonly instant: number;
}

/** The findings of a planning. */
interface Found {
  /** The planned doses that are still to be taken; of someone who is reminded somewhere. */
  readonly openDoses: readonly OpenDose[];
}

/**
 * Plans one user's reminders as things are now: the rows of the ledger that no one has tried become those
 * that are wanted. With `later`, one more of a dose, at once.
 */
export function planUser(scope: PlanningScope, userId: string, later?: Later): Promise<Found> {
  return inTransaction(scope.db, async (db) => {
    const { replan_at: dueAt = null, replan_since: since = null } =
      (await queries.takeUser(db, userId)) ?? {};
    const isDue = dueAt !== null && (later !== undefined || dueAt <= scope.now);
    if (!isDue) return { openDoses: [] };
    const preferences = await readPreferences(db, userId);
    const webhooks = await listListeners(db, userId);
    const listeners = webhooks.filter(isToldAhead);
    // Also of who is only told of entries: by this their changes know that there is someone to tell.
    const isAnythingTold = isAnythingOn(preferences) || webhooks.length > 0;
    const addresses = isAnythingOn(preferences)
      ? [
          ...(await listAddresses(db, userId, preferences)),
          ...(await listCarers(scope, db, userId)),
        ]
      : [];
    const changedAt = Math.min(since ?? dueAt, scope.now);
    const planned = { userId, preferences, addresses, listeners, later };
    const plan = await planFor({ ...scope, db }, planned);
    await replaceUntried({ ...scope, db }, userId, plan.rows, changedAt - GRACE_MS);
    await queries.setReplanAt(db, userId, isAnythingTold ? plan.replanAt : null);
    return { openDoses: plan.openDoses };
  });
}

function isAnythingOn({ dose, stock, discard, weighIn, weeklySummary }: ReminderPreferences) {
  return [dose, stock, discard, weighIn, weeklySummary].some(({ on }) => on);
}

interface Address extends Pick<Row, 'channel' | 'address'> {
  /** The name or address of the person, where a carer gets their reminders. */
  readonly person?: string;
}

/** The addresses at which a user wants reminders: each is told by itself. */
async function listAddresses(
  db: Database,
  userId: string,
  { channels }: ReminderPreferences,
): Promise<Address[]> {
  const found: Address[] = [];
  for (const channel of REMINDER_CHANNELS) {
    const { isOn, list } = ADDRESSES[channel];
    if (!isOn(channels)) continue;
    for (const address of await list(db, userId, channels)) found.push({ channel, address });
  }
  return found;
}

/** The addresses of those who care for a user and are told of the same. */
async function listCarers({ now }: Scope, db: Database, userId: string): Promise<Address[]> {
  const carers = await listCare(db, userId);
  return carers
    .filter((care) => care.reminded === 1 && care.carer_id !== null && !isOver(care, now))
    .map(({ id, person_name, person_email }) => ({
      channel: 'email',
      address: id,
      person: person_name ?? person_email,
    }));
}

interface Planned {
  readonly userId: string;
  readonly preferences: ReminderPreferences;
  readonly addresses: readonly Address[];
  readonly listeners: readonly Listener[];
  readonly later: Later | undefined;
}

type Row = queries.PlannedReminder;

interface UserPlan {
  readonly rows: readonly Row[];
  readonly openDoses: readonly OpenDose[];
  readonly replanAt: number;
}

async function planFor(
  scope: PlanningScope,
  { userId, preferences: chosen, ...more }: Planned,
): Promise<UserPlan> {
  const { db, now, newId } = scope;
  const usual = now + LONGEST_REPLAN_MS - spreadOf(userId);
  const { addresses, listeners } = more;
  if (addresses.length + listeners.length === 0)
    return { rows: [], openDoses: [], replanAt: usual };
  const preferences = withWebhooks(chosen, listeners);
  const person = await readPerson(db, userId);
  const { time_zone: timeZone } = person;
  const { stock, weighIn } = preferences;
  const days = 4 + (stock.on ? stock.daysBefore : 0);
  const ahead = await scope.readAhead(db, userId, { now, days });
  const clock = zoneClock(timeZone);
  const open = ahead.plans.flatMap(openDoses);
  const asked = await queries.listLater(db, userId, now - DAY_MS);
  const later = open.flatMap(({ at, medicine }) =>
    at === more.later?.about && more.later.isOf(medicine)
      ? [{ instant: more.later.instant, about: at, medicine }]
      : [],
  );
  const latestWeighIn = weighIn.on ? await findWeightBefore(db, userId, now + DAY_MS) : undefined;
  const facts = {
    preferences,
    ahead,
    clock,
    timeZone,
    later: [...asked, ...later.slice(0, 1)],
    latestWeighInAt: latestWeighIn?.measured_at ?? null,
  };
  const wanted = wantedReminders(facts, { from: now - DAY_MS, until: now + HORIZON_MS }).filter(
    ({ validUntil }) => validUntil > now,
  );
  const words: WordFacts = {
    ahead,
    clock,
    discreet: preferences.discreet,
    pens: await readPenWords(db, userId),
    weeks:
      preferences.discreet && listeners.length === 0
        ? new Map()
        : await readWeeks(db, userId, wanted),
    voice: voiceFor(person),
    weightUnit: person.weight_unit ?? unitsOfCountry(person.country).weight,
  };
  const whereTo = (reminder: WantedReminder) => [
    ...(isRemindedOf(reminder.kind, chosen) ? addresses : []).map((address) => ({
      ...address,
      detail: null,
    })),
    ...listeners.flatMap((listener) => {
      const type = eventFor(reminder.kind, listener, chosen);
      if (type === null) return [];
      const detail = JSON.stringify({ type, data: reminderData(reminder, words) });
      return [{ channel: 'webhook' as const, address: listener.id, person: undefined, detail }];
    }),
  ];
  const missedAt = ahead.plans
    .flatMap(({ next }) => (next ? Date.parse(next.latestAt) : []))
    .filter((latestAt) => latestAt > now);
  return {
    rows: wanted.flatMap((reminder) =>
      whereTo(reminder).map(
        ({ person, ...address }): Row => ({
          user_id: userId,
          id: newId(),
          kind: reminder.kind,
          instant: reminder.instant,
          ...address,
          about: reminder.about,
          medicine: reminder.medicine,
          ...wordsFor(reminder, address.channel, words, person),
          next_attempt_at: reminder.instant,
          created_at: now,
          valid_until: reminder.validUntil,
        }),
      ),
    ),
    openDoses: open,
    replanAt: Math.min(usual, ...missedAt),
  };
}

/** The facts of the weeks that weekly summaries look back on, by their instants. */
async function readWeeks(
  db: Database,
  userId: string,
  wanted: readonly WantedReminder[],
): Promise<Map<number, WeekFacts>> {
  const weeks = new Map<number, WeekFacts>();
  for (const { instant } of wanted.filter(({ kind }) => kind === 'weeklySummary')) {
    const from = instant - WEEK_MS;
    const latest = await findWeightBefore(db, userId, instant);
    const before = await findWeightBefore(db, userId, from);
    const isNew = latest && before && latest.measured_at >= from;
    weeks.set(instant, {
      ...(await countEntries(db, userId, { from, until: instant })),
      weightChangeKg: isNew ? latest.weight_kg - before.weight_kg : null,
    });
  }
  return weeks;
}

/**
 * Makes what is wanted of the rows that no one has tried. A wanted one that was not there is added from
 * `newFrom` on: what lies further back was not to be told when something was changed.
 */
async function replaceUntried(
  { db, now }: Scope,
  userId: string,
  rows: readonly Row[],
  newFrom: number,
): Promise<void> {
  const untried = new Map((await queries.lockUntried(db, userId)).map((row) => [keyOf(row), row]));
  const wanted = new Map(rows.map((row) => [keyOf(row), row]));
  const gone: string[] = [];
  const tried: string[] = [];
  for (const [key, row] of untried) {
    const now = wanted.get(key);
    if (row.attempts > 0 && now) wanted.delete(key);
    else if (row.attempts > 0) tried.push(row.id);
    else if (now && row.status !== 'suppressed' && isSame(row, now)) wanted.delete(key);
    else if (now || row.status !== 'suppressed') gone.push(row.id);
  }
  await queries.deleteReminders(db, userId, gone);
  await queries.suppressReminders(db, userId, tried, now);
  const added = [...wanted].filter(([key, { instant }]) => untried.has(key) || instant >= newFrom);
  await queries.insertPlanned(
    db,
    added.map(([, row]) => row),
  );
}

type KeyParts = Pick<Row, 'kind' | 'instant' | 'channel' | 'address' | 'medicine'>;

const keyOf = ({ kind, instant, channel, address, medicine }: KeyParts) =>
  [kind, instant, channel, address, medicine].join(' ');

/** All that of a reminder which waits can have become another. */
type Said = 'about' | 'title' | 'body' | 'detail' | 'valid_until' | 'next_attempt_at';

function isSame(one: Pick<Row, Said>, other: Pick<Row, Said>): boolean {
  return (
    one.next_attempt_at === other.next_attempt_at &&
    one.about === other.about &&
    one.title === other.title &&
    one.body === other.body &&
    one.detail === other.detail &&
    one.valid_until === other.valid_until
  );
}

/** From 0 to below `SPREAD_MS`, by the random part of a user's id. */
function spreadOf(userId: string): number {
  const part = Number.parseInt(userId.slice(-6), 16) / 0x1000000;
  return Math.floor(part * SPREAD_MS) || 0;
}
