import { foldSubstance } from '../device/medicine.ts';
import { HOUR_MS } from '../time/calendar-day.ts';
import { type Milligrams, mg } from '../units.ts';

/** A logged entry as far as injections and plans need to know it. */
export interface DoseEntry {
  readonly id: string;
  /** The time it was taken, epoch ms. */
  readonly at: number;
  readonly doseMg: number;
  /** The planned instant (epoch ms) that it was logged for; null where no one said one. */
  readonly plannedAt: number | null;
  /** The id of the entry that this one is a further part of; null for one that stands alone or first. */
  readonly partOf: string | null;
  /**
   * Hours that the label of what gave it wants before the next dose; null where it states none. Absent: those of
   * the planned dose hold.
   */
  readonly minGapHours?: number | null;
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
export type PartRefusal =
  | 'not_there'
  | 'itself'
  | 'has_parts'
  | 'of_a_part'
  | 'other_medicine'
  | 'too_far'
  | 'too_many';

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

/** A logged entry as far as it may become a part of an injection. */
export interface LoggedPart extends InjectionPart {
  readonly id: string;
}

/**
 * Says if an entry that is logged already, and has `own` parts, cannot join the injection that begins with
 * `first` and has `parts`; null if it can. One that belongs to it may be named again.
 */
export function refuseJoining(
  entry: LoggedPart,
  own: readonly LoggedPart[],
  first: LoggedPart | undefined,
  parts: readonly LoggedPart[],
): PartRefusal | null {
  if (first?.id === entry.id) return 'itself';
  if (own.length > 0) return 'has_parts';
  const others = parts.filter(({ id }) => id !== entry.id);
  return refusePart(entry, first, others);
}

/**
 * The ids of entries that can be parts of what they name, as when each is logged in the order of time, beside
 * those that are `there` already. The others stand alone.
 */
export function soundParts(
  entries: readonly LoggedPart[],
  there: readonly LoggedPart[] = [],
): ReadonlySet<string> {
  const firsts = new Map([...there, ...entries].map((entry) => [entry.id, entry]));
  const parts = new Map<string, LoggedPart[]>();
  const sound = new Set<string>();
  const put = (entry: LoggedPart, isThere: boolean) => {
    if (entry.partOf === null) return;
    const beside = parts.get(entry.partOf) ?? [];
    if (!isThere && refusePart(entry, firsts.get(entry.partOf), beside) !== null) return;
    parts.set(entry.partOf, [...beside, entry]);
    if (!isThere) sound.add(entry.id);
  };
  for (const entry of there) put(entry, true);
  for (const entry of entries.toSorted(inOrderOfTime)) put(entry, false);
  return sound;
}

/** True for entries that lie near enough to each other to be one injection. */
export function areWithinInjection(entries: readonly Pick<InjectionPart, 'at'>[]): boolean {
  const times = entries.map(({ at }) => at);
  return Math.max(...times) - Math.min(...times) <= PARTS_WITHIN_MS;
}

/** The order of entries in time; two of one instant stand in the order of their ids. */
export function inOrderOfTime(one: InjectedEntry, other: InjectedEntry): number {
  if (one.at !== other.at) return one.at - other.at;
  const [id = '', otherId = ''] = [one.id, other.id];
  return id < otherId ? -1 : Number(id !== otherId);
}

/** Entries of one medicine closer than this are one injection where no one says what is a part of what. In ms. */
const AT_ONCE_MS = 10 * 60_000;

/** An entry as far as it is decided what was injected with it. Entries of 1.0 say neither id nor part. */
export interface InjectedEntry {
  /** Epoch ms. */
  readonly at: number;
  readonly id?: string;
  readonly partOf?: string | null;
}

/**
 * Entries of one medicine in groups of what is one injection: those joined by `partOf`, and of others what was
 * taken less than ten minutes after the first. An entry whose first one is not there counts as one without.
 * Groups and what they hold are in the order of time, so that they do not depend on the order in which entries
 * were logged.
 */
export function groupInjections<Entry extends InjectedEntry>(entries: readonly Entry[]): Entry[][] {
  return groupEntries(entries, AT_ONCE_MS);
}

/** The same by `partOf` alone: entries that are joined by nothing but their time stay apart. */
export function groupParts<Entry extends InjectedEntry>(entries: readonly Entry[]): Entry[][] {
  return groupEntries(entries, 0);
}

function groupEntries<Entry extends InjectedEntry>(
  entries: readonly Entry[],
  withinMs: number,
): Entry[][] {
  const sorted = entries.toSorted(inOrderOfTime);
  const named = new Set(sorted.flatMap(({ partOf }) => partOf || []));
  const withParts = new Map<string, Entry[]>();
  for (const { id, partOf } of sorted) if (id && !partOf && named.has(id)) withParts.set(id, []);
  const groups: Entry[][] = [];
  let run: Entry[] = [];
  for (const entry of sorted) {
    const parts = withParts.get(entry.partOf || entry.id || '');
    if (parts) {
      if (parts.length === 0) groups.push(parts);
      parts.push(entry);
    } else if (run[0] !== undefined && entry.at - run[0].at < withinMs) run.push(entry);
    else {
      run = [entry];
      groups.push(run);
    }
  }
  return groups;
}

/**
 * Joins entries of one medicine by `partOf` into injections, in the order of time. The earliest entry gives id
 * and time. Others stay apart: a planned dose adds up what was taken for it, and a dose logged twice is not one
 * of twice the amount.
 */
export function joinInjections<Entry extends DoseEntry>(
  entries: readonly Entry[],
): readonly Injection<Entry>[] {
  return groupParts(entries).flatMap((group): Injection<Entry>[] => {
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

/** A dose that was taken: its instant in epoch ms, its amount and its medicine. */
export interface TakenDose extends InjectedEntry {
  readonly mg: Milligrams;
  readonly medicine: string;
}

/** The injections of some entries of any medicine, with the amount of all, in the order of time. */
export function joinTaken(doses: readonly TakenDose[]): TakenDose[] {
  return [...byMedicine(doses).values()]
    .flatMap((own) => groupInjections(own).flatMap(join))
    .sort((a, b) => a.at - b.at);
}

function join(group: readonly TakenDose[]): TakenDose[] {
  const [first] = group;
  if (first === undefined) return [];
  return [{ ...first, mg: mg(sumOf(group)) }];
}

const sumOf = (group: readonly TakenDose[]) => group.reduce((sum, dose) => sum + dose.mg, 0);

/** The entries of each medicine. */
export function byMedicine<Entry extends { readonly medicine: string }>(
  entries: readonly Entry[],
): Map<string, Entry[]> {
  const own = new Map<string, Entry[]>();
  for (const entry of entries) {
    const known = own.get(entry.medicine);
    if (known) known.push(entry);
    else own.set(entry.medicine, [entry]);
  }
  return own;
}

/** Two entries of one medicine, taken less than ten minutes apart, that are not joined to one injection. */
export interface DoubleDose<Entry extends LoggedPart> {
  /** In the order of time. */
  readonly entries: readonly [Entry, Entry];
  /** The ways to say that both were taken: which of them becomes a part of the injection that begins with which. */
  readonly joins: readonly { readonly id: string; readonly partOf: string }[];
}

/**
 * The doses that may have been logged twice, newest first: each can be answered by removing one of the two, or by
 * joining them to one injection.
 */
export function findDoubleDoses<Entry extends LoggedPart>(
  entries: readonly Entry[],
): DoubleDose<Entry>[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const partsOf = (id: string) => entries.filter(({ partOf }) => partOf === id);
  const firstIdOf = ({ id, partOf }: Entry) => (partOf !== null && byId.has(partOf) ? partOf : id);
  const joinTo = (entry: Entry, firstId: string) =>
    entry.partOf === null &&
    refuseJoining(entry, partsOf(entry.id), byId.get(firstId), partsOf(firstId)) === null
      ? [{ id: entry.id, partOf: firstId }]
      : [];
  return [...byMedicine(entries.map(withSubstance)).values()]
    .flatMap((own) => {
      const sorted = own.map(({ entry }) => entry).toSorted(inOrderOfTime);
      return sorted.flatMap((later, index): DoubleDose<Entry>[] => {
        const earlier = sorted[index - 1];
        if (earlier === undefined || later.at - earlier.at >= AT_ONCE_MS) return [];
        const [first, second] = [firstIdOf(earlier), firstIdOf(later)];
        if (first === second) return [];
        const joins = [...joinTo(later, first), ...joinTo(earlier, second)];
        return joins.length === 0 ? [] : [{ entries: [earlier, later], joins }];
      });
    })
    .toSorted((one, other) => other.entries[1].at - one.entries[1].at);
}

const withSubstance = <Entry extends LoggedPart>(entry: Entry) => ({
  entry,
  medicine: foldSubstance(entry.medicine),
});
