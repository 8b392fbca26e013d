import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { texts } from '../texts.ts';
import { Notice } from './notice.tsx';

interface GivingWayProps {
  /** The failure to save, in a sentence; null shows the content. */
  readonly failure: string | null;
  /** Back to the content. The owner then sets `failure` to null. */
  readonly onBack: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Content that a banner takes the place of when saving failed. It stays in the page unseen, so Back
 * brings it back with everything typed, and the keyboard to where it was.
 */
export function SaveFailure({ failure, onBack, className, children }: GivingWayProps) {
  const content = useRef<HTMLDivElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const lastFocused = useRef<HTMLElement | null>(null);
  const hasFailed = failure !== null;

  useLayoutEffect(() => {
    // Not from someone who meanwhile went on to another part of the page.
    const isFocusHere = content.current?.contains(document.activeElement) ?? false;
    if (hasFailed && isFocusHere) banner.current?.querySelector('button')?.focus();
    if (!hasFailed) lastFocused.current?.focus();
  }, [hasFailed]);

  return (
    <>
      {failure === null ? null : (
        <div ref={banner}>
          <Notice
            tone="danger"
            action={
              <Button kind="secondary" onClick={onBack}>
                {texts.back}
              </Button>
            }
          >
            {failure}
          </Notice>
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes. */}
      <div
        ref={content}
        hidden={hasFailed}
        className={className}
        onFocus={(event) => {
          lastFocused.current = event.target;
        }}
      >
        {children}
      </div>
    </>
  );
}
