import { getOidcLink } from '@dosewise/contract';
import { texts as formTexts } from '../../kit/forms/texts.ts';
import { routeQuery, useQuery } from '../calls/use-query.ts';
import { API_BASE, usePasswordLogin } from '../deployment-settings/deployment-settings.ts';
import type { Path } from '../navigation/paths.ts';

export const oidcLinkQuery = routeQuery(getOidcLink, { staleTime: 0 });

/** True while the account's password counts, or no one knows: then a form asks for it. */
export function useHasPassword(): boolean {
  const counts = usePasswordLogin();
  const { data } = useQuery(oidcLinkQuery);
  return counts && (data?.password ?? true);
}

/** The account's password as a form asks for it; where none counts it is neither asked nor sent. */
export function useOwnPassword() {
  const isAsked = useHasPassword();
  return {
    isAsked,
    errorOf: (password: string) => (isAsked && password === '' ? formTexts.enterPassword : null),
    sent: (password: string) => (isAsked ? { password } : {}),
  };
}

/** The address that leads to the provider, and from there to `to`. `confirm` asks for a fresh login. */
export function oidcStart(to: Path, use: 'login' | 'confirm' = 'login'): string {
  const query = new URLSearchParams({ to, ...(use === 'confirm' && { confirm: '1' }) });
  return `${API_BASE}/oidc/start?${query}`;
}
