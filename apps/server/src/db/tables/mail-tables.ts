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

/** The addresses that the links of a campaign's mails lead to. */
export interface CampaignLinkTable {
  campaign_id: string;
  position: number;
  url: string;
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
