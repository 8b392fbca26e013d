// Shows 52.4.
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import {
  stepAt,
  totpCode,
} from '../../apps/server/src/features/account/auth/second-factor/totp.ts';
import { IS_LONG_RUN, itAtLength } from '../../apps/server/src/testing/long-run.ts';
import {
  type ForeignProvider,
  startForeignProvider,
} from '../../apps/server/src/testing/oidc/foreign-provider.ts';
import { callAs } from '../fixtures/api-call.ts';
import { forgetConfirmations } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { settingsOfOwnAddress } from '../fixtures/free-port.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { findCard, keptToken, unfoldCard } from '../fixtures/page-parts.ts';
import { startClockedProvider } from './clocked-provider.ts';

const BUTTON = 'Log in with The House';

/** A server that knows a provider which knows it. */
async function settingsWith(
  start: (redirectUri: string) => Promise<Pick<ForeignProvider, 'settings'>>,
  more: Readonly<Record<string, string>> = {},
) {
  const own = await settingsOfOwnAddress();
  const { settings } = await start(`${own.PUBLIC_URL}/api/oidc/callback`);
  return { ...own, ...settings, ...more };
}

let house: ForeignProvider;
const app = useOwnApp(() =>
  settingsWith(async (redirectUri) => {
    house = await startForeignProvider({ redirectUri });
    return house;
  }),
);
let strictHouse: ForeignProvider;
const strict = useOwnApp(() =>
  settingsWith(
    async (redirectUri) => {
      strictHouse = await startForeignProvider({ redirectUri });
      return strictHouse;
    },
    { PASSWORD_LOGIN: 'off' },
  ),
);
afterAll(() => Promise.all([house.close(), strictHouse.close()]));

const press = (page: Page) => page.getByRole('link', { name: BUTTON }).click();

/** Presses our button and logs in at the provider as `who`, or says no. */
async function comeAs(page: Page, who: string | null) {
  await press(page);
  await answerAt(page, who);
}

async function answerAt(page: Page, who: string | null) {
  if (who === null) return page.getByRole('button', { name: 'No' }).click();
  await page.getByLabel('Your name here').fill(who);
  await page.getByRole('button', { name: 'Let me in' }).click();
}

/** Somebody else at the same browser, or the same one without anything kept. */
async function leave(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${app.url}/login`);
}

describe('the button', () => {
  it('makes an account with the first login, and leads back to it with the second', async () => {
    const page = await app.open('/login?next=%2Fpens', { device: PHONE });
    await expectVisible(page.getByRole('link', { name: BUTTON }));
    await expectGood(page, PHONE);
    await comeAs(page, 'anna');
    await expectPath(page, '/pens');
    await page.goto(`${app.url}/security`);
    await expectVisible(findCard(page, 'Email address').getByText('anna@example.com').first());
    await leave(page);
    await comeAs(page, 'anna');
    await expectPath(page, '/dashboard');
    expect(new URL(page.url()).hash).toBe('');
    house.people.set('anna', { email: 'anna-new@example.com', email_verified: true });
    await leave(page);
    await comeAs(page, 'anna');
    await expectPath(page, '/dashboard');
    await page.goto(`${app.url}/security`);
    await expectVisible(findCard(page, 'Email address').getByText('anna@example.com').first());
    await expectVisible(findCard(page, BUTTON).getByText('anna-new@example.com').first());
  });

  itAtLength('stands on the page for new accounts, too, and says what went wrong', async () => {
    const page = await app.open('/login?mode=register', { device: PHONE, tolerates: FAILED_LOAD });
    await comeAs(page, null);
    await expectVisible(page.getByText('You didn’t log in with The House. You can try again.'));
    await expectGood(page, PHONE);
    expect(new URL(page.url()).hash).toBe('');

    const user = await app.newUser();
    house.people.set('bert', { email: user.email, email_verified: true });
    await comeAs(page, 'bert');
    await expectVisible(page.getByText('There is already an account with your email address.'));
    await expectVisible(page.getByLabel('Password', { exact: true }));
  });

  it('takes no state that was changed, and no answer twice', async () => {
    const page = await app.open('/login', { device: PHONE, tolerates: FAILED_LOAD });
    const answers: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/oidc/callback?')) answers.push(request.url());
    });
    await comeAs(page, 'carl');
    await expectPath(page, '/dashboard');
    const [answer = ''] = answers;
    await page.evaluate(() => localStorage.clear());
    await page.goto(answer);
    await expectVisible(page.getByText('This login has expired or was already completed.'));
    const at = answer.indexOf('state=') + 10;
    await page.goto(answer.slice(0, at) + (answer[at] === 'A' ? 'B' : 'A') + answer.slice(at + 1));
    await expectVisible(page.getByText('This login was not started in this browser'));
    // A code that somebody else was given, as in a link.
    await page.goto(`${app.url}/login#oidc=abc`);
    await page.reload();
    await page.goto(`${app.url}/login?next=%2Fplan#oidc=abc`);
    await expectVisible(page.getByText('This login has expired or was already completed.'));
    await expectVisible(page.getByRole('link', { name: BUTTON }));
  });

  itAtLength('asks for the code of the own second factor', async () => {
    const page = await app.open('/login', { device: PHONE, tolerates: FAILED_LOAD });
    await comeAs(page, 'dora');
    await expectPath(page, '/dashboard');
    const token = (await keptToken(page)) ?? '';
    const { secret } = await callAs<{ secret: string }>(
      app.url,
      { token },
      'POST',
      '/user/totp',
      {},
    );
    const now = Date.now();
    const code = (ms: number) => totpCode(secret, stepAt(ms));
    await callAs(app.url, { token }, 'POST', '/user/totp/confirm', { code: code(now) });
    await leave(page);
    await comeAs(page, 'dora');
    await expectVisible(
      page.getByText('One more step: enter the code from your authenticator app.'),
    );
    await expectGood(page, PHONE);
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectVisible(page.getByText('This code is wrong, or has already been used.').first());
    await page.getByLabel('Code').fill(code(now + 30_000));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectPath(page, '/dashboard');
  });

  itAtLength(
    'says that the provider is away, while the rest works, and leads there again',
    async () => {
      const user = await app.newUser();
      await app.killServer();
      await house.stop();
      await app.startServer();
      const page = await app.open('/login?next=%2Fplan', { device: PHONE });
      await press(page);
      await expectVisible(
        page.getByText('We can’t reach The House at the moment. Please try again later.'),
      );
      const other = await app.open('/dashboard', { user, device: PHONE });
      await expectPath(other, '/dashboard');
      await house.startAgain();
      await comeAs(page, 'emil');
      await expectPath(page, '/plan');
    },
  );
});

itAtLength('somebody without an account brings their records along', async () => {
  const page = await app.open('/login', { device: PHONE });
  await page.getByRole('main').getByRole('button', { name: 'Use it without an account' }).click();
  await expectPath(page, '/dashboard');
  await page.goto(`${app.url}/login`);
  await comeAs(page, 'hans');
  await expectPath(page, '/move-in');
});

// A server and a provider more, for the long run alone.
if (IS_LONG_RUN) {
  describe('a clock that is a minute behind', () => {
    let slow: Awaited<ReturnType<typeof startClockedProvider>>;
    const late = useOwnApp(() =>
      settingsWith(async (redirectUri) => {
        slow = await startClockedProvider(redirectUri, -60_000);
        return slow;
      }),
    );
    afterAll(() => slow.close());
    it('is no hindrance', async () => {
      const page = await late.open('/login', { device: PHONE });
      await comeAs(page, 'anna');
      await expectPath(page, '/dashboard');
    });
  });
}

describe('the Security page', () => {
  it('links a login, says whose it is, and unlinks it', async () => {
    const user = await app.newUser();
    await forgetConfirmations(app);
    const page = await app.open('/security', { user, device: PHONE, tolerates: FAILED_LOAD });
    await unfoldCard(page, BUTTON);
    const card = findCard(page, BUTTON);
    await card.getByRole('button', { name: 'Link your login' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await question.getByLabel('Your password', { exact: true }).fill(user.password);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await answerAt(page, 'frida');
    await expectPath(page, '/security');
    await expectVisible(page.getByText('Linked. You can now log in with frida@example.com.'));
    await unfoldCard(page, BUTTON);
    await expectVisible(card.getByText('Linked as frida@example.com.'));
    await expectGood(page, PHONE);

    await leave(page);
    await comeAs(page, 'frida');
    await expectPath(page, '/dashboard');
    await page.goto(`${app.url}/security`);
    await expectVisible(findCard(page, 'Email address').getByText(user.email).first());
    await unfoldCard(page, BUTTON);
    await card.getByRole('button', { name: 'Unlink' }).click();
    await page.getByRole('button', { name: 'Yes, unlink' }).click();
    await expectVisible(card.getByText('Not linked').first());
  });

  itAtLength('leaves nobody without a way in, and confirms by a fresh login', async () => {
    const page = await app.open('/login', { device: PHONE, tolerates: FAILED_LOAD });
    await comeAs(page, 'gerd');
    await expectPath(page, '/dashboard');
    await forgetConfirmations(app);
    await page.goto(`${app.url}/security`);
    await unfoldCard(page, BUTTON);
    await findCard(page, BUTTON).getByRole('button', { name: 'Unlink' }).click();
    await page.getByRole('button', { name: 'Yes, unlink' }).click();
    await expectVisible(page.getByText('This is your only way to log in.'));
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await unfoldCard(page, 'API tokens');
    const tokens = findCard(page, 'API tokens');
    const make = async () => {
      await tokens.getByRole('button', { name: 'Create a token' }).click();
      const form = page.getByRole('dialog', { name: 'Create a token' });
      await form.getByLabel('Name', { exact: true }).fill('Scale');
      await form.getByRole('button', { name: 'Create a token' }).click();
    };
    await make();
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await expectVisible(question.getByText('You’ll leave this page.'));
    await expectGone(question.getByLabel('Your password', { exact: true }));
    await expectGood(page, PHONE);
    await question.getByRole('link', { name: 'Log in again with The House' }).click();
    await answerAt(page, 'gerd');
    await expectPath(page, '/security');
    await expectVisible(page.getByText('Confirmed. You won’t be asked again for ten minutes.'));
    await unfoldCard(page, 'API tokens');
    await make();
    await expectVisible(page.getByRole('dialog', { name: 'Your new token' }));
  });
});

itAtLength('without passwords there is no form for any', async () => {
  const page = await strict.open('/login?mode=register', { device: PHONE });
  await expectVisible(page.getByRole('link', { name: BUTTON }));
  await expectGone(page.getByLabel('Password', { exact: true }));
  await expectGood(page, PHONE);
  for (const path of ['/forgot-password', '/reset-password#token=abc', '/setup#abc']) {
    await page.goto(`${strict.url}${path}`);
    await expectVisible(
      page.getByRole('heading', { name: 'You can’t log in with a password here' }),
    );
  }
  await page.getByRole('link', { name: 'Go to login' }).click();
  await comeAs(page, 'anna');
  await expectPath(page, '/dashboard');
  await page.goto(`${strict.url}/security`);
  await expectVisible(findCard(page, BUTTON));
  await expectGone(findCard(page, 'Change password'));
  await expectGone(findCard(page, 'Set a password'));
  const config = await callAs(strict.url, null, 'GET', '/config');
  expect(config).toMatchObject({ passwordLogin: false, oidc: { name: 'The House' } });
});
