import { PATHS } from '../../navigation/paths.ts';
import { Link } from '../../navigation/router.tsx';
import { PlusIcon } from '../../ui/icons/icons.tsx';
import { ChevronRightIcon } from '../../ui/icons/later-icons.tsx';
import { Card } from '../../ui/layout/card.tsx';

const ACTIONS = [
  { label: "Log today's weight", path: `${PATHS.weight}#add` },
  { label: 'Log dose', path: PATHS.logDose },
  { label: 'Log symptoms', path: PATHS.symptoms },
] as const;

/** What there is to do. */
export function NextActions() {
  return (
    <Card title="Next best actions">
      <ul className="-my-2">
        {ACTIONS.map(({ label, path }) => (
          <li key={path}>
            <Link
              to={path}
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
