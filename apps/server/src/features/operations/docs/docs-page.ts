import { escapeHtml } from '../../../runtime/http/escape-html.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { type Schema, schemaLines, shapeId } from './schema-words.ts';

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly unknown[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly description?: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Content }>
  >;
}

/** An OpenAPI document, as far as the page tells of it. */
export interface ApiDocument {
  readonly info: { readonly title: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The whole documentation as one page without scripts. */
export function docsPage(document: ApiDocument): string {
  const base = document.servers[0]?.url ?? '';
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ path }) => groupOf(path));
  const title = `${document.info.title} API`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${DOCS_STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
<p>Every address begins with <code>${escapeHtml(base)}</code>. Requests and replies are JSON. Send the
token of <code>POST ${escapeHtml(base)}/login</code> as <code>Authorization: Bearer TOKEN</code>. The
same for programs: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Groups"><ul>${[...groups.keys()]
    .map((group) => `<li><a href="#${escapeHtml(group)}">${escapeHtml(group)}</a></li>`)
    .join('')}<li><a href="#shapes">Shapes</a></li></ul></nav>
${[...groups]
  .map(
    ([group, members]) =>
      `<section id="${escapeHtml(group)}"><h2>${escapeHtml(group)}</h2>${members
        .map(({ path, method, operation }) => operationDetails(base + path, method, operation))
        .join('')}</section>`,
  )
  .join('\n')}
<section id="shapes"><h2>Shapes</h2>${Object.entries(document.components.schemas)
    .map(
      ([name, schema]) =>
        `<details id="${shapeId(name)}"><summary><code>${escapeHtml(name)}</code></summary><div>${schemaLines(schema)}</div></details>`,
    )
    .join('')}</section>
</main></body></html>
`;
}

function groupOf(path: string): string {
  const [first = '', second = ''] = path.split('/').slice(1);
  return first === 'admin' ? `admin-${second}` : first;
}

function operationDetails(path: string, method: string, operation: Operation): string {
  const { parameters, requestBody, responses } = operation;
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  return `<details id="${escapeHtml(operation.operationId)}">
<summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</summary>
<div><p class="quiet">${operation.security ? 'Needs a token.' : 'No token needed.'}</p>
${parameters.length === 0 ? '' : `<h4>Parameters</h4><dl>${parameters.map(parameterLine).join('')}</dl>`}
${body === undefined ? '' : `<h4>Body</h4>${schemaLines(body)}`}
<h4>Replies</h4><dl>${Object.entries(responses).map(responseLine).join('')}</dl></div></details>`;
}

function parameterLine({
  name,
  in: place,
  required,
  description,
  schema,
}: Operation['parameters'][number]) {
  const must = required ? 'required' : 'optional';
  return `<dt><code>${escapeHtml(name)}</code> in ${place}, ${must}</dt><dd>${escapeHtml(description ?? '')} ${schemaLines(schema)}</dd>`;
}

function responseLine([status, reply]: [string, Operation['responses'][string]]): string {
  const [media, content] = Object.entries(reply.content ?? {})[0] ?? [];
  const words = escapeHtml(reply.description).replaceAll('\n\n', '<br>');
  const shape = content?.schema ? schemaLines(content.schema) : escapeHtml(media ?? '');
  return `<dt><code>${status}</code></dt><dd>${words} ${Number(status) < 400 ? shape : ''}</dd>`;
}
