/** An entry of a list by time. */
export interface Listed {
  readonly _id: string;
  readonly date: string;
}

/** Newest first. Of two at the same instant the one added later stands above. */
export const newestFirst = <Entry extends Listed>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date) || (a._id < b._id ? 1 : -1));
