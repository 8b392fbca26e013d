import type { HistoryOptions, HistorySteps } from '../history.ts';
import { type FileReading, forEachItem, startReading } from '../json/file-reading.ts';
import {
  field,
  firstField,
  isNothing,
  type JsonObject,
  listIn,
  objectIn,
  wordIn,
} from '../json/json-values.ts';
import { askWeightUnit } from '../json/weight-unit.ts';
import { unitNamed } from '../units/unit-words.ts';

export function isMediKeep(root: JsonObject): boolean {
  return objectIn(field(root, 'export_metadata')) !== null;
}

const READ = ['export_metadata', 'medications', 'vitals', 'symptoms', 'data'];

/** Reads an export of MediKeep: weights and symptoms. Its prescriptions never become doses. */
export function* readMediKeep(root: JsonObject, options: HistoryOptions): HistorySteps {
  const reading = startReading(options);
  const parts = [root, objectIn(field(root, 'data'))].filter((part) => part !== null);
  for (const part of parts) {
    yield* forEachItem(listIn(field(part, 'medications')), (one, index) => {
      const entry = objectIn(one);
      const name = firstField(entry, 'medication_name', 'name');
      const period = [field(entry, 'dosage'), field(entry, 'start_date'), field(entry, 'end_date')];
      reading.skip(`medications[${index}]`, 'dose', 'prescription', name, ...period);
    });
    yield* readVitals(reading, listIn(field(part, 'vitals')), unitOfFile(root));
    yield* forEachItem(listIn(field(part, 'symptoms')), (one, index) => {
      const symptom = objectIn(one);
      const name = firstField(symptom, 'symptom_name', 'name');
      for (const [each, occurrence] of listIn(field(symptom, 'occurrences')).entries()) {
        const entry = objectIn(occurrence);
        const day = wordIn(field(entry, 'occurrence_date'));
        const time = wordIn(field(entry, 'occurrence_time'));
        reading.addSymptom({
          at: `symptoms[${index}].occurrences[${each}]`,
          when: time !== '' && day.length === 10 ? `${day} ${time}` : day,
          name,
          severity: firstField(entry, 'severity', 'pain_scale'),
          note: field(entry, 'notes'),
        });
      }
    });
    reading.ignoreOthers(part, READ);
  }
  return reading.result('medikeep-json');
}

function unitOfFile(root: JsonObject) {
  const system = wordIn(field(objectIn(field(root, 'export_metadata')), 'unit_system'));
  if (/^imperial$|^us/i.test(system)) return 'lb';
  return /^metric$|^si$/i.test(system) ? 'kg' : null;
}

function* readVitals(reading: FileReading, vitals: readonly unknown[], usual: 'kg' | 'lb' | null) {
  const unitOf = (entry: JsonObject | null) =>
    isNothing(field(entry, 'weight_unit')) ? usual : unitNamed(wordIn(field(entry, 'weight_unit')));
  const weighed = vitals.map(objectIn).filter((entry) => !isNothing(field(entry, 'weight')));
  const bare = weighed.filter((entry) => unitOf(entry) === null);
  const asked = askWeightUnit(
    reading,
    bare.map((entry) => field(entry, 'weight')),
  );
  yield* forEachItem(vitals, (one, index) => {
    const entry = objectIn(one);
    const amount = field(entry, 'weight');
    if (isNothing(amount)) return reading.ignore('vitals without a weight');
    reading.addWeight({
      at: `vitals[${index}]`,
      when: firstField(entry, 'recorded_date', 'recorded_at', 'date'),
      amount,
      unit: unitOf(entry) ?? asked,
      note: field(entry, 'notes'),
    });
  });
}
