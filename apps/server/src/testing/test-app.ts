import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RouteCall, RouteDefinition, RouteReply } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { newId } from '../create-context.ts';
import type { WholeDatabase } from '../db/database.ts';
import type { DatabaseLocation } from '../db/engines/open-database.ts';
import type { AppContext } from '../outgoing/channels/app-context.ts';
import { createMailTransport } from '../outgoing/channels/email/transport/mail-transport.ts';
import { createSendingTools } from '../outgoing/channels/sending-tools.ts';
import { type Config, readConfig } from '../runtime/config/config.ts';
import { API_PREFIX } from '../runtime/http/api-prefix.ts';
import { HeavyTurns } from '../runtime/http/heavy/heavy-turns.ts';
import { createTestDatabase, type TestDatabase } from './databases.ts';

/** A reply as tests look at it. */
export interface TestReply<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Record<string, unknown>;
}

interface CallOptions {
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

/** The real application over a database of its own, with a clock that the test sets. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: WholeDatabase;
  readonly location: DatabaseLocation;
  readonly context: AppContext;
  setNow(instant: number | string): void;
  /** Calls a contract route. The body may be anything, since tests also send junk. */
  call<const R extends RouteDefinition>(
    route: R,
    input: Partial<RouteCall<R>> | Record<string, unknown>,
    options?: CallOptions,
  ): Promise<TestReply<RouteReply<R>>>;
  close(): Promise<void>;
}

/** The instant at which every test starts. */
export const TEST_NOW = Date.UTC(2026, 10, 21, 12);

/** Settings of a server that sends mail. No one is there: mails wait in the ledger. */
export const SENDS_MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'mail@example.com' };

/** Nothing is there: reading hundreds of built files takes longer than all else at an application's start. */
const NO_PAGES = join(import.meta.dirname, 'no-pages');

/**
 * Builds a test application that serves no pages; `settings` are environment variables. It drops its
 * database.
 */
export const createTestApp = (
  settings: Record<string, string> = {},
  given?: TestDatabase,
): Promise<TestApp> => createApp(settings, given, NO_PAGES);

/** The same with the built pages, for what a browser asks for at their addresses. */
export const createTestAppWithPages = (settings: Record<string, string> = {}): Promise<TestApp> =>
  createApp(settings);

async function createApp(
  settings: Record<string, string>,
  given?: TestDatabase,
  webRoot?: string,
): Promise<TestApp> {
  const database = given ?? (await createTestDatabase());
  let now = TEST_NOW;
  const read = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', ...settings });
  const config: Config = {
    ...read,
    database: database.location,
    outbox: join(tmpdir(), `dosewise-outbox-${newId()}`),
    backups: { ...read.backups, folder: join(tmpdir(), `dosewise-backups-${newId()}`) },
  };
  const mailTransport = createMailTransport(config);
  const { db } = database;
  const sending = createSendingTools({ config, db, now: () => now });
  const context: AppContext = {
    config,
    db,
    mailTransport,
    sending,
    heavyTurns: new HeavyTurns(),
    heavyThread: null,
    now: () => now,
    newId,
  };
  const app = await buildApp(context, webRoot);
  await app.ready();
  return {
    app,
    db: database.db,
    location: database.location,
    context,
    setNow: (instant) => {
      now = typeof instant === 'number' ? instant : Date.parse(instant);
    },
    call: (route, input, options) => callRoute(app, route, input, options),
    close: async () => {
      await app.close();
      mailTransport.close();
      sending.close();
      for (const folder of [config.outbox, config.backups.folder]) {
        rmSync(folder, { recursive: true, force: true });
      }
      await database.drop();
    },
  };
}

async function callRoute<R extends RouteDefinition>(
  app: FastifyInstance,
  route: R,
  input: { params?: unknown; query?: unknown; body?: unknown },
  options: CallOptions = {},
): Promise<TestReply<RouteReply<R>>> {
  const reply = await app.inject({
    method: route.method,
    url: API_PREFIX + fillPath(route.path, (input.params ?? {}) as Record<string, string>),
    query: (input.query ?? {}) as Record<string, string>,
    headers: {
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...options.headers,
    },
    ...(input.body === undefined ? {} : { payload: input.body as object }),
  });
  const body = reply.body ? reply.json() : undefined;
  return { status: reply.statusCode, body, headers: reply.headers };
}

/** Puts `params` into a contract path such as `/pens/:id`. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
}
