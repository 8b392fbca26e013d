import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarDayIn, dayNumber, dayOfNumber } from './day-numbers.ts';

/** The day of an instant as the runtime writes it, `YYYY-MM-DD`. */
const dayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ calendar: 'gregory', numberingSystem: 'latn' },
  });

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
      const format = dayFormat(timeZone);
      for (const instant of all) {
        expect(calendarDayIn(timeZone, instant)).toBe(format.format(instant));
      }
    }),
    { numRuns: 200 },
  );
});
