import { useEffect, useState } from 'react';
import { QueryProvider } from '../../api/query-provider.tsx';
import { useFragment } from '../../navigation/fragment.ts';
import { PATHS } from '../../navigation/paths.ts';
import { Link, navigate, useLocation } from '../../navigation/router.tsx';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CautionIcon } from '../../ui/icons/icons.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { texts } from './texts.ts';

/** Where the mailed link leads: sets a new password. */
export function NewPasswordPage() {
  const { search } = useLocation();
  const fragment = useFragment();
  // In the query it stood in earlier mails, whose links live for an hour.
  const given = fragment.get('token') ?? search.get('token');
  // Kept here alone; a reload needs the mailed link again.
  const [token, setToken] = useState(given);
  const [isDead, setIsDead] = useState(false);
  useEffect(() => {
    if (given === null) return;
    // Another link, opened in the same tab.
    setToken(given);
    setIsDead(false);
    // Out of the address bar and the history, where others could read or copy it.
    navigate(PATHS.resetPassword, { replace: true });
  }, [given]);
  return (
    <Card className="mx-auto my-auto w-full max-w-md">
      <title>{texts.newPageTitle}</title>
      {!token || isDead ? (
        <DeadLink />
      ) : (
        <QueryProvider>
          <NewPasswordForm key={token} token={token} onDead={() => setIsDead(true)} />
        </QueryProvider>
      )}
    </Card>
  );
}

function DeadLink() {
  return (
    <div role="alert">
      <EmptyState
        titleAs="h1"
        title={texts.dead}
        picture={<CautionIcon className="mb-2 size-10 text-caution" />}
        action={
          <Link to={PATHS.forgotPassword} className={buttonClass('primary')}>
            {texts.askAgain}
          </Link>
        }
      >
        {texts.deadHint}
      </EmptyState>
    </div>
  );
}
