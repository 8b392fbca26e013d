import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { STARTER_TEMPLATES } from './0004-starter-templates.ts';
import { up } from './0055-plainer-starters.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const stored = () => test.db.selectFrom('email_template').selectAll().orderBy('id').execute();

/** Puts the templates back as migration 4 wrote them, but for the changes of an admin. */
async function restore(changes: Readonly<Record<string, object>> = {}) {
  for (const { id, ...starter } of STARTER_TEMPLATES) {
    await test.db
      .updateTable('email_template')
      .set({ ...starter, ...changes[starter.category] } as never)
      .where('id', '=', id)
      .execute();
  }
}

it('words each starter but the welcome plainly in a new installation', async () => {
  const fresh = await stored();
  for (const { id, category, html_content, text_content, ...same } of STARTER_TEMPLATES) {
    const template = fresh.find((one) => one.id === id);
    const isWelcome = category === 'welcome';
    expect(template, category).toMatchObject({ name: same.name, subject: same.subject });
    expect(template?.html_content === html_content, category).toBe(isWelcome);
    expect(template?.text_content === text_content, category).toBe(isWelcome);
  }
  const words = fresh.filter(({ category }) => category !== 'welcome');
  for (const { category, description, html_content, text_content } of words) {
    expect(`${description} ${text_content}`, category).not.toMatch(
      / mails?\b|touched|take out|go on where|decides/,
    );
    expect(html_content, category).toContain('The Dosewise team');
  }
  await restore();
  await up(test.db as never);
  expect(await stored()).toEqual(fresh);
  // Once more it changes nothing.
  await up(test.db as never);
  expect(await stored()).toEqual(fresh);
});

it('leaves what an admin changed, in whatever part', async () => {
  await restore({
    manual: { subject: 'News' },
    tips: { name: 'Tips' },
    feedback: { text_content: null },
    automated: { description: 'Ours' },
    reactivation: { html_content: '<p>You can go on where you stopped.</p>' },
  });
  const before = await stored();
  await up(test.db as never);
  expect(await stored()).toEqual(before);
});
