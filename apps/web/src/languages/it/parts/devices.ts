import type { texts as english } from '../../../parts/devices/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  names: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen, cartuccia da 3 mL',
    'mounjaro-kwikpen-modified': `Mounjaro KwikPen, modificata, cartuccia da ${number(2.4)} mL`,
    'zepbound-kwikpen-us': 'Zepbound KwikPen',
    'ozempic-us-syringe': 'Siringa monodose Ozempic',
    'rybelsus-us-r2': 'Compresse Rybelsus, nuova formulazione (R2)',
  },
  pen: (brand) => (/FlexTouch/.test(brand) ? brand : `Penna ${brand}`),
  vial: (brand, isMultiDose) => `Flaconcino ${isMultiDose ? 'multidose' : 'monodose'} ${brand}`,
  singlePen: (brand) => `Penna monodose ${brand}`,
  tablets: (brand) => `Compresse ${brand}`,

  more: 'Altro',
  moreNote: 'In vendita in altri Paesi',
  own: 'I miei numeri',
  ownNote: 'Li inserisci dall’etichetta',
  versions: {
    'mounjaro-kwikpen': 'L’originale · ',
    'mounjaro-kwikpen-modified': 'Versione 2026, senza Golden Dose · ',
  },
  presentationNote: (version, doses, ml, markets) =>
    `${version}${countDoses(doses)}${ml === null ? '' : ` da ${number(ml)} mL`}${markets === null ? '' : ` · ${markets}`}`,
  packNote: (tablets, markets) =>
    `Di solito confezioni da ${number(tablets)}${markets === null ? '' : ` · ${markets}`}`,
  strengthTile: (mg) => `${number(mg)} mg`,
  inMl: (ml) => `in ${number(ml)} mL`,
  elsewhere: 'In vendita in altri Paesi',
  noneOfThese: 'Nessuno di questi',
  noneNote: 'Inserisci i numeri dall’etichetta',
};
