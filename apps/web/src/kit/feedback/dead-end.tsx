import type { ReactNode } from 'react';
import { CautionIcon, GoodIcon } from '../icons/icons.tsx';
import { EmptyState } from './empty-state.tsx';

interface EndProps {
  readonly title: string;
  /** The way on. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** In place of a page whose link does not work, or no longer. */
export function DeadEnd(props: EndProps) {
  return (
    <div role="alert">
      <EmptyState
        {...props}
        titleAs="h1"
        picture={<CautionIcon className="mb-2 size-10 text-caution" />}
      />
    </div>
  );
}

/** In place of a page whose link did what it is for. */
export function GoodEnd(props: EndProps) {
  return (
    <div role="status">
      <EmptyState
        {...props}
        titleAs="h1"
        picture={<GoodIcon className="mb-2 size-10 text-good" />}
      />
    </div>
  );
}
