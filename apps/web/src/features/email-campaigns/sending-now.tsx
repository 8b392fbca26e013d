import type { EmailCampaign } from '@dosewise/contract';
import { isolated } from '../../format/isolated.ts';
import { formatCount } from '../../format/numbers.ts';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { shareDone } from './email-words.ts';

interface SendingNowProps {
  /** Those that are being sent. */
  readonly campaigns: readonly EmailCampaign[];
  readonly onCancel: (campaign: EmailCampaign) => void;
}

/** How far the campaigns are that are being sent. Nothing while none is. */
export function SendingNow({ campaigns, onCancel }: SendingNowProps) {
  if (campaigns.length === 0) return null;
  return (
    <Card title="Going out now">
      <p className="-mt-2 mb-4 text-quiet">
        Mails go out in the background. You can leave this page meanwhile.
      </p>
      <ul className="flex flex-col gap-6">
        {campaigns.map((campaign) => {
          const { recipients, waiting } = campaign.analytics;
          return (
            <li key={campaign._id} className="wrap-anywhere">
              <Progress
                label={`${isolated(campaign.name)}: ${formatCount(recipients - waiting)} of ${formatCount(recipients)} mails done`}
                share={shareDone(campaign.analytics)}
                onCancel={() => onCancel(campaign)}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
