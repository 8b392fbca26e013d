import type { Locator, Page } from 'playwright-core';
import { expectGone, expectVisible } from '../../fixtures/expectations.ts';
import { unfold } from '../../fixtures/page-parts.ts';

/** The strengths of one device in Add New Pen, by its name. */
export const strengthOf = (dialog: Locator, device: string | RegExp, strength: string): Locator =>
  dialog
    .getByRole('group', { name: device })
    .getByRole('button', { name: new RegExp(`^${strength.replace('.', '\\.')}\\b`) });

/** Answers the questions of Add New Pen up to the price: a device of a brand, in use where it asks. */
export const chooseDevice = async (
  dialog: Locator,
  { brand, device, strength }: { brand: string; device: string | RegExp; strength: string },
): Promise<void> => {
  const tile = dialog.getByRole('button', { name: new RegExp(`^${brand}`) });
  const more = dialog.getByRole('button', { name: 'More' });
  await expectVisible(tile.or(more).first());
  if (!(await tile.isVisible())) await more.click();
  await tile.click();
  const wanted = strengthOf(dialog, device, strength);
  if (!(await wanted.isVisible())) await dialog.getByText('Sold in other countries').click();
  await wanted.click();
};

/** Says in Add New Pen what is printed on the pen, where several are sold that nothing else tells apart. */
const sayPrinted = async (dialog: Locator, printed: string): Promise<void> => {
  const answer = dialog.getByRole('button', { name: new RegExp(`^${printed}`) });
  const others = [dialog.getByRole('button', { name: 'In use' }), dialog.getByText('More details')];
  await expectVisible(others.reduce((one, other) => one.or(other), answer).first());
  if (await answer.isVisible()) await answer.click();
};

/** Says in Add New Pen that the new pen is in use. */
export const sayInUse = (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: 'In use' }).click();

/** Opens what few people enter, name and pharmacy among it. */
export const openDetails = (dialog: Locator): Promise<void> =>
  dialog.getByText('More details').click();

/** Chooses in Add New Pen what most people have: a KwikPen as it was before 2026, in use. */
export const chooseKwikPen = async (
  dialog: Locator,
  { strength = '10 mg', asksUse = true } = {},
): Promise<void> => {
  const device = /^Mounjaro KwikPen(?!, modified)/;
  await chooseDevice(dialog, { brand: 'Mounjaro', device, strength });
  await sayPrinted(dialog, '3 mL');
  if (asksUse) await sayInUse(dialog);
};

/** Opens the lists behind the body in Edit Dose, where they are not open yet. */
export const openLists = async (within: Locator): Promise<void> => {
  const line = within.getByText('Choose from a list');
  await expectVisible(line);
  if (!(await within.getByLabel('Injection location').isVisible())) await line.click();
};

/** The parts of the Log Dose screen, by what a person calls them. */
export const logDoseScreen = (page: Page) => {
  const form = page.getByRole('form', { name: 'Log a dose' });
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const confirmation = dialog('Confirm Dose');
  const date = form.getByLabel('Date and time');
  const mode = (name: 'Standard Dose' | 'Golden Dose') => form.getByRole('radio', { name });
  const pen = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}(,|$)`) });
  const openPens = async () => {
    await expectVisible(form);
    const other = page.getByRole('button', { name: /^Other (pen|pack)$/, expanded: false });
    if (await other.isVisible()) await other.click();
  };
  const openMore = () => unfold(form.locator('details').first());
  const site = form.getByRole('button', { name: /^Site: / });
  const openTime = async () => {
    const now = form.getByRole('button', { name: /^Now/ });
    await expectVisible(now.or(date));
    if (await now.isVisible()) await now.click();
  };
  return {
    form,
    clicks: form.getByRole('slider', { name: 'Clicks', exact: true }),
    exactClicks: form.getByRole('spinbutton', { name: 'Clicks, exact' }),
    volume: form.getByRole('slider', { name: 'Volume', exact: true }),
    exactVolume: form.getByRole('spinbutton', { name: 'Volume, exact, in mL' }),
    doseAmount: form.getByRole('spinbutton', { name: 'Dose amount' }),
    date,
    location: form.getByLabel('Injection location'),
    subLocation: form.getByLabel('Exact site'),
    side: form.getByLabel('Side'),
    note: form.getByLabel('Note'),
    pain: form.getByRole('slider', { name: 'Pain level' }),
    mode,
    pen,
    site,
    goldenSwitch: (pen: string) => page.getByRole('switch', { name: `Golden Dose for ${pen}` }),
    /** The rows of the history that are on the page. */
    doses: page.getByRole('region', { name: 'Dose History' }).getByRole('listitem'),
    historyPage: (text: string) => page.getByText(text, { exact: true }),
    dialog,
    confirmation,
    success: page.getByText('Dose logged successfully!'),

    openPens,
    /** The pens as cards, of which only the chosen one is a line at first. */
    choosePen: async (name: string) => {
      await openPens();
      await pen(name).check();
    },
    openMore,
    chooseMode: async (name: 'Standard Dose' | 'Golden Dose') => {
      await openMore();
      await mode(name).check();
    },
    openTime,
    /** By the chip, on the body. */
    chooseSite: async (zone: RegExp) => {
      await site.click();
      const body = page.getByRole('dialog', { name: 'Choose a site' });
      await body.getByRole('button', { name: zone }).click();
      await expectGone(body);
    },
    /** From now to another time. */
    setDate: async (text: string) => {
      await openTime();
      await date.fill(text);
    },

    /** From the form to the confirmation. */
    review: async () => {
      await form.getByRole('button', { name: 'Log Dose' }).click();
      await expectVisible(confirmation);
    },
    confirm: () => confirmation.getByRole('button', { name: 'Confirm', exact: true }).click(),
    /** The whole way with what stands in the form. */
    async log() {
      await this.review();
      await this.confirm();
      await expectGone(confirmation);
    },
    /** Presses Log Dose and expects to be told why not. */
    async refuse(sentence: string) {
      await form.getByRole('button', { name: 'Log Dose' }).click();
      await expectVisible(form.getByRole('alert').getByText(sentence, { exact: true }));
      await expectGone(confirmation);
    },
  };
};

export type LogDoseScreen = ReturnType<typeof logDoseScreen>;
