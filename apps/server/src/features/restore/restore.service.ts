import type { ReminderPreferences, RouteInput, RouteReply, restoreAll } from '@dosewise/contract';
import { beginReminders, noteEntry } from '../../activity/user-activity.queries.ts';
import type { Config } from '../../config.ts';
import type { AppContext, Scope } from '../../context.ts';
import { MAX_ROWS } from '../../db/account-limits.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { constraintFailure } from '../../db/engines/engine-errors.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { AppError, fieldError } from '../../http/app-error.ts';
import { ntfyAddress } from '../../push/send-ntfy.ts';
import { addUpPens, type UsedPen } from './pen-ledgers.ts';
import { type Archive, readArchive } from './read-archive.ts';
import * as queries from './restore.queries.ts';
import * as rows from './restored-rows.ts';
import { texts } from './texts.ts';

type Body = RouteInput<typeof restoreAll>['body'];

/** Restores an archive into an account without records, all or nothing. */
export async function restoreAllFor(
  scope: Scope,
  { config }: Pick<AppContext, 'config'>,
  userId: string,
  body: Body,
): Promise<RouteReply<typeof restoreAll>> {
  // Asked at once, before a long file is read, and again where it counts.
  if (!(await queries.hasNoRecords(scope.db, userId))) throw new AppError('not_empty');
  const archive = await readArchive(body, scope.now);
  refuseTooMany(archive);
  refuseForeignImports(archive);
  const pens = addUpPens(archive);
  try {
    await inTransaction(scope.db, async (db) => {
      await queries.lockUser(db, userId);
      if (!(await queries.hasNoRecords(db, userId))) throw new AppError('not_empty');
      const restoring = { now: scope.now, newId: scope.newId, userId };
      await writeRecords(db, restoring, archive, pens);
      await writeSettings(db, restoring, archive, { config, pens });
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

async function writeRecords(
  db: Database,
  restoring: rows.Restoring,
  archive: Archive,
  pens: ReadonlyMap<string, UsedPen>,
): Promise<void> {
  const { userId } = restoring;
  const penRows = [...pens.values()].map((pen, order) => rows.penRow(restoring, pen, order));
  await insertRows(db, 'pen', penRows);
  const doseRows = archive.doses.map((dose) => rows.doseRow(restoring, dose, pens));
  await insertRows(db, 'dose', doseRows);
  const weightRows = archive.weights.map((weight) => rows.weightRow(restoring, weight));
  await insertRows(db, 'weight', weightRows);
  const symptomRows = archive.symptoms.map((symptom) => rows.symptomRow(restoring, symptom));
  await insertRows(db, 'symptom', symptomRows);
  const restoredIds = archive.recordIds.map((taken) => rows.recordIdRow(restoring, taken));
  const here = new Set(
    [
      ...penRows.map(({ id }) => ['pen', id]),
      ...doseRows.map(({ id }) => ['dose', id]),
      ...weightRows.map(({ id }) => ['weight', id]),
      ...symptomRows.map(({ id }) => ['symptom', id]),
      ...restoredIds.map(({ kind, id }) => [kind, id]),
    ].map(([kind, id]) => `${kind} ${id}`),
  );
  // An id of something that was deleted here is that of a record again.
  const kept = (await queries.takeRecordIds(db, userId)).filter(
    ({ kind, id }) => !here.has(`${kind} ${id}`),
  );
  await insertRows(db, 'record_id', [...restoredIds, ...kept]);
  const importRows = archive.imports.map((one) => rows.importRow(restoring, one));
  await insertRows(db, 'history_import', importRows);
  const written = archive.importedRecords.map((one) => rows.importedRecordRow(restoring, one));
  await insertRows(db, 'imported_record', written);
}

async function writeSettings(
  db: Database,
  restoring: rows.Restoring,
  archive: Archive,
  { config, pens }: { config: Config; pens: ReadonlyMap<string, UsedPen> },
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
    const reminders = JSON.stringify(withAddressOf(config, archive.reminders));
    await queries.writeReminders(db, userId, reminders);
    await beginReminders(db, userId, now);
  }
}

/** A topic at a host that this installation does not offer cannot be written to from here. */
function withAddressOf(config: Config, wanted: ReminderPreferences): ReminderPreferences {
  const { ntfyUrl } = wanted.channels;
  if (ntfyUrl === null) return wanted;
  return { ...wanted, channels: { ...wanted.channels, ntfyUrl: ntfyAddress(config, ntfyUrl) } };
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
