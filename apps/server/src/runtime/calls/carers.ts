import { mayCallFor, type RouteDefinition, type RouteInput } from '@dosewise/contract';
import { AppError } from '../../app-error.ts';
import type { Carer, Scope } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import {
  type Care,
  findCare,
  holdCare,
  insertAct,
  isOver,
  readActRecord,
} from '../../records/doors/carers.queries.ts';
import { Repeated } from '../../records/record-ids.ts';
import type { LiveSession } from './live-session.ts';

/** A large restore takes seconds. */
const RETRY_AFTER_SECONDS = 5;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The session of someone who acts for the person that the request names. Throws `not_allowed` where
 * they may not, `token_scope` for an API token that may not do everything, `not_ready` while the person's account is being restored.
 */
export async function actFor(
  route: RouteDefinition,
  session: LiveSession,
  personId: string,
  { db, now }: Scope,
): Promise<LiveSession> {
  // What is of the account itself is refused without a look at who asks for whom.
  if (!route.forPeople || !UUID.test(personId)) throw new AppError('not_allowed');
  // A program that may read or log was given the records of its owner, not those of other people.
  if (session.tokenScope && session.tokenScope !== 'all') throw new AppError('token_scope');
  const key = { personId, carerId: session.userId };
  const care = await findCare(db, key);
  const carer = { userId: session.userId, ...requireCare(route, care, now) };
  return { ...session, userId: personId, carer };
}

/**
 * Asks again in the transaction of a write, and holds it: what was allowed may have ended while the body
 * was on its way. Throws as `actFor` does.
 */
export async function requireCareStill(
  route: RouteDefinition,
  { userId, carer }: LiveSession,
  tx: Database,
  now: number,
): Promise<void> {
  if (!carer) return;
  const key = { personId: userId, carerId: carer.userId };
  requireCare(route, await holdCare(tx, key), now);
}

function requireCare(
  route: RouteDefinition,
  care: Care | undefined,
  now: number,
): Pick<Carer, 'email' | 'role'> {
  if (!care || isOver(care, now) || !mayCallFor(care.role, route)) {
    throw new AppError('not_allowed');
  }
  if (care.restoring_until !== null) {
    throw new AppError('not_ready', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return { email: care.email, role: care.role };
}

/**
 * Does what someone writes in the records of another person, whose list then tells of it. Throws
 * `not_allowed` for a record that someone else logged.
 */
export async function writeAsCarer<T>(
  { forPeople }: RouteDefinition,
  { params }: RouteInput<RouteDefinition>,
  { db, now, newId, session }: Scope & { readonly session: LiveSession | null },
  write: () => Promise<T>,
): Promise<T> {
  const { carer, userId } = session ?? {};
  if (!carer || userId === undefined || typeof forPeople !== 'object') return write();
  const isNew = 'adds' in forPeople;
  const kind = isNew ? forPeople.adds : forPeople.changes;
  // What changes a record has its id in the path, and what adds one replies with it.
  const idIn = (given: unknown) => (given as { readonly [name: string]: string } | null) ?? {};
  const before = isNew ? undefined : await readActRecord(db, kind, userId, idIn(params).id ?? '');
  if (before && before.logged_by !== carer.email) throw new AppError('not_allowed');
  const result = await write();
  if (result instanceof Repeated) return result;
  const id = isNew ? idIn(result)._id : idIn(params).id;
  const after = await readActRecord(db, kind, userId, id ?? '');
  const record = after ?? before;
  if (record) {
    const { logged_by, ...told } = record;
    const did = isNew ? 'added' : after ? 'changed' : 'deleted';
    const act = { user_id: userId, id: newId(), at: now, email: carer.email, did, kind } as const;
    await insertAct(db, { ...act, ...told });
  }
  return result;
}

/** A reply as someone who cares may have it: without the addresses of others who do. */
export function withoutOthers(reply: unknown, carer: Carer): unknown {
  if (Array.isArray(reply)) return reply.map((one) => withoutOthers(one, carer));
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([name, value]) => [
      name,
      name === 'loggedBy' && value !== null && value.email !== carer.email
        ? { email: null }
        : withoutOthers(value, carer),
    ]),
  );
}
