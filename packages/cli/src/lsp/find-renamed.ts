import { posix } from 'node:path'
import { decodePath } from '../read/files/decode-path.js'
import { findCompiledReference, findDoc, headingsOf } from './navigate.js'
import { createTextReader, type OpenPage, openPage } from './open-page.js'

/** What a rename at a position changes, and the text that an editor offers for editing. */
export type Renamed = RenamedHeading | RenamedFile

interface Offer {
  /** The span at the position that the editor marks, in UTF-16 code units. */
  readonly start: number
  readonly end: number
  /** The old name. */
  readonly placeholder: string
}

/** A heading that gets another text or another custom id. */
export interface RenamedHeading extends Offer {
  readonly kind: 'heading'
  /** The page of the heading, with its current text. */
  readonly page: OpenPage
  readonly text: string
  /** What the new name replaces in `text`. */
  readonly edited: { readonly start: number; readonly end: number }
}

/** A file that moves; the name is its path from the file with the link or include. */
export interface RenamedFile extends Offer {
  readonly kind: 'file'
  /** Relative to the site's folder. */
  readonly path: string
  /** The file with the link or include. */
  readonly linkFrom: string
}

/**
 * Finds what can be renamed at an offset of a page: a heading, its custom id, the heading or page that a link points
 * to, or the file that an include names; `undefined` elsewhere.
 */
export async function findRenamed(text: string, offset: number, page: OpenPage): Promise<Renamed | undefined> {
  return (await findReferred(text, offset, page)) ?? findHeading(text, offset, page)
}

/** The heading or page that a link at an offset points to, or the file that an include names. */
async function findReferred(text: string, offset: number, page: OpenPage): Promise<Renamed | undefined> {
  const reference = await findCompiledReference(text, offset, page)
  if (reference?.kind === 'file') return toRenamedFile(text, reference, reference.path, page.file)
  if (reference?.kind !== 'link' || reference.resolved.kind !== 'page') return undefined
  const { start, end, resolved } = reference
  const doc = findDoc(resolved.route, page)
  if (!doc || doc.api) return undefined
  const written = text.slice(start, end)
  const hash = written.indexOf('#')
  if (hash === -1 || offset <= start + hash) {
    const suffix = written.search(/[?#]/)
    return toRenamedFile(text, { start, end: suffix === -1 ? end : start + suffix }, doc.source, page.file)
  }
  const target = await openPage(page.session, page.siteDir, doc.source)
  if (!target) return undefined
  const targetText = createTextReader(page.siteDir)(doc.source)
  const heading = headingsOf(doc, targetText, target).find(({ id }) => id !== undefined && id === resolved.anchor)
  return heading && toRenamedHeading(heading.customId ?? heading, targetText, target, { start: start + hash + 1, end })
}

/** A file, if the text at a span is the path from another file to it: other forms depend on settings. */
function toRenamedFile(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  path: string,
  linkFrom: string,
): RenamedFile | undefined {
  const placeholder = decodePath(text.slice(start, end))
  if (placeholder === '' || posix.join(posix.dirname(linkFrom), placeholder) !== path) return undefined
  return { kind: 'file', path, linkFrom, start, end, placeholder }
}

/** The heading in whose line an offset is, or its custom id. */
function findHeading(text: string, offset: number, page: OpenPage): Renamed | undefined {
  // Pages that include a partial give its headings different ids.
  if (page.doc?.source !== page.file) return undefined
  const heading = page.readOutline(page.file, text).headings.find((each) => {
    const end = each.customId ? each.customId.end + 1 : each.end
    return offset >= text.lastIndexOf('\n', each.start) + 1 && offset <= end
  })
  if (!heading) return undefined
  const { customId } = heading
  const isId = customId !== undefined && offset >= customId.start && offset <= customId.end
  return toRenamedHeading(isId ? customId : heading, text, page)
}

function toRenamedHeading(
  { start, end }: { readonly start: number; readonly end: number },
  text: string,
  page: OpenPage,
  marked: { readonly start: number; readonly end: number } = { start, end },
): RenamedHeading {
  return { kind: 'heading', page, text, edited: { start, end }, ...marked, placeholder: text.slice(start, end) }
}
