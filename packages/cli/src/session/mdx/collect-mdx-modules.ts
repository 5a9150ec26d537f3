import {
  type FormatSetting,
  loadMdxReader,
  type MarkdownOptions,
  type MathSetting,
  type MdxModuleSource,
} from '@docgen/renderer/markdown'
import { BUILD_ID } from '../../cache/build-id.js'
import type { Memo } from '../../cache/memo.js'
import { countGivenUp, runWithFeed } from '../../guard/plugin-calls.js'
import type { SiteFiles } from '../../read/site-files.js'
import type { PartialFile, Source } from '../../read/source.js'
import { runOverlapping } from '../../workers/run-overlapping.js'
import { type Hydration, scanModule } from '../bundle/is-island-module.js'
import { locateSource } from './locate-source.js'
import type { MdxModulesByPath } from './site-mdx-modules.js'

/** Settings that affect MDX modules. */
export interface MdxModuleSettings {
  readonly format: FormatSetting
  readonly placeholders: Readonly<Record<string, string>>
  readonly math: MathSetting
  /** Tools whose components need no import. */
  readonly dialects: NonNullable<MarkdownOptions['dialects']>
  /** Whether the site has a root component, which provides React contexts. */
  readonly hasRoot: boolean
  /** Names of components that need no import. */
  readonly components: readonly string[]
  /** Modules such as `@theme/Card` that are the site's own. */
  readonly replacedModules: readonly string[]
  /** Which components run in the browser, too. */
  readonly hydrate: Hydration
}

/** Plugins that may insert code into pages. */
export interface MdxPlugins {
  readonly remarkPlugins: MarkdownOptions['remarkPlugins']
  /** Whether rehype plugins may insert components. */
  readonly offersComponents: boolean
  /** Hash of the plugins and their inputs. */
  readonly key: string
  /** The site's folder, if plugins use the location of a page. */
  readonly siteDir: string | undefined
  /** Whether a plugin has waited for the content of other pages in an earlier build. */
  readonly hasWaited: boolean
}

/** Format, ending or path, and hash of a file → its MDX module; `false` if the file has no code. */
type ModulesById = Record<string, MdxModuleSource | false>

/**
 * Braces, or an import or export at the start of a line: without them, the only code a file can have is components
 * of the site.
 */
const MAY_RUN = /\{|^(?:import|export)\b/m

/**
 * Collects the MDX modules of all pages and included partials that contain code, in the order of the files. Parses only
 * files that are not in the cache.
 */
export async function collectMdxModules(
  { sources, partials }: Pick<SiteFiles, 'sources' | 'partials'>,
  { format, ...settings }: MdxModuleSettings,
  plugins: MdxPlugins | undefined,
  memo: Memo,
): Promise<MdxModulesByPath> {
  const included = new Set(sources.flatMap(({ includes }) => includes))
  const all: readonly (Source | PartialFile)[] = [
    ...sources,
    ...[...partials.values()].filter(({ path }) => included.has(path)),
  ]
  const files = all.flatMap((file) => {
    const fileFormat = ('frontMatter' in file ? file.frontMatter.mdx.format : undefined) ?? format
    // Pages also include files of other languages, as code.
    const isMarkdown = 'frontMatter' in file || /\.(?:md|markdown)$/i.test(file.path)
    const isMdx = /\.mdx$/i.test(file.path) || (isMarkdown && fileFormat !== 'md')
    if (!isMdx) return []
    const mayRun =
      plugins || MAY_RUN.test(file.text) || settings.components.some((name) => file.text.includes(`<${name}`))
    const where = plugins?.siteDir === undefined ? extension(file) : file.path
    return mayRun ? [{ file, fileFormat, id: `${fileFormat} ${where} ${file.hash}` }] : []
  })
  if (files.length === 0) return new Map()
  const key = [BUILD_ID, settings, plugins?.key ?? '']
  const saved = memo.load<ModulesById>('mdx-module-list', key) ?? {}
  const modulesById: ModulesById = {}
  const parse = ({ file, fileFormat }: (typeof files)[number]) =>
    parseMdxModule(file, { ...settings, format: fileFormat }, plugins)
  const missing = files.filter(({ id }) => !(id in saved))
  // The plugins may wait for the content of pages that need no parsing.
  const start = (): void => {
    runOverlapping(
      files.filter(({ id }) => id in saved),
      parse,
    ).catch(() => {})
  }
  const before = countGivenUp()
  await runWithFeed({ start, isNeeded: plugins?.hasWaited === true }, () =>
    runOverlapping(missing, async (each) => {
      modulesById[each.id] ??= await parse(each)
    }),
  )
  for (const { id } of files) modulesById[id] ??= saved[id] ?? false
  if (missing.length > 0 && countGivenUp() === before) memo.save('mdx-module-list', key, modulesById)
  const mdxModules = files.flatMap(({ file, id }): [string, MdxModuleSource][] => {
    const mdxModule = modulesById[id]
    return mdxModule ? [[file.path, mdxModule]] : []
  })
  return new Map(mdxModules)
}

/** Creates the MDX module of one file; `false` if it has no code. */
export async function parseMdxModule(
  { path, text }: Pick<PartialFile, 'path' | 'text'>,
  { hydrate, ...settings }: MdxModuleSettings,
  { remarkPlugins = [], offersComponents = false, siteDir }: Partial<MdxPlugins> = {},
): Promise<MdxModuleSource | false> {
  // Load the large compiler on demand: in most builds, all modules are in the cache.
  const { createMdxModule } = await loadMdxReader()
  const location = locateSource(path, siteDir)
  const file = { path, text }
  const needsBrowser = (code: string): boolean => scanModule(code, { hydrate }).islandReason !== undefined
  const options = { ...settings, needsBrowser, remarkPlugins, offersComponents, ...(location && { location }) }
  return (await createMdxModule(file, options)) ?? false
}

function extension({ path }: Source | PartialFile): string {
  return path.slice(path.lastIndexOf('.'))
}
