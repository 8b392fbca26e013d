import type { CampaignStatus } from '@dosewise/contract';
import { cx } from '../../ui/class-names.ts';
import { labelOf } from './email-words.ts';

const LOOKS: Readonly<Record<CampaignStatus, string>> = {
  draft: 'bg-sunken text-quiet',
  scheduled: 'bg-accent-tint text-accent',
  sending: 'bg-caution-tint text-caution',
  sent: 'bg-good-tint text-good',
  cancelled: 'bg-danger-tint text-danger',
};

/** A campaign's status as a word. */
export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  return (
    <span
      className={cx(
        'inline-block rounded-full px-3 py-0.5 text-small font-semibold whitespace-nowrap',
        LOOKS[status],
      )}
    >
      {labelOf(status)}
    </span>
  );
}
