import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';

interface PageHeadingProps {
  readonly title: string;
  /** The purpose of the page. */
  readonly lead: string;
  /** True on the card of a short form. */
  readonly isClose?: boolean;
  /** Parts that belong to it besides. */
  readonly children?: Elements;
}

/** The title of a page and what it is for. */
export function PageHeading({ title, lead, isClose = false, children }: PageHeadingProps) {
  return (
    <div className={cx('flex flex-col', isClose ? 'gap-1' : 'gap-2')}>
      <h1 className="text-title">{title}</h1>
      <p className={cx('text-quiet', !isClose && 'max-w-prose')}>{lead}</p>
      {children}
    </div>
  );
}
