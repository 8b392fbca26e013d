// Shows 21.1.
import { DAY_MS, kg } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { sparkPath } from './weigh-in.tsx';

const BOX = { width: 100, height: 40, padding: 5 };
const NOW = Date.UTC(2026, 10, 22);
const draw = (...all: (readonly [daysAgo: number, weight: number])[]) =>
  sparkPath(
    all.map(([days, weight]) => ({ at: NOW - days * DAY_MS, kg: kg(weight) })),
    BOX,
  );

it('runs from the first weight to the latest, within the box', () => {
  expect(draw([30, 84], [15, 82], [0, 80])).toEqual({
    path: 'M5 5L50 20L95 35',
    end: { x: 95, y: 35 },
  });
});

it('draws what hardly changes as flat, in the middle', () => {
  expect(draw([10, 80], [0, 80])?.path).toBe('M5 20L95 20');
});

it('draws nothing of a lone weigh-in', () => {
  expect(draw()).toBeNull();
  expect(draw([0, 80])).toBeNull();
});
