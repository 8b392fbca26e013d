import { beforeAll, describe, it } from 'vitest';
import { firstCases, IS_LONG_RUN } from '../../apps/server/src/testing/long-run.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { NOT_FOUND, userWithHistory } from '../fixtures/good-looks.ts';
import { openHeld, useHeldApp } from '../fixtures/held-day.ts';
import { expectKeptFiles, expectKeptWords } from '../fixtures/kept-words.ts';
import { ADMIN, NEWCOMER, USER, VISITOR } from '../fixtures/stops.ts';

const app = useHeldApp();

const TOURS = { visitor: VISITOR, newcomer: NEWCOMER, user: USER, admin: ADMIN } as const;
type Person = keyof typeof TOURS;
const PEOPLE = Object.keys(TOURS) as readonly Person[];

/** The header of an account, as it stands and with each of its menus open. */
const MENUS = 3;
const HEADERS = [
  'header.txt',
  ...Array.from({ length: MENUS }, (_, n) => `header-menu-${n + 1}.txt`),
];

let accounts: Partial<Record<Person, ApiUser>>;
beforeAll(async () => {
  const admin = await app.newAdmin();
  accounts = { admin, newcomer: await app.newUser(), user: await userWithHistory(app) };
});

/** The name of the file that keeps the words of a page. */
const fileOf = (path: string) => `${path.slice(1).replaceAll(/[/?=]/g, '-') || 'home'}.txt`;

const VISITS = {
  en: {},
  de: { locale: 'de-DE', stored: { language: 'de' } },
} as const;
type Language = keyof typeof VISITS;
/** Those whose pages have the most words; the long run reads for everyone, in both languages. */
const READ_BY = firstCases<Person>(['user', 'visitor', 'newcomer', 'admin']);
const READ = IS_LONG_RUN ? (['en', 'de'] as const) : (['en'] as const);

describe.each(READ)('in %s', (language) => {
  it.each(READ_BY)('every page says what it said: %s', async (person) => {
    const folder = `${language}/${person}`;
    const user = accounts[person];
    const visit = { ...VISITS[language], tolerates: NOT_FOUND, ...(user && { user }) };
    const page = await openHeld(app, '/help', visit);
    const main = page.getByRole('main');
    for (const [path, complete] of TOURS[person]) {
      await page.goto(path);
      const name = language === 'en' ? { name: complete, exact: true } : { level: 1 };
      await expectVisible(main.getByRole('heading', name).first());
      await expectGone(page.getByText(/^Loading/));
      await expectKeptWords(page, main, `${folder}/${fileOf(path)}`);
    }
    await page.goto('/help');
    const header = page.getByRole('banner');
    await expectVisible(header.getByRole('navigation'));
    await expectKeptWords(page, page.getByRole('contentinfo'), `${folder}/footer.txt`);
    await expectKeptWords(page, header, `${folder}/header.txt`);
    if (!user) return;
    for (let n = 0; n < MENUS; n += 1) {
      await header.getByRole('navigation').getByRole('button').nth(n).click();
      await expectKeptWords(page, header, `${folder}/header-menu-${n + 1}.txt`);
    }
  });
});

describe.each(Object.keys(VISITS) as readonly Language[])('what is kept in %s', (language) => {
  it.each(PEOPLE)('has a page for every file, and a file for every page: %s', (person) => {
    const frame = ['footer.txt', ...HEADERS.slice(0, person === 'visitor' ? 1 : undefined)];
    const pages = TOURS[person].map(([path]) => fileOf(path));
    expectKeptFiles(`${language}/${person}`, [...pages, ...frame]);
  });
});
