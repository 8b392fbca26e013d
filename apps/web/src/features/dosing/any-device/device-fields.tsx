import { countryOfTimeZone, findDevice, OWN_DEVICE, readForCalculation } from '@dosewise/domain';
import { useState } from 'react';
import { useAuth } from '../../../data/session/session.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { useStrayPress } from '../../../kit/dialogs/stray-press.ts';
import { Question } from '../../../kit/layout/question.tsx';
import { listWords } from '../../../languages/formats/lists.ts';
import { deviceTimeZone } from '../../../languages/formats/time-zones.ts';
import { BrandTiles, StrengthTiles } from '../../../parts/devices/device-tiles.tsx';
import { deviceName } from '../../../parts/devices/device-words.ts';
import { type DeviceEntry, withBrand, withDevice, withOwnNumbers } from './device-entry.ts';
import { OwnNumbers } from './own-numbers.tsx';
import { texts } from './texts.ts';

interface DeviceFieldsProps {
  readonly entry: DeviceEntry;
  readonly onChange: (entry: DeviceEntry) => void;
}

type Asked = 'brand' | 'strength';

/** The choice of a device, a question after the other, or its numbers. Nothing is preset. */
export function DeviceFields({ entry, onChange }: DeviceFieldsProps) {
  // Set while someone answers again, undefined as long as no one has pressed anything.
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
      <div className="flex flex-wrap items-center justify-between gap-x-4">
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
          value={{ device: entry.device, strength: entry.strength }}
          onChoose={(id, strength) => answer(withDevice(entry, id, strength))}
          onOwn={() => answer(withOwnNumbers(entry))}
        />
      ) : null}
      {shown === 'chosen' ? <ChosenNumbers entry={entry} /> : null}
      {shown === 'own' || shown === 'chosen' ? (
        <OwnNumbers entry={entry} onChange={onChange} />
      ) : null}
    </div>
  );
}

/** The first question that an entry leaves open. */
function firstShown(entry: DeviceEntry): Asked | 'own' | 'chosen' {
  if (entry.device === OWN_DEVICE) return 'own';
  if (entry.brand === '') return 'brand';
  return readForCalculation(entry) === null ? 'strength' : 'chosen';
}

function headingOf(shown: ReturnType<typeof firstShown>, entry: DeviceEntry): string {
  if (shown !== 'chosen') return texts.questions[shown];
  const device = findDevice(entry.device);
  return device === undefined ? '' : texts.chosen(deviceName(device), entry.strength);
}

function ChosenNumbers({ entry }: { entry: DeviceEntry }) {
  const device = findDevice(entry.device);
  if (device === undefined) return null;
  return (
    <p className="text-small text-quiet numbers">
      {device.doseMl === null
        ? texts.tabletsSold(entry.strength, listWords(device.markets))
        : texts.numbers(device.doseMl, listWords(device.markets))}
    </p>
  );
}
