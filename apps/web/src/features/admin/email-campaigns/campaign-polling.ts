import type { EmailCampaign } from '@dosewise/contract';

const POLL_MS = 2000;
/** From when before its time a scheduled campaign is watched closely. */
const SOON_MS = 60_000;
/** Timers cannot wait for weeks, and the list may have changed elsewhere by then. */
const LONGEST_WAIT_MS = 3_600_000;

/** When the list is to be asked for again: every 2 s while something moves or is about to. */
export function nextPollMs(
  campaigns: readonly Pick<EmailCampaign, 'status' | 'scheduledAt'>[],
  now: number,
): number | false {
  if (campaigns.some(({ status }) => status === 'sending')) return POLL_MS;
  const times = campaigns
    .filter(({ status }) => status === 'scheduled')
    .map(({ scheduledAt }) => Date.parse(scheduledAt ?? ''))
    .filter(Number.isFinite);
  if (times.length === 0) return false;
  const untilSoon = Math.min(...times) - SOON_MS - now;
  return Math.min(Math.max(untilSoon, POLL_MS), LONGEST_WAIT_MS);
}
