// Shows 53.10.
import { describe, expect, it } from 'vitest';
import { callAs } from '../fixtures/api-call.ts';
import { type ApiUser, daysAgo } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useApp } from '../fixtures/fixtures.ts';

const app = useApp();

/** Sends weigh-ins as a phone does, with a token of its own; the last one of yesterday. */
async function sendFromPhone(user: ApiUser, ...weights: number[]): Promise<void> {
  const body = { name: 'Phone', scope: 'log' };
  const token = await callAs<{ token: string }>(app.url, user, 'POST', '/user/tokens', body);
  const weight = weights.map((kilograms, index) => {
    const time = daysAgo(weights.length - index);
    return { uuid: String(index), kilograms, time, source: 'com.scale' };
  });
  await callAs(app.url, token, 'POST', '/ingest/health-connect', { app_version: '1', weight });
}

const weightsOf = async (user: ApiUser) =>
  (await user.weights()).map(({ weightKg, isUnconfirmed }) => [weightKg, isUnconfirmed]);

describe('a weight that a phone sent and that is far from those around it', () => {
  it('is pointed out on Today, deleted at one press and brought back by Undo', async () => {
    const user = await app.newUser();
    await sendFromPhone(user, 99.8, 220.5, 99.9);
    const page = await app.open('/dashboard', { user, device: PHONE });
    const notice = page.getByText(
      /^Your phone sent 220\.5 kg on .+\. The weights before and after it are 99\.8 kg and 99\.9 kg\.$/,
    );
    await expectVisible(notice);
    await page.getByRole('button', { name: 'Delete', exact: true }).tap();
    await expectGone(notice);
    await expect.poll(async () => (await user.weights()).length).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expectVisible(notice);
    await expect
      .poll(() => weightsOf(user))
      .toEqual([
        [99.9, true],
        [220.5, true],
        [99.8, true],
      ]);
  });

  it('is not pointed out again once it is right, here or on another device', async () => {
    const user = await app.newUser();
    await sendFromPhone(user, 99.8, 99.9, 220.5);
    const page = await app.open('/dashboard', { user, device: PHONE });
    const notice = page.getByText(/^Your phone sent 220\.5 kg on .+\. The weights before it are /);
    await expectVisible(notice);
    await page.getByRole('button', { name: 'It is correct' }).tap();
    await expectGone(notice);
    await expect
      .poll(() => weightsOf(user))
      .toEqual([
        [220.5, false],
        [99.9, true],
        [99.8, true],
      ]);
    const other = await app.open('/dashboard', { user });
    await expectVisible(other.getByRole('heading', { name: '220.5 kg' }));
    await expectGone(other.getByText(/^Your phone sent/));
    await page.reload();
    await expectVisible(page.getByRole('heading', { name: '220.5 kg' }));
    await expectGone(notice);
  });

  it('stays where it cannot be confirmed, and says so', async () => {
    const user = await app.newUser();
    await sendFromPhone(user, 99.8, 220.5, 99.9);
    const page = await app.open('/dashboard', { user, tolerates: /Failed to load resource/ });
    await page.route('**/api/weights/*', (route) => route.abort());
    await page.getByRole('button', { name: 'It is correct' }).click();
    await expectVisible(page.getByText('We couldn’t save your answer.'));
    await expectVisible(page.getByText(/^Your phone sent 220\.5 kg/));
  });
});
