import * as z from 'zod/mini'

/**
 * Adds a description, the manual's text about the field, to the schema of a required field. Changes the schema itself,
 * not a copy, so do not share it between fields.
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
  input: z.input<Schema>,
  words: string,
): z.ZodMiniPrefault<Schema> {
  return required(z.prefault(schema, input), words)
}

/** Message of a failed `refine`: the words after "expected" in the diagnostic. */
export interface Expected {
  readonly error: string
  readonly params: { readonly expected: string }
}

/** Settings of a `refine` check. Its diagnostic reads "expected {words}, found …". */
export function expected(words: string): Expected {
  return { error: words, params: { expected: words } }
}

/** Setting of an object schema with a shorthand: its message for other types is "expected a string or an object". */
export const stringOrObject = { error: describeStringOrObject } as const

/** Setting of a discriminated union: the message for an unknown `type`, and the type that other values should have. */
export function unknownType(words: string, kind: 'an object' | 'a string or an object') {
  return { error: ({ code }: z.core.$ZodRawIssue) => (code === 'invalid_type' ? kind : words) }
}

function describeStringOrObject({ code }: z.core.$ZodRawIssue): string | undefined {
  return code === 'invalid_type' ? 'a string or an object' : undefined
}

/** Second argument of `expand` of a `shorthand`, to report issues. Their paths are relative to the value. */
export type FillContext = Pick<z.core.ParsePayload, 'issues'>

/** A schema with a shorthand: `expand` returns the full form of the input, which `schema` validates. */
export function shorthand<Input, Schema extends z.ZodMiniType>(
  expand: (raw: Input, context: FillContext) => unknown,
  schema: Schema,
): z.ZodMiniPipe<z.ZodMiniTransform<z.input<Schema>, Input>, Schema> {
  // The result may have any type until the schema validates it: the casts only satisfy TypeScript.
  const transform = z.transform(expand) as z.ZodMiniTransform<z.input<Schema>, Input>
  return z.pipe(transform, schema as Schema & z.core.$ZodType<unknown, z.input<Schema>>)
}

const FLAGS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
])

/** A flag in a file that Docusaurus reads, too. Like Docusaurus, it accepts the texts `true` and `false`. */
export function flag() {
  return shorthand((raw: boolean) => FLAGS.get(raw) ?? raw, z.boolean())
}

/** A number in a file that Docusaurus reads, too. Like Docusaurus, it accepts the text of a number. */
export function numeral<Schema extends z.ZodMiniNumber>(schema: Schema) {
  return shorthand((raw: number) => (/^-?\d+(?:\.\d+)?$/.test(String(raw)) ? Number(raw) : raw), schema)
}
