import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { texts } from './texts.ts';
import type { LatestDose } from './use-own-records.ts';

interface RecordsLineProps {
  readonly session: 'visitor' | 'checking' | 'user';
  readonly latest: LatestDose | null;
  /** What is dialled, for Log Dose; empty while nothing is. */
  readonly query: string;
}

/** The way to one's records: a login for visitors, for others the next and the latest entry. */
export function RecordsLine({ session, latest, query }: RecordsLineProps) {
  return (
    <div className="flex min-h-12 flex-col items-center justify-center gap-3">
      {session === 'visitor' ? (
        <Link
          to={PATHS.login}
          className={buttonClass('secondary', 'visitor-only self-stretch sm:self-center')}
        >
          {texts.logIn}
        </Link>
      ) : null}
      {session === 'user' && query ? (
        <Link
          to={`${PATHS.logDose}?${query}`}
          returnsTo={PATHS.dashboard}
          className={buttonClass('primary', 'self-stretch sm:self-center')}
        >
          {texts.log}
        </Link>
      ) : null}
      {latest === null ? null : (
        <p className="text-center text-quiet numbers">
          {texts.latest(texts.inMg(latest.doseMg.toFixed(2)), latest.day)}
        </p>
      )}
    </div>
  );
}
