import type { texts as english } from '../../../parts/devices/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  names: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen, cartucho de 3 mL',
    'mounjaro-kwikpen-modified': `Mounjaro KwikPen, modificada, cartucho de ${number(2.4)} mL`,
    'zepbound-kwikpen-us': 'Zepbound KwikPen',
    'ozempic-us-syringe': 'Jeringa Ozempic de una sola dosis',
    'rybelsus-us-r2': 'Comprimidos de Rybelsus, fórmula más reciente (R2)',
  },
  pen: (brand) => (/FlexTouch/.test(brand) ? brand : `Pluma ${brand}`),
  vial: (brand, isMultiDose) =>
    isMultiDose ? `Vial ${brand} multidosis` : `Vial ${brand} de una sola dosis`,
  singlePen: (brand) => `Pluma ${brand} de una sola dosis`,
  tablets: (brand) => `Comprimidos de ${brand}`,

  more: 'Más',
  moreNote: 'De venta en otros países',
  own: 'Mis propios datos',
  ownNote: 'Indica los de la etiqueta',
  versions: {
    'mounjaro-kwikpen': 'La original · ',
    'mounjaro-kwikpen-modified': 'Versión de 2026, sin Golden Dose · ',
  },
  presentationNote: (version, doses, ml, markets) =>
    `${version}${countDoses(doses)}${ml === null ? '' : ` de ${number(ml)} mL`}${markets === null ? '' : ` · ${markets}`}`,
  packNote: (tablets, markets) =>
    `Lo habitual son cajas de ${number(tablets)}${markets === null ? '' : ` · ${markets}`}`,
  strengthTile: (mg) => `${number(mg)} mg`,
  inMl: (ml) => `en ${number(ml)} mL`,
  elsewhere: 'De venta en otros países',
  noneOfThese: 'Ninguno de estos',
  noneNote: 'Indica los datos de la etiqueta',
};
