import type { addSymptom, listSymptoms, RouteInput, Symptom } from '@dosewise/contract';
import { noteEntry } from '../../activity/user-activity.queries.ts';
import type { Scope } from '../../context.ts';
import { hasRoomFor } from '../../db/account-limits.ts';
import { inTransaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import * as queries from './symptoms.queries.ts';

export function listSymptomsOf(
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
): Promise<Symptom> {
  return inTransaction(scope.db, async (db) => {
    if (!(await hasRoomFor(db, 'symptom', userId))) throw new AppError('account_full');
    const symptom = await queries.insertSymptom(db, {
      user_id: userId,
      id: scope.newId(),
      felt_at: Date.parse(body.date),
      category: body.category,
      severity: body.severity,
      note: body.note,
      created_at: scope.now,
    });
    await noteEntry(db, userId, scope.now, { tallyDue: false });
    return symptom;
  });
}

export async function deleteSymptomOf(scope: Scope, userId: string, id: string): Promise<void> {
  if (!(await queries.deleteSymptom(scope.db, userId, id))) throw new AppError('not_found');
}
