/** Work that a process repeats in the background. */
export interface Rounds {
  /** Ends it once the round in hand is done. */
  stop(): Promise<void>;
}

interface RoundsOptions {
  /** One round. It asks `isStopping` between its parts. */
  readonly round: (isStopping: () => boolean) => Promise<void>;
  /** Is told of a failed round, which is tried again at the next. */
  readonly onError: (error: unknown) => void;
  readonly intervalMs: number;
}

/** Begins at once, and again at every interval unless a round is still under way. */
export function startRounds({ round, onError, intervalMs }: RoundsOptions): Rounds {
  let isStopping = false;
  let current: Promise<void> | null = null;
  const begin = () => {
    current ??= round(() => isStopping)
      .catch(onError)
      .finally(() => {
        current = null;
      });
  };
  const timer = setInterval(begin, intervalMs);
  timer.unref();
  begin();
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await current;
    },
  };
}
