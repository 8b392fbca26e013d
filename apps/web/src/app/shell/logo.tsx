import { PATHS } from '../../navigation/paths.ts';
import { Link } from '../../navigation/router.tsx';
import { texts } from '../texts.ts';

/** The mark and the name, which lead home. */
export function Logo() {
  return (
    <Link
      to={PATHS.home}
      aria-label={texts.logoLeadsHome}
      className="flex min-h-11 items-center gap-2.5 rounded-control text-lead font-bold tracking-tight"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <rect width="32" height="32" rx="9" className="fill-accent" />
        <g transform="rotate(-45 16 16)">
          <rect x="6" y="12" width="15" height="8" rx="2.5" className="fill-on-accent" />
          <rect x="8" y="13.8" width="7" height="4.4" rx="1.2" className="fill-liquid" />
          <rect x="22" y="11" width="5" height="10" rx="2" className="fill-on-accent" />
          <path d="M6 16H2" strokeWidth="1.6" strokeLinecap="round" className="stroke-on-accent" />
        </g>
      </svg>
      <span className="@max-[20rem]:sr-only">{texts.name}</span>
    </Link>
  );
}
