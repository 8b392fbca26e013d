import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const COMPOSE = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8');
const LIST_UNDER_PORTS = /^ +ports:\n((?: +(?:-|#).*\n)+)/gm;

it('publishes no port beyond this machine unless somebody says so', () => {
  const lists = [...COMPOSE.matchAll(LIST_UNDER_PORTS)].map(([, list = '']) => list);
  const ports = lists.flatMap((list) => list.match(/(?<=- ).*/g) ?? []);
  expect(ports.length).toBeGreaterThan(0);
  for (const port of ports) expect(port).toMatch(/^'(\$\{\w+:-)?127\.0\.0\.1\}?:/);
});
