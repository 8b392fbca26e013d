import type {
  InjectionLocation,
  InjectionSubLocation,
  MeasurementKind,
  SymptomCategory,
} from '@dosewise/domain';

const LOCATIONS: Readonly<Record<InjectionLocation, string>> = {
  abdomen: 'abdomen',
  thigh: 'thigh',
  arm: 'upper arm',
  buttock: 'buttock',
  other: 'other site',
};

const SUB_LOCATIONS: Readonly<Record<InjectionSubLocation, string>> = {
  left_lower: 'left lower',
  left_upper: 'left upper',
  right_lower: 'right lower',
  right_upper: 'right upper',
  left: 'left',
  right: 'right',
};

const SYMPTOMS: Readonly<Record<SymptomCategory, string>> = {
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
};

const MEASUREMENTS: Readonly<Record<MeasurementKind, string>> = {
  waist: 'Waist',
  hips: 'Hips',
  body_fat: 'Body fat',
  lean_mass: 'Lean mass',
};

/** Words for the values in the records, for files that leave the product. */
export const recordTexts = {
  /** Empty for a tablet, which has none. */
  site: (location: InjectionLocation | null, subLocation: InjectionSubLocation | null) => {
    if (location === null) return '';
    const place = LOCATIONS[location];
    const words = subLocation === null ? place : `${SUB_LOCATIONS[subLocation]} ${place}`;
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  symptom: (category: SymptomCategory) => SYMPTOMS[category],
  measurement: (kind: MeasurementKind) => MEASUREMENTS[kind],
} as const;
