import { join, sep } from 'node:path'
import type { MarkdownSource } from '@docgen/renderer/markdown'
import { hashValue } from '../../cache/hash.js'
import type { FrontMatterInput } from '../../config/front-matter.js'
import { readWrittenFields } from '../../config/read-front-matter.js'
import type { Source } from '../../read/source.js'
import type { PageTask } from '../../workers/page-task.js'
import type { MarkdownSettings } from '../../workers/render-setup.js'
import { compileName, includeName } from '../../workers/restore-path.js'
import type { ProgramReach, SitePrograms } from '../programs/site-programs.js'

/** The compiler's input for a page, with the cache key of the result. */
export interface CompileInput extends Pick<PageTask, 'source' | 'api' | 'programs' | 'programQuery'> {
  readonly key: string
}

type SourceLocation = NonNullable<MarkdownSource['location']>

/** Settings shared by the inputs of a site. */
export interface CompileInputSettings {
  /** Looks up files by site-relative path. */
  readonly findIncluded: (path: string) => IncludedFile | undefined
  /** Its key is the hash of options and code. */
  readonly markdown: Pick<MarkdownSettings, 'key' | 'siteDir'>
  readonly programs: SitePrograms
  /** Path of a source → the front matter that plugins override. */
  readonly fields: ReadonlyMap<string, FrontMatterInput>
  /** Language of the page. */
  readonly locale: string
  /** Key of its version. */
  readonly version: string
  /** Its path with base URL. */
  readonly href: string
}

/** A file that a source includes. */
export interface IncludedFile {
  readonly text: string
  readonly hash: string
}

/** Prepares a source for the compiler. Includes have paths relative to the source and to the site's folder. */
export function createCompileInput(
  source: Source,
  { findIncluded, markdown, programs, fields, locale, version, href }: CompileInputSettings,
): CompileInput {
  const name = compileName(source.path)
  const includes: Record<string, string> = {}
  const parts: string[] = [markdown.key, name, source.hash]
  const location = locate(source.path, markdown.siteDir)
  if (location) parts.push(location.path)
  const names: Record<string, string> = {}
  const reached: ProgramReach[] = []
  const addProgram = (path: string, ...known: string[]): void => {
    const reach = programs.reach.get(path)
    if (reach === undefined) return
    for (const each of known) names[each] = path
    reached.push(reach)
    parts.push(reach.hash)
  }
  addProgram(source.path, name)
  for (const path of source.includes) {
    const included = findIncluded(path)
    if (!included) continue
    const relative = includeName(source.path, path)
    includes[relative] = included.text
    includes[`/${path}`] = included.text
    parts.push(relative, included.hash)
    addProgram(path, relative, `/${path}`)
  }
  // Documents rendered by code of the page; the list grows with their own MDX modules.
  for (const { documents } of reached) {
    for (const path of documents) {
      const imported = programs.documents[path]
      if (!imported || includes[`/${path}`] !== undefined) continue
      includes[`/${path}`] = imported.text
      parts.push(`/${path}`, imported.hash)
      addProgram(path, `/${path}`)
    }
  }
  const sameButCase: Record<string, string> = {}
  for (const [path, found] of Object.entries(source.sameButCase ?? {})) {
    sameButCase[includeName(source.path, path)] = `/${found}`
    sameButCase[`/${path}`] = `/${found}`
    parts.push(`${path} is ${found}`)
  }
  const { format } = source.frontMatter.mdx
  const hasPrograms = Object.keys(names).length > 0
  // Code of the page can use any field, including custom ones.
  const changed = hasPrograms ? fields.get(source.path) : undefined
  if (changed) parts.push(JSON.stringify(changed))
  const included = Object.keys(names).flatMap((file) => {
    const text = includes[file]
    return text === undefined ? [] : [[file, readWrittenFields(text)] as const]
  })
  const programQuery = hasPrograms ? queryOf(reached, { locale, version, href }) : ''
  const aliases: Record<string, string> = {}
  const addAlias = (path: string, known: string): void => {
    aliases[includeName(source.path, path)] = known
    aliases[`/${path}`] = known
  }
  for (const [path, found] of Object.entries(source.movedIncludes ?? {})) {
    addAlias(path, includeName(source.path, found))
    parts.push(`${includeName(source.path, path)} means ${includeName(source.path, found)}`)
  }
  if (source.includes.includes(source.path)) addAlias(source.path, name)
  return {
    source: {
      path: name,
      text: source.text,
      includes,
      ...(source.sameButCase && { sameButCase }),
      ...(Object.keys(aliases).length > 0 && { aliases }),
      ...(format !== undefined && { format }),
      ...(location && { location }),
      ...(hasPrograms && { frontMatter: { ...readWrittenFields(source.text), ...changed } }),
      ...(included.length > 0 && { includedFrontMatter: Object.fromEntries(included) }),
    },
    ...(hasPrograms && { programs: names }),
    ...(programQuery !== '' && { programQuery }),
    key: hashValue(programQuery === '' ? parts : [...parts, programQuery]),
  }
}

/** Location of a source, for plugins that use it. */
function locate(path: string, siteDir: string | undefined): SourceLocation | undefined {
  if (siteDir === undefined) return undefined
  const toSlashes = (absolute: string): string => absolute.split(sep).join('/')
  return { path: toSlashes(join(siteDir, path)), siteDir: toSlashes(siteDir) }
}

/** The facts that MDX modules use of the page that they run for, as a query. */
function queryOf(
  reached: readonly ProgramReach[],
  { locale, version, href }: Pick<CompileInputSettings, 'locale' | 'version' | 'href'>,
): string {
  return new URLSearchParams({
    ...(reached.some(({ usesLanguage }) => usesLanguage) && { language: locale }),
    ...(reached.some(({ usesVersion }) => usesVersion) && { version }),
    ...(reached.some(({ usesAddress }) => usesAddress) && { address: href }),
  }).toString()
}
