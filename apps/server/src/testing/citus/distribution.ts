import { readFileSync } from 'node:fs';
import type { Divided } from './statement-rules.ts';

/** The fate of a table. */
export type Place =
  | { readonly kind: 'divided'; readonly column: string; readonly beside: string }
  | { readonly kind: 'copied' }
  | { readonly kind: 'local' };

const FILE = new URL('../../db/citus/distribute.sql', import.meta.url);
const OF_NO_TABLE = /^(SET |DO |SELECT truncate_local_data)/;
const STATEMENT =
  /^SELECT (?<name>\w+)\('(?<table>\w+)'(?:, '(?<column>\w+)', colocate_with => '(?<beside>\w+)')?\);$/;

function placeOf({ name, column = '', beside = '' }: Record<string, string | undefined>): Place {
  if (name === 'create_reference_table') return { kind: 'copied' };
  if (name === 'citus_add_local_table_to_metadata') return { kind: 'local' };
  if (name === 'create_distributed_table' && column) return { kind: 'divided', column, beside };
  throw new Error(`The statements for Citus call ${name} in a way that is not known.`);
}

/** The statements for Citus, in their order. */
export function readStatements(): readonly string[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('--'));
}

/** The fate of each table by the statements for Citus, in their order. */
export function readPlaces(): ReadonlyMap<string, Place> {
  return new Map(
    readStatements()
      .filter((line) => !OF_NO_TABLE.test(line))
      .map((line) => {
        const found = STATEMENT.exec(line)?.groups;
        if (!found?.table) throw new Error(`Not a statement for Citus as we write them: ${line}`);
        return [found.table, placeOf(found)];
      }),
  );
}

/** The tables that are divided, and by what. */
export function readDivided(): Divided {
  const columns = [...readPlaces()].map(
    ([table, place]) => [table, place.kind === 'divided' ? place.column : ''] as const,
  );
  return new Map(columns.filter(([, column]) => column !== ''));
}
