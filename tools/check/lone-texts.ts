import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT, type Step } from './step.ts';

const WEB = join(ROOT, 'apps/web');

/** Text in the page that React could no longer change once a page translator took it out. */
export interface MixedText {
  readonly line: number;
  readonly text: string;
}

/** A program of all of web, or of one module that does not exist: `code` at the path `file`. */
export function webProgram(file?: string, code = ''): ts.Program {
  const { config } = ts.readConfigFile(join(WEB, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, WEB);
  if (file === undefined) return ts.createProgram(fileNames, options);
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.fileExists = (path) => path === file || existsSync(path);
  host.getSourceFile = (path, ...rest) =>
    path === file
      ? ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
      : getSourceFile(path, ...rest);
  return ts.createProgram([file], options, host);
}

/**
 * Text in the module `file` that does not stand alone in an element: beside other children, in a fragment, or given
 * back by a component. Blanks are left out: translators leave them where they are.
 */
export function mixedTextsIn(program: ts.Program, file: string): MixedText[] {
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`${file} is not part of web`);
  const checker = program.getTypeChecker();
  const found: MixedText[] = [];

  const mayBeText = (type: ts.Type, within: readonly ts.Type[] = []): boolean => {
    // Children are lists of children.
    if (within.includes(type)) return false;
    const isPart = (part: ts.Type) => mayBeText(part, [...within, type]);
    if (type.isUnion()) return type.types.some(isPart);
    if (type.isStringLiteral()) return type.value.trim() !== '';
    const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
    if ((type.flags & (TEXT | ts.TypeFlags.Any)) !== 0) return true;
    return checker.isArrayType(type) || checker.isTupleType(type)
      ? checker.getTypeArguments(type as ts.TypeReference).some(isPart)
      : false;
  };
  const isText = (child: ts.JsxChild): boolean =>
    ts.isJsxText(child)
      ? child.text.trim() !== ''
      : ts.isJsxExpression(child) &&
        child.expression !== undefined &&
        mayBeText(checker.getTypeAtLocation(child.expression));
  const isComponent = (node: ts.SignatureDeclaration): boolean => {
    const name = ts.isArrowFunction(node)
      ? ts.isVariableDeclaration(node.parent) && node.parent.name
      : node.name;
    return name !== undefined && name !== false && /^[A-Z][a-z]/.test(name.getText());
  };
  const note = (node: ts.Node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ line: line + 1, text: node.getText().replace(/\s+/g, ' ').slice(0, 60) });
  };

  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isRendered);
      if (children.length > 1 || ts.isJsxFragment(node)) children.filter(isText).forEach(note);
    }
    if ((ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)) && isComponent(node)) {
      const signature = checker.getSignatureFromDeclaration(node);
      if (signature && mayBeText(signature.getReturnType())) note(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isRendered = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(child) || child.expression !== undefined;

export const loneTextsStep: Step = {
  name: 'texts alone in their elements',
  run: async () => {
    const program = webProgram();
    const found = program
      .getRootFileNames()
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        mixedTextsIn(program, file).map(
          ({ line, text }) => `${relative(ROOT, file)}:${line}: ${text}`,
        ),
      );
    if (found.length === 0) return;
    throw new Error(
      `A page translator breaks text beside other children; give it an element of its own:\n${found.join('\n')}`,
    );
  },
};
