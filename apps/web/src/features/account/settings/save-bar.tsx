import { Button } from '../../../ui/buttons/button.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import { describeChanges } from './settings-changes.ts';
import { texts } from './texts.ts';
import type { SettingsForm } from './use-settings-form.ts';

type SaveBarProps = Pick<SettingsForm, 'changed' | 'outcomes' | 'isSaving' | 'save'>;

/** The button that saves, and beside it what is not saved yet or what came of saving. */
export function SaveBar({ changed, outcomes, isSaving, save }: SaveBarProps) {
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
