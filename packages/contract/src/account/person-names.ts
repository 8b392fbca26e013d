import * as z from 'zod/mini';
import { described } from '../annotations.ts';
import { text } from '../fields.ts';
import { sentence } from '../sentences.ts';

/** The longest name that a person has here, in characters. */
export const MAX_NAME_CHARACTERS = 60;

/** One line, without marks that turn the text around it. */
const PLAIN = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

/** Something to see: a name of spaces of no width is none. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const NAME_SENTENCE = sentence('forms.text', 'Name', 0, MAX_NAME_CHARACTERS);

/** The name of a person, trimmed. An empty one becomes null. */
export const displayName = z.pipe(
  z.nullable(
    text('Name', 0, MAX_NAME_CHARACTERS).check(z.refine((name) => PLAIN.test(name), NAME_SENTENCE)),
  ),
  z.transform((name) => (name !== null && VISIBLE.test(name) ? name : null)),
);

/** The name of a person, in replies beside their address. */
export const personName = described(
  z.optional(z.nullable(z.string())),
  'The name that they chose; null: none; absent in servers before 1.1',
);
