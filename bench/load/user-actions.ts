import { type RawRequest, rawRequest } from '../load.ts';
import { penIdOf, tokenOf } from '../people.ts';

/** The number of the pen that each person takes doses from; the others are used up. */
export const PEN_IN_USE = 90;

/** Something a person does in the app: one request, or several at once. */
export interface Action {
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

/** The next act of `user`; `random` is from 0 to 1. */
export function nextAction(user: number, random: number): Action {
  let left = random * 100;
  for (const [share, act] of HABITS) {
    left -= share;
    if (left < 0) return act(user);
  }
  return openDashboard(user);
}

const get = (path: string, user: number) => rawRequest('GET', path, { token: tokenOf(user) });

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
  const body = {
    penId: penIdOf(user, PEN_IN_USE),
    doseType: 'standard',
    clicks: 1,
    date: new Date(Date.now() - 60_000).toISOString(),
    injectionLocation: 'abdomen',
    injectionSubLocation: 'left_lower',
    painLevel: 1,
  };
  return { kind: 'log a dose', requests: [write('/api/doses', user, body)] };
}

let written = 0;

function write(path: string, user: number, body: object): RawRequest {
  written += 1;
  return rawRequest('POST', path, {
    token: tokenOf(user),
    body: JSON.stringify(body),
    idempotencyKey: `load-${written}`,
  });
}
