// Shows 11.5, 65.1, 65.3.
import { describe, expect, it } from 'vitest';
import { firstCases } from '../../apps/server/src/testing/long-run.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import {
  expectGone,
  expectNoSidewaysScroll,
  expectPath,
  expectValue,
  expectVisible,
} from '../fixtures/expectations.ts';
import { BEFORE_APP, PHONE, useApp } from '../fixtures/fixtures.ts';
import { submitLogin } from '../fixtures/page-parts.ts';

const app = useApp();
const GERMAN = { device: PHONE, locale: 'de-DE' } as const;

describe('a visitor whose browser wishes for German', () => {
  it('reads the calculator in it at its own address, one tap from English', async () => {
    const page = await app.open('/', GERMAN);
    await expectVisible(page.getByRole('heading', { name: 'Mounjaro-Dosisrechner' }));
    await expectPath(page, '/');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    await page.getByRole('button', { name: 'Read in English' }).click();
    await expectVisible(page.getByRole('heading', { name: 'Mounjaro Dose Calculator' }));
    await expectPath(page, '/');
    // The choice holds, whatever the server sends.
    await page.goto('/calculator');
    await expectVisible(page.getByRole('heading', { name: 'Mounjaro Dose Calculator' }));
    await page.goto('/help');
    await expectVisible(page.getByRole('heading', { name: 'What is a click?' }));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.getByLabel('Language').selectOption('Deutsch');
    await expectVisible(page.getByRole('heading', { name: 'Was ist ein Klick?' }));
    await expectGone(page.getByRole('button', { name: 'Read in English' }));
  });

  it('is sent it already rendered, as the choice of nobody, before any script', async () => {
    const page = await app.open('/', { ...GERMAN, javaScript: false });
    await expectVisible(page.getByRole('heading', { name: 'Mounjaro-Dosisrechner' }));
  });

  it.each(['/login', '/calculator', '/help'])('reads %s in it too', async (path) => {
    const page = await app.open(path, GERMAN);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    await expectVisible(page.getByRole('heading', { level: 1 }));
  });

  it('is shown no English page that something between kept for others', async () => {
    const page = await app.open(BEFORE_APP, GERMAN);
    const english = await (await fetch(app.url)).text();
    await page.route(`${app.url}/`, (route) =>
      route.fulfill({ body: english, contentType: 'text/html' }),
    );
    await page.goto('/');
    await expectVisible(page.getByRole('heading', { name: 'Mounjaro-Dosisrechner' }));
    expect(await page.getByText('Dose Calculator').count()).toBe(0);
  });
});

describe.each([
  ['', 'Mounjaro-Dosisrechner', 'Calculateur de dose Mounjaro'],
  ['/help', 'Was ist ein Klick?', 'Qu’est-ce qu’un clic'],
])('the page of a language at /de%s', (page, german, french) => {
  it('is in it without any script, and names every other one', async () => {
    for (const [language, words] of [
      ['de', german],
      ['fr', french],
    ] as const) {
      const sent = await (await fetch(`${app.url}/${language}${page}`)).text();
      const html = sent.replaceAll(/href="https?:\/\/[^/"]+/g, 'href="SITE');
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(words);
      expect(html).toContain(`hreflang="en" href="SITE${page || '/'}"`);
      for (const other of ['de', 'fr', 'es', 'it', 'pl', 'nl'])
        expect(html).toContain(`hreflang="${other}" href="SITE/${other}${page}"`);
      expect(html).toContain(`hreflang="pt-BR" href="SITE/pt${page}"`);
      expect(html).toContain(`hreflang="x-default" href="SITE${page || '/'}"`);
      const description = /name="description"\s+content="([^"]*)/.exec(html)?.[1];
      expect(description).toMatch(words === german ? /Dosis|Dosen/ : /dose/);
      // Each page has one of its own.
      const isOfHelp = /^(Kurze Antworten|Réponses courtes)/.test(description ?? '');
      expect(isOfHelp).toBe(page === '/help');
    }
  });

  it('is taken over as it stands', async () => {
    const visitor = await app.open(`/de${page}`);
    await expectVisible(visitor.getByRole('heading', { name: german }));
    expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('de');
  });
});

it('is English for who wishes for nothing else, wherever German stood before', async () => {
  const page = await app.open('/de');
  await expectVisible(page.getByRole('heading', { name: 'Mounjaro-Dosisrechner' }));
  await page.getByLabel('Sprache').selectOption('English');
  await expectPath(page, '/');
  await page.goto('/login');
  await expectVisible(page.getByRole('heading', { name: 'Welcome Back' }));
});

describe('somebody with an account', () => {
  it('chooses a language in Settings, and has it wherever they log in', async () => {
    const user = await app.newUser();
    const page = await app.open('/settings/units', { user });
    await page.locator('#main').getByLabel('Language').selectOption('Deutsch');
    await expectVisible(
      page.getByRole('heading', { name: 'Einheiten, Sprache und Land', level: 1 }),
    );
    const elsewhere = await app.open('/login');
    await submitLogin(elsewhere, user);
    await expect.poll(() => elsewhere.evaluate(() => document.documentElement.lang)).toBe('de');
  });

  it('types a dose with a comma or a point', async () => {
    const user = await app.newUser();
    await user.addPen({ strength: 15 });
    const page = await app.open('/log-dose', { user, stored: { language: 'de' } });
    const dose = page.getByRole('spinbutton', { name: 'Dosis' });
    for (const typed of ['12,5', '12.5']) {
      await dose.fill('');
      await dose.pressSequentially(`mg ${typed}`);
      await dose.blur();
      await expectValue(dose, '12,5');
      expect(await dose.getAttribute('aria-valuenow')).toBe('12.5');
    }
    await dose.press('ArrowDown');
    await expectValue(dose, '12,49');
    await dose.fill('');
    await dose.pressSequentially('1.000');
    await expectVisible(page.getByText('1 oder 1000? Bitte gib eins davon ein.'));
  });

  it('reads in it without a network', async () => {
    const user = await app.newUser();
    const page = await app.open('/dashboard', {
      user,
      serviceWorker: true,
      stored: { language: 'de' },
      tolerates: FAILED_LOAD,
    });
    await expectVisible(page.getByRole('heading', { level: 1 }));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await caches.open('languages')).keys().then((keys) => keys.length),
        ),
      )
      .toBeGreaterThan(1);
    await page.context().setOffline(true);
    await page.goto('/weight');
    await expectVisible(page.getByRole('heading', { name: 'Gewicht', level: 1 }));
  });
});

it.each(firstCases(['', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'nl'], 2))(
  'fits a visitor to /%s in the window of any phone',
  async (language) => {
    const page = await app.open(`/${language}`, { device: PHONE });
    await expectVisible(page.getByRole('heading', { level: 1 }));
    // The product's name stands in the header from 357 px on.
    for (const width of [320, 353, 356, 357, 360, 375, 390]) {
      await page.setViewportSize({ width, height: PHONE.height });
      await expectNoSidewaysScroll(page);
    }
  },
);
