import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { readServerSecret } from '../../db/server-secret.queries.ts';
import { composeAccountNotice } from '../channels/email/compose/account-notice-mail.ts';
import {
  composeSubscribed,
  type MailIdentity,
  mailIdentity,
  type PreparedTemplate,
  prepareTemplate,
} from '../channels/email/compose/compose-message.ts';
import { composeLinkMail } from '../channels/email/compose/link-mail.ts';
import { composeReminder } from '../channels/email/compose/reminder-mail.ts';
import type {
  MailMessage,
  MailOutcome,
  MailTransport,
} from '../channels/email/transport/mail-message.ts';
import { readCampaignContent } from './mail-content.queries.ts';
import type { ReadyDelivery } from './prepare-group.ts';

/** Templates kept taken apart: more than mails are handed over at once, so that none is missing. */
const MAX_TEMPLATES = 20;

/** What handing over a mail takes besides the mail. */
export interface HandOverTools {
  readonly transport: MailTransport;
  readonly identity: MailIdentity;
  /** What the buttons of reminders are signed with. */
  readonly actSecret: string;
  readonly now: () => number;
  /** Those of campaigns, which do not change once sending began. */
  readonly templates: Map<string, PreparedTemplate>;
}

export async function handOverTools(context: AppContext): Promise<HandOverTools> {
  const linkSecret = await readServerSecret(context.db, 'mail-links');
  return {
    transport: context.mailTransport,
    identity: mailIdentity(context.config, linkSecret),
    actSecret: await readServerSecret(context.db, 'act-links'),
    now: context.now,
    templates: new Map(),
  };
}

/** Hands one mail, marked as being sent, to the mail server. Never rejects. */
export async function handOver(
  tools: HandOverTools,
  delivery: ReadyDelivery,
): Promise<MailOutcome> {
  try {
    const message = compose(tools, delivery);
    if (message) return await tools.transport.send(message);
  } catch {
    // Nothing was handed over: a transport tells of every failure by what it resolves to.
  }
  return { kind: 'refused', code: 'no_mail', isAddress: false };
}

function compose(
  { identity, templates, actSecret, now }: HandOverTools,
  delivery: ReadyDelivery,
): MailMessage | undefined {
  const { user_id: userId, id: deliveryId, email, country, token, welcome } = delivery;
  if (delivery.kind === 'password_reset' || delivery.kind === 'new_address') {
    return token === null
      ? undefined
      : composeLinkMail(identity, delivery.kind, { email, deliveryId, token });
  }
  if (delivery.kind === 'reminder') {
    const to = { userId, deliveryId, email };
    return (
      delivery.reminder &&
      composeReminder(identity, to, delivery.reminder, { actSecret, now: now() })
    );
  }
  if (
    delivery.kind === 'new_device' ||
    delivery.kind === 'second_factor_removed' ||
    delivery.kind === 'address_changed' ||
    delivery.kind === 'door_opened'
  ) {
    const { kind, detail, created_at: at } = delivery;
    return composeAccountNotice(identity, { email, deliveryId }, { kind, detail, at });
  }
  const { campaign_id: campaignId } = delivery;
  const template =
    campaignId === null ? welcome && prepare(identity, welcome, false) : templates.get(campaignId);
  const recipient = { userId, deliveryId, email, country };
  return template && composeSubscribed(identity, template, recipient);
}

/**
 * Has the template of a campaign's mail at hand. Before the mail is marked as being sent: what may
 * fail must not stand between the mark and the hand-over.
 */
export async function loadTemplate(
  { identity, templates }: HandOverTools,
  db: Database,
  { campaign_id: campaignId }: ReadyDelivery,
): Promise<void> {
  if (campaignId === null || templates.has(campaignId)) return;
  const content = await readCampaignContent(db, campaignId);
  if (!content) return;
  const [oldest] = templates.keys();
  if (templates.size >= MAX_TEMPLATES && oldest !== undefined) templates.delete(oldest);
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
