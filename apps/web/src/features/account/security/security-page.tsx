import { PATHS } from '../../../navigation/paths.ts';
import { RequireLogin } from '../../../session/require-login.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { texts } from './texts.ts';

const SessionsCard = lazyPart(
  async () => (await import('./sessions-card.tsx')).SessionsCard,
  <CardSkeleton />,
);

const SecondFactorCard = lazyPart(
  async () => (await import('./second-factor-card.tsx')).SecondFactorCard,
  <CardSkeleton />,
);

const AddressCard = lazyPart(
  async () => (await import('./address-card.tsx')).AddressCard,
  <CardSkeleton />,
);

const PasskeysCard = lazyPart(
  async () => (await import('./passkeys-card.tsx')).PasskeysCard,
  <CardSkeleton />,
);

const TokensCard = lazyPart(
  async () => (await import('./tokens-card.tsx')).TokensCard,
  <CardSkeleton />,
);

/** The ways into the account: a column of cards, each of which loads by itself. */
export function SecurityPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.security}
        skeleton={<SecuritySkeleton />}
      >
        {({ email }) => (
          <>
            <Heading />
            <SessionsCard />
            <AddressCard email={email} />
            <PasskeysCard />
            <SecondFactorCard />
            <TokensCard />
          </>
        )}
      </RequireLogin>
    </>
  );
}

function Heading() {
  return (
    <div className="flex flex-col gap-2">
      <h1 className="text-title">{texts.title}</h1>
      <p className="max-w-prose text-quiet">{texts.lead}</p>
    </div>
  );
}

function CardSkeleton() {
  return <Skeleton className="h-64 rounded-card" />;
}

/** The outline of the screen. */
function SecuritySkeleton() {
  return (
    <>
      <Heading />
      <Loading label={texts.loading}>
        <CardSkeleton />
      </Loading>
    </>
  );
}
