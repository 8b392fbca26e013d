import { useEffect, useState } from 'react';
import { IS_STATIC } from '../../data/browser/base.ts';
import { loginPath, PATHS } from '../../data/navigation/paths.ts';
import { logOut, useAuth, useIsLocal, useMayLog } from '../../data/session/session.ts';
import { Button, buttonClass } from '../../kit/buttons/button.tsx';
import { Menu } from '../../kit/buttons/menu.tsx';
import { MenuIcon, PlusIcon } from '../../kit/icons/icons.tsx';
import { Link } from '../../parts/navigation/link.tsx';
import { texts } from '../texts.ts';
import { BottomBar } from './bottom-bar.tsx';
import { DonationLink } from './donation-link.tsx';
import { NavLinks, useNavigation } from './navigation.tsx';
import { fetchSheets, LocalSheet, MobileMenu } from './sheets.ts';

const NAV_ITEM_CLASS =
  'flex min-h-11 items-center gap-2 rounded-control px-2 font-medium whitespace-nowrap text-quiet transition-colors hover:bg-accent-tint hover:text-ink aria-[current=page]:text-data';

/** The bar at the top: the way home, the navigation, and in or out; and the one at the foot. */
export function Header() {
  const { session } = useAuth();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isVisitor = session.status === 'visitor';
  useEffect(() => {
    if (!isVisitor) fetchSheets();
  }, [isVisitor]);
  return (
    <>
      <header className="@container relative layer-sticky mx-auto flex min-h-16 w-full max-w-5xl items-center xl:max-w-[80.5rem] justify-between gap-2 px-4 sm:px-6">
        <Logo />
        <nav aria-label={texts.navigation} className="hidden items-center gap-0.5 lg:flex">
          {isVisitor ? <VisitorBar /> : <UserBar />}
        </nav>
        <div className="flex items-center gap-1 lg:hidden">
          {isVisitor && !IS_STATIC ? (
            <Link
              to={loginPath()}
              className={buttonClass('quiet', 'visitor-only min-h-11 px-2 whitespace-nowrap')}
            >
              {texts.logIn}
            </Link>
          ) : null}
          <button
            type="button"
            aria-label={texts.openMenu}
            aria-haspopup="dialog"
            onClick={() => setIsMenuOpen(true)}
            className="visitor-only -mr-2 flex size-12 items-center justify-center rounded-full hover:bg-accent-tint"
          >
            <MenuIcon className="size-6" />
          </button>
        </div>
      </header>
      {/* Here, so that by keyboard it comes before the page, as the links do that it stands in for. */}
      <BottomBar onMore={() => setIsMenuOpen(true)} />
      {isMenuOpen ? <MobileMenu onClose={() => setIsMenuOpen(false)} /> : null}
    </>
  );
}

/** As a whole for visitors only: what a kept session replaces would otherwise be seen to move. */
function VisitorBar() {
  return (
    <div className="visitor-only flex items-center gap-1">
      <Navigation />
      <DonationLink className={NAV_ITEM_CLASS} />
      {IS_STATIC ? null : (
        <Link to={loginPath()} className={buttonClass('secondary', 'ml-2 min-h-11')}>
          {texts.logIn}
        </Link>
      )}
    </div>
  );
}

function UserBar() {
  const isLocal = useIsLocal();
  const mayLog = useMayLog();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Navigation />
      <DonationLink className={NAV_ITEM_CLASS} compact />
      {mayLog ? (
        <Link
          to={PATHS.logDose}
          className={buttonClass('primary', 'ml-2 min-h-11 whitespace-nowrap')}
        >
          <PlusIcon className="hidden size-5 xl:block" />
          <span>{texts.pages[PATHS.logDose]}</span>
        </Link>
      ) : null}
      {isLocal ? (
        <Button
          kind="quiet"
          className="min-h-11 px-3"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {texts.yourRecords}
        </Button>
      ) : (
        <Button kind="quiet" className="min-h-11 px-3" onClick={() => void logOut()}>
          {texts.logOut}
        </Button>
      )}
      {isOpen ? <LocalSheet onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Links and menus, as far as the current user may go. */
function Navigation() {
  return useNavigation().map(({ menu, pages }) => {
    const links = (
      <NavLinks
        key={pages[0]?.[0]}
        pages={pages}
        withIcons={menu !== null}
        className={NAV_ITEM_CLASS}
      />
    );
    return menu === null ? (
      links
    ) : (
      <Menu key={menu} label={menu} className={NAV_ITEM_CLASS}>
        {links}
      </Menu>
    );
  });
}

/** The mark and the name, which lead home. */
function Logo() {
  return (
    <Link
      to={PATHS.home}
      aria-label={texts.logoLeadsHome}
      className="flex min-h-11 items-center gap-2.5 rounded-control text-lead font-bold [letter-spacing:-0.025em]"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <rect width="32" height="32" rx="9" className="fill-accent" />
        <g transform="rotate(-45 16 16)">
          <rect x="6" y="12" width="15" height="8" rx="2.5" className="fill-on-accent" />
          <rect
            x="8"
            y="13.8"
            width="7"
            height="4.4"
            rx="1.2"
            opacity="0.5"
            className="fill-accent"
          />
          <rect x="22" y="11" width="5" height="10" rx="2" className="fill-on-accent" />
          <path d="M6 16H2" strokeWidth="1.6" strokeLinecap="round" className="stroke-on-accent" />
        </g>
      </svg>
      <span className="@max-[20.25rem]:sr-only">{texts.name}</span>
    </Link>
  );
}
