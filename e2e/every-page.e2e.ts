import { beforeAll, describe, expect, it } from 'vitest';
import { PATHS } from '../apps/web/src/lib/paths.ts';
import type { ApiUser } from './api-user.ts';
import { expectGone, expectVisible } from './expectations.ts';
import { useApp } from './fixtures.ts';
import { expectGood, LOOKS, NOT_FOUND, userWithHistory } from './good-looks.ts';

const app = useApp();

/** A path, what its page says when it is complete, and its title. */
type Stop = readonly [path: string, complete: string, title: string];

const VISITOR: readonly Stop[] = [
  ['/', 'Keep your own record, free of charge', 'Mounjaro Dose Calculator · Dosewise'],
  ['/calculator', 'About Mounjaro Dosing', 'Mounjaro Dose Calculator · Dosewise'],
  ['/login', 'Welcome Back', 'Log in · Dosewise'],
  ['/login?mode=register', 'Create Account', 'Create account · Dosewise'],
  ['/dashboard', 'Please log in to view your dashboard.', 'Dashboard · Dosewise'],
  ['/log-dose', 'Please log in to record your doses', 'Log Dose · Dosewise'],
  ['/weight', 'Please log in to track your weight.', 'Weight · Dosewise'],
  ['/symptoms', 'Please log in to track your symptoms.', 'Symptoms · Dosewise'],
  ['/cost-savings', 'Please log in to view your cost savings.', 'Cost Savings · Dosewise'],
  ['/pk-curve', 'Please log in to view your PK curve.', 'Blood Concentration · Dosewise'],
  ['/export', 'Please log in to export your data.', 'Export · Dosewise'],
  ['/settings', 'Please log in to change your settings.', 'Settings · Dosewise'],
  ['/nowhere', 'Page not found', 'Page not found · Dosewise'],
];
const USER: readonly Stop[] = [
  ['/', 'About Mounjaro Dosing', 'Mounjaro Dose Calculator · Dosewise'],
  ['/dashboard', 'Next best actions', 'Dashboard · Dosewise'],
  ['/log-dose', 'Step 2 Dose History', 'Log Dose · Dosewise'],
  ['/weight', 'Recent entries', 'Weight · Dosewise'],
  ['/symptoms', 'History', 'Symptoms · Dosewise'],
  ['/cost-savings', 'Cost Savings', 'Cost Savings · Dosewise'],
  ['/pk-curve', 'The simple model', 'Blood Concentration · Dosewise'],
  ['/export', 'Tables for a spreadsheet', 'Export · Dosewise'],
  ['/settings', 'Delete my account', 'Settings · Dosewise'],
];

let newcomer: ApiUser;
let regular: ApiUser;
beforeAll(async () => {
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

describe.each(LOOKS)('on a $device.name, $theme,', ({ device, theme }) => {
  const tour = async (stops: readonly Stop[], user?: ApiUser) => {
    const visit = { device, theme, tolerates: NOT_FOUND, ...(user ? { user } : {}) };
    const page = await app.open('/favicon.svg', visit);
    for (const [path, complete, title] of stops) {
      await page.goto(path);
      await expectVisible(page.getByRole('heading', { name: complete }));
      await expectGone(page.getByText(/^Loading/));
      await expect.poll(() => page.title()).toBe(title);
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
      await expectGood(page, device);
    }
  };

  it('every page is good for a visitor', () => tour(VISITOR));
  it('every page is good for a newcomer', () => tour(USER, newcomer));
  it('every page is good for somebody with a history', () => tour(USER, regular));
});
