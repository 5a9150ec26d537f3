import { dirname, join } from 'node:path'
import { isFile, readRegularFile } from '../../read-regular-file.js'

/** Files that Node.js cannot import: TypeScript, and JSON without an import attribute. */
const BUNDLED = /\.(?:[cm]?tsx?|json)$/
// Statements of ES modules, not `exports.a = require('./a')` or `} = require('./a')`: `require` adds extensions.
const STATEMENT = /^(?:import\b(?!\s*\()|export\b|\}\s*from\b)/
const RELATIVE = /['"](\.\.?\/[^'"]*)['"]/

/**
 * Whether Node.js can import a file of a package. Unlike bundlers, Node.js adds no extension to a relative import of an
 * ES module, such as `./parts`.
 */
export function runsInNode(path: string): boolean {
  if (BUNDLED.test(path)) return false
  // The import itself reports a missing file, or one that is not regular.
  if (!/\.m?js$/.test(path) || !isFile(path)) return true
  return readRegularFile(path)
    .toString()
    .split('\n')
    .flatMap((line) => (STATEMENT.test(line) ? (RELATIVE.exec(line)?.[1] ?? []) : []))
    .every((specifier) => isFile(join(dirname(path), specifier.replace(/[?#].*/, ''))))
}
