import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** The columns of before that stay as they are. */
const KEPT = sql.raw(
  `user_id, id, kind, campaign_id, status, worker_id, attempts, next_attempt_at, created_at, sent_at,
   opened_at, clicked_at, detail`,
);

/**
 * Mails and reminders share one ledger. Of a reminder by mail, which had a row in both, the row of the mail
 * knows what came of it. Kinds and channels are no longer checked here: the compiler knows them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await (isSqlite ? rebuild(db) : alter(db));
  await joinReminderMails(db);
  await moveReminders(db);
  await sql`drop table reminder`.execute(db);
  await createIndexes(db);
  await sql`alter table mail_worker rename to worker`.execute(db);
}

async function alter(db: Kysely<unknown>): Promise<void> {
  await sql`alter table delivery rename column failure to answer`.execute(db);
  await sql`alter table delivery
    drop constraint delivery_kind_check,
    drop constraint delivery_once,
    add column channel text not null default 'email',
    add column address text not null default '',
    add column settled_at bigint,
    add column instant bigint,
    add column about bigint,
    add column title text,
    add column body text,
    add column valid_until bigint`.execute(db);
  await sql`alter table delivery
    alter column channel drop default, alter column address drop default`.execute(db);
  for (const index of ['delivery_queue', 'delivery_by_campaign']) {
    await sql`drop index ${sql.id(index)}`.execute(db);
  }
}

/** SQLite changes no constraint: the table is made again, and so is the one that points to it. */
async function rebuild(db: Kysely<unknown>): Promise<void> {
  const { rows: hits } = await sql<{
    type: string;
    sql: string;
  }>`select type, sql from sqlite_master
    where tbl_name = 'mail_hit' and sql is not null order by type desc`.execute(db);
  await sql`alter table mail_hit rename to mail_hit_before`.execute(db);
  await sql`alter table delivery rename to delivery_before`.execute(db);
  await sql`create table delivery (
    user_id text not null references user_account (id) on delete cascade,
    id text not null,
    kind text not null,
    channel text not null,
    address text not null,
    campaign_id text references campaign (id) on delete cascade,
    status text not null check (status in ('queued', 'claimed', 'sending', 'sent', 'suppressed',
      'failed', 'unconfirmed', 'cancelled')),
    worker_id text,
    attempts integer not null,
    next_attempt_at bigint not null,
    created_at bigint not null,
    sent_at bigint,
    settled_at bigint,
    answer text,
    opened_at bigint,
    clicked_at bigint,
    detail text,
    instant bigint,
    about bigint,
    title text,
    body text,
    valid_until bigint,
    constraint delivery_pk primary key (user_id, id)
  )`.execute(db);
  await sql`insert into delivery (${KEPT}, channel, address, answer)
    select ${KEPT}, 'email', '', failure from delivery_before`.execute(db);
  const [hit, ...indexes] = hits;
  await sql.raw(hit?.sql ?? '').execute(db);
  await sql`insert into mail_hit select * from mail_hit_before`.execute(db);
  await sql`drop table mail_hit_before`.execute(db);
  await sql`drop table delivery_before`.execute(db);
  // With the tables went their indexes, whose names are then free.
  for (const index of indexes) await sql.raw(index.sql).execute(db);
  await sql`create index delivery_held on delivery (worker_id, status)
    where status in ('claimed', 'sending')`.execute(db);
  await sql`create index delivery_unconfirmed on delivery (status)
    where status = 'unconfirmed'`.execute(db);
}

async function joinReminderMails(db: Kysely<unknown>): Promise<void> {
  await sql`update delivery set kind = reminder.kind, instant = reminder.instant,
      about = reminder.about, title = reminder.title, body = reminder.body,
      valid_until = reminder.valid_until, settled_at = coalesce(delivery.sent_at, reminder.settled_at),
      answer = coalesce(delivery.answer, reminder.answer)
    from reminder where reminder.user_id = delivery.user_id and reminder.id = delivery.id`.execute(
    db,
  );
  // Their words are forgotten, or were not in the backup that was restored.
  await sql`update delivery set status = 'cancelled'
    where kind = 'reminder' and status in ('queued', 'claimed')`.execute(db);
}

async function moveReminders(db: Kysely<unknown>): Promise<void> {
  await sql`insert into delivery (user_id, id, kind, channel, address, status, worker_id, attempts,
      next_attempt_at, created_at, sent_at, settled_at, answer, instant, about, title, body, valid_until)
    select user_id, id, kind, channel, address,
      case when status = 'planned' then 'queued' else status end, worker_id, attempts,
      next_attempt_at, instant, case when status = 'sent' then settled_at end, settled_at, answer,
      instant, about, title, body, valid_until
    from reminder where not exists (
      select 1 from delivery where delivery.user_id = reminder.user_id
        and delivery.id = reminder.id)`.execute(db);
}

/** Those of campaigns wait in a queue of their own, behind which no one else has to. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index delivery_queue on delivery (channel, next_attempt_at, id, instant)
    where status = 'queued' and campaign_id is null`.execute(db);
  await sql`create index delivery_campaign_queue on delivery (next_attempt_at, id)
    where status = 'queued' and campaign_id is not null`.execute(db);
  await sql`create unique index delivery_once on delivery (campaign_id, user_id)
    where campaign_id is not null`.execute(db);
  // With the times, so that a campaign's figures are counted in the index alone.
  await sql`create index delivery_by_campaign
    on delivery (campaign_id, status, opened_at, clicked_at) where campaign_id is not null`.execute(
    db,
  );
  await sql`create unique index delivery_reminder_once
    on delivery (user_id, kind, instant, channel, address) where instant is not null`.execute(db);
  await sql`create index delivery_by_age on delivery (instant) where instant is not null`.execute(
    db,
  );
}
