import { type CalendarDay, DAY_MS } from '../time/calendar-day.ts';

/** Octets that a line may have at most, without its end (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75;

/** The time of an event: from an instant (epoch ms) for some minutes, or a whole day of the calendar. */
export type EventTime =
  | { readonly startsAt: number; readonly minutes: number }
  | { readonly day: CalendarDay };

/** An event of a calendar. */
export interface CalendarEvent {
  /** By this a calendar knows the event again; no other event in the world may have it. */
  readonly uid: string;
  readonly summary: string;
  readonly description: string | null;
  readonly time: EventTime;
  /** Minutes before its start at which the calendar tells of it; null: it does not. */
  readonly alarmMinutes: number | null;
}

/** A calendar that others read again and again. */
export interface CalendarFeed {
  readonly name: string;
  /** The time since which its events are as they are, epoch ms. */
  readonly changedAt: number;
  readonly refreshHours: number;
  readonly events: readonly CalendarEvent[];
}

/** A calendar as iCalendar text (RFC 5545, and RFC 7986 for its name). */
export function writeCalendar({ name, changedAt, refreshHours, events }: CalendarFeed): string {
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Dosewise//Calendar feed//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('METHOD', 'PUBLISH'),
    contentLine('NAME', escapeText(name)),
    contentLine('X-WR-CALNAME', escapeText(name)),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', `PT${refreshHours}H`),
    contentLine('X-PUBLISHED-TTL', `PT${refreshHours}H`),
    ...events.map((event) => writeEvent(event, changedAt)),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

/** No one is busy with an event of ours: it leaves the time free. */
function writeEvent(event: CalendarEvent, changedAt: number): string {
  const { uid, summary, description, time, alarmMinutes } = event;
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', escapeText(uid)),
    contentLine('DTSTAMP', utcTime(changedAt)),
    ...timeLines(time),
    contentLine('SUMMARY', escapeText(summary)),
    ...(description === null ? [] : [contentLine('DESCRIPTION', escapeText(description))]),
    contentLine('TRANSP', 'TRANSPARENT'),
    ...(alarmMinutes === null
      ? []
      : [
          contentLine('BEGIN', 'VALARM'),
          contentLine('ACTION', 'DISPLAY'),
          contentLine('TRIGGER', alarmMinutes === 0 ? 'PT0S' : `-PT${alarmMinutes}M`),
          contentLine('DESCRIPTION', escapeText(summary)),
          contentLine('END', 'VALARM'),
        ]),
    contentLine('END', 'VEVENT'),
  ].join('');
}

function timeLines(time: EventTime): string[] {
  if ('day' in time) {
    const start = Date.parse(time.day);
    return [
      contentLine('DTSTART;VALUE=DATE', dateOf(start)),
      // The end is not part of the event.
      contentLine('DTEND;VALUE=DATE', dateOf(start + DAY_MS)),
    ];
  }
  return [
    contentLine('DTSTART', utcTime(time.startsAt)),
    contentLine('DTEND', utcTime(time.startsAt + time.minutes * 60_000)),
  ];
}

/** '20261205'. */
const dateOf = (instant: number) =>
  new Date(instant).toISOString().slice(0, 10).replaceAll('-', '');

/** '20261205T083000Z'. */
const utcTime = (instant: number) =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A value of text: what separates values is escaped, other control characters are left out. */
export function escapeText(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they may not stand in a line.
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

/**
 * One content line with its CRLF. What is longer than 75 octets of UTF-8 goes on in lines that begin
 * with a space; no character is cut in two.
 */
export function contentLine(name: string, value: string): string {
  let folded = '';
  let octets = 0;
  for (const character of `${name}:${value}`) {
    const size = octetsOf(character);
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

/** Octets of one character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
