// Shows 2.128.
import { describe, expect, it } from 'vitest';
import { placeTooltip } from './chart-cursor.tsx';
import { layoutChart, linearScale, placeBands, placeEndLabels } from './chart-layout.ts';
import type { ChartArea, ChartModel, ChartSeries, ChartSpans } from './chart-model.ts';
import { areaPath, dotPath, linePath } from './chart-paths.ts';
import { listStops, readAt, readAtCursor } from './chart-readings.ts';

const series: ChartSeries = {
  id: 'line',
  label: 'Line',
  tone: 'first',
  shape: 'line',
  dots: true,
  points: [
    { x: 0, y: 0 },
    { x: 50, y: 10 },
    { x: 100, y: 5 },
  ],
};
const model: ChartModel = {
  x: { from: 0, to: 100, format: String, label: 'x' },
  y: { from: 0, to: 10, ticks: [0, 10], formatTick: String, format: String, label: 'kg' },
  series: [series],
};
const spans: ChartSpans = {
  id: 'spans',
  label: 'Dose',
  isHeld: true,
  points: [{ x: 40, name: '5 mg', shortName: '5', change: '2 mg → 5 mg' }],
};
const DAY = 86_400_000;
const ROOM = { width: 400, rem: 16 };
const layout = layoutChart(model, ROOM, 300);

describe('the layout', () => {
  it('keeps values inside their rectangle, and pixels lead back to values', () => {
    expect(layout.toX(0)).toBe(layout.left);
    expect(layout.toX(100)).toBe(layout.right);
    expect(layout.toY(10)).toBe(layout.top);
    expect(layout.toY(0)).toBe(layout.bottom);
    expect(layout.fromX(layout.toX(37))).toBeCloseTo(37, 9);
    expect(layout.left).toBeGreaterThan(0);
    expect(layout.right).toBeLessThan(400);
  });

  it('makes room for markers only where there are some', () => {
    const markers = [{ id: 'm', label: 'M', tone: 'third', points: [{ x: 5, text: '' }] }] as const;
    expect(layoutChart({ ...model, markers }, ROOM, 300).top).toBeGreaterThan(layout.top);
    const none = [{ ...markers[0], points: [] }];
    expect(layoutChart({ ...model, markers: none }, ROOM, 300).top).toBe(layout.top);
  });

  it('grows with the size of the text', () => {
    expect(layoutChart(model, { width: 400, rem: 32 }, 300).left).toBeGreaterThan(layout.left);
  });

  it('has a tick each week where asked to, and months or years beyond a year', () => {
    const daysBetween = (days: number) => {
      const x = { ...model.x, to: days * DAY, weekly: true };
      const ticks = layoutChart({ ...model, x }, { ...ROOM, width: 1000 }, 300).xTicks;
      return ticks
        .slice(1)
        .map(({ at }, index) => Math.round((at - (ticks[index]?.at ?? 0)) / DAY));
    };
    expect(daysBetween(28)).toEqual([7, 7]);
    expect(daysBetween(400)[0]).toBeGreaterThan(27);
  });

  it('labels as many values as large text has room for', () => {
    const ticks = Array.from({ length: 12 }, (_, index) => index * 5);
    const scale = { ...model, y: { ...model.y, to: 55, ticks } };
    for (const [rem, shown] of [
      [16, ticks],
      [32, ticks.filter((_, index) => index % 2 === 0)],
    ] as const) {
      const { yTicks } = layoutChart(scale, { width: 400, rem }, 380);
      expect(yTicks.map(({ label }) => label)).toEqual(shown.map(String));
    }
  });

  it('puts an axis without extent in the middle', () => {
    expect(linearScale(5, 5, 0, 10)(5)).toBe(5);
  });
});

describe('a path', () => {
  const flat = { ...layout, toX: (x: number) => x, toY: (y: number) => y };

  it('of more points than can be seen keeps the first, lowest, highest and last of each pixel', () => {
    const dense = Array.from({ length: 100 }, (_, index) => ({
      x: index / 10,
      y: (index * 7) % 10,
    }));
    const narrow = { ...flat, left: 0, right: 10 };
    const path = linePath({ ...series, points: dense }, narrow);
    expect(path.match(/[ML]/g)).toHaveLength(30);
    expect(path.startsWith('M0 0L0.7 9L0.9 3L1 0')).toBe(true);
    expect(path.endsWith('L9.9 3')).toBe(true);
    expect(linePath({ ...series, points: dense }, flat).match(/[ML]/g)).toHaveLength(100);
  });

  it('goes through all points', () => {
    expect(linePath(series, flat)).toBe('M0 0L50 10L100 5');
    expect(linePath({ ...series, shape: 'steps' }, flat)).toBe('M0 0H50V10H100V5');
    expect(linePath({ ...series, shape: 'dots' }, flat)).toBe('');
  });

  it('has dots where there is room for them, and always for a lone point', () => {
    const pathOf = (of: ChartSeries) => dotPath(of, flat);
    expect(pathOf(series)).toBe('M0 0h0M50 10h0M100 5h0');
    expect(pathOf({ ...series, dots: false })).toBe('');
    const dense = Array.from({ length: 50 }, (_, index) => ({ x: index * 2, y: 1 }));
    expect(pathOf({ ...series, points: dense })).toBe('');
    expect(pathOf({ ...series, dots: false, points: [{ x: 7, y: 1 }] })).toBe('M7 1h0');
  });
});

describe('the bands of spans', () => {
  const at = (...all: readonly number[]): ChartSpans => ({
    ...spans,
    points: all.map((x) => ({ x, name: '5 mg', shortName: '5', change: '2 mg → 5 mg' })),
  });
  const named = (of: ChartSpans) => placeBands(of, layout).map(({ text }) => text);

  it('have a strip above the plot, where one is shown', () => {
    expect(layoutChart({ ...model, spans }, ROOM, 300).top).toBeGreaterThan(layout.top);
    expect(layoutChart({ ...model, spans: at(120) }, ROOM, 300).top).toBe(layout.top);
    expect(placeBands(at(120), layout)).toEqual([]);
  });

  it('go from one to the next, the first from the edge, the last to its end or the edge', () => {
    const [first, second] = placeBands(at(-50, 40), layout);
    expect(first).toMatchObject({ from: layout.left, isChange: false });
    expect(first?.to).toBeLessThan(second?.from ?? 0);
    expect(second).toMatchObject({
      from: layout.toX(40),
      to: layout.right,
      text: '5 mg',
      isChange: true,
    });
    expect(placeBands({ ...at(-50, 40), to: 70 }, layout)[1]?.to).toBe(layout.toX(70));
    expect(placeBands({ ...at(-50, 40), to: 20 }, layout)).toHaveLength(1);
  });

  it('are named whole, shortly or not at all, as there is room', () => {
    expect(named(at(20))).toEqual(['5 mg']);
    expect(named(at(20, 30))).toEqual(['5', '5 mg']);
    expect(named(at(20, 24, 26))).toEqual([null, null, '5 mg']);
    const { shortName: _, ...long } = at(0).points[0] ?? { x: 0, name: '' };
    expect(named({ ...spans, points: [long, { ...long, x: 8 }] })).toEqual([null, '5 mg']);
  });
});

describe('stairs', () => {
  const steps: ChartSpans = {
    ...spans,
    areStairs: true,
    points: [
      { x: 0, name: '5 mg', level: 5 },
      { x: 40, name: '10 mg', level: 10, change: '5 mg → 10 mg' },
    ],
  };
  const below = layoutChart({ ...model, spans: steps }, ROOM, 300);

  it('stand below the plot, whose top stays free, on the ticks of x', () => {
    expect(below.top).toBe(layout.top);
    expect(below.foot).toBe(layout.bottom);
    expect(below.bottom).toBeLessThan(below.foot);
    expect(layout.foot).toBe(layout.bottom);
  });

  it('are higher for more, with room for a name in each, and none reaches the plot', () => {
    const [low, high] = placeBands(steps, below);
    expect(low?.stair).toBeLessThan(high?.stair ?? 0);
    expect(low?.stair).toBeGreaterThan(1.1 * ROOM.rem);
    expect(below.foot - (high?.stair ?? 0)).toBeGreaterThan(below.bottom);
  });
});

describe('the words at the ends of lines', () => {
  const ending = (endLabel: string, y: number): ChartSeries => ({
    ...series,
    id: endLabel,
    endLabel,
    points: [
      { x: 0, y: 3 },
      { x: 100, y },
    ],
  });
  const layWide = (all: readonly ChartSeries[]) =>
    layoutChart({ ...model, series: all }, { ...ROOM, width: 640 }, 300);
  const wide = layWide([ending('Plan', 5)]);
  const place = (...all: readonly ChartSeries[]) => placeEndLabels({ ...model, series: all }, wide);

  it('are left to the legend where they would lie on the lines', () => {
    expect(placeEndLabels({ ...model, series: [ending('Plan', 5)] }, layout)).toEqual([]);
  });

  it('stand beside the last point, right of the plot, none for a line without words', () => {
    const [label] = place(series, ending('Plan', 5));
    expect(label?.text).toBe('Plan');
    expect(label?.x).toBeGreaterThan(wide.right);
    expect(Math.abs((label?.y ?? 0) - wide.toY(5))).toBeLessThan(0.5 * ROOM.rem);
    expect(place(series)).toEqual([]);
  });

  it('have room there, and take no more than a fifth of the width', () => {
    expect(layWide([series]).right).toBe(640 - 8);
    expect(wide.right).toBeLessThan(640 - 8 - 2 * ROOM.rem);
    const words = 'what would be left without any further doses';
    const long = layWide([ending(words, 5)]);
    expect(long.right).toBeGreaterThanOrEqual(0.8 * 640 - 8);
    const [label] = placeEndLabels({ ...model, series: [ending(words, 5)] }, long);
    expect(label?.x).toBeLessThan(long.right);
  });

  it('keep apart and within the plot, in the order of the lines', () => {
    const labels = place(
      ending('low', 0),
      ending('high', 10),
      ending('lower', 0.1),
      ending('upper', 9.9),
    );
    expect(labels.map(({ text }) => text)).toEqual(['high', 'upper', 'lower', 'low']);
    labels.forEach(({ y }, index) => {
      expect(y).toBeGreaterThanOrEqual(wide.top);
      expect(y).toBeLessThan(wide.bottom);
      if (index > 0)
        expect(y - (labels[index - 1]?.y ?? 0)).toBeGreaterThanOrEqual(1.2 * ROOM.rem - 1e-9);
    });
  });

  it('name both edges of an area', () => {
    const area: ChartArea = {
      id: 'area',
      label: 'Area',
      tone: 'first',
      points: [
        { x: 0, low: 1, high: 2 },
        { x: 100, low: 2, high: 8 },
      ],
      edgeLabels: { high: 'High', low: 'Low' },
      isRead: false,
      format: (low, high) => `${low} to ${high}`,
    };
    const labels = placeEndLabels({ ...model, areas: [area] }, wide);
    expect(labels.map(({ text }) => text)).toEqual(['High', 'Low']);
    const flat = { ...wide, toX: (x: number) => x, toY: (y: number) => y };
    expect(areaPath(area, flat)).toBe('M0 2L100 8L100 2L0 1Z');
    const read = { ...model, areas: [area] };
    expect(readAt(read, 100).find(({ id }) => id === 'area')?.text).toBe('2 to 8');
    expect(readAtCursor(read, 100).map(({ id }) => id)).not.toContain('area');
    expect(listStops({ ...read, series: [] })).toEqual([]);
    expect(listStops({ ...read, series: [], areas: [{ ...area, isRead: true }] })).toEqual([
      0, 100,
    ]);
  });
});

describe('a tooltip', () => {
  it('stands beside the cursor, inside the drawing', () => {
    for (const at of [layout.left, 200, layout.right]) {
      const { left, width } = placeTooltip(at, 3, layout, []);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(400);
    }
  });

  it('stands where it covers fewer points', () => {
    const at = (y: number) => ({ ...series, points: [{ x: 30, y }] });
    expect(placeTooltip(layout.left, 3, layout, [at(9)])).toHaveProperty('bottom');
    expect(placeTooltip(layout.left, 3, layout, [at(1)])).toHaveProperty('top');
  });
});
