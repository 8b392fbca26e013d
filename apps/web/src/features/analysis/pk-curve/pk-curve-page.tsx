import type { QueryClient } from '@tanstack/react-query';
import { PATHS } from '../../../navigation/paths.ts';
import { dosesQuery } from '../../../records/doses/doses-query.ts';
import { RequireLogin } from '../../../session/require-login.tsx';
import { PkCurve, PkCurveSkeleton } from './pk-curve.tsx';
import { texts } from './texts.ts';

const askAhead = (client: QueryClient) => void client.prefetchQuery(dosesQuery);

/** What a model makes of the logged doses, and of a plan. */
export function PkCurvePage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.pkCurve}
        skeleton={<PkCurveSkeleton />}
        askAhead={askAhead}
      >
        {() => <PkCurve />}
      </RequireLogin>
    </>
  );
}
