import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { CategoryMetadata } from './category.js'
import { CATEGORY_TEXT_FIELDS, categorySchema } from './schema/category.js'
import { findJsonError } from './source/find-json-error.js'
import { placeOf } from './source/place-of.js'
import { readYamlFields } from './yaml/read-yaml-fields.js'

/**
 * Reads a `_category_.json`, `.yml` or `.yaml` file. Where it is broken, the value is empty and the diagnostics say why.
 * JSON is checked as such and then read as the YAML that it is.
 */
export function readCategoryFile(text: string, file: string): Outcome<CategoryMetadata> {
  const offset = text.startsWith('\ufeff') ? 1 : 0
  const content = text.slice(offset)
  const place = (start: number, end: number) => ({ file, ...placeOf(content, start, end) })
  const mistake = file.endsWith('.json') ? findJsonError(content) : undefined
  if (mistake) {
    const diagnostic: Diagnostic = {
      code: 'invalid-category-file',
      severity: 'error',
      ...place(mistake.offset, mistake.offset + 1),
      message: `the file is not valid JSON: expected ${mistake.expected}`,
    }
    return { value: {}, diagnostics: [diagnostic] }
  }
  const { fields = {}, diagnostics } = readYamlFields(content, {
    schema: categorySchema,
    textFields: CATEGORY_TEXT_FIELDS,
    code: 'invalid-category-file',
    noun: 'the file',
    place,
  })
  return { value: fields, diagnostics }
}
