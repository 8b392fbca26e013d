import {
  type CatalogueDevice,
  devicesOfBrand,
  listBrands,
  marketOfCountry,
} from '@dosewise/domain';
import { useId, useState } from 'react';
import { PressTile } from '../../kit/fields/press-tile.tsx';
import { Disclosure } from '../../kit/layout/disclosure.tsx';
import { medicineWord } from '../medicines/medicines.ts';
import { DeviceDrawing } from '../pens/device-drawing.tsx';
import { deviceName } from './device-words.ts';
import { texts } from './texts.ts';

interface BrandTilesProps {
  /** Decides what stands first; null where nobody knows it. */
  readonly country: string | null;
  /** The one chosen before; empty without. */
  readonly value: string;
  readonly onChoose: (brand: string) => void;
  readonly onOwn: () => void;
}

/** The names on the boxes with their pictures: those sold in the country, the others behind More. */
export function BrandTiles({ country, value, onChoose, onOwn }: BrandTilesProps) {
  const market = marketOfCountry(country ?? '');
  const { sold, elsewhere } = listBrands(market);
  const [showsAll, setShowsAll] = useState(elsewhere.some((brand) => brand === value));
  return (
    <div className="grid grid-cols-2 gap-3 @lg:grid-cols-3">
      {(showsAll ? [...sold, ...elsewhere] : sold).map((brand) => {
        const [device] = devicesOfBrand(brand, market).sold;
        return device === undefined ? null : (
          <PressTile
            key={brand}
            label={brand}
            note={
              brand.toLowerCase() === device.medicine ? undefined : medicineWord(device.medicine)
            }
            picture={<DevicePicture device={device} />}
            isChosen={brand === value}
            onPress={() => onChoose(brand)}
          />
        );
      })}
      {showsAll || elsewhere.length === 0 ? null : (
        <PressTile label={texts.more} note={texts.moreNote} onPress={() => setShowsAll(true)} />
      )}
      <PressTile label={texts.own} note={texts.ownNote} onPress={onOwn} />
    </div>
  );
}

interface StrengthTilesProps {
  readonly brand: string;
  readonly country: string | null;
  /** The one chosen before. */
  readonly value: { readonly device: string; readonly strength: string };
  readonly onChoose: (device: string, strength: number) => void;
  readonly onOwn: () => void;
}

/** The devices of a brand, each in its strengths: a strength says which it is. */
export function StrengthTiles({ brand, country, value, onChoose, onOwn }: StrengthTilesProps) {
  const market = marketOfCountry(country ?? '') ?? '';
  const { sold, elsewhere } = devicesOfBrand(brand, market);
  const groups = (devices: readonly CatalogueDevice[]) => {
    // In one's own country nobody needs to be told which countries a box is for.
    const namesMarkets = !devices.every(({ markets }) => markets.includes(market));
    const groupOf = (device: CatalogueDevice) =>
      deviceName(device) + (namesMarkets ? device.markets.join() : '');
    return [...new Set(devices.map(groupOf))].map((group) => (
      <StrengthGroup
        key={group}
        devices={devices.filter((device) => groupOf(device) === group)}
        namesMarkets={namesMarkets}
        value={value}
        onChoose={onChoose}
      />
    ));
  };
  return (
    <div className="flex flex-col gap-5">
      {groups(sold)}
      {elsewhere.length === 0 ? null : (
        <Disclosure
          summary={texts.elsewhere}
          open={elsewhere.some(({ id }) => id === value.device)}
        >
          <div className="flex flex-col gap-5 pt-1 pb-4">{groups(elsewhere)}</div>
        </Disclosure>
      )}
      <PressTile label={texts.noneOfThese} note={texts.noneNote} onPress={onOwn} />
    </div>
  );
}

type GroupProps = Pick<StrengthTilesProps, 'value' | 'onChoose'> & {
  /** Of one name, in one market or the other. */
  readonly devices: readonly CatalogueDevice[];
  readonly namesMarkets: boolean;
};

/** One pen, vial, box or pack in its strengths. */
function StrengthGroup({ devices, namesMarkets, value, onChoose }: GroupProps) {
  const id = useId();
  const [first] = devices;
  if (first === undefined) return null;
  const marketsNamed = namesMarkets ? first.markets.join(', ') : null;
  const isOneAmount = devices.every(({ doseMl }) => doseMl === first.doseMl);
  return (
    <fieldset aria-labelledby={`${id} ${id}-note`} className="flex min-w-0 flex-col gap-2">
      <div className="flex items-center gap-4">
        <span className="w-20 shrink-0">
          <DevicePicture device={first} />
        </span>
        <p className="min-w-0">
          <span id={id} className="block font-semibold">
            {deviceName(first)}
          </span>
          <span id={`${id}-note`} className="block text-small text-quiet numbers">
            {first.kind === 'tablet'
              ? texts.packNote(first.doses, marketsNamed)
              : texts.presentationNote(
                  texts.versions[first.id] ?? '',
                  first.doses,
                  isOneAmount ? first.doseMl : null,
                  marketsNamed,
                )}
          </span>
        </p>
      </div>
      <div className="grid grid-cols-3 gap-2 @lg:grid-cols-6">
        {devices.flatMap((device) =>
          device.strengths.map((mg) => (
            <PressTile
              key={`${device.id} ${mg}`}
              label={texts.strengthTile(mg)}
              note={isOneAmount || device.doseMl === null ? undefined : texts.inMl(device.doseMl)}
              isChosen={device.id === value.device && String(mg) === value.strength}
              isShort
              onPress={() => onChoose(device.id, mg)}
            />
          )),
        )}
      </div>
    </fieldset>
  );
}

/** Pens in the picture of a box of single-dose pens. */
const PICTURED_PENS = 4;

/** A full one: nobody has used it yet. */
function DevicePicture({ device: { kind, doses } }: { device: CatalogueDevice }) {
  const all = kind === 'single_pen' ? PICTURED_PENS : doses;
  const device = { kind, doses: all, stepsPerDose: 1, goldenMl: 0 };
  return <DeviceDrawing size="gauge" device={device} stepsLeft={all} goldenMl={null} />;
}
