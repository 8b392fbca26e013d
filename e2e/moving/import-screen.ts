import type { Page } from 'playwright-core';

/** A file that only a test has. */
export const written = (content: string | Buffer, name = 'sheet.csv') => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

/** One dose. */
export const SHEET =
  'date,time,medicine,dose (mg),site\n2026-01-05,09:00,Mounjaro,2.5,left thigh\n';

/** The acts of tests on `/import`. */
export const importScreen = (page: Page) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  return {
    button,
    choose: async (file: string | ReturnType<typeof written>) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        button('Choose a file').click(),
      ]);
      await chooser.setFiles(file);
    },
    import: button(/^Import\b.*\d/),
    /** Chooses an answer, presses what takes the likely one, or types it. */
    answer: async (question: string, subject: string | null, answer: string) => {
      const group = page.getByRole('group', { name: question });
      const field =
        subject === null ? page.getByLabel(question) : group.getByLabel(subject, { exact: true });
      await field.waitFor();
      if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') {
        // Where it is the likely one, that is said behind it.
        const options = await field.locator('option').allTextContents();
        await field.selectOption(options.find((text) => text.startsWith(answer)) ?? answer);
        return;
      }
      const beside = field.locator('xpath=ancestor::*[.//button][1]');
      const press = beside.getByRole('button', { name: answer, exact: true });
      if ((await press.count()) > 0) await press.click();
      else await field.fill(answer);
    },
  };
};
