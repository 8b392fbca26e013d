import type { ReactNode } from 'react';
import { CautionIcon } from '../icons/icons.tsx';
import { EmptyState } from './empty-state.tsx';

interface DeadEndProps {
  readonly title: string;
  /** The way on. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** In place of a page whose link does not work, or no longer. */
export function DeadEnd({ title, action, children }: DeadEndProps) {
  return (
    <div role="alert">
      <EmptyState
        titleAs="h1"
        title={title}
        picture={<CautionIcon className="mb-2 size-10 text-caution" />}
        action={action}
      >
        {children}
      </EmptyState>
    </div>
  );
}
