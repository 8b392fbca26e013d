import type { HistoryOptions, HistorySteps } from '../history.ts';
import { forEachItem, startReading, UNNAMED } from '../json/file-reading.ts';
import {
  field,
  firstField,
  isNothing,
  type JsonObject,
  listIn,
  objectIn,
  wordIn,
} from '../json/json-values.ts';
import { askMedicines, chooseMedicines, isLikely } from '../json/medicine-choice.ts';
import { LEAVE_OUT } from '../questions.ts';
import { readMedicine } from '../words/medicine-words.ts';

export function isSparkyFitness(root: JsonObject): boolean {
  return (
    [...listIn(field(root, 'injections'))].some(isInjection) ||
    [...listIn(field(root, 'symptoms'))].some(isSparkySymptom)
  );
}

export function isInjection(one: unknown): boolean {
  const entry = objectIn(one);
  return field(entry, 'injected_at') !== undefined && field(entry, 'dose_mg') !== undefined;
}

export function isSparkySymptom(one: unknown): boolean {
  return field(objectIn(one), 'symptom_name_snapshot') !== undefined;
}

function idIn(entry: JsonObject | null): string {
  return wordIn(field(entry, 'medication_id'));
}

/** Reads what SparkyFitness gives of injections and symptoms; every row of them happened. */
export function* readSparkyFitness(root: JsonObject, options: HistoryOptions): HistorySteps {
  const reading = startReading(options);
  const { skip, addDose, addSymptom, ignore, ignoreOthers } = reading;
  const names = new Map<string, string>();
  const marked = new Set<string>();
  for (const one of listIn(field(root, 'medications'))) {
    const medication = objectIn(one);
    const name = wordIn(firstField(medication, 'name', 'display_name'));
    if (name !== '') names.set(wordIn(field(medication, 'id')), name);
    if (field(medication, 'is_glp1') === true) marked.add(readMedicine(name).medicine || name);
  }
  const nameIn = (entry: JsonObject | null) =>
    wordIn(firstField(entry, 'medication_name', 'medication_name_snapshot')) ||
    (names.get(idIn(entry)) ?? '');
  /** The id of a medicine of which nothing else is known; '' for any other. */
  const bareIdIn = (entry: JsonObject | null) => (nameIn(entry) === '' ? idIn(entry) : '');
  const injections = listIn(field(root, 'injections')).map(objectIn);
  const typedName = askMedicines(
    reading,
    injections
      .filter((entry) => bareIdIn(entry) !== '')
      .map((entry) => {
        const when = wordIn(firstField(entry, 'entry_date', 'injected_at')).slice(0, 10);
        return [idIn(entry), `${wordIn(field(entry, 'dose_mg'))} mg on ${when}`] as const;
      }),
  );
  const medicineIn = (entry: JsonObject | null) => {
    const id = bareIdIn(entry);
    const name = id === '' ? nameIn(entry) || UNNAMED : typedName(id);
    return readMedicine(name).medicine || name;
  };
  const isChosen = chooseMedicines(
    reading,
    injections.filter((entry) => bareIdIn(entry) === '').map(medicineIn),
    (name) => isLikely(name) || marked.has(name),
  );
  const known = new Set<string>();
  const places = (one: JsonObject | null, kind: string, index: number) => {
    const id = wordIn(field(one, 'id'));
    const isAgain = id !== '' && known.has(`${kind} ${id}`);
    known.add(`${kind} ${id}`);
    return { at: id || `${kind}[${index}]`, isAgain };
  };

  yield* forEachItem(injections, (entry, index) => {
    const { at, isAgain } = places(entry, 'injections', index);
    const medicine = medicineIn(entry);
    const when = firstField(entry, 'injected_at', 'entry_date');
    const mg = field(entry, 'dose_mg');
    const told = [when, medicine, mg] as const;
    if (isAgain) return skip(`${at} (second time)`, 'dose', 'duplicate', ...told);
    const isWanted = bareIdIn(entry) === '' ? isChosen(medicine) : medicine !== LEAVE_OUT;
    if (!isWanted) return skip(at, 'dose', 'other-medicine', ...told);
    if (!isNothing(field(entry, 'pen_id'))) ignore('pen_id');
    addDose({ at, when, medicine, mg, site: field(entry, 'site'), note: field(entry, 'notes') });
  });
  yield* forEachItem(listIn(field(root, 'symptoms')), (one, index) => {
    const entry = objectIn(one);
    const { at, isAgain } = places(entry, 'symptoms', index);
    const name = firstField(entry, 'symptom_name_snapshot', 'name');
    const when = firstField(entry, 'logged_at', 'entry_date');
    if (isAgain) return skip(`${at} (second time)`, 'symptom', 'duplicate', when, name);
    const severity = firstField(entry, 'severity', 'severity_label');
    addSymptom({ at, when, name, severity, note: field(entry, 'context_text') });
  });
  ignoreOthers(root, ['medications', 'injections', 'symptoms', 'titration']);
  if (listIn(field(root, 'titration')).length > 0) ignore('titration (planned steps)');
  return reading.result('sparkyfitness-json');
}
