// Shows 25.1.
import { beforeAll, expect, it } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useApp } from '../fixtures/fixtures.ts';
import { userWithHistory } from '../fixtures/good-looks.ts';

const app = useApp();

const FRAME = ['navigation', 'banner', 'contentinfo', 'button'] as const;
const FIELDS = ['form', 'textbox', 'spinbutton', 'combobox', 'checkbox', 'switch'] as const;

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
    const gone = path === '/' ? FRAME : [...FRAME, ...FIELDS];
    for (const role of gone) expect(await page.getByRole(role).count(), role).toBe(0);
    const [scheme, fixed] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).colorScheme,
      [...document.querySelectorAll('body *')].filter(
        (part) => getComputedStyle(part).position === 'fixed' && part.checkVisibility(),
      ).length,
    ]);
    expect([scheme, fixed]).toEqual(['light', 0]);
  },
);

it('prints what the calculator was asked and what it answers', async () => {
  const page = await app.open('/', { user });
  await page.getByLabel('Dose amount').fill('1.25');
  await page.emulateMedia({ media: 'print' });
  await expectVisible(page.getByText('30 / 60 × 2.5 mg'));
  await expectVisible(page.getByLabel('Pen strength'));
});
