import type {
  InjectionLocation,
  InjectionSubLocation,
  MeasurementKind,
  Medicine,
  SymptomCategory,
} from '@dosewise/domain';
import { isMedicine } from '@dosewise/domain';

/** A place on the body with its part, if it has any: the key of its words. */
type Site = `${InjectionLocation}` | `${InjectionLocation}.${InjectionSubLocation}`;

/** Words for the values in the records, for files that leave the product. */
export const recordTexts = {
  /** Whole phrases: not every language puts the parts of one together as English does. */
  sites: {
    abdomen: 'Abdomen',
    'abdomen.left_lower': 'Left lower abdomen',
    'abdomen.left_upper': 'Left upper abdomen',
    'abdomen.right_lower': 'Right lower abdomen',
    'abdomen.right_upper': 'Right upper abdomen',
    thigh: 'Thigh',
    'thigh.left': 'Left thigh',
    'thigh.right': 'Right thigh',
    arm: 'Upper arm',
    'arm.left': 'Left upper arm',
    'arm.right': 'Right upper arm',
    buttock: 'Buttock',
    'buttock.left': 'Left buttock',
    'buttock.right': 'Right buttock',
    other: 'Other site',
  },
  symptoms: {
    nausea: 'Nausea',
    vomiting: 'Vomiting',
    diarrhea: 'Diarrhea',
    constipation: 'Constipation',
    headache: 'Headache',
    fatigue: 'Fatigue',
    acid_reflux: 'Acid Reflux',
    appetite_suppression: 'Reduced Appetite',
    injection_site_pain: 'Injection Site Pain',
    other: 'Other',
  } satisfies Record<SymptomCategory, string>,
  measurements: {
    waist: 'Waist',
    hips: 'Hips',
    body_fat: 'Body fat',
    lean_mass: 'Lean mass',
    resting_pulse: 'Resting pulse',
    blood_pressure: 'Blood pressure',
    hba1c: 'HbA1c',
    fasting_glucose: 'Fasting glucose',
  } satisfies Record<MeasurementKind, string>,
  /** Of a pulse. */
  /** The unit of a change between two percentages. */
  points: 'percentage points',
  beats: 'bpm',
  medicines: {
    tirzepatide: 'tirzepatide',
    semaglutide: 'semaglutide',
    liraglutide: 'liraglutide',
    dulaglutide: 'dulaglutide',
    'exenatide (extended release)': 'exenatide (extended release)',
    'semaglutide (tablet)': 'semaglutide (tablet)',
    orforglipron: 'orforglipron',
  } satisfies Record<Medicine, string>,
} as const;

/** The words of a place on the body in a language; empty for a tablet, which has none. */
export function siteIn(
  { sites }: { readonly sites: Readonly<Record<keyof typeof recordTexts.sites, string>> },
  location: InjectionLocation | null,
  subLocation: InjectionSubLocation | null,
): string {
  if (location === null) return '';
  const site: Site = subLocation === null ? location : `${location}.${subLocation}`;
  const words: Readonly<Partial<Record<Site, string>>> = sites;
  return words[site] ?? words[location] ?? '';
}

/** The name of a medicine in a language; what the catalogue does not know as someone wrote it. */
export function medicineIn(
  { medicines }: { readonly medicines: Readonly<Record<Medicine, string>> },
  medicine: string,
): string {
  return isMedicine(medicine) ? medicines[medicine] : medicine;
}
