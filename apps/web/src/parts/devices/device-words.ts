import type { CatalogueDevice } from '@dosewise/domain';
import { texts } from './texts.ts';

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
