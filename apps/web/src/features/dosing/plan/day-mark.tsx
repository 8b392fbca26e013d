import { cx } from '../../../ui/class-names.ts';
import { CheckIcon, MinusIcon } from '../../../ui/icons/icons.tsx';
import { CloseIcon } from '../../../ui/icons/later-icons.tsx';

/** How a dose is marked in the calendar, in the order of the legend. */
export const MARKS = ['taken', 'planned', 'skipped', 'missed'] as const;
export type Mark = (typeof MARKS)[number];

// Each differs in shape, not only in colour.
const LOOKS: Readonly<Record<Mark, string>> = {
  taken: 'bg-good text-surface',
  planned: 'border-2 border-accent',
  skipped: 'border-2 border-dashed border-edge text-quiet',
  missed: 'border-2 border-danger text-danger',
};

/** A dose on its day. The words stand beside it. */
export function DayMark({ mark }: { mark: Mark }) {
  return (
    <span
      aria-hidden="true"
      className={cx('flex size-5 items-center justify-center rounded-full', LOOKS[mark])}
    >
      {mark === 'taken' ? <CheckIcon className="size-4" /> : null}
      {mark === 'skipped' ? <MinusIcon className="size-3" /> : null}
      {mark === 'missed' ? <CloseIcon className="size-3" /> : null}
    </span>
  );
}
