import type { CampaignStatus } from '@dosewise/contract';
import { englishRefusals } from '../../../languages/sentence.ts';

const STATES = {
  draft: 'is a draft',
  scheduled: 'is scheduled',
  sending: 'is being sent',
  sent: 'has been sent',
  cancelled: 'has been cancelled',
} satisfies Record<CampaignStatus, string>;

/** Acts that can be refused, to be read after 'cannot be'. */
const ACTS = {
  campaign_scheduled: 'scheduled',
  campaign_unscheduled: 'taken off the schedule',
  campaign_started: 'sent',
  campaign_sent_again: 'sent again',
  campaign_cancelled: 'cancelled',
};

export type CampaignAct = keyof typeof ACTS;

/** Refusals to change a campaign. */
export const texts = englishRefusals({
  templateGone: 'This template is no longer there. Choose another one.',
  oneChange: 'Send either a scheduled time or the status cancelled.',
  timePassed: 'Choose a time in the future.',
  noneUnconfirmed:
    'This campaign has no unconfirmed emails left. Someone may have just sent them again.',
  wrongState: (status: CampaignStatus, act: CampaignAct) =>
    `This campaign ${STATES[status]}, so it cannot be ${ACTS[act]}.`,
  changedMeanwhile: (status: CampaignStatus) =>
    `This campaign was changed elsewhere: it ${STATES[status]}.`,
});
