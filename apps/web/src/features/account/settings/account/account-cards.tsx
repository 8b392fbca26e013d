import type { UserProfile } from '@dosewise/contract';
import { useMarketing } from '../../../../api/deployment-settings.ts';
import { COLUMNS, STACK } from '../columns.ts';
import { AccountCard } from './account-card.tsx';
import { AnalyticsCard } from './analytics-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

interface AccountCardsProps {
  /** Whoever logged in. */
  readonly user: UserProfile;
  /** The same, as it is stored now. */
  readonly profile: UserProfile;
}

/** What concerns the account itself: its mails, its password, its sessions and its end. */
export function AccountCards({ user, profile }: AccountCardsProps) {
  const isMarketing = useMarketing();
  return (
    <>
      <div className={COLUMNS}>
        <div className={STACK}>
          <AccountCard profile={profile} />
          {isMarketing ? <EmailCard /> : null}
        </div>
        <div className={STACK}>
          <PasswordCard email={user.email} />
          <SessionsCard />
        </div>
      </div>
      <AnalyticsCard user={user} />
      <DeleteAccountCard email={user.email} />
    </>
  );
}
