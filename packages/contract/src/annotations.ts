import * as z from 'zod/mini';

// Marked as without side effects, so that a bundle leaves out what no one in it uses.

/** The schema with facts for openapi.json and its readers. A copy carries them; the schema stays as it is. */
function annotated<S extends z.ZodMiniType>(schema: S, facts: z.core.GlobalMeta): S {
  const copy = schema.clone();
  z.globalRegistry.add(copy, facts);
  return copy;
}

/** The schema with a line that says what its value means. */
export const described = /* @__NO_SIDE_EFFECTS__ */ <S extends z.ZodMiniType>(
  schema: S,
  description: string,
): S => annotated(schema, { description });

/** The schema with the longest text that it takes, where a check behind a change says so, which is not seen in front. */
export const upTo = /* @__NO_SIDE_EFFECTS__ */ <S extends z.ZodMiniType<unknown, string>>(
  schema: S,
  maxLength: number,
): S => annotated(schema, { maxLength });

/** The schema as a part of its own, `name`, that others refer to. */
export const named = /* @__NO_SIDE_EFFECTS__ */ <S extends z.ZodMiniType>(
  name: string,
  schema: S,
): S => annotated(schema, { id: name });

/** The schema with an example of its value. */
export const withExample = /* @__NO_SIDE_EFFECTS__ */ <S extends z.ZodMiniType>(
  schema: S,
  example: z.input<S>,
): S => annotated(schema, { examples: [example] });
