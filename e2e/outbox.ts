import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { App } from './fixtures.ts';

/** The mails to `address` that the server would have sent, oldest first, with lines made whole. */
export const mailsTo = async (app: Pick<App, 'dataFolder'>, address: string): Promise<string[]> => {
  const folder = join(app.dataFolder, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map(async (file) => unfold(await readFile(join(folder, file), 'utf8'))),
  );
  return mails.filter((mail) => new RegExp(`^To: .*${address}`, 'mi').test(mail));
};

/** Undoes what mail does to long lines and unusual characters (quoted-printable). */
const unfold = (mail: string): string =>
  mail
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n[ \t]+/g, ' ');

/** Path and query of the newest link below `path` in the mails to `address`, once there is one. */
export const linkFrom = (app: App, address: string, path: string): Promise<string> => {
  const link = new RegExp(`https?://[^\\s"'<>]*?(${path}[^\\s"'<>]+)`);
  return vi.waitFor(
    async () => {
      const mails = await mailsTo(app, address);
      const found = mails.map((mail) => link.exec(mail)?.[1]).findLast(Boolean);
      if (!found) throw new Error(`${mails.length} mails to ${address}, none with ${path}`);
      return found;
    },
    { timeout: 20_000, interval: 100 },
  );
};
