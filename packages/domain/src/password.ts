/** Fewest and most characters of a password; any characters count. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/** The product's name, with whatever digits and signs around it, also several times. */
const PRODUCT_NAME = /^(?:dosewise)+$/;

/**
 * True when `password` is the first thing that someone would try at this product for the account
 * of `email`: one character again and again, the product's name, or the address or what stands
 * before its @.
 */
export function isGuessablePassword(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  const own = email.toLowerCase();
  const isOneCharacter = new Set(lower).size === 1;
  const isAddress = lower === own || lower === own.slice(0, own.lastIndexOf('@'));
  return isOneCharacter || isAddress || PRODUCT_NAME.test(lower.replace(/[^a-z]/g, ''));
}
