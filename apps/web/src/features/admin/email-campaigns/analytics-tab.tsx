import { Loaded } from '../../../api/loaded.tsx';
import { useQuery } from '../../../api/use-query.ts';
import { formatDay } from '../../../format/dates.ts';
import { formatCount } from '../../../format/numbers.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DataTable } from '../../../ui/layout/data-table.tsx';
import { analyticsQuery } from './campaign-queries.ts';
import { formatPercent } from './campaign-words.ts';
import { texts } from './texts.ts';

/** How the campaigns that were sent were received. */
export function AnalyticsTab() {
  const analytics = useQuery(analyticsQuery);
  return (
    <Loaded
      query={analytics}
      failed={texts.analyticsFailed}
      skeleton={<Skeleton className="h-96 rounded-card" />}
    >
      {({ campaigns }) => (
        <Card title={texts.sentCampaigns}>
          {campaigns.length === 0 ? (
            <EmptyState title={texts.nothingSent}>{texts.nothingSentAdvice}</EmptyState>
          ) : (
            <DataTable
              caption={texts.sentCampaigns}
              rows={campaigns}
              columns={[
                { header: texts.name, cell: ({ name }) => name },
                { header: texts.subject, isProse: true, cell: ({ subject }) => subject },
                {
                  header: texts.sentOn,
                  cell: ({ sentAt }) => <time dateTime={sentAt}>{formatDay(sentAt)}</time>,
                },
                { header: texts.sent, isNumber: true, cell: ({ sent }) => formatCount(sent) },
                {
                  header: texts.openRate,
                  isNumber: true,
                  cell: ({ openRate }) => formatPercent(openRate),
                },
                {
                  header: texts.clickRate,
                  isNumber: true,
                  cell: ({ clickRate }) => formatPercent(clickRate),
                },
              ]}
            />
          )}
          <p className="mt-6 max-w-prose text-small text-quiet">{texts.ratesNote}</p>
        </Card>
      )}
    </Loaded>
  );
}
