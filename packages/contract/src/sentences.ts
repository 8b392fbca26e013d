import type { AdminFieldName, FieldName } from './field-names.ts';
import type { CONTRACT_SENTENCES } from './texts.ts';

type Groups = Omit<typeof CONTRACT_SENTENCES, 'penMisfits'>;
type Path = {
  [Group in keyof Groups]: `${Group}.${keyof Groups[Group] & string}`;
}[keyof Groups];

type Values<Form> = Form extends (what: string, ...rest: infer Rest) => string
  ? readonly [what: FieldName | AdminFieldName, ...rest: Rest]
  : readonly [];
type ValuesAt<P> = P extends `${infer Group extends keyof Groups}.${infer Name}`
  ? Name extends keyof Groups[Group]
    ? Values<Groups[Group][Name]>
    : never
  : never;

/**
 * The place of a sentence in `CONTRACT_SENTENCES`, with the field that it is about and its numbers. It is the message of
 * a schema, of which the server makes a sentence in the language of its reader.
 */
export type SentenceKey = string & { readonly isKey: true };

/** The key of a sentence. */
export const sentence = /* @__NO_SIDE_EFFECTS__ */ <P extends Path>(
  path: P,
  ...values: ValuesAt<P>
): SentenceKey => JSON.stringify([path, ...values]) as SentenceKey;

/** A key as it is read: `what` is the field that the sentence is about, where it is about one. */
interface ReadKey {
  readonly group: keyof Groups;
  readonly name: string;
  readonly what: string | undefined;
  readonly values: readonly unknown[];
}

/** The parts of a key; null for a message that is none. */
export function readSentenceKey(message: string): ReadKey | null {
  if (!message.startsWith('["')) return null;
  const [path, what, ...values] = JSON.parse(message) as [Path, string | undefined, ...unknown[]];
  const [group, name] = path.split('.') as [keyof Groups, string];
  return { group, name, what, values };
}

type Sentences = Readonly<Record<keyof Groups, Readonly<Record<string, unknown>>>>;

/** The sentence of a key among those of a language, which calls its field `what`. */
export function sentenceOfKey(
  sentences: Sentences,
  { group, name, values }: ReadKey,
  what: string | undefined,
): string {
  // `sentence` takes only keys of sentences that are there, and each language has all of them.
  const found = sentences[group][name] as string | ((...values: readonly unknown[]) => string);
  return typeof found === 'string' ? found : found(what, ...values);
}
