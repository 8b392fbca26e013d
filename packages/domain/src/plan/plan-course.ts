import { DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import { zoneClock } from '../time/local-time.ts';
import type { Plan, PlanStep } from './plan.ts';

/** A dose of a plan at its place in time. */
export interface PlannedDose {
  /** Epoch ms. */
  readonly at: number;
  readonly doseMg: number;
  /** Days of its step from dose to dose. */
  readonly everyDays: number;
  /** The logged dose that covers it, by its place in the list of doses; null: none does. */
  readonly coveredBy: number | null;
}

/** A plan as followed over the doses that were taken. */
export interface PlanCourse {
  /** The planned doses that were looked at so far, in the order of time. */
  readonly planned: readonly PlannedDose[];
  /** Goes on until a planned dose lies after `at` (epoch ms), or the plan ends. */
  reach(at: number): void;
}

/** The plan and doses that a course follows. */
export interface Followed {
  readonly plan: Plan;
  /** The instants (epoch ms) of the logged doses of the plan's medicine, in the order of time. */
  readonly doses: readonly number[];
  /** IANA name. */
  readonly timeZone: string;
  /** Planned doses more than an interval before this instant (epoch ms) and before all doses may be left out. */
  readonly since: number;
}

/** The place of a planned dose: on the wall clock, in which step, and how many of that step follow. */
interface Place {
  readonly wallMs: number;
  readonly step: number;
  readonly left: number;
}

interface PlacedDose extends PlannedDose {
  readonly place: Place;
}

/** Half the distance between the doses of a step: as far as a logged dose may lie from a planned one. */
export function halfInterval({ everyDays }: { everyDays: number }): number {
  return (everyDays * DAY_MS) / 2;
}

/** The time back in which doses shift the planned ones after them, where they are counted from the last. */
const SHIFTING_MS = 5 * 366 * DAY_MS;

/**
 * The instant (epoch ms) before which no dose changes what a course shows from `since` on. With the
 * anchor `last_dose` each dose shifts all that follow; those of five years are looked at.
 */
export function followedFrom({ anchor, steps }: Plan, since: number): number {
  const farthest = Math.max(...steps.map(halfInterval));
  // Covered may be what lies two of these before, and by a dose one further back.
  const recent = since - (anchor === 'weekday' ? 3 * farthest + DAY_MS : SHIFTING_MS);
  return Math.max(recent, startOfDay(stepAt(steps, 0)) - farthest - DAY_MS);
}

/**
 * Follows a plan over the doses that were taken. Each of them covers the nearest planned one within
 * half its interval, the earlier of two as near, if none has covered that yet. With the anchor
 * `last_dose` those after the latest that is covered stand at the distances of their steps from the
 * dose that covers it, at its time of day on the wall; a step begins on its day all the same.
 * Throws RangeError for a time zone that does not exist.
 */
export function planCourse({ plan, doses, timeZone, since }: Followed): PlanCourse {
  const clock = zoneClock(timeZone);
  const farthest = Math.max(...plan.steps.map(halfInterval));
  // One whole interval earlier a planned dose may still be overdue.
  const earliest = Math.min(since, doses[0] ?? since) - 2 * farthest;
  const beginning = clock.wallOf(earliest) - DAY_MS;
  const planned: PlacedDose[] = [];
  let nextPlace = firstPlace(plan.steps, beginning);
  let takenTimeOfDay: number | null = null;

  function add(): boolean {
    if (nextPlace === null) return false;
    const place = nextPlace;
    const { doseMg, everyDays } = stepAt(plan.steps, place.step);
    const at = clock.instantOf(place.wallMs);
    planned.push({ at, doseMg, everyDays, coveredBy: null, place });
    nextPlace = placeAfter(plan.steps, place, takenTimeOfDay);
    return true;
  }

  function reach(at: number): void {
    while ((planned.at(-1)?.at ?? Number.NEGATIVE_INFINITY) <= at && add());
  }

  function cover(at: number, dose: number): void {
    reach(at + farthest);
    const index = nearestTo(at, planned, farthest);
    const nearest = planned[index];
    if (nearest === undefined || nearest.coveredBy !== null) return;
    planned[index] = { ...nearest, coveredBy: dose };
    if (plan.anchor === 'weekday') return;
    planned.length = index + 1;
    const wallMs = clock.wallOf(at);
    takenTimeOfDay = timeOfDay(wallMs);
    nextPlace = placeAfter(plan.steps, { ...nearest.place, wallMs }, takenTimeOfDay);
  }

  for (const [dose, at] of doses.entries()) cover(at, dose);
  return { planned, reach };
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

/** The nearest planned dose to `at` that lies within half its interval, the earlier of two; or -1. */
function nearestTo(at: number, planned: readonly PlannedDose[], farthest: number): number {
  let nearest = -1;
  let distance = farthest;
  for (let index = planned.length - 1; index >= 0; index -= 1) {
    const dose = planned[index];
    if (dose === undefined) break;
    const away = Math.abs(dose.at - at);
    // From here on they only lie farther back.
    if (dose.at <= at && away > distance) break;
    if (away <= halfInterval(dose) && away <= distance) [nearest, distance] = [index, away];
  }
  return nearest;
}

function stepAt(steps: readonly PlanStep[], index: number): PlanStep {
  const step = steps[index];
  if (step === undefined) throw new RangeError('A plan has at least one step.');
  return step;
}

const countOf = ({ doses }: PlanStep) => doses ?? Number.POSITIVE_INFINITY;
const startOfDay = ({ startDate }: PlanStep) => Date.parse(`${startDate}T00:00:00Z`);
const timeOfDay = (wallMs: number) => wallMs - Math.floor(wallMs / DAY_MS) * DAY_MS;

function startOf(step: PlanStep): number {
  const [hours = 0, minutes = 0] = step.time.split(':').map(Number);
  return startOfDay(step) + hours * HOUR_MS + minutes * 60_000;
}
