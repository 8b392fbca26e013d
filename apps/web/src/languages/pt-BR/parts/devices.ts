import type { texts as english } from '../../../parts/devices/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  names: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen, refil de 3 mL',
    'mounjaro-kwikpen-modified': `Mounjaro KwikPen, modificada, refil de ${number(2.4)} mL`,
    'zepbound-kwikpen-us': 'Zepbound KwikPen',
    'ozempic-us-syringe': 'Seringa de dose única de Ozempic',
    'rybelsus-us-r2': 'Comprimidos de Rybelsus, formulação mais nova (R2)',
  },
  pen: (brand) => (/FlexTouch/.test(brand) ? brand : `Caneta de ${brand}`),
  vial: (brand, isMultiDose) =>
    `Frasco de ${isMultiDose ? 'várias doses' : 'dose única'} de ${brand}`,
  singlePen: (brand) => `Caneta de dose única de ${brand}`,
  tablets: (brand) => `Comprimidos de ${brand}`,

  more: 'Mais',
  moreNote: 'À venda em outros países',
  own: 'Meus próprios números',
  ownNote: 'Copie-os do rótulo',
  versions: {
    'mounjaro-kwikpen': 'A original · ',
    'mounjaro-kwikpen-modified': 'Versão de 2026, sem Golden Dose · ',
  },
  presentationNote: (version, doses, ml, markets) =>
    `${version}${countDoses(doses)}${ml === null ? '' : ` de ${number(ml)} mL`}${markets === null ? '' : ` · ${markets}`}`,
  packNote: (tablets, markets) =>
    `Caixas de ${number(tablets)} são comuns${markets === null ? '' : ` · ${markets}`}`,
  strengthTile: (mg) => `${number(mg)} mg`,
  inMl: (ml) => `em ${number(ml)} mL`,
  elsewhere: 'À venda em outros países',
  noneOfThese: 'Nenhum destes',
  noneNote: 'Copie os números do rótulo',
};
