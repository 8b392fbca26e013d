import type { Report } from '@dosewise/contract';
import {
  bodyMassIndex,
  type CalendarDay,
  calendarDayIn,
  changeFromStart,
  DAY_MS,
  doseSteps,
  foldSubstance,
  groupParts,
  kg,
  type MeasurementPoint,
  mg,
  type PlannedDose,
  type PlannedState,
  reportDays,
  smoothWeights,
  spanMeasurements,
  summarizeSymptoms,
  type WeightPoint,
  zoneClock,
} from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { Spoken } from '../../../languages/locales.ts';
import { wordsIn } from '../../../languages/speak.ts';
import { readProfile } from '../../account/profile/profile.read-model.ts';
import {
  type MedicineOutcome,
  readPlanOutcomes,
} from '../../dosing/plan/plan-outcome.read-model.ts';
import * as queries from './report.queries.ts';

/** The first and the last day of a report, both inclusive. */
export interface ReportPeriod {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** An instant from `start` to before `end`, both in epoch ms. */
interface Span {
  readonly start: EpochMs;
  readonly end: EpochMs;
}

/**
 * A user's records from one day to another, with what follows from them. Its sentences are in `language`; without
 * one in that of the account.
 */
export async function readReport(
  db: Database,
  userId: string,
  { from, to, now, language }: ReportPeriod & { now: EpochMs; language?: Spoken },
): Promise<Report> {
  const { heightCm, units, timeZone, ...profile } = await readProfile(db, userId);
  const texts = wordsIn(language ?? profile.language ?? 'en')['analysis/report'];
  const { instantOf } = zoneClock(timeZone);
  const span = { start: instantOf(Date.parse(from)), end: instantOf(Date.parse(to) + DAY_MS) };
  // Doses before the period decide in which step it begins.
  const doses = await queries.listDosesUntil(db, userId, span.end);
  // Weigh-ins on either side of the period smooth those within it.
  const weights = await queries.listWeights(db, userId);
  const symptoms = await queries.listSymptomsBetween(db, userId, span);
  const measurements = await queries.listMeasurementsBetween(db, userId, span);
  const days = { now, from: span.start, until: span.end };
  const outcomes = await readPlanOutcomes(db, userId, days);
  const weight = weightOf(weights, span, timeZone);
  const { categories, noSymptoms } = summarizeSymptoms(symptoms);
  return {
    generatedAt: isoOf(now),
    statement: texts.statement,
    period: { from, to, days: reportDays(from, to), timeZone },
    person: { heightCm, units },
    doses: presentDoses(doses, span),
    planned: presentOutcomes(outcomes),
    plannedByMedicine: outcomes.map((outcome) => countOutcome(outcome, timeZone)),
    doseSteps: deviceSteps(doses, span),
    weight,
    bmi: weight && heightCm !== null ? bmiOf(weight.last, heightCm) : null,
    measurements: spanMeasurements(measurements).map(({ first, last, ...kind }) => ({
      ...kind,
      first: presentMeasurement(first),
      last: presentMeasurement(last),
      change: rounded(last.value - first.value, 3),
      diastolicChange: diastolicChange(first, last),
    })),
    symptoms: {
      categories: categories.map(({ lastAt, ...summary }) => ({
        ...summary,
        lastDate: isoOf(lastAt),
      })),
      noSymptoms,
    },
    sources: texts.sources,
  };
}

const isoOf = (instant: EpochMs) => new Date(instant).toISOString();

/** The doses of the period, each with the first entry of its injection, which may lie before. */
function presentDoses(doses: readonly queries.ReportedDose[], { start }: Span): Report['doses'] {
  const injections = groupParts(doses);
  const firsts = new Map(
    injections.flatMap(([first, ...parts]) => parts.map((part) => [part, first] as const)),
  );
  return doses
    .filter(({ at }) => at >= start)
    .map((dose) => presentDose(dose, firsts.get(dose) ?? null));
}

const presentDose = (
  dose: queries.ReportedDose,
  first: queries.ReportedDose | null,
): Report['doses'][number] => ({
  date: isoOf(dose.at),
  medicine: dose.medicine,
  doseAmount: dose.doseMg,
  injectionLocation: dose.location,
  injectionSubLocation: dose.subLocation,
  painLevel: dose.pain,
  deviceKind: dose.kind,
  partOf: first && isoOf(first.at),
});

type OfMedicine = Pick<PlannedDose, 'at' | 'doseMg'> & { readonly medicine: string };

const presentPlanned = ({ at, medicine, doseMg }: OfMedicine) => ({
  date: isoOf(at),
  medicine,
  doseAmount: doseMg,
});

/** The planned doses of all medicines that were not taken in full; null without a plan. */
function presentOutcomes(outcomes: readonly MedicineOutcome[]): Report['planned'] {
  const [first] = outcomes;
  if (first === undefined) return null;
  const all = outcomes
    .flatMap(({ medicine, planned }) => planned.map((dose) => ({ ...dose, medicine })))
    .toSorted((a, b) => a.at - b.at);
  const of = (state: PlannedState) => all.filter((dose) => dose.state === state);
  return {
    medicine: first.medicine,
    missed: of('missed').map(presentPlanned),
    skipped: of('skipped').map(presentPlanned),
    partly: of('partly_taken').map((dose) => ({ ...presentPlanned(dose), takenMg: dose.takenMg })),
  };
}

function countOutcome(
  { medicine, from, until, planned }: MedicineOutcome,
  timeZone: string,
): Report['plannedByMedicine'][number] {
  const count = (state: PlannedState) => planned.filter((dose) => dose.state === state).length;
  return {
    medicine,
    from: calendarDayIn(timeZone, from),
    until: calendarDayIn(timeZone, until - 1),
    planned: planned.length,
    taken: count('taken'),
    partly: count('partly_taken'),
    skipped: count('skipped'),
    paused: count('paused'),
    missed: count('missed'),
  };
}

/** The steps that held in the period: the one that it begins in, and those that began in it. */
function deviceSteps(doses: readonly queries.ReportedDose[], { start }: Span): Report['doseSteps'] {
  const steps = doseSteps(
    doses.map(({ id, partOf, at, doseMg, medicine }) => ({
      id,
      partOf,
      at,
      medicine: foldSubstance(medicine),
      mg: mg(doseMg),
    })),
  );
  const first = Math.max(
    0,
    steps.findLastIndex(({ at }) => at < start),
  );
  return steps.slice(first).map(({ at, medicine, mg: doseAmount }) => ({
    date: at < start ? null : isoOf(at),
    medicine,
    doseAmount,
  }));
}

function weightOf(
  weights: readonly WeightPoint[],
  { start, end }: Span,
  timeZone: string,
): Report['weight'] {
  const within = weights.filter(({ at }) => at >= start && at < end);
  const change = changeFromStart(within);
  if (change === null) return null;
  const { start: first, latest: last } = change;
  const changeKg = last.kg - first.kg;
  const smoothed = new Map(smoothWeights(weights).map((point) => [point.at, point.kg]));
  const points = within.map(({ at, kg: weightKg }) => ({
    date: isoOf(at),
    weightKg,
    smoothedKg: rounded(smoothed.get(at) ?? weightKg, 3),
  }));
  const dayOf = (point: WeightPoint | undefined) => point && calendarDayIn(timeZone, point.at);
  return {
    weighIns: within.length,
    first: presentWeight(first),
    last: presentWeight(last),
    changeKg: rounded(changeKg, 3),
    changePercent: rounded((changeKg / first.kg) * 100, 1),
    points: points.filter((_, index) => dayOf(within[index]) !== dayOf(within[index + 1])),
  };
}

const presentWeight = ({ at, kg: weightKg }: WeightPoint) => ({ date: isoOf(at), weightKg });

const presentMeasurement = ({ at, value, diastolic }: MeasurementPoint) => ({
  date: isoOf(at),
  value,
  diastolic,
});

/** The change of the diastolic part; null of what is no pair. */
const diastolicChange = (from: MeasurementPoint, to: MeasurementPoint) =>
  from.diastolic === null || to.diastolic === null
    ? null
    : rounded(to.diastolic - from.diastolic, 3);

const bmiOf = (last: { date: string; weightKg: number }, heightCm: number) => ({
  ...last,
  heightCm,
  bmi: bodyMassIndex(kg(last.weightKg), heightCm),
});

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));
