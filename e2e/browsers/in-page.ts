/** A part of a page by what a person calls it: its role, and its name in full or a pattern of it. */
export interface Named {
  readonly role: Role;
  readonly name?: string | { readonly pattern: string; readonly flags: string };
}

export type Role = keyof typeof SELECTORS;

export const SELECTORS = {
  button: 'button, [role=button], summary, input[type=submit]',
  link: 'a[href]',
  field: 'input, select, textarea, [role=slider], [role=spinbutton]',
  radio: 'input[type=radio], [role=radio]',
  checkbox: 'input[type=checkbox], [role=switch], [role=checkbox]',
  heading: 'h1, h2, h3, h4',
  menuitem: '[role=menuitem], [role=menu] a, [role=menu] button',
  tab: '[role=tab]',
  row: 'li, tr',
  form: 'form',
  region: 'section, [role=region], main',
  group: 'fieldset, [role=group], [role=radiogroup]',
  dialog: 'dialog[open], [role=dialog]',
  /** The innermost part that holds the words. */
  text: '*',
} as const;

/** The point of a part at which it can be pressed; or what is in the way of that. */
export type Aim = { readonly x: number; readonly y: number } | { readonly trouble: string };

export interface Found {
  readonly element: unknown;
  readonly aim: Aim | null;
  readonly words: string;
  readonly value: string | null;
}

/**
 * Finds the first part that is to be seen, each of `path` within the one before it; without a dialog
 * in the path within the one that is open, if one is. Runs in the page, so it uses nothing from outside.
 * For a press it brings the part into view and aims at its middle, once it stands still.
 */
export const findInPage = async (
  path: readonly Named[],
  selectors: Readonly<Record<string, string>>,
  aims: boolean,
): Promise<Found | null> => {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  /** WebKit of 2022 crashes over the looks of what is not drawn at all: to be asked first. */
  const isDrawn = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const hasBox = node instanceof Element && node.getClientRects().length > 0;
    return hasBox || range.getClientRects().length > 0;
  };
  /** The words of an element for who hears it: without what is hidden. */
  const wordsOf = (node: Node): string => {
    if (!isDrawn(node)) return '';
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const { display, visibility } = getComputedStyle(node);
    if (visibility === 'hidden') return '';
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (own !== null) return own;
    const inner = [...node.childNodes].map(wordsOf).join('');
    return display.startsWith('inline') && display !== 'inline-block' ? inner : ` ${inner} `;
  };
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    if (by !== null) {
      const all = by.split(' ').map((id) => document.getElementById(id));
      return tidy(all.map((each) => (each ? each.textContent : '')).join(' '));
    }
    const own = element.getAttribute('aria-label');
    if (own !== null) return tidy(own);
    const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
    if (labels.length > 0) return tidy(labels.map(wordsOf).join(' '));
    if (element.matches('fieldset, section')) {
      const title = element.querySelector('legend, h1, h2, h3');
      return title ? tidy(wordsOf(title)) : '';
    }
    return tidy(wordsOf(element));
  };
  /** A control that is drawn by its label is itself not to be seen. */
  const seenOf = (element: Element): Element => {
    const label = element.closest('label');
    const isSeen = isShown(element) && getComputedStyle(element).opacity !== '0';
    return isSeen || label === null ? element : label;
  };
  const matches = (text: string, { name }: Named) =>
    name === undefined ||
    (typeof name === 'string' ? text === name : new RegExp(name.pattern, name.flags).test(text));
  const partsIn = (root: Element | Document, named: Named): Element[] => {
    const all = [...root.querySelectorAll(selectors[named.role] ?? '')];
    if (named.role !== 'text') {
      return all.filter((each) => isShown(seenOf(each)) && matches(nameOf(each), named));
    }
    const holders = all.filter(
      (each) =>
        !each.matches('script, style') && isShown(each) && matches(tidy(wordsOf(each)), named),
    );
    // The innermost ones.
    return holders.filter(
      (each) => !holders.some((other) => other !== each && each.contains(other)),
    );
  };

  const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
  const startsInDialog = path[0]?.role === 'dialog';
  let roots: (Element | Document)[] = [startsInDialog ? document : (modal ?? document)];
  for (const named of path) roots = roots.flatMap((root) => partsIn(root, named));
  const [element] = roots;
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;

  const awaitClick = (seen: Element) => {
    // Not `globalThis`: what Firefox runs for a program has one of its own.
    Object.assign(window, { click: 'none' });
    const note = ({ target }: MouseEvent) => {
      const isMet = target instanceof Node && (seen.contains(target) || target === element);
      const other = target instanceof Element ? target.outerHTML.slice(0, 120) : String(target);
      Object.assign(window, { click: isMet ? 'met' : `on ${other}` });
    };
    addEventListener('click', note, { capture: true, once: true });
  };
  const aimAt = async (): Promise<Aim> => {
    if (element.matches(':disabled, [aria-disabled=true]')) return { trouble: 'It is disabled.' };
    const seen = seenOf(element);
    const boxNow = () => seen.getClientRects()[0] ?? seen.getBoundingClientRect();
    // Nobody presses sooner what a page that loads has just moved.
    const SEEN_MS = 200;
    const look = () => {
      const box = boxNow();
      const x = Math.floor(box.left + box.width / 2);
      const y = Math.floor(box.top + box.height / 2);
      const hit = document.elementFromPoint(x, y);
      const control = hit?.closest('label')?.control;
      const isMet = hit !== null && (seen.contains(hit) || hit === element || control === element);
      return { x, y, hit, isMet };
    };
    if (!look().isMet) seen.scrollIntoView({ block: 'center', inline: 'nearest' });
    const before = boxNow();
    await new Promise((resolve) => setTimeout(resolve, SEEN_MS));
    // An animation that ended while nothing was drawn leaves the part where it was until the next frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const after = boxNow();
    const isCarried = document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' &&
          effect instanceof KeyframeEffect &&
          effect.target?.contains(seen) &&
          Number.isFinite(effect.getComputedTiming().endTime),
      );
    if (isCarried || before.top !== after.top || before.left !== after.left) {
      return { trouble: 'It moves.' };
    }
    const { x, y, hit, isMet } = look();
    if (isMet) {
      awaitClick(seen);
      return { x, y };
    }
    const cover = hit ? `<${hit.tagName.toLowerCase()}> ${tidy(hit.textContent).slice(0, 60)}` : '';
    return { trouble: `At ${x}, ${y} is ${cover || 'nothing'} instead.` };
  };
  return {
    element,
    aim: aims ? await aimAt() : null,
    words: tidy(wordsOf(element)),
    value: 'value' in element ? String(element.value) : null,
  };
};

/** The end of the press that was aimed last: 'none', 'met' (where another page has come since, too), or on what it fell. */
export const readClickInPage = (): string =>
  (window as unknown as { readonly click?: string }).click ?? 'met';

/** Puts a value into a field as the browser's own picker does: a date, a choice of a list, a slider. */
export const pickInPage = (element: HTMLInputElement | HTMLSelectElement, value: string): void => {
  const wanted =
    element instanceof HTMLSelectElement
      ? [...element.options].find(({ text }) => text.trim() === value)?.value
      : value;
  if (wanted === undefined) throw new Error(`There is no ${value}.`);
  const prototype = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, wanted);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
};

/** The files that a page saved: no two engines let a program look at their downloads alike. */
interface Watched {
  readonly saved: { readonly name: string; readonly start: Promise<string> }[];
}

/** Keeps what the page saves from now on from the disk. */
export const watchInPage = (): void => {
  const saved: { name: string; start: Promise<string> }[] = [];
  Object.assign(window, { saved });
  const files = new Map<string, Blob>();
  const makeAddress = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    const address = makeAddress.call(URL, file);
    if (file instanceof Blob) files.set(address, file);
    return address;
  };
  const press = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    const file = files.get(this.href);
    if (file) saved.push({ name: this.download, start: file.slice(0, 60).text() });
    else press.call(this);
  };
};

/** The names of the files that the page saved, and how they begin. */
export const readSavedInPage = async (): Promise<(readonly [string, string])[]> => {
  const { saved } = window as unknown as Watched;
  return Promise.all(saved.map(async ({ name, start }) => [name, await start] as const));
};
