import { NO_COLUMNS } from '../tables/history-columns.ts';
import { columnOf, columnsOf, type HistoryTable, type TableRow } from '../tables/history-table.ts';
import type { RawEntry, RawSymptom, RowReader } from '../tables/raw-entry.ts';
import { filled, rowCells, writtenTime } from '../tables/row-cells.ts';
import { foldText } from '../words/fold-text.ts';
import { categoryNamed } from '../words/symptom-cells.ts';
import { sheetReader } from './sheet-rows.ts';

const KEYS = ['type', 'datetime', 'medicinename', 'dose', 'site', 'pain', 'notes', 'note'] as const;

/** Reads a Pokii CSV: shots, and check-ins with side effects from 1 to 5. */
export function pokiiReader(table: HistoryTable): RowReader {
  const at = columnsOf(table, KEYS);
  const effects = table.names.flatMap(({ key }, name) => {
    const number = /^sideeffect(\d{1,3})$/.exec(key)?.[1];
    return number === undefined ? [] : [{ name, severity: columnOf(table, `severity${number}`) }];
  });
  const used = new Set<number | null>([
    table.columns.taken,
    ...Object.values(at),
    ...effects.flatMap(({ name, severity }) => [name, severity]),
  ]);
  const row = rowCells();
  const { site, pain, dose, medicinename: medicine, datetime: date } = at;
  const shots = sheetReader(table, {
    ...NO_COLUMNS,
    ...{ date, medicine, dose, site, pain, taken: table.columns.taken },
  });

  const shotIn = (place: TableRow, ignore: (what: string) => void): RawEntry[] => {
    const note = row.note(at.notes) || row.note(at.note);
    return shots
      .read(place, ignore)
      .map((shot) => (shot.kind === 'dose' ? { ...shot, note } : shot));
  };

  const checkInOf = (place: string, ignore: (what: string) => void): RawEntry[] => {
    const note = row.note(at.note) || row.note(at.notes);
    const symptoms = effects.flatMap(({ name, severity }): RawSymptom[] => {
      const text = filled(row.text(name));
      if (text === '') return [];
      return [
        {
          kind: 'symptom',
          at: place,
          when: writtenTime(row.text(at.datetime)),
          name: text,
          severity: filled(row.text(severity)),
          scale: 5,
          note: '',
        },
      ];
    });
    // A symptom that is none of ours has its name as its note.
    const known = symptoms.findIndex(({ name }) => categoryNamed(name) !== null);
    if (note.trim() !== '') ignore('note of a check-in without side effect');
    return symptoms.map((symptom, index) => (index === known ? { ...symptom, note } : symptom));
  };

  const read: RowReader['read'] = (place, ignore) => {
    row.next(place.cells);
    const detail = row.text(at.type);
    const type = foldText(detail).replace(/[\s_-]/g, '');
    if (type === 'shot') return shotIn(place, ignore);
    if (type === 'checkin') return checkInOf(place.at, ignore);
    return [{ kind: 'skip', at: place.at, what: 'other', reason: 'other-kind', detail }];
  };
  return { read, isKept: (column) => used.has(column) };
}
