import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT, type Step } from './step.ts';

const SOURCES = 'apps/web/src/**/*.{ts,tsx}';
/** Files in which words may stand: the texts, those of other languages, names of these, and tests. */
const HOLDS_WORDS =
  /(^|[\\/])(texts|formats[\\/](languages|countries))\.ts$|[\\/]languages[\\/](?!formats)[\w-]+[\\/]|\.test\.tsx?$|\.d\.ts$/;
/** Attributes and properties whose values no person reads. */
const TECHNICAL = /^(className|d|key|id|rel|viewBox|autoComplete|href|src|authorization)$/;
/** Values that `KeyboardEvent.key` may have. */
const KEYS = /^(Enter|Escape|Home|End|Tab|Page(Up|Down)|Arrow(Up|Down|Left|Right))$/;

/** Words where they may not stand: a text outside the texts, or the beginning of a doc comment. */
export interface StrayWords {
  readonly line: number;
  readonly words: string;
}

/**
 * The words in the module `code` that a person would read: any letter between tags, a value of an
 * attribute or a string that begins like a sentence or a label. Messages of `new Error` are for
 * developers, and what is compared is a value.
 */
export function strayWordsIn(code: string, file: string): StrayWords[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: StrayWords[] = [];
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return;
    const words = wordsOf(node);
    if (words !== null) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, words: words.replace(/\s+/g, ' ').trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isForDevelopers(node: ts.Node): boolean {
  return (
    (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) ||
    (ts.isCallExpression(node) && /^console\./.test(node.expression.getText())) ||
    ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
      TECHNICAL.test(node.name.getText())) ||
    ts.isImportDeclaration(node) ||
    ts.isTypeNode(node)
  );
}

function wordsOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text) ? node.text : null;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ literal }) => literal.text);
    const text = [node.head.text, ...spans].join('…');
    return readsLikeWords(text) ? text : null;
  }
  if (!ts.isStringLiteralLike(node) || isCompared(node) || KEYS.test(node.text)) return null;
  const isRead = isShown(node) ? /\p{L}/u.test(node.text) : readsLikeWords(node.text);
  return isRead ? node.text : null;
}

/** A capital and small letters, alone or before more words: `Save`, `Failed to load …`. */
function readsLikeWords(text: string): boolean {
  return /^[^\p{L}]*(\p{Lu}\p{Ll}+[^\p{L}]*|\p{Lu}[\p{L}\p{N}’'-]*[ ,.:?!].*\p{Ll}.*)$/su.test(
    text,
  );
}

/** True when the string stands between tags: `{isNew ? 'new' : 'old'}`. */
function isShown(node: ts.Node): boolean {
  let child = node;
  let { parent } = node;
  while (
    (ts.isConditionalExpression(parent) && parent.condition !== child) ||
    (ts.isBinaryExpression(parent) && parent.right === child) ||
    ts.isParenthesizedExpression(parent)
  ) {
    child = parent;
    parent = parent.parent;
  }
  return ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent);
}

function isCompared({ parent }: ts.Node): boolean {
  const isComparison =
    ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText());
  return isComparison || ts.isCaseClause(parent) || ts.isElementAccessExpression(parent);
}

/** A step that complains of the words that `find` sees in the modules. */
const stepOver = (
  name: string,
  complaint: string,
  listModules: () => string[],
  find: (code: string, path: string) => StrayWords[],
): Step => ({
  name,
  run: async () => {
    const paths = listModules();
    if (paths.length === 0) throw new Error('No module was found.');
    const found = paths.flatMap((path) =>
      find(readFileSync(join(ROOT, path), 'utf8'), path).map(
        ({ line, words }) => `${path}:${line}: ${words}`,
      ),
    );
    if (found.length > 0) throw new Error(`${complaint}:\n${found.join('\n')}`);
  },
});

/** Each sentence that people read stands in a `texts.ts`, so that another language can follow. */
export const wordsStep = stepOver(
  'words in texts',
  'Words outside a texts.ts',
  () => globSync(SOURCES, { cwd: ROOT }).filter((path) => !HOLDS_WORDS.test(path)),
  strayWordsIn,
);

const MODULES = '{apps,packages,e2e,tools,bench}/**/*.{ts,tsx,mjs}';
const NOT_OURS = /(^|[\\/])(node_modules|dist)([\\/]|$)/;
const PREPOSITION = 'About|After|At|Below|By|For|From|In|Of|On|Since|To|Under|Until|With';
const QUESTION_WORD = '[Ww]h(?:at|ether|o|om|ose|ere|en|y|ich)|[Hh]ow';
/** A doc comment that stands first in its line; in a string, as in tests of this check, it does not. */
const QUESTION = new RegExp(
  `^[ \\t{]*/\\*\\*[\\s*]*((?:(?:${PREPOSITION}) )?(?:${QUESTION_WORD})\\b.*)`,
  'gm',
);

/** The doc comments in the module `code` that begin with a question in place of the thing. */
export function questionsIn(code: string): StrayWords[] {
  return [...code.matchAll(QUESTION)].map(({ 0: comment, 1: words = '', index }) => ({
    line: code.slice(0, index + comment.length).split('\n').length,
    words: words.replace(/\s*\*\/.*$/, ''),
  }));
}

/** A doc comment says what something is: 'The dose …', 'True when …', not 'What is …' or 'Whether …'. */
export const docCommentsStep = stepOver(
  'doc comments',
  'Doc comments that begin with a question, not with the thing',
  () => globSync(MODULES, { cwd: ROOT, exclude: (path) => NOT_OURS.test(path) }),
  questionsIn,
);
