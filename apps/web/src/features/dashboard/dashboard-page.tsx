import { PATHS } from '../../lib/paths.ts';
import { RequireLogin } from '../../lib/require-login.tsx';
import { Dashboard, DashboardSkeleton } from './dashboard.tsx';

/** Where a logged-in person lands. */
export function DashboardPage() {
  return (
    <>
      <title>Dashboard · Dosewise</title>
      <RequireLogin
        prompt="Please log in to view your dashboard."
        path={PATHS.dashboard}
        skeleton={<DashboardSkeleton />}
      >
        {() => <Dashboard />}
      </RequireLogin>
    </>
  );
}
