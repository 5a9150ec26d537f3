import * as z from 'zod/mini'

/** What a `writeOut` may report: issues of its own, with paths below the value. */
export type FillContext = Pick<z.core.ParsePayload, 'issues'>

/** A schema behind a shorthand: `writeOut` gives the long form of what is written, and that is checked. */
export function shorthand<Input, Schema extends z.ZodMiniType>(
  writeOut: (written: Input, context: FillContext) => unknown,
  schema: Schema,
): z.ZodMiniPipe<z.ZodMiniTransform<z.input<Schema>, Input>, Schema> {
  // What comes out is of any type, and the schema is there to find out; only the compiler wants to know before.
  const transform = z.transform(writeOut) as z.ZodMiniTransform<z.input<Schema>, Input>
  return z.pipe(transform, schema as Schema & z.core.$ZodType<unknown, z.input<Schema>>)
}
