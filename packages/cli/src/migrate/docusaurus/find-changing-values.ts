import type { SourceFiles } from '../../config/source/source-files.js'
import { tokenize } from '../../config/source/tokenize.js'

/** A value of a config that does not come from its files, and may differ the next time. */
export interface ChangingValue {
  /** `process.env.BASE_URL`, `process.env` or `new Date()`. */
  readonly name: string
  readonly file: string
  /** 1-based. */
  readonly line: number
}

/** Set by Docusaurus. */
const OWN = 'process.env.NODE_ENV'
const PATTERN =
  /\bprocess\s*\??\.\s*env\b(?:\s*\??\.\s*([A-Za-z_]\w*))?|\bnew\s+Date\s*\(\s*\)|\bDate\s*\.\s*now\s*\(\s*\)/g

/** Where a config first uses each environment variable, and the time; in the order of its files. */
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

/** The source with comments and quoted strings replaced by spaces; templates stay, because they may contain code. */
function codeOf(text: string): string {
  let code = ''
  for (const { kind, start, end } of tokenize(text)) {
    if (kind !== 'text') code = code.padEnd(start) + text.slice(start, end)
  }
  return code
}
