import { hashKey, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showToast } from '../../kit/feedback/toasts.ts';
import { texts } from '../../kit/forms/texts.ts';
import { useIsOnPage } from '../../kit/use-is-on-page.ts';
import { sessionStore, tokenInUse } from '../session/session-store.ts';

/** Some fields of something, each whole; of an object in it some fields, too. */
export type Patch<Shown> = {
  readonly [Key in keyof Shown]?: Shown[Key] extends readonly unknown[]
    ? Shown[Key]
    : Shown[Key] extends object | null
      ? Partial<NonNullable<Shown[Key]>> | Extract<Shown[Key], null>
      : Shown[Key];
};

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `shown` with the fields of `patch` in it. */
export function applyPatch<Shown extends object>(shown: Shown, patch: Patch<Shown>): Shown {
  const before = shown as Fields;
  const after: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    const own = before[key];
    after[key] = isObject(value) && isObject(own) ? { ...own, ...value } : value;
  }
  return after as Shown;
}

/** The patch that takes `patch` back: what its fields, and no others, were before. */
export function reversePatch<Shown extends object>(
  before: Shown,
  patch: Patch<Shown>,
): Patch<Shown> {
  const back: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(patch)) {
    const own = (before as Fields)[key];
    back[key] =
      isObject(value) && isObject(own)
        ? Object.fromEntries(Object.keys(value).map((field) => [field, own[field]]))
        : own;
  }
  return back as Patch<Shown>;
}

interface SavedThing<Shown> {
  readonly queryKey: QueryKey;
  /** Changes with the same word wait for each other: what is stored in the end is what was pressed last. */
  readonly queue: string;
  /** Changes only the fields of `patch`: the rest may have changed in another tab. */
  readonly send: (patch: Patch<Shown>) => Promise<Shown>;
  readonly saved: string;
  /** The time for which that is said, in ms, where the usual one is not meant. */
  readonly shownMs?: number;
  readonly explain: (error: Error) => string;
  readonly onSaved?: () => void;
}

export interface SavingAtOnce<Shown> {
  readonly save: (patch: Patch<Shown>) => void;
  /** The sentence for what was not saved last and is as it was again; null otherwise. */
  readonly failure: string | null;
  /** The change itself. */
  readonly failed: Patch<Shown> | null;
  /** Sends that once more; false where nothing failed. */
  readonly retry: () => boolean;
  /** Waits for what is under way; false where any of it failed. */
  readonly settle: () => Promise<boolean>;
}

interface Order<Shown> {
  readonly patch: Patch<Shown>;
  readonly isUndo: boolean;
}

/**
 * The one way in which settings are saved: a change is shown at once and sent, and can be taken back
 * by the toast that says so. What the server refuses goes back by itself, with the reason.
 */
export function useSavingAtOnce<Shown extends object>(
  thing: SavedThing<Shown>,
): SavingAtOnce<Shown> {
  const client = useQueryClient();
  const { queryKey, queue } = thing;
  const mutationKey = [queue];
  const [failure, setFailure] = useState<Failure<Shown> | null>(null);
  const failed = useRef<Patch<Shown> | null>(null);
  const underWay = useRef(new Set<Promise<boolean>>());
  const isOnPage = useIsOnPage();
  const fail = (next: Failure<Shown> | null) => {
    failed.current = next?.patch ?? null;
    setFailure(next);
  };
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: queue },
    meta: { ahead: hashKey(queryKey) },
    mutationFn: ({ patch }: Order<Shown>) => thing.send(patch),
    onMutate: async ({ patch }) => {
      // Of several in a row one may fail and a later one not: the failure is what must be said.
      if (underWay.current.size <= 1) fail(null);
      await client.cancelQueries({ queryKey });
      const shown = client.getQueryData<Shown>(queryKey);
      if (shown === undefined) return patch;
      client.setQueryData(queryKey, applyPatch(shown, patch));
      return reversePatch(shown, patch);
    },
    onSuccess: (stored, { isUndo }, back) => {
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, stored);
      if (isUndo) showToast({ tone: 'good', message: texts.undone });
      else offerUndo(thing, back, order);
      thing.onSaved?.();
    },
    onError: (error, { patch }, back) => {
      client.setQueryData<Shown>(queryKey, (shown) => shown && back && applyPatch(shown, back));
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey });
      const message = thing.explain(error);
      if (isOnPage.current) fail({ message, patch });
      // No one sees the field any more.
      else showToast({ tone: 'danger', message });
    },
  });
  const order = (next: Order<Shown>) => {
    // What is pressed now counts, not what failed before.
    failed.current = null;
    const run = mutateAsync(next).then(
      () => true,
      () => false,
    );
    underWay.current.add(run);
    void run.then(() => underWay.current.delete(run));
  };
  return {
    save: (patch) => order({ patch, isUndo: false }),
    failure: failure?.message ?? null,
    failed: failure?.patch ?? null,
    retry: () => {
      const patch = failed.current;
      if (patch !== null) order({ patch, isUndo: false });
      return patch !== null;
    },
    settle: async () => (await Promise.all(underWay.current)).every(Boolean),
  };
}

interface Failure<Shown> {
  readonly message: string;
  readonly patch: Patch<Shown>;
}

function offerUndo<Shown>(
  { saved, shownMs }: SavedThing<Shown>,
  back: Patch<Shown>,
  order: (next: Order<Shown>) => void,
): void {
  // The person who logs in next on this browser must not get what this person had.
  const token = tokenInUse(sessionStore.read());
  const control = document.activeElement;
  showToast({
    tone: 'good',
    message: saved,
    ...(shownMs !== undefined && { shownMs }),
    action: {
      label: texts.undo,
      run: () => {
        if (tokenInUse(sessionStore.read()) === token) order({ patch: back, isUndo: true });
      },
    },
    focusAfter: () => (control instanceof HTMLElement && control.isConnected ? control : null),
  });
}
