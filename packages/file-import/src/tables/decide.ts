import {
  ABDOMEN_QUADRANTS,
  DAY_MS,
  isUnitOf,
  type LocalClock,
  localClock,
  type MeasurementKind,
  measurementUnits,
  type WeightUnit,
} from '@dosewise/domain';
import type { DateCell, WrittenTime } from '../dates/date-cell.ts';
import { type DateOrder, decideOrder } from '../dates/date-order.ts';
import type { HistoryOptions, HistoryQuestion } from '../history.ts';
import { chooseMedicines } from '../json/medicine-choice.ts';
import { type Ask, answerTo, chosenZone, LEAVE_OUT, question } from '../questions.ts';
import { decideUnit } from '../units/decide-unit.ts';
import { type DecimalSign, findDecimalSign } from '../units/weight-cell.ts';
import { cleanCell, foldText } from '../words/fold-text.ts';
import { namesMedicine } from '../words/medicine-words.ts';
import { quadrantsLeftOpen } from '../words/site-words.ts';
import { MIDDLE_SEVERITY, readSeverity } from '../words/symptom-cells.ts';
import { type DoseDecisions, decideDoses } from './decide-doses.ts';
import { decideStatus } from './decide-status.ts';
import { measurementCell } from './measurement-columns.ts';
import type {
  DoseStatus,
  RawDose,
  RawEntry,
  RawMeasurement,
  RawSymptom,
  RawWeight,
  TableFacts,
} from './raw-entry.ts';
import { type ReadDose, readDose, swallowedDoses } from './read-dose.ts';

/** The decisions of the whole file and the answers. */
export interface Decisions {
  readonly clock: LocalClock;
  readonly now: number;
  readonly order: DateOrder | null;
  /** True where the year may come first, so that each date is read by the answer alone. */
  readonly isYearOpen: boolean;
  /** True where all times are midnights, so that they are days. */
  readonly isDaysOnly: boolean;
  /** True where all instants are midnights in UTC, as programs write days. */
  readonly isUtcDays: boolean;
  readonly weightUnit: WeightUnit | null;
  readonly weightDecimal: DecimalSign | null;
  /** Of waist and hips that name none; null while that is open, or where they are left out. */
  readonly lengthUnit: string | null;
  /** Of HbA1c and glucose that name none; null while that is open, or where they are left out. */
  readonly unitOfKind: (kind: MeasurementKind) => string | null;
  readonly measurementDecimal: DecimalSign | null;
  readonly doses: DoseDecisions;
  /** With the answers for words that are not known; what is still open is not confirmed. */
  readonly statusOf: (raw: RawDose) => DoseStatus;
  readonly isAnyName: boolean;
  readonly isSwallowed: (raw: RawDose, dose: ReadDose) => boolean;
  /** False for a medicine that the user leaves out. */
  readonly isMeant: (medicine: string) => boolean;
  /** The medicine of doses that name none; null while that is open. */
  readonly medicine: string | null;
  /** Severity of what was there without one; null to leave it out. */
  readonly unknownSeverity: number | null;
}

/** Most medicines that are asked about; of others those that are known come in. */
const MAX_MEDICINES = 40;

/** Decides what only the whole file can, and asks what it leaves open. */
export function decide(
  entries: readonly RawEntry[],
  facts: TableFacts,
  options: HistoryOptions,
): { readonly decisions: Decisions; readonly questions: readonly HistoryQuestion[] } {
  const questions: HistoryQuestion[] = [];
  const ask: Ask = (asked) => {
    questions.push(question(asked));
  };
  const { doses, weights, symptoms, measurements, whens } = sortOut(entries);
  const isAnyName = facts.kind === 'shotsy-csv';
  // In the order in which they are asked.
  const statusOf = decideStatus(doses, options, ask);
  const taken = doses.filter((raw) => statusOf(raw) === 'taken');
  const isSwallowed = swallowedDoses();
  const injected = taken
    .map((raw) => ({ raw, dose: readDose(raw, isAnyName) }))
    .filter(({ raw, dose }) => !isSwallowed(raw, dose));
  const isMeant = facts.kind === 'sheet' ? decideMedicines(injected, options, ask) : () => true;
  const read = injected.filter(({ dose }) => isMeant(dose.medicine));
  const { order, isYearOpen } = decideOrder(whens, options, ask);
  askZone(whens, facts.kind, options, ask);
  const medicine = decideMedicine(read, facts, options, ask);
  const doseDecisions = decideDoses(read, facts, options, ask);
  // With a unit that is none of a weight it is something else.
  const written = weights
    .map(({ written: weight }) => weight)
    .filter(({ unit, unitText }) => unit !== null || unitText === '');
  const weight = decideUnit(written, facts.weightUnit, options, ask);
  const lengthUnit = decideLength(measurements, options, ask);
  const unitOfKind = decideUnits(measurements, options, ask);
  askSites(taken, ask);
  const decisions = {
    clock: localClock(chosenZone(options)),
    now: options.now,
    order,
    isYearOpen,
    isDaysOnly: facts.hasDaysOnly && isDaysOnly(whens),
    isUtcDays: !facts.isOwn && isUtcDays(whens),
    weightUnit: weight.unit,
    weightDecimal: weight.decimal,
    lengthUnit,
    unitOfKind,
    measurementDecimal: findDecimalSign(measurements.flatMap((raw) => measurementCell(raw) ?? [])),
    doses: doseDecisions,
    statusOf,
    isAnyName,
    isSwallowed,
    isMeant,
    medicine,
    unknownSeverity: decideSeverity(symptoms, options, ask),
  };
  return { decisions, questions };
}

/** The entries by their kind, and when all of them were, in one go: a file may hold a hundred thousand. */
function sortOut(entries: readonly RawEntry[]) {
  const doses: RawDose[] = [];
  const weights: RawWeight[] = [];
  const symptoms: RawSymptom[] = [];
  const measurements: RawMeasurement[] = [];
  const whens: WrittenTime[] = [];
  for (const entry of entries) {
    if (entry.kind === 'skip') continue;
    whens.push(entry.when);
    if (entry.kind === 'dose') doses.push(entry);
    else if (entry.kind === 'weight') weights.push(entry);
    else if (entry.kind === 'symptom') symptoms.push(entry);
    else measurements.push(entry);
  }
  return { doses, weights, symptoms, measurements, whens };
}

/** Says which zone was taken for granted by the apps that name none, and asks where rows disagree. */
function askZone(
  whens: readonly WrittenTime[],
  kind: TableFacts['kind'],
  { timeZone }: HistoryOptions,
  ask: Ask,
): void {
  let withOffset = 0;
  const local: string[] = [];
  let days = 0;
  for (const { date, text } of whens) {
    if (date === null || date.kind === 'time') continue;
    if (date.kind === 'day' && date.ms === null) days += 1;
    else if (date.kind === 'instant' || date.offset !== null || date.zone !== undefined)
      withOffset += 1;
    else local.push(text);
  }
  const isMixed = withOffset > 0 && local.length > 0;
  const isLocal = local.length > 0 || (withOffset === 0 && days > 0);
  if (!isMixed && (kind === 'sheet' || !isLocal)) return;
  ask({ id: 'time-zone', must: isMixed, proposed: timeZone, samples: local });
}

function isDaysOnly(whens: readonly WrittenTime[]): boolean {
  return whens.every(
    ({ date }) => date?.kind !== 'instant' && (date === null || date.offset === null) && !date?.ms,
  );
}

/** Fewest instants that say something together. */
const MIN_UTC_DAYS = 3;

function isUtcDays(whens: readonly WrittenTime[]): boolean {
  const isUtcMidnight = (date: DateCell) =>
    date.kind === 'instant'
      ? date.at % DAY_MS === 0
      : date.kind === 'day' && date.ms === 0 && date.offset === 0;
  if (!whens.every(({ date }) => date === null || isUtcMidnight(date))) return false;
  const dates = whens.flatMap(({ date }) => date ?? []);
  return new Set(dates.map((date) => JSON.stringify(date))).size >= MIN_UTC_DAYS;
}

/** Asks which medicines are meant where a table has several, and others than those that are injected weekly or daily. */
function decideMedicines(
  injected: readonly { readonly raw: RawDose; readonly dose: ReadDose }[],
  options: HistoryOptions,
  ask: Ask,
): Decisions['isMeant'] {
  /** The first spelling of each. */
  const names = new Map<string, string>();
  for (const { raw, dose } of injected) {
    const key = foldText(dose.medicine);
    if (dose.medicine.length < 2 || raw.when.date === null || names.has(key)) continue;
    names.set(key, dose.medicine);
  }
  if (names.size < 2) return () => true;
  const asked = [...names.values()].slice(0, MAX_MEDICINES);
  const isChosen = chooseMedicines({ ask, options }, asked);
  return (medicine) => medicine.length < 2 || isChosen(names.get(foldText(medicine)) ?? medicine);
}

function decideMedicine(
  read: readonly { readonly raw: RawDose; readonly dose: ReadDose }[],
  { medicine, titles }: TableFacts,
  options: HistoryOptions,
  ask: Ask,
): string | null {
  const isNamed = (name: string) => name.length >= 2;
  const nameless = read.filter(
    ({ raw, dose }) => !isNamed(dose.medicine) && raw.when.date !== null && dose.cell !== 'none',
  );
  if (medicine !== '' || nameless.length === 0) return medicine || null;
  const named = read.map(({ dose }) => dose.medicine).filter(isNamed);
  const title = titles.flatMap((text) => text.split(/[^\p{L}]+/u)).find(namesMedicine);
  const samples = nameless.map(({ raw }) => raw.detail);
  ask({ id: 'medicine', must: true, proposed: mostCommon(named) ?? title ?? null, samples });
  return answerTo(options, 'medicine');
}

/** Words for the abdomen that name no quadrant: kept as they are, unless one is chosen for them. */
function askSites(taken: readonly RawDose[], ask: Ask): void {
  const sites = new Set(taken.map(({ site }) => cleanCell(site)));
  const subjects = [...sites].filter((words) => quadrantsLeftOpen(words).length > 0);
  if (subjects.length === 0) return;
  const options = ['keep', ...ABDOMEN_QUADRANTS];
  const proposed = subjects.map((subject) => [subject, 'keep'] as const);
  ask({ id: 'site-quadrant', must: false, subjects, options, proposed, samples: subjects });
}

/** Asks for the unit of lengths that name none. */
function decideLength(
  measurements: readonly RawMeasurement[],
  options: HistoryOptions,
  ask: Ask,
): string | null {
  const bare = measurements.filter(
    (raw) => isUnitOf(raw.measured, 'cm') && measurementCell(raw)?.unit === '',
  );
  if (bare.length === 0) return null;
  const samples = bare.map(({ text }) => text);
  ask({ id: 'length-unit', must: true, options: ['cm', 'in', LEAVE_OUT], samples });
  const answer = answerTo(options, 'length-unit');
  return answer === LEAVE_OUT ? null : answer;
}

const UNIT_QUESTIONS = { hba1c: 'hba1c-unit', fasting_glucose: 'glucose-unit' } as const;

/** Asks for the unit of kinds that laboratories give in one of two. */
function decideUnits(
  measurements: readonly RawMeasurement[],
  options: HistoryOptions,
  ask: Ask,
): Decisions['unitOfKind'] {
  const chosen = new Map<MeasurementKind, string>();
  for (const kind of ['hba1c', 'fasting_glucose'] as const) {
    const samples = measurements.flatMap((raw) =>
      raw.measured === kind && measurementCell(raw)?.unit === '' ? [raw.text] : [],
    );
    if (samples.length === 0) continue;
    const id = UNIT_QUESTIONS[kind];
    ask({ id, must: true, options: [...measurementUnits(kind), LEAVE_OUT], samples });
    const answer = answerTo(options, id);
    if (answer !== null && answer !== LEAVE_OUT) chosen.set(kind, answer);
  }
  return (kind) => chosen.get(kind) ?? null;
}

/** The severity of symptoms that were there without one; null to leave them out. */
function decideSeverity(
  symptoms: readonly RawSymptom[],
  options: HistoryOptions,
  ask: Ask,
): number | null {
  const unknown: string[] = [];
  const words: string[] = [];
  let hasFive = false;
  for (const { name, severity, scale } of symptoms) {
    const read = readSeverity(severity, scale);
    if (read?.kind === 'unknown') unknown.push(name);
    if (read?.kind === 'word') words.push(severity);
    hasFive ||= read?.kind === 'number' && scale === 5;
  }
  const granted = (answer: string) => ({ must: false, options: [answer], proposed: answer });
  if (hasFive) ask({ id: 'severity-scale', ...granted('times-two') });
  if (words.length > 0) ask({ id: 'severity-words', ...granted('bands'), samples: words });
  if (unknown.length > 0) {
    const proposed = String(MIDDLE_SEVERITY);
    ask({ id: 'severity-unknown', must: false, proposed, samples: unknown });
  }
  const answer = answerTo(options, 'severity-unknown');
  if (answer === LEAVE_OUT) return null;
  return answer !== null && /^(?:\d|10)$/.test(answer) ? Number(answer) : MIDDLE_SEVERITY;
}

function mostCommon(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
