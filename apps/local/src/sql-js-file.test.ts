import initSqlJs from 'sql.js';
import { beforeEach, expect, it } from 'vitest';
import { SqlJsFile } from './sql-js-file.ts';

const sqlJs = await initSqlJs();
let file: SqlJsFile;
const run = (sql: string, ...parameters: unknown[]) => file.prepare(sql).run(parameters);
const all = (sql: string) => file.prepare(sql).all([]);

beforeEach(() => {
  file = new SqlJsFile(sqlJs, null);
  run('create table pen (id text primary key, at integer, ml real) without rowid');
  run('create table dose (id text primary key, pen_id text not null references pen (id))');
});

it('goes on with its statements and settings after its bytes were taken, as older sql.js did not', () => {
  const insert = file.prepare('insert into pen values (?, ?, ?)');
  insert.run(['a', 1_795_634_865_531, 0.25]);
  const bytes = file.bytes();
  insert.run(['b', null, null]);
  const pens = [
    { id: 'a', at: 1_795_634_865_531, ml: 0.25 },
    { id: 'b', at: null, ml: null },
  ];
  expect(all('select * from pen')).toEqual(pens);
  expect(() => run("insert into dose values ('d', 'nobody')")).toThrow('FOREIGN KEY');
  file = new SqlJsFile(sqlJs, bytes);
  expect(all('select * from pen')).toEqual(pens.slice(0, 1));
});

it.each([
  ["insert into pen values ('a', 2, 2)", 'SQLITE_CONSTRAINT_UNIQUE'],
  ["insert into dose values ('d', 'nobody')", 'SQLITE_CONSTRAINT_FOREIGNKEY'],
  ["insert into dose values ('d', null)", 'SQLITE_CONSTRAINT'],
  ['select nothing', 'SQLITE_ERROR'],
])('fails with the code of the driver for Node: %s', (sql, code) => {
  run("insert into pen values ('a', 1, 1)");
  expect(() => run(sql)).toThrow(expect.objectContaining({ code }));
});

it('knows whether a transaction is open, and what was written', () => {
  const before = file.countChanges();
  run('begin immediate');
  expect(file.inTransaction).toBe(true);
  expect(run("insert into pen values ('a', 1, 1), ('b', 2, 2)").changes).toBe(2);
  expect(() => file.bytes()).toThrow();
  run('rollback');
  expect(file.inTransaction).toBe(false);
  // It ended by itself before, as for want of room.
  run('rollback');
  expect(all('select * from pen')).toEqual([]);
  expect(file.countChanges()).toBe(before + 2);
});

it('keeps every character of a text', () => {
  const text = 'Große Dosis 💉 נ \u0000 "\'';
  run('insert into pen values (?, 1, 1)', text);
  expect(all('select id from pen')).toEqual([{ id: text }]);
});
