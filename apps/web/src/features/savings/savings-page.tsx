import { PATHS } from '../../navigation/paths.ts';
import { RequireLogin } from '../../session/require-login.tsx';
import { MESSAGES } from './messages.ts';
import { Savings, SavingsSkeleton } from './savings.tsx';

/** Compares what the doses cost with list prices. */
export function SavingsPage() {
  return (
    <>
      <title>Cost Savings · Dosewise</title>
      <RequireLogin
        prompt={MESSAGES.loginPrompt}
        path={PATHS.costSavings}
        skeleton={<SavingsSkeleton />}
      >
        {(user) => <Savings user={user} />}
      </RequireLogin>
    </>
  );
}
