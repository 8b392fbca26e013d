import { useEffect, useRef } from 'react';
import { loginPath, PATHS } from '../../navigation/paths.ts';
import { Link, useLocation } from '../../navigation/router.tsx';
import { useAuth } from '../../session/session.tsx';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { PlusIcon } from '../../ui/icons/icons.tsx';
import { LogOutIcon } from '../../ui/icons/later-icons.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { DonationLink } from './donation-link.tsx';
import { type NavLinkEntry, navigationFor, VISITOR_LINKS } from './navigation.ts';

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
  const { session, logout } = useAuth();
  const isAdmin = session.status === 'user' && session.user.userType === 'admin';
  const isVisitor = session.status === 'visitor';
  return (
    <Dialog open onClose={onClose} title="Menu" closeOnBackdrop>
      <nav aria-label="Menu" className="-mx-3 flex flex-col gap-1">
        {isVisitor ? <Links links={VISITOR_LINKS} onPress={onClose} /> : null}
        {isVisitor
          ? null
          : navigationFor(isAdmin).map((group) =>
              group.isMenu ? (
                <Disclosure key={group.label} summary={group.label} open className="px-3">
                  <Links links={group.links} onPress={onClose} />
                </Disclosure>
              ) : (
                <Links key={group.label} links={group.links} onPress={onClose} />
              ),
            )}
        <DonationLink className={ITEM} />
        <div className="mt-3 flex flex-col gap-2 border-t border-line px-3 pt-4">
          {isVisitor ? (
            <Link to={loginPath()} onClick={onClose} className={buttonClass('primary')}>
              Log in
            </Link>
          ) : (
            <>
              <Link to={PATHS.logDose} onClick={onClose} className={buttonClass('primary')}>
                <PlusIcon />
                Log Dose
              </Link>
              <Button
                kind="secondary"
                onClick={() => {
                  onClose();
                  void logout();
                }}
              >
                <LogOutIcon />
                Logout
              </Button>
            </>
          )}
        </div>
      </nav>
    </Dialog>
  );
}

function Links({ links, onPress }: { links: readonly NavLinkEntry[]; onPress: () => void }) {
  return links.map((link) => (
    <Link key={link.path} to={link.path} onClick={onPress} className={ITEM}>
      {link.label}
    </Link>
  ));
}
