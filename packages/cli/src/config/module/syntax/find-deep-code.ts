import { join } from 'node:path'
import { isInPackage } from '../../site-path.js'
import { positionAt } from '../../source/position-at.js'
import { tokenize } from '../../source/tokenize.js'
import { filesOfInputs } from '../file-of-input.js'
import { type ReadBytes, textOf } from '../read-once.js'
import { wrapModule } from './wrap-module.js'

/** Maximum number of nested levels of code or imported data; `wrapModule` fails at slightly more. */
export const MAX_LEVELS = 1000

/** Describes the problem of a file with more levels. */
export const TOO_DEEP = 'its values are nested more than 1,000 levels deep'

/** Offset of the first bracket of code that is nested too deeply, in UTF-16 code units; `undefined` if none is. */
export function findDeepCode(text: string): number | undefined {
  // A cheap first test: only files that pass it are tokenized.
  if (text.split(/[[({]/, MAX_LEVELS + 2).length <= MAX_LEVELS + 1) return undefined
  let levels = 0
  for (const { kind, value, start } of tokenize(text)) {
    if (kind !== 'punctuator') continue
    if (value === '[' || value === '{' || value === '(') levels += 1
    else if (value === ']' || value === '}' || value === ')') levels -= 1
    if (levels > MAX_LEVELS) return start
  }
  return undefined
}

/** A bundle, and the paths of its inputs. */
interface ReadableBundle {
  readonly text: string
  readonly metafile: { readonly inputs: Readonly<Record<string, unknown>> }
}

/** Throws an error in the form of esbuild's errors if docgen cannot read a bundle because its files nest too deeply. */
export function rejectDeepCode({ text, metafile }: ReadableBundle, siteDir: string, read: ReadBytes): void {
  const deepFiles = listDeepCode(filesOfInputs(metafile.inputs), siteDir, read)
  if (deepFiles.length === 0 || isReadable(text)) return
  const errors = deepFiles.map(({ file, line, column }) => {
    return { text: TOO_DEEP, location: { file, line, column: column - 1, length: 0 } }
  })
  throw Object.assign(new Error(TOO_DEEP), { errors })
}

/**
 * The positions of code and data that nest too deeply. Skips packages, which have many files, and which users cannot
 * fix.
 */
export function listDeepCode(files: readonly string[], siteDir: string, read: ReadBytes) {
  return files.flatMap((file) => {
    if (!CODE.test(file) || isInPackage(file)) return []
    const code = textOf(read(join(siteDir, file)))
    const offset = findDeepCode(code)
    return offset === undefined ? [] : [{ file, ...positionAt(code, offset, offset) }]
  })
}

const CODE = /\.(?:[cm]?[jt]sx?|json)$/

/** Whether docgen can load a bundle. */
function isReadable(text: string): boolean {
  try {
    wrapModule(text)
    return true
  } catch {
    return false
  }
}
