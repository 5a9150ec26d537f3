import type { ApiFile } from '../read/api/api-file.js'
import type { PageUrl } from './change-config-links.js'
import { createEditList, type TextEdit } from './edit-list.js'
import { createUrlFinder, needsEscape, type ReadSiteText, type SiteLink } from './site-links.js'

/** A page whose headings change. */
export interface HeadingChange {
  /** All routes that show it. */
  readonly routes: ReadonlySet<string>
  /** All ids of the page in their order, before and after the change. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** Maps the old ids of a page to the new ids. Empty if ids were added or removed, because it is unknown which. */
export function matchAnchors({ before, after }: HeadingChange): ReadonlyMap<string, string> {
  if (before.length !== after.length) return new Map()
  return new Map(before.flatMap((id, index) => (after[index] === id ? [] : [[id, after[index] ?? id] as const])))
}

/**
 * Returns the edits of all links to renamed headings, also those in the texts of APIs: file → edits, sorted by
 * position.
 */
export function planHeadingLinks(
  change: HeadingChange,
  links: readonly SiteLink[],
  readText: ReadSiteText,
  apis: readonly ApiFile[] = [],
): ReadonlyMap<string, readonly TextEdit[]> {
  const renamed = matchAnchors(change)
  const findUrl = createUrlFinder(readText, apis)
  const edits = createEditList()
  for (const { use, resolved } of links) {
    if (resolved.kind !== 'page' || !change.routes.has(resolved.route) || resolved.anchor === undefined) continue
    const id = renamed.get(resolved.anchor)
    const span = id === undefined ? undefined : findUrl(use)
    if (!span || id === undefined) continue
    if (span.file !== use.file && needsEscape(id)) continue
    const hash = readText(span.file).slice(span.start, span.end).indexOf('#')
    if (hash === -1) continue
    edits.add(span.file, { start: span.start + hash + 1, end: span.end, text: encodeAnchor(id) })
  }
  return edits.all()
}

/** Returns a function that gives a link to a renamed heading its new id; `undefined` for other links. */
export function createAnchorChange(change: HeadingChange): (...url: PageUrl) => PageUrl | undefined {
  const renamed = new Map([...matchAnchors(change)].map(([before, after]) => [encodeAnchor(before), after]))
  return (route, suffix) => {
    const start = suffix.indexOf('#') + 1
    const id = start === 0 || !change.routes.has(route) ? undefined : renamed.get(suffix.slice(start))
    return id === undefined ? undefined : [route, suffix.slice(0, start) + encodeAnchor(id)]
  }
}

/** Escapes what would end a link in Markdown. Letters of all languages stay readable. */
function encodeAnchor(id: string): string {
  return id.replace(/[\s()<>%\\]/g, (character) =>
    /[()]/.test(character) ? `%${character.charCodeAt(0).toString(16)}` : encodeURIComponent(character),
  )
}
