import type { SourceFiles } from '../../config/source/source-files.js'
import { tokenize } from '../../config/source/tokenize.js'

/** What a config takes from outside of its files, so that it can be another value at another time. */
export interface ChangingValue {
  /** `process.env.BASE_URL`, `process.env` or `new Date()`. */
  readonly name: string
  readonly file: string
  /** From 1. */
  readonly line: number
}

/** Docusaurus sets this one itself. */
const OWN = 'process.env.NODE_ENV'
const PATTERN =
  /\bprocess\s*\??\.\s*env\b(?:\s*\??\.\s*([A-Za-z_]\w*))?|\bnew\s+Date\s*\(\s*\)|\bDate\s*\.\s*now\s*\(\s*\)/g

/** Where a config first asks for each environment variable, and for the time; in the order of its files. */
export function findChangingValues({ texts }: SourceFiles): readonly ChangingValue[] {
  const found = new Map<string, ChangingValue>()
  for (const [file, text] of texts) {
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue
    for (const match of codeOf(text).matchAll(PATTERN)) {
      const [whole, variable] = match
      const isTime = whole.includes('Date')
      const name = isTime ? 'new Date()' : `process.env${variable === undefined ? '' : `.${variable}`}`
      const line = text.slice(0, match.index).split('\n').length
      if (name !== OWN && !found.has(name)) found.set(name, { name, file, line })
    }
  }
  return [...found.values()]
}

/** The source with spaces in the place of comments and quoted texts; templates stay, because code may be in them. */
function codeOf(text: string): string {
  let code = ''
  for (const { kind, start, end } of tokenize(text)) {
    if (kind !== 'text') code = code.padEnd(start) + text.slice(start, end)
  }
  return code
}
