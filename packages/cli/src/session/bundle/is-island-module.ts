import { type ReadBytes, textOf } from '../../config/module/read-once.js'
import { type BrowserCode, findBrowserCode } from './find-browser-code.js'

/** Whether a module begins with the directive `'use client'`: its components also run in the browser. */
export function isIslandModule(text: string): boolean {
  let at = text.startsWith('#!') ? lineEnd(text, 0) : 0
  for (;;) {
    at = skipBlank(text, at)
    const quote = text[at]
    if (quote !== '"' && quote !== "'") return false
    const end = stringEnd(text, at)
    if (end === undefined) return false
    if (text.slice(at + 1, end) === 'use client') return true
    // Other directives may come before it.
    at = skipBlank(text, end + 1)
    if (text[at] === ';') at += 1
  }
}

/** The first offset from `at` on that is neither white space nor comment. */
function skipBlank(text: string, at: number): number {
  for (let offset = at; ; ) {
    if (text.startsWith('//', offset)) offset = lineEnd(text, offset)
    else if (text.startsWith('/*', offset)) offset = commentEnd(text, offset)
    else if (/\s/.test(text.charAt(offset))) offset += 1
    else return offset
  }
}

function lineEnd(text: string, from: number): number {
  const end = text.slice(from).search(/[\n\r\u2028\u2029]/)
  return end === -1 ? text.length : from + end
}

function commentEnd(text: string, from: number): number {
  const end = text.indexOf('*/', from + 2)
  return end === -1 ? text.length : end + 2
}

/** Offset of the closing quote of the string at `from`; `undefined` if its line ends first. */
function stringEnd(text: string, from: number): number | undefined {
  const quote = text[from]
  for (let offset = from + 1; offset < text.length; offset += 1) {
    const character = text[offset]
    if (character === quote) return offset
    if (character === '\n') return undefined
    if (character === '\\') offset += 1
  }
  return undefined
}

const BROWSER_ONLY = /['"]@(?:docusaurus\/BrowserOnly|docgen\/theme\/browser-only)['"]/
const LAYOUT = /['"]@(?:theme|docgen\/theme)\/(?:layout|Layout)['"]/
/** An island is rendered separately, so it does not receive the contexts around it. */
const CONTEXT = /\b(?:use|create)Context\b/

/** Which modules without `'use client'` run in the browser. */
export type Hydration = 'directive' | 'detect'

/** Why the components of a module run in the browser: it says so, or it contains code for browsers. */
export type IslandReason = 'directive' | 'browser-only' | 'code'

/** Where the code of a module runs. */
export interface ModuleScan {
  readonly text: string
  /** Why its components also run in the browser; absent if they do not. */
  readonly islandReason?: IslandReason
  /** Code that would run only in a browser; not computed if a directive or an import already decides. */
  readonly browserCode: readonly BrowserCode[]
}

/** Determines where the code of a module runs. Modules with a whole page are islands only if `hydrate` is `detect`. */
export function scanModule(text: string, hydrate: Hydration): ModuleScan {
  if (isIslandModule(text)) return { text, islandReason: 'directive', browserCode: [] }
  if (BROWSER_ONLY.test(text) && (hydrate === 'detect' || !LAYOUT.test(text)))
    return { text, islandReason: 'browser-only', browserCode: [] }
  const browserCode = findBrowserCode(text)
  const isDetected = hydrate === 'detect' && !CONTEXT.test(text) && browserCode.some(({ kind }) => kind !== 'location')
  return { text, ...(isDetected && { islandReason: 'code' }), browserCode }
}

/** Scans the module at an absolute path; throws file system errors. */
export type ScanModule = (path: string) => ModuleScan

/** Scans each module once, for all plugins of a bundle. */
export function createModuleScanner(read: ReadBytes, hydrate: Hydration): ScanModule {
  const scans = new Map<string, ModuleScan>()
  return (path) => {
    const scan = scans.get(path) ?? scanModule(textOf(read(path)), hydrate)
    scans.set(path, scan)
    return scan
  }
}
