import type { TestApp } from '../test-app.ts';
import type { ForeignProvider } from './foreign-provider.ts';

/** A browser that keeps the cookies of both sides and follows redirects by hand. */
export interface OidcVisitor {
  /** Our cookie, as the browser sends it. */
  readonly headers: () => { cookie: string };
  /** Asks our server for a path; the address that it leads to. */
  visit(path: string): Promise<string>;
  /** Logs in at the provider as `who`; the address of ours that it leads back to. Null: says no. */
  logInThere(at: string, who: string | null): Promise<string>;
  /** All of it: from our button to the address with what came of it. The provider remembers no one. */
  come(who: string | null, query?: string): Promise<string>;
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';

export function newVisitor(test: TestApp, provider: ForeignProvider): OidcVisitor {
  let ours = '';
  const theirs = new Map<string, string>();

  const visit = async (path: string) => {
    const reply = await test.app.inject({
      url: path,
      headers: { cookie: ours, 'user-agent': FIREFOX },
    });
    const cookie = reply.headers['set-cookie'];
    if (typeof cookie === 'string') ours = cookie.split(';')[0] ?? '';
    return reply.headers.location ?? `status ${reply.statusCode}`;
  };

  const logInThere = async (at: string, who: string | null) => {
    let url = new URL(at);
    let body: URLSearchParams | null = null;
    for (let hops = 0; hops < 10; hops += 1) {
      const reply = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...theirs].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body ? { method: 'POST', body } : {}),
      });
      for (const cookie of reply.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        theirs.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const location = reply.headers.get('location');
      // Its form.
      body =
        location === null
          ? new URLSearchParams(who === null ? { deny: '1' } : { login: who })
          : null;
      if (location === null) continue;
      url = new URL(location, url);
      if (url.origin !== provider.issuer) return url.pathname + url.search;
    }
    throw new Error('The provider led nowhere.');
  };

  return {
    headers: () => ({ cookie: ours }),
    visit,
    logInThere,
    come: async (who, query = '') => {
      const away = await visit(`/api/oidc/start${query}`);
      if (!away.startsWith(provider.issuer)) return away;
      theirs.clear();
      return visit(await logInThere(away, who));
    },
  };
}

/** The part behind the `#` of an address: what came of a login, and its code. */
export function outcomeIn(address: string): { readonly kind: string; readonly value: string } {
  const [[kind = '', value = ''] = []] = new URLSearchParams(address.split('#')[1] ?? '');
  return { kind, value };
}
