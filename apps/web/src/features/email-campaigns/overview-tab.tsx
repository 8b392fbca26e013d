import { EMAIL_SEGMENTS } from '@dosewise/contract';
import { useQuery } from '../../api/use-query.ts';
import { formatCount } from '../../format/numbers.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { analyticsQuery, campaignsQuery, segmentsQuery } from './email-queries.ts';
import { formatPercent, labelOf, SEGMENT_MEANINGS } from './email-words.ts';
import { Loaded } from './loaded.tsx';

interface OverviewTabProps {
  readonly onCreateCampaign: () => void;
  readonly onCreateTemplate: () => void;
  readonly onSeeAnalytics: () => void;
}

/** How many there are of what, who can be written to, and what to do next. */
export function OverviewTab(props: OverviewTabProps) {
  return (
    <div className="flex flex-col gap-6">
      <Figures />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <Segments />
        <Card title="Quick actions">
          <div className="flex flex-col gap-3">
            <Button onClick={props.onCreateCampaign}>Create campaign</Button>
            <Button kind="secondary" onClick={props.onCreateTemplate}>
              Create template
            </Button>
            <Button kind="secondary" onClick={props.onSeeAnalytics}>
              See analytics
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
    <Loaded query={analytics} failed="The figures could not be loaded." skeleton={outline}>
      {({ totalSubscribers, averageEngagement }) => (
        <Loaded query={campaigns} failed="The campaigns could not be loaded." skeleton={outline}>
          {(all) => {
            const sent = all.filter(({ status }) => status === 'sent').length;
            return (
              <dl className="grid grid-cols-2 gap-x-4 gap-y-6 rounded-card bg-surface p-5 shadow-card sm:p-6 lg:grid-cols-4">
                <Figure
                  label="Subscribers"
                  value={formatCount(totalSubscribers)}
                  note="Did not unsubscribe"
                />
                <Figure label="Campaigns" value={formatCount(all.length)} note="In every state" />
                <Figure label="Sent campaigns" value={formatCount(sent)} note="All mails done" />
                <Figure
                  label="Average engagement"
                  value={formatPercent(averageEngagement)}
                  note="Mean open rate, an estimate"
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
    <Card title="User segments" className="lg:col-span-2">
      <Loaded
        query={segments}
        failed="The segments could not be loaded."
        skeleton={<Skeleton className="h-80" />}
      >
        {(counts) => (
          <>
            <dl className="-my-3 divide-y divide-line">
              {EMAIL_SEGMENTS.map((segment) => (
                <div key={segment} className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
                  <dt className="font-semibold">{labelOf(segment)}</dt>
                  <dd className="row-span-2 text-lead font-semibold numbers">
                    {formatCount(counts[segment])}
                  </dd>
                  <dd className="text-small text-quiet">{SEGMENT_MEANINGS[segment]}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-6 text-small text-quiet">
              Of these, only those get a mail who want its kind at the moment it is sent.
            </p>
          </>
        )}
      </Loaded>
    </Card>
  );
}
