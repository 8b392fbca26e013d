import type { RouteDefinition } from '@dosewise/contract';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import { connectionQueue } from '../../../db/engines/open-database.ts';
import { say } from '../../../languages/speak.ts';
import { API_PREFIX } from '../api-prefix.ts';
import { callerLanguage, languageHeaders } from '../callers/caller-language.ts';
import { sendError } from '../error-handler.ts';

/** The limits beyond which more is asked than can be answered. */
export interface OverloadLimits {
  /** The longest wait of a request behind others that came with it. */
  readonly longestWaitMs: number;
  /** The fewest others behind which such a wait counts. */
  readonly crowd: number;
  /** The time for which it must have been so. A request that waited as long as that is refused at once. */
  readonly graceMs: number;
  /** The most requests that may wait for a connection to the database. */
  readonly mostWaiting: number;
  /** The longest wait of the first of them. */
  readonly longestQueueMs: number;
}

/**
 * A quarter of a second is fifty times what a request takes, and a person notices it. Fewer than 50
 * at once are no crowd, and a machine that stood still for a moment has two seconds to catch up: on a
 * slow one, or behind one long piece of work such as an import, people wait and are answered. 100 who
 * wait for ten connections are 0.1 to 0.3 s of work; where they are more, a second is what a request may
 * wait, twice or three times.
 */
const LIMITS: OverloadLimits = {
  longestWaitMs: 250,
  crowd: 50,
  graceMs: 2000,
  mostWaiting: 100,
  longestQueueMs: 1000,
};

/** The web client adds a random part, so that not all come back at once. */
const RETRY_AFTER_SECONDS = 2;

/** The routes that must answer even then: if we live, and how busy we are. */
const EXEMPT: ReadonlySet<string> = new Set(
  ALL_ROUTES.filter((route: RouteDefinition) => route.answersAlways).map(
    ({ path }) => API_PREFIX + path,
  ),
);

/**
 * Refuses with 503 before any work is done, while more is asked than can be answered, so that those
 * who are let in get their answers in time. Files with hashed names go on: a page that is open needs
 * them to say what is going on.
 */
export function refuseOverload(app: FastifyInstance, db: Database, limits = LIMITS): void {
  const crowd = new Crowd(limits);
  const queue = connectionQueue(db);
  const isQueueFull = () =>
    queue !== undefined &&
    (queue.length >= limits.mostWaiting || queue.waitedMs() >= limits.longestQueueMs);
  app.addHook('onRequest', async (request, reply) => {
    crowd.join();
    if (isExempt(request)) return;
    if (crowd.isTooMuch() || (isApi(request) && isQueueFull())) return refuse(request, reply);
  });
}

/**
 * The requests that one turn of the event loop found on its sockets. All of them were there when the
 * turn began, so the time since then is what the one at hand has waited, at least.
 */
class Crowd {
  readonly #limits: OverloadLimits;
  #size = 0;
  #began = 0;
  #ended = 0;
  /** The beginning of the first of the crowded turns that followed each other up to now. */
  #crowdedSince: number | null = null;

  constructor(limits: OverloadLimits) {
    this.#limits = limits;
  }

  join(): void {
    if (this.#size === 0) this.#beginTurn();
    this.#size += 1;
  }

  isTooMuch(): boolean {
    if (!this.#isCrowded()) return false;
    const now = performance.now();
    return now - (this.#crowdedSince ?? this.#began) >= this.#limits.graceMs;
  }

  #isCrowded(): boolean {
    const { crowd, longestWaitMs } = this.#limits;
    return this.#size > crowd && performance.now() - this.#began > longestWaitMs;
  }

  #beginTurn(): void {
    this.#began = performance.now();
    if (this.#began - this.#ended > this.#limits.longestWaitMs) this.#crowdedSince = null;
    // Runs when this turn has read every socket.
    setImmediate(() => {
      this.#crowdedSince = this.#isCrowded() ? (this.#crowdedSince ?? this.#began) : null;
      this.#ended = performance.now();
      this.#size = 0;
    });
  }
}

const isApi = (request: FastifyRequest) => request.url.startsWith(`${API_PREFIX}/`);

function isExempt(request: FastifyRequest): boolean {
  return EXEMPT.has(request.routeOptions.url ?? '') || request.url.startsWith('/assets/');
}

/** The contract's error, or to anyone who opens a page its sentence. */
function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = new AppError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (isApi(request)) return sendError(request, reply, error);
  const language = callerLanguage(request);
  return reply
    .status(error.status)
    .type('text/plain; charset=utf-8')
    .headers({ 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' })
    .headers(languageHeaders(language))
    .send(say(error.sentence, language));
}
