import type { Plugin, Rolldown } from 'vite';

const CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/].*\.ts$/;
/**
 * What a page reads of a route: calls most of it, two forms the sentence. What a request must be like is
 * the server's business. Types do not know of it: who reads more of a route adds it here.
 */
const READ_BY_PAGES = [
  'id',
  'method',
  'path',
  'access',
  'response',
  'download',
  'missingFieldsSentence',
];

/**
 * Leaves out of each route of the contract what no page reads: schemas of requests, errors and
 * descriptions. What they alone needed then falls away by itself: every other constant of the
 * contract is marked as free of side effects, which a chain of calls does not show.
 */
export function browserContract(): Plugin {
  return {
    name: 'browser-contract',
    apply: 'build',
    transform: {
      filter: { id: CONTRACT },
      handler(code) {
        let kept = code;
        // From the last to the first, so that places stay what they were.
        for (const call of callsIn(this.parse(code)).reverse()) {
          const now = readByPages(call, code) ?? pure(code.slice(call.start, call.end));
          kept = kept.slice(0, call.start) + now + kept.slice(call.end);
        }
        return { code: kept, map: null };
      },
    },
  };
}

/** The calls that make the constants of a module. */
function callsIn({ body }: ReturnType<Rolldown.PluginContext['parse']>) {
  return body
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .flatMap((made) => (made?.type === 'VariableDeclaration' ? made.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
}

/** The route without what no page reads; null for what is no route. */
function readByPages(
  { callee, arguments: [route] }: ReturnType<typeof callsIn>[number],
  code: string,
): string | null {
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
  return `defineRoute({${fields.join()}})`;
}

const pure = (made: string): string => `/* @__PURE__ */ (() => ${made})()`;
