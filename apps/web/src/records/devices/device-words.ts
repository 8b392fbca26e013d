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
  return kind === 'vial' ? texts.vial(brand, doses > 1) : texts.singlePen(brand);
}

/**
 * 'Ozempic pen: 0.5 mg in 0.37 mL (EU, UK, NO)': one presentation among those of its medicine, to
 * be compared with the box. No two of the catalogue read the same.
 */
export function presentationName(device: CatalogueDevice): string {
  const { strengths, doseMl, markets } = device;
  const [least = 0, most = least] = [strengths[0], strengths.at(-1)];
  const amounts = strengths.length > 3 ? texts.range(least, most) : strengths.join(', ');
  return texts.presentation(deviceName(device), amounts, doseMl, markets.join(', '));
}
