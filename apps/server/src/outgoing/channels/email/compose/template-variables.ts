import { TEMPLATE_VARIABLES, type TemplateVariable } from '@dosewise/contract';
import { escapeHtml } from '../../../../runtime/http/escape-html.ts';

/** The values that a mail is filled with, for one person. */
export type VariableValues = Readonly<Record<TemplateVariable, string>>;

/** Anything between two pairs of braces. Braces end the match, so it never looks back. */
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** A piece of a text that differs from mail to mail only in its gaps. */
export type Piece<Gap> = { readonly text: string } | { readonly gap: Gap };

/** The values for one person. Each is one line: a country may hold anything that was typed. */
export function fillVariables(person: { email: string; country: string }): VariableValues {
  return {
    user_email: oneLine(person.email),
    user_country: oneLine(person.country),
    user_name: nameOf(person.email),
  };
}

/** The variables that `text` names: those that exist, once each, and those that do not. */
export function findVariables(text: string): { used: TemplateVariable[]; unknown: string[] } {
  const names = new Set([...text.matchAll(PLACEHOLDER)].map((match) => (match[1] ?? '').trim()));
  return {
    used: TEMPLATE_VARIABLES.filter((variable) => names.has(variable)),
    unknown: [...names].filter((name) => !isVariable(name)),
  };
}

/** Fills `html` with the values, escaped for the text and the quoted attributes of HTML. */
export function fillHtml(html: string, values: VariableValues): string {
  return fillPieces(splitAtVariables(html), (variable) => escapeHtml(values[variable]));
}

/** Fills plain text, such as a subject, with the values as they are. */
export function fillText(text: string, values: VariableValues): string {
  return fillPieces(splitAtVariables(text), (variable) => values[variable]);
}

/** `text` taken apart at its variables, whose names stand in between. */
export function splitAtVariables(text: string): Piece<TemplateVariable>[] {
  const pieces: Piece<TemplateVariable>[] = [];
  let end = 0;
  for (const { 0: placeholder, 1: inner = '', index } of text.matchAll(PLACEHOLDER)) {
    const name = inner.trim();
    if (!isVariable(name)) continue;
    pieces.push({ text: text.slice(end, index) }, { gap: name });
    end = index + placeholder.length;
  }
  return [...pieces, { text: text.slice(end) }];
}

/** `pieces` as one text, with a value for each gap. */
export function fillPieces<Gap>(
  pieces: readonly Piece<Gap>[],
  valueFor: (gap: Gap) => string,
): string {
  return pieces.map((piece) => ('text' in piece ? piece.text : valueFor(piece.gap))).join('');
}

/** Control characters and line breaks as spaces. */
export function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function isVariable(name: string): name is TemplateVariable {
  return (TEMPLATE_VARIABLES as readonly string[]).includes(name);
}

/** A name to greet by: the part before the @, without a tag, each word with a capital. */
function nameOf(email: string): string {
  const local = email.split('@', 1)[0] ?? '';
  const words = (local.split('+', 1)[0] || local).split(/[^\p{L}\p{N}\p{M}']/u).filter(Boolean);
  return words.map(capitalised).join(' ') || local;
}

function capitalised(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}
