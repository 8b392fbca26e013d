import type { LedgerChannel } from '../../db/tables/outgoing-tables.ts';
import { readServerSecret } from '../../runtime/secrets/server-secret.queries.ts';
import type { AppContext } from './app-context.ts';
import type { Channel, ChannelTools } from './channel.ts';
import { emailChannel } from './email/email-channel.ts';
import { ntfyChannel } from './ntfy/ntfy-channel.ts';
import type { SendOutcome } from './send-outcome.ts';
import { webPushChannel } from './web-push/web-push-channel.ts';
import { webhookChannel } from './webhook/webhook-channel.ts';

const CHANNELS: Readonly<Record<LedgerChannel, (tools: ChannelTools) => Channel>> = {
  push: webPushChannel,
  email: emailChannel,
  ntfy: ntfyChannel,
  webhook: webhookChannel,
};

/** All channels that the ledger sends over. */
// A cast: `keys` forgets which there are.
export const LEDGER_CHANNELS = Object.keys(CHANNELS) as readonly LedgerChannel[];

/** Makes a channel ready to send. Reads secrets: not within a transaction. */
export async function openChannel(context: AppContext, name: LedgerChannel): Promise<Channel> {
  const linkSecret = await readServerSecret(context.db, 'mail-links');
  const actSecret = await readServerSecret(context.db, 'act-links');
  const channel = CHANNELS[name]({ ...context, linkSecret, actSecret });
  return {
    ...channel,
    send: (delivery) => inTime(channel.send(delivery), context.sending.deadlineMs),
  };
}

/** An outcome in any case: what holds a place longer than every limit of its own is given up. */
async function inTime(sent: Promise<SendOutcome>, deadlineMs: number): Promise<SendOutcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<SendOutcome>((resolve) => {
    timer = setTimeout(resolve, deadlineMs, {
      kind: 'unconfirmed',
      code: 'noAnswer',
    } satisfies SendOutcome);
  });
  return Promise.race([sent, late]).finally(() => clearTimeout(timer));
}
