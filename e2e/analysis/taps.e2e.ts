import { expect, it } from 'vitest';
import { withDueDose } from '../fixtures/api-user.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { HELD_PHONE, useApp } from '../fixtures/fixtures.ts';
import { thumbOn } from '../fixtures/thumb.ts';

/** The taps that the level of the medicine takes from Today. */

const app = useApp();

it('the level now, the next peak and the next dose take one tap, a forecast one more', async () => {
  const user = await withDueDose(await app.newUser());
  const page = await app.open('/dashboard', { user, device: HELD_PHONE });
  const thumb = thumbOn(page);
  await thumb.tap(page.getByRole('link', { name: 'Curve', exact: true }));
  for (const name of ['Estimated level now', 'Next peak', 'Next dose']) {
    const figure = page.getByText(name, { exact: true });
    await expectVisible(figure);
    // In sight without a scroll, and above the chart.
    expect((await figure.boundingBox())?.y).toBeLessThan(HELD_PHONE.height / 2);
  }
  await expectVisible(page.getByRole('figure', { name: 'Blood concentration' }));
  expect(thumb).toMatchObject({ taps: 1, scrolls: 0 });
  const clicks = page.getByLabel('Clicks');
  expect(await clicks.isVisible()).toBe(false);
  await thumb.tap(page.getByRole('heading', { name: 'Forecast plan' }));
  await expectVisible(clicks.first());
  expect(thumb).toMatchObject({ taps: 2, scrolls: 1 });
});
