import type { Pen } from '@dosewise/contract';
import {
  FIRST_MEDICINE,
  FIRST_STEP,
  forecastDays,
  isPenStrength,
  type MgStepDraft,
  MODELS_BY_MEDICINE,
  type PenStepDraft,
  type RegimenStep,
  readSteps,
  WEEKLY_PEN,
} from '@dosewise/domain';
import { parseLocalDateTime } from '../../../kit/forms/local-date-time.ts';

/** A step of a forecast: in clicks of weekly pens, or in mg of another medicine. */
export type ForecastStepDraft = MgStepDraft | PenStepDraft;

/** A forecast as it is entered: steps of one kind, one after the other. */
export interface ForecastEntry {
  /** Text of a `datetime-local` field; '' until one is chosen. */
  readonly start: string;
  readonly steps: readonly ForecastStepDraft[];
}

/** A forecast that can be drawn. */
export interface Forecast {
  readonly startAt: number;
  readonly steps: readonly RegimenStep[];
}

/** Days that a forecast may run: 20 years. */
const MAX_DAYS = 7305;
/** Days that the doses of a new plan last. */
const NEW_PLAN_DAYS = 28;

const NEW_FORECAST: ForecastEntry = {
  start: '',
  steps: [
    {
      id: 1,
      strength: String(FIRST_STEP.penStrength),
      clicks: String(FIRST_STEP.clicks),
      everyDays: String(FIRST_STEP.frequency),
      doses: String(FIRST_STEP.numDoses),
    },
  ],
};

/** True when someone with these pens plans in clicks of KwikPens, also without any pen of the medicine. */
export function plansInClicks(medicine: string, pens: readonly Pick<Pen, 'device'>[]): boolean {
  if (medicine !== FIRST_MEDICINE) return false;
  const own = pens.filter(({ device }) => device.medicine === medicine);
  return own.length === 0 || own.some(({ device }) => isLikeKwikPen(device));
}

export function isLikeKwikPen({ kind, stepsPerDose, doseMl }: Pen['device']): boolean {
  const { clicksPerDose, mlPerDose } = WEEKLY_PEN;
  return kind === 'click_pen' && stepsPerDose === clicksPerDose && doseMl === mlPerDose;
}

/** The first values of the editor; in mg `latestMg` is the last logged dose of the medicine. */
export function newForecast(
  medicine: string,
  isInClicks: boolean,
  latestMg: number | null,
): ForecastEntry {
  if (isInClicks) return NEW_FORECAST;
  const everyDays = MODELS_BY_MEDICINE.get(medicine)?.[0]?.everyDays ?? FIRST_STEP.frequency;
  const step = {
    id: 1,
    doseMg: latestMg === null ? '' : String(latestMg),
    everyDays: String(everyDays),
    doses: String(NEW_PLAN_DAYS / everyDays),
  };
  return { start: '', steps: [step] };
}

/** True when a forecast of these steps is too long to draw. */
export function isTooLong(steps: readonly RegimenStep[]): boolean {
  return forecastDays(steps) > MAX_DAYS;
}

/** The plan to draw; null without a start, and while a field cannot be read. */
export function readForecast(entry: ForecastEntry): Forecast | null {
  const startAt = parseLocalDateTime(entry.start);
  const steps = readSteps(entry.steps);
  if (startAt === null || steps === null || isTooLong(steps)) return null;
  return { startAt, steps };
}

/** A plan that this browser kept; `otherwise` where it kept none of that kind that can be read. */
export function parseForecast(stored: string, otherwise: ForecastEntry): ForecastEntry {
  try {
    const { start, steps } = JSON.parse(stored) as Record<string, unknown>;
    if (typeof start !== 'string' || !Array.isArray(steps)) return otherwise;
    const isInMg = otherwise.steps.some((step) => 'doseMg' in step);
    const read = steps
      .slice(0, 50)
      .flatMap((step, index) => parseStep(step, index + 1, isInMg) ?? []);
    return read.length === 0 ? otherwise : { start, steps: read };
  } catch {
    return otherwise;
  }
}

function parseStep(stored: unknown, id: number, isInMg: boolean): ForecastStepDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = stored as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const pace = { everyDays: text('frequency'), doses: text('numDoses') };
  if (isInMg) return { id, doseMg: text('doseMg'), ...pace };
  if (!isPenStrength(Number(text('strength')))) return null;
  return { id, strength: text('strength'), clicks: text('clicks'), ...pace };
}

/** A forecast as the browser keeps it, under the names of 1.0. */
export function printForecast({ start, steps }: ForecastEntry): string {
  const kept = steps.map(({ id: _, everyDays, doses, ...amount }) => ({
    ...amount,
    frequency: everyDays,
    numDoses: doses,
  }));
  return JSON.stringify({ start, steps: kept });
}
