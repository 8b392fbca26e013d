// Shows 51.4.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { callAs } from '../fixtures/api-call.ts';
import { type ApiUser, dayAgo, withDueDose } from '../fixtures/api-user.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { DESKTOP, type HELD_PHONE, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { dashboardScreen } from '../tracking/dashboard-screen.ts';

/** A server of other tests too. */
const app = useApp();

type Role = 'sees' | 'logs';

/** A page of someone who cares for `person`, on their dashboard. */
async function openAs(
  person: ApiUser,
  carer: ApiUser,
  role: Role,
  device = DESKTOP as typeof DESKTOP | typeof HELD_PHONE,
) {
  const invited = await callAs<{ url: string }>(app.url, person, 'POST', '/user/people', {
    email: carer.email,
    role,
  });
  const token = new URL(invited.url).hash.slice(1);
  await callAs(app.url, carer, 'POST', '/user/people/accept', { token });
  const page = await app.open('/people', { user: carer, device });
  await page.getByRole('button', { name: `Show records of ${person.email}` }).click();
  await expectPath(page, '/dashboard');
  return page;
}

/** The names of what can be pressed or typed into on the page. */
const controlsOn = (page: Page): Promise<string[]> =>
  page
    .locator('#main')
    .locator('button, a, input, select')
    .evaluateAll((found) =>
      found
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const labels = (one as HTMLInputElement).labels;
          const text =
            one.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? one.textContent;
          return (text ?? '').trim().replace(/ on \w{3}, .*/, '');
        }),
    );

const goTo = async (page: Page, path: string, shown: string) => {
  await page.goto(app.url + path);
  await expectVisible(page.getByText(shown).first());
};

it('shows the goal of another person without a way to change it, and saves none as one’s own', async () => {
  const [anna, eva] = [await app.newUser(), await app.newUser()];
  await anna.addWeight({ weightKg: 98.4 });
  await anna.setGoal({ targetKg: 90 });
  const page = await openAs(anna, eva, 'logs');
  const { goal, journey } = dashboardScreen(page);
  await expectVisible(goal.getByText('90.0 kg'));
  await expectVisible(journey.getByRole('checkbox', { name: 'Show BMI bands' }));
  expect(await goal.locator('input, button').count()).toBe(0);
  expect(await journey.getByLabel('Height').count()).toBe(0);
  await expectGood(page, DESKTOP);
  await page.getByRole('combobox', { name: 'Whose records' }).selectOption('My own records');
  await expectVisible(page.getByText('These are your own records.'));
  await expectVisible(dashboardScreen(page).fold);
  expect(await eva.goal()).toMatchObject({ targetKg: null });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('dashboardGoal');
});

it('keeps what is typed about another person’s curve from one’s own', async () => {
  const [anna, eva] = [await withDueDose(await app.newUser()), await app.newUser()];
  const page = await openAs(anna, eva, 'logs');
  await goTo(page, '/pk-curve', 'Forecast plan');
  await page.getByRole('button', { name: 'Forecast plan' }).click();
  await page.getByLabel('Clicks').first().fill('33');
  await expectGone(page.getByRole('region', { name: 'Your plan' }));
  // Tokens and ids may hold these digits by chance.
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => !/^(token|caresFor|personalDataOf)$/.test(key)),
  );
  expect(JSON.stringify(kept)).not.toContain('33');
});

it('stays with the other person where a page is left before anyone answered it', async () => {
  const [anna, eva] = [await withDueDose(await app.newUser()), await app.newUser()];
  const page = await openAs(anna, eva, 'logs');
  // Its first check is never answered.
  await page.route('**/api/verify-token', () => undefined, { times: 1 });
  const asked = page.waitForRequest('**/api/verify-token');
  await page.goto(`${app.url}/pens`, { waitUntil: 'commit' });
  await asked;
  await page.goto(`${app.url}/plan`);
  await expectVisible(page.getByText(`You’re looking at ${anna.email}’s records.`));
  await expectPath(page, '/plan');
});

/** Nothing on the page is called the reader's own. */
const expectNobodysOwn = async (page: Page, path: string) =>
  expect(await page.locator('#main').innerText(), path).not.toMatch(/\byours?\b|\byou have\b/i);

/** The pages of another person; each opens without a call that is refused, of which the console would tell. */
const PAGES = [
  ['/plan', 'Show more'],
  ['/pens', 'Box'],
  ['/log-dose', 'Dose history'],
  ['/weight', '98.4 kg'],
  ['/symptoms', 'History'],
  ['/sites', 'Left upper abdomen'],
  ['/pk-curve', 'Forecast plan'],
  ['/report', 'Print'],
] as const;

/** The controls that each page offers in that role, by its path. */
async function offeredTo(role: Role): Promise<Readonly<Record<string, readonly string[]>>> {
  const [anna, eva] = [await withDueDose(await app.newUser()), await app.newUser()];
  await anna.addPen({ name: 'Box', strength: 15, status: 'sealed', startDate: null });
  await anna.addPen({ name: 'Old', startDate: dayAgo(60), expiresOn: dayAgo(30) });
  await anna.addWeight({ weightKg: 98.4 });
  const page = await openAs(anna, eva, role);
  await expectVisible(page.getByText('Due today'));
  const offered: Record<string, string[]> = { '/dashboard': await controlsOn(page) };
  await expectNobodysOwn(page, '/dashboard');
  for (const [path, shown] of PAGES) {
    if (path === '/log-dose' && role === 'sees') continue;
    await goTo(page, path, shown);
    await page.waitForLoadState('networkidle');
    offered[path] = await controlsOn(page);
    await expectNobodysOwn(page, path);
  }
  return offered;
}

const CHART = ['Show dose markers', 'Show BMI bands'];
const PENS = ['How do I store and dispose of a pen?'];

it('offers who only sees nothing that changes anything', async () => {
  expect(await offeredTo('sees')).toMatchObject({
    '/dashboard': ['Open the plan', ...CHART],
    '/plan': ['List', 'Calendar', 'Show more'],
    '/pens': PENS,
    '/weight': [],
    '/symptoms': [],
  });
});

it('offers who sees and logs what logs, and nothing of the owner', async () => {
  const offered = await offeredTo('logs');
  expect(offered['/dashboard']).toEqual(expect.arrayContaining(['Log 40 clicks', 'Log weight']));
  expect(offered['/dashboard']).not.toContain('Change goal');
  expect(offered).toMatchObject({
    '/plan': ['List', 'Calendar', 'I took the dose', 'Show more'],
    '/pens': PENS,
  });
  expect(offered['/log-dose']).toContain('Log Dose');
  const ofOwner =
    /^(Edit|Delete|Discard|Skip|Pause|Open (?!the)|Plan|Make)|New Pen|unopened|Golden|My/;
  const found = Object.values(offered).flat();
  expect(found.filter((name) => ofOwner.test(name))).toEqual([]);
});

it('says before a dose is logged whose it is, and speaks of no one’s own', async () => {
  const [anna, eva] = [await withDueDose(await app.newUser()), await app.newUser()];
  const page = await openAs(anna, eva, 'logs');
  await expectVisible(page.getByText('The first dose is logged.'));
  await goTo(page, '/log-dose', 'Dose history');
  await page.getByRole('button', { name: 'Log Dose', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Dose' });
  await expectVisible(dialog.getByRole('definition').filter({ hasText: anna.email }));
  await expectGood(page, DESKTOP);
});
