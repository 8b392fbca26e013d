import { sql } from 'kysely';
import type { DoorOpener, Scope } from '../../context.ts';
import type { SingleMail } from '../../db/tables/outgoing-tables.ts';
import { findUserIdByEmail, NOBODY } from '../../records/doors/addresses.queries.ts';
import type { Door, OpenedDoor } from '../channels/email/compose/opened-door.ts';
import { SINGLE_MAILS } from '../channels/email/mail-kinds.ts';

/** Due since ever: these go before the mails of campaigns, which are due from their start. */
const BEFORE_CAMPAIGNS = 0;

/**
 * Puts a mail to a user into the queue; belongs into the transaction of its cause. A welcome needs a
 * template of that category, and a password mail that still waits is not joined by a second one.
 */
export async function enqueueMail(
  { db, now, newId }: Scope,
  userId: string,
  kind: SingleMail,
  detail: string | null = null,
): Promise<void> {
  const welcome = db.selectFrom('email_template').select('id').where('category', '=', 'welcome');
  await db
    .insertInto('delivery')
    .columns([
      'user_id',
      'id',
      'kind',
      'channel',
      'address',
      'status',
      'attempts',
      'next_attempt_at',
      'created_at',
      'detail',
    ])
    .expression(
      db
        .selectFrom('user_account')
        .select([
          'user_account.id',
          sql<string>`${newId()}`.as('delivery_id'),
          sql<string>`${kind}`.as('kind'),
          sql.lit('email').as('channel'),
          sql.lit('').as('address'),
          sql.lit('queued').as('status'),
          sql.lit(0).as('attempts'),
          sql.lit(BEFORE_CAMPAIGNS).as('next_attempt_at'),
          sql<number>`${now}`.as('created_at'),
          sql<string | null>`${detail}`.as('detail'),
        ])
        .where('user_account.id', '=', userId)
        .$if(!SINGLE_MAILS[kind].isEachSent, (query) =>
          query.where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('delivery')
                  .select('delivery.id')
                  .whereRef('delivery.user_id', '=', 'user_account.id')
                  .where('delivery.kind', '=', kind)
                  .where('delivery.status', '=', 'queued')
                  .$if(detail !== null, (same) => same.where('delivery.detail', '=', detail)),
              ),
            ),
          ),
        )
        .$if(kind === 'welcome', (query) => query.where((eb) => eb.exists(welcome))),
    )
    .execute();
}

/** Tells a user by mail what was opened into the account, or by it. The same twice at once is told once. */
export function tellOfDoor(
  scope: Scope,
  { userId, deviceName }: DoorOpener,
  door: Door,
  about: string | null = null,
): Promise<void> {
  const opened: OpenedDoor = { door, device: deviceName, about };
  return enqueueMail(scope, userId, 'door_opened', JSON.stringify(opened));
}

/** The same for anyone who has this address. The same statements, whether someone has it or not. */
export async function enqueueMailForAddress(
  scope: Scope,
  email: string,
  kind: SingleMail,
): Promise<void> {
  await enqueueMail(scope, (await findUserIdByEmail(scope.db, email)) ?? NOBODY, kind);
}
