import { CSV_BOM, csvRow, withoutFormulaGuard, writeCsv } from '@dosewise/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

/** Far above what it takes, far below what a quadratic reader would: machines are noisy. */
const MAX_MS = 4000;

describe('reading CSV', () => {
  /** Cells as they are expected, parted by `|`, and rows by `/`. */
  it.each([
    ['a,b\n1,2', 'a|b / 1|2'],
    ['a,b\r\n1,2\r\n', 'a|b / 1|2'],
    ['a,b\r1,2\r', 'a|b / 1|2'],
    ['\uFEFFa;b\n"1;x";2,5', 'a|b / 1;x|2,5'],
    ['sep=|\r\na;b|c\n1;2|3', 'a;b|c / 1;2|3'],
    ['a\tb\n1,5\t2,5', 'a|b / 1,5|2,5'],
    ['a,b\n"say ""hi""","two\nlines"', 'a|b / say "hi"|two\nlines'],
    ['a,b\n1\n1,2,3', 'a|b / 1 / 1|2|3'],
    ['a,b\n1, "2,5"', 'a|b / 1|2,5'],
    ['a,b\n1,', 'a|b / 1|'],
    ['a,b\n"x"y,2', 'a|b / xy|2'],
    ['a,b\n5" tall,2', 'a|b / 5" tall|2'],
    ['date   weight\n2026-01-05   80.5', 'date|weight / 2026-01-05|80.5'],
    ['', ''],
    ['\n\n  \n', ''],
  ])('%j', (text, expected) => {
    const cells = readCsv(text).rows.map((row) => row.cells.join('|'));
    expect(cells.join(' / ')).toBe(expected);
  });

  it('numbers rows as a spreadsheet does, blank ones and quoted line breaks included', () => {
    const { rows } = readCsv('a,b\n\n"1\n1",2\n3,4');
    expect(rows.map(({ row }) => row)).toEqual([1, 3, 4]);
  });

  it('gives the rest of the text to a quote that nothing closes, and says so', () => {
    const { rows } = readCsv('a,b\n"1,2\n3,4');
    expect(rows.at(-1)).toEqual({ row: 2, cells: ['1,2\n3,4'], unclosed: true });
  });

  it('takes the delimiter that cuts evenly, not the one that is there most', () => {
    expect(readCsv('Datum;Gewicht\n1.5.26;80,5\n2.5.26;80,4').delimiter).toBe(';');
    expect(readCsv('a;b,c;d\n1;2,5;3\n1;2;3').delimiter).toBe(';');
    expect(readCsv('a b\n1 2').delimiter).toBe(' ');
    expect(readCsv('word').delimiter).toBe(',');
  });
});

describe('writing CSV', () => {
  it.each([
    [['a', 1.5, null], 'a,1.5,\r\n'],
    [['a,b', 'say "hi"', 'x\ny'], '"a,b","say ""hi""","x\ny"\r\n'],
    [['=1+1', '-5', -5], '"\'=1+1","\'-5",-5\r\n'],
    [['@x', '+x', '\tx', '\rx'], '"\'@x","\'+x","\'\tx","\'\rx"\r\n'],
    [[Number.NaN, Number.POSITIVE_INFINITY], ',\r\n'],
  ])('%j', (cells, expected) => {
    expect(csvRow(cells)).toBe(expected);
  });

  it('begins a file with the byte order mark', () => {
    expect(writeCsv([['a'], [1]])).toBe(`${CSV_BOM}a\r\n1\r\n`);
  });

  it('gives back any text, guarded or not, and no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n\'",; aé5') }), {
          minLength: 2,
          maxLength: 5,
        }),
        (texts) => {
          const cells = readCsv(`x,y\r\n${csvRow(texts)}`, ',').rows[1]?.cells ?? ['', ''];
          if (texts.every((text) => text === '')) return;
          expect(cells.map(withoutFormulaGuard)).toEqual(texts);
          expect(cells.some((cell) => /^[=+\-@\u2212]/.test(cell.normalize('NFKC')))).toBe(false);
        },
      ),
    );
  });
});

describe('a spreadsheet that parts cells elsewhere', () => {
  /** Our line as such a spreadsheet parts it: at its own delimiter, and without regard to quotes. */
  const partedElsewhere = (line: string) =>
    line.slice(0, -2).split(/[;\t\n\v\f\r\u0085\u2028\u2029]/u);
  const looksRunnable = (cell: string) =>
    /^[=+\-@\u2212]/.test(cell.normalize('NFKC').replace(/^["\s\p{Cf}]+/u, ''));
  const PARTS = [';', '\t', '\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];

  it.each(PARTS.flatMap((part) => ['=1+1', '"=1+1"', ' @x', '\u200B＋1'].map((run) => part + run)))(
    'finds no formula in a%j, and the import gives it back',
    (rest) => {
      const line = csvRow(['2026-11-28', `a${rest}`, 80]);
      // The first cell of a line is where the spreadsheet looks first; it holds a date.
      expect(partedElsewhere(line).filter(looksRunnable)).toEqual([]);
      const cell = readCsv(line, ',').rows[0]?.cells[1] ?? '';
      expect(withoutFormulaGuard(cell)).toBe(`a${rest}`);
    },
  );

  const text = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n\u2028\'",; aé5＝\u200B') });

  it('finds no formula in any text, which comes back as it was', () => {
    fc.assert(
      fc.property(text, (each) => {
        const line = csvRow(['x', each]);
        expect(partedElsewhere(line).filter(looksRunnable)).toEqual([]);
        expect(withoutFormulaGuard(readCsv(line, ',').rows[0]?.cells[1] ?? '')).toBe(each);
      }),
      { numRuns: 2000 },
    );
  });

  it('takes nothing off what version 1.0 wrote of any stored text', () => {
    const RUNNABLE_1_0 = /^['\p{Cf}]*[=+\-@\t\r＝]/u;
    fc.assert(
      fc.property(text, (each) => {
        const stored = each.trim();
        const written = RUNNABLE_1_0.test(stored) ? `'${stored}` : stored;
        expect(withoutFormulaGuard(written)).toBe(stored);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([...'=+-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−﬩⩵', '\u200B=', "''＝", '\u202E@'])(
  'disarms a formula that begins with %j, and takes that back',
  (start) => {
    const cell = readCsv(csvRow([`${start}1+1`, 'x']), ',').rows[0]?.cells[0] ?? '';
    expect(cell).toBe(`'${start}1+1`);
    expect(withoutFormulaGuard(cell)).toBe(`${start}1+1`);
  },
);

it('never throws, and each row has a cell', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(readCsv(text).rows.every(({ cells }) => cells.length > 0)).toBe(true);
    }),
  );
});

it.each(['"', '""', ' "', ' ', ',', '\r', '"a', 'a"b,'])(
  'reads 200,000 × %j at once',
  (hostile) => {
    const started = process.cpuUsage();
    readCsv(hostile.repeat(200_000));
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(MAX_MS);
  },
);
