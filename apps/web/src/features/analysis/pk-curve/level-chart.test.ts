// Shows 26.3.
import {
  betweenPeople,
  concentrationsAt,
  DAY_MS,
  levelCourse,
  MODELS_BY_MEDICINE,
  mg,
  type TakenDose,
  WEEK_MS,
} from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { listStops, readAtCursor } from '../../../kit/chart/chart-readings.ts';
import { formatDayAndTime as when } from '../../../languages/formats/dates.ts';
import { type LevelChartInput, levelChart } from './level-chart.ts';

const START = Date.UTC(2025, 5, 2, 8);
const published = MODELS_BY_MEDICINE.get('tirzepatide')?.[0]?.forPerson(null);
if (published === undefined) throw new Error('no model');
const model = published;

const weekly = (from: number, count: number, amount: number): TakenDose[] =>
  Array.from({ length: count }, (_, week) => ({
    at: START + (from + week) * WEEK_MS,
    mg: mg(amount),
    medicine: 'tirzepatide',
  }));

interface Situation extends Partial<LevelChartInput> {
  readonly weeks?: number;
  readonly ahead?: number;
}

/** The chart of weekly doses, two days after the latest one; 5 mg, and 10 mg from the 31st week on. */
function chartOf({ weeks = 70, ahead = 10, ...changes }: Situation = {}) {
  const logged = [...weekly(0, Math.min(weeks, 30), 5), ...weekly(30, Math.max(0, weeks - 30), 10)];
  const toCome = weekly(weeks, ahead, 10);
  const now = START + (weeks - 1) * WEEK_MS + 2 * DAY_MS;
  const people = model.people;
  if (people === null) throw new Error('no people');
  const chart = levelChart({
    course: levelCourse({
      logged,
      toCome,
      includesLogged: true,
      until: toCome.at(-1)?.at ?? now,
      now,
      model,
    }),
    logged,
    toCome,
    levelsAt: (part, at) =>
      concentrationsAt(model.solved, part === 'future' ? [...logged, ...toCome] : logged, at),
    peopleAt: (at, isAhead) => betweenPeople(people, isAhead ? [...logged, ...toCome] : logged, at),
    isPlan: true,
    showsRest: false,
    around: 28 * DAY_MS,
    now,
    when,
    shows: 'levels',
    ...changes,
  });
  if (chart === null) throw new Error('no chart');
  return { chart, now };
}
const everything = { around: Number.POSITIVE_INFINITY };
const looks = ({ chart }: ReturnType<typeof chartOf>) =>
  chart.series.map(({ id, stroke, shape, endLabel }) => [id, stroke ?? shape, endLabel ?? null]);

describe('the level over a month', () => {
  it('is one line that goes on dashed from now, with doses on the axis and people filled', () => {
    const drawn = chartOf();
    expect(looks(drawn)).toEqual([
      ['actual', 'line', null],
      ['forecast', 'dashed', 'With the plan'],
      ['doses', 'dots', null],
    ]);
    const [past, future, doses] = drawn.chart.series;
    expect(past?.points.at(-1)?.x).toBe(drawn.now);
    expect(future?.points[0]?.x).toBe(drawn.now);
    expect(future?.points[0]?.y).toBeCloseTo(past?.points.at(-1)?.y ?? 0, 12);
    expect(new Set(doses?.points.map(({ y }) => y))).toEqual(new Set([0]));
    expect(doses?.points).toHaveLength(8);
    const [people] = drawn.chart.areas ?? [];
    const xs = people?.points.map(({ x }) => x) ?? [];
    expect(xs).toEqual([...new Set(xs)]);
    expect(drawn.chart.y.to).toBeGreaterThan(
      Math.max(...(people?.points ?? []).map(({ high }) => high)),
    );
  });

  it('stops every 12 hours and at doses, and passes points between so that peaks are round', () => {
    const { chart } = chartOf();
    const points = chart.series[0]?.points ?? [];
    const stops = new Set(listStops(chart));
    expect(points.filter(({ x }) => stops.has(x)).length).toBeLessThan(points.length / 3);
    points.forEach(({ x, isPassed }) => {
      expect(stops.has(x)).toBe(isPassed !== true);
    });
  });

  it('is read as specified: time, actual or forecast with three decimals, the dose in mg', () => {
    const { chart, now } = chartOf();
    const said = (at: number) =>
      readAtCursor(chart, at).map(({ label, text }) => `${label} ${text}`);
    expect(said(now - 2 * DAY_MS)).toEqual([
      expect.stringMatching(/^Actual doses \(estimate\) \d\.\d{3} mg\/L$/),
      'Dose 10 mg',
    ]);
    expect(said(now + 5 * DAY_MS)).toEqual([
      expect.stringMatching(/^Forecast \d\.\d{3} mg\/L$/),
      'Dose 10 mg',
    ]);
    expect(chart.x.format(now)).toBe(when(now));
  });

  it('goes on without further doses where none is planned, and on request beside the plan', () => {
    expect(looks(chartOf({ ahead: 0 }))[1]).toEqual(['rest', 'dashed', 'Without further doses']);
    expect(looks(chartOf({ showsRest: true })).slice(1, 3)).toEqual([
      ['forecast', 'dashed', 'With the plan'],
      ['rest', 'dotted', 'Without further doses'],
    ]);
    expect(looks(chartOf({ isPlan: false }))[1]?.[2]).toBe('Forecast');
  });

  it('shows all of a short time, and four weeks of what begins later', () => {
    expect(looks(chartOf({ weeks: 3, ahead: 0, ...everything }))[0]?.[0]).toBe('actual');
    const later = chartOf({ toCome: weekly(90, 4, 5) });
    expect(later.chart.x.to).toBeLessThanOrEqual(START + 90 * WEEK_MS + 28 * DAY_MS);
  });
});

describe('the level over a longer time', () => {
  it('is a ribbon from the lowest to the highest of each week, with the mean, and stairs below', () => {
    const drawn = chartOf(everything);
    expect(looks(drawn)).toEqual([
      ['mean', 'line', null],
      ['forecast', 'dashed', 'With the plan'],
    ]);
    const [ribbon] = drawn.chart.areas ?? [];
    expect(ribbon?.points).toHaveLength(79);
    const mean = new Map(drawn.chart.series[0]?.points.map(({ x, y }) => [x, y]));
    for (const { x, low, high } of ribbon?.points ?? []) {
      const middle = mean.get(x);
      if (middle === undefined) continue;
      expect(middle).toBeGreaterThan(low);
      expect(middle).toBeLessThan(high);
    }
    expect(drawn.chart.spans).toMatchObject({ areStairs: true, isHeld: true });
    expect(drawn.chart.spans?.points.map(({ name, level }) => [name, level])).toEqual([
      ['5 mg', 5],
      ['10 mg', 10],
    ]);
  });

  it('is as wide at every week while the dose stays, and at most a point a week', () => {
    const [ribbon] = chartOf(everything).chart.areas ?? [];
    const settled = ribbon?.points.slice(15, 28) ?? [];
    for (const { low, high } of settled) {
      expect(low).toBeCloseTo(settled[0]?.low ?? 0, 2);
      expect(high).toBeCloseTo(settled[0]?.high ?? 0, 2);
    }
  });

  it('reads a week at each stop, with its days, in mg/L', () => {
    const { chart } = chartOf(everything);
    const stops = listStops(chart);
    const at = stops[20] ?? 0;
    expect(chart.x.format(at)).toBe('20 Oct – 26 Oct 2025');
    expect(readAtCursor(chart, at).map(({ label, text }) => `${label} ${text}`)).toEqual([
      expect.stringMatching(/^Average \d\.\d{3} mg\/L$/),
      expect.stringMatching(/^Lowest to highest \d\.\d{3} to \d\.\d{3} mg\/L$/),
      'Dose step 5 mg',
    ]);
  });

  it('says no height where only the shape is sound', () => {
    const { chart } = chartOf({ ...everything, shows: 'shape' });
    expect(chart.y.ticks).toEqual([]);
    for (const at of listStops(chart)) {
      expect(readAtCursor(chart, at).map(({ label }) => label)).toEqual(['Dose step']);
    }
  });
});
