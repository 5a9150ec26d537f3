import type { MarkdownSource } from '@docgen/renderer'
import { hashValue } from '../cache/hash.js'
import type { Source } from '../read/source.js'
import type { ApiTask } from '../workers/page-task.js'
import { compileName, includeName } from '../workers/restore-path.js'

/** A source as the compiler gets it, with the key of what it will make of it. */
export interface CompileInput {
  readonly source?: MarkdownSource
  /** In the place of a source: a page of an API. */
  readonly api?: ApiTask
  readonly key: string
}

/** A file that a source includes. */
export interface IncludedFile {
  readonly text: string
  readonly hash: string
}

/** Prepares a source for the compiler, each include by its path from there and from the site's folder; `findIncluded` answers site-relative paths. `markdownKey` stands for options and code. */
export function createCompileInput(
  source: Source,
  findIncluded: (path: string) => IncludedFile | undefined,
  markdownKey: string,
): CompileInput {
  const name = compileName(source.path)
  const includes: Record<string, string> = {}
  const parts: string[] = [markdownKey, name, source.hash]
  for (const path of source.includes) {
    const included = findIncluded(path)
    if (!included) continue
    const relative = includeName(source.path, path)
    includes[relative] = included.text
    includes[`/${path}`] = included.text
    parts.push(relative, included.hash)
  }
  const isCircle = source.includes.includes(source.path)
  const ownPaths = isCircle ? [includeName(source.path, source.path), `/${source.path}`] : undefined
  return {
    source: { path: name, text: source.text, includes, ...(ownPaths && { ownPaths }) },
    key: hashValue(parts),
  }
}
