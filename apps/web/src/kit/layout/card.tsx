import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';

interface CardProps {
  /** A heading at the card's top. Its level follows the page's outline. */
  readonly title?: ReactNode;
  readonly level?: 2 | 3;
  /** Stands at the heading's right. */
  readonly action?: Elements;
  /** The one thing that a page is opened for stands out from all others. */
  readonly isHero?: boolean;
  /** With less room around it on a phone. */
  readonly isTight?: boolean;
  readonly className?: string;
  readonly children: Elements;
}

/** A surface that holds one subject. */
export function Card(props: CardProps) {
  const { title, level = 2, action, isHero, isTight, className, children } = props;
  const Heading = `h${level}` as const;
  return (
    <section
      className={cx(
        'min-w-0 rounded-card border bg-surface sm:p-6',
        isHero ? 'border-transparent shadow-card' : 'border-line',
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
          {/* Beside its action while its longest word has room there, else above it. */}
          <Heading className="min-w-32 flex-1 basis-[min-content] text-lead wrap-break-word hyphens-auto">
            {title}
          </Heading>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
