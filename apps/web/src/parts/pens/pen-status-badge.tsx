import type { Pen } from '@dosewise/contract';
import { texts } from '../../data/pens/texts.ts';
import { cx } from '../../kit/class-names.ts';

const LOOKS: Readonly<Record<Pen['status'], string>> = {
  active: 'bg-good-tint text-good',
  empty: 'bg-sunken text-quiet',
  expired: 'bg-caution-tint text-caution',
  sealed: 'bg-data-tint text-data',
  discarded: 'bg-sunken text-quiet',
};

/** A pen's status as a word. */
export function PenStatusBadge({ pen: { status, device } }: { pen: Pen }) {
  return (
    <span
      className={cx('shrink-0 rounded-full px-3 py-0.5 text-small font-semibold', LOOKS[status])}
    >
      {texts.statuses[status](device.kind)}
    </span>
  );
}
