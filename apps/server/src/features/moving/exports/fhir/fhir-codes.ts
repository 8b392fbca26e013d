import type {
  InjectionLocation,
  InjectionSubLocation,
  MeasurementKind,
  MeasurementOrigin,
  MeasurementUnit,
  Medicine,
} from '@dosewise/domain';

/** A code of a system; `display` as the system writes it. */
export interface Coding {
  readonly system: string;
  readonly code: string;
  readonly display?: string;
}

export const UCUM = 'http://unitsofmeasure.org';
const LOINC = 'http://loinc.org';
const RXNORM = 'http://www.nlm.nih.gov/research/umls/rxnorm';
const ATC = 'http://www.whocc.no/atc';
const BODY_SITES = 'http://terminology.hl7.org/CodeSystem/v2-0163';
const SNOMED = 'http://snomed.info/sct';
const CATEGORIES = 'http://terminology.hl7.org/CodeSystem/observation-category';

/** Sources: the vital signs profiles of FHIR R4 (hl7.org/fhir/R4/observation-vitalsigns.html). */
export const OBSERVATIONS = {
  weight: { system: LOINC, code: '29463-7', display: 'Body weight' },
  height: { system: LOINC, code: '8302-2', display: 'Body height' },
  bmi: { system: LOINC, code: '39156-5', display: 'Body mass index (BMI) [Ratio]' },
} as const satisfies Record<string, Coding>;

/** Source: loinc.org. */
const MEASUREMENT_CODES: Readonly<Record<MeasurementKind, Coding>> = {
  waist: {
    system: LOINC,
    code: '8280-0',
    display: 'Waist Circumference at umbilicus by Tape measure',
  },
  hips: { system: LOINC, code: '62409-8' },
  body_fat: { system: LOINC, code: '41982-0', display: 'Percentage of body fat Measured' },
  lean_mass: { system: LOINC, code: '91557-9', display: 'Lean body weight' },
  resting_pulse: { system: LOINC, code: '40443-4', display: 'Heart rate --resting' },
  blood_pressure: {
    system: LOINC,
    code: '85354-9',
    display: 'Blood pressure panel with all children optional',
  },
  hba1c: {
    system: LOINC,
    code: '4548-4',
    display: 'Hemoglobin A1c/Hemoglobin.total in Blood',
  },
  fasting_glucose: {
    system: LOINC,
    code: '14771-0',
    display: 'Fasting glucose [Moles/volume] in Serum or Plasma',
  },
};

/** The parts of a blood pressure. Source: the vital signs profiles of FHIR R4 (hl7.org/fhir/R4/bp.html). */
export const PRESSURE_PARTS = {
  systolic: { system: LOINC, code: '8480-6', display: 'Systolic blood pressure' },
  diastolic: { system: LOINC, code: '8462-4', display: 'Diastolic blood pressure' },
} as const satisfies Record<string, Coding>;

/** Those that have other codes by their unit or where they were measured. Source: loinc.org. */
const OTHER_CODES: Readonly<Record<string, Coding>> = {
  'hba1c mmol/mol': {
    system: LOINC,
    code: '59261-8',
    display: 'Hemoglobin A1c/Hemoglobin.total in Blood by IFCC protocol',
  },
  'fasting_glucose mg/dL': {
    system: LOINC,
    code: '1558-6',
    display: 'Fasting glucose [Mass/volume] in Serum or Plasma',
  },
  'fasting_glucose mmol/L home': {
    system: LOINC,
    code: '14770-2',
    display: 'Fasting glucose [Moles/volume] in Capillary blood by Glucometer',
  },
  'fasting_glucose mg/dL home': {
    system: LOINC,
    code: '41604-0',
    display: 'Fasting glucose [Mass/volume] in Capillary blood by Glucometer',
  },
};

interface Coded {
  readonly kind: MeasurementKind;
  readonly unit: MeasurementUnit;
  readonly origin: MeasurementOrigin | null;
}

/** The code of a measurement; glucose of which no one said where has that of a laboratory. */
export function measurementCoding({ kind, unit, origin }: Coded): Coding {
  const ofPlace = origin === 'home' ? OTHER_CODES[`${kind} ${unit} home`] : undefined;
  return ofPlace ?? OTHER_CODES[`${kind} ${unit}`] ?? MEASUREMENT_CODES[kind];
}

/** The category of a measurement: those of blood are of a laboratory, wherever it is. */
export function categoryOf(kind: MeasurementKind): Coding {
  const { laboratory, vitalSigns } = OBSERVATION_CATEGORIES;
  return kind === 'hba1c' || kind === 'fasting_glucose' ? laboratory : vitalSigns;
}

export const OBSERVATION_CATEGORIES = {
  laboratory: { system: CATEGORIES, code: 'laboratory', display: 'Laboratory' },
  vitalSigns: { system: CATEGORIES, code: 'vital-signs', display: 'Vital Signs' },
  survey: { system: CATEGORIES, code: 'survey', display: 'Survey' },
} as const satisfies Record<string, Coding>;

/** By mouth. Source: SNOMED CT, as in public FHIR examples of a dosage. */
export const ORAL_ROUTE: Coding = { system: SNOMED, code: '26643006', display: 'Oral route' };

/**
 * The substance by RxNorm (ingredient) and ATC. Sources: RxNorm; the ATC index of the WHO. Nothing where
 * no sound source has a code.
 */
const SUBSTANCES: Readonly<Record<Medicine, { rxNorm: string; atc: string } | null>> = {
  tirzepatide: { rxNorm: '2601723', atc: 'A10BX16' },
  semaglutide: { rxNorm: '1991302', atc: 'A10BJ06' },
  liraglutide: { rxNorm: '475968', atc: 'A10BJ02' },
  dulaglutide: { rxNorm: '1551291', atc: 'A10BJ05' },
  'exenatide (extended release)': { rxNorm: '60548', atc: 'A10BJ01' },
  // The substance is the same by mouth; the dosage says the route.
  'semaglutide (tablet)': { rxNorm: '1991302', atc: 'A10BJ06' },
  orforglipron: null,
};

export function medicineCodings(medicine: Medicine): Coding[] {
  const codes = SUBSTANCES[medicine];
  if (codes === null) return [];
  const { rxNorm, atc } = codes;
  return [
    { system: RXNORM, code: rxNorm },
    { system: ATC, code: atc },
  ];
}

type Sided = `${InjectionLocation}:${InjectionSubLocation}`;

/** Codes and displays of HL7 table 0163. Source: terminology.hl7.org, v2-0163 2.0.0. */
const SITES: Readonly<Partial<Record<Sided, readonly [code: string, display: string]>>> = {
  'abdomen:left_upper': ['LUAQ', 'Left Upper Abd Quadrant'],
  'abdomen:right_upper': ['RUAQ', 'Right Upper Abd Quadrant'],
  'abdomen:left_lower': ['LLAQ', 'Left Lower Abd Quadrant'],
  'abdomen:right_lower': ['RLAQ', 'Rt Lower Abd Quadrant'],
  'thigh:left': ['LT', 'Left Thigh'],
  'thigh:right': ['RT', 'Right Thigh'],
  'arm:left': ['LUA', 'Left Upper Arm'],
  'arm:right': ['RUA', 'Right Upper Arm'],
};
const BUTTOCK = ['BU', 'Buttock'] as const;

/** The code of a site; null where the table has none for it, as for a thigh whose side is not known. */
export function siteCoding(
  location: InjectionLocation,
  subLocation: InjectionSubLocation | null,
): Coding | null {
  const known = location === 'buttock' ? BUTTOCK : SITES[`${location}:${subLocation}` as Sided];
  if (known === undefined) return null;
  const [code, display] = known;
  return { system: BODY_SITES, code, display };
}
