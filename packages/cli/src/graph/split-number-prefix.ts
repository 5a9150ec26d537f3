/** A file or folder name without its number prefix, and the number. */
export interface PrefixedName {
  readonly name: string
  readonly position?: number
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
