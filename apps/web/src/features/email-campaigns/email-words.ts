import type {
  CampaignStatus,
  EmailCampaign,
  EmailSegment,
  TemplateCategory,
} from '@dosewise/contract';
import { countOf, formatCount } from '../../format/numbers.ts';

/** 'New Users' for `new_users`. */
export function labelOf(key: EmailSegment | CampaignStatus | TemplateCategory): string {
  return key
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Who is in a segment. */
export const SEGMENT_MEANINGS: Readonly<Record<EmailSegment, string>> = {
  all: 'Everybody with an account.',
  new_users: 'Joined in the last 30 days.',
  active_users: 'Logged in or logged an entry in the last 30 days.',
  inactive_users: 'Neither logged in nor logged an entry in the last 30 days.',
  golden_dose_users: 'Logged a Golden Dose, or have it turned on.',
};

/** The e-mail topic that a template's category belongs to: only who wants that topic gets it. */
export const CATEGORY_TOPICS: Readonly<Record<TemplateCategory, string>> = {
  manual: 'marketing',
  reactivation: 'marketing',
  tips: 'tips',
  welcome: 'product updates',
  automated: 'product updates',
  feedback: 'product updates',
};

/** '1 person', '1,204 people'. */
export function people(count: number): string {
  return countOf(count, 'person', 'people');
}

/** '41.7 %' for a rate that is percent already. */
export function formatPercent(percent: number): string {
  return `${percent.toFixed(1)} %`;
}

type Analytics = EmailCampaign['analytics'];
type Exception = 'suppressed' | 'failed' | 'unconfirmed';

/** What can become of a mail that was not simply sent: its name, and what it means. */
export const EXCEPTIONS: readonly { key: Exception; name: string; meaning: string }[] = [
  {
    key: 'suppressed',
    name: 'not wanted',
    meaning:
      'The person did not want this kind of mail when their turn came, so none was sent to them.',
  },
  {
    key: 'failed',
    name: 'refused',
    meaning: 'The mail server did not take the mail, for example because the mailbox is gone.',
  },
  {
    key: 'unconfirmed',
    name: 'not confirmed',
    meaning:
      'The server stopped while the mail was being handed over. It was perhaps sent, so it is not sent again by itself. You can see who it is and send it to them again.',
  },
];

/** '3 not wanted, 1 refused', or nothing where all went well. */
export function describeExceptions(analytics: Analytics): string {
  return EXCEPTIONS.filter(({ key }) => analytics[key] > 0)
    .map(({ key, name }) => `${formatCount(analytics[key])} ${name}`)
    .join(', ');
}

/** How far a campaign is, 0 to 1: everybody in its ledger who does not wait any more. */
export function shareDone({ recipients, waiting }: Analytics): number {
  return recipients === 0 ? 0 : (recipients - waiting) / recipients;
}
