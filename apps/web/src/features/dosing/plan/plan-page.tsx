import type { QueryClient } from '@tanstack/react-query';
import { PATHS } from '../../../navigation/paths.ts';
import { dosesQuery } from '../../../records/doses/doses-query.ts';
import { pensQuery } from '../../../records/pens/pens-query.ts';
import { planQuery } from '../../../records/plan/plan-queries.ts';
import { RequireLogin } from '../../../session/require-login.tsx';
import { PlanScreen, PlanSkeleton } from './plan-screen.tsx';
import { texts } from './texts.ts';

const askAhead = (client: QueryClient) => {
  void client.prefetchQuery(planQuery);
  void client.prefetchQuery(dosesQuery);
  void client.prefetchQuery(pensQuery);
};

/** What somebody means to take, and what comes of it. */
export function PlanPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.plan}
        skeleton={<PlanSkeleton />}
        askAhead={askAhead}
      >
        {(user) => <PlanScreen user={user} />}
      </RequireLogin>
    </>
  );
}
