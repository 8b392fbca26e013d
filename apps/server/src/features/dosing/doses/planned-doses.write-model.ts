import type { Dose } from '@dosewise/contract';
import { AppError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import { Repeated } from '../../../records/record-ids.ts';
import { type AskedDose, findPlannedDose } from '../plan/planned-dose.read-model.ts';
import { insertDoseOnce } from './doses.service.ts';
import { findTaken } from './taken-doses.ts';
import { texts } from './texts.ts';

/** The outcome of taking a planned dose. */
export interface TakenDose {
  readonly dose: Dose;
  /** False: it was logged before, and nothing was written. */
  readonly isNew: boolean;
}

/** The part of a dose that one pen gives. */
interface PenPart {
  readonly penId: string;
  readonly clicks: number;
}

/**
 * Logs the planned dose of an instant as taken now, from the pen or pens that give it; once, however often
 * and from wherever it is asked for. Throws `not_planned` where there is none at that instant,
 * `not_enough_clicks` where no pen can give it.
 */
export function logPlannedDose(scope: Scope, userId: string, asked: AskedDose): Promise<TakenDose> {
  return inTransaction(scope.db, async (db) => {
    const { now } = scope;
    const planned = await findPlannedDose(db, userId, { ...asked, now });
    if (!planned) throw new AppError('not_planned');
    const instant = new Date(asked.plannedAt).toISOString();
    const { medicine } = planned;
    const taken = await findTaken({ db, now }, { userId, medicine, plannedAt: instant });
    if (taken) return { dose: taken.dose, isNew: false };
    if (!planned.dose) throw new AppError('not_planned');
    const [first, ...others] = planned.dose.parts;
    if (first === undefined)
      throw new AppError('not_enough_clicks', { sentence: texts.noPenGives });
    const insert = (part: PenPart, partOf?: string) =>
      insertDoseOnce({ ...scope, db }, userId, {
        ...part,
        doseType: 'standard',
        date: new Date(now).toISOString(),
        plannedAt: instant,
        partOf,
        // No one was asked whether it hurt.
        painLevel: null,
        note: '',
      });
    const posted = await insert(first);
    if (posted instanceof Repeated) return { dose: posted.reply, isNew: false };
    for (const part of others) await insert(part, posted._id);
    return { dose: posted, isNew: true };
  });
}
