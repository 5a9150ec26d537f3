import { hashValue } from '../../cache/hash.js'
import type { FrontMatterInput } from '../../config/front-matter.js'
import { readWrittenFields } from '../../config/read-front-matter.js'
import type { Source } from '../../read/source.js'
import type { PageTask } from '../../workers/page-task.js'
import { compileName, includeName } from '../../workers/restore-path.js'
import type { ProgramReach, SitePrograms } from '../programs/site-programs.js'

/** What the compiler gets of a page, with the key of what it will make of it. */
export interface CompileInput extends Pick<PageTask, 'source' | 'api' | 'programs' | 'programQuery'> {
  readonly key: string
}

/** What the inputs of a site have in common. */
export interface CompileInputSettings {
  /** Answers site-relative paths. */
  readonly findIncluded: (path: string) => IncludedFile | undefined
  /** Stands for options and code. */
  readonly markdownKey: string
  readonly programs: SitePrograms
  /** Path of a source → what plugins have put over its front matter. */
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

/** Prepares a source for the compiler, each include by its path from there and from the site's folder. */
export function createCompileInput(
  source: Source,
  { findIncluded, markdownKey, programs, fields, locale, version, href }: CompileInputSettings,
): CompileInput {
  const name = compileName(source.path)
  const includes: Record<string, string> = {}
  const parts: string[] = [markdownKey, name, source.hash]
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
  const sameButCase: Record<string, string> = {}
  for (const [path, found] of Object.entries(source.sameButCase ?? {})) {
    sameButCase[includeName(source.path, path)] = `/${found}`
    sameButCase[`/${path}`] = `/${found}`
    parts.push(`${path} is ${found}`)
  }
  const { format } = source.frontMatter.mdx
  const hasPrograms = Object.keys(names).length > 0
  // Code of the page may ask for any field, those of the site's own included.
  const changed = hasPrograms ? fields.get(source.path) : undefined
  if (changed) parts.push(JSON.stringify(changed))
  const programQuery = hasPrograms ? askedOf(reached, { locale, version, href }) : ''
  const isCircle = source.includes.includes(source.path)
  const ownPaths = isCircle ? [includeName(source.path, source.path), `/${source.path}`] : undefined
  return {
    source: {
      path: name,
      text: source.text,
      includes,
      ...(source.sameButCase && { sameButCase }),
      ...(ownPaths && { ownPaths }),
      ...(format !== undefined && { format }),
      ...(hasPrograms && { frontMatter: { ...readWrittenFields(source.text), ...changed } }),
    },
    ...(hasPrograms && { programs: names }),
    ...(programQuery !== '' && { programQuery }),
    key: hashValue(programQuery === '' ? parts : [...parts, programQuery]),
  }
}

/** What programs ask of the page that they run for, as a query. */
function askedOf(
  reached: readonly ProgramReach[],
  { locale, version, href }: Pick<CompileInputSettings, 'locale' | 'version' | 'href'>,
): string {
  return new URLSearchParams({
    ...(reached.some(({ usesLanguage }) => usesLanguage) && { language: locale }),
    ...(reached.some(({ usesVersion }) => usesVersion) && { version }),
    ...(reached.some(({ usesAddress }) => usesAddress) && { address: href }),
  }).toString()
}
