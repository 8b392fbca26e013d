// Shows 1.3, 2.124, 2.137, 2.138, 2.139, 2.140, 2.141, 4.35, 21.1.
import { DAY_MS, kg, mg, smoothTrend, type TakenDose } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { dashboardFigures, type FigureSources } from './figures.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const UNKNOWN: FigureSources = {
  weights: null,
  doses: null,
  intervalDays: 7,
  isSaid: { nextDose: false, pace: false },
  symptoms: null,
  trend: null,
  now: NOW,
  timeZone: 'UTC',
  accountZone: 'UTC',
  unit: 'kg',
};

const daysAgo = (days: number) => NOW - days * DAY_MS;
const taken = (days: number, fields: Partial<TakenDose> = {}): TakenDose => ({
  at: daysAgo(days),
  mg: mg(5),
  medicine: 'tirzepatide',
  ...fields,
});
const figureOf = (label: string, sources: Partial<FigureSources>) =>
  dashboardFigures({ ...UNKNOWN, ...sources }).find((figure) => figure.label === label);

describe('the figures', () => {
  const WEIGHTS = [14, 7, 0].map((days) => ({ at: daysAgo(days), kg: kg(80 + days / 10) }));
  const labels = (sources: Partial<FigureSources>) =>
    dashboardFigures({ ...UNKNOWN, ...sources }).map(({ label }) => label);

  it('are none while nothing is known, and none without records', () => {
    expect(labels({})).toEqual([]);
    expect(labels({ weights: [], doses: [], symptoms: [] })).toEqual([]);
  });

  it('are those of what there is, in the order of the product', () => {
    const weights = WEIGHTS;
    const trend = smoothTrend(weights);
    const all = { weights, trend, doses: [taken(1)], symptoms: [{ at: daysAgo(1), severity: 3 }] };
    expect(labels(all)).toEqual([
      'Pace (trend)',
      'Weigh-in adherence (7d)',
      'Doses last 28d',
      'Symptoms (avg 14d)',
      'Next dose',
    ]);
    expect(labels({ ...all, isSaid: { nextDose: true, pace: true } })).toEqual([
      'Weigh-in adherence (7d)',
      'Doses last 28d',
      'Symptoms (avg 14d)',
    ]);
    expect(labels({ doses: [taken(1)] })).toEqual(['Doses last 28d', 'Next dose']);
  });

  it('show the pace', () => {
    const weights = WEIGHTS;
    expect(figureOf('Pace (trend)', { weights, trend: smoothTrend(weights) })).toMatchObject({
      value: '−0.70 kg/wk',
      note: 'Negative is weight loss',
    });
  });

  it('show no pace of minutes, and one that a mistyped weigh-in does not move', () => {
    const morning = [0.007, 0].map((days) => ({ at: daysAgo(days), kg: kg(91 - days) }));
    expect(figureOf('Pace (trend)', { weights: morning, trend: smoothTrend(morning) })).toBe(
      undefined,
    );
    const typo = [28, 21, 14, 7, 0].map((days) => ({ at: daysAgo(days), kg: kg(80 + days / 10) }));
    typo[1] = { at: daysAgo(21), kg: kg(281) };
    expect(figureOf('Pace (trend)', { weights: typo, trend: smoothTrend(typo) })?.value).toBe(
      '−0.70 kg/wk',
    );
  });

  it('count days with a weigh-in, not weigh-ins', () => {
    const weights = [0, 0.1, 1, 6, 7].map((days) => ({ at: daysAgo(days), kg: kg(80) }));
    expect(figureOf('Weigh-in adherence (7d)', { weights })?.value).toBe('3/7');
    const old = [{ at: daysAgo(8), kg: kg(80) }];
    expect(figureOf('Weigh-in adherence (7d)', { weights: old })?.value).toBe('0/7');
  });

  it('expect nothing of the days before the first record', () => {
    const weights = [1, 0].map((days) => ({ at: daysAgo(days), kg: kg(80) }));
    expect(figureOf('Weigh-in adherence (7d)', { weights })?.value).toBe('2/2');
    const notes = [[1], [9, 2], [27, 20, 13, 6], [400, 1]].map(
      (days) => figureOf('Doses last 28d', { doses: days.map((day) => taken(day)) })?.note,
    );
    expect(notes).toEqual(['Expected ~1', 'Expected ~2', 'Expected ~4', 'Expected ~4']);
  });

  it('count the doses of the last 28 days', () => {
    const doses = [35, 28, 21, 14, 7, 0].map((days) => taken(days));
    expect(figureOf('Doses last 28d', { doses })).toMatchObject({
      value: '4',
      note: 'Expected ~4',
    });
    expect(figureOf('Doses last 28d', { doses: [taken(35)] })?.value).toBe('0');
  });

  it('count a dose from two pens once', () => {
    const halves = [taken(7, { id: 'a' }), taken(6.9, { id: 'b', partOf: 'a' })];
    expect(figureOf('Doses last 28d', { doses: [taken(14), ...halves] })?.value).toBe('2');
  });

  it('average the symptoms, and have none to average without any', () => {
    const symptoms = [1, 2, 20].map((days, index) => ({ at: daysAgo(days), severity: index + 2 }));
    expect(figureOf('Symptoms (avg 14d)', { symptoms })?.value).toBe('2.5');
    expect(figureOf('Symptoms (avg 14d)', { symptoms: [] })).toBe(undefined);
  });

  it('know the next dose from the latest one', () => {
    const doses = [9, 1].map((days) => taken(days));
    expect(figureOf('Next dose', { doses })).toMatchObject({
      value: '27 Nov 2026',
      note: 'Friday, 7 days after the last dose',
    });
    expect(figureOf('Next dose', { doses: [], weights: WEIGHTS })?.value).toBe('–');
  });

  it('say the day of the next dose by the clock of the account', () => {
    const elsewhere = { timeZone: 'Asia/Tokyo', accountZone: 'Europe/London' };
    // In Tokyo a day later.
    expect(figureOf('Next dose', { ...elsewhere, doses: [taken(14 / 24)] })).toMatchObject({
      value: '27 Nov 2026',
    });
  });

  it('follow a medicine that is taken daily', () => {
    const doses = [taken(0.5)];
    expect(figureOf('Next dose', { doses, intervalDays: 1 })).toMatchObject({
      value: '22 Nov 2026',
      note: 'Sunday, 1 day after the last dose',
    });
    const daily = { doses: [taken(40), ...doses], intervalDays: 1 };
    expect(figureOf('Doses last 28d', daily)?.note).toBe('Expected ~28');
  });

  it.each([
    [7, '21 Nov 2026', 'Saturday, 7 days after the last dose'],
    [8, '20 Nov 2026', '1 day late (usually 7 days after the last dose)'],
    [40, '19 Oct 2026', '33 days late (usually 7 days after the last dose)'],
  ])('say that the next dose is overdue: the latest was %d days ago', (days, value, note) => {
    const doses = [taken(days)];
    expect(figureOf('Next dose', { doses })).toMatchObject({ value, note });
  });
});
