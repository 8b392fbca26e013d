import { expect, it } from 'vitest';
import { exportOf } from './exported-columns.ts';

interface Row {
  id: string;
  taken_at: number;
}

const columns = { id: { json: '_id' }, taken_at: { csv: 'date', json: 'date', as: String } };

it('gives each file the columns that have a name in it', () => {
  const { csvHeader, cells, object } = exportOf<Row>(columns);
  const row = { id: 'a', taken_at: 7 };
  expect([csvHeader, cells(row), object(row)]).toEqual(['date', ['7'], { _id: 'a', date: '7' }]);
});

it('does not compile while a column that is kept is neither named nor left out', () => {
  // @ts-expect-error The column `batch` is forgotten.
  expect(exportOf<Row, Row & { batch: string }>(columns).csvHeader).toBe('date');
});
