import { createFileSchema } from '../../config/reference/file-schemas.js'
import type { JsonSchema } from '../../config/reference/json-schema.js'

/** A field of the front matter, as the editor of a content management system shows it. */
export interface CmsField {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly kind: 'text' | 'boolean' | 'number' | 'date' | 'list'
}

/** Fields whose lists of names or paths the schema describes as a shorthand. */
const LISTS: ReadonlySet<string> = new Set(['authors', 'tags', 'redirect_from'])
/** Fields of posts only. */
const OF_POSTS: ReadonlySet<string> = new Set(['date', 'authors'])
/** Fields that editors show first, in a form of their own. */
const FIRST: ReadonlySet<string> = new Set(['title', 'description'])
/** Older names, and fields that only tools write. */
const HIDDEN: ReadonlySet<string> = new Set([
  ...['author', 'author_title', 'author_url', 'author_image_url', 'parse_number_prefixes', 'translated_from'],
])

/**
 * Lists the fields of the front matter that a form can show, besides title and description: texts, numbers, switches,
 * dates, and lists of texts. Fields of other types stay as they are in the files.
 */
export function listCmsFields(isBlog: boolean): readonly CmsField[] {
  const { properties = {} } = createFileSchema('front-matter')
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (FIRST.has(name) || HIDDEN.has(name) || (OF_POSTS.has(name) && !isBlog)) return []
    const kind = kindOf(name, Object(schema))
    if (kind === undefined) return []
    return [{ name, label: toLabel(name), hint: firstSentence(Object(schema).description ?? ''), kind }]
  })
}

function kindOf(name: string, { type, items }: JsonSchema): CmsField['kind'] | undefined {
  if (LISTS.has(name)) return 'list'
  if (name === 'date') return 'date'
  if (type === 'boolean') return 'boolean'
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'string' || (Array.isArray(type) && type.includes('string'))) return 'text'
  return type === 'array' && items !== undefined ? 'list' : undefined
}

function toLabel(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The first sentence of a description, without Markdown for code. */
function firstSentence(description: string): string {
  return (
    description
      .replaceAll('`', '')
      .split(/(?<=[.;]) /, 1)[0]
      ?.replace(/;$/, '.') ?? ''
  )
}
