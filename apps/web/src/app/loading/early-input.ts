type Field = HTMLInputElement | HTMLSelectElement;
type EarlyInput =
  | { readonly type: 'click'; readonly target: Element }
  | { readonly type: 'input'; readonly target: Field; readonly value: string };

declare global {
  interface Window {
    /** Of boot.js: what was pressed and entered so far. It is noted no longer. */
    stopNoting?: () => EarlyInput[];
  }
}

/**
 * Ends the noting of boot.js, just before React begins to listen. The function it gives does again,
 * in its order, what was pressed and entered before the page was alive: nothing is lost, and nothing
 * gets a value that no one chose. It is to be called once the page is alive.
 */
export function takeEarlyInput(root: Element): () => Promise<void> {
  const noted = window.stopNoting?.() ?? [];
  const early = [...restoredIn(root), ...noted].filter(
    // Of a slider's way only the end counts.
    ({ type, target }, at, { [at + 1]: next }) =>
      type === 'click' ? target.closest('button') : next?.type !== type || next.target !== target,
  );
  return async () => {
    for (const input of early) {
      // React draws in between, so that each press begins where the one before it ended.
      await null;
      if (input.type === 'input') enter(input.target, input.value);
      else press(input.target, input === early.at(-1));
    }
  };
}

/** Input that the browser itself put in: it knows what was entered before the page was left or reloaded. */
function restoredIn(root: Element): EarlyInput[] {
  return [...root.querySelectorAll<Field>('form [name]')]
    .filter((field) =>
      'options' in field
        ? !field.selectedOptions[0]?.defaultSelected
        : field.value !== field.defaultValue,
    )
    .map((target) => ({ type: 'input', target, value: target.value }));
}

function press(target: Element, isLast: boolean): void {
  const button = target.closest('button');
  // No one wants a menu to open over what they went on to do.
  if (button && (isLast || !button.ariaHasPopup)) inPage(button).click();
}

function enter(field: Field, value: string): void {
  if ('options' in field) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'radio') {
    const radio = inPage(field);
    radio.checked = false;
    radio.click();
  } else {
    // React looks for what differs from the last value that went through its own setter.
    field.value = value ? '' : '0';
    Reflect.set(HTMLInputElement.prototype, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // Anyone who is still typing goes on after it: some browsers start again at its start.
    if (field === document.activeElement) getSelection()?.modify('move', 'forward', 'lineboundary');
  }
}

/** The element, or the one in its place on a page of which only the outline came as HTML. */
function inPage<E extends HTMLButtonElement | HTMLInputElement>(element: E): E {
  if (element.isConnected) return element;
  const name = element.value ? `value=${element.value}` : `aria-label="${element.ariaLabel}"`;
  return document.querySelector<E>(`[${name}]`) ?? element;
}
