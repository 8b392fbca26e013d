import pg from 'pg';
import { afterAll, expect } from 'vitest';
import { readDivided } from './distribution.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { type Fault, findFaults } from './statement-rules.ts';

/** Deep enough to show, behind the query builder, who asked. */
const STACK_DEPTH = 60;
const FRAME = /\/apps\/server\/src\/(?<file>[\w./-]+\.ts):\d+/;

/** One signature for the many of `query`. */
type Query = (this: pg.Client, ...given: unknown[]) => unknown;

interface Given {
  readonly text?: unknown;
  readonly values?: unknown;
}

const divided = readDivided();
const seen = new Set<string>();
const found: string[] = [];
const sendQuery = pg.Client.prototype.query as Query;

// Every statement that the tests of PostgreSQL make the product send is held against Citus's rules once.
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [first, second] = given;
  const { text, values } =
    typeof first === 'string' ? { text: first, values: second } : (first as Given);
  if (typeof text === 'string' && !seen.has(text)) {
    seen.add(text);
    look(text, Array.isArray(values) ? values : []);
  }
  return sendQuery.apply(this, given);
} as Query as pg.Client['query'];

function look(text: string, values: readonly unknown[]): void {
  const faults = findFaults(text, values, divided);
  if (faults.length === 0) return;
  const source = sourceOf();
  if (/\.test\.ts$|^testing\//.test(source)) return;
  const allowed: readonly Fault[] = EXCEPTIONS[source]?.faults ?? [];
  for (const fault of faults) {
    if (!allowed.includes(fault)) found.push(`${source} ${fault}: ${text}`);
  }
}

/** The file that sends the statement on its way: the first behind the database's own. */
function sourceOf(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = STACK_DEPTH;
  const lines = new Error('here').stack?.split('\n') ?? [];
  Error.stackTraceLimit = stackTraceLimit;
  const files = lines.flatMap((line) => FRAME.exec(line)?.groups?.file ?? []);
  const isAsker = (file: string) =>
    file.endsWith('.test.ts') || !/^(db|testing\/citus)\//.test(file);
  return files.find(isAsker) ?? 'unknown';
}

afterAll(() => {
  expect(found.splice(0), 'statements that Citus would not take').toEqual([]);
});
