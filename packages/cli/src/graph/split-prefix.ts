import type { DocsConfig } from '../config/docs-config.js'
import { isRecord } from '../config/is-record.js'

/** A file or folder name without its number prefix, and the number. */
export interface PrefixedName {
  readonly name: string
  readonly position?: number
}

/** Splits the name of a file or folder, without extension. */
export type SplitPrefix = (name: string) => PrefixedName

/** A call of the function `docs.numberPrefixes` that threw, or returned an invalid value. */
export interface FailedSplit {
  readonly name: string
  readonly result: { readonly thrown: unknown } | { readonly returned: unknown }
}

/**
 * Creates a function that splits names as `docs.numberPrefixes` specifies. If the config's function fails for a name,
 * the call is reported and the name stays whole.
 */
export function createPrefixSplitter(
  setting: DocsConfig['numberPrefixes'],
  report: (failed: FailedSplit) => void = () => {},
): SplitPrefix {
  if (typeof setting === 'boolean') return setting ? splitNumberPrefix : (name) => ({ name })
  return (name) => {
    try {
      const returned: unknown = setting(name)
      const { filename, numberPrefix } = isRecord(returned) ? returned : {}
      const hasNumber = typeof numberPrefix === 'number' && Number.isFinite(numberPrefix)
      if (typeof filename === 'string' && filename !== '' && (hasNumber || numberPrefix === undefined))
        return { name: filename, ...(hasNumber && { position: numberPrefix }) }
      report({ name, result: { returned } })
    } catch (thrown) {
      report({ name, result: { thrown } })
    }
    return { name }
  }
}

/** Names that start with two numbers are dates or versions: `2024-07-29`, `1.12.1`. */
const DATE_OR_VERSION = /^\d+[-_.]\d/
const PREFIXED = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/s

/**
 * `01-intro` → `intro` at position 1; `1.00`, `1.12.1` and `2024-07-29` stay whole.
 * Same rule as Docusaurus, so that folders migrate unchanged.
 */
export function splitNumberPrefix(name: string): PrefixedName {
  if (DATE_OR_VERSION.test(name)) return { name }
  const match = PREFIXED.exec(name)
  return match?.[2] === undefined ? { name } : { name: match[2], position: Number(match[1]) }
}
