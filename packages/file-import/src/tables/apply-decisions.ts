import {
  HOUR_MS,
  type InjectionLocation,
  type InjectionSubLocation,
  isUnitOf,
  isWeighInAhead,
  localClock,
  MAX_PAIN_LEVEL,
} from '@dosewise/domain';
import { type HistoryCollector, MAX_DOSE_MG } from '../collect-history.ts';
import type { DateCell, WrittenDay, WrittenTime } from '../dates/date-cell.ts';
import { type DateOrder, keptInstant, toInstant } from '../dates/date-order.ts';
import type { HistoryOptions, SkipReason } from '../history.ts';
import { answerTo, isZone, LEAVE_OUT } from '../questions.ts';
import { numberFrom, readKilograms } from '../units/weight-cell.ts';
import { cleanCell, isMissing } from '../words/fold-text.ts';
import { quadrantsLeftOpen, readSite } from '../words/site-words.ts';
import { categoryNamed, readSeverity } from '../words/symptom-cells.ts';
import type { Decisions } from './decide.ts';
import { readMilligrams } from './decide-doses.ts';
import { measurementCell, pairCell } from './measurement-columns.ts';
import type { RawDose, RawEntry, RawMeasurement, RawSymptom, RawWeight } from './raw-entry.ts';
import { readDose } from './read-dose.ts';

const NOON = 12 * HOUR_MS;

/** Turns entries as written into what comes in, or into why it does not. */
export function applyDecisions(
  decisions: Decisions,
  options: HistoryOptions,
  collect: HistoryCollector,
): (entry: RawEntry) => void {
  const takeDose = (raw: RawDose) => {
    const refuse = (reason: SkipReason) => collect.skip(raw.at, 'dose', reason, raw.detail);
    const status = decisions.statusOf(raw);
    if (status === 'missed') return refuse('not-taken');
    const date = instantIn(raw.when, NOON, decisions);
    if (typeof date === 'string') return refuse(date);
    if (status !== 'taken') return refuse('not-confirmed');
    // Placed anywhere else today it would come in a second time from the file of tomorrow.
    if (date > decisions.now) return refuse('before-noon');
    const read = readDose(raw, decisions.isAnyName);
    if (decisions.isSwallowed(raw, read)) return refuse('not-an-injection');
    if (!decisions.isMeant(read.medicine)) return refuse('other-medicine');
    if (read.cell === 'none') return refuse('no-dose');
    if (read.cell === null) return refuse('unreadable-number');
    const medicine = read.medicine.length >= 2 ? read.medicine : decisions.medicine;
    const doseMg = readMilligrams(read, medicine ?? '', raw, decisions.doses);
    if (typeof doseMg === 'string') return refuse(doseMg);
    if (doseMg === 0) return refuse('no-dose');
    if (!(doseMg > 0 && doseMg <= MAX_DOSE_MG)) return refuse('implausible');
    if (medicine === null || medicine === LEAVE_OUT) return refuse('unknown-medicine');
    const dose = {
      at: raw.at,
      date,
      doseMg,
      medicine,
      ...placeOf(raw.site, options),
      pain: painIn(raw.pain),
      note: raw.note,
    };
    collect.addDose(dose, raw.detail);
  };

  const takeWeight = (raw: RawWeight) => {
    const { text, unitText, weight, unit } = raw.written;
    const refuse = (reason: SkipReason) => collect.skip(raw.at, 'weight', reason, text);
    const date = instantIn(raw.when, 0, decisions, isWeighInAhead);
    if (typeof date === 'string') return collect.skip(raw.at, 'weight', date, raw.when.text);
    if (weight === null) return refuse('unreadable-number');
    if (unit === null && unitText !== '') {
      return collect.skip(raw.at, 'weight', 'other-kind', `${text} ${unitText}`);
    }
    const used = unit ?? decisions.weightUnit;
    if (used === null) return refuse('ask-unit');
    const weightKg = readKilograms(weight, used, decisions.weightDecimal);
    if (weightKg === null) return refuse('implausible');
    const { at, source, note } = raw;
    const weighed = { at, date, weightKg, source };
    collect.addWeight(note === null ? weighed : { ...weighed, note }, text);
  };

  const takeSymptom = (raw: RawSymptom) => {
    const refuse = (reason: SkipReason) => collect.skip(raw.at, 'symptom', reason, raw.name);
    const severity = readSeverity(raw.severity, raw.scale);
    if (severity?.kind === 'none') return;
    const date = instantIn(raw.when, NOON, decisions);
    if (typeof date === 'string') return refuse(date);
    if (severity === null) return refuse('unreadable-number');
    const value = severity.kind === 'unknown' ? decisions.unknownSeverity : severity.value;
    // Left out by the user's answer.
    if (value === null) return refuse('other-kind');
    const category = categoryNamed(raw.name) ?? 'other';
    const note = category === 'other' ? cleanCell(raw.name) : raw.note;
    collect.addSymptom({ at: raw.at, date, category, severity: value, note }, raw.name);
  };

  const takeMeasurement = (raw: RawMeasurement) => {
    const { at, measured: kind } = raw;
    const detail = `${kind.replace('_', ' ')} ${raw.text} ${raw.unitText}`.trim();
    const refuse = (reason: SkipReason) => collect.skip(at, 'measurement', reason, detail);
    const date = instantIn(raw.when, 0, decisions, isWeighInAhead);
    if (typeof date === 'string') return collect.skip(at, 'measurement', date, raw.when.text);
    const note = raw.note ?? '';
    const pair = kind === 'blood_pressure' ? pairCell(raw) : null;
    if (pair !== null) {
      const { systolic: amount, diastolic, unit } = pair;
      return collect.addMeasurement({ at, date, kind, amount, diastolic, unit, note }, detail);
    }
    const cell = measurementCell(raw);
    const amount = cell && numberFrom(cell.digits, decisions.measurementDecimal);
    if (cell === null || amount === null) return refuse('unreadable-number');
    const isLength = isUnitOf(kind, 'cm');
    const decided = isLength ? decisions.lengthUnit : decisions.unitOfKind(kind);
    const unit = cell.unit || (decided ?? '');
    if (raw.part === null) collect.addMeasurement({ at, date, kind, amount, unit, note }, detail);
    else collect.addPressure({ at, date, part: raw.part, amount, unit, note }, detail);
  };

  return (entry) => {
    if (entry.kind === 'measurement') takeMeasurement(entry);
    else if (entry.kind === 'dose') takeDose(entry);
    else if (entry.kind === 'weight') takeWeight(entry);
    else if (entry.kind === 'symptom') takeSymptom(entry);
    else collect.skip(entry.at, entry.what, entry.reason, entry.detail);
  };
}

const isAhead = (at: number, now: number) => at > now;

/** The instant of an entry in epoch ms, `hour` ms after midnight where it has no time. */
function instantIn(
  { date: written, text }: WrittenTime,
  hour: number,
  { clock, order, isYearOpen, now, isDaysOnly, isUtcDays }: Decisions,
  isFuture = isAhead,
): number | 'no-date' | 'unreadable-date' | 'future' {
  const date = isUtcDays && written?.kind === 'instant' ? utcDay(written.at) : written;
  if (date === null || date.kind === 'time') return isMissing(text) ? 'no-date' : 'unreadable-date';
  const checked = (at: number | null) =>
    at === null ? 'unreadable-date' : isFuture(at, now) ? 'future' : at;
  if (date.kind === 'instant') return checked(keptInstant(date.at));
  const { day } = date;
  const own = isYearOpen ? (order ?? 'open') : orderOf(day, order);
  if (own === 'open') return 'unreadable-date';
  const isDay = date.ms === null || isDaysOnly || isUtcDays;
  if (!isDay && date.zone !== undefined && !isZone(date.zone)) return 'unreadable-date';
  const wall = !isDay && date.zone !== undefined ? localClock(date.zone) : clock;
  const start = toInstant(day, own, isDay ? 0 : (date.ms ?? 0), isDay ? null : date.offset, wall);
  if (!isDay) return checked(start);
  // A day that has begun is not ahead, even before its noon.
  const begun = checked(start);
  return typeof begun === 'string' || hour === 0
    ? begun
    : (toInstant(day, own, hour, null, clock) ?? 'unreadable-date');
}

function utcDay(at: number): DateCell {
  const date = new Date(at);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  return { kind: 'day', day: { order: 'known', year, month, day }, ms: null, offset: null };
}

/** The order of a date: what its own numbers prove wins over the column's; 'open' where neither tells. */
function orderOf(day: WrittenDay, order: DateOrder | null): DateOrder | null | 'open' {
  if (day.order === 'known' || day.first === day.second) return order;
  if (day.first > 12) return 'day-first';
  if (day.second > 12) return 'month-first';
  return order ?? 'open';
}

interface Place {
  readonly location: InjectionLocation;
  readonly subLocation: InjectionSubLocation | null;
  readonly siteText: string | null;
}

/** The site of a dose, with the quadrant that the user chose for words that name none. */
function placeOf(site: string, options: HistoryOptions): Place {
  const place = readSite(site);
  if (place.location !== 'abdomen' || place.subLocation !== null) return place;
  const chosen = answerTo(options, 'site-quadrant', cleanCell(site));
  const quadrant = quadrantsLeftOpen(site).find((open) => open === chosen);
  return quadrant === undefined ? place : { ...place, subLocation: quadrant, siteText: null };
}

const PAIN = /^(\d{1,2}(?:[.,]\d{1,2})?)(?:\s*\/\s*10)?$/;

/** A pain from 0 to 10 as the file has it; null for any other text. */
function painIn(text: string): number | null {
  const digits = PAIN.exec(cleanCell(text))?.[1];
  const pain = digits === undefined ? Number.NaN : Number(digits.replace(',', '.'));
  return pain <= MAX_PAIN_LEVEL ? pain : null;
}
