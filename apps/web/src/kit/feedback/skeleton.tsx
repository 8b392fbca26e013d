import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { texts } from '../texts.ts';

/** A quiet shape of what is coming. Give it the size of the real thing by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={cx('skeleton animate-pulse bg-line/70', className)} />;
}

/** Wraps skeletons and says once, to readers, that something is loading. */
export function Loading({
  label = texts.loading,
  children,
}: {
  label?: string;
  children: ReactNode;
}) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
