import type { DoseScale } from '../device/device.ts';
import { doseFromSteps } from '../dose/dose-amount.ts';
import { MAX_PARTS } from '../dose/injections.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import { type DayNumber, dayNumber, dayNumbersIn, dayOfNumber } from '../time/day-numbers.ts';
import { type Clicks, clamp, clicks, mg } from '../units.ts';

/** A pen, vial or box that may give planned doses: neither empty nor discarded. */
export interface StockDevice {
  readonly id: string;
  readonly scale: DoseScale;
  /** Steps that are left in it. */
  readonly remaining: Clicks;
  /** The day of its first use; null while it is sealed. */
  readonly startDate: CalendarDay | null;
  /** Days from its first use after which the label says to discard it; null where none says so. */
  readonly inUseDays: number | null;
  /** Its last usable day whether open or sealed; null when no one said so. */
  readonly expiresOn: CalendarDay | null;
}

/** A dose to come: its instant in epoch ms and its mg. */
export interface StockDose {
  readonly at: number;
  readonly doseMg: number;
}

/** The part of a dose that one device gives. */
export interface GivenPart {
  readonly deviceId: string;
  readonly steps: Clicks;
}

/** The givers of a dose: one device, or leftovers of several one after the other. */
export type GivenDose = readonly [GivenPart, ...GivenPart[]];

/** The doses that a plan takes from one device. */
export interface DeviceUse {
  readonly id: string;
  /** Planned doses that it gives. */
  readonly doses: number;
  /** Planned instant of the last of them, in epoch ms. */
  readonly lastDoseAt: number | null;
  /** First use + `inUseDays`; null while it stays sealed and where no label sets a limit. */
  readonly discardOn: CalendarDay | null;
  /** Steps left at the end of its last usable day, when that day ends within the time asked; else 0. */
  readonly stepsLost: number;
}

export interface StockForecast {
  /** For each planned dose what gives it, null where nothing can. */
  readonly given: readonly (GivenDose | null)[];
  /** For each device, in the order in which they came. */
  readonly devices: readonly DeviceUse[];
  /** Planned doses that are given before the first that nothing can give. */
  readonly dosesLeft: number;
  /** Instant (epoch ms) of the first planned dose that nothing can give. */
  readonly runsOutAt: number | null;
}

/** The user's clock, and the time that is looked at (epoch ms). */
export interface StockTime {
  readonly now: number;
  readonly until: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** Largest part of the planned mg by which the dose of whole steps may differ from it. */
const MAX_DEVIATION = 0.05;
/** The least share of a dose that is worth a prick of its own. */
const LEAST_PART = 0.05;
/** Keeps exact halves and twentieths from failing by floating-point dust. */
const DUST = 1e-9;

/**
 * Shares out the `planned` doses (in the order of time) among the devices: the fewest single-dose pens
 * or tablets, then open ones first, by their first use, then sealed ones, by their expiry, none last;
 * where these are equal in the order in which `devices` come, oldest first. Where no open one has a whole
 * dose left, leftovers are joined, and a sealed one is opened for what they lack. A sealed one is open
 * from the day of the first dose it gives. A dose before `now` is given from what there is today. Days
 * are those of `timeZone` (IANA name), of which it throws RangeError when it does not exist.
 */
export function allocateStock(
  planned: readonly StockDose[],
  devices: readonly StockDevice[],
  { now, until, timeZone }: StockTime,
): StockForecast {
  const dayOf = dayNumbersIn(timeZone);
  const today = dayOf(now);
  const lastDay = dayOf(until);
  const shelf = devices.map(openedFrom);
  const turns = inTurns(shelf);
  const given = planned.map(({ at, doseMg }) =>
    takeDose(turns, { at, doseMg, day: at < now ? today : dayOf(at) }),
  );
  const shortAt = given.indexOf(null);
  return {
    given,
    devices: shelf.map((item) => useOf(item, { today, lastDay })),
    dosesLeft: shortAt === -1 ? given.length : shortAt,
    runsOutAt: planned[shortAt]?.at ?? null,
  };
}

/** A device while doses are taken from it. */
interface Stocked {
  readonly device: StockDevice;
  /** Its place among all, oldest first. */
  readonly place: number;
  readonly expiresOn: DayNumber;
  remaining: number;
  openFrom: DayNumber | null;
  doses: number;
  lastDoseAt: number | null;
}

function openedFrom(device: StockDevice, place: number): Stocked {
  return {
    device,
    place,
    expiresOn: device.expiresOn === null ? Number.POSITIVE_INFINITY : dayNumber(device.expiresOn),
    remaining: device.remaining,
    openFrom: device.startDate === null ? null : dayNumber(device.startDate),
    doses: 0,
    lastDoseAt: null,
  };
}

/** The day on which it is to be discarded; infinite for one without a limit. */
const discardOn = ({ openFrom, device }: Stocked): DayNumber =>
  openFrom === null || device.inUseDays === null
    ? Number.POSITIVE_INFINITY
    : openFrom + device.inUseDays;

const lastUsableDay = (item: Stocked): DayNumber => Math.min(discardOn(item), item.expiresOn);

/** The devices that are left, each list in the order in which they are taken. */
interface Turns {
  open: Stocked[];
  sealed: Stocked[];
}

function inTurns(shelf: readonly Stocked[]): Turns {
  return {
    open: shelf.filter(({ openFrom }) => openFrom !== null).sort(inTurn),
    sealed: shelf.filter((item) => item.openFrom === null && item.remaining >= 1).sort(inTurn),
  };
}

/** Takes a dose from the devices, of which those that no later day may use fall out. */
function takeDose(
  turns: Turns,
  { at, doseMg, day }: StockDose & { readonly day: DayNumber },
): GivenDose | null {
  turns.open = turns.open.filter((item) => item.remaining >= 1 && lastUsableDay(item) >= day);
  // The first to expire stand first.
  const firstUsable = turns.sealed.findIndex(({ expiresOn }) => expiresOn >= day);
  if (firstUsable !== 0) turns.sealed = firstUsable < 0 ? [] : turns.sealed.slice(firstUsable);

  const { sealed } = turns;
  const open = turns.open.filter(({ openFrom }) => (openFrom ?? day) <= day);
  const whole = findWhole([open, sealed], doseMg);
  const isReady = whole !== null && (whole.item.openFrom !== null || isCounted(whole.item));
  const offers = (isReady ? null : joinLeftovers({ open, sealed }, doseMg)) ?? (whole && [whole]);
  if (offers === null) return null;
  const opened = offers.flatMap(({ item }) => (item.openFrom === null ? item : []));
  const [first, ...others] = offers.map(({ item, steps }): GivenPart => {
    item.openFrom ??= day;
    item.remaining -= steps;
    item.doses += 1;
    item.lastDoseAt = at;
    return { deviceId: item.device.id, steps };
  });
  if (opened.length > 0) {
    turns.sealed = sealed.filter((item) => !opened.includes(item));
    turns.open.push(...opened);
    turns.open.sort(inTurn);
  }
  return first ? [first, ...others] : null;
}

/** The device that gives a dose whole before all others: in the fewest pieces, then by turn. */
function findWhole(turns: readonly (readonly Stocked[])[], doseMg: number): Offer | null {
  let chosen: Offer | null = null;
  for (const items of turns) {
    for (const item of items) {
      const steps = stepsFor(doseMg, item);
      if (steps === null) continue;
      const offer = { item, steps };
      if (chosen === null || piecesOf(offer) < piecesOf(chosen)) chosen = offer;
      if (piecesOf(chosen) === 1) return chosen;
    }
  }
  return chosen;
}

/**
 * The givers of a dose from the leftovers of open devices, with a sealed one last for what they lack; as many
 * leftovers as an injection may have parts. Null where that does not make up the dose.
 */
function joinLeftovers({ open, sealed }: Readonly<Turns>, doseMg: number): readonly Offer[] | null {
  const leftovers = open.filter((item) => !isCounted(item));
  for (let count = Math.min(leftovers.length, MAX_PARTS); count >= 1; count -= 1) {
    const offers: Offer[] = [];
    let lacking = doseMg;
    for (const items of [leftovers.slice(0, count), sealed]) {
      for (const item of items) {
        if (isCounted(item)) continue;
        const last = stepsFor(lacking, item);
        const steps = last ?? mostSteps(item);
        const partMg = doseFromSteps(steps, item.device.scale);
        const isTooMuch = last === null && partMg >= lacking;
        if (partMg < doseMg * LEAST_PART || isTooMuch || offers.length === MAX_PARTS) continue;
        if (last === null && item.openFrom === null) continue;
        offers.push({ item, steps });
        if (last !== null) return offers;
        lacking -= partMg;
      }
    }
  }
  return null;
}

const isCounted = ({ device }: Stocked) => device.scale.isCountedWhole;

const mostSteps = ({ device: { scale }, remaining }: Stocked) =>
  clicks(Math.min(scale.mostSteps, remaining));

/** A device with the steps in which it would give a dose. */
interface Offer {
  readonly item: Stocked;
  readonly steps: Clicks;
}

/** Single-dose pens or tablets of a dose; what is dialled or drawn up is one. */
const piecesOf = ({ item, steps }: Offer) => (item.device.scale.isCountedWhole ? steps : 1);

/** The order in which devices are taken: see `allocateStock`. */
function inTurn(one: Stocked, other: Stocked): number {
  if (isOpenBefore(one, other)) return -1;
  return isOpenBefore(other, one) ? 1 : one.place - other.place;
}

function isOpenBefore(one: Stocked, other: Stocked): boolean {
  if (one.openFrom === null) return other.openFrom === null && one.expiresOn < other.expiresOn;
  return other.openFrom === null || one.openFrom < other.openFrom;
}

/**
 * The nearest number of steps that the device still has: null when its mg differ from `doseMg` by
 * more than half a step or a twentieth. Of single-dose pens and tablets the fewest within a twentieth.
 */
function stepsFor(doseMg: number, item: Stocked): Clicks | null {
  const { scale } = item.device;
  const most = mostSteps(item);
  if (most < 1) return null;
  if (scale.isCountedWhole) return fewestPieces(doseMg, scale, most);
  const nearest = Math.round((doseMg / scale.strength) * scale.stepsPerDose + DUST);
  const steps = clicks(clamp(nearest, 1, most));
  const off = Math.abs(doseFromSteps(steps, scale) - mg(doseMg));
  const halfStep = scale.strength / scale.stepsPerDose / 2;
  return off <= Math.min(halfStep, doseMg * MAX_DEVIATION) + DUST ? steps : null;
}

function fewestPieces(doseMg: number, scale: DoseScale, most: number): Clicks | null {
  const [least, largest] = [doseMg * (1 - MAX_DEVIATION), doseMg * (1 + MAX_DEVIATION)];
  const mgOfPiece = doseFromSteps(clicks(1), scale);
  const pieces = Math.max(1, Math.ceil((least - DUST) / mgOfPiece));
  return pieces <= most && pieces * mgOfPiece <= largest + DUST ? clicks(pieces) : null;
}

function useOf(
  item: Stocked,
  { today, lastDay }: { today: DayNumber; lastDay: DayNumber },
): DeviceUse {
  const end = lastUsableDay(item);
  const discard = discardOn(item);
  return {
    id: item.device.id,
    doses: item.doses,
    lastDoseAt: item.lastDoseAt,
    discardOn: Number.isFinite(discard) ? dayOfNumber(discard) : null,
    stepsLost: end >= today && end < lastDay ? item.remaining : 0,
  };
}
