import { PATHS, type Path } from '../../navigation/paths.ts';

export interface NavLinkEntry {
  readonly label: string;
  readonly path: Path;
}

/** One row of the top navigation: a link, or a menu of links. */
export interface NavGroup {
  readonly label: string;
  readonly links: readonly NavLinkEntry[];
  /** A menu of its own, even with a single link. */
  readonly isMenu: boolean;
  readonly adminOnly?: boolean;
}

/** The navigation of logged-in people, in order. A group without links does not show. */
const GROUPS: readonly NavGroup[] = [
  {
    label: 'Dashboard',
    links: [{ label: 'Dashboard', path: PATHS.dashboard }],
    isMenu: false,
  },
  {
    label: 'Track',
    links: [
      { label: 'Log Dose', path: PATHS.logDose },
      { label: 'Weight', path: PATHS.weight },
      { label: 'Symptoms', path: PATHS.symptoms },
    ],
    isMenu: true,
  },
  {
    label: 'Analyze',
    links: [
      { label: 'Cost Savings', path: PATHS.costSavings },
      { label: 'Blood Concentration', path: PATHS.pkCurve },
    ],
    isMenu: true,
  },
  {
    label: 'Tools',
    links: [{ label: 'Export', path: PATHS.exportData }],
    isMenu: true,
  },
  {
    label: 'Settings',
    links: [{ label: 'Settings', path: PATHS.settings }],
    isMenu: false,
  },
  {
    label: 'Admin',
    links: [
      { label: 'Admin', path: PATHS.admin },
      { label: 'Pricing', path: PATHS.adminPricing },
      { label: 'Users', path: PATHS.adminUsers },
      { label: 'Email Campaigns', path: PATHS.adminEmailCampaigns },
      { label: 'Reddit Marketing', path: PATHS.adminReddit },
    ],
    isMenu: true,
    adminOnly: true,
  },
];

/** What visitors can go to. */
export const VISITOR_LINKS: readonly NavLinkEntry[] = [{ label: 'Home', path: PATHS.home }];

/** The groups that a logged-in person sees. */
export function navigationFor(isAdmin: boolean): readonly NavGroup[] {
  return GROUPS.filter((group) => group.links.length > 0 && (isAdmin || !group.adminOnly));
}
