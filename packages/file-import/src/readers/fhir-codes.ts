import type { MeasurementOrigin, Medicine } from '@dosewise/domain';
import type { MeasuredName } from '../words/measurement-words.ts';

/** The kind of an observation; `blood_pressure` is a panel of two parts. */
interface ObservedKind {
  readonly kind: MeasuredName | 'weight';
  readonly origin?: MeasurementOrigin;
}

const glucose = { kind: 'fasting_glucose' } as const;
const atHome = { ...glucose, origin: 'home' } as const;

/** The parts of a blood pressure by LOINC. Source: the vital signs profiles of FHIR R4 (hl7.org/fhir/R4/bp.html). */
export const PARTS = { systolic: '8480-6', diastolic: '8462-4' } as const;

/**
 * The kinds that come in, by LOINC (loinc.org): those of our own export, and others of the same matter: 3141-9 is a
 * weight as measured, 17856-6 is HbA1c by HPLC, 55284-4 an older panel of blood pressure.
 */
export const OBSERVED: Readonly<Record<string, ObservedKind | undefined>> = Object.assign(
  Object.create(null),
  {
    '29463-7': { kind: 'weight' },
    '3141-9': { kind: 'weight' },
    '8280-0': { kind: 'waist' },
    '62409-8': { kind: 'hips' },
    '41982-0': { kind: 'body_fat' },
    '91557-9': { kind: 'lean_mass' },
    '40443-4': { kind: 'resting_pulse' },
    '85354-9': { kind: 'blood_pressure' },
    '55284-4': { kind: 'blood_pressure' },
    [PARTS.systolic]: { kind: 'systolic' },
    [PARTS.diastolic]: { kind: 'diastolic' },
    '4548-4': { kind: 'hba1c' },
    '17856-6': { kind: 'hba1c' },
    '59261-8': { kind: 'hba1c' },
    '1558-6': glucose,
    '14771-0': glucose,
    '41604-0': atHome,
    '14770-2': atHome,
  } satisfies Record<string, ObservedKind>,
);

/** Units of UCUM (ucum.org) that other files write in another way. */
export const PLAIN_UNITS: Readonly<Record<string, string | undefined>> = Object.assign(
  Object.create(null),
  {
    '[lb_av]': 'lb',
    '[in_i]': 'in',
    '{beats}/min': '/min',
    '{Beats}/min': '/min',
    ug: 'mcg',
  },
);

/** Substances by RxNorm and ATC, where the words are missing. Sources: RxNorm; the ATC index of the WHO. */
export const MEDICINE_OF_CODE: Readonly<Record<string, Medicine | undefined>> = Object.assign(
  Object.create(null),
  {
    '2601723': 'tirzepatide',
    A10BX16: 'tirzepatide',
    '1991302': 'semaglutide',
    A10BJ06: 'semaglutide',
    '475968': 'liraglutide',
    A10BJ02: 'liraglutide',
    '1551291': 'dulaglutide',
    A10BJ05: 'dulaglutide',
  } satisfies Record<string, Medicine>,
);
