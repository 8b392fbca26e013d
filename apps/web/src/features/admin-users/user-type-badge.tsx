import { cx } from '../../ui/class-names.ts';
import { texts } from './texts.ts';
import type { UserType } from './user-pages.ts';

const LOOKS: Readonly<Record<UserType, string>> = {
  admin: 'bg-accent-tint text-accent',
  user: 'bg-sunken text-quiet',
};

/** A user's type as a word. */
export function UserTypeBadge({ type }: { type: UserType }) {
  return (
    <span className={cx('rounded-full px-3 py-0.5 text-small font-semibold', LOOKS[type])}>
      {texts.types[type]}
    </span>
  );
}
