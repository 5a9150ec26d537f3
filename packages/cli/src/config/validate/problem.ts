import type { Diagnostic } from '@docgen/renderer/contract'
import { type KeyPath, type KeyPosition, locateKey } from '../source/locate-key.js'
import { positionAt } from '../source/position-at.js'
import type { SourceFiles } from '../source/source-files.js'

/** A validation error in a value. */
export interface Problem {
  readonly path: KeyPath
  /** The text to mark: the key of the part at `path`, its value, or, if it is absent, the key of the enclosing part. */
  readonly blame: 'key' | 'value' | 'absence'
  /** The complete message, with the path of the part. */
  readonly message: string
  readonly hint?: string
  /** The valid key that the unknown key resembles. */
  readonly suggestion?: string
  /** Keys that are all missing, although the value needs one of them. */
  readonly missing?: readonly string[]
}

/** Formats a path: `navbar.items[0].label`. */
export function formatPath(path: KeyPath): string {
  return path.reduce<string>((joined, step) => {
    if (typeof step === 'number') return `${joined}[${step}]`
    if (!/^[\w$-]+$/.test(step)) return `${joined}[${JSON.stringify(step)}]`
    return joined === '' ? step : `${joined}.${step}`
  }, '')
}

/** The diagnostics of a value exported by a module, each at its position in the sources. */
export function diagnoseProblems(problems: readonly Problem[], files: SourceFiles): readonly Diagnostic[] {
  return problems.map((problem) => ({
    code: 'invalid-config',
    severity: 'error',
    ...findPosition(problem, files),
    message: problem.message,
    ...(problem.hint !== undefined && { hint: problem.hint }),
    ...(isUndefined(problem, files) && { hint: UNDEFINED }),
  }))
}

const UNDEFINED = 'Its value is undefined: maybe an environment variable is not set'

/** Whether the source has a key that is missing in the value. */
function isUndefined({ path, blame }: Problem, files: SourceFiles): boolean {
  return blame === 'absence' && locateKey(files, path)?.isExact === true
}

function findPosition(
  { path, blame }: Problem,
  files: SourceFiles,
): Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'> {
  const position = locateKey(files, path)
  const text = position && files.texts.get(position.file)
  if (!position || text === undefined) return { file: files.entry, line: 1, column: 1 }
  const { start, end } = chooseSpan(position, blame)
  return { file: position.file, ...positionAt(text, start, end) }
}

/** Chooses the span to mark: the enclosing key for missing values and for values that cannot be located. */
function chooseSpan(position: KeyPosition, blame: Problem['blame']): KeyPosition['key'] {
  return position.isExact && blame === 'value' ? position.value : position.key
}
