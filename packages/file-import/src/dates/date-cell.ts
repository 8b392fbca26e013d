import { foldText } from '../words/fold-text.ts';
import { findTime, msOfDay, readOffset, signedMinutes } from './clock-time.ts';
import { monthAmong } from './date-words.ts';

/** A day as written. With an `open` order no one knows yet which of two numbers is the month. */
export type WrittenDay =
  | { readonly order: 'known'; readonly year: number; readonly month: number; readonly day: number }
  | {
      readonly order: 'open';
      readonly year: number;
      readonly first: number;
      readonly second: number;
      /** True where the year has two digits, so that it may be the first number as well. */
      readonly isShort: boolean;
    };

/** The content of a cell of a date column. */
export type DateCell =
  | { readonly kind: 'instant'; readonly at: number }
  | { readonly kind: 'time'; readonly ms: number; readonly offset: number | null }
  | {
      readonly kind: 'day';
      readonly day: WrittenDay;
      /** Milliseconds since midnight, or null when the cell holds a day only. */
      readonly ms: number | null;
      /** Minutes ahead of UTC as written, or null when the cell does not say. */
      readonly offset: number | null;
      /** The name of its zone in a column beside it. */
      readonly zone?: string;
    };

/** The time of an entry, as written. */
export interface WrittenTime {
  readonly text: string;
  /** Null when the text is no date. */
  readonly date: DateCell | null;
}

/** No date is longer; without a limit a hostile cell could cost time. */
const LONGEST_DATE = 80;

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?: ?(?:(Z)|([+-])(\d{2}):?(\d{2})))?)?$/;
const BASIC_ISO = /^(\d{4})(\d{2})(\d{2})(?:t?(\d{2})(\d{2})(\d{2})?)?(z?)$/;
const EPOCH = /^(\d{9,10}|\d{12,13})(?:\.\d+)?$/;
/** `(Central European Time)` and `[Europe/Berlin]` behind a date repeat what the offset says. */
const ZONE_REMARK = /\s*(?:\(([^()]*)\)|\[([^[\]]*)\])\s*$/;
const ONLY_DATE_MARKS = /^[\s\d\p{L}.,/\-']*$/u;

/**
 * Reads a cleaned cell as a date, a time of day, or both. Null when it is neither, or when its time
 * of day does not exist. Whether the day exists is checked later, when the order is known.
 */
export function readDateCell(cell: string): DateCell | null {
  if (cell.length > LONGEST_DATE) return null;
  const iso = readIso(cell);
  if (iso !== null) return iso;
  const remark = ZONE_REMARK.exec(cell);
  if (remark === null) return readWritten(foldText(cell));
  const date = readWritten(foldText(cell.slice(0, remark.index)));
  const zone = remark[1] ?? remark[2] ?? '';
  // Words such as `(morning)` are no zone.
  const isZone = zone.includes('/') || readOffset(foldText(zone)) !== null;
  return isZone ? withOffset(date, zone) : date;
}

function readIso(cell: string): DateCell | null {
  const match = ISO.exec(cell);
  if (match === null) return null;
  // By their places, not all taken apart: this is done for each row of a file.
  const [hour, sign] = [match[4], match[9]];
  const day = known(match[1], match[2], match[3]);
  if (hour === undefined) return { kind: 'day', day, ms: null, offset: null };
  const ms = msOfDay(hour, match[5], match[6], match[7]);
  if (ms === null) return null;
  if (match[8] !== undefined) return { kind: 'day', day, ms, offset: 0 };
  if (sign === undefined) return { kind: 'day', day, ms, offset: null };
  return { kind: 'day', day, ms, offset: signedMinutes(sign, match[10], match[11]) };
}

function readWritten(text: string): DateCell | null {
  const epoch = EPOCH.exec(text)?.[1];
  // Ten digits are seconds from 1973 to 2286, thirteen are milliseconds over the same years.
  if (epoch !== undefined) {
    return {
      kind: 'instant',
      at: epoch.length > 10 ? Number(epoch) : Math.round(Number(text) * 1000),
    };
  }
  const basic = BASIC_ISO.exec(text);
  if (basic !== null) return readBasic(basic);
  const time = findTime(text);
  if (time === null || !ONLY_DATE_MARKS.test(time.rest)) return null;
  const month = monthAmong(time.rest.match(/\p{L}+/gu) ?? []);
  if (month === null) return null;
  const numbers = time.rest.match(/\d+/g) ?? [];
  if (numbers.length === 0 && month === 0 && time.ms !== null) {
    return { kind: 'time', ms: time.ms, offset: time.offset };
  }
  const day = month === 0 ? fromNumbers(numbers) : fromMonth(month, numbers);
  return day && { kind: 'day', day, ms: time.ms, offset: time.offset };
}

function readBasic([
  ,
  year,
  month,
  day,
  hour,
  minute,
  second,
  zulu,
]: RegExpExecArray): DateCell | null {
  const offset = zulu === 'z' ? 0 : null;
  if (hour === undefined) return { kind: 'day', day: known(year, month, day), ms: null, offset };
  return readIso(
    `${year}-${month}-${day}T${hour}:${minute}:${second ?? '00'}${offset === 0 ? 'Z' : ''}`,
  );
}

function fromNumbers(numbers: readonly string[]): WrittenDay | null {
  const [first = '', second = '', third = '', ...more] = numbers;
  if (more.length > 0 || second === '' || second.length > 2 || third === '') return null;
  if (first.length === 4 && third.length <= 2) return known(first, second, third);
  if (first.length > 2 || !(third.length === 4 || third.length === 2)) return null;
  const isShort = first.length === 2 && third.length === 2;
  return {
    order: 'open',
    year: fullYear(third),
    first: Number(first),
    second: Number(second),
    isShort,
  };
}

function fromMonth(month: number, numbers: readonly string[]): WrittenDay | null {
  const [first = '', second = '', ...more] = numbers;
  if (more.length > 0 || second === '') return null;
  const [year, day] = first.length === 4 ? [first, second] : [second, first];
  if (day.length > 2 || !(year.length === 4 || year.length === 2)) return null;
  return { order: 'known', year: fullYear(year), month, day: Number(day) };
}

function known(year = '', month = '', day = ''): WrittenDay {
  return { order: 'known', year: Number(year), month: Number(month), day: Number(day) };
}

/** 00 to 69 are 2000 to 2069, 70 to 99 are 1970 to 1999, as POSIX has it but for one year. */
function fullYear(digits: string): number {
  return digits.length === 4 ? Number(digits) : yearOfTwo(Number(digits));
}

export const yearOfTwo = (year: number) => (year < 70 ? 2000 + year : 1900 + year);

/** `19.05` and `18 Uhr`, which are times where nothing but a time can stand. */
const DOTTED = /^(\d{1,2})\.(\d{2})(?!\d)/;
const FOUR_DIGITS = /^(\d{2})(\d{2})$/;
const WHOLE_HOUR = /^(\d{1,2})\s*(?:uhr|h)$/i;

/** The date with the time of day of the column beside it; spreadsheets put 00:00 into the date. */
export function withTime(date: DateCell | null, timeText: string): DateCell | null {
  if (date?.kind !== 'day' || (date.ms ?? 0) !== 0) return date;
  const time = readDateCell(
    timeText.replace(DOTTED, '$1:$2').replace(WHOLE_HOUR, '$1:00').replace(FOUR_DIGITS, '$1:$2'),
  );
  if (time?.kind !== 'time') return time;
  return { ...date, ms: time.ms, offset: time.offset ?? date.offset };
}

/** The date with the offset or the zone of a column of its own, where the date itself has none. */
export function withOffset(date: DateCell | null, offsetText: string): DateCell | null {
  if (date === null || date.kind === 'instant' || date.offset !== null) return date;
  const offset = readOffset(foldText(offsetText));
  const isNamed = offset === null && date.kind === 'day' && date.ms !== null;
  return isNamed ? { ...date, zone: offsetText } : { ...date, offset };
}
