/** Longest name of a pen, in UTF-16 units. */
export const MAX_PEN_NAME_CHARACTERS = 80;
/** Longest name of a pharmacy, in UTF-16 units. */
export const MAX_PHARMACY_CHARACTERS = 120;
/** Largest usual volume of a Golden Dose in mL that the settings offer. */
export const MAX_USUAL_GOLDEN_ML = 0.5;
