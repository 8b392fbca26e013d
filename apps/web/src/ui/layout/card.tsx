import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

interface CardProps {
  /** A heading at the card's top. Its level follows the page's outline. */
  readonly title?: ReactNode;
  readonly level?: 2 | 3;
  /** Stands at the heading's right. */
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A surface that holds one subject. */
export function Card({ title, level = 2, action, className, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={cx('min-w-0 rounded-card bg-surface p-5 shadow-card sm:p-6', className)}>
      {title === undefined ? null : (
        <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {/* Beside its action while half a word has room there, else above it. */}
          <Heading className="flex-1 basis-20 text-lead">{title}</Heading>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
