import { EMAIL_SEGMENTS } from '@dosewise/contract';
import { useQuery } from '../../../data/calls/use-query.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { formatCount } from '../../../languages/formats/numbers.ts';
import { Loaded } from '../../../parts/loading/loaded.tsx';
import { analyticsQuery, campaignsQuery, segmentsQuery } from './campaign-queries.ts';
import { formatPercent } from './campaign-words.ts';
import { texts } from './texts.ts';

interface OverviewTabProps {
  readonly onCreateCampaign: () => void;
  readonly onCreateTemplate: () => void;
  readonly onSeeAnalytics: () => void;
}

/** The numbers, the people who can be written to, and what to do next. */
export function OverviewTab(props: OverviewTabProps) {
  return (
    <div className="flex flex-col gap-6">
      <Figures />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <Segments />
        <Card title={texts.quickActions}>
          <div className="flex flex-col gap-3">
            <Button onClick={props.onCreateCampaign}>{texts.createCampaign}</Button>
            <Button kind="secondary" onClick={props.onCreateTemplate}>
              {texts.createTemplate}
            </Button>
            <Button kind="secondary" onClick={props.onSeeAnalytics}>
              {texts.seeAnalytics}
            </Button>
          </div>
        </Card>
      </div>
    </div>
  );
}

function Figures() {
  const analytics = useQuery(analyticsQuery);
  const campaigns = useQuery(campaignsQuery);
  const outline = <Skeleton className="h-64 rounded-card sm:h-36" />;
  return (
    <Loaded query={analytics} failed={texts.figuresFailed} skeleton={outline}>
      {({ totalSubscribers, averageEngagement }) => (
        <Loaded query={campaigns} failed={texts.campaignsFailed} skeleton={outline}>
          {(all) => {
            const sent = all.filter(({ status }) => status === 'sent').length;
            return (
              <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-4 gap-y-6 rounded-card border border-line bg-surface p-5 sm:p-6 lg:grid-cols-4">
                <Figure
                  label={texts.subscribers}
                  value={formatCount(totalSubscribers)}
                  note={texts.subscribersNote}
                />
                <Figure
                  label={texts.tabs.campaigns}
                  value={formatCount(all.length)}
                  note={texts.campaignsNote}
                />
                <Figure
                  label={texts.sentCampaigns}
                  value={formatCount(sent)}
                  note={texts.sentCampaignsNote}
                />
                <Figure
                  label={texts.engagement}
                  value={formatPercent(averageEngagement)}
                  note={texts.engagementNote}
                />
              </dl>
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-small font-semibold text-quiet">{label}</dt>
      <dd className="mt-1 text-title font-semibold numbers">{value}</dd>
      <dd className="text-small text-quiet">{note}</dd>
    </div>
  );
}

function Segments() {
  const segments = useQuery(segmentsQuery);
  return (
    <Card title={texts.userSegments} className="lg:col-span-2">
      <Loaded
        query={segments}
        failed={texts.segmentsFailed}
        skeleton={<Skeleton className="h-80" />}
      >
        {(counts) => (
          <>
            <dl className="-my-3 divide-y divide-line">
              {EMAIL_SEGMENTS.map((segment) => (
                <div key={segment} className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
                  <dt className="font-semibold">{texts.segments[segment]}</dt>
                  <dd className="row-span-2 text-lead font-semibold numbers">
                    {formatCount(counts[segment])}
                  </dd>
                  <dd className="text-small text-quiet">{texts.segmentMeanings[segment]}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-6 text-small text-quiet">{texts.segmentsNote}</p>
          </>
        )}
      </Loaded>
    </Card>
  );
}
