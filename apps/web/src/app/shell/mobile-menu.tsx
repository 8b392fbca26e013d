import { IS_STATIC } from '../../data/browser/base.ts';
import { loginPath } from '../../data/navigation/paths.ts';
import { logOut, useAuth, useIsLocal } from '../../data/session/session.ts';
import { Button, buttonClass } from '../../kit/buttons/button.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { LogOutIcon } from '../../kit/icons/icons.tsx';
import { Disclosure } from '../../kit/layout/disclosure.tsx';
import { lazyPart } from '../../kit/loading/lazy-part.tsx';
import { Link } from '../../parts/navigation/link.tsx';
import { texts } from '../texts.ts';
import { DonationLink } from './donation-link.tsx';
import { NavSheet, SHEET_ITEM } from './nav-sheet.tsx';
import { NavLinks, useNavigation } from './navigation.tsx';

/** The ways to keep one's records, in the place of logging out. */
const LocalMenu = lazyPart(
  async () => (await import('./local-menu.tsx')).LocalMenu,
  <Skeleton className="h-64 rounded-control" />,
  { whenShown: true },
);

/** The navigation as a sheet. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { session } = useAuth();
  const isVisitor = session.status === 'visitor';
  const isLocal = useIsLocal();
  return (
    <NavSheet title={texts.menu} onClose={onClose}>
      {useNavigation().map(({ menu, pages }) => {
        const links = (
          <NavLinks
            key={pages[0]?.[0]}
            pages={pages}
            withIcons
            onPress={onClose}
            className={SHEET_ITEM}
          />
        );
        return menu === null ? (
          links
        ) : (
          <Disclosure key={menu} summary={menu} open className="px-3">
            <div className="-mx-3 flex flex-wrap gap-x-2 *:grow *:basis-[calc(50%-0.25rem)] *:pr-1">
              {links}
            </div>
          </Disclosure>
        );
      })}
      <DonationLink className={SHEET_ITEM} />
      <div className="mt-3 flex flex-col gap-2 border-t border-line px-3 pt-4">
        {isLocal ? (
          <LocalMenu onLeave={onClose} />
        ) : isVisitor ? (
          IS_STATIC ? null : (
            <Link to={loginPath()} onClick={onClose} className={buttonClass('primary')}>
              {texts.logIn}
            </Link>
          )
        ) : (
          <Button
            kind="secondary"
            onClick={() => {
              onClose();
              void logOut();
            }}
          >
            <LogOutIcon />
            <span>{texts.logOut}</span>
          </Button>
        )}
      </div>
    </NavSheet>
  );
}
