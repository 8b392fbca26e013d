import { foldHeader } from '../tables/history-columns.ts';
import type { HistoryTable, TableRow } from '../tables/history-table.ts';
import type { RawEntry, RawSymptom, RowReader } from '../tables/raw-entry.ts';
import { filled, rowCells, writtenTime } from '../tables/row-cells.ts';
import { foldText } from '../words/fold-text.ts';
import { categoryNamed } from '../words/symptom-cells.ts';

const KEYS = ['type', 'datetime', 'medicinename', 'dose', 'site', 'pain', 'notes', 'note'] as const;

/** Reads a Pokii CSV: shots, and check-ins with side effects from 1 to 5. */
export function pokiiReader(table: HistoryTable): RowReader {
  const keys = table.names.map(({ name }) => foldHeader(name));
  const indexOf = (key: string) => (keys.includes(key) ? keys.indexOf(key) : null);
  const at = Object.fromEntries(KEYS.map((key) => [key, indexOf(key)])) as Record<
    (typeof KEYS)[number],
    number | null
  >;
  const effects = keys.flatMap((key, index) => {
    const number = /^sideeffect(\d{1,3})$/.exec(key)?.[1];
    return number === undefined ? [] : [{ name: index, severity: indexOf(`severity${number}`) }];
  });
  const used = new Set<number | null>([
    ...Object.values(at),
    ...effects.flatMap(({ name, severity }) => [name, severity]),
  ]);
  const row = rowCells();

  const shotIn = (place: string): RawEntry => {
    const [medicine, doseText] = [row.text(at.medicinename), filled(row.text(at.dose))];
    const day = row.text(at.datetime);
    return {
      kind: 'dose',
      at: place,
      when: writtenTime(day),
      medicine,
      doseText,
      unitText: '',
      site: row.text(at.site),
      pain: row.text(at.pain),
      status: 'taken',
      mark: '',
      note: row.note(at.notes) || row.note(at.note),
      detail: `${medicine} ${doseText} ${day}`.trim(),
    };
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

  const read = ({ at: place, cells }: TableRow, ignore: (what: string) => void) => {
    row.next(cells);
    const type = foldText(row.text(at.type)).replace(/[\s_-]/g, '');
    if (type === 'shot') return [shotIn(place)];
    if (type === 'checkin') return checkInOf(place, ignore);
    const detail = row.text(at.type);
    return [
      {
        kind: 'skip' as const,
        at: place,
        what: 'other' as const,
        reason: 'other-kind' as const,
        detail,
      },
    ];
  };
  return { read, isKept: (column) => used.has(column) };
}
