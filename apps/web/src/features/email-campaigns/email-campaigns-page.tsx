import { PATHS } from '../../navigation/paths.ts';
import { RequireAdmin } from '../../session/require-admin.tsx';
import { EmailCampaigns, EmailCampaignsSkeleton } from './email-campaigns.tsx';

/** Writes mails, sends them to groups of users, and shows how they were received. */
export function EmailCampaignsPage() {
  return (
    <>
      <title>Email Campaigns · Dosewise</title>
      <RequireAdmin path={PATHS.adminEmailCampaigns} skeleton={<EmailCampaignsSkeleton />}>
        {() => <EmailCampaigns />}
      </RequireAdmin>
    </>
  );
}
