import { useMarketing } from '../../../api/deployment-settings.ts';
import { isOfMarketing, PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { ChevronRightIcon } from '../../../ui/icons/later-icons.tsx';
import { texts } from './texts.ts';

const LINKS = [
  { ...texts.pages.pricing, path: PATHS.adminPricing },
  { ...texts.pages.users, path: PATHS.adminUsers },
  { ...texts.pages.campaigns, path: PATHS.adminEmailCampaigns },
  { ...texts.pages.reddit, path: PATHS.adminReddit },
  { ...texts.pages.system, path: PATHS.adminSystem },
  { ...texts.pages.audit, path: PATHS.adminAudit },
] as const;

/** The way to the other admin pages of this deployment. */
export function QuickLinks() {
  const isMarketing = useMarketing();
  const links = LINKS.filter(({ path }) => isMarketing || !isOfMarketing(path));
  return (
    <nav aria-label={texts.adminPages}>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        {links.map(({ label, note, path }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex h-full min-h-16 items-center gap-3 rounded-card bg-surface px-5 py-3 shadow-card transition-colors hover:bg-accent-tint"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{label}</span>
                <span className="block text-small text-quiet">{note}</span>
              </span>
              <ChevronRightIcon className="size-5 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
