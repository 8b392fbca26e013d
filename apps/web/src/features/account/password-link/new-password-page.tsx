import { useState } from 'react';
import { QueryProvider } from '../../../api/query-provider.tsx';
import { useSecret } from '../../../navigation/fragment.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { DeadEnd } from '../../../ui/feedback/dead-end.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { texts } from './texts.ts';

/** Where the mailed link leads: sets a new password. */
export function NewPasswordPage() {
  const token = useSecret('token', PATHS.resetPassword);
  const [dead, setDead] = useState<string | null>(null);
  return (
    <Card className="mx-auto my-auto w-full max-w-md">
      <title>{texts.newPageTitle}</title>
      {!token || token === dead ? (
        <DeadLink />
      ) : (
        <QueryProvider>
          <NewPasswordForm key={token} token={token} onDead={() => setDead(token)} />
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
        <Link to={PATHS.forgotPassword} className={buttonClass('primary')}>
          {texts.askAgain}
        </Link>
      }
    >
      {texts.deadHint}
    </DeadEnd>
  );
}
