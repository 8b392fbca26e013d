import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';

interface CardProps {
  /** A heading at the card's top. Its level follows the page's outline. */
  readonly title?: ReactNode;
  readonly level?: 2 | 3;
  /** Stands at the heading's right. */
  readonly action?: Elements;
  /** With less room around it on a phone. */
  readonly isTight?: boolean;
  readonly className?: string;
  readonly children: Elements;
}

/** A surface that holds one subject. */
export function Card({ title, level = 2, action, isTight, className, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section
      className={cx(
        'min-w-0 rounded-card bg-surface shadow-card sm:p-6',
        isTight ? 'px-4 py-3' : 'p-5',
        className,
      )}
    >
      {title === undefined ? null : (
        <header
          className={cx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-1',
            isTight ? 'mb-2 sm:mb-4' : 'mb-4',
          )}
        >
          {/* Beside its action while half a word has room there, else above it. */}
          <Heading className="min-w-0 flex-1 basis-28 text-lead wrap-break-word hyphens-auto">
            {title}
          </Heading>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
