import type { getEmailPreferences, Reminders, RouteReply, UserProfile } from '@dosewise/contract';
import type { ComponentType, ReactNode } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import {
  CAN_HAVE_ACCOUNT,
  useMarketing,
  useOidcName,
} from '../../../data/deployment-settings/deployment-settings.ts';
import { goldenSettingsQuery } from '../../../data/golden-dose/golden-consent.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { oidcLinkQuery, useHasPassword } from '../../../data/oidc/oidc.ts';
import { usedChannels } from '../../../data/reminders/reminder-channels.ts';
import { remindersQuery } from '../../../data/reminders/reminders-query.ts';
import {
  BellIcon,
  ChevronRightIcon,
  DoseIcon,
  GlobeIcon,
  LockIcon,
  MailIcon,
  PersonIcon,
  TodayIcon,
} from '../../../kit/icons/icons.tsx';
import { formatCountry } from '../../../languages/formats/countries.ts';
import { formatDay } from '../../../languages/formats/dates.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { listWords } from '../../../languages/formats/lists.ts';
import { Link } from '../../../parts/navigation/link.tsx';
import { passkeysQuery } from '../../../parts/passkeys/passkeys.tsx';
import { calendarFeedQuery } from './calendar-feed.ts';
import { emailPreferencesQuery, totpQuery } from './settings-queries.ts';
import { texts } from './texts.ts';

export type Section = keyof typeof texts.sections;

/** The present value of what only a server can do, for who uses it without one. */
const NEEDS = CAN_HAVE_ACCOUNT ? texts.now.needsAccount : texts.now.needsServer;

interface SettingsIndexProps {
  readonly profile: UserProfile;
  /** True without an account: then some sections say only what they need. */
  readonly isLocal: boolean;
}

/** The sections, each with its present value. */
export function SettingsIndex({ profile, isLocal }: SettingsIndexProps) {
  const { units, country, currency, email } = profile;
  return (
    <nav aria-label={texts.title} className="rounded-card border border-line bg-surface">
      <ul className="divide-y divide-line py-1">
        <Row section={PATHS.settingsReminders} icon={BellIcon}>
          {isLocal ? NEEDS : <RemindersNow />}
        </Row>
        <Row section={PATHS.settingsUnits} icon={GlobeIcon}>
          {[units.weight, units.height, formatCountry(country), currency].join(', ')}
        </Row>
        <Row section={PATHS.settingsMedicines} icon={DoseIcon}>
          <GoldenDoseNow />
        </Row>
        <Row section={PATHS.settingsCalendar} icon={TodayIcon}>
          {isLocal ? texts.now.asFile : <CalendarNow />}
        </Row>
        {isLocal ? null : (
          <Row section={PATHS.settingsPrivacy} icon={MailIcon}>
            <EmailsNow />
          </Row>
        )}
        <Row section={PATHS.security} icon={LockIcon}>
          {isLocal ? NEEDS : <SecurityNow />}
        </Row>
        {isLocal ? null : (
          <Row section={PATHS.settingsAccount} icon={PersonIcon}>
            {email}
          </Row>
        )}
        <Row section={PATHS.people} name={texts.people} icon={PersonIcon}>
          {isLocal ? NEEDS : texts.now.people}
        </Row>
      </ul>
    </nav>
  );
}

interface RowProps {
  readonly section: Section | typeof PATHS.people;
  /** The name of what is no section of this page. */
  readonly name?: string;
  readonly icon: ComponentType<{ readonly className: string }>;
  /** The present value; it keeps its room while that is not known. */
  readonly children: ReactNode;
}

function Row({ section, name, icon: Icon, children }: RowProps) {
  return (
    <li>
      <Link
        to={section}
        className="group flex min-h-16 items-center gap-3 rounded-control px-4 py-2 hover:bg-accent-tint focus-visible:-outline-offset-3 aria-[current=page]:bg-data-tint"
      >
        <Icon className="size-6 text-quiet group-aria-[current=page]:text-data" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold group-aria-[current=page]:text-data">
            {name ?? texts.sections[section as Section]}
          </span>
          <span className="block min-h-5 wrap-anywhere text-small text-quiet numbers">
            {children}
          </span>
        </span>
        <ChevronRightIcon className="size-5 text-quiet lg:hidden" />
      </Link>
    </li>
  );
}

function RemindersNow() {
  const { data } = useQuery(remindersQuery);
  return data === undefined ? null : <span>{describeReminders(data)}</span>;
}

/** '2 reminders by email', or that there are none. */
function describeReminders(reminders: Reminders): string {
  const { dose, stock, discard, weighIn, weeklySummary } = reminders;
  const kinds = [dose, stock, discard, weighIn, weeklySummary].filter(({ on }) => on).length;
  const ways = usedChannels(reminders).map((channel) => texts.now.channels[channel]);
  if (kinds === 0) return ways.length === 0 ? texts.now.off : texts.now.noKind;
  return ways.length === 0 ? texts.now.noChannel : texts.now.reminders(kinds, listWords(ways));
}

function GoldenDoseNow() {
  const { data } = useQuery(goldenSettingsQuery);
  if (data === undefined) return null;
  const { goldenOn, goldenOff } = texts.now;
  return <span>{data.goldenDoseEnabled ? goldenOn(data.goldenDoseVolume) : goldenOff}</span>;
}

function CalendarNow() {
  const { data } = useQuery(calendarFeedQuery);
  if (data === undefined) return null;
  const { createdAt, on } = data;
  return (
    <span>
      {on && createdAt !== null ? texts.now.calendarSince(formatDay(createdAt)) : texts.now.off}
    </span>
  );
}

function EmailsNow() {
  const { data } = useQuery(emailPreferencesQuery);
  const isMarketing = useMarketing();
  if (!isMarketing) return <span>{texts.now.accountEmails}</span>;
  return data === undefined ? null : <span>{describeEmails(data)}</span>;
}

function describeEmails(wants: RouteReply<typeof getEmailPreferences>): string {
  const topics = [wants.marketing, wants.productUpdates, wants.tips];
  const wanted = topics.filter(Boolean).length;
  if (wants.unsubscribed || wanted === 0) return texts.now.noEmails;
  return wanted === topics.length
    ? texts.now.allEmails
    : texts.now.someEmails(wanted, topics.length);
}

function SecurityNow() {
  const totp = useQuery(totpQuery);
  const passkeys = useQuery(passkeysQuery);
  const hasPassword = useHasPassword();
  const oidcName = useOidcName();
  const isLinked = (useQuery(oidcLinkQuery).data?.link ?? null) !== null && oidcName !== '';
  if (totp.data === undefined || passkeys.data === undefined) return null;
  const count = passkeys.data.length;
  const { passwordAndCode, passwordOnly, code } = texts.now;
  const own = hasPassword ? [totp.data.on ? passwordAndCode : passwordOnly] : [];
  const ways = [
    ...own,
    ...(isLinked ? [isolated(oidcName)] : []),
    ...(totp.data.on && !hasPassword ? [code] : []),
    ...(count > 0 ? [texts.now.passkeys(count)] : []),
  ];
  return <span>{ways.join(', ')}</span>;
}
