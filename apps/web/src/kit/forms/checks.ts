import { MAX_MONEY, parseMoney } from '@dosewise/domain';
import { texts } from './texts.ts';
import type { FormErrors } from './use-form.ts';

/** The error of a typed amount of money: null, or `wrong`. */
export function moneyError(text: string, wrong: string): string | null {
  const amount = parseMoney(text);
  return amount !== null && amount <= MAX_MONEY ? null : wrong;
}

/** True for what may be an email address, which the server judges. */
export const isEmail = (text: string): boolean => /^\S+@\S+$/.test(text.trim());

/** The error of the person's own email address; null when it may be sent. */
export function emailError(email: string): string | null {
  if (email.trim() === '') return texts.enterEmail;
  return isEmail(email) ? null : texts.emailWrong;
}

/**
 * The errors of the fields that are blank, each with its sentence. `refusal` is what the form says in
 * their place; nothing where all are filled in.
 */
export function missingFields<Values>(
  values: Values,
  sentences: { readonly [Field in keyof Values]?: string },
  refusal: string,
): FormErrors<Values> {
  const missing = Object.entries(sentences).filter(
    ([field]) => String(values[field as keyof Values]).trim() === '',
  );
  if (missing.length === 0) return {};
  return { ...Object.fromEntries(missing), form: refusal } as FormErrors<Values>;
}
