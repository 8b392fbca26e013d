import { describe, expect, it } from 'vitest';
import { encodePattern, fillPattern, toQuotedPrintable } from './quoted-printable.ts';

/** As a mail program reads it (RFC 2045, section 6.7). */
function decode(encoded: string): string {
  const bytes = encoded
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function expectFit(encoded: string): void {
  expect(encoded).toMatch(/^[\r\n\t -~]*$/);
  for (const line of encoded.split('\r\n')) {
    expect(line.length).toBeLessThanOrEqual(76);
    // Spaces at the end of a line get lost on the way, and bare breaks would end a line early.
    expect(line).not.toMatch(/[ \t]$|[\r\n]/);
    expect(line).not.toMatch(/=(?![\dA-F]{2}|$)/);
  }
}

const TEXTS = [
  '',
  'plain',
  'a'.repeat(75),
  'a'.repeat(76),
  'a'.repeat(400),
  `${'word '.repeat(60)}end`,
  `${'a'.repeat(74)} b`,
  `${'a'.repeat(75)} b`,
  ' space before and behind ',
  'tab\t',
  'a=b',
  '='.repeat(200),
  'Grüße 😀'.repeat(30),
  'two\r\nlines\r\n',
  '.dot\r\n.',
  '-- \r\nfooter',
];

describe('quoted-printable', () => {
  it.each(TEXTS)('keeps %j in lines that fit', (text) => {
    const encoded = toQuotedPrintable(text);
    expectFit(encoded);
    expect(decode(encoded)).toBe(text);
  });

  it('ends every line in CR LF', () => {
    expect(toQuotedPrintable('a\nb\rc\r\nd')).toBe('a\r\nb\r\nc\r\nd');
  });
});

describe('a pattern', () => {
  it('is what its pieces are together, wherever its gaps are', () => {
    for (const before of TEXTS) {
      for (const value of TEXTS) {
        for (const after of TEXTS) {
          const pattern = encodePattern([
            { text: before },
            { gap: 'one' },
            { gap: 'two' },
            { text: after },
            { text: '!' },
            { gap: 'one' },
          ]);
          const filled = fillPattern(pattern, (gap) => (gap === 'one' ? value : 'two'));
          expectFit(filled);
          expect(decode(filled)).toBe(`${before}${value}two${after}!${value}`);
        }
      }
    }
  });
});
