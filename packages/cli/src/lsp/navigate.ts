import { join } from 'node:path'
import type { DocumentLink, Hover, Location } from 'vscode-languageserver'
import { readCode } from '../config/read-regular-file.js'
import { unpackAnchors } from '../graph/links/pack-anchors.js'
import type { ResolvedLink } from '../graph/links/resolve-link.js'
import type { Doc } from '../graph/site-graph.js'
import { createUrlFinder, listSiteLinks } from '../moves/site-links.js'
import { findHeadings, type Heading } from '../session/live/find-headings.js'
import { toUri } from './file-uri.js'
import { compilePage, createTextReader, listIncludes, listLinks, type OpenPage, toRange } from './open-page.js'

/** What a position of a file refers to, and the span of the link, path or name. */
export type Reference =
  | { readonly kind: 'link'; readonly resolved: ResolvedLink; readonly start: number; readonly end: number }
  | { readonly kind: 'file'; readonly path: string; readonly start: number; readonly end: number }
  | { readonly kind: 'component'; readonly name: string; readonly start: number; readonly end: number }

/** Finds what a position of a file refers to; `undefined` for plain text. */
export function findReference(text: string, offset: number, page: OpenPage): Reference | undefined {
  const link = listLinks(page).find(({ span }) => span.start <= offset && offset <= span.end)
  if (link) return { kind: 'link', resolved: link.resolved, start: link.span.start, end: link.span.end }
  const include = listIncludes(text, page).find(({ start, end }) => start <= offset && offset <= end)
  if (include?.target !== undefined)
    return { kind: 'file', path: include.target, start: include.start, end: include.end }
  return findComponent(text, offset, page)
}

/** Finds what a position of a file refers to, and compiles the page with the heading that a link points to. */
export async function findCompiledReference(
  text: string,
  offset: number,
  page: OpenPage,
): Promise<Reference | undefined> {
  const reference = findReference(text, offset, page)
  const target = reference?.kind === 'link' && reference.resolved.kind === 'page' ? reference.resolved : undefined
  const doc = target?.anchor === undefined ? undefined : findDoc(target.route, page)
  if (doc) await compilePage(doc, page.session)
  return reference
}

/** Longest name of a component, in UTF-16 code units. */
const MAX_NAME = 100

/** Finds a component of the site whose name, in a tag, contains or ends at an offset. */
function findComponent(text: string, offset: number, { snapshot }: OpenPage): Reference | undefined {
  const [, nameStart] = /<\/?([A-Z][\w.]*)$/.exec(text.slice(Math.max(0, offset - MAX_NAME), offset)) ?? []
  if (nameStart === undefined) return undefined
  const start = offset - nameStart.length
  const [name = ''] = /^[A-Z][\w.]*/.exec(text.slice(start, start + MAX_NAME)) ?? []
  if (!Object.hasOwn(snapshot.site.config.markdown.components, name)) return undefined
  return { kind: 'component', name, start, end: start + name.length }
}

/** Returns the location of a reference's target; `undefined` if no file of the site defines it, as for other URLs. */
export function findDefinition(reference: Reference, page: OpenPage): Location | undefined {
  const { siteDir, snapshot } = page
  const { config } = snapshot.site
  const atStart = (path: string): Location => ({ uri: toUri(join(siteDir, path)), range: toRange('', 0, 0) })
  if (reference.kind === 'file') return atStart(reference.path)
  if (reference.kind === 'component') return atStart(config.markdown.components[reference.name] ?? '')
  const { resolved } = reference
  if (resolved.kind === 'asset') return atStart(resolved.path)
  if (resolved.kind === 'static') {
    const file = snapshot.site.files.statics.find(({ output }) => `/${output}` === resolved.path)
    return file && atStart(file.path)
  }
  const doc = resolved.kind === 'page' ? findDoc(resolved.route, page) : undefined
  if (!doc || resolved.kind !== 'page') return undefined
  const { anchor } = resolved
  if (doc.api) return locateOperation(doc, page)
  const text = createTextReader(siteDir)(doc.source)
  const heading = anchor === undefined ? undefined : headingsOf(doc, text, page).find(({ id }) => id === anchor)
  return heading
    ? { uri: toUri(join(siteDir, doc.source)), range: toRange(text, heading.start, heading.end) }
    : atStart(doc.source)
}

/** The location of an operation in the description of its API; the start of the file if its id is not found there. */
function locateOperation({ source, api }: Doc, { siteDir }: OpenPage): Location {
  const text = readCode(join(siteDir, source))
  const id = api?.operationId
  const offset = id === undefined ? 0 : Math.max(0, findOperationId(text, id))
  return { uri: toUri(join(siteDir, source)), range: toRange(text, offset, offset) }
}

/** The offset of an operation's id in the text of an API description; -1 if it is written in another form. */
function findOperationId(text: string, id: string): number {
  for (let at = text.indexOf(id); at !== -1; at = text.indexOf(id, at + id.length)) {
    const isWhole = !/\w/.test(text.charAt(at + id.length))
    if (isWhole && /operationId["']?\s{0,9}:\s{0,9}["']?$/.test(text.slice(Math.max(0, at - 40), at))) return at
  }
  return -1
}

/** The doc at a route. */
export function findDoc(route: string, { snapshot }: OpenPage): Doc | undefined {
  return snapshot.site.graph.docs.find((doc) => doc.route === route)
}

/** The ids of a doc, in their order. */
export function anchorsOf({ route }: Pick<Doc, 'route'>, { session, snapshot }: OpenPage): readonly string[] {
  const position = snapshot.site.plan.pages.findIndex(({ page }) => page.route === route)
  return position === -1 ? [] : unpackAnchors(session.findAnchors(position))
}

/** The headings of a doc's text with their ids. */
export function headingsOf(doc: Doc, text: string, page: OpenPage): readonly Heading[] {
  return findHeadings(page.readOutline(doc.source, text).headings, anchorsOf(doc, page))
}

/**
 * Returns the locations that refer to the same target: links, includes of a file, or tags of a component. Without a
 * reference, those that refer to the page or partial itself.
 */
export function findReferences(reference: Reference | undefined, page: OpenPage): Location[] {
  const { siteDir, snapshot, session, doc, file } = page
  const readText = createTextReader(siteDir)
  if (reference?.kind === 'file') return listIncludesOf(reference.path, page)
  if (reference === undefined && snapshot.site.files.partials.has(file)) return listIncludesOf(file, page)
  if (reference?.kind === 'component') return listTagsOf(reference.name, page)
  const target: ResolvedLink | undefined =
    reference?.kind === 'link' ? reference.resolved : doc && { kind: 'page', route: doc.route, href: doc.href }
  if (!target) return []
  const findUrl = createUrlFinder(readText, snapshot.site.files.apis)
  const locations = new Map<string, Location>()
  for (const { use, resolved } of listSiteLinks(snapshot, session.findLinks)) {
    const span = isSameTarget(resolved, target) ? findUrl(use) : undefined
    if (!span) continue
    const range = toRange(readText(span.file), span.start, span.end)
    locations.set(`${span.file}:${span.start}`, { uri: toUri(join(siteDir, span.file)), range })
  }
  return [...locations.values()]
}

/** Whether two links have the same target. A target without an anchor includes all anchors of the page. */
function isSameTarget(link: ResolvedLink, target: ResolvedLink): boolean {
  if (target.kind === 'page')
    return (
      link.kind === 'page' &&
      link.route === target.route &&
      (target.anchor === undefined || link.anchor === target.anchor)
    )
  if (target.kind === 'asset' || target.kind === 'static') return link.kind === target.kind && link.path === target.path
  return link.kind === target.kind && link.href === target.href
}

function listIncludesOf(path: string, page: OpenPage): Location[] {
  const { snapshot, siteDir } = page
  const { sources, partials } = snapshot.site.files
  return [...sources, ...partials.values()].flatMap((each) => {
    if (!each.text.includes(path.slice(path.lastIndexOf('/') + 1))) return []
    const text = createTextReader(siteDir)(each.path)
    return listIncludes(text, { ...page, file: each.path })
      .filter(({ target }) => target === path)
      .map(({ start, end }) => ({ uri: toUri(join(siteDir, each.path)), range: toRange(text, start, end) }))
  })
}

function listTagsOf(name: string, { snapshot, siteDir }: OpenPage): Location[] {
  const { sources, partials } = snapshot.site.files
  return [...sources, ...partials.values()].flatMap((each) => {
    if (!each.text.includes(`<${name}`)) return []
    const text = createTextReader(siteDir)(each.path)
    const locations: Location[] = []
    for (let at = text.indexOf(`<${name}`); at !== -1; at = text.indexOf(`<${name}`, at + 1)) {
      const [start, end] = [at + 1, at + 1 + name.length]
      if (!/[\w.]/.test(text.charAt(end)))
        locations.push({ uri: toUri(join(siteDir, each.path)), range: toRange(text, start, end) })
    }
    return locations
  })
}

/** Describes the target of a reference in Markdown, such as title and description of a page; `undefined` for other URLs. */
export function describeReference(text: string, reference: Reference, page: OpenPage): Hover | undefined {
  const value = describeTarget(reference, page)
  return value === undefined
    ? undefined
    : { contents: { kind: 'markdown', value }, range: toRange(text, reference.start, reference.end) }
}

/** Longest text that a hover shows, in UTF-16 code units. */
const MAX_PREVIEW = 400
/** Number of lines in which the first paragraph of a section is searched for. */
const MAX_LINES = 40
/** Lines without text: directives, fences, tags, tables, headings, and imports of MDX. */
const MARKUP_LINE = /^\s*(?::{2,}|```|~~~|<|\||#|import\b|export\b|$)/

/** Shortens a text at a space. */
function shorten(text: string): string {
  if (text.length <= MAX_PREVIEW) return text
  const end = text.lastIndexOf(' ', MAX_PREVIEW)
  return `${text.slice(0, end === -1 ? MAX_PREVIEW : end)} …`
}

function describeTarget(reference: Reference, page: OpenPage): string | undefined {
  const { siteDir, snapshot } = page
  if (reference.kind === 'component') {
    const { name } = reference
    return `**<${name}>**\n\n${snapshot.site.config.markdown.components[name] ?? ''}`
  }
  if (reference.kind === 'file') return `**${reference.path}**\n\n${shorten(createTextReader(siteDir)(reference.path))}`
  const { resolved } = reference
  if (resolved.kind === 'asset' || resolved.kind === 'static') {
    const file = [...snapshot.site.files.assets, ...snapshot.site.files.statics].find((each) =>
      'output' in each && resolved.kind === 'static'
        ? `/${each.output}` === resolved.path
        : each.path === resolved.path,
    )
    if (!file) return undefined
    const size = file.width === undefined ? '' : `, ${file.width} × ${file.height}`
    const image = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(file.path)
      ? `![](${toUri(join(siteDir, file.path))}|width=300)\n\n`
      : ''
    return `${image}${file.path} (${file.bytes.toLocaleString('en')} bytes${size})`
  }
  if (resolved.kind !== 'page') return undefined
  const doc = findDoc(resolved.route, page)
  if (!doc) {
    const index = snapshot.site.graph.indexes.find(({ route }) => route === resolved.route)
    return index && [`**${index.title}**`, index.description, `\`${index.route}\``].filter(Boolean).join('\n\n')
  }
  const section = resolved.anchor === undefined ? undefined : findSection(doc, resolved.anchor, page)
  const operation = doc.api?.reference === undefined ? undefined : describeOperation(doc.api.reference)
  return [
    `**${doc.title}**`,
    operation,
    section ?? [doc.description, doc.excerpt].filter(Boolean).join('\n\n'),
    `\`${doc.route}\` · ${doc.source}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Method and path of an operation, from a reference such as `/paths/~1orders/get`. */
function describeOperation(reference: string): string | undefined {
  const [, path, method] = /^\/paths\/([^/]+)\/([a-z]+)$/.exec(reference) ?? []
  return path === undefined || method === undefined
    ? undefined
    : `\`${method.toUpperCase()} ${path.replaceAll('~1', '/').replaceAll('~0', '~')}\``
}

/** The heading with an id, and the first paragraph below it. */
function findSection(doc: Doc, anchor: string, page: OpenPage): string | undefined {
  if (doc.api) return undefined
  const text = createTextReader(page.siteDir)(doc.source)
  const heading = headingsOf(doc, text, page).find(({ id }) => id === anchor)
  if (!heading) return undefined
  return `*${heading.title}*\n\n${shorten(firstParagraph(text.slice(heading.end)))}`.trim()
}

/** The first paragraph below a heading, without the markup around it. Empty if the next heading comes first. */
function firstParagraph(text: string): string {
  const lines = text.split('\n', MAX_LINES).slice(1)
  const start = lines.findIndex((line) => /^#{1,6}\s/.test(line) || !MARKUP_LINE.test(line))
  const rest = start === -1 ? [] : lines.slice(start)
  const end = rest.findIndex((line) => MARKUP_LINE.test(line))
  return rest.slice(0, end === -1 ? undefined : end).join('\n')
}

/** Lists the links of a file that an editor can open. */
export function listDocumentLinks(text: string, page: OpenPage): DocumentLink[] {
  const links = listLinks(page).flatMap(({ resolved, span }): DocumentLink[] => {
    const range = toRange(text, span.start, span.end)
    const location = findDefinition({ kind: 'link', resolved, start: span.start, end: span.end }, page)
    const line = location && location.range.start.line > 0 ? `#L${location.range.start.line + 1}` : ''
    return location ? [{ range, target: location.uri + line }] : []
  })
  const includes = listIncludes(text, page).flatMap(({ start, end, target }) =>
    target === undefined ? [] : [{ range: toRange(text, start, end), target: toUri(join(page.siteDir, target)) }],
  )
  return [...links, ...includes]
}
