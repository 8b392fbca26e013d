import { createHash } from 'node:crypto';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import type { Plugin, Rolldown } from 'vite';
import { readReplyShape } from '../../packages/contract/src/reply-shape.ts';

const CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/].*\.ts$/;
/**
 * The module in which schemas tell readers of openapi.json of themselves: nothing, where there are
 * no schemas.
 */
const ANNOTATIONS = /[\\/]contract[\\/]src[\\/]annotations\.ts$/;
const NO_ANNOTATIONS = `
  export const described = (schema) => schema;
  export const named = (name, schema) => schema;
  export const upTo = (schema) => schema;
  export const withExample = (schema) => schema;
`;

/**
 * The fields of a route that a page reads: calls most of them, the pages of another person
 * whether these may be called there, two forms the sentence. The shape of
 * a request is the server's business. Types do not know of this list: whoever reads more of a route
 * adds it here.
 */
const READ_BY_PAGES = [
  'id',
  'method',
  'path',
  'access',
  'forPeople',
  'download',
  'missingFieldsSentence',
];
/** Lists of the same, as values: some name a list that stands elsewhere. */
const LISTS = ['reads', 'changes'] as const;

const ROUTES = new Map<string, (typeof ALL_ROUTES)[number]>(
  ALL_ROUTES.map((route) => [route.id, route]),
);

/**
 * Leaves out of each route of the contract what no page reads: schemas of requests, errors and
 * descriptions. In place of the reply's schema stands its shape, for which nobody needs zod. What they
 * alone needed then falls away by itself: every other constant of the contract is marked as free of
 * side effects, which a chain of calls does not show.
 */
export function browserContract(): Plugin {
  return {
    name: 'browser-contract',
    config: () => ({
      define: {
        'import.meta.env.VITE_KEPT_ROUTES': JSON.stringify(idsOf(KEPT)),
        'import.meta.env.VITE_FILLED_ROUTES': JSON.stringify(idsOf(FILLED)),
      },
    }),
    transform: {
      filter: { id: CONTRACT },
      handler(code, id) {
        if (ANNOTATIONS.test(id)) return { code: NO_ANNOTATIONS, map: null };
        let kept = code;
        // From the last to the first, so that places stay what they were.
        for (const made of madeIn(this.parse(code)).reverse()) {
          const now = readByPages(made, code) ?? pure(code.slice(made.start, made.end));
          kept = kept.slice(0, made.start) + now + kept.slice(made.end);
        }
        return { code: kept, map: null };
      },
    },
  };
}

/** The expressions that make the constants of a module: calls, and objects with calls in them. */
function madeIn({ body }: ReturnType<Rolldown.PluginContext['parse']>) {
  return body
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .flatMap((made) => (made?.type === 'VariableDeclaration' ? made.declarations : []))
    .flatMap(({ init }) =>
      init?.type === 'CallExpression' || init?.type === 'ObjectExpression' ? [init] : [],
    );
}

/** The route without what no page reads; null for what is no route. */
function readByPages(made: ReturnType<typeof madeIn>[number], code: string): string | null {
  if (made.type !== 'CallExpression') return null;
  const {
    callee,
    arguments: [route],
  } = made;
  const isRoute = callee.type === 'Identifier' && callee.name === 'defineRoute';
  if (!isRoute || route?.type !== 'ObjectExpression') return null;
  const fields = route.properties
    .filter(
      (field) =>
        field.type === 'Property' &&
        field.key.type === 'Identifier' &&
        READ_BY_PAGES.includes(field.key.name),
    )
    .map(({ start, end }) => code.slice(start, end));
  const id = fields.map((field) => /^id:\s*["'](\w+)["']$/.exec(field)?.[1]).find(Boolean) ?? '';
  const definition = ROUTES.get(id);
  if (!definition) throw new Error(`The contract has no route ${id}.`);
  const lists = LISTS.flatMap((name) => {
    const list = definition[name] ?? [];
    return list.length > 0 ? [`${name}:${JSON.stringify(list)}`] : [];
  });
  const shape = `response:${JSON.stringify(readReplyShape(definition))}`;
  return `defineRoute({${[...fields, ...lists, shape].join()}})`;
}

const pure = (made: string): string => `/* @__PURE__ */ (() => (${made}))()`;

/** The routes whose replies browsers keep, and those that they also ask for ahead. */
const KEPT = ALL_ROUTES.filter(({ offline }) => offline !== undefined);
const FILLED = ALL_ROUTES.filter(({ offline }) => offline === 'filled');
const idsOf = (routes: typeof KEPT) => routes.map(({ id }) => id).join();

/** A name for the shapes of the replies that browsers keep: another one when a shape changes. */
export function keptShapes(): string {
  const shapes = JSON.stringify(KEPT.map(readReplyShape));
  return createHash('sha256').update(shapes).digest('hex').slice(0, 12);
}
