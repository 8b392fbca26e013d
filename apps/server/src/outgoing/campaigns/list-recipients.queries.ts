import type { Scope } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import type { CampaignTable } from '../../db/tables/mail-tables.ts';
import { selectSegment } from './segments.queries.ts';

/** Rows written in one transaction: short, since on SQLite everybody else waits meanwhile. */
const CHUNK = 500;

/** Copies one more part of each campaign's segment into the ledger; whether there was any. */
export async function listNextRecipients(scope: Scope): Promise<boolean> {
  const campaigns = await scope.db
    .selectFrom('campaign')
    .select(['id', 'target_segment', 'started_at', 'listed_up_to'])
    .where('status', '=', 'sending')
    .where('is_listed', '=', 0)
    .execute();
  for (const campaign of campaigns) await listChunk(scope, campaign);
  return campaigns.length > 0;
}

type Listing = Pick<CampaignTable, 'id' | 'target_segment' | 'started_at' | 'listed_up_to'>;

async function listChunk({ db, now, newId }: Scope, campaign: Listing): Promise<void> {
  const users = await findUsers(db, campaign, campaign.started_at ?? now);
  const last = users.at(-1)?.id ?? campaign.listed_up_to;
  await inTransaction(db, async (tx) => {
    // Of several processes that read the same part, one moves the mark and writes.
    const { numUpdatedRows } = await tx
      .updateTable('campaign')
      .set({ listed_up_to: last, is_listed: users.length < CHUNK ? 1 : 0 })
      .where('id', '=', campaign.id)
      .where('status', '=', 'sending')
      .where('is_listed', '=', 0)
      .where((eb) =>
        campaign.listed_up_to === null
          ? eb('listed_up_to', 'is', null)
          : eb('listed_up_to', '=', campaign.listed_up_to),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n || users.length === 0) return;
    await tx
      .insertInto('delivery')
      .values(
        users.map(({ id }) => ({
          user_id: id,
          id: newId(),
          kind: 'campaign' as const,
          channel: 'email' as const,
          address: '',
          medicine: '',
          campaign_id: campaign.id,
          status: 'queued' as const,
          attempts: 0,
          next_attempt_at: now,
          created_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['campaign_id', 'user_id'])
          .where('campaign_id', 'is not', null)
          .doNothing(),
      )
      .execute();
  });
}

/** The next users of the segment as it was at the start: who came later is not in it. */
function findUsers(db: Scope['db'], campaign: Listing, startedAt: EpochMs) {
  const { listed_up_to: mark } = campaign;
  return selectSegment(db, campaign.target_segment, startedAt)
    .select('user_account.id')
    .where('user_account.created_at', '<=', startedAt)
    .$if(mark !== null, (query) => query.where('user_account.id', '>', mark))
    .orderBy('user_account.id')
    .limit(CHUNK)
    .execute();
}
