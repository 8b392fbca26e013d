import { type Kysely, sql } from 'kysely';
import { STARTER_TEMPLATES } from './0004-starter-templates.ts';

/** Templates, campaigns, and the ledger of deliveries that is also their queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTemplates(db);
  await createCampaigns(db);
  await createDeliveries(db);
}

async function createTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_template')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('html_content', 'text', (c) => c.notNull())
    .addColumn('text_content', 'text')
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const template of STARTER_TEMPLATES) {
    await sql`insert into email_template
      (id, name, description, subject, html_content, text_content, category, updated_at)
      values (${template.id}, ${template.name}, ${template.description}, ${template.subject},
        ${template.html_content}, ${template.text_content}, ${template.category},
        ${template.updated_at})`.execute(db);
  }
}

async function createCampaigns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('campaign')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('template_id', 'text', (c) => c.notNull())
    .addColumn('target_segment', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')`),
    )
    .addColumn('scheduled_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    // The template as it was when sending began: later edits change no mail of this campaign.
    .addColumn('html_content', 'text')
    .addColumn('text_content', 'text')
    .addColumn('category', 'text')
    // How far the segment has been copied into the ledger.
    .addColumn('listed_up_to', 'text')
    .addColumn('is_listed', 'smallint', (c) => c.notNull().check(sql`is_listed in (0, 1)`))
    .execute();
  await db.schema
    .createTable('campaign_link')
    .addColumn('campaign_id', 'text', (c) =>
      c.notNull().references('campaign.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('campaign_link_pk', ['campaign_id', 'position'])
    .execute();
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_worker')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('lease_until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('delivery')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('campaign', 'welcome', 'password_reset')`),
    )
    .addColumn('campaign_id', 'text', (c) => c.references('campaign.id').onDelete('cascade'))
    .addColumn('status', 'text', (c) =>
      c.notNull().check(
        sql`status in ('queued', 'claimed', 'sending', 'sent', 'suppressed', 'failed',
          'unconfirmed', 'cancelled')`,
      ),
    )
    .addColumn('worker_id', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('failure', 'text')
    .addColumn('opened_at', 'bigint')
    .addColumn('clicked_at', 'bigint')
    .addPrimaryKeyConstraint('delivery_pk', ['user_id', 'id'])
    .addUniqueConstraint('delivery_once', ['campaign_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('delivery_queue')
    .on('delivery')
    .columns(['next_attempt_at', 'id'])
    .where(sql.ref('status'), '=', sql.lit('queued'))
    .execute();
  await db.schema
    .createIndex('delivery_held')
    .on('delivery')
    .columns(['worker_id', 'status'])
    .where(sql.ref('status'), 'in', sql`('claimed', 'sending')`)
    .execute();
  await db.schema
    // With the times, so that a campaign's figures are counted in the index alone.
    .createIndex('delivery_by_campaign')
    .on('delivery')
    .columns(['campaign_id', 'status', 'opened_at', 'clicked_at'])
    .execute();
  await db.schema
    .createTable('mail_hit')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('delivery_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('open', 'click')`))
    .addColumn('link_position', 'integer')
    .addColumn('hit_at', 'bigint', (c) => c.notNull())
    .addColumn('is_counted', 'smallint', (c) => c.notNull().check(sql`is_counted in (0, 1)`))
    .addPrimaryKeyConstraint('mail_hit_pk', ['user_id', 'id'])
    .addForeignKeyConstraint(
      'mail_hit_delivery_fk',
      ['user_id', 'delivery_id'],
      'delivery',
      ['user_id', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('mail_hit_by_delivery')
    .on('mail_hit')
    .columns(['user_id', 'delivery_id'])
    .execute();
  // Addresses that a mail server refused for good, hashed: no mail is tried again.
  await db.schema
    .createTable('refused_address')
    .addColumn('address_hash', 'text', (c) => c.primaryKey())
    .addColumn('refused_at', 'bigint', (c) => c.notNull())
    .execute();
}
