import { spoken } from '../../languages/formats/spoken.ts';

/**
 * The product's words about the Golden Dose, wherever they stand. A change of meaning is a new
 * version of the text that people acknowledge: GOLDEN_TEXT_VERSION in the contract.
 */
export const texts = spoken('parts/golden-dose', {
  title: 'About the Golden Dose',
  whatItIs:
    'Some people draw up the liquid that is left in a pen after its four labelled doses and call it a Golden Dose: usually 0.1–0.6 mL. Some sources say that it reduces costs by 15–25%.',
  arithmetic:
    'By our arithmetic, a full fifth dose (0.6 mL) would lower the cost per dose by 20%, and 0.3 mL would lower it by 11%.',
  beforeYouDecide: 'Before you decide',
  cautions: [
    'This use is not licensed, and the maker advises against it. The extra liquid is meant for priming.',
    'How much is left is unknown, so the dose may be smaller or larger than it seems. Reports say that newer pens leave nothing to draw up.',
    'Drawing up liquid with a syringe can let germs into the pen and may cause an infection. Never share pens or needles.',
    'The leaflet still says to discard the pen 30 days after first use, even if liquid is left in it.',
    'If you get severe stomach pain that does not go away, stop using the medicine and get medical help straight away.',
  ],
  askFirst:
    'Ask your prescriber or pharmacist first. This app records what you do; it does not recommend a Golden Dose.',
  agreement: 'I have read this and understand the risks.',
  tickTheBox: 'Tick the box to say that you have read this.',
  turnOn: 'Turn on Golden Dose',
  saveFailed: 'We couldn’t save this.',
});
