import { confirmEmail } from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/api-client.ts';
import { ApiError, explainError } from '../../../api/api-error.ts';
import { QueryProvider } from '../../../api/query-client.tsx';
import { sessionStore } from '../../../api/session-store.ts';
import { readStored } from '../../../browser/storage.ts';
import { useSecret } from '../../../navigation/fragment.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { fetchProfile } from '../../../session/account.ts';
import { useAuth } from '../../../session/session.tsx';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { DeadEnd } from '../../../ui/feedback/dead-end.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { texts } from './texts.ts';

/** The page of the link that was mailed to a new address. Works without a login, and asks before it acts. */
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

/** Changes the address, and has this browser show the new one where its owner is logged in here. */
async function confirm(token: string): Promise<string> {
  const { email } = await call(confirmEmail, { body: { token } });
  const session = readStored('token');
  // It was changed, whether or not the profile can be read again now.
  if (session !== null) await fetchProfile(session).then(sessionStore.update, () => undefined);
  return email;
}

interface ConfirmEmailProps {
  readonly token: string;
  readonly onDead: () => void;
}

/** The question, and what came of the answer. */
function ConfirmEmail({ token, onDead }: ConfirmEmailProps) {
  const { session } = useAuth();
  const confirming = useMutation({
    mutationFn: () => confirm(token),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'email_link_dead') onDead();
    },
  });
  if (confirming.isSuccess) {
    const isVisitor = session.status === 'visitor';
    return (
      <div role="status">
        <EmptyState
          titleAs="h1"
          title={texts.done}
          action={
            <Link to={isVisitor ? PATHS.login : PATHS.dashboard} className={buttonClass('primary')}>
              {isVisitor ? texts.logIn : texts.toDashboard}
            </Link>
          }
        >
          {texts.doneHint(confirming.data)}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h1 className="text-title">{texts.title}</h1>
        <p className="text-quiet">{texts.lead}</p>
      </div>
      {confirming.isError ? (
        <Notice tone="danger">{explainError(confirming.error, texts.failed)}</Notice>
      ) : null}
      <Button busy={confirming.isPending} className="w-full" onClick={() => confirming.mutate()}>
        {texts.submit}
      </Button>
    </div>
  );
}
