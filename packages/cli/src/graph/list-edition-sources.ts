import { type Memo, NO_MEMO } from '../cache/memo.js'
import type { FrontMatter } from '../config/front-matter.js'
import type { GraphSource } from './graph-files.js'

const EXTENSIONS = ['.md', '.mdx', '.tsx', '.jsx', '.ts', '.js']

/** A source as an edition shows it. */
export interface EditionSource {
  readonly source: GraphSource
  /** Whether it is an original whose translation is missing. */
  readonly isFallback: boolean
}

/** The files of a version in its own language and, for an edition in another language, their translations. */
export interface SourceFolders {
  readonly originals: readonly GraphSource[]
  readonly sourceRoot: string
  readonly translations: readonly GraphSource[]
  readonly contentRoot: string
  readonly includesDrafts: boolean
}

/**
 * The docs of an edition in another language, in the order of the originals: the translation if there is one, else
 * the original; then those that exist only in this language. A translation inherits missing fields from its
 * original; while it is a draft, the original replaces it.
 */
export function listEditionSources(
  { originals, sourceRoot, translations, contentRoot, includesDrafts }: SourceFolders,
  memo: Memo = NO_MEMO,
): readonly EditionSource[] {
  const left = new Map(translations.map((source) => [inside(source, contentRoot), source]))
  const paths = new Set(originals.map((original) => inside(original, sourceRoot)))
  const take = (path: string): GraphSource | undefined => {
    const translation = left.get(path)
    left.delete(path)
    return translation
  }
  const translate = memo.each('translated', {}, inheritFields)
  const listed = originals.map((original): EditionSource => {
    const path = inside(original, sourceRoot)
    // A translation may still be `.md` after its original became `.mdx` or a component.
    const renamed = EXTENSIONS.map((extension) => path.replace(/\.\w+$/, extension)).find(
      (other) => left.has(other) && !paths.has(other),
    )
    const translation = take(path) ?? (renamed === undefined ? undefined : take(renamed))
    if (!translation || (translation.frontMatter.draft && !includesDrafts))
      return { source: original, isFallback: true }
    return { source: translate(translation, original), isFallback: false }
  })
  return [...listed, ...[...left.values()].map((source) => ({ source, isFallback: false }))]
}

function inside({ path }: GraphSource, root: string): string {
  return root === '' ? path : path.slice(root.length + 1)
}

function inheritFields(translation: GraphSource, original: GraphSource): GraphSource {
  return { ...translation, frontMatter: inherit(translation, original) }
}

/** Position and visibility do not change with the language, unless the translation sets them; texts do. */
function inherit({ frontMatter: own }: GraphSource, { frontMatter: original }: GraphSource): FrontMatter {
  const { title, description, sidebar_label, pagination_label, custom_edit_url, last_update, ...structure } = original
  return {
    ...structure,
    ...own,
    draft: own.draft || original.draft,
    unlisted: own.unlisted || original.unlisted,
    no_index: own.no_index || original.no_index,
    hide_title: own.hide_title || original.hide_title,
    hide_table_of_contents: own.hide_table_of_contents || original.hide_table_of_contents,
    tags: own.tags.length > 0 ? own.tags : original.tags,
    redirect_from: own.redirect_from.length > 0 ? own.redirect_from : original.redirect_from,
  }
}
