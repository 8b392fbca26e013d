import { MAX_USUAL_GOLDEN_ML } from '@dosewise/contract';
import { useState } from 'react';
import { ApiError } from '../../../data/calls/api-error.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { goldenSettingsQuery, hasAcknowledged } from '../../../data/golden-dose/golden-consent.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Switch } from '../../../kit/fields/choice.tsx';
import { Slider } from '../../../kit/fields/slider.tsx';
import { InfoIcon } from '../../../kit/icons/icons.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { GoldenDoseDialog } from '../../../parts/golden-dose/golden-dose-dialog.tsx';
import { GoldenDoseInformation } from '../../../parts/golden-dose/golden-dose-question.tsx';
import { texts as goldenTexts } from '../../../parts/golden-dose/texts.ts';
import { QueryFailure } from '../../../parts/loading/loaded.tsx';
import { HelpLink } from '../../../parts/navigation/help-link.tsx';
import { texts } from './texts.ts';
import type { Settings } from './use-settings.ts';

/** mL that the settings offer; the contract's limit. */
const VOLUME = { min: 0, max: MAX_USUAL_GOLDEN_ML, step: 0.01 } as const;

interface GoldenDoseCardProps {
  readonly userId: string;
  readonly settings: Settings;
}

/** The Golden Dose setting: whether new pens start with it, and how much is usually drawn. */
export function GoldenDoseCard(props: GoldenDoseCardProps) {
  const settings = useQuery(goldenSettingsQuery);
  const [isInformed, setIsInformed] = useState(false);
  return (
    <Card
      title={texts.goldenDose}
      action={
        <Button
          kind="quiet"
          className="-my-2 -mr-3 min-h-11 px-3"
          onClick={() => setIsInformed(true)}
        >
          <InfoIcon />
          <span>{texts.aboutGolden}</span>
          <span className="sr-only">{texts.aboutGoldenRest}</span>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-2">
          <p>{texts.goldenClaim}</p>
          <p className="text-small text-quiet">{goldenTexts.arithmetic}</p>
        </div>
        {settings.isPending ? <FieldsSkeleton /> : null}
        {settings.isError ? (
          <QueryFailure query={settings}>
            {settings.error instanceof ApiError && settings.error.code !== 'offline'
              ? texts.goldenRefused
              : texts.goldenUnreachable}
          </QueryFailure>
        ) : null}
        {settings.data === undefined ? null : <GoldenDoseFields {...props} />}
      </div>
      <Dialog
        open={isInformed}
        onClose={() => setIsInformed(false)}
        title={texts.goldenDose}
        size="wide"
        closeOnBackdrop
        actions={<Button onClick={() => setIsInformed(false)}>{texts.closeGolden}</Button>}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing else in it takes the keys that scroll it. */}
        <div tabIndex={0} className="flex flex-col gap-4 rounded-control">
          <GoldenDoseInformation>{texts.goldenClaim}</GoldenDoseInformation>
          <HelpLink topic="golden-dose" />
        </div>
      </Dialog>
    </Card>
  );
}

function GoldenDoseFields({ userId, settings }: GoldenDoseCardProps) {
  const { values, change, failures } = settings;
  const [asks, setAsks] = useState(false);
  const volume = values.goldenDoseVolume;
  return (
    <>
      <Switch
        label={texts.trackGolden}
        hint={texts.trackGoldenHint}
        checked={values.goldenDoseEnabled}
        onChange={(wanted) => {
          if (wanted && !hasAcknowledged(userId)) setAsks(true);
          else change({ goldenDoseEnabled: wanted });
        }}
      />
      <Slider
        label={texts.volume}
        unit={texts.volumeUnit}
        value={volume}
        min={VOLUME.min}
        max={VOLUME.max}
        step={VOLUME.step}
        valueText={texts.volumeSpoken(volume)}
        hint={texts.volumeHint}
        error={failures.goldenDose}
        onChange={(goldenDoseVolume) => change({ goldenDoseVolume })}
      />
      <GoldenDoseDialog
        open={asks}
        onClose={() => setAsks(false)}
        onAcknowledged={() => {
          setAsks(false);
          change({ goldenDoseEnabled: true });
        }}
      />
    </>
  );
}

function FieldsSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className="flex flex-col gap-5">
        <Skeleton className="h-27 sm:h-17" />
        <Skeleton className="h-38 sm:h-33" />
      </div>
    </Loading>
  );
}
