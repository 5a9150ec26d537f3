import type { AsyncLocalStorage } from 'node:async_hooks'
import { fileURLToPath } from 'node:url'
import type { Content, ThemeComponents } from '@docgen/renderer/contract'
import {
  compileMarkdown,
  type LoadedMdxModule,
  type MarkdownOptions,
  type MarkdownSource,
  type MdxModule,
} from '@docgen/renderer/markdown'

import { loadBundle } from '../config/module/load-bundle.js'
import { locateThrownError, type ThrowPosition } from '../config/module/locate-thrown-error.js'
import type { RenderSetup } from './render-setup.js'

/** Exports of the bundle of a site's MDX modules; a module runs when it is first loaded. */
interface MdxModuleBundle {
  readonly mdxModules: Readonly<Record<string, () => Promise<MdxModule>>>
}

/**
 * Compiles a source together with the MDX modules of its files. `names` maps the compiler's path of a file to the name
 * of its module in the bundle; `query` has the language, version and URL that the modules depend on.
 */
export type CompileWithMdxModules = (
  source: MarkdownSource,
  names: Readonly<Record<string, string>>,
  query: string | undefined,
) => Promise<Content>

/**
 * Creates a compiler for pages with code to run. Loads the bundle for the first of them, and again for each
 * language and version that modules depend on.
 */
export function createMdxModuleCompiler(
  { mdxModules: url, docsCatalog }: Pick<RenderSetup, 'mdxModules' | 'docsCatalog'>,
  options: MarkdownOptions,
  components: ThemeComponents,
): CompileWithMdxModules {
  const compile = async (
    source: MarkdownSource,
    names: Readonly<Record<string, string>>,
    query: string,
  ): Promise<Content> => {
    if (url === undefined) throw new Error('a page has an MDX module, but the setup has no bundle')
    const module = query === '' ? url : `${url}?${query}`
    provideNavigator()
    Reflect.set(globalThis, DOCS_CATALOG, docsCatalog)
    const { mdxModules: loaders } = await loadBundle<MdxModuleBundle>(module)
    const mdxModules: Record<string, LoadedMdxModule> = {}
    for (const [path, name] of Object.entries(names)) mdxModules[path] = await load(loaders[name])
    const findThrown = (error: unknown): ThrowPosition | undefined => locateThrownError(error, fileURLToPath(url))
    const withMdxModules = { ...source, mdxModules, findThrown }
    const content = await compileMarkdown(withMdxModules, options, components)
    // A module can only receive the headings once the page has been compiled.
    if (content.toc.length === 0 || !Object.values(mdxModules).some(usesToc)) return content
    return compileMarkdown({ ...withMdxModules, toc: content.toc }, options, components)
  }
  return async (source, names, query) => {
    const params = new URLSearchParams(query)
    const path = params.get('path')
    // This parameter is only needed in the cache key.
    params.delete('docs')
    if (path === null) return compile(source, names, params.toString())
    // Use one bundle for all paths, because loading one for each would take too long.
    params.delete('path')
    const store = await openPathStore()
    return store.run(path, () => compile(source, names, params.toString()))
  }
}

/** Key of the global from which hooks in the bundle read the pages of the site. */
const DOCS_CATALOG = Symbol.for('docgen.catalog')

/** Key of the global from which `useLocation` in the bundle reads the path of the current page. */
const PATHS = Symbol.for('docgen.path')

async function openPathStore(): Promise<AsyncLocalStorage<string>> {
  const { AsyncLocalStorage } = await import('node:async_hooks')
  const shared = globalThis as { [PATHS]?: AsyncLocalStorage<string> }
  shared[PATHS] ??= new AsyncLocalStorage<string>()
  return shared[PATHS]
}

/** Defines `navigator`, which Node.js 20 lacks: components written for later versions may read it. */
function provideNavigator(): void {
  if ('navigator' in globalThis) return
  const languages = ['en-US']
  const value = {
    hardwareConcurrency: 1,
    language: 'en-US',
    languages,
    platform: process.platform,
    userAgent: 'Node.js',
  }
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value })
}

async function load(mdxModule: (() => Promise<MdxModule>) | undefined): Promise<LoadedMdxModule> {
  if (!mdxModule) throw new Error('the bundle lacks an MDX module')
  try {
    return { mdxModule: await mdxModule() }
  } catch (error) {
    return { failure: error }
  }
}

/** Whether an MDX module uses the table of contents in addition to declaring it. */
function usesToc(loaded: LoadedMdxModule): boolean {
  return 'mdxModule' in loaded && (String(loaded.mdxModule.docgenModule).match(/\btoc\b/g)?.length ?? 0) > 1
}
