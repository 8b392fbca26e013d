import type { Dose } from '@dosewise/contract';
import { DAY_MS, type InjectionZone, MAX_PAIN_LEVEL } from '@dosewise/domain';
import { formatDay } from '../../../format/dates.ts';
import { nameZone } from '../../../records/sites/site-words.ts';
import type { ChartModel, ChartPoint } from '../../../ui/chart/chart-model.ts';
import { texts } from './texts.ts';

const TICKS = [0, 2, 4, 6, 8, MAX_PAIN_LEVEL];

/** The pain at a zone from dose to dose, before that at all others; null where none was logged there. */
export function painChart(doses: readonly Dose[], zone: InjectionZone): ChartModel | null {
  const here: ChartPoint[] = [];
  const elsewhere: ChartPoint[] = [];
  for (const dose of doses.toReversed()) {
    if (dose.painLevel === null) continue;
    const isHere =
      dose.injectionLocation === zone.location && dose.injectionSubLocation === zone.subLocation;
    (isHere ? here : elsewhere).push({ x: Date.parse(dose.date), y: dose.painLevel });
  }
  if (here.length === 0) return null;
  const xs = [...here, ...elsewhere].map(({ x }) => x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  // A single dose still gets a week around it, and no dot lies on the edge.
  const slack = Math.max(3.5 * DAY_MS, (to - from) / 40);
  const others = { id: 'others', label: texts.otherSites, tone: 'quiet', shape: 'dots' } as const;
  return {
    x: { from: from - slack, to: to + slack, format: formatDay, label: texts.date },
    y: {
      from: 0,
      to: MAX_PAIN_LEVEL,
      ticks: TICKS,
      formatTick: String,
      format: (pain) => texts.painOf(String(pain)),
      label: texts.pain,
    },
    series: [
      { id: 'zone', label: nameZone(zone), tone: 'first', shape: 'line', dots: true, points: here },
      ...(elsewhere.length === 0 ? [] : [{ ...others, points: elsewhere }]),
    ],
  };
}
