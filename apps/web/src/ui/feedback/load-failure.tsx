import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { texts } from '../texts.ts';
import { Notice } from './notice.tsx';

interface LoadFailureProps {
  readonly onRetry: () => void;
  /** While it is being tried again. */
  readonly busy?: boolean;
  /** What could not be loaded, in a sentence. */
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
