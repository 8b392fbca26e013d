import type { ReminderChannel, Reminders } from '@dosewise/contract';

/** One that is missing here does not compile. */
const IS_CHOSEN: Readonly<Record<ReminderChannel, (channels: Reminders['channels']) => boolean>> = {
  push: ({ push }) => push,
  email: ({ email }) => email,
  ntfy: ({ ntfyUrl }) => ntfyUrl !== null,
};
// A cast: `keys` forgets which there are.
const CHANNELS = Object.keys(IS_CHOSEN) as readonly ReminderChannel[];

/** True where this server can send a reminder in some way. */
export const isAnyOffered = (offered: Reminders['offered']): boolean =>
  CHANNELS.some((channel) => offered[channel]);

/** The channels that carry a user's reminders: chosen, and offered by this server. */
export const usedChannels = ({
  channels,
  offered,
}: Pick<Reminders, 'channels' | 'offered'>): ReminderChannel[] =>
  CHANNELS.filter((channel) => offered[channel] && IS_CHOSEN[channel](channels));

type Sending = Pick<Reminders, 'channels' | 'offered'>;

/** True where a reminder can reach its user: without any channel none counts as on. */
export const hasChannel = (reminders: Sending): boolean => usedChannels(reminders).length > 0;

/**
 * The channels that a reminder needs besides to be sent: none where there is one, else mail, which asks for
 * nothing. Null where its user has to choose first, or the server has no way at all.
 */
export function channelsToAdd(reminders: Sending): { readonly email?: true } | null {
  if (hasChannel(reminders)) return {};
  return reminders.offered.email ? { email: true } : null;
}
