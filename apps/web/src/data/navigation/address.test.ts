import { describe, expect, it } from 'vitest';
import { readPathname } from './address.ts';
import { isPath, loginPath, PATHS, pathAfterLogin } from './paths.ts';

describe('an address', () => {
  it.each([
    ['/', '/'],
    ['/login?next=%2Fdashboard', '/login'],
    ['/login/', '/login'],
    ['/login//?next=x', '/login'],
    ['/log-dose#top', '/log-dose'],
    ['/log-d%6Fse', '/log-dose'],
    ['/log-dose%', '/log-dose%'],
  ])('%s has the path %s', (href, pathname) => {
    expect(readPathname(href)).toBe(pathname);
  });
});

describe('the path table', () => {
  it('is the list of addresses', () => {
    expect(PATHS).toEqual({
      home: '/',
      calculator: '/calculator',
      login: '/login',
      dashboard: '/dashboard',
      begin: '/begin',
      logDose: '/log-dose',
      weight: '/weight',
      symptoms: '/symptoms',
      plan: '/plan',
      pens: '/pens',
      sites: '/sites',
      costSavings: '/cost-savings',
      pkCurve: '/pk-curve',
      exportData: '/export',
      importData: '/import',
      report: '/report',
      help: '/help',
      people: '/people',
      moveIn: '/move-in',
      settings: '/settings',
      settingsReminders: '/settings/reminders',
      settingsUnits: '/settings/units',
      settingsMedicines: '/settings/medicines',
      settingsCalendar: '/settings/calendar',
      settingsPrivacy: '/settings/privacy',
      settingsAccount: '/settings/account',
      security: '/security',
      forgotPassword: '/forgot-password',
      resetPassword: '/reset-password',
      unsubscribe: '/unsubscribe',
      confirmEmail: '/confirm-email',
      setup: '/setup',
      act: '/act',
      share: '/s',
      admin: '/admin',
      adminPricing: '/admin/pricing',
      adminUsers: '/admin/users',
      adminEmailCampaigns: '/admin/email-campaigns',
      adminReddit: '/admin/reddit-marketing',
      adminSystem: '/admin/system',
      adminAudit: '/admin/audit',
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
