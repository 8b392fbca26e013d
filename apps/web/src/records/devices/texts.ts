/** The words of devices as they are sold. */
export const texts = {
  /** The words that tell a presentation from the others of its brand, where its numbers do not. */
  names: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen, 3 mL cartridge',
    'mounjaro-kwikpen-modified': 'Mounjaro KwikPen, modified, 2.4 mL cartridge',
    'zepbound-kwikpen-us': 'Zepbound KwikPen',
    'ozempic-us-syringe': 'Ozempic single-dose syringe',
  } as Readonly<Record<string, string>>,
  pen: (brand: string) => (/FlexTouch/.test(brand) ? brand : `${brand} pen`),
  vial: (brand: string, isMultiDose: boolean) =>
    `${brand} ${isMultiDose ? 'multi-dose' : 'single-dose'} vial`,
  singlePen: (brand: string) => `${brand} single-dose pen`,
  presentation: (name: string, strengths: string, doseMl: number, markets: string) =>
    `${name}: ${strengths} mg in ${doseMl} mL (${markets})`,
  range: (least: number, most: number) => `${least} to ${most}`,
};
