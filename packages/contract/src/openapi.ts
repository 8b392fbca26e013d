import * as z from 'zod/mini';
import { errorBody } from './error-body.ts';
import { ERRORS, type ErrorCode } from './errors.ts';
import { IDEMPOTENCY_KEY, leastScopeFor, type RouteDefinition } from './route.ts';
import { ALL_ROUTES } from './routes.ts';

type Json = Record<string, unknown>;

/** Leaves out facts that say the same twice, or only how JavaScript holds a number: noise to a reader. */
const tidy = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // Replies may grow; who reads them has to bear it.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
};

/** The schema as JSON; its named parts are moved to `named`. */
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output', named: Json): Json => {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, override: tidy }));
  const {
    $schema: _,
    $defs,
    ...rest
  } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/'));
  for (const [name, definition] of Object.entries<Json>($defs ?? {})) {
    if (named[name] && JSON.stringify(named[name]) !== JSON.stringify(definition)) {
      throw new Error(`Two schemas of the contract are called "${name}".`);
    }
    named[name] = definition;
  }
  return rest;
};

const parametersOf = (route: RouteDefinition, named: Json): Json[] => {
  const of = (place: 'path' | 'query' | 'header', schema: z.ZodMiniObject | undefined): Json[] => {
    if (!schema) return [];
    const { properties, required } = schemaOf(schema, 'input', named);
    const must = new Set(required as string[] | undefined);
    return Object.entries(properties as Record<string, Json>).map(
      ([name, { description, ...rest }]) => ({
        name: place === 'header' ? name.replace(/\b\w/g, (sign) => sign.toUpperCase()) : name,
        in: place,
        required: must.has(name),
        ...(description ? { description } : {}),
        schema: rest,
      }),
    );
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
  };
  const person = {
    name: 'Dosewise-For',
    in: 'header',
    required: false,
    schema: { type: 'string', format: 'uuid' },
    description: 'The `personId` of a person who shares with the user: their records are meant.',
  };
  const description = route.takesId
    ? 'The same key and body within 24 hours write nothing a second time. Ignored beside an `_id`.'
    : 'The same key and body within 24 hours write nothing a second time.';
  return [
    ...of('path', route.params),
    ...of('query', route.query),
    ...of('header', route.headers),
    ...(route.idempotent ? [{ ...key, description }] : []),
    ...(route.forPeople ? [person] : []),
  ];
};

/** The errors that a route can answer by its kind, beside those it names. */
const errorsOf = (route: RouteDefinition) => {
  const { access, method, params, query, body, idempotent, takesId, opensDoor } = route;
  const { forPeople, answersAlways, errors } = route;
  const codes = new Set<ErrorCode>();
  if (query || body) codes.add('invalid_request');
  if (access !== 'public') codes.add('unauthorized');
  if (access !== 'public' && leastScopeFor(route) !== 'read') codes.add('token_scope');
  if (forPeople) codes.add('not_allowed').add('token_scope');
  if (access === 'admin') codes.add('forbidden');
  if (opensDoor && opensDoor !== 'with password') codes.add('confirmation_needed');
  if (access !== 'public' && method !== 'GET') codes.add('too_many_writes');
  if (params) codes.add('not_found');
  if (body) codes.add('too_large').add('unsupported_media_type');
  if (idempotent) codes.add('idempotency_mismatch').add('conflict');
  if (takesId) codes.add('id_in_use').add('deleted');
  for (const code of errors) codes.add(code);
  if (!answersAlways) codes.add('overloaded');
  return codes.add('internal');
};

const successOf = ({ status, raw, download, response }: RouteDefinition, named: Json): Json => {
  if (status === 302 || status === 303) {
    const headers = { Location: { schema: { type: 'string' } } };
    return { description: 'Leads to the address in `Location`.', headers };
  }
  if (raw && response) return { description: 'Success.', content: { [raw]: {} } };
  if (!response) return { description: 'Success, without a body.' };
  const schema = schemaOf(response, 'output', named);
  return { description: 'Success.', content: { [download ?? 'application/json']: { schema } } };
};

const responsesOf = (route: RouteDefinition, named: Json): Json => {
  const replies: Record<string, Json> = { [route.status]: successOf(route, named) };
  if (route.takesId) {
    const description = 'It was there already, under the same `_id`. Nothing was written.';
    replies[200] = { ...successOf(route, named), description };
  }
  const byStatus = Map.groupBy(errorsOf(route), (code) => ERRORS[code].status);
  for (const [status, codes] of byStatus) {
    const lines = codes.map((code) => `\`${code}\`: ${ERRORS[code].sentence}`);
    const schema = { $ref: '#/components/schemas/Error' };
    replies[status] = {
      description: lines.join('\n\n'),
      content: { 'application/json': { schema } },
    };
  }
  return replies;
};

/** The token of a session opens what its user may; an API token what its scope says. */
const securityOf = (route: RouteDefinition): Json[] => {
  const least = leastScopeFor(route);
  return [{ token: [] }, ...(least === 'session' ? [] : [{ apiToken: [least] }])];
};

/** The content of a body, or undefined for a route that takes none. */
const contentOf = (
  { body, takesDocuments, takesBytes }: RouteDefinition,
  named: Json,
): Json | undefined => {
  if (takesBytes) {
    const schema = { type: 'string', format: 'binary', maxLength: takesBytes.most };
    return { 'application/octet-stream': { schema } };
  }
  if (!body) return undefined;
  const schema = schemaOf(body, 'input', named);
  if (!takesDocuments) return { 'application/json': { schema } };
  const { description, maxLength } = (schema.properties as Record<string, Json>).data ?? {};
  return {
    'application/json': { schema: { type: 'object', description } },
    'application/x-ndjson': { schema: { type: 'string', description, maxLength } },
  };
};

const operationOf = (route: RouteDefinition, named: Json): Json => {
  const content = contentOf(route, named);
  return {
    operationId: route.id,
    summary: route.summary,
    ...(route.access === 'public' ? {} : { security: securityOf(route) }),
    parameters: parametersOf(route, named),
    ...(content && { requestBody: { required: true, content } }),
    responses: responsesOf(route, named),
  };
};

/** The OpenAPI 3.1 document of all routes, as the text of openapi.json. */
export const renderOpenapi = (): string => {
  const named: Json = {};
  schemaOf(errorBody, 'output', named);
  const paths: Record<string, Json> = {};
  for (const route of ALL_ROUTES) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, named) };
  }
  const securitySchemes = {
    token: {
      type: 'http',
      scheme: 'bearer',
      description:
        'Of a session: what a login returns. Where a proxy takes `Authorization`, the header `X-Dosewise-Token` carries the token alone.',
    },
    apiToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'Made at `POST /user/tokens`, with the scope that is named or a wider one.',
    },
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Dosewise', version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes, schemas: named },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
};
