import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Breach, breachesIn } from './walls.ts';

/** Forbidden imports, planted: the importing file, and the file or package; `await`: later. */
const PLANTED: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'domain-imports-itself': [
    ['packages/domain/src/a.ts', 'node:fs'],
    ['packages/domain/src/b.ts', 'zod'],
  ],
  'file-import-imports-domain': [
    ['packages/file-import/src/a.ts', 'node:fs'],
    ['packages/file-import/src/b.ts', 'zod'],
    ['packages/file-import/src/c.ts', 'packages/contract/src/d.ts'],
  ],
  'contract-imports-zod-and-domain': [['packages/contract/src/a.ts', 'fastify']],
  'packages-know-no-app': [['packages/contract/src/b.ts', 'apps/server/src/context.ts']],
  'bench-is-measured-from-outside': [['apps/server/src/c.ts', 'bench/bench.ts']],
  'apps-meet-in-the-contract': [
    ['apps/web/src/app/a.ts', 'apps/server/src/context.ts'],
    ['apps/web/src/app/b.ts', 'apps/local/src/local-place.ts'],
  ],
  'server-knows-no-other-app': [
    ['apps/server/src/runtime/calls/b.ts', 'apps/local/src/protocol.ts'],
  ],
  'local-runs-what-needs-no-server': [
    ['apps/local/src/a.ts', 'apps/server/src/create-context.ts'],
    ['apps/local/src/b.ts', 'apps/server/src/features/dosing/pens/pens.service.ts'],
    ['apps/local/src/c.ts', 'apps/web/src/app/a.ts'],
  ],
  'server-feature-keeps-to-itself': [
    [
      'apps/server/src/features/dosing/pens/pens.service.ts',
      'apps/server/src/features/dosing/doses/doses.queries.ts',
    ],
  ],
  'seldom-used-libraries-come-later': [['apps/server/src/runtime/d.ts', 'nodemailer']],
  'sql-stands-in-queries': [['apps/server/src/features/dosing/pens/pens.service.ts', 'kysely']],
  'server-db-knows-none-above': [
    ['apps/server/src/db/a.ts', 'apps/server/src/context.ts'],
    ['apps/server/src/db/b.ts', 'apps/server/src/languages/speak.ts'],
  ],
  'server-context-knows-none-above': [
    ['apps/server/src/new-id.ts', 'apps/server/src/records/record-ids.ts'],
  ],
  'server-records-knows-none-above': [
    ['apps/server/src/records/a.ts', 'apps/server/src/runtime/calls/a.ts'],
  ],
  'server-runtime-knows-none-above': [
    [
      'apps/server/src/runtime/http/a.ts',
      'apps/server/src/features/dosing/pens/pens.read-model.ts',
    ],
    ['apps/server/src/runtime/backups/a.ts', 'apps/server/src/create-context.ts'],
  ],
  'server-outgoing-knows-none-above': [
    [
      'apps/server/src/outgoing/ledger/a.ts',
      'apps/server/src/features/dosing/pens/pens.read-model.ts',
    ],
  ],
  'server-features-knows-none-above': [
    ['apps/server/src/features/dosing/pens/b.ts', 'apps/server/src/app.ts'],
  ],
  'channel-knows-no-ledger': [
    ['apps/server/src/outgoing/channels/ntfy/a.ts', 'apps/server/src/outgoing/ledger/a.ts'],
  ],
  'records-need-no-server': [
    ['apps/server/src/features/tracking/weights/weights.service.ts', 'node:crypto'],
    ['apps/server/src/features/moving/exports/exports.routes.ts', 'fastify'],
    ['apps/local/src/local-place.ts', 'node:fs'],
  ],
  'routes-go-through-the-service': [
    [
      'apps/server/src/features/dosing/doses/doses.routes.ts',
      'apps/server/src/features/dosing/doses/doses.queries.ts',
    ],
  ],
  'testing-is-for-tests': [
    ['apps/server/src/b.ts', 'apps/server/src/testing/test-app.ts'],
    ['apps/local/src/d.ts', 'apps/server/src/testing/test-app.ts'],
  ],
  'production-needs-no-dev-package': [['apps/server/src/d.ts', 'vitest']],
  'server-loads-at-start': [['apps/server/src/later.ts', 'await zod']],
  'web-feature-keeps-to-itself': [
    ['apps/web/src/features/tracking/weights/a.ts', 'apps/web/src/features/dosing/log-dose/b.ts'],
  ],
  'kit-knows-no-product': [
    ['apps/web/src/kit/card.ts', 'wouter'],
    ['apps/web/src/kit/list.ts', '@tanstack/react-query'],
    ['apps/web/src/kit/sheet.ts', 'apps/web/src/features/dosing/log-dose/b.ts'],
    ['apps/web/src/kit/row.ts', 'apps/web/src/data/doses/a.ts'],
    ['apps/web/src/kit/badge.ts', 'packages/contract/src/d.ts'],
  ],
  'data-draws-nothing': [['apps/web/src/parts/pens/x.ts', 'apps/web/src/data/pens/z.tsx']],
  'formats-know-none-above': [['apps/web/src/languages/formats/a.ts', 'apps/web/src/kit/a.ts']],
  'kit-know-none-above': [['apps/web/src/kit/row.ts', 'apps/web/src/data/doses/a.ts']],
  'data-know-none-above': [['apps/web/src/data/doses/a.ts', 'apps/web/src/parts/pens/a.ts']],
  'parts-know-none-above': [
    ['apps/web/src/parts/pens/a.ts', 'apps/web/src/features/dosing/log-dose/b.ts'],
  ],
  'features-know-none-above': [
    ['apps/web/src/features/dosing/log-dose/c.ts', 'apps/web/src/app/a.ts'],
  ],
  'languages-know-texts': [
    ['apps/server/src/languages/de/z.ts', 'apps/server/src/features/dosing/pens/pens.service.ts'],
  ],
  'words-are-laid-out-by-the-build': [
    ['apps/web/src/parts/pens/z.ts', 'apps/web/src/languages/de/kit.ts'],
  ],
  'languages-mirror-words': [
    ['apps/web/src/languages/de/z.ts', 'apps/web/src/parts/pens/pen-names.ts'],
  ],
  'service-worker-stands-alone': [
    ['apps/web/src/app/service-worker/a.ts', 'apps/web/src/features/dosing/log-dose/b.ts'],
  ],
  'no-cycle': [['tools/a.ts', 'tools/b.ts']],
  'no-orphan': [['bench/alone.ts', '']],
  'everything-resolves': [['tools/c.ts', './nowhere.ts']],
};

let root: string;
let walls: readonly (string | undefined)[];
let breaches: readonly Breach[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'dosewise-walls-'));
  plant(root);
  ({ walls, breaches } = await breachesIn(root, ['packages', 'apps', 'tools', 'bench']));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Writes every planted file with its imports, and the packages that they name. */
function plant(folder: string): void {
  const imports = new Map([['tools/b.ts', ['tools/a.ts']]]);
  for (const [from, to] of Object.values(PLANTED).flat()) {
    imports.set(from, [...(imports.get(from) ?? []), to]);
    if (to.includes('/src/') || to.startsWith('bench/') || to.startsWith('tools/')) {
      imports.set(to, imports.get(to) ?? []);
    }
  }
  for (const [file, targets] of imports) {
    const lines = targets
      .filter(Boolean)
      .map((to) =>
        to.startsWith('await ')
          ? `export const later = () => import('${to.slice(6)}');`
          : `import '${pathTo(file, to)}';`,
      );
    write(folder, file, [...lines, 'export const here = 1;\n'].join('\n'));
  }
  for (const name of [
    'zod',
    'fastify',
    'kysely',
    'vitest',
    'nodemailer',
    'wouter',
    '@tanstack/react-query',
  ]) {
    write(folder, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(folder, `node_modules/${name}/index.js`, '');
  }
  const dependencies = { zod: '1', fastify: '1', kysely: '1', nodemailer: '1', wouter: '1' };
  const manifest = { dependencies, devDependencies: { vitest: '1' } };
  write(folder, 'package.json', JSON.stringify(manifest));
}

const pathTo = (from: string, to: string) =>
  /^(apps|packages|bench|tools)\//.test(to)
    ? `${'../'.repeat(from.split('/').length - 1)}${to}`
    : to;

function write(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

it('has a planted breach for every wall', () => {
  expect(Object.keys(PLANTED).sort()).toEqual([...walls].sort());
});

it.each(Object.entries(PLANTED))('%s is seen when it is climbed', (wall, imports) => {
  const seen = breaches.filter((breach) => breach.wall === wall).map(({ text }) => text);
  for (const [from, to] of imports) {
    const target = to.replace(/^(node:|await )/, '');
    expect(seen.join('\n')).toMatch(new RegExp(`(^| )${from} → .*${target}`, 'm'));
  }
});
