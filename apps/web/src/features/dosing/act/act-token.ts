export type Act = 'taken' | 'later';

/** Where the token names what it is for, after the 16 bytes of a user's id. */
const ACT_AT = 16;
const ACTS: readonly Act[] = ['taken', 'later'];

/**
 * What a reminder's button is for, as its token says it; null when it is no such token. Whether the
 * token is a right one, only the server knows.
 */
export function actOf(token: string): Act | null {
  try {
    const bytes = atob(token.replaceAll('-', '+').replaceAll('_', '/'));
    return ACTS[bytes.charCodeAt(ACT_AT)] ?? null;
  } catch {
    return null;
  }
}
