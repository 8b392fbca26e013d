// Shows 1.3, 2.3, 2.12, 2.29, 2.33, 2.47, 2.58, 2.67, 2.145, 6.1, 6.7, 8.59, 9.8, 73.1.
import { beforeAll, describe, expect, it } from 'vitest';
import { PATHS } from '../../apps/web/src/data/navigation/paths.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectGone, expectVisible, findHurdles } from '../fixtures/expectations.ts';
import { useOwnApp } from '../fixtures/fixtures.ts';
import { expectGood, NOT_FOUND, TURNS, userWithHistory } from '../fixtures/good-looks.ts';
import { expectPressesMeetWhatIsSeen } from '../fixtures/presses.ts';
import { ADMIN, eachKind, NEWCOMER, type Stop, USER, VISITOR } from '../fixtures/stops.ts';

const app = useOwnApp();

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
  it('every page is good for a newcomer', () => tour(pick(NEWCOMER), newcomer));
  it('every page is good for somebody with a history', () =>
    tour(pick(eachKind(USER, VISITOR)), regular));
  it("every admin's page is good for an admin", () => tour(pick(ADMIN), admin));
});
