// Shows 65.1.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PATHS, type Path } from '../../apps/web/src/data/navigation/paths.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectGone, expectNoSidewaysScroll, expectVisible } from '../fixtures/expectations.ts';
import { type App, PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { userWithHistory } from '../fixtures/good-looks.ts';

const app = useOwnApp(() => ({ MADE_UP_LANGUAGE: 'on' }));

/** The narrowest phone, on which the longest words have the least room. */
const NARROW = { width: 320, height: 640 };
/** English in disguise: accented, 40 % longer, its figures and dates Greek. The build makes it of English. */
const DISGUISED = { language: 'en-XA', loginDevice: '' };

/** Pages that speak English to everybody: those of admins. */
const isAdmins = (path: string) => path.startsWith(PATHS.admin);
const ALL = Object.values(PATHS).filter((path) => !isAdmins(path));
/** Pages that show nobody's records, and so are the same for a visitor. */
const WITHOUT_RECORDS: readonly Path[] = [
  ...[PATHS.forgotPassword, PATHS.resetPassword, PATHS.unsubscribe, PATHS.act, PATHS.confirmEmail],
  ...[PATHS.setup, PATHS.share, PATHS.login, PATHS.home, PATHS.calculator],
];

/** Names, and what people wrote themselves; units and codes that every language has. */
const NAMES =
  /Dosewise|London|Mounjaro|KwikPen|KwikPens|FlexTouch|Ozempic|Wegovy|Zepbound|Trulicity|Saxenda|Victoza|Rybelsus|Foundayo|[Tt]irzepatide|[Ss]emaglutide|[Dd]ulaglutide|[Ll]iraglutide|[Rr]etatrutide|[Oo]rforglipron|\bBlue pen|\bOld pen|\bVial\b|\bBox\b|A-pen-whose\S*|Slept badly, ate late: \S+|\S+@\S+|\S+\.(csv|json|ics|pdf)|[A-Z]\w+(\/[\w-]+( [\w-]+)*)+|English|Deutsch|Français|Español|Italiano|Português \(Brasil\)|Polski|Nederlands|\b(AUD|GBP|USD|CAD|EUR|BMI|CSV|PDF|FHIR|UTC)\b|https?:\S+|ntfy|\d{4}-\d\d-\d\dT\S+/g;
/** A word that no function of ours put into another language. */
const PLAIN = /[A-Za-z]{3,}/;
/** A figure that no function of ours wrote the Greek way. */
const POINT = /\d\.\d(?!\d*\.)/;

/** The words of the page that are still English: of its text, its labels, its title. */
const plainWords = async (page: Page): Promise<string[]> => {
  const said = await page.evaluate(() => {
    const all = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (!node.parentElement?.closest('script, style, [lang]:not(html)'))
        all.push(node.textContent ?? '');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        all.push(element.getAttribute(name) ?? '');
    return all;
  });
  const rest = said.map((words) => words.replace(NAMES, ''));
  return [...new Set(rest.filter((words) => PLAIN.test(words) || POINT.test(words)))];
};

const look = async (own: App, paths: readonly Path[], user?: ApiUser) => {
  const visit = { device: PHONE, stored: DISGUISED, ...(user && { user }) };
  const page = await own.open('/favicon.svg', visit);
  await page.setViewportSize(NARROW);
  const plain: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await expectVisible(page.getByRole('heading', { level: 1 }));
    await expectGone(page.locator('[aria-busy=true]'));
    await page.waitForLoadState('networkidle');
    const words = await plainWords(page);
    if (words.length > 0) plain[path] = words;
    await expectNoSidewaysScroll(page);
  }
  expect(plain).toEqual({});
};

describe('English in disguise', () => {
  let user: ApiUser;
  beforeAll(async () => {
    user = await userWithHistory(app);
  });

  it('leaves no plain English to a visitor', () => look(app, ALL));
  it('leaves no plain English to somebody with a history', () =>
    look(
      app,
      ALL.filter((path) => !WITHOUT_RECORDS.includes(path)),
      user,
    ));
});
