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
