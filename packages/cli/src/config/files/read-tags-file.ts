import type { Outcome } from '@docgen/renderer/contract'
import type * as z from 'zod/mini'
import type { DeepReadonly } from '../deep-readonly.js'
import { tagsFileSchema } from '../schema/tag.js'
import { positionAt } from '../source/position-at.js'
import { readYamlFields } from '../yaml/read-yaml-fields.js'

/** A tag's name in front matter → its definition. */
export type DefinedTags = DeepReadonly<z.output<typeof tagsFileSchema>>

/** Reads the tags file of a docs folder. The value omits invalid tags, which the diagnostics explain. */
export function readTagsFile(text: string, file: string): Outcome<DefinedTags> {
  const content = text.replace(/^\ufeff/, '')
  const { fields = {}, diagnostics } = readYamlFields(content, {
    schema: tagsFileSchema,
    textFields: new Set(),
    code: 'invalid-tags-file',
    noun: 'the file',
    position: (start, end) => ({ file, ...positionAt(content, start, end) }),
  })
  return { value: fields, diagnostics }
}
