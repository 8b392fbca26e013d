import { REGISTER_PATH } from '../navigation/paths.ts';
import { Link } from '../navigation/router.tsx';
import { useAuth } from '../session/session.tsx';
import { buttonClass } from '../ui/buttons/button.tsx';
import { CheckIcon } from '../ui/icons/icons.tsx';

const OFFERS = [
  ['Log each dose in seconds', 'Date, site and pen, on your phone.'],
  ['See what is left', 'Every pen shows its remaining doses.'],
  ['Take your data with you', 'Everything you enter stays yours to export.'],
] as const;

/** What an account adds, for those who have none. */
export function Promotion() {
  const { session } = useAuth();
  if (session.status !== 'visitor') return null;
  return (
    <section
      aria-labelledby="promotion-title"
      className="visitor-only rounded-card bg-accent-tint p-6 sm:p-8"
    >
      <div className="grid gap-6 lg:grid-cols-[1fr_auto] lg:items-center">
        <div className="flex flex-col gap-4">
          <h2 id="promotion-title" className="text-lead">
            Keep your own record, free of charge
          </h2>
          <ul className="grid gap-4 sm:grid-cols-3 sm:gap-6">
            {OFFERS.map(([title, detail]) => (
              <li key={title} className="flex gap-3">
                <CheckIcon className="mt-0.5 size-5 text-accent" />
                <span>
                  <span className="block font-semibold">{title}</span>
                  <span className="text-small text-quiet">{detail}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <Link to={REGISTER_PATH} className={buttonClass('primary')}>
          Create a free account
        </Link>
      </div>
    </section>
  );
}
