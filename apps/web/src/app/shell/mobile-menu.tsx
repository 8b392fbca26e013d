import { useEffect, useRef } from 'react';
import { loginPath, PATHS } from '../../navigation/paths.ts';
import { Link, useLocation } from '../../navigation/router.tsx';
import { logOut, useAuth } from '../../session/session.tsx';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { PlusIcon } from '../../ui/icons/icons.tsx';
import { LogOutIcon } from '../../ui/icons/later-icons.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { texts } from '../texts.ts';
import { DonationLink } from './donation-link.tsx';
import { NavLinks } from './nav-links.tsx';
import { useNavigation } from './navigation.ts';

const ITEM =
  'flex min-h-12 items-center gap-3 rounded-control px-3 font-medium hover:bg-accent-tint aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent';

/** The navigation as a sheet from below, within reach of a thumb. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  // Back and Forward change the page below an open menu.
  useEffect(() => {
    if (pathname !== openedAt.current) onClose();
  }, [pathname, onClose]);
  const { session } = useAuth();
  const isVisitor = session.status === 'visitor';
  return (
    <Dialog open onClose={onClose} title={texts.menu} closeOnBackdrop>
      <nav aria-label={texts.menu} className="-mx-3 flex flex-col gap-1">
        {useNavigation().map(({ menu, pages }) => {
          const links = (
            <NavLinks key={pages[0]} pages={pages} onPress={onClose} className={ITEM} />
          );
          return menu === null ? (
            links
          ) : (
            <Disclosure key={menu} summary={menu} open className="px-3">
              {links}
            </Disclosure>
          );
        })}
        <DonationLink className={ITEM} />
        <div className="mt-3 flex flex-col gap-2 border-t border-line px-3 pt-4">
          {isVisitor ? (
            <Link to={loginPath()} onClick={onClose} className={buttonClass('primary')}>
              {texts.logIn}
            </Link>
          ) : (
            <>
              <Link to={PATHS.logDose} onClick={onClose} className={buttonClass('primary')}>
                <PlusIcon />
                {texts.pages[PATHS.logDose]}
              </Link>
              <Button
                kind="secondary"
                onClick={() => {
                  onClose();
                  void logOut();
                }}
              >
                <LogOutIcon />
                {texts.logOut}
              </Button>
            </>
          )}
        </div>
      </nav>
    </Dialog>
  );
}
