import type { Outcome } from '@docgen/renderer/contract'
import type * as z from 'zod/mini'
import type { DeepReadonly } from './deep-readonly.js'
import { tagsFileSchema } from './schema/tag.js'
import { placeOf } from './source/place-of.js'
import { readYamlFields } from './yaml/read-yaml-fields.js'

/** What front matter calls a tag → what is known of it. */
export type DefinedTags = DeepReadonly<z.output<typeof tagsFileSchema>>

/** Reads the file of the tags of a folder of documents. Where it is broken, the value is empty and the diagnostics say why. */
export function readTagsFile(text: string, file: string): Outcome<DefinedTags> {
  const content = text.replace(/^\ufeff/, '')
  const { fields = {}, diagnostics } = readYamlFields(content, {
    schema: tagsFileSchema,
    textFields: new Set(),
    code: 'invalid-tags-file',
    noun: 'the file',
    place: (start, end) => ({ file, ...placeOf(content, start, end) }),
  })
  return { value: fields, diagnostics }
}
