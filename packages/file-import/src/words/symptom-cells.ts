import { MAX_SEVERITY, SYMPTOM_CATEGORIES, type SymptomCategory } from '@dosewise/domain';
import { cleanCell, foldedSet, foldText, meaningsOf, splitWords } from './fold-text.ts';
import { yesOrNo } from './status-words.ts';

/** Words that name a symptom by themselves. */
const CATEGORY_OF_WORD = meaningsOf({
  nausea: `nausea nauseous queasy queasiness übel übelkeit nausée nausées náuseas enjoo misselijk
    misselijkheid nudności mdłości`,
  vomiting: `vomiting vomited vomit erbrechen erbrochen vomissement vomissements vómito vómitos wymioty
    vomitar braken gebraakt overgeven overgegeven`,
  diarrhea:
    'diarrhea diarrhoea durchfall diarrhö diarrhoe diarrhée diarrea diarreia diarree buikloop biegunka',
  constipation: `constipation constipated verstopfung obstipation estreñimiento constipação prisão
    obstipação stitichezza obstipatie verstopping constipatie stipsi zaparcie zaparcia`,
  headache: `headache headaches migraine kopfschmerz kopfschmerzen kopfweh céphalée céphalées cefalea
    cefaleia hoofdpijn`,
  fatigue: `fatigue fatigued tired tiredness exhausted müdigkeit müde erschöpft erschöpfung cansancio
    cansado cansada cansaço fadiga fatiga moe vermoeid vermoeidheid moeheid
    uitgeput uitputting zmęczenie stanchezza affaticamento spossatezza`,
  acid_reflux:
    'reflux heartburn sodbrennen azia acidez pirosis pyrosis brûlures maagzuur zgaga refluks reflusso reflujo refluxo',
});

/** Two words that name a symptom together. */
const PAIRS: readonly (readonly [SymptomCategory, string])[] = [
  ['appetite_suppression', 'appetite: suppressed suppression loss no low reduced decreased'],
  ['appetite_suppression', 'appetit: kein wenig perte moins'],
  ['appetite_suppression', 'apetytu: brak utrata'],
  ['appetite_suppression', 'apetito: perdida falta poco'],
  ['appetite_suppression', 'apetite: perda falta pouco'],
  ['appetite_suppression', 'appetito: perdita poco'],
  ['appetite_suppression', 'eetlust: verminderde verminderd minder weinig geen afgenomen'],
  ['injection_site_pain', 'pain: injection site'],
  ['injection_site_pain', 'reaction: injection site'],
  ['injection_site_pain', 'pijn: injectieplaats injectieplek prikplek'],
  ['injection_site_pain', 'reactie: injectieplaats injectieplek prikplek'],
  ['headache', 'head: ache'],
  ['headache', 'dolor: cabeza'],
  ['headache', 'dor: cabeca'],
  ['headache', 'tete: mal maux'],
  ['headache', 'testa: mal'],
  ['headache', 'glowy: bol bole'],
  ['acid_reflux', 'acid: stomach'],
];

const NONE = foldedSet(
  `no not none without kein keine ohne sem sin pas sans aucun aucune geen niet zonder zero brak nessuno
  nessuna ninguno ninguna nenhum nenhuma`,
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
  const pair = PAIRS.find(([, listed]) => {
    const [first = '', ...seconds] = listed.split(/:? /);
    return words.includes(first) && seconds.some((second) => words.includes(second));
  });
  if (pair !== undefined) return pair[0];
  const named = new Set<SymptomCategory>(words.flatMap((word) => CATEGORY_OF_WORD.get(word) ?? []));
  const listed = SYMPTOM_CATEGORIES.find((category) => named.has(category));
  if (listed !== undefined) return listed;
  const isNamed = (category: string) => category.split('_').every((word) => words.includes(word));
  return categories.find((category) => category !== 'other' && isNamed(category)) ?? null;
}

/** The severity taken for granted where a file says only that a symptom was there. */
export const MIDDLE_SEVERITY = 5;

/** The middles of the bands that words for a severity stand for. */
const SEVERITY_OF_WORD = meaningsOf({
  2: `mild slight slightly mildly light low little minor leicht leichte leichter leichtes gering
    schwach leve leves ligero ligera léger légère légers légères faible licht lichte milde
    gering geringe beetje lieve lievi leggero leggera łagodne łagodny łagodna lekkie lekki lekka`,
  5: `moderate moderately medium mittel mittlere mäßig mäßige moderat moderada moderado modéré modérée
    moyen matig matige gemiddeld gemiddelde moderato umiarkowane umiarkowany
    umiarkowana`,
  8: `severe severely strong bad high heavy extreme intense stark starke starker schwer schwere heftig
    heftige grave severo severa fuerte fuertes forte fortes sévères fort forts ernstig ernstige hevig
    hevige zwaar zware sterk sterke erg erge silne silny silna ciężkie intenso intensa`,
});

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
export function readSeverity(text: string, scale: number): ReadSeverity | null {
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
  const value = SEVERITY_OF_WORD.get(cell);
  return value === undefined ? null : { kind: 'word', value: Number(value) };
}

/** The highest value of the scale that a heading states: `Nausea (1-5)`, `Nausea /10`; 10 where it states none. */
export function scaleIn(heading: string): number {
  const most = Number(SCALE.exec(heading.slice(0, LONGEST_NAME))?.[1] ?? MAX_SEVERITY);
  return most > 1 ? most : MAX_SEVERITY;
}

const SCALE =
  /(?:\b[01]\s?(?:-|–|to|bis|à|a|do|tot)|\/|\bout of|\bvon|\bsur|\bvan)\s?(\d{1,3})(?!\d)/iu;

/** A symptom in a free text, and what the text says of its severity. */
export interface Feeling {
  readonly name: string;
  readonly severity: string;
}

const LONGEST_TEXT = 500;
const PARTS = /[,;\n+&|]|\s\/\s|\s(?:and|und|y|et|e|with|mit|met)\s/u;
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
    .flatMap(partsAtEn)
    .flatMap((part) => {
      const words = splitWords(part);
      const category = categoryNamed(part);
      if (category === null) return [];
      const isDenied = words.some((word) => NONE.has(word)) && category !== 'appetite_suppression';
      if (isDenied) return [];
      const amount = AMOUNT.exec(part)?.[1];
      const word = words.find((each) => SEVERITY_OF_WORD.has(each));
      const name = (amount === undefined ? part : part.replace(AMOUNT, ' '))
        .replace(/[\s:()-]+/g, ' ')
        .trim();
      return [{ name, severity: amount?.replace(/\s/g, '') ?? word ?? '' }];
    });
}

/** Parts at the Dutch 'en', which Spanish and French have for 'in': only where both sides are symptoms. */
function partsAtEn(text: string): readonly string[] {
  const parts = text.split(/\sen\s/u);
  return parts.every((part) => categoryNamed(part) !== null) ? parts : [text];
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
