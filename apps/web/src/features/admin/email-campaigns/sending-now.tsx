import type { EmailCampaign } from '@dosewise/contract';
import { isolated } from '../../../format/isolated.ts';
import { formatCount } from '../../../format/numbers.ts';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { shareDone } from './campaign-words.ts';
import { texts } from './texts.ts';

interface SendingNowProps {
  /** Those that are being sent. */
  readonly campaigns: readonly EmailCampaign[];
  readonly onCancel: (campaign: EmailCampaign) => void;
}

/** How far the campaigns are that are being sent. Nothing while none is. */
export function SendingNow({ campaigns, onCancel }: SendingNowProps) {
  if (campaigns.length === 0) return null;
  return (
    <Card title={texts.goingOut}>
      <p className="-mt-2 mb-4 text-quiet">{texts.goingOutNote}</p>
      <ul className="flex flex-col gap-6">
        {campaigns.map((campaign) => {
          const { recipients, waiting } = campaign.analytics;
          return (
            <li key={campaign._id} className="wrap-anywhere">
              <Progress
                label={texts.mailsDone(
                  isolated(campaign.name),
                  formatCount(recipients - waiting),
                  formatCount(recipients),
                )}
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
