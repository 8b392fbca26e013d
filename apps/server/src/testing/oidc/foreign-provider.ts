import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Someone whom the provider knows, by what it says of them. */
export interface Person {
  readonly email?: string;
  readonly email_verified?: unknown;
  /** The claims of the token, where it names an address and says something else. */
  readonly inToken?: Omit<Person, 'inToken'>;
}

interface Options {
  /** The address of ours that it may lead back to. */
  readonly redirectUri: string;
  /** The only way in which it lets us say who we are. */
  readonly authentication?: 'client_secret_basic' | 'client_secret_post';
  /** True: the token names the address; else one has to ask for it. */
  readonly addressInToken?: boolean;
  /** The life of a token, in seconds. */
  readonly tokenLivesS?: number;
}

/** An OpenID provider that someone else wrote (`oidc-provider`), at an address of its own. */
export interface ForeignProvider {
  readonly issuer: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Those whom it knows, by their id there; who is not among them gets an address of that name. */
  readonly people: Map<string, Person>;
  /** Paths that were asked for, in their order. */
  readonly asked: string[];
  /** Lets no one reach it any more. */
  stop(): Promise<void>;
  /** Answers again, at the same address. */
  startAgain(): Promise<void>;
  close(): Promise<void>;
}

const CLIENT = { id: 'dosewise', secret: 'a secret: with a colon & more' };

/** Starts the provider. Anyone who comes types the id that they have there, or says no. */
export async function startForeignProvider(options: Options): Promise<ForeignProvider> {
  const people = new Map<string, Person>();
  const asked: string[] = [];
  let answer = (_request: IncomingMessage, response: ServerResponse): unknown => response.end();
  const listen = (at: number): Promise<Server> =>
    new Promise((resolve) => {
      const server = createServer((request, response) => {
        asked.push(new URL(request.url ?? '', 'http://localhost').pathname);
        answer(request, response);
      });
      server.listen(at, '127.0.0.1', () => resolve(server));
    });
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = newProvider(issuer, people, options);
  const handle = provider.callback();
  answer = (request, response) =>
    request.url?.startsWith('/interaction/')
      ? answerInteraction(provider, request, response)
      : handle(request, response);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'The House',
    },
    people,
    asked,
    stop,
    startAgain: async () => {
      server = await listen(port);
    },
    close: stop,
  };
}

function newProvider(
  issuer: string,
  people: ReadonlyMap<string, Person>,
  { redirectUri, authentication = 'client_secret_basic', addressInToken, tokenLivesS }: Options,
): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: authentication,
      },
    ],
    clientAuthMethods: [authentication],
    jwks: { keys: [jwk] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: !addressInToken,
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: tokenLivesS ?? 600,
      Interaction: 600,
      Session: 600,
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: (use) => {
        const { inToken, ...told } = people.get(id) ?? { email: `${id}@example.com` };
        return { sub: id, ...(use === 'id_token' ? (inToken ?? told) : told) };
      },
    }),
    // No one is asked what may be told: that is the provider's business.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      const clientId = oidc.client?.clientId;
      if (accountId === undefined || clientId === undefined) return undefined;
      const grant = new provider.Grant({ accountId, clientId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  return provider;
}

const PAGE = `<!doctype html><html lang="en"><title>The House</title>
<form method="post"><label>Your name here <input name="login"></label>
<button>Let me in</button> <button name="deny" value="1">No</button></form></html>`;

async function answerInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html');
    response.end(PAGE);
    return;
  }
  let body = '';
  for await (const piece of request) body += piece;
  const fields = new URLSearchParams(body);
  await provider.interactionFinished(
    request,
    response,
    fields.has('deny')
      ? { error: 'access_denied' }
      : { login: { accountId: fields.get('login') ?? '' } },
    { mergeWithLastSubmission: false },
  );
}
