import type { Course } from '@dosewise/domain';
import { formatDay } from '../../../languages/formats/dates.ts';
import { figure } from '../../../languages/formats/numbers.ts';
import { texts } from './texts.ts';

/** '0.812 mg/L' */
export function formatConcentration(mgPerL: number): string {
  return `${figure(mgPerL.toFixed(3))} mg/L`;
}

/** '3.33 mg', '5 mg' */
export function formatMg(amount: number): string {
  return `${figure(Number(amount.toFixed(2)))} mg`;
}

/** The lines that are told of. */
export interface ToldCurve {
  readonly actual: Course | null;
  readonly forecast: Course | null;
  /** True when the range of people is drawn around them. */
  readonly hasBand: boolean;
}

/** The chart in sentences. */
export function describeCurve(curve: ToldCurve, nowMgPerL: number, now: number): string {
  return [
    curve.actual && describeActual(curve.actual, nowMgPerL, now),
    curve.forecast && describeForecast(curve.forecast),
    curve.hasBand ? texts.bandSummary : null,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** The same without a height: when the lines are highest. */
export function describeShape({ actual, forecast }: Omit<ToldCurve, 'hasBand'>): string {
  return [
    actual && texts.shapeSummary(formatDay(peakOf(actual).at)),
    forecast && texts.shapeForecastSummary(endOf(forecast), formatDay(peakOf(forecast).at)),
    texts.shapeOnly,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

function describeActual(course: Course, nowMgPerL: number, now: number): string {
  const peak = peakOf(course);
  return texts.actualSummary(
    formatConcentration(nowMgPerL),
    formatDay(now),
    formatConcentration(peak.mgPerL),
    formatDay(peak.at),
  );
}

function describeForecast(course: Course): string {
  const peak = peakOf(course);
  return texts.forecastSummary(endOf(course), formatConcentration(peak.mgPerL), formatDay(peak.at));
}

function endOf({ at }: Course): string {
  return formatDay(at.at(-1) ?? 0);
}

function peakOf({ at, mgPerL }: Course): { at: number; mgPerL: number } {
  let peak = 0;
  for (let index = 1; index < mgPerL.length; index += 1) {
    if ((mgPerL[index] ?? 0) > (mgPerL[peak] ?? 0)) peak = index;
  }
  return { at: at[peak] ?? 0, mgPerL: mgPerL[peak] ?? 0 };
}
