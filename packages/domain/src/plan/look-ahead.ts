import { labelRulesFor } from '../device/label-rules.ts';
import { type DoseEntry, type Injection, joinInjections } from '../dose/injections.ts';
import { DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import { type FollowedSlot, followPlans, type KeptPlan } from './follow-plans.ts';
import { type DoseRules, isComplete } from './match-doses.ts';
import { type Pause, readPauses } from './pause.ts';
import { isTooFarAhead, type Plan } from './plan.ts';
import { halfInterval } from './plan-slots.ts';

/** The fate of a planned dose, or what is to come of it. */
export type PlannedState =
  | 'taken'
  | 'partly_taken'
  | 'skipped'
  | 'paused'
  | 'missed'
  | 'due'
  | 'ahead';

/** A dose of a plan at its place in time. */
export interface PlannedDose<Entry extends DoseEntry = DoseEntry> {
  /** Epoch ms. */
  readonly at: number;
  readonly doseMg: number;
  /** Days of its step from dose to dose. */
  readonly everyDays: number;
  readonly state: PlannedState;
  /** Until then (epoch ms) it may be taken: its window ends, or the next planned instant comes. */
  readonly latestAt: number;
  /** The injections that belong to it, in the order of time. */
  readonly takenBy: readonly Injection<Entry>[];
  /** The mg of these. */
  readonly takenMg: number;
}

/** Plans and doses of one medicine, and the time that is looked at. */
export interface LookAheadOptions<Entry extends DoseEntry = DoseEntry> {
  /** The plans of the medicine, in the order in which they were saved. At most the last has not ended. */
  readonly plans: readonly KeptPlan[];
  /** The logged doses of the medicine, in any order. */
  readonly doses: readonly Entry[];
  /** Instants (epoch ms) of planned doses that someone skipped; each holds for its day: see `isSkipOf`. */
  readonly skips: ReadonlySet<number>;
  readonly pauses: readonly Pause[];
  /** The rules of the planned dose at an instant. */
  readonly rulesOf: (dose: { readonly at: number; readonly doseMg: number }) => DoseRules;
  /** IANA name. */
  readonly timeZone: string;
  /** Epoch ms. */
  readonly now: number;
  /** Planned doses before this instant (epoch ms) may be left out. */
  readonly since: number;
  /** Those up to here (epoch ms) are looked at. */
  readonly until: number;
}

/** The planned doses of a medicine, by their states. */
export interface LookedAhead<Entry extends DoseEntry = DoseEntry> {
  /** All planned doses up to `until`, in the order of time; some before `since` may be among them. */
  readonly planned: readonly PlannedDose<Entry>[];
  /** The one to take next, due or ahead, within two years; null where there is none. */
  readonly next: PlannedDose<Entry> | null;
}

/**
 * The time back in which each dose decides which planned ones the later doses belong to: where these are counted
 * from the last, and where a dose may be late for one planned dose and early for the next.
 */
const DECIDING_ALWAYS_MS = 5 * 366 * DAY_MS;
/** The days, and the intervals, back in which a dose may decide what the next ones belong to. */
const [DECIDING_DAYS, DECIDING_INTERVALS] = [60, 3];

/** The instant (epoch ms) before which no dose of a medicine changes what is looked at from `since` on. */
export function dosesMatterFrom(plans: readonly Plan[], since: number): number {
  if (plans.some((plan) => plan.anchor === 'last_dose' || isAmbiguous(plan)))
    return since - DECIDING_ALWAYS_MS;
  const longest = Math.max(0, ...plans.flatMap(({ steps }) => steps.map((step) => step.everyDays)));
  return since - Math.max(DECIDING_DAYS, DECIDING_INTERVALS * longest) * DAY_MS;
}

/**
 * True where a label lets a dose be taken so late that it may as well be the next one, taken early. Not of daily
 * doses: the window of labels that want one each day is half of it.
 */
function isAmbiguous({ medicine, steps }: Plan): boolean {
  const { missedWindowHours } = labelRulesFor(medicine);
  if (missedWindowHours === null) return false;
  const windowMs = missedWindowHours * HOUR_MS;
  return steps.some((step) => step.everyDays > 1 && halfInterval(step) < windowMs);
}

/**
 * Says of every planned dose of a medicine whether it was taken, partly taken, skipped, paused or
 * missed, is due or ahead; and which one comes next. This is the only place that decides it. A dose is
 * missed when nothing covers it and its window is over, the next planned instant has come, or a later
 * one was taken. Throws RangeError for a time zone that does not exist.
 */
export function lookAhead<Entry extends DoseEntry>(
  options: LookAheadOptions<Entry>,
): LookedAhead<Entry> {
  const { plans, pauses, now, since, until } = options;
  const earliest = dosesMatterFrom(plans, Math.min(since, now));
  const { former, slotAt } = followPlans({
    ...options,
    injections: joinInjections(options.doses.filter(({ at }) => at >= earliest)),
    pauseAt: readPauses(pauses),
    earliest,
  });
  const current: FollowedSlot<Entry>[] = [];
  const end = Math.max(until, now);
  for (let slot = slotAt(0); slot !== undefined; slot = slotAt(current.length)) {
    current.push(slot);
    if (slot.at > end && !hasTakenAfter(slotAt, current.length)) break;
  }
  const lastTaken = current.findLastIndex(({ takenBy }) => takenBy.length > 0);
  const stateOf = (slot: FollowedSlot<Entry>, index: number): PlannedState => {
    const settled = settledState(slot);
    if (settled !== null) return settled;
    if (index < lastTaken || slot.latestAt < now) return 'missed';
    return slot.at <= now ? 'due' : 'ahead';
  };
  const planned = [
    ...former.map((slot) => present(slot, settledState(slot) ?? 'missed')),
    ...current.map((slot, index) => present(slot, stateOf(slot, index))),
  ];

  let next: PlannedDose<Entry> | null = null;
  for (let index = lastTaken + 1; next === null; index += 1) {
    const slot = slotAt(index);
    if (slot === undefined || isTooFarAhead(slot.at, now)) break;
    const state = stateOf(slot, index);
    if (state === 'due' || state === 'ahead') next = present(slot, state);
  }
  return { planned: planned.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at), next };
}

/** The slots after a moment that may still be taken: no one takes doses farther ahead. */
const LOOKED_AT_AFTER = 2;

function hasTakenAfter<Entry extends DoseEntry>(
  slotAt: (index: number) => FollowedSlot<Entry> | undefined,
  from: number,
): boolean {
  for (let index = from; index < from + LOOKED_AT_AFTER; index += 1) {
    if ((slotAt(index)?.takenBy.length ?? 0) > 0) return true;
  }
  return false;
}

/** The state of a slot that does not depend on the time that it is; null where it does. */
function settledState<Entry extends DoseEntry>(slot: FollowedSlot<Entry>): PlannedState | null {
  const takenMg = mgOf(slot);
  if (slot.takenBy.length > 0) return isComplete(takenMg, slot.doseMg) ? 'taken' : 'partly_taken';
  if (slot.isSkipped) return 'skipped';
  return slot.isPaused ? 'paused' : null;
}

const mgOf = <Entry extends DoseEntry>({ takenBy }: FollowedSlot<Entry>) =>
  takenBy.reduce((sum, { doseMg }) => sum + doseMg, 0);

function present<Entry extends DoseEntry>(
  slot: FollowedSlot<Entry>,
  state: PlannedState,
): PlannedDose<Entry> {
  const { at, doseMg, everyDays, latestAt, takenBy } = slot;
  return { at, doseMg, everyDays, state, latestAt, takenBy, takenMg: mgOf(slot) };
}

/** The mg of a planned dose of which a part was taken and the rest may still be at `now` (epoch ms); null for any other. */
export function unfinishedMg(
  { state, latestAt, doseMg }: Pick<PlannedDose, 'state' | 'latestAt' | 'doseMg'>,
  now: number,
): number | null {
  return state === 'partly_taken' && now <= latestAt ? doseMg : null;
}

/** Planned doses that were missed one after the other since the last one that was taken. */
export interface MissedSince {
  readonly count: number;
  /** The instant of the first of them, epoch ms. */
  readonly from: number;
}

/** The planned doses missed since the last one that was taken, also in part; null for none. */
export function missedSince(planned: readonly PlannedDose[]): MissedSince | null {
  const last = planned.findLastIndex(({ takenMg }) => takenMg > 0);
  const missed = planned.slice(last + 1).filter(({ state }) => state === 'missed');
  const [first] = missed;
  return first === undefined ? null : { count: missed.length, from: first.at };
}
