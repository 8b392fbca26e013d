import { PATHS } from '../../../navigation/paths.ts';
import { RequireLogin } from '../../../session/require-login.tsx';
import { Savings, SavingsSkeleton } from './savings.tsx';
import { texts } from './texts.ts';

/** Compares what the doses cost with list prices. */
export function SavingsPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.costSavings}
        skeleton={<SavingsSkeleton />}
      >
        {(user) => <Savings user={user} />}
      </RequireLogin>
    </>
  );
}
