import type { EmailTemplate, getEmailAnalytics, RouteReply } from '@dosewise/contract';
import { useEffect, useState } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { navigate, useLocation } from '../../../data/navigation/address.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { DataTable } from '../../../kit/layout/data-table.tsx';
import { Tabs } from '../../../kit/layout/tabs.tsx';
import { formatDay } from '../../../languages/formats/dates.ts';
import { formatCount } from '../../../languages/formats/numbers.ts';
import { Loaded } from '../../../parts/loading/loaded.tsx';
import { RequireAdmin } from '../../../parts/session/require-admin.tsx';
import { analyticsQuery } from './campaign-queries.ts';
import { formatPercent } from './campaign-words.ts';
import { CampaignsTab } from './campaigns-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { TemplatesTab } from './templates-tab.tsx';
import { texts } from './texts.ts';

/** Writes mails, sends them to groups of users, and shows how they were received. */
export function EmailCampaignsPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireAdmin path={PATHS.adminEmailCampaigns} skeleton={<EmailCampaignsSkeleton />}>
        {() => <EmailCampaigns />}
      </RequireAdmin>
    </>
  );
}

const NewCampaignDialog = lazyDialog(
  async () => (await import('./new-campaign-dialog.tsx')).NewCampaignDialog,
);
const TemplateDialog = lazyDialog(
  async () => (await import('../../../parts/email-templates/template-dialog.tsx')).TemplateDialog,
);

const TABS = ['overview', 'campaigns', 'templates', 'analytics'] as const;
type Tab = (typeof TABS)[number];

const isTab = (text: string | null): text is Tab =>
  (TABS as readonly (string | null)[]).includes(text);

/** The tab is part of the address, so that reloading and Back keep it. */
const open = (tab: Tab) =>
  navigate(PATHS.adminEmailCampaigns + (tab === 'overview' ? '' : `?tab=${tab}`));

/** The whole screen. Its forms belong to no tab, so that Back does not take away what was typed. */
function EmailCampaigns() {
  const asked = useLocation().search.get('tab');
  const tab = isTab(asked) ? asked : 'overview';
  const [isCreating, setIsCreating] = useState(false);
  const [edited, setEdited] = useState<{ template: EmailTemplate | null } | null>(null);
  const analytics = useQuery(analyticsQuery);
  const { refetch } = analytics;
  // An opened tab stays in the page, and mails have gone out since it was looked at.
  useEffect(() => {
    if (tab === 'overview' || tab === 'analytics') void refetch({ cancelRefetch: false });
  }, [tab, refetch]);

  const createCampaign = () => setIsCreating(true);
  const createTemplate = () => setEdited({ template: null });
  const editTemplate = (template: EmailTemplate) => setEdited({ template });

  // How mail leaves the server decides what stands first on the page.
  if (analytics.isPending) return <EmailCampaignsSkeleton />;
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      {analytics.data === undefined || tab !== 'overview' ? null : (
        <DeliveryNotices delivery={analytics.data.delivery} />
      )}
      <Tabs
        label={texts.title}
        value={tab}
        onChange={open}
        tabs={[
          {
            value: 'overview',
            label: texts.tabs.overview,
            panel: (
              <OverviewTab
                onCreateCampaign={createCampaign}
                onCreateTemplate={createTemplate}
                onSeeAnalytics={() => open('analytics')}
              />
            ),
          },
          {
            value: 'campaigns',
            label: texts.tabs.campaigns,
            panel: <CampaignsTab onCreate={createCampaign} />,
          },
          {
            value: 'templates',
            label: texts.tabs.templates,
            panel: <TemplatesTab onCreate={createTemplate} onEdit={editTemplate} />,
          },
          { value: 'analytics', label: texts.tabs.analytics, panel: <AnalyticsTab /> },
        ]}
      />
      {isCreating ? (
        <NewCampaignDialog
          onClose={() => setIsCreating(false)}
          onCreated={() => {
            setIsCreating(false);
            open('campaigns');
          }}
          onCreateTemplate={createTemplate}
        />
      ) : null}
      {/* After the campaign's, so that it lies on top of a campaign that wants a template first. */}
      {edited === null ? null : (
        <TemplateDialog
          template={edited.template}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            if (!isCreating) open('templates');
          }}
        />
      )}
    </>
  );
}

/** The outline of the screen. */
function EmailCampaignsSkeleton() {
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <Loading>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-13" />
          <Skeleton className="h-64 rounded-card sm:h-36" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      </Loading>
    </>
  );
}

type Delivery = RouteReply<typeof getEmailAnalytics>['delivery'];

/** Notices for an admin before writing to anyone. */
function DeliveryNotices({ delivery }: { delivery: Delivery }) {
  const isOutbox = delivery.transport === 'outbox';
  if (!isOutbox && delivery.hasPostalAddress) return null;
  return (
    <div className="flex flex-col gap-3">
      {isOutbox ? (
        <Notice tone="caution" title={texts.noMailServer}>
          {texts.noMailServerMeaning}
        </Notice>
      ) : null}
      {delivery.hasPostalAddress ? null : (
        <Notice tone="info" title={texts.noAddress}>
          {texts.noAddressMeaning}
        </Notice>
      )}
    </div>
  );
}

/** The reception of the campaigns that were sent. */
function AnalyticsTab() {
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
