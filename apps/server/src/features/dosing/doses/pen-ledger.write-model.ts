import type { DoseTable } from '../../../db/tables/record-tables.ts';
import type { Records } from '../../../records/change-records.ts';
import { type Amount, difference, NO_AMOUNT } from './dose-amounts.ts';
import { type LedgerMove, type MovedPen, movePenLedger, type PenKey } from './doses.queries.ts';
import { followDoses } from './pen-days.ts';

/**
 * Gives back to its pen what a dose took that is gone. A day of first use that a dose gave follows the
 * doses that are left.
 */
export async function giveBack(records: Records, key: PenKey, dose: Amount): Promise<void> {
  await followDoses(records, key, await moveBack(records, key, difference(NO_AMOUNT, dose)));
}

/** The same for doses of several pens, which are all gone. */
export async function giveAllBack(records: Records, doses: readonly DoseTable[]): Promise<void> {
  const pens = new Map<string, MovedPen>();
  for (const { penId, dose } of inOrderOfPens(doses)) {
    const key = { userId: records.userId, penId };
    pens.set(penId, await moveBack(records, key, difference(NO_AMOUNT, dose)));
  }
  for (const [penId, pen] of pens)
    await followDoses(records, { userId: records.userId, penId }, pen);
}

async function moveBack(records: Records, key: PenKey, back: LedgerMove): Promise<MovedPen> {
  const moved = await movePenLedger(records, key, back, { asGolden: false });
  if (!moved) throw new Error('a pen could not take back its own dose');
  return moved;
}

/** Doses with the pens that they are from, in the one order in which pens are locked. */
function inOrderOfPens<Dose extends Pick<DoseTable, 'pen_id'>>(doses: readonly Dose[]) {
  return doses
    .flatMap((dose) => (dose.pen_id === null ? [] : [{ penId: dose.pen_id, dose }]))
    .sort((one, other) => (one.penId < other.penId ? -1 : one.penId > other.penId ? 1 : 0));
}

/** Takes from a pen what a dose from elsewhere took of it. False, and nothing changed, where it cannot have given it. */
export async function takeFromPen(records: Records, dose: DoseTable): Promise<boolean> {
  if (dose.pen_id === null) return true;
  const key = { userId: dose.user_id, penId: dose.pen_id };
  return (
    (await movePenLedger(records, key, difference(dose, NO_AMOUNT), { asGolden: false })) !== null
  );
}

/** Has the openings of pens follow the doses that they have now. They are locked in the order of their ids. */
export async function followDosesOf(records: Records, penIds: Iterable<string>): Promise<void> {
  for (const penId of [...new Set(penIds)].sort()) {
    const key = { userId: records.userId, penId };
    const nothing = { clicks: 0, goldenMl: 0 };
    const pen = await movePenLedger(records, key, nothing, { asGolden: false });
    if (pen) await followDoses(records, key, pen);
  }
}
