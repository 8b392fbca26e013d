import { useState } from 'react';
import { QueryProvider } from '../../../api/query-provider.tsx';
import { useSecret } from '../../../navigation/fragment.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { DeadEnd } from '../../../ui/feedback/dead-end.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { texts } from './texts.ts';

/** Where the link leads that was mailed to a new address. Works without a login, and asks before it acts. */
export function ConfirmEmailPage() {
  const token = useSecret('token', PATHS.confirmEmail);
  const [dead, setDead] = useState<string | null>(null);
  return (
    <Card className="mx-auto my-auto w-full max-w-md">
      <title>{texts.pageTitle}</title>
      {!token || token === dead ? (
        <DeadLink />
      ) : (
        <QueryProvider>
          <ConfirmEmail key={token} token={token} onDead={() => setDead(token)} />
        </QueryProvider>
      )}
    </Card>
  );
}

function DeadLink() {
  return (
    <DeadEnd
      title={texts.dead}
      action={
        <Link to={PATHS.security} className={buttonClass('primary')}>
          {texts.toSecurity}
        </Link>
      }
    >
      {texts.deadHint}
    </DeadEnd>
  );
}
