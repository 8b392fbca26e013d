import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useIsWide } from './use-is-wide.ts';

interface FoldedCardProps {
  readonly title: string;
  /** The present value, seen while it is folded; null while that is not known. */
  readonly value: string | null;
  readonly children: ReactNode;
}

/** A card that is a line on a phone until it is opened; open where there is room. */
export function FoldedCard({ title, value, children }: FoldedCardProps) {
  return (
    <section className="min-w-0 rounded-card bg-surface px-5 shadow-card sm:px-6 lg:py-3">
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
