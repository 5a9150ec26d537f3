import { mentionsTypes } from '@docgen/renderer/markdown'
import { hashValue } from '../../cache/hash.js'
import type { FrontMatterInput } from '../../config/front-matter.js'
import { readRawFields } from '../../config/read-front-matter.js'
import type { PlannedPage } from '../../plan/site-plan.js'
import { shareText } from '../../read/pack-texts.js'
import type { PartialFile, Source } from '../../read/source.js'
import type { PageTask } from '../../workers/page-task.js'
import type { MarkdownSettings } from '../../workers/render-setup.js'
import { compileName, includeName } from '../../workers/restore-path.js'
import { locateSource } from '../mdx/locate-source.js'
import type { MdxModuleReach, SiteMdxModules } from '../mdx/site-mdx-modules.js'
import { readHome } from './read-home.js'

/** The compiler's input for a page, with the cache key of the result. */
export interface CompileInput extends Pick<PageTask, 'source' | 'api' | 'mdxModules' | 'mdxModuleQuery'> {
  readonly key: string
}

/** Inputs besides the page itself. */
export interface CompileInputParts {
  readonly source: Source
  /** The existing files that the source includes. */
  readonly included: readonly IncludedFile[]
  /** Front matter fields that plugins set; `undefined` if there are none. */
  readonly fields: FrontMatterInput | undefined
}

/** Settings that affect the inputs of all pages. */
export interface CompileInputSettings {
  /** `key` is the hash of options and code. */
  readonly markdown: Pick<MarkdownSettings, 'key' | 'siteDir' | 'types'>
  readonly mdxModules: SiteMdxModules
  /** Hash of the documents and sidebars that components can read. */
  readonly docsKey: string
}

/** A file that a source includes. */
export type IncludedFile = Pick<PartialFile, 'path' | 'text' | 'hash'>

/** Everything that a page contains, with the documents that its code renders. */
interface PageFiles {
  /** Path → text. Each file has a path from the source, and one from the site's folder, with a leading slash. */
  readonly includes: Readonly<Record<string, string>>
  /** The paths and hashes of all files. */
  readonly files: readonly string[]
  /** The compiler's paths of a file → the path of the file's MDX module. */
  readonly names: Readonly<Record<string, string>>
  readonly reached: readonly MdxModuleReach[]
}

function collectFiles(source: Source, included: readonly IncludedFile[], mdxModules: SiteMdxModules): PageFiles {
  const includes: Record<string, string> = {}
  const files: string[] = [source.hash]
  const names: Record<string, string> = {}
  const reached: MdxModuleReach[] = []
  const addMdxModule = (path: string, ...references: string[]): void => {
    const reach = mdxModules.reach.get(path)
    if (reach === undefined) return
    for (const each of references) names[each] = path
    reached.push(reach)
  }
  addMdxModule(source.path, compileName(source.path))
  for (const { path, text, hash } of included) {
    const relative = includeName(source.path, path)
    includes[relative] = text
    includes[`/${path}`] = text
    files.push(relative, hash)
    addMdxModule(path, relative, `/${path}`)
  }
  // `addMdxModule` appends the MDX modules of these documents to the list.
  for (const { documents } of reached) {
    for (const path of documents) {
      const imported = mdxModules.documents[path]
      if (!imported || includes[`/${path}`] !== undefined) continue
      includes[`/${path}`] = imported.text
      files.push(`/${path}`, imported.hash)
      addMdxModule(path, `/${path}`)
    }
  }
  return { includes, files, names, reached }
}

/** Prepares a page for the compiler. Includes have paths relative to the source and to the site's folder. */
export function createCompileInput(
  { page, locale, version }: PlannedPage,
  { source, included: existing, fields }: CompileInputParts,
  { markdown, mdxModules, docsKey }: CompileInputSettings,
): CompileInput {
  const name = compileName(source.path)
  const { includes, files, names, reached } = collectFiles(source, existing, mdxModules)
  const location = locateSource(source.path, markdown.siteDir)
  const similarIncludes = listSimilarIncludes(source)
  const { format } = source.frontMatter.mdx
  const hasMdxModules = Object.keys(names).length > 0
  const included = Object.keys(names).flatMap((file) => {
    const text = includes[file]
    return text === undefined ? [] : [[file, readRawFields(text)] as const]
  })
  const mdxModuleQuery = hasMdxModules ? queryOf(reached, { locale, version, href: page.href, docsKey }) : ''
  const { aliases, moved } = listAliases(source)
  const home = readHome(source)
  const settings = {
    path: name,
    ...(home && { home }),
    ...(source.similarIncludes && { similarIncludes }),
    ...(source.outsideIncludes && { outsideIncludes: listOutsideIncludes(source) }),
    ...(format !== undefined && { format }),
    ...(location && { location }),
    // The code of the page can use any field of the front matter, including custom fields.
    ...(hasMdxModules && { frontMatter: { ...readRawFields(source.text), ...fields } }),
  }
  const hasTypes = markdown.types && (source.mentionsTypes || Object.values(includes).some(mentionsTypes))
  const hasAliases = Object.keys(aliases).length > 0
  return {
    // The key contains the hashes of the files instead of these texts.
    source: shareText(
      {
        ...settings,
        includes,
        ...(hasAliases && { aliases }),
        ...(included.length > 0 && { includedFrontMatter: Object.fromEntries(included) }),
      },
      source,
    ),
    ...(hasMdxModules && { mdxModules: names }),
    ...(mdxModuleQuery !== '' && { mdxModuleQuery }),
    key: hashValue([
      ...[markdown.key, settings, files, moved, reached.map(({ hash }) => hash), mdxModuleQuery],
      ...(hasTypes ? [markdown.types?.key] : []),
    ]),
  }
}

/** Maps includes that do not exist to the files that they probably mean. */
function listSimilarIncludes({ path: sourcePath, similarIncludes = {} }: Source): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(similarIncludes).flatMap(([path, actualPath]) => [
      [includeName(sourcePath, path), `/${actualPath}`],
      [`/${path}`, `/${actualPath}`],
    ]),
  )
}

/** Lists the compiler's paths of includes outside the repository. */
function listOutsideIncludes({ path: sourcePath, outsideIncludes = [] }: Source): readonly string[] {
  return outsideIncludes.flatMap((path) => [includeName(sourcePath, path), `/${path}`])
}

interface Aliases {
  /** Path of an include → the compiler's name of the file that it means. */
  readonly aliases: Readonly<Record<string, string>>
  /**
   * The same paths and names as a flat list, without paths from the site's folder, so that a copy of the page in
   * another version has the same key.
   */
  readonly moved: readonly string[]
}

function listAliases(source: Source): Aliases {
  const aliases: Record<string, string> = {}
  const moved: string[] = []
  const addAlias = (path: string, fileName: string): void => {
    aliases[includeName(source.path, path)] = fileName
    aliases[`/${path}`] = fileName
    moved.push(includeName(source.path, path), fileName)
  }
  for (const [path, target] of Object.entries(source.movedIncludes ?? {}))
    addAlias(path, includeName(source.path, target))
  for (const [rawPath, target] of Object.entries(source.reenteringIncludes ?? {})) {
    aliases[rawPath] = includeName(source.path, target)
    moved.push(rawPath, includeName(source.path, target))
  }
  if (source.includes.includes(source.path)) addAlias(source.path, compileName(source.path))
  return { aliases, moved }
}

/** Returns the facts about the page that its MDX modules use, as a query string. */
function queryOf(
  reached: readonly MdxModuleReach[],
  {
    locale,
    version,
    href,
    docsKey,
  }: Pick<PlannedPage, 'locale' | 'version'> & { readonly href: string; docsKey: string },
): string {
  return new URLSearchParams({
    ...(reached.some(({ usesLanguage }) => usesLanguage) && { language: locale }),
    ...(reached.some(({ usesVersion }) => usesVersion) && { version }),
    ...(reached.some(({ usesPath }) => usesPath) && { path: href }),
    ...(reached.some(({ usesDocs }) => usesDocs) && { docs: docsKey }),
  }).toString()
}
