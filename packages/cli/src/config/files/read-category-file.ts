import type { Outcome } from '@docgen/renderer/contract'
import { CATEGORY_TEXT_FIELDS, categorySchema } from '../schema/sidebar-item.js'
import { reportJsonError } from '../source/find-json-error.js'
import { createSpanReporter, positionAt } from '../source/position-at.js'
import { readYamlFields } from '../yaml/read-yaml-fields.js'
import type { CategoryMetadata } from './category.js'

const CODE = 'invalid-category-file'

/**
 * Reads a `_category_.json`, `.yml` or `.yaml` file. The value omits invalid fields, which the diagnostics explain.
 * docgen reads JSON as YAML, because JSON is a subset of YAML. So the fields of a file with a trailing comma are kept,
 * as in Docusaurus, but the comma is reported.
 */
export function readCategoryFile(text: string, file: string): Outcome<CategoryMetadata> {
  const offset = text.startsWith('\ufeff') ? 1 : 0
  const content = text.slice(offset)
  const report = createSpanReporter(content, { code: CODE, file })
  const syntaxError = file.endsWith('.json') ? reportJsonError(content, report) : undefined
  const { fields = {}, diagnostics } = readYamlFields(content, {
    schema: categorySchema,
    textFields: CATEGORY_TEXT_FIELDS,
    code: CODE,
    noun: 'the file',
    position: (start, end) => ({ file, ...positionAt(content, start, end) }),
  })
  return { value: fields, diagnostics: syntaxError ? [syntaxError] : diagnostics }
}
