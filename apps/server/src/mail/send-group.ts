import type { AppContext, Scope } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { readServerSecret } from '../db/server-secret.queries.ts';
import {
  composeSubscribed,
  type MailIdentity,
  mailIdentity,
  type PreparedTemplate,
  prepareTemplate,
} from './compose-message.ts';
import type { DeliveryKey } from './ledger.queries.ts';
import { readCampaignContent } from './mail-content.queries.ts';
import type { MailMessage, MailOutcome, MailTransport } from './mail-message.ts';
import { composePasswordReset } from './password-reset-mail.ts';
import { prepareGroup, type ReadyDelivery } from './prepare-group.ts';
import { type Handed, settleGroup } from './settle-group.ts';

/** Templates kept taken apart; few campaigns run at once. */
const MOST_TEMPLATES = 4;

/** What sending a group takes besides the group. */
export interface GroupSender {
  readonly transport: MailTransport;
  readonly identity: MailIdentity;
  /** True when the server stops: what was not begun by then stays in the queue. */
  readonly isCalledOff: () => boolean;
  /** Those of campaigns, which do not change once sending began. */
  readonly templates: Map<string, PreparedTemplate>;
}

export async function createGroupSender(
  context: AppContext,
  isCalledOff: () => boolean,
): Promise<GroupSender> {
  const linkSecret = await readServerSecret(context.db, 'mail-links');
  return {
    transport: context.mailTransport,
    identity: mailIdentity(context.config, linkSecret),
    isCalledOff,
    templates: new Map(),
  };
}

/**
 * Takes a group of claimed mails as far as what came of handing them over, which the caller must
 * have written down: what came of the group `before` is, in the transaction that decides which of
 * this one may go. One durable write for both, since each makes everything wait for the disk.
 */
export async function sendGroup(
  sender: GroupSender,
  scope: Scope,
  workerId: string,
  keys: readonly DeliveryKey[],
  before: readonly Handed[],
): Promise<Handed[]> {
  const { ready, welcome } = await inTransaction(scope.db, async (db) => {
    await settleGroup({ ...scope, db }, workerId, before);
    return prepareGroup({ ...scope, db }, workerId, keys);
  });
  for (const { campaign_id } of ready) await loadTemplate(sender, scope, campaign_id);
  const welcomeTemplate = welcome && prepare(sender.identity, welcome, false);
  return Promise.all(
    ready.map(async (delivery) => ({
      delivery,
      outcome: await handOver(sender, delivery, welcomeTemplate),
    })),
  );
}

async function handOver(
  sender: GroupSender,
  delivery: ReadyDelivery,
  welcome: PreparedTemplate | undefined,
): Promise<MailOutcome> {
  try {
    const message = compose(sender, delivery, welcome);
    if (message) return await sender.transport.send(message, sender.isCalledOff);
  } catch {
    // Nothing was handed over: a transport tells of every failure by what it resolves to.
  }
  return { kind: 'refused', code: 'no_mail', isAddress: false };
}

function compose(
  { identity, templates }: GroupSender,
  delivery: ReadyDelivery,
  welcome: PreparedTemplate | undefined,
): MailMessage | undefined {
  const { user_id: userId, id: deliveryId, email, country, resetToken: token } = delivery;
  if (token !== null) return composePasswordReset(identity, { email, deliveryId, token });
  const { campaign_id: campaignId } = delivery;
  const isCampaign = campaignId !== null;
  const template = isCampaign ? templates.get(campaignId) : welcome;
  const recipient = { userId, deliveryId, email, country };
  return template && composeSubscribed(identity, template, recipient);
}

async function loadTemplate(
  { identity, templates }: GroupSender,
  { db }: Scope,
  campaignId: string | null,
): Promise<void> {
  if (campaignId === null || templates.has(campaignId)) return;
  const content = await readCampaignContent(db, campaignId);
  if (!content) return;
  const [oldest] = templates.keys();
  if (templates.size >= MOST_TEMPLATES && oldest !== undefined) templates.delete(oldest);
  templates.set(campaignId, prepare(identity, content, true));
}

function prepare(
  identity: MailIdentity,
  content: NonNullable<Awaited<ReturnType<typeof readCampaignContent>>>,
  tracked: boolean,
): PreparedTemplate {
  const { subject, html_content: html, text_content: text } = content;
  return prepareTemplate(identity, { subject, html: html ?? '', text }, tracked);
}
