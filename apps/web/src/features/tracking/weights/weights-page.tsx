import type { QueryClient } from '@tanstack/react-query';
import { PATHS } from '../../../navigation/paths.ts';
import { weightsQuery } from '../../../records/weights/weights-query.ts';
import { RequireLogin } from '../../../session/require-login.tsx';
import { texts } from './texts.ts';
import { Weights, WeightsSkeleton } from './weights.tsx';

const askAhead = (client: QueryClient) => void client.prefetchQuery(weightsQuery);

/** Records weigh-ins, one by one or from a file, and shows their trend. */
export function WeightsPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.weight}
        skeleton={<WeightsSkeleton />}
        askAhead={askAhead}
      >
        {(user) => <Weights user={user} />}
      </RequireLogin>
    </>
  );
}
