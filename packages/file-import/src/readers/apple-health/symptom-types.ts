import type { SymptomCategory } from '@dosewise/domain';
import { categoryNamed, MIDDLE_SEVERITY, toSeverity } from '../../words/symptom-cells.ts';

/** The category of a HealthKit symptom with us, and its name for a note. */
export interface SymptomType {
  readonly category: SymptomCategory;
  readonly name: string;
}

/** The symptoms of HealthKit. Source: Apple, HKCategoryTypeIdentifier, Symptoms. */
const TYPES =
  'AbdominalCramps Acne AppetiteChanges BladderIncontinence Bloating BreastPain ChestTightnessOrPain Chills Constipation Coughing Diarrhea Dizziness DrySkin Fainting Fatigue Fever GeneralizedBodyAche HairLoss Headache Heartburn HotFlashes LossOfSmell LossOfTaste LowerBackPain MemoryLapse MoodChanges Nausea NightSweats PelvicPain RapidPoundingOrFlutteringHeartbeat RunnyNose ShortnessOfBreath SinusCongestion SkippedHeartbeat SleepChanges SoreThroat VaginalDryness Vomiting Wheezing';

const PREFIX = 'HKCategoryTypeIdentifier';

/** By the type of the record. */
export const SYMPTOM_TYPES: ReadonlyMap<string, SymptomType> = new Map(
  TYPES.split(' ').map((type) => {
    const name = spaced(type);
    // Its value says whether there is less or more of it.
    const isAppetite = type === 'AppetiteChanges';
    const category = isAppetite ? 'appetite_suppression' : (categoryNamed(name) ?? 'other');
    return [PREFIX + type, { category, name }];
  }),
);

/**
 * The meaning of a symptom's value: a severity from 0 to 10, the middle of the band of its word;
 * 'not-present'; or null for a value that is not known. The numbers are those of HealthKit's enums.
 */
export function toAppleSeverity(
  type: string,
  value: string,
): { readonly severity: number; readonly word: string } | 'not-present' | null {
  const kind = type.slice(PREFIX.length);
  const key = value.replace(/^HKCategoryValue(?:Severity|Presence|AppetiteChanges)/, '');
  const numbers = NUMBERED[kind] ?? ['Unspecified', 'NotPresent', 'Mild', 'Moderate', 'Severe'];
  const word = /^\d$/.test(key) ? numbers[Number(key)] : key;
  if (word === undefined) return null;
  if (word === 'NoChange') return 'not-present';
  const read = /^(?:De|In)creased$/.test(word) ? 'unknown' : toSeverity(word, true);
  if (read === 'none') return 'not-present';
  const severity = read === 'unknown' ? MIDDLE_SEVERITY : read;
  return severity === null ? null : { severity, word: word.toLowerCase() };
}

const PRESENCE = ['Present', 'NotPresent'];
const NUMBERED: Readonly<Record<string, readonly string[]>> = {
  AppetiteChanges: ['Unspecified', 'NoChange', 'Decreased', 'Increased'],
  MoodChanges: PRESENCE,
  SleepChanges: PRESENCE,
};

/** 'LowerBackPain' as 'Lower back pain'. */
function spaced(type: string): string {
  return type.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
