// Shows 19.2.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentLine, escapeText, writeCalendar } from './write-calendar.ts';

/** As RFC 5545, 3.1 says: a line break before a space or tab is not there. */
const unfold = (text: string) => text.replaceAll(/\r\n[ \t]/g, '');
/** As RFC 5545, 3.3.11 says. */
const unescapeText = (text: string) =>
  text.replaceAll(/\\([\\;,nN])/g, (_match, letter: string) =>
    letter.toLowerCase() === 'n' ? '\n' : letter,
  );
/** Octets of UTF-8, counted by another way than the writer's. */
const octetsOf = (text: string) => encodeURIComponent(text).replaceAll(/%[0-9A-F]{2}/g, 'x').length;
const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });
const printable = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what the writer leaves out.
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

describe('a line', () => {
  it('folds any text at 75 octets, in the middle of no character, and comes back', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = contentLine('SUMMARY', escapeText(text));
        expect(line.endsWith('\r\n')).toBe(true);
        for (const part of line.slice(0, -2).split('\r\n')) {
          expect(octetsOf(part)).toBeLessThanOrEqual(75);
          expect(part).not.toMatch(/[\r\n]/);
        }
        expect(unescapeText(unfold(line).slice('SUMMARY:'.length, -2))).toBe(printable(text));
      }),
    );
  });

  it('is as long as it may be', () => {
    expect(contentLine('A', 'x'.repeat(73))).toBe(`A:${'x'.repeat(73)}\r\n`);
    expect(contentLine('A', 'x'.repeat(74))).toBe(`A:${'x'.repeat(73)}\r\n x\r\n`);
    expect(contentLine('A', `${'x'.repeat(72)}💉`)).toBe(`A:${'x'.repeat(72)}\r\n 💉\r\n`);
  });

  it('escapes what separates, and starts no line of its own', () => {
    expect(escapeText('a;b,c\\d\r\nEND:VEVENT\u0000')).toBe('a\\;b\\,c\\\\d\\nEND:VEVENT');
  });
});

it('writes instants in UTC, days with the day after as their end, and alarms', () => {
  const text = writeCalendar({
    name: 'Dosewise',
    changedAt: Date.UTC(2026, 10, 22, 7),
    refreshHours: 1,
    events: [
      {
        uid: 'a@dosewise',
        summary: 'Dose due: 10 mg, 40 clicks',
        description: null,
        time: { startsAt: Date.UTC(2026, 10, 29, 8, 30), minutes: 15 },
        alarmMinutes: 30,
      },
      {
        uid: 'b@dosewise',
        summary: 'Last day',
        description: 'After today.',
        time: { day: '2026-12-31' },
        alarmMinutes: null,
      },
    ],
  });
  expect(text).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Dosewise//Calendar feed//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Dosewise',
      'X-WR-CALNAME:Dosewise',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:a@dosewise',
      'DTSTAMP:20261122T070000Z',
      'DTSTART:20261129T083000Z',
      'DTEND:20261129T084500Z',
      'SUMMARY:Dose due: 10 mg\\, 40 clicks',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT30M',
      'DESCRIPTION:Dose due: 10 mg\\, 40 clicks',
      'END:VALARM',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:b@dosewise',
      'DTSTAMP:20261122T070000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Last day',
      'DESCRIPTION:After today.',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});
