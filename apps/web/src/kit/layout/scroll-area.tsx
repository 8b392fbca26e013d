import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

interface ScrollAreaProps {
  readonly label: string;
  /** Brings the height at which it begins to scroll. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something long that scrolls inside itself, and that the keyboard can scroll, too. A shade shows where more is hidden. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className={cx('scroll-area overflow-auto', className)}
    >
      {children}
    </section>
  );
}
