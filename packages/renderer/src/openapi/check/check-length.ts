import type { Problem } from '../api-problem.js'
import { LONGEST_EXAMPLE } from '../cut-example.js'
import type { PlacedValue } from './validate-against.js'

/** Reports an example that is too long, because pages show only its beginning. */
export function checkLength({ value, pointer }: PlacedValue): readonly Problem[] {
  const { length } = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  if (length <= LONGEST_EXAMPLE) return []
  return [
    {
      code: 'api-long-example',
      severity: 'warning',
      pointer,
      message: `the example has ${length} characters, and pages show the first ${LONGEST_EXAMPLE}`,
      hint: 'Shorten it, or link to the whole with `externalValue`',
    },
  ]
}
