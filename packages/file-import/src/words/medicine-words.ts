import { MEDICINE_NAME_LENGTH } from '@dosewise/domain';
import { doseUnitNamed, milligramsIn } from './dose-words.ts';
import { cleanCell, foldedSet, splitWords } from './fold-text.ts';

/** A name of a medicine as a file has it, and the dose beside it. */
export interface ReadMedicine {
  /** Without ®, dose and pen; '' where the text names none. */
  readonly medicine: string;
  /** Null where the text states no dose in mg or mcg. */
  readonly doseMg: number | null;
}

/** The same with the dose as it is written. */
export interface NamedDose {
  readonly medicine: string;
  /** The dose with its unit, such as `2,5 mg` or `10 units`; '' for none. */
  readonly doseText: string;
}

/** No name is longer; without a limit a hostile cell could cost time. */
const LONGEST_TEXT = 200;
/** A number with a unit, and the volume that it comes in. */
const DOSE =
  /(?<![\d.,\p{L}])(?:\d[\d.,]{0,8}|[.,]\d{1,8})\s?([\p{L}µ]{1,12})(?![\p{L}\d])(\s?\/\s?[\d.,]{0,8}\s?ml\b)?/giu;
const CONCENTRATION = /\/\s?ml$/i;

/** Words behind a name that mean the pen rather than the medicine. */
const PACKAGE = foldedSet(`
  pen pens kwikpen kwik flextouch flex touch flexpen flexpro autoinjector injector prefilled pre
  filled fertigpen spritze injektion injection shot pluma caneta stylo penna vial durchstechflasche
  injectieflacon injectiepen pennen voorgevulde injectie single dose
`);

const KNOWN = foldedSet(`
  mounjaro zepbound tirzepatide tirzepatid tirzepatida ozempic wegovy semaglutide semaglutid
  semaglutida saxenda victoza liraglutide liraglutid liraglutida trulicity dulaglutide dulaglutid
  bydureon byetta exenatide exenatid retatrutide cagrilintide cagrisema survodutide mazdutide
  imcivree reta tirz sema
`);

const NOT_INJECTED = foldedSet(`
  rybelsus orforglipron foundayo metformin glucophage phentermine qsymia contrave mysimba xenical
  orlistat oral orally pill pills tablet tablets tablette tabletten comprimé comprimés comprimido
  comprimidos pastilla pastillas capsule capsules kapsel kapseln pil pillen oraal tab tabs gélule gélules cápsula
  cápsulas capsula píldora píldoras pílula pílulas pilule pilules compressa compresse orale doustnie doustna
  tabletka tabletki kapsułka kapsułki tablett tabletter po os peros mouth sublingual sublingually drops lozenge
  troche nasal spray patch tropfen gouttes gotas gocce krople druppels
`);

/** Splits 'Zepbound® 2.5mg' and 'Mounjaro 2,5 mg KwikPen' into name and mg. */
export function readMedicine(text: string): ReadMedicine {
  const { medicine, doseText } = readNamedDose(text);
  return { medicine, doseMg: milligramsIn(doseText) };
}

/** The same with the dose as written, in whatever unit. */
export function readNamedDose(text: string): NamedDose {
  const plain = cleanCell(text.slice(0, LONGEST_TEXT))
    .replace(/[®™©℠]|\((?:r|tm)\)/gi, '')
    .replace(/\s+/g, ' ');
  const dose = [...plain.matchAll(DOSE)].find(
    ([whole, word = '', volume = '']) =>
      doseUnitNamed(word) !== null && !(CONCENTRATION.test(whole) && !/\d/.test(volume)),
  );
  if (dose === undefined) return { medicine: tidy(plain), doseText: '' };
  const [whole, , volume = ''] = dose;
  const before = plain.slice(0, dose.index);
  const behind = plain.slice(dose.index + whole.length);
  return {
    medicine: tidy(`${before} ${behind}`),
    doseText: whole.slice(0, whole.length - volume.length),
  };
}

/** True when the words name a medicine that is injected and that people track. */
export function namesMedicine(text: string): boolean {
  return text.length <= LONGEST_TEXT && splitWords(text).some((word) => KNOWN.has(word));
}

/** True when the words name a medicine that is swallowed, such as Rybelsus or any tablet. */
export function isNotInjected(text: string): boolean {
  return text.length <= LONGEST_TEXT && splitWords(text).some((word) => NOT_INJECTED.has(word));
}

/** A name without what is left over around a dose, and without the pen behind it. */
function tidy(name: string): string {
  let words = name
    .replace(/[([]\s*[)\]]/g, ' ')
    .trim()
    .split(/\s+/);
  while (words.length > 1 && splitWords(words.at(-1) ?? '').every((word) => PACKAGE.has(word))) {
    words = words.slice(0, -1);
  }
  return words
    .join(' ')
    .replace(/^[\s,;:/–-]+|[\s,;:/–-]{1,20}$/g, '')
    .slice(0, MEDICINE_NAME_LENGTH.most)
    .toWellFormed()
    .trim();
}
