// Shows 16.1.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type ApiUser, dayAgo, daysAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, PHONE, useApp } from '../fixtures/fixtures.ts';
import { findCard } from '../fixtures/page-parts.ts';
import { answer, refuse } from '../fixtures/replies.ts';
import { logDoseScreen } from './log-dose/log-dose-screen.ts';

const app = useApp();

const siteScreen = (page: Page) => {
  const map = page.getByRole('group', { name: 'Body map' });
  return {
    map,
    zone: (name: string | RegExp) => map.getByRole('button', { name }),
    own: page.getByText('The sites you use', { exact: true }).first(),
    box: (name: string) => page.getByRole('checkbox', { name }),
    rows: findCard(page, 'All sites').getByRole('listitem'),
  };
};

/** Someone who injected into both thighs and the left of the abdomen. */
const userWithSites = async (): Promise<ApiUser> => {
  const user = await app.newUser();
  const pen = await user.addPen();
  const doses = [
    ['thigh', 'left', 21, 3],
    ['thigh', 'right', 14, 1],
    ['abdomen', 'left_lower', 7, 0],
    ['thigh', 'left', 28, 6],
  ] as const;
  for (const [injectionLocation, injectionSubLocation, days, painLevel] of doses) {
    const where = { injectionLocation, injectionSubLocation, painLevel };
    await user.logDose(pen, { clicks: 10, date: daysAgo(days), ...where });
  }
  return user;
};

describe.each(DEVICES)('on a $name', (device) => {
  it('every zone is a button of at least 44 px that says how long it has rested', async () => {
    const page = await app.open('/sites', { user: await userWithSites(), device });
    const { map, zone } = siteScreen(page);
    await expectVisible(zone('Left thigh, rested 21 days'));
    await expectVisible(zone('Left upper abdomen, never used, suggested'));
    await expectGone(page.getByRole('heading', { name: 'Rested longest' }));
    await expectVisible(page.getByRole('heading', { name: 'Suggested site', exact: true }));
    await expectVisible(page.getByText('The first of the chosen sites with no dose yet.'));
    const buttons = await map.getByRole('button').all();
    expect(buttons).toHaveLength(10);
    for (const button of buttons) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  it('a zone is opened by keyboard, and shows its uses and its pain over time', async () => {
    const page = await app.open('/sites', { user: await userWithSites(), device });
    const { zone } = siteScreen(page);
    await zone(/^Left thigh/).press('Enter');
    expect(await zone(/^Left thigh/).getAttribute('aria-pressed')).toBe('true');
    await expectVisible(page.getByText('2 doses here, pain 4.5 out of 10 on average.'));
    await expectVisible(page.getByRole('figure', { name: 'Pain over time: left thigh' }));
    await zone(/^Left upper arm/).press('Enter');
    await expectVisible(page.getByText('No dose logged exactly here yet.'));
  });

  it('one’s own zones are chosen, and only they are suggested', async () => {
    const user = await userWithSites();
    const page = await app.open('/sites', { user, device });
    const { zone, own, box, rows } = siteScreen(page);
    await expect.poll(() => rows.count()).toBe(6);
    await own.click();
    await expectVisible(
      page.getByText(
        'The tirzepatide leaflet says that injections into the upper arm should be given by another person.',
      ),
    );
    for (const name of ['Left lower', 'Left upper', 'Right lower', 'Right upper']) {
      await box(`${name} abdomen`).click();
      await expect.poll(() => box(`${name} abdomen`).isChecked()).toBe(false);
    }
    await expectVisible(zone('Left thigh, rested 21 days, suggested'));
    await expectVisible(page.getByRole('heading', { name: 'Rested longest' }));
    await expectVisible(page.getByText('Left thigh, rested 21 days', { exact: true }));
    await box('Left upper arm').click();
    await expectVisible(zone('Left upper arm, never used, suggested'));
    await page.reload();
    await expectVisible(zone('Left upper arm, never used, suggested'));
    await own.click();
    expect(await box('Right upper abdomen').isChecked()).toBe(false);
  });
});

it.each(['/sites', '/log-dose'])(
  'on %s days stay within their zone in large text',
  async (path) => {
    const user = await app.newUser();
    const pen = await user.addPen({ startDate: dayAgo(150) });
    for (const [days, injectionSubLocation] of [
      [140, 'left'],
      [133, 'right'],
    ] as const) {
      const where = { injectionLocation: 'thigh', injectionSubLocation };
      await user.logDose(pen, { clicks: 10, date: daysAgo(days), ...where });
    }
    const page = await app.open(path, { user, device: PHONE });
    if (path === '/log-dose') await logDoseScreen(page).site.click();
    for (const [name, mark] of [
      [/^Left thigh/, '140 d'],
      [/^Right thigh/, '133 d'],
    ] as const) {
      const zone = page.getByRole('button', { name });
      const days = zone.getByText(mark, { exact: true });
      await expectVisible(days);
      for (const size of ['16px', '24px', '32px']) {
        await page.evaluate(
          (px) => document.documentElement.style.setProperty('font-size', px),
          size,
        );
        const [outer, inner] = [await zone.boundingBox(), await days.boundingBox()];
        expect(inner?.width, `${mark} at ${size}`).toBeLessThan(outer?.width ?? 0);
      }
    }
  },
);

it('a choice that is refused goes back, and says so', async () => {
  const page = await app.open('/sites', { user: await userWithSites(), tolerates: FAILED_LOAD });
  const { own, box } = siteScreen(page);
  await own.click();
  await answer(page, 'PUT', /\/api\/user\/sites/, refuse);
  await box('Left upper arm').click();
  await expectVisible(page.getByText('We couldn’t save this. Please try again.'));
  await expect.poll(() => box('Left upper arm').isChecked()).toBe(false);
});

it('someone without a dose is led to log one', async () => {
  const page = await app.open('/sites', { user: await app.newUser() });
  const { zone } = siteScreen(page);
  await expectVisible(zone('Left thigh, never used'));
  await expectVisible(page.getByRole('link', { name: 'Log a dose' }));
  await expectGone(page.getByRole('heading', { name: 'Rested longest' }));
  await expectGone(page.getByRole('heading', { name: 'All sites' }));
});
