import type { Memo } from '../cache/memo.js'
import { detach } from '../read/pack-texts.js'
import type { SiteFiles } from '../read/site-files.js'
import type { Source } from '../read/source.js'

/** The part of a source that the graph uses. The body is omitted, so most edits do not change this part. */
export interface GraphSource
  extends Omit<Source, 'hash' | 'lines' | 'includes' | 'similarIncludes' | 'outsideIncludes' | 'movedIncludes'> {
  /** The lines before the body: errors in the front matter have their positions there. */
  readonly text: string
}

/** The files of the site that the graph depends on. */
export interface GraphFiles extends Omit<SiteFiles, 'sources' | 'partials'> {
  readonly sources: readonly GraphSource[]
}

/** Removes partials and the bodies of pages, so that most edits do not change the graph. */
export function toGraphFiles({ sources, partials: _partials, ...files }: SiteFiles, memo: Memo): GraphFiles {
  const convert = memo.each('graph source', {}, toGraphSource)
  return { ...files, sources: sources.map((source) => convert(source, {})) }
}

/** Removes the body, the hash and the includes of a source. */
export function toGraphSource({
  hash: _hash,
  lines: _lines,
  includes: _includes,
  similarIncludes: _similarIncludes,
  outsideIncludes: _outsideIncludes,
  movedIncludes: _movedIncludes,
  // Named, because copying it with the others would read it twice.
  text,
  ...source
}: Source): GraphSource {
  const { bodyLine } = source
  let end = 0
  for (let line = 1; line < bodyLine && end < text.length; line++) end = text.indexOf('\n', end) + 1 || text.length
  // V8 11 would store a separate description of the fields of each `{ ...source, text }`: 600 bytes per page.
  return Object.assign(source, { text: detach(text.slice(0, end)) })
}
