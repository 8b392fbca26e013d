import { finishOidc } from '@dosewise/contract';
import { expect } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';
import { type ForeignProvider, startForeignProvider } from './foreign-provider.ts';
import { newVisitor, type OidcVisitor, outcomeIn } from './oidc-visitor.ts';

/** The end of a login: a session, or the code of a refusal. */
interface Finished {
  readonly status: number;
  readonly code?: string;
  readonly token?: string;
}

/** A provider, and an application that sends people there. */
export interface OidcTest {
  readonly test: TestApp;
  readonly provider: ForeignProvider;
  newVisitor(): OidcVisitor;
  /** The code that a login of `who` ends with. */
  codeFor(visitor: OidcVisitor, who: string, query?: string): Promise<string>;
  /** Sends the code of a login, with what belongs to it. */
  finish(visitor: OidcVisitor, code: string, more?: object): Promise<Finished>;
  /** Logs in as `who` in a browser of their own. */
  logIn(who: string): Promise<Finished & { readonly visitor: OidcVisitor }>;
  close(): Promise<void>;
}

/** Starts both, by the real clock, which the provider has. `settings` are environment variables. */
export async function startOidcTest(
  settings: Record<string, string> = {},
  options: Omit<Parameters<typeof startForeignProvider>[0], 'redirectUri'> = {},
): Promise<OidcTest> {
  const provider = await startForeignProvider({
    redirectUri: 'http://localhost:3000/api/oidc/callback',
    ...options,
  });
  const test = await createTestApp({ ...provider.settings, ...settings });
  test.setNow(Date.now());
  const finish: OidcTest['finish'] = async (visitor, code, more = {}) => {
    const call = { body: { code, ...more } };
    const { status, body } = await test.call(finishOidc, call, { headers: visitor.headers() });
    return { status, ...(body as Omit<Finished, 'status'>) };
  };
  return {
    test,
    provider,
    newVisitor: () => newVisitor(test, provider),
    codeFor: async (visitor, who, query = '') => {
      const { kind, value } = outcomeIn(await visitor.come(who, query));
      expect(kind).toMatch(/^oidc(-confirm|-link)?$/);
      return value;
    },
    finish,
    logIn: async (who) => {
      const visitor = newVisitor(test, provider);
      const { value: code } = outcomeIn(await visitor.come(who));
      return { visitor, ...(await finish(visitor, code)) };
    },
    close: async () => {
      await test.close();
      await provider.close();
    },
  };
}

let count = 0;
/** An id at a provider that no one had before. */
export const newPerson = () => `person-${++count}`;
