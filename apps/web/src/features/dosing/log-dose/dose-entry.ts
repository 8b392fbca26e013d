import {
  ABDOMEN_QUADRANTS,
  type AbdomenQuadrant,
  amountText,
  BODY_SIDES,
  type BodySide,
  type Clicks,
  clamp,
  clicks,
  type DeviceKind,
  type DoseScale,
  type DoseType,
  doseDecimals,
  doseFromSteps,
  doseFromVolume,
  type InjectionLocation,
  type InjectionSubLocation,
  listSubLocations,
  type Milligrams,
  type Millilitres,
  mg,
  mL,
  movedSteps,
  neighbouringSteps,
  stepsFromVolume,
  typedAmount,
  typedSteps,
  volumeFromDose,
  volumeFromSteps,
  WEEKLY_PEN,
  weeklyPenScale,
} from '@dosewise/domain';
import type { StepName } from '../../../data/pens/texts.ts';

/** The facts that the form needs of the chosen pen. */
export interface EntryPen {
  readonly id: string;
  readonly medicine: string;
  readonly kind: DeviceKind;
  readonly step: StepName;
  /** Its steps; of a vial no more of them than are left. */
  readonly scale: DoseScale;
  /** True when anything of it can be logged as Golden Dose at all. */
  readonly hasGolden: boolean;
  /** Golden volume in mL that it may still give. */
  readonly goldenMl: Millilitres;
  readonly enableFifthDose: boolean;
  readonly isEmpty: boolean;
  /** The first amount of a dose from it: the planned one, or one's own; null where neither is known. */
  readonly usual: Clicks | null;
}

/** Time, place, pain and note of an injection. */
export interface InjectionDetails {
  /** Text of the date-time field. */
  readonly date: string;
  readonly location: InjectionLocation;
  /** Of the abdomen; '' where no one said. */
  readonly subLocation: AbdomenQuadrant | '';
  /** Left or right, of places that there are two of; '' where no one said. */
  readonly side: BodySide | '';
  /** Null where no one said. */
  readonly painLevel: number | null;
  readonly note: string;
}

/** A dose being entered. */
export interface DoseEntry extends InjectionDetails {
  readonly doseType: DoseType;
  readonly pen: EntryPen | null;
  readonly clicks: Clicks;
  readonly volume: Millilitres;
  /** The dose field as it stands there; half-typed numbers included. */
  readonly doseText: string;
  readonly setLast: 'nothing' | 'dose' | 'slider';
  /** The dose in mg that was asked for, as typed; null once the slider decides. */
  readonly asked: string | null;
}

/** The fields that the rules below decide: the date follows the clock. */
export type UndatedEntry = Omit<DoseEntry, 'date'>;

export type DoseEntryAction =
  | { readonly type: 'pen chosen'; readonly pen: EntryPen | null }
  | {
      readonly type: 'mode chosen';
      readonly doseType: DoseType;
      /** The volume of the user's Golden Dose setting; null where it is off or not known. */
      readonly usualMl: Millilitres | null;
    }
  | { readonly type: 'clicks moved'; readonly to: number }
  | { readonly type: 'volume moved'; readonly to: number }
  | { readonly type: 'dose typed'; readonly text: string };

/** The injection fields of an empty form, as it is again after a dose was logged. */
export const EMPTY_INJECTION = {
  location: 'abdomen',
  subLocation: 'left_lower',
  side: '',
  painLevel: null,
  note: '',
} as const;

const NO_AMOUNT = {
  clicks: clicks(0),
  volume: mL(0),
  doseText: '',
  setLast: 'nothing',
  asked: null,
} as const;

/** No amount, and none that comes by itself: anyone who logs another dose says how much. */
export const AFTER_LOGGING = { ...NO_AMOUNT, setLast: 'slider' } as const;

/** An empty form. */
export const EMPTY_ENTRY: DoseEntry = {
  doseType: 'standard',
  pen: null,
  ...NO_AMOUNT,
  date: '',
  ...EMPTY_INJECTION,
};

/** The place within its location; null where no one said, or nothing is to say. */
export function placeWithin({
  location,
  subLocation,
  side,
}: InjectionDetails): InjectionSubLocation | null {
  const entered = location === 'abdomen' ? subLocation : side;
  return listSubLocations(location).find((place) => place === entered) ?? null;
}

/** The fields of a place: `within` is a quadrant of the abdomen, or a side of what there are two of. */
export function withPlace(
  location: InjectionLocation,
  within: InjectionSubLocation | null,
): Partial<InjectionDetails> {
  const subLocation = ABDOMEN_QUADRANTS.find((quadrant) => quadrant === within);
  const side = BODY_SIDES.find((each) => each === within);
  return { location, ...(subLocation && { subLocation }), ...(side && { side }) };
}

/** True for a dose of tablets: it goes nowhere and does not hurt. */
export const isOralEntry = ({ pen }: Pick<UndatedEntry, 'pen'>): boolean => pen?.kind === 'tablet';

/** The form's whole behaviour. */
export function enterDose(entry: UndatedEntry, action: DoseEntryAction): UndatedEntry {
  switch (action.type) {
    case 'pen chosen':
      return withPen(entry, action.pen);
    case 'mode chosen':
      return withMode(entry, action.doseType, action.usualMl);
    case 'clicks moved':
      return slide({ ...entry, clicks: movedSteps(action.to, scaleOfEntry(entry)) });
    case 'volume moved': {
      const volume = mL(clamp(action.to, 0, goldenLimit(entry)));
      return slide({ ...entry, volume });
    }
    case 'dose typed': {
      const doseText = amountText(action.text);
      const asked = typedAmount(doseText) > 0 ? doseText : null;
      return deriveAmount({ ...entry, doseText, asked, setLast: 'dose' });
    }
  }
}

/** The dose in mg that the slider gives; 0 without a pen. */
export function entryDose(entry: UndatedEntry): Milligrams {
  if (entry.pen === null) return mg(0);
  return entry.doseType === 'standard'
    ? doseFromSteps(entry.clicks, entry.pen.scale)
    : doseFromVolume(entry.volume, entry.pen.scale);
}

/** The scale that the entry is computed with; without a pen that of the weekly one. */
export function scaleOfEntry({ pen }: Pick<UndatedEntry, 'pen'>): DoseScale {
  return pen?.scale ?? weeklyPenScale(1);
}

/** '3.75': `dose` mg with as many decimals as tell one step of the pen from the next. */
export function writeDose(dose: Milligrams, entry: Pick<UndatedEntry, 'pen'>): string {
  return dose.toFixed(entry.pen === null ? 2 : doseDecimals(entry.pen.scale));
}

/** The two steps beside the dose that was asked for, where the pen cannot give it exactly. */
export function askedNeighbours({ asked, pen }: UndatedEntry): readonly [Clicks, Clicks] | null {
  return asked === null || pen === null ? null : neighbouringSteps(mg(Number(asked)), pen.scale);
}

/** The slider's value in steps: 0.6 mL are 60 clicks. */
export function entrySteps(entry: UndatedEntry): Clicks {
  return entry.doseType === 'standard'
    ? entry.clicks
    : stepsFromVolume(entry.volume, scaleOfEntry(entry));
}

/** The largest volume in mL that the Golden Dose slider goes to. */
export function goldenLimit(entry: UndatedEntry): Millilitres {
  return entry.pen?.goldenMl ?? WEEKLY_PEN.goldenMl;
}

/**
 * Another pen: a typed dose keeps its mg, slid steps stay where they mean the same amount; neither is
 * carried over to another medicine. Where no one set anything it is the pen's usual dose; where one
 * step is all that a dose can have, it is set.
 */
function withPen(entry: UndatedEntry, pen: EntryPen | null): UndatedEntry {
  // The same pen with fresh counters, as after a reload of the list, is no switch.
  const isSwitch = pen?.id !== entry.pen?.id;
  const leavesGolden = isSwitch && entry.doseType === 'golden_dose' && !pen?.enableFifthDose;
  const held = leavesGolden ? withMode({ ...entry, pen }, 'standard', null) : { ...entry, pen };
  const isOther = entry.pen !== null && pen !== null && entry.pen.medicine !== pen.medicine;
  if (isOther) {
    return slide({ ...held, ...NO_AMOUNT, clicks: firstSteps(pen) }, 'nothing');
  }
  const limited = { ...held, volume: mL(Math.min(held.volume, goldenLimit(held))) };
  if (limited.setLast === 'dose') return deriveAmount(limited);
  if (limited.setLast === 'nothing')
    return slide({ ...limited, clicks: firstSteps(pen) }, 'nothing');
  const kept = isSwitch ? keptSteps(limited.clicks, entry.pen, pen) : limitedSteps(limited);
  return slide({ ...limited, clicks: kept }, limited.setLast);
}

const limitedSteps = (entry: UndatedEntry): Clicks =>
  clicks(Math.min(entry.clicks, scaleOfEntry(entry).mostSteps));

/** The steps of a dose from `pen` before anyone set them. */
function firstSteps(pen: EntryPen | null): Clicks {
  return pen?.usual ?? clicks(isOneUsual(pen) ? 1 : 0);
}

/** True where one step is a labelled dose: what most take of it. */
const isOneUsual = (pen: EntryPen | null) =>
  pen !== null &&
  pen.scale.mostSteps > 0 &&
  (pen.scale.mostSteps === 1 || pen.scale.isCountedWhole);

/** The steps that stay when `pen` is chosen after `before`: none where a step is another amount. */
function keptSteps(steps: Clicks, before: EntryPen | null, pen: EntryPen | null): Clicks {
  if (pen === null) return steps;
  if (isOneUsual(pen) && (pen.scale.mostSteps === 1 || pen.id !== before?.id)) return clicks(1);
  const describeStep = ({ step, scale }: EntryPen) =>
    [step, scale.stepsPerDose, scale.doseMl].join();
  const isSameStep = before === null || describeStep(before) === describeStep(pen);
  return isSameStep ? clicks(Math.min(steps, pen.scale.mostSteps)) : clicks(0);
}

/**
 * The other kind of dose, with the slider at the same place: 60 clicks are 0.6 mL. Where nothing
 * was set yet, a Golden Dose begins with the usual volume.
 */
function withMode(
  entry: UndatedEntry,
  doseType: DoseType,
  usualMl: Millilitres | null,
): UndatedEntry {
  if (doseType === entry.doseType) return entry;
  if (doseType === 'standard') {
    const clicks = stepsFromVolume(entry.volume, scaleOfEntry(entry));
    return slide({ ...entry, doseType, clicks, asked: null });
  }
  const isUntouched = entry.setLast === 'nothing';
  const wanted =
    isUntouched && usualMl !== null ? usualMl : volumeFromSteps(entry.clicks, scaleOfEntry(entry));
  const volume = mL(Math.min(wanted, goldenLimit(entry)));
  return slide({ ...entry, doseType, volume, asked: null });
}

function deriveAmount(entry: UndatedEntry): UndatedEntry {
  if (entry.pen === null) return entry;
  const { scale } = entry.pen;
  if (entry.doseType === 'standard') return { ...entry, clicks: typedSteps(entry.doseText, scale) };
  const dose = mg(typedAmount(entry.doseText));
  return { ...entry, volume: volumeFromDose(dose, scale, goldenLimit(entry)) };
}

/**
 * The slider decides and the dose field follows it. What was asked for stays known while the slider
 * is at one of its two neighbours: which of them is a choice, not another dose.
 */
function slide(entry: UndatedEntry, setLast: DoseEntry['setLast'] = 'slider'): UndatedEntry {
  const dose = entryDose(entry);
  const asked = askedNeighbours(entry)?.includes(entrySteps(entry)) ? entry.asked : null;
  const doseText = dose === 0 ? '' : String(Number(writeDose(dose, entry)));
  return { ...entry, asked, setLast, doseText };
}
