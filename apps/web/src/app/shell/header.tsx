import { useState } from 'react';
import { loginPath, PATHS } from '../../navigation/paths.ts';
import { Link } from '../../navigation/router.tsx';
import { useAuth } from '../../session/session.tsx';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Menu } from '../../ui/buttons/menu.tsx';
import { MenuIcon, PlusIcon } from '../../ui/icons/icons.tsx';
import { DonationLink } from './donation-link.tsx';
import { Logo } from './logo.tsx';
// With the first load: it is the way on, and must be there when the connection is not.
import { MobileMenu } from './mobile-menu.tsx';
import { navigationFor, VISITOR_LINKS } from './navigation.ts';

const NAV_ITEM_CLASS =
  'flex min-h-11 items-center gap-2 rounded-control px-2 font-medium whitespace-nowrap text-quiet transition-colors hover:bg-accent-tint hover:text-ink aria-[current=page]:text-accent';

/** The bar at the top: the way home, the navigation, and in or out. */
export function Header() {
  const { session } = useAuth();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isVisitor = session.status === 'visitor';
  return (
    <header className="mx-auto flex min-h-16 w-full max-w-5xl items-center justify-between gap-2 px-4 sm:px-6">
      <Logo />
      <nav aria-label="Main" className="hidden items-center gap-0.5 lg:flex">
        {isVisitor ? <VisitorBar /> : <UserBar />}
      </nav>
      <div className="flex items-center gap-1 lg:hidden">
        {isVisitor ? (
          <Link
            to={loginPath()}
            className={buttonClass('quiet', 'visitor-only min-h-11 px-3 whitespace-nowrap')}
          >
            Log in
          </Link>
        ) : (
          <Link
            to={PATHS.logDose}
            className={buttonClass('primary', 'min-h-11 px-3 whitespace-nowrap')}
          >
            Log Dose
          </Link>
        )}
        <button
          type="button"
          aria-label="Open menu"
          aria-haspopup="dialog"
          onClick={() => setIsMenuOpen(true)}
          className="-mr-2 flex size-12 items-center justify-center rounded-full hover:bg-accent-tint"
        >
          <MenuIcon className="size-6" />
        </button>
      </div>
      {isMenuOpen ? <MobileMenu onClose={() => setIsMenuOpen(false)} /> : null}
    </header>
  );
}

/** As a whole for visitors only: what a kept session replaces would otherwise be seen to move. */
function VisitorBar() {
  return (
    <div className="visitor-only flex items-center gap-1">
      {VISITOR_LINKS.map((link) => (
        <Link key={link.path} to={link.path} className={NAV_ITEM_CLASS}>
          {link.label}
        </Link>
      ))}
      <DonationLink className={NAV_ITEM_CLASS} />
      <Link to={loginPath()} className={buttonClass('secondary', 'ml-2 min-h-11')}>
        Log in
      </Link>
    </div>
  );
}

function UserBar() {
  const { logout } = useAuth();
  return (
    <>
      <UserNavigation />
      <DonationLink className={NAV_ITEM_CLASS} compact />
      <Link
        to={PATHS.logDose}
        className={buttonClass('primary', 'ml-2 min-h-11 whitespace-nowrap')}
      >
        <PlusIcon className="hidden size-5 xl:block" />
        Log Dose
      </Link>
      <Button kind="quiet" className="min-h-11 px-3" onClick={() => void logout()}>
        Logout
      </Button>
    </>
  );
}

function UserNavigation() {
  const { session } = useAuth();
  const isAdmin = session.status === 'user' && session.user.userType === 'admin';
  return navigationFor(isAdmin).map((group) =>
    group.isMenu ? (
      <Menu key={group.label} label={group.label} className={NAV_ITEM_CLASS}>
        {group.links.map((link) => (
          <Link key={link.path} to={link.path} className={NAV_ITEM_CLASS}>
            {link.label}
          </Link>
        ))}
      </Menu>
    ) : (
      group.links.map((link) => (
        <Link key={link.path} to={link.path} className={NAV_ITEM_CLASS}>
          {link.label}
        </Link>
      ))
    ),
  );
}
