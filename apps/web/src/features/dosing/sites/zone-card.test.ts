// Shows 16.1.
import type { Dose } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { painChart } from './zone-card.tsx';

const LEFT_THIGH = { location: 'thigh', subLocation: 'left' } as const;
const dose = (date: string, place: Partial<Dose>, painLevel: number) =>
  // Only these of a dose's fields are read.
  ({
    date,
    injectionLocation: 'thigh',
    injectionSubLocation: 'left',
    painLevel,
    ...place,
  }) as Dose;

it('draws the pain at one zone from dose to dose, and the other sites behind it', () => {
  const model = painChart(
    [
      dose('2026-11-15T08:00:00Z', {}, 4),
      dose('2026-11-08T08:00:00Z', { injectionSubLocation: null }, 7),
      dose('2026-11-01T08:00:00Z', {}, 1),
    ],
    LEFT_THIGH,
  );
  expect(model?.series.map(({ id, points }) => [id, points.map(({ y }) => y)])).toEqual([
    ['zone', [1, 4]],
    ['others', [7]],
  ]);
  expect(model?.x.from).toBeLessThan(Date.parse('2026-11-01T08:00:00Z'));
  expect(model?.x.to).toBeGreaterThan(Date.parse('2026-11-15T08:00:00Z'));
});

it('draws nothing for a zone that no dose names', () => {
  expect(painChart([dose('2026-11-15T08:00:00Z', {}, 4)], { ...LEFT_THIGH, location: 'arm' })).toBe(
    null,
  );
});
