/** What the devices of the catalogue hold, by international non-proprietary name. */
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
export function intervalDaysOf(medicine: string): number | null {
  return isMedicine(medicine) ? INTERVAL_DAYS[medicine] : null;
}

/** The medicine of every pen and dose from before there were others. */
export const FIRST_MEDICINE: Medicine = 'tirzepatide';

/** Shortest and longest name of a medicine, in UTF-16 units. */
export const MEDICINE_NAME_LENGTH = { least: 2, most: 60 } as const;

/** Whether `name` is, letter by letter, a medicine of the catalogue. */
export function isMedicine(name: string): name is Medicine {
  return (MEDICINES as readonly string[]).includes(name);
}

/** `name` as the catalogue spells it where it knows the medicine, else as it was typed, trimmed. */
export function medicineName(name: string): string {
  const folded = name.trim().toLowerCase();
  return isMedicine(folded) ? folded : name.trim();
}

/** Brands, and names in other languages, of what the catalogue holds. Sources: its own entries, INN lists. */
const OTHER_NAMES: Readonly<Record<string, Medicine>> = {
  mounjaro: 'tirzepatide',
  zepbound: 'tirzepatide',
  tirzepatide: 'tirzepatide',
  tirzepatid: 'tirzepatide',
  tirzepatida: 'tirzepatide',
  tirzépatide: 'tirzepatide',
  ozempic: 'semaglutide',
  wegovy: 'semaglutide',
  semaglutide: 'semaglutide',
  semaglutid: 'semaglutide',
  semaglutida: 'semaglutide',
  sémaglutide: 'semaglutide',
  saxenda: 'liraglutide',
  victoza: 'liraglutide',
  liraglutide: 'liraglutide',
  liraglutid: 'liraglutide',
  liraglutida: 'liraglutide',
  trulicity: 'dulaglutide',
  dulaglutide: 'dulaglutide',
  dulaglutid: 'dulaglutide',
  dulaglutida: 'dulaglutide',
  bydureon: 'exenatide (extended release)',
};

/**
 * What a medicine of this name is: 'tirzepatide' for 'Mounjaro' or 'Tirzepatide (compound)'. The name
 * itself where the catalogue knows no such medicine, or where it names two.
 */
export function substanceOf(name: string): string {
  if (isMedicine(name)) return name;
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = new Set(words.flatMap((word) => OTHER_NAMES[word] ?? []));
  const [only] = known;
  return known.size === 1 && only !== undefined && !name.includes('+') ? only : name;
}

/**
 * Names in lower case under which doses of a medicine may be stored, for where a database looks for
 * them: its own, its brands, each also as a compounded one.
 */
export function namesOfMedicine(medicine: string): readonly string[] {
  const others = Object.keys(OTHER_NAMES).filter((name) => OTHER_NAMES[name] === medicine);
  return [
    ...new Set([medicine.toLowerCase(), ...others.flatMap((name) => [name, `${name} (compound)`])]),
  ];
}
