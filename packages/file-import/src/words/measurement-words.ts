import {
  fromInches,
  isUnitOf,
  type MeasurementKind,
  type MeasurementUnit,
  measurementUnits,
  toKilograms,
} from '@dosewise/domain';
import { readColumnName, unitNamed } from '../units/unit-words.ts';
import { cleanCell, meaningsOf, splitWords } from './fold-text.ts';

/** A part of a blood pressure, which files give by itself. */
export type PressurePart = 'systolic' | 'diastolic';

/** The measurement of a name: a kind, or one part of a blood pressure. */
export type MeasuredName = MeasurementKind | PressurePart;

/** The part of a blood pressure that a name says; null for a whole kind. */
export const partNamed = (name: MeasuredName): PressurePart | null =>
  name === 'systolic' || name === 'diastolic' ? name : null;

/** The kind that a name says, or that its part belongs to. */
export const kindOfName = (name: MeasuredName): MeasurementKind =>
  name === 'systolic' || name === 'diastolic' ? 'blood_pressure' : name;

/**
 * Names of measurements, without blanks. Fat-free mass is what scales call lean mass. A pulse and a glucose come in only
 * where they are said to be at rest and fasting.
 */
const KIND_OF_NAME = meaningsOf<MeasuredName>({
  waist: `waist waistcircumference waistsize taille taillenumfang tailleomtrek
    tailleomvang middelomtrek cintura tourdetaille circonferencedelataille contornodecintura
    circunferenciadacintura circunferenciadecintura perimetrodecintura girovita circonferenzavita
    talia obwodtalii obwodpasa`,
  hips: `hip hips hipcircumference hipscircumference huftumfang huefte hanches heup
    heupen heupomtrek heupomvang hufte tourdehanches cadera caderas contornodecadera fianchi
    circonferenzafianchi quadril biodra obwodbioder`,
  body_fat: `bodyfat bodyfatpercentage bodyfatpercent bodyfatrate percentbodyfat korperfett
    lichaamsvet lichaamsvetpercentage vetpercentage massegrassepercent grassecorporellepercent
    tauxdemassegrasse graissecorporelle pourcentagedegraisse grasacorporal porcentajedegrasa
    massagrassapercent grassocorporeo percentualedigrasso gorduracorporal percentualdegordura
    tkankatluszczowapercent`,
  lean_mass: `leanmass leanbodymass leanbodyweight fatfreemass fatfreebodyweight vetvrijemassa
    vetvrijelichaamsmassa`,
  resting_pulse: `restingpulse restingheartrate heartrateresting restinghr rhr pulseatrest ruhepuls
    ruheherzfrequenz poulsaurepos frequencecardiaqueaurepos fcrepos pulsoenreposo pulsoemrepouso
    frecuenciacardiacaenreposo frequenciacardiacaemrepouso battitoariposo frequenzacardiacaariposo
    tetnospoczynkowe hartslaginrust`,
  blood_pressure: `bloodpressure bp sysdia systolicdiastolic blutdruck tensionarterielle pressionarterielle presionarterial
    tensionarterial pressionearteriosa pressionesanguigna pressaoarterial cisnienie cisnieniekrwi
    cisnienietetnicze bloeddruk`,
  systolic: `systolic sys systole sbp systolicbloodpressure bloodpressuresystolic systolicpressure
    systolicbp bpsystolic bpsys systolisch blutdrucksystolisch systolischerblutdruck
    systolischerwert systolique tensionsystolique pressionsystolique sistolica presionsistolica
    tensionsistolica pressionesistolica sistolico pressaosistolica skurczowe cisnienieskurczowe
    bovendruk systolischebloeddruk`,
  diastolic: `diastolic dia diastole dbp diastolicbloodpressure bloodpressurediastolic
    diastolicpressure diastolicbp bpdiastolic bpdia diastolisch blutdruckdiastolisch
    diastolischerblutdruck diastolischerwert diastolique tensiondiastolique pressiondiastolique
    diastolica presiondiastolica tensiondiastolica pressionediastolica diastolico
    pressaodiastolica rozkurczowe cisnienierozkurczowe onderdruk diastolischebloeddruk`,
  hba1c: `hba1c a1c hemoglobina1c haemoglobina1c glycatedhemoglobin glycatedhaemoglobin
    glycohemoglobin hemoglobinaglicada hemoglobinaglucosilada hemoglobinaglicosilada
    hemoglobineglyquee emoglobinaglicata hemoglobinaglikowana geglycosyleerdhemoglobine`,
  fasting_glucose: `fastingglucose glucosefasting fastingbloodglucose bloodglucosefasting
    fastingbloodsugar bloodsugarfasting fastingplasmaglucose nuchternglukose nuchternglucose
    nuchternblutzucker nuchternzucker glycemieajeun glucosaenayunas glucemiaenayunas
    glicemiaadigiuno glucosioadigiuno glicemiaemjejum glicoseemjejum glukozanaczczo
    cukiernaczczo nuchtereglucose nuchterebloedsuiker`,
});

/** Words that turn a name into its opposite: `Non-fasting glucose`. */
const NEGATIONS = new Set('non not no nicht ohne sans sin senza sem bez niet'.split(' '));

/** The measurement that a name says by itself (`Body Fat`, `waist_circumference`, `Systolic`), or null. */
export function measurementNamed(name: string): MeasuredName | null {
  if (name.length > 100) return null;
  return KIND_OF_NAME.get(splitWords(name).join('')) ?? null;
}

/** True for words of which one says that what follows is not so. */
export function isNegated(words: readonly string[]): boolean {
  return words.some((word) => NEGATIONS.has(word));
}

type Factor = readonly [unit: MeasurementUnit, toUnit: (amount: number) => number];

const UNITS: Readonly<Record<string, Factor>> = Object.assign(Object.create(null), {
  cm: ['cm', (amount: number) => amount],
  mm: ['cm', (amount: number) => amount / 10],
  m: ['cm', (amount: number) => amount * 100],
  in: ['cm', fromInches],
  inch: ['cm', fromInches],
  inches: ['cm', fromInches],
  '"': ['cm', fromInches],
  '%': ['%', (amount: number) => amount],
  percent: ['%', (amount: number) => amount],
  ppm: ['%', (amount: number) => amount / 10_000],
  bpm: ['bpm', (amount: number) => amount],
  lpm: ['bpm', (amount: number) => amount],
  '/min': ['bpm', (amount: number) => amount],
  '1/min': ['bpm', (amount: number) => amount],
  'count/min': ['bpm', (amount: number) => amount],
  'beats/min': ['bpm', (amount: number) => amount],
  'beats/minute': ['bpm', (amount: number) => amount],
  'beats per minute': ['bpm', (amount: number) => amount],
  mmhg: ['mmHg', (amount: number) => amount],
  'mm hg': ['mmHg', (amount: number) => amount],
  'mm[hg]': ['mmHg', (amount: number) => amount],
  'mmol/mol': ['mmol/mol', (amount: number) => amount],
  'mmol/l': ['mmol/L', (amount: number) => amount],
  mmoll: ['mmol/L', (amount: number) => amount],
  'mg/dl': ['mg/dL', (amount: number) => amount],
  mgdl: ['mg/dL', (amount: number) => amount],
} satisfies Record<string, Factor>);

/** A value of a kind. */
interface Measured {
  readonly value: number;
  /** Absent of kinds that have but one. */
  readonly unit?: MeasurementUnit;
}

/**
 * The amount in a unit that its kind is kept in; null where the words for its unit say none that the
 * kind has. Four decimals take the dust of conversions and of floats, not what is measured.
 */
export function toMeasurement(
  kind: MeasurementKind,
  amount: number,
  unitText: string,
): Measured | null {
  const mass = unitNamed(unitText);
  const known = UNITS[unitText.trim().toLowerCase()];
  const [unit, convert] =
    mass === null
      ? (known ?? [null, null])
      : (['kg', (n: number) => toKilograms(n, mass)] as const);
  if (unit === null || convert === null || !isUnitOf(kind, unit)) return null;
  const value = Number(convert(amount).toFixed(4));
  return measurementUnits(kind).length === 1 ? { value } : { value, unit };
}

/** True for the words of a unit that values of a kind have. */
export function hasUnit(kind: MeasurementKind, unitText: string): boolean {
  return toMeasurement(kind, 1, unitText) !== null;
}

/** The unit of a kind that no one needs to state: of a share, a pulse and a blood pressure; '' of others. */
export function impliedUnit(kind: MeasurementKind): string {
  const [unit = '', ...others] = measurementUnits(kind);
  return others.length === 0 && ['%', 'bpm', 'mmHg'].includes(unit) ? unit : '';
}

/** Units of two parts, which words alone do not show. */
const UNIT_OF_PARTS = /[\s_,]+(mmol\/mol|mmol\/l|mg\/dl|beats\/min|count\/min|1\/min|\/min)$/i;

/** The heading of a column of one kind, with the unit that it says; '' for none. */
export interface MeasurementHeading {
  readonly kind: MeasuredName;
  readonly unit: string;
}

/** The kind and the unit that a heading names: `Waist (in)`, `waist_cm`, `Body Fat %`; null for neither. */
export function readMeasurementHeading(heading: string): MeasurementHeading | null {
  const name = cleanCell(heading.slice(0, 100));
  const ofParts = UNIT_OF_PARTS.exec(name)?.[1] ?? null;
  const { words, unit, inBrackets } = readColumnName(
    name.replace(UNIT_OF_PARTS, ''),
    measurementUnit,
  );
  // `Blood pressure (systolic)` has its part in the brackets.
  const inner = inBrackets === null ? null : measurementNamed(`${words.join(' ')} ${inBrackets}`);
  if (inner !== null) return { kind: inner, unit: impliedUnit(kindOfName(inner)) };
  // A mass of fat has the same name as the share of it, which `%` alone tells.
  const share = name.includes('%') ? measurementNamed(`${words.join(' ')} percent`) : null;
  const kind = share ?? measurementNamed(words.join(' '));
  if (kind === null) return null;
  const stated = unit ?? ofParts ?? (inBrackets || (name.includes('%') ? '%' : ''));
  // A unit that does not belong to the kind makes it another column.
  if (stated === '') return { kind, unit: impliedUnit(kindOfName(kind)) };
  return hasUnit(kindOfName(kind), stated) ? { kind, unit: stated } : null;
}

const measurementUnit = (word: string) =>
  UNITS[word.trim().toLowerCase()] !== undefined || unitNamed(word) !== null ? word.trim() : null;
