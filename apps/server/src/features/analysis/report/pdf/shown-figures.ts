import { dateFormatIn, type Measurement, type Report } from '@dosewise/contract';
import {
  calendarDayIn,
  readableInches,
  readablePounds,
  type ShownWeightUnit,
  toFeet,
  toKilograms,
  toStones,
} from '@dosewise/domain';
import { perLocale } from '../../../../languages/locales.ts';

type Units = Report['person']['units'];

/** A value with its unit. */
type Measured = Pick<Measurement, 'value' | 'diastolic' | 'unit'>;

/** The units of a person, and the words for beats and percentage points in their language. */
export interface WrittenUnits extends Units {
  readonly beats: string;
  /** The unit of a change between two percentages. */
  readonly points: string;
}

/** Figures, days and units as the web shows them. */
export interface Figures {
  /** '12,040'. */
  readonly number: (value: number) => string;
  /** '12.5', '4': to one decimal at most. */
  readonly tenths: (value: number) => string;
  /** One decimal with a real minus sign; what rounds to nothing has no sign. */
  readonly signed: (value: number) => string;
  /** '+0.5%'. */
  readonly signedPercent: (value: number) => string;
  /** '82.4 kg', '183.4 lb', '13 st 1.4 lb'. */
  readonly weight: (kg: number, unit: ShownWeightUnit) => string;
  /** '−12.4 kg', '+0.6 lb', '−1 st 13.3 lb'. In pounds it is between the weights that are read. */
  readonly change: (fromKg: number, toKg: number, unit: ShownWeightUnit) => string;
  /** '175 cm', '5 ft 8.9 in'. */
  readonly height: (cm: number, unit: Units['height']) => string;
  /** '94 cm', '37 in', '31.5%', '52.4 kg', '8 st 3.5 lb', '120/80 mmHg'. */
  readonly measurement: (measured: Measured, written: WrittenUnits) => string;
  /** '−4.0 cm', '−1.6 in', '+0.5%', '−2.1 kg', '−5/−3 mmHg'. In inches it is between the lengths that are read. */
  readonly measurementChange: (from: Measured, to: Measured, written: WrittenUnits) => string;
  /** '3 Nov 2026' of a calendar day. */
  readonly day: (day: string) => string;
  /** '3 Nov 2026' of an instant in a time zone. */
  readonly dayOf: (instant: string, timeZone: string) => string;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** British months have three letters here, which `Intl` gives all of them but September. */
function britishDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

const wordOf = (unit: Measured['unit'], { beats }: WrittenUnits) => (unit === 'bpm' ? beats : unit);

/** The figures of a locale. */
export const figuresIn = perLocale((locale): Figures => {
  const decimals = (least: number, most: number) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping: false,
    });
  const [one, two] = [decimals(1, 1), decimals(2, 2)];
  const thousands = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const date = dateFormatIn(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const percents = (least: number) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: least,
      maximumFractionDigits: 1,
    });
  const [percent, percentWithTenths] = [percents(0), percents(1)];

  const number = (value: number) => thousands.format(value);
  const tenths = (value: number) => number(Number(value.toFixed(1)));
  const withSign = (value: number, write: (size: number) => string) => {
    const size = Number(Math.abs(value).toFixed(1));
    if (size === 0) return write(0);
    return `${value < 0 ? '−' : '+'}${write(size)}`;
  };
  const signed = (value: number) => withSign(value, one.format);
  const signedPercent = (value: number) =>
    withSign(value, (size) => percentWithTenths.format(size / 100));
  const weight = (kg: number, unit: ShownWeightUnit) => {
    if (unit === 'kg') {
      const rounded = Math.round(kg * 100) / 100;
      return `${(Number.isInteger(rounded * 10) ? one : two).format(rounded)} kg`;
    }
    if (unit === 'lb') return `${number(readablePounds(kg))} lb`;
    const { stones, pounds } = toStones(kg);
    return `${stones} st ${number(pounds)} lb`;
  };
  const change = (fromKg: number, toKg: number, unit: ShownWeightUnit) => {
    if (unit === 'kg') return `${signed(toKg - fromKg)} kg`;
    const pounds = readablePounds(toKg) - readablePounds(fromKg);
    const { stones, pounds: rest } = toStones(toKilograms(Math.abs(pounds), 'lb'));
    if (unit === 'lb' || stones === 0) return `${signed(pounds)} lb`;
    return `${pounds < 0 ? '−' : '+'}${stones} st ${number(rest)} lb`;
  };
  const day = (given: string) => (locale === 'en-GB' ? britishDay(given) : date(Date.parse(given)));
  return {
    number,
    tenths,
    signed,
    signedPercent,
    weight,
    change,
    height: (cm, unit) => {
      if (unit === 'cm') return `${number(cm)} cm`;
      const { feet, inches } = toFeet(cm);
      return `${feet} ft ${number(inches)} in`;
    },
    measurement: ({ value, diastolic, unit }, units) => {
      if (diastolic !== null) return `${number(value)}/${number(diastolic)} ${unit}`;
      if (unit === 'kg') return weight(value, units.weight);
      if (unit === '%') return percent.format(Number(value.toFixed(1)) / 100);
      if (unit !== 'cm') return `${number(value)} ${wordOf(unit, units)}`;
      return units.height === 'cm' ? `${tenths(value)} cm` : `${number(readableInches(value))} in`;
    },
    measurementChange: ({ value: from, ...first }, { value: to, unit, ...last }, units) => {
      if (first.diastolic !== null && last.diastolic !== null) {
        const below = withSign(last.diastolic - first.diastolic, number);
        return `${withSign(to - from, number)}/${below} ${unit}`;
      }
      if (unit === 'kg') return change(from, to, units.weight);
      if (unit === '%') return `${signed(to - from)} ${units.points}`;
      if (unit !== 'cm') return `${withSign(to - from, number)} ${wordOf(unit, units)}`;
      if (units.height === 'cm') return `${signed(to - from)} cm`;
      return `${signed(readableInches(to) - readableInches(from))} in`;
    },
    day,
    dayOf: (instant, timeZone) => day(calendarDayIn(timeZone, Date.parse(instant))),
  };
});
