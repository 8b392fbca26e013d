// Shows 49.1.
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import {
  startWebhookSink,
  type WebhookSink,
} from '../../apps/server/src/testing/push/webhook-sink.ts';
import { callAs } from '../fixtures/api-call.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';

let sink: WebhookSink;
const app = useOwnApp(async () => {
  sink = await startWebhookSink();
  return { WEBHOOK_ALLOW: sink.host };
});
afterAll(() => sink.close());

const PATH = '/message?token=AbC';

const screenOf = (page: Page) => {
  const main = page.getByRole('main');
  return {
    main,
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    dialog: (name: string) => page.getByRole('dialog', { name, exact: true }),
  };
};

it('a webhook is added, tested, told of a weigh-in, changed and deleted', async () => {
  const user = await app.newUser();
  const page = await app.open('/settings/reminders', {
    user,
    device: PHONE,
    // What the server refuses.
    tolerates: /status of 400 .*\/user\/webhooks/,
  });
  const { main, button, dialog } = screenOf(page);
  await main.getByRole('heading', { name: 'Webhooks' }).click();
  await expectVisible(main.getByText('There are no webhooks.'));
  await button('Add a webhook').click();
  const form = dialog('Add a webhook');
  await form.getByRole('button', { name: 'Add a webhook' }).click();
  await expectVisible(form.getByText('Enter the full address, starting with https.').first());
  await form.getByLabel('Send to').selectOption('Gotify');
  await form.getByLabel('Address').fill('http://192.168.1.1/message?token=AbC');
  for (const event of ['When a dose is due', 'Before your pens run out']) {
    await form.getByLabel(event).uncheck();
  }
  await form.getByRole('button', { name: 'Add a webhook' }).click();
  await expectVisible(form.getByText('Choose at least one.').first());
  await form.getByLabel('When a weight is logged').check();
  await form.getByRole('button', { name: 'Add a webhook' }).click();
  await expectVisible(form.getByText('This address must use https.').first());
  await form.getByLabel('Address').fill(sink.origin + PATH);
  await expectGood(page, PHONE);
  await form.getByRole('button', { name: 'Add a webhook' }).click();

  const made = dialog('Webhook added');
  const secret = await made.getByLabel('Signing secret', { exact: true }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await made.getByRole('button', { name: 'Done' }).click();
  await expectVisible(main.getByRole('heading', { name: 'Gotify' }));
  await expectVisible(main.getByText('Weight logged'));
  await expectVisible(main.getByText('Nothing sent yet.'));
  expect(await page.content()).not.toContain(secret);
  expect(await main.textContent()).not.toContain('token=');

  const name = `Gotify, ${sink.host}`;
  await button(`Test ${name}`).click();
  await expectVisible(main.getByText('Answer: 200, accepted'));
  expect(sink.to(PATH)).toMatchObject([{ body: { message: 'Dosewise: the test you asked for' } }]);
  sink.answerNext(PATH, { status: 401 });
  await button(`Test ${name}`).click();
  await expectVisible(main.getByText('Answer: 401, the service doesn’t accept this sender'));

  const body = { date: new Date().toISOString(), weightKg: 80 };
  await callAs(app.url, user, 'POST', '/weights', body);
  await expect
    .poll(() => sink.to(PATH).at(-1)?.body, { timeout: 20_000 })
    .toMatchObject({ message: 'Dosewise: a weight was logged' });
  await expectGood(page, PHONE);

  await button(`Edit ${name}`).click();
  const edit = dialog('Edit webhook');
  await edit.getByLabel('Send to').selectOption('Apprise');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expectVisible(main.getByRole('heading', { name: 'Apprise' }));
  await button(`Delete Apprise, ${sink.host}`).click();
  await dialog('Delete this webhook?').getByRole('button', { name: 'Delete webhook' }).click();
  await expectGone(main.getByRole('heading', { name: 'Apprise' }));
});
