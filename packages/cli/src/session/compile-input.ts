import type { MarkdownSource } from '@docgen/renderer'
import { hashValue } from '../cache/hash.js'
import { parseYaml } from '../config/yaml/parse-yaml.js'
import { splitFrontMatter } from '../config/yaml/split-front-matter.js'
import type { Source } from '../read/source.js'
import type { ApiTask } from '../workers/page-task.js'
import { compileName, includeName } from '../workers/restore-path.js'
import type { SitePrograms } from './programs/site-programs.js'

/** A source as the compiler gets it, with the key of what it will make of it. */
export interface CompileInput {
  readonly source?: MarkdownSource
  /** In the place of a source: a page of an API. */
  readonly api?: ApiTask
  /** Path under which the compiler knows a file → the program of that file in the site's bundle; absent where nothing has to be run. */
  readonly programs?: Readonly<Record<string, string>>
  readonly key: string
}

/** What the inputs of a site have in common. */
export interface CompileInputSettings {
  /** Answers site-relative paths. */
  readonly findIncluded: (path: string) => IncludedFile | undefined
  /** Stands for options and code. */
  readonly markdownKey: string
  readonly programs: SitePrograms
}

/** A file that a source includes. */
export interface IncludedFile {
  readonly text: string
  readonly hash: string
}

/** Prepares a source for the compiler, each include by its path from there and from the site's folder. */
export function createCompileInput(
  source: Source,
  { findIncluded, markdownKey, programs }: CompileInputSettings,
): CompileInput {
  const name = compileName(source.path)
  const includes: Record<string, string> = {}
  const parts: string[] = [markdownKey, name, source.hash]
  const names: Record<string, string> = {}
  const addProgram = (path: string, ...known: string[]): void => {
    const hash = programs.hashes.get(path)
    if (hash === undefined) return
    for (const each of known) names[each] = path
    parts.push(hash)
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
  const { format } = source.frontMatter.mdx
  const hasPrograms = Object.keys(names).length > 0
  const isCircle = source.includes.includes(source.path)
  const ownPaths = isCircle ? [includeName(source.path, source.path), `/${source.path}`] : undefined
  return {
    source: {
      path: name,
      text: source.text,
      includes,
      ...(ownPaths && { ownPaths }),
      ...(format !== undefined && { format }),
      ...(hasPrograms && { frontMatter: writtenFields(source.text) }),
    },
    ...(hasPrograms && { programs: names }),
    key: hashValue(parts),
  }
}

/** The front matter as it was written, fields of the site's own included: code of the page may ask for any of them. */
function writtenFields(text: string): Readonly<Record<string, unknown>> {
  const block = splitFrontMatter(text)
  const read = typeof block === 'object' ? parseYaml(block.yaml) : undefined
  const value = read?.ok ? read.value : undefined
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
