import { setImmediate as afterReading } from 'node:timers/promises';
import type { Delivery, Sent } from '../channels/channel.ts';
import type { DeliveryKey } from './ledger.queries.ts';

/** One lane's turn at the ledger: what came of its last row, and which it would send next. */
interface Turn {
  readonly sent: Sent | null;
  readonly next: DeliveryKey | null;
}

interface WaitingTurn extends Turn {
  readonly resolve: (ready: Delivery | undefined) => void;
  readonly reject: (error: unknown) => void;
}

export type Turns = (turn: Turn) => Promise<Delivery | undefined>;

interface TurnOptions {
  /** Transactions at once. */
  readonly maxWriters: number;
  /** One transaction: notes what came of some rows and marks others as being sent, by their ids. */
  readonly write: (
    sent: readonly Sent[],
    next: readonly DeliveryKey[],
  ) => Promise<ReadonlyMap<string, Delivery>>;
}

/**
 * Writes the turns of all lanes of a worker. Those that come while transactions are on their way to
 * the disk share the next one, so that a mark of each row's own costs little. A turn resolves to the
 * row that is now marked as being sent, or to nothing when it may not go.
 */
export function createTurns({ maxWriters, write }: TurnOptions): Turns {
  let waiting: WaitingTurn[] = [];
  let writers = 0;

  async function writeWaiting(): Promise<void> {
    if (writers === maxWriters) return;
    writers += 1;
    while (waiting.length > 0) {
      // Replies that are there already are read first: SQLite waits for the disk without letting them
      // in, and each row would otherwise have a transaction of its own.
      for (let before = 0; before < waiting.length; await afterReading()) before = waiting.length;
      const turns = waiting;
      waiting = [];
      if (turns.length === 0) break;
      try {
        const sent = turns.flatMap((turn) => turn.sent ?? []);
        const ready = await write(
          sent,
          turns.flatMap((turn) => turn.next ?? []),
        );
        for (const { next, resolve } of turns) resolve(ready.get(next?.id ?? ''));
      } catch (error) {
        for (const { reject } of turns) reject(error);
      }
    }
    writers -= 1;
  }

  return (turn) =>
    new Promise((resolve, reject) => {
      waiting.push({ ...turn, resolve, reject });
      void writeWaiting();
    });
}
