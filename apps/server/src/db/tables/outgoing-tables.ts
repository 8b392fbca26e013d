import type { ReminderChannel, WebhookEvent, WebhookTemplate } from '@dosewise/contract';
import type { EpochMs } from './column-types.ts';

/** A process that sends or makes backups. What it holds is free again when its lease has run out. */
export interface WorkerTable {
  id: string;
  lease_until: EpochMs;
}

/** Mails to one person, which someone waits for. */
export type SingleMail =
  | 'welcome'
  | 'password_reset'
  | 'new_device'
  | 'second_factor_removed'
  | 'new_address'
  | 'address_changed'
  | 'door_opened'
  | 'person_invited'
  | 'person_ended';

/** `reminder` is one of long ago of which only its mail is known. */
type MailKind = 'campaign' | SingleMail | 'reminder';

export type ReminderKind =
  | 'dose'
  /** Once more an hour after someone pressed 'Later'. */
  | 'later'
  | 'stock'
  | 'discard'
  | 'weighIn'
  | 'weeklySummary'
  /** Sent by the test button. */
  | 'test';

/** Something that was logged, for those programs that are told of it. */
export type LoggedKind = Extract<WebhookEvent, 'dose.logged' | 'weight.logged'>;

/** The ways in which anything leaves: those of reminders, and webhooks. */
export type LedgerChannel = ReminderChannel | 'webhook';

/**
 * queued → claimed (a worker will send it) → sending (handed to the channel) → sent. What a dead
 * worker held is queued again when only claimed, and unconfirmed when it was being sent.
 */
export type DeliveryStatus =
  | 'queued'
  | 'claimed'
  | 'sending'
  | 'sent'
  /** Not sent: unwanted, too late, told again since, or its address is gone. */
  | 'suppressed'
  | 'failed'
  | 'unconfirmed'
  /** Its campaign was cancelled, or what it was about is no more. */
  | 'cancelled';

/** The plan of what will be sent, the queue it is sent from and the ledger of what was, in one. */
export interface DeliveryTable {
  user_id: string;
  id: string;
  kind: MailKind | ReminderKind | LoggedKind;
  channel: LedgerChannel;
  /**
   * A subscription's id, the ntfy topic's URL, a webhook's id; of mails '' is the account's, and the id of
   * someone who cares for the user is theirs.
   */
  address: string;
  campaign_id: string | null;
  status: DeliveryStatus;
  worker_id: string | null;
  attempts: number;
  next_attempt_at: EpochMs;
  created_at: EpochMs;
  sent_at: EpochMs | null;
  /** The time of the last try, or of giving it up. */
  settled_at: EpochMs | null;
  /** The code of what came of it, as `send-outcome.ts` writes it; up to 1.0 an English sentence. */
  answer: string | null;
  /** The time of the first opening by a person, as far as one can tell. */
  opened_at: EpochMs | null;
  clicked_at: EpochMs | null;
  /**
   * The device of a 'new_device'; where a 'new_address', 'address_changed' or 'person_invited' goes; as JSON an
   * `OpenedDoor`, an `EndedCare`,
   * or what a webhook is told: its type and data.
   */
  detail: string | null;
  /** The time at which a reminder is to leave; null for mails that are none, like what follows. */
  instant: EpochMs | null;
  /** The planned dose that it reminds of, and that 'Taken' logs. */
  about: EpochMs | null;
  /** The medicine that a reminder of a dose or of stock is about; '' of all others. */
  medicine: string;
  title: string | null;
  body: string | null;
  /** It is worthless later. */
  valid_until: EpochMs | null;
}

/** An address of another program that its owner has told of what happens. */
export interface WebhookTable {
  user_id: string;
  id: string;
  /** Whole, with the service's token: anyone who knows it can write there. */
  url: string;
  /** The list of `WebhookEvent` as JSON. */
  events: string;
  template: WebhookTemplate;
  /** The key that messages are signed with: 32 bytes as base64. */
  secret: string;
  created_at: EpochMs;
  /** Failures since the last success, or since it was saved or tested: from 20 on it rests. */
  failures: number;
  last_at: EpochMs | null;
  /** The code of what came of the last try; up to 1.0 an English sentence. */
  last_answer: string | null;
}
