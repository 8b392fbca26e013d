import { labelledIntervalDays } from '../device/medicine.ts';
import { byMedicine, groupInjections, type InjectedEntry } from '../dose/injections.ts';
import { USUAL_INTERVAL_DAYS } from '../dose/next-dose.ts';
import { DAY_MS } from '../time/calendar-day.ts';

/** An entry as far as its cost is compared. */
export interface ComparedEntry extends InjectedEntry {
  readonly medicine: string;
  readonly doseMg: number;
  /**
   * The name of what it belongs to, a planned dose say: entries of one name are one group. Null or absent:
   * time decides.
   */
  readonly group?: string | null;
  /** The mg of the planned dose that it is a part of, while the rest may still be taken; null or absent for any other. */
  readonly unfinishedMg?: number | null;
}

/** An entry within what was taken in its interval. */
export interface IntervalShare<Entry extends ComparedEntry> {
  readonly entry: Entry;
  /** The mg of all entries of the interval, or of the whole dose while the rest of it may still be taken. */
  readonly intervalMg: number;
  /** The part of these that the entry is, from 0 to 1. */
  readonly share: number;
  /** The instant (epoch ms) of the first entry of its injection. */
  readonly injectionAt: number;
}

/**
 * The share of an interval from which on another dose is the next one: a weekly dose may be taken a day or
 * two early, and halves come after half a week.
 */
const NEXT_FROM = 0.75;

/** The days from dose to dose of a medicine, by its labels; a week where no label says. */
export function comparedIntervalDays(medicine: string): number {
  return labelledIntervalDays(medicine) ?? USUAL_INTERVAL_DAYS;
}

/** True where doses so many days apart are whole doses of a medicine, not parts of one. */
export function isWholeInterval(medicine: string, everyDays: number): boolean {
  return everyDays >= NEXT_FROM * comparedIntervalDays(medicine);
}

/**
 * Puts together what was taken of a medicine within one interval, which is what a list price is compared
 * with: two halves of a weekly dose are one, as is a dose from two pens. Entries of one `group` belong
 * together, and with the rest of a planned dose that may still be taken. Of the others, in the order of time, an entry less than three quarters of the medicine's interval
 * after the first of its group belongs to that group, any other begins a new one. The entries come back in
 * the order of time, of all medicines.
 */
export function shareByInterval<Entry extends ComparedEntry>(
  entries: readonly Entry[],
): IntervalShare<Entry>[] {
  const shares: IntervalShare<Entry>[] = [];
  for (const [medicine, own] of byMedicine(entries)) {
    const injections = new Map(
      groupInjections(own).flatMap((group) => group.map((entry) => [entry, group[0]?.at] as const)),
    );
    for (const group of groupsOf(own, comparedIntervalDays(medicine))) {
      const takenMg = group.reduce((sum, { doseMg }) => sum + doseMg, 0);
      const intervalMg = Math.max(takenMg, ...group.map(({ unfinishedMg }) => unfinishedMg ?? 0));
      for (const entry of group) {
        const isAll = group.length === 1 && takenMg === intervalMg;
        const share = isAll ? 1 : entry.doseMg / intervalMg;
        shares.push({ entry, intervalMg, share, injectionAt: injections.get(entry) ?? entry.at });
      }
    }
  }
  return shares.sort((a, b) => a.entry.at - b.entry.at);
}

/**
 * Injections in runs: each belongs to the run whose first entry lies less than `withinMs` before it, or begins
 * one. Runs and what they hold are in the order of time.
 */
function runsWithin<Entry extends ComparedEntry>(
  entries: readonly Entry[],
  withinMs: number,
): Entry[][] {
  const runs: Entry[][] = [];
  for (const injection of groupInjections(entries)) {
    const current = runs.at(-1);
    const [begin, at] = [current?.[0]?.at, injection[0]?.at ?? 0];
    if (current && begin !== undefined && at - begin < withinMs) current.push(...injection);
    else runs.push(injection);
  }
  return runs;
}

function groupsOf<Entry extends ComparedEntry>(
  entries: readonly Entry[],
  intervalDays: number,
): Entry[][] {
  const named = new Map<string, Entry[]>();
  const others: Entry[] = [];
  for (const entry of entries) {
    const { group = null } = entry;
    if (group === null) others.push(entry);
    else named.set(group, [...(named.get(group) ?? []), entry]);
  }
  return [...named.values(), ...runsWithin(others, NEXT_FROM * intervalDays * DAY_MS)];
}
