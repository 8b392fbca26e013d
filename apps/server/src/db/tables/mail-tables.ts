import type { CampaignStatus, EmailSegment, TemplateCategory } from '@dosewise/contract';
import type { EpochMs, Flag } from './column-types.ts';

export interface EmailTemplateTable {
  id: string;
  name: string;
  description: string;
  subject: string;
  html_content: string;
  text_content: string | null;
  category: TemplateCategory;
  updated_at: EpochMs;
}

export interface CampaignTable {
  id: string;
  name: string;
  subject: string;
  template_id: string;
  target_segment: EmailSegment;
  status: CampaignStatus;
  scheduled_at: EpochMs | null;
  created_at: EpochMs;
  started_at: EpochMs | null;
  sent_at: EpochMs | null;
  /** The template as it was when sending began; null before. */
  html_content: string | null;
  text_content: string | null;
  category: TemplateCategory | null;
  /** The last user of the segment that is in the ledger. */
  listed_up_to: string | null;
  is_listed: Flag;
}

/** Where the links of a campaign's mails lead. */
export interface CampaignLinkTable {
  campaign_id: string;
  position: number;
  url: string;
}

/** A process that sends mail. What it holds is free again when its lease has run out. */
export interface MailWorkerTable {
  id: string;
  lease_until: EpochMs;
}

/**
 * queued → claimed (a worker will send it) → sending (handed to the mail server) → sent. What a
 * dead worker held is queued again when only claimed, and unconfirmed when it was being sent.
 */
export type DeliveryStatus =
  | 'queued'
  | 'claimed'
  | 'sending'
  | 'sent'
  | 'suppressed'
  | 'failed'
  | 'unconfirmed'
  | 'cancelled';

export interface DeliveryTable {
  user_id: string;
  id: string;
  kind:
    | 'campaign'
    | 'welcome'
    | 'password_reset'
    | 'reminder'
    | 'new_device'
    | 'second_factor_removed'
    | 'new_address'
    | 'address_changed'
    | 'door_opened';
  campaign_id: string | null;
  status: DeliveryStatus;
  worker_id: string | null;
  attempts: number;
  next_attempt_at: EpochMs;
  created_at: EpochMs;
  sent_at: EpochMs | null;
  /** The mail server's code, nothing of its text. */
  failure: string | null;
  /** When it was first opened by a person, as far as one can tell. */
  opened_at: EpochMs | null;
  clicked_at: EpochMs | null;
  /** The device of a 'new_device'; where a 'new_address' or 'address_changed' goes; an `OpenedDoor` as JSON. */
  detail: string | null;
}

export interface MailHitTable {
  user_id: string;
  id: string;
  delivery_id: string;
  kind: 'open' | 'click';
  link_position: number | null;
  hit_at: EpochMs;
  is_counted: Flag;
}

export interface RefusedAddressTable {
  address_hash: string;
  refused_at: EpochMs;
}
