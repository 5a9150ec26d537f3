import type { Memo } from '../cache/memo.js'
import type { SiteFiles } from '../read/site-files.js'
import type { Source } from '../read/source.js'

/** The part of a source that the graph may use: nothing that depends on the body of the page. */
export interface GraphSource extends Omit<Source, 'hash' | 'includes' | 'similarIncludes' | 'movedIncludes'> {
  /** The lines before the body: errors in the front matter have their positions there. */
  readonly text: string
}

/** The files of the site that the graph depends on. */
export interface GraphFiles extends Omit<SiteFiles, 'sources' | 'partials'> {
  readonly sources: readonly GraphSource[]
}

/** Removes the content of pages, so that changed content does not change the graph. */
export function toGraphFiles({ sources, partials: _partials, ...files }: SiteFiles, memo: Memo): GraphFiles {
  const convert = memo.each('graph source', {}, toGraphSource)
  return { ...files, sources: sources.map((source) => convert(source, {})) }
}

/** A source without its body, and without what follows from it. */
export function toGraphSource({
  hash: _hash,
  includes: _includes,
  similarIncludes: _similarIncludes,
  movedIncludes: _movedIncludes,
  ...source
}: Source): GraphSource {
  const { text, bodyLine } = source
  let end = 0
  for (let line = 1; line < bodyLine && end < text.length; line++) end = text.indexOf('\n', end) + 1 || text.length
  return { ...source, text: text.slice(0, end) }
}
