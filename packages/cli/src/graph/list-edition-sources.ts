import { type Memo, NO_MEMO } from '../cache/memo.js'
import type { FrontMatter } from '../config/front-matter.js'
import type { GraphSource } from './graph-files.js'

const EXTENSIONS = ['.md', '.mdx', '.tsx', '.jsx', '.ts', '.js']

/** A source as an edition shows it. */
export interface EditionSource {
  readonly source: GraphSource
  /** Whether the source is an original in place of a missing translation. */
  readonly isFallback: boolean
}

/** The original files of a version, and their translations into the language of an edition. */
export interface SourceFolders {
  readonly originals: readonly GraphSource[]
  readonly sourceRoot: string
  readonly translations: readonly GraphSource[]
  readonly contentRoot: string
  readonly includesDrafts: boolean
}

/**
 * Lists the docs of an edition in another language, in the order of the originals: the translation if there is one,
 * else the original; then the docs that exist only in this language. A translation inherits missing fields from its
 * original; while it is a draft, the original replaces it.
 */
export function listEditionSources(
  { originals, sourceRoot, translations, contentRoot, includesDrafts }: SourceFolders,
  memo: Memo = NO_MEMO,
): readonly EditionSource[] {
  const remaining = new Map(translations.map((source) => [pathInside(source, contentRoot), source]))
  const paths = new Set(originals.map((original) => pathInside(original, sourceRoot)))
  const take = (path: string): GraphSource | undefined => {
    const translation = remaining.get(path)
    remaining.delete(path)
    return translation
  }
  const translate = memo.each('translated', {}, inheritFields)
  const listed = originals.map((original): EditionSource => {
    const path = pathInside(original, sourceRoot)
    // A translation may still be `.md` after its original became `.mdx` or a component.
    const renamed = EXTENSIONS.map((extension) => path.replace(/\.\w+$/, extension)).find(
      (other) => remaining.has(other) && !paths.has(other),
    )
    const translation = take(path) ?? (renamed === undefined ? undefined : take(renamed))
    if (!translation || (translation.frontMatter.draft && !includesDrafts))
      return { source: original, isFallback: true }
    return { source: translate(translation, original), isFallback: false }
  })
  return [...listed, ...[...remaining.values()].map((source) => ({ source, isFallback: false }))]
}

function pathInside({ path }: GraphSource, root: string): string {
  return root === '' ? path : path.slice(root.length + 1)
}

function inheritFields(translation: GraphSource, original: GraphSource): GraphSource {
  return { ...translation, frontMatter: mergeFrontMatter(translation, original) }
}

/** The front matter of a translation, which inherits all fields of its original except texts and facts about edits. */
function mergeFrontMatter(
  { frontMatter: translated }: GraphSource,
  { frontMatter: original }: GraphSource,
): FrontMatter {
  const { title, description, sidebar_label, pagination_label, custom_edit_url, last_update, ...structure } = original
  return {
    ...structure,
    ...translated,
    draft: translated.draft || original.draft,
    unlisted: translated.unlisted || original.unlisted,
    no_index: translated.no_index || original.no_index,
    hide_title: translated.hide_title || original.hide_title,
    hide_table_of_contents: translated.hide_table_of_contents || original.hide_table_of_contents,
    tags: translated.tags.length > 0 ? translated.tags : original.tags,
    redirect_from: translated.redirect_from.length > 0 ? translated.redirect_from : original.redirect_from,
  }
}
