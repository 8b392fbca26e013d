import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarDayIn } from './calendar-day.ts';
import { dayNumber, dayNumbersIn, dayOfNumber } from './day-numbers.ts';

it('counts the days from 1970 on, both ways', () => {
  expect(dayNumber('1970-01-01')).toBe(0);
  expect(dayOfNumber(dayNumber('2028-02-29'))).toBe('2028-02-29');
});

it('tells the day on the wall in every time zone, on the days of a change too', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const instants = fc.array(fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2035, 0) }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(zone, instants, (timeZone, all) => {
      const dayOf = dayNumbersIn(timeZone);
      for (const instant of all) {
        expect(dayOfNumber(dayOf(instant))).toBe(calendarDayIn(timeZone, instant));
      }
    }),
    { numRuns: 200 },
  );
});
