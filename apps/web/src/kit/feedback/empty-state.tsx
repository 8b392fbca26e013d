import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';

interface EmptyStateProps {
  /** A drawing or icon. */
  readonly picture?: Elements;
  readonly title: string;
  /** `h1` where it stands for the whole page. */
  readonly titleAs?: 'h1' | 'p';
  /** The next thing to do, in one sentence. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Nothing here yet, what to do about it, and the button that does it. */
export function EmptyState({
  picture,
  title,
  titleAs: Title = 'p',
  children,
  action,
}: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center">
      {picture}
      <Title className="text-lead font-semibold text-balance">{title}</Title>
      {children === undefined ? null : <div className="max-w-prose text-quiet">{children}</div>}
      {action === undefined ? null : <div className="mt-4">{action}</div>}
    </div>
  );
}
