import { IS_STATIC } from '../data/browser/base.ts';
import { useMarketing } from '../data/deployment-settings/deployment-settings.ts';
import { REGISTER_PATH } from '../data/navigation/paths.ts';
import { useAuth } from '../data/session/session.ts';
import { buttonClass } from '../kit/buttons/button.tsx';
import { CheckIcon } from '../kit/icons/icons.tsx';
import { Link } from '../parts/navigation/link.tsx';
import { texts } from './texts.ts';

/** The gains of an account, for those who have none. */
export function Promotion() {
  const { session } = useAuth();
  const isMarketing = useMarketing();
  if (session.status !== 'visitor' || !isMarketing || IS_STATIC) return null;
  return (
    <section
      data-marketing=""
      aria-labelledby="promotion-title"
      className="visitor-only rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <div className="grid gap-6 lg:grid-cols-[1fr_auto] lg:items-center">
        <div className="flex flex-col gap-4">
          <h2 id="promotion-title" className="text-lead">
            {texts.promotion}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-3 sm:gap-6">
            {texts.offers.map(([title, detail]) => (
              <li key={title} className="flex gap-3">
                <CheckIcon className="mt-0.5 size-5 text-data" />
                <span>
                  <span className="block font-semibold">{title}</span>
                  <span className="text-small text-quiet">{detail}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <Link to={REGISTER_PATH} className={buttonClass('primary')}>
          {texts.register}
        </Link>
      </div>
    </section>
  );
}
