import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../class-names.ts';
import { Notice } from '../feedback/notice.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { texts } from '../texts.ts';
import { openModal } from './open-dialogs.ts';
import { useStrayPress } from './stray-press.ts';

const SIZES = {
  narrow: 'sm:max-h-[min(86dvh,var(--room,86dvh))] sm:max-w-lg',
  wide: 'sm:max-h-[min(86dvh,var(--room,86dvh))] sm:max-w-2xl',
  /** Room for two columns, one of 640 px, from a window of 80rem on. */
  columns: 'sm:max-w-3xl xl:max-w-[min(90rem,calc(100vw-3rem))]',
  /** The whole screen of a phone, for questions that follow one another. */
  screen:
    'max-sm:h-[calc(100dvh-env(safe-area-inset-top))] max-sm:max-h-[var(--room,100dvh)] max-sm:rounded-none sm:max-h-[min(86dvh,var(--room,86dvh))] sm:max-w-2xl',
} as const;

interface DialogProps {
  readonly open: boolean;
  /** Escape, the cross and, if allowed, a press beside the dialog. The owner then sets `open`. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, kept in sight below the scrolling content. The primary one comes last. */
  readonly actions?: ReactNode;
  /** The failure. It stands above the buttons, in sight wherever the content is scrolled to. */
  readonly error?: ReactNode;
  /** True where it stands beside its field already: then it is read out alone. */
  readonly isErrorBeside?: boolean;
  /** While true the dialog cannot be closed: something is being saved. */
  readonly busy?: boolean;
  /** A press beside it closes it. Not for forms: what was typed would be lost. */
  readonly closeOnBackdrop?: boolean;
  readonly size?: keyof typeof SIZES;
  /** Names what it shows, where one thing takes the place of another. */
  readonly content?: string | undefined;
  /**
   * True: the keyboard begins at the primary button, with the dialog's words read to it. Only where
   * that does no harm. Otherwise at the first control, of a question the one that changes nothing.
   */
  readonly beginsAtAction?: boolean;
}

/** A modal dialog; on a phone a sheet from below. Focus goes in, stays in, and returns. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  error,
  isErrorBeside = false,
  busy = false,
  closeOnBackdrop = false,
  size = 'narrow',
  content = 'dialog',
  beginsAtAction = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const contentId = `${titleId}-content`;
  // The end of a double click that began on what opened the dialog is no answer to its question.
  const ignoreStrayPress = useStrayPress(content);

  useLayoutEffect(() => {
    if (dialog.current === null) return;
    // Closing, not only removing it, is what returns the focus.
    const close = openModal(dialog.current);
    // The focus may have gone to a field further down.
    words.current?.scrollTo(0, 0);
    if (beginsAtAction) buttons.current?.querySelector<HTMLElement>('button:last-child')?.focus();
    return close;
  }, [beginsAtAction]);
  useLayoutEffect(() => keepAboveKeyboard(dialog.current), []);
  // After the dialog has opened: the focus does not begin there. With each drawing, as the words change.
  useLayoutEffect(() => letKeysScroll(words.current));

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={beginsAtAction ? contentId : undefined}
      aria-busy={busy || undefined}
      onClickCapture={ignoreStrayPress}
      onKeyDown={(event) => {
        // Nor is a key that is still held down.
        if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) {
          event.preventDefault();
        }
      }}
      onCancel={(event) => {
        // A file picker inside the dialog sends the same event up.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!busy) onClose();
      }}
      onClick={(event) => {
        if (closeOnBackdrop && !busy && event.target === event.currentTarget) onClose();
      }}
      className={cx(
        'sheet m-0 mt-auto w-full max-w-none overflow-hidden bg-surface p-0 text-ink shadow-card',
        'max-h-[min(92dvh,var(--room,92dvh))] rounded-t-card sm:m-auto sm:rounded-card',
        'top-(--above-room,0px) bottom-(--below-room,0px)',
        SIZES[size],
      )}
    >
      {/* A share of a height that goes by its content is nothing in WebKit. */}
      <div className={cx('flex max-h-[inherit] flex-col', size === 'screen' && 'max-sm:h-full')}>
        <h2 id={titleId} className="px-5 pt-5 pr-16 pb-3 text-lead sm:px-6 sm:pt-6">
          {title}
        </h2>
        {/* Positioned, since words only for ears would otherwise make the dialog itself scroll. */}
        <div
          ref={words}
          id={contentId}
          className="@container relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6 sm:pb-6"
        >
          {children}
        </div>
        {actions === undefined ? null : (
          <div className="safe-bottom flex flex-col gap-3 border-t border-line px-5 pt-3 sm:px-6">
            {error ? (
              <div className={isErrorBeside ? 'sr-only' : 'contents'}>
                <Notice tone="danger">{error}</Notice>
              </div>
            ) : null}
            <div ref={buttons} className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
              {actions}
            </div>
          </div>
        )}
        {/* Last in order, so that the focus starts at the content. */}
        <button
          type="button"
          aria-label={texts.close}
          disabled={busy}
          onClick={onClose}
          className="absolute top-3 right-3 flex size-11 items-center justify-center rounded-full text-quiet hover:bg-sunken hover:text-ink"
        >
          <CloseIcon />
        </button>
      </div>
    </dialog>
  );
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Lets the Tab key reach words that are longer than their room and hold nothing else to reach. */
function letKeysScroll(words: HTMLElement | null): void {
  if (words === null) return;
  const isLonger = words.scrollHeight > words.clientHeight;
  if (isLonger && words.querySelector(CONTROLS) === null) words.tabIndex = 0;
  else words.removeAttribute('tabindex');
}

/** Keeps the sheet in the part of the window that the keyboard of a phone leaves to be seen. */
function keepAboveKeyboard(sheet: HTMLElement | null): (() => void) | undefined {
  const { visualViewport: seen } = window;
  if (sheet === null || seen === null) return;
  const follow = () => {
    const { clientHeight } = document.documentElement;
    const below = clientHeight - seen.offsetTop - seen.height;
    // Anyone who looks closer moves about in the sheet: then it stays where it is.
    const isCovered = seen.scale === 1 && below > 1;
    const room = { '--room': seen.height, '--above-room': seen.offsetTop, '--below-room': below };
    for (const [name, px] of Object.entries(room)) {
      if (isCovered) sheet.style.setProperty(name, `${px}px`);
      else sheet.style.removeProperty(name);
    }
  };
  follow();
  seen.addEventListener('resize', follow);
  seen.addEventListener('scroll', follow);
  return () => {
    seen.removeEventListener('resize', follow);
    seen.removeEventListener('scroll', follow);
  };
}
