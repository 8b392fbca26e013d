import type { UserProfile } from '@dosewise/contract';
import { HEIGHT_UNITS, SHOWN_WEIGHT_UNITS } from '@dosewise/domain';
import { useQuery } from '../../../api/use-query.ts';
import { ThemePicker } from '../../../browser/theme-picker.tsx';
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { RequireLogin } from '../../../session/require-login.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { COLUMNS, STACK } from './columns.ts';
import { GoldenDoseCard } from './golden-dose-card.tsx';
import { RegionCard } from './region-card.tsx';
import { describeChanges, type SettingsValues } from './settings-changes.ts';
import { profileQuery } from './settings-queries.ts';
import { texts } from './texts.ts';
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts';

/** The settings of the person and of this browser. */
export function SettingsPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.settings}
        skeleton={<SettingsSkeleton />}
      >
        {(user) => <Settings user={user} />}
      </RequireLogin>
    </>
  );
}

/** A long form of its own, below what is seen first. */
const RemindersCard = lazyPart(
  async () => (await import('./reminders/reminders-card.tsx')).RemindersCard,
  <Skeleton className="h-144 rounded-card" />,
);

const CalendarCard = lazyPart(
  async () => (await import('./calendar-card.tsx')).CalendarCard,
  <Card title={texts.calendar.title}>
    <Skeleton className="h-36" />
  </Card>,
);

const AccountCards = lazyPart(
  async () => (await import('./account-cards.tsx')).AccountCards,
  <div className={COLUMNS}>
    <Skeleton className="h-144 rounded-card" />
    <Skeleton className="h-144 rounded-card" />
  </div>,
);

/** Everything that can be set: what one button saves first, the account below it. */
function Settings({ user }: { user: UserProfile }) {
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
function SettingsSkeleton() {
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

const WEIGHTS = SHOWN_WEIGHT_UNITS.map((value) => ({ value, label: texts.weightUnits[value] }));
const HEIGHTS = HEIGHT_UNITS.map((value) => ({ value, label: texts.heightUnits[value] }));

interface UnitsCardProps {
  readonly values: SettingsValues;
  readonly onChange: (changed: Partial<SettingsValues>) => void;
}

/** The units of weights and heights. */
function UnitsCard({ values, onChange }: UnitsCardProps) {
  return (
    <Card title={texts.units}>
      <div className="flex flex-col gap-5">
        <SelectField
          label={texts.weightUnit}
          value={values.weightUnit}
          options={WEIGHTS}
          onChange={(weightUnit) => onChange({ weightUnit })}
        />
        <SelectField
          label={texts.heightUnit}
          hint={texts.unitsHint}
          value={values.heightUnit}
          options={HEIGHTS}
          onChange={(heightUnit) => onChange({ heightUnit })}
        />
      </div>
    </Card>
  );
}

type SaveBarProps = Pick<SettingsForm, 'changed' | 'outcomes' | 'isSaving' | 'save'>;

/** The button that saves, and beside it what is not saved yet or what came of saving. */
function SaveBar({ changed, outcomes, isSaving, save }: SaveBarProps) {
  const hasFailed = outcomes.some(({ tone }) => tone === 'danger');
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-end sm:gap-6">
      <div aria-live="polite" className="flex min-h-5 flex-col gap-1">
        {outcomes.map((outcome) => (
          <StatusLine key={outcome.message} {...outcome} />
        ))}
        {outcomes.length === 0 || hasFailed ? (
          <StatusLine tone="info" message={describeChanges(changed)} />
        ) : null}
      </div>
      <Button onClick={save} busy={isSaving} className="min-h-14 sm:px-12">
        {texts.save}
      </Button>
    </div>
  );
}
