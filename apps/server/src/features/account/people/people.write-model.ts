import { newScope, type Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import type { EndedCare } from '../../../outgoing/channels/email/compose/account-notice-mail.ts';
import { enqueueMail } from '../../../outgoing/ledger/enqueue.queries.ts';
import {
  type Care,
  findCare,
  holdAccount,
  isOver,
  listCare,
} from '../../../records/doors/carers.queries.ts';
import { replanReminders } from '../../../records/record-changes.queries.ts';
import * as queries from './people.queries.ts';
import { findCarerNames } from './people.read-model.ts';

/** Ended ones that are told of and deleted in one round: each has a transaction of its own. */
const MAX_AT_ONCE = 500;

/** Ends that someone cares for a person, and tells both; an invitation just goes. In a transaction. */
export async function endCare(scope: Scope, care: Care): Promise<void> {
  const { db, now } = scope;
  const { user_id: personId, carer_id: carerId, email, person_email, person_name } = care;
  // Both accounts before rows of either. Anyone who locks one of them for more has the other one already.
  await holdAccount(db, personId);
  if (carerId !== null) await holdAccount(db, carerId);
  if (!(await queries.deleteCare(db, care)) || carerId === null) return;
  if (care.reminded === 1) await replanReminders(db, { userId: personId, now });
  const tell = (userId: string, told: EndedCare) =>
    enqueueMail(scope, userId, 'person_ended', JSON.stringify(told));
  const names = await findCarerNames(db, [care]);
  await tell(personId, { told: 'owner', email, name: names.get(email) ?? null });
  await tell(carerId, { told: 'carer', email: person_email, name: person_name });
}

/**
 * Ends, in the transaction that deletes an account, the ties to those who care for it and for whom it cares. The addresses
 * by which these knew it.
 */
export async function endAllTies(scope: Scope, userId: string): Promise<string[]> {
  const known: string[] = [];
  for (const care of await listCare(scope.db, userId)) await endCare(scope, care);
  for (const { person_id: personId } of await queries.listCaredFor(scope.db, userId)) {
    const care = await findCare(scope.db, { personId, carerId: userId });
    if (!care) continue;
    known.push(care.email);
    await endCare(scope, care);
  }
  return known;
}

export { deleteInvitationsTo } from './people.queries.ts';

/** One round: ends those whose last day is over, or whose person ended everything that was opened. */
export async function endOver(
  context: Pick<AppContext, 'db' | 'now' | 'newId'>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for (const { user_id, id } of await queries.listEnding(context.db, context.now(), MAX_AT_ONCE)) {
    if (isStopping()) return;
    const scope = newScope(context);
    await inTransaction(scope.db, async (db) => {
      const care = (await listCare(db, user_id)).find((one) => one.id === id);
      if (care && isOver(care, scope.now)) await endCare({ ...scope, db }, care);
    });
  }
}
