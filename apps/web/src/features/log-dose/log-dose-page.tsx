import type { QueryClient } from '@tanstack/react-query';
import { PATHS } from '../../navigation/paths.ts';
import { dosesQuery } from '../../records/doses/doses-query.ts';
import { pensQuery } from '../../records/pens/pens-query.ts';
import { RequireLogin } from '../../session/require-login.tsx';
import { LogDose, LogDoseSkeleton } from './log-dose.tsx';
import { texts } from './texts.ts';

function askAhead(client: QueryClient): void {
  void client.prefetchQuery(pensQuery);
  void client.prefetchQuery(dosesQuery);
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
