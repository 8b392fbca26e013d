/**
 * Gives the focus to the first field in `container` that is marked as wrong, in the middle of the
 * window, so that nobody can miss it on the smallest phone. Of a group that is marked as a whole,
 * its first control takes it. Where no field is to blame, what the form says is brought into view.
 */
export function bringErrorIntoView(container: HTMLElement | null): void {
  const marked = container?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const field =
    marked?.tabIndex === -1 ? marked.querySelector<HTMLElement>('input, button') : marked;
  // Not left to `focus`, which is content with the edge of the window: the label and the error
  // stand above and below.
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
  const sentence = marked
    ? errorOf(marked)
    : [...(container?.querySelectorAll('[role="alert"]') ?? [])].at(-1);
  sentence?.scrollIntoView({ block: 'nearest' });
}

/** The sentence beside a field, the last that describes it. */
function errorOf(field: HTMLElement): HTMLElement | null {
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1);
  return id === undefined ? null : document.getElementById(id);
}
