import { PATHS } from '../../navigation/paths.ts';
import { Link } from '../../navigation/router.tsx';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { texts } from './texts.ts';
import type { LatestDose } from './use-own-records.ts';

interface RecordsLineProps {
  readonly isVisitor: boolean;
  readonly latest: LatestDose | null;
}

/** The way to one's records: a login for visitors, the latest entry for others. Same height. */
export function RecordsLine({ isVisitor, latest }: RecordsLineProps) {
  return (
    <div className="flex min-h-12 flex-col items-center justify-center">
      {isVisitor ? (
        <Link
          to={PATHS.login}
          className={buttonClass('secondary', 'visitor-only self-stretch sm:self-center')}
        >
          {texts.logIn}
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
