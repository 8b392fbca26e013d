import * as z from 'zod/mini';
import type { RouteDefinition } from './route.ts';

/**
 * The shape that a reply must have, small enough for every page: the name of a type (`*` is any),
 * or a list of a kind with its parts, or an object's fields by their names.
 */
export type ReplyShape =
  | string
  | readonly ['list', ReplyShape]
  | readonly ['or', ...ReplyShape[]]
  | readonly ['one', ...(string | number | boolean | null)[]]
  | { readonly [field: string]: ReplyShape };

/** JSON Schema, as far as the schemas of replies use it. */
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: string | number | boolean | null;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** The shape of a route's reply, by its schema; null where it has none. */
export function readReplyShape({ response }: RouteDefinition): ReplyShape | null {
  if (response === null) return null;
  const schema = z.toJSONSchema(response, { io: 'output' }) as JsonSchema;
  return shapeOf(schema, schema.$defs ?? {});
}

function shapeOf(schema: JsonSchema, named: Readonly<Record<string, JsonSchema>>): ReplyShape {
  const { type, properties, items, anyOf, required, $ref } = schema;
  const inner = (part: JsonSchema) => shapeOf(part, named);
  if ($ref !== undefined) return inner(named[$ref.replace('#/$defs/', '')] ?? {});
  if (schema.enum) return ['one', ...schema.enum];
  if (schema.const !== undefined) return ['one', schema.const];
  if (anyOf) return ['or', ...anyOf.map(inner)];
  if (type === 'array') return ['list', inner(items ?? {})];
  if (type === 'object' && properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [
        name,
        required?.includes(name) ? inner(field) : (['or', 'undefined', inner(field)] as const),
      ]),
    );
  }
  if (type === undefined) return '*';
  return typeof type === 'string' ? typeName(type) : ['or', ...type.map(typeName)];
}

/** As `typeof` has it. */
const typeName = (type: string): string => (type === 'integer' ? 'number' : type);
