import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import type { App, Visit } from '../fixtures/fixtures.ts';
import { findCard, unfold } from '../fixtures/page-parts.ts';

/** The time that 20,000 rows may take on a busy machine. */
const LARGE_FILE_MS = 30_000;

export const UNIT = 'Which unit are the weights in?';

/** The path of a file as another app writes it. */
export const sample = (name: string) =>
  fileURLToPath(
    new URL(`../../packages/file-import/src/samples/weights/${name}.csv`, import.meta.url),
  );
/** A file with this text. */
export const csv = (content: string | Buffer, name = 'weights.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});
type ChosenFile = string | ReturnType<typeof csv>;

/** The import's card, by what a person calls its parts. */
export const importScreen = (page: Page) => {
  const card = findCard(page, 'Import from CSV');
  const button = (name: string) => card.getByRole('button', { name, exact: true });
  const preview = card.getByRole('region', { name: 'Preview' });
  return {
    card,
    button,
    field: (name: string) => card.getByLabel(name),
    preview,
    progress: card.getByRole('progressbar'),
    alert: card.getByRole('alert'),
    choose: async (file: ChosenFile) => {
      await unfold(card.locator('details').first());
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        button('Choose a file').click(),
      ]);
      await chooser.setFiles(file);
    },
    /** Waits for the preview; its figures. */
    previewed: async () => {
      await preview.waitFor({ timeout: LARGE_FILE_MS });
      return countsIn(card);
    },
    /** Presses Import and waits for its sentence. */
    send: async (inserted: number, updated: number) => {
      await button('Import').click();
      const sentence = `Import successful: ${inserted} inserted, ${updated} updated.`;
      await card.getByText(sentence, { exact: true }).waitFor({ timeout: LARGE_FILE_MS });
      const counts = await countsIn(card);
      const { Inserted = 0, Updated = 0, Unchanged = 0, Skipped = 0, Rejected = 0 } = counts;
      expect([Inserted, Updated]).toEqual([inserted, updated]);
      expect(Inserted + Updated + Unchanged + Skipped + Rejected).toBe(counts['Rows read']);
      return counts;
    },
  };
};

/** The figures on the card by their names. */
export const countsIn = async (card: Locator): Promise<Record<string, number>> => {
  const names = await card.getByRole('term').allTextContents();
  const figures = await card.getByRole('definition').allTextContents();
  return Object.fromEntries(
    names.map((name, index) => [name, Number(figures[index]?.replaceAll(',', ''))]),
  );
};

/** The import of a new account, which was made where the device is. */
export const openImport = async (app: App, visit: Omit<Visit, 'user'> = {}) => {
  const user = await app.newUser();
  await user.setTimeZone(visit.timeZone ?? 'Europe/London');
  const page = await app.open('/weight', { user, ...visit });
  return { user, page, screen: importScreen(page) };
};

/** Instant, kg to a milligram, note and source of what the server keeps, newest first. */
export const stored = async (user: ApiUser) =>
  (await user.weights()).map(({ date, weightKg, note, source }) => [
    date,
    Number(weightKg.toFixed(6)),
    note,
    source,
  ]);
