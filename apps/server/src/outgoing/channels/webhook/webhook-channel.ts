import { createHmac } from 'node:crypto';
import type { Dose, WebhookTemplate, Weight } from '@dosewise/contract';
import { toPounds, unitsOfCountry } from '@dosewise/domain';
import { perLocale } from '../../../languages/locales.ts';
import { voiceFor } from '../../../languages/speak.ts';
import { MAX_FAILURES } from '../../../records/webhook-listeners.queries.ts';
import type { Allowed, Channel, ChannelTools, Delivery } from '../channel.ts';
import { deliver } from '../http/deliver.ts';
import { readStatus, refused, replyCode, retried, type SendOutcome } from '../send-outcome.ts';
import { TEMPLATES, type WebhookMessage } from './templates.ts';
import type { Misfit } from './webhook-hosts.ts';
import { findTargets, noteTry } from './webhooks.queries.ts';

/**
 * Messages under way at once. One that does not answer holds its place for ten seconds, and rests after
 * 20 of these.
 */
export const WEBHOOKS_AT_ONCE = 16;
/** One account whose services all stay silent leaves the other places to others. */
const OF_ONE_AT_ONCE = 4;

/** Five more tries, in all within a day. */
const WAITS_MS = [1, 10, 60, 240, 720].map((minutes) => minutes * 60_000);

const MISFITS = { plain: 'plain', private: 'privateAddress' } as const satisfies Record<
  Misfit,
  unknown
>;

/** Messages to other programs. */
export const webhookChannel = (tools: ChannelTools): Channel => ({
  atOnce: WEBHOOKS_AT_ONCE,
  ofOneAtOnce: OF_ONE_AT_ONCE,
  waits: WAITS_MS,
  allow: async ({ db }, deliveries) =>
    allowWebhooks(await findTargets(db, keysOf(deliveries)), deliveries),
  send: (delivery) => sendWebhook(tools, delivery),
  remember: async ({ db, now }, sent) => {
    // In one order, so that those who note the same ones at once wait for each other in turn.
    const inOrder = sent.toSorted((a, b) => (a.ready.address < b.ready.address ? -1 : 1));
    for (const { ready, outcome } of inOrder) {
      const key = { user_id: ready.user_id, id: ready.address };
      const delivered = outcome.kind === 'delivered';
      await noteTry(db, key, { at: now, code: outcome.code, delivered });
    }
  },
});

const keysOf = (deliveries: readonly Delivery[]) =>
  deliveries.map(({ user_id, address }) => ({ user_id, id: address }));

type Target = Awaited<ReturnType<typeof findTargets>>[number];

/** Gives the deliveries their targets and words; those whose webhook rests or is gone go nowhere. */
function allowWebhooks(targets: readonly Target[], deliveries: readonly Delivery[]): Allowed {
  const byId = new Map(targets.map((target) => [target.id, target]));
  const ready: Delivery[] = [];
  const not: Allowed['not'][number][] = [];
  for (const delivery of deliveries) {
    const target = byId.get(delivery.address);
    if (!target) not.push({ delivery, status: 'suppressed', code: 'gone' });
    else if (target.failures < MAX_FAILURES) ready.push(aimAt(delivery, target));
    else not.push({ delivery, status: 'suppressed', code: 'resting' });
  }
  return { ready, not };
}

/** A delivery with where it goes; of what was logged, in the words that its owner wants now. */
function aimAt(delivery: Delivery, target: Target): Delivery {
  const { url, template, secret } = target;
  const title = delivery.title ?? loggedWords(delivery, target);
  return { ...delivery, title, body: delivery.body ?? '', webhook: { url, template, secret } };
}

function loggedWords({ kind, detail }: Delivery, target: Target): string {
  if (kind !== 'dose.logged' && kind !== 'weight.logged') return '';
  const { discreet = true }: { readonly discreet?: boolean } = JSON.parse(
    target.preferences ?? '{}',
  );
  const { words, locale } = voiceFor(target);
  const texts = words['outgoing/channels/webhook'];
  if (discreet) return texts.discreet[kind];
  // A cast: what is in the ledger was written by `enqueueLogged`.
  const { data } = JSON.parse(detail ?? '') as { readonly data: Dose & Weight };
  if (kind === 'dose.logged') return texts.doseLogged(NUMBER(locale).format(data.doseAmount));
  // Stones are too coarse.
  const isKg = (target.weight_unit ?? unitsOfCountry(target.country).weight) === 'kg';
  const shown = isKg ? data.weightKg : toPounds(data.weightKg);
  return texts.weightLogged(`${WEIGHT(locale).format(shown)} ${isKg ? 'kg' : 'lb'}`);
}

const NUMBER = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const WEIGHT = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** Sends one message, signed over its exact bytes. Never rejects. */
async function sendWebhook(
  { sending: { webhookHosts, timeoutMs }, now }: ChannelTools,
  delivery: Delivery,
): Promise<SendOutcome> {
  const url = URL.parse(delivery.webhook?.url ?? '');
  if (!delivery.webhook || !url) return refused('gone');
  const agents = webhookHosts.agentsFor(url);
  if (typeof agents === 'string') return refused(MISFITS[agents]);
  const { template, secret } = delivery.webhook;
  const body = Buffer.from(JSON.stringify(TEMPLATES[template](messageOf(delivery), url)));
  const headers = signedHeaders(delivery.id, secret, body, now());
  const outcome = await deliver(
    url,
    { headers, body },
    { agents, account: delivery.user_id, timeoutMs, now },
  );
  return meant(outcome, template);
}

/** The meaning of a reply where webhooks, or this service, mean something else than HTTP does. */
function meant(outcome: SendOutcome, template: WebhookTemplate): SendOutcome {
  const status = readStatus(outcome.code);
  // An address does not end as a subscription does: what is there may be starting.
  if (status !== null && outcome.kind === 'gone') return retried(replyCode(status, 'nothingThere'));
  if (template !== 'apprise') return outcome;
  // https://github.com/caronc/apprise-api/blob/master/README.md: 204 where no target has the key or tag,
  // 424 where one of them failed, often for a minute.
  if (status === 204) return { kind: 'refused', code: replyCode(204, 'sentNothing') };
  return status === 424 ? retried(replyCode(424, 'targetFailed')) : outcome;
}

function messageOf({ title, body, detail, instant, created_at }: Delivery): WebhookMessage {
  // A cast: anyone who puts something for a webhook into the ledger says its type and data.
  const said = JSON.parse(detail ?? '') as Pick<WebhookMessage, 'type' | 'data'>;
  const timestamp = new Date(instant ?? created_at).toISOString();
  return { ...said, timestamp, title: title ?? '', body: body ?? '' };
}

/**
 * The headers of Standard Webhooks 1.0.0. The id stays the same from try to try.
 * See https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md.
 */
function signedHeaders(id: string, secret: string, body: Buffer, now: number) {
  const seconds = Math.floor(now / 1000);
  const signature = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${id}.${seconds}.`)
    .update(body)
    .digest('base64');
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Dosewise',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
