import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PATHS } from '../../apps/web/src/data/navigation/paths.ts';
import { addCampaign, addTemplate, emailScreen } from '../admin/email-screen.ts';
import { useRedditApp } from '../admin/reddit-screen.ts';
import { callAs } from '../fixtures/api-call.ts';
import { type ApiUser, daysAgo } from '../fixtures/api-user.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { submitLogin } from '../fixtures/page-parts.ts';

/** Texts that run where they are taken for markup, in every way we know. Each says so in a title. */
const HOSTILE = [
  '<script>document.title="hacked"</script>',
  '"><img src=x onerror=document.title="hacked">',
  "'><svg/onload=document.title='hacked'>",
  '</textarea></title></style></script><script>alert(1)</script>',
  '<iframe srcdoc="<script>top.document.title=1</script>"></iframe>',
  '<img src=https://evil.example/i.png>',
  '<link rel=stylesheet href=https://evil.example/s.css><style>@import url(https://evil.example/t.css)</style>',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<base href=https://evil.example/><form action=https://evil.example/><button>Go</button></form>',
  'javascript:document.title="hacked"',
  '{{constructor.constructor("alert(1)")()}} #{alert(1)} <%= alert(1) %>',
  '\u202e<script>alert(1)</script>\u200b',
];
const cut = (most: number) => HOSTILE.map((text) => text.slice(0, most));

const reddit = useRedditApp();
const { app } = reddit;
let user: ApiUser;

/** Stores the texts wherever somebody may write some. */
const writeEverywhere = async (person: ApiUser) => {
  const names = cut(80);
  const pen = await person.addPen({ name: names[0], pharmacy: cut(120)[1] });
  for (const [index, name] of names.entries()) {
    await person.addPen({ name, pharmacy: HOSTILE[index]?.slice(0, 120) });
  }
  for (const days of [21, 14, 7]) await person.logDose(pen, { clicks: 20, date: daysAgo(days) });
  for (const [index, note] of HOSTILE.entries()) {
    const date = daysAgo(index + 1);
    await person.addWeight({ date, note, source: note.slice(0, 120), weightKg: 90 - index / 10 });
    await person.addSymptom({ date, note });
  }
  await callAs(app.url, person, 'PATCH', '/user/country', { country: cut(60)[1] ?? '' });
};

beforeAll(async () => {
  const { admin } = reddit;
  user = await app.newUser();
  await writeEverywhere(user);
  await writeEverywhere(admin);
  for (const [index, text] of HOSTILE.entries()) {
    const country = text.slice(0, 60);
    const price = { country, price: 9, currency: 'AUD' };
    await callAs(app.url, admin, 'PATCH', '/admin/country-pricing', price);
    await callAs(app.url, admin, 'PATCH', '/admin/strength-pricing', { ...price, strength: 5 });
    if (text.includes('{{')) continue;
    const template = await addTemplate(app, admin, {
      name: `${index} ${text}`.slice(0, 100),
      description: text,
      subject: text,
      htmlContent: `${HOSTILE.filter((each) => !each.includes('{{')).join('\n')}<p>Shown ${index}</p>`,
      textContent: text,
    });
    await addCampaign(app, admin, template, { name: text.slice(0, 100), subject: text });
  }
  reddit.fakeReddit.setPosts(
    HOSTILE.map((title, index) => ({
      id: `post${index}`,
      title: `mounjaro ${title}`,
      selftext: title,
      subreddit: 'Mounjaro',
      score: 900,
      num_comments: 30,
      created_utc: Math.round(Date.now() / 1000) - 3600,
    })),
  );
  await reddit.connect();
  await callAs(app.url, admin, 'GET', '/reddit/promotion-suggestions?keywords=mounjaro&limit=20');
});

/** The browser's words when it did not do what a mail asked for. */
const REFUSALS =
  /\(about:srcdoc\)$|^Failed to load resource: net::ERR_(FAILED|BLOCKED_BY_RESPONSE)/;

/** A page, and the acts of it that no page of ours does. */
interface Watch {
  readonly page: Page;
  readonly misdeeds: string[];
}

/** The browser itself reports what nothing stands behind: a page, a link of a mail. */
const NOT_FOUND = /status of 404 .*\/(nowhere|api\/mail\/subscription)\//;

const watch = async (person?: ApiUser, tolerates = NOT_FOUND): Promise<Watch> => {
  const page = await app.open('/favicon.svg', { tolerates, ...(person ? { user: person } : {}) });
  const misdeeds: string[] = [];
  await page.context().route(
    (url) => url.origin !== app.url && /^https?:$/.test(url.protocol),
    (route) => {
      misdeeds.push(`asked for ${route.request().url()}`);
      return route.abort();
    },
  );
  page.on('dialog', (dialog) => {
    misdeeds.push(`said ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => misdeeds.push('opened a window'));
  page.on('framenavigated', (frame) => {
    if (!/^(about:|http:\/\/(127\.0\.0\.1|localhost):)/.test(frame.url()))
      misdeeds.push(frame.url());
  });
  return { page, misdeeds };
};

const expectHarmless = async ({ page, misdeeds }: Watch) => {
  expect(misdeeds, page.url()).toEqual([]);
  expect(await page.title()).not.toMatch(/hacked|^1$/);
  // Nothing of a text became an element of the page.
  const planted = await page.evaluate(() => ({
    inline: [...document.querySelectorAll('script:not([src])')].map((each) => each.textContent),
    handlers: document.querySelectorAll('[onerror],[onload],[srcdoc]').length,
    foreign: document.querySelectorAll(
      '[src*="evil.example"],[href*="evil.example"],base,form[action]',
    ).length,
    links: document.querySelectorAll('a[href^="javascript:" i]').length,
  }));
  expect(planted, page.url()).toEqual({ inline: [], handlers: 0, foreign: 0, links: 0 });
};

const settle = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expectGone(page.getByText(/^Loading/));
};

describe('texts that would run as markup', () => {
  it.each([
    ['a user', () => user],
    ['an admin', () => reddit.admin],
  ] as const)('do nothing on any page of %s', async (_who, personOf) => {
    const watched = await watch(personOf());
    const tabs = ['overview', 'campaigns', 'templates', 'analytics'].map(
      (tab) => `${PATHS.adminEmailCampaigns}?tab=${tab}`,
    );
    for (const path of [...Object.values(PATHS), ...tabs, '/admin/pricing?tab=country']) {
      await watched.page.goto(path);
      await settle(watched.page);
      await expectHarmless(watched);
    }
  });

  it('are there to be read, as they were written', async () => {
    const { page } = await watch(user);
    await page.goto(PATHS.symptoms);
    await expectVisible(page.getByText(HOSTILE[0] ?? '', { exact: true }).first());
    const { page: adminPage } = await watch(reddit.admin);
    await adminPage.goto(PATHS.adminReddit);
    await expectVisible(adminPage.getByText(`mounjaro ${HOSTILE[0]}`, { exact: true }).first());
  });

  it('do nothing in the preview of a mail, with and without its pictures', async () => {
    const watched = await watch(reddit.admin, REFUSALS);
    const { page } = watched;
    await page.goto(`${PATHS.adminEmailCampaigns}?tab=templates`);
    await emailScreen(page).press(/^Edit 0 /);
    const mail = page.frameLocator('iframe[title="Preview of the email"]').frameLocator('iframe');
    await expectVisible(mail.getByText('Shown 0'));
    await expectHarmless(watched);
    await page.getByRole('switch', { name: 'Load remote images' }).check();
    // That one picture, and neither styles nor frames nor another page.
    await expect.poll(() => watched.misdeeds).toEqual(['asked for https://evil.example/i.png']);
    await expectVisible(mail.getByText('Shown 0'));
  });
});

describe('the page after a login', () => {
  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:document.title="hacked"',
    '/%2f%2fevil.example',
    '/\t/evil.example',
    '/login?next=//evil.example',
  ])('is never the one that %j names', async (next) => {
    const watched = await watch();
    const { page } = watched;
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await submitLogin(page, user);
    await expectPath(page, '/dashboard');
    await expectHarmless(watched);
  });
});

it.each([
  '/unsubscribe?token=',
  '/unsubscribe#token=',
  '/reset-password#token=',
  '/login?mode=',
  '/nowhere/',
  '/calculator?x=',
])('nothing of the address %s runs or is fetched', async (start) => {
  const watched = await watch();
  for (const text of HOSTILE.slice(0, 3)) {
    await watched.page.goto(`${start}${encodeURIComponent(text)}#${encodeURIComponent(text)}`);
    await settle(watched.page);
    await expectHarmless(watched);
  }
});
