import type { Scope } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';

/** The details of each act that its sentence needs: never addresses or health values. */
export interface ActDetails {
  readonly second_factor_removed: Readonly<Record<never, never>>;
  readonly reset_link_made: Readonly<Record<never, never>>;
  readonly user_type_changed: { readonly userType: 'user' | 'admin' };
  readonly country_price_set: PriceDetail;
  readonly strength_price_set: PriceDetail & StrengthDetail;
  readonly country_price_removed: RemovedPrice;
  readonly strength_price_removed: RemovedPrice & StrengthDetail;
  readonly template_created: NamedDetail;
  readonly template_changed: NamedDetail;
  readonly template_deleted: NamedDetail;
  readonly campaign_created: NamedDetail;
  readonly campaign_scheduled: NamedDetail;
  readonly campaign_unscheduled: NamedDetail;
  readonly campaign_started: NamedDetail;
  readonly campaign_sent_again: NamedDetail;
  readonly campaign_cancelled: NamedDetail;
  readonly invite_created: Readonly<Record<never, never>>;
  readonly invite_deleted: Readonly<Record<never, never>>;
  readonly backup_made: NamedDetail;
  readonly backup_downloaded: NamedDetail;
  readonly reddit_connected: Readonly<Record<never, never>>;
  readonly reddit_disconnected: Readonly<Record<never, never>>;
}

interface NamedDetail {
  readonly name: string;
}

interface PriceDetail {
  readonly country: string;
  readonly price: number;
  readonly currency: string;
  readonly validFrom?: string;
}

interface RemovedPrice {
  readonly country: string;
  readonly validFrom: string;
}

interface StrengthDetail {
  readonly strength: number;
  /** Tirzepatide where it is absent. */
  readonly medicine?: string;
}

export type ActName = keyof ActDetails;

/** Something that an admin or the operator did, as the audit log keeps it. */
export interface AdminAct<Name extends ActName> {
  readonly action: Name;
  /** The person it was done to, where there is one. The address is looked up, never copied. */
  readonly subjectUserId?: string;
  readonly detail: ActDetails[Name];
}

/** Writes one entry. Belongs into the transaction of the act. A null actor is the operator. */
export async function recordAdminAct<Name extends ActName>(
  scope: Scope,
  actorId: string | null,
  { action, subjectUserId, detail }: AdminAct<Name>,
): Promise<void> {
  await scope.db
    .insertInto('audit_entry')
    .values({
      id: scope.newId(),
      actor_id: actorId,
      action,
      subject_user_id: subjectUserId ?? null,
      detail: JSON.stringify(detail),
      acted_at: scope.now,
    })
    .execute();
}

/** The beginning of a page of entries: after one of them, or before an instant. */
export type ActsBefore = { readonly id: string } | { readonly instant: EpochMs };

/** The newest entries with the addresses of whom they name, where those still have an account. */
export function listNewestActs(db: Database, most: number, before: ActsBefore | null = null) {
  let acts = db
    .selectFrom('audit_entry')
    .leftJoin('user_account as actor', 'actor.id', 'audit_entry.actor_id')
    .leftJoin('user_account as subject', 'subject.id', 'audit_entry.subject_user_id')
    .select([
      'audit_entry.id',
      'audit_entry.action',
      'audit_entry.actor_id',
      'audit_entry.detail',
      'audit_entry.acted_at',
      'actor.email as actor_email',
      'subject.email as subject_email',
    ]);
  if (before !== null && 'instant' in before) {
    acts = acts.where('audit_entry.acted_at', '<', before.instant);
  } else if (before !== null) {
    // Several may have been done in the same millisecond.
    acts = acts.where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('audit_entry.acted_at', 'audit_entry.id'),
        '<',
        selectFrom('audit_entry as last')
          .select(['last.acted_at', 'last.id'])
          .where('last.id', '=', before.id)
          .$asTuple('acted_at', 'id'),
      ),
    );
  }
  return acts
    .orderBy('audit_entry.acted_at', 'desc')
    .orderBy('audit_entry.id', 'desc')
    .limit(most)
    .execute();
}

const PRICE_ACTS = [
  'country_price_set',
  'strength_price_set',
  'country_price_removed',
  'strength_price_removed',
] as const satisfies readonly (keyof ActDetails)[];

/** True as soon as an admin changed any price. */
export async function hasPriceActs(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('audit_entry')
    .select('id')
    .where('action', 'in', PRICE_ACTS)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
