import type { QueryClient } from '@tanstack/react-query';
import { PATHS } from '../../../navigation/paths.ts';
import { dosesQuery } from '../../../records/doses/doses-query.ts';
import { pensQuery } from '../../../records/pens/pens-query.ts';
import { aheadQuery } from '../../../records/plan/plan-queries.ts';
import { sitesQuery } from '../../../records/sites/sites-query.ts';
import { RequireLogin } from '../../../session/require-login.tsx';
import { LogDose } from './log-dose.tsx';
import { LogDoseSkeleton } from './log-dose-skeleton.tsx';
import { texts } from './texts.ts';

function askAhead(client: QueryClient): void {
  void client.prefetchQuery(pensQuery);
  void client.prefetchQuery(dosesQuery);
  void client.prefetchQuery(aheadQuery);
  void client.prefetchQuery(sitesQuery);
}

/** Logs doses, keeps the pens they come from, and shows what was logged. */
export function LogDosePage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.logDose}
        skeleton={<LogDoseSkeleton />}
        askAhead={askAhead}
      >
        {(user) => <LogDose user={user} />}
      </RequireLogin>
    </>
  );
}
