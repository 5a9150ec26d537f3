import { join } from 'node:path'
import { createPageRenderer, type RenderPage } from '@docgen/renderer'
import { type Content, createText, type Outcome, type Page, type ThemeComponents } from '@docgen/renderer/contract'
import { compileMarkdown, type MarkdownOptions, mentionsTypes } from '@docgen/renderer/markdown'
import type { Fragment } from '@docgen/renderer/search'
import { hashBytes } from '../cache/hash.js'
import type { Cache } from '../cache/open-cache.js'
import { writeStaged } from '../cache/write-staged.js'
import { resolveLink, toTarget } from '../graph/links/resolve-link.js'
import { takeWaits } from '../guard/plugin-calls.js'
import { runGuarded, runNamed } from '../guard/start-watchdog.js'
import { pageStyleFile } from '../plan/page-style-file.js'
import { searchFile } from '../plan/plan-search-facts.js'
import { createIconFinder } from '../read/icons/create-icon-finder.js'
import { factsOf, recallContent, rememberContent } from './content-cache.js'
import { createApiPageCompiler } from './create-api-page-compiler.js'
import { createMdxModuleCompiler } from './create-mdx-module-compiler.js'
import { describeRenderFailure } from './describe-render-failure.js'
import { findTargets } from './find-targets.js'
import { loadComponents } from './load-components.js'
import { loadMarkdownPlugins } from './load-markdown-plugins.js'
import type { ChangeHtml } from './open-html-plugins.js'
import { createPageKey, hashInputs } from './page-key.js'
import type { PageResult, PageTask, SearchTask } from './page-task.js'
import type { HtmlPlugins, LocaleSetup, RenderSetup } from './render-setup.js'
import {
  createPageIndexer,
  describeFragment,
  type FragmentFile,
  type IndexPage,
  knowsSearch,
  rememberSearch,
  toRecord,
} from './search-record.js'

/** Builds a page: compiles its source or reads the content from the cache, renders it, and writes its files. */
export type BuildPage = (task: PageTask, stageDir: string) => Promise<PageResult>

/**
 * Receives a page's bytes, which are only valid during the call; `path` is the file's path below the staging
 * folder.
 */
export type WritePage = (path: string, bytes: Buffer) => void

/**
 * Loads the components and options that pages share, and creates a function that builds pages. `write` replaces writing
 * the pages to disk.
 */
export async function createPageBuilder(
  setup: RenderSetup,
  cache: Cache,
  write: WritePage = writeStaged,
): Promise<BuildPage> {
  const options = await loadMarkdownOptions(setup, cache)
  const createParts = async (locale: string, shared: LocaleSetup): Promise<LocaleParts> => {
    const load = (): Promise<ThemeComponents> => loadComponents(setup.modules, locale, shared)
    const components = await runGuarded('the components of the theme', load)
    return { components, compile: createCompiler(setup, options, components) }
  }
  const locales = Object.entries(setup.locales)
  // Unless overrides depend on the language, all languages use the components of the first.
  const separate = setup.modules.usesLanguage ? locales : locales.slice(0, 1)
  const parts = new Map<string, LocaleParts>()
  for (const [locale, shared] of separate) parts.set(locale, await createParts(locale, shared))
  const [[first = ''] = []] = separate
  const partsOf = (locale: string): LocaleParts => required(parts.get(locale) ?? parts.get(first), `locale ${locale}`)
  const runsCode = setup.modules.overrides !== undefined || setup.markdown.pluginModule !== undefined
  const renderers = new Map<string, RenderPage>()
  // Edition of the page being rendered.
  let edition = ''
  const findRenderer = (locale: string): RenderPage => {
    let renderer = renderers.get(locale)
    if (!renderer) {
      renderer = createLocaleRenderer(setup, locale, { ...partsOf(locale), findEdition: () => edition })
      renderers.set(locale, renderer)
    }
    return renderer
  }

  const encode = createEncoder()
  const changeHtml = setup.htmlPlugins && (await openPlugins(setup.htmlPlugins))

  // A site without search needs no indexer.
  let indexer: Promise<IndexPage> | undefined
  const loadIndexer = (): Promise<IndexPage> => {
    indexer ??= createPageIndexer(Object.values(setup.locales).map(({ site }) => site.language))
    return indexer
  }
  const toFailure = (page: Page, error: unknown): Outcome<undefined> => ({
    value: undefined,
    diagnostics: [describeRenderFailure(page, error, setup.modules)],
  })
  const attemptCompile = async (task: PageTask): Promise<Outcome<Content | undefined>> => {
    try {
      return { value: await partsOf(task.locale).compile(task), diagnostics: [] }
    } catch (error) {
      // A stack overflow: the source or a plugin nests content too deeply.
      if (error instanceof RangeError) return toFailure(task.page, error)
      // If the site has no custom components, this is a bug in docgen.
      if (setup.modules.overrides === undefined) throw error
      return toFailure(task.page, error)
    }
  }

  /** Components may be custom: one that throws is an error of that page, and does not end the build. */
  const attemptRender = (
    { page, locale, edition: pageEdition, markdownFile }: PageTask,
    content: Content | undefined,
    targets: ReturnType<typeof findTargets>,
  ): Outcome<{ readonly html: string; readonly markdown: string | undefined } | undefined> => {
    edition = pageEdition
    try {
      const { html, renderMarkdown } = findRenderer(locale)(page, content, targets)
      return { value: { html, markdown: markdownFile === undefined ? undefined : renderMarkdown() }, diagnostics: [] }
    } catch (error) {
      return toFailure(page, error)
    }
  }

  // The same text in the next version or in another language, which often comes next, has the same fragments.
  let lastIndexed: string | undefined
  let searchFiles: { readonly fragments: readonly Fragment[]; readonly files: readonly FragmentFile[] } | undefined
  const writeFragment = (fragment: Fragment, stageDir: string): FragmentFile => {
    const bytes = encode(fragment.json)
    const file = describeFragment(fragment, bytes)
    if (!setup.skipsRendering) write(join(stageDir, searchFile(file.hash)), bytes)
    return file
  }

  /** Indexes the page's terms, and writes its fragments right away: most of them are new. */
  const indexCompiled = async ({ facts, key }: SearchTask, content: Content, stageDir: string): Promise<void> => {
    const indexPage = await loadIndexer()
    const indexed = indexPage(facts, content)
    if (searchFiles?.fragments !== indexed.fragments) {
      const files = indexed.fragments.map((fragment) => writeFragment(fragment, stageDir))
      searchFiles = { fragments: indexed.fragments, files }
    }
    rememberSearch(key, toRecord(indexed, searchFiles.files), cache)
    lastIndexed = key
  }
  const writePage = (path: string, text: string): NonNullable<PageResult['markdownPage']> => {
    const bytes = encode(text)
    write(path, bytes)
    return { hash: hashBytes(bytes), size: bytes.length }
  }

  // Tasks with the same content, as in the next version or in another language, are adjacent.
  let last: { readonly key: string | undefined; readonly content: Content | undefined } | undefined
  const recall = ({ contentKey, isCached }: PageTask): Content | undefined => {
    if (contentKey === undefined) return undefined
    if (last?.key === contentKey) return last.content
    return isCached ? recallContent(contentKey, cache) : undefined
  }
  const buildPage: BuildPage = async (task, stageDir) => {
    const { page, contentKey, search, markdownFile } = task
    const start = performance.now()
    const recalled = recall(task)
    // Release the previous page, so that two pages are never in memory at once.
    last = undefined
    const attempted = recalled ? { value: recalled, diagnostics: [] } : await attemptCompile(task)
    const compiled = attempted.value
    const isCompiled = compiled !== undefined && recalled === undefined
    if (isCompiled && contentKey !== undefined && !setup.forgetsContent) rememberContent(contentKey, compiled, cache)
    last = { key: contentKey, content: compiled }
    // Content from the cache may be indexed only for another language or title.
    if (search && compiled && search.key !== lastIndexed && (isCompiled || !knowsSearch(search.key, cache))) {
      await indexCompiled(search, compiled, stageDir)
    }
    const compiledAt = performance.now()
    const targets = findTargets(compiled?.links ?? [], task, setup.links)
    const rendered = setup.skipsRendering ? NOT_RENDERED : attemptRender(task, compiled, targets)
    const changed = rendered.value === undefined ? undefined : await changeHtml?.(rendered.value.html, page)
    const html = changed?.value ?? rendered.value?.html ?? ''
    const diagnostics = [...rendered.diagnostics, ...(changed?.diagnostics ?? [])]
    const renderedAt = performance.now()
    const fileFacts = setup.skipsRendering ? { hash: '', size: 0 } : writePage(join(stageDir, page.file), html)
    const markdown = rendered.value?.markdown
    const markdownPage =
      markdownFile !== undefined && markdown !== undefined && writePage(join(stageDir, markdownFile), markdown)
    const inputs = hashInputs(task, targets, setup.hashes)
    return {
      file: page.file,
      key: createPageKey(inputs),
      inputs,
      ...fileFacts,
      ...(markdownPage && { markdownPage }),
      isCompiled,
      // Pages without a key are built only because others wait for them, and their results are dropped.
      ...(isCompiled && contentKey !== undefined && takeWaits() && { hasWaited: true }),
      times: { compile: compiledAt - start, render: renderedAt - compiledAt, write: performance.now() - renderedAt },
      diagnostics: [...attempted.diagnostics, ...diagnostics],
      ...(compiled && { facts: factsOf(compiled) }),
    }
  }
  return (task, stageDir) => {
    const { source, route } = task.page
    const run = (): Promise<PageResult> => buildPage(task, stageDir)
    const subject = source ?? `the page ${route}`
    return runsCode || task.mdxModules || isLong(task, setup.markdown)
      ? runGuarded(subject, run)
      : runNamed(subject, run)
  }
}

const NOT_RENDERED: Outcome<undefined> = { value: undefined, diagnostics: [] }

/**
 * Number of characters, with includes. Building a longer page, or one with types, may take over a second: signals must
 * not wait for it.
 */
const LONG_PAGE = 200_000

function isLong({ source }: PageTask, { types }: RenderSetup['markdown']): boolean {
  if (!source) return false
  const texts = [source.text, ...Object.values(source.includes)]
  if (types && texts.some(mentionsTypes)) return true
  return texts.reduce((sum, { length }) => sum + length, 0) > LONG_PAGE
}

/** Opens the HTML plugins. Imports the code for them on demand, because most sites have no HTML plugins. */
async function openPlugins(plugins: HtmlPlugins): Promise<ChangeHtml> {
  const { openHtmlPlugins } = await import('./open-html-plugins.js')
  return openHtmlPlugins(plugins)
}

async function loadMarkdownOptions({ markdown }: RenderSetup, cache: Cache): Promise<MarkdownOptions> {
  const plugins = await runGuarded('the Markdown plugins of the config', () => loadMarkdownPlugins(markdown))
  const findIcon = createIconFinder(markdown.iconSets, markdown.options.dialects?.includes('mintlify'))
  const { types } = markdown
  const checkTypes = types && (await import('./types/open-type-check.js')).openTypeCheck(types, cache)
  return { ...markdown.options, ...plugins, findIcon, ...(checkTypes && { checkTypes }) }
}

type Compile = (task: PageTask) => Promise<Content | undefined>

/** Components for pages in a language, and the compiler that uses them. */
interface LocaleParts {
  readonly components: ThemeComponents
  readonly compile: Compile
}

function createCompiler(setup: RenderSetup, options: MarkdownOptions, components: ThemeComponents): Compile {
  // A dollar sign in the text of an API is a currency, and API pages have no style sheet for formulas.
  // The key of an API page does not contain the types of packages.
  const { checkTypes: _checkTypes, ...untyped } = options
  const compileApiPage = createApiPageCompiler(setup, { ...untyped, math: false, mermaid: false }, components)
  const compileWithMdxModules = createMdxModuleCompiler(setup, options, components)
  return async ({ source, api, mdxModules, mdxModuleQuery }) => {
    if (api) return compileApiPage(api)
    if (source && mdxModules) return compileWithMdxModules(source, mdxModules, mdxModuleQuery)
    return source && compileMarkdown(source, options, components)
  }
}

/** Components of a renderer, and a function that returns the edition of the page being rendered. */
interface RendererParts extends Pick<LocaleParts, 'components'> {
  readonly findEdition: () => string
}

function createLocaleRenderer(
  setup: RenderSetup,
  locale: string,
  { components, findEdition }: RendererParts,
): RenderPage {
  const shared = setup.locales[locale]
  if (!shared) throw new Error(`no render setup for the locale ${locale}`)
  return createPageRenderer({
    components,
    site: shared.site,
    document: shared.document,
    text: createText(shared.site.language, shared.texts, shared.fallbackTexts),
    findShell: (key) => required(setup.shells[key], `shell ${key}`),
    locatePageStyles: (rules) => shared.site.baseUrl + pageStyleFile(rules),
    findLink: (href, { route }) =>
      toTarget(resolveLink(href, { file: '', route, edition: findEdition() }, setup.links)).href,
    findSidebar: (key) => required(setup.sidebars[key], `sidebar ${key}`),
  })
}

function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`the render setup has no ${name}`)
  return value
}

/** Encodes a text as UTF-8; the next call overwrites the bytes. */
export type Encode = (text: string) => Buffer

/** Creates an encoder that reuses one buffer for all texts, to create less garbage than a new buffer for each page. */
export function createEncoder(): Encode {
  let buffer = Buffer.allocUnsafeSlow(256 * 1024)
  return (text) => {
    // A UTF-16 code unit takes at most three bytes in UTF-8.
    if (buffer.length < text.length * 3) buffer = Buffer.allocUnsafeSlow(text.length * 4)
    return buffer.subarray(0, buffer.write(text))
  }
}
