import type { Dose, Weight } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import type { Scope } from '../context.ts';
import type { LoggedKind } from '../db/tables/outgoing-tables.ts';
import { listListeners } from './webhook-listeners.queries.ts';

/** Something that was logged by itself: what its reply says. */
export type LoggedEvent = { readonly [Kind in LoggedKind]: Logged<Kind> }[LoggedKind];

interface Logged<Kind extends LoggedKind> {
  readonly type: Kind;
  readonly data: { readonly 'dose.logged': Dose; readonly 'weight.logged': Weight }[Kind];
}

/** The time within which a message is tried again, in ms. */
const TRIED_FOR_MS = DAY_MS;

/** Puts what was logged into the ledger, once for each webhook that is told of it. */
export async function enqueueLogged(
  { db, now, newId }: Scope,
  userId: string,
  logged: readonly LoggedEvent[],
): Promise<void> {
  const listeners = await listListeners(db, userId);
  const rows = logged.flatMap((event) =>
    listeners
      .filter(({ events }) => events.includes(event.type))
      .map(({ id }) => ({
        user_id: userId,
        id: newId(),
        kind: event.type,
        channel: 'webhook' as const,
        address: id,
        medicine: '',
        status: 'queued' as const,
        attempts: 0,
        next_attempt_at: now,
        created_at: now,
        valid_until: now + TRIED_FOR_MS,
        detail: JSON.stringify(event),
      })),
  );
  if (rows.length > 0) await db.insertInto('delivery').values(rows).execute();
}
