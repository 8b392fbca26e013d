import type { EmailCampaign } from '@dosewise/contract';
import { useState } from 'react';
import { useQuery } from '../../api/use-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { type CampaignAct, CampaignDialog } from './campaign-dialog.tsx';
import { CampaignTable } from './campaign-table.tsx';
import { campaignsQuery } from './email-queries.ts';
import { EXCEPTIONS } from './email-words.ts';
import { Loaded } from './loaded.tsx';
import { SendingNow } from './sending-now.tsx';

/** The campaigns, and what is on its way right now. */
export function CampaignsTab({ onCreate }: { onCreate: () => void }) {
  const campaigns = useQuery(campaignsQuery);
  const [asked, setAsked] = useState<{ act: CampaignAct; campaign: EmailCampaign } | null>(null);
  const ask = (act: CampaignAct, campaign: EmailCampaign) => setAsked({ act, campaign });
  return (
    <Loaded
      query={campaigns}
      failed="The campaigns could not be loaded."
      skeleton={<Skeleton className="h-96 rounded-card" />}
    >
      {(all) => (
        <div className="flex flex-col gap-6">
          <SendingNow
            campaigns={all.filter(({ status }) => status === 'sending')}
            onCancel={(campaign) => ask('cancel', campaign)}
          />
          <Card
            title="Campaigns"
            action={all.length === 0 ? null : <Button onClick={onCreate}>Create Campaign</Button>}
          >
            {all.length === 0 ? (
              <EmptyState
                title="No campaigns yet"
                action={<Button onClick={onCreate}>Create Campaign</Button>}
              >
                A campaign sends one template to one group of users, now or at a time you choose.
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

/** What the words for mails that did not simply go out mean, as far as they occur. */
function Explanations({ campaigns }: { campaigns: readonly EmailCampaign[] }) {
  const occurring = EXCEPTIONS.filter(({ key }) =>
    campaigns.some(({ analytics }) => analytics[key] > 0),
  );
  if (occurring.length === 0) return null;
  return (
    <Card title="Mails that did not simply go out">
      <dl className="flex max-w-prose flex-col gap-3">
        {occurring.map(({ key, name, meaning }) => (
          <div key={key}>
            <dt className="font-semibold first-letter:capitalize">{name}</dt>
            <dd className="text-quiet">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
