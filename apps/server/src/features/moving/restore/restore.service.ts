import type { ReminderPreferences, RouteInput, RouteReply, restoreAll } from '@dosewise/contract';
import { AppError, fieldError } from '../../../app-error.ts';
import type { DoorOpener, Scope } from '../../../context.ts';
import {
  beginLate,
  type Database,
  inTransaction,
  RECORD_KINDS,
  type RecordDatabase,
} from '../../../db/database.ts';
import { constraintFailure } from '../../../db/engines/engine-errors.ts';
import type { Schema } from '../../../db/schema.ts';
import { insertRows } from '../../../db/tables/insert-rows.ts';
import { importedRecordCodec, recordIdCodec } from '../../../db/tables/record-codecs.ts';
import type { RecordIdTable } from '../../../db/tables/record-tables.ts';
import { allowAddresses, doorsOpened } from '../../../outgoing/channels/address-fields.ts';
import type { OfferedHosts } from '../../../outgoing/channels/ntfy/ntfy-address.ts';
import { tellOfDoor } from '../../../outgoing/ledger/enqueue.queries.ts';
import { readPreferences } from '../../../outgoing/planner/preferences.queries.ts';
import { MAX_ROWS } from '../../../records/account-limits.queries.ts';
import { type Records as Change, changeRecords } from '../../../records/change-records.ts';
import { describeOpener } from '../../../runtime/calls/bind-route.ts';
import type { LiveSession } from '../../../runtime/calls/live-session.ts';
import { requireConfirmed } from '../../../runtime/calls/live-session.ts';
import { hasPlan } from '../../dosing/plan/plan.read-model.ts';
import { writeGoal } from '../../tracking/goal/goal.write-model.ts';
import { addUpPens, type UsedPen } from './pen-ledgers.ts';
import { type Archive, readArchive } from './read-archive.ts';
import * as queries from './restore.queries.ts';
import { type Clock, RestoreLease, ROWS_IN_PART } from './restore-lease.ts';
import { planRows } from './restored-plans.ts';
import * as rows from './restored-rows.ts';
import { texts } from './texts.ts';

type Body = RouteInput<typeof restoreAll>['body'];

/** The hosts that reminders may go to, the database, and a clock that goes on. */
export type RestoreContext = OfferedHosts & Clock;

interface Caller {
  readonly session: LiveSession;
  readonly deviceName: string | null;
}

/** Restores an archive into the caller's account without records, all or nothing. */
export const restoreAllFor = (scope: Scope, context: RestoreContext, caller: Caller, body: Body) =>
  restore(scope, context, { ...describeOpener(caller), session: caller.session }, body);

/** Restores an archive that may have more than an account can hold, as accounts of 1.0 do. */
export const restoreByOperator = (
  scope: Scope,
  context: RestoreContext,
  opener: DoorOpener,
  body: Body,
) => restore(scope, context, { ...opener, session: null }, body);

/** Someone who restores an archive into the account `userId`; the operator has no session. */
interface Restorer extends DoorOpener {
  readonly session: LiveSession | null;
}

async function restore(
  scope: Scope,
  context: RestoreContext,
  { session, ...opener }: Restorer,
  body: Body,
): Promise<RouteReply<typeof restoreAll>> {
  const { userId } = opener;
  // Asked at once, before a long file is read, and again where it counts.
  await requireEmpty(scope.db, userId);
  const doors = await readDoors(scope, context, userId, body);
  if (doors.length > 0 && session) requireConfirmed(session, scope.now);
  const archive = await readArchive(body, scope.now);
  if (session) refuseTooMany(archive);
  refuseForeignImports(archive);
  const pens = addUpPens(archive);
  const restoring = { now: scope.now, newId: scope.newId, userId };
  // Made before the transaction, which keeps other writers waiting.
  const records = recordsOf(restoring, archive, pens);
  const begin = (db: Database) => requireEmpty(db, userId);
  const end = (db: Database) =>
    changeRecords({ ...scope, db }, userId, async (change) => {
      // Nothing was noted yet of what was written before, in this transaction or in parts.
      change.writing('dose');
      await writeSettings(change, restoring, archive, { context, pens });
      for (const { door, host } of doors) await tellOfDoor({ ...scope, db }, opener, door, host);
    });
  const count = queries.RESTORED.reduce((sum, table) => sum + records[table].length, 0);
  try {
    if (count <= ROWS_IN_PART) {
      await inTransaction(scope.db, async (db) => {
        await begin(db);
        const taken = await queries.takeRecordIds(db, userId);
        for (const write of partsOf(records, taken)) await write(db);
        await end(db);
      });
    } else {
      await writeInParts(scope, new RestoreLease(context, userId), { userId, begin, records, end });
    }
  } catch (error) {
    // A record was entered between the look and the writing.
    if (constraintFailure(error) === 'unique') throw new AppError('not_empty');
    throw error;
  }
  return rows.countLists((kind) => records[kind].length);
}

/** Throws `not_empty` where there is a record or a plan; one of before is written over. */
async function requireEmpty(db: Database, userId: string): Promise<void> {
  const isEmpty = (await queries.hasNoRecords(db, userId)) && !(await hasPlan(db, userId));
  if (!isEmpty) throw new AppError('not_empty');
}

type Records = ReturnType<typeof recordsOf>;

function recordsOf(
  restoring: rows.Restoring,
  archive: Archive,
  pens: ReadonlyMap<string, UsedPen>,
) {
  const owner = { user_id: restoring.userId };
  return {
    ...rows.recordRows(restoring, archive, pens),
    record_id: archive.recordIds.map((taken) => recordIdCodec.row(taken, owner)),
    history_import: archive.imports.map((one) => rows.importRow(restoring, one)),
    imported_record: archive.importedRecords.map((one) => importedRecordCodec.row(one, owner)),
  };
}

/** The writing of all records, in parts during which others wait. */
function partsOf(records: Records, taken: readonly RecordIdTable[]): Write[] {
  const record_id = [...records.record_id, ...stillTaken(taken, records)];
  return queries.RESTORED.flatMap((table) => inParts(table, { ...records, record_id }[table]));
}

type Write = (db: Database) => Promise<void>;

function inParts<Table extends queries.RestoredTable>(
  table: Table,
  rows: readonly Schema[Table][],
): Write[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_IN_PART) }, (_, part) => (db) => {
    const start = part * ROWS_IN_PART;
    // What follows from them is noted at the end, when they are seen.
    return insertRows(db as RecordDatabase, table, rows.slice(start, start + ROWS_IN_PART));
  });
}

interface Writing {
  readonly userId: string;
  readonly begin: Write;
  readonly records: Records;
  readonly end: Write;
}

/** Writes many records so that others write in between; no one sees them before the last part. */
async function writeInParts(
  { db: given }: Scope,
  lease: RestoreLease,
  { userId, begin, records, end }: Writing,
): Promise<void> {
  const taken = await lease.begin(given, async (db) => {
    await begin(db);
    return queries.setRecordIdsAside(db, userId);
  });
  try {
    for (const write of partsOf(records, taken)) await lease.write(write);
    await lease.end(async (db) => {
      await beginLate(given, db);
      await queries.takeEarlierIds(db, userId);
      await end(db);
    });
  } catch (error) {
    // What cannot be taken back now is once the lease is over.
    await lease.undo().catch(() => {});
    throw error;
  }
}

/** The ids that were used here before and are of nothing restored: those are of a record again. */
function stillTaken(taken: readonly RecordIdTable[], records: Records): RecordIdTable[] {
  if (taken.length === 0) return [];
  const here = new Set(records.record_id.map(({ kind, id }) => `${kind} ${id}`));
  for (const kind of RECORD_KINDS) for (const { id } of records[kind]) here.add(`${kind} ${id}`);
  return taken.filter(({ kind, id }) => !here.has(`${kind} ${id}`));
}

async function writeSettings(
  change: Change,
  restoring: rows.Restoring,
  archive: Archive,
  { context, pens }: { context: OfferedHosts; pens: ReadonlyMap<string, UsedPen> },
): Promise<void> {
  const { db, userId, now } = change;
  const consents = rows.consentRows(restoring, archive);
  const agreed = consents.at(-1)?.agreed ?? null;
  await change.updateOwner(rows.ownerColumns(archive));
  await queries.updateAccount(db, userId, { ...rows.accountColumns(archive, now), agreed });
  await insertRows(db, 'analytics_consent', consents);
  await insertRows(db, 'golden_dose_consent', rows.acknowledgementRows(restoring, archive));
  await writeGoal(change, rows.goalRow(restoring, archive));
  const { plans, skips, pauses } = planRows(restoring, archive, pens);
  await queries.dropFormerPlans(change);
  await insertRows(change.writing('plan'), 'plan', plans);
  await insertRows(change.writing('plan_skip'), 'plan_skip', skips);
  await insertRows(change.writing('plan_pause'), 'plan_pause', pauses);
  if (archive.reminders) {
    const reminders = JSON.stringify(withAddressesOf(context, archive.reminders));
    await queries.writeReminders(change, reminders);
  }
}

/** The doors that addresses of an archive open which the account has not. */
async function readDoors(
  { db }: Scope,
  context: OfferedHosts,
  userId: string,
  { reminders }: Body,
): Promise<ReturnType<typeof doorsOpened>> {
  if (!reminders) return [];
  const { channels } = withAddressesOf(context, reminders);
  return doorsOpened(channels, (await readPreferences(db, userId)).channels);
}

/** An address at a host that this installation does not offer cannot be written to from here. */
function withAddressesOf(context: OfferedHosts, wanted: ReminderPreferences): ReminderPreferences {
  return { ...wanted, channels: allowAddresses(context, wanted.channels) };
}

function refuseTooMany(archive: Archive): void {
  for (const kind of RECORD_KINDS) {
    if (archive[rows.ARCHIVED[kind].list].length > MAX_ROWS[kind]) {
      throw new AppError('account_full', { sentence: texts.tooMany });
    }
  }
}

/** Only weigh-ins have something that was there before. */
function refuseForeignImports({ imports, importedRecords }: Archive): void {
  const ids = new Set(imports.map(({ _id }) => _id));
  for (const [index, { importId, kind, before }] of importedRecords.entries()) {
    if (!ids.has(importId)) throw fieldError('importedRecords', texts.noImport(index + 1));
    if (before !== null && kind !== 'weight') {
      throw fieldError('importedRecords', texts.noBefore(index + 1));
    }
  }
}
