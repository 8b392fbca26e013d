import { setImmediate as afterReading } from 'node:timers/promises';
import { type AppContext, scopeOf } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { hasRowLocks } from '../../db/row-locks.ts';
import { type HandOverTools, loadTemplate } from './hand-over.ts';
import type { DeliveryKey } from './ledger.queries.ts';
import { prepareGroup, type ReadyDelivery } from './prepare-group.ts';
import { type Handed, settleGroup } from './settle-group.ts';

/** One connection's turn at the ledger: what came of its last mail, and which it would send next. */
interface Turn {
  readonly handed: Handed | null;
  readonly next: DeliveryKey | null;
}

interface WaitingTurn extends Turn {
  readonly resolve: (ready: ReadyDelivery | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Transactions at once on PostgreSQL: while one waits for the disk, the next is made ready. */
const MAX_WRITERS = 2;

export type LedgerTurns = (turn: Turn) => Promise<ReadyDelivery | undefined>;

/**
 * Writes the turns of all connections of a worker. Those that come while transactions are on
 * their way to the disk share the next one, so that a mark of each mail's own costs little. A turn
 * resolves to the mail that is now marked as being sent, or to nothing when it may not go.
 */
export function createLedgerTurns(
  context: AppContext,
  tools: HandOverTools,
  workerId: string,
): LedgerTurns {
  const maxWriters = hasRowLocks(context.db) ? MAX_WRITERS : 1;
  let waiting: WaitingTurn[] = [];
  let writers = 0;

  async function write(turns: readonly Turn[]): Promise<Map<string, ReadyDelivery>> {
    const scope = scopeOf(context);
    const handed = turns.flatMap((turn) => turn.handed ?? []);
    const keys = turns.flatMap((turn) => turn.next ?? []);
    const ready = await inTransaction(scope.db, async (db) => {
      await settleGroup({ ...scope, db }, workerId, handed);
      const marked = await prepareGroup({ ...scope, db }, workerId, keys);
      for (const delivery of marked) await loadTemplate(tools, db, delivery);
      return marked;
    });
    return new Map(ready.map((delivery) => [delivery.id, delivery]));
  }

  async function writeWaiting(): Promise<void> {
    if (writers === maxWriters) return;
    writers += 1;
    while (waiting.length > 0) {
      // Replies of the mail server that are there already are read first: SQLite waits for the disk
      // without letting them in, and each mail would otherwise have a transaction of its own.
      for (let before = 0; before < waiting.length; await afterReading()) before = waiting.length;
      const turns = waiting;
      waiting = [];
      if (turns.length === 0) break;
      try {
        const ready = await write(turns);
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
