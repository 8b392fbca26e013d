/**
 * The medicines in the devices of the catalogue, by international non-proprietary name. What is
 * swallowed as well as injected is two: mg, times and kinetics of the one say nothing about the other.
 */
export const MEDICINES = [
  'tirzepatide',
  'semaglutide',
  'liraglutide',
  'dulaglutide',
  'exenatide (extended release)',
  'semaglutide (tablet)',
  'orforglipron',
] as const;
export type Medicine = (typeof MEDICINES)[number];

/** Days from dose to dose. Sources: those of the labels in `label-rules.ts`, which agree. */
export const INTERVAL_DAYS: Readonly<Record<Medicine, number>> = {
  tirzepatide: 7,
  semaglutide: 7,
  liraglutide: 1,
  dulaglutide: 7,
  'exenatide (extended release)': 7,
  'semaglutide (tablet)': 1,
  orforglipron: 1,
};

/** Days from one tablet to the next: every label of one says once daily. */
export const TABLET_INTERVAL_DAYS = 1;

/** Days from dose to dose by the labels of a medicine; null for one the catalogue does not know. */
export function labelledIntervalDays(medicine: string): number | null {
  if (isMedicine(medicine)) return INTERVAL_DAYS[medicine];
  return isSwallowed(medicine) ? TABLET_INTERVAL_DAYS : null;
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

/** The end of the name of a medicine in tablets that is injected, too. */
const TABLET = ' (tablet)';

/** The medicine of one's own tablets: 'semaglutide (tablet)' for 'semaglutide', which is injected. */
export function tabletMedicine(name: string): string {
  if (isSwallowed(name)) return isMedicine(foldSubstance(name)) ? foldSubstance(name) : name;
  const substance = foldSubstance(name);
  return isMedicine(substance) ? `${substance}${TABLET}` : name;
}

/** True where the name of a medicine says that it is taken by mouth: 'Rybelsus', 'semaglutide (tablet)'. */
export function isSwallowed(name: string): boolean {
  const substance = foldSubstance(name);
  return substance === 'orforglipron' || substance.endsWith(TABLET);
}

/** Words for a tablet in the languages of trackers. */
const TABLET_WORDS =
  /\b(tablets?|tabletten?|pills?|pil|pillen|oral|oraal|comprim\w*|compress[ae]|tabletka|tabletki)\b/i;

/** Beginnings of the brands of the catalogue's medicines, and of their names in other languages. */
const BEGINNINGS: readonly (readonly [RegExp, Medicine])[] = [
  [/\b(mounjaro|zepbound|tirz[eé]pa)/i, 'tirzepatide'],
  [/\b(ozempic|wegovy|s[eé]maglu)/i, 'semaglutide'],
  [/\brybelsus/i, 'semaglutide (tablet)'],
  [/\b(foundayo|orforglipron)/i, 'orforglipron'],
  [/\b(saxenda|victoza|liraglu)/i, 'liraglutide'],
  [/\b(trulicity|dulaglu)/i, 'dulaglutide'],
  [/\bbydureon/i, 'exenatide (extended release)'],
];

/**
 * The substance of a medicine of this name: 'tirzepatide' for 'Mounjaro' or 'Tirzepatide
 * (compound)', 'semaglutide (tablet)' for 'Rybelsus' or 'Wegovy tablets'. The name itself where the
 * catalogue knows no such medicine, or where it names two.
 */
export function foldSubstance(name: string): string {
  let substance = folded.get(name);
  if (substance === undefined) {
    substance = findSubstance(name);
    if (folded.size >= MAX_FOLDED) folded.clear();
    folded.set(name, substance);
  }
  return substance;
}

/** True when two names mean one medicine: 'Mounjaro' is 'tirzepatide'. */
export function isSameMedicine(one: string, other: string): boolean {
  return substanceKey(one) === substanceKey(other);
}

/** One key for all names of a medicine, in any letter case. */
export const substanceKey = (name: string): string => foldSubstance(name).toLowerCase();

/** The substances of names that were folded: every dose of a history asks, and they have few names. */
const folded = new Map<string, string>();
const MAX_FOLDED = 1000;

function findSubstance(name: string): string {
  const known = BEGINNINGS.filter(([beginning]) => beginning.test(name));
  const [first, second] = known;
  if (first === undefined || known.length > 2 || name.includes('+')) return name;
  // 'Rybelsus (semaglutide)' is one, and never injected.
  if (second !== undefined) {
    return first[1] === 'semaglutide' && second[1] === 'semaglutide (tablet)' ? second[1] : name;
  }
  const [, only] = first;
  const isInjected = only !== 'orforglipron' && !only.endsWith(TABLET);
  return isInjected && TABLET_WORDS.test(name) ? `${only}${TABLET}` : only;
}
