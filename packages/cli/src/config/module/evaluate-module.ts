import { pathToFileURL } from 'node:url'
import { type Diagnostic, type Outcome, readReason } from '@docgen/renderer/contract'
import { runGuarded } from '../../guard/start-watchdog.js'
import { isRecord } from '../is-record.js'
import { adviseOnNativeCode } from '../plugins/package-loader.js'
import { readRegularFile } from '../read-regular-file.js'
import { withoutUndefined } from '../validate/without-undefined.js'
import { loadBundle } from './load-bundle.js'
import { locateThrownError } from './locate-thrown-error.js'
import { describeMissingImport, findMissingSpecifier, findSpecifier } from './missing-import.js'
import type { CachedModule } from './module-cache.js'
import { listDeepCode, TOO_DEEP } from './syntax/find-deep-code.js'

/** The module to evaluate. */
export interface Evaluation {
  readonly siteDir: string
  /** Path of the source, relative to the site's folder. */
  readonly file: string
  readonly module: CachedModule
  /** Whether a module without a default export is represented by its named exports. */
  readonly acceptsNames?: boolean
}

/**
 * The default export of a bundled module, without its `undefined` values; a thrown error becomes a diagnostic at
 * its position in the source.
 */
export async function evaluateModule(evaluation: Evaluation): Promise<Outcome<{ exported: unknown } | undefined>> {
  const { file, module, acceptsNames } = evaluation
  try {
    const namespace: unknown = await runGuarded(file, () => loadBundle(pathToFileURL(module.path).href))
    if (isRecord(namespace) && ('default' in namespace || acceptsNames)) {
      const exported = 'default' in namespace ? unwrapCompiled(namespace['default']) : { ...namespace }
      // `withoutUndefined` calls getters, so that errors in them are caught.
      if (!(exported instanceof Promise)) return { value: { exported: withoutUndefined(exported) }, diagnostics: [] }
      const message = 'the default export is a promise: expected its value'
      return failed({ ...noExport, file, message, hint: 'Write await before it' })
    }
    const names = isRecord(namespace) ? Object.keys(namespace) : []
    const hint = names.length === 1 ? `Write export default ${names[0]}` : 'Write export default { … }'
    return failed({ ...noExport, file, message: `${file} has no default export`, hint })
  } catch (error) {
    return failed(explainError(error, evaluation))
  }
}

/** The default export of an ES module that was compiled to CommonJS. */
function unwrapCompiled(exported: unknown): unknown {
  return isRecord(exported) && exported['__esModule'] === true && 'default' in exported ? exported['default'] : exported
}

const noExport = { code: 'missing-default-export', severity: 'error', line: 1, column: 1 } as const

function failed(diagnostic: Diagnostic): Outcome<undefined> {
  return { value: undefined, diagnostics: [diagnostic] }
}

/** Errors of `wrapModule` and of V8 about code that nests too deeply. */
const UNREADABLE = /^(?:Parse error @|Maximum call stack)/

/** Describes an error thrown by a module, at its position in the sources. */
export function explainError(error: unknown, evaluation: Evaluation): Diagnostic {
  const code = 'config-failed'
  const text = readReason(error)
  const [deep] = UNREADABLE.test(text)
    ? listDeepCode(evaluation.module.inputs, evaluation.siteDir, readRegularFile)
    : []
  if (deep) return { code, severity: 'error', ...deep, message: TOO_DEEP }
  const specifier = findMissingSpecifier(text)
  const position =
    specifier === undefined ? undefined : findSpecifier(specifier, evaluation.siteDir, evaluation.module.inputs)
  const problem = position && describeMissingImport(text, evaluation.siteDir)
  if (problem) return { code, severity: 'error', ...position, ...problem }
  const [firstLine = ''] = text.split('\n')
  const kind = error instanceof Error && !/^(?:Error)?$/.test(error.name) ? `${error.name}: ` : ''
  return {
    code,
    severity: 'error',
    ...(position ?? locateThrownError(error, evaluation.module.path) ?? { file: evaluation.file, line: 1, column: 1 }),
    message: `${evaluation.file} could not be run: ${kind}${firstLine.trim()}`,
    ...hintFor(firstLine),
  }
}

/** Hint for compiled code that cannot be loaded, and for a config that calls docgen's functions without importing them. */
function hintFor(message: string): Pick<Diagnostic, 'hint'> {
  const advice = adviseOnNativeCode(message)
  if (advice !== undefined) return { hint: advice }
  const [, name] = /^(define(?:Config|Plugin)) is not defined/.exec(message) ?? []
  return name === undefined ? {} : { hint: `Add import { ${name} } from '@docgen/cli'` }
}
