import { describe, expect, it } from 'vitest';
import { checkWeightEntry, weightBody } from './weight-entry.ts';

const NOW = new Date(2026, 10, 21, 8, 30).getTime();
const entry = { day: '2026-11-21', weight: '82.4', note: ' after a run ' };

describe('the check', () => {
  it('passes a weight with a point or a comma', () => {
    expect(checkWeightEntry(entry, NOW)).toEqual({});
    expect(checkWeightEntry({ ...entry, weight: ' 82,4 ' }, NOW)).toEqual({});
  });

  it.each(['', ' ', '0', '-80', 'eighty', '701', '1e9'])('refuses the weight %j', (weight) => {
    expect(checkWeightEntry({ ...entry, weight }, NOW)).toHaveProperty('weight');
  });

  it.each(['', '2026-13-01', '2026-11-22'])('refuses the day %j', (day) => {
    expect(checkWeightEntry({ ...entry, day }, NOW)).toHaveProperty('day');
  });
});

describe('the body', () => {
  it('is of this moment today', () => {
    expect(weightBody(entry, NOW)).toEqual({
      date: new Date(NOW).toISOString(),
      weightKg: 82.4,
      note: 'after a run',
    });
  });

  it("is of another day's noon", () => {
    const { date } = weightBody({ ...entry, day: '2026-11-03' }, NOW);
    expect(date).toBe(new Date(2026, 10, 3, 12).toISOString());
  });
});
