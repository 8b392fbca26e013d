/** A logged entry as far as injections and plans need to know it. */
export interface DoseEntry {
  readonly id: string;
  /** The time it was taken, epoch ms. */
  readonly at: number;
  readonly doseMg: number;
  /** The planned instant (epoch ms) that it was logged for; null where nobody said one. */
  readonly plannedAt: number | null;
  /** The id of the entry that this one is a further part of; null for one that stands alone or first. */
  readonly partOf: string | null;
}

/** All that went in at once: one entry, or several from one pen after the other. */
export interface Injection<Entry extends DoseEntry = DoseEntry> {
  /** The id of its first entry. */
  readonly id: string;
  /** The time of its first entry, epoch ms. */
  readonly at: number;
  /** The mg of all its entries. */
  readonly doseMg: number;
  readonly plannedAt: number | null;
  /** The first entry, then its parts in the order of time. */
  readonly entries: readonly [Entry, ...Entry[]];
}

/** Most entries of one injection. */
export const MAX_PARTS = 3;

/** The order of entries in time; two of one instant stand in the order of their ids. */
function inOrderOfTime(
  one: Pick<DoseEntry, 'at' | 'id'>,
  other: Pick<DoseEntry, 'at' | 'id'>,
): number {
  if (one.at !== other.at) return one.at - other.at;
  return one.id < other.id ? -1 : Number(one.id !== other.id);
}

/**
 * Joins entries by `partOf` into injections, in the order of time. An entry whose first one is not
 * among them stands alone.
 */
export function joinInjections<Entry extends DoseEntry>(
  entries: readonly Entry[],
): readonly Injection<Entry>[] {
  const sorted = entries.toSorted(inOrderOfTime);
  const firsts = new Set(sorted.flatMap(({ id, partOf }) => (partOf === null ? [id] : [])));
  const partsOf = new Map<string, Entry[]>();
  for (const entry of sorted) {
    if (entry.partOf === null || !firsts.has(entry.partOf)) continue;
    const parts = partsOf.get(entry.partOf);
    if (parts) parts.push(entry);
    else partsOf.set(entry.partOf, [entry]);
  }
  return sorted.flatMap((first): Injection<Entry>[] => {
    if (first.partOf !== null && firsts.has(first.partOf)) return [];
    const parts = partsOf.get(first.id) ?? [];
    return [
      {
        id: first.id,
        at: first.at,
        doseMg: parts.reduce((sum, { doseMg }) => sum + doseMg, first.doseMg),
        plannedAt:
          first.plannedAt ?? parts.find((part) => part.plannedAt !== null)?.plannedAt ?? null,
        entries: [first, ...parts],
      },
    ];
  });
}
