import { foldSubstance, isMedicine, isSwallowed, type SymptomCategory } from '@dosewise/domain';
import { choosePerson } from '../choose-person.ts';
import type { HistoryOptions, HistorySteps } from '../history.ts';
import { type FileReading, forEachItem, startReading, UNNAMED } from '../json/file-reading.ts';
import { entriesIn, type JsonEntry, type Payload, placeOf } from '../json/json-entries.ts';
import {
  field,
  firstField,
  type JsonObject,
  listIn,
  numberIn,
  objectIn,
  wordIn,
} from '../json/json-values.ts';
import { askMgPerCount, chooseMedicines } from '../json/medicine-choice.ts';
import { unitNamed } from '../units/unit-words.ts';
import { milligramsOf } from '../words/dose-words.ts';
import { type ReadSite, readSite } from '../words/site-words.ts';
import { categoryNamed } from '../words/symptom-cells.ts';
import { MEDICINE_OF_CODE, OBSERVED, PARTS, PLAIN_UNITS } from './fhir-codes.ts';

const READ = ['Bundle', 'Observation', 'MedicationAdministration'];
/** Statuses of what was observed; the others say that it was not, or by mistake. */
const OBSERVED_STATUS = new Set(['final', 'amended', 'corrected', 'preliminary', 'registered']);
const NOT_GIVEN = new Set(['not-done', 'entered-in-error', 'stopped']);

/** True for a FHIR resource with records in it, or one that is a record. */
export function isFhir(payload: JsonObject): boolean {
  return READ.includes(wordIn(field(payload, 'resourceType')));
}

/**
 * Reads FHIR resources: weights, measurements and blood pressures by their LOINC codes, doses that were given, and
 * symptoms as our own export writes them. Dates are instants, units those of UCUM.
 */
export function* readFhir(payloads: readonly Payload[], options: HistoryOptions): HistorySteps {
  const reading = startReading(options);
  const all = payloads.flatMap((payload) => resourcesIn(reading, payload));
  const isMeant = choosePerson(
    all.map(({ entry }) => personOf(entry)),
    options,
    reading.ask,
  );
  const resources = all.filter(({ at, entry }) => {
    const isOther = !isMeant(personOf(entry));
    if (isOther) reading.skip(at, 'other', 'other-person', personOf(entry));
    return !isOther;
  });
  const typeOf = ({ entry }: JsonEntry) => wordIn(field(entry, 'resourceType'));
  const doses = resources.filter((one) => typeOf(one) === 'MedicationAdministration');
  const takeDose = doseTaker(reading, doses);
  yield* forEachItem(resources, (one) => {
    const type = typeOf(one);
    if (type === 'Observation') takeObservation(reading, one);
    else if (type === 'MedicationAdministration') takeDose(one);
    else if (type !== 'Patient') reading.ignore(type || 'entry', one.at);
  });
  return reading.result('fhir-json');
}

function resourcesIn(reading: FileReading, one: Payload): JsonEntry[] {
  const { before, payload } = one;
  if (wordIn(field(payload, 'resourceType')) !== 'Bundle') {
    return [{ at: placeOf(one) || 'resource', entry: payload }];
  }
  return entriesIn(reading, field(payload, 'entry'), `${before}entry`).flatMap(({ at, entry }) => {
    const resource = objectIn(field(entry, 'resource'));
    if (resource === null) reading.skip(at, 'other', 'not-readable');
    return resource === null ? [] : [{ at, entry: resource }];
  });
}

const personOf = (entry: JsonObject) => {
  const subject = objectIn(firstField(entry, 'subject', 'patient'));
  return wordIn(field(subject, 'reference'));
};

/** The instant or the day of a resource. */
const whenOf = (entry: JsonObject) =>
  firstField(entry, 'effectiveDateTime', 'effectiveInstant') ??
  field(objectIn(field(entry, 'effectivePeriod')), 'start');

const notesOf = (entry: JsonObject) =>
  listIn(field(entry, 'note'))
    .map((note) => wordIn(field(objectIn(note), 'text')))
    .filter((text) => text !== '')
    .join('\n');

/** The codes of a concept, LOINC's and others', in their order. */
const codesOf = (concept: unknown): readonly string[] =>
  listIn(field(objectIn(concept), 'coding')).map((coding) =>
    wordIn(field(objectIn(coding), 'code')),
  );

const textOf = (concept: unknown): string => {
  const [coding] = listIn(field(objectIn(concept), 'coding'));
  return wordIn(firstField(objectIn(concept), 'text') ?? field(objectIn(coding), 'display'));
};

/** An amount and its unit as a word that other files have, too. */
function quantityIn(value: unknown): { readonly amount: unknown; readonly unit: string } {
  const quantity = objectIn(value);
  const unit = wordIn(firstField(quantity, 'code', 'unit'));
  return { amount: field(quantity, 'value'), unit: PLAIN_UNITS[unit] ?? unit };
}

function takeObservation(reading: FileReading, { at, entry }: JsonEntry) {
  const code = field(entry, 'code');
  const known = codesOf(code).flatMap((one) => OBSERVED[one] ?? [])[0];
  const [when, note, text] = [whenOf(entry), notesOf(entry), textOf(code)];
  if (known === undefined) return takeSymptom(reading, { at, entry }, text);
  const what = known.kind === 'weight' ? 'weight' : 'measurement';
  if (!OBSERVED_STATUS.has(wordIn(field(entry, 'status')) || 'final')) {
    return reading.skip(at, what, 'other-kind', when, wordIn(field(entry, 'status')));
  }
  const { amount, unit } = quantityIn(field(entry, 'valueQuantity'));
  if (known.kind === 'weight') {
    return reading.addWeight({ at, when, amount, unit: unitNamed(unit), note });
  }
  if (known.kind === 'blood_pressure') {
    const [systolic, diastolic] = [partOf(entry, 'systolic'), partOf(entry, 'diastolic')];
    const measured = { ...systolic, diastolic: diastolic.amount };
    return reading.addMeasurement({ at, when, kind: known.kind, ...measured, note });
  }
  const isOfLaboratory = textOf(field(entry, 'method')) === 'Laboratory';
  const origin = known.origin ?? (isOfLaboratory ? 'laboratory' : undefined);
  reading.addMeasurement({ at, when, kind: known.kind, amount, unit, origin, note });
}

/** A part of a panel of blood pressure. */
function partOf(entry: JsonObject, part: 'systolic' | 'diastolic') {
  const component = listIn(field(entry, 'component')).find((one) =>
    codesOf(field(objectIn(one), 'code')).includes(PARTS[part]),
  );
  return quantityIn(field(objectIn(component ?? null), 'valueQuantity'));
}

/** A symptom as our own export has it: a name without a code, and a whole number. */
function takeSymptom(reading: FileReading, { at, entry }: JsonEntry, name: string) {
  const severity = field(entry, 'valueInteger');
  const isOwn = codesOf(field(entry, 'code')).length === 0 && numberIn(severity) !== null;
  const other: SymptomCategory | null = /^other$/i.test(name) ? 'other' : null;
  const category = categoryNamed(name) ?? other;
  if (!isOwn || category === null) {
    return reading.ignore(name || codesOf(field(entry, 'code'))[0] || 'Observation', at);
  }
  const [when, note] = [whenOf(entry), notesOf(entry)];
  reading.addSymptom({ at, when, name, category, severity, note, keepsZero: true });
}

const dosageOf = (entry: JsonObject) => objectIn(listIn(field(entry, 'dosage'))[0] ?? null);

/** The name of a medicine: its words, else that of its code. */
function medicineOf(entry: JsonObject): string {
  const concept = field(entry, 'medicationCodeableConcept');
  const coded = codesOf(concept).flatMap((code) => MEDICINE_OF_CODE[code] ?? [])[0];
  const reference = objectIn(field(entry, 'medicationReference'));
  return textOf(concept) || (coded ?? wordIn(field(reference, 'display'))) || UNNAMED;
}

/** Takes the doses that were given. Of which medicines, and how much one piece is, is asked of all. */
function doseTaker(reading: FileReading, doses: readonly JsonEntry[]) {
  const names = doses.map(({ entry }) => medicineOf(entry));
  // Tablets of others are asked about, those of the catalogue are not.
  const isTablet = (name: string) => isSwallowed(name) && isMedicine(foldSubstance(name));
  const chosen = chooseMedicines(
    reading,
    names.filter((name) => !isTablet(name)),
  );
  const isChosen = (name: string) => isTablet(name) || chosen(name);
  const amountOf = (entry: JsonObject) => quantityIn(field(dosageOf(entry), 'dose'));
  const inPieces = doses.filter(({ entry }) => {
    const { amount, unit } = amountOf(entry);
    return numberIn(amount) !== null && milligramsOf(unit) === null;
  });
  const mgPerCount = askMgPerCount(
    reading,
    inPieces.map(({ entry }) => medicineOf(entry)).filter(isChosen),
  );
  return ({ at, entry }: JsonEntry) => {
    const [medicine, when] = [medicineOf(entry), whenOf(entry)];
    const status = wordIn(field(entry, 'status'));
    const { amount, unit } = amountOf(entry);
    const refuse = (reason: Parameters<FileReading['skip']>[2]) =>
      reading.skip(at, 'dose', reason, when, medicine, amount, unit);
    if (NOT_GIVEN.has(status)) return refuse('not-taken');
    if (status !== 'completed') return refuse('not-confirmed');
    if (!isChosen(medicine)) return refuse('other-medicine');
    const milligrams = milligramsOf(unit);
    const number = numberIn(amount);
    if (milligrams === 'mL') return refuse('ask-unit');
    const factor = milligrams ?? mgPerCount(medicine);
    if (number !== null && factor === null) return refuse('ask-unit');
    reading.addDose({
      ...{ at, when, medicine, note: notesOf(entry), isSwallowed: isSwallowed(medicine) },
      mg: number === null ? amount : number * (factor ?? 1),
      place: placeOfDose(textOf(field(dosageOf(entry), 'site'))),
    });
  };
}

/** Words for a site that say no more than its location. */
const LOCATIONS = /^(?:abdomen|thigh|upper arm|buttock)$/i;

/** The place that the words of a site say. */
function placeOfDose(site: string): ReadSite {
  if (site === '' || /^other site$/i.test(site)) {
    return { location: 'other', subLocation: null, siteText: null };
  }
  const place = readSite(site);
  return LOCATIONS.test(site) ? { ...place, siteText: null } : place;
}
