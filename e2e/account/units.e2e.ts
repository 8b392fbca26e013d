// Shows 11.1.
import { expect, it } from 'vitest';
import { expectValue, expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';
import { openSettings } from './settings-screen.ts';

const app = useApp();

it('units follow the country until they are chosen, and are saved at once', async () => {
  const { user, page, ...screen } = await openSettings(app);
  const [weight, height] = [page.getByLabel('Weight unit'), page.getByLabel('Height unit')];
  await expectValue(weight, 'kg');
  await expectValue(height, 'cm');
  await screen.country.selectOption('United States');
  await expectVisible(screen.message('Country preference saved successfully!'));
  await expectValue(weight, 'lb');
  await expectValue(height, 'ft');
  await weight.selectOption('st');
  await expectVisible(screen.message('Units saved successfully!'));
  expect((await user.profile()).units).toEqual({ weight: 'st', height: 'ft' });
  await screen.country.selectOption('Australia');
  await expectVisible(screen.message('Country preference saved successfully!'));
  await expectValue(weight, 'st');
  await page.goto('/export');
  await expectVisible(
    page.getByText(/Weights are in kg and lengths in cm, whichever units you use/),
  );
});
