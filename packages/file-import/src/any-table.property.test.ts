// Shows 27.1.
import fc from 'fast-check';
import { it } from 'vitest';
import type { HistoryResult } from './history.ts';
import { finishFile } from './testing/read-file.ts';
import { FIRST, two } from './testing/written-tables.ts';

const words = (list: string) => list.split('|');

/** Headings by role, in the languages of the product. */
const HEADINGS = {
  date: words('Date|Datum|Fecha|Data|Timestamp|Dzień|Scheduled'),
  time: words('Time|Uhrzeit|Heure|Hora|Godzina|Tijd'),
  medicine: words('Medication|Medikament|Médicament|Medicamento|Farmaco|Lek|Geneesmiddel'),
  dose: words('Dose|Dose (mg)|Dosis|Dosagem|Dosaggio|Dawka|Hoeveelheid|Amount'),
  unit: words('Unit|Einheit|Unité|Unidad|Eenheid'),
  mark: words('Status|Taken|Action|Adherence|Statut|Estado|Stato|Result|Zustand|Ingenomen'),
  takenAt: words('Taken At|Time taken|Eingenommen um|Heure réelle|Hora real|Ingenomen om'),
  weight: words('Weight (kg)|Gewicht|Poids|Peso|Waga|Lichaamsgewicht|Value'),
  kind: words('Type|FeatureName|Metric|Name|entity_id'),
  waist: words('Waist (cm)|Taille|Vetpercentage|Body Fat %'),
  note: words('Note|Notiz|Commentaire|Nota|Uwagi|Opmerking'),
  other: words('Calories|Mood|Tags|x||#'),
};
type Column = keyof typeof HEADINGS;

/** Words of marks: those that say that a dose was taken, those that say that it was not, and any other. */
const MARKS = {
  taken: words('Taken|TAKEN|taken|Yes|Genommen|eingenommen|Prise|Tomada|Presa|Tak|Ingenomen|1|✓'),
  other: [
    ...words('Missed|SKIPPED|Snoozed|Pending|NOT_TAKEN|Not logged|Missed (auto)|Skipped: sick'),
    ...words(
      'Nicht eingenommen|Pas prise|No tomada|Non presa|Nie|Pominięta|Gemist|Niet ingenomen|No|0|',
    ),
    ...words('Ok|Late|Taken?|Taken by Oma|half|Gespritzt bei Oma|???|2|Maybe|x2|__proto__'),
  ],
};

const CELLS: Readonly<Record<Exclude<Column, 'date' | 'mark' | 'takenAt'>, readonly string[]>> = {
  time: words('|09:00|7pm|19.05|25:00|morning|20:00:30'),
  medicine: words('|Mounjaro|Ozempic|Zepbound 5mg|Metformin|"|Sema|constructor'),
  dose: words('|5|2,5|2.5 mg|250mcg|10 units|0.25 mL|1 injection|--|1e99|-5|0|MISSED'),
  unit: words('|mg|mcg|injection|Stück|kg|lb|%|mL'),
  weight: words('|80|80,5|176 lb|12 st 8 lb|heavy|0.0|220.462|-|#REF!'),
  kind: words('Weight|Resting pulse|body_fat|sensor.scale_weight|Mood||Gewicht|Target weight'),
  waist: words('|94|37 in|24.3|0.0|n/a'),
  note: words('|after run|skipped|a, b; c|"quoted"|# no comment|line\nbreak'),
  other: words('|1|ok|#|2026-01-01|=1+1'),
};

const DATES = [
  (d: Date) => d.toISOString(),
  (d: Date) => d.toISOString().slice(0, 10),
  (d: Date) => `${two(d.getUTCDate())}.${two(d.getUTCMonth() + 1)}.${d.getUTCFullYear()}`,
  (d: Date) => `${d.getUTCMonth() + 1}/${d.getUTCDate()}/${d.getUTCFullYear()}`,
  (d: Date) => String(d.getTime()),
  (d: Date) => `${d.toISOString().slice(0, 10)}T00:00:00Z`,
  () => '########',
  () => 'someday',
  () => '',
] as const;

const LINES = words(
  '|# a remark|// a remark|Total|Average,,,80|2026-01-05|#REF!,#REF!,#REF!|---,---,---|Week 2|","',
);

const row = fc.record({
  day: fc.integer({ min: 0, max: 2000 }),
  minute: fc.integer({ min: 0, max: 1439 }),
  cells: fc.array(fc.nat(1000), { minLength: 14, maxLength: 14 }),
  isTaken: fc.boolean(),
  isOdd: fc.nat(9),
  line: fc.constantFrom(...LINES),
});

const shape = fc.record({
  columns: fc.shuffledSubarray(Object.keys(HEADINGS) as Column[], { minLength: 2 }),
  headings: fc.array(fc.nat(1000), { minLength: 14, maxLength: 14 }),
  delimiter: fc.constantFrom(',', ';', '\t'),
  dates: fc.nat(5),
  title: fc.constantFrom('', 'My diary\n', '# exported\n', 'Mounjaro;kg\n\n'),
  repeatsHeader: fc.boolean(),
});

/** A table of any columns in any order, with the rows whose mark says in known words that their dose was taken. */
interface AnyTable {
  readonly text: string;
  readonly hasMarks: boolean;
  /** Instants (epoch ms) of those rows by day, as their doses are found again. */
  readonly takenNotes: ReadonlySet<string>;
}

const pick = (values: readonly string[], index: number) => values[index % values.length] ?? '';

/** Tables with columns shuffled, languages, units and marks mixed, and junk between the rows. */
const anyTable: fc.Arbitrary<AnyTable> = fc
  .record({ shape, rows: fc.array(row, { maxLength: 25 }) })
  .map(({ shape: { columns, headings, delimiter, dates, title, repeatsHeader }, rows }) => {
    const cell = (text: string) =>
      text.includes(delimiter) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    const header = columns.map((column, index) => pick(HEADINGS[column], headings[index] ?? 0));
    const takenNotes = new Set<string>();
    let hasMark = false;
    const lines = [header.map(cell).join(delimiter)];
    for (const [at, { day, minute, cells, isTaken, isOdd, line }] of rows.entries()) {
      if (isOdd === 0) {
        lines.push(line.replaceAll(',', delimiter));
        continue;
      }
      const date = new Date(FIRST + (day * 1440 + minute) * 60_000);
      const written = DATES[isOdd === 1 ? (cells[0] ?? 0) % DATES.length : dates] ?? DATES[0];
      const mark = pick(isTaken ? MARKS.taken : MARKS.other, cells[1] ?? 0);
      hasMark ||= mark !== '';
      if (isTaken) takenNotes.add(`n${at}`);
      const values = columns.map((column, index) => {
        const any = cells[index] ?? 0;
        if (column === 'date') return written(date);
        if (column === 'mark') return mark;
        if (column === 'takenAt')
          return any % 3 === 0 ? '' : `${date.toISOString().slice(0, 10)} 09:30`;
        if (column === 'note') return `n${at}`;
        return pick(CELLS[column], any);
      });
      lines.push(values.map(cell).join(delimiter));
      if (repeatsHeader && at % 7 === 6) lines.push(header.map(cell).join(delimiter));
    }
    return {
      text: title + lines.join('\n'),
      hasMarks:
        hasMark &&
        ['mark', 'note'].every((each) => columns.includes(each as Column)) &&
        !columns.includes('takenAt'),
      takenNotes,
    };
  });

const MINUTE_MS = 60_000;
/** The long run goes on for a minute. */
const IS_LONG = process.env.TEST_LONG === 'on';

/** Fails where a row is neither imported, nor known as something else, nor named, or where a dose is made up. */
function check({ text, hasMarks, takenNotes }: AnyTable, result: HistoryResult): void {
  if (result.kind !== 'read' || result.account === null) return;
  const { account, doses, weights, symptoms, measurements, skipped, unused } = result;
  const { rows, imported, notTaken, repeated, other, notUnderstood } = account;
  if (imported + notTaken + repeated + other + notUnderstood !== rows) {
    throw new Error(`${JSON.stringify(account)} is not all rows of\n${text}`);
  }
  const named = new Set(
    [doses, weights, symptoms, measurements, skipped, unused].flatMap((entries) =>
      entries.map(({ at }) => at.replace(/ shot \d+$/, '')),
    ),
  );
  if (named.size !== rows) throw new Error(`${named.size} of ${rows} rows are named in\n${text}`);
  if (!hasMarks) return;
  for (const { note, at } of doses) {
    if (note !== '' && !takenNotes.has(note)) throw new Error(`${at} was not taken in\n${text}`);
  }
}

it('says of every row what became of it, and makes no dose of an unknown word', {
  timeout: 3 * MINUTE_MS,
}, () => {
  fc.assert(
    fc.property(anyTable, (table) => check(table, finishFile(table.text))),
    IS_LONG ? { numRuns: 1_000_000, interruptAfterTimeLimit: MINUTE_MS } : { numRuns: 1500 },
  );
});
