import { PATHS } from '../../../navigation/paths.ts';
import { RequireAdmin } from '../../../session/require-admin.tsx';
import { EmailCampaigns, EmailCampaignsSkeleton } from './email-campaigns.tsx';
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
