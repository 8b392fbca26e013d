import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { escapeHtml } from '../escape-html.ts';
import { computeEtag, type WebFile } from './read-web-files.ts';

/** An element that asks for a donation or an account. None of them holds another one of its name. */
const MARKETING = /<(a|section) [^>]*data-marketing[^>]*>.*?<\/\1>/gs;
const HREF = /href="[^"]*"/;

/**
 * The pages as this deployment delivers them: built once for all, they lead to another donation page
 * here, or with '' ask for nothing. The page's own code reads the same from its root element.
 */
export async function fitPages(
  files: ReadonlyMap<string, WebFile>,
  donationUrl: string,
): Promise<ReadonlyMap<string, WebFile>> {
  const fitted = await Promise.all(
    [...files].map(async ([path, file]): Promise<[string, WebFile]> => {
      if (!path.endsWith('.html')) return [path, file];
      const html = file.content.toString('utf8');
      const page = fitPage(html, donationUrl);
      return [path, page === html ? file : await rebuilt(file, page)];
    }),
  );
  return new Map(fitted);
}

function fitPage(html: string, donationUrl: string): string {
  const href = `href="${escapeHtml(donationUrl)}"`;
  const page = html.replaceAll(MARKETING, (element, name: string) =>
    donationUrl === '' ? '' : name === 'a' ? element.replace(HREF, () => href) : element,
  );
  if (page === html) return html;
  return page.replace('<html ', () => `<html data-donation="${escapeHtml(donationUrl)}" `);
}

async function rebuilt(file: WebFile, page: string): Promise<WebFile> {
  const content = Buffer.from(page);
  // Nobody waits for the last percent at the start of a server.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content),
  ]);
  return {
    ...file,
    etag: computeEtag(content),
    content,
    packed: [
      { encoding: 'br', content: br },
      { encoding: 'gzip', content: gz },
    ],
  };
}
