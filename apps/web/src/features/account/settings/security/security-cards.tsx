import { usePasswordLogin } from '../../../../data/deployment-settings/deployment-settings.ts';
import { AddressCard } from './address-card.tsx';
import { OidcCard } from './oidc-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { texts } from './texts.ts';
import { TokensCard } from './tokens-card.tsx';

/** The ways into the account, a line for each with what it is now; each loads by itself. */
export function SecurityCards({ email }: { email: string }) {
  const takesPasswords = usePasswordLogin();
  return (
    <>
      <p className="max-w-prose text-quiet">{texts.lead}</p>
      <div className="flex flex-col max-lg:divide-y max-lg:divide-line max-lg:rounded-card border-line max-lg:border max-lg:bg-surface lg:gap-6">
        <SessionsCard />
        {takesPasswords ? <PasswordCard email={email} /> : null}
        <AddressCard email={email} />
        <OidcCard />
        <PasskeysCard />
        <SecondFactorCard />
        <TokensCard />
      </div>
    </>
  );
}
