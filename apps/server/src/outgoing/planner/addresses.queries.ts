import type { ReminderChannel, ReminderPreferences } from '@dosewise/contract';
import type { Database } from '../../db/database.ts';
import { listSubscriptions } from '../channels/web-push/subscriptions.queries.ts';

type Wanted = ReminderPreferences['channels'];

interface Addresses {
  /** True when reminders are wanted there. */
  readonly isOn: (wanted: Wanted) => boolean;
  /** The addresses of a user, as the ledger has them, wanted or not. */
  readonly list: (db: Database, userId: string, wanted: Wanted) => Promise<readonly string[]>;
}

/** The addresses at which a user can be reminded over each channel. */
export const ADDRESSES: Readonly<Record<ReminderChannel, Addresses>> = {
  push: {
    isOn: ({ push }) => push,
    list: async (db, userId) => (await listSubscriptions(db, userId)).map(({ id }) => id),
  },
  email: { isOn: ({ email }) => email, list: async () => [''] },
  ntfy: {
    isOn: ({ ntfyUrl }) => ntfyUrl !== null,
    list: async (_db, _userId, { ntfyUrl }) => (ntfyUrl === null ? [] : [ntfyUrl]),
  },
};
