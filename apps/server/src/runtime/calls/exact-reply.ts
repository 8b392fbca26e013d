import * as z from 'zod/mini';

type Check = (value: unknown) => boolean;

/**
 * A check that says true only of a value that `schema` would give back as it is: every field right,
 * none undeclared. It makes no copy, so a long list costs little; of anything else the schema itself
 * must judge. Null for a schema that it does not understand.
 */
export function compileExactCheck(schema: z.ZodMiniType): Check | null {
  // A rule of the schema's own, such as a refinement, is beyond this.
  const rules = schema.def as { checks?: readonly unknown[]; coerce?: boolean };
  if (rules.checks?.length || rules.coerce) return null;
  if (schema instanceof z.ZodMiniArray) return arrayCheck(schema);
  if (schema instanceof z.ZodMiniObject) return objectCheck(schema);
  if (schema instanceof z.ZodMiniNullable) return nullableCheck(schema);
  if (schema instanceof z.ZodMiniEnum) return enumCheck(schema);
  return leafCheck(schema);
}

function leafCheck(schema: z.ZodMiniType): Check | null {
  if (schema instanceof z.ZodMiniBoolean) return (value) => typeof value === 'boolean';
  if (schema instanceof z.ZodMiniStringFormat) return null;
  if (schema instanceof z.ZodMiniString) return (value) => typeof value === 'string';
  if (schema instanceof z.ZodMiniNumberFormat) {
    return schema.def.format === 'safeint' ? Number.isSafeInteger : null;
  }
  return schema instanceof z.ZodMiniNumber ? Number.isFinite : null;
}

function nullableCheck(schema: z.ZodMiniNullable): Check | null {
  const inner = compileExactCheck(schema.def.innerType as z.ZodMiniType);
  return inner && ((value) => value === null || inner(value));
}

function enumCheck(schema: z.ZodMiniEnum): Check {
  const values = new Set<unknown>(schema.options);
  return (value) => values.has(value);
}

function arrayCheck(schema: z.ZodMiniArray): Check | null {
  const element = compileExactCheck(schema.def.element as z.ZodMiniType);
  return element && ((value) => Array.isArray(value) && value.every(element));
}

function objectCheck(schema: z.ZodMiniObject): Check | null {
  if (schema.def.catchall) return null;
  const fields: { readonly name: string; readonly check: Check; readonly mayLack: boolean }[] = [];
  for (const [name, field] of Object.entries(schema.shape)) {
    const mayLack = field instanceof z.ZodMiniOptional;
    const check = compileExactCheck((mayLack ? field.def.innerType : field) as z.ZodMiniType);
    if (!check) return null;
    fields.push({ name, check, mayLack });
  }
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    let count = 0;
    // Inherited fields count too: then there are more than declared, and the schema decides.
    for (const _name in value) count += 1;
    let declared = fields.length;
    // Checked above to be an object; a field that is missing is undefined, which no check takes.
    const record = value as Record<string, unknown>;
    for (const { name, check, mayLack } of fields) {
      const held = record[name];
      if (mayLack && held === undefined) declared -= 1;
      else if (!check(held)) return false;
    }
    return count === declared;
  };
}
