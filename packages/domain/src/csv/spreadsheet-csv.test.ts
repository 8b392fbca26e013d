// Shows 31.15.
import { describe, expect, it } from 'vitest';
import { zoneClock } from '../time/local-time.ts';
import { type SpreadsheetDialect, spreadsheetRows } from './spreadsheet-csv.ts';

const { wallOf } = zoneClock('Europe/Berlin');
const beginsWithMonth = (text: string) => /^(?:mai|may|mär)/i.test(text);
const GERMAN: SpreadsheetDialect = { separator: ';', decimalMark: ',', wallOf, beginsWithMonth };
const ENGLISH: SpreadsheetDialect = { ...GERMAN, separator: ',', decimalMark: '.' };

const HEADER = ['date', 'weightKg', 'note', 'source'];
const rows = (dialect: SpreadsheetDialect, ...cells: string[][]) =>
  spreadsheetRows([HEADER, ...cells], dialect).slice(1);

describe('a table for a spreadsheet', () => {
  it('has the separator and the decimal mark of its language, and times of its zone', () => {
    const row = ['2026-10-06T06:00:00.123Z', '82.45', 'a; b, c', ''];
    expect(rows(GERMAN, row)).toEqual(['2026-10-06 08:00:00;82,45;"a; b, c";\r\n']);
    expect(rows(ENGLISH, row)).toEqual(['2026-10-06 08:00:00,82.45,"a; b, c",\r\n']);
    expect(spreadsheetRows([HEADER], GERMAN)).toEqual(['date;weightKg;note;source\r\n']);
    expect(spreadsheetRows([], GERMAN)).toEqual(['\r\n']);
  });

  it('has dates that sort as text, also across summer time', () => {
    const dates = ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-10-25T01:30:00Z'];
    expect(
      rows(GERMAN, ...dates.map((date) => [date, '', '', ''])).map((row) => row.slice(0, 19)),
    ).toEqual(['2026-03-29 01:59:59', '2026-03-29 03:00:00', '2026-10-25 02:30:00']);
  });

  it.each(['00123', '12', '3-4', '1/2', '5. Mai', '1.234', '5E3', '10 PM', '€5', '.5', 'Mai 5'])(
    'keeps the text %j as text',
    (text) => {
      expect(rows(GERMAN, ['', '', text, ''])).toEqual([`;;"=""${text}""";\r\n`]);
    },
  );

  it.each(['Pen 12', 'after a run', 'Maibowle', 'A-1', '12 "inches"', '1'.repeat(41)])(
    'leaves %j alone, which no one takes for a number',
    (text) => {
      const written = text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
      expect(rows(GERMAN, ['', '', text, ''])).toEqual([`;;${written};\r\n`]);
    },
  );

  it('keeps guarded what would be run', () => {
    expect(rows(GERMAN, ['', '', "'=SUM(A1)", "'-5"])).toEqual([`;;"'=SUM(A1)";"'-5"\r\n`]);
  });
});
