import { setTimeout as sleep } from 'node:timers/promises';
import { Connection, rawRequest } from '../load.ts';
import { tokenOf } from '../people.ts';

const CONNECTIONS = 4;
const IMPORT_BYTES = 8 * 1024 * 1024 - 64;
const ASK_EVERY_MS = 10;

/** The harm that imports which hold nothing but rubbish do to somebody else. */
export interface HostileImports {
  readonly rows: string;
  readonly statuses: string;
  /** The longest that somebody else waited for the own pens, in ms. */
  readonly longestWaitMs: number;
}

/** Sends the largest imports there may be, of `row` alone, over four connections at once. */
export async function sendHostileImports(port: number, row: string): Promise<HostileImports> {
  const count = Math.floor(IMPORT_BYTES / (row.length + 1));
  const body = `{"entries":[${Array(count).fill(row).join(',')}]}`;
  const request = rawRequest('POST', '/api/weights/bulk', { token: tokenOf(0), body });
  const other = new Connection(port);
  const pens = rawRequest('GET', '/api/pens', { token: tokenOf(1) });
  await other.ask(pens);
  let longestWaitMs = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const start = performance.now();
      await other.ask(pens);
      longestWaitMs = Math.max(longestWaitMs, Math.round(performance.now() - start));
      await sleep(ASK_EVERY_MS);
    }
  })();
  const sending = Array.from({ length: CONNECTIONS }, async () => {
    const connection = new Connection(port);
    const status = await connection.ask(request).then(
      (reply) => String(reply.status),
      () => 'closed',
    );
    connection.close();
    return status;
  });
  const statuses = (await Promise.all(sending)).join(' ');
  isOver = true;
  await asking;
  other.close();
  return { rows: `${count} × ${row.slice(0, 20)}`, statuses, longestWaitMs };
}
