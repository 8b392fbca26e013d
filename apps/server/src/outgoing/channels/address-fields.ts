import type { ReminderPreferences } from '@dosewise/contract';
import type { Door } from './email/compose/opened-door.ts';
import { ntfyAddress, type OfferedHosts } from './ntfy/ntfy-address.ts';

type Channels = ReminderPreferences['channels'];

/** The settings of channels that lead somewhere, in place of switching one on. */
export type AddressField = {
  [Field in keyof Channels]: string extends Channels[Field] ? Field : never;
}[keyof Channels];

interface AddressRule {
  /** The door that another address opens. */
  readonly door: Door;
  /** The one form of an address that is allowed here, however it was typed; null for any other. */
  readonly allow: (offered: OfferedHosts, typed: string) => string | null;
}

/** One that is missing here does not compile. */
const ADDRESS_RULES: Readonly<Record<AddressField, AddressRule>> = {
  ntfyUrl: { door: 'ntfy', allow: ntfyAddress },
};
// A cast: `keys` forgets which there are.
export const ADDRESS_FIELDS = Object.keys(ADDRESS_RULES) as readonly AddressField[];

/** The same channels with the addresses that are allowed here, each in its one form, and null for others. */
export function allowAddresses(offered: OfferedHosts, wanted: Channels): Channels {
  const allowed = { ...wanted };
  for (const field of ADDRESS_FIELDS) {
    const typed = wanted[field];
    allowed[field] = typed === null ? null : ADDRESS_RULES[field].allow(offered, typed);
  }
  return allowed;
}

/** The doors that `channels` open and `former` did not, each with the host that it leads to. */
export function doorsOpened(channels: Channels, former: Channels): { door: Door; host: string }[] {
  return ADDRESS_FIELDS.flatMap((field) => {
    const address = channels[field];
    if (address === null || address === former[field]) return [];
    return [{ door: ADDRESS_RULES[field].door, host: new URL(address).host }];
  });
}
