import { isObject, readSchema } from '@docgen/renderer/console'
import { createArrayEditor } from './array-editor.js'
import type { Editor, EditorInput } from './editor.js'
import { createJsonEditor } from './json-editor.js'
import { createObjectEditor } from './object-editor.js'
import { createChoiceEditor, createTextEditor } from './scalar-editor.js'
import { createVariantEditor } from './variant-editor.js'

/** Deeper values are edited as JSON, because schemas may contain themselves, even as a required part. */
const MAX_DEPTH = 10

/** Creates the control for a schema: fields, lists and choices, or a JSON field for schemas that they can't express. */
export function createEditor(input: EditorInput): Editor {
  const schema = readSchema(input.source)
  const { types, enumValues, constant, variants, properties } = schema
  if (input.depth > MAX_DEPTH) return createJsonEditor(input)
  if (constant !== undefined) return createChoiceEditor(input, [constant])
  if (enumValues.length > 0)
    return createChoiceEditor(
      input,
      enumValues.map(({ value }) => value),
    )
  if (variants.length > 0) return createVariantEditor(input, [schema])
  const [type] = types
  if (types.length > 1 && types.every((each) => each !== 'object' && each !== 'array')) return createTextEditor(input)
  if (types.length > 1) return createJsonEditor(input)
  if (type === 'boolean') return createChoiceEditor(input, [true, false])
  if (type === 'array') return createArrayEditor(input, schema)
  if (type === 'object' || properties.size > 0) {
    const isOpen = properties.size > 0 || isObject(input.value) || schema.additionalProperties !== undefined
    return isOpen ? createObjectEditor(input, [schema]) : createJsonEditor(input)
  }
  return type === undefined ? createJsonEditor(input) : createTextEditor(input)
}
