import type { ReactNode } from 'react';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { useIsWide } from '../../../kit/layout/use-is-wide.ts';

interface FoldedCardProps {
  readonly title: string;
  /** The present value, seen while it is folded; null while that is not known. */
  readonly value: string | null;
  readonly children: ReactNode;
}

/** A line of the card around it that can be opened; where there is room an open card of its own. */
export function FoldedCard({ title, value, children }: FoldedCardProps) {
  return (
    <section className="min-w-0 px-5 sm:px-6 lg:rounded-card border-line lg:border lg:bg-surface lg:py-3">
      <Disclosure
        open={useIsWide()}
        summary={
          <span className="min-w-0 flex-1 py-2">
            <h2 className="text-lead max-sm:text-body">{title}</h2>
            <span className="block truncate text-small font-normal text-quiet numbers empty:hidden">
              {value}
            </span>
          </span>
        }
      >
        <div className="flex flex-col pb-5">{children}</div>
      </Disclosure>
    </section>
  );
}
