import type { Dose } from '@dosewise/contract';
import { doseFromSteps, doseScale } from '@dosewise/domain';
import type { Scope } from '../../../context.ts';
import { findId } from '../../../records/record-ids.queries.ts';
import { lockPlannedDoses } from '../plan/plan.read-model.ts';
import { findCovering } from '../plan/planned-dose.read-model.ts';
import type { PenForDose } from './dose-amounts.ts';
import { doseRequest, doseRow, type NewDose } from './dose-rows.ts';
import * as queries from './doses.queries.ts';

/** Two entries of one amount so near to each other are one dose, logged twice. */
const LOGGED_TWICE_MS = 10 * 60_000;

/**
 * The dose that another request logged for the planned one that `body` names: all of it, or as much as
 * `body` at about the same time. Null where none did, and where `body` has arrived before: sent again it
 * is compared with that, whichever of the two is nearer. A further part of an injection is a dose of its own.
 */
export async function findOtherTaken(
  scope: Scope,
  userId: string,
  body: NewDose,
): Promise<Dose | null> {
  const { db } = scope;
  const { _id: id, penId, plannedAt, partOf } = body;
  if (plannedAt == null || partOf != null) return null;
  const pen = penId === null ? null : await queries.findPenForDose(db, { userId, penId });
  const medicine = pen?.medicine ?? body.medicine;
  const taken = medicine ? await findTaken(scope, { userId, medicine, plannedAt }) : null;
  const isKnown = id !== undefined && (await findId(db, { userId, kind: 'dose', id }));
  if (isKnown || taken === null) return null;
  if (taken.isComplete) return taken.dose;
  const isNear = Math.abs(Date.parse(taken.dose.date) - Date.parse(body.date)) <= LOGGED_TWICE_MS;
  const isAsMuch = Math.abs(amountOf(scope, userId, body, pen) - taken.dose.doseAmount) < 1e-6;
  return isNear && isAsMuch ? taken.dose : null;
}

/** The mg of a new dose, whether its pen has them or not. */
function amountOf(scope: Scope, userId: string, body: NewDose, pen: PenForDose | null): number {
  const row = doseRow(scope, userId, body);
  if (pen === null) return row.dose_mg;
  const request = doseRequest(row);
  return request.doseType === 'standard'
    ? doseFromSteps(request.clicks, doseScale(pen.strengthMg, pen.device))
    : Number.NaN;
}

interface Planned {
  readonly userId: string;
  readonly medicine: string;
  /** ISO instant. */
  readonly plannedAt: string;
}

/** A dose that was logged for a planned one. */
interface Taken {
  readonly dose: Dose;
  /** False where a part of what was planned is still missing. */
  readonly isComplete: boolean;
}

/**
 * The first dose that was logged for the planned one; null where none was, and then no one else logs one
 * before the transaction ends.
 */
export async function findTaken(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { userId, medicine, plannedAt }: Planned,
): Promise<Taken | null> {
  await lockPlannedDoses(db, userId, medicine);
  const key = { userId, medicine, plannedAt: Date.parse(plannedAt), now };
  const covering = await findCovering(db, key);
  const row = covering && (await queries.findDoseRow(db, userId, covering.id));
  if (!row) return null;
  const pen = row.pen_id && (await queries.findPenForDose(db, { userId, penId: row.pen_id }));
  return { dose: queries.presentDose(row, pen || null), isComplete: covering.isComplete };
}
