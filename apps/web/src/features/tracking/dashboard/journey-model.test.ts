// Shows 1.3, 2.125, 2.128, 5.50, 9.52, 9.56.
import { DAY_MS, kg, mg, smoothTrend, type WeightPoint } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { DASHES } from '../../../kit/chart/chart-look.ts';
import { type Journey, journeyModel } from './journey-model.ts';
import { describeJourney } from './weight-journey.tsx';

/** Lengths of dash and gap; a dash that is none is a dot. */
const DASHED = /^[1-9]\d* [1-9]\d*$/;
const NOW = new Date(2026, 10, 21, 12).getTime();
const daysAgo = (days: number) => NOW - days * DAY_MS;
/** One weigh-in each week, 0.5 kg less each time, the latest one today at 80 kg. */
const WEEKLY: readonly WeightPoint[] = Array.from({ length: 20 }, (_, index) => ({
  at: daysAgo((19 - index) * 7),
  kg: kg(80 + (19 - index) * 0.5),
}));

const journey = (changes: Partial<Journey> = {}): Journey => ({
  weights: WEEKLY,
  range: 'all',
  isRaw: false,
  trend: smoothTrend(WEEKLY),
  goalKg: null,
  targetAt: null,
  doses: [],
  heightCm: null,
  keep: null,
  unit: 'kg',
  now: NOW,
  ...changes,
});
const seriesOf = (id: string, changes: Partial<Journey> = {}) =>
  journeyModel(journey(changes))?.series.find((series) => series.id === id)?.points ?? [];

describe('the weight chart', () => {
  it('is none without weigh-ins', () => {
    expect(journeyModel(journey({ weights: [], trend: null }))).toBeNull();
  });

  it('draws the trend over its 8 weeks and 8 weeks on, not over the whole past', () => {
    const trend = seriesOf('trend');
    expect(trend[0]?.x).toBe(daysAgo(56));
    expect(trend.at(-1)?.x).toBe(daysAgo(-56));
    expect(trend.at(-1)?.y).toBeCloseTo(76, 6);
    expect(journeyModel(journey())?.x).toMatchObject({ from: WEEKLY[0]?.at, to: daysAgo(-56) });
  });

  it('ends the projection at an earlier target day and marks that day', () => {
    const targetAt = daysAgo(-20);
    expect(seriesOf('trend', { targetAt }).at(-1)?.x).toBe(targetAt);
    const lines = journeyModel(journey({ targetAt }))?.references;
    expect(lines?.map(({ id }) => id)).toContain('target');
  });

  it('leaves the trend away where there is none, and still has room for one weigh-in', () => {
    const model = journeyModel(journey({ weights: WEEKLY.slice(-1), trend: null }));
    expect(model?.series.map(({ id }) => id)).toEqual(['weight']);
    expect(model?.x).toMatchObject({ from: daysAgo(7), to: daysAgo(-7) });
  });

  it('reaches down to the goal', () => {
    const model = journeyModel(journey({ goalKg: kg(60) }));
    expect(model?.y.from).toBeLessThan(60);
    expect(model?.references?.find(({ id }) => id === 'goal')?.at).toEqual({ y: 60 });
  });

  it('dashes trend and goal, each in its own way', () => {
    const model = journeyModel(journey({ goalKg: kg(75) }));
    const trend = DASHES[model?.series.find(({ id }) => id === 'trend')?.stroke ?? 'solid'];
    const goal = DASHES[model?.references?.find(({ id }) => id === 'goal')?.stroke ?? 'solid'];
    expect(trend).toMatch(DASHED);
    expect(goal).toMatch(DASHED);
    expect(goal).not.toBe(trend);
  });

  it('has an axis to read whatever was mistyped', () => {
    const typo = [...WEEKLY, { at: NOW, kg: kg(685) }];
    const model = journeyModel(
      journey({ weights: typo, trend: smoothTrend(typo), goalKg: kg(700) }),
    );
    expect(model?.y.ticks.length).toBeGreaterThanOrEqual(2);
    expect(model?.y.ticks.length).toBeLessThanOrEqual(12);
  });

  it('never shows a weight that no one has', () => {
    const falling = [14, 7, 0].map((days) => ({ at: daysAgo(days), kg: kg(25 + days / 2) }));
    const model = journeyModel(journey({ weights: falling, trend: smoothTrend(falling) }));
    const trend = model?.series.find(({ id }) => id === 'trend')?.points ?? [];
    expect(trend.length).toBeGreaterThan(2);
    expect(Math.min(...trend.map(({ y }) => y))).toBeGreaterThanOrEqual(20);
    expect(model?.y.from).toBeGreaterThanOrEqual(20);
  });

  it('puts a dose at the weigh-in of its day, and leaves out doses outside the chart', () => {
    const doses = [
      { at: daysAgo(400), mg: mg(2.5), medicine: 'tirzepatide' },
      { at: daysAgo(7) + 3_600_000, mg: mg(10 / 3), medicine: 'tirzepatide' },
      { at: daysAgo(5), mg: mg(5), medicine: 'tirzepatide' },
    ];
    const markers = journeyModel(journey({ doses }))?.markers?.[0]?.points;
    expect(markers).toEqual([
      { x: daysAgo(7), text: '3.33 mg' },
      { x: daysAgo(5), text: '5 mg' },
    ]);
  });

  it('draws BMI bands for a height: 20 to 25, 25 to 30, and 30 up to the edge', () => {
    const model = journeyModel(journey({ heightCm: 200 }));
    expect(model?.bands?.map(({ label, tone, from }) => [label, tone, from])).toEqual([
      ['BMI 20–25', 'good', 80],
      ['BMI 25–30', 'caution', 100],
      ['BMI 30+', 'danger', 120],
    ]);
    expect(journeyModel(journey())?.bands).toEqual([]);
  });
});

describe('the sentence below it', () => {
  it('says where it went, and where to', () => {
    const words = describeJourney({
      weights: WEEKLY,
      trend: smoothTrend(WEEKLY),
      goalKg: kg(75),
      keep: null,
      unit: 'kg',
    });
    expect(words).toBe(
      'From 89.5 kg on 11 Jul 2026 to 80.0 kg on 21 Nov 2026. After your last weight the trend is a projection. The goal is 75.0 kg.',
    );
  });

  it('is short for one weigh-in', () => {
    expect(
      describeJourney({
        weights: WEEKLY.slice(-1),
        trend: null,
        goalKg: null,
        keep: null,
        unit: 'kg',
      }),
    ).toBe('80.0 kg on 21 Nov 2026.');
  });
});
