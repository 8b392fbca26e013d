import type { WeightUnit } from '@dosewise/domain';
import { foldedSet, foldText, meaningsOf, splitWords } from '../words/fold-text.ts';

const UNIT_OF_WORD = meaningsOf<WeightUnit>({
  kg: `kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramos chilo chili
    chilogrammi quilos quilogramas kilogramy кг 公斤 千克`,
  lb: 'lb lbs pound pounds livre livres libra libras libbre pond funt funty',
  st: 'st stone stones',
  g: 'g gram grams gramm grammes gramos',
});

/** No unit and no name of a column is longer; what is longer costs time and says nothing. */
const LONGEST_NAME = 100;

/** The unit that a cell or a word names (`kg`, `lbs.`, `Pounds`, `st lb`), or null. */
export function unitNamed(text: string): WeightUnit | null {
  if (text === '' || text.length > LONGEST_NAME) return null;
  const plain = foldText(text.trim());
  const known = UNIT_OF_WORD.get(plain);
  if (known !== undefined) return known;
  const [first, second, ...more] = splitWords(text);
  if (first === undefined || more.length > 0) return null;
  const unit = UNIT_OF_WORD.get(first) ?? null;
  if (second === undefined) return unit;
  // `st lb`, `st/lbs`: stones with pounds behind them.
  return unit === 'st' && UNIT_OF_WORD.get(second) === 'lb' ? 'st' : null;
}

/** A column's name as words, with the unit in or behind it taken out. */
export interface NameAndUnit<Unit> {
  readonly words: readonly string[];
  readonly unit: Unit | null;
  /** Words in brackets that are no such unit: `%` makes it no weight at all. */
  readonly inBrackets: string | null;
}

/** Brackets of any kind, and what stands in them. */
export const BRACKETS = /[([{（]([^)\]}）]*)[)\]}）]/;

/** Reads `Weight (kg)`, `Body weight [lb]`, `weightKg`, `Weight in lbs`, `com.vendor.weight`, or so of other units. */
export function readColumnName(name: string): NameAndUnit<WeightUnit>;
export function readColumnName<Unit>(
  name: string,
  unitIn: (word: string) => Unit | null,
): NameAndUnit<Unit>;
export function readColumnName(
  name: string,
  unitIn: (word: string) => string | null = unitNamed,
): NameAndUnit<string> {
  if (name.length > LONGEST_NAME) return { words: [], unit: null, inBrackets: null };
  const bracket = BRACKETS.exec(name);
  const inside = bracket?.[1] ?? '';
  const bracketUnit = unitIn(inside);
  // A name with dots and no blanks is a path; its last part is the column.
  const outside = name
    .replace(BRACKETS, ' ')
    .trim()
    .replace(/^\w+(?:\.\w+)*\.(?=\w)/, '');
  const words = splitWords(outside);
  const inBrackets = bracket !== null && bracketUnit === null ? inside.trim() : null;
  if (bracketUnit !== null) return { words, unit: bracketUnit, inBrackets };

  const last = words.at(-1) ?? '';
  const unit = words.length > 1 ? unitIn(last) : unitBehind(last);
  if (unit === null) return { words, unit, inBrackets };
  const rest = words.length > 1 ? words.slice(0, -1) : [last.replace(/(?:kgs?|lbs?)$/, '')];
  return { words: rest.at(-1) === 'in' ? rest.slice(0, -1) : rest, unit, inBrackets };
}

/** The unit at the end of one small word, such as `weightkg`. */
function unitBehind(word: string): WeightUnit | null {
  const unit = /^[a-z]{4,}?(kgs?|lbs?)$/.exec(word)?.[1];
  return unit === undefined ? null : unitNamed(unit);
}

const UNIT_LABELS = foldedSet(
  'unit units uom weightunit weightunits unitofmeasure unitofmeasurement massunit einheit einheiten unite unites unidad unidades unita unidade eenheid eenheden gewichtseenheid enhet jednostka yksikko birim единица 单位 単位',
);

/** True for a folded name without blanks that a column of units has. */
export function isUnitLabel(key: string): boolean {
  return UNIT_LABELS.has(key);
}

/** The unit that a line before the header states, such as `#Units: kg`, or null. */
export function unitInRemark(cells: readonly string[]): WeightUnit | null {
  const words = cells.flatMap((cell) => splitWords(cell));
  if (!words.some((word) => UNIT_LABELS.has(word))) return null;
  for (const word of words) {
    const unit = UNIT_OF_WORD.get(word);
    if (unit !== undefined) return unit;
  }
  return null;
}
