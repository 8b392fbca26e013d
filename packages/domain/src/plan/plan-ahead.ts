import { type Hours, labelRulesFor } from '../device/label-rules.ts';
import { foldSubstance, isMedicine } from '../device/medicine.ts';
import type { DoseEntry } from '../dose/injections.ts';
import { nextDoseAt, usualIntervalDays } from '../dose/next-dose.ts';
import {
  allocateStock,
  type DeviceUse,
  type GivenDose,
  type StockDevice,
} from '../stock/allocate-stock.ts';
import { DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import type { KeptPlan } from './follow-plans.ts';
import {
  type LookedAhead,
  lookAhead,
  type MissedSince,
  missedSince,
  type PlannedDose,
} from './look-ahead.ts';
import { type DoseRules, type LatestBy, latestByOf, windowOf } from './match-doses.ts';
import { type NextDoseState, nextDoseState } from './next-dose-state.ts';
import type { Pause } from './pause.ts';

/** A device in stock with the rules of its label, or of its medicine's labels where it has none. */
export interface StockedDevice extends StockDevice, Hours {}

/** All of one medicine that decides what comes next. */
export interface MedicineRecords<Entry extends DoseEntry = DoseEntry> {
  readonly medicine: string;
  /** In the order in which they were saved. At most the last has not ended. */
  readonly plans: readonly KeptPlan[];
  /** Instants (epoch ms) of planned doses that someone skipped. */
  readonly skips: ReadonlySet<number>;
  readonly pauses: readonly Pause[];
  /** The logged doses that matter: see `dosesMatterFrom`. */
  readonly doses: readonly Entry[];
  /** The latest of all doses; null for none. `usualMg` are those of the latest standard one, if any. */
  readonly latest: { readonly at: number; readonly usualMg: number } | null;
  /** True of what is swallowed. */
  readonly isOral: boolean;
  /** The devices that may give its doses, oldest first. */
  readonly stock: readonly StockedDevice[];
}

/** The user's clock, and the time that is looked at (epoch ms). */
export interface AheadTime {
  /** IANA name. */
  readonly timeZone: string;
  readonly now: number;
  readonly until: number;
}

/** A dose to come, and what gives it; null: nothing in stock can. */
export interface ComingDose {
  readonly at: number;
  readonly doseMg: number;
  readonly parts: GivenDose | null;
}

/** The dose to take next. */
export interface NextDose extends ComingDose {
  readonly state: NextDoseState;
  /** The latest dose plus the label's minimum gap, epoch ms; null without either. */
  readonly earliestAt: number | null;
  /** Until then (epoch ms) it may be taken; afterwards it is missed. */
  readonly latestAt: number;
  readonly latestBy: LatestBy;
}

/** All that comes of one medicine. */
export interface MedicineAhead<Entry extends DoseEntry = DoseEntry> {
  readonly medicine: string;
  readonly isOral: boolean;
  /** True where a plan says it, not the latest dose alone. */
  readonly isPlanned: boolean;
  readonly next: NextDose | null;
  /** From `next` on, in the order of time. */
  readonly doses: readonly ComingDose[];
  /** Skipped ones after the last that was taken. */
  readonly skipped: readonly { readonly at: number; readonly doseMg: number }[];
  readonly devices: readonly DeviceUse[];
  readonly dosesLeft: number;
  readonly runsOutAt: number | null;
  readonly lastDoseAt: number | null;
  readonly missedSince: MissedSince | null;
  /** Planned doses that rested in a pause since the last one taken. */
  readonly pausedSince: number;
  /** Every planned dose of the time told back and of that looked at, with what became of it. */
  readonly planned: readonly PlannedDose<Entry>[];
}

/** The time back of now for which planned doses are told: what was missed since the last one taken. */
export const TOLD_BACK_MS = 366 * DAY_MS;

/**
 * All that comes of each medicine, the earliest first; at one instant the one that was planned first. With a
 * plan for any, those that have one; else those whose latest dose is at most four intervals old, and if none
 * is, the one of the latest dose. A medicine that the catalogue does not know counts without a plan only
 * where it is the only one. Throws RangeError for a time zone that does not exist.
 */
export function planAhead<Entry extends DoseEntry>(
  medicines: readonly MedicineRecords<Entry>[],
  time: AheadTime,
): readonly MedicineAhead<Entry>[] {
  const chosen = chooseMedicines(medicines, time.now);
  return chosen
    .map((records) => planMedicine(records, time))
    .toSorted((one, other) => instantOf(one) - instantOf(other));
}

const instantOf = ({ next }: MedicineAhead) => next?.at ?? Number.MAX_SAFE_INTEGER;

/** Intervals after which a medicine without a plan is taken no more. */
const MOST_INTERVALS = 4;

/**
 * The medicines whose records are wanted for planning ahead: those with a plan that is followed (`followed`);
 * without any, of doses (`taken`, the names of their medicines, newest first) that of the latest, and those
 * that the catalogue knows.
 */
export function medicinesAhead(
  followed: readonly string[],
  taken: readonly string[],
): readonly string[] {
  if (followed.length > 0) return followed;
  const medicines = [...new Set(taken.map(foldSubstance))];
  return medicines.filter((medicine, index) => index === 0 || isMedicine(medicine));
}

const beginningOf = ({ plans: [first] }: MedicineRecords) => first?.savedAt ?? 0;

function chooseMedicines<Records extends MedicineRecords>(
  medicines: readonly Records[],
  now: number,
): readonly Records[] {
  const planned = medicines.filter(({ plans }) => plans.at(-1)?.endedAt === null);
  if (planned.length > 0)
    return planned.toSorted((one, other) => beginningOf(one) - beginningOf(other));
  const taken = medicines
    .filter(({ latest }) => latest !== null)
    .toSorted((one, other) => (other.latest?.at ?? 0) - (one.latest?.at ?? 0));
  if (taken.length <= 1) return taken;
  const known = taken.filter(({ medicine }) => isMedicine(medicine));
  const recent = known.filter(
    ({ latest, medicine, isOral }) =>
      now - (latest?.at ?? 0) <= MOST_INTERVALS * usualIntervalDays(medicine, isOral) * DAY_MS,
  );
  if (recent.length > 0) return recent;
  return (known.length > 0 ? known : taken).slice(0, 1);
}

/** The time of which planned doses are told, epoch ms. */
export interface ToldTime extends AheadTime {
  /** Planned doses before it may be left out. */
  readonly since: number;
}

/**
 * Every planned dose of a medicine with what became of it, by the rules of its labels and pens. Throws
 * RangeError for a time zone that does not exist.
 */
export function lookAheadOf<Entry extends DoseEntry>(
  records: MedicineRecords<Entry>,
  time: ToldTime,
  rulesOf = rulesReader(records, time),
): LookedAhead<Entry> {
  const { timeZone, now, since, until } = time;
  return lookAhead({ ...records, rulesOf, timeZone, now, since, until });
}

/** All that comes of one medicine, by its plan or after its latest dose. */
function planMedicine<Entry extends DoseEntry>(
  records: MedicineRecords<Entry>,
  time: AheadTime,
): MedicineAhead<Entry> {
  const { medicine, isOral, stock, latest, plans } = records;
  const { now, until, timeZone } = time;
  const rulesOf = rulesReader(records, time);
  const isPlanned = plans.at(-1)?.endedAt === null;
  const since = now - TOLD_BACK_MS;
  const { planned: known, next } = lookAheadOf(records, { ...time, since }, rulesOf);
  const planned = known.filter(({ at }) => at >= since);
  const following = isPlanned ? next : unplannedNext(records, rulesOf, timeZone);
  const coming =
    isPlanned || following === null
      ? planned.filter(({ at, state }) => at >= (next?.at ?? at + 1) && isComing(state))
      : [following].filter(({ at }) => at <= until);
  const { given, devices, dosesLeft, runsOutAt } = allocateStock(coming, stock, {
    now,
    until,
    timeZone,
  });
  const lastTaken = planned.findLastIndex(({ takenMg }) => takenMg > 0);
  return {
    medicine,
    isOral,
    isPlanned,
    next: following && {
      at: following.at,
      doseMg: following.doseMg,
      latestAt: following.latestAt,
      latestBy: latestByOf(following, rulesOf(following)),
      state: nextDoseState(following.at, following.latestAt, now),
      earliestAt: earliestOf(latest?.at ?? null, rulesOf(following).minGapHours),
      parts: giverOf(following, stock, time),
    },
    doses: coming.map(({ at, doseMg }, index) => ({ at, doseMg, parts: given[index] ?? null })),
    skipped: planned
      .slice(lastTaken + 1)
      .filter(({ state }) => state === 'skipped')
      .map(({ at, doseMg }) => ({ at, doseMg })),
    devices,
    dosesLeft,
    runsOutAt,
    lastDoseAt: latest?.at ?? null,
    missedSince: isPlanned ? missedSince(planned) : null,
    pausedSince: planned
      .slice(lastTaken + 1)
      .filter(({ at, state }) => state === 'paused' && at < now).length,
    planned,
  };
}

const isComing = (state: PlannedDose['state']) => state === 'due' || state === 'ahead';

const earliestOf = (lastDoseAt: number | null, minGapHours: number | null) =>
  lastDoseAt === null || minGapHours === null ? null : lastDoseAt + minGapHours * HOUR_MS;

/** The givers of a dose that is taken before all others. */
function giverOf(
  dose: { readonly at: number; readonly doseMg: number },
  stock: readonly StockDevice[],
  { now, timeZone }: AheadTime,
): GivenDose | null {
  const until = Math.max(now, dose.at);
  return allocateStock([dose], stock, { now, until, timeZone }).given[0] ?? null;
}

/** Reads the rules of a dose: the label of the pen that would give it today, else all of its medicine. */
function rulesReader(
  { medicine, stock }: Pick<MedicineRecords, 'medicine' | 'stock'>,
  time: Pick<AheadTime, 'now' | 'timeZone'>,
): (dose: { readonly doseMg: number }) => DoseRules {
  const known = new Map<number, DoseRules>();
  return ({ doseMg }) => {
    let rules = known.get(doseMg);
    if (rules === undefined) {
      const giver = giverOf({ at: time.now, doseMg }, stock, { ...time, until: time.now });
      const device = stock.find(({ id }) => id === giver?.[0].deviceId);
      rules = labelRulesFor(medicine, device);
      known.set(doseMg, rules);
    }
    return rules;
  };
}

/** The usual dose one interval after the latest one; null where none was logged. */
function unplannedNext(
  { latest, medicine, isOral }: MedicineRecords,
  rulesOf: (dose: { readonly doseMg: number }) => DoseRules,
  timeZone: string,
) {
  if (latest === null) return null;
  const everyDays = usualIntervalDays(medicine, isOral);
  const at = nextDoseAt(latest.at, timeZone, everyDays);
  const dose = { at, doseMg: latest.usualMg, everyDays };
  return { ...dose, latestAt: at + windowOf(dose, rulesOf(dose)) };
}
