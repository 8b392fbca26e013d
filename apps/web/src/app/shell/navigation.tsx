import type { PeopleRole } from '@dosewise/contract';
import { useMarketing } from '../../data/deployment-settings/deployment-settings.ts';
import { isOfMarketing, PATHS, type Path } from '../../data/navigation/paths.ts';
import { useAuth } from '../../data/session/session.ts';
import { icon } from '../../kit/icons/icon.tsx';
import {
  CurveIcon,
  DoseIcon,
  HelpIcon,
  InfoIcon,
  SymptomIcon,
  TodayIcon,
  WeightIcon,
} from '../../kit/icons/icons.tsx';
import { Link } from '../../parts/navigation/link.tsx';
import { texts } from '../texts.ts';

/** A page that the navigation leads to. */
type NavPage = keyof typeof texts.pages;

/** One row of the top navigation: links, or a menu of them. */
interface NavGroup {
  /** The name of the menu, even of one with a single link; null for links that stand by themselves. */
  readonly menu: string | null;
  /** Each page with its picture. */
  readonly pages: readonly (readonly [NavPage, ReturnType<typeof icon>])[];
  readonly adminOnly?: boolean;
}

const people = (
  <path d="M8.5 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 19c0-3 2.4-5 5.5-5s5.5 2 5.5 5M15.5 11a2.5 2.5 0 1 0 0-5M17 14.2c2.3.4 4 2 4 4.8" />
);

/** The navigation of logged-in people, in order. The same thing has the same picture in the bar and in the sheet of Log. */
export const GROUPS: readonly NavGroup[] = [
  { menu: null, pages: [[PATHS.dashboard, TodayIcon]] },
  {
    menu: texts.track,
    pages: [
      [PATHS.logDose, DoseIcon],
      [PATHS.plan, icon(<path d="M4 6h9M4 12h16M4 18h12M17 4v4M15 6h4" />)],
      [PATHS.pens, icon(<path d="M9 3h6v4H9ZM8 7h8v13H8ZM8 12h8M12 20v2" />)],
      [PATHS.weight, WeightIcon],
      [PATHS.symptoms, SymptomIcon],
      [
        PATHS.sites,
        icon(
          <>
            <circle cx="12" cy="5" r="2.500" />
            <path d="M5 11c2-1.5 4.5-2 7-2s5 .5 7 2M9 9.3V21M15 9.3V21M12 15v6" />
          </>,
        ),
      ],
    ],
  },
  {
    menu: texts.analyze,
    pages: [
      [
        PATHS.costSavings,
        icon(
          <>
            <circle cx="12" cy="12" r="9" />
            <path d="M15 9c-.5-1-1.6-1.5-3-1.5-1.7 0-3 .8-3 2.2 0 3.2 6 1.4 6 4.6 0 1.4-1.3 2.2-3 2.2-1.4 0-2.6-.6-3-1.6M12 6v12" />
          </>,
        ),
      ],
      [PATHS.pkCurve, CurveIcon],
    ],
  },
  {
    menu: texts.tools,
    pages: [
      [
        PATHS.calculator,
        icon(<path d="M6 3h12v18H6ZM9 7h6M9 12h.1M12 12h.1M15 12h.1M9 16h.1M12 16h.1M15 16h.1" />),
      ],
      [
        PATHS.settingsReminders,
        icon(<path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10 20.5a2.2 2.2 0 0 0 4 0" />),
      ],
      [PATHS.people, icon(people)],
      [PATHS.report, icon(<path d="M6 3h9l4 4v14H6ZM14 3v5h5M9 12h6M9 16h6" />)],
      [PATHS.exportData, icon(<path d="M12 15V4M8 8l4-4 4 4M5 14v6h14v-6" />)],
      [PATHS.importData, icon(<path d="M12 4v11M8 11l4 4 4-4M5 14v6h14v-6" />)],
      [PATHS.help, HelpIcon],
    ],
  },
  {
    menu: null,
    pages: [
      [
        PATHS.settings,
        icon(
          <>
            <circle cx="12" cy="12" r="3" />
            <path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2" />
          </>,
        ),
      ],
    ],
  },
  {
    menu: texts.admin,
    pages: [
      [PATHS.admin, icon(<path d="M4 20V10M10 20V4M16 20v-7M21 20H3" />)],
      [PATHS.adminPricing, icon(<path d="M4 4h8l8 8-8 8-8-8ZM8.5 8.5h.1" />)],
      [PATHS.adminUsers, icon(people)],
      [PATHS.adminEmailCampaigns, icon(<path d="M4 6h16v12H4ZM4 7l8 6 8-6" />)],
      [
        PATHS.adminReddit,
        icon(<path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20" />),
      ],
      [PATHS.adminSystem, InfoIcon],
      [PATHS.adminAudit, icon(<path d="M5 4h14v16H5ZM8 9h8M8 13h8M8 17h4" />)],
    ],
    adminOnly: true,
  },
];

/** Pages that visitors can go to. */
const OF_VISITORS: readonly NavGroup[] = [
  { menu: null, pages: [[PATHS.home, icon(<path d="m4 11 8-7 8 7M6 9.5V20h12V9.5" />)]] },
];

/** The pages that there are of someone else's records; to log takes the role. */
export const OF_OTHERS: readonly Path[] = [
  PATHS.home,
  PATHS.calculator,
  PATHS.dashboard,
  PATHS.logDose,
  PATHS.plan,
  PATHS.pens,
  PATHS.weight,
  PATHS.symptoms,
  PATHS.sites,
  PATHS.pkCurve,
  PATHS.report,
  PATHS.people,
  PATHS.help,
];

const groupsFor = (role: PeopleRole): readonly NavGroup[] =>
  GROUPS.map((group) => ({
    ...group,
    pages: group.pages.filter(
      ([page]) => OF_OTHERS.includes(page) && (role === 'logs' || page !== PATHS.logDose),
    ),
  })).filter(({ pages }) => pages.length > 0);

/** The pages that the current user can go to. */
export function useNavigation(): readonly NavGroup[] {
  const { session } = useAuth();
  const isMarketing = useMarketing();
  if (session.status === 'visitor') return OF_VISITORS;
  if (session.status === 'user' && session.person) return groupsFor(session.person.role);
  const isAdmin = session.status === 'user' && session.user.userType === 'admin';
  const groups = GROUPS.filter(({ adminOnly }) => isAdmin || !adminOnly);
  return isMarketing
    ? groups
    : groups.map((group) => ({
        ...group,
        pages: group.pages.filter(([page]) => !isOfMarketing(page)),
      }));
}

interface NavLinksProps {
  readonly pages: NavGroup['pages'];
  readonly className: string;
  /** Draws a picture before each name, in a list of many. */
  readonly withIcons?: boolean;
  readonly onPress?: () => void;
}

/** Links to pages, by their names. */
export function NavLinks({ pages, className, withIcons = false, onPress }: NavLinksProps) {
  return pages.map(([page, Icon]) => (
    <Link key={page} to={page} onClick={onPress} className={className}>
      {withIcons ? <Icon className="size-5" /> : null}
      <span>{texts.pages[page]}</span>
    </Link>
  ));
}
