import type { Ahead } from '@dosewise/contract';
import {
  DAY_MS,
  dosesToCome,
  forecastDays,
  mg,
  regimenDoses,
  type TakenDose,
} from '@dosewise/domain';
import type { CurveForecast } from './drawn-curve.ts';
import type { Forecast } from './forecast-entry.ts';

interface ForecastFacts {
  readonly medicine: string;
  /** Those of the medicine, in the order of time. */
  readonly logged: readonly TakenDose[];
  readonly now: number;
}

/** The forecast that is tried out in the editor. */
export function triedForecast(
  { steps, startAt }: Forecast,
  { medicine, logged, now }: ForecastFacts,
): CurveForecast {
  const planned = regimenDoses(steps, startAt);
  const toCome = dosesToCome(planned, logged, now).map((dose) => ({ ...dose, medicine }));
  return { startAt, days: forecastDays(steps), planned, toCome, isPlan: false };
}

/** The doses ahead of the plan that is followed; null without any. One that is late counts as taken now. */
export function planForecast(
  doses: Ahead['doses'],
  { medicine, now }: Omit<ForecastFacts, 'logged'>,
): CurveForecast | null {
  const planned = doses.map(({ at, doseMg }) => ({ at: Date.parse(at), mg: mg(doseMg) }));
  const [first, last] = [planned[0], planned.at(-1)];
  if (first === undefined || last === undefined) return null;
  return {
    startAt: first.at,
    // Doses planned after the last one are not asked for, so nothing is said of the time after it.
    days: (last.at - first.at) / DAY_MS,
    planned,
    toCome: planned.map((dose) => ({ ...dose, at: Math.max(dose.at, now), medicine })),
    isPlan: true,
  };
}
