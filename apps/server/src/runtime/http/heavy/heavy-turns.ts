import { AppError } from '../../../app-error.ts';
import { Turns } from '../../../db/engines/turns.ts';
import { texts } from '../texts.ts';

/** Pieces of heavy work that may wait for their turn at most. */
interface QueueLimits {
  readonly inAll: number;
  /** Of one user, besides the one under way: every download of the page Export, pressed at once. */
  readonly ofUser: number;
}

/** None takes more than two seconds, so that the last of them is still waited for. */
const LIMITS: QueueLimits = { inAll: 10, ofUser: 5 };
const RETRY_AFTER_SECONDS = 5;

/** A piece of heavy work that has its turn. */
export interface HeavyTurn {
  /** Lets others work while this one waits, as for the reader of what it made. */
  pause(): void;
  resume(): Promise<void>;
  /** The end of it; a second one does nothing. */
  end(): void;
}

interface WorkOfUser {
  readonly turns: Turns;
  /** Under way and waiting. */
  count: number;
}

/** Heavy work in its order: one piece at a time, and of one user none before the last is over. */
export class HeavyTurns {
  readonly #limits: QueueLimits;
  readonly #turns = new Turns();
  readonly #users = new Map<string, WorkOfUser>();
  #waiting = 0;

  constructor(limits = LIMITS) {
    this.#limits = limits;
  }

  /** Waits for a turn of `user`. Throws `overloaded` where too many wait already. */
  async begin(user: string): Promise<HeavyTurn> {
    const own = this.#users.get(user) ?? { turns: new Turns(), count: 0 };
    if (own.count > this.#limits.ofUser) throw busy();
    own.count += 1;
    this.#users.set(user, own);
    const leave = () => {
      own.turns.end();
      own.count -= 1;
      if (own.count === 0) this.#users.delete(user);
    };
    await own.turns.begin();
    if (this.#waiting >= this.#limits.inAll) {
      leave();
      throw busy();
    }
    this.#waiting += 1;
    await this.#turns.begin();
    this.#waiting -= 1;
    return this.#turnThatEnds(leave);
  }

  #turnThatEnds(leave: () => void): HeavyTurn {
    let state: 'working' | 'paused' | 'over' = 'working';
    return {
      pause: () => {
        if (state !== 'working') return;
        state = 'paused';
        this.#turns.end();
      },
      resume: async () => {
        if (state !== 'paused') return;
        await this.#turns.begin();
        // Anyone who waited for the work may have left meanwhile.
        if (state === 'paused') state = 'working';
        else this.#turns.end();
      },
      end: () => {
        if (state === 'over') return;
        if (state === 'working') this.#turns.end();
        state = 'over';
        leave();
      },
    };
  }
}

const busy = () =>
  new AppError('overloaded', {
    sentence: texts.heavyWork,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/**
 * The same pieces, of which the first is there: an error up to it is answered as any other. While a piece
 * waits for its reader, others have the turn.
 */
export async function begun<Piece>(
  pieces: AsyncIterable<Piece>,
  turn: HeavyTurn | null,
): Promise<AsyncIterable<Piece>> {
  const all = pieces[Symbol.asyncIterator]();
  const first = await all.next().catch((error: unknown) => {
    turn?.end();
    throw error;
  });
  turn?.pause();
  return (async function* () {
    try {
      for (let piece = first; !piece.done; ) {
        yield piece.value;
        await turn?.resume();
        piece = await all.next();
        turn?.pause();
      }
    } finally {
      turn?.end();
      // Also when the caller hung up before the end.
      await all.return?.();
    }
  })();
}
