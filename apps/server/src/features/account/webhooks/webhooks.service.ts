import { randomBytes } from 'node:crypto';
import {
  type createWebhook,
  type editWebhook,
  MAX_WEBHOOKS,
  type RouteInput,
  type RouteReply,
  type testWebhook,
  type Webhook,
} from '@dosewise/contract';
import { AppError, fieldError } from '../../../app-error.ts';
import type { DoorOpener, Scope, SpokenScope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import type { WebhookTable } from '../../../db/tables/outgoing-tables.ts';
import { contractSentences } from '../../../languages/contract-sentences.ts';
import type { Spoken } from '../../../languages/locales.ts';
import { wordsIn } from '../../../languages/speak.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import type { Delivery } from '../../../outgoing/channels/channel.ts';
import { openChannel } from '../../../outgoing/channels/channels.ts';
import { readStatus, sayOutcome } from '../../../outgoing/channels/send-outcome.ts';
import { tellOfDoor } from '../../../outgoing/ledger/enqueue.queries.ts';
import { changeRecords } from '../../../records/change-records.ts';
import { MAX_FAILURES } from '../../../records/webhook-listeners.queries.ts';
import { findReader } from '../reminders/reminders.read-model.ts';
import { texts } from './texts.ts';
import * as queries from './webhooks.queries.ts';

type Hosts = Pick<AppContext, 'sending'>;

/** Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;

export async function list({ db, language }: SpokenScope, userId: string): Promise<Webhook[]> {
  return (await queries.listWebhookRows(db, userId)).map((row) => present(row, language));
}

/** Makes a webhook. Throws `account_full` where there are ten. */
export async function create(
  scope: SpokenScope,
  hosts: Hosts,
  opener: DoorOpener,
  body: RouteInput<typeof createWebhook>['body'],
): Promise<RouteReply<typeof createWebhook>> {
  const { now, newId } = scope;
  const { userId } = opener;
  const url = await callableUrl(hosts, userId, body.url);
  return changeRecords(scope, userId, async (records) => {
    const { db } = records;
    if ((await queries.listWebhookRows(db, userId)).length >= MAX_WEBHOOKS) {
      throw new AppError('account_full');
    }
    const row: WebhookTable = {
      user_id: userId,
      id: newId(),
      url: url.href,
      events: JSON.stringify(body.events),
      template: body.template,
      secret: randomBytes(SECRET_BYTES).toString('base64'),
      created_at: now,
      failures: 0,
      last_at: null,
      last_answer: null,
    };
    await queries.insertWebhook(records, row);
    await tellOfDoor({ ...scope, db }, opener, 'webhook', url.host);
    return { ...present(row, scope.language), secret: `whsec_${row.secret}` };
  });
}

/** Changes a webhook, which then works if it rested. Throws `not_found`. */
export async function edit(
  scope: SpokenScope,
  hosts: Hosts,
  opener: DoorOpener,
  id: string,
  body: RouteInput<typeof editWebhook>['body'],
): Promise<Webhook> {
  const url =
    body.url === undefined ? undefined : await callableUrl(hosts, opener.userId, body.url);
  return changeRecords(scope, opener.userId, async (records) => {
    const row = await queries.updateWebhook(records, id, {
      failures: 0,
      ...(url && { url: url.href }),
      ...(body.events && { events: JSON.stringify(body.events) }),
      ...(body.template && { template: body.template }),
    });
    if (!row) throw new AppError('not_found');
    const { host } = new URL(row.url);
    await tellOfDoor({ ...scope, db: records.db }, opener, 'webhook', host);
    return present(row, scope.language);
  });
}

/** Deletes a webhook with what waits for it. Throws `not_found`. */
export function remove(scope: Scope, userId: string, id: string): Promise<void> {
  return changeRecords(scope, userId, async (records) => {
    if (!(await queries.deleteWebhookRow(records, id))) throw new AppError('not_found');
  });
}

/** Sends a message at once, waits for what comes of it, and keeps that. Throws `not_found`. */
export async function sendTest(
  scope: SpokenScope,
  context: AppContext,
  userId: string,
  id: string,
): Promise<RouteReply<typeof testWebhook>> {
  const { now, newId } = scope;
  const ready = await changeRecords(scope, userId, async (records): Promise<Delivery> => {
    const row = await queries.updateWebhook(records, id, { failures: 0 });
    const reader = await findReader(records.db, userId);
    if (!row || !reader) throw new AppError('not_found');
    return {
      ...TEST,
      ...reader,
      title: wordsIn(reader.language ?? 'en')['outgoing/channels/webhook'].test,
      user_id: userId,
      id: newId(),
      address: id,
      instant: now,
      created_at: now,
      valid_until: now,
      webhook: row,
    };
  });
  const channel = await openChannel(context, 'webhook');
  const outcome = await channel.send(ready);
  await inTransaction(scope.db, async (db) =>
    channel.remember?.({ ...scope, db }, [{ ready, outcome }]),
  );
  return { status: readStatus(outcome.code), answer: sayOutcome(outcome.code, scope.language) };
}

const TEST = {
  kind: 'test',
  channel: 'webhook',
  campaign_id: null,
  attempts: 0,
  detail: JSON.stringify({ type: 'test', data: {} }),
  about: null,
  medicine: '',
  body: '',
  campaign_status: null,
  category: null,
  endpoint: null,
  p256dh: null,
  auth: null,
} as const;

/** An address that may be called; a refusal beside its field otherwise. */
async function callableUrl({ sending }: Hosts, userId: string, typed: string): Promise<URL> {
  const url = URL.parse(typed);
  if (!url) throw fieldError('url', contractSentences.requests.webhookUrl);
  const misfit = await sending.webhookHosts.findMisfit(url, userId);
  if (misfit) throw fieldError('url', texts.misfits[misfit]);
  return url;
}

const present = (row: WebhookTable, language: Spoken): Webhook => ({
  _id: row.id,
  url: row.url,
  events: JSON.parse(row.events),
  template: row.template,
  state: row.failures >= MAX_FAILURES ? 'resting' : 'working',
  createdAt: new Date(row.created_at).toISOString(),
  lastAt: row.last_at === null ? null : new Date(row.last_at).toISOString(),
  lastAnswer: row.last_answer === null ? null : sayOutcome(row.last_answer, language),
});
