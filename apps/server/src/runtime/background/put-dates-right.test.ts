import { DAY_MS } from '@dosewise/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { ROWS } from '../../testing/rows.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { findUserId } from '../../testing/user-id.ts';
import { ENDING_INSTANTS, putDatesRight } from './put-dates-right.queries.ts';

let test: TestApp;
/** Of each of two accounts one row is planted, where a table has one of each account. */
let users: readonly [string, string];
beforeAll(async () => {
  test = await createTestApp();
  const [one, other] = [await createUser(test), await createUser(test)];
  users = [await findUserId(test.db, one.email), await findUserId(test.db, other.email)];
  for (const table of ['session', 'login_device', 'delivery']) {
    await sql`delete from ${sql.table(table)}`.execute(test.db);
  }
});
afterAll(() => test.close());

const nameOf = (instant: (typeof ENDING_INSTANTS)[number]) => {
  const at = `${instant.table}.${instant.column}`;
  const isMailed = instant.table === 'email_change' && instant.aheadMs === 3_600_000;
  return isMailed ? `${at} of a link that was mailed` : at;
};

type Row = Readonly<Record<string, string | number | null>>;

/** A row by the instant that ends it, of one user. */
const PLANTED: Readonly<Record<string, (at: number, user_id: string) => Row>> = {
  'login_failure.failed_at': (at) => ({ id: `f${at}`, subject: 'x', failed_at: at }),
  'password_reset.created_at': (at, user_id) => ({
    token_hash: `r${at}`,
    user_id,
    created_at: at,
    expires_at: at + 3_600_000,
  }),
  'idempotency_key.created_at': (at, user_id) => ({
    user_id,
    key: `k${at}`,
    request_hash: 'x',
    reply: '{}',
    created_at: at,
  }),
  'record_id.deleted_at': (at, user_id) => ({
    user_id,
    kind: 'dose',
    id: `i${at}`,
    sent_hash: '',
    stored_hash: '',
    deleted_at: at,
  }),
  'login_device.last_used_at': (at, user_id) => ({
    user_id,
    token_hash: `d${at}`,
    device: null,
    last_used_at: at,
  }),
  'session.expires_at': (at, user_id) => ({
    user_id,
    token_hash: `s${at}`,
    id: `s${at}`,
    device: null,
    created_at: TEST_NOW,
    last_used_at: at - 30 * DAY_MS,
    expires_at: at,
  }),
  'report_share.created_at': (at, user_id) => ({
    user_id,
    id: `h${at}`,
    token_hash: `h${at}`,
    passcode_hash: null,
    from_day: '2026-01-01',
    to_day: '2026-02-01',
    created_at: at,
    expires_at: at + 7 * DAY_MS,
    views: 0,
    last_viewed_at: null,
  }),
  'invite.created_at': (at) => ({
    id: `n${at}`,
    token_hash: `n${at}`,
    email: null,
    created_at: at,
    expires_at: at + 7 * DAY_MS,
  }),
  'used_challenge.expires_at': (at, user_id) => ({ user_id, nonce: `c${at}`, expires_at: at }),
  'email_change.expires_at': (at, user_id) => ({
    user_id,
    email: `${at}@example.com`,
    token_hash: null,
    expires_at: at,
  }),
  'email_change.expires_at of a link that was mailed': (at, user_id) => ({
    user_id,
    email: `${at}@example.com`,
    token_hash: `e${at}`,
    expires_at: at,
  }),
  'carer.token_expires_at': (at, user_id) => ({
    ...ROWS.carer,
    user_id,
    id: `p${at}`,
    email: `${at}@example.com`,
    role: 'sees',
    token_hash: `p${at}`,
    token_expires_at: at,
    carer_id: null,
  }),
  'vault.used_on': (at) => ({
    id: `v${at}`,
    token_hash: 'x',
    version: 'x',
    used_on: at,
    bytes: 'x',
  }),
  'carer_act.at': (at, user_id) => ({ ...ROWS.carer_act, user_id, id: `a${at}`, at }),
  'delivery.created_at': (at, user_id) => ({
    ...ROWS.delivery,
    user_id,
    id: `m${at}`,
    kind: 'dose_logged',
    channel: 'webhook',
    instant: null,
    created_at: at,
  }),
  'reddit_used_state.used_at': (at) => ({ nonce: `u${at}`, used_at: at }),
};

it.each(
  ENDING_INSTANTS.filter(({ table }) => table !== 'reddit_connection').map(
    (instant) => [nameOf(instant), instant] as const,
  ),
)(
  'begins now or goes where it lies ahead, and else stays: %s',
  async (name, { table, column, aheadMs = 0, along = [], goes }) => {
    const plant = PLANTED[name];
    if (!plant) throw new Error(`No row is planted for ${name}.`);
    const [right, ahead] = [TEST_NOW + aheadMs, TEST_NOW + 400 * DAY_MS];
    const rows = [plant(right, users[0]), plant(ahead, users[1])];
    for (const row of rows) {
      const names = sql.join(Object.keys(row).map((key) => sql.ref(key)));
      await sql`insert into ${sql.table(table)} (${names})
        values (${sql.join(Object.values(row))})`.execute(test.db);
    }
    await putDatesRight(test.db, TEST_NOW);
    const told = sql.join([column, ...along].map((key) => sql.ref(key)));
    const { rows: left } = await sql<Record<string, number>>`select ${told}
      from ${sql.table(table)} where ${sql.ref(column)} > 0`.execute(test.db);
    await sql`delete from ${sql.table(table)}`.execute(test.db);
    const expected = Object.fromEntries(
      [column, ...along].map((key) => [key, Number(rows[0]?.[key])]),
    );
    expect(left).toEqual(goes ? [expected] : [expected, expected]);
  },
);

it("begins now where it lies ahead: the end of Reddit's token", async () => {
  const connection = () => test.db.selectFrom('reddit_connection').select('expires_at').execute();
  const [right, ahead] = [TEST_NOW + DAY_MS, TEST_NOW + 400 * DAY_MS];
  await test.db.insertInto('reddit_connection').values({ id: 1, failures: 0 }).execute();
  for (const expires_at of [right, ahead]) {
    await test.db.updateTable('reddit_connection').set({ expires_at }).execute();
    await putDatesRight(test.db, TEST_NOW);
    expect(await connection()).toEqual([{ expires_at: right }]);
  }
});

it('leaves the end of an API token, which its user chose', async () => {
  const expires_at = TEST_NOW + 400 * DAY_MS;
  const token = { id: 't', token_hash: 't', device: null, created_at: TEST_NOW, last_used_at: 0 };
  const row = { ...token, user_id: users[0], expires_at, scope: 'read' as const, name: 'Script' };
  await test.db.insertInto('session').values(row).execute();
  await putDatesRight(test.db, TEST_NOW);
  expect(await test.db.selectFrom('session').select('expires_at').execute()).toEqual([
    { expires_at },
  ]);
});

/** Large numbers that end nothing by lying ahead, by the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  'no instants': 'backup_file.rows backup_file.bytes passkey.sign_count',
  'a time step of its own, each is asked for by itself': 'used_code.step',
  'told as the past, and ends nothing': `
    analytics_consent.decided_at audit_entry.acted_at campaign.created_at campaign.started_at campaign.sent_at
    calendar_feed.created_at calendar_feed.last_read_at calendar_feed.changed_at carer.created_at carer.ended_at
    carer_act.record_at delivery.sent_at delivery.settled_at delivery.opened_at delivery.clicked_at
    email_template.updated_at golden_dose_consent.acknowledged_at history_import.created_at mail_hit.hit_at
    oidc_link.linked_at oidc_link.last_used_at passkey.created_at passkey.last_used_at push_subscription.created_at
    push_subscription.last_sent_at reddit_connection.connected_at reddit_connection.searched_at reddit_post.found_at
    reddit_post.posted_at refused_address.refused_at report_share.last_viewed_at second_factor.created_at
    second_factor.confirmed_at session.created_at user_account.email_preferences_changed_at user_account.created_at
    user_account.last_login_at user_activity.last_entry_at webhook.created_at webhook.last_at backup_file.made_at
    backup_file.changed_at`,
  "a person's own records and plans": `
    dose.taken_at dose.planned_at dose.created_at measurement.measured_at measurement.created_at pen.created_at plan.saved_at
    plan.ended_at
    plan_skip.planned_at symptom.felt_at symptom.created_at weight.measured_at weight.created_at
    campaign.scheduled_at delivery.instant delivery.about delivery.valid_until`,
  'asked with the latest instant there can be, where it is read': `
    backup_file.checked_at delivery.next_attempt_at reddit_connection.blocked_until reddit_connection.renewing_until
    session.confirmed_at user_account.acts_ended_at user_account.restoring_until user_activity.replan_at
    user_activity.replan_since worker.lease_until`,
  'of a restore under way, and put back when it ends': 'earlier_record_id.deleted_at',
};

it('knows every instant of the schema', async () => {
  const tables = await test.db.introspection.getTables();
  const found = tables.flatMap(({ name, columns }) =>
    columns
      .filter(({ dataType }) => ['bigint', 'int8'].includes(dataType))
      .map((column) => `${name}.${column.name}`),
  );
  const ending = ENDING_INSTANTS.flatMap(({ table, column, along = [] }) =>
    [column, ...along].map((one) => `${table}.${one}`),
  );
  const others = Object.values(OTHERS).flatMap((names) => names.trim().split(/\s+/));
  expect(others.filter((name) => ending.includes(name))).toEqual([]);
  expect([...new Set([...ending, ...others])].sort()).toEqual(found.toSorted());
});
