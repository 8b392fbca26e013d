import type { Scope } from '../context.ts';
import {
  inTransaction,
  type RecordDatabase,
  type RecordKind,
  type RecordTable,
  type WholeDatabase,
} from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { enqueueLogged, type LoggedEvent } from './logged-events.queries.ts';
import {
  beginReminders,
  deleteRecords,
  keepInjections,
  noteDueEntry,
  notePlainEntry,
  type OwnerSettings,
  type Picking,
  replanReminders,
  updateOwner,
} from './record-changes.queries.ts';
import { retireIds } from './record-ids.queries.ts';

/**
 * The effect of a change: `tally`, an entry by which the admin's figures are counted again;
 * `entry`, something that a user entered; `replan`, no entry, but reminders may be others now;
 * `begin`, the same for a user who may not have had any.
 */
type Effect = 'tally' | 'entry' | 'replan' | 'begin';

const EFFECTS: Readonly<Record<RecordTable | 'push_subscription' | 'webhook', Effect>> = {
  dose: 'tally',
  pen: 'tally',
  weight: 'entry',
  symptom: 'entry',
  measurement: 'entry',
  plan: 'entry',
  plan_skip: 'entry',
  plan_pause: 'entry',
  weight_goal: 'replan',
  reminder_preference: 'begin',
  push_subscription: 'replan',
  webhook: 'begin',
};

/** A change of one user's records under way. */
export interface Records extends Scope {
  readonly userId: string;
  /** The database for inserting and updating rows of `table`, whose effects are noted at the end. */
  writing(table: keyof typeof EFFECTS): RecordDatabase;
  /** Deletes those of the user's records that `which` picks, and keeps their ids from being used again. */
  remove<Kind extends RecordKind>(kind: Kind, which: Picking<Kind>): Promise<Schema[Kind][]>;
  /** Tells the user's webhooks of something that was logged by itself; an import tells of nothing. */
  tell(event: LoggedEvent): void;
  /** Sets what of the account its records depend on. */
  updateOwner(settings: Partial<OwnerSettings>): Promise<void>;
}

/**
 * Changes a user's records, in one transaction: the one way to write them. What follows from it is noted
 * last, where locks have their order; of a change that wrote nothing, nothing is.
 */
export function changeRecords<T>(
  scope: Scope,
  userId: string,
  change: (records: Records) => Promise<T>,
): Promise<T> {
  return inTransaction(scope.db, async (db) => {
    const effects = new Set<Effect>();
    const logged: LoggedEvent[] = [];
    // What comes from a transaction is all of the database.
    const whole = db as WholeDatabase;
    const result = await change({
      db,
      now: scope.now,
      newId: scope.newId,
      userId,
      writing: (table) => {
        effects.add(EFFECTS[table]);
        return whole;
      },
      remove: async (kind, which) => {
        effects.add(EFFECTS[kind] === 'tally' ? 'tally' : 'replan');
        const rows = await deleteRecords(whole, kind, userId, which);
        const ids = rows.map(({ id }) => id);
        await retireIds(db, { userId, kind, ids, now: scope.now });
        if (kind === 'dose') await keepInjections(whole, userId, ids);
        return rows;
      },
      tell: (event) => void logged.push(event),
      updateOwner: async (settings) => {
        // Figures are by country, and by the days on which its prices change.
        const isCounted = settings.country !== undefined || settings.time_zone !== undefined;
        effects.add(isCounted ? 'tally' : 'replan');
        await updateOwner(whole, userId, settings);
      },
    });
    const mine = { userId, now: scope.now };
    if (effects.has('begin')) await beginReminders(db, mine);
    let noted: { readonly replan_at: number | null }[] = [];
    if (effects.has('tally')) noted = await noteDueEntry(db, mine);
    else if (effects.has('entry')) noted = await notePlainEntry(db, mine);
    else if (effects.has('replan')) await replanReminders(db, mine);
    // Most have no webhook, and a statement more would be a tenth of logging a dose.
    const mayListen = noted.some(({ replan_at }) => replan_at !== null);
    if (mayListen && logged.length > 0) await enqueueLogged({ ...scope, db }, userId, logged);
    return result;
  });
}
