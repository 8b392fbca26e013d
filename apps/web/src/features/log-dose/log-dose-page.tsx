import { PATHS } from '../../lib/paths.ts';
import { RequireLogin } from '../../lib/require-login.tsx';
import { askAhead } from './dose-queries.ts';
import { LogDose, LogDoseSkeleton } from './log-dose.tsx';
import { MESSAGES } from './messages.ts';

/** Logs doses, keeps the pens they come from, and shows what was logged. */
export function LogDosePage() {
  return (
    <>
      <title>Log Dose · Dosewise</title>
      <RequireLogin
        prompt={MESSAGES.loginPrompt}
        path={PATHS.logDose}
        skeleton={<LogDoseSkeleton />}
        askAhead={askAhead}
      >
        {(user) => <LogDose user={user} />}
      </RequireLogin>
    </>
  );
}
