import { choosePerson } from '../choose-person.ts';
import type { HistoryOptions, HistorySteps, SkipReason } from '../history.ts';
import { type FileReading, forEachItem, startReading } from '../json/file-reading.ts';
import {
  field,
  firstField,
  isNothing,
  type JsonObject,
  listIn,
  numberIn,
  objectIn,
  wordIn,
} from '../json/json-values.ts';
import { askConcentration, askMgPerCount, chooseMedicines } from '../json/medicine-choice.ts';
import { answerTo, LEAVE_OUT } from '../questions.ts';
import { milligramsOf } from '../words/dose-words.ts';

export function isMedAssist(root: JsonObject): boolean {
  return (
    Array.isArray(field(root, 'medications')) &&
    (Array.isArray(field(root, 'doseHistory')) || Array.isArray(field(root, 'asNeededIntakes')))
  );
}

interface Medication {
  readonly name: string;
  readonly entry: JsonObject;
  readonly unit: string;
}

/** A dose of the history or one as needed, alike. */
interface Intake {
  readonly at: string;
  readonly when: unknown;
  readonly medication: Medication | null;
  /** In pieces or in the unit of the medication; null where the file does not say. */
  readonly amount: number | null;
  readonly unit: string;
  readonly person: string;
  readonly isTaken: boolean;
  readonly isAutomatic: boolean;
  readonly note: unknown;
}

/** Reads an export of MedAssist-ng. The amount of a dose stands in the schedule of its medicine. */
export function* readMedAssist(root: JsonObject, options: HistoryOptions): HistorySteps {
  const reading = startReading(options, field(objectIn(field(root, 'settings')), 'timezone'));
  const medications = medicationsIn(root);
  const intakes = [
    ...listIn(field(root, 'doseHistory')).map((one, index) =>
      scheduledIntake(objectIn(one), `doseHistory[${index}]`, medications),
    ),
    ...listIn(field(root, 'asNeededIntakes')).map((one, index) =>
      neededIntake(objectIn(one), `asNeededIntakes[${index}]`, medications),
    ),
  ];
  const nameIn = ({ medication }: Intake) => (medication === null ? [] : [medication.name]);
  const isChosen = chooseMedicines(reading, intakes.flatMap(nameIn));
  const chosen = intakes.filter(({ medication }) => medication && isChosen(medication.name));
  const isMeant = choosePerson(
    chosen.map(({ person }) => person),
    options,
    reading.ask,
  );
  const takesAutomatic = askAutomatic(reading, chosen);
  const taken = chosen.filter(({ isTaken }) => isTaken);
  const mgPerCount = askMgPerCount(reading, taken.filter(isCount).flatMap(nameIn));
  const inVolume = taken.filter(({ unit }) => milligramsOf(unit) === 'mL');
  const mgPerMl = askConcentration(reading, inVolume.flatMap(nameIn));

  yield* forEachItem(intakes, (intake) => {
    const { at, when, medication, amount, unit, person, note } = intake;
    const refuse = (reason: SkipReason) =>
      reading.skip(at, 'dose', reason, when, medication?.name ?? '', amount, person);
    if (medication === null) return refuse('unknown-medicine');
    if (!isChosen(medication.name)) return refuse('other-medicine');
    if (!isMeant(person)) return refuse('other-person');
    if (!intake.isTaken) return refuse('not-taken');
    if (intake.isAutomatic && !takesAutomatic) return refuse('not-confirmed');
    const mass = massOf(medication, unit);
    const factor =
      mass === null ? mgPerCount(medication.name) : mass === 'mL' ? mgPerMl(medication.name) : mass;
    const mg = factor === null || amount === null ? null : amount * factor;
    const medicine = wordIn(field(medication.entry, 'name'));
    reading.addDose({ at, when, medicine, mg, note });
  });
  reading.ignoreOthers(root, ['medications', 'doseHistory', 'asNeededIntakes']);
  const holds = (key: string) =>
    [...medications.values()].some(({ entry }) => objectIn(field(entry, key)) !== null);
  if (holds('inventory')) reading.ignore('inventory');
  return reading.result('medassist-ng-json');
}

const isCount = ({ unit }: Intake): boolean => milligramsOf(unit) === null;

/** The mg of 1 in a unit of mass: of one piece where the file weighs it. */
function massOf({ entry }: Medication, unit: string): ReturnType<typeof milligramsOf> {
  const weight = numberIn(field(entry, 'pillWeightMg'));
  const mass = milligramsOf(unit);
  return mass === 1 && weight !== null && weight > 0 ? weight : mass;
}

function medicationsIn(root: JsonObject): ReadonlyMap<string, Medication> {
  const list = listIn(field(root, 'medications'))
    .map(objectIn)
    .filter((entry) => entry !== null);
  const names = list.map((entry) => wordIn(firstField(entry, 'name', 'genericName')));
  return new Map(
    list.map((entry, index) => {
      const id = wordIn(field(entry, '_exportId'));
      const name = names[index] ?? '';
      const isShared = names.indexOf(name) !== names.lastIndexOf(name);
      const unit = wordIn(field(entry, 'doseUnit'));
      return [id, { name: isShared ? `${name} (${id})` : name, entry, unit }];
    }),
  );
}

function medicationOf(entry: JsonObject | null, medications: ReadonlyMap<string, Medication>) {
  return medications.get(wordIn(field(entry, 'medicationRef'))) ?? null;
}

function scheduledIntake(
  entry: JsonObject | null,
  at: string,
  medications: ReadonlyMap<string, Medication>,
): Intake {
  const medication = medicationOf(entry, medications);
  const schedules = listIn(field(medication?.entry ?? null, 'schedules'));
  const index = numberIn(field(entry, 'scheduleIndex')) ?? (schedules.length === 1 ? 0 : -1);
  const when = field(entry, 'takenAt');
  return {
    at,
    when: isNothing(when) ? field(entry, 'scheduledTime') : when,
    medication,
    amount: numberIn(field(objectIn(schedules[index]), 'usage')),
    unit: medication?.unit ?? '',
    person: wordIn(field(entry, 'takenByPerson')),
    isTaken: field(entry, 'dismissed') !== true && !isNothing(when),
    isAutomatic: /^auto/i.test(wordIn(field(entry, 'takenSource'))),
    note: field(entry, 'journalNote'),
  };
}

function neededIntake(
  entry: JsonObject | null,
  at: string,
  medications: ReadonlyMap<string, Medication>,
): Intake {
  const medication = medicationOf(entry, medications);
  const thousandths = numberIn(field(entry, 'quantityMilli'));
  return {
    at,
    when: field(entry, 'occurredAt'),
    medication,
    amount: thousandths === null ? null : thousandths / 1000,
    unit: wordIn(field(entry, 'quantityUnit')) || (medication?.unit ?? ''),
    person: wordIn(field(entry, 'person')),
    isTaken: !/^revers/i.test(wordIn(field(entry, 'status'))),
    isAutomatic: false,
    note: field(entry, 'journalNote'),
  };
}

/** Asks whether doses that the clock marked come in. */
function askAutomatic({ ask, options }: FileReading, intakes: readonly Intake[]): boolean {
  const marked = intakes.filter(({ isTaken, isAutomatic }) => isTaken && isAutomatic);
  if (marked.length > 0) {
    ask({
      id: 'automatic-marks',
      must: true,
      options: [LEAVE_OUT, 'import'],
      proposed: LEAVE_OUT,
      samples: marked.map(({ when }) => wordIn(when)),
    });
  }
  return answerTo(options, 'automatic-marks') === 'import';
}
