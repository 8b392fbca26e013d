import { beforeAll, expect, it } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';
import { userWithHistory } from '../fixtures/good-looks.ts';

const app = useApp();
/** The narrowest window and a usual phone, and text as large as browsers' settings commonly go. */
const WIDTHS = [320, 390];
const SIZES_PX = [24, 32];

let user: ApiUser;
beforeAll(async () => {
  user = await userWithHistory(app);
});

it.each([
  { path: '/', as: 'visitor' },
  { path: '/login', as: 'visitor' },
  { path: '/', as: 'user' },
  { path: '/dashboard', as: 'user' },
  { path: '/log-dose', as: 'user' },
  { path: '/plan', as: 'user' },
  { path: '/pens', as: 'user' },
  { path: '/weight', as: 'user' },
  { path: '/symptoms', as: 'user' },
  { path: '/sites', as: 'user' },
  { path: '/cost-savings', as: 'user' },
  { path: '/pk-curve', as: 'user' },
  { path: '/settings', as: 'user' },
  { path: '/settings/reminders', as: 'user' },
  { path: '/settings/units', as: 'user' },
  { path: '/settings/medicines', as: 'user' },
  { path: '/settings/privacy', as: 'user' },
  { path: '/settings/account', as: 'user' },
  { path: '/security', as: 'user' },
  { path: '/export', as: 'user' },
  { path: '/import', as: 'user' },
  { path: '/report', as: 'user' },
])('$path fits into a phone with large text, for a $as', async ({ path, as }) => {
  const page = await app.open(path, as === 'user' ? { user } : {});
  await expectVisible(page.getByRole('heading', { level: 1 }));
  await page.waitForLoadState('networkidle');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of SIZES_PX) {
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`;
      }, size);
      // Charts follow a moment later.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
          message: `${width} px with text of ${size} px`,
          timeout: 3000,
        })
        .toBeLessThanOrEqual(width);
    }
  }
});
