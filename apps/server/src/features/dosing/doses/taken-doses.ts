import type { Dose } from '@dosewise/contract';
import type { Database } from '../../../db/database.ts';
import { findId } from '../../../records/record-ids.queries.ts';
import { lockPlannedDoses } from '../plan/plan.read-model.ts';
import { findCoveringDose } from '../plan/planned-dose.read-model.ts';
import type { NewDose } from './dose-rows.ts';
import * as queries from './doses.queries.ts';

/**
 * The dose that another request logged for the planned one that `body` names; null where none did, and
 * where `body` has arrived before: sent again it is compared with that, whichever of the two is nearer.
 */
export async function findOtherTaken(
  db: Database,
  userId: string,
  body: NewDose,
): Promise<Dose | null> {
  const { _id: id, penId, plannedAt } = body;
  if (plannedAt === undefined) return null;
  const pen = penId === null ? null : await queries.findPenForDose(db, { userId, penId });
  const medicine = pen?.medicine ?? body.medicine;
  const taken = medicine ? await findTaken(db, userId, medicine, plannedAt) : null;
  const isKnown = id !== undefined && (await findId(db, { userId, kind: 'dose', id }));
  return isKnown ? null : taken;
}

/**
 * The dose that was logged for the one of `medicine` planned at `plannedAt`; null where none was, and
 * then nobody else logs one before the transaction ends.
 */
export async function findTaken(
  db: Database,
  userId: string,
  medicine: string,
  plannedAt: string,
): Promise<Dose | null> {
  await lockPlannedDoses(db, userId, medicine);
  const key = { userId, medicine, plannedAt: Date.parse(plannedAt) };
  const covering = await findCoveringDose(db, key);
  const row = covering && (await queries.findDoseRow(db, userId, covering));
  if (!row) return null;
  const pen = row.pen_id && (await queries.findPenForDose(db, { userId, penId: row.pen_id }));
  return queries.presentDose(row, pen || null);
}
