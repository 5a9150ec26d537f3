import type { Outcome } from '@docgen/renderer/contract'
import { type PostFields, readPostFields } from '../../config/read-post-fields.js'
import { toTimestamp } from '../../config/schema/date.js'
import type { Source } from '../source.js'
import { findExcerpt } from './find-excerpt.js'
import type { Post, WrittenAuthor } from './post.js'

/** `2026-03-01-name`, `2026/03/01/name`, `2026-03-01/name`, each with or without `/index`. */
const DATED = /^(?:(.*)\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.+)$/s

/** Reads a source as a post; `inside` is its path below the blog's folder. */
export function readPost(source: Source, inside: string): Outcome<Post> {
  const { text, bodyLine } = source
  const { value: fields, diagnostics } = readPostFields(text, source.path)
  const path = inside.replace(/\.mdx?$/i, '').replace(/\/index$/, '')
  const [, folder = '', year = '', month = '', day = '', name = ''] = DATED.exec(path) ?? []
  const named = toTimestamp(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  const date = fields.date ?? named
  const body = text
    .split('\n')
    .slice(bodyLine - 1)
    .join('\n')
  const dated = [folder, year, month.padStart(2, '0'), day.padStart(2, '0'), name]
    .filter((part) => part !== '')
    .join('/')
  const value: Post = {
    ...(date !== undefined && { date }),
    authors: listAuthors(fields),
    ...findExcerpt(body),
    address: named === undefined ? path : dated,
  }
  return { value, diagnostics }
}

/** Old posts name their only author in separate fields. */
function listAuthors({
  authors,
  author: name,
  author_title: title,
  author_url: url,
  author_image_url: imageURL,
}: PostFields): readonly WrittenAuthor[] {
  if (authors.length > 0 || name === undefined) return authors
  return [{ name, ...(title && { title }), ...(url && { url }), ...(imageURL && { imageURL }) }]
}
