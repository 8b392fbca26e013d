// Shows 31.1.
import { reportDays } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { readPeriod, reportPeriod, SPAN_DAYS, type Span } from './report-period.ts';

const spans = Object.entries(SPAN_DAYS) as [Span, number][];

describe('periods that are offered', () => {
  // An hour after midnight on the days after clocks went forward and back, and at a year's end.
  const instants = ['2026-03-29T23:30:00Z', '2026-10-26T00:30:00Z', '2026-12-31T23:30:00Z'];
  const zones = ['Europe/London', 'Australia/Sydney', 'America/New_York', 'Pacific/Kiritimati'];
  it.each(zones.flatMap((zone) => instants.map((instant) => [zone, instant] as const)))(
    'have their days in %s at %s, and can be asked for',
    (zone, instant) => {
      for (const [span, days] of spans) {
        const period = reportPeriod(span, Date.parse(instant), zone);
        expect(reportDays(period.from, period.to), span).toBe(days);
        expect(readPeriod(period), span).toEqual(period);
      }
    },
  );

  it('end on the day that it is in the zone', () => {
    const now = Date.parse('2026-11-23T13:00:00Z');
    expect(reportPeriod('quarter', now, 'UTC')).toEqual({ from: '2026-08-25', to: '2026-11-23' });
    expect(reportPeriod('quarter', now, 'Pacific/Kiritimati').to).toBe('2026-11-24');
  });
});

describe('a period', () => {
  it('may be one day', () => {
    const day = { from: '2026-11-23', to: '2026-11-23' };
    expect(readPeriod(day)).toEqual(day);
  });

  it.each([
    ['without a first day', '', '2026-11-23'],
    ['without a last day', '2026-11-23', ''],
    ['from a day that there is not', '2026-02-30', '2026-11-23'],
    ['that ends before it begins', '2026-11-23', '2026-11-22'],
    ['of more than five years', '2021-11-22', '2026-11-23'],
  ])('%s is none', (_, from, to) => {
    expect(readPeriod({ from, to })).toBeNull();
  });
});
