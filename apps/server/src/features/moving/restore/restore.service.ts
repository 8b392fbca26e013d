import type { ReminderPreferences, RouteInput, RouteReply, restoreAll } from '@dosewise/contract';
import { beginReminders, noteEntry } from '../../../activity/user-activity.queries.ts';
import { openerOf } from '../../../calls/answer.ts';
import { AppError, fieldError } from '../../../calls/app-error.ts';
import type { LiveSession } from '../../../calls/live-session.ts';
import { requireConfirmed } from '../../../calls/live-session.ts';
import type { Scope } from '../../../context.ts';
import { MAX_ROWS } from '../../../db/account-limits.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { constraintFailure } from '../../../db/engines/engine-errors.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import type { RecordIdTable } from '../../../db/tables/record-tables.ts';
import { ntfyAddress, type OfferedHosts } from '../../../outgoing/channels/ntfy/ntfy-address.ts';
import { tellOfDoor } from '../../../outgoing/ledger/enqueue.queries.ts';
import { readPreferences } from '../../../outgoing/planner/preferences.queries.ts';
import { addUpPens, type UsedPen } from './pen-ledgers.ts';
import { type Archive, readArchive } from './read-archive.ts';
import * as queries from './restore.queries.ts';
import * as rows from './restored-rows.ts';
import { texts } from './texts.ts';

type Body = RouteInput<typeof restoreAll>['body'];

/** Restores an archive into an account without records, all or nothing. */
export async function restoreAllFor(
  scope: Scope,
  place: OfferedHosts,
  caller: { readonly session: LiveSession; readonly deviceName: string | null },
  body: Body,
): Promise<RouteReply<typeof restoreAll>> {
  const { userId } = caller.session;
  // Asked at once, before a long file is read, and again where it counts.
  if (!(await queries.hasNoRecords(scope.db, userId))) throw new AppError('not_empty');
  const topic = await readNewTopic(scope, place, userId, body);
  if (topic !== null) requireConfirmed(caller.session, scope.now);
  const archive = await readArchive(body, scope.now);
  refuseTooMany(archive);
  refuseForeignImports(archive);
  const pens = addUpPens(archive);
  const restoring = { now: scope.now, newId: scope.newId, userId };
  // Made before the transaction, which keeps other writers waiting.
  const records = recordsOf(restoring, archive, pens);
  try {
    await inTransaction(scope.db, async (db) => {
      await queries.lockUser(db, userId);
      if (!(await queries.hasNoRecords(db, userId))) throw new AppError('not_empty');
      await writeRecords(db, userId, records);
      await writeSettings(db, restoring, archive, { place, pens });
      if (topic !== null) {
        await tellOfDoor({ ...scope, db }, openerOf(caller), 'ntfy', new URL(topic).host);
      }
      await noteEntry(db, userId, scope.now, { tallyDue: true });
    });
  } catch (error) {
    // A record was entered between the look and the writing.
    if (constraintFailure(error) === 'unique') throw new AppError('not_empty');
    throw error;
  }
  return {
    pens: archive.pens.length,
    doses: archive.doses.length,
    weights: archive.weights.length,
    symptoms: archive.symptoms.length,
  };
}

type Records = ReturnType<typeof recordsOf>;

function recordsOf(
  restoring: rows.Restoring,
  archive: Archive,
  pens: ReadonlyMap<string, UsedPen>,
) {
  return {
    pen: [...pens.values()].map((pen, order) => rows.penRow(restoring, pen, order)),
    dose: archive.doses.map((dose) => rows.doseRow(restoring, dose, pens)),
    weight: archive.weights.map((weight) => rows.weightRow(restoring, weight)),
    symptom: archive.symptoms.map((symptom) => rows.symptomRow(restoring, symptom)),
    record_id: archive.recordIds.map((taken) => rows.recordIdRow(restoring, taken)),
    history_import: archive.imports.map((one) => rows.importRow(restoring, one)),
    imported_record: archive.importedRecords.map((one) => rows.importedRecordRow(restoring, one)),
  };
}

async function writeRecords(db: Database, userId: string, records: Records): Promise<void> {
  const { pen, dose, weight, symptom, record_id, history_import, imported_record } = records;
  await insertRows(db, 'pen', pen);
  await insertRows(db, 'dose', dose);
  await insertRows(db, 'weight', weight);
  await insertRows(db, 'symptom', symptom);
  const taken = await queries.takeRecordIds(db, userId);
  await insertRows(db, 'record_id', [...record_id, ...stillTaken(taken, records)]);
  await insertRows(db, 'history_import', history_import);
  await insertRows(db, 'imported_record', imported_record);
}

/** The ids that were used here before and are of nothing restored: those are of a record again. */
function stillTaken(taken: readonly RecordIdTable[], records: Records): RecordIdTable[] {
  if (taken.length === 0) return [];
  const kinds = ['pen', 'dose', 'weight', 'symptom'] as const;
  const here = new Set(records.record_id.map(({ kind, id }) => `${kind} ${id}`));
  for (const kind of kinds) for (const { id } of records[kind]) here.add(`${kind} ${id}`);
  return taken.filter(({ kind, id }) => !here.has(`${kind} ${id}`));
}

async function writeSettings(
  db: Database,
  restoring: rows.Restoring,
  archive: Archive,
  { place, pens }: { place: OfferedHosts; pens: ReadonlyMap<string, UsedPen> },
): Promise<void> {
  const { userId, now } = restoring;
  const consents = rows.consentRows(restoring, archive);
  const agreed = consents.at(-1)?.agreed ?? null;
  await queries.updateAccount(db, userId, { ...rows.accountColumns(archive, now), agreed });
  await insertRows(db, 'analytics_consent', consents);
  await insertRows(db, 'golden_dose_consent', rows.acknowledgementRows(restoring, archive));
  await queries.writeGoal(db, rows.goalRow(restoring, archive));
  if (archive.plan) {
    await insertRows(db, 'plan', [rows.planRow(restoring, archive.plan)]);
    await insertRows(db, 'plan_skip', rows.skipRows(restoring, archive, archive.plan, pens));
  }
  if (archive.reminders) {
    const reminders = JSON.stringify(withAddressOf(place, archive.reminders));
    await queries.writeReminders(db, userId, reminders);
    await beginReminders(db, userId, now);
  }
}

/** The ntfy address that an archive brings, which opens a door; null where it brings no other one. */
async function readNewTopic(
  { db }: Scope,
  place: OfferedHosts,
  userId: string,
  { reminders }: Body,
): Promise<string | null> {
  const topic = reminders ? withAddressOf(place, reminders).channels.ntfyUrl : null;
  return topic === (await readPreferences(db, userId)).channels.ntfyUrl ? null : topic;
}

/** A topic at a host that this installation does not offer cannot be written to from here. */
function withAddressOf(place: OfferedHosts, wanted: ReminderPreferences): ReminderPreferences {
  const { ntfyUrl } = wanted.channels;
  if (ntfyUrl === null) return wanted;
  return { ...wanted, channels: { ...wanted.channels, ntfyUrl: ntfyAddress(place, ntfyUrl) } };
}

function refuseTooMany({ pens, doses, weights, symptoms }: Archive): void {
  const lists = [
    ['pen', pens],
    ['dose', doses],
    ['weight', weights],
    ['symptom', symptoms],
  ] as const;
  for (const [table, list] of lists) {
    if (list.length > MAX_ROWS[table]) throw new AppError('account_full');
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
