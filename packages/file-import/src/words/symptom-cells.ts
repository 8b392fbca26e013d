import { MAX_SEVERITY, SYMPTOM_CATEGORIES, type SymptomCategory } from '@dosewise/domain';
import { cleanCell, foldedSet, foldText, splitWords } from './fold-text.ts';
import { yesOrNo } from './status-words.ts';

/** Words that name a symptom by themselves, folded. */
const CATEGORY_WORDS: readonly (readonly [SymptomCategory, ReadonlySet<string>])[] = [
  [
    'nausea',
    foldedSet(
      'nausea nauseous queasy queasiness übel übelkeit nausée nausées náusea náuseas enjoo nauseas misselijk misselijkheid',
    ),
  ],
  [
    'vomiting',
    foldedSet(
      'vomiting vomited vomit erbrechen erbrochen vomissement vomissements vómito vómitos vômito vômitos vomitar braken',
    ),
  ],
  [
    'diarrhea',
    foldedSet('diarrhea diarrhoea durchfall diarrhö diarrhoe diarrhée diarrea diarreia'),
  ],
  [
    'constipation',
    foldedSet(
      'constipation constipated verstopfung obstipation estreñimiento constipação prisão obstipação stitichezza obstipatie',
    ),
  ],
  [
    'headache',
    foldedSet(
      'headache headaches migraine kopfschmerz kopfschmerzen kopfweh céphalée céphalées cefalea cefaleia hoofdpijn',
    ),
  ],
  [
    'fatigue',
    foldedSet(
      'fatigue fatigued tired tiredness exhausted müdigkeit müde erschöpft erschöpfung fatigué cansancio cansado cansada cansaço fadiga fatiga moe vermoeidheid',
    ),
  ],
  ['acid_reflux', foldedSet('reflux heartburn sodbrennen azia acidez pirosis pyrosis brûlures')],
];

/** Two words that name a symptom together. */
const PAIRS: readonly (readonly [SymptomCategory, string, string])[] = [
  ['appetite_suppression', 'suppressed', 'appetite'],
  ['appetite_suppression', 'appetite', 'suppression'],
  ['appetite_suppression', 'appetite', 'loss'],
  ['appetite_suppression', 'no', 'appetite'],
  ['appetite_suppression', 'low', 'appetite'],
  ['appetite_suppression', 'reduced', 'appetite'],
  ['appetite_suppression', 'decreased', 'appetite'],
  ['appetite_suppression', 'kein', 'appetit'],
  ['appetite_suppression', 'wenig', 'appetit'],
  ['injection_site_pain', 'injection', 'pain'],
  ['injection_site_pain', 'injection', 'reaction'],
  ['injection_site_pain', 'site', 'pain'],
  ['injection_site_pain', 'site', 'reaction'],
  ['headache', 'head', 'ache'],
  ['headache', 'dolor', 'cabeza'],
  ['headache', 'dor', 'cabeca'],
  ['headache', 'mal', 'tete'],
  ['acid_reflux', 'acid', 'stomach'],
];

const NONE = foldedSet(
  'no not none without kein keine ohne sem sin pas sans aucun aucune geen zero',
);
const LONGEST_NAME = 100;
const MANY_WORDS = 6;

/**
 * The category that a name stands for, or null where it is none of ours. A category of which no words
 * are listed is known by its own: 'Hair loss' is `hair_loss`.
 */
export function categoryNamed<Category extends string = SymptomCategory>(
  name: string,
  categories: readonly (Category | SymptomCategory)[] = SYMPTOM_CATEGORIES,
): NoInfer<Category> | SymptomCategory | null {
  if (name.length > LONGEST_NAME) return null;
  const words = splitWords(name);
  if (words.length > MANY_WORDS) return null;
  const pair = PAIRS.find(([, first, second]) => words.includes(first) && words.includes(second));
  if (pair !== undefined) return pair[0];
  const listed = CATEGORY_WORDS.find(([, known]) => words.some((word) => known.has(word)));
  if (listed !== undefined) return listed[0];
  const isNamed = (category: string) => category.split('_').every((word) => words.includes(word));
  return categories.find((category) => category !== 'other' && isNamed(category)) ?? null;
}

/** The middles of the bands that words for a severity stand for. */
const SEVERITY_WORDS: readonly (readonly [number, ReadonlySet<string>])[] = [
  [
    2,
    foldedSet(
      'mild slight slightly mildly light low little minor leicht leichte leichter leichtes gering schwach leve leves ligero ligera léger légère légers légères faible licht',
    ),
  ],
  [
    5,
    foldedSet(
      'moderate moderately medium mittel mittlere mäßig mäßige moderat moderada moderado moderado modéré modérée moyen matig',
    ),
  ],
  [
    8,
    foldedSet(
      'severe severely strong bad high heavy extreme intense stark starke starker schwer schwere heftig heftige grave severo severa fuerte fuertes forte fortes sévère sévères fort forts ernstig',
    ),
  ],
];

/** The meaning of a cell about a severity. */
export type ReadSeverity =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'word'; readonly value: number }
  /** The symptom was there; nothing says how bad. */
  | { readonly kind: 'unknown' }
  /** It was not there. */
  | { readonly kind: 'none' };

const OUT_OF = /^(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:\/\s*(\d{1,3}))?$/;

/** Reads a severity on a scale up to `scale`, as a whole number of our scale. Null for another text. */
export function readSeverity(text: string, scale: 5 | 10): ReadSeverity | null {
  const cell = foldText(cleanCell(text));
  if (cell === '') return { kind: 'unknown' };
  const number = OUT_OF.exec(cell);
  if (number !== null) {
    const most = number[2] === undefined ? scale : Number(number[2]);
    const value = Number((number[1] ?? '').replace(',', '.'));
    if (most < 1 || value > most) return null;
    return value === 0
      ? { kind: 'none' }
      : { kind: 'number', value: Math.round((value * 10) / most) };
  }
  const answer = yesOrNo(cell);
  if (answer !== null) return { kind: answer ? 'unknown' : 'none' };
  if (NONE.has(cell)) return { kind: 'none' };
  const word = SEVERITY_WORDS.find(([, words]) => words.has(cell));
  return word === undefined ? null : { kind: 'word', value: word[0] };
}

/** A symptom in a free text, and what the text says of its severity. */
export interface Feeling {
  readonly name: string;
  readonly severity: string;
}

const LONGEST_TEXT = 500;
const PARTS = /[,;\n+&|]|\s(?:and|und|y|et|e|with|mit)\s/u;
const AMOUNT = /\(?\b(\d{1,2}(?:[.,]\d)?\s*(?:\/\s*(?:10|5))?)\)?(?!\d)/;

/**
 * The symptoms of ours that a free text names, such as 'nausea 6/10, mild headache'. Empty where it
 * names none: other words are no symptom.
 */
export function feelingsIn(text: string): readonly Feeling[] {
  if (text === '') return [];
  return text
    .slice(0, LONGEST_TEXT)
    .split(PARTS)
    .flatMap((part) => {
      const words = splitWords(part);
      const category = categoryNamed(part);
      if (category === null) return [];
      const isDenied = words.some((word) => NONE.has(word)) && category !== 'appetite_suppression';
      if (isDenied) return [];
      const amount = AMOUNT.exec(part)?.[1];
      const word = words.find((each) => SEVERITY_WORDS.some(([, known]) => known.has(each)));
      const name = (amount === undefined ? part : part.replace(AMOUNT, ' '))
        .replace(/[\s:()-]+/g, ' ')
        .trim();
      return [{ name, severity: amount?.replace(/\s/g, '') ?? word ?? '' }];
    });
}

const NOT_PRESENT = new Set(['not present', 'notpresent', 'absent']);
const UNSPECIFIED = new Set(['unspecified', 'present', 'unknown']);
/** The worst of MediKeep's four words. */
const CRITICAL = 9;

/**
 * A severity of a JSON file, 0 to 10, as number or word: mild 2, moderate 5, severe 8, critical 9.
 * 'none' where the symptom was not there, 'unknown' where it was and nothing says how bad; null for
 * anything else.
 */
export function toSeverity(value: unknown, keepsZero: boolean): number | 'none' | 'unknown' | null {
  if (value === null || value === undefined) return 'unknown';
  if (typeof value === 'number') return severityIn(value, keepsZero);
  if (typeof value === 'boolean') return value ? 'unknown' : 'none';
  if (typeof value !== 'string' || value.length > 60) return null;
  const word = foldText(value.replaceAll('_', ' ').trim());
  if (NOT_PRESENT.has(word)) return 'none';
  if (UNSPECIFIED.has(word)) return 'unknown';
  if (word === 'critical') return CRITICAL;
  const read = readSeverity(value, 10);
  if (read === null) return null;
  if (read.kind === 'none' || read.kind === 'unknown') return read.kind;
  return severityIn(read.value, keepsZero);
}

function severityIn(value: number, keepsZero: boolean): number | 'none' | null {
  if (!(value >= 0 && value <= MAX_SEVERITY)) return null;
  return value === 0 && !keepsZero ? 'none' : Math.round(value);
}
