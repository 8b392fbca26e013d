import type { actOnReminder, RouteReply } from '@dosewise/contract';
import { AppError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { planLater } from '../../../outgoing/planner/plan-later.ts';
import { endActs } from '../../../records/doors/close-doors.queries.ts';
import { latestInstant } from '../../../runtime/background/wrong-clock.ts';
import { type ActLink, medicineMark, readAct } from '../../../runtime/secrets/act-tokens.ts';
import { readServerSecret } from '../../../runtime/secrets/server-secret.queries.ts';
import { logPlannedDose } from '../../dosing/doses/planned-doses.write-model.ts';
import { readAhead } from '../../dosing/plan/ahead.read-model.ts';
import { refuseWhileRestoring } from '../../moving/restore/restore.read-model.ts';
import { findActsEnd } from './reminders.queries.ts';

type Done = RouteReply<typeof actOnReminder>;

/** Does what a button of a reminder says. Throws `not_found` for a token that is not ours. */
export async function act(scope: Scope, token: string): Promise<Done> {
  const link = readAct(await readServerSecret(scope.db, 'act-links'), token);
  if (!link) throw new AppError('not_found');
  if (scope.now >= link.expiresAt || (await hasEnded(scope, link)))
    throw new AppError('act_expired');
  await refuseWhileRestoring(scope.db, link.userId);
  return link.act === 'taken' ? take(scope, link) : remindLater(scope, link);
}

/** True when its user ended the buttons that were sent until then, as by deleting what one had logged. */
async function hasEnded({ db, now }: Scope, { userId, signedAt }: ActLink): Promise<boolean> {
  const endedAt = await findActsEnd(db, userId);
  if (endedAt === null) return false;
  // By a clock that has been put right since, after which no button would ever work.
  if (endedAt > latestInstant(now)) await endActs(db, { userId, now });
  return signedAt <= endedAt;
}

async function take(scope: Scope, link: ActLink): Promise<Done> {
  const { dose, isNew } = await logPlannedDose(scope, link.userId, asked(link));
  return { done: isNew ? 'logged' : 'already', dose };
}

/** The planned dose that a button is about. */
const asked = ({ plannedAt, mark }: ActLink) => ({
  plannedAt,
  isOf: (medicine: string) => mark === null || mark === medicineMark(medicine),
});

async function remindLater(scope: Scope, link: ActLink): Promise<Done> {
  const found = await planLater({ ...scope, readAhead }, link.userId, asked(link));
  if (found === 'nobody') throw new AppError('not_found');
  if (found === 'nowhere') throw new AppError('not_planned');
  return { done: found === 'planned' ? 'later' : 'already', dose: null };
}
