import type { texts as english } from '../../../parts/devices/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  names: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen, cartouche de 3 mL',
    'mounjaro-kwikpen-modified': `Mounjaro KwikPen, modifié, cartouche de ${number(2.4)} mL`,
    'zepbound-kwikpen-us': 'Zepbound KwikPen',
    'ozempic-us-syringe': 'Seringue unidose Ozempic',
    'rybelsus-us-r2': 'Comprimés Rybelsus, nouvelle formulation (R2)',
  },
  pen: (brand) => (/FlexTouch/.test(brand) ? brand : `Stylo ${brand}`),
  vial: (brand, isMultiDose) => `Flacon ${isMultiDose ? 'multidose' : 'unidose'} ${brand}`,
  singlePen: (brand) => `Stylo unidose ${brand}`,
  tablets: (brand) => `Comprimés ${brand}`,

  more: 'Autres',
  moreNote: 'Commercialisés dans d’autres pays',
  own: 'Mes propres chiffres',
  ownNote: 'À saisir d’après l’étiquette',
  versions: {
    'mounjaro-kwikpen': 'L’original · ',
    'mounjaro-kwikpen-modified': 'Version 2026, pas de Golden Dose · ',
  },
  presentationNote: (version, doses, ml, markets) =>
    `${version}${countDoses(doses)}${ml === null ? '' : ` de ${number(ml)} mL`}${markets === null ? '' : ` · ${markets}`}`,
  packNote: (tablets, markets) =>
    `D’habitude par boîtes de ${number(tablets)}${markets === null ? '' : ` · ${markets}`}`,
  strengthTile: (mg) => `${number(mg)} mg`,
  inMl: (ml) => `dans ${number(ml)} mL`,
  elsewhere: 'Commercialisés dans d’autres pays',
  noneOfThese: 'Aucun de ceux-ci',
  noneNote: 'Saisissez ses chiffres d’après l’étiquette',
};
