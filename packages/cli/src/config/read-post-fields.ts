import type { Outcome } from '@docgen/renderer/contract'
import type * as z from 'zod/mini'
import { postSchema } from './schema/post.js'
import { positionAt } from './source/position-at.js'
import { readYamlFields } from './yaml/read-yaml-fields.js'
import { splitFrontMatter } from './yaml/split-front-matter.js'

/** Front matter fields of posts, in addition to the fields of every page. */
export type PostFields = z.output<typeof postSchema>

const NO_FIELDS: PostFields = postSchema.parse({})
const TEXT_FIELDS: ReadonlySet<string> = new Set(['authors', 'author', 'author_title'])

/** Reads the fields of a post. Invalid fields have their defaults, and the diagnostics explain why. */
export function readPostFields(text: string, file: string): Outcome<PostFields> {
  const block = splitFrontMatter(text)
  // `readFrontMatter` reports problems of the block itself.
  if (block === undefined || block === 'unterminated') return { value: NO_FIELDS, diagnostics: [] }
  const { yaml, yamlOffset } = block
  const { fields, names, diagnostics } = readYamlFields(yaml, {
    schema: postSchema,
    textFields: TEXT_FIELDS,
    code: 'invalid-front-matter',
    noun: 'the front matter',
    position: (from, to) => ({ file, ...positionAt(text, yamlOffset + from, yamlOffset + to) }),
  })
  return { value: fields ?? NO_FIELDS, diagnostics: names.length === 0 ? [] : diagnostics }
}
