import type { texts as english } from '../../../parts/devices/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number } from '../grammar.ts';

/** German joins a brand to the word after it. */
const hyphened = (brand: string) => brand.replaceAll(' ', '-');

export const texts: Words<typeof english> = {
  names: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen, Patrone mit 3 mL',
    'mounjaro-kwikpen-modified': `Mounjaro KwikPen, geändert, Patrone mit ${number(2.4)} mL`,
    'zepbound-kwikpen-us': 'Zepbound KwikPen',
    'ozempic-us-syringe': 'Ozempic-Einzeldosis-Spritze',
    'rybelsus-us-r2': 'Rybelsus-Tabletten, neuere Zusammensetzung (R2)',
  },
  pen: (brand) => (/FlexTouch/.test(brand) ? brand : `${hyphened(brand)}-Pen`),
  vial: (brand, isMultiDose) =>
    `${hyphened(brand)}-${isMultiDose ? 'Mehrdosen' : 'Einzeldosis'}-Durchstechflasche`,
  singlePen: (brand) => `${hyphened(brand)}-Einzeldosis-Pen`,
  tablets: (brand) => `${hyphened(brand)}-Tabletten`,

  more: 'Mehr',
  moreNote: 'In anderen Ländern im Handel',
  own: 'Eigene Zahlen',
  ownNote: 'Gib sie vom Etikett ein',
  versions: {
    'mounjaro-kwikpen': 'Das Original · ',
    'mounjaro-kwikpen-modified': 'Version 2026, keine Golden Dose · ',
  },
  presentationNote: (version, doses, ml, markets) =>
    `${version}${countDoses(doses)}${ml === null ? '' : ` zu ${number(ml)} mL`}${markets === null ? '' : ` · ${markets}`}`,
  packNote: (tablets, markets) =>
    `Packungen mit ${number(tablets)} sind üblich${markets === null ? '' : ` · ${markets}`}`,
  strengthTile: (mg) => `${number(mg)} mg`,
  inMl: (ml) => `in ${number(ml)} mL`,
  elsewhere: 'In anderen Ländern im Handel',
  noneOfThese: 'Nichts davon',
  noneNote: 'Gib die Zahlen vom Etikett ein',
};
