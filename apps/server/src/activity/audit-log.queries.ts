import type { Scope } from '../context.ts';
import type { Database } from '../db/database.ts';

/** Something that an admin or the operator did, as the audit log keeps it. */
export interface AdminAct {
  readonly action:
    | 'user_type_changed'
    | 'country_price_set'
    | 'strength_price_set'
    | 'template_created'
    | 'template_changed'
    | 'template_deleted'
    | 'campaign_created'
    | 'campaign_scheduled'
    | 'campaign_unscheduled'
    | 'campaign_started'
    | 'campaign_cancelled'
    | 'reddit_connected'
    | 'reddit_disconnected';
  /** Whom it was done to, where that is a person. The address is looked up, never copied. */
  readonly subjectUserId?: string;
  /** What is needed to say it in a sentence: names, prices, never addresses or health values. */
  readonly detail: Readonly<Record<string, string | number>>;
}

/** Writes one entry. Belongs into the transaction of the act. A null actor is the operator. */
export async function recordAdminAct(
  scope: Scope,
  actorId: string | null,
  { action, subjectUserId, detail }: AdminAct,
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

/** The newest entries with the addresses of whom they name, where those still have an account. */
export function listNewestActs(db: Database, most: number) {
  return db
    .selectFrom('audit_entry')
    .leftJoin('user_account as actor', 'actor.id', 'audit_entry.actor_id')
    .leftJoin('user_account as subject', 'subject.id', 'audit_entry.subject_user_id')
    .select([
      'audit_entry.action',
      'audit_entry.actor_id',
      'audit_entry.detail',
      'audit_entry.acted_at',
      'actor.email as actor_email',
      'subject.email as subject_email',
    ])
    .orderBy('audit_entry.acted_at', 'desc')
    .orderBy('audit_entry.id', 'desc')
    .limit(most)
    .execute();
}
