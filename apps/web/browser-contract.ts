import type { Plugin, Rolldown } from 'vite';

const CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/].*\.ts$/;
/** What a call reads of its route. What a request must be like is the server's business. */
const READ_BY_CALLS = ['id', 'method', 'path', 'access', 'response', 'download'];

/**
 * Leaves out of each route of the contract what no call reads: schemas of requests, errors and
 * descriptions. What they alone needed then falls away by itself.
 */
export function browserContract(): Plugin {
  return {
    name: 'browser-contract',
    apply: 'build',
    transform: {
      filter: { id: CONTRACT, code: 'defineRoute({' },
      handler(code) {
        let kept = code;
        // From the last to the first, so that places stay what they were.
        for (const route of routesIn(this.parse(code)).reverse()) {
          const fields = route.properties
            .filter(
              (field) =>
                field.type === 'Property' &&
                field.key.type === 'Identifier' &&
                READ_BY_CALLS.includes(field.key.name),
            )
            .map(({ start, end }) => code.slice(start, end));
          kept = `${kept.slice(0, route.start)}{${fields.join()}}${kept.slice(route.end)}`;
        }
        return { code: kept, map: null };
      },
    },
  };
}

/** The objects that `export const … = defineRoute({…})` is called with. */
function routesIn({ body }: ReturnType<Rolldown.PluginContext['parse']>) {
  return body
    .filter((statement) => statement.type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) =>
      declaration?.type === 'VariableDeclaration' ? declaration.declarations : [],
    )
    .flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
      const [route] = init.callee.name === 'defineRoute' ? init.arguments : [];
      return route?.type === 'ObjectExpression' ? [route] : [];
    });
}
