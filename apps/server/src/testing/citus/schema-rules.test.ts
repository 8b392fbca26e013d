// Shows 41.1.
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINE, type TestDatabase } from '../databases.ts';
import { citusFolder } from './citus-cluster.ts';
import { type Place, readPlaces, readStatements } from './distribution.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { type Catalogue, findRefused, readCatalogue } from './schema-rules.ts';

const byUser = (beside = 'user_account'): Place => ({ kind: 'divided', column: 'user_id', beside });
const PLACES = new Map<string, Place>([
  ['campaign', { kind: 'copied' }],
  ['user_account', { kind: 'divided', column: 'id', beside: 'none' }],
  ['pen', byUser()],
  ['dose', byUser()],
  ['audit_entry', { kind: 'local' }],
]);
const key = (table: string, columns: string[], isPrimary = true) => ({
  table,
  name: `${table}_pk`,
  columns,
  isPrimary,
});
const reference = (table: string, columns: string[], target: string, targetColumns: string[]) => ({
  table,
  name: `${table}_fk`,
  columns,
  target,
  targetColumns,
});
const RIGHT: Catalogue = {
  tables: [...PLACES.keys()],
  keys: [
    key('campaign', ['id']),
    key('user_account', ['id']),
    key('pen', ['user_id', 'id']),
    key('dose', ['user_id', 'id']),
    key('audit_entry', ['id']),
  ],
  references: [
    reference('pen', ['user_id'], 'user_account', ['id']),
    reference('dose', ['user_id', 'pen_id'], 'pen', ['user_id', 'id']),
    reference('dose', ['campaign_id'], 'campaign', ['id']),
  ],
  triggers: [],
};

describe('the rules for a schema', () => {
  it('refuse nothing of one that is right', () => {
    expect(findRefused(RIGHT, PLACES)).toEqual([]);
  });

  it.each([
    ['a table without a statement', { tables: [...RIGHT.tables, 'plan'] }, 'plan has no statement'],
    ['a statement without a table', { tables: RIGHT.tables.slice(1) }, 'campaign is no table'],
    ['a key without the column', { keys: [...RIGHT.keys, key('dose', ['id'], false)] }, 'dose_pk'],
    ['no primary key', { keys: RIGHT.keys.slice(1) }, 'campaign has no key'],
    ['a trigger', { triggers: ['touch'] }, 'touch is a trigger'],
    [
      'a reference to a row of another user',
      { references: [reference('dose', ['pen_id'], 'pen', ['id'])] },
      'dose_fk',
    ],
    [
      'a reference whose users stand in other places',
      { references: [reference('dose', ['user_id', 'pen_id'], 'pen', ['id', 'user_id'])] },
      'dose_fk',
    ],
    [
      'a reference from where there is one copy',
      { references: [reference('audit_entry', ['actor_id'], 'user_account', ['id'])] },
      'audit_entry_fk',
    ],
    [
      'a reference forwards',
      { references: [reference('user_account', ['id'], 'dose', ['user_id'])] },
      'user_account_fk comes before what it refers to',
    ],
  ])('refuse %s', (_case, wrong, said) => {
    expect(findRefused({ ...RIGHT, ...wrong }, PLACES)).toContain(said);
  });
});

it('exceptions are of files that are there', () => {
  const gone = Object.keys(EXCEPTIONS).filter(
    (file) => !existsSync(new URL(`../../${file}`, import.meta.url)),
  );
  expect(gone).toEqual([]);
});

it('statements let local tables refer to each other, and leave no copy of what is divided', () => {
  const statements = readStatements();
  expect(statements[0]).toBe('SET citus.enable_local_reference_table_foreign_keys TO off;');
  expect(statements.at(-1)).toMatch(/^SELECT truncate_local_data_after_distributing_table/);
});

// Where there is Citus, it has taken the schema, which looks another way since.
if (ENGINE === 'postgres' && citusFolder() === undefined) {
  describe('the schema', () => {
    let test: TestDatabase;
    beforeAll(async () => {
      test = await createTestDatabase();
    });
    afterAll(() => test.drop());

    it('is one that Citus takes, divided by user', async () => {
      const catalogue = await readCatalogue(test.db);
      expect(catalogue.references.length).toBeGreaterThan(30);
      expect(findRefused(catalogue, readPlaces())).toEqual([]);
    });
  });
}
