import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useQuery } from '../../api/use-query.ts';
import { goldenSettingsQuery } from '../../records/account/golden-settings-query.ts';
import { hasAcknowledged } from '../../records/golden-dose/golden-consent.ts';
import { GoldenDoseDialog } from '../../records/golden-dose/golden-dose-dialog.tsx';
import { GoldenDoseInformation } from '../../records/golden-dose/golden-dose-information.tsx';
import { GOLDEN_DOSE_ARITHMETIC } from '../../records/golden-dose/golden-dose-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Switch } from '../../ui/fields/choice.tsx';
import { Slider } from '../../ui/fields/slider.tsx';
import { InfoIcon } from '../../ui/icons/icons.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { describeGoldenSaving } from './golden-saving.ts';
import { MESSAGES } from './messages.ts';
import type { SettingsValues } from './settings-changes.ts';

/** mL that the settings offer; the contract's limit. */
const VOLUME = { min: 0, max: 0.5, step: 0.01 } as const;

const CLAIM =
  'An extra dose beyond the labelled 4, drawn from what is left in an empty pen. It is said to save about 20–25 %.';

interface GoldenDoseCardProps {
  readonly userId: string;
  readonly values: SettingsValues;
  readonly onChange: (changed: Partial<SettingsValues>) => void;
}

/** The Golden Dose setting: whether new pens start with it, and how much is usually drawn. */
export function GoldenDoseCard(props: GoldenDoseCardProps) {
  const settings = useQuery(goldenSettingsQuery);
  const [isInformed, setIsInformed] = useState(false);
  return (
    <Card
      title="Golden Dose"
      action={
        <Button
          kind="quiet"
          className="-my-2 -mr-3 min-h-11 px-3"
          onClick={() => setIsInformed(true)}
        >
          <InfoIcon />
          About<span className="sr-only"> the Golden Dose</span>
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <p>{CLAIM}</p>
          <p className="text-small text-quiet">{GOLDEN_DOSE_ARITHMETIC}</p>
        </div>
        {settings.isPending ? <FieldsSkeleton /> : null}
        {settings.isError ? (
          <LoadFailure busy={settings.isFetching} onRetry={() => void settings.refetch()}>
            {settings.error instanceof ApiError && settings.error.code !== 'offline'
              ? MESSAGES.goldenRefused
              : MESSAGES.goldenUnreachable}
          </LoadFailure>
        ) : null}
        {settings.data === undefined ? null : <GoldenDoseFields {...props} />}
      </div>
      <Dialog
        open={isInformed}
        onClose={() => setIsInformed(false)}
        title="Golden Dose"
        size="wide"
        closeOnBackdrop
        actions={<Button onClick={() => setIsInformed(false)}>Close</Button>}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing else in it takes the keys that scroll it. */}
        <div tabIndex={0} className="flex flex-col gap-4 rounded-control">
          <GoldenDoseInformation>{CLAIM}</GoldenDoseInformation>
        </div>
      </Dialog>
    </Card>
  );
}

function GoldenDoseFields({ userId, values, onChange }: GoldenDoseCardProps) {
  const [asks, setAsks] = useState(false);
  const volume = values.goldenDoseVolume;
  return (
    <>
      <Switch
        label="Track Golden Doses"
        hint="New pens start with Golden Dose allowed. Each pen has a switch of its own."
        checked={values.goldenDoseEnabled}
        onChange={(wanted) => {
          if (wanted && !hasAcknowledged(userId)) setAsks(true);
          else onChange({ goldenDoseEnabled: wanted });
        }}
      />
      <Slider
        label="Usual volume"
        unit="mL"
        value={volume}
        min={VOLUME.min}
        max={VOLUME.max}
        step={VOLUME.step}
        valueText={`${volume} millilitres`}
        hint={describeGoldenSaving(volume)}
        onChange={(goldenDoseVolume) => onChange({ goldenDoseVolume })}
      />
      <GoldenDoseDialog
        open={asks}
        onClose={() => setAsks(false)}
        onAcknowledged={() => {
          setAsks(false);
          onChange({ goldenDoseEnabled: true });
        }}
      />
    </>
  );
}

function FieldsSkeleton() {
  return (
    <Loading label="Loading...">
      <div className="flex flex-col gap-5">
        <Skeleton className="h-27 sm:h-17" />
        <Skeleton className="h-38 sm:h-33" />
      </div>
    </Loading>
  );
}
