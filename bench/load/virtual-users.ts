import { setTimeout as sleep } from 'node:timers/promises';
import { Connection } from '../load.ts';
import { Latencies } from './latencies.ts';
import { type Action, nextAction } from './user-actions.ts';

/** Time between two things that a person does. */
const THINK_MS = { shortest: 2000, longest: 6000 } as const;

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
