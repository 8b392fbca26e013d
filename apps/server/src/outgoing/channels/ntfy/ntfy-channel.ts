import type { Channel, ChannelTools } from '../channel.ts';
import { deliver } from '../http/deliver.ts';
import { buildNotification, type Notification } from '../notification.ts';
import { refused, type SendOutcome } from '../send-outcome.ts';
import type { SendingTools } from '../sending-tools.ts';
import { ntfyAddress } from './ntfy-address.ts';

/** Messages under way at once: such a service is often a small one, and limits its callers. */
const AT_ONCE = 6;

/** Reminders to topics of ntfy. */
export const ntfyChannel = (tools: ChannelTools): Channel => ({
  atOnce: AT_ONCE,
  send: (delivery) => sendNtfy(tools.sending, delivery.address, buildNotification(tools, delivery)),
});

/** A message to a topic of ntfy: what a notification says. */
export type NtfyMessage = Omit<Notification, 'tag'>;

/** Publishes a message to a topic. Never rejects. See https://docs.ntfy.sh/publish/. */
export async function sendNtfy(
  tools: SendingTools,
  address: string,
  { title, body, navigate, actions }: NtfyMessage,
): Promise<SendOutcome> {
  if (ntfyAddress(tools, address) === null) {
    return refused('noNtfy');
  }
  const buttons = actions.map((each) => ({
    action: 'view',
    label: each.title,
    url: each.navigate,
    clear: true,
  }));
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    ...(body === '' ? {} : { Title: encodedWord(title) }),
    Click: navigate,
    ...(buttons.length > 0 ? { Actions: encodedWord(JSON.stringify(buttons)) } : {}),
  };
  const outcome = await deliver(
    new URL(address),
    // ntfy shows 'triggered' for an empty message.
    { headers, body: Buffer.from(body === '' ? title : body) },
    { ...tools, agents: tools.ntfyAgents, account: null },
  );
  // A topic does not end as a subscription does: this is no ntfy, or the address is wrong.
  return outcome.kind === 'gone' ? refused('noTopic') : outcome;
}

/** A header holds ASCII; ntfy reads other text by RFC 2047. */
function encodedWord(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
}
