import { type ComponentType, useState } from 'react';
import { PATHS } from '../../data/navigation/paths.ts';
import { useMayLog } from '../../data/session/session.ts';
import { CurveIcon, MenuIcon, PlusIcon, TodayIcon, WeightIcon } from '../../kit/icons/icons.tsx';
import { Link } from '../../parts/navigation/link.tsx';
import { texts } from '../texts.ts';
import { LogSheet } from './sheets.ts';

const BASE =
  'flex flex-col items-center justify-center gap-0.5 rounded-control text-small font-medium ';
const ITEM = `${BASE}text-quiet hover:text-ink aria-[current=page]:bg-data-tint aria-[current=page]:text-data`;

/**
 * The bar at the foot of the window where the header has no room for its links, for who is logged
 * in. It is there for everyone and CSS shows it: a kept session is not known before the scripts.
 */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const [isLogOpen, setIsLogOpen] = useState(false);
  const mayLog = useMayLog();
  return (
    <>
      <nav
        aria-label={texts.bar.label}
        className="kept-only @container safe-sides fixed inset-x-0 bottom-0 layer-bar h-(--bar) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        <div className="mx-auto grid h-full max-w-lg auto-cols-fr grid-flow-col gap-1 p-1">
          <Link to={PATHS.dashboard} className={ITEM}>
            <Sign icon={TodayIcon} word={texts.bar.today} />
          </Link>
          <Link to={PATHS.weight} className={ITEM}>
            <Sign icon={WeightIcon} word={texts.bar.weight} />
          </Link>
          {mayLog ? (
            <button
              type="button"
              aria-label={texts.bar.log}
              aria-haspopup="dialog"
              onClick={() => setIsLogOpen(true)}
              className={`${BASE}bg-accent text-on-accent hover:bg-accent-strong`}
            >
              <Sign icon={PlusIcon} word={texts.bar.log} />
            </button>
          ) : null}
          <Link to={PATHS.pkCurve} className={ITEM}>
            <Sign icon={CurveIcon} word={texts.bar.curve} />
          </Link>
          <button
            type="button"
            aria-label={texts.bar.moreOpensMenu}
            aria-haspopup="dialog"
            onClick={onMore}
            className={ITEM}
          >
            <Sign icon={MenuIcon} word={texts.bar.more} />
          </button>
        </div>
      </nav>
      {isLogOpen ? <LogSheet onClose={() => setIsLogOpen(false)} /> : null}
    </>
  );
}

interface SignProps {
  readonly icon: ComponentType<{ readonly className: string }>;
  readonly word: string;
}

/** A word below its icon, where large text leaves room for it. */
function Sign({ icon: Icon, word }: SignProps) {
  return (
    <>
      <Icon className="size-6" />
      <span className="@max-[17rem]:sr-only">{word}</span>
    </>
  );
}
