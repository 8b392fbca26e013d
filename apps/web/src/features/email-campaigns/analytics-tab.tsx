import { useQuery } from '../../api/use-query.ts';
import { formatDay } from '../../format/dates.ts';
import { formatCount } from '../../format/numbers.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from './data-table.tsx';
import { analyticsQuery } from './email-queries.ts';
import { formatPercent } from './email-words.ts';
import { Loaded } from './loaded.tsx';

/** How the campaigns that were sent were received. */
export function AnalyticsTab() {
  const analytics = useQuery(analyticsQuery);
  return (
    <Loaded
      query={analytics}
      failed="The analytics could not be loaded."
      skeleton={<Skeleton className="h-96 rounded-card" />}
    >
      {({ campaigns }) => (
        <Card title="Sent campaigns">
          {campaigns.length === 0 ? (
            <EmptyState title="Nothing was sent yet">
              When a campaign is sent, this shows how many people opened it and followed its links.
            </EmptyState>
          ) : (
            <DataTable
              caption="Sent campaigns"
              rows={campaigns}
              columns={[
                { header: 'Name', cell: ({ name }) => name },
                { header: 'Subject', isProse: true, cell: ({ subject }) => subject },
                {
                  header: 'Sent on',
                  cell: ({ sentAt }) => <time dateTime={sentAt}>{formatDay(sentAt)}</time>,
                },
                { header: 'Sent', isNumber: true, cell: ({ sent }) => formatCount(sent) },
                {
                  header: 'Open rate',
                  isNumber: true,
                  cell: ({ openRate }) => formatPercent(openRate),
                },
                {
                  header: 'Click rate',
                  isNumber: true,
                  cell: ({ clickRate }) => formatPercent(clickRate),
                },
              ]}
            />
          )}
          <p className="mt-6 max-w-prose text-small text-quiet">
            Rates are percent of the mails sent; each recipient counts once, and known scanners do
            not count. Opens are an estimate: many mail programs load no images, and some load them
            without anybody reading.
          </p>
        </Card>
      )}
    </Loaded>
  );
}
