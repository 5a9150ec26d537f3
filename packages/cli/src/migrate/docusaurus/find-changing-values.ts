import type { SourceFiles } from '../../config/source/source-files.js'
import { tokenize } from '../../config/source/tokenize.js'

/** A value of a config that does not come from its files, and may differ the next time. */
export interface ChangingValue {
  /** `process.env.BASE_URL`, `process.env`, `new Date()`, `Math.random()` or `execSync()`. */
  readonly name: string
  readonly file: string
  /** 1-based. */
  readonly line: number
}

const SET_BY_DOCUSAURUS = 'process.env.NODE_ENV'
const ENVIRONMENT = /\bprocess\s*\??\.\s*env\b(?:\s*\??\.\s*([A-Za-z_]\w*))?/
const TIME = /\bnew\s+Date\b(?!\s*\(\s*[^\s)])|\bDate\s*\.\s*now\s*\(/
const RANDOM = /\bMath\s*\.\s*random\b|\brandom(?:UUID|Bytes|Int)\b(?=\s*\()/
/** Matches calls that run a command, such as Git: its output becomes part of the config. */
const PROCESS = /(?:\b(?:exec|execFile|spawn)Sync|\b(?:execa|execaSync))(?=\s*\()/
const PATTERN = new RegExp(`${ENVIRONMENT.source}|${TIME.source}|${RANDOM.source}|${PROCESS.source}`, 'g')

/** The first use of each environment variable, of the time, of random values, and of commands, in the order of the files. */
export function findChangingValues({ texts }: SourceFiles): readonly ChangingValue[] {
  const valuesByName = new Map<string, ChangingValue>()
  for (const [file, text] of texts) {
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue
    for (const match of codeOf(text).matchAll(PATTERN)) {
      const [whole, variable] = match
      const name = nameOf(whole, variable)
      const line = text.slice(0, match.index).split('\n').length
      if (name !== SET_BY_DOCUSAURUS && !valuesByName.has(name)) valuesByName.set(name, { name, file, line })
    }
  }
  return [...valuesByName.values()]
}

function nameOf(use: string, variable: string | undefined): string {
  if (TIME.test(use)) return 'new Date()'
  if (ENVIRONMENT.test(use)) return `process.env${variable === undefined ? '' : `.${variable}`}`
  return `${use.replace(/\s+/g, '')}()`
}

/** The source with comments and quoted strings replaced by spaces; templates stay, because they may contain code. */
function codeOf(text: string): string {
  let code = ''
  for (const { kind, start, end } of tokenize(text)) {
    if (kind !== 'string') code = code.padEnd(start) + text.slice(start, end)
  }
  return code
}
