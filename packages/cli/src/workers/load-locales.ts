import { createPageRenderer, type RenderPage } from '@docgen/renderer'
import { type Content, createText, type Outcome, type Page, type ThemeComponents } from '@docgen/renderer/contract'
import { compileMarkdown, type MarkdownOptions } from '@docgen/renderer/markdown'
import { resolveLink, toTarget } from '../graph/links/resolve-link.js'
import { runGuarded } from '../guard/start-watchdog.js'
import { pageStyleFile } from '../plan/page-style-file.js'
import { createApiPageCompiler } from './create-api-page-compiler.js'
import { createMdxModuleCompiler } from './create-mdx-module-compiler.js'
import { describeRenderFailure } from './describe-render-failure.js'
import type { findTargets } from './find-targets.js'
import { loadComponents } from './load-components.js'
import type { PageTask } from './page-task.js'
import type { LocaleSetup, RenderSetup } from './render-setup.js'

/** Compiles and renders pages in every language of a site. Failures of custom components are diagnostics. */
export interface Locales {
  /** Compiles the source of a page; the value is undefined if it has none, or if that fails. */
  readonly compile: (task: PageTask) => Promise<Outcome<Content | undefined>>
  /** Renders a page; the value is undefined if that fails. */
  readonly render: (
    task: PageTask,
    content: Content | undefined,
    targets: ReturnType<typeof findTargets>,
  ) => Outcome<RenderedPage | undefined>
}

/** A page as HTML and, if the site has Markdown pages, as Markdown. */
export interface RenderedPage {
  readonly html: string
  readonly markdown: string | undefined
}

/** Loads the theme's components for every language: code of the site runs. */
export async function loadLocales(setup: RenderSetup, options: MarkdownOptions): Promise<Locales> {
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
  const toFailure = (page: Page, error: unknown): Outcome<undefined> => ({
    value: undefined,
    diagnostics: [describeRenderFailure(page, error, setup.modules)],
  })
  return {
    compile: async (task) => {
      try {
        return { value: await partsOf(task.locale).compile(task), diagnostics: [] }
      } catch (error) {
        // A stack overflow: the source or a plugin nests content too deeply.
        if (error instanceof RangeError) return toFailure(task.page, error)
        // If the site has no custom components, this is a bug in docgen.
        if (setup.modules.overrides === undefined) throw error
        return toFailure(task.page, error)
      }
    },
    render: ({ page, locale, edition: pageEdition, markdownFile }, content, targets) => {
      edition = pageEdition
      try {
        const { html, renderMarkdown } = findRenderer(locale)(page, content, targets)
        const markdown = markdownFile === undefined ? undefined : renderMarkdown()
        return { value: { html, markdown }, diagnostics: [] }
      } catch (error) {
        // A custom component that throws is an error of this page, and does not end the build.
        return toFailure(page, error)
      }
    },
  }
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
