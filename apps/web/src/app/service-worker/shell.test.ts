// Shows 23.2, 31.1.
import { expect, it } from 'vitest';
import { chooseSource, outdated, type Shell } from './shell.ts';

const ORIGIN = 'https://pens.example.com/';
const SHELL: Shell = {
  version: 'b',
  pages: ['/', '/dashboard', '/act', '/s'],
  anyPage: '/app.html',
  named: ['/boot.js'],
  hashed: ['/assets/index-Ab12.js'],
  languages: {},
  local: ['/assets/local/Ab12.js'],
  isStatic: false,
  mark: '/assets/index-Ab12.js',
};

/** An address at our origin, whatever its path begins with; of another host as it is. */
const addressOf = (path: string) =>
  path.startsWith('/') ? new URL(ORIGIN.slice(0, -1) + path).href : path;

const source = (path: string, mode = 'navigate', method = 'GET') =>
  chooseSource({ method, mode, url: addressOf(path) }, SHELL, ORIGIN);

it.each([
  ['/', '/'],
  ['/dashboard?from=1', '/dashboard'],
  ['/act/abc-DEF_1', '/act'],
])('opens %s with what is kept at %s', (path, kept) => {
  expect(source(path)).toEqual({ from: 'release', path: kept });
});

it.each([
  '/nowhere',
  '/admin',
  '/act/abc/def',
  '/dashboard/',
  '/s/abc-DEF_1',
  '//evil.example/dashboard',
])('asks the server about %s, first', (path) => {
  expect(source(path)).toEqual({ from: 'server or release', path: '/app.html' });
});

it('takes files with a hash from any release, others from its own', () => {
  expect(source('/assets/old-Cd34.js', 'cors')).toEqual({ from: 'any release' });
  expect(source('/boot.js', 'no-cors')).toEqual({ from: 'release', path: '/boot.js' });
});

it.each([
  ['/api/doses', 'cors', 'GET'],
  ['/api/calendar/secret.ics', 'navigate', 'GET'],
  ['/api/shares/abc-DEF_1', 'cors', 'POST'],
  ['/api', 'navigate', 'GET'],
  ['/dashboard', 'cors', 'HEAD'],
  ['/dashboard', 'cors', 'GET'],
  ['/dashboard', 'navigate', 'POST'],
  ['/licences.txt', 'navigate', 'GET'],
  ['https://elsewhere.example/dashboard', 'navigate', 'GET'],
  ['https://elsewhere.example/assets/index-Ab12.js', 'cors', 'GET'],
])('leaves %s (%s, %s) to the server', (path, mode, method) => {
  expect(source(path, mode, method)).toEqual({ from: 'server' });
});

it('keeps the release that answered before, and none that never did', () => {
  const kept = [
    { name: 'older', began: 1 },
    { name: 'before', began: 2 },
    { name: 'skipped', began: null },
    { name: 'own', began: 3 },
  ];
  expect(outdated(kept, 'own')).toEqual(['older', 'skipped']);
  expect(outdated([{ name: 'own', began: null }], 'own')).toEqual([]);
});

it('leads addresses of a folder on any host into it, and leaves what is beside it alone', () => {
  const root = 'https://pages.example.com/pens/';
  const shell = { ...SHELL, pages: ['/'], anyPage: '/', isStatic: true };
  const at = (url: string, mode = 'navigate') =>
    chooseSource({ method: 'GET', mode, url: new URL(url, root).href }, shell, root);
  expect(at('?to=%2Fweight')).toEqual({ from: 'release', path: '/' });
  expect(at('settings/units?a=1')).toEqual({
    from: 'redirect',
    to: '/?to=%2Fsettings%2Funits%3Fa%3D1',
  });
  expect(at('assets/index-Ab12.js', 'cors')).toEqual({ from: 'any release' });
  expect(at('boot.js', 'no-cors')).toEqual({ from: 'release', path: '/boot.js' });
  const atRoot = (url: string) =>
    chooseSource({ method: 'GET', mode: 'navigate', url }, shell, ORIGIN);
  expect(atRoot(`${ORIGIN}/evil.example/login`)).toEqual({
    from: 'redirect',
    to: '/?to=%2F%2Fevil.example%2Flogin',
  });
  for (const other of ['/', '/other/', '/pensive']) expect(at(other)).toEqual({ from: 'server' });
});
