import { IS_STATIC } from '../../data/browser/base.ts';
import { isOurs } from '../../data/browser/our-server.ts';

/** The time that the server may take to say that it is there. */
const PATIENCE_MS = 10_000;

/**
 * The path at which this document was loaded: its code was there or not, and loading it again
 * changes nothing.
 */
const firstPath = typeof window === 'undefined' ? '' : window.location.pathname;

let prepare = async () => {};

/** Sets the task before a new load, so that it brings something else than this one did. */
export const beforeLoadAnew = (task: () => Promise<void>): void => {
  prepare = task;
};

/**
 * Reloads the address where that can mend code that did not arrive. Browsers keep a module that
 * failed for as long as the document lives (the HTML standard said so until 2026), and after a new
 * deployment the old file is gone for good. Without a connection the browser's own page of
 * complaint would take our place, so the server is asked first. Not by itself at the address where
 * the document began: a file that is really missing would have it load for ever.
 */
export async function loadAnew(isPressed: boolean): Promise<void> {
  const { pathname } = window.location;
  if (!isPressed && pathname === firstPath) return;
  if (!(await answers(pathname)) || window.location.pathname !== pathname) return;
  await prepare();
  window.location.reload();
  // What is shown stays until then.
  await new Promise<never>(() => undefined);
}

async function answers(pathname: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const reply = await fetch(pathname, { method: 'HEAD', cache: 'no-store', signal });
    return reply.ok && (IS_STATIC || isOurs(reply));
  } catch {
    return false;
  }
}
