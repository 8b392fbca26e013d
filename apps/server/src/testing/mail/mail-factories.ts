import { randomUUID } from 'node:crypto';
import type { EmailSegment, TemplateCategory } from '@dosewise/contract';
import type { WholeDatabase } from '../../db/database.ts';
import type { UserAccountTable } from '../../db/tables/account-tables.ts';
import type { CampaignTable } from '../../db/tables/mail-tables.ts';
import type { DeliveryStatus } from '../../db/tables/outgoing-tables.ts';
import { insertRows, ROWS } from '../rows.ts';

/** Before the instant of every test, and of whatever goes by the clock of the machine. */
const LONG_AGO = Date.UTC(2020, 0, 1);

/** Adds `count` users straight to the database: hashing a password for each would take minutes. */
export async function insertUsers(
  db: WholeDatabase,
  count: number,
  fields: Partial<UserAccountTable> = {},
): Promise<{ id: string; email: string }[]> {
  const users = Array.from({ length: count }, () => {
    const id = randomUUID();
    return { id, email: `reader-${id}@example.com` };
  });
  const rows = users.map((user) => ({
    ...ROWS.user_account,
    created_at: LONG_AGO,
    ...fields,
    ...user,
  }));
  await insertRows(db, 'user_account', rows);
  const addresses = users.map(({ id, email }) => ({ email, user_id: id }));
  await insertRows(db, 'email_address', addresses);
  return users;
}

/** A template's fields that a test may care about. */
interface TemplateFields {
  readonly subject?: string;
  readonly html?: string;
  readonly text?: string | null;
  readonly category?: TemplateCategory;
  readonly updatedAt?: number;
}

export async function insertTemplate(
  db: WholeDatabase,
  fields: TemplateFields = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('email_template')
    .values({
      id,
      name: 'News',
      description: 'For tests',
      subject: fields.subject ?? 'News',
      html_content: fields.html ?? '<p>Hello {{user_name}}</p>',
      text_content: fields.text ?? null,
      category: fields.category ?? 'manual',
      updated_at: fields.updatedAt ?? LONG_AGO,
    })
    .execute();
  return id;
}

/** Adds a draft with a template of its own. */
export async function insertCampaign(
  db: WholeDatabase,
  {
    template = {},
    segment = 'all',
    ...fields
  }: { template?: TemplateFields; segment?: EmailSegment } & Partial<CampaignTable> = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('campaign')
    .values({
      id,
      name: 'News',
      subject: 'News for {{user_name}}',
      template_id: await insertTemplate(db, template),
      target_segment: segment,
      status: 'draft',
      created_at: LONG_AGO,
      is_listed: 0,
      ...fields,
    })
    .execute();
  return id;
}

/** Number of a campaign's mails in each state. */
export async function countDeliveries(
  db: WholeDatabase,
  campaignId: string,
): Promise<Partial<Record<DeliveryStatus, number>>> {
  const rows = await db
    .selectFrom('delivery')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('campaign_id', '=', campaignId)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.status, Number(row.count)]));
}

export async function readCampaignStatus(db: WholeDatabase, campaignId: string) {
  const row = await db
    .selectFrom('campaign')
    .select('status')
    .where('id', '=', campaignId)
    .executeTakeFirst();
  return row?.status;
}
