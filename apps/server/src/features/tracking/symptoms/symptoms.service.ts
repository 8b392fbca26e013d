import type {
  addSymptom,
  editSymptom,
  listSymptoms,
  RouteInput,
  Symptom,
} from '@dosewise/contract';
import { AppError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { presentLoggedBy, symptomCodec } from '../../../db/tables/record-codecs.ts';
import type { SymptomTable } from '../../../db/tables/record-tables.ts';
import { hasRoomForOne } from '../../../records/account-limits.queries.ts';
import { changeRecords } from '../../../records/change-records.ts';
import { findPosted, type Posted, Repeated } from '../../../records/record-ids.ts';
import * as queries from './symptoms.queries.ts';

type SymptomChange = RouteInput<typeof editSymptom>['body'];

export function listOwnSymptoms(
  scope: Scope,
  userId: string,
  page: RouteInput<typeof listSymptoms>['query'],
): Promise<Symptom[]> {
  const before = page.before === undefined ? undefined : Date.parse(page.before);
  return queries.listSymptoms(scope.db, userId, { before, limit: page.limit });
}

export function addSymptomFor(
  scope: Scope,
  userId: string,
  body: RouteInput<typeof addSymptom>['body'],
): Promise<Posted<Symptom>> {
  const { now } = scope;
  return changeRecords(scope, userId, async (records) => {
    const { db } = records;
    const _id = body._id ?? scope.newId();
    const row = symptomCodec.row(
      { ...body, _id, loggedBy: presentLoggedBy(scope.carer?.email ?? null) },
      { user_id: userId, created_at: now },
    );
    const find = (id: string) => queries.findSymptomRow(db, userId, id);
    const posted = { userId, kind: 'symptom', body, row, contentOf, find, now } as const;
    const there = await findPosted(db, posted);
    if (there) return new Repeated(queries.presentSymptom(there));
    if (!(await hasRoomForOne(records, 'symptom'))) throw new AppError('account_full');
    await queries.insertSymptom(records, row);
    return queries.presentSymptom(row);
  });
}

const contentOf = ({ user_id, id, created_at, logged_by, ...content }: SymptomTable) => content;

/** Changes the fields that `change` carries. */
export function editOwnSymptom(
  scope: Scope,
  userId: string,
  id: string,
  change: SymptomChange,
): Promise<Symptom> {
  return changeRecords(scope, userId, async (records) => {
    const columns = symptomCodec.changes(change);
    const row = await queries.updateSymptom(records, id, columns);
    if (!row) throw new AppError('not_found');
    return queries.presentSymptom(row);
  });
}

export function deleteOwnSymptom(scope: Scope, userId: string, id: string): Promise<void> {
  return changeRecords(scope, userId, async (records) => {
    if (!(await queries.deleteSymptom(records, id))) throw new AppError('not_found');
  });
}
