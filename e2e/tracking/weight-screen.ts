import type { Page } from 'playwright-core';
import { expectVisible } from '../fixtures/expectations.ts';
import { openAddForm } from '../fixtures/page-parts.ts';

/** The page of weights as a person sees it. */
export const weightScreen = (page: Page) => {
  const form = page
    .getByRole('form', { name: 'Log a weight' })
    .or(page.getByRole('dialog', { name: 'Add entry' }));
  const add = form.getByRole('button', { name: 'Log weight' });
  return {
    form,
    openForm: () =>
      openAddForm(form, page.getByRole('main').getByRole('button', { name: 'Add entry' })),
    /** The sentence about a saved entry: beside the button, on a phone at the edge of the screen. */
    said: (sentence: string) => page.getByText(sentence, { exact: true }),
    weight: form.getByLabel('Weight', { exact: true }),
    date: form.getByLabel('Date'),
    note: form.getByLabel('Note'),
    add,
    alert: page.getByRole('alert'),
    chart: page.getByRole('figure', { name: 'Weight' }),
    entries: page.getByRole('region', { name: 'Recent entries' }).getByRole('listitem'),
    empty: page.getByText('No weights yet'),
    toast: page.getByRole('region', { name: 'Messages' }),
    /** Deletes by the button beside an entry; on a phone in the dialog that its row opens. */
    deleteEntry: async (weight: string, label: string | RegExp) => {
      const row = page.getByRole('button', { name: new RegExp(`^Edit ${weight}`) });
      await row.waitFor();
      const button = page.getByRole('button', { name: label });
      if (await button.isVisible()) return button.click();
      await row.click();
      await page.getByRole('button', { name: 'Delete this weight' }).click();
    },
    deleteButton: (of: string) => page.getByRole('button', { name: `Delete ${of}` }),
    refuse: async (sentence: string) => {
      await add.click();
      await expectVisible(form.getByRole('alert').getByText(sentence, { exact: true }));
    },
  };
};

/** Calls of the API about weights. */
export const WEIGHT_CALLS = /\/api\/weights/;
