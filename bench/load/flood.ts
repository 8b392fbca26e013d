import { setTimeout as sleep } from 'node:timers/promises';
import { Connection, type RawReply, type RawRequest } from '../load.ts';
import { Latencies } from './latencies.ts';

const TICK_MS = 5;
/** Open before it begins, as of people who are there already: it measures requests, not handshakes. */
const CONNECTIONS = 1500;
const OPENED_AT_ONCE = 50;
const GIVE_UP_MS = 20_000;

/** The answers to a flood of requests. */
export interface Flood {
  readonly latencies: Latencies;
  readonly seconds: number;
  /** Requests that were due while every connection was busy. */
  readonly unsent: number;
}

/**
 * Sends `perSecond` requests for `seconds`, whether or not the earlier ones are answered. Times count
 * from when a request was due.
 */
export async function flood(
  port: number,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  next: () => RawRequest,
): Promise<Flood> {
  const latencies = new Latencies();
  const idle = await openConnections(port, next);
  const open = new Set(idle);
  let unsent = 0;
  const send = async (dueAt: number) => {
    const connection = idle.pop();
    if (!connection) {
      unsent += 1;
      return;
    }
    try {
      const reply = await connection.ask(next());
      note(latencies, reply, performance.now() - dueAt);
      idle.push(connection);
    } catch (error) {
      latencies.failed('broken', error instanceof Error ? error.message : String(error));
      open.delete(connection);
    }
  };
  const start = performance.now();
  const under: Promise<void>[] = [];
  for (let sent = 0; performance.now() - start < seconds * 1000; await sleep(TICK_MS)) {
    const due = ((performance.now() - start) / 1000) * perSecond;
    for (; sent < due; sent += 1) under.push(send(start + (sent / perSecond) * 1000));
  }
  const sentFor = (performance.now() - start) / 1000;
  await Promise.race([Promise.all(under), sleep(GIVE_UP_MS, undefined, { ref: false })]);
  for (const connection of open) connection.close();
  return { latencies, seconds: sentFor, unsent };
}

/** Connections that were all used once, a few at a time. */
async function openConnections(port: number, next: () => RawRequest): Promise<Connection[]> {
  const connections: Connection[] = [];
  while (connections.length < CONNECTIONS) {
    const some = Array.from({ length: OPENED_AT_ONCE }, () => new Connection(port));
    await Promise.all(some.map((connection) => connection.ask(next())));
    connections.push(...some);
  }
  return connections;
}

function note(latencies: Latencies, { status, head }: RawReply, ms: number): void {
  if (status < 300) latencies.answered('answered', ms);
  else if (status !== 503) latencies.failed('other', `status ${status}`);
  else if (!/retry-after: \d+/i.test(String(head))) latencies.failed('503', 'no Retry-After');
  else latencies.answered('503, Retry-After', ms);
}

/** Asks again and again after a flood; the time until `inARow` answers came without a refusal. */
export async function timeToRecover(
  port: number,
  next: () => RawRequest,
  inARow = 20,
): Promise<number> {
  const start = performance.now();
  const connection = new Connection(port);
  let firstGood = start;
  for (let good = 0; good < inARow; ) {
    const { status } = await connection.ask(next());
    if (good === 0) firstGood = performance.now();
    good = status < 300 ? good + 1 : 0;
    await sleep(20);
  }
  connection.close();
  return firstGood - start;
}
