import type { ConstraintView } from '../contract/index.js'

const ENDS: readonly (readonly [least: string, most: string])[] = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minContains', 'maxContains'],
  ['minProperties', 'maxProperties'],
]

/** What to say of each pair of limits between which there is nothing. */
export function findEmptyRanges(constraints: readonly ConstraintView[]): readonly string[] {
  const limits = new Map(constraints.map(({ name, value }) => [name, Number(value)]))
  return ENDS.flatMap(([least, most]) => {
    const [low, high] = [limits.get(least), limits.get(most)]
    return low !== undefined && high !== undefined && low > high ? [`${least} is ${low}, and ${most} is ${high}`] : []
  })
}
