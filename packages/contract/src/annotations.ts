import * as z from 'zod/mini';

/** What openapi.json and its readers learn of a schema. A copy carries it; the schema stays as it is. */
function annotated<S extends z.ZodMiniType>(schema: S, facts: z.core.GlobalMeta): S {
  const copy = schema.clone();
  z.globalRegistry.add(copy, facts);
  return copy;
}

/** The schema with a line that says what its value means. */
export const described = <S extends z.ZodMiniType>(schema: S, description: string): S =>
  annotated(schema, { description });

/** The schema as a part of its own, `name`, that others refer to. */
export const named = <S extends z.ZodMiniType>(name: string, schema: S): S =>
  annotated(schema, { id: name });

/** The schema with an example of its value. */
export const withExample = <S extends z.ZodMiniType>(schema: S, example: z.input<S>): S =>
  annotated(schema, { examples: [example] });
