import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';

interface DisclosureProps {
  readonly summary: string | Elements;
  readonly open?: boolean;
  /** For an owner that opens it, too. */
  readonly onToggle?: (isOpen: boolean) => void;
  readonly className?: string;
  readonly children: Elements;
}

/** A line that opens what belongs below it. */
export function Disclosure({ summary, open, onToggle, className, children }: DisclosureProps) {
  return (
    <details
      className={cx('disclosure group', className)}
      open={open}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center justify-between gap-4 rounded-control font-semibold marker:content-none">
        {typeof summary === 'string' ? <span>{summary}</span> : summary}
        <ChevronDownIcon className="size-5 text-quiet transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
