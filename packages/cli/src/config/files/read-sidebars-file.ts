import type { Outcome } from '@docgen/renderer/contract'
import type { Sidebars } from '../config.js'
import { sidebarsSchema } from '../schema/sidebar-item.js'
import { reportJsonError } from '../source/find-json-error.js'
import { createSpanReporter } from '../source/position-at.js'
import { validate } from '../validate/validate.js'
import { locateYamlKey } from '../yaml/locate-yaml-key.js'

/** Reads a version's sidebars file; `undefined`, with diagnostics, if it is invalid. */
export function readSidebarsFile(text: string, file: string): Outcome<Sidebars | undefined> {
  const report = createSpanReporter(text, { code: 'invalid-sidebars', file })
  const syntaxError = reportJsonError(text, report)
  if (syntaxError) return { value: undefined, diagnostics: [syntaxError] }
  const validation = validate(sidebarsSchema, JSON.parse(text))
  if (validation.ok) return { value: validation.value, diagnostics: [] }
  const diagnostics = validation.problems.map(({ path, blame, message, hint }) => {
    const { key, value, isExact } = locateYamlKey(text, path)
    const { start, end } = isExact && blame === 'value' ? value : key
    return report(start, end, message, hint)
  })
  return { value: undefined, diagnostics }
}
