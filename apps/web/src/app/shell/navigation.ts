import { useMarketing } from '../../api/deployment-settings.ts';
import { isOfMarketing, PATHS } from '../../navigation/paths.ts';
import { useAuth } from '../../session/session.tsx';
import { texts } from '../texts.ts';

/** A page that the navigation leads to. */
export type NavPage = keyof typeof texts.pages;

/** One row of the top navigation: links, or a menu of them. */
interface NavGroup {
  /** The name of the menu, even of one with a single link; null for links that stand by themselves. */
  readonly menu: string | null;
  readonly pages: readonly NavPage[];
  readonly adminOnly?: boolean;
}

/** The navigation of logged-in people, in order. */
export const GROUPS: readonly NavGroup[] = [
  { menu: null, pages: [PATHS.dashboard] },
  {
    menu: texts.track,
    pages: [PATHS.logDose, PATHS.plan, PATHS.pens, PATHS.weight, PATHS.symptoms, PATHS.sites],
  },
  { menu: texts.analyze, pages: [PATHS.costSavings, PATHS.pkCurve] },
  {
    menu: texts.tools,
    pages: [
      PATHS.calculator,
      PATHS.settingsReminders,
      PATHS.report,
      PATHS.exportData,
      PATHS.importData,
      PATHS.help,
    ],
  },
  { menu: null, pages: [PATHS.settings] },
  {
    menu: texts.admin,
    pages: [
      PATHS.admin,
      PATHS.adminPricing,
      PATHS.adminUsers,
      PATHS.adminEmailCampaigns,
      PATHS.adminReddit,
      PATHS.adminSystem,
      PATHS.adminAudit,
    ],
    adminOnly: true,
  },
];

/** Pages that visitors can go to. */
const OF_VISITORS: readonly NavGroup[] = [{ menu: null, pages: [PATHS.home] }];

/** The pages that whoever is here can go to. */
export function useNavigation(): readonly NavGroup[] {
  const { session } = useAuth();
  const isMarketing = useMarketing();
  if (session.status === 'visitor') return OF_VISITORS;
  const isAdmin = session.status === 'user' && session.user.userType === 'admin';
  const groups = GROUPS.filter(({ adminOnly }) => isAdmin || !adminOnly);
  return isMarketing
    ? groups
    : groups.map((group) => ({
        ...group,
        pages: group.pages.filter((page) => !isOfMarketing(page)),
      }));
}
