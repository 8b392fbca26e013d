import type { texts as english } from '../../../parts/devices/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  names: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen, wkład 3 mL',
    'mounjaro-kwikpen-modified': `Mounjaro KwikPen, zmieniony, wkład ${number(2.4)} mL`,
    'zepbound-kwikpen-us': 'Zepbound KwikPen',
    'ozempic-us-syringe': 'Ozempic, strzykawka jednodawkowa',
    'rybelsus-us-r2': 'Rybelsus, tabletki, nowszy skład (R2)',
  },
  pen: (brand) => (/FlexTouch/.test(brand) ? brand : `${brand}, wstrzykiwacz`),
  vial: (brand, isMultiDose) =>
    `${brand}, ${isMultiDose ? 'fiolka wielodawkowa' : 'fiolka jednodawkowa'}`,
  singlePen: (brand) => `${brand}, wstrzykiwacz jednodawkowy`,
  tablets: (brand) => `${brand}, tabletki`,

  more: 'Więcej',
  moreNote: 'W sprzedaży w innych krajach',
  own: 'Własne liczby',
  ownNote: 'Wpisz je z etykiety',
  versions: {
    'mounjaro-kwikpen': 'Pierwotny · ',
    'mounjaro-kwikpen-modified': 'Wersja z 2026 r., bez Golden Dose · ',
  },
  presentationNote: (version, doses, ml, markets) =>
    `${version}${countDoses(doses)}${ml === null ? '' : ` po ${number(ml)} mL`}${markets === null ? '' : ` · ${markets}`}`,
  packNote: (tablets, markets) =>
    `Zwykle w opakowaniu: ${plural(tablets, {
      one: '# tabletka',
      few: '# tabletki',
      many: '# tabletek',
      other: '# tabletki',
    })}${markets === null ? '' : ` · ${markets}`}`,
  strengthTile: (mg) => `${number(mg)} mg`,
  inMl: (ml) => `w ${number(ml)} mL`,
  elsewhere: 'W sprzedaży w innych krajach',
  noneOfThese: 'Żadne z tych',
  noneNote: 'Wpisz liczby z etykiety',
};
