import { type Outcome, readReason } from '@docgen/renderer/contract'
import type * as z from 'zod/mini'
import { validate } from '../config/validate/validate.js'
import { withoutUndefined } from '../config/validate/without-undefined.js'
import { runGuarded } from '../guard/start-watchdog.js'
import type { PluginReport } from './plugin-report.js'

/** A call of a plugin's hook. */
export interface HookCall<Schema extends z.ZodMiniType> {
  /** Name of the hook. */
  readonly hook: string
  /** Schema of its result. */
  readonly schema: Schema
  readonly run: () => unknown
  readonly report: PluginReport
  /** The file that the call is about, if any. */
  readonly file?: string | undefined
}

/** Calls a hook and validates its result. If it throws, or the result is invalid, the value is `undefined`. */
export async function callHook<Schema extends z.ZodMiniType>(
  call: HookCall<Schema>,
): Promise<Outcome<z.output<Schema> | undefined>> {
  const { hook, schema, run, report, file } = call
  const position = file === undefined ? {} : { file }
  let result: unknown
  try {
    // `withoutUndefined` reads all fields of the result here, so that errors of its getters are also caught.
    result = withoutUndefined(await runGuarded(describeCall(call), run))
  } catch (error) {
    const stack = error instanceof Error ? error.stack : undefined
    const message = `its hook ${hook} threw ${describeError(error)}`
    const where = stack !== undefined && { stack, thrown: error }
    return { value: undefined, diagnostics: [report({ message, ...position, ...where })] }
  }
  const validation = validate(schema, result, 'the result')
  if (validation.ok) return { value: validation.value, diagnostics: [] }
  const diagnostics = validation.problems.map(({ message, hint }) =>
    report({
      message: `its hook ${hook} returned invalid data: ${message}`,
      ...position,
      ...(hint !== undefined && { hint }),
    }),
  )
  return { value: undefined, diagnostics }
}

/** Name of the running hook and plugin, for the watchdog. */
function describeCall({ hook, report, file }: Pick<HookCall<z.ZodMiniType>, 'hook' | 'report' | 'file'>): string {
  const { message, file: position, line } = report({ message: `hook ${hook}`, ...(file !== undefined && { file }) })
  return position === undefined ? message : `${message} (${position}${line === undefined ? '' : `:${line}`})`
}

/** Describes a thrown value briefly. */
export function describeError(error: unknown): string {
  const [line = ''] = readReason(error).split('\n')
  return error instanceof Error ? `${error.name}: ${line.trim()}` : line
}
