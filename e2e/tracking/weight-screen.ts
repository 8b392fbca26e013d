import type { Page } from 'playwright-core';
import { expectVisible } from '../fixtures/expectations.ts';

/** The page of weights as a person sees it. */
export const weightScreen = (page: Page) => {
  const form = page.getByRole('form', { name: 'Add a weight' });
  const add = form.getByRole('button', { name: 'Add Weight' });
  return {
    form,
    weight: form.getByLabel('Weight', { exact: true }),
    date: form.getByLabel('Date'),
    note: form.getByLabel('Note'),
    add,
    alert: page.getByRole('alert'),
    chart: page.getByRole('figure', { name: 'Weight' }),
    entries: page.getByRole('region', { name: 'Recent entries' }).getByRole('listitem'),
    empty: page.getByText('No weights yet'),
    toast: page.getByRole('region', { name: 'Messages' }),
    deleteButton: (of: string) => page.getByRole('button', { name: `Delete ${of}` }),
    refuse: async (sentence: string) => {
      await add.click();
      await expectVisible(form.getByRole('alert').getByText(sentence, { exact: true }));
    },
  };
};

/** Calls of the API about weights. */
export const WEIGHT_CALLS = /\/api\/weights/;
