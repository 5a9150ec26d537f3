import { type FormatSetting, loadMdxReader, type MathSetting, type MdxModuleSource } from '@docgen/renderer/markdown'
import { BUILD_ID } from '../../cache/build-id.js'
import type { Memo } from '../../cache/memo.js'
import type { SiteFiles } from '../../read/site-files.js'
import type { PartialFile, Source } from '../../read/source.js'
import type { MdxModulesByPath } from './site-mdx-modules.js'

/** Settings that affect MDX modules. */
export interface MdxModuleSettings {
  readonly format: FormatSetting
  readonly placeholders: Readonly<Record<string, string>>
  readonly math: MathSetting
  /** Whether a component of the site provides React contexts. */
  readonly hasRoot: boolean
  /** Names of components that need no import. */
  readonly components: readonly string[]
}

/** Hash of a file and its format → its MDX module, or none. */
type ModulesById = Record<string, MdxModuleSource | false>

/**
 * Braces, or an import or export at the start of a line: without them, the only code a file can have is components
 * of the site.
 */
const MAY_RUN = /\{|^(?:import|export)\b/m

/**
 * The MDX modules of all pages that have code, and of their includes, in the order of the files. Parses only files
 * that are not in the cache. Files that the config excludes only count if a page includes them.
 */
export async function collectMdxModules(
  { sources, partials }: Pick<SiteFiles, 'sources' | 'partials'>,
  { format, ...settings }: MdxModuleSettings,
  memo: Memo,
): Promise<MdxModulesByPath> {
  const included = new Set(sources.flatMap(({ includes }) => includes))
  const all: readonly (Source | PartialFile)[] = [
    ...sources,
    ...[...partials.values()].filter(({ path }) => included.has(path)),
  ]
  const files = all.flatMap((file) => {
    const own = ('frontMatter' in file ? file.frontMatter.mdx.format : undefined) ?? format
    const isMdx = own !== 'md' || /\.mdx$/i.test(file.path)
    if (!isMdx) return []
    const mayRun = MAY_RUN.test(file.text) || settings.components.some((name) => file.text.includes(`<${name}`))
    return mayRun ? [{ file, own, id: `${own} ${extension(file)} ${file.hash}` }] : []
  })
  if (files.length === 0) return new Map()
  const key = [BUILD_ID, settings]
  const saved = memo.load<ModulesById>('program-list', key) ?? {}
  const modulesById: ModulesById = {}
  for (const { file, own, id } of files)
    modulesById[id] ??= saved[id] ?? (await parseProgram(file, { ...settings, format: own }))
  if (Object.keys(modulesById).some((id) => !(id in saved))) memo.save('program-list', key, modulesById)
  const mdxModules = files.flatMap(({ file, id }): [string, MdxModuleSource][] => {
    const mdxModule = modulesById[id]
    return mdxModule ? [[file.path, mdxModule]] : []
  })
  return new Map(mdxModules)
}

/** The MDX module of one file, if it has code. */
export async function parseProgram(
  file: Pick<PartialFile, 'path' | 'text'>,
  settings: MdxModuleSettings,
): Promise<MdxModuleSource | false> {
  // The compiler is large, and most builds have nothing new.
  const { createMdxModule } = await loadMdxReader()
  return createMdxModule(file, settings) ?? false
}

function extension({ path }: Source | PartialFile): string {
  return path.slice(path.lastIndexOf('.'))
}
