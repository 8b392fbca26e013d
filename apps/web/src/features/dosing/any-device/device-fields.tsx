import { countryOfTimeZone, findDevice, OWN_DEVICE_LIMITS } from '@dosewise/domain';
import { useState } from 'react';
import { useAuth } from '../../../data/session/session.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { useStrayPress } from '../../../kit/dialogs/stray-press.ts';
import { NumberField } from '../../../kit/fields/number-input.tsx';
import { wholeIn } from '../../../kit/forms/number-checks.ts';
import { Question } from '../../../kit/layout/question.tsx';
import { listWords } from '../../../languages/formats/lists.ts';
import { deviceTimeZone } from '../../../languages/formats/time-zones.ts';
import { BrandTiles, StrengthTiles } from '../../../parts/devices/device-tiles.tsx';
import { deviceName } from '../../../parts/devices/device-words.ts';
import {
  type DeviceEntry,
  enteredDevice,
  mayCountClicks,
  withBrand,
  withDevice,
  withOwnNumbers,
  withoutSteps,
} from './device-entry.ts';
import { OwnNumbers } from './own-numbers.tsx';
import { texts } from './texts.ts';

interface DeviceFieldsProps {
  readonly entry: DeviceEntry;
  readonly onChange: (entry: DeviceEntry) => void;
}

type Asked = 'brand' | 'strength';

/** The choice of a device, a question after the other, or its numbers. Nothing is preset. */
export function DeviceFields({ entry, onChange }: DeviceFieldsProps) {
  // Set while somebody answers anew, undefined as long as nobody has pressed anything.
  const [asked, setAsked] = useState<Asked | null>();
  const { session } = useAuth();
  const country =
    session.status === 'user' ? session.user.country : countryOfTimeZone(deviceTimeZone());
  const shown = asked ?? firstShown(entry);
  const ignoreStrayPress = useStrayPress(shown);
  const answer = (next: DeviceEntry, then: Asked | null = null) => {
    onChange(next);
    setAsked(then);
  };
  return (
    <div className="@container flex flex-col gap-5" onClickCapture={ignoreStrayPress}>
      <div className="flex items-center justify-between gap-4">
        <Question
          key={shown}
          text={headingOf(shown, entry)}
          takesFocus={asked !== undefined}
          className="text-lead"
        />
        {shown === 'brand' ? null : (
          <Button kind="quiet" className="min-h-11 shrink-0 px-3" onClick={() => setAsked('brand')}>
            {texts.change}
          </Button>
        )}
      </div>
      {shown === 'brand' ? (
        <BrandTiles
          country={country}
          value={entry.brand}
          onChoose={(brand) => answer(withBrand(entry, brand), 'strength')}
          onOwn={() => answer(withOwnNumbers(entry))}
        />
      ) : null}
      {shown === 'strength' ? (
        <StrengthTiles
          brand={entry.brand}
          country={country}
          value={{ device: entry.deviceId, strength: entry.strength }}
          onChoose={(id, strength) => answer(withDevice(entry, id, strength))}
          onOwn={() => answer(withOwnNumbers(entry))}
        />
      ) : null}
      {shown === 'own' ? <OwnNumbers entry={entry} onChange={onChange} /> : null}
      {shown === 'chosen' ? <ChosenNumbers entry={entry} /> : null}
      {(shown === 'own' || shown === 'chosen') && mayCountClicks(entry) ? (
        <CountedClicks entry={entry} onChange={onChange} />
      ) : null}
    </div>
  );
}

/** The first question that an entry leaves open. */
function firstShown(entry: DeviceEntry): Asked | 'own' | 'chosen' {
  if (entry.source === 'own') return 'own';
  if (entry.brand === '') return 'brand';
  return enteredDevice(entry) === null ? 'strength' : 'chosen';
}

function headingOf(shown: ReturnType<typeof firstShown>, entry: DeviceEntry): string {
  if (shown !== 'chosen') return texts.questions[shown];
  const device = findDevice(entry.deviceId);
  return device === undefined ? '' : texts.chosen(deviceName(device), entry.strength);
}

function ChosenNumbers({ entry }: { entry: DeviceEntry }) {
  const device = findDevice(entry.deviceId);
  if (device === undefined) return null;
  return (
    <p className="text-small text-quiet numbers">
      {device.doseMl === null
        ? texts.tabletsSold(entry.strength, listWords(device.markets))
        : texts.numbers(device.doseMl, listWords(device.markets))}
    </p>
  );
}

/** The clicks of a dose that a person counted: no source tells them. */
function CountedClicks({ entry, onChange }: DeviceFieldsProps) {
  const { least, most } = OWN_DEVICE_LIMITS.stepsPerDose;
  const isWrong =
    entry.counted !== '' && wholeIn(entry.counted, OWN_DEVICE_LIMITS.stepsPerDose) === null;
  return (
    <NumberField
      label={texts.counted}
      optional
      hint={texts.countedHint}
      error={isWrong ? texts.wholeOutside(least, most) : null}
      value={entry.counted}
      min={least}
      max={most}
      step={1}
      inputMode="numeric"
      onChange={(counted) => onChange({ ...withoutSteps(entry), counted })}
    />
  );
}
