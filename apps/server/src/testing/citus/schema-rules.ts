import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Place } from './distribution.ts';

interface Key {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly isPrimary: boolean;
}

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly target: string;
  readonly targetColumns: readonly string[];
}

/** The parts of a PostgreSQL database that Citus has rules for. */
export interface Catalogue {
  readonly tables: readonly string[];
  /** Everything that must be unique, constraint or index. */
  readonly keys: readonly Key[];
  readonly references: readonly Reference[];
  readonly triggers: readonly string[];
}

/** Those of the tool that migrates: they stay where the database was made. */
const NOT_OURS = /^kysely_/;

export async function readCatalogue(db: Database): Promise<Catalogue> {
  const tables = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(db);
  const keys = await sql<Key>`
    select t.relname::text as "table", i.relname::text as name, x.indisprimary as "isPrimary",
      array(select a.attname::text from unnest(x.indkey) k join pg_attribute a
        on a.attrelid = t.oid and a.attnum = k) as columns
    from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where t.relnamespace = 'public'::regnamespace and x.indisunique`.execute(db);
  const names = (of: 'conrelid' | 'confrelid', list: 'conkey' | 'confkey') =>
    sql`array(select a.attname::text from unnest(c.${sql.id(list)}) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = c.${sql.id(of)} and a.attnum = k.number order by k.place)`;
  const references = await sql<Reference>`
    select c.conrelid::regclass::text as "table", c.conname::text as name,
      c.confrelid::regclass::text as target,
      ${names('conrelid', 'conkey')} as columns, ${names('confrelid', 'confkey')} as "targetColumns"
    from pg_constraint c where c.contype = 'f'
      and c.connamespace = 'public'::regnamespace`.execute(db);
  const triggers = await sql<{ name: string }>`
    select tgname::text as name from pg_trigger where not tgisinternal`.execute(db);
  const isOurs = ({ table }: { table: string }) => !NOT_OURS.test(table);
  return {
    tables: tables.rows.map(({ name }) => name).filter((name) => !NOT_OURS.test(name)),
    keys: keys.rows.filter(isOurs),
    references: references.rows,
    triggers: triggers.rows.map(({ name }) => name),
  };
}

/**
 * The parts of a schema that Citus would refuse, after its documentation: keys of divided tables
 * hold the column that divides them; references stay on one machine, or lead to a table that is on
 * each; there are no triggers. The statements must come in an order in which what is referred to is
 * there already.
 */
export function findRefused(
  { tables, keys, references, triggers }: Catalogue,
  places: ReadonlyMap<string, Place>,
): string[] {
  const order = [...places.keys()];
  return [
    ...tables.filter((table) => !places.has(table)).map((table) => `${table} has no statement`),
    ...order.filter((table) => !tables.includes(table)).map((table) => `${table} is no table`),
    ...keys.filter((key) => !holdsColumn(key, places.get(key.table))).map(({ name }) => name),
    ...order.filter((table) => !hasPrimaryKey(keys, table)).map((table) => `${table} has no key`),
    ...references.filter((one) => !staysTogether(one, places)).map(({ name }) => name),
    ...references
      .filter(({ table, target }) => order.indexOf(table) < order.indexOf(target))
      .map(({ name }) => `${name} comes before what it refers to`),
    ...triggers.map((name) => `${name} is a trigger`),
  ];
}

const holdsColumn = ({ columns }: Key, place: Place | undefined) =>
  place?.kind !== 'divided' || columns.includes(place.column);

const hasPrimaryKey = (keys: readonly Key[], table: string) =>
  keys.some((key) => key.table === table && key.isPrimary);

function staysTogether(
  { table, columns, target, targetColumns }: Reference,
  places: ReadonlyMap<string, Place>,
): boolean {
  const [from, to] = [places.get(table), places.get(target)];
  if (from?.kind !== 'divided' || to?.kind !== 'divided') {
    return to?.kind === 'copied' || (from?.kind === 'local' && to?.kind === 'local');
  }
  const groupOf = (place: typeof from, name: string) =>
    place.beside === 'none' ? name : place.beside;
  const isOneGroup = groupOf(from, table) === groupOf(to, target);
  const place = columns.indexOf(from.column);
  return isOneGroup && place >= 0 && targetColumns[place] === to.column;
}
