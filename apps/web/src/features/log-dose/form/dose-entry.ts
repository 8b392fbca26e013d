import {
  type AbdomenQuadrant,
  type Clicks,
  clamp,
  clicks,
  type DoseType,
  doseFromSteps,
  doseFromVolume,
  type InjectionLocation,
  type Milligrams,
  type Millilitres,
  mg,
  mL,
  neighbouringSteps,
  stepsFromDose,
  stepsFromVolume,
  volumeFromDose,
  volumeFromSteps,
  WEEKLY_PEN,
  weeklyPenScale,
} from '@dosewise/domain';

/** What the form needs to know of the pen that is chosen. */
export interface EntryPen {
  readonly id: string;
  readonly strength: Milligrams;
  /** Golden volume in mL that it may still give. */
  readonly goldenMl: Millilitres;
  readonly enableFifthDose: boolean;
}

/** A dose being entered. */
export interface DoseEntry {
  readonly doseType: DoseType;
  readonly pen: EntryPen | null;
  readonly clicks: Clicks;
  readonly volume: Millilitres;
  /** The dose field as it stands there; half-typed numbers included. */
  readonly doseText: string;
  readonly setLast: 'nothing' | 'dose' | 'slider';
  /** The dose in mg that was asked for, as typed; null once the slider decides. */
  readonly asked: string | null;
  /** Text of the date-time field. */
  readonly date: string;
  readonly location: InjectionLocation;
  readonly subLocation: AbdomenQuadrant;
  readonly painLevel: number;
}

/** What the rules below decide: the date follows the clock. */
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

/** What the injection fields go back to after a dose was logged. */
export const NO_DETAILS = { location: 'abdomen', subLocation: 'left_lower', painLevel: 0 } as const;

/** An empty form. */
export const EMPTY_ENTRY: DoseEntry = {
  doseType: 'standard',
  pen: null,
  clicks: clicks(0),
  volume: mL(0),
  doseText: '',
  setLast: 'nothing',
  asked: null,
  date: '',
  ...NO_DETAILS,
};

/** The form's whole behaviour. */
export function enterDose(entry: UndatedEntry, action: DoseEntryAction): UndatedEntry {
  switch (action.type) {
    case 'pen chosen':
      return withPen(entry, action.pen);
    case 'mode chosen':
      return withMode(entry, action.doseType, action.usualMl);
    case 'clicks moved': {
      const to = clicks(clamp(Math.round(action.to), 0, WEEKLY_PEN.clicksPerDose));
      return slide({ ...entry, clicks: to });
    }
    case 'volume moved': {
      const volume = mL(clamp(action.to, 0, goldenLimit(entry)));
      return slide({ ...entry, volume });
    }
    case 'dose typed': {
      const doseText = Number(action.text) < 0 ? '0' : action.text;
      const asked = Number(doseText) > 0 ? doseText : null;
      return deriveAmount({ ...entry, doseText, asked, setLast: 'dose' });
    }
  }
}

/** The dose in mg that the slider gives; 0 without a pen. */
export function doseOf(entry: UndatedEntry): Milligrams {
  if (entry.pen === null) return mg(0);
  return entry.doseType === 'standard'
    ? doseFromSteps(entry.clicks, weeklyPenScale(entry.pen.strength))
    : doseFromVolume(entry.volume, weeklyPenScale(entry.pen.strength));
}

/** The two clicks beside the dose that was asked for, where the pen cannot give it exactly. */
export function askedNeighbours({ asked, pen }: UndatedEntry): readonly [Clicks, Clicks] | null {
  return asked === null || pen === null
    ? null
    : neighbouringSteps(mg(Number(asked)), weeklyPenScale(pen.strength));
}

/** Where the slider stands, in clicks: 0.6 mL are 60. */
export function stepsOf({ doseType, clicks, volume }: UndatedEntry): Clicks {
  return doseType === 'standard' ? clicks : stepsFromVolume(volume, weeklyPenScale(1));
}

/** The largest volume in mL that the Golden Dose slider goes to. */
export function goldenLimit(entry: UndatedEntry): Millilitres {
  return entry.pen?.goldenMl ?? WEEKLY_PEN.goldenMl;
}

/** Another pen: a typed dose keeps its mg, a slid one its clicks. */
function withPen(entry: UndatedEntry, pen: EntryPen | null): UndatedEntry {
  // The same pen with fresh counters, as after a reload of the list, is no switch.
  const isSwitch = pen?.id !== entry.pen?.id;
  const leavesGolden = isSwitch && entry.doseType === 'golden_dose' && !pen?.enableFifthDose;
  const held = leavesGolden ? withMode({ ...entry, pen }, 'standard', null) : { ...entry, pen };
  const limited = { ...held, volume: mL(Math.min(held.volume, goldenLimit(held))) };
  return limited.setLast === 'dose' ? deriveAmount(limited) : slide(limited, limited.setLast);
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
    const clicks = stepsFromVolume(entry.volume, weeklyPenScale(1));
    return slide({ ...entry, doseType, clicks, asked: null });
  }
  const isUntouched = entry.setLast === 'nothing';
  const wanted =
    isUntouched && usualMl !== null ? usualMl : volumeFromSteps(entry.clicks, weeklyPenScale(1));
  const volume = mL(Math.min(wanted, goldenLimit(entry)));
  return slide({ ...entry, doseType, volume, asked: null });
}

function deriveAmount(entry: UndatedEntry): UndatedEntry {
  if (entry.pen === null) return entry;
  const typed = Number(entry.doseText);
  const dose = mg(typed > 0 ? typed : 0);
  return entry.doseType === 'standard'
    ? { ...entry, clicks: stepsFromDose(dose, weeklyPenScale(entry.pen.strength)) }
    : {
        ...entry,
        volume: volumeFromDose(dose, weeklyPenScale(entry.pen.strength), goldenLimit(entry)),
      };
}

/**
 * The slider decides and the dose field follows it. What was asked for stays known while the slider
 * is at one of its two neighbours: which of them is a choice, not another dose.
 */
function slide(entry: UndatedEntry, setLast: DoseEntry['setLast'] = 'slider'): UndatedEntry {
  const dose = doseOf(entry);
  const asked = askedNeighbours(entry)?.includes(stepsOf(entry)) ? entry.asked : null;
  return { ...entry, asked, setLast, doseText: dose === 0 ? '' : String(Number(dose.toFixed(2))) };
}
