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

/** Schema with a shorthand → creates the schema of what authors write. */
const writtenForms = new WeakMap<z.core.$ZodType, () => z.ZodMiniType>()

/** Returns the schema of what authors write for a schema with a shorthand; `undefined` if any value is accepted. */
export function findWrittenForm(schema: z.core.$ZodType): z.ZodMiniType | undefined {
  return writtenForms.get(schema)?.()
}

/**
 * A schema with a shorthand: `expand` returns the full form of the input, which `schema` validates. `written` creates
 * the schema of the input, which only JSON Schemas use.
 */
export function shorthand<Input, Schema extends z.ZodMiniType>(
  expand: (raw: Input, context: FillContext) => unknown,
  schema: Schema,
  written?: (full: Schema) => z.ZodMiniType,
): z.ZodMiniPipe<z.ZodMiniTransform<z.input<Schema>, Input>, Schema> {
  // The result may have any type until the schema validates it: the casts only satisfy TypeScript.
  const transform = z.transform(expand) as z.ZodMiniTransform<z.input<Schema>, Input>
  const whole = z.pipe(transform, schema as Schema & z.core.$ZodType<unknown, z.input<Schema>>)
  if (written) writtenForms.set(whole, () => written(schema))
  return whole
}

/** What authors write for a schema whose shorthand has other fields than its full form. */
export function anyObject(): z.ZodMiniType {
  return z.looseObject({})
}

/** What authors write for a schema whose shorthand is a string. */
export function stringOr(schema: z.ZodMiniType): z.ZodMiniType {
  return z.union([z.string(), schema])
}

const FLAGS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
])

/** A flag in a file that Docusaurus reads, too. Like Docusaurus, it accepts the texts `true` and `false`. */
export function flag() {
  return shorthand(
    (raw: boolean) => FLAGS.get(raw) ?? raw,
    z.boolean(),
    (full) => z.union([full, z.enum(['true', 'false'])]),
  )
}

const NUMERAL = /^-?\d+(?:\.\d+)?$/

/** A number in a file that Docusaurus reads, too. Like Docusaurus, it accepts the text of a number. */
export function numeral<Schema extends z.ZodMiniNumber>(schema: Schema) {
  return shorthand(
    (raw: number) => (NUMERAL.test(String(raw)) ? Number(raw) : raw),
    schema,
    (full) => z.union([full, z.string().check(z.regex(NUMERAL))]),
  )
}
