// Shows 1.16, 1.17, 25.5, 25.6.
import { beforeAll, expect, it } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useApp } from '../fixtures/fixtures.ts';
import { userWithHistory } from '../fixtures/good-looks.ts';

const app = useApp();

let user: ApiUser;
beforeAll(async () => {
  user = await userWithHistory(app);
});

it.each(['/', '/dashboard', '/log-dose', '/weight', '/cost-savings'])(
  '%s prints dark on white, without what is there to be pressed',
  async (path) => {
    const page = await app.open(path, { user, device: PHONE, theme: 'dark' });
    await expectVisible(page.getByRole('navigation', { name: 'Shortcuts' }));
    await page.emulateMedia({ media: 'print' });
    await expectVisible(page.getByRole('heading', { level: 1 }));
    for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'form'] as const) {
      expect(await page.getByRole(role).count(), role).toBe(0);
    }
    const [scheme, fixed] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).colorScheme,
      [...document.querySelectorAll('body *')].filter(
        (part) => getComputedStyle(part).position === 'fixed' && part.checkVisibility(),
      ).length,
    ]);
    expect([scheme, fixed]).toEqual(['light', 0]);
  },
);

it('shows one donation link at a time', async () => {
  const seen = (width: number) =>
    app.open('/').then(async (page) => {
      await page.setViewportSize({ width, height: 800 });
      const links = page.locator('a[href*="buymeacoffee"]').filter({ visible: true });
      await expectVisible(links.first());
      // What only a reader or the keyboard meets is a pixel wide.
      const boxes = await links.evaluateAll((all) => all.map((link) => link.clientWidth));
      return boxes.filter((across) => across > 1).length;
    });
  for (const width of [360, 768, 1100, 1280, 1920]) expect(await seen(width), `${width}`).toBe(1);
});
