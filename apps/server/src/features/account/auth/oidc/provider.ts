import * as client from 'openid-client';
import type { OidcConfig } from '../../../../runtime/config/config.ts';
import { askProvider } from './ask-provider.ts';

/** The reasons why a login at the provider came to nothing, as the page is told. */
export type OidcFailure =
  | 'denied'
  | 'expired'
  | 'forged'
  | 'unreachable'
  | 'refused'
  | 'clock'
  | 'failed';

/** An expected end of a login. It carries nothing of what the provider sent. */
export class ProviderFailure extends Error {
  readonly kind: OidcFailure;

  constructor(kind: OidcFailure) {
    super(`OpenID: ${kind}`);
    this.kind = kind;
  }
}

/** The person whom the provider names, as far as its signature says so. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** As it was given; null: none. */
  readonly email: string | null;
  /** True: the provider says so of this address, and nowhere the contrary. */
  readonly isVerified: boolean;
}

/** The secrets of one login, which its answer has to fit. */
export interface LoginChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** True: the person logs in again, whatever the provider remembers. */
  readonly isFresh: boolean;
}

/** The longest that the provider may take for one answer, in seconds. */
const TIMEOUT_S = 8;
/** The time for which the provider's own description is believed, in ms. */
const DISCOVERED_MS = 60 * 60_000;
/** A minute that clocks may be off, and what is lost to whole seconds and the way, in seconds. */
const CLOCK_TOLERANCE_S = 65;
/** The age of a login that still counts as fresh, in seconds: as long as someone types and touches. */
const FRESH_S = 300;
/** OpenID Connect Core, section 2. */
const MAX_SUBJECT = 255;
/** As ours. */
const MAX_EMAIL = 254;

/** The provider of the settings. It is looked up when someone logs in, and again after it was away. */
export class OidcProvider {
  readonly #config: OidcConfig;
  readonly #redirectUri: string;
  #known: { readonly metadata: client.ServerMetadata; readonly at: number } | null = null;

  constructor(config: OidcConfig, redirectUri: string) {
    this.#config = config;
    this.#redirectUri = redirectUri;
  }

  /** The address at the provider where a login begins. Throws ProviderFailure. */
  async loginUrl({ state, nonce, verifier, isFresh }: LoginChecks, now: number): Promise<URL> {
    return failing(async () =>
      client.buildAuthorizationUrl(await this.#configuration(now), {
        redirect_uri: this.#redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isFresh ? { prompt: 'login', max_age: String(FRESH_S) } : {}),
      }),
    );
  }

  /** The person whose login ended with this answer. Throws ProviderFailure. */
  async identify(
    answer: URLSearchParams,
    { state, nonce, verifier, isFresh }: LoginChecks,
    now: number,
  ): Promise<Identity> {
    return failing(async () => {
      const configuration = await this.#configuration(now);
      const tokens = await client.authorizationCodeGrant(
        configuration,
        new URL(`${this.#redirectUri}?${answer}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(isFresh ? { maxAge: FRESH_S } : {}),
        },
      );
      const claims = tokens.claims();
      if (!claims || !isPlain(claims.sub, MAX_SUBJECT)) throw new ProviderFailure('failed');
      const address = await addressIn(claims, configuration, tokens.access_token);
      return { issuer: claims.iss, subject: claims.sub, ...address };
    });
  }

  /** The library's view of both sides, by the clock of this call. */
  async #configuration(now: number): Promise<client.Configuration> {
    const { clientId, clientSecret } = this.#config;
    const metadata = await this.#discover(now);
    // Without a list it is Basic (OpenID Connect Discovery, section 3).
    const ways = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = ways.includes('client_secret_basic')
      ? client.ClientSecretBasic(clientSecret)
      : client.ClientSecretPost(clientSecret);
    const clocks = {
      [client.clockTolerance]: CLOCK_TOLERANCE_S,
      [client.clockSkew]: Math.round((now - Date.now()) / 1000),
    };
    const configuration = new client.Configuration(metadata, clientId, clocks, authenticate);
    configuration.timeout = TIMEOUT_S;
    configuration[client.customFetch] = askProvider;
    for (const extend of this.#extensions()) extend(configuration);
    // Also what came by the shortest way is held against the provider's published keys.
    client.enableNonRepudiationChecks(configuration);
    return configuration;
  }

  async #discover(now: number): Promise<client.ServerMetadata> {
    if (this.#known && Math.abs(now - this.#known.at) < DISCOVERED_MS) return this.#known.metadata;
    const { issuer, clientId } = this.#config;
    const found = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
      execute: this.#extensions(),
      timeout: TIMEOUT_S,
      [client.customFetch]: askProvider,
    });
    const metadata = found.serverMetadata();
    this.#known = { metadata, at: now };
    return metadata;
  }

  /** An operator who writes http means it: a provider in the same house, or on the same machine. */
  #extensions() {
    return this.#config.issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  }
}

/** The address that the token names, or else the one that the provider tells when it is asked. */
async function addressIn(
  claims: client.IDToken,
  configuration: client.Configuration,
  accessToken: string,
): Promise<Pick<Identity, 'email' | 'isVerified'>> {
  const inToken = readAddress(claims);
  const isWhole = claims.email !== undefined && claims.email_verified !== undefined;
  if (isWhole || configuration.serverMetadata().userinfo_endpoint === undefined) {
    return { email: inToken.email, isVerified: inToken.said === 'verified' };
  }
  try {
    const told = readAddress(await client.fetchUserInfo(configuration, accessToken, claims.sub));
    const named = told.email === null ? inToken : told;
    // Who denies it once means it.
    const isDenied = inToken.said === 'denied' || told.said === 'denied';
    return { email: named.email, isVerified: named.said === 'verified' && !isDenied };
  } catch {
    // Enough for an account that is linked; what no one could be asked about is not believed.
    return { email: inToken.email, isVerified: false };
  }
}

/** An address, and what is said of it. Some providers write the flag as text, some say nothing. */
const readAddress = ({ email, email_verified: flag }: Readonly<Record<string, unknown>>) => ({
  email: typeof email === 'string' && isPlain(email, MAX_EMAIL) ? email : null,
  said: flag === undefined ? 'nothing' : flag === true || flag === 'true' ? 'verified' : 'denied',
});

/** True for a text that can be kept, shown and sent along. */
const isPlain = (text: string, most: number): boolean =>
  text !== '' && text.length <= most && !/\p{Cc}/u.test(text);

async function failing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ProviderFailure ? error : new ProviderFailure(kindOf(error));
  }
}

function kindOf(error: unknown): OidcFailure {
  if (error instanceof client.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'denied';
    return AWAY.includes(error.error) ? 'unreachable' : 'refused';
  }
  // A code that was used, or is over.
  if (error instanceof client.ResponseBodyError) {
    return error.error === 'invalid_grant' ? 'expired' : 'refused';
  }
  if (error instanceof client.WWWAuthenticateChallengeError) return 'refused';
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock';
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') return 'unreachable';
  // What `fetch` throws if there is no answer.
  return error instanceof TypeError && code === null ? 'unreachable' : 'failed';
}

const AWAY = ['server_error', 'temporarily_unavailable'];
