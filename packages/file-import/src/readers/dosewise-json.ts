import {
  FIRST_MEDICINE,
  INJECTION_LOCATIONS,
  type InjectionLocation,
  type InjectionSubLocation,
  isSwallowed,
  listSubLocations,
  MEASUREMENT_KINDS,
  MEASUREMENT_ORIGINS,
  measurementUnit,
  SYMPTOM_CATEGORIES,
  type SymptomCategory,
} from '@dosewise/domain';
import type { HistoryOptions, HistorySteps } from '../history.ts';
import { forEachItem, startReading } from '../json/file-reading.ts';
import {
  field,
  firstField,
  type JsonObject,
  listIn,
  objectIn,
  wordIn,
} from '../json/json-values.ts';

const ROWS = ['doses', 'weights', 'symptoms'];
/** Files of earlier releases have none. */
const LATER_ROWS = ['measurements'];

export function isDosewise(root: JsonObject): boolean {
  return (
    objectIn(field(root, 'profile')) !== null &&
    ['pens', ...ROWS].every((list) => Array.isArray(field(root, list)))
  );
}

/** Reads our own `all.json` as rows: doses without their pens, weigh-ins, symptoms, measurements. */
export function* readDosewise(root: JsonObject, options: HistoryOptions): HistorySteps {
  const { addDose, addWeight, addSymptom, addMeasurement, ignoreOthers, skip, result } =
    startReading(options);
  const medicines = new Map(
    listIn(field(root, 'pens')).map((one) => {
      const pen = objectIn(one);
      const medicine = field(objectIn(field(pen, 'device')), 'medicine');
      return [wordIn(field(pen, '_id')), wordIn(medicine) || FIRST_MEDICINE] as const;
    }),
  );
  yield* forEachItem(listIn(field(root, 'doses')), (one, index) => {
    const dose = objectIn(one);
    const ofPen = medicines.get(wordIn(field(dose, 'penId'))) ?? FIRST_MEDICINE;
    const medicine = wordIn(field(dose, 'medicine')) || ofPen;
    addDose({
      at: `doses[${index}]`,
      when: field(dose, 'date'),
      medicine,
      isSwallowed: isSwallowed(medicine),
      mg: field(dose, 'doseAmount'),
      place: placeOf(dose),
      pain: field(dose, 'painLevel'),
      note: field(dose, 'note'),
    });
  });
  yield* forEachItem(listIn(field(root, 'weights')), (one, index) => {
    const weight = objectIn(one);
    addWeight({
      at: `weights[${index}]`,
      when: field(weight, 'date'),
      amount: firstField(weight, 'weightKg', 'weight'),
      unit: 'kg',
      note: field(weight, 'note'),
      source: field(weight, 'source'),
    });
  });
  yield* forEachItem(listIn(field(root, 'symptoms')), (one, index) => {
    const symptom = objectIn(one);
    const category = wordIn(field(symptom, 'category'));
    addSymptom({
      at: `symptoms[${index}]`,
      when: field(symptom, 'date'),
      name: category,
      category: isCategory(category) ? category : 'other',
      severity: field(symptom, 'severity'),
      note: field(symptom, 'note'),
      keepsZero: true,
    });
  });
  yield* forEachItem(listIn(field(root, 'measurements')), (one, index) => {
    const at = `measurements[${index}]`;
    const measured = objectIn(one);
    const stated = wordIn(field(measured, 'kind'));
    const kind = MEASUREMENT_KINDS.find((each) => each === stated);
    // Of a later release.
    if (kind === undefined) return skip(at, 'measurement', 'other-kind', stated);
    addMeasurement({
      at,
      when: field(measured, 'date'),
      kind,
      amount: field(measured, 'value'),
      diastolic: field(measured, 'diastolic'),
      unit: wordIn(field(measured, 'unit')) || measurementUnit(kind),
      origin: MEASUREMENT_ORIGINS.find((each) => each === field(measured, 'origin')),
      note: field(measured, 'note'),
    });
  });
  ignoreOthers(root, [...ROWS, ...LATER_ROWS]);
  return result('dosewise-json');
}

function isCategory(name: string): name is SymptomCategory {
  return SYMPTOM_CATEGORIES.some((category) => category === name);
}

function placeOf(dose: JsonObject | null): {
  readonly location: InjectionLocation;
  readonly subLocation: InjectionSubLocation | null;
  readonly siteText: null;
} {
  const stated = wordIn(field(dose, 'injectionLocation'));
  const location = INJECTION_LOCATIONS.find((one) => one === stated) ?? 'other';
  const part = wordIn(field(dose, 'injectionSubLocation'));
  const subLocation = listSubLocations(location).find((one) => one === part) ?? null;
  return { location, subLocation, siteText: null };
}
