import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  answerAuthorize,
  answerRevoke,
  answerSearch,
  answerToken,
  CLIENT_ID,
  CLIENT_SECRET,
  checkUserAgent,
  endGrants,
  type FakePost,
  type FakeReply,
  type FakeState,
  type Fields,
  isOurClient,
  listingChild,
  quotaHeaders,
  USER_AGENT,
} from './fake-reddit-answers.ts';

/** One answer of an endpoint: other than usual, or as usual but only after `held`. */
export type FakeFault =
  | FakeReply
  | { readonly held: Promise<void> }
  | 'oauth_error'
  | 'garbage'
  | 'silence'
  | 'hang_up'
  | 'huge';

type Endpoint = 'token' | 'revoke' | 'search';

/** A server that speaks Reddit's OAuth2 and listings as far as we use them. */
export interface FakeReddit {
  readonly origin: string;
  /** The settings of a Dosewise server that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Every request, in order: method and path, and the fields of its query or form. */
  readonly calls: { readonly to: string; readonly fields: Fields }[];
  /** Mistakes of requests: headers or fields that Reddit would refuse. */
  readonly complaints: readonly string[];
  /** Sets the finds of a search: posts, or anything else to put between them. */
  setPosts(posts: readonly (FakePost | { readonly raw: unknown })[]): void;
  /** Sets the calls that later searches say are left, and the seconds until there are more. */
  setQuota(remaining: string, reset: string): void;
  /** Answers the next calls of an endpoint with these, one each. */
  fail(endpoint: Endpoint, ...faults: readonly FakeFault[]): void;
  /** True: the person at Reddit declines. */
  setDeclines(declines: boolean): void;
  /** True: each refresh token is good for one use. */
  setRotates(rotates: boolean): void;
  expireAccessTokens(): void;
  /** Ends every grant, as the account's owner can at Reddit. */
  endGrants(): void;
  hasGrants(): boolean;
  close(): Promise<void>;
}

const HUGE_CHUNK = ' '.repeat(256 * 1024);

const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'POST /api/v1/access_token': 'token',
  'POST /api/v1/revoke_token': 'revoke',
  'GET /search': 'search',
};

interface Running extends FakeState {
  readonly calls: { to: string; fields: Fields }[];
  readonly faults: Record<Endpoint, FakeFault[]>;
}

/** Starts a fake Reddit on a free port of this machine. */
export async function startFakeReddit(): Promise<FakeReddit> {
  const fakeReddit = newReddit();
  const server = createServer((request, response) => {
    handle(fakeReddit, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    settings: {
      REDDIT_CLIENT_ID: CLIENT_ID,
      REDDIT_CLIENT_SECRET: CLIENT_SECRET,
      REDDIT_USER_AGENT: USER_AGENT,
      REDDIT_AUTH_URL: origin,
      REDDIT_API_URL: origin,
    },
    ...controlsOf(fakeReddit),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function newReddit(): Running {
  return {
    calls: [],
    complaints: [],
    codes: new Map(),
    accessTokens: new Set(),
    refreshTokens: new Set(),
    faults: { token: [], revoke: [], search: [] },
    children: [],
    quota: quotaHeaders('99.0', '600'),
    isDeclining: false,
    isRotating: false,
  };
}

function controlsOf(fakeReddit: Running): Omit<FakeReddit, 'origin' | 'settings' | 'close'> {
  return {
    calls: fakeReddit.calls,
    complaints: fakeReddit.complaints,
    setPosts: (posts) => {
      fakeReddit.children = posts.map((post) => ('raw' in post ? post.raw : listingChild(post)));
    },
    setQuota: (remaining, reset) => {
      fakeReddit.quota = quotaHeaders(remaining, reset);
    },
    fail: (endpoint, ...faults) => {
      fakeReddit.faults[endpoint].push(...faults);
    },
    setDeclines: (declines) => {
      fakeReddit.isDeclining = declines;
    },
    setRotates: (rotates) => {
      fakeReddit.isRotating = rotates;
    },
    expireAccessTokens: () => fakeReddit.accessTokens.clear(),
    endGrants: () => endGrants(fakeReddit),
    hasGrants: () => fakeReddit.refreshTokens.size > 0,
  };
}

async function handle(fakeReddit: Running, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://fake-reddit');
  const form = new URLSearchParams(await readBody(request));
  const to = `${request.method} ${url.pathname}`;
  const fields = Object.fromEntries(request.method === 'GET' ? url.searchParams : form);
  fakeReddit.calls.push({ to, fields });
  const endpoint = ENDPOINTS[to];
  if (endpoint) checkUserAgent(fakeReddit, request);
  const fault = endpoint && fakeReddit.faults[endpoint].shift();
  if (fault && !isHeld(fault)) return misbehave(fault, response);
  const reply = answer(fakeReddit, to, fields, request);
  await fault?.held;
  send(response, reply);
}

function answer(
  fakeReddit: Running,
  to: string,
  fields: Fields,
  request: IncomingMessage,
): FakeReply {
  // A browser comes here, so its name is not ours.
  if (to === 'GET /api/v1/authorize') return answerAuthorize(fakeReddit, fields);
  const endpoint = ENDPOINTS[to];
  if (endpoint === 'search') return answerSearch(fakeReddit, fields, request.headers.authorization);
  if (endpoint && !isOurClient(fakeReddit, request)) return { status: 401, body: { error: 401 } };
  if (endpoint === 'token') return answerToken(fakeReddit, fields);
  if (endpoint === 'revoke') return answerRevoke(fakeReddit, fields);
  fakeReddit.complaints.push(`unknown: ${to}`);
  return { status: 404, body: { message: 'Not Found', error: 404 } };
}

const isHeld = (fault: FakeFault) => typeof fault === 'object' && 'held' in fault;

function misbehave(
  fault: Exclude<FakeFault, { held: Promise<void> }>,
  response: ServerResponse,
): void {
  if (fault === 'silence') return;
  if (fault === 'hang_up') response.destroy();
  else if (fault === 'garbage') response.writeHead(200).end('<!doctype html><p>Whoa there!</p>');
  else if (fault === 'oauth_error')
    send(response, { status: 200, body: { error: 'invalid_grant' } });
  else if (fault === 'huge') pourOut(response);
  else send(response, fault);
}

/** Sends without end until the other side has had enough. */
function pourOut(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const pour = () => {
    while (!response.destroyed && response.write(HUGE_CHUNK));
    response.once('drain', pour);
  };
  pour();
}

function send(response: ServerResponse, { status, headers, body }: FakeReply): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
