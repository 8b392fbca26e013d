import {
  brandOf,
  type CatalogueDevice,
  devicesOfBrand,
  leastOf,
  listBrands,
  lookalikes,
  marketOfCountry,
} from '@dosewise/domain';
import { useId, useState } from 'react';
import { PressTile } from '../../kit/fields/press-tile.tsx';
import { Disclosure } from '../../kit/layout/disclosure.tsx';
import { medicineWord } from '../medicines/medicines.ts';
import { DeviceDrawing } from '../pens/device-drawing.tsx';
import { deviceName, nameOfEither } from './device-words.ts';
import { texts } from './texts.ts';

interface BrandTilesProps {
  /** Decides what stands first; null where no one knows it. */
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
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3 @lg:grid-cols-3">
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
  const alikeOf = (device: CatalogueDevice, mg: number) => {
    const alike = lookalikes(brand, mg, market);
    return alike.some(({ id }) => id === device.id) ? alike : [];
  };
  // Of several that the next question tells apart, the first stands for all.
  const strengthsOf = (device: CatalogueDevice) =>
    device.strengths.filter((mg) => (alikeOf(device, mg)[0] ?? device).id === device.id);
  const groups = (all: readonly CatalogueDevice[]) => {
    const devices = all.filter((device) => strengthsOf(device).length > 0);
    // In one's own country no one needs to be told which countries a box is for.
    const namesMarkets = !devices.every(({ markets }) => markets.includes(market));
    const groupOf = (device: CatalogueDevice) =>
      nameIn(device, market) + (namesMarkets ? device.markets.join() : '');
    return [...new Set(devices.map(groupOf))].map((group) => (
      <StrengthGroup
        key={group}
        name={nameIn(
          devices.find((device) => groupOf(device) === group),
          market,
        )}
        devices={devices.filter((device) => groupOf(device) === group)}
        namesMarkets={namesMarkets}
        strengthsOf={strengthsOf}
        alikeOf={alikeOf}
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

/** The name of a device, which says nothing of what is printed on it where that is asked later. */
function nameIn(device: CatalogueDevice | undefined, market: string): string {
  if (device === undefined) return '';
  const [mg = 0] = device.strengths;
  const isAsked = lookalikes(brandOf(device), mg, market).some(({ id }) => id === device.id);
  return isAsked ? nameOfEither(device) : deviceName(device);
}

type GroupProps = Pick<StrengthTilesProps, 'value' | 'onChoose'> & {
  readonly name: string;
  /** Of one name, in one market or the other. */
  readonly devices: readonly CatalogueDevice[];
  readonly namesMarkets: boolean;
  readonly strengthsOf: (device: CatalogueDevice) => readonly number[];
  /** Those of a strength that are told apart by the next question; none where there is no such question. */
  readonly alikeOf: (device: CatalogueDevice, mg: number) => readonly CatalogueDevice[];
};

/** One pen, vial, box or pack in its strengths. */
function StrengthGroup(props: GroupProps) {
  const { name, devices, namesMarkets, strengthsOf, alikeOf, value, onChoose } = props;
  const id = useId();
  const [first] = devices;
  if (first === undefined) return null;
  const marketsNamed = namesMarkets ? first.markets.join(', ') : null;
  const isOneAmount = devices.every(({ doseMl }) => doseMl === first.doseMl);
  return (
    <fieldset aria-labelledby={`${id} ${id}-note`} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="w-20 shrink-0">
          <DevicePicture device={first} />
        </span>
        <p className="min-w-0 flex-[1_1_6rem]">
          <span id={id} className="block font-semibold">
            {name}
          </span>
          <span id={`${id}-note`} className="block text-small text-quiet numbers">
            {first.kind === 'tablet'
              ? texts.packNote(first.doses, marketsNamed)
              : texts.presentationNote(
                  name === deviceName(first) ? (texts.versions[first.id] ?? null) : null,
                  first.doses,
                  isOneAmount ? first.doseMl : null,
                  marketsNamed,
                )}
          </span>
        </p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.75rem),1fr))] gap-2 @lg:grid-cols-6">
        {devices.flatMap((device) =>
          strengthsOf(device).map((mg) => {
            const alike = alikeOf(device, mg);
            const ids = [device, ...alike].map((one) => one.id);
            const amount = isOneAmount || alike.length > 0 ? null : device.doseMl;
            return (
              <PressTile
                key={`${device.id} ${mg}`}
                label={texts.strengthTile(mg)}
                note={amount === null ? undefined : texts.inMl(amount)}
                isChosen={ids.includes(value.device) && String(mg) === value.strength}
                isShort
                onPress={() => onChoose(device.id, mg)}
              />
            );
          }),
        )}
      </div>
    </fieldset>
  );
}

interface PrintedTilesProps {
  readonly brand: string;
  readonly country: string | null;
  readonly strength: number;
  /** `isAssumed`: no one knew which, and this one holds least. */
  readonly onChoose: (device: string, isAssumed: boolean) => void;
}

/** The pens of one strength that only what is printed on them tells apart. */
export function PrintedTiles({ brand, country, strength, onChoose }: PrintedTilesProps) {
  const alike = lookalikes(brand, strength, marketOfCountry(country ?? ''));
  const least = leastOf(alike);
  return (
    <>
      <p className="text-quiet">{texts.printedWhere}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {alike.map(({ id, printedMl, doseMl }) => (
          <PressTile
            key={id}
            label={texts.printed(printedMl ?? 0)}
            note={texts.versions[id] ?? (doseMl === null ? undefined : texts.doseIs(doseMl))}
            className="min-h-20"
            onPress={() => onChoose(id, false)}
          />
        ))}
        {least === undefined ? null : (
          <PressTile
            label={texts.unsure}
            note={texts.unsureNote}
            className="min-h-20"
            onPress={() => onChoose(least.id, true)}
          />
        )}
      </div>
    </>
  );
}

/** Pens in the picture of a box of single-dose pens. */
const PICTURED_PENS = 4;

/** A full one: no one has used it yet. */
function DevicePicture({ device: { kind, doses } }: { device: CatalogueDevice }) {
  const all = kind === 'single_pen' ? PICTURED_PENS : doses;
  const device = { kind, doses: all, stepsPerDose: 1, goldenMl: 0 };
  return <DeviceDrawing size="gauge" device={device} stepsLeft={all} goldenMl={null} />;
}
