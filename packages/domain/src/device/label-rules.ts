import { isMedicine, type Medicine } from './medicine.ts';

/** The rules of a label about time. Null where no sound source states it. */
export interface LabelRules {
  /** Hours that must lie between two doses. */
  readonly minGapHours: number | null;
  /** Hours after the planned instant within which a missed dose may still be taken. */
  readonly missedWindowHours: number | null;
  /** Keys of the sources in `catalogue/sources.ts`. */
  readonly sources: string;
}

export const TIRZEPATIDE: LabelRules = {
  minGapHours: 72,
  missedWindowHours: 96,
  sources: 'S35 S40',
};

export const OZEMPIC_EU: LabelRules = {
  minGapHours: 72,
  missedWindowHours: 120,
  sources: 'S12 S07 S47',
};

export const OZEMPIC_US: LabelRules = {
  minGapHours: 48,
  missedWindowHours: 120,
  sources: 'S07',
};

export const WEGOVY_EU: LabelRules = {
  minGapHours: 72,
  missedWindowHours: 120,
  sources: 'S01 S05 S07',
};

/** 'Take it if the next dose is more than 48 hours away': 7 days less 48 hours are 120. */
export const WEGOVY_US: LabelRules = {
  minGapHours: null,
  missedWindowHours: 120,
  sources: 'S06 S07',
};

export const SAXENDA: LabelRules = {
  minGapHours: null,
  missedWindowHours: 12,
  sources: 'S22 S51',
};

export const VICTOZA: LabelRules = {
  minGapHours: null,
  missedWindowHours: null,
  sources: 'S26',
};

/** 'Take it if the next dose is at least 72 hours away': 7 days less 72 hours are 96. */
export const TRULICITY: LabelRules = {
  minGapHours: null,
  missedWindowHours: 96,
  sources: 'S28 S31',
};

/** As Trulicity's, with a gap of its own: 3 days. */
export const BYDUREON: LabelRules = {
  minGapHours: 72,
  missedWindowHours: 96,
  sources: 'S32',
};

/**
 * 'Skip a missed dose, and take the next one the following day'. No label says after how many hours one
 * is missed, so the product's own half of an interval counts.
 */
export const ORAL_SEMAGLUTIDE: LabelRules = {
  minGapHours: null,
  missedWindowHours: null,
  sources: 'S57 S58 S63',
};

/** Once daily; the sentence about a missed dose was found in no copy of the label. */
export const ORFORGLIPRON: LabelRules = {
  minGapHours: null,
  missedWindowHours: null,
  sources: 'S64',
};

/**
 * True where the labels of a medicine say that a dose is one tablet, never several. Sources: S57 S58
 * ('Taking two 7 mg tablets … is not recommended', of Rybelsus), S63 (Wegovy tablets).
 */
export function isOneTabletADose(medicine: string): boolean {
  return medicine === 'semaglutide (tablet)';
}

/** Days without a dose from which the leaflet says to ask before going on. */
const ASKED_AFTER_DAYS = 3;

/**
 * True where a leaflet of a medicine says to ask the prescriber before going on after so many days without a
 * dose. Sources: S22 S51 (Saxenda); of the other medicines none was found.
 */
export function isBreakToAskAbout(medicine: string, daysSinceLast: number): boolean {
  return medicine === 'liraglutide' && daysSinceLast >= ASKED_AFTER_DAYS;
}

const RULES: Readonly<Record<Medicine, readonly LabelRules[]>> = {
  tirzepatide: [TIRZEPATIDE],
  semaglutide: [OZEMPIC_EU, OZEMPIC_US, WEGOVY_EU, WEGOVY_US],
  liraglutide: [SAXENDA, VICTOZA],
  dulaglutide: [TRULICITY],
  'exenatide (extended release)': [BYDUREON],
  'semaglutide (tablet)': [ORAL_SEMAGLUTIDE],
  orforglipron: [ORFORGLIPRON],
};

/** The two rules about time, in hours; null where nothing states them. */
export type Hours = Pick<LabelRules, 'minGapHours' | 'missedWindowHours'>;

/** The rules of a device: those of its own label, or for one's own numbers those of its medicine. */
export function rulesOfDevice({
  id,
  medicine,
  minGapHours,
  missedWindowHours,
}: Hours & { readonly id: string | null; readonly medicine: string }): Hours {
  return id === null ? labelRulesFor(medicine) : { minGapHours, missedWindowHours };
}

/** True where the labels of a medicine want different gaps: then it matters which device gave a dose. */
export const hasGapByDevice = (medicine: string): boolean =>
  isMedicine(medicine) &&
  new Set(RULES[medicine].flatMap((rules) => rules.minGapHours ?? [])).size > 1;

/**
 * Reads the hours that must lie between a dose of a medicine and the next: those on the label of the device
 * that gave it, where the labels of the medicine differ; the largest for an unknown device (undefined). Null where
 * no label states them.
 */
export function gapReader(
  medicine: string,
): (
  device: (Hours & { readonly id: string | null; readonly medicine: string }) | undefined,
) => number | null {
  const { minGapHours } = labelRulesFor(medicine);
  if (!hasGapByDevice(medicine)) return () => minGapHours;
  return (device) => (device && rulesOfDevice(device).minGapHours) ?? minGapHours;
}

/**
 * The rules for a dose of a medicine: those of the device that gives it; what that does not tell, or
 * where none is known, the largest minimum gap and the shortest window of all labels of the medicine. Null
 * where none tells, and for a medicine that the catalogue does not know.
 */
export function labelRulesFor(medicine: string, device?: Hours): Hours {
  const labels = isMedicine(medicine) ? RULES[medicine] : [];
  const gaps = labels.flatMap(({ minGapHours }) => minGapHours ?? []);
  const windows = labels.flatMap(({ missedWindowHours }) => missedWindowHours ?? []);
  return {
    minGapHours: device?.minGapHours ?? (gaps.length === 0 ? null : Math.max(...gaps)),
    missedWindowHours:
      device?.missedWindowHours ?? (windows.length === 0 ? null : Math.min(...windows)),
  };
}
