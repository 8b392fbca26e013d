import type { QueryClient } from '@tanstack/react-query';
import { PATHS } from '../../../navigation/paths.ts';
import { dosesQuery } from '../../../records/doses/doses-query.ts';
import { goalQuery } from '../../../records/goal/goal-query.ts';
import { pensQuery } from '../../../records/pens/pens-query.ts';
import { aheadQuery } from '../../../records/plan/plan-queries.ts';
import { symptomsQuery } from '../../../records/symptoms/symptoms-query.ts';
import { weightsQuery } from '../../../records/weights/weights-query.ts';
import { RequireLogin } from '../../../session/require-login.tsx';
import { Dashboard, DashboardSkeleton } from './dashboard.tsx';
import { texts } from './texts.ts';

function askAhead(client: QueryClient): void {
  void client.prefetchQuery(weightsQuery);
  void client.prefetchQuery(dosesQuery);
  void client.prefetchQuery(symptomsQuery);
  void client.prefetchQuery(goalQuery);
  void client.prefetchQuery(aheadQuery);
  void client.prefetchQuery(pensQuery);
}

/** Where a logged-in person lands. */
export function DashboardPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.dashboard}
        skeleton={<DashboardSkeleton />}
        askAhead={askAhead}
      >
        {/* What is typed in one unit is no weight in another. */}
        {(user) => <Dashboard key={Object.values(user.units).join()} user={user} />}
      </RequireLogin>
    </>
  );
}
