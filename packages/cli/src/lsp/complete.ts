import { posix } from 'node:path'
import { loadVocabulary, type MarkdownVocabulary, type NamedConstruct } from '@docgen/renderer/markdown'
import { type CompletionItem, CompletionItemKind, type CompletionList, InsertTextFormat } from 'vscode-languageserver'
import { frontMatterJsonSchema, type JsonSchema } from '../config/reference/json-schema.js'
import type { EditionLinks } from '../graph/links/link-table.js'
import { unpackAnchors } from '../graph/links/pack-anchors.js'
import { relativePath } from '../graph/links/relative-path.js'
import { resolveLink } from '../graph/links/resolve-link.js'
import { type Doc, editionKey } from '../graph/site-graph.js'
import { listSiteLinks } from '../moves/site-links.js'
import { findContext, type WritingContext } from './find-context.js'
import { type OpenPage, toRange } from './open-page.js'

/** Longest list of candidates for a client, which asks again when the author types more. */
const MAX_ITEMS = 300
const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i

/** Text that an author may want, and what a list shows next to it. */
interface Candidate {
  readonly text: string
  readonly detail?: string | undefined
  readonly documentation?: string | undefined
  readonly kind: CompletionItemKind
  /** Text with placeholders of the protocol, inserted instead of `text`. */
  readonly snippet?: string
}

/** Returns completions at an offset of a page's text. */
export async function complete(
  text: string,
  offset: number,
  page: OpenPage,
  hasSnippets: boolean,
): Promise<CompletionList> {
  const context = findContext(text, offset)
  if (!context) return { isIncomplete: false, items: [] }
  const { typed } = context
  const wanted = typed.slice(Math.max(typed.lastIndexOf('/'), typed.lastIndexOf('#')) + 1).toLowerCase()
  const all = await listCandidates(context, text, page)
  const matching = all.filter(
    (each) => each.text.toLowerCase().includes(wanted) || each.detail?.toLowerCase().includes(wanted) === true,
  )
  const range = toRange(text, offset - typed.length, offset)
  const items = matching
    .slice(0, MAX_ITEMS)
    .map(({ text: added, detail, documentation, kind, snippet }, index): CompletionItem => {
      const isSnippet = hasSnippets && snippet !== undefined
      return {
        label: added,
        kind,
        // Clients sort equally good matches by it: pages before files.
        sortText: String(index).padStart(3, '0'),
        ...(detail !== undefined && { detail }),
        ...(documentation !== undefined && { documentation }),
        // Clients compare it with everything that is typed: authors may type words of the title instead of the path.
        filterText: typed === '' || added.toLowerCase().includes(wanted) ? added : `${typed} ${detail ?? ''}`,
        textEdit: { range, newText: isSnippet ? snippet : added },
        ...(isSnippet && { insertTextFormat: InsertTextFormat.Snippet }),
      }
    })
  return { isIncomplete: matching.length > MAX_ITEMS, items }
}

async function listCandidates(context: WritingContext, text: string, page: OpenPage): Promise<readonly Candidate[]> {
  switch (context.kind) {
    case 'link':
      return listLinkTargets(context.typed, page)
    case 'image':
      return listFiles(context.typed, page, IMAGE)
    case 'include':
      return [...page.snapshot.site.files.partials.keys()].map((path) =>
        toCandidate(writePath(path, context.typed, page), CompletionItemKind.File),
      )
    case 'field':
      return listFields(text)
    case 'value':
      return listValues(context.field, context.typed, page)
    case 'text key':
      return listTextKeys(page)
    case 'placeholder':
      return Object.entries(page.snapshot.site.config.placeholders).map(([name, value]) => ({
        ...toCandidate(name, CompletionItemKind.Constant, value),
        ...(!text.includes(`{${name}}`) && { snippet: `${name}}` }),
      }))
    default:
      return listNames(context, await loadVocabulary(), page)
  }
}

type NameContext = Extract<
  WritingContext,
  { readonly kind: 'directive' | 'attribute' | 'attribute value' | 'language' | 'component' | 'prop' }
>

function listNames(
  context: NameContext,
  vocabulary: MarkdownVocabulary,
  { snapshot: { site } }: OpenPage,
): readonly Candidate[] {
  switch (context.kind) {
    case 'directive': {
      const siteAdmonitions = Object.keys(site.config.markdown.admonitions)
      if (context.colons === 1) return vocabulary.texts.map(({ name }) => toCandidate(name, CompletionItemKind.Keyword))
      if (context.colons === 2)
        return vocabulary.leaves.map(({ name }) => toCandidate(name, CompletionItemKind.Keyword))
      return [...new Set([...vocabulary.containers.map(({ name }) => name), ...siteAdmonitions])].map((name) => ({
        ...toCandidate(
          name,
          CompletionItemKind.Keyword,
          vocabulary.admonitions.has(name) || siteAdmonitions.includes(name) ? 'admonition' : 'block',
        ),
        snippet: `${name}\n$0\n:::`,
      }))
    }
    case 'attribute': {
      const all = [...vocabulary.containers, ...vocabulary.leaves, ...vocabulary.texts]
      return listAttributes(all, context.directive)
    }
    case 'attribute value':
      return (vocabulary.values[context.name] ?? []).map((value) => toCandidate(value, CompletionItemKind.EnumMember))
    case 'language':
      return vocabulary.languages.map((name) => toCandidate(name, CompletionItemKind.Value))
    case 'component': {
      const siteComponents = Object.keys(site.config.markdown.components)
      return [...new Set([...vocabulary.components.map(({ name }) => name), ...siteComponents])].map((name) =>
        toCandidate(
          name,
          CompletionItemKind.Class,
          siteComponents.includes(name) ? 'component of this site' : undefined,
        ),
      )
    }
    case 'prop':
      return listAttributes(vocabulary.components, context.component)
  }
}

function listAttributes(constructs: readonly NamedConstruct[], name: string): readonly Candidate[] {
  const attributes = constructs.find((each) => each.name === name)?.attributes ?? []
  return attributes.map((each) => ({ ...toCandidate(each, CompletionItemKind.Property), snippet: `${each}="$1"` }))
}

function toCandidate(text: string, kind: CompletionItemKind, detail?: string): Candidate {
  return { text, kind, ...(detail !== undefined && { detail }) }
}

function listLinkTargets(typed: string, page: OpenPage): readonly Candidate[] {
  const hash = typed.indexOf('#')
  if (hash !== -1 && !typed.startsWith('api:')) return listAnchors(typed.slice(0, hash), page)
  if (typed.startsWith('api:')) return listOperations(page)
  const { docs, links } = page.snapshot.site.graph
  if (typed.startsWith('/')) {
    const titles = new Map(docs.map(({ route, title }) => [route, title]))
    const base = typed.startsWith(links.baseUrl) ? links.baseUrl.slice(0, -1) : ''
    const routes = Object.keys(links.routes).map((route) =>
      toCandidate(base + route, CompletionItemKind.Reference, titles.get(route)),
    )
    return [...routes, ...listFiles(typed, page)]
  }
  const pages = docs
    .filter((doc) => editionKey(doc) === (page.origin.edition ?? editionKey(doc)) && /\.mdx?$/.test(doc.source))
    .map((doc) => ({
      ...toCandidate(writePath(pathInEdition(doc, page.edition), typed, page), CompletionItemKind.File, doc.title),
      documentation: doc.description ?? doc.excerpt,
    }))
  const operations =
    Object.keys(page.edition.operations).length > 0 ? [toCandidate('api:', CompletionItemKind.Keyword)] : []
  return [...pages, ...operations, ...listFiles(typed, page)]
}

/** The path by which links of an edition name a doc: that of its translation, even if only the original exists. */
function pathInEdition(
  { source, isFallback }: Doc,
  { contentRoots: [translated = '', original = ''] }: EditionLinks,
): string {
  return isFallback && source.startsWith(`${original}/`) ? translated + source.slice(original.length) : source
}

/** Writes a path in the form that the author has begun to type: `@site/…`, `./…`, or relative without `./`. */
function writePath(path: string, typed: string, { file }: OpenPage): string {
  if (typed.startsWith('@')) return `@site/${path}`
  if (typed.startsWith('.')) return relativePath(file, path)
  return posix.relative(posix.dirname(file), path)
}

function listAnchors(target: string, page: OpenPage): readonly Candidate[] {
  const { session, snapshot, origin } = page
  const { graph, plan } = snapshot.site
  const resolved = target === '' ? undefined : resolveLink(target, origin, graph.links)
  const route = target === '' ? origin.route : resolved?.kind === 'page' ? resolved.route : undefined
  const position = plan.pages.findIndex((planned) => planned.page.route === route)
  if (position === -1) return []
  return unpackAnchors(session.findAnchors(position)).map((id) =>
    toCandidate(`${target}#${id}`, CompletionItemKind.Reference),
  )
}

function listOperations({ edition, snapshot }: OpenPage): readonly Candidate[] {
  const titles = new Map(snapshot.site.graph.docs.map(({ route, title }) => [route, title]))
  return Object.entries(edition.operations)
    .filter(([name]) => !name.includes('#'))
    .map(([name, { route }]) => toCandidate(`api:${name}`, CompletionItemKind.Method, titles.get(route)))
}

/** Lists the files that match a pattern and that pages can show or link to: assets by path, static files by URL. */
function listFiles(typed: string, page: OpenPage, pattern = /./): readonly Candidate[] {
  const { files } = page.snapshot.site
  if (typed.startsWith('/'))
    return files.statics
      .filter(({ output }) => pattern.test(output))
      .map(({ output }) => toCandidate(`/${output}`, CompletionItemKind.File))
  const roots = page.edition.contentRoots
  const isNear = (path: string): boolean => roots.some((root) => root === '' || path.startsWith(`${root}/`))
  const assets = files.assets
    .filter(({ path }) => pattern.test(path) && isNear(path))
    .map(({ path }) => toCandidate(writePath(path, typed, page), CompletionItemKind.File))
  const statics = typed === '' ? listFiles('/', page, pattern) : []
  return [...assets, ...statics]
}

let frontMatterFields: Readonly<Record<string, JsonSchema>> | undefined

/** The schemas of the fields of front matter, by name; created once. */
function readFrontMatterFields(): Readonly<Record<string, JsonSchema>> {
  frontMatterFields ??= frontMatterJsonSchema().properties as Readonly<Record<string, JsonSchema>>
  return frontMatterFields
}

function listFields(text: string): readonly Candidate[] {
  return Object.entries(readFrontMatterFields())
    .filter(([name]) => !text.includes(`\n${name}:`))
    .map(([name, schema]) => ({
      ...toCandidate(name, CompletionItemKind.Property),
      documentation: schema.description,
      snippet: `${name}: `,
    }))
}

/** Fields whose value is the id of a page. */
const ID_FIELDS: ReadonlySet<string> = new Set(['pagination_next', 'pagination_prev'])

function listValues(field: string, typed: string, page: OpenPage): readonly Candidate[] {
  const { site } = page.snapshot
  const { version, locale } = page.edition
  const isInEdition = (each: { readonly version: string; readonly locale: string }): boolean =>
    each.version === version && each.locale === locale
  if (field === 'tags') {
    const tags = site.graph.docs.flatMap((doc) => doc.tags.map(({ label }) => label))
    const defined = site.files.tags.flatMap((file) => Object.keys(file.tags))
    return [...new Set([...defined, ...tags])].sort().map((tag) => toCandidate(tag, CompletionItemKind.EnumMember))
  }
  if (field === 'displayed_sidebar')
    return site.graph.sidebars.filter(isInEdition).map(({ id }) => toCandidate(id, CompletionItemKind.EnumMember))
  if (ID_FIELDS.has(field))
    return site.graph.docs
      .filter(isInEdition)
      .map(({ id, title }) => toCandidate(id, CompletionItemKind.Reference, title))
  if (field === 'image') return listFiles(typed, page, IMAGE)
  if (field === 'redirect_from') return listMissingRoutes(page)
  return listSchemaValues(readFrontMatterFields()[field])
}

/** Routes that links of the site point to, but that no page has: the old URLs of pages that have moved. */
function listMissingRoutes({ snapshot, session }: OpenPage): readonly Candidate[] {
  const routes = listSiteLinks(snapshot, session.findLinks).flatMap(({ resolved, use }) =>
    resolved.kind === 'missing' && resolved.expected === 'route' && use.kind === 'link' ? resolved.wanted : [],
  )
  return [...new Set(routes)].map((route) => toCandidate(route, CompletionItemKind.Reference, 'a broken link'))
}

function listSchemaValues(schema: JsonSchema | undefined): readonly Candidate[] {
  if (!schema) return []
  const values = [...(schema.enum ?? []), ...(schema.type === 'boolean' ? [true, false] : [])].filter(
    (value) => value !== null,
  )
  const alternatives = (schema.anyOf ?? []) as readonly JsonSchema[]
  return [
    ...values.map((value) => toCandidate(String(value), CompletionItemKind.EnumMember)),
    ...alternatives.flatMap(listSchemaValues),
  ]
}

function listTextKeys({ snapshot: { site }, edition }: OpenPage): readonly Candidate[] {
  const texts = site.locales.get(edition.locale)?.texts ?? {}
  return Object.entries(texts).map(([key, value]) => toCandidate(key, CompletionItemKind.Constant, String(value)))
}
