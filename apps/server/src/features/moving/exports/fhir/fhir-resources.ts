import {
  bodyMassIndex,
  foldSubstance,
  type InjectionLocation,
  type InjectionSubLocation,
  isMedicine,
  kg,
  type MeasurementUnit,
  measurementUnit,
} from '@dosewise/domain';
import { recordTexts, siteIn } from '../../../../languages/record-texts.ts';
import { idOfContent } from '../../../../records/record-ids.ts';
import type { DoseRow, MeasurementRow, SymptomRow, WeightRow } from '../exports.queries.ts';
import {
  type Coding,
  categoryOf,
  measurementCoding,
  medicineCodings,
  OBSERVATION_CATEGORIES,
  OBSERVATIONS,
  ORAL_ROUTE,
  PRESSURE_PARTS,
  siteCoding,
  UCUM,
} from './fhir-codes.ts';
import { texts } from './texts.ts';

/** A resource with the id under which the others of its bundle refer to it. */
export interface Resource {
  readonly resourceType: 'Patient' | 'MedicationAdministration' | 'Observation';
  readonly id: string;
}

/** The same UUID for the same thing in every export, so that a second one adds nothing twice. */
const resourceId = (kind: string, id: string) => idOfContent(`${kind}:${id}`);

const referTo = (id: string) => ({ reference: `urn:uuid:${id}` });
const isoOf = (instant: number) => new Date(instant).toISOString();

/** Control characters, of which FHIR takes only these three in a text. */
const UNREADABLE = /[^\P{Cc}\t\n\r]/gu;
const readable = (text: string) => text.replace(UNREADABLE, ' ').trim();

const notesOf = (...notes: readonly string[]) => {
  const told = notes.map(readable).filter((note) => note !== '');
  return told.length === 0 ? {} : { note: told.map((text) => ({ text })) };
};

/** The codes of UCUM for units that people write in another way. */
const UCUM_CODES: Readonly<Record<string, string>> = { bpm: '/min', mmHg: 'mm[Hg]' };

const quantity = (value: number, unit: MeasurementUnit | 'mg' | 'kg/m2') => ({
  value,
  unit,
  system: UCUM,
  code: UCUM_CODES[unit] ?? unit,
});

/** The owner of the records, about whom nothing else is told. */
export const patient = (userId: string): Resource => ({
  resourceType: 'Patient',
  id: resourceId('patient', userId),
});

/** A dose that was taken. */
export function doseResource(row: DoseRow, subject: Resource) {
  const { injection_location: location, injection_sub_location: subLocation } = row;
  const substance = foldSubstance(row.medicine);
  const codings = isMedicine(substance) ? medicineCodings(substance) : [];
  const goldenNote = row.dose_type === 'golden_dose' ? texts.goldenDose : '';
  return {
    resourceType: 'MedicationAdministration',
    id: resourceId('dose', row.id),
    ...(row.part_of !== null && { partOf: [referTo(resourceId('dose', row.part_of))] }),
    status: 'completed',
    medicationCodeableConcept: {
      ...(codings.length > 0 && { coding: codings }),
      text: readable(row.medicine) || '?',
    },
    subject: referTo(subject.id),
    effectiveDateTime: isoOf(row.taken_at),
    performer: [{ actor: referTo(subject.id) }],
    ...notesOf(goldenNote, row.note),
    dosage: {
      ...(location === null
        ? { route: { coding: [ORAL_ROUTE], text: texts.oral } }
        : { site: siteOf(location, subLocation) }),
      dose: quantity(row.dose_mg, 'mg'),
    },
  } satisfies Resource & Record<string, unknown>;
}

function siteOf(location: InjectionLocation, subLocation: InjectionSubLocation | null) {
  const site = siteCoding(location, subLocation);
  return { ...(site && { coding: [site] }), text: siteIn(recordTexts, location, subLocation) };
}

/** The part that all observations have: the owner of the records is who observed. */
const observation = (id: string, category: Coding, subject: Resource, at: number) => ({
  resourceType: 'Observation' as const,
  id,
  status: 'final',
  category: [{ coding: [category] }],
  subject: referTo(subject.id),
  effectiveDateTime: isoOf(at),
  performer: [referTo(subject.id)],
});

const vitalSign = (id: string, subject: Resource, at: number) =>
  observation(id, OBSERVATION_CATEGORIES.vitalSigns, subject, at);

export const weightResource = (row: WeightRow, subject: Resource) => ({
  ...vitalSign(resourceId('weight', row.id), subject, row.measured_at),
  code: { coding: [OBSERVATIONS.weight], text: texts.weight },
  valueQuantity: quantity(row.weight_kg, 'kg'),
  ...notesOf(row.note),
});

/** The height as it is known now: no one says when it was measured. */
export const heightResource = (heightCm: number, subject: Resource, now: number) => ({
  ...vitalSign(resourceId('height', subject.id), subject, now),
  code: { coding: [OBSERVATIONS.height], text: texts.height },
  valueQuantity: quantity(heightCm, 'cm'),
});

/** The body mass index of a weigh-in. */
export const bmiResource = (row: WeightRow, heightCm: number, subject: Resource) => ({
  ...vitalSign(resourceId('bmi', subject.id), subject, row.measured_at),
  code: { coding: [OBSERVATIONS.bmi], text: texts.bmi },
  valueQuantity: quantity(bodyMassIndex(kg(row.weight_kg), heightCm), 'kg/m2'),
  derivedFrom: [referTo(resourceId('height', subject.id)), referTo(resourceId('weight', row.id))],
});

/** A measurement, in the unit in which it was typed. */
export const measurementResource = (row: MeasurementRow, subject: Resource) => {
  const id = resourceId('measurement', row.id);
  const unit = measurementUnit(row.kind, row.unit);
  return {
    ...observation(id, categoryOf(row.kind), subject, row.measured_at),
    code: {
      coding: [measurementCoding({ ...row, unit })],
      text: recordTexts.measurements[row.kind],
    },
    // The codes of a laboratory say the same of what no one said where it was measured.
    ...(row.origin === 'laboratory' && { method: { text: texts.laboratory } }),
    ...(row.diastolic === null
      ? { valueQuantity: quantity(row.value, unit) }
      : {
          component: [
            pressurePart(PRESSURE_PARTS.systolic, row.value),
            pressurePart(PRESSURE_PARTS.diastolic, row.diastolic),
          ],
        }),
    ...notesOf(row.note),
  };
};

const pressurePart = (coding: Coding, value: number) => ({
  code: { coding: [coding], text: coding.display },
  valueQuantity: quantity(value, 'mmHg'),
});

/** A symptom with its severity from 0 to 10. */
export const symptomResource = (row: SymptomRow, subject: Resource) => ({
  ...observation(
    resourceId('symptom', row.id),
    OBSERVATION_CATEGORIES.survey,
    subject,
    row.felt_at,
  ),
  code: { text: recordTexts.symptoms[row.category] },
  valueInteger: row.severity,
  ...notesOf(row.note),
});
