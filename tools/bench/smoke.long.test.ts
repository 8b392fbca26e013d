import { describe, expect, it } from 'vitest';
import { LONGEST_MS, runSmoke } from './run-smoke.ts';

/** The acts of `neighbour`, each with a row for reads and one for writes. */
const ACTS = [
  'a report of five years',
  'its PDF',
  'its public address',
  'all.json',
  'FHIR',
  'doses.csv',
  'an import of 10,000 doses',
  'its undo',
  '20,000 weigh-ins at once',
  'a restore of 80,000 records',
  'restore of an archive with too many skips',
  'plan/ahead with skips at the limit',
  'skip far ahead',
  'dose with far plannedAt',
];

/** Those that need a browser are in e2e/bench. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  http: [
    'list doses, SQLite',
    'list doses, SQLite, CPU',
    'dashboard loads, SQLite',
    'dashboard loads, SQLite, CPU',
    'log a dose, SQLite',
    'log a dose, SQLite, CPU',
    'resident memory under load, SQLite',
  ],
  import: ['import, SQLite'],
  doses: ['import of doses, SQLite'],
  reads: ['latest 20 doses, SQLite', 'latest 50 weights, SQLite'],
  plan: ['a year ahead, SQLite'],
  neighbour: [
    ...ACTS.flatMap((act) => [`${act}, SQLite: read`, `${act}, SQLite: write`]),
    'resident memory beside all of them, the most, SQLite',
  ],
  start: ['start, SQLite'],
  mail: ['mails handed over, SQLite', 'memory, second half of a campaign, SQLite'],
};

describe('a smoke run of the bench', () => {
  it.each(Object.entries(ROWS))(
    'prints each row of %s',
    async (name, rows) => {
      expect(await runSmoke(name)).toEqual(rows);
    },
    LONGEST_MS,
  );
});
