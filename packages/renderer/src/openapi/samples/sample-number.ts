import type { Schema } from '../schema/schema.js'

/** The value of a numeric constraint; `undefined` if the schema does not have it. */
export function limitOf({ constraints }: Pick<Schema, 'constraints'>, name: string): number | undefined {
  const constraint = constraints.find((each) => each.name === name)
  return constraint && Number(constraint.value)
}

/** Whether a number is between the limits of a schema. */
export function isWithinLimits(schema: Pick<Schema, 'constraints'>, value: number): boolean {
  const [low, high, above, below] = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((name) =>
    limitOf(schema, name),
  )
  return (
    (low === undefined || value >= low) &&
    (above === undefined || value > above) &&
    (high === undefined || value <= high) &&
    (below === undefined || value < below)
  )
}

/**
 * An example for a number: 0 if it may be negative, otherwise one of its limits or a number near them; 0, or 0.1 for a
 * float, if it has no limits; `undefined` if none of these satisfies all limits.
 */
export function sampleNumber(schema: Schema): number | undefined {
  const { types, format } = schema
  const edges = ['minimum', 'exclusiveMinimum', 'exclusiveMaximum', 'maximum'].flatMap(
    (name) => limitOf(schema, name) ?? [],
  )
  const factor = limitOf(schema, 'multipleOf')
  const isInteger = !types.includes('number') || format?.startsWith('int') === true
  const step = factor !== undefined && factor > 0 ? factor : 1
  const [first = 0, last = first] = [edges[0], edges.at(-1)]
  const round = (value: number): readonly number[] => [
    Math.ceil(value / step) * step,
    Math.floor(value / step) * step,
    Math.ceil(value / step + 1) * step,
    Math.floor(value / step - 1) * step,
  ]
  const fits = (value: number): boolean =>
    isWithinLimits(schema, value) &&
    (!isInteger || Number.isInteger(value)) &&
    (factor === undefined || factor <= 0 || isMultiple(value, factor))
  const plain = format === 'float' || format === 'double' ? [0.1, 0] : [0]
  const sampleValue = [
    ...(first < 0 ? [0] : []),
    ...edges,
    ...(edges.length === 0 ? plain : []),
    ...edges.flatMap(round),
    step,
    (first + last) / 2,
    0,
  ].find(fits)
  // Sums of fractions have too many digits.
  return sampleValue === undefined || Number.isInteger(sampleValue) ? sampleValue : Number(sampleValue.toPrecision(15))
}

function isMultiple(value: number, factor: number): boolean {
  const times = value / factor
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times))
}
