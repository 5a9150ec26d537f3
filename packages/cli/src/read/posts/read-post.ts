import type { Outcome } from '@docgen/renderer/contract'
import { readPostFields } from '../../config/read-post-fields.js'
import { toTimestamp } from '../../config/schema/date.js'
import type { Source } from '../source.js'
import { findExcerpt } from './find-excerpt.js'
import { findUnknownAuthors } from './find-unknown-authors.js'
import type { Post, PostAuthor } from './post.js'

/** `2026-03-01-name`, `2026/03/01/name`, `2026-03-01/name`, each with `/index` behind it or not. */
const DATED = /^(?:(.*)\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.+)$/s

/** What a blog shows of a source; `inside` is its path below the blog's folder, `authors` what `authors.yml` says by key. */
export function readPost(source: Source, inside: string, authors: Readonly<Record<string, PostAuthor>>): Outcome<Post> {
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
    authors: fields.authors.map(({ key, name: own, title, url }): PostAuthor => {
      const known = key !== undefined && Object.hasOwn(authors, key) ? authors[key] : undefined
      return {
        name: key ?? '',
        ...known,
        ...(own !== undefined && { name: own }),
        ...(title && { title }),
        ...(url && { url }),
      }
    }),
    ...findExcerpt(body),
    address: named === undefined ? path : dated,
  }
  const keys = fields.authors.flatMap(({ key, name: own }) => (key === undefined || own !== undefined ? [] : [key]))
  return { value, diagnostics: [...diagnostics, ...findUnknownAuthors(source, keys, authors)] }
}
