// Shows 15.5, 15.7, 15.10.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dayAgo } from '../fixtures/api-user.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { chooseKwikPen, logDoseScreen, openDetails } from './log-dose/log-dose-screen.ts';

const app = useApp();

/** '3 Jan' for the day that lies so many days ahead. */
const dayAhead = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(dayAgo(-days)))
    .replace('Sept', 'Sep');

const pensScreen = (page: Page) => {
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  return {
    dialog,
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    /** The card or the row of a pen. */
    pen: (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) }),
  };
};

it('asks visitors to log in, and leads back', async () => {
  const page = await app.open('/pens');
  await expectVisible(page.getByRole('heading', { name: 'Please log in to see your pens.' }));
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expectPath(page, '/login?next=%2Fpens');
});

describe.each(DEVICES)('on a $name', (device) => {
  it('fills a stock of three pens, discards one, and sees the run-out day move', async () => {
    const user = await app.newUser();
    // Four doses of 60 clicks in each pen, one a week from tomorrow on.
    await user.setPlan({
      steps: [{ startDate: dayAgo(-1), time: '09:00', everyDays: 7, doseMg: 10, doses: null }],
    });
    const page = await app.open('/pens', { user, device });
    const screen = pensScreen(page);
    await expectVisible(page.getByText('No pens yet'));

    await screen.button('Add unopened pens').click();
    const adding = screen.dialog('Add unopened pens');
    await chooseKwikPen(adding, { asksUse: false });
    await adding.getByLabel('How many').fill('3');
    await adding.getByLabel('Cost per pen').fill('245.50');
    await adding.getByLabel('Purchase date').fill(dayAgo(2));
    await openDetails(adding);
    await adding.getByLabel('Batch').fill('D712041A');
    await expectGood(page, device);
    await adding.getByRole('button', { name: 'Add unopened pens' }).click();
    await expectGone(adding);

    // Twelve doses: the thirteenth, after 12 weeks, is given by none.
    const runsOut = (weeks: number) =>
      `Runs out on ${dayAhead(1 + weeks * 7)}. Order by ${dayAhead(1 + weeks * 7 - 14)}.`;
    await expectVisible(page.getByText(runsOut(12), { exact: true }));
    await expectVisible(page.getByText('The pens cover 12 planned doses until then.'));
    expect((await user.pens()).map(({ name, status, batch }) => [name, status, batch])).toEqual([
      ['Mounjaro 10 mg', 'sealed', 'D712041A'],
      ['Mounjaro 10 mg (2)', 'sealed', 'D712041A'],
      ['Mounjaro 10 mg (3)', 'sealed', 'D712041A'],
    ]);
    await expectVisible(
      screen
        .pen('Mounjaro 10 mg (2)')
        .getByText(`Planned from ${dayAhead(29)} to ${dayAhead(50)} · 4 doses`),
    );

    await screen.button('Discard Mounjaro 10 mg (2)').click();
    const discarding = screen.dialog('Discard pen');
    await discarding.getByLabel('Reason').selectOption({ label: 'Too warm or frozen' });
    await expectGood(page, device);
    await discarding.getByRole('button', { name: 'Discard pen' }).click();
    await expectGone(discarding);
    await expectVisible(page.getByText(runsOut(8), { exact: true }));
    await page.getByText('Past (1)').click();
    await expectVisible(
      screen.pen('Mounjaro 10 mg (2)').getByText(/^Discarded .* · Too warm or frozen/),
    );
    await expectGood(page, device);

    await screen.button('Restore Mounjaro 10 mg (2)').click();
    await expectVisible(page.getByText(runsOut(12), { exact: true }));
  });
});

it('says what a pen in use would lose, and opens a sealed one', async () => {
  const user = await app.newUser();
  await user.addPen({ name: 'Open', startDate: dayAgo(10) });
  await user.addPen({ name: 'Sealed', startDate: null });
  await user.setPlan({
    steps: [{ startDate: dayAgo(-1), time: '09:00', everyDays: 7, doseMg: 5, doses: null }],
  });
  const page = await app.open('/pens', { user });
  const screen = pensScreen(page);
  // Of eight doses of 30 clicks three fall within the 20 days that are left.
  await expectVisible(
    screen
      .pen('Open')
      .getByText(
        `Discard by ${dayAhead(20)}. If you follow the plan, 150 clicks will be left over.`,
      ),
  );
  await screen.button('Open Sealed').click();
  const opening = screen.dialog('Open pen');
  await opening.getByRole('button', { name: 'Open pen' }).click();
  await expectGone(opening);
  await expectVisible(screen.button('Discard Sealed'));
  await expectGone(screen.button('Open Sealed'));
  await expect
    .poll(async () => (await user.pens()).map(({ status }) => status))
    .toEqual(['active', 'active']);
});

it('Log Dose offers sealed pens by that name, and a dose opens one', async () => {
  const user = await app.newUser();
  await user.addPen({ name: 'Sealed', startDate: null, costPerPen: 100, purchaseDate: dayAgo(9) });
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.openPens();
  await expectVisible(page.getByRole('radio', { name: 'Sealed, 10 mg, unopened', checked: true }));
  await screen.exactClicks.fill('30');
  await screen.review();
  await expectVisible(screen.confirmation.getByText('Sealed, 10 mg, unopened'));
  await screen.confirm();
  await expectVisible(page.getByText(/Dose logged successfully!/));
  expect(await user.pens()).toMatchObject([{ status: 'active', startDate: dayAgo(0) }]);
});
