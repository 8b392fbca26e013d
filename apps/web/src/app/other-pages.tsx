import type { ReactElement } from 'react';
import { withoutLanguage } from '../data/browser/language.ts';
import { useMarketing } from '../data/deployment-settings/deployment-settings.ts';
import { useLocation } from '../data/navigation/address.ts';
import { isOfMarketing, PATHS, type Path } from '../data/navigation/paths.ts';
import { confirmation } from '../data/session/confirmation.ts';
import { useAuth } from '../data/session/session.ts';
import { shownEnd } from '../data/session/shown-person.ts';
import { useStore } from '../kit/store.ts';
import { loadPage, page } from './loading/lazy-page.tsx';
import { OF_OTHERS } from './shell/navigation.tsx';

type OtherPath = Exclude<Path, typeof PATHS.home | typeof PATHS.calculator>;

/** One page with an address for each of its sections. */
const settings = page(
  () => import('../features/account/settings/settings-page.tsx'),
  'SettingsPage',
);

/**
 * The pages. A path that is missing here does not compile. The build reads this table, so that the
 * file of an address can name what its page loads.
 */
const PAGES: Readonly<Record<OtherPath, ReactElement>> = {
  [PATHS.login]: page(() => import('../features/account/auth/auth-page.tsx'), 'AuthPage'),
  [PATHS.dashboard]: page(
    () => import('../features/tracking/dashboard/dashboard-page.tsx'),
    'DashboardPage',
  ),
  [PATHS.begin]: page(() => import('../features/dosing/begin/begin-page.tsx'), 'BeginPage'),
  [PATHS.logDose]: page(
    () => import('../features/dosing/log-dose/log-dose-page.tsx'),
    'LogDosePage',
  ),
  [PATHS.plan]: page(() => import('../features/dosing/plan/plan-page.tsx'), 'PlanPage'),
  [PATHS.pens]: page(() => import('../features/dosing/pens/pens-page.tsx'), 'PensPage'),
  [PATHS.weight]: page(
    () => import('../features/tracking/weights/weights-page.tsx'),
    'WeightsPage',
  ),
  [PATHS.symptoms]: page(
    () => import('../features/tracking/symptoms/symptoms-page.tsx'),
    'SymptomsPage',
  ),
  [PATHS.sites]: page(() => import('../features/dosing/sites/sites-page.tsx'), 'SitesPage'),
  [PATHS.costSavings]: page(
    () => import('../features/analysis/savings/savings-page.tsx'),
    'SavingsPage',
  ),
  [PATHS.pkCurve]: page(
    () => import('../features/analysis/pk-curve/pk-curve-page.tsx'),
    'PkCurvePage',
  ),
  [PATHS.exportData]: page(
    () => import('../features/moving/exports/export-page.tsx'),
    'ExportPage',
  ),
  [PATHS.importData]: page(() => import('../features/moving/import/import-page.tsx'), 'ImportPage'),
  [PATHS.moveIn]: page(() => import('../features/moving/move-in/move-in-page.tsx'), 'MoveInPage'),
  [PATHS.help]: page(() => import('../features/dosing/help/help-page.tsx'), 'HelpPage'),
  [PATHS.people]: page(() => import('../features/account/people/people-page.tsx'), 'PeoplePage'),
  [PATHS.report]: page(() => import('../features/analysis/report/report-page.tsx'), 'ReportPage'),
  [PATHS.settings]: settings,
  [PATHS.settingsReminders]: settings,
  [PATHS.settingsUnits]: settings,
  [PATHS.settingsMedicines]: settings,
  [PATHS.settingsCalendar]: settings,
  [PATHS.settingsPrivacy]: settings,
  [PATHS.security]: settings,
  [PATHS.settingsAccount]: settings,
  [PATHS.forgotPassword]: page(
    () => import('../features/account/password-link/password-link-page.tsx'),
    'PasswordLinkPage',
  ),
  [PATHS.resetPassword]: page(
    () => import('../features/account/password-link/new-password-page.tsx'),
    'NewPasswordPage',
  ),
  [PATHS.unsubscribe]: page(
    () => import('../features/account/unsubscribe/unsubscribe-page.tsx'),
    'UnsubscribePage',
  ),
  [PATHS.confirmEmail]: page(
    () => import('../features/account/confirm-email/confirm-email-page.tsx'),
    'ConfirmEmailPage',
  ),
  [PATHS.setup]: page(() => import('../features/account/setup/setup-page.tsx'), 'SetupPage'),
  [PATHS.act]: page(() => import('../features/dosing/act/act-page.tsx'), 'ActPage'),
  [PATHS.share]: page(() => import('../features/moving/share/share-page.tsx'), 'SharePage'),
  [PATHS.admin]: page(() => import('../features/admin/stats/admin-page.tsx'), 'AdminPage'),
  [PATHS.adminPricing]: page(
    () => import('../features/admin/pricing/admin-pricing-page.tsx'),
    'AdminPricingPage',
  ),
  [PATHS.adminUsers]: page(
    () => import('../features/admin/users/admin-users-page.tsx'),
    'AdminUsersPage',
  ),
  [PATHS.adminEmailCampaigns]: page(
    () => import('../features/admin/email-campaigns/email-campaigns-page.tsx'),
    'EmailCampaignsPage',
  ),
  [PATHS.adminReddit]: page(() => import('../features/admin/reddit/reddit-page.tsx'), 'RedditPage'),
  [PATHS.adminSystem]: page(() => import('../features/admin/system/system-page.tsx'), 'SystemPage'),
  [PATHS.adminAudit]: page(() => import('../features/admin/audit/audit-page.tsx'), 'AuditPage'),
};

/** Loads the code of the page at `path`, before it is shown. */
export const loadPageAt = (path: OtherPath): Promise<void> => loadPage(PAGES[path]);

const personEnded = page(() => import('../features/account/people/not-shown.tsx'), 'PersonEnded');
const ofOwnAccount = page(() => import('../features/account/people/not-shown.tsx'), 'OfOwnAccount');
const notFound = page(() => import('./errors/not-found-page.tsx'), 'NotFoundPage');
/** Paths that a token follows. */
const WITH_TOKEN = [PATHS.act, PATHS.share];

/** The page for the current address, which is not one of the calculator's. */
export function OtherPages() {
  const { pathname } = useLocation();
  const isMarketing = useMarketing();
  const path =
    WITH_TOKEN.find((one) => pathname.startsWith(`${one}/`)) ?? withoutLanguage(pathname);
  const isEnded = useStore(shownEnd);
  const { session } = useAuth();
  if (!isMarketing && isOfMarketing(pathname)) return notFound;
  const isOfOther = session.status === 'user' && session.person !== undefined;
  if (isOfOther && isEnded) return personEnded;
  if (isOfOther && !OF_OTHERS.some((one) => one === path)) return ofOwnAccount;
  return (
    <>
      {PAGES[path as OtherPath] ?? notFound}
      <Confirmation />
    </>
  );
}

const confirmSession = page(
  () => import('../features/account/confirm-session/confirm-session.tsx'),
  'ConfirmSession',
  { isHidden: true },
);

/** Asks whether it is really the user, while a call waits for that. */
function Confirmation() {
  return useStore(confirmation) ? confirmSession : null;
}
