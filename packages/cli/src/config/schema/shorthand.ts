import * as z from 'zod/mini'

/** Lets a `writeOut` report issues, with paths below the value. */
export type FillContext = Pick<z.core.ParsePayload, 'issues'>

/** A schema with a shorthand: `writeOut` expands the input, and the result is validated. */
export function shorthand<Input, Schema extends z.ZodMiniType>(
  writeOut: (written: Input, context: FillContext) => unknown,
  schema: Schema,
): z.ZodMiniPipe<z.ZodMiniTransform<z.input<Schema>, Input>, Schema> {
  // The result may be of any type, which the schema validates; only the compiler needs a type before.
  const transform = z.transform(writeOut) as z.ZodMiniTransform<z.input<Schema>, Input>
  return z.pipe(transform, schema as Schema & z.core.$ZodType<unknown, z.input<Schema>>)
}
