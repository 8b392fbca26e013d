import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is wrong with a form's fields, by their names, in the order of the screen. */
type FieldErrors = Readonly<Record<string, string | null | undefined>>;

/** What a form does about a submit that it refused. */
export interface Refusal {
  /** The form element, see `form.tsx`. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Stands beside the button as the form's one alert; null while nothing is wrong. */
  readonly sentence: string | null;
  /** Brings the first field that is marked as wrong into view and gives it the focus. */
  readonly showFirst: () => void;
}

interface RefusalOptions {
  /** A sentence over the whole form, said in place of those beside the fields. */
  readonly sentence?: string | null | undefined;
  /** Holds the fields, where not all of them are inside the form. */
  readonly within?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A refusal that nobody can miss, on the smallest phone too. Set the errors, then call `showFirst`;
 * show `sentence` beside the button, as a `Notice` or as a dialog's `error`. While it stands there
 * the fields of the `Form` do not announce the same again.
 */
export function useRefusal(errors: FieldErrors, options: RefusalOptions = {}): Refusal {
  const form = useRef<HTMLFormElement>(null);
  const within = options.within ?? form;
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(within.current);
  }, [refusals, within]);

  const sentences = Object.values(errors).filter((sentence) => Boolean(sentence));
  return {
    form,
    sentence: options.sentence ?? ([...new Set(sentences)].join(' ') || null),
    showFirst: () => setRefusals((count) => count + 1),
  };
}

/** Of a group that is marked as a whole, its first control takes the focus. */
function focusFirstInvalid(container: HTMLElement | null): void {
  const marked = container?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const field =
    marked?.tabIndex === -1 ? marked.querySelector<HTMLElement>('input, button') : marked;
  // Not left to `focus`, which is content with the edge of the window: the label and the error
  // stand above and below.
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
