import type { CatalogueDevice } from '@dosewise/domain';
import { texts } from './texts.ts';

/** Its name without what tells it from others of its strength, where that is printed on it. */
export function nameOfEither(device: CatalogueDevice): string {
  return texts.eitherOf[device.id] ?? deviceName(device);
}

/** 'Ozempic pen', 'Zepbound single-dose vial': a device of the catalogue as people call it. */
export function deviceName({
  id,
  brand,
  kind,
  doses,
}: Pick<CatalogueDevice, 'id' | 'brand' | 'kind' | 'doses'>): string {
  const name = texts.names[id];
  if (name !== undefined) return name;
  if (kind === 'click_pen') return texts.pen(brand);
  if (kind === 'tablet') return texts.tablets(brand);
  return kind === 'vial' ? texts.vial(brand, doses > 1) : texts.singlePen(brand);
}
