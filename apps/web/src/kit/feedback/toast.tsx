import { useEffect, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { cx } from '../class-names.ts';
import { CloseIcon, DangerIcon, GoodIcon } from '../icons/icons.tsx';
import { texts } from '../texts.ts';

export interface ToastContent {
  readonly tone: 'good' | 'danger';
  readonly message: string;
  /** One thing to do about it, such as 'Undo'. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** The time for which it is shown, where the usual one is not enough, in ms. */
  readonly shownMs?: number;
  /** Stays until it is closed. What went wrong always does. */
  readonly stays?: boolean;
  /** The element at which the keyboard goes on when the toast goes away under it. */
  readonly focusAfter?: () => HTMLElement | null;
}

const SHOWN_MS = 3000;
/** With something to do, there must be time to do it. */
const SHOWN_WITH_ACTION_MS = 5000;

/** From here on a message has the whole width of a phone, and its buttons stand below it. */
const LONG_CHARACTERS = 100;

/** A message at the edge of the screen that goes away by itself, unless something went wrong. */
export function Toast({ toast, onClose }: { toast: ToastContent; onClose: () => void }) {
  const { tone, message, action, stays = tone === 'danger', focusAfter } = toast;
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  /** The control from which the keyboard came into it. */
  const cameFrom = useRef<HTMLElement | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const ToneIcon = tone === 'good' ? GoodIcon : DangerIcon;
  const { shownMs = action === undefined ? SHOWN_MS : SHOWN_WITH_ACTION_MS } = toast;
  const hasAction = action !== undefined;

  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (stays || isHeld) return;
    const timer = setTimeout(() => close.current(), shownMs);
    return () => clearTimeout(timer);
  }, [stays, isHeld, shownMs]);
  useEffect(() => {
    // By keyboard no one gets to the end of the page in time, so the keyboard is brought to what goes.
    // Within a dialog it is left alone.
    const isByKeyboard =
      document.activeElement?.matches('button:focus-visible:not(dialog *)') ?? false;
    if (hasAction && !stays && isByKeyboard) box.current?.querySelector('button')?.focus();
  }, [hasAction, stays]);

  const leave = () => {
    const hasFocus = box.current?.contains(document.activeElement) ?? false;
    onClose();
    if (hasFocus) (focusAfter?.() ?? cameFrom.current)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while someone is at it.
    <div
      ref={box}
      // A pointer that rests on it, or the keyboard in it, keeps it from going away.
      onPointerEnter={(event) => setIsHeld(event.pointerType === 'mouse')}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={({ target, relatedTarget }) => {
        setIsHeld(target.matches(':focus-visible'));
        const isInside = box.current?.contains(relatedTarget) ?? false;
        if (relatedTarget instanceof HTMLElement && !isInside) cameFrom.current = relatedTarget;
      }}
      onBlur={() => setIsHeld(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // It is not for the dialog that it may lie in.
        event.preventDefault();
        leave();
      }}
      className="toast pointer-events-auto flex flex-wrap items-center justify-end gap-x-2 rounded-control bg-surface py-2 pr-1 pl-3 shadow-card ring-1 ring-edge"
    >
      <ToneIcon className={tone === 'good' ? 'size-5 text-good' : 'size-5 text-danger'} />
      <p
        className={cx(
          'min-w-0 flex-1 py-2 wrap-anywhere',
          message.length > LONG_CHARACTERS ? 'basis-56' : 'basis-28',
        )}
      >
        {message}
      </p>
      <div className="flex items-center gap-2">
        {action === undefined ? null : (
          <Button
            kind="quiet"
            className="min-h-11 px-3"
            onClick={() => {
              leave();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
        <button
          type="button"
          aria-label={texts.closeMessage}
          onClick={leave}
          className="flex size-11 shrink-0 items-center justify-center rounded-full text-quiet hover:bg-sunken hover:text-ink"
        >
          <CloseIcon />
        </button>
      </div>
    </div>
  );
}
