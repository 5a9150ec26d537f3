import { type ReadBytes, textOf } from '../../config/module/read-once.js'
import { type BrowserCode, findBrowserCode, findStringEnd } from './find-browser-code.js'

/** Whether a module begins with the directive `'use client'`: its components also run in the browser. */
export function isIslandModule(text: string): boolean {
  let at = text.startsWith('#!') ? findLineEnd(text, 0) : 0
  for (;;) {
    at = skipBlank(text, at)
    const end = findStringEnd(text, at)
    if (end === undefined || text[end - 1] !== text[at]) return false
    if (text.slice(at + 1, end - 1) === 'use client') return true
    // Other directives may come before `'use client'`.
    at = skipBlank(text, end)
    if (text[at] === ';') at += 1
  }
}

/** Returns the first offset from `at` on that is in neither white space nor a comment. */
function skipBlank(text: string, at: number): number {
  for (let offset = at; ; ) {
    if (text.startsWith('//', offset)) offset = findLineEnd(text, offset)
    else if (text.startsWith('/*', offset)) offset = findCommentEnd(text, offset)
    else if (/\s/.test(text.charAt(offset))) offset += 1
    else return offset
  }
}

function findLineEnd(text: string, from: number): number {
  const end = text.slice(from).search(/[\n\r\u2028\u2029]/)
  return end === -1 ? text.length : from + end
}

function findCommentEnd(text: string, from: number): number {
  const end = text.indexOf('*/', from + 2)
  return end === -1 ? text.length : end + 2
}

const BROWSER_ONLY = /['"]@(?:docusaurus\/BrowserOnly|docgen\/theme\/browser-only)['"]/
const LAYOUT = /['"]@(?:theme|docgen\/theme)\/(?:layout|Layout)['"]/
/** Uses of a context. An island is rendered separately, so it receives only the contexts of components inside it. */
const CONTEXT = /\b(?:use|create)Context\b/
const PROVIDER = /\bcreateContext\b|\bProvider\b/
const HOOK = /\buse[A-Z]/
const IN_SITE = /^\s*['"](?:\.|@site\/)/

/** Which modules without `'use client'` run in the browser. */
export type Hydration = 'directive' | 'detect'

/**
 * Why the components of a module run in the browser: it has the directive, it contains code for browsers, or it uses a
 * context. `provider` modules contain code for browsers and may use or provide a context; `consumer` modules may do so
 * without code for browsers, so they only run inside other islands.
 */
export type IslandReason = 'directive' | 'browser-only' | 'code' | 'provider' | 'consumer'

/** Where the code of a module runs. */
export interface ModuleScan {
  readonly text: string
  /** Why the components of the module also run in the browser; absent if they do not. */
  readonly islandReason?: IslandReason
  /** Whether the components of the module may provide a context. */
  readonly isProvider: boolean
  /**
   * Code that has an effect only in a browser; empty if a directive or an import already makes the module an island.
   */
  readonly browserCode: readonly BrowserCode[]
}

/** How to decide which modules are islands. */
export interface ScanOptions {
  readonly hydrate: Hydration
}

/**
 * Determines where the code of a module runs. With `directive`, a module with `Layout` and `BrowserOnly` is no island.
 */
export function scanModule(text: string, { hydrate }: ScanOptions): ModuleScan {
  const isProvider = PROVIDER.test(text)
  if (isIslandModule(text)) return { text, islandReason: 'directive', isProvider, browserCode: [] }
  if (BROWSER_ONLY.test(text) && (hydrate === 'detect' || !LAYOUT.test(text)))
    return { text, islandReason: 'browser-only', isProvider, browserCode: [] }
  const browserCode = findBrowserCode(text)
  const islandReason = hydrate === 'detect' ? findReason({ text, isProvider, browserCode }) : undefined
  return { text, ...(islandReason && { islandReason }), isProvider, browserCode }
}

/** Returns why a module without the directive is an island; `undefined` if it is none. */
function findReason({ text, isProvider, browserCode }: ModuleScan): IslandReason | undefined {
  const hasCode = browserCode.some(({ kind }) => kind !== 'location')
  const isConsumer = CONTEXT.test(text) || importsHook(text)
  if (hasCode && (isProvider || isConsumer)) return 'provider'
  if (isProvider || isConsumer) return 'consumer'
  return hasCode ? 'code' : undefined
}

/** Whether a module imports a custom hook of the site, which may read a context. */
function importsHook(text: string): boolean {
  const parts = text.split(/\bfrom\b/)
  return parts.some((part, index) => {
    const before = index === 0 ? undefined : parts[index - 1]
    return before !== undefined && IN_SITE.test(part) && HOOK.test(before.slice(before.lastIndexOf('import')))
  })
}

/** Scans the module at an absolute path; throws file system errors. */
export type ScanModule = (path: string) => ModuleScan

/** Creates a scanner that scans each module only once, for all plugins of a bundle. */
export function createModuleScanner(read: ReadBytes, options: ScanOptions): ScanModule {
  const scans = new Map<string, ModuleScan>()
  return (path) => {
    const scan = scans.get(path) ?? scanModule(textOf(read(path)), options)
    scans.set(path, scan)
    return scan
  }
}
