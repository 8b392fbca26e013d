import { describe, expect, it } from 'vitest';
import { tableCodec } from './codec.ts';

interface Row {
  user_id: string;
  id: string;
  taken_at: number;
  note: string | null;
  key: string | null;
}
interface Entry {
  _id: string;
  date: string;
  note: string | null;
}

const INSTANT = {
  write: (at: number) => `at ${at}`,
  read: (date: string) => Number(date.slice(3)),
};
const columns = {
  user_id: { leftOut: 'It is the owner’s.' },
  id: { json: '_id', csv: null },
  taken_at: { json: 'date', csv: 'date', ...INSTANT },
  pen: { csv: 'pen' },
  isLast: { derived: true },
  note: { json: 'note', csv: 'note' },
  key: { opensDoor: () => null },
} as const;
interface Sides {
  table: Row;
  entry: Entry;
  own: 'user_id' | 'key';
  derived: { isLast: boolean };
  joined: { pen: string };
}
const rowCodec = tableCodec<Sides>;
const codec = rowCodec(columns);

const own = { user_id: 'u', key: 'secret' };
const row = { user_id: 'u', id: 'a', taken_at: 7, note: 'n', key: 'secret' };
const entry = { _id: 'a', date: 'at 7', note: 'n' };

describe('a codec', () => {
  it('gives each file the columns that have a name in it, in their order', () => {
    expect([codec.csvHeader, codec.cells({ ...row, pen: 'blue' })]).toEqual([
      'date,pen,note',
      ['at 7', 'blue', 'n'],
    ]);
    const written = codec.entry({ ...row, isLast: true });
    expect(JSON.stringify(written)).toBe('{"_id":"a","date":"at 7","isLast":true,"note":"n"}');
  });

  it('reads an entry back, null where it says nothing, and of a change what it says', () => {
    expect(Object.entries(codec.row(entry, own))).toEqual(Object.entries(row));
    expect(codec.row({ _id: 'a', date: 'at 7' }, own)).toEqual({ ...row, note: null });
    expect(codec.changes({ date: 'at 9', note: undefined })).toEqual({ taken_at: 9 });
    expect(codec.changes({ note: null })).toEqual({ note: null });
  });

  it('leaves what opens a door out of backups, also of rows that have not got it yet', () => {
    const { key: _, ...older } = row;
    expect(codec.withoutDoors([row, older])).toEqual([{ ...row, key: null }, older]);
  });
});

describe('what is forgotten does not compile', () => {
  it('such as a column', () => {
    const longerCodec = tableCodec<Sides & { table: { batch: string } }>;
    // @ts-expect-error Nothing is said of the column `batch`.
    expect(longerCodec(columns).csvHeader).toBe(codec.csvHeader);
  });

  it('such as its place in the CSV', () => {
    const note = { json: 'note' } as const;
    // @ts-expect-error The column `note` may be in the CSV or not.
    expect(rowCodec({ ...columns, note }).csvHeader).toBe('date,pen');
  });

  it('such as how it is read back', () => {
    const taken_at = { json: 'date', csv: 'date' } as const;
    // @ts-expect-error A number is no text.
    expect(rowCodec({ ...columns, taken_at }).csvHeader).toBe(codec.csvHeader);
  });

  it('such as the column of a field that is changed', () => {
    const change = { note: 'n', batch: 'b' };
    // @ts-expect-error No column keeps the field `batch`.
    expect(codec.changes(change)).toEqual({ note: 'n' });
  });
});
