// Shows 2.86, 2.87, 2.88, 2.89, 3.30, 9.24, 9.31, 9.33, 12.1, 26.3, 55.8.
import {
  concentrationCurve,
  DAY_MS,
  FIRST_STEP,
  forecastDays,
  type MedicineModel,
  MODELS_BY_MEDICINE,
  mg,
  regimenDoses,
} from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { listStops, readAt, readAtCursor } from '../../../kit/chart/chart-readings.ts';
import { formatDayAndTime as when } from '../../../languages/formats/dates.ts';
import { describeCurve, describeShape } from './concentration-words.ts';
import { everyDoseChart } from './every-dose-chart.ts';

const [published, simple] = (MODELS_BY_MEDICINE.get('tirzepatide') ?? []).map((model) =>
  model.forPerson(null),
);
const START = Date.UTC(2026, 0, 5, 8);
const logged = [0, 7, 14].map((day) => ({
  at: START + day * DAY_MS,
  mg: mg(5),
  medicine: 'tirzepatide',
}));
const now = START + 16 * DAY_MS;

function chartOf({
  withPlan = true,
  withBand = false,
  around = Number.POSITIVE_INFINITY,
  doses = logged,
  shows = 'levels' as MedicineModel['shows'],
} = {}) {
  const startAt = START + 21 * DAY_MS;
  const planned = withPlan ? regimenDoses([FIRST_STEP], startAt) : [];
  const model = withBand ? published : simple;
  if (model === undefined) throw new Error('no model');
  const curve = concentrationCurve({
    logged: doses,
    forecast: withPlan
      ? { startAt, days: forecastDays([FIRST_STEP]), planned, includesLogged: true }
      : null,
    model,
  });
  const chart = everyDoseChart({ curve, logged: doses, planned, around, now, when, shows });
  return { curve, chart };
}

describe('the chart', () => {
  it('ends at 1.02 times its highest value and begins at 0', () => {
    const { chart } = chartOf();
    const highest = Math.max(
      ...(chart?.series ?? []).flatMap(({ points }) => points.map(({ y }) => y)),
    );
    expect(chart?.y.to).toBeCloseTo(1.02 * highest, 12);
    expect(chart?.y.from).toBe(0);
    expect(chart?.y.ticks.length).toBeGreaterThan(2);
    expect(chart?.y.ticks.every((tick) => tick <= (chart?.y.to ?? 0))).toBe(true);
  });

  it('has a tick each week', () => {
    expect(chartOf().chart?.x.weekly).toBe(true);
  });

  it('reads time, actual and forecast with three decimals, and the dose in mg', () => {
    const { chart } = chartOf();
    if (chart === null) throw new Error('no chart');
    const readings = (day: number) =>
      readAt(chart, START + day * DAY_MS)
        .filter(({ text }) => text !== null)
        .map(({ label, text }) => `${label} ${text}`);
    expect(readings(2)).toEqual(['Actual doses (estimate) 0.275 mg/L']);
    expect(readings(7)).toEqual(['Actual doses (estimate) 0.184 mg/L', 'Dose 5 mg']);
    expect(readings(28)[2]).toBe('Dose 3.33 mg');
    expect(readings(28)[1]).toMatch(/^Forecast 0\.\d{3} mg\/L$/);
    // The first planned dose stands where the logged ones have left the level.
    expect(readings(21)[0]?.slice('Actual doses (estimate) '.length)).toBe(
      readings(21)[1]?.slice('Forecast '.length),
    );
  });

  it('tells the lines apart by pattern, with low and high where people differ', () => {
    const looks = ({ chart }: ReturnType<typeof chartOf>) =>
      chart?.series.map(({ id, stroke, shape }) => [id, stroke ?? shape]);
    expect(looks(chartOf())).toEqual([
      ['actual', 'line'],
      ['forecast', 'dashed'],
      ['doses', 'dots'],
    ]);
    expect(chartOf().chart?.areas).toEqual([]);
    expect(chartOf({ withBand: true }).chart?.areas?.[0]?.edgeLabels).toEqual({
      high: 'High',
      low: 'Low',
    });
    expect(looks(chartOf({ withPlan: false }))).toEqual([
      ['actual', 'line'],
      ['doses', 'dots'],
    ]);
  });

  it('reads no edge of the band at the cursor: time, both curves and the dose alone', () => {
    const { chart } = chartOf({ withBand: true });
    if (chart === null) throw new Error('no chart');
    const spoken = readAtCursor(chart, START + 28 * DAY_MS).map(({ label }) => label);
    expect(spoken).toEqual(['Actual doses (estimate)', 'Forecast', 'Dose']);
    const people = readAt(chart, START + 28 * DAY_MS).find(({ id }) => id === 'people');
    expect(people?.text).toMatch(/^0\.\d{3} to 0\.\d{3} mg\/L$/);
  });

  it('shows as much before now as after it, and its lines within that alone', () => {
    const { chart } = chartOf({ withPlan: false, around: 6 * DAY_MS });
    expect(chart?.x).toMatchObject({ from: now - 6 * DAY_MS, to: now + 6 * DAY_MS });
    const drawn = chart?.series.flatMap(({ points }) => points.map(({ x }) => x)) ?? [];
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(now - 6 * DAY_MS);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(now + 6 * DAY_MS);
    // Both ends are as far as there is anything.
    const all = chartOf().chart?.x;
    expect(chartOf({ around: 9000 * DAY_MS }).chart?.x).toMatchObject({
      from: all?.from,
      to: all?.to,
    });
  });

  it('shows four weeks of a forecast that begins later', () => {
    const { chart, curve } = chartOf({ around: 3 * DAY_MS });
    expect(chart?.x.to).toBe((curve.forecast?.at[0] ?? 0) + 28 * DAY_MS);
  });

  it('flags where the dose changed, by logged doses', () => {
    const raised = { at: START + 15 * DAY_MS, mg: mg(7.5), medicine: 'tirzepatide' };
    const { chart } = chartOf({ doses: [...logged, raised] });
    if (chart === null) throw new Error('no chart');
    expect(chart.spans?.points.map(({ change }) => change)).toEqual([undefined, '5 mg → 7.5 mg']);
    const said = (at: number) => readAt(chart, at).find(({ id }) => id === 'dose-step')?.text;
    expect([said(START), said(raised.at), said(now)]).toEqual([null, '5 mg → 7.5 mg', null]);
  });

  it('is nothing without doses, and names the sum of doses of one instant', () => {
    expect(chartOf({ withPlan: false, doses: [] }).chart).toBeNull();
    const { chart } = chartOf({
      doses: [...logged, { at: START, mg: mg(2.5), medicine: 'tirzepatide' }],
    });
    expect(chart?.series.at(-1)?.points[0]?.text).toBe('5 mg + 2.5 mg');
  });

  it('is told in sentences', () => {
    expect(describeCurve({ ...chartOf().curve, hasBand: false }, 0.5, now)).toMatch(
      /^The logged doses give 0\.500 mg\/L today, 21 Jan 2026; the highest level is 0\.4\d\d mg\/L on \d+ Jan 2026\. The forecast runs to 16 Mar 2026; its highest is 0\.\d{3} mg\/L on .* 2026\.$/,
    );
  });
});

describe('a chart of a shape', () => {
  const { curve, chart } = chartOf({ shows: 'shape' });

  it('has no number at its axis, and is read at doses only', () => {
    if (chart === null) throw new Error('no chart');
    expect(chart.y.ticks).toEqual([]);
    const planned = [0, 1, 2, 3].map((week) => START + (21 + 7 * week) * DAY_MS);
    expect(listStops(chart)).toEqual([...logged.map(({ at }) => at), ...planned]);
    for (const at of listStops(chart)) {
      const said = readAt(chart, at).filter(({ text }) => text !== null);
      expect(said.map(({ label }) => label)).toEqual(['Dose']);
    }
  });

  it('says when the lines are highest, and no level', () => {
    expect(describeShape(curve)).toBe(
      'The level from the logged doses is highest on 21 Jan 2026. The forecast runs to 16 Mar 2026; it is highest on 27 Jan 2026. Only the shape is drawn: this model cannot tell how high levels are.',
    );
  });
});
