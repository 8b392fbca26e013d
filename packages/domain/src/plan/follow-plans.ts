import type { DoseEntry, Injection } from '../dose/injections.ts';
import { DAY_MS } from '../time/calendar-day.ts';
import type { DayNumber } from '../time/day-numbers.ts';
import { zoneClock } from '../time/local-time.ts';
import { type DoseRules, FARTHEST_MS, matchDoses, windowOf } from './match-doses.ts';
import type { PauseReader } from './pause.ts';
import type { Plan } from './plan.ts';
import { firstDayOf, type PlanSlot, type PlanSlots, planSlots } from './plan-slots.ts';

/** A plan with the time in which it was followed. */
export interface KeptPlan extends Plan {
  /** The time it was saved, epoch ms. */
  readonly savedAt: number;
  /** The time another one replaced it or it was deleted, epoch ms; null of the plan there is. */
  readonly endedAt: number | null;
}

/**
 * Plans of one medicine in the order in which they were saved, of which at most the last has not ended: two names
 * of the medicine may have had a plan at once. The one that was saved last of those that are followed stays, and
 * what was saved later and has ended goes.
 */
export function oneAfterAnother(plans: readonly KeptPlan[]): KeptPlan[] {
  const sorted = plans.toSorted((one, other) => one.savedAt - other.savedAt);
  const followed = sorted.findLastIndex(({ endedAt }) => endedAt === null);
  const kept = followed === -1 ? sorted : sorted.slice(0, followed + 1);
  let before = Number.NEGATIVE_INFINITY;
  const apart = kept.map((plan) => {
    before = Math.max(plan.savedAt, before + 1);
    return { ...plan, savedAt: before };
  });
  return apart.map((plan, index) => ({
    ...plan,
    endedAt: plan.endedAt ?? apart[index + 1]?.savedAt ?? null,
  }));
}

/** A slot with the injections that belong to it. */
export interface FollowedSlot<Entry extends DoseEntry> extends PlanSlot {
  /** Until then (epoch ms) it may be taken: its window ends, or the next planned instant comes. */
  readonly latestAt: number;
  readonly isSkipped: boolean;
  readonly takenBy: readonly Injection<Entry>[];
}

/** The slots of all plans of a medicine. */
export interface FollowedPlans<Entry extends DoseEntry> {
  /** Those of former plans that were settled in their time: taken, skipped, paused or missed. */
  readonly former: readonly FollowedSlot<Entry>[];
  /** The slot of the plan there is by its place; undefined at its end, and without such a plan. */
  readonly slotAt: (index: number) => FollowedSlot<Entry> | undefined;
}

interface FollowOptions<Entry extends DoseEntry> {
  /** In the order in which they were saved. At most the last has not ended. */
  readonly plans: readonly KeptPlan[];
  /** In the order of time. */
  readonly injections: readonly Injection<Entry>[];
  readonly skips: ReadonlySet<number>;
  readonly pauseAt: PauseReader;
  readonly rulesOf: (slot: PlanSlot) => DoseRules;
  readonly timeZone: string;
  /** Slots before this instant (epoch ms) may be left out. */
  readonly earliest: number;
}

/** A plan covers no dose of longer before its first day: that is logged ahead by the longest interval. */
const NO_DOSE_BEFORE_MS = FARTHEST_MS + 2 * DAY_MS;

/**
 * Follows the plans of a medicine one after the other over all that was injected. Each counts from
 * where the one before it ended, the first from the earlier of its first day and the day it was saved.
 * What was still open when a plan ended is planned on if the next one has a dose on that day, and
 * dropped if not.
 */
export function followPlans<Entry extends DoseEntry>(
  options: FollowOptions<Entry>,
): FollowedPlans<Entry> {
  const { plans, injections, skips, timeZone, earliest } = options;
  const clock = zoneClock(timeZone);
  const dayOf = (instant: number) => Math.floor(clock.wallOf(instant) / DAY_MS);
  const skippedDays = new Set([...skips].map(dayOf));
  let settled: FollowedSlot<Entry>[] = [];
  let open: FollowedSlot<Entry>[] = [];
  /** All slots that were planned once, also those that a later plan dropped. */
  const once = new Map<DayNumber, FollowedSlot<Entry>>();
  const coveredDays = new Map<string, DayNumber>();
  const assigned = new Set<string>();
  let formerEnd = Number.NEGATIVE_INFINITY;
  let slotAt: FollowedPlans<Entry>['slotAt'] = () => undefined;
  const formerSlotOf = ({ plannedAt }: Injection) =>
    plannedAt === null ? undefined : once.get(dayOf(plannedAt));

  for (const plan of plans) {
    const { savedAt } = plan;
    const end = plan.endedAt ?? Number.POSITIVE_INFINITY;
    const first = clock.instantOf(firstDayOf(plan));
    const from = Math.max(formerEnd, Math.min(savedAt, first));
    const isReplacing = formerEnd !== Number.NEGATIVE_INFINITY;
    formerEnd = end;
    if (end < earliest) continue;

    const made = planSlots(plan, { ...options, since: Math.max(first - DAY_MS, earliest) });
    const { slots } = made;
    const matches = matchDoses(
      made,
      injections.filter(({ at }) => at >= first - NO_DOSE_BEFORE_MS && at < end),
      {
        savedAt,
        isForFormer: (injection) =>
          injection.at >= savedAt && formerSlotOf(injection) !== undefined,
        formerDayOf: ({ id }) => coveredDays.get(id) ?? null,
        rulesOf: options.rulesOf,
        dayOf,
      },
    );
    for (const { id } of [...matches.values()].flat()) assigned.add(id);
    const rawAt = (index: number): FollowedSlot<Entry> | undefined => {
      makeUpTo(made, index + 1);
      const slot = slots[index];
      if (slot === undefined) return undefined;
      const following = slots[index + 1]?.at ?? Number.POSITIVE_INFINITY;
      const { at, day, doseMg, everyDays, isPaused } = slot;
      return {
        at,
        day,
        doseMg,
        everyDays,
        isPaused,
        latestAt: Math.min(following, slot.at + windowOf(slot, options.rulesOf(slot))),
        isSkipped: skippedDays.has(slot.day),
        takenBy: matches.get(index) ?? [],
      };
    };
    const openDays = new Set(open.flatMap((slot) => (slot.latestAt >= savedAt ? slot.day : [])));
    const settledDays = new Set(settled.map(({ day }) => day));
    const isFirstDay = ({ day, latestAt }: FollowedSlot<Entry>) =>
      isReplacing && day === dayOf(from) && latestAt >= from && !settledDays.has(day);
    const isMeant = (slot: FollowedSlot<Entry>) =>
      slot.at >= from || openDays.has(slot.day) || isFirstDay(slot);

    if (plan.endedAt === null) slotAt = readerOf(rawAt, isMeant);
    // Nothing of former plans that it could repeat.
    if (plan.endedAt === null && settled.length === 0) continue;

    const lastTaken = Math.max(-1, ...matches.keys());
    // Of a plan that has ended all of its time is looked at; of the other what others may repeat.
    const horizon = plan.endedAt ?? from + 2 * DAY_MS;
    const own: FollowedSlot<Entry>[] = [];
    for (let index = 0; ; index += 1) {
      const slot = rawAt(index);
      if (slot === undefined || (index > lastTaken && slot.at >= horizon)) break;
      if (isMeant(slot)) own.push(slot);
    }
    settled = withoutRepeated(settled, own);
    if (plan.endedAt === null) continue;
    open = [];
    for (const slot of own) {
      const isTaken = slot.takenBy.length > 0;
      if (slot.at < end) once.set(slot.day, slot);
      for (const { id } of slot.takenBy) coveredDays.set(id, slot.day);
      if (isTaken) settled.push(slot);
      else if (slot.at >= end) continue;
      else if (slot.isSkipped || slot.isPaused || slot.latestAt < end) settled.push(slot);
      else open.push(slot);
    }
  }
  const late = injections.filter(({ id }) => !assigned.has(id));
  for (const injection of late) {
    const slot = formerSlotOf(injection);
    if (slot === undefined) continue;
    settled = settled.filter((other) => other !== slot);
    const withIt = { ...slot, takenBy: [...slot.takenBy, injection] };
    once.set(slot.day, withIt);
    settled.push(withIt);
  }
  settled.sort((one, other) => one.at - other.at);
  return { former: settled, slotAt };
}

/** Makes the slots of a plan up to the one at `index`, as far as there are any. */
function makeUpTo({ slots, reach }: PlanSlots, index: number): void {
  while (slots.length <= index) {
    const known = slots.length;
    reach(slots.at(-1)?.at ?? Number.NEGATIVE_INFINITY);
    if (slots.length === known) return;
  }
}

/** Reads those slots that are meant, by their place among them. */
function readerOf<Entry extends DoseEntry>(
  rawAt: (index: number) => FollowedSlot<Entry> | undefined,
  isMeant: (slot: FollowedSlot<Entry>) => boolean,
): FollowedPlans<Entry>['slotAt'] {
  const meant: FollowedSlot<Entry>[] = [];
  let place = 0;
  return (index) => {
    while (meant.length <= index) {
      const slot = rawAt(place);
      if (slot === undefined) return undefined;
      place += 1;
      if (isMeant(slot)) meant.push(slot);
    }
    return meant[index];
  };
}

/** The slots of former plans without those for which a later plan has one: the same dose, or a rest on the same day. */
function withoutRepeated<Entry extends DoseEntry>(
  settled: readonly FollowedSlot<Entry>[],
  later: readonly FollowedSlot<Entry>[],
): FollowedSlot<Entry>[] {
  const taken = new Set(later.flatMap(({ takenBy }) => takenBy.map(({ id }) => id)));
  const rests = new Set(
    later.flatMap(({ isSkipped, isPaused, day }) => (isSkipped || isPaused ? day : [])),
  );
  return settled.filter(({ takenBy, day, isSkipped, isPaused }) => {
    if (takenBy.some(({ id }) => taken.has(id))) return false;
    return takenBy.length > 0 || !(isSkipped || isPaused) || !rests.has(day);
  });
}
