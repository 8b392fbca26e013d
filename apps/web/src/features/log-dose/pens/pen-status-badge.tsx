import type { Pen } from '@dosewise/contract';
import { cx } from '../../../ui/class-names.ts';

const STATUSES: Readonly<Record<Pen['status'], { label: string; look: string }>> = {
  active: { label: 'Active', look: 'bg-good-tint text-good' },
  empty: { label: 'Empty', look: 'bg-sunken text-quiet' },
  expired: { label: 'Expired', look: 'bg-caution-tint text-caution' },
};

/** A pen's status as a word. */
export function PenStatusBadge({ status }: { status: Pen['status'] }) {
  const { label, look } = STATUSES[status];
  return (
    <span className={cx('shrink-0 rounded-full px-3 py-0.5 text-small font-semibold', look)}>
      {label}
    </span>
  );
}
