import { DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import type { DayNumber } from '../time/day-numbers.ts';
import { zoneClock } from '../time/local-time.ts';
import type { PauseReader } from './pause.ts';
import type { Plan, PlanStep } from './plan.ts';

/** A place of a plan for one dose. */
export interface PlanSlot {
  /** The planned instant, epoch ms. */
  readonly at: number;
  /** The day of the instant in the plan's time zone. */
  readonly day: DayNumber;
  readonly doseMg: number;
  /** Days of its step from dose to dose. */
  readonly everyDays: number;
  /** True on a day on which the plan rests. */
  readonly isPaused: boolean;
}

/** The slots of a plan, made as far as someone looks. */
export interface PlanSlots {
  /** Those made so far, in the order of time. */
  readonly slots: readonly PlanSlot[];
  /** Makes slots until one lies after `at` (epoch ms), or the plan ends. */
  reach(at: number): void;
  /**
   * Says that the dose of the slot at `index` was taken at `takenAt` (epoch ms). With the anchor
   * `last_dose` the slots after it are made again, counted from there; else nothing changes.
   */
  follow(index: number, takenAt: number): void;
}

interface SlotOptions {
  /** IANA name. */
  readonly timeZone: string;
  readonly pauseAt: PauseReader;
  /** Slots before this instant (epoch ms) may be left out. */
  readonly since: number;
}

/** The place of a slot: on the wall clock, in which step, and how many of that step follow. */
interface Place {
  readonly wallMs: number;
  readonly step: number;
  readonly left: number;
}

/** Half the distance between the doses of a step: as early as a logged dose may be for a planned one. */
export function halfInterval({ everyDays }: { everyDays: number }): number {
  return (everyDays * DAY_MS) / 2;
}

/**
 * The slots of a plan. With the anchor `last_dose` those after a dose that was taken stand at the
 * distances of their steps from it, at its time of day on the wall; a step begins on its day all the
 * same, and what falls into a pause waits for the day after it. Throws RangeError for a time zone that
 * does not exist.
 */
export function planSlots({ steps, anchor }: Plan, options: SlotOptions): PlanSlots {
  const { timeZone, pauseAt, since } = options;
  const clock = zoneClock(timeZone);
  const slots: PlanSlot[] = [];
  const places: Place[] = [];
  let nextPlace = firstPlace(steps, clock.wallOf(since) - DAY_MS);
  let takenTimeOfDay: number | null = null;

  function add(): boolean {
    if (nextPlace === null) return false;
    const place = nextPlace;
    const { doseMg, everyDays } = stepAt(steps, place.step);
    const day = Math.floor(place.wallMs / DAY_MS);
    const lastPaused = pauseAt(day);
    const isPaused = lastPaused !== null;
    slots.push({ at: clock.instantOf(place.wallMs), day, doseMg, everyDays, isPaused });
    places.push(place);
    nextPlace =
      isPaused && takenTimeOfDay !== null
        ? placeInPause(place, everyDays, lastPaused)
        : placeAfter(steps, place, takenTimeOfDay);
    return true;
  }

  function reach(at: number): void {
    while ((slots.at(-1)?.at ?? Number.NEGATIVE_INFINITY) <= at && add());
  }

  function follow(index: number, takenAt: number): void {
    const place = places[index];
    if (anchor === 'weekday' || place === undefined) return;
    slots.length = index + 1;
    places.length = index + 1;
    const interval = stepAt(steps, place.step).everyDays * DAY_MS;
    let wallMs = clock.wallOf(takenAt);
    // Taken more than an interval ahead of its time, it is not followed by itself.
    while (wallMs + interval <= place.wallMs) wallMs += interval;
    takenTimeOfDay = timeOfDay(wallMs);
    nextPlace = placeAfter(steps, { ...place, wallMs }, takenTimeOfDay);
  }

  return { slots, reach, follow };
}

/** The place of the first planned dose not before `wallMs`. */
function firstPlace(steps: readonly PlanStep[], wallMs: number): Place | null {
  const first = stepAt(steps, 0);
  let place: Place | null = { wallMs: startOf(first), step: 0, left: countOf(first) - 1 };
  while (place !== null && place.wallMs < wallMs) place = placeAfter(steps, place, null);
  return place;
}

/**
 * The place after `place`; null where the plan ends. Where a step begins it is the step's own, or, at
 * a time of day that a dose set, not before the step's first day.
 */
function placeAfter(
  steps: readonly PlanStep[],
  { wallMs, step, left }: Place,
  takenTimeOfDay: number | null,
): Place | null {
  let [at, current, rest] = [wallMs + stepAt(steps, step).everyDays * DAY_MS, step, left];
  for (;;) {
    const following = steps[current + 1];
    const isOver = rest === 0 || (following && at >= startOfDay(following));
    if (!isOver) return { wallMs: at, step: current, left: rest - 1 };
    if (following === undefined) return null;
    const isOwn = takenTimeOfDay === null;
    at = isOwn ? startOf(following) : Math.max(at, startOfDay(following) + takenTimeOfDay);
    current += 1;
    rest = countOf(following);
  }
}

/** The place after one in a pause, which stands for the same dose: the next in the pause, else the day after it. */
function placeInPause(
  { wallMs, step, left }: Place,
  everyDays: number,
  lastPaused: DayNumber,
): Place {
  const following = wallMs + everyDays * DAY_MS;
  const isInside = Math.floor(following / DAY_MS) <= lastPaused;
  const dayAfter = (lastPaused + 1) * DAY_MS + timeOfDay(wallMs);
  return { wallMs: isInside ? following : dayAfter, step, left };
}

function stepAt(steps: readonly PlanStep[], index: number): PlanStep {
  const step = steps[index];
  if (step === undefined) throw new RangeError('A plan has at least one step.');
  return step;
}

const countOf = ({ doses }: PlanStep) => doses ?? Number.POSITIVE_INFINITY;
const timeOfDay = (wallMs: number) => wallMs - Math.floor(wallMs / DAY_MS) * DAY_MS;

/** The first day of a step, as a wall-clock time in epoch ms. */
const startOfDay = ({ startDate }: PlanStep) => Date.parse(`${startDate}T00:00:00Z`);

/** The first day of a plan, as a wall-clock time in epoch ms. */
export const firstDayOf = ({ steps }: Plan): number => startOfDay(stepAt(steps, 0));

function startOf(step: PlanStep): number {
  const [hours = 0, minutes = 0] = step.time.split(':').map(Number);
  return startOfDay(step) + hours * HOUR_MS + minutes * 60_000;
}
