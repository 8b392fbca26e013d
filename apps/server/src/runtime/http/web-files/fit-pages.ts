import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Config, OidcConfig } from '../../config/config.ts';
import { escapeHtml } from '../escape-html.ts';
import { computeEtag, type WebFile } from './read-web-files.ts';

/** An element that asks for a donation or an account. None of them holds another one of its name. */
const MARKETING = /<(a|section) [^>]*data-marketing[^>]*>.*?<\/\1>/gs;
const HREF = /href="[^"]*"/;
/** The button of those who want no account. */
const WITHOUT_ACCOUNT = /<button [^>]*data-without-account[^>]*>.*?<\/button>/gs;

/** The address of the same page in a language, before its path: search engines want the whole. */
const OTHER_LANGUAGE = /(hreflang="[^"]+" href=")(?=\/)/g;

/** The settings of a deployment that its pages show before they have asked for them. */
export interface PageSettings
  extends Pick<Config, 'donationUrl' | 'withoutAccount' | 'passwordLogin' | 'publicUrl'> {
  readonly oidc: Pick<OidcConfig, 'name'> | null;
}

/**
 * Gives files as this deployment delivers them: built once for all, pages lead to another donation page
 * here, or with '' ask for nothing, and offer what it offers. The page's own code reads the same from
 * its root element. Each page is made when it is first asked for: a start waits for none of them.
 */
export function pageFitter(settings: PageSettings): (file: WebFile) => Promise<WebFile> {
  const fitted = new Map<string, Promise<WebFile>>();
  return async (file) => {
    if (!file.path.endsWith('.html')) return file;
    const known = fitted.get(file.path) ?? adapted(file, settings);
    fitted.set(file.path, known);
    return known.catch((error) => {
      fitted.delete(file.path);
      throw error;
    });
  };
}

async function adapted(file: WebFile, settings: PageSettings): Promise<WebFile> {
  const html = file.content().toString('utf8');
  const page = fitPage(html, settings);
  return page === html ? file : rebuilt(file, page);
}

function fitPage(
  html: string,
  { donationUrl, withoutAccount, oidc, passwordLogin, publicUrl }: PageSettings,
): string {
  const href = `href="${escapeHtml(donationUrl)}"`;
  const asking = html.replaceAll(MARKETING, (element, name: string) =>
    donationUrl === '' ? '' : name === 'a' ? element.replace(HREF, () => href) : element,
  );
  const page = withoutAccount ? asking : asking.replaceAll(WITHOUT_ACCOUNT, '');
  const said = [
    ...(asking === html ? [] : [`data-donation="${escapeHtml(donationUrl)}" `]),
    ...(withoutAccount ? [] : ['data-accounts="only" ']),
    ...(oidc ? [`data-oidc="${escapeHtml(oidc.name)}" `] : []),
    ...(passwordLogin ? [] : ['data-passwords="off" ']),
  ];
  return page
    .replace('<html ', () => `<html ${said.join('')}`)
    .replaceAll(OTHER_LANGUAGE, (_, before: string) => before + escapeHtml(publicUrl));
}

async function rebuilt(file: WebFile, page: string): Promise<WebFile> {
  const content = Buffer.from(page);
  // The last percent is not worth the wait.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content),
  ]);
  return {
    ...file,
    etag: computeEtag(content),
    content: () => content,
    packed: [
      { encoding: 'br', content: br },
      { encoding: 'gzip', content: gz },
    ],
  };
}
