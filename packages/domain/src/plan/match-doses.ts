import type { DoseEntry, Injection } from '../dose/injections.ts';
import { DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import type { DayNumber } from '../time/day-numbers.ts';
import { PLAN_LIMITS } from './plan.ts';
import { halfInterval, type PlanSlot, type PlanSlots } from './plan-slots.ts';

/** The rules about time for a planned dose, as the labels state them. */
export interface DoseRules {
  /** Hours that must lie between two doses; null where no label states it. */
  readonly minGapHours: number | null;
  /** Hours after its instant within which a dose may still be taken; null where no label states it. */
  readonly missedWindowHours: number | null;
}

/** The share of its mg at which a planned dose is complete, and the largest that its parts may reach. */
const COMPLETE = 0.95;
const MOST = 1.05;
const MINUTE_MS = 60_000;
/** Keeps exact shares from failing by floating-point dust. */
const DUST = 1e-9;

/**
 * The time after its instant, in ms, within which a planned dose may be taken: the longer of the label's
 * window and half the interval.
 */
export function windowOf(
  slot: Pick<PlanSlot, 'everyDays'>,
  { missedWindowHours }: DoseRules,
): number {
  return Math.max((missedWindowHours ?? 0) * HOUR_MS, halfInterval(slot));
}

/**
 * The source of the time until which a dose may be taken: the label, or the plan's interval if that is longer
 * or no label says it.
 */
export type LatestBy = (typeof LATEST_BY)[number];
export const LATEST_BY = ['label', 'interval'] as const;

/** The source of the time (epoch ms) until which a planned dose may be taken; a label only for its own window. */
export function latestByOf(
  { at, latestAt }: { readonly at: number; readonly latestAt: number },
  { missedWindowHours }: DoseRules,
): LatestBy {
  const isStated = missedWindowHours !== null && latestAt - at === missedWindowHours * HOUR_MS;
  return isStated ? 'label' : 'interval';
}

/** True when `takenMg` are the whole of a planned dose. */
export const isComplete = (takenMg: number, doseMg: number): boolean =>
  takenMg >= doseMg * COMPLETE - DUST;

/** True when a dose of `doseMg` still fits into a planned one of which `takenMg` were taken. */
const fits = (doseMg: number, takenMg: number, plannedMg: number) =>
  takenMg + doseMg <= plannedMg * MOST + DUST;

/** No dose is logged for a planned one farther away: the longest interval of a plan. */
export const FARTHEST_MS = PLAN_LIMITS.everyDays.most * DAY_MS;

interface MatchOptions {
  /** True for an injection that was logged for a planned dose of the plan before, which this one plans no more. */
  readonly isForFormer: (injection: Injection) => boolean;
  /** The time the plan was saved, epoch ms: see `isSurelyFor` for what earlier doses may cover. */
  readonly savedAt: number;
  /** The day of the planned dose that an injection covered in the plan before; null for none. */
  readonly formerDayOf: (injection: Injection) => DayNumber | null;
  readonly rulesOf: (slot: PlanSlot) => DoseRules;
  /** The day on which an instant falls in the plan's time zone. */
  readonly dayOf: (instant: number) => DayNumber;
}

/** For each slot, by its place, the injections that belong to it in the order of time; none: not in it. */
export type Matches<Entry extends DoseEntry> = ReadonlyMap<number, readonly Injection<Entry>[]>;

/**
 * Says which planned dose each injection belongs to, in the order of time: the one of the day it was
 * logged for; else, of the next one and the two before it, the latest that is partly covered and has room
 * for it, unless it is more than half an interval early or too near to the planned dose after that one;
 * else the latest before it that nothing covers and whose window includes it; else the next one, if
 * nothing covers it and it is at most half an interval away. What is logged for a day covers it from the
 * beginning. Makes the slots that it needs.
 */
export function matchDoses<Entry extends DoseEntry>(
  plan: PlanSlots,
  injections: readonly Injection<Entry>[],
  { savedAt, isForFormer, formerDayOf, rulesOf, dayOf }: MatchOptions,
): Matches<Entry> {
  const { slots } = plan;
  const matches = new Map<number, Injection<Entry>[]>();
  /** The mg of these, for each slot. */
  const takenMg = new Map<number, number>();
  const plannedDayOf = ({ plannedAt, at }: Injection) =>
    plannedAt === null || Math.abs(plannedAt - at) > FARTHEST_MS ? null : dayOf(plannedAt);
  /** The mg that were logged for a day and whose turn has not come yet. */
  const expected = new Map<DayNumber, number>();
  for (const injection of injections) {
    const day = plannedDayOf(injection);
    if (day !== null) expected.set(day, (expected.get(day) ?? 0) + injection.doseMg);
  }
  let lastMatched = -1;
  let longestWindow = 0;
  /** Slots whose windows were looked at. */
  let measured = 0;

  const slotAt = (index: number): PlanSlot | undefined => {
    for (let known = -1; index >= slots.length && known < slots.length; ) {
      known = slots.length;
      plan.reach(slots.at(-1)?.at ?? Number.NEGATIVE_INFINITY);
    }
    return slots[index];
  };
  const takenOf = (index: number, slot: PlanSlot) =>
    (takenMg.get(index) ?? 0) + (expected.get(slot.day) ?? 0);
  const isUntouched = (index: number, slot: PlanSlot) => takenOf(index, slot) < DUST;

  function match(index: number, injection: Injection<Entry>): void {
    takenMg.set(index, (takenMg.get(index) ?? 0) + injection.doseMg);
    const others = matches.get(index);
    if (others) {
      others.push(injection);
      return;
    }
    matches.set(index, [injection]);
    if (index < lastMatched) return;
    lastMatched = index;
    plan.follow(index, injection.at);
    // Those after it may have been made again.
    measured = Math.min(measured, slots.length);
  }

  function measureUpTo(last: number): void {
    for (; measured <= last; measured += 1) {
      const slot = slots[measured];
      if (slot) longestWindow = Math.max(longestWindow, windowOf(slot, rulesOf(slot)));
    }
  }

  /** The slot of the day that an injection was logged for; -1 where none is planned on it. */
  function findItsDay(day: DayNumber, plannedAt: number): number {
    plan.reach(plannedAt + 2 * DAY_MS);
    const index = slots.findLastIndex((slot) => slot.day <= day);
    return slots[index]?.day === day ? index : -1;
  }

  /** The gap that the label of what was taken wants, whatever pens are in stock today. */
  function gapHoursAfter({ entries: [first] }: Injection, slot: PlanSlot): number | null {
    return first.minGapHours === undefined ? rulesOf(slot).minGapHours : first.minGapHours;
  }

  /** True where an injection from before the plan was saved may cover a slot after it. */
  function isSurelyFor(slot: PlanSlot, injection: Injection): boolean {
    if (injection.at >= savedAt || slot.at <= injection.at) return true;
    if (slot.day === dayOf(injection.at) || slot.day === formerDayOf(injection)) return true;
    const gapHours = gapHoursAfter(injection, slot);
    // A plan knows no seconds: three days after a dose is the same minute, not the next one.
    const minute = injection.at - (injection.at % MINUTE_MS);
    return gapHours !== null && slot.at - minute < gapHours * HOUR_MS;
  }

  /** The latest partly covered slot with room for an injection that comes well before the slot after it. */
  function findIncomplete(next: number, injection: Injection): number {
    for (let index = next; index >= Math.max(0, next - 2); index -= 1) {
      const slot = slots[index];
      if (slot === undefined) continue;
      const taken = takenOf(index, slot);
      if (taken < DUST || isComplete(taken, slot.doseMg)) continue;
      const after = slotAt(index + 1);
      const gapHours = gapHoursAfter(injection, slot);
      const gap = gapHours === null ? halfInterval(slot) : gapHours * HOUR_MS;
      const isTooEarly = slot.at - injection.at > halfInterval(slot);
      const isInTime = !isTooEarly && (after === undefined || injection.at <= after.at - gap);
      if (isInTime && fits(injection.doseMg, taken, slot.doseMg) && isSurelyFor(slot, injection))
        return index;
    }
    return -1;
  }

  /** The latest slot before an injection that nothing covers and whose window includes it. */
  function findOpen(last: number, at: number): number {
    for (let index = last; index >= 0; index -= 1) {
      const slot = slots[index];
      if (slot === undefined || at - slot.at > longestWindow) break;
      const isOpen = at - slot.at <= windowOf(slot, rulesOf(slot));
      if (isOpen && isUntouched(index, slot)) return index;
    }
    return -1;
  }

  /** The slot after an injection, where it is near enough and nothing covers it. */
  function findNext(index: number, injection: Injection): number {
    const slot = slots[index];
    if (slot === undefined || !isUntouched(index, slot) || !isSurelyFor(slot, injection)) return -1;
    return slot.at - injection.at <= halfInterval(slot) ? index : -1;
  }

  for (const injection of injections) {
    const { at, plannedAt } = injection;
    const itsDay = plannedDayOf(injection);
    if (itsDay !== null) expected.set(itsDay, (expected.get(itsDay) ?? 0) - injection.doseMg);
    let index = itsDay === null || plannedAt === null ? -1 : findItsDay(itsDay, plannedAt);
    if (index === -1 && isForFormer(injection)) continue;
    if (index === -1) {
      plan.reach(at);
      const last = slots.findLastIndex((slot) => slot.at <= at);
      measureUpTo(last);
      index = findIncomplete(last + 1, injection);
      if (index === -1) index = findOpen(last, at);
      if (index === -1) index = findNext(last + 1, injection);
    }
    if (index !== -1) match(index, injection);
  }
  return matches;
}
