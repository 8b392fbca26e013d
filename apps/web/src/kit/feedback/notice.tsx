import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { CautionIcon, DangerIcon, GoodIcon, InfoIcon } from '../icons/icons.tsx';

export type Tone = 'good' | 'caution' | 'danger' | 'info';

const TONES = {
  good: { icon: GoodIcon, look: 'bg-good-tint text-good', role: 'status' },
  caution: { icon: CautionIcon, look: 'bg-caution-tint text-caution', role: undefined },
  danger: { icon: DangerIcon, look: 'bg-danger-tint text-danger', role: 'alert' },
  info: { icon: InfoIcon, look: 'bg-data-tint text-data', role: undefined },
} as const;

interface NoticeProps {
  readonly tone: Tone;
  readonly title?: string;
  /** Overrides how it is read out. By default danger interrupts and good waits its turn. */
  readonly announce?: 'alert' | 'status' | 'none';
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Something to know here and now. Icon and words say what the colour says. */
export function Notice({ tone, title, announce, action, className, children }: NoticeProps) {
  const { icon: ToneIcon, look, role } = TONES[tone];
  const spoken = announce ?? role;
  return (
    <div
      role={spoken === 'none' ? undefined : spoken}
      className={cx('flex gap-3 rounded-control px-4 py-3', look, className)}
    >
      <ToneIcon className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">
        {title === undefined ? null : <p className="font-semibold">{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
        {action === undefined ? null : <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
