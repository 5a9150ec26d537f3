import * as z from 'zod/mini'

/**
 * A schema with its doc comment: the manual's sentence about the field. The schema itself is marked, not a copy,
 * so give it one of its own.
 */
export function required<Schema extends z.ZodMiniType>(schema: Schema, words: string): Schema {
  z.globalRegistry.add(schema, { description: words })
  return schema
}

/** A field that may be left out, and then is absent. */
export function optional<Schema extends z.ZodMiniType>(schema: Schema, words: string): z.ZodMiniExactOptional<Schema> {
  return required(z.exactOptional(schema), words)
}

/** A field that may be left out, and then reads as if this had been written. */
export function byDefault<Schema extends z.ZodMiniType>(
  schema: Schema,
  written: z.input<Schema>,
  words: string,
): z.ZodMiniPrefault<Schema> {
  return required(z.prefault(schema, written), words)
}
