import type { UserProfile } from '@dosewise/contract';
import type { ReactElement } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { useLocation } from '../../../data/navigation/address.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { useIsLocal } from '../../../data/session/session.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { StatusLine } from '../../../kit/feedback/status-line.tsx';
import { ChevronRightIcon } from '../../../kit/icons/icons.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { useIsWide } from '../../../kit/layout/use-is-wide.ts';
import { lazyPart } from '../../../kit/loading/lazy-part.tsx';
import { QueryFailure } from '../../../parts/loading/loaded.tsx';
import { NeedsAccount } from '../../../parts/local/needs-account.tsx';
import { HelpLink } from '../../../parts/navigation/help-link.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { ThemePicker } from '../../../parts/theme/theme-picker.tsx';
import { GoldenDoseCard } from './golden-dose-card.tsx';
import { PriceList } from './price-list.tsx';
import { texts as securityTexts } from './security/texts.ts';
import { type Section, SettingsIndex } from './settings-index.tsx';
import { profileQuery } from './settings-queries.ts';
import { texts } from './texts.ts';
import { UnitsCard } from './units-card.tsx';
import { useSettings } from './use-settings.ts';

/** The settings of the person and of this browser: an index, and a section for each of its lines. */
export function SettingsPage() {
  const { pathname } = useLocation();
  const section = pathname in texts.sections ? (pathname as Section) : null;
  return (
    <>
      <title>{texts.pageTitle(section === null ? texts.title : texts.sections[section])}</title>
      <RequireLogin
        prompt={section === PATHS.security ? securityTexts.loginPrompt : texts.loginPrompt}
        path={section ?? PATHS.settings}
        skeleton={<SettingsSkeleton section={section} />}
      >
        {(user) => <SettingsScreen user={user} section={section} />}
      </RequireLogin>
    </>
  );
}

const Keepers = lazyPart(
  async () => (await import('../../../parts/local/keepers.tsx')).Keepers,
  <Skeleton className="h-64 rounded-control" />,
  { whenShown: true },
);

const OtherDevicesCard = lazyPart(
  async () =>
    (await import('../../../parts/other-devices/other-devices-card.tsx')).OtherDevicesCard,
  <Skeleton className="h-64 rounded-card" />,
  { whenShown: true },
);

const RemindersCard = lazyPart(
  async () => (await import('./reminders/reminders-card.tsx')).RemindersCard,
  <Skeleton className="h-144 rounded-card" />,
);

const WebhooksCard = lazyPart(
  async () => (await import('./webhooks/webhooks-card.tsx')).WebhooksCard,
  <Skeleton className="h-16 rounded-card" />,
);

const CalendarCard = lazyPart(
  async () => (await import('./calendar-card.tsx')).CalendarCard,
  <Skeleton className="h-48 rounded-card" />,
);

const PrivacyCards = lazyPart(
  async () => (await import('./privacy-cards.tsx')).PrivacyCards,
  <Skeleton className="h-96 rounded-card" />,
);

const SecurityCards = lazyPart(
  async () => (await import('./security/security-cards.tsx')).SecurityCards,
  <Skeleton className="h-96 rounded-card" />,
);

const AccountCards = lazyPart(
  async () => (await import('./account-cards.tsx')).AccountCards,
  <Skeleton className="h-96 rounded-card" />,
);

/** The sections that say only what they need, for who has no account. */
const OF_SERVERS = {
  [PATHS.settingsReminders]: <NeedsAccount what="reminders" />,
  [PATHS.settingsCalendar]: <NeedsAccount what="calendar" />,
  [PATHS.settingsPrivacy]: <NeedsAccount what="privacy" />,
  [PATHS.security]: <NeedsAccount what="security" />,
  [PATHS.settingsAccount]: <NeedsAccount what="account" />,
};

interface ScreenProps {
  readonly user: UserProfile;
  /** Null at the index itself. */
  readonly section: Section | null;
}

/** On a phone the index or one section; where there is room both, and beside the index alone the usual ones. */
function SettingsScreen({ user, section }: ScreenProps) {
  // What the login brought is shown at once and brought up to date.
  const profile = useQuery({ ...profileQuery, initialData: user, initialDataUpdatedAt: 0 });
  const isWide = useIsWide();
  const isLocal = useIsLocal();
  const failure = profile.isError ? (
    <QueryFailure query={profile}>{texts.loadFailed}</QueryFailure>
  ) : null;
  const index = (
    <>
      {isLocal ? (
        <>
          <Card>
            <Keepers />
          </Card>
          <OtherDevicesCard />
        </>
      ) : null}
      <ThemeCard />
      <SettingsIndex profile={profile.data} isLocal={isLocal} />
      <HelpLink topic="where" />
    </>
  );
  const preferences = { user, profile: profile.data, isWide };
  const own: Readonly<Record<Section, ReactElement>> = {
    [PATHS.settingsReminders]: (
      <>
        <RemindersCard />
        <WebhooksCard />
      </>
    ),
    [PATHS.settingsUnits]: <Preferences key="units" {...preferences} shows="units" />,
    [PATHS.settingsMedicines]: <Preferences key="medicines" {...preferences} shows="medicines" />,
    [PATHS.settingsCalendar]: <CalendarCard />,
    [PATHS.settingsPrivacy]: <PrivacyCards user={user} />,
    [PATHS.security]: <SecurityCards email={user.email} />,
    [PATHS.settingsAccount]: <AccountCards profile={profile.data} />,
  };
  const sections = isLocal ? { ...own, ...OF_SERVERS } : own;
  if (!isWide) {
    return (
      <>
        <Heading section={section} />
        {failure}
        {section === null ? index : sections[section]}
      </>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,18.5rem)_minmax(0,1fr)] items-start gap-x-8 gap-y-6">
      <div className="flex flex-col gap-4">{index}</div>
      <div className="@container flex min-w-0 flex-col gap-6">
        <Heading section={section} />
        {failure}
        {section === null ? (
          <div className="grid items-start gap-6 @3xl:grid-cols-2 *:min-w-0">
            <Preferences {...preferences} shows="all" />
            {isLocal ? null : (
              <div className="flex flex-col gap-6">
                {sections[PATHS.settingsPrivacy]}
                {sections[PATHS.settingsAccount]}
              </div>
            )}
          </div>
        ) : (
          sections[section]
        )}
      </div>
    </div>
  );
}

/** The name of the page; that of a section has the way back to the index, where that is not beside it. */
function Heading({ section }: { section: Section | null }) {
  if (section === null) return <h1 className="text-title">{texts.title}</h1>;
  return (
    <div className="flex items-center gap-1 max-lg:-my-1">
      <Link
        to={PATHS.settings}
        aria-label={texts.backToAll}
        className="-ml-3 flex size-11 shrink-0 items-center justify-center rounded-full text-quiet hover:bg-sunken hover:text-ink lg:hidden"
      >
        <ChevronRightIcon className="size-6 rotate-180" />
      </Link>
      <h1 className="min-w-0 text-title max-sm:text-lead">{texts.sections[section]}</h1>
    </div>
  );
}

function ThemeCard() {
  return (
    <Card isTight className="lg:px-4 lg:py-4">
      <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center sm:justify-between lg:flex-col lg:items-stretch">
        <div>
          <h2 className="text-lead">{texts.theme}</h2>
          <p className="text-small text-quiet">{texts.themeHint}</p>
        </div>
        <ThemePicker hideLegend />
      </div>
    </Card>
  );
}

/** The outline of the screen. */
function SettingsSkeleton({ section }: { section: Section | null }) {
  return (
    <>
      <Heading section={section} />
      {section === null ? <ThemeCard /> : null}
      <Loading label={texts.loading}>
        <Skeleton className="h-112 rounded-card" />
      </Loading>
    </>
  );
}

interface PreferencesProps {
  readonly user: UserProfile;
  readonly profile: UserProfile;
  readonly isWide: boolean;
  readonly shows: 'units' | 'medicines' | 'all';
}

/** Settings that the button below them saves, should any of them be under way, and says so. */
function Preferences({ user, profile, isWide, shows }: PreferencesProps) {
  const settings = useSettings(profile);
  const { outcomes, isSaving, saveAll } = settings;
  return (
    // No <form>: the dialogs inside have fields in which Enter would save the settings.
    <section aria-label={texts.preferences} className="flex flex-col gap-4 sm:gap-6">
      {shows === 'medicines' ? null : <UnitsCard settings={settings} hasTitle={shows === 'all'} />}
      {shows === 'units' ? null : (
        <>
          <GoldenDoseCard userId={user._id} settings={settings} />
          <PriceList country={settings.values.country} isOpen={isWide} />
        </>
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-end sm:gap-6">
        <div aria-live="polite" className="flex flex-col gap-1">
          {outcomes.map((message) => (
            <StatusLine key={message} tone="good" message={message} />
          ))}
        </div>
        <Button kind="secondary" onClick={saveAll} busy={isSaving}>
          {texts.save}
        </Button>
      </div>
      {shows === 'medicines' ? null : <HelpLink topic="travelling" />}
    </section>
  );
}
