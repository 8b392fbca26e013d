import { PATHS } from '../../lib/paths.ts';
import { RequireLogin } from '../../lib/require-login.tsx';
import { MESSAGES } from './messages.ts';
import { PkCurve, PkCurveSkeleton } from './pk-curve.tsx';
import { askAhead } from './pk-queries.ts';

/** What a model makes of the logged doses, and of a plan. */
export function PkCurvePage() {
  return (
    <>
      <title>Blood Concentration · Dosewise</title>
      <RequireLogin
        prompt={MESSAGES.loginPrompt}
        path={PATHS.pkCurve}
        skeleton={<PkCurveSkeleton />}
        askAhead={askAhead}
      >
        {() => <PkCurve />}
      </RequireLogin>
    </>
  );
}
