import { withCount } from '../../languages/formats/numbers.ts';
import { spoken } from '../../languages/formats/spoken.ts';

/** The words of devices as they are sold. */
export const texts = spoken('parts/devices', {
  /** The words that tell a presentation from the others of its brand, where its numbers do not. */
  names: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen, 3 mL cartridge',
    'mounjaro-kwikpen-modified': 'Mounjaro KwikPen, modified, 2.4 mL cartridge',
    'zepbound-kwikpen-us': 'Zepbound KwikPen',
    'ozempic-us-syringe': 'Ozempic single-dose syringe',
    'rybelsus-us-r2': 'Rybelsus tablets, newer formulation (R2)',
  } as Readonly<Record<string, string>>,
  /** The name where a question about what is printed on it follows. */
  eitherOf: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen',
    'mounjaro-kwikpen-modified': 'Mounjaro KwikPen',
  } as Readonly<Record<string, string>>,
  pen: (brand: string) => (/FlexTouch/.test(brand) ? brand : `${brand} pen`),
  vial: (brand: string, isMultiDose: boolean) =>
    `${brand} ${isMultiDose ? 'multi-dose' : 'single-dose'} vial`,
  singlePen: (brand: string) => `${brand} single-dose pen`,
  tablets: (brand: string) => `${brand} tablets`,

  more: 'More',
  moreNote: 'Sold in other countries',
  own: 'Not listed',
  ownNote: 'Enter the numbers from the label',
  /** The words that tell the two KwikPens apart. */
  versions: {
    'mounjaro-kwikpen': 'The original',
    'mounjaro-kwikpen-modified': '2026 version',
  } as Readonly<Record<string, string>>,
  presentationNote: (
    version: string | null,
    doses: number,
    ml: number | null,
    markets: string | null,
  ) =>
    `${version === null ? '' : `${version} · `}${withCount(doses, 'dose')}${ml === null ? '' : ` of ${ml} mL`}${markets === null ? '' : ` · ${markets}`}`,
  packNote: (tablets: number, markets: string | null) =>
    `Packs of ${tablets} are usual${markets === null ? '' : ` · ${markets}`}`,
  strengthTile: (mg: number) => `${mg} mg`,
  inMl: (ml: number) => `in ${ml} mL`,
  elsewhere: 'Sold in other countries',
  printedWhere: 'The pen or its box says how many mL.',
  printed: (ml: number) => `${ml} mL`,
  doseIs: (ml: number) => `One dose is ${ml} mL`,
  unsure: 'I don’t know',
  unsureNote: 'Doses are counted the same either way',
  noneOfThese: 'None of these',
  noneNote: 'Enter its numbers from the label',
  noWholeUnits: 'A dose from a vial must be a whole number of units (0.01 mL each).',
});
