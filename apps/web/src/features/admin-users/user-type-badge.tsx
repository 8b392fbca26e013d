import { cx } from '../../ui/class-names.ts';
import type { UserType } from './user-pages.ts';

const TYPES: Readonly<Record<UserType, { label: string; look: string }>> = {
  admin: { label: 'Admin', look: 'bg-accent-tint text-accent' },
  user: { label: 'User', look: 'bg-sunken text-quiet' },
};

/** A user's type as a word. */
export function UserTypeBadge({ type }: { type: UserType }) {
  const { label, look } = TYPES[type];
  return (
    <span className={cx('rounded-full px-3 py-0.5 text-small font-semibold', look)}>{label}</span>
  );
}
