import type { ReminderChannel } from '@dosewise/contract';
import type { EpochMs } from './column-types.ts';

/** What somebody wants to be reminded of; no row until they said so. */
export interface ReminderPreferenceTable {
  user_id: string;
  /** `ReminderPreferences` of the contract as JSON: read whole and written whole. */
  preferences: string;
}

export type ReminderKind =
  | 'dose'
  /** Once more an hour after somebody pressed 'Later'. */
  | 'later'
  | 'stock'
  | 'discard'
  | 'weighIn'
  | 'weeklySummary'
  /** What the test button sent. */
  | 'test';

/**
 * planned → claimed (a worker will send it) → sending (handed to the channel) → sent. What a dead
 * worker held is planned again when only claimed, and unconfirmed when it was being sent.
 */
export type ReminderStatus =
  | 'planned'
  | 'claimed'
  | 'sending'
  | 'sent'
  | 'failed'
  | 'unconfirmed'
  /** Not sent: too late, told anew since, no longer wanted, or its address is gone. */
  | 'suppressed';

/** The plan of what will be sent, the queue it is sent from and the ledger of what was, in one. */
export interface ReminderTable {
  user_id: string;
  id: string;
  kind: ReminderKind;
  /** When it is to leave. */
  instant: EpochMs;
  channel: ReminderChannel;
  /** A subscription's id, the ntfy topic's URL; '' is the mail address of the account. */
  address: string;
  /** The planned dose that it reminds of, and that 'Taken' logs. */
  about: EpochMs | null;
  title: string;
  body: string;
  status: ReminderStatus;
  worker_id: string | null;
  attempts: number;
  next_attempt_at: EpochMs;
  /** It is worthless later. */
  valid_until: EpochMs;
  settled_at: EpochMs | null;
  /** What the channel said, a status and words of ours. */
  answer: string | null;
}
