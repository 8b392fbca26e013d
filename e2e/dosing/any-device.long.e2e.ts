// Shows 13.10, 13.14, 13.21, 13.24.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectGone,
  expectValue,
  expectVisible,
} from '../fixtures/expectations.ts';
import { DEVICES, useApp } from '../fixtures/fixtures.ts';
import { chooseDevice, logDoseScreen } from './log-dose/log-dose-screen.ts';

const app = useApp();

const screen = (page: Page) => {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  return {
    another: page.getByRole('button', { name: 'Another pen or a vial' }),
    kwikPen: page.getByRole('button', { name: 'Mounjaro KwikPen', exact: true }),
    own: page.getByRole('button', { name: 'Not listed' }),
    change: page.getByRole('button', { name: 'Change' }),
    chosen: (name: string) => page.getByRole('heading', { name, exact: true }),
    choose: (brand: string, device: string | RegExp, strength: string) =>
      chooseDevice(page.getByRole('form', { name: 'Calculator for any device' }), {
        brand,
        device,
        strength,
      }),
    counted: page.getByLabel('Clicks you counted for one full dose'),
    clicks: field('Clicks'),
    mg: field('Dose amount'),
    mL: field('Volume'),
    units: field('Syringe units'),
    sum: (text: string) => page.getByRole('listitem').filter({ hasText: text }),
    choice: (name: string) => page.getByRole('button', { name, exact: true }),
    offLabel: page.getByText(/^The leaflet covers full doses only/),
    expectResult: (text: string) =>
      expect
        .poll(() => page.getByRole('status', { name: 'Calculated Dose' }).textContent())
        .toBe(text),
  };
};

/** The address, once it has come to stand still. */
const expectAddress = (page: Page, query: string) =>
  expect.poll(() => new URL(page.url()).search).toBe(query);

describe.each(DEVICES)('on a $name', (device) => {
  it('0.5 mg of a pen of semaglutide: whole doses only, until somebody counts the clicks', async () => {
    const page = await app.open('/', { device });
    const { another, choose, counted, clicks, mg, mL, units, ...found } = screen(page);
    await another.click();
    await choose('Ozempic', /^Ozempic pen/, '1 mg');
    await expectVisible(found.chosen('Ozempic pen, 1 mg'));
    await expect
      .poll(() => found.chosen('Ozempic pen, 1 mg').evaluate((it) => it === document.activeElement))
      .toBe(true);
    await expectValue(counted, '');
    await mg.fill('0.5');
    await expectValue(mL, '0.37');
    await expectValue(units, '37');
    await expectValue(page.getByLabel('Doses', { exact: true }), '0.5');
    await expectVisible(found.offLabel);
    await expectVisible(page.getByText('Enter the clicks in one dose to work out part doses.'));
    await counted.fill('74');
    await expectValue(clicks, '37');
    await expectVisible(found.sum('0.5 mg ÷ 1 mg × 74 clicks = 37 clicks'));
    await expectVisible(
      found.sum('0.5 mg ÷ (1 mg ÷ 0.74 mL) = 0.37 mL = 37 units of a U-100 syringe'),
    );
    await expectVisible(page.getByText('Compare with your label'));
    await expectVisible(page.getByText(/EMA product information of Ozempic/));
    expect(await page.getByText('Golden Dose').count()).toBe(0);
    await expectAddress(page, '?device=ozempic-eu-1&strength=1&stepsPerDose=74&mg=0.5&steps=37');
    await expectAccessible(page);
  });

  it('3.75 mg of a KwikPen: both clicks are there to choose from, none is chosen', async () => {
    const page = await app.open('/?device=mounjaro-kwikpen&strength=10', { device });
    const { mg, clicks, choice, expectResult } = screen(page);
    await mg.fill('3.75');
    await expectVisible(page.getByText('3.75 mg falls exactly between 22 and 23 clicks.'));
    await expectResult('3.75mg');
    await expectVisible(page.getByText('Golden Dose'));
    await choice('22 clicks = 3.67 mg').click();
    await expectValue(clicks, '22');
    await expectResult('3.67mg');
    await expectAddress(page, '?device=mounjaro-kwikpen&strength=10&mg=3.75&steps=22');
    await choice('23 clicks = 3.83 mg').click();
    await expectValue(clicks, '23');
    await expectAccessible(page);
  });

  it('own numbers: 2.5 mg from a vial of 10 mg/mL are 25 units', async () => {
    const page = await app.open('/?device=other', { device });
    const { own, mg, mL, units, sum } = screen(page);
    await own.click();
    await page.getByRole('radio', { name: 'Vial' }).check();
    await page.getByLabel('One dose, in mg').fill('10');
    await page.getByLabel('One dose, in mL').fill('1');
    await mg.fill('2.5');
    await expectValue(units, '25');
    await expectVisible(sum('2.5 mg ÷ (10 mg ÷ 1 mL) = 0.25 mL = 25 units of a U-100 syringe'));
    await units.fill('30');
    await expectValue(mg, '3');
    await expectValue(mL, '0.3');
    await expectAddress(page, '?device=own&kind=vial&strength=10&doseMl=1&units=30&steps=30');
    await expectAccessible(page);
  });
});

it('says what is too much, and what is wrong with own numbers', async () => {
  const page = await app.open('/?device=ozempic-us-0.25&mg=0.5');
  await expectVisible(page.getByText('0.5 mg is more than one full dose of this pen (0.25 mg).'));
  await screen(page).change.click();
  await screen(page).own.click();
  await page.getByLabel('One dose, in mL').fill('6');
  await expectVisible(page.getByText('Enter a number from 0.01 to 5.'));
  await page.getByRole('radio', { name: 'Vial' }).check();
  await page.getByLabel('One dose, in mL').fill('0.125');
  await expectVisible(
    page.getByText('A dose from a vial must be a whole number of units (0.01 mL each).'),
  );
  await expectAccessible(page);
});

describe('the address', () => {
  it('brings back what was entered, with Back and Forward, one entry however much was typed', async () => {
    const page = await app.open('/');
    const { another, kwikPen, choose, mg, units } = screen(page);
    await page.getByLabel('Pen strength').selectOption('10 mg');
    await page.getByLabel('Dose amount').pressSequentially('3.75');
    await expectAddress(page, '?strength=10&steps=23&mg=3.75');
    const entries = await page.evaluate(() => history.length);
    await another.click();
    await choose('Zepbound', 'Zepbound single-dose vial', '5 mg');
    await mg.pressSequentially('2.5');
    await expectValue(units, '25');
    const typed = '?device=zepbound-single-dose-vial-us&strength=5&mg=2.5&steps=25';
    await expectAddress(page, typed);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expectValue(page.getByLabel('Pen strength'), '10');
    await expectValue(page.getByLabel('Dose amount'), '3.75');
    await expectValue(page.getByRole('slider', { name: 'Clicks' }), '23');
    await page.goForward();
    await expectValue(units, '25');
    await page.reload();
    await expectValue(mg, '2.5');
    await kwikPen.click();
    await expectVisible(page.getByRole('heading', { name: 'About Mounjaro Dosing' }));
    await expectAddress(page, '');
  });

  it.each([
    ['/?device=nothing&strength=7.5&steps=junk', '7.5', '60'],
    ['/?strength=3&steps=-7&mg=abc', '2.5', '60'],
    ['/calculator?strength=15&steps=900&mg=3', '15', '60'],
  ])('%s: what makes no sense falls to what is there at first', async (path, strength, clicks) => {
    const page = await app.open(path);
    await expectValue(page.getByLabel('Pen strength'), strength);
    await expectValue(page.getByRole('slider', { name: 'Clicks' }), clicks);
  });

  it('never shows the calculator as it was built first', async () => {
    const page = await app.open('/favicon.svg');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/?strength=10&steps=30', { waitUntil: 'commit' });
    await expectVisible(page.getByRole('heading', { name: 'About Mounjaro Dosing' }));
    expect(await page.getByLabel('Pen strength').isVisible()).toBe(false);
    release();
    await expectVisible(page.getByLabel('Pen strength'));
    await expectValue(page.getByLabel('Pen strength'), '10');
  });
});

it('without JavaScript offers no other pens', async () => {
  const page = await app.open('/', { javaScript: false });
  await expectVisible(page.getByLabel('Pen strength'));
  expect(await screen(page).another.isVisible()).toBe(false);
});

describe('who is logged in', () => {
  it('goes on to log the clicks, from the pen of that strength', async () => {
    const user = await app.newUser();
    await user.addPen({ strength: 5, name: 'Other pen' });
    await user.addPen({ strength: 10, name: 'Right pen', startDate: '2026-01-01' });
    const page = await app.open('/?strength=10&steps=22', { user });
    await page.getByRole('link', { name: 'Log this dose' }).click();
    const { pen, exactClicks, doseAmount, openPens } = logDoseScreen(page);
    await expectValue(exactClicks, '22');
    await openPens();
    expect(await pen('Right pen').isChecked()).toBe(true);
    await expectValue(doseAmount, '3.67');
    await expectAddress(page, '');
    await page.reload();
    await expectValue(exactClicks, '0');
  });

  it('goes on with another device, in its own steps', async () => {
    const user = await app.newUser();
    await user.addPen({
      strength: 1,
      name: 'Counted pen',
      device: { id: 'ozempic-eu-1', stepsPerDose: 74 },
    });
    const page = await app.open('/?device=ozempic-eu-1&strength=1&stepsPerDose=74&mg=0.5', {
      user,
    });
    await page.getByRole('link', { name: 'Log this dose' }).click();
    const { exactClicks, doseAmount } = logDoseScreen(page);
    await expectValue(exactClicks, '37');
    await expectValue(doseAmount, '0.5');
  });

  it('takes the mg to another pen of the medicine, and nothing to another medicine', async () => {
    const user = await app.newUser();
    await user.addPen({ strength: 5 });
    const page = await app.open('/?strength=10&steps=24', { user });
    await page.getByRole('link', { name: 'Log this dose' }).click();
    const { exactClicks, doseAmount } = logDoseScreen(page);
    await expectValue(doseAmount, '4');
    await expectValue(exactClicks, '48');
    await page.goto('/?device=ozempic-us&strength=2&mg=2');
    await page.getByRole('link', { name: 'Log this dose' }).click();
    await expectValue(exactClicks, '0');
  });

  it('sees no link before something is dialled, and none as a visitor', async () => {
    const page = await app.open('/', { user: await app.newUser() });
    const link = page.getByRole('link', { name: 'Log this dose' });
    await expectValue(page.getByRole('slider', { name: 'Clicks' }), '60');
    expect(await link.count()).toBe(0);
    await page.getByRole('slider', { name: 'Clicks' }).press('ArrowLeft');
    await expectVisible(link);
    await page.getByRole('slider', { name: 'Clicks' }).press('Home');
    await expectGone(link);
    const visitor = await app.open('/?device=ozempic-us&strength=2&mg=2');
    await expectVisible(screen(visitor).mg);
    expect(await visitor.getByRole('link', { name: 'Log this dose' }).count()).toBe(0);
  });
});

it('asks for what is missing, and for nothing else', async () => {
  const page = await app.open('/?device=other');
  await expectVisible(page.getByText('Choose your pen or vial, or enter its numbers.'));
  await page.goto('/?device=ozempic-eu-1');
  await expectGone(page.getByText('Choose your pen or vial, or enter its numbers.'));
  await page.goto('/?device=ozempic-us');
  await expectVisible(page.getByText('Choose a strength.'));
  await page.goto('/?device=own&kind=vial');
  await expectVisible(page.getByText('Enter the mg and mL of one dose.'));
});
