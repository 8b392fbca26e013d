import { escapeHtml } from '../../../runtime/http/escape-html.ts';

/** A JSON schema, as far as the page tells of it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** The anchor of a named schema. */
export function shapeId(name: string): string {
  return `shape-${escapeHtml(name)}`;
}

/** A schema in words: an object as a list of its fields. */
export function schemaLines(schema: Schema): string {
  const { properties } = schema;
  if (!properties) return words(schema);
  const must = new Set(schema.required);
  return `<ul>${Object.entries(properties)
    .map(([name, field]) => {
      const optional = must.has(name) ? '' : ', optional';
      const note = field.description ? `: ${escapeHtml(field.description)}` : '';
      return `<li><code>${escapeHtml(name)}</code> ${words(field)}${optional}${note}${nested(field)}</li>`;
    })
    .join('')}</ul>`;
}

function nested(field: Schema): string {
  const inner = field.items ?? field;
  return inner.properties ? schemaLines(inner) : '';
}

function words(schema: Schema): string {
  const { $ref, anyOf, items, additionalProperties } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    return `<a href="#${shapeId(name)}">${escapeHtml(name)}</a>`;
  }
  if (anyOf) return anyOf.map(words).join(' or ');
  if (items) return `list of ${words(items)}`;
  if (typeof additionalProperties === 'object') return `map to ${words(additionalProperties)}`;
  if (schema.enum) {
    return schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' or ');
  }
  if ('const' in schema) return `<code>${escapeHtml(String(schema.const))}</code>`;
  return escapeHtml([typeOf(schema), rangeOf(schema)].filter(Boolean).join(', '));
}

function typeOf({ type, format }: Schema): string {
  const name = typeof type === 'string' ? type : (type ?? []).join(' or ');
  return format === undefined ? name : `${name} (${format})`;
}

function rangeOf({ minimum, maximum, minLength, maxLength }: Schema): string {
  const from = minimum ?? minLength;
  const to = maximum ?? maxLength;
  if (from === undefined && to === undefined) return '';
  const unit = minLength === undefined && maxLength === undefined ? '' : ' characters';
  if (to === undefined) return `at least ${from}${unit}`;
  return from === undefined ? `at most ${to}${unit}` : `${from} to ${to}${unit}`;
}
