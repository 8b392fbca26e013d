// Shows 51.15.
import { expect, it } from 'vitest';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { findCard } from '../fixtures/page-parts.ts';

const app = useApp();

it.each(DEVICES)(
  'has a name that those who share see with the address, until it is taken away, on a $name',
  async (device) => {
    const [bob, anna] = [await app.newUser(), await app.newUser()];
    await bob.addSymptom({ category: 'nausea' });
    const bobs = await app.open('/settings/account', { user: bob, device });
    const field = bobs.getByRole('textbox', { name: 'Your name' });
    const save = bobs.getByRole('button', { name: 'Save name' });
    await field.fill('  חנה O’Neill ');
    await save.click();
    await expectVisible(bobs.getByText('Your name has been saved.'));
    expect(await field.inputValue()).toBe('חנה O’Neill');
    await expectGood(bobs, device);

    await bobs.goto(`${app.url}/people`);
    await bobs.getByRole('button', { name: 'Invite someone' }).click();
    await bobs.getByRole('dialog').getByLabel('Email address').fill(anna.email);
    await bobs.getByRole('button', { name: 'Create link' }).click();
    const link = await bobs.getByLabel(`Link for ${anna.email}`, { exact: true }).inputValue();
    await bobs.getByRole('button', { name: 'Done' }).click();

    const annas = await app.open(link.replace(app.url, ''), { user: anna, device });
    const name = '\u2068חנה O’Neill\u2069';
    await expectVisible(annas.getByRole('heading', { name: `${name} has invited you` }));
    await expectVisible(annas.getByText(bob.email, { exact: true }));
    await expectVisible(annas.getByText(/You will be able to see their records, plan and report/));
    await annas.getByRole('button', { name: 'Accept' }).click();
    await expectVisible(annas.getByText(`You can now see ${name}’s records.`));
    const row = findCard(annas, 'People whose records you can see').getByRole('listitem');
    await expectVisible(row.getByRole('heading', { name }));
    await expectVisible(row.getByText(bob.email, { exact: true }));
    await expectVisible(row.getByText('חO', { exact: true }));
    await expectGood(annas, device);
    await annas.getByRole('button', { name: `Show records of ${name} (${bob.email})` }).click();
    await expectPath(annas, '/dashboard');
    const band = annas.getByRole('region', { name: 'Whose records' });
    await expectVisible(band.getByText(`${name}’s records`));
    await annas.goto(`${app.url}/plan`);
    await expectVisible(annas.getByRole('heading', { name: `${name}’s plan` }));
    await expectGood(annas, device);

    await bobs.goto(`${app.url}/settings/account`);
    await field.fill('');
    await save.click();
    await expectVisible(bobs.getByText('Your name has been removed.'));
    await annas.reload();
    await expectVisible(band.getByText(`You’re looking at ${bob.email}’s records.`));
    await expectVisible(annas.getByRole('heading', { name: 'Plan', exact: true }));
    await expectGone(annas.getByText(name, { exact: false }));
  },
);
