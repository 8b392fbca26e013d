import { useEffect, useState } from 'react';
import { QueryProvider } from '../../api/query-provider.tsx';
import { useFragment } from '../../navigation/fragment.ts';
import { PATHS } from '../../navigation/paths.ts';
import { Link, navigate } from '../../navigation/router.tsx';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CautionIcon } from '../../ui/icons/icons.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { texts } from './texts.ts';

/** Where the link leads that was mailed to a new address. Works without a login, and asks before it acts. */
export function ConfirmEmailPage() {
  const given = useFragment().get('token');
  // Kept here alone; a reload needs the mailed link again.
  const [token, setToken] = useState(given);
  const [isDead, setIsDead] = useState(false);
  useEffect(() => {
    if (given === null) return;
    setToken(given);
    setIsDead(false);
    // Out of the address bar and the history, where others could read or copy it.
    navigate(PATHS.confirmEmail, { replace: true });
  }, [given]);
  return (
    <Card className="mx-auto my-auto w-full max-w-md">
      <title>{texts.pageTitle}</title>
      {!token || isDead ? (
        <DeadLink />
      ) : (
        <QueryProvider>
          <ConfirmEmail key={token} token={token} onDead={() => setIsDead(true)} />
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
          <Link to={PATHS.security} className={buttonClass('primary')}>
            {texts.toSecurity}
          </Link>
        }
      >
        {texts.deadHint}
      </EmptyState>
    </div>
  );
}
