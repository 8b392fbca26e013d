import { type ReactNode, useState } from 'react';
import { PATHS } from '../../navigation/paths.ts';
import { Link } from '../../navigation/router.tsx';
import { CurveIcon, TodayIcon, WeightIcon } from '../../ui/icons/bar-icons.tsx';
import { MenuIcon, PlusIcon } from '../../ui/icons/icons.tsx';
import { texts } from '../texts.ts';
import { LogSheet } from './sheets.ts';

const BASE =
  'flex flex-col items-center justify-center gap-0.5 rounded-control text-small font-medium ';
const ITEM = `${BASE}text-quiet hover:text-ink aria-[current=page]:text-accent`;

/**
 * The bar at the foot of the window where the header has no room for its links, for who is logged
 * in. It is there for everybody and CSS shows it: a kept session is not known before the scripts.
 */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const [isLogOpen, setIsLogOpen] = useState(false);
  return (
    <>
      <nav
        aria-label={texts.bar.label}
        className="kept-only @container fixed inset-x-0 bottom-0 z-10 h-(--bar) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        <div className="mx-auto grid h-full max-w-lg grid-cols-5 gap-1 p-1">
          <Link to={PATHS.dashboard} className={ITEM}>
            <TodayIcon className="size-6" />
            <Label>{texts.bar.today}</Label>
          </Link>
          <Link to={PATHS.weight} className={ITEM}>
            <WeightIcon className="size-6" />
            <Label>{texts.bar.weight}</Label>
          </Link>
          <button
            type="button"
            aria-label={texts.bar.log}
            aria-haspopup="dialog"
            onClick={() => setIsLogOpen(true)}
            className={`${BASE}bg-accent text-on-accent hover:bg-accent-strong`}
          >
            <PlusIcon className="size-6" />
            <Label>{texts.bar.log}</Label>
          </button>
          <Link to={PATHS.pkCurve} className={ITEM}>
            <CurveIcon className="size-6" />
            <Label>{texts.bar.curve}</Label>
          </Link>
          <button
            type="button"
            aria-label={texts.bar.moreOpensMenu}
            aria-haspopup="dialog"
            onClick={onMore}
            className={ITEM}
          >
            <MenuIcon className="size-6" />
            <Label>{texts.bar.more}</Label>
          </button>
        </div>
      </nav>
      {isLogOpen ? <LogSheet onClose={() => setIsLogOpen(false)} /> : null}
    </>
  );
}

/** A word below its icon, where large text leaves room for it. */
function Label({ children }: { children: ReactNode }) {
  return <span className="@max-[17rem]:sr-only">{children}</span>;
}
