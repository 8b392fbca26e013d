import { createRequire } from 'node:module';
import type { HtmlToTextOptions } from 'html-to-text';

const require = createRequire(import.meta.url);

/** Elements below this depth have no words; no mail is nested as deeply, and none shall exhaust us. */
const MAX_DEPTH = 200;

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Compiled for the first mail: the library is not for the start. */
let convert: ((html: string) => string) | null = null;

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: MAX_DEPTH, ellipsis: '' },
  formatters: {
    description: (image, _walk, builder) => builder.addInline(String(image.attribs.alt ?? '')),
  },
  selectors: [
    {
      selector: 'a',
      options: {
        linkBrackets: ['(', ')'],
        hideLinkHrefIfSameAsText: true,
        // Without an address, only its words are left of a link.
        pathRewrite: (address: string) => (/^(https?|mailto):/i.test(address) ? address : ''),
      },
    },
    { selector: 'img', format: 'description' },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'title', format: 'skip' },
    { selector: 'template', format: 'skip' },
    ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
  ],
};

/**
 * The words of an HTML mail for programs that show no HTML: a link becomes its words with the
 * address behind them, an image its description.
 */
export function htmlToText(html: string): string {
  // The library takes an element called `constructor` for a property of its own and throws.
  convert ??= (require('html-to-text') as typeof import('html-to-text')).compile(OPTIONS);
  return convert(html.replace(/<(\/?)constructor/gi, '<$1span'));
}
