export type Act = 'taken' | 'later';

/** The place of the act in the token, after the 16 bytes of a user's id. */
const ACT_AT = 16;
const ACTS: readonly Act[] = ['taken', 'later'];

/**
 * The act of a reminder's button, as its token says it; null when it is no such token. Whether the
 * token is a right one, only the server knows.
 */
export function readAct(token: string): Act | null {
  try {
    const bytes = atob(token.replaceAll('-', '+').replaceAll('_', '/'));
    return ACTS[bytes.charCodeAt(ACT_AT)] ?? null;
  } catch {
    return null;
  }
}
