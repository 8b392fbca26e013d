import { columnsOf, type HistoryTable, type TableRow } from '../tables/history-table.ts';
import type { MeasurementReader } from '../tables/measurement-columns.ts';
import type { DoseStatus, RawEntry, RowReader } from '../tables/raw-entry.ts';
import { filled, rowCells, writtenTime } from '../tables/row-cells.ts';
import { symptomColumns } from '../tables/symptom-columns.ts';
import { writtenWeight } from '../units/decide-unit.ts';
import { cleanCell, withoutDashes } from '../words/fold-text.ts';
import { marksAmong, yesOrNo } from '../words/status-words.ts';

/** The columns of a Shotsy CSV that are not told by what they hold. */
const KEYS = [
  'date',
  'shot',
  'time',
  'site',
  'painlevel',
  'taken',
  'shotnotes',
  'daynotes',
] as const;

/**
 * Reads a Shotsy CSV: a row a day, all its shots in one row, parted by line breaks and counted by
 * their times; a weight without a time; side effects as Yes or No in columns of the user's choice.
 */
export function shotsyReader(table: HistoryTable, measured?: MeasurementReader): RowReader {
  const at = columnsOf(table, KEYS);
  const weight = weightColumn(table);
  const used = [...Object.values(at), weight];
  const symptoms = symptomColumns(table, used, true);
  const isUtc = table.names[at.time ?? -1]?.isUtc ?? false;
  const row = rowCells();
  const marks = table.body.flatMap(({ cells }) => (cells[at.taken ?? -1] ?? '').split(/[\r\n]+/));
  const meaningOf = marksAmong(marks);
  const statusOf = (taken: string): DoseStatus => {
    if (taken === '') return at.taken === null ? 'taken' : 'unmarked';
    return meaningOf(taken) ?? 'asked';
  };

  const read = ({ at: place, cells }: TableRow, ignore: (what: string) => void): RawEntry[] => {
    row.next(cells);
    const day = row.text(at.date);
    const when = writtenTime(day);
    const entries: RawEntry[] = [...shotsIn(place, day)];
    const text = row.text(weight);
    if (text !== '') {
      const written = writtenWeight(text, '');
      entries.push({ kind: 'weight', at: place, when, written, note: null, source: '' });
    }
    for (const column of symptoms) {
      const name = table.names[column]?.name ?? '';
      const severity = filled(row.text(column));
      if (severity === '' || yesOrNo(severity) === false) continue;
      entries.push({ kind: 'symptom', at: place, when, name, severity, scale: 10, note: '' });
    }
    entries.push(...(measured?.readAll({ at: place, when, row }) ?? []));
    if (row.text(at.daynotes) !== '') ignore(`Day Notes (${place})`);
    return entries;
  };

  const shotsIn = (place: string, day: string): RawEntry[] => {
    const lines = (column: number | null) => row.raw(column).split('\n').map(cleanCell);
    const shots = lines(at.shot);
    const times = lines(at.time);
    const timed = times.filter((time) => time !== '').length;
    const count = timed > 0 ? timed : shots.filter((shot) => shot !== '').length;
    if (count === 0) return [];
    const nth = (column: number | null, index: number, forAll: boolean) => {
      if (count === 1) return row.text(column);
      const all = lines(column);
      if (all.length === count) return all[index] ?? '';
      return forAll && all.length === 1 ? (all[0] ?? '') : '';
    };
    return Array.from({ length: count }, (_, index) => {
      const shot = nth(at.shot, index, true);
      const time = nth(at.time, index, false);
      const notes = row.note(at.shotnotes);
      const isParted = count === 1 || notes.split('\n').length === count;
      return {
        kind: 'dose',
        at: count === 1 ? place : `${place} shot ${index + 1}`,
        when: writtenTime(day, time, '', isUtc),
        medicine: '',
        doseText: shot,
        unitText: '',
        site: nth(at.site, index, false),
        pain: nth(at.painlevel, index, false),
        mark: nth(at.taken, index, true),
        status: statusOf(nth(at.taken, index, true)),
        // Notes that are not as many as the shots go to the first.
        note: withoutDashes(
          count === 1 || !isParted ? (index === 0 ? notes : '') : (notes.split('\n')[index] ?? ''),
        ),
        detail: `${shot} ${time}`.trim(),
      };
    });
  };

  const kept = new Set<number | null>([...used, ...symptoms, ...(measured?.columns ?? [])]);
  return { read, isKept: (column) => kept.has(column) };
}

/** The heading of the weight is translated, its unit in brackets is not. `Protein (g)` is none. */
export function weightColumn({ columns, names }: HistoryTable): number | null {
  if (columns.weight !== null) return columns.weight;
  const index = names.findIndex(({ name }) => /[([](?:kg|lbs?|st)[)\]]$/i.test(name));
  return index < 0 ? null : index;
}
