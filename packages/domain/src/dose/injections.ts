import { foldSubstance } from '../device/medicine.ts';
import { HOUR_MS } from '../time/calendar-day.ts';

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

/** The time in ms within which all entries of one injection lie. */
const PARTS_WITHIN_MS = 12 * HOUR_MS;

/** An entry as far as it may be a part of an injection. */
export interface InjectionPart {
  /** Epoch ms. */
  readonly at: number;
  readonly medicine: string;
  readonly partOf: string | null;
}

/** The reasons that an entry cannot be a part of an injection. */
export type PartRefusal = 'not_there' | 'of_a_part' | 'other_medicine' | 'too_far' | 'too_many';

/**
 * Says if an entry cannot be a further part of the injection that begins with `first` and has `parts` beside
 * it; null if it can. Undefined for `first`: there is no such entry.
 */
export function refusePart(
  entry: Pick<InjectionPart, 'at' | 'medicine'>,
  first: InjectionPart | undefined,
  parts: readonly Pick<InjectionPart, 'at'>[],
): PartRefusal | null {
  if (first === undefined) return 'not_there';
  if (first.partOf !== null) return 'of_a_part';
  if (foldSubstance(first.medicine) !== foldSubstance(entry.medicine)) return 'other_medicine';
  if (!areWithinInjection([entry, first, ...parts])) return 'too_far';
  return parts.length + 2 > MAX_PARTS ? 'too_many' : null;
}

/** True for entries that lie near enough to each other to be one injection. */
export function areWithinInjection(entries: readonly Pick<InjectionPart, 'at'>[]): boolean {
  const times = entries.map(({ at }) => at);
  return Math.max(...times) - Math.min(...times) <= PARTS_WITHIN_MS;
}

/** The order of entries in time; two of one instant stand in the order of their ids. */
export function inOrderOfTime(
  one: Pick<DoseEntry, 'at' | 'id'>,
  other: Pick<DoseEntry, 'at' | 'id'>,
): number {
  if (one.at !== other.at) return one.at - other.at;
  return one.id < other.id ? -1 : Number(one.id !== other.id);
}

/**
 * Joins entries of one medicine by `partOf` into injections, in the order of time. An entry whose first one
 * is not among them stands alone. The earliest entry gives an injection its id and time, so that they do not
 * depend on the order in which its entries were logged.
 */
export function joinInjections<Entry extends DoseEntry>(
  entries: readonly Entry[],
): readonly Injection<Entry>[] {
  const sorted = entries.toSorted(inOrderOfTime);
  const firsts = new Set(sorted.flatMap(({ id, partOf }) => (partOf === null ? [id] : [])));
  const groups = groupBy(sorted, ({ id, partOf }) =>
    partOf !== null && firsts.has(partOf) ? partOf : id,
  );
  return [...groups.values()].flatMap((group): Injection<Entry>[] => {
    const [first, ...parts] = group;
    if (first === undefined) return [];
    return [
      {
        id: first.id,
        at: first.at,
        doseMg: parts.reduce((sum, { doseMg }) => sum + doseMg, first.doseMg),
        plannedAt: group.find(({ plannedAt }) => plannedAt !== null)?.plannedAt ?? null,
        entries: [first, ...parts],
      },
    ];
  });
}

/** Entries in groups by a key, in the order in which the keys come first. Old browsers have no `Map.groupBy`. */
function groupBy<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}
