// Shows 2.131.
import { describe, expect, it } from 'vitest';
import type { ChartModel, ChartSeries, ChartSpans } from './chart-model.ts';
import { listStops, nearestStop, readAt, valueAt } from './chart-readings.ts';

const line = (changes: Partial<ChartSeries> = {}): ChartSeries => ({
  id: 'line',
  label: 'Line',
  tone: 'first',
  shape: 'line',
  points: [
    { x: 10, y: 1 },
    { x: 20, y: 3 },
    { x: 40, y: 5 },
  ],
  ...changes,
});

describe('a series', () => {
  it('has values at its points alone', () => {
    expect([9, 10, 15, 20, 40, 41].map((x) => valueAt(line(), x))).toEqual([
      null,
      1,
      null,
      3,
      5,
      null,
    ]);
  });

  it('is read between its points where that means something, never outside', () => {
    const between = line({ between: true });
    expect([9, 15, 30, 41].map((x) => valueAt(between, x))).toEqual([null, 2, 4, null]);
    expect(valueAt(line({ between: true, shape: 'steps' }), 39)).toBe(3);
  });
});

const model: ChartModel = {
  x: { from: 0, to: 50, format: String, label: 'x' },
  y: { from: 0, to: 9, ticks: [], formatTick: String, format: (y) => `${y} kg`, label: 'kg' },
  series: [line()],
  references: [
    { id: 'level', label: 'Level', tone: 'second', at: { y: 7 } },
    { id: 'now', label: 'Now', tone: 'quiet', at: { x: 30 } },
  ],
  markers: [{ id: 'event', label: 'Event', tone: 'third', points: [{ x: 25, text: 'five' }] }],
};

describe('the cursor', () => {
  it('stops at every point and every event, once', () => {
    expect(listStops({ ...model, series: [line(), line()] })).toEqual([10, 20, 25, 40]);
  });

  it('goes to the nearest stop', () => {
    const stops = [10, 20, 25, 40];
    expect([-5, 14, 15, 16, 22.6, 99].map((x) => nearestStop(stops, x))).toEqual([
      0, 0, 0, 1, 2, 3,
    ]);
    expect(nearestStop([], 5)).toBe(-1);
  });

  it('reads everything at one x, and no line that only marks an x', () => {
    const texts = (x: number) => readAt(model, x).map(({ label, text }) => [label, text]);
    expect(texts(20)).toEqual([
      ['Line', '3 kg'],
      ['Level', '7 kg'],
      ['Event', null],
    ]);
    expect(texts(25)).toEqual([
      ['Line', null],
      ['Level', '7 kg'],
      ['Event', 'five'],
    ]);
  });
});

describe('spans', () => {
  const spans: ChartSpans = {
    id: 'dose',
    label: 'Dose',
    isHeld: true,
    points: [
      { x: 20, name: '2 mg' },
      { x: 30, name: '5 mg', change: '2 mg → 5 mg' },
      { x: 60, name: '7 mg', change: '5 mg → 7 mg' },
    ],
  };
  const said = (isHeld: boolean, x: number) =>
    readAt({ ...model, spans: { ...spans, isHeld } }, x).at(-1)?.text;

  it('stop the cursor where something changed within the chart', () => {
    expect(listStops({ ...model, spans })).toEqual([10, 20, 25, 30, 40]);
  });

  it('say what changed where one begins, and which it is after that where they hold', () => {
    expect([10, 20, 29, 30, 40].map((x) => said(true, x))).toEqual([
      null,
      '2 mg',
      '2 mg',
      '2 mg → 5 mg',
      '5 mg',
    ]);
    expect([10, 29, 30, 40].map((x) => said(false, x))).toEqual([null, null, '2 mg → 5 mg', null]);
  });

  it('hold no longer than to their end', () => {
    const ended = readAt({ ...model, spans: { ...spans, to: 35 } }, 40);
    expect(ended.at(-1)).toMatchObject({ id: 'dose', text: null });
  });
});
