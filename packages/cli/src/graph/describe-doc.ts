import { type Diagnostic, type LastUpdateView, type Outcome, readReason } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { DocsConfig } from '../config/docs-config.js'
import type { DefinedTags } from '../config/files/read-tags-file.js'
import type { FrontMatter } from '../config/front-matter.js'
import { describeValue } from '../config/validate/describe-value.js'
import { decodePath } from '../read/files/decode-path.js'
import type { Post } from '../read/posts/post.js'
import type { LastChange } from '../read/site-files.js'
import type { Author, DocFacts, PageUrl, Tag } from './doc.js'
import { type Edition, rootOf } from './edition.js'
import { fillPlaceholders } from './fill-placeholders.js'
import { findEditHref, findHistoryHref } from './find-edit-href.js'
import type { GraphSource } from './graph-files.js'
import { locateInFrontMatter } from './locate-in-front-matter.js'
import type { LocateThrown } from './locate-thrown.js'
import { type NamedDoc, nameDoc } from './name-doc.js'
import { type AuthorsContext, resolveAuthors } from './posts/resolve-authors.js'
import { createHomeUrl, createUrl, encodePath } from './routes/create-url.js'
import { createNotFoundUrl, isNotFoundPage, isNotFoundRoute } from './routes/not-found-page.js'
import { isAbsoluteUrl, joinRoute, resolveSlug, toSlug } from './routes/resolve-slug.js'
import { createPrefixSplitter, type FailedSplit } from './split-prefix.js'

/** Inputs of the description of a doc, in addition to its source. */
export interface DocContext extends AuthorsContext {
  readonly config: Config
  readonly edition: Edition
  readonly definedTags: DefinedTags
  readonly locateThrown?: LocateThrown | undefined
}

/** Facts about a source that are not in its file. */
export interface DocState {
  /** Whether the source is an original in place of a missing translation. */
  readonly isFallback: boolean
  readonly change: LastChange | undefined
}

/** The facts about a doc that depend on no other doc. If its slug is invalid, its URL comes from its file name. */
export function describeDoc(
  source: GraphSource,
  { isFallback, change }: DocState,
  context: DocContext,
): Outcome<DocFacts> {
  const { frontMatter } = source
  const { config, edition } = context
  const { docs } = edition.collection
  const located = locateDoc(source, context)
  const { name, url } = located.value
  const isNotFound = isNotFoundPage(url, edition.locale, config)
  const editHref = findEditHref(source, { edition, permalink: url.href, locateThrown: context.locateThrown })
  const authors = resolveAuthors(source, context)
  const fill = (text: string): string => fillPlaceholders(text, config.placeholders)
  const fillOptional = (text: string | undefined): string | undefined => (text === undefined ? text : fill(text))
  const value: DocFacts = {
    route: url.route,
    href: url.href,
    file: url.file,
    id: name.id,
    source: source.path,
    line: frontMatter.slug === undefined ? 1 : findFieldLine(source.text, 'slug'),
    version: edition.version,
    locale: edition.locale,
    isFallback,
    title: fill(source.title ?? titleByName(name, config)),
    sidebarLabel: fillOptional(frontMatter.sidebar_label),
    sidebarPosition: frontMatter.sidebar_position ?? name.position,
    sidebarIcon: frontMatter.sidebar_icon,
    sidebarClassName: frontMatter.sidebar_class_name,
    sidebarCustomProps: frontMatter.sidebar_custom_props,
    displayedSidebar: frontMatter.displayed_sidebar,
    paginationLabel: fillOptional(frontMatter.pagination_label),
    paginationNext: frontMatter.pagination_next,
    paginationPrevious: frontMatter.pagination_prev,
    description: fillOptional(frontMatter.description),
    excerpt: fillOptional(source.excerpt),
    keywords: frontMatter.keywords.map(fill),
    image: frontMatter.image,
    isDraft: frontMatter.draft,
    isUnlisted: frontMatter.unlisted || isNotFound,
    isNotFound,
    isIndexed: !frontMatter.no_index && !frontMatter.unlisted && !frontMatter.draft && !isNotFound,
    isTitleHidden: frontMatter.hide_title,
    layout: frontMatter.layout === 'doc' ? undefined : frontMatter.layout,
    className: frontMatter.wrapperClassName,
    post: source.post && authors.value && describePost(source.post, authors.value, context),
    toc: findTocLevels(source, docs),
    tags: resolveTags(frontMatter.tags, context),
    editHref: editHref.value,
    lastUpdate: findLastUpdate(source, change, context),
    date: docs.showDate && !source.post ? frontMatter.date : undefined,
    published: source.post ? source.post.date : frontMatter.date,
    labels: docs.showDate && !source.post && frontMatter.labels.length > 0 ? frontMatter.labels : undefined,
    contributors: docs.showContributors ? change?.authors : undefined,
    showsReadingTime: docs.showReadingTime,
    redirectFrom: frontMatter.redirect_from.map(fill),
    listsCards: source.listsCards,
    api: undefined,
  }
  return { value, diagnostics: [...located.diagnostics, ...editHref.diagnostics, ...authors.diagnostics] }
}

/** The names of a doc and its URL. */
interface LocatedDoc {
  readonly name: NamedDoc
  readonly url: PageUrl
}

function locateDoc(source: GraphSource, context: DocContext): Outcome<LocatedDoc> {
  const { edition } = context
  const failedSplits: FailedSplit[] = []
  const splitPrefix = createPrefixSplitter(findPrefixes(source, edition.collection.docs), (failed) =>
    failedSplits.push(failed),
  )
  const name = nameDoc(source, {
    contentRoot: rootOf(source.path, edition),
    splitPrefix,
    indexFiles: edition.collection.docs.indexFiles,
    // As in Docusaurus, the URL of a plain page follows its path.
    hasIds: edition.collection.kind !== 'pages',
  })
  const url = findUrl(source, name, context)
  const ofName = failedSplits.map((failed) => describeFailedSplit(failed, source, context))
  return { value: { name, url: url.value }, diagnostics: [...ofName, ...url.diagnostics] }
}

/** Returns the setting for number prefixes of a page: the site's setting, unless the front matter overrides it. */
function findPrefixes({ frontMatter }: GraphSource, { numberPrefixes }: DocsConfig): DocsConfig['numberPrefixes'] {
  if (frontMatter.parse_number_prefixes === undefined) return numberPrefixes
  return frontMatter.parse_number_prefixes && (numberPrefixes || true)
}

function describeFailedSplit(
  { name, result }: FailedSplit,
  { path }: GraphSource,
  { locateThrown }: DocContext,
): Diagnostic {
  const page = { file: path, line: 1 }
  const field = 'docs.numberPrefixes'
  if ('thrown' in result) {
    const message = `${field} threw for ${JSON.stringify(name)} in ${path}: ${readReason(result.thrown)}`
    return { code: 'config-failed', severity: 'error', ...(locateThrown?.(result.thrown) ?? page), message }
  }
  return {
    code: 'invalid-config',
    severity: 'error',
    ...page,
    message: `${field} returned ${describeValue(result.returned)} for ${JSON.stringify(name)}`,
    hint: 'Return { filename, numberPrefix }: a text that is not empty, and a number or undefined',
  }
}

function describePost(
  { readingMinutes, ...post }: Post,
  authors: readonly Author[],
  { edition }: DocContext,
): DocFacts['post'] {
  return { ...post, authors, ...(edition.collection.blog?.showReadingTime && { readingMinutes }) }
}

/**
 * The title of a page that defines none: its file name. `index` means nothing to readers, so an index has the name of
 * its folder, or the title of the site.
 */
function titleByName({ isFolderIndex, folder, baseName }: NamedDoc, { title }: Config): string {
  return isFolderIndex ? folder.split('/').at(-1) || title : baseName
}

function findUrl(source: GraphSource, name: NamedDoc, { config, edition }: DocContext): Outcome<PageUrl> {
  const { routeBase } = edition
  const { post } = source
  const byFile = name.isFolderIndex ? '.' : `./${encodePath(name.baseName)}`
  const byName = post ? `/${encodePath(post.slug)}` : byFile
  const rawSlug = source.frontMatter.slug
  const slug = rawSlug === undefined ? byName : fillPlaceholders(rawSlug, config.placeholders)
  const resolved = resolveSlug(slug, { routeBase, folder: post ? '' : name.folder })
  if (resolved?.route === edition.localeBase) return { value: createHomeUrl(resolved.route, config), diagnostics: [] }
  if (resolved && isNotFoundRoute(resolved.route, edition.localeBase))
    return { value: createNotFoundUrl(edition.locale, config), diagnostics: [] }
  if (resolved) return { value: createUrl(resolved.route, config, resolved.hasSlash), diagnostics: [] }
  const fallback = `${routeBase}/${name.folder}/${name.baseName}`.replace(/\/+/g, '/').replace(UNUSABLE, '-')
  return { value: createUrl(fallback, config), diagnostics: [describeInvalidSlug(source, slug)] }
}

/** Characters that a path cannot have. */
const UNUSABLE = /[?#\\\p{Cc}\p{Surrogate}]/gu

function describeInvalidSlug(source: GraphSource, slug: string): Diagnostic {
  const hasSlug = source.frontMatter.slug !== undefined
  if (isAbsoluteUrl(slug)) {
    return {
      code: 'invalid-slug',
      severity: 'error',
      file: source.path,
      ...locateInFrontMatter(source.text, 'slug'),
      message: `the slug ${JSON.stringify(slug)} is an absolute URL`,
      hint: `Write only its path, such as /${slug.replace(/^.*?:\/\/[^/]*\/?/, '')}`,
    }
  }
  return {
    code: 'invalid-slug',
    severity: 'error',
    file: source.path,
    ...(hasSlug && locateInFrontMatter(source.text, 'slug')),
    message: `${hasSlug ? 'the slug' : 'the file name'} ${JSON.stringify(decodePath(hasSlug ? slug : slug.slice('./'.length)))} contains a character that paths cannot have`,
    hint: hasSlug ? 'Remove ?, # and \\' : 'Rename the file, or give it a slug',
  }
}

function findTocLevels({ frontMatter }: GraphSource, docs: DocsConfig): DocFacts['toc'] {
  if (frontMatter.hide_table_of_contents) return undefined
  const { toc_min_heading_level: pageMin, toc_max_heading_level: pageMax } = frontMatter
  const min = pageMin ?? Math.min(docs.tocMinHeadingLevel, pageMax ?? docs.tocMinHeadingLevel)
  return { min, max: pageMax ?? Math.max(docs.tocMaxHeadingLevel, min) }
}

/** Front matter takes precedence over Git. Returns date and author only if the config enables showing them. */
function findLastUpdate(
  source: GraphSource,
  change: LastChange | undefined,
  { edition }: DocContext,
): LastUpdateView | undefined {
  const { docs } = edition.collection
  const { frontMatter } = source
  const historyHref = findHistoryHref(source, edition)
  const date = docs.showLastUpdateTime ? (frontMatter.last_update?.date ?? change?.date) : undefined
  const author = docs.showLastUpdateAuthor ? (frontMatter.last_update?.author ?? change?.author) : undefined
  if (date === undefined && author === undefined) return undefined
  return {
    ...(date !== undefined && { date }),
    ...(author !== undefined && { author }),
    ...(historyHref !== undefined && { historyHref }),
  }
}

/** 1-based line of a front matter field; 1 if there is none. */
export function findFieldLine(text: string, field: string): number {
  const lines = text.slice(0, findFrontMatterEnd(text)).split('\n')
  const index = lines.findIndex((line) => line.startsWith(`${field}:`))
  return index === -1 ? 1 : index + 1
}

function findFrontMatterEnd(text: string): number {
  const end = text.indexOf('\n---', 3)
  return end === -1 ? 0 : end
}

/** Context for resolving tags. */
export interface TagsContext {
  readonly config: Config
  readonly edition: Pick<Edition, 'routeBase' | 'collection'>
  /** Content of the docs' tags file. */
  readonly definedTags: DefinedTags
}

/** A page's tags with the routes of their pages, without duplicates, in front matter order. */
function resolveTags(tags: FrontMatter['tags'], { config, edition, definedTags }: TagsContext): readonly Tag[] {
  const base = `${edition.routeBase}/${edition.collection.docs.tagsBasePath}`
  const byRoute = new Map<string, Tag>()
  for (const { label: rawLabel, permalink, description } of tags.map((tag) => applyDefinition(tag, definedTags))) {
    const label = fillPlaceholders(rawLabel, config.placeholders)
    const route = joinRoute(`${base}/${permalink ?? toSlug(label)}`)
    if (byRoute.has(route)) continue
    const { href } = createUrl(route, config)
    byRoute.set(route, { label, route, href, ...(description !== undefined && { description }) })
  }
  return [...byRoute.values()]
}

type RawTag = FrontMatter['tags'][number]

/**
 * A tag that has only a name takes its definition from the tags file. A tag with a permalink or a description ignores
 * the tags file.
 */
function applyDefinition(tag: RawTag, definedTags: DefinedTags): RawTag {
  const isNamed = tag.permalink === undefined && tag.description === undefined
  if (!isNamed || !Object.hasOwn(definedTags, tag.label)) return tag
  return { permalink: toSlug(tag.label), ...definedTags[tag.label], label: definedTags[tag.label]?.label ?? tag.label }
}
