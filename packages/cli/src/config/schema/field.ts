import * as z from 'zod/mini'

/**
 * A schema with its description: the manual's sentence about the field. Marks the schema itself, not a copy, so do
 * not share it between fields.
 */
export function required<Schema extends z.ZodMiniType>(schema: Schema, words: string): Schema {
  z.globalRegistry.add(schema, { description: words })
  return schema
}

/** An optional field without a default. */
export function optional<Schema extends z.ZodMiniType>(schema: Schema, words: string): z.ZodMiniExactOptional<Schema> {
  return required(z.exactOptional(schema), words)
}

/** An optional field with a default. */
export function byDefault<Schema extends z.ZodMiniType>(
  schema: Schema,
  written: z.input<Schema>,
  words: string,
): z.ZodMiniPrefault<Schema> {
  return required(z.prefault(schema, written), words)
}
