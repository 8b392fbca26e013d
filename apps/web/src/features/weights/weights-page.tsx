import { PATHS } from '../../lib/paths.ts';
import { RequireLogin } from '../../lib/require-login.tsx';
import { MESSAGES } from './messages.ts';
import { askAhead } from './weight-queries.ts';
import { Weights, WeightsSkeleton } from './weights.tsx';

/** Records weigh-ins, one by one or from a file, and shows their trend. */
export function WeightsPage() {
  return (
    <>
      <title>Weight · Dosewise</title>
      <RequireLogin
        prompt={MESSAGES.loginPrompt}
        path={PATHS.weight}
        skeleton={<WeightsSkeleton />}
        askAhead={askAhead}
      >
        {() => <Weights />}
      </RequireLogin>
    </>
  );
}
