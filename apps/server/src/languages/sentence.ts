/**
 * A sentence of ours in English, with its place among the words of each language. A refusal is made of these alone, so
 * that an English text without its place does not compile.
 */
export class Sentence {
  readonly english: string;
  /** In the words of some language: its sentence. */
  readonly in: (find: FindWords) => string;

  constructor(english: string, say: (find: FindWords) => string) {
    this.english = english;
    this.in = say;
  }
}

/** Finds the words of one `texts.ts` in a language, by its name there, and says what is said within a sentence. */
export interface FindWords {
  readonly of: (name: string) => unknown;
  readonly say: (said: Sentence) => string;
}

type MaySay<A extends readonly unknown[]> = {
  [I in keyof A]: string extends A[I] ? A[I] | Sentence : A[I];
};

type Waiting<T> = T extends string
  ? Sentence
  : T extends (...args: infer A) => string
    ? (...args: MaySay<A>) => Sentence
    : { readonly [K in keyof T]: Waiting<T[K]> };

/**
 * Refusals in English that are said in the language of the person who is refused, which their callers need not know.
 * `name` is that of the `texts.ts` among the words of a language.
 */
export function refusals<T>(name: string, english: T): Waiting<T> {
  return waiting(english, (find) => find.of(name)) as Waiting<T>;
}

/** Refusals that stay English for every reader: those for admins, operators and programs. */
export const englishRefusals = <T>(english: T): Waiting<T> =>
  waiting(english, () => english) as Waiting<T>;

function waiting(english: unknown, placeIn: (find: FindWords) => unknown): unknown {
  if (typeof english === 'string') return new Sentence(english, (find) => placeIn(find) as string);
  if (typeof english === 'function') {
    return (...args: readonly unknown[]) =>
      new Sentence(english(...args.map(toEnglish)), (find) =>
        (placeIn(find) as (...args: readonly unknown[]) => string)(...args.map(translated(find))),
      );
  }
  return Object.fromEntries(
    Object.entries(english as object).map(([key, value]) => [
      key,
      waiting(value, (find) => (placeIn(find) as Readonly<Record<string, unknown>>)[key]),
    ]),
  );
}

const toEnglish = (arg: unknown) => (arg instanceof Sentence ? arg.english : arg);
const translated = (find: FindWords) => (arg: unknown) =>
  arg instanceof Sentence ? find.say(arg) : arg;

/** Several sentences about one thing, each in the reader's language. */
export function together(parts: readonly Sentence[]): Sentence {
  const [only, ...more] = parts;
  if (only !== undefined && more.length === 0) return only;
  return new Sentence(parts.map(({ english }) => english).join(' '), ({ say }) =>
    parts.map(say).join(' '),
  );
}
