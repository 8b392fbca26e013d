import { icon } from '../icons/icon.tsx';
import { ChevronRightIcon } from '../icons/icons.tsx';
import { texts } from '../texts.ts';
import { Button } from './button.tsx';

const ChevronLeftIcon = icon(<path d="m14.5 6-6 6 6 6" />);

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** The number of things, in words, such as '12 total doses'. */
  readonly total: string;
  readonly onChange: (page: number) => void;
  /** Names the list for readers, such as 'Dose history pages'. */
  readonly label: string;
}

/** Previous and next, and where one is: 'Page 2 of 3 (12 total doses)'. */
export function Pager({ page, pages, total, onChange, label }: PagerProps) {
  return (
    <nav aria-label={label} className="@container">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          kind="secondary"
          className="flex-1 @min-[30rem]:flex-none"
          disabled={page <= 1}
          onClick={() => onChange(page - 1)}
        >
          <ChevronLeftIcon />
          <span>{texts.previous}</span>
        </Button>
        <p
          aria-live="polite"
          className="order-last w-full text-center text-small text-quiet numbers @min-[30rem]:order-none @min-[30rem]:w-auto @min-[30rem]:flex-1"
        >
          {texts.page(page, pages, total)}
        </p>
        <Button
          kind="secondary"
          className="flex-1 @min-[30rem]:flex-none"
          disabled={page >= pages}
          onClick={() => onChange(page + 1)}
        >
          <span>{texts.next}</span>
          <ChevronRightIcon />
        </Button>
      </div>
    </nav>
  );
}

/** The entries of one page, from 1. A page whose last entry went is the one before it. */
export function pageOf<Entry>(all: readonly Entry[], page: number, perPage: number) {
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  const shownPage = Math.min(page, pages);
  const start = (shownPage - 1) * perPage;
  return { shown: all.slice(start, start + perPage), page: shownPage, pages };
}
