import { expect, it } from 'vitest';
import { changedColumns } from './changed-columns.ts';

interface Change {
  name?: string | undefined;
  pharmacy?: string | null | undefined;
}
interface Table {
  name: string;
  pharmacy: string | null;
  edited: 0 | 1;
}

it('writes the fields that are there, null among them, and no other', () => {
  const columns = {
    name: (name: string) => ({ name, edited: 1 as const }),
    pharmacy: (pharmacy: string | null) => ({ pharmacy }),
  };
  expect(changedColumns<Change, Table>({ name: 'A' }, columns)).toEqual({ name: 'A', edited: 1 });
  expect(changedColumns<Change, Table>({ pharmacy: null }, columns)).toEqual({ pharmacy: null });
  expect(changedColumns<Change, Table>({ name: undefined }, columns)).toEqual({});
});

it('does not compile while a field that is accepted writes nothing', () => {
  const dropsPharmacy = { name: (name: string) => ({ name }) };
  // @ts-expect-error The field `pharmacy` would be dropped.
  expect(changedColumns<Change, Table>({ pharmacy: 'B' }, dropsPharmacy)).toEqual({});
});
