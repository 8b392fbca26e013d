import { setTimeout as sleep } from 'node:timers/promises';
import { Connection, type RawRequest, rawRequest } from '../load.ts';
import { oneClick, userPenId, userToken } from '../people.ts';
import { Latencies } from './latencies.ts';

/** The number of the pen that each person takes doses from; the others are used up. */
export const PEN_IN_USE = 90;

/** Time between two things that a person does. */
const THINK_MS = { shortest: 2000, longest: 6000 } as const;

/** Something a person does in the app: one request, or several at once. */
interface Action {
  readonly kind: string;
  readonly requests: readonly RawRequest[];
}

/** The acts of people, and their shares of a hundred. */
const HABITS: readonly (readonly [share: number, act: (user: number) => Action])[] = [
  [40, openDashboard],
  [20, readWeights],
  [15, readSavings],
  [15, logWeight],
  [10, logDose],
];

/** Lets `users` people use the app for `seconds`, each with connections of their own. */
export async function simulateUsers(
  port: number,
  users: number,
  seconds: number,
): Promise<Latencies> {
  const latencies = new Latencies();
  const end = performance.now() + seconds * 1000;
  const live = async (user: number) => {
    const browser = new Browser(port);
    // Nobody begins at the same moment as everybody else.
    await sleep(Math.random() * THINK_MS.longest);
    while (performance.now() < end) {
      await browser.act(nextAction(user, Math.random()), latencies);
      await sleep(THINK_MS.shortest + Math.random() * (THINK_MS.longest - THINK_MS.shortest));
    }
    browser.close();
  };
  await Promise.all(Array.from({ length: users }, (_, user) => live(user)));
  return latencies;
}

/** The requests of what people do, one after the other, of everybody in turn. */
export function userRequests(users: number): () => RawRequest {
  let asked = 0;
  let waiting: readonly RawRequest[] = [];
  return () => {
    const [first, ...rest] =
      waiting.length > 0 ? waiting : nextAction(asked++ % users, Math.random()).requests;
    waiting = rest;
    return first ?? '';
  };
}

/** The next act of `user`; `random` is from 0 to 1. */
function nextAction(user: number, random: number): Action {
  let left = random * 100;
  for (const [share, act] of HABITS) {
    left -= share;
    if (left < 0) return act(user);
  }
  return openDashboard(user);
}

/** A person's browser: as many connections as it has requests at once, kept open. */
class Browser {
  readonly #port: number;
  #connections: Connection[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  /** Does something and notes how long it took until all of it was there. */
  async act({ kind, requests }: Action, latencies: Latencies): Promise<void> {
    while (this.#connections.length < requests.length) {
      this.#connections.push(new Connection(this.#port));
    }
    const start = performance.now();
    try {
      const replies = await Promise.all(
        requests.map((request, n) => this.#connections[n]?.ask(request)),
      );
      const refused = replies.find((reply) => reply && reply.status >= 300);
      if (refused) latencies.failed(kind, `status ${refused.status}`);
      else latencies.answered(kind, performance.now() - start);
    } catch (error) {
      latencies.failed(kind, error instanceof Error ? error.message : String(error));
      this.close();
    }
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
    this.#connections = [];
  }
}

const get = (path: string, user: number) => rawRequest('GET', path, { token: userToken(user) });

function openDashboard(user: number): Action {
  const lists = ['/api/weights?limit=2000', '/api/doses', '/api/symptoms'];
  return { kind: 'dashboard (3)', requests: lists.map((path) => get(path, user)) };
}

function readWeights(user: number): Action {
  return { kind: 'weights', requests: [get('/api/weights?limit=2000', user)] };
}

function readSavings(user: number): Action {
  return { kind: 'savings', requests: [get('/api/cost-savings', user)] };
}

function logWeight(user: number): Action {
  const body = { date: new Date().toISOString(), weightKg: 82.4 };
  return { kind: 'log a weight', requests: [write('/api/weights', user, body)] };
}

function logDose(user: number): Action {
  const body = oneClick(userPenId(user, PEN_IN_USE), new Date(Date.now() - 60_000));
  return { kind: 'log a dose', requests: [write('/api/doses', user, body)] };
}

let written = 0;

function write(path: string, user: number, body: object): RawRequest {
  written += 1;
  return rawRequest('POST', path, {
    token: userToken(user),
    body: JSON.stringify(body),
    idempotencyKey: `load-${written}`,
  });
}
