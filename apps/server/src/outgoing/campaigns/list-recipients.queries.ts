import type { Scope } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import type { CampaignTable } from '../../db/tables/mail-tables.ts';
import { findReaders } from './readers.queries.ts';

/** Copies one more part of each campaign's readers into the ledger; true when there was any. */
export async function listNextRecipients(scope: Scope): Promise<boolean> {
  const campaigns = await scope.db
    .selectFrom('campaign')
    .select(['id', 'target_segment', 'category', 'started_at', 'listed_up_to'])
    .where('status', '=', 'sending')
    .where('is_listed', '=', 0)
    .execute();
  for (const campaign of campaigns) await listChunk(scope, campaign);
  return campaigns.length > 0;
}

type Listing = Pick<
  CampaignTable,
  'id' | 'target_segment' | 'category' | 'started_at' | 'listed_up_to'
>;

async function listChunk({ db, now, newId }: Scope, campaign: Listing): Promise<void> {
  // Of the segment as it was at the start: who came later is not in it.
  const readers = await findReaders(
    db,
    { segment: campaign.target_segment, category: campaign.category ?? 'manual' },
    { now: campaign.started_at ?? now, after: campaign.listed_up_to },
  );
  await inTransaction(db, async (tx) => {
    // Of several processes that read the same part, one moves the mark and writes.
    const { numUpdatedRows } = await tx
      .updateTable('campaign')
      .set({
        listed_up_to: readers.last ?? campaign.listed_up_to,
        is_listed: readers.isEnd ? 1 : 0,
      })
      .where('id', '=', campaign.id)
      .where('status', '=', 'sending')
      .where('is_listed', '=', 0)
      .where((eb) =>
        campaign.listed_up_to === null
          ? eb('listed_up_to', 'is', null)
          : eb('listed_up_to', '=', campaign.listed_up_to),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n || readers.ids.length === 0) return;
    await tx
      .insertInto('delivery')
      .values(
        readers.ids.map((user_id) => ({
          user_id,
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
