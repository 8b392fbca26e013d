import type { AppContext } from '../../app-context.ts';
import { readServerSecret } from '../../db/server-secret.queries.ts';
import type { LedgerChannel } from '../../db/tables/outgoing-tables.ts';
import type { Channel, ChannelTools } from './channel.ts';
import { emailChannel } from './email/email-channel.ts';
import { ntfyChannel } from './ntfy/ntfy-channel.ts';
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
  return CHANNELS[name]({ ...context, linkSecret, actSecret });
}
