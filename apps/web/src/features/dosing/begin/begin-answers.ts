import type { Pen } from '@dosewise/contract';
import {
  type ChosenDevice,
  type Clicks,
  calendarDayIn,
  choiceOf,
  chosenStrength,
  DAY_MS,
  type DeviceDraft,
  doseFromSteps,
  doseScale,
  type FirstRun,
  type FirstRunDraft,
  firstRun,
  isCurrency,
  mg,
  mostBefore,
  NO_DEVICE,
  parseMoney,
  parseNumber,
  readDevice,
  stepsFromDose,
  deviceSteps as stepsOfDevice,
  usualTimeOn,
} from '@dosewise/domain';
import type { NewPen } from '../../../data/pens/pen-changes.ts';
import { type DeviceStep, deviceSteps } from '../../../parts/pens/add-pen/device-steps.tsx';
import { proposedName } from '../../../parts/pens/add-pen/new-pen.ts';

/** The questions about doses that follow those about the device, and the look at all of it. */
export type DoseStep = 'dose' | 'when' | 'day' | 'origin' | 'before' | 'check';
export type BeginStep = DeviceStep | DoseStep;

/** The answers of the first conversation. */
export interface BeginValues extends DeviceDraft, FirstRunDraft {
  /** The question that is asked. */
  readonly step: BeginStep;
  /** True where no one knew which of several pens it is. */
  readonly isAssumed: boolean;
  /** mg, as typed. */
  readonly doseMg: string;
  /** `day`: it is asked which. */
  readonly when: '' | 'today' | 'yesterday' | 'day' | 'none';
  readonly cost: '' | 'free' | 'list' | 'own';
  readonly costPerPen: string;
  readonly costCurrency: string;
}

export const NO_ANSWERS: BeginValues = {
  ...NO_DEVICE,
  step: 'brand',
  isAssumed: false,
  doseMg: '',
  when: '',
  hasTaken: true,
  day: '',
  time: '',
  origin: '',
  before: 0,
  cost: '',
  costPerPen: '',
  costCurrency: '',
};

/** The questions that these answers leave to be asked in a country, in their order. */
export function stepsOf(values: BeginValues, country: string): readonly BeginStep[] {
  const { when, hasTaken, origin } = values;
  const steps: readonly (readonly [DoseStep, boolean])[] = [
    ['dose', true],
    ['when', true],
    ['day', when === 'day' || when === 'none'],
    ['origin', hasTaken],
    ['before', hasTaken && origin === 'later'],
    ['check', true],
  ];
  return [
    ...deviceSteps(values, country),
    ...steps.filter(([, isAsked]) => isAsked).map(([step]) => step),
  ];
}

/** The calendar day so many days after that of `now` (epoch ms) in a zone. */
export const dayAfter = (timeZone: string, now: number, days: number): string =>
  new Date(Date.parse(calendarDayIn(timeZone, now)) + days * DAY_MS).toISOString().slice(0, 10);

/** The answer to when the last dose was. */
export function withWhen(
  when: BeginValues['when'],
  timeZone: string,
  now: number,
): Partial<BeginValues> {
  const hasTaken = when !== 'none';
  if (when === 'day' || when === 'none') return { when, hasTaken, day: '', time: '' };
  return {
    when,
    hasTaken,
    ...onDay(dayAfter(timeZone, now, when === 'today' ? 0 : -1), timeZone, now),
  };
}

/** A day with the time that a dose then usually has. */
export const onDay = (day: string, timeZone: string, now: number) => ({
  day,
  time: day === '' ? '' : usualTimeOn(day, timeZone, now),
});

/** A dose of the new pen. */
export interface ChosenDose {
  readonly device: ChosenDevice;
  readonly steps: Clicks;
  /** The mg that these steps give. */
  readonly doseMg: number;
  /** Most doses that the pen may have given before another one. */
  readonly mostBefore: number;
}

/** The dose that is chosen; null as long as pen or amount are not. */
export function chosenDose(values: BeginValues): ChosenDose | null {
  const device = readDevice(values);
  if (device === null) return null;
  const strength = chosenStrength(values);
  const scale = doseScale(strength, device);
  const steps = stepsFromDose(mg(parseNumber(values.doseMg)), scale);
  if (steps === 0) return null;
  const doseMg = doseFromSteps(steps, scale);
  return { device, steps, doseMg, mostBefore: mostBefore(doseMg, strength, device) };
}

/** The most mg that a dose of the new pen may have; null as long as no pen is chosen. */
export function mostMg(values: BeginValues): number | null {
  const device = readDevice(values);
  if (device === null) return null;
  const scale = doseScale(chosenStrength(values), device);
  return doseFromSteps(scale.mostSteps, scale);
}

/** All that is saved: the same however often it is sent. */
export interface FirstRecords extends FirstRun {
  readonly pen: NewPen;
  readonly medicine: string;
  readonly clicks: number;
  readonly doseMg: number;
  readonly isOral: boolean;
}

/** The records that follow from the answers (`now`, epoch ms); null while one is missing. */
export function firstRecords(
  values: BeginValues,
  pens: readonly Pen[],
  timeZone: string,
  now: number,
): FirstRecords | null {
  const chosen = chosenDose(values);
  if (chosen === null) return null;
  const { device, steps, doseMg } = chosen;
  const { medicine } = device;
  const isOral = device.kind === 'tablet';
  const run = firstRun(values, { medicine, doseMg, isOral, timeZone }, now);
  const opened = run.doses.find(({ isFromPen }) => isFromPen);
  const cost = parseMoney(values.costPerPen);
  return {
    ...run,
    pen: {
      name: proposedName(values, pens),
      strength: chosenStrength(values),
      device: choiceOf(values),
      // Its first dose opens it, so that the day follows where that is corrected.
      startDate: null,
      ...(values.cost === '' || cost === null
        ? {}
        : {
            costPerPen: cost,
            costCurrency: isCurrency(values.costCurrency) ? values.costCurrency : null,
            purchaseDate: calendarDayIn(timeZone, opened?.at ?? now),
          }),
      enableFifthDose: false,
    },
    medicine,
    clicks: steps,
    doseMg,
    isOral,
  };
}

/** Doses of this amount that are left in the new pen. */
export function dosesLeft({ device, steps }: ChosenDose, { doses }: FirstRun): number {
  const used = doses.filter(({ isFromPen }) => isFromPen).length;
  return Math.floor(stepsOfDevice(device) / steps) - used;
}
