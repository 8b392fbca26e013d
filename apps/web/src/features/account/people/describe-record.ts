import type { Dose, Measurement, PersonAct, Symptom, Weight } from '@dosewise/contract';
import type { MeasurementKind, SymptomCategory, Units } from '@dosewise/domain';
import { texts as measurementTexts } from '../../../data/measurements/texts.ts';
import type { OutboxEntry } from '../../../data/outbox/outbox.ts';
import { texts as symptomTexts } from '../../../data/symptoms/texts.ts';
import { formatDayAndTime } from '../../../languages/formats/dates.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { formatMeasurement } from '../../../languages/formats/measurements.ts';
import { figure } from '../../../languages/formats/numbers.ts';
import { formatWeight } from '../../../languages/formats/weights.ts';
import { texts } from './texts.ts';

type Told = Pick<PersonAct, 'kind' | 'value' | 'name'>;

/** '5 mg of tirzepatide', 'a weigh-in of 80.0 kg', 'Nausea, 3 of 10'. */
export function describeTold({ kind, value, name }: Told, units: Units): string {
  const words = texts.acts;
  switch (kind) {
    case 'dose':
      return words.dose(figure(value), isolated(name));
    case 'weight':
      return words.weighIn(formatWeight(value, units.weight));
    // A name that a later release of the server knows stands as it is.
    case 'symptom':
      return words.symptom(symptomTexts.categories[name as SymptomCategory] ?? name, value);
    case 'measurement': {
      const of = name as MeasurementKind;
      return words.measurement(measurementTexts.kinds[of], formatMeasurement(of, value, units));
    }
  }
}

/** The record of an entry that waits, with its time. */
export function describeEntry({ kind, draft }: OutboxEntry, units: Units): string {
  // Each kind has drafts of its own kind of record.
  const record = draft as Dose & Weight & Symptom & Measurement;
  const told: Record<OutboxEntry['kind'], Omit<Told, 'kind'>> = {
    dose: { value: record.doseAmount, name: record.medicine },
    weight: { value: record.weightKg, name: '' },
    symptom: { value: record.severity, name: record.category },
    measurement: { value: record.value, name: String((draft as Measurement).kind) },
  };
  return `${formatDayAndTime(record.date)}: ${describeTold({ kind, ...told[kind] }, units)}`;
}
