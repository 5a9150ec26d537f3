import type { Diagnostic, FindIcon, Outcome } from '@docgen/renderer/contract'
import { createElementIds } from '@docgen/renderer/markdown'
import type { Memo } from '../cache/memo.js'
import type { Config } from '../config/config.js'
import type { DefinedTags } from '../config/files/read-tags-file.js'
import type { LocateInConfig } from '../config/locate-in-config.js'
import { collectTags } from './collect-tags.js'
import { type DescribedApi, describeApi } from './describe-api.js'
import { describeDoc } from './describe-doc.js'
import type { Doc, DocFacts, GeneratedIndex } from './doc.js'
import type { Edition } from './edition.js'
import type { GraphFiles } from './graph-files.js'
import { editionKey } from './links/link-table.js'
import { type EditionSource, listEditionSources } from './list-edition-sources.js'
import { locateInFrontMatter } from './locate-in-front-matter.js'
import type { LocateThrown } from './locate-thrown.js'
import { addIndexPosition, addPosition, findDocPosition, walkSidebars } from './position-pages.js'
import { linkPosts, listPostPages, sortPosts } from './posts/list-posts.js'
import { buildSidebars } from './sidebar/build-sidebars.js'
import { buildDocFolders } from './sidebar/doc-folder.js'
import { createDefaultIndexCheck } from './sidebar/generate-items.js'
import type { Sidebar } from './sidebar/sidebar.js'
import type { FindGeneratedItems, SidebarScope } from './sidebar/sidebar-scope.js'
import { createPrefixSplitter } from './split-prefix.js'
import type { Translate } from './translate.js'

/** The files that editions depend on. */
export type EditionFiles = Omit<GraphFiles, 'assets'>

/** Inputs of an edition. */
export interface EditionInput {
  readonly files: EditionFiles
  readonly config: Config
  readonly edition: Edition
  readonly translate: Translate
  readonly includesDrafts: boolean
  readonly configFile: string
  readonly locateInConfig: LocateInConfig
  readonly memo: Memo
  readonly findIcon?: FindIcon | undefined
  readonly findGeneratedItems?: FindGeneratedItems | undefined
  readonly locateThrown?: LocateThrown | undefined
}

/** One version of the docs in one language, with its pages and sidebars. */
export interface BuiltEdition {
  readonly edition: Edition
  readonly docs: readonly Doc[]
  /** Sources of the skipped drafts. */
  readonly drafts: readonly string[]
  readonly indexes: readonly GeneratedIndex[]
  readonly sidebars: readonly Sidebar[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Builds the docs, sidebars and generated pages of one edition. */
export function buildEdition(input: EditionInput): BuiltEdition {
  const { files, config, edition, includesDrafts, memo, locateThrown } = input
  const listed = listSources(files, { config, edition, includesDrafts, memo })
  const definedTags = findEditionFile(files.tags, edition)?.tags ?? NO_TAGS
  const authorsFile = findEditionFile(files.authors, edition)
  const context = { config, edition, definedTags, authorsFile, locateThrown }
  const name = editionKey(edition)
  const describe = memo.each(`facts ${name}`, context, describeDoc)
  const described = listed.map(({ source, isFallback }) =>
    describe(source, { isFallback, change: files.history.get(source.path) }),
  )
  const allDocs = described.map(({ value }) => value)
  const describeApiFile = memo.each(`api ${name}`, { config, edition }, describeApi)
  const apis = files.apis.filter(({ version }) => version === edition.version).map((file) => describeApiFile(file, {}))
  const docs = [...allDocs.filter((doc) => includesDrafts || !doc.isDraft), ...apis.flatMap((api) => api.docs)]
  const drafts = allDocs.filter((doc) => !includesDrafts && doc.isDraft)
  const scope = createSidebarScope(input, { listed, described, docs, drafts, apis })
  const sidebars = buildSidebars(scope)
  const positioned = walkSidebars(sidebars)
  const isBlog = edition.collection.kind === 'blog'
  const lists = isBlog ? listPostPages(docs, context) : []
  const facts = [...lists, ...scope.indexes, ...collectTags(isBlog ? sortPosts(docs) : docs, edition, config)]
  const withPosition = memo.each('placed', {}, addPosition)
  const orderedDocs = docs.map((doc) => withPosition(doc, findDocPosition(scope, doc, positioned)))
  return {
    edition,
    docs: isBlog ? linkPosts(orderedDocs, config.docs.breadcrumbs ? lists[0] : undefined) : orderedDocs,
    drafts: drafts.map(({ source }) => source),
    indexes: facts.map((index) => addIndexPosition(scope, index, positioned)),
    sidebars,
    diagnostics: scope.diagnostics,
  }
}

/** Facts about the sources of an edition. */
interface DescribedSources {
  readonly listed: readonly EditionSource[]
  readonly described: readonly Outcome<DocFacts>[]
  readonly docs: readonly DocFacts[]
  readonly drafts: readonly DocFacts[]
  readonly apis: readonly DescribedApi[]
}

function createSidebarScope(
  { files, config, edition, translate, configFile, locateInConfig, findIcon, findGeneratedItems }: EditionInput,
  { listed, described, docs, drafts, apis }: DescribedSources,
): SidebarScope {
  const categories = files.categories.filter(({ version }) => version === edition.version)
  const outputs = new Set(files.statics.map(({ output }) => `/${output}`))
  const texts = new Map(listed.map(({ source }) => [source.path, source.text]))
  const splitPrefix = createPrefixSplitter(edition.collection.docs.numberPrefixes)
  return {
    config,
    edition,
    docs: indexById(docs),
    drafts: new Set(drafts.map(({ id }) => id)),
    folders: buildDocFolders(
      docs.filter(({ api }) => !api),
      categories,
      edition,
    ),
    splitPrefix,
    isIndex: createDefaultIndexCheck(splitPrefix, edition.collection.docs),
    findGeneratedItems: edition.collection.docs.sidebarItemsGenerator && findGeneratedItems,
    translate,
    findIcon,
    apis,
    hasStatic: (path) => outputs.has(path),
    locateInSource: (path, field) => locateInFrontMatter(texts.get(path) ?? '', field),
    configFile,
    sidebarsText: files.versions.find(({ name }) => name === edition.version)?.sidebarsText,
    locateInConfig,
    slugs: createElementIds(),
    indexes: [],
    // Report a page's problems once, not in every language that falls back to it.
    diagnostics: described.flatMap(({ value, diagnostics }) => (value.isFallback ? [] : diagnostics)),
  }
}

/** The file of one kind in the edition's language, or else in the source language. */
function findEditionFile<File extends { readonly version: string; readonly locale: string }>(
  files: readonly File[],
  { version, locale, sourceLocale }: Edition,
): File | undefined {
  const filesOfVersion = files.filter((file) => file.version === version)
  return (
    filesOfVersion.find((each) => each.locale === locale) ?? filesOfVersion.find((each) => each.locale === sourceLocale)
  )
}

const NO_TAGS: DefinedTags = {}

/** Returns a map of id → doc. If two docs share an id, it contains the first; `findConflicts` reports the second. */
function indexById(docs: readonly DocFacts[]): ReadonlyMap<string, DocFacts> {
  return new Map(docs.toReversed().map((doc) => [doc.id, doc]))
}

function listSources(
  { sources }: EditionFiles,
  { config, edition, includesDrafts, memo }: Pick<EditionInput, 'config' | 'edition' | 'includesDrafts' | 'memo'>,
): readonly EditionSource[] {
  const { version, contentRoot, sourceRoot, sourceLocale } = edition
  const sourcesOfVersion = sources.filter((source) => source.version === version)
  if (contentRoot === sourceRoot)
    return sourcesOfVersion
      .filter(({ locale }) => locale === edition.locale)
      .map((source) => ({ source, isFallback: false }))
  const translations = sourcesOfVersion.filter(({ locale }) => locale === edition.locale)
  const originals = sourcesOfVersion.filter(({ locale }) => locale === sourceLocale)
  const listed = listEditionSources({ originals, sourceRoot, translations, contentRoot, includesDrafts }, memo)
  // The default language reports the problems of the originals.
  return edition.locale === config.i18n.defaultLocale ? listed.map((each) => ({ ...each, isFallback: false })) : listed
}
