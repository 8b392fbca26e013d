import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FILES = ['compose.yaml', 'compose.postgres.yaml'];
const serviceOf = (file: string, name: string): string => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  return new RegExp(`^  ${name}:\\n((?: {4}.*\\n|\\n)*)`, 'm').exec(text)?.[1] ?? '';
};
const LIST_UNDER_PORTS = /^ +ports:\n((?: +(?:-|#).*\n)+)/gm;
const portsOf = (service: string): string[] =>
  [...service.matchAll(LIST_UNDER_PORTS)].flatMap(
    ([, list = '']) => list.match(/(?<=- ).*/g) ?? [],
  );

it('publishes no port of the app beyond this machine unless somebody says so', () => {
  const ports = portsOf(serviceOf('compose.yaml', 'app'));
  expect(ports.length).toBeGreaterThan(0);
  for (const port of ports) expect(port).toMatch(/^'(\$\{\w+:-)?127\.0\.0\.1\}?:/);
});

it('publishes none of PostgreSQL', () => {
  const services = ['app', 'database'].map((name) => serviceOf('compose.postgres.yaml', name));
  for (const service of services) {
    expect(service).not.toBe('');
    expect(portsOf(service)).toEqual([]);
  }
});

it.each(FILES)('starts the proxy with TLS of %s only when it is asked for', (file) => {
  const proxy = serviceOf(file, 'tls');
  const shared = /file: (compose\.yaml)\n +service: tls/.exec(proxy)?.[1];
  expect(serviceOf(shared ?? file, 'tls')).toContain('profiles: [tls]');
});
