import { type RefObject, useEffect, useRef, useState } from 'react';
import { ExplainedError, explainFailure } from '../feedback/explained-error.ts';
import { useSendLock } from './send-lock.ts';
import { useSubmissionKeys } from './submission-key.ts';
import { useNow } from './use-now.ts';

/** The errors of a form: a sentence for each field, and `form` for one said in their place. */
export type FormErrors<Values> = {
  readonly [Field in keyof Values | 'form']?: string | null | undefined;
};

interface FormOptions<Values, Body, Reply> {
  readonly initial: Values;
  /** A field that says now until someone sets it, and the text that says so (from epoch ms). */
  readonly clock?: { readonly field: keyof Values; readonly format: (now: number) => string };
  /** The errors of the values; without one they may be sent. */
  readonly check?: (values: Values) => FormErrors<Values>;
  /** The body to send. A retry sends the same, under the same key. */
  readonly body: (values: Values) => Body;
  /**
   * Asked once all is well: false keeps it from being sent until `send` is called. `isRetry` says
   * that it failed before, as it stands there.
   */
  readonly onChecked?: (values: Values, body: Body, isRetry: boolean) => boolean;
  /** Sends `body` under its key, a UUID: the id of the record that it makes, where it makes one. */
  readonly send: (body: Body, key: string) => Promise<Reply>;
  readonly onSaved: (reply: Reply, body: Body) => void;
  /** Says why it was not saved where the error has no words of its own, or decides it; null where others say it. */
  readonly failed: string | ((error: Error) => string | null);
  /** Told of every failure, and whether it stands beside the fields that it names. */
  readonly onFailed?: (error: Error, isPlaced: boolean) => void;
  /** Holds the fields, where not all of them are inside the form. */
  readonly within?: RefObject<HTMLElement | null>;
}

/** The parts of every form that are drawn, see `form.tsx`. */
export interface FormView {
  readonly element: RefObject<HTMLFormElement | null>;
  /** The sentence about wrong fields; it stands beside the button. */
  readonly refusal: string | null;
  /** The sentences that it is made of, each about a field; none where it is one about them all. */
  readonly faults: readonly string[];
  /** The reason why it could not be saved. */
  readonly failure: string | null;
  readonly busy: boolean;
  /** True while something typed is not saved. */
  readonly isDirty: boolean;
  readonly submit: () => void;
  /** Back from a failure or a question: the clock goes on, unless what was sent may have arrived. */
  readonly goBack: () => void;
}

/** The value of a field, what takes another one, and its error. */
export interface FormField<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | null;
}

/** A form's values, what is wrong with them, and what can be done with them. */
export interface FormState<Values> extends FormView {
  readonly values: Values;
  readonly errors: FormErrors<Values>;
  /** A field as its control takes it: its value, what takes another one, and its error. */
  readonly field: <Name extends keyof Values>(name: Name) => FormField<Values[Name]>;
  /** Takes what a person sets. What the check refused is checked again, what the server refused goes with its field. */
  readonly change: (changed: Partial<Values>) => void;
  /** Takes what follows from elsewhere: a clock that was stopped to send stays so. */
  readonly follow: (changed: Partial<Values>) => void;
  /** Sends what was checked last. */
  readonly send: () => void;
  /** Begins again with what is `kept`, after what stood in it was saved. */
  readonly startAnew: (kept?: Partial<Values>) => void;
}

/**
 * The state of a form. A submit that is refused marks the fields and brings the first one into view;
 * one that passes is sent once, however often it is pressed. What was typed is never lost.
 */
export function useForm<Values extends object, Body, Reply>(
  options: FormOptions<Values, Body, Reply>,
): FormState<Values> {
  const { clock, check, body: makeBody, onChecked, onSaved, failed, onFailed } = options;
  const [initial] = useState(options.initial);
  const [draft, setDraft] = useState<Partial<Values>>({});
  // The clock's text as it was checked, so that a retry is the same.
  const [stopped, stop] = useState<string | null>(null);
  const [errors, setErrors] = useState<FormErrors<Values>>({});
  // True where the errors are the server's, which the check knows nothing of.
  const [isPlaced, setIsPlaced] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const { within = element } = options;
  // How often it was refused, or failed.
  const [setbacks, setSetbacks] = useState(0);
  useEffect(() => {
    if (setbacks > 0) bringErrorIntoView(within.current);
  }, [setbacks, within]);
  const checked = useRef<{ readonly content: string; readonly body: Body }>(null);
  const keys = useSubmissionKeys();
  const sending = useSendLock((body: Body) => options.send(body, keys.keyFor(body)));

  const valuesAt = (text: string | null): Values =>
    clock ? { ...initial, [clock.field]: text, ...draft } : { ...initial, ...draft };
  const now = useNow(clock?.format);
  const values = valuesAt(stopped ?? now);

  const refuse = (found: FormErrors<Values>, isPlacedByServer = false) => {
    setErrors(found);
    setIsPlaced(isPlacedByServer);
    stop(null);
    setSetbacks((count) => count + 1);
  };
  /** The errors that are left: their cause may be another field than the one beside which they stand. */
  const errorsAfter = (changed: Partial<Values>): FormErrors<Values> => {
    const marked = Object.entries(errors).filter(([, error]) => error);
    if (marked.length === 0) return errors;
    const again: FormErrors<Values> | null = isPlaced
      ? null
      : (check?.({ ...values, ...changed }) ?? {});
    const left = marked.flatMap(([field, error]) => {
      const still = again === null ? !(field in changed) && error : again[field as keyof Values];
      return still ? [[field, still]] : [];
    });
    const isMended = left.every(([field]) => field === 'form');
    return isMended ? {} : (Object.fromEntries(left) as FormErrors<Values>);
  };
  const follow = (changed: Partial<Values>) => {
    setErrors(errorsAfter(changed));
    setDraft((current) => ({ ...current, ...changed }));
  };
  const change = (changed: Partial<Values>) => {
    follow(changed);
    setFailure(null);
    stop(null);
  };
  const send = () => {
    if (checked.current === null) return;
    const { body } = checked.current;
    setFailure(null);
    sending.send(body, {
      onSuccess: (reply) => {
        keys.renew();
        checked.current = null;
        onSaved(reply, body);
      },
      onError: (error) => {
        const explained = error instanceof ExplainedError ? error : null;
        if (explained?.isSpent) keys.renew();
        const named = Object.entries(explained?.fields ?? {});
        const placed = named.filter(([field]) => field in values);
        onFailed?.(error, placed.length > 0);
        if (placed.length > 0) refuse(Object.fromEntries(placed) as FormErrors<Values>, true);
        else {
          setFailure(explainFailure(error, failed));
          setSetbacks((count) => count + 1);
        }
      },
    });
  };
  const submit = () => {
    if (sending.isUnderWay) return;
    const text = stopped ?? clock?.format(Date.now()) ?? null;
    const current = valuesAt(text);
    const found = check?.(current) ?? {};
    setFailure(null);
    if (sentencesOf(found).length > 0) return refuse(found);
    setErrors({});
    stop(text);
    const content = JSON.stringify(current);
    const body = checked.current?.content === content ? checked.current.body : makeBody(current);
    checked.current = { content, body };
    if (onChecked?.(current, body, failure !== null) ?? true) send();
  };

  const sentences = [...new Set(sentencesOf(errors))];
  return {
    element,
    refusal: errors.form ?? (sentences.join(' ') || null),
    faults: errors.form ? [] : sentences,
    failure,
    busy: sending.isUnderWay,
    isDirty: JSON.stringify({ ...initial, ...draft }) !== JSON.stringify(initial),
    submit,
    goBack: () => {
      if (failure === null) stop(null);
      setFailure(null);
    },
    values,
    errors,
    field: (name) => ({
      value: values[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
      error: errors[name] ?? null,
    }),
    change,
    follow,
    send,
    startAnew: (kept = {}) => {
      setDraft(kept);
      setErrors({});
      stop(null);
    },
  };
}

const sentencesOf = (errors: FormErrors<object>): readonly string[] =>
  Object.values(errors).filter((each): each is string => Boolean(each));

/**
 * Gives the focus to the first field in `container` that is marked as wrong, in the middle of the
 * window, so that no one can miss it on the smallest phone. Of a group that is marked as a whole,
 * its first control takes it. Where no field is to blame, what the form says is brought into view.
 */
function bringErrorIntoView(container: HTMLElement | null): void {
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
