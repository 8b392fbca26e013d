/*
 * What the product says about the Golden Dose, wherever it says it. A change of meaning is a new
 * version of the text that people acknowledge: GOLDEN_TEXT_VERSION in the contract.
 */

export const GOLDEN_DOSE_ARITHMETIC =
  'What arithmetic says: a full fifth 0.6 mL lowers the cost per dose by 20 %, 0.3 mL by 11 %.';

/** What speaks against it. */
export const GOLDEN_DOSE_CAUTIONS = [
  'The maker has not approved it and does not recommend it. The extra liquid is meant for priming.',
  'How much is left is unknown, so the dose may be smaller or larger than it seems. Newer pens leave nothing to draw.',
  'Drawing liquid out with a syringe breaks sterility and may cause an infection. Never share pens or needles.',
  'The 30-day limit after the first use stays, whatever is left in the pen.',
  'Severe pain in the abdomen that does not go away: stop and seek medical help.',
] as const;

export const GOLDEN_DOSE_ASK_FIRST =
  'Ask your prescriber or pharmacist first. This app records what you do; it does not recommend it.';
