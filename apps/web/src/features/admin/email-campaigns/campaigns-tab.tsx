import type { EmailCampaign } from '@dosewise/contract';
import { useState } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Progress } from '../../../kit/feedback/progress.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { isolated } from '../../../languages/formats/isolated.ts';
import { formatCount } from '../../../languages/formats/numbers.ts';
import { Loaded } from '../../../parts/loading/loaded.tsx';
import { type CampaignAct, CampaignDialog } from './campaign-dialog.tsx';
import { campaignsQuery } from './campaign-queries.ts';
import { CampaignTable } from './campaign-table.tsx';
import { EXCEPTIONS, shareDone } from './campaign-words.ts';
import { texts } from './texts.ts';

/** The campaigns, and what is on its way right now. */
export function CampaignsTab({ onCreate }: { onCreate: () => void }) {
  const campaigns = useQuery(campaignsQuery);
  const [asked, setAsked] = useState<{ act: CampaignAct; campaign: EmailCampaign } | null>(null);
  const ask = (act: CampaignAct, campaign: EmailCampaign) => setAsked({ act, campaign });
  return (
    <Loaded
      query={campaigns}
      failed={texts.campaignsFailed}
      skeleton={<Skeleton className="h-96 rounded-card" />}
    >
      {(all) => (
        <div className="flex flex-col gap-6">
          <SendingNow
            campaigns={all.filter(({ status }) => status === 'sending')}
            onCancel={(campaign) => ask('cancel', campaign)}
          />
          <Card
            title={texts.tabs.campaigns}
            action={all.length === 0 ? null : <Button onClick={onCreate}>{texts.create}</Button>}
          >
            {all.length === 0 ? (
              <EmptyState
                title={texts.noCampaigns}
                action={<Button onClick={onCreate}>{texts.create}</Button>}
              >
                {texts.noCampaignsAdvice}
              </EmptyState>
            ) : (
              <CampaignTable campaigns={all} onAsk={ask} />
            )}
          </Card>
          <Explanations campaigns={all} />
          {asked === null ? null : (
            <CampaignDialog
              act={asked.act}
              // As it stands now: it may have gone on since the question was asked.
              campaign={all.find(({ _id }) => _id === asked.campaign._id) ?? asked.campaign}
              onClose={() => setAsked(null)}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

/** The meaning of the words for mails that did not simply go out, as far as they occur. */
function Explanations({ campaigns }: { campaigns: readonly EmailCampaign[] }) {
  const occurring = EXCEPTIONS.filter((key) =>
    campaigns.some(({ analytics }) => analytics[key] > 0),
  );
  if (occurring.length === 0) return null;
  return (
    <Card title={texts.exceptionsTitle}>
      <dl className="flex max-w-prose flex-col gap-3">
        {occurring.map((key) => (
          <div key={key}>
            <dt className="font-semibold first-letter:capitalize">{texts.exceptions[key].name}</dt>
            <dd className="text-quiet">{texts.exceptions[key].meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface SendingNowProps {
  /** Those that are being sent. */
  readonly campaigns: readonly EmailCampaign[];
  readonly onCancel: (campaign: EmailCampaign) => void;
}

/** The progress of the campaigns that are being sent. Nothing while none is. */
function SendingNow({ campaigns, onCancel }: SendingNowProps) {
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
