import { cx } from '../class-names.ts';

/** A quiet shape of what is coming. Give it the size of the real thing by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={cx('skeleton animate-pulse bg-line/70', className)} />;
}

/** Wraps skeletons and says once, to readers, that something is loading. */
export function Loading({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
