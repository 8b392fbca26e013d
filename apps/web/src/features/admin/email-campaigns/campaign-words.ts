import type { EmailCampaign } from '@dosewise/contract';
import { formatCount } from '../../../languages/formats/numbers.ts';
import { texts } from './texts.ts';

/** '41.7%' for a rate that is percent already. */
export function formatPercent(percent: number): string {
  return `${percent.toFixed(1)}%`;
}

type Analytics = EmailCampaign['analytics'];
/** The outcomes of a mail that was not simply sent. */
export const EXCEPTIONS = ['suppressed', 'failed', 'unconfirmed'] as const;

/** '3 not wanted, 1 refused', or nothing where all went well. */
export function describeExceptions(analytics: Analytics): string {
  return EXCEPTIONS.filter((key) => analytics[key] > 0)
    .map((key) => `${formatCount(analytics[key])} ${texts.exceptions[key].name}`)
    .join(', ');
}

/** The progress of a campaign, 0 to 1: everyone in its ledger who does not wait any more. */
export function shareDone({ recipients, waiting }: Analytics): number {
  return recipients === 0 ? 0 : (recipients - waiting) / recipients;
}
