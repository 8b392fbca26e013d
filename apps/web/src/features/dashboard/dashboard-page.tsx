import { PATHS } from '../../lib/paths.ts';
import { RequireLogin } from '../../lib/require-login.tsx';
import { Dashboard, DashboardSkeleton } from './dashboard.tsx';
import { askAhead } from './dashboard-queries.ts';
import { MESSAGES } from './messages.ts';

/** Where a logged-in person lands. */
export function DashboardPage() {
  return (
    <>
      <title>Dashboard · Dosewise</title>
      <RequireLogin
        prompt={MESSAGES.loginPrompt}
        path={PATHS.dashboard}
        skeleton={<DashboardSkeleton />}
        askAhead={askAhead}
      >
        {(user) => <Dashboard user={user} />}
      </RequireLogin>
    </>
  );
}
