import {
  ABDOMEN_QUADRANTS,
  type AbdomenQuadrant,
  type InjectionLocation,
  type InjectionSubLocation,
} from '@dosewise/domain';
import { cleanCell, foldedSet, foldText, isMissing, meaningsOf, splitWords } from './fold-text.ts';

/** The site of an injection, as far as the words of a file say it. */
export interface ReadSite {
  readonly location: InjectionLocation;
  readonly subLocation: InjectionSubLocation | null;
  /** The words, where `location` and `subLocation` do not say all that matters; else null. */
  readonly siteText: string | null;
}

/** The facts in the words of a site, each by itself. */
interface SiteWords {
  readonly location: InjectionLocation;
  readonly side: 'left' | 'right' | null;
  readonly half: 'upper' | 'lower' | null;
  /** True: it is in the middle, which is no quadrant. */
  readonly isMiddle: boolean;
}

/** No site is longer; what is longer is a story. */
const LONGEST_SITE = 120;

type Place = Exclude<InjectionLocation, 'other'>;

const PLACE_OF_WORD = meaningsOf<Place>({
  abdomen: `
    abdomen abdominal abdo abd stomach tummy belly bellybutton navel quadrant bauch bauchseite
    bauchdecke bauchnabel unterbauch oberbauch nabel magen ventre estomac nombril barriga abdome
    umbigo vientre estómago panza tripa ombligo addome pancia stomaco buik onderbuik bovenbuik
    buikstreek buikhuid navelstreek maag mage buk mave
    brzuch luaq ruaq llaq rlaq luq ruq llq rlq ulq urq lrq`,
  thigh: `
    thigh thighs leg legs upperleg oberschenkel schenkel bein muslo muslos pierna coxa perna cuisse
    jambe coscia gamba dij dijbeen bovenbeen linkerbeen rechterbeen lår udo`,
  arm: `
    arm arms upperarm triceps tricep deltoid oberarm brazo braço bras braccio bovenarm överarm ramię`,
  buttock: `
    buttock buttocks bum butt glute glutes gluteus gluteal glúteo glúteos backside gesäß gesaess po
    pobacke hintern nalga nalgas nádega nádegas bumbum fesse fesses fessier bil billen bilspier
    skinka
    pośladek`,
});

/** Parts of the body where people inject too, and that are none of ours. */
const ELSEWHERE = foldedSet(`
  hip hips hüfte huefte cadera quadril hanche anca heup heupen höft flank flanks flanke flanken taille
  waist handle handles shoulder schulter schouder hombro ombro épaule calf wade kuit onderbeen forearm unterarm
  onderarm antebrazo antebraço
`);

const LEFT = foldedSet(`
  left l lt lft lhs lh links linke linker linkes linken linkem li lks izquierda izquierdo izq izqda
  izqdo izda izdo esquerda esquerdo esq gauche sinistra sinistro sx linkerkant linkerzijde linkerbeen vänster venstre lewy
  lewa lewe luaq llaq luq llq ulq
`);
const RIGHT = foldedSet(`
  right r rt rhs rh rechts rechte rechter rechtes rechten rechtem re rts derecha derecho dcha dcho
  drcha der direita direito dir droite droit destra destro dx rechterkant rechterzijde rechterbeen höger høyre højre prawy
  prawa prawe ruaq rlaq ruq rlq urq lrq
`);
const UPPER = foldedSet(`
  upper up top high oben obere oberer oberes oberen oberem oberbauch superior sup arriba alto alta
  haut haute supérieur supérieure superiore boven bovenaan
  bovenin bovenste bovenbuik övre luaq ruaq luq ruq ulq urq
`);
const LOWER = foldedSet(`
  lower low unten untere unterer unteres unteren unterem unterbauch inferior inf abajo bajo baja
  baixo baixa bas basse inférieur inférieure inferiore basso bassa onder onderaan
  onderin onderste onderbuik nedre llaq rlaq llq rlq lrq
`);
const MIDDLE = foldedSet(`
  mid middle midline center centre central centro mitte mittig mittlere mittlerer mittleres medio
  media meio milieu midden middelste mitt
`);

/** Sites of HL7 v2 table 0163 and their like, written alone. */
const CODES: ReadonlyMap<string, readonly [Place, 'left' | 'right']> = new Map([
  ['lt', ['thigh', 'left']],
  ['rt', ['thigh', 'right']],
  ['lua', ['arm', 'left']],
  ['rua', ['arm', 'right']],
  ['lg', ['buttock', 'left']],
  ['rg', ['buttock', 'right']],
]);

/** `UL`, `LR` and so on beside a word for the abdomen; each can be read in one way only. */
const CORNERS: ReadonlyMap<string, AbdomenQuadrant> = new Map([
  ['ul', 'left_upper'],
  ['lu', 'left_upper'],
  ['ur', 'right_upper'],
  ['ru', 'right_upper'],
  ['ll', 'left_lower'],
  ['lr', 'right_lower'],
  ['rl', 'right_lower'],
]);

/**
 * Reads the words of a site in English, German, French, Spanish, Portuguese, Italian and Dutch, also
 * `stomach_upper_left` and codes such as `LLQ`. Guesses neither a quadrant nor a side: 'L abdomen' is
 * the abdomen, its words kept; a part of the body that is none of ours, or two of them, is 'other'.
 */
export function readSite(text: string): ReadSite {
  const words = cleanCell(text);
  if (isMissing(words)) return { location: 'other', subLocation: null, siteText: null };
  const read = readWords(words);
  const subLocation = read === null ? null : subLocationIn(read);
  return {
    location: read?.location ?? 'other',
    subLocation,
    siteText: subLocation === null ? words.slice(0, LONGEST_SITE).toWellFormed() : null,
  };
}

/** The quadrants that words for the abdomen leave open; none where they tell it or name its middle. */
export function quadrantsLeftOpen(text: string): readonly AbdomenQuadrant[] {
  const read = readWords(cleanCell(text));
  if (read?.location !== 'abdomen' || read.isMiddle || subLocationIn(read) !== null) return [];
  const { side, half } = read;
  return ABDOMEN_QUADRANTS.filter(
    (quadrant) => quadrant.startsWith(side ?? '') && quadrant.endsWith(half ?? ''),
  );
}

function readWords(text: string): SiteWords | null {
  if (text.length > LONGEST_SITE) return null;
  const words = siteWordsIn(text);
  const [only = ''] = words;
  const code = words.length === 1 ? CODES.get(only) : undefined;
  if (code !== undefined) return { location: code[0], side: code[1], half: null, isMiddle: false };
  const location = placeAmong(words);
  const corner = location === 'abdomen' ? cornerAmong(words) : null;
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  const isOf = (part: string) => corner?.split('_').includes(part) ?? false;
  // `Bottom left of the tummy` is low; alone the word may be the buttock.
  const isBottom = location === 'abdomen' && words.includes('bottom');
  return {
    location,
    side: either(has(LEFT) || isOf('left'), 'left', has(RIGHT) || isOf('right'), 'right'),
    half: either(
      has(UPPER) || isOf('upper'),
      'upper',
      has(LOWER) || isOf('lower') || isBottom,
      'lower',
    ),
    isMiddle: has(MIDDLE),
  };
}

/** Dutch writes a side and what follows as one word: `linkerbovenbeen`, `rechtsonder`. */
const DUTCH_SIDE = /(?<!\p{L})(linker|links|rechter|rechts)(?=boven|onder|buik|dij|arm|bil)/giu;

/** The words of a site; `l'abdomen` says nothing of the left. */
const siteWordsIn = (text: string): string[] =>
  splitWords(text.replace(/(?<!\p{L})[ld]['’]/giu, '').replace(DUTCH_SIDE, '$1 '));

function placeAmong(words: readonly string[]): InjectionLocation {
  if (words.some((word) => ELSEWHERE.has(word))) return 'other';
  const [first, ...others] = new Set(words.flatMap((word) => PLACE_OF_WORD.get(word) ?? []));
  return first === undefined || others.length > 0 ? 'other' : first;
}

function cornerAmong(words: readonly string[]): AbdomenQuadrant | null {
  const corners = words.flatMap((word) => CORNERS.get(word) ?? []);
  return corners.length === 1 ? (corners[0] ?? null) : null;
}

function either<A, B>(isFirst: boolean, first: A, isSecond: boolean, second: B): A | B | null {
  if (isFirst === isSecond) return null;
  return isFirst ? first : second;
}

function subLocationIn({ location, side, half, isMiddle }: SiteWords): InjectionSubLocation | null {
  if (location === 'other' || side === null) return null;
  if (location !== 'abdomen') return side;
  return half === null || isMiddle ? null : `${side}_${half}`;
}

/** True when folded words name a place of the body at all, to tell a column of sites. */
export function namesPlace(text: string): boolean {
  if (text.length > LONGEST_SITE) return false;
  return placeAmong(siteWordsIn(foldText(text))) !== 'other';
}
