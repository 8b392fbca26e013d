import { confirmEmail } from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { readStored } from '../../../data/browser/storage.ts';
import { call } from '../../../data/calls/api-client.ts';
import { ApiError } from '../../../data/calls/api-error.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { fetchProfile } from '../../../data/session/account.ts';
import { useAuth } from '../../../data/session/session.ts';
import { sessionStore } from '../../../data/session/session-store.ts';
import { Button, buttonClass } from '../../../kit/buttons/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { PageHeading } from '../../../kit/layout/page-heading.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { MailedLink } from '../../../parts/session/mailed-link.tsx';
import { texts } from './texts.ts';

/** The page of the link that was mailed to a new address. It asks before it acts. */
export function ConfirmEmailPage() {
  return (
    <MailedLink
      path={PATHS.confirmEmail}
      title={texts.pageTitle}
      dead={{
        title: texts.dead,
        hint: texts.deadHint,
        to: PATHS.security,
        action: texts.toSecurity,
      }}
    >
      {(token, onDead) => <ConfirmEmail token={token} onDead={onDead} />}
    </MailedLink>
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
      <PageHeading isClose title={texts.title} lead={texts.lead} />
      {confirming.isError ? (
        <Notice tone="danger">{explainError(confirming.error, texts.failed)}</Notice>
      ) : null}
      <Button busy={confirming.isPending} className="w-full" onClick={() => confirming.mutate()}>
        {texts.submit}
      </Button>
    </div>
  );
}
