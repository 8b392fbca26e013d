import { type CatalogueDevice, DEVICE_CATALOGUE } from './device-catalogue.ts';

/** The names on the boxes of the catalogue's devices, those that most people have first. */
export const BRANDS = [
  'Mounjaro',
  'Zepbound',
  'Wegovy',
  'Ozempic',
  'Saxenda',
  'Victoza',
  'Trulicity',
  'Bydureon',
  'Liraglutide',
  'Rybelsus',
  'Foundayo',
] as const;
export type Brand = (typeof BRANDS)[number];

/** True when this name stands on the box of `device`. One box is sold under two names. */
function isOfBrand(device: Pick<CatalogueDevice, 'brand'>, brand: string): boolean {
  return device.brand.toLowerCase().includes(brand.toLowerCase());
}

/** The first brand whose name stands on the box; empty where none does. */
export function brandOf(device: Pick<CatalogueDevice, 'brand'>): Brand | '' {
  return BRANDS.find((brand) => isOfBrand(device, brand)) ?? '';
}

/** Things in their order, those that are sold in a market apart from the others. */
export interface BySale<Thing> {
  readonly sold: readonly Thing[];
  readonly elsewhere: readonly Thing[];
}

/** The brands by whether they are sold in `market`; all are where none is known to be. */
export function listBrands(market: string | null): BySale<Brand> {
  return bySale(BRANDS, (brand) =>
    DEVICE_CATALOGUE.some((device) => isOfBrand(device, brand) && isSoldIn(device, market)),
  );
}

/** The devices of a brand by whether they are sold in `market`; all are where none is. */
export function devicesOfBrand(brand: string, market: string | null): BySale<CatalogueDevice> {
  const devices = DEVICE_CATALOGUE.filter((device) => isOfBrand(device, brand));
  return bySale(devices, (device) => isSoldIn(device, market));
}

/**
 * The devices that share a brand, a kind and a strength in `market`, so that only the mL printed on the
 * cartridge tell them apart; the largest first. Empty where there is one alone.
 */
export function lookalikes(
  brand: string,
  strength: number,
  market: string | null,
): readonly CatalogueDevice[] {
  const alike = devicesOfBrand(brand, market)
    .sold.filter(({ printedMl, strengths }) => printedMl !== null && strengths.includes(strength))
    .toSorted((a, b) => (b.printedMl ?? 0) - (a.printedMl ?? 0));
  return alike.length > 1 ? alike : [];
}

/** The one of several lookalikes that counts where no one knows which it is: the one that promises least. */
export function leastOf(alike: readonly CatalogueDevice[]): CatalogueDevice | undefined {
  return alike.toSorted(
    (a, b) => a.goldenMl - b.goldenMl || (a.printedMl ?? 0) - (b.printedMl ?? 0),
  )[0];
}

const isSoldIn = ({ markets }: CatalogueDevice, market: string | null) =>
  market !== null && markets.includes(market);

function bySale<Thing>(things: readonly Thing[], isSold: (thing: Thing) => boolean): BySale<Thing> {
  const sold = things.filter(isSold);
  if (sold.length === 0) return { sold: things, elsewhere: [] };
  return { sold, elsewhere: things.filter((thing) => !isSold(thing)) };
}
