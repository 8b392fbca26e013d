import { Link } from '../../navigation/router.tsx';
import { texts } from '../texts.ts';
import type { NavPage } from './navigation.ts';

interface NavLinksProps {
  readonly pages: readonly NavPage[];
  readonly className: string;
  readonly onPress?: () => void;
}

/** Links to pages, by their names. */
export function NavLinks({ pages, className, onPress }: NavLinksProps) {
  return pages.map((page) => (
    <Link key={page} to={page} onClick={onPress} className={className}>
      {texts.pages[page]}
    </Link>
  ));
}
