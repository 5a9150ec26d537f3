import { readPlaceholder } from '../../config/docusaurus/placeholder-module.js'
import { isExternalUrl } from '../../config/is-external-url.js'
import { isRecord } from '../../config/is-record.js'
import { isCode } from '../write/code.js'
import type { Part } from './converted.js'
import type { Note } from './note.js'

/** A serializable copy of a value, and notes about the parts that are not serializable. */
export interface Plain {
  readonly value: unknown
  readonly notes: readonly Note[]
}

/** Copies a value without functions and other unserializable parts; each of them becomes a note. */
export function toPlain({ value, path }: Part): Plain {
  const notes: Note[] = []
  const reportLost = (at: Part['path'], what: string): undefined => {
    notes.push({
      status: 'lost',
      path: at,
      message: `${what} can't be written into a config`,
      hint: 'Write it into site.config.ts by hand',
    })
    return undefined
  }
  const copy = (part: unknown, at: Part['path']): unknown => {
    if (isCode(part)) return part
    const placeholder = readPlaceholder(part)
    if (placeholder) return reportLost(at, `a value from the package ${placeholder.specifier}`)
    if (typeof part === 'function') return reportLost(at, 'a function')
    if (part instanceof RegExp) return reportLost(at, 'a regular expression')
    // As Docusaurus sends a date to the browser.
    if (part instanceof Date) return part.toJSON()
    if (Array.isArray(part))
      return part.map((item, index) => copy(item, [...at, index])).filter((item) => item !== undefined)
    if (!isRecord(part))
      return typeof part === 'bigint' || typeof part === 'symbol' ? reportLost(at, `a ${typeof part}`) : part
    const entries = Object.entries(part).map(([key, item]) => [key, copy(item, [...at, key])] as const)
    return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
  }
  return { value: copy(value, path), notes }
}

/** Converts a path of a Docusaurus config to a route: with a leading slash. URLs and anchors stay as they are. */
export function toRoute(path: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(path) ? path : `/${path.replace(/^\.\//, '')}`
}

/** The field of a link for the value of `to` in Docusaurus, which may also be the URL of another site. */
export function toTarget(to: string): { readonly to: string } | { readonly href: string } {
  return isExternalUrl(to) ? { href: to } : { to: toRoute(to) }
}
