import type { Course, Curve } from '@dosewise/domain';
import { formatDay } from '../../format/dates.ts';
import { texts } from './texts.ts';

/** '0.812 mg/L' */
export function formatConcentration(mgPerL: number): string {
  return `${mgPerL.toFixed(3)} mg/L`;
}

/** '3.33 mg', '5 mg' */
export function formatMg(amount: number): string {
  return `${Number(amount.toFixed(2))} mg`;
}

/** What the chart shows, in sentences. */
export function describeCurve(curve: Curve, nowMgPerL: number, now: number): string {
  const sentences: string[] = [];
  if (curve.actual !== null) {
    const peak = peakOf(curve.actual);
    sentences.push(
      texts.actualSummary(
        formatConcentration(nowMgPerL),
        formatDay(now),
        formatConcentration(peak.mgPerL),
        formatDay(peak.at),
      ),
    );
  }
  if (curve.forecast !== null) {
    const peak = peakOf(curve.forecast);
    const end = curve.forecast.at.at(-1) ?? 0;
    sentences.push(
      texts.forecastSummary(formatDay(end), formatConcentration(peak.mgPerL), formatDay(peak.at)),
    );
  }
  if (curve.band !== null) {
    sentences.push(texts.bandSummary);
  }
  return sentences.join(' ');
}

function peakOf({ at, mgPerL }: Course): { at: number; mgPerL: number } {
  let peak = 0;
  for (let index = 1; index < mgPerL.length; index += 1) {
    if ((mgPerL[index] ?? 0) > (mgPerL[peak] ?? 0)) peak = index;
  }
  return { at: at[peak] ?? 0, mgPerL: mgPerL[peak] ?? 0 };
}
