import { expect, it } from 'vitest';
import { costChart, describeCosts, moneyTicks } from './cost-comparison.tsx';

it.each([
  [0, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [6, [0, 1, 2, 3, 4, 5, 6]],
  [61, [0, 20, 40, 60, 80]],
  [2400, [0, 500, 1000, 1500, 2000, 2500]],
])('divides an axis up to %d', (most, ticks) => {
  expect(moneyTicks(most)).toEqual(ticks);
});

it('draws both costs, also of a single dose', () => {
  expect(costChart([], 'AUD')).toBeNull();
  const model = costChart([{ date: '2026-11-01T08:00:00.000Z', standard: 100, actual: 60 }], 'GBP');
  expect(model?.series.map(({ label, points }) => [label, points[0]?.y])).toEqual([
    ['You paid', 60],
    ['Standard', 100],
  ]);
  expect(model?.x.to).toBeGreaterThan(model?.x.from ?? 0);
  expect(model?.y.format(60)).toBe('£60.00');
});

it('says what it shows', () => {
  const series = [{ date: '2026-11-01T08:00:00.000Z', standard: 100, actual: 160.5 }];
  expect(describeCosts(series, 'EUR')).toBe(
    'Up to 1 Nov 2026 your doses cost €160.50; the standard cost is €100.00. €60.50 more than standard.',
  );
});
