import { csvRow, toKilograms, withoutFormulaGuard, writeCsv } from '@dosewise/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWeightCsv } from '../../testing/read-weights.ts';

/** Far above what it takes, far below what a quadratic reader would: machines are noisy. */
const MAX_MS = 5000;
const SLOW = { timeout: 30_000 };

/** The end of the years that are kept: no date lies ahead of it. */
const NOW = Date.UTC(2199, 11, 31);
const DAY = 86_400_000;
const FIRST = Date.UTC(2000, 0, 1);

/** A weigh-in at a whole minute with a weight in tenths. */
const weighIn = fc.record({
  minute: fc.integer({ min: 0, max: 20 * 365 * 1440 }),
  tenths: fc.integer({ min: 500, max: 3000 }),
  note: fc.string({ unit: fc.constantFrom(...'ab c,;"\n\'=é-'), maxLength: 12 }),
});
const weighIns = fc.uniqueArray(weighIn, {
  selector: ({ minute }) => minute,
  minLength: 1,
  maxLength: 30,
});

const two = (value: number) => String(value).padStart(2, '0');
const MONTHS = 'Jan Feb März avril mayo giugno juli ago. September okt listopada Dec'.split(' ');

/** The ways in which a date may be written; each is read back without a question, see `marker`. */
const DATE_STYLES = {
  iso: (d: Date) => d.toISOString(),
  'iso blank': (d: Date) => d.toISOString().slice(0, 16).replace('T', ' '),
  slashes: (d: Date) =>
    `${d.getUTCFullYear()}/${d.getUTCMonth() + 1}/${d.getUTCDate()} ${clock(d)}`,
  seconds: (d: Date) => String(d.getTime() / 1000),
  milliseconds: (d: Date) => String(d.getTime()),
  'day first': (d: Date) =>
    `${two(d.getUTCDate())}.${two(d.getUTCMonth() + 1)}.${d.getUTCFullYear()} ${clock(d)}`,
  'month first': (d: Date) =>
    `${d.getUTCMonth() + 1}/${d.getUTCDate()}/${two(d.getUTCFullYear() % 100)}, ${halfClock(d)}`,
  named: (d: Date) =>
    `${d.getUTCDate()}. ${MONTHS[d.getUTCMonth()]} ${d.getUTCFullYear()} ${clock(d)}`,
  'named american': (d: Date) =>
    `${MONTHS[d.getUTCMonth()]} ${d.getUTCDate()}, ${d.getUTCFullYear()} ${halfClock(d)}`,
} as const;

const clock = (d: Date) => `${two(d.getUTCHours())}:${two(d.getUTCMinutes())}`;
const halfClock = (d: Date) =>
  `${d.getUTCHours() % 12 || 12}:${two(d.getUTCMinutes())}\u202F${d.getUTCHours() < 12 ? 'AM' : 'p.m.'}`;

const HEADERS = [
  ['date', 'weight', 'note'],
  ['Datum', 'Gewicht', 'Notiz'],
  ['Horodatage', 'Poids', 'Commentaire'],
  ['FECHA Y HORA', 'Peso corporal', 'Notas'],
  ['start_time', 'bodyWeight', 'Comments'],
  ['Päivämäärä', 'Paino', 'Huomautus'],
] as const;

const dialect = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  decimal: fc.constantFrom('.', ','),
  thousands: fc.constantFrom('', "'", '\u202F', ' '),
  dates: fc.constantFrom(...(Object.keys(DATE_STYLES) as (keyof typeof DATE_STYLES)[])),
  unit: fc.constantFrom('kg', 'lb', 'g'),
  unitIn: fc.constantFrom('header', 'cell', 'column', 'remark'),
  header: fc.constantFrom(...HEADERS),
  quoteAll: fc.boolean(),
  bom: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  remark: fc.boolean(),
  separatorLine: fc.boolean(),
});
type Dialect = typeof dialect extends fc.Arbitrary<infer T> ? T : never;

/** A number with one decimal, or a whole one, as the dialect writes it. */
function written(tenths: number, { decimal, thousands, unit }: Dialect): string {
  if (unit === 'g') return String(tenths * 100).replace(/(\d)(?=(\d{3})+$)/g, `$1${thousands}`);
  return (tenths / 10).toFixed(1).replace('.', decimal);
}

function fileIn(
  style: Dialect,
  entries: readonly { minute: number; tenths: number; note: string }[],
) {
  const { unit, unitIn, delimiter } = style;
  const cell = (text: string) =>
    style.quoteAll || /["\r\n'=]|^\s|\s$/.test(text) || text.includes(delimiter)
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  const line = (cells: string[]) => cells.map(cell).join(delimiter) + style.lineEnd;
  const [date, weight, note] = style.header;
  const header = [date, unitIn === 'header' ? `${weight} (${unit})` : weight, note];
  // A day that can only be read one way decides the order for the whole column.
  const marker = { minute: (19 * 365 + 20) * 1440 + 7, tenths: 805, note: '' };
  const all = [marker, ...entries];
  const rows = all.map(({ minute, tenths, note: text }) => [
    DATE_STYLES[style.dates](new Date(FIRST + minute * 60_000)),
    written(tenths, style) + (unitIn === 'cell' ? ` ${unit}` : ''),
    text,
    ...(unitIn === 'column' ? [unit] : []),
  ]);
  return {
    all,
    text:
      (style.bom ? '\uFEFF' : '') +
      (style.separatorLine ? `sep=${delimiter}${style.lineEnd}` : '') +
      (style.remark ? `# made by an app${style.lineEnd}` : '') +
      (unitIn === 'remark' ? `#Units: ${unit}${style.lineEnd}` : '') +
      line(unitIn === 'column' ? [...header, 'Unit'] : header) +
      rows.map(line).join(''),
  };
}

it('reads back what it was given, in any dialect', SLOW, () => {
  fc.assert(
    fc.property(dialect, weighIns, (style, entries) => {
      fc.pre(entries.every(({ minute }) => minute !== (19 * 365 + 20) * 1440 + 7));
      const { text, all } = fileIn(style, entries);
      const result = readWeightCsv(text, { timeZone: 'UTC', now: NOW });
      if (result.kind !== 'ready') throw new Error(`${JSON.stringify(result)}\n${text}`);
      expect({ issues: result.issues, skipped: result.skipped }).toEqual({
        issues: [],
        skipped: [],
      });
      expect(result.entries.map(({ date, note }) => ({ date, note }))).toEqual(
        all.map(({ minute, note }) => ({
          date: FIRST + minute * 60_000,
          // What looks like a formula that our export guards is taken for one.
          note: /^-{1,3}$/.test(note.trim()) ? '' : withoutFormulaGuard(note).trim(),
        })),
      );
      result.entries.forEach(({ weightKg }, index) => {
        const tenths = all[index]?.tenths ?? 0;
        const amount = style.unit === 'g' ? tenths * 100 : tenths / 10;
        expect(weightKg).toBe(toKilograms(amount, style.unit));
      });
    }),
    { numRuns: 400 },
  );
});

it('reads our own export back without loss', SLOW, () => {
  const text = fc.string({ unit: fc.constantFrom(...'=+-@\'",;\n aé😀0'), maxLength: 20 });
  const exported = fc.record({
    date: fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2199, 11, 31) }),
    weightKg: fc.double({ min: 20, max: 700, noNaN: true }),
    note: text.map((note) => note.trim()),
    source: text.map((source) => source.trim() || 'manual'),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(exported, { selector: ({ date }) => date, minLength: 1, maxLength: 20 }),
      (entries) => {
        const file = writeCsv([
          ['date', 'weightKg', 'note', 'source'],
          ...entries.map(({ date, weightKg, note, source }) => [
            new Date(date).toISOString(),
            weightKg,
            note,
            source,
          ]),
        ]);
        const result = readWeightCsv(file, { timeZone: 'Australia/Sydney', now: NOW });
        if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
        expect(result.entries.map(({ row, ...entry }) => entry)).toEqual(entries);
      },
    ),
    { numRuns: 300 },
  );
});

const FRAGMENTS = [
  ...'date|weight|weightKg|value|type|unit|time|note|kg|lb|80|80,5|1.234,5|12 st 8 lb|BodyMass|NaN'.split(
    '|',
  ),
  ...'2026-01-05|05/04/2026|31.12.99|Jan 5, 2026|8:28 AM|2026-02-30|99999999999999|+02:00'.split(
    '|',
  ),
  ...'--|#|#Units: kg|sep=;|"|""|,|;|\t| |\n|\r\n|\r|\uFEFF|\u0000|\uD800|=1|\'|\u202F'.split('|'),
];

it('never throws or loses a row, whatever it is given', SLOW, () => {
  const anything = fc.oneof(
    fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 80 }).map((parts) => parts.join('')),
    fc
      .array(fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 4 }), { maxLength: 20 })
      .map((rows) => `date,weight,note,time\n${rows.map((cells) => csvRow(cells)).join('')}`),
    fc.string({ unit: 'binary', maxLength: 400 }),
  );
  const options = fc.record(
    {
      unit: fc.constantFrom('kg' as const, 'lb' as const, 'st' as const),
      dateOrder: fc.constantFrom('day-first' as const, 'month-first' as const),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anything, options, (text, answers) => {
      const started = process.cpuUsage();
      const result = readWeightCsv(text, { timeZone: 'Europe/London', now: NOW, ...answers });
      expect(process.cpuUsage(started).user / 1000).toBeLessThan(MAX_MS);
      if (result.kind !== 'ready') return;
      const { entries, issues, skipped } = result;
      expect(entries.length + issues.length + skipped.length).toBe(result.rowsRead);
      const rows = [...entries, ...issues, ...skipped].map(({ row }) => row);
      expect(new Set(rows).size).toBe(rows.length);
      expect(new Set(entries.map(({ date }) => date)).size).toBe(entries.length);
      for (const { date, weightKg, note, source } of entries) {
        expect(Number.isInteger(date)).toBe(true);
        expect(weightKg >= 20 && weightKg <= 700).toBe(true);
        expect(note === undefined || note.length <= 500).toBe(true);
        expect(source === undefined || (source.length > 0 && source.length <= 120)).toBe(true);
      }
    }),
    { numRuns: 1500 },
  );
});

it('reads 20,000 rows at once', SLOW, () => {
  const file = (rows: number) =>
    `date;weight (kg)\n${Array.from({ length: rows }, (_, day) => `${new Date(FIRST + day * 0.3 * DAY).toISOString().slice(0, 16)};80,5\n`).join('')}`;
  const started = process.cpuUsage();
  const result = readWeightCsv(file(20_000), { timeZone: 'Australia/Sydney', now: NOW });
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(MAX_MS);
  expect(result).toMatchObject({ kind: 'ready', rowsRead: 20_000 });
});

it('survives hostile cells', SLOW, () => {
  const long = [
    '1'.repeat(50_000),
    '1,'.repeat(20_000),
    ' '.repeat(50_000),
    '('.repeat(50_000),
    `1${' '.repeat(50_000)}x`,
  ];
  for (const cell of long) {
    const started = process.cpuUsage();
    for (const place of [`"${cell}",80,x`, `2026-01-05,"${cell}",x`, `2026-01-05,80,"${cell}"`]) {
      readWeightCsv(`date,weightKg,note\n${place}`, { timeZone: 'UTC', now: NOW });
      readWeightCsv(`"${cell}",weightKg,date\n${place}`, { timeZone: 'UTC', now: NOW });
    }
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(MAX_MS);
  }
});
