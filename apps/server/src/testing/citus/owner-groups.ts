/** Sets of things of which one after the other turns out to be the same. */
export class OwnerGroups {
  readonly #parents = new Map<string, string>();

  /** The one that stands for the whole set. */
  of(owner: string): string {
    const parent = this.#parents.get(owner);
    return parent === undefined ? owner : this.of(parent);
  }

  join(one: string, other: string): void {
    const [from, to] = [this.of(one), this.of(other)];
    if (from !== to) this.#parents.set(from, to);
  }
}
