import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { texts } from '../texts.ts';
import { Notice } from './notice.tsx';

interface LoadFailureProps {
  readonly onRetry: () => void;
  /** While it is being tried again. */
  readonly busy?: boolean;
  /** The sentence about the thing that could not be loaded. */
  readonly children: ReactNode;
}

/** Something did not load, and the button that tries again. */
export function LoadFailure({ onRetry, busy = false, children }: LoadFailureProps) {
  return (
    <Notice
      tone="danger"
      action={
        <Button kind="secondary" busy={busy} onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
