import type { QueryClient } from '@tanstack/react-query';
import { PATHS } from '../../../navigation/paths.ts';
import { dosesQuery } from '../../../records/doses/doses-query.ts';
import { pensQuery } from '../../../records/pens/pens-query.ts';
import { planQuery, yearAheadQuery } from '../../../records/plan/plan-queries.ts';
import { RequireLogin } from '../../../session/require-login.tsx';
import { PensScreen, PensSkeleton } from './pens-screen.tsx';
import { texts } from './texts.ts';

function askAhead(client: QueryClient): void {
  void client.prefetchQuery(pensQuery);
  void client.prefetchQuery(yearAheadQuery);
  void client.prefetchQuery(planQuery);
  void client.prefetchQuery(dosesQuery);
}

/** The pens in use, in stock and past, and how long they last. */
export function PensPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.pens}
        skeleton={<PensSkeleton />}
        askAhead={askAhead}
      >
        {(user) => <PensScreen user={user} />}
      </RequireLogin>
    </>
  );
}
