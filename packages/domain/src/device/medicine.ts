/** The medicines in the devices of the catalogue, by international non-proprietary name. */
export const MEDICINES = [
  'tirzepatide',
  'semaglutide',
  'liraglutide',
  'dulaglutide',
  'exenatide (extended release)',
] as const;
export type Medicine = (typeof MEDICINES)[number];

/** Days from dose to dose. Sources: those of the labels in `label-rules.ts`, which agree. */
export const INTERVAL_DAYS: Readonly<Record<Medicine, number>> = {
  tirzepatide: 7,
  semaglutide: 7,
  liraglutide: 1,
  dulaglutide: 7,
  'exenatide (extended release)': 7,
};

/** Days from dose to dose by the labels of a medicine; null for one the catalogue does not know. */
export function labelledIntervalDays(medicine: string): number | null {
  return isMedicine(medicine) ? INTERVAL_DAYS[medicine] : null;
}

/** The medicine of every pen and dose from before there were others. */
export const FIRST_MEDICINE: Medicine = 'tirzepatide';

/** Shortest and longest name of a medicine, in UTF-16 units. */
export const MEDICINE_NAME_LENGTH = { least: 2, most: 60 } as const;

/** True when `name` is, letter by letter, a medicine of the catalogue. */
export function isMedicine(name: string): name is Medicine {
  return (MEDICINES as readonly string[]).includes(name);
}

/** `name` as the catalogue spells it where it knows the medicine, else as it was typed, trimmed. */
export function medicineName(name: string): string {
  const folded = name.trim().toLowerCase();
  return isMedicine(folded) ? folded : name.trim();
}

/** Beginnings of the brands of the catalogue's medicines, and of their names in other languages. */
const BEGINNINGS: readonly (readonly [RegExp, Medicine])[] = [
  [/\b(mounjaro|zepbound|tirz[eé]pa)/i, 'tirzepatide'],
  [/\b(ozempic|wegovy|s[eé]maglu)/i, 'semaglutide'],
  [/\b(saxenda|victoza|liraglu)/i, 'liraglutide'],
  [/\b(trulicity|dulaglu)/i, 'dulaglutide'],
  [/\bbydureon/i, 'exenatide (extended release)'],
];

/**
 * The substance of a medicine of this name: 'tirzepatide' for 'Mounjaro' or 'Tirzepatide
 * (compound)'. The name itself where the catalogue knows no such medicine, or where it names two.
 */
export function foldSubstance(name: string): string {
  const known = BEGINNINGS.filter(([beginning]) => beginning.test(name));
  const [only] = known;
  return known.length === 1 && only !== undefined && !name.includes('+') ? only[1] : name;
}
