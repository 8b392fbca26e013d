// Shows 2.93, 2.98, 5.32.
import { describe, expect, it } from 'vitest';
import { daysAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { BEFORE_APP, useApp, type Visit } from '../fixtures/fixtures.ts';
import { holdTime } from '../fixtures/held-time.ts';
import { answer, breakDown, letThrough, loseReply, refuse } from '../fixtures/replies.ts';
import { WEIGHT_CALLS, weightScreen } from './weight-screen.ts';

const app = useApp();

const open = async (visit: Visit = {}) => {
  const user = await app.newUser();
  const page = await app.open('/weight', { user, ...visit });
  return { user, page, screen: weightScreen(page) };
};

describe('adding', () => {
  it('does not ask again when a confirmed one has to be sent once more', async () => {
    const { user, page, screen } = await open({ tolerates: FAILED_LOAD });
    await user.addWeight({ weightKg: 86 });
    await page.reload();
    await answer(page, 'POST', WEIGHT_CALLS, breakDown);
    await screen.weight.fill('186');
    await screen.add.click();
    await page.getByRole('button', { name: 'Yes, log it' }).click();
    await expectVisible(screen.alert.getByText('Failed to add weight', { exact: true }));
    await page.unroute(WEIGHT_CALLS);
    await screen.add.click();
    await expectVisible(screen.form.getByText('Logged: 186.0 kg.'));
  });

  it('that fails says Failed to add weight, keeps what was typed, and works then', async () => {
    const { user, page, screen } = await open({ tolerates: FAILED_LOAD });
    await answer(page, 'POST', WEIGHT_CALLS, breakDown);
    await screen.weight.fill('80.5');
    await screen.note.fill('kept');
    await screen.add.click();
    await expectVisible(screen.alert.getByText('Failed to add weight', { exact: true }));
    await expectValue(screen.weight, '80.5');
    await expectValue(screen.note, 'kept');
    await page.unroute(WEIGHT_CALLS);
    await screen.add.click();
    await expectVisible(screen.entries.getByText('80.5 kg'));
    await expectGone(screen.alert);
    expect(await user.weights()).toHaveLength(1);
  });

  it('again after a lost reply adds one', async () => {
    const { user, page, screen } = await open({ tolerates: FAILED_LOAD });
    await answer(page, 'POST', WEIGHT_CALLS, loseReply);
    await screen.weight.fill('80.5');
    await screen.add.click();
    await expectVisible(screen.entries.getByText('Not sent yet'));
    expect(await user.weights()).toHaveLength(1);
    await page.unroute(WEIGHT_CALLS);
    await expectGone(screen.entries.getByText('Not sent yet'));
    expect(await user.weights()).toHaveLength(1);
    await expect.poll(() => screen.entries.count()).toBe(1);
  });
});

it('says Failed to load weights, not that there are none, and loads them on demand', async () => {
  const user = await app.newUser();
  await user.addWeight({ weightKg: 83.1 });
  const page = await app.open(BEFORE_APP, { user, tolerates: FAILED_LOAD });
  const screen = weightScreen(page);
  await answer(page, 'GET', WEIGHT_CALLS, refuse);
  await page.goto('/weight');
  await expectVisible(screen.alert.getByText('Failed to load weights', { exact: true }));
  await expectGone(screen.empty);
  await letThrough(page, WEIGHT_CALLS);
  await screen.alert.getByRole('button', { name: 'Try again' }).click();
  await expectVisible(screen.entries.getByText('83.1 kg'));
  await expectGone(screen.alert);
});

it('keeps the list that is there when it cannot be reloaded', async () => {
  const user = await app.newUser();
  await user.addWeight({ date: '2026-10-03T08:00:00Z', weightKg: 83.1 });
  const page = await app.open('/weight', { user, tolerates: FAILED_LOAD });
  const screen = weightScreen(page);
  await expectVisible(screen.entries.getByText('83.1 kg'));
  await answer(page, 'GET', WEIGHT_CALLS, breakDown);
  await screen.weight.fill('82.4');
  await screen.add.click();
  await expectVisible(screen.alert.getByText('Failed to load weights', { exact: true }));
  await expectVisible(screen.entries.getByText('83.1 kg'));
  await expectVisible(screen.entries.getByText('82.4 kg'));
});

describe('the recent entries', () => {
  const openWithTwo = async (visit: Visit = {}) => {
    const user = await app.newUser();
    await user.addWeight({ date: '2026-10-03T08:00:00Z', weightKg: 90 });
    await user.addWeight({ date: '2026-10-10T08:00:00Z', weightKg: 89 });
    const page = await app.open('/weight', { user, ...visit });
    return { user, page, screen: weightScreen(page) };
  };

  it('are the latest 50', async () => {
    const user = await app.newUser();
    await user.importWeights(
      Array.from({ length: 60 }, (_, day) => ({ date: daysAgo(day), weightKg: 80 + day / 10 })),
    );
    const page = await app.open('/weight', { user });
    const { entries } = weightScreen(page);
    await expectVisible(page.getByText('50 of 60', { exact: true }));
    expect(await entries.count()).toBe(50);
    expect(await entries.first().textContent()).toContain('80.0 kg');
    expect(await entries.last().textContent()).toContain('84.9 kg');
  });

  it('lose what is deleted for good once no one took it back for 5 seconds', async () => {
    const { user, page, screen } = await openWithTwo();
    const undo = screen.toast.getByRole('button', { name: 'Undo' });
    await expectVisible(screen.entries.first());
    const time = await holdTime(page);
    await screen.deleteButton('90.0 kg on 3 Oct 2026').click();
    await time.until(undo);
    await time.pass(4500);
    expect(await undo.isVisible()).toBe(true);
    await time.pass(500);
    await expectGone(undo);
    await time.release();
    await page.reload();
    await expectVisible(screen.entries.getByText('89.0 kg'));
    expect(await screen.entries.count()).toBe(1);
    expect(await user.weights()).toMatchObject([{ weightKg: 89 }]);
  });

  it('get back what could not be deleted, and say so', async () => {
    const { user, page, screen } = await openWithTwo({ tolerates: FAILED_LOAD });
    await answer(page, 'DELETE', WEIGHT_CALLS, breakDown);
    await screen.deleteButton('89.0 kg on 10 Oct 2026').click();
    await expectVisible(
      screen.toast.getByText('We couldn’t delete 89.0 kg on 10 Oct 2026. It’s back in your list.'),
    );
    await expectVisible(screen.entries.first().getByText('89.0 kg'));
    expect(await screen.entries.count()).toBe(2);
    expect(await user.weights()).toHaveLength(2);
  });
});
