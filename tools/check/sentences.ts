import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { english } from '../../apps/server/src/languages/english.ts';
import { speakEveryLanguage } from '../../apps/server/src/languages/every-language.ts';
import { wordsIn } from '../../apps/server/src/languages/speak.ts';
import { mirrorOf, wordSources } from '../../apps/web/language-files.ts';
import type { Language } from '../../packages/contract/src/languages.ts';

const SERVER = join(import.meta.dirname, '../../apps/server/src');

/** A sentence of ours in English and in another language, or what functions make of the same arguments. */
export interface Pair {
  /** The file and the names that lead to it, as 'web dosing/plan: steps.dose'. */
  readonly place: string;
  readonly english: string;
  readonly other: string;
  /** Arguments of both: figures and names that must come back. */
  readonly given: readonly string[];
}

/** Every sentence of pages and server in `language`, and the functions to which nothing could be given. */
export async function pairsIn(
  language: Language,
): Promise<{ readonly pairs: readonly Pair[]; readonly unsaid: readonly string[] }> {
  const pairs: Pair[] = [];
  const unsaid: string[] = [];
  const walk = (place: string, source: string, one: unknown, other: unknown): void => {
    // Names of fields that only admins fill in are English alone.
    if (other === undefined) return;
    if (typeof one === 'string') {
      pairs.push({ place, english: one, other: other as string, given: [] });
    } else if (typeof one === 'function') {
      const types = parameterTypes(source, place.slice(place.lastIndexOf('.') + 1));
      const said = saidBy(one as Speech, other as Speech, types);
      if (said.length === 0) unsaid.push(place);
      pairs.push(...said.map((both) => ({ place, ...both })));
    } else if (typeof one === 'object' && one !== null) {
      for (const [name, words] of Object.entries(one))
        walk(`${place}.${name}`, source, words, (other as Readonly<Record<string, unknown>>)[name]);
    }
  };
  for (const { key, file } of wordSources()) {
    const { texts } = await import(file);
    const mirror = mirrorOf(key, language);
    walk(`web ${key}`, readFileSync(file, 'utf8'), texts, (await import(mirror.file))[mirror.name]);
  }
  speakEveryLanguage(false);
  const sources = globSync('**/texts.ts', { cwd: SERVER });
  for (const [key, words] of Object.entries(wordsIn(language))) {
    const file = sources.find((path) => path.replace(/^features\//, '') === `${key}/texts.ts`);
    const source = file === undefined ? '' : readFileSync(join(SERVER, file), 'utf8');
    walk(`server ${key}`, source, english[key as keyof typeof english], words);
  }
  return { pairs, unsaid };
}

/** The types of a function's parameters as the source of English has them; empty where it is not found there. */
function parameterTypes(source: string, name: string): string[] {
  const [, parameters = ''] =
    new RegExp(`\\b${name}: \\(((?:[^()]|\\([^()]*\\))*)\\)`).exec(source) ?? [];
  return parameters
    .split(/,\s*(?=\w+\??:)/)
    .map((parameter) => parameter.replace(/^\s*\w+\??:\s*|,?\s*$/g, ''));
}

type Speech = (...given: readonly unknown[]) => unknown;

/** Of each plural form that one of our languages has, one of two figures, and none at all. */
const COUNTS = [71, 0, 1, 2, 5, 12, 22, 25];

type Given = (count: number, at: number) => unknown;

const NUMBER: Given = (count, at) => count + at * 100;
const WORDS: Given = (_count, at) => `Name${at}`;
/** Other things that an argument may be: a kind, limits, a list, yes, or a way to write what is given. */
const KINDS: readonly Given[] = [
  () => 'pen',
  () => 'click',
  () => 'click_pen',
  () => ({ least: 3, most: 9 }),
  (_count, at) => [`Name${at}`, `Other${at}`],
  () => true,
  () => String,
];

/** The sentences that both make of the same arguments: of those that fit both, where one shows what the other shows. */
function saidBy(one: Speech, other: Speech, types: readonly string[]): Omit<Pair, 'place'>[] {
  let first: Omit<Pair, 'place'>[] | undefined;
  for (const makes of combinations(Math.max(one.length, other.length), types)) {
    const said = COUNTS.flatMap((count) => {
      const given = makes.map((make, at) => make(count, at));
      const [english, words] = [attempt(one, given), attempt(other, given)];
      if (english === null || words === null) return [];
      const parts = given.flat().map(String);
      const shown = parts.filter((part) => /\d/.test(part) && english.includes(part));
      return [{ english, other: words, given: shown }];
    });
    if (said.length < COUNTS.length) continue;
    if (said.every(({ given, other }) => given.every((part) => other.includes(part)))) return said;
    first ??= said;
  }
  return first ?? [];
}

const combinations = (length: number, types: readonly string[]): (readonly Given[])[] =>
  length === 0
    ? [[]]
    : combinations(length - 1, types).flatMap((makes) =>
        whatMayBe(types[length - 1]).map((make) => [...makes, make]),
      );

function whatMayBe(type: string | undefined): readonly Given[] {
  if (type === 'number') return [NUMBER];
  if (type === 'string') return [WORDS, NUMBER];
  return type ? KINDS : [NUMBER, WORDS, ...KINDS];
}

function attempt(speech: Speech, given: readonly unknown[]): string | null {
  try {
    const said = speech(...given);
    const isRight =
      typeof said === 'string' && !/undefined|NaN|\[object|true|click_pen|=>/.test(said);
    return isRight ? said : null;
  } catch {
    return null;
  }
}

/** The faults of a sentence in any language, in a word or two. */
export function faultsOf({ english, other, given }: Pair, language: Language): string[] {
  const found = [
    / {2}/.test(other) && 'two spaces',
    /['"]/.test(other) && 'a straight quote',
    other.includes('...') && 'three points for an ellipsis',
    figuresOf(english).some((figure) => !hasFigure(other, figure)) && 'a figure is missing',
    given.some((part) => !hasFigure(other, part)) && 'what was given is missing',
    endOf(english) !== '' && endOf(other) !== endOf(english) && 'another end than in English',
    isLeft(english, given) && other === english && !isCited(english) && 'still English',
    language === 'fr' && !isCited(english) && hasLooseMark(other) && 'a mark without its space',
  ];
  return found.filter((fault) => fault !== false);
}

/**
 * Words that none of our sentences may have: they read as an alarm (ending a life or a bond), as an order to take a
 * medicine, as a promise that no screen can keep, or say of the public what was found in studies.
 */
const HARMFUL: Readonly<Record<Language, RegExp>> = {
  en: /\bend it\b|\bcares? for\b|gets into your account|\b(?:is|are) safe\b|\bfor good\b|population|time for (?:the|your) dose/i,
  de: /^jetzt beenden\?$|kümmer|\b(?:ist|sind) sicher\b|Bevölkerung|Zeit für die Dosis/i,
  es: /finalizar ahora|\bcuidas?\b|entra en tu cuenta|\ba salvo\b|población|dosis indicada|hora de la dosis:/i,
  fr: /mettre fin|prene[zs]? soin|prend soin|en sécurité|population|dose à prendre\s*:|aide médicale/i,
  it: /terminare ora|\bassist[ie]\b|entra nel tuo account|al sicuro|popolazione|dos[ei] indicat[ae](?! nel foglio)|è ora della dose:|si prende ancora/i,
  pl: /zakończyć to|opiekuj|na twoje konto dostanie|jest bezpieczne|populacj|czas na dawkę:|znam ten tekst/i,
  nl: /nu beëindigen\?|\bzorgt? voor (?:jou|je|hem|haar|iemand)\b|komt in je account|\b(?:is|zijn) veilig\b|voorgoed|populatie|bevolking|tijd voor (?:de|je) dosis/i,
  'pt-BR':
    /encerrar agora|\bcuida\b|\b(?:está|estão) segur[oa]s?\b|população|hora da dose:|está na hora|tomar em até/i,
};

/** The words in a sentence of ours that may harm; null where there are none. Titles of papers are as printed. */
export const harmIn = (words: string, language: Language): string | null =>
  isCited(words) ? null : (HARMFUL[language].exec(words)?.[0] ?? null);

/** None and one may be put into words; months are. */
const hasFigure = (words: string, figure: string) =>
  /^[01]$/.test(figure) || words.replaceAll(/(\d)[.,\u00a0\u202f](?=\d)/g, '$1.').includes(figure);

const figuresOf = (words: string) => words.match(/\d+(?:\.\d+)?(?![\d,])/g) ?? [];

const endOf = (words: string) =>
  /[.?!:…]$/.exec(words.replace(/\.\.\.$/, '…').replace(/[\s"”»“)’\u2069]+$/, ''))?.[0] ?? '';

/** Papers are named in the language in which they are printed. */
const isCited = (english: string) => /^\[\d\] /.test(english);

/** Two words or more that are no names, no addresses and no files. */
function isLeft(english: string, given: readonly string[]): boolean {
  const own = given.reduce((words, part) => words.replace(part, ''), english);
  return own.split(' ').filter((word) => /^["(]?\p{Ll}{3,}[").,:;?!…]*$/u.test(word)).length > 1;
}

/** French keeps a space that does not break before each of these marks. */
const hasLooseMark = (words: string) =>
  / [:;!?%»]|« |«(?![\u00a0\u202f])|[\p{L}\d)][;!?»%](?: |$)|[\p{L}\d)]:(?: |$)/u.test(words);
