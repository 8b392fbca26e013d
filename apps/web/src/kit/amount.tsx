import type { HTMLAttributes } from 'react';

interface AmountProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'span' | 'p' | 'dd' | 'td';
}

/**
 * A dose, clicks, a weight or money: page translators leave it as it is. Of drawings with figures they leave out what
 * has the class `notranslate`; the attribute is HTML's alone.
 */
export function Amount({ as: Tag = 'span', ...rest }: AmountProps) {
  return <Tag {...rest} translate="no" />;
}

/** Two small letters after another one: more than a unit, so words. */
const WORD = /\p{L}\p{Ll}{2}/u;

/** The attribute `translate` of a text that may be words or an amount, which is figures with at most a unit. */
export const translateOf = (text: unknown): 'no' | undefined =>
  typeof text === 'string' && /\d/.test(text) && !WORD.test(text) ? 'no' : undefined;
