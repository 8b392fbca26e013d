import { describe, expect, it } from 'vitest';
import { isPath, loginPath, PATHS, pathAfterLogin } from './paths.ts';
import { locationOf } from './router.tsx';

describe('an address', () => {
  it.each([
    ['/', '/', ''],
    ['/login?next=%2Fdashboard', '/login', '/dashboard'],
    ['/login/', '/login', ''],
    ['/login//?next=x', '/login', 'x'],
  ])('%s is taken apart', (href, pathname, next) => {
    const location = locationOf(href);
    expect(location.pathname).toBe(pathname);
    expect(location.search.get('next') ?? '').toBe(next);
  });
});

describe('the path table', () => {
  it('is the list of addresses', () => {
    expect(PATHS).toEqual({
      home: '/',
      calculator: '/calculator',
      login: '/login',
      dashboard: '/dashboard',
      logDose: '/log-dose',
    });
  });

  it('leads to the login page and back', () => {
    expect(loginPath(PATHS.logDose)).toBe('/login?next=%2Flog-dose');
    expect(pathAfterLogin('/log-dose')).toBe('/log-dose');
  });

  it.each([
    null,
    '',
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/log-dose?x=1',
    'dashboard',
    '/nowhere',
    '/login',
    'javascript:alert(1)',
  ])('never leads to %j', (next) => {
    expect(pathAfterLogin(next)).toBe('/dashboard');
  });

  it('knows its own', () => {
    expect(isPath('/dashboard')).toBe(true);
    expect(isPath('/dashboard/')).toBe(false);
  });
});
