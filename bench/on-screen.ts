import { errors, type Locator, type Page } from 'playwright-core';

/** Enough for a page at a quarter of the processor, and short enough to tell soon that something is gone. */
export const PATIENCE_MS = 8000;

/** A screen lacks what a person would look for: its message says what. */
export class NotOnScreen extends Error {
  override readonly name = 'NotOnScreen';
}

/** Resolves as `waiting` does, which has `PATIENCE_MS`; says `otherwise` if that was not enough. */
export async function orSay<T>(waiting: Promise<T>, otherwise: string): Promise<T> {
  try {
    return await waiting;
  } catch (cause) {
    if (cause instanceof errors.TimeoutError) throw new NotOnScreen(otherwise, { cause });
    throw cause;
  }
}

type Role = Parameters<Page['getByRole']>[0];

/** A part of a screen, and the name of the screen in the sentence that says what it lacks. */
export interface Screen {
  readonly name: string;
  readonly at: Page | Locator;
}

/** Waits for the element of this role and name, for as long as a person would. */
export async function find({ name, at }: Screen, role: Role, label: string): Promise<Locator> {
  const found = at.getByRole(role, { name: label, exact: true });
  await orSay(found.waitFor({ timeout: PATIENCE_MS }), `${name} has no ${role} "${label}".`);
  return found;
}

/** Presses the element of this role and name as soon as it is there. */
export async function press(screen: Screen, role: Role, label: string): Promise<void> {
  const found = await find(screen, role, label);
  await orSay(
    found.click({ timeout: PATIENCE_MS }),
    `${screen.name} has a ${role} "${label}", but it cannot be pressed.`,
  );
}
