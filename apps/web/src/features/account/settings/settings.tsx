import type { UserProfile } from '@dosewise/contract';
import { useQuery } from '../../../api/use-query.ts';
import { ThemePicker } from '../../../browser/theme-picker.tsx';
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { texts as calendarTexts } from './calendar/texts.ts';
import { COLUMNS, STACK } from './columns.ts';
import { GoldenDoseCard } from './golden-dose-card.tsx';
import { RegionCard } from './region-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { describeChanges } from './settings-changes.ts';
import { profileQuery } from './settings-queries.ts';
import { texts } from './texts.ts';
import { UnitsCard } from './units-card.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** A long form of its own, below what is seen first. */
const RemindersCard = lazyPart(
  async () => (await import('./reminders/reminders-card.tsx')).RemindersCard,
  <Skeleton className="h-144 rounded-card" />,
);

const CalendarCard = lazyPart(
  async () => (await import('./calendar/calendar-card.tsx')).CalendarCard,
  <Card title={calendarTexts.title}>
    <Skeleton className="h-36" />
  </Card>,
);

const AccountCards = lazyPart(
  async () => (await import('./account/account-cards.tsx')).AccountCards,
  <div className={COLUMNS}>
    <Skeleton className="h-144 rounded-card" />
    <Skeleton className="h-144 rounded-card" />
  </div>,
);

/** Everything that can be set: what one button saves first, the account below it. */
export function Settings({ user }: { user: UserProfile }) {
  // What the login brought is shown at once and brought up to date.
  const profile = useQuery({ ...profileQuery, initialData: user, initialDataUpdatedAt: 0 });
  const form = useSettingsForm(profile.data);
  const guard = useLeaveGuard(form.changed.length > 0);
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      {profile.isError ? (
        <LoadFailure busy={profile.isFetching} onRetry={() => void profile.refetch()}>
          {texts.loadFailed}
        </LoadFailure>
      ) : null}
      <ThemeCard />
      {/* No <form>: the dialogs inside have fields in which Enter would save the settings. */}
      <section aria-label={texts.preferences} className="flex flex-col gap-6">
        <div className={COLUMNS}>
          <div className={STACK}>
            <GoldenDoseCard userId={user._id} values={form.values} onChange={form.change} />
            <UnitsCard values={form.values} onChange={form.change} />
          </div>
          <RegionCard values={form.values} onChange={form.change} />
        </div>
        <SaveBar {...form} />
        <ConfirmDialog
          open={guard.isAsking}
          onClose={guard.stay}
          title={texts.leave}
          question={describeChanges(form.changed) ?? ''}
          confirmLabel={texts.confirmLeave}
          dismissLabel={texts.stay}
          onConfirm={guard.leave}
        />
      </section>
      <RemindersCard />
      <CalendarCard />
      <AccountCards user={user} profile={profile.data} />
    </>
  );
}

function ThemeCard() {
  return (
    <Card>
      <div className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center sm:justify-between">
        <div>
          <h2 className="text-lead">{texts.theme}</h2>
          <p className="text-quiet">{texts.themeHint}</p>
        </div>
        <ThemePicker hideLegend />
      </div>
    </Card>
  );
}

/** The outline of the screen. */
export function SettingsSkeleton() {
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <ThemeCard />
      <Loading label={texts.loading}>
        <div className={COLUMNS}>
          <Skeleton className="h-144 rounded-card" />
          <Skeleton className="h-144 rounded-card" />
        </div>
      </Loading>
    </>
  );
}
