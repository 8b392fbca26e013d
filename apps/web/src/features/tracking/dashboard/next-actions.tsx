import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { cx } from '../../../ui/class-names.ts';
import { PlusIcon } from '../../../ui/icons/icons.tsx';
import { ChevronRightIcon } from '../../../ui/icons/later-icons.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { texts } from './texts.ts';

const ACTIONS = [
  { label: texts.logWeight, path: `${PATHS.weight}#add` },
  { label: texts.logDose, path: PATHS.logDose },
  { label: texts.logSymptoms, path: PATHS.symptoms },
] as const;

/** What there is to do. */
export function NextActions({ className }: { className: string }) {
  return (
    <Card title={texts.nextActions} className={cx(className, 'screen-only')}>
      <ul className="-my-2">
        {ACTIONS.map(({ label, path }) => (
          <li key={path}>
            <Link
              to={path}
              {...(path === PATHS.logDose && { returnsTo: PATHS.dashboard })}
              className="-mx-3 flex min-h-14 items-center gap-3 rounded-control px-3 font-medium transition-colors hover:bg-accent-tint"
            >
              <PlusIcon className="size-6 text-accent" />
              <span className="flex-1">{label}</span>
              <ChevronRightIcon className="size-5 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
