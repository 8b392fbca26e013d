import { acceptInvitation, type Invitation } from '@dosewise/contract';
import { type ReactElement, useEffect } from 'react';
import { writeTab } from '../../../data/browser/storage.ts';
import { call } from '../../../data/calls/api-client.ts';
import { ApiError } from '../../../data/calls/api-error.ts';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { loginPath, PATHS, registerPath } from '../../../data/navigation/paths.ts';
import { invitationQuery } from '../../../data/people/people-query.ts';
import { personName } from '../../../data/people/person-name.ts';
import { logOut, useAuth } from '../../../data/session/session.ts';
import { Button, buttonClass } from '../../../kit/buttons/button.tsx';
import { DeadEnd } from '../../../kit/feedback/dead-end.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { formatCalendarDay } from '../../../languages/formats/dates.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { Loaded } from '../../../parts/loading/loaded.tsx';
import { QueryProvider } from '../../../parts/loading/query-provider.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { texts } from './texts.ts';

interface InvitedProps {
  readonly token: string;
  /** The invitation is accepted, dead or put off. */
  readonly onDone: () => void;
}

/** The page of an invitation for who is not logged in: who invites to what, and the ways to accept it. */
export function InvitedVisitor(props: InvitedProps) {
  return (
    <Card className="mx-auto my-auto w-full max-w-md">
      <QueryProvider>
        <LoadedInvitation {...props}>
          {(invitation) => <WaysIn invitation={invitation} token={props.token} />}
        </LoadedInvitation>
      </QueryProvider>
    </Card>
  );
}

/** The same on the page of people, for who is logged in. */
export function InvitationCard(props: InvitedProps) {
  return (
    <Card>
      <LoadedInvitation {...props}>
        {(invitation) => <Answer invitation={invitation} {...props} />}
      </LoadedInvitation>
    </Card>
  );
}

interface LoadedInvitationProps extends InvitedProps {
  readonly children: (invitation: Invitation) => ReactElement;
}

function LoadedInvitation({ token, onDone, children }: LoadedInvitationProps) {
  const query = useQuery(invitationQuery(token));
  const invited = query.data?.invited;
  // The login and the form for an account begin with the address that may accept.
  useEffect(() => {
    if (invited !== undefined) writeTab('invited', invited);
  }, [invited]);
  if (query.error instanceof ApiError && query.error.code === 'invitation_dead') {
    return (
      <DeadEnd
        title={texts.invitation.dead}
        action={<Button onClick={onDone}>{texts.invitation.goOn}</Button>}
      >
        {texts.invitation.deadHint}
      </DeadEnd>
    );
  }
  return (
    <Loaded
      query={query}
      failed={texts.invitation.loadFailed}
      skeleton={<Skeleton className="h-48" />}
    >
      {children}
    </Loaded>
  );
}

/** The offer of an invitation: who invites to what, until when. */
function Offer({ invitation: { email, name, role, until }, titleAs: Title }: OfferProps) {
  return (
    <div className="flex flex-col gap-2">
      <Title className="text-lead font-semibold wrap-anywhere">
        {texts.invitation.title(personName({ name, email }))}
      </Title>
      {name ? <p className="text-small text-quiet wrap-anywhere">{email}</p> : null}
      <p>
        <span>{texts.invitation.rights[role]}</span>{' '}
        <span>{texts.invitation.lasts(until === null ? null : formatCalendarDay(until))}</span>
      </p>
    </div>
  );
}

interface OfferProps {
  readonly invitation: Invitation;
  readonly titleAs: 'h1' | 'h2';
}

interface WaysInProps {
  readonly invitation: Invitation;
  readonly token: string;
}

function WaysIn({ invitation, token }: WaysInProps) {
  const { mayRegister } = invitation;
  const words = texts.invitation;
  const invited = isolated(invitation.invited);
  return (
    <div className="flex flex-col gap-5">
      <Offer invitation={invitation} titleAs="h1" />
      <p className="wrap-anywhere">
        {mayRegister ? words.comeIn(invited) : words.logInFirst(invited)}
      </p>
      <div className="flex flex-col gap-3">
        {mayRegister ? (
          <Link
            to={`${registerPath(PATHS.people)}#invite=${token}`}
            className={buttonClass('primary')}
          >
            {words.register}
          </Link>
        ) : null}
        <Link
          to={loginPath(PATHS.people)}
          className={buttonClass(mayRegister ? 'secondary' : 'primary')}
        >
          {words.logIn}
        </Link>
      </div>
    </div>
  );
}

/** Accepts it, in the account that it is for; another one is told so. */
function Answer({ invitation, token, onDone }: InvitedProps & { readonly invitation: Invitation }) {
  const { session } = useAuth();
  const words = texts.invitation;
  const accepting = useOneAtATime({
    mutationFn: () => call(acceptInvitation, { body: { token } }),
    onSuccess: (person) => {
      showToast({ tone: 'good', message: words.accepted(personName(person)) });
      onDone();
    },
  });
  const own = session.status === 'user' ? (session.person?.ownEmail ?? session.user.email) : '';
  const isForOwn = own === invitation.invited;
  return (
    <div className="flex flex-col gap-4">
      <Offer invitation={invitation} titleAs="h2" />
      {isForOwn ? null : (
        <Notice tone="caution">
          {words.otherAccount(isolated(invitation.invited), isolated(own))}
        </Notice>
      )}
      {accepting.isError ? (
        <Notice tone="danger">{explainError(accepting.error, words.failed)}</Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isForOwn ? (
          <Button busy={accepting.isPending} onClick={() => accepting.mutate()}>
            {words.accept}
          </Button>
        ) : (
          <Button onClick={() => void logOut()}>{words.logOut}</Button>
        )}
        <Button kind="secondary" onClick={onDone}>
          {words.later}
        </Button>
      </div>
    </div>
  );
}
