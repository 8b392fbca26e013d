import type { PersonAct } from '@dosewise/contract';
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

type Told = Pick<PersonAct, 'kind' | 'value' | 'name'> &
  Partial<Pick<PersonAct, 'unit' | 'diastolic'>>;

/** '5 mg of tirzepatide', 'a weigh-in of 80.0 kg', 'Nausea, 3 out of 10'. */
export function describeTold({ kind, value, diastolic, unit, name }: Told, units: Units): string {
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
      const measured = formatMeasurement({ kind: of, value, diastolic, unit }, units);
      return words.measurement(measurementTexts.kinds[of], measured);
    }
  }
}

/** The record of an entry that waits, with its time. */
export function describeEntry(entry: OutboxEntry, units: Units): string {
  return `${formatDayAndTime(entry.draft.date)}: ${describeTold(toldOf(entry), units)}`;
}

function toldOf({ kind, draft }: OutboxEntry): Told {
  switch (kind) {
    case 'dose':
      return { kind, value: draft.doseAmount, name: draft.medicine };
    case 'weight':
      return { kind, value: draft.weightKg, name: '' };
    case 'symptom':
      return { kind, value: draft.severity, name: draft.category };
    case 'measurement': {
      const { value, diastolic, unit } = draft;
      return { kind, value, diastolic, unit, name: draft.kind };
    }
  }
}
