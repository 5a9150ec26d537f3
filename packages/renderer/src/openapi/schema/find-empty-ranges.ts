import type { ConstraintView } from '../../contract/index.js'
import type { Conflict } from './conflict.js'

const ENDS: readonly (readonly [least: string, most: string])[] = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minContains', 'maxContains'],
  ['minProperties', 'maxProperties'],
]

/** Conflicts of each pair of limits that no value satisfies. */
export function findEmptyRanges(constraints: readonly ConstraintView[]): readonly Conflict[] {
  const limits = new Map(constraints.map(({ name, value }) => [name, Number(value)]))
  return ENDS.flatMap(([least, most]) => {
    const [low, high] = [limits.get(least), limits.get(most)]
    return low !== undefined && high !== undefined && low > high
      ? [{ key: 'theme.api.conflict.range', values: { least, low: String(low), most, high: String(high) } }]
      : []
  })
}
