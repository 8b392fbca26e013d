import { existsSync } from 'node:fs';
import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';
import { pipeline } from 'node:stream';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, bodyOfError } from '../../../app-error.ts';
import { MIGRATIONS } from '../../../db/migrations.ts';
import { say } from '../../../languages/speak.ts';
import type { Config } from '../../config/config.ts';
import { callerLanguage, languageHeaders } from '../callers/caller-language.ts';
import { REQUEST_ID } from '../request-ids.ts';
import { texts } from '../texts.ts';
import { PortStream } from './port-stream.ts';

/** A connection for the thread: its end, and who calls. */
export interface HeavyConnection {
  readonly port: MessagePort;
  readonly ip: string;
}

/** The data that the thread is begun with. */
export interface HeavyThreadData {
  readonly config: Config;
  readonly newestMigration: string;
}

/** The last change of the schema that this program knows of. */
export const NEWEST_MIGRATION = Object.keys(MIGRATIONS).at(-1) ?? '';

const PROGRAM = new URL('../../../../server.mjs', import.meta.url);
/** The largest archive takes two thirds of it. */
const MEMORY_MB = 256;
/** It takes some 60 MB, which are given back when no one needs it for this long. */
const IDLE_MS = 5 * 60_000;
/** From the first byte of a request to the first of its reply. A slow upload takes two minutes. */
const LONGEST_MS = 4 * 60_000;
const RETRY_AFTER_SECONDS = 5;

/** The message of the thread that it can take connections. */
export const READY = 'ready';

/** The headers of a request that a route reads, besides those of our own. No others are passed on. */
const PASSED_ON: ReadonlySet<string> = new Set([
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'idempotency-key',
  'user-agent',
]);
/** Begins the names of headers that are our own, as `PERSON_HEADER` is. */
const OUR_OWN = /^(x-)?dosewise-/;

/** Headers of a reply that are about the connection to the thread. */
const OF_A_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
]);

/** A thread, and whether it could begin. */
interface Begun {
  readonly worker: Worker;
  readonly isReady: Promise<boolean>;
}

/**
 * The thread in which the routes of heavy work are answered, so that no one else waits for what takes
 * long. It is the same application over a connection of its own to the database, begun at the first
 * request; these pass on to it as they come, bodies and replies piece by piece.
 */
export class HeavyThread {
  readonly #config: Config;
  #begun: Begun | null = null;
  #open = 0;
  #idle: NodeJS.Timeout | undefined;
  /** True: it could not begin. Its files are gone, or those of another release until the restart. */
  #isUnfit = false;

  constructor(config: Config) {
    this.#config = config;
  }

  /**
   * Begins the thread where there is none. False: it cannot begin, as while an upgrade replaces the files, and
   * the routes answer by themselves.
   */
  async begin(): Promise<boolean> {
    if (this.#isUnfit || (!this.#begun && !existsSync(PROGRAM))) return false;
    return this.#started().isReady;
  }

  /** Answers a request of which nothing but the head was read. The thread has begun. */
  answer(given: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    // Who hung up while the thread began waits for nothing.
    if (reply.raw.destroyed) return;
    try {
      this.#passOn(given, reply);
    } catch {
      refuse(reply, given);
    }
  }

  #passOn(given: FastifyRequest, reply: FastifyReply): void {
    const { raw, ip } = given;
    const framing = framingOf(raw);
    const asked = request({
      method: raw.method,
      path: raw.url,
      headers: { ...passedOn(raw.headers), ...framing, [REQUEST_ID]: given.id },
      createConnection: () => this.#connect(ip),
    });
    const tooLong = setTimeout(() => void this.close(), LONGEST_MS).unref();
    asked.once('response', (answer) => {
      clearTimeout(tooLong);
      reply.raw.writeHead(answer.statusCode ?? 500, withoutConnection(answer.headers));
      pipeline(answer, reply.raw, () => {});
    });
    asked.on('error', () => {
      clearTimeout(tooLong);
      refuse(reply, given);
    });
    reply.raw.once('close', () => {
      clearTimeout(tooLong);
      asked.destroy();
    });
    if (framing) sendBody(raw, asked);
    else asked.end();
  }

  /** Ends the thread with what it has under way. The next request begins another one. */
  async close(): Promise<void> {
    const begun = this.#begun;
    this.#begun = null;
    clearTimeout(this.#idle);
    await begun?.worker.terminate();
  }

  #connect(ip: string): PortStream {
    const { port1, port2 } = new MessageChannel();
    const connection: HeavyConnection = { port: port2, ip };
    this.#started().worker.postMessage(connection, [port2]);
    clearTimeout(this.#idle);
    this.#open += 1;
    return new PortStream(port1).once('close', () => {
      this.#open -= 1;
      if (this.#open === 0) this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    });
  }

  #started(): Begun {
    if (this.#begun) return this.#begun;
    const workerData: HeavyThreadData = {
      config: this.#config,
      newestMigration: NEWEST_MIGRATION,
    };
    const worker = new Worker(PROGRAM, {
      workerData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const { promise: isReady, resolve } = Promise.withResolvers<boolean>();
    const begun: Begun = { worker, isReady };
    let hasBegun = false;
    worker.once('message', () => {
      hasBegun = true;
      resolve(true);
    });
    const forget = () => {
      if (this.#begun === begun) this.#begun = null;
      resolve(false);
    };
    // Its connections close, and their requests are refused.
    worker.on('exit', forget).on('error', () => {
      this.#isUnfit ||= !hasBegun;
      forget();
    });
    worker.unref();
    this.#begun = begun;
    return begun;
  }
}

/** A body that stops coming ends what was asked; one that no one reads any more is let go by. */
function sendBody(raw: FastifyRequest['raw'], asked: ClientRequest): void {
  raw.pipe(asked);
  raw.on('error', () => asked.destroy());
  raw.once('close', () => {
    if (!raw.complete) asked.destroy();
  });
  asked.once('close', () => raw.unpipe(asked).resume());
}

/**
 * The length of a request's body as our own parser has understood it, in the words of this connection; null
 * where there is none, or where no route reads one.
 */
function framingOf({ method, headers }: IncomingMessage): OutgoingHttpHeaders | null {
  if (method === 'GET' || method === 'HEAD') return null;
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  const length = Number(headers['content-length'] ?? 0);
  return length > 0 ? { 'content-length': length } : null;
}

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  only(headers, (name) => PASSED_ON.has(name) || OUR_OWN.test(name));

const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  only(headers, (name) => !OF_A_CONNECTION.has(name));

const only = (headers: IncomingHttpHeaders, isMeant: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isMeant(name)));

function refuse(reply: FastifyReply, request: FastifyRequest): void {
  const { raw } = reply;
  if (raw.headersSent) {
    raw.destroy();
    return;
  }
  const error = new AppError('overloaded', { sentence: texts.heavyWork });
  const language = callerLanguage(request);
  reply.headers({
    ...languageHeaders(language),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
  });
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(error.status);
  raw.end(JSON.stringify(bodyOfError(error, request.id, (said) => say(said, language))));
}
