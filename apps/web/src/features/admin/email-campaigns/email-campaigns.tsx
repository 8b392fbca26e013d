import type { EmailTemplate } from '@dosewise/contract';
import { useEffect, useState } from 'react';
import { useQuery } from '../../../api/use-query.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { navigate, useLocation } from '../../../navigation/router.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';
import { analyticsQuery } from './campaign-queries.ts';
import { CampaignsTab } from './campaigns-tab.tsx';
import { DeliveryNotices } from './delivery-notices.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { TemplatesTab } from './templates-tab.tsx';
import { texts } from './texts.ts';

const NewCampaignDialog = lazyDialog(
  async () => (await import('./new-campaign-dialog.tsx')).NewCampaignDialog,
);
const TemplateDialog = lazyDialog(
  async () => (await import('../../../records/email-templates/template-dialog.tsx')).TemplateDialog,
);

const TABS = ['overview', 'campaigns', 'templates', 'analytics'] as const;
type Tab = (typeof TABS)[number];

const isTab = (text: string | null): text is Tab =>
  (TABS as readonly (string | null)[]).includes(text);

/** The tab is part of the address, so that reloading and Back keep it. */
const open = (tab: Tab) =>
  navigate(PATHS.adminEmailCampaigns + (tab === 'overview' ? '' : `?tab=${tab}`));

/** The whole screen. Its forms belong to no tab, so that Back does not take away what was typed. */
export function EmailCampaigns() {
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
export function EmailCampaignsSkeleton() {
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
