import type { HistoryColumns } from '../tables/history-columns.ts';
import type { HistoryTable, TableRow } from '../tables/history-table.ts';
import type { DoseStatus, RawEntry, RowReader } from '../tables/raw-entry.ts';
import { filled, isRuler, rowCells, writtenTime } from '../tables/row-cells.ts';
import { unitNamed } from '../units/unit-words.ts';
import { doseUnitNamed, saysNotTaken, saysPlanned, yesOrNo } from '../words/dose-words.ts';
import { foldText } from '../words/fold-text.ts';
import { feelingsIn } from '../words/symptom-cells.ts';

/** Reads any table with a date and a dose: a row may hold a dose, a weight and symptoms. */
export function sheetReader(
  table: HistoryTable,
  columns: HistoryColumns,
  symptoms: readonly number[],
): RowReader {
  const { names } = table;
  const isUtc = [columns.date, columns.time].some((column) => names[column ?? -1]?.isUtc);
  // `Time of shot` is not the time of the weigh-in.
  const isTimeOfDose = columns.time !== null && (names[columns.time]?.fits.time ?? 0) === 2;
  const marks = countMarks(table, columns.taken);
  const row = rowCells();

  const statusOf = (dose: string, site: string, note: string): DoseStatus => {
    const mark = row.text(columns.taken);
    const answer = columns.taken === null ? null : yesOrNo(mark);
    const said = [dose, site, mark];
    if (answer === false || said.some(saysNotTaken)) return 'missed';
    if (filled(dose) === '' && saysNotTaken(note)) return 'missed';
    if (said.some(saysPlanned)) return 'planned';
    return columns.taken !== null && filled(mark) === '' && marks > 0 ? 'unmarked' : 'taken';
  };

  /** Sheets with a part for each month repeat their header. */
  const isHeaderAgain = (cells: readonly string[]) =>
    cells.length === names.length &&
    names.every(({ name }, column) => name === (cells[column] ?? '').trim());

  const read = ({ at, cells }: TableRow, ignore: (what: string) => void): RawEntry[] => {
    if (isRuler(cells) || (cells[0] ?? '').trimStart().startsWith('#')) return [];
    if (isHeaderAgain(cells)) return [];
    row.next(cells);
    const [dateText, timeText] = [row.text(columns.date), row.text(columns.time)];
    const offset = row.text(columns.offset);
    const when = writtenTime(dateText, timeText, offset, isUtc);
    const [medicine, doseCell] = [filled(row.text(columns.medicine)), row.text(columns.dose)];
    const note = row.note(columns.note);
    // Two columns of units: each amount takes what fits it.
    const units = [columns.unit, columns.otherUnit].map((column) => filled(row.text(column)));
    const doseUnit = units.find((unit) => doseUnitNamed(unit) !== null) ?? '';
    const weightUnit = units.find((unit) => unitNamed(unit) !== null) ?? '';
    const site = [row.text(columns.site), row.text(columns.side)].filter(Boolean).join(' ');
    const entries: RawEntry[] = [];
    const hasDose = filled(doseCell) !== '' || medicine !== '';
    const status = statusOf(doseCell, row.text(columns.site), note);
    if (hasDose) {
      entries.push({
        kind: 'dose',
        at,
        when,
        medicine,
        doseText: filled(doseCell),
        unitText: doseUnit,
        site,
        pain: row.text(columns.pain),
        status,
        note,
        detail: `${dateText} ${doseCell}`.trim(),
      });
    }
    const weight = row.text(columns.weight);
    if (/[^\s.–—-]/.test(weight)) {
      const isNoteFree = !hasDose || status !== 'taken';
      entries.push({
        kind: 'weight',
        at,
        when: isTimeOfDose ? writtenTime(dateText, '', offset, isUtc) : when,
        text: weight,
        unitText: weightUnit,
        note: columns.note === null || !isNoteFree ? null : note,
        source: filled(row.text(columns.source)),
      });
    }
    const symptom = { kind: 'symptom', at, when, scale: 10, note: '' } as const;
    for (const column of symptoms) {
      const severity = filled(row.text(column));
      const name = names[column]?.name ?? '';
      if (severity !== '') entries.push({ ...symptom, name, severity });
    }
    const feeling = filled(row.raw(columns.feeling).trim());
    const feelings = feelingsIn(feeling);
    for (const { name, severity } of feelings) entries.push({ ...symptom, name, severity });
    if (feeling !== '' && feelings.length === 0 && !saysNothing(feeling)) {
      ignore(`${names[columns.feeling ?? -1]?.name ?? ''} (${at})`);
    }
    return entries;
  };

  const used = new Set<number | null>([...Object.values(columns), ...symptoms]);
  return { read, isKept: (column) => used.has(column) };
}

/** Number of rows that are marked as taken: without any, a mark says nothing. */
function countMarks({ body }: HistoryTable, taken: number | null): number {
  if (taken === null) return 0;
  return body.filter(({ cells }) => yesOrNo((cells[taken] ?? '').slice(0, 60)) === true).length;
}

function saysNothing(text: string): boolean {
  return /^(?:no(?:ne)?|nothing|nein|keine?|nada|nenhum|ninguno|rien|aucun|0)\.?$/.test(
    foldText(text.slice(0, 40)),
  );
}
