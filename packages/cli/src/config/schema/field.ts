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

/** A field that may be left out, and then has this value. */
export function byDefault<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: z.core.util.NoUndefined<z.output<Schema>>,
  words: string,
): z.ZodMiniDefault<Schema> {
  return required(z._default(schema, value), words)
}

/** A group of fields that may be left out, and then has the defaults of its fields. */
export function nested<Schema extends z.ZodMiniObject | z.ZodMiniPipe>(
  schema: Schema,
  words: string,
): z.ZodMiniPrefault<Schema> {
  return required(z.prefault(schema, {} as z.input<Schema>), words)
}
