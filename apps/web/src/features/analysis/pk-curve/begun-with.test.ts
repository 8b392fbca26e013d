// Shows 14.37.
import { describe, expect, it } from 'vitest';
import { begunWith, withBegun } from './begun-with.ts';

describe('the plan that a forecast was begun with', () => {
  it('is another one for each medicine', () => {
    const first = withBegun(null, 'tirzepatide', '2026-11-01T00:00:00.000Z');
    const both = withBegun(first, 'semaglutide', '2026-11-20T00:00:00.000Z');
    expect(begunWith(both, 'tirzepatide')).toBe('2026-11-01T00:00:00.000Z');
    expect(begunWith(both, 'semaglutide')).toBe('2026-11-20T00:00:00.000Z');
    expect(begunWith(both, 'liraglutide')).toBe('');
    expect(begunWith(null, 'tirzepatide')).toBe('');
  });

  it('is that of all medicines where 1.0 kept it, until one is begun again', () => {
    const kept = '2026-10-01T00:00:00.000Z';
    expect(begunWith(kept, 'semaglutide')).toBe(kept);
    const later = withBegun(kept, 'semaglutide', '2026-11-20T00:00:00.000Z');
    expect(begunWith(later, 'semaglutide')).toBe('2026-11-20T00:00:00.000Z');
  });
});
