interface Lane {
  last: Promise<unknown>;
  count: number;
}

/** Does one piece of work of each name at a time, in the order in which it was asked for. */
export class OneAtATime {
  readonly #lanes = new Map<string, Lane>();

  /** Rejects with ETIMEDOUT, and does nothing, where the turn comes later than `patienceMs`. */
  async run<Result>(
    name: string,
    patienceMs: number,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const lane = this.#lanes.get(name) ?? { last: Promise.resolve(), count: 0 };
    this.#lanes.set(name, lane);
    lane.count += 1;
    const until = performance.now() + patienceMs;
    const mine = lane.last.then(() => {
      if (performance.now() > until)
        throw Object.assign(new Error('No turn.'), { code: 'ETIMEDOUT' });
      return work();
    });
    lane.last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      lane.count -= 1;
      if (lane.count === 0) this.#lanes.delete(name);
    }
  }
}
