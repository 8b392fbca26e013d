import { it } from 'vitest';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone } from '../fixtures/expectations.ts';
import { BEFORE_APP, useApp } from '../fixtures/fixtures.ts';
import { holdTime } from '../fixtures/held-time.ts';
import { breakDown } from '../fixtures/replies.ts';

const app = useApp();

it('a read that failed says so at once while it is tried again, and heals by itself', async () => {
  const user = await app.newUser();
  const page = await app.open(BEFORE_APP, { user, tolerates: FAILED_LOAD });
  await page.route(/\/api\/weights/, breakDown);
  // The page's clock stands, so no second try can come.
  const time = await holdTime(page);
  await page.goto('/weight');
  // The button that tries again, while it is being tried.
  await time.until(page.getByRole('alert').getByRole('button', { name: 'Please wait' }));
  await page.goto('/dashboard');
  await time.until(page.getByText('Failed to load weights', { exact: true }));
  await time.untilGone(page.getByText(/^Loading(\.\.\.|…)$/));

  await page.unroute(/\/api\/weights/);
  await time.release();
  await expectGone(page.getByText('Failed to load weights', { exact: true }));
});
