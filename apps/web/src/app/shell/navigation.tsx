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
  <path d="M8.500 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 19c0-3 2.400-5 5.500-5s5.500 2 5.500 5M15.500 11a2.500 2.500 0 1 0 0-5M17 14.200c2.300.400 4 2 4 4.800" />
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
            <path d="M5 11c2-1.500 4.500-2 7-2s5 .500 7 2M9 9.300V21M15 9.300V21M12 15v6" />
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
            <path d="M15 9c-.500-1-1.600-1.500-3-1.500-1.700 0-3 .800-3 2.200 0 3.200 6 1.400 6 4.600 0 1.400-1.300 2.200-3 2.200-1.400 0-2.600-.600-3-1.600M12 6v12" />
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
        icon(
          <path d="M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15ZM10 20.500a2.200 2.200 0 0 0 4 0" />,
        ),
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
            <path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M5.600 18.400l2.200-2.200M16.200 7.800l2.200-2.200" />
          </>,
        ),
      ],
    ],
  },
  {
    menu: texts.admin,
    pages: [
      [PATHS.admin, icon(<path d="M4 20V10M10 20V4M16 20v-7M21 20H3" />)],
      [PATHS.adminPricing, icon(<path d="M4 4h8l8 8-8 8-8-8ZM8.500 8.500h.1" />)],
      [PATHS.adminUsers, icon(people)],
      [PATHS.adminEmailCampaigns, icon(<path d="M4 6h16v12H4ZM4 7l8 6 8-6" />)],
      [
        PATHS.adminReddit,
        icon(
          <path d="M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.500 15.500 20 20" />,
        ),
      ],
      [PATHS.adminSystem, InfoIcon],
      [PATHS.adminAudit, icon(<path d="M5 4h14v16H5ZM8 9h8M8 13h8M8 17h4" />)],
    ],
    adminOnly: true,
  },
];

/** Pages that visitors can go to. */
const OF_VISITORS: readonly NavGroup[] = [
  { menu: null, pages: [[PATHS.home, icon(<path d="m4 11 8-7 8 7M6 9.500V20h12V9.500" />)]] },
];

/** The pages that there are of somebody else's records; to log takes the role. */
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

/** The pages that whoever is here can go to. */
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
