import { encode, wrap } from 'nodemailer/lib/qp';

/** Text in quoted-printable (RFC 2045, section 6.7): ASCII in lines of at most 76 characters. */
export type QuotedPrintable = string & { readonly isQuotedPrintable: true };

/** A line break that is not part of the text. */
const SOFT_BREAK = '=\r\n';

/** Leaves room for the `=` of a soft line break. */
const LINE = 75;
const LINES = new RegExp(`.{1,${LINE}}`, 'g');

/** What is written as it is: no `=`, no line break, no space at the end. */
const PLAIN = /^[!-<>-~]+(?: [!-<>-~]+)*$/;

export function toQuotedPrintable(text: string): QuotedPrintable {
  return asEncoded(PLAIN.test(text) ? wrapPlain(text) : wrap(encode(withCrLf(text)), LINE));
}

function wrapPlain(text: string): string {
  return text.length <= LINE ? text : (text.match(LINES) ?? []).join(SOFT_BREAK);
}

function withCrLf(text: string): string {
  return text.replace(/\r\n?|\n/g, '\r\n');
}

/**
 * Text with gaps that was encoded once, for values that differ from mail to mail. Each value gets
 * lines of its own, so that nothing around it is encoded or wrapped again.
 */
export interface EncodedPattern<Gap> {
  /** One more than there are gaps. */
  readonly texts: readonly string[];
  readonly gaps: readonly Gap[];
}

/** A piece of a pattern: text, or a gap. */
export type PatternPiece<Gap> = { readonly text: string } | { readonly gap: Gap };

export function encodePattern<Gap>(pieces: readonly PatternPiece<Gap>[]): EncodedPattern<Gap> {
  const gaps: Gap[] = [];
  const texts = [''];
  for (const piece of pieces) {
    if ('text' in piece) texts[gaps.length] += piece.text;
    else texts[gaps.push(piece.gap)] = '';
  }
  return {
    gaps,
    texts: texts.map((text, index) => {
      const before = index > 0 ? SOFT_BREAK : '';
      const after = index < gaps.length ? SOFT_BREAK : '';
      return text === '' ? before && after : before + toQuotedPrintable(text) + after;
    }),
  };
}

/** A pattern's text with a value for each of its gaps. */
export function fillPattern<Gap>(
  { texts, gaps }: EncodedPattern<Gap>,
  valueFor: (gap: Gap) => string,
): QuotedPrintable {
  let filled = texts[0] ?? '';
  for (const [index, gap] of gaps.entries()) {
    filled += toQuotedPrintable(valueFor(gap)) + (texts[index + 1] ?? '');
  }
  return asEncoded(filled);
}

/** A cast, for what was just encoded. */
function asEncoded(text: string): QuotedPrintable {
  return text as QuotedPrintable;
}
