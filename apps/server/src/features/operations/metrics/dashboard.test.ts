// Shows 57.1.
import { readFileSync } from 'node:fs';
import { getHealth } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { makeBackup } from '../../../runtime/backups/make-backup.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const FILE = new URL('../../../../../../deploy/grafana/dosewise.json', import.meta.url);
const TOKEN = 'prometheus-may-read-this';

interface Dashboard {
  readonly templating: { readonly list: readonly { query: string | { query: string } }[] };
  readonly panels: readonly {
    readonly title: string;
    readonly gridPos: { readonly x: number; readonly w: number };
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

/** A name of a metric, wherever it stands in an expression, and the labels asked of it. */
const ASKED = /\b((?:http|process|nodejs|dosewise)_\w+)(?:\{([^}]*)\})?/g;

/** Every metric that the server has, by name, with the labels that it has somewhere. */
async function measured(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const test = await createTestApp({ METRICS_TOKEN: TOKEN });
  await createUser(test);
  await makeBackup(test.context);
  await test.call(getHealth, {});
  test.context.sending.outcomes.set('email delivered', 1);
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { body } = await test.app.inject({ url: '/api/metrics', headers });
  await test.close();
  const names = new Map<string, Set<string>>();
  for (const line of body.split('\n').filter((each) => !each.startsWith('#'))) {
    const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    const known = names.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    names.set(name, known);
  }
  return names;
}

it('the dashboard asks for nothing that is not measured, and for all that is', async () => {
  const { panels, templating }: Dashboard = JSON.parse(readFileSync(FILE, 'utf8'));
  const names = await measured();
  const seen = new Set<string>();
  const queries = templating.list.map(({ query }) =>
    typeof query === 'string' ? query : query.query,
  );
  for (const expr of [...queries, ...panels.flatMap(({ targets }) => targets.map((t) => t.expr))]) {
    for (const [, name = '', labels = ''] of expr.matchAll(ASKED)) {
      expect([expr, names.has(name)]).toEqual([expr, true]);
      seen.add(name);
      for (const [, label = ''] of labels.matchAll(/(\w+)=~?"/g)) {
        // That of the job is added by the caller.
        const isThere = label === 'job' || names.get(name)?.has(label);
        expect([expr, label, isThere]).toEqual([expr, label, true]);
      }
    }
  }
  expect([...names.keys()].filter((name) => !seen.has(name) && name !== '')).toEqual([]);
});

it('its panels have a title each, and fit into its 24 columns', () => {
  const { panels }: Dashboard = JSON.parse(readFileSync(FILE, 'utf8'));
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  for (const { title, gridPos, targets } of panels) {
    expect([title, gridPos.x + gridPos.w <= 24, targets.length > 0]).toEqual([title, true, true]);
  }
});
