import { PATHS } from '../../lib/paths.ts';
import { RequireLogin } from '../../lib/require-login.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Logs doses and shows those logged. */
export function LogDosePage() {
  return (
    <>
      <title>Log Dose · Dosewise</title>
      <RequireLogin
        prompt="Please log in to record your doses"
        path={PATHS.logDose}
        skeleton={<Skeleton className="h-64 rounded-card" />}
      >
        {() => <h1 className="text-title">Log Dose</h1>}
      </RequireLogin>
    </>
  );
}
