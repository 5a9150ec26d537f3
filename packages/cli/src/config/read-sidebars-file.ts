import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { Sidebars } from './config.js'
import { sidebarsSchema } from './schema/sidebars.js'
import { findJsonError } from './source/find-json-error.js'
import { placeOf } from './source/place-of.js'
import { validate } from './validate/validate.js'
import { locateYamlKey } from './yaml/locate-yaml-key.js'

/** Reads a version's file of sidebars; `undefined`, with diagnostics, where it can't be used. */
export function readSidebarsFile(text: string, file: string): Outcome<Sidebars | undefined> {
  const report = (start: number, end: number, message: string, hint?: string): Diagnostic => ({
    code: 'invalid-sidebars',
    severity: 'error',
    file,
    ...placeOf(text, start, end),
    message,
    ...(hint !== undefined && { hint }),
  })
  const mistake = findJsonError(text)
  if (mistake) {
    const message = `the file is not valid JSON: expected ${mistake.expected}`
    return { value: undefined, diagnostics: [report(mistake.offset, mistake.offset + 1, message)] }
  }
  const validation = validate(sidebarsSchema, JSON.parse(text))
  if (validation.ok) return { value: validation.value, diagnostics: [] }
  const diagnostics = validation.problems.map(({ path, blame, message, hint }) => {
    const { key, value, isExact } = locateYamlKey(text, path)
    const { start, end } = isExact && blame === 'value' ? value : key
    return report(start, end, message, hint)
  })
  return { value: undefined, diagnostics }
}
