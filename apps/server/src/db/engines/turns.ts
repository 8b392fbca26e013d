/** Gives something to one at a time, in the order in which they asked. */
export class Turns {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  /** Resolves when it is the caller's turn, who ends it with `end`. */
  begin(): Promise<void> | undefined {
    if (this.#isTaken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return undefined;
  }

  end(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
