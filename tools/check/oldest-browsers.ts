import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyNode, type Identifier, type Node, type Pattern, parse } from 'acorn';
import { full, fullAncestor } from 'acorn-walk';
import { ensureWebBuilt } from '../web-build.ts';
import {
  findNewerFeatures,
  type NewerFeatures,
  type OldestBrowsers,
  readOldestBrowsers,
} from './newer-features.ts';
import { ROOT, type Step } from './step.ts';

/**
 * The last edition of the language that all of the oldest browsers know whole, with its regular
 * expressions: the next one has the flag v, which Chrome 111 and Safari 16.4 lack.
 */
const LANGUAGE = 2023;

/** A method that some library calls only for what no page of ours has. */
const NEVER_CALLED: ReadonlyMap<string, string> = new Map([
  ['.startViewTransition', 'React calls it for <ViewTransition> alone.'],
]);

/** The global object's own names. */
const ROOTS = ['window', 'self', 'globalThis'];

/** `AbortSignal.any` for a name or a chain of names; undefined for anything else. */
const nameOf = (node: AnyNode): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined;
  if (node.computed) return undefined;
  const owner = nameOf(node.object);
  if (owner === undefined) return undefined;
  return ROOTS.includes(owner) ? node.property.name : `${owner}.${node.property.name}`;
};

const propertyOf = (node: AnyNode): string | undefined =>
  node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;

/** True when `node` is the feature itself: `.name` is one of any object. */
const isFeature = (node: AnyNode, feature: string): boolean =>
  feature.startsWith('.') ? `.${propertyOf(node)}` === feature : nameOf(node) === feature;

/** The expressions that decide whether something else runs. */
const testsIn = (node: AnyNode): AnyNode[] => {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return [node.test];
  if (node.type === 'LogicalExpression') return [node.left];
  if (node.type === 'CallExpression' && node.optional) return [node.callee];
  return [];
};

/** The text of a literal, which a minifier writes as a template. */
const textOf = (node: AnyNode): unknown => {
  if (node.type === 'Literal') return node.value;
  return node.type === 'TemplateLiteral' ? node.quasis[0]?.value.cooked : undefined;
};

/** True when `test` asks if the feature is there, and does not merely use it. */
const asksFor = (test: AnyNode, feature: string): boolean => {
  const last = feature.slice(feature.lastIndexOf('.') + 1);
  if (isFeature(test, feature)) return true;
  if (test.type === 'UnaryExpression') return asksFor(test.argument, feature);
  if (test.type === 'LogicalExpression') {
    return asksFor(test.left, feature) || asksFor(test.right, feature);
  }
  if (test.type !== 'BinaryExpression') return false;
  if (test.operator === 'in') return textOf(test.left) === last;
  return [test.left, test.right].some(
    (side) => side.type === 'UnaryExpression' && asksFor(side.argument, feature),
  );
};

/** The features that a file gives to itself where they are missing, by `??=`, as libraries do first of all. */
const filledIn = (program: Node): Set<string> => {
  const features = new Set<string>();
  full(program, (node) => {
    const visited = node as AnyNode;
    if (visited.type !== 'AssignmentExpression' || visited.operator !== '??=') return;
    const name = nameOf(visited.left);
    if (name !== undefined) features.add(name);
  });
  return features;
};

const IS_FUNCTION = /Function/;

/** True when the function, or on its top level the statement, in which the use stands asks before it. */
const isAskedFor = (feature: string, ancestors: readonly AnyNode[]): boolean => {
  const functions = ancestors.filter(({ type }) => IS_FUNCTION.test(type)).reverse();
  const [, statement] = ancestors;
  return [...functions, ...(statement ? [statement] : [])].some((place) => {
    let isAsked = false;
    full(place, (node) => {
      // The walker's type of a node has no parts; all that it visits are these.
      const visited = node as AnyNode;
      if (visited.type === 'UnaryExpression' && visited.operator === 'typeof') {
        isAsked ||= isFeature(visited.argument, feature);
      }
      isAsked ||= testsIn(visited).some((test) => asksFor(test, feature));
    });
    return isAsked;
  });
};

/** Notes the names that a file gives to things of its own. */
const noteOwnNames = (program: Node, variables: Set<string>, members: Set<string>): void => {
  const declare = (pattern: Pattern | Identifier | null | undefined) => {
    if (pattern?.type === 'Identifier') variables.add(pattern.name);
  };
  full(program, (node) => {
    const visited = node as AnyNode;
    if (visited.type === 'VariableDeclarator') declare(visited.id);
    if ('params' in visited) visited.params.forEach(declare);
    if (visited.type === 'FunctionDeclaration') declare(visited.id);
    if (visited.type === 'ImportSpecifier') declare(visited.local);
    if (
      'key' in visited &&
      visited.key.type === 'Identifier' &&
      !('computed' in visited && visited.computed)
    ) {
      members.add(visited.key.name);
    }
    if (visited.type === 'AssignmentExpression') members.add(propertyOf(visited.left) ?? '');
  });
};

/** Uses in a parsed file of what is newer than the oldest browsers, with their places. */
const findUses = (
  program: Node,
  newer: NewerFeatures,
  variables: ReadonlySet<string>,
  members: ReadonlySet<string>,
) => {
  const found: { feature: string; at: Node }[] = [];
  fullAncestor(program, (node, _state, path) => {
    const ancestors = path as AnyNode[];
    const visited = node as AnyNode;
    const note = (feature: string) => {
      if (!isAskedFor(feature, ancestors)) found.push({ feature, at: node });
    };
    const isNewer = (name: string) =>
      !variables.has(name.split('.')[0] ?? '') &&
      (newer.globals.has(name) || newer.dotted.has(name));
    const name = nameOf(visited);
    if (name !== undefined) return isNewer(name) ? note(name) : undefined;
    if (visited.type === 'VariableDeclarator' && visited.id.type === 'ObjectPattern') {
      // Of `navigator` and its like comes undefined, of a class a method that is called.
      const owner = /^[A-Z]/.exec(visited.init ? (nameOf(visited.init) ?? '') : '')?.input;
      for (const { type, ...property } of visited.id.properties) {
        if (type !== 'Property' || !('key' in property)) continue;
        const taken = `${owner}.${property.key.type === 'Identifier' ? property.key.name : ''}`;
        if (newer.dotted.has(taken)) note(taken);
      }
    }
    if (visited.type === 'CallExpression') {
      const method = propertyOf(visited.callee) ?? '';
      const isNamed = isNewer(nameOf(visited.callee) ?? '');
      if (!isNamed && newer.members.has(method) && !members.has(method)) note(`.${method}`);
    }
  });
  return found;
};

const excerpt = (code: string, { start, end }: Node): string =>
  code.slice(Math.max(0, start - 40), end + 40).replaceAll(/\s+/g, ' ');

/** Complaints about scripts (path → code): what they use without asking, and what none knows how to read. */
export const complaintsAboutScripts = (
  scripts: ReadonlyMap<string, string>,
  newer: NewerFeatures,
): string[] => {
  const complaints: string[] = [];
  const programs: { path: string; code: string; program: Node; variables: Set<string> }[] = [];
  const members = new Set<string>();
  for (const [path, code] of scripts) {
    try {
      const program = parse(code, { ecmaVersion: LANGUAGE, sourceType: 'module' });
      const variables = new Set<string>();
      noteOwnNames(program, variables, members);
      programs.push({ path, code, program, variables });
    } catch (error) {
      complaints.push(`${path} has syntax newer than ES${LANGUAGE}: ${error}`);
    }
  }
  for (const { path, code, program, variables } of programs) {
    const own = filledIn(program);
    for (const { feature, at } of findUses(program, newer, variables, members)) {
      if (!NEVER_CALLED.has(feature) && !own.has(feature)) {
        complaints.push(`${path} uses ${feature}: … ${excerpt(code, at)} …`);
      }
    }
  }
  return complaints;
};

/** The selector before the braces of a rule, and of no at-rule. */
const SELECTOR = /(?<=^|[{};])[^{};@]+(?=\{)/g;
/** A selector that one browser cannot read takes its whole rule along, except in such a list. */
const FORGIVING = /:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g;
const IN_SELECTOR = /(?<!\\):?(:[a-z][a-z-]*|&)/g;
const CALL = /[a-z][a-z-]*\(/g;

/** Complaints about style sheets (path → text). */
export const complaintsAboutStyles = (
  sheets: ReadonlyMap<string, string>,
  newer: NewerFeatures,
): string[] =>
  [...sheets].flatMap(([path, css]) => {
    const selectors = css.match(SELECTOR)?.join().replaceAll(FORGIVING, '') ?? '';
    const names = new Set([
      ...[...selectors.matchAll(IN_SELECTOR)].map(([, name = '']) => name),
      ...[...css.matchAll(CALL)].map(([call]) => `${call})`),
    ]);
    return [...names].flatMap((name) => (newer.css.has(name) ? `${path} uses ${name}.` : []));
  });

/** The browsers' names, as people say them. */
export const oldestInWords = (oldest: OldestBrowsers): string => {
  const { chrome, firefox, safari } = Object.fromEntries(oldest);
  return `Safari and iOS ${safari}, Chrome and Edge ${chrome}, Firefox ESR ${firefox}`;
};

/** Checks that the built files run in the oldest browsers, and that README names these. */
export const oldestBrowsers: Step = {
  name: 'oldest browsers',
  run: async () => {
    await ensureWebBuilt();
    const oldest = readOldestBrowsers();
    const newer = findNewerFeatures(oldest);
    const read = (pattern: string) => {
      const dist = join(ROOT, 'apps/web/dist');
      const paths = globSync(pattern, { cwd: dist }).sort();
      return new Map(paths.map((path) => [path, readFileSync(join(dist, path), 'utf8')]));
    };
    const scripts = read('**/*.js');
    if (scripts.size < 20) throw new Error('The build has too few scripts to be all of it.');
    const complaints = [
      ...complaintsAboutScripts(scripts, newer),
      ...complaintsAboutStyles(read('**/*.css'), newer),
    ];
    const words = oldestInWords(oldest);
    if (!readFileSync(join(ROOT, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ').includes(words)) {
      complaints.push(`README.md does not say '${words}'.`);
    }
    if (complaints.length === 0) return;
    throw new Error(`Not for ${words}: do without, or ask first.\n${complaints.join('\n')}`);
  },
};
