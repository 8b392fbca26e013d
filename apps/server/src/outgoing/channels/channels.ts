import type { ReminderChannel } from '@dosewise/contract';
import type { AppContext } from '../../app-context.ts';
import { readServerSecret } from '../../db/server-secret.queries.ts';
import type { Channel, ChannelTools } from './channel.ts';
import { emailChannel } from './email/email-channel.ts';
import { ntfyChannel } from './ntfy/ntfy-channel.ts';
import { webPushChannel } from './web-push/web-push-channel.ts';

const CHANNELS: Readonly<Record<ReminderChannel, (tools: ChannelTools) => Channel>> = {
  push: webPushChannel,
  email: emailChannel,
  ntfy: ntfyChannel,
};

/** Makes a channel ready to send. Reads secrets: not within a transaction. */
export async function openChannel(context: AppContext, name: ReminderChannel): Promise<Channel> {
  const linkSecret = await readServerSecret(context.db, 'mail-links');
  const actSecret = await readServerSecret(context.db, 'act-links');
  return CHANNELS[name]({ ...context, linkSecret, actSecret });
}
