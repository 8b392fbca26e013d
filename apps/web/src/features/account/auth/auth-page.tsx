import { useState } from 'react';
import { IS_STATIC } from '../../../data/browser/base.ts';
import { readStored } from '../../../data/browser/storage.ts';
import {
  useOidcName,
  usePasskeysWork,
  usePasswordLogin,
  useRegistration,
} from '../../../data/deployment-settings/deployment-settings.ts';
import { navigate, useLocation } from '../../../data/navigation/address.ts';
import { useSecret } from '../../../data/navigation/fragment.ts';
import { PATHS, pathAfterLogin } from '../../../data/navigation/paths.ts';
import { useAuth, useIsLocal } from '../../../data/session/session.ts';
import { Button, buttonClass } from '../../../kit/buttons/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { PageHeading } from '../../../kit/layout/page-heading.tsx';
import { lazyPart } from '../../../kit/loading/lazy-part.tsx';
import { QueryProvider } from '../../../parts/loading/query-provider.tsx';
import { Link, Redirect } from '../../../parts/navigation/link.tsx';
import { BeginLocal } from '../../../parts/session/begin-local.tsx';
import { StorageNote } from '../../../parts/session/notes.tsx';
import { texts as sessionTexts } from '../../../parts/session/texts.ts';
import { Unanswered } from '../../../parts/session/unanswered.tsx';
import { type AuthMode, modeFrom } from './auth-form.ts';
import { AuthForm } from './auth-form-card.tsx';
import {
  OidcButton,
  OidcFinish,
  type OidcOutcome,
  sentenceOfOutcome,
  useOidcOutcome,
} from './oidc-login.tsx';
import { texts } from './texts.ts';

const PasskeyLogin = lazyPart(
  async () => (await import('./passkey-login.tsx')).PasskeyLogin,
  <Skeleton className="h-11 rounded-control" />,
  { whenShown: true },
);

/** Logs in or creates an account. Who is logged in already goes on at once. */
export function AuthPage() {
  const { session } = useAuth();
  const { search } = useLocation();
  const mode = modeFrom(search);
  const isLocal = useIsLocal();
  const registration = useRegistration();
  const passkeysWork = usePasskeysWork();
  const invite = useSecret('invite', `${PATHS.login}?${search}`);
  const takesPasswords = usePasswordLogin();
  const oidcName = useOidcName();
  const outcome = useOidcOutcome(search);
  const [failure, setFailure] = useState<string | null>(null);
  const next = pathAfterLogin(search.get('next'));
  const mayRegister = registration === 'open' || (registration === 'invite' && invite !== null);

  // Who has used it without an account comes here for one, and then brings their records along.
  if (IS_STATIC) return <Redirect to={PATHS.home} />;
  const isLoggedIn = session.status === 'user' && !isLocal;
  if (isLoggedIn && outcome !== null && outcome.kind !== 'oidc') {
    return <OidcReturn outcome={outcome} next={search.get('next')} />;
  }
  if (isLoggedIn) {
    const hasLeft = readStored('place') === 'left';
    return <Redirect to={hasLeft ? PATHS.moveIn : next} />;
  }

  const isFinishing = outcome?.kind === 'oidc' && failure === null;
  const oidcFailure =
    outcome?.kind === 'oidc-error' ? sentenceOfOutcome(outcome.value, oidcName) : failure;
  const switchTo = (other: AuthMode) => {
    const changed = new URLSearchParams(search);
    if (other === 'register') changed.set('mode', 'register');
    else changed.delete('mode');
    const query = changed.size === 0 ? '' : `?${changed}`;
    navigate(PATHS.login + query, { replace: true });
  };

  return (
    <Card className="mx-auto my-auto w-full max-w-md">
      <title>{texts.modes[mode].pageTitle}</title>
      {session.status === 'checking' ? (
        session.isUnanswered ? (
          <Unanswered />
        ) : (
          <Loading label={texts.checking}>
            <Skeleton className="h-96" />
          </Loading>
        )
      ) : (
        <>
          {/* The one page that sends visitors here by itself, and not by a link. */}
          {search.get('next') === PATHS.adminReddit ? (
            <Notice tone="danger" className="mb-5">
              {sessionTexts.adminDenied}
            </Notice>
          ) : null}
          {session.status === 'user' ? (
            <p className="mb-5 rounded-control bg-sunken p-4">{texts.bringsRecords}</p>
          ) : session.reason === undefined ? null : (
            <Notice tone="danger" className="mb-5">
              {session.reason}
            </Notice>
          )}
          <StorageNote className="mb-5" />
          <QueryProvider>
            {isFinishing ? (
              <OidcFinish outcome={outcome} next={search.get('next')} onFailed={setFailure} />
            ) : (
              <div className="flex flex-col gap-5">
                {!takesPasswords ? (
                  <PageHeading
                    isClose
                    title={texts.modes.login.title}
                    lead={texts.noPasswordLead}
                  />
                ) : mode === 'register' && !mayRegister ? (
                  <NoRegistration
                    isByInvitation={registration === 'invite'}
                    onLogIn={() => switchTo('login')}
                  />
                ) : (
                  <AuthForm
                    mode={mode}
                    invite={invite}
                    mayRegister={mayRegister}
                    onSwitch={switchTo}
                  />
                )}
                {oidcFailure === null ? null : <Notice tone="danger">{oidcFailure}</Notice>}
                <OidcButton next={next} kind={takesPasswords ? 'secondary' : 'primary'} />
                {(mode === 'login' || !takesPasswords) && passkeysWork ? <PasskeyLogin /> : null}
                <BeginLocal />
              </div>
            )}
          </QueryProvider>
        </>
      )}
    </Card>
  );
}

/** The way back of someone who is logged in, and went to the provider to confirm or to link. */
function OidcReturn({ outcome, next }: { outcome: OidcOutcome; next: string | null }) {
  const name = useOidcName();
  const [failure, setFailure] = useState<string | null>(null);
  const sentence = outcome.kind === 'oidc-error' ? sentenceOfOutcome(outcome.value, name) : failure;
  return (
    <Card className="mx-auto my-auto w-full max-w-md">
      <title>{texts.modes.login.pageTitle}</title>
      <QueryProvider>
        {sentence === null ? (
          <OidcFinish outcome={outcome} next={next} onFailed={setFailure} />
        ) : (
          <div className="flex flex-col gap-5">
            <Notice tone="danger">{sentence}</Notice>
            <Link to={pathAfterLogin(next)} className={buttonClass('primary')}>
              {texts.goOn}
            </Link>
          </div>
        )}
      </QueryProvider>
    </Card>
  );
}

interface NoRegistrationProps {
  /** Else no one may. */
  readonly isByInvitation: boolean;
  readonly onLogIn: () => void;
}

/** In place of the form where the current user may not create an account. */
function NoRegistration({ isByInvitation, onLogIn }: NoRegistrationProps) {
  const words = isByInvitation ? texts.byInvitation : texts.closed;
  return (
    <EmptyState
      titleAs="h1"
      title={words.title}
      action={<Button onClick={onLogIn}>{texts.modes.register.other}</Button>}
    >
      {words.hint}
    </EmptyState>
  );
}
