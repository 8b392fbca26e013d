import type { Database } from '../../../db/database.ts';
import { voiceFor } from '../../../languages/speak.ts';
import type { Channel, ChannelTools, Delivery } from '../channel.ts';
import type { SendOutcome } from '../send-outcome.ts';
import { allowMails } from './allow-mails.ts';
import { composeAccountNotice } from './compose/account-notice-mail.ts';
import {
  composeSubscribed,
  type MailIdentity,
  type MailTemplate,
  mailIdentity,
  type PreparedTemplate,
  prepareTemplate,
} from './compose/compose-message.ts';
import { composeLinkMail } from './compose/link-mail.ts';
import { nameWithAddress } from './compose/name-with-address.ts';
import { composeReminder } from './compose/reminder-mail.ts';
import { welcomeIn } from './compose/starter-welcome.ts';
import { insertRefused, readCampaignContent, readWelcomeContent } from './mail-content.queries.ts';
import { isLinkMail, isNotice } from './mail-kinds.ts';
import { hashAddress } from './may-send.ts';
import { MAILS_AT_ONCE, type MailMessage, type MailOutcome } from './transport/mail-message.ts';

/** Templates kept taken apart: more than mails are under way at once, so that none is missing. */
const MAX_TEMPLATES = 20;

/** Mails of all kinds, over SMTP or into the outbox. */
export function emailChannel(tools: ChannelTools): Channel {
  const identity = mailIdentity(tools.config, tools.linkSecret);
  /** Those of campaigns, which do not change once sending began. */
  const templates = new Map<string, PreparedTemplate>();

  async function findTemplate(db: Database, delivery: Delivery) {
    const { kind, campaign_id: campaignId } = delivery;
    if (kind === 'welcome') {
      const written = templateOf(await readWelcomeContent(db));
      return prepare(identity, written && welcomeIn(written, voiceFor(delivery)), false);
    }
    if (campaignId === null) return undefined;
    const kept = templates.get(campaignId);
    const found =
      kept ?? prepare(identity, templateOf(await readCampaignContent(db, campaignId)), true);
    if (kept || !found) return found;
    const [oldest] = templates.keys();
    if (templates.size >= MAX_TEMPLATES && oldest !== undefined) templates.delete(oldest);
    templates.set(campaignId, found);
    return found;
  }

  return {
    atOnce: MAILS_AT_ONCE,
    allow: (scope, deliveries) =>
      allowMails(scope, deliveries, (delivery) => findTemplate(scope.db, delivery)),
    send: async (delivery) => {
      try {
        const message = compose(tools, identity, delivery);
        if (message) return judgeReply(await tools.mailTransport.send(message));
      } catch {
        // Nothing was handed over: a transport tells of every failure by what it resolves to.
      }
      return { kind: 'refused', code: 'no_mail' };
    },
    remember: ({ db, now }, sent) => {
      const gone = sent.filter(({ outcome }) => outcome.kind === 'gone');
      // In one order, so that those who note the same ones at once wait for each other in turn.
      return insertRefused(db, gone.map(({ ready }) => hashAddress(ready.email)).sort(), now);
    },
  };
}

function judgeReply(outcome: MailOutcome): SendOutcome {
  switch (outcome.kind) {
    case 'sent':
      return { kind: 'delivered', code: 'taken' };
    case 'retry':
      return {
        kind: 'retry',
        afterMs: null,
        code: outcome.code,
        isOutOfOrder: outcome.scope === 'server',
      };
    case 'refused':
      return { kind: outcome.isAddress ? 'gone' : 'refused', code: outcome.code };
    case 'unconfirmed':
      return { kind: 'unconfirmed', code: outcome.code };
  }
}

function compose(
  { actSecret, now }: Pick<ChannelTools, 'actSecret' | 'now'>,
  identity: MailIdentity,
  delivery: Delivery,
): MailMessage | undefined {
  const { user_id: userId, id: deliveryId, email, country, kind, mail } = delivery;
  const voice = voiceFor(delivery);
  const words = voice.words['outgoing/channels/email/compose'];
  if (delivery.title !== null) {
    const { title, body, about, medicine } = delivery;
    const { care } = mail ?? {};
    const caresFor = care ? nameWithAddress(care.person_email, care.person_name) : null;
    const to = { userId, deliveryId, email, caresFor };
    return composeReminder(
      identity,
      to,
      { title, body: body ?? '', about, medicine },
      { actSecret, now: now() },
      words,
    );
  }
  if (isLinkMail(kind)) {
    const token = mail?.token ?? null;
    return token === null
      ? undefined
      : composeLinkMail(identity, kind, { email, deliveryId, token }, words, mail?.care);
  }
  if (isNotice(kind)) {
    const { detail, created_at: at } = delivery;
    return composeAccountNotice(identity, { email, deliveryId }, { kind, detail, at }, voice);
  }
  const recipient = { userId, deliveryId, email, country };
  return mail?.template && composeSubscribed(identity, mail.template, recipient, words);
}

const templateOf = (
  content: Awaited<ReturnType<typeof readCampaignContent>>,
): MailTemplate | undefined =>
  content && {
    subject: content.subject,
    html: content.html_content ?? '',
    text: content.text_content,
  };

function prepare(
  identity: MailIdentity,
  template: MailTemplate | undefined,
  tracked: boolean,
): PreparedTemplate | undefined {
  if (!template) return undefined;
  try {
    return prepareTemplate(identity, template, tracked);
  } catch {
    // One that cannot be read must not stop all others: its mails are refused.
    return undefined;
  }
}
