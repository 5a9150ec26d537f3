import { isRecord } from '../../config/is-record.js'
import type { Note } from '../convert/note.js'

/** How `rewrites` arrange the folders of the sources. */
export interface SourceLayout {
  /** Folder whose pages have the URLs of the root, such as `en`; empty for the folder of the sources itself. */
  readonly rootPrefix: string
  readonly notes: readonly Note[]
}

const PREFIX = /^([\w-]+)\/(?::\w+\*|:\w+\(\.\*\)|\(\.\*\))$/
const WHOLE = /^(?::\w+\*|:\w+|\(\.\*\)|\$1)$/

/**
 * Converts `rewrites`: a folder moved to the root, as in `{ 'en/:rest*': ':rest*' }`. All other pages need a slug;
 * `isConverted` is whether those that the rules move have one.
 */
export function convertRewrites(value: unknown, locales: readonly string[], isConverted = false): SourceLayout {
  const path = ['rewrites']
  if (value === undefined) return { rootPrefix: '', notes: [] }
  const entries = isRecord(value) ? Object.entries(value) : []
  const moved = entries.find(([from, to]) => PREFIX.test(from) && WHOLE.test(String(to)))
  const prefix = moved === undefined ? undefined : PREFIX.exec(moved[0])?.[1]
  const rootPrefix = prefix === undefined || locales.includes(prefix) ? '' : prefix
  const lost = typeof value === 'function' || entries.some((entry) => entry !== moved || rootPrefix === '')
  const notes: Note[] = []
  if (rootPrefix !== '')
    notes.push({
      status: 'changed',
      path: [...path, moved?.[0] ?? ''],
      message: `\`docs.path\`: the pages in ${rootPrefix}`,
    })
  if (lost && isConverted) notes.push({ status: 'changed', path, message: '`slug` in the front matter of the pages' })
  else if (lost)
    notes.push({
      status: 'lost',
      path,
      message: 'docgen has no rules for URLs',
      hint: 'With --write, docgen sets slug in the front matter of the pages. Or add a folder to docs with a routeBasePath',
    })
  return { rootPrefix, notes }
}
