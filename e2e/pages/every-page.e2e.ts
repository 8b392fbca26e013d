// Shows 1.6, 1.7, 1.10, 1.11, 2.4, 2.6, 2.7, 2.8, 2.9, 2.10, 2.11, 2.12, 2.13, 2.14, 2.15, 2.29,
// 2.31, 2.33, 2.46, 2.47, 2.58, 2.62, 2.76, 2.92, 2.103, 2.107, 2.116, 2.145, 2.146, 4.33, 6.1,
// 6.2, 6.3, 6.5, 6.6, 6.7, 9.8.
import { beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../../apps/server/src/testing/long-run.ts';
import { PATHS } from '../../apps/web/src/navigation/paths.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectGone, expectVisible, findHurdles } from '../fixtures/expectations.ts';
import { useOwnApp } from '../fixtures/fixtures.ts';
import { expectGood, NOT_FOUND, TURNS, userWithHistory } from '../fixtures/good-looks.ts';
import { expectPressesMeetWhatIsSeen } from '../fixtures/presses.ts';

const app = useOwnApp();

/** A path, what its page says when it is complete, and its title. */
type Stop = readonly [path: string, complete: string, title: string];

const SECTIONS: readonly Stop[] = [
  ['/settings/reminders', 'Remind me about', 'Reminders · Dosewise'],
  ['/settings/units', 'Units, language and country', 'Units, language and country · Dosewise'],
  ['/settings/medicines', 'Golden Dose', 'Medicines and Golden Dose · Dosewise'],
  ['/settings/calendar', 'Calendar', 'Calendar · Dosewise'],
  ['/settings/privacy', 'Email preferences', 'Privacy and email · Dosewise'],
  ['/settings/account', 'Delete my account', 'Account · Dosewise'],
];
const VISITOR: readonly Stop[] = [
  ['/', 'Keep your own record, free of charge', 'Mounjaro Dose Calculator · Dosewise'],
  ['/calculator', 'About Mounjaro Dosing', 'Mounjaro Dose Calculator · Dosewise'],
  ['/login', 'Welcome Back', 'Log in · Dosewise'],
  ['/login?mode=register', 'Create Account', 'Create account · Dosewise'],
  ['/dashboard', 'Please log in to view your dashboard.', 'Dashboard · Dosewise'],
  ['/log-dose', 'Please log in to record your doses', 'Log Dose · Dosewise'],
  ['/plan', 'Please log in to see your plan.', 'Plan · Dosewise'],
  ['/pens', 'Please log in to see your pens.', 'Pens · Dosewise'],
  ['/weight', 'Please log in to track your weight.', 'Weight · Dosewise'],
  ['/symptoms', 'Please log in to track your symptoms.', 'Symptoms · Dosewise'],
  ['/sites', 'Please log in to see your injection sites.', 'Injection sites · Dosewise'],
  ['/cost-savings', 'Please log in to view your cost savings.', 'Cost Savings · Dosewise'],
  ['/pk-curve', 'Please log in to view your PK curve.', 'Blood Concentration · Dosewise'],
  ['/report', 'Please log in to see your report.', 'Report · Dosewise'],
  ['/export', 'Please log in to export your data.', 'Export · Dosewise'],
  [
    '/move-in',
    'Please log in to bring your records into your account.',
    'Bring your records along · Dosewise',
  ],
  ['/import', 'Please log in to import your history.', 'Import · Dosewise'],
  ['/settings', 'Please log in to change your settings.', 'Settings · Dosewise'],
  ...SECTIONS.map(
    ([path, , title]): Stop => [path, 'Please log in to change your settings.', title],
  ),
  ['/security', 'Please log in to see the security of your account.', 'Security · Dosewise'],
  [
    '/people',
    'Log in to see who can see your records, and whose you can see.',
    'People · Dosewise',
  ],
  ['/forgot-password', 'Forgot your password?', 'Forgot your password · Dosewise'],
  ['/reset-password', 'This link no longer works', 'New password · Dosewise'],
  ['/unsubscribe', 'This link does not work', 'Unsubscribe · Dosewise'],
  ['/act', 'This link no longer works', 'Reminder · Dosewise'],
  ['/confirm-email', 'This link no longer works', 'New email address · Dosewise'],
  ['/setup', 'This address is not complete', 'Set up · Dosewise'],
  ['/s', 'This link is not valid', 'Shared report · Dosewise'],
  ['/help', 'What is a click?', 'Help · Dosewise'],
  ['/admin', 'Please log in as an admin to access this page.', 'Admin · Dosewise'],
  ['/admin/pricing', 'Please log in as an admin to access this page.', 'Pricing · Dosewise'],
  ['/admin/users', 'Please log in as an admin to access this page.', 'Users · Dosewise'],
  [
    '/admin/email-campaigns',
    'Please log in as an admin to access this page.',
    'Email Campaigns · Dosewise',
  ],
  ['/admin/reddit-marketing', 'Welcome Back', 'Log in · Dosewise'],
  ['/admin/system', 'Please log in as an admin to access this page.', 'System · Dosewise'],
  ['/admin/audit', 'Please log in as an admin to access this page.', 'Audit · Dosewise'],
  ['/nowhere', 'Page not found', 'Page not found · Dosewise'],
];
const USER: readonly Stop[] = [
  ['/', 'About Mounjaro Dosing', 'Mounjaro Dose Calculator · Dosewise'],
  ['/dashboard', 'Next best actions', 'Dashboard · Dosewise'],
  ['/log-dose', 'Step 2 Dose History', 'Log Dose · Dosewise'],
  ['/plan', 'Plan', 'Plan · Dosewise'],
  ['/pens', 'Pens', 'Pens · Dosewise'],
  ['/weight', 'Recent entries', 'Weight · Dosewise'],
  ['/symptoms', 'History', 'Symptoms · Dosewise'],
  ['/sites', 'All sites', 'Injection sites · Dosewise'],
  ['/cost-savings', 'Cost Savings', 'Cost Savings · Dosewise'],
  ['/pk-curve', 'How the calculation from a study works', 'Blood Concentration · Dosewise'],
  ['/report', 'How these are worked out', 'Report · Dosewise'],
  ['/export', 'Tables for a spreadsheet', 'Export · Dosewise'],
  ['/move-in', 'Bring your records along', 'Bring your records along · Dosewise'],
  ['/import', 'Earlier imports', 'Import · Dosewise'],
  ['/settings', 'Settings', 'Settings · Dosewise'],
  ...SECTIONS,
  ['/security', 'Logged in here', 'Security · Dosewise'],
  ['/people', 'People who can see your records', 'People · Dosewise'],
  ['/forgot-password', 'Forgot your password?', 'Forgot your password · Dosewise'],
  ['/reset-password', 'This link no longer works', 'New password · Dosewise'],
  ['/unsubscribe', 'This link does not work', 'Unsubscribe · Dosewise'],
  ['/act', 'This link no longer works', 'Reminder · Dosewise'],
  ['/confirm-email', 'This link no longer works', 'New email address · Dosewise'],
  ['/setup', 'This address is not complete', 'Set up · Dosewise'],
  ['/s', 'This link is not valid', 'Shared report · Dosewise'],
  ['/help', 'What is a click?', 'Help · Dosewise'],
  ['/admin', 'Access denied. Admins only.', 'Admin · Dosewise'],
  ['/admin/pricing', 'Access denied. Admins only.', 'Pricing · Dosewise'],
  ['/admin/users', 'Access denied. Admins only.', 'Users · Dosewise'],
  ['/admin/email-campaigns', 'Access denied. Admins only.', 'Email Campaigns · Dosewise'],
  ['/admin/reddit-marketing', 'Next best actions', 'Dashboard · Dosewise'],
  ['/admin/system', 'Access denied. Admins only.', 'System · Dosewise'],
  ['/admin/audit', 'Access denied. Admins only.', 'Audit · Dosewise'],
];
/** The pages that show records: without one they look another way. Who logged no dose has no list of sites. */
const NEWCOMER = USER.slice(0, 15 + SECTIONS.length).map(
  (stop): Stop => (stop[0] === '/sites' ? ['/sites', 'Body map', stop[2]] : stop),
);
const ADMIN: readonly Stop[] = [
  ['/admin', 'Recent activity', 'Admin · Dosewise'],
  ['/admin/pricing', 'Australia', 'Pricing · Dosewise'],
  ['/admin/users', 'Users', 'Users · Dosewise'],
  ['/admin/email-campaigns', 'User segments', 'Email Campaigns · Dosewise'],
  ['/admin/email-campaigns?tab=campaigns', 'Campaigns', 'Email Campaigns · Dosewise'],
  ['/admin/email-campaigns?tab=templates', 'Templates', 'Email Campaigns · Dosewise'],
  ['/admin/email-campaigns?tab=analytics', 'Sent campaigns', 'Email Campaigns · Dosewise'],
  ['/admin/reddit-marketing', 'Reddit Marketing', 'Reddit Marketing · Dosewise'],
  ['/admin/system', 'Mail and notifications', 'System · Dosewise'],
  ['/admin/audit', 'Entries', 'Audit · Dosewise'],
];

let newcomer: ApiUser;
let regular: ApiUser;
let admin: ApiUser;
beforeAll(async () => {
  admin = await app.newAdmin();
  newcomer = await app.newUser();
  regular = await userWithHistory(app);
});

it('leaves out no address', () => {
  const addresses = Object.values(PATHS);
  const withoutLogin = addresses.filter((path) => path !== '/login' && path !== '/calculator');
  const paths = (stops: readonly Stop[]) => stops.map(([path]) => path);
  expect(paths(VISITOR)).toEqual(expect.arrayContaining(addresses));
  expect(paths(USER)).toEqual(expect.arrayContaining(withoutLogin));
});

it.each([
  ['light', 'color-contrast'],
  ['light', 'heading-order'],
  ['dark', 'color-contrast'],
] as const)('sees on a %s page what is planted: %s', async (theme, hurdle) => {
  const page = await app.open('/forgot-password', { theme });
  await expectVisible(page.getByRole('heading', { level: 1 }));
  expect(await findHurdles(page)).toEqual([]);
  await page.getByRole('main').evaluate((main, isDark) => {
    const pale = document.createElement('h6');
    pale.textContent = 'Pale';
    pale.style.color = isDark ? '#333' : '#ddd';
    main.append(pale);
  }, theme === 'dark');
  expect(await findHurdles(page)).toContainEqual(expect.stringContaining(`${hurdle}: `));
});

/** Prompts, refusals and dead links look alike. */
const likeness = ([, complete]: Stop) => complete.replace(/^Please log in .*/, 'Please log in');
/** One stop of each kind that is not among `others`; all of them in the long run. */
const eachKind = (stops: readonly Stop[], others: readonly Stop[] = []) =>
  IS_LONG_RUN
    ? stops
    : stops.filter((stop, index) => {
        const isAlike = (other: Stop) => likeness(other) === likeness(stop);
        return stops.findIndex(isAlike) === index && !others.some(isAlike);
      });

describe.each(TURNS)('on a $device.name, $theme,', ({ device, theme, isPressed, pick }) => {
  const tour = async (stops: readonly Stop[], user?: ApiUser) => {
    const visit = { device, theme, tolerates: NOT_FOUND, ...(user ? { user } : {}) };
    const page = await app.open('/favicon.svg', visit);
    for (const [path, complete, title] of stops) {
      await page.goto(path);
      await expectVisible(page.getByRole('heading', { name: complete, exact: true }));
      await expectGone(page.getByText(/^Loading/));
      await expect.poll(() => page.title()).toBe(title);
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
      await expectGood(page, device);
      if (isPressed) await expectPressesMeetWhatIsSeen(page);
    }
  };

  it('every page is good for a visitor', () => tour(pick(eachKind(VISITOR))));
  it('every page is good for a newcomer', () => tour(pick(NEWCOMER, 1), newcomer));
  it('every page is good for somebody with a history', () =>
    tour(pick(eachKind(USER, VISITOR)), regular));
  it("every admin's page is good for an admin", () => tour(pick(ADMIN), admin));
});
