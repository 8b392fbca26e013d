import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { texts } from '../texts.ts';
import { Notice } from './notice.tsx';

interface LoadFailureProps {
  readonly onRetry: () => void;
  /** While it is being tried again. */
  readonly busy?: boolean;
  /** The name of the failure for anyone who looks it up; null: there is nothing to look up. */
  readonly reference?: string | null;
  /** The sentence about the thing that could not be loaded. */
  readonly children: ReactNode;
}

/** Something did not load, and the button that tries again. */
export function LoadFailure({
  onRetry,
  busy = false,
  reference = null,
  children,
}: LoadFailureProps) {
  return (
    <Notice
      tone="danger"
      action={
        <Button kind="secondary" busy={busy} onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      <div>{children}</div>
      {reference === null ? null : (
        <p className="mt-1 text-small wrap-anywhere">{texts.reference(reference)}</p>
      )}
    </Notice>
  );
}
