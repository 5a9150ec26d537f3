import type { Schema } from '../schema/schema.js'

/**
 * An example for a number with limits: the nearest limit, otherwise 0; `undefined` if no number satisfies all of them.
 */
export function sampleNumber({ types, format, constraints }: Schema): number | undefined {
  const limit = (name: string): number | undefined => {
    const found = constraints.find((each) => each.name === name)
    return found && Number(found.value)
  }
  const [low, high, above, below] = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map(limit)
  const factor = limit('multipleOf')
  const isInteger = !types.includes('number') || format?.startsWith('int') === true
  const step = factor !== undefined && factor > 0 ? factor : 1
  const edges = [low, above, below, high].flatMap((edge) => (edge === undefined ? [] : [edge]))
  const [first = 0, last = first] = [edges[0], edges.at(-1)]
  const round = (value: number): readonly number[] => [
    Math.ceil(value / step) * step,
    Math.floor(value / step) * step,
    Math.ceil(value / step + 1) * step,
    Math.floor(value / step - 1) * step,
  ]
  const fits = (value: number): boolean =>
    (low === undefined || value >= low) &&
    (above === undefined || value > above) &&
    (high === undefined || value <= high) &&
    (below === undefined || value < below) &&
    (!isInteger || Number.isInteger(value)) &&
    (factor === undefined || factor <= 0 || isMultiple(value, factor))
  const plain = format === 'float' || format === 'double' ? [0.1, 0] : [0]
  const found = [
    ...edges,
    ...(edges.length === 0 ? plain : []),
    ...edges.flatMap(round),
    step,
    (first + last) / 2,
    0,
  ].find(fits)
  return found === undefined ? undefined : Number(found.toPrecision(15))
}

function isMultiple(value: number, factor: number): boolean {
  const times = value / factor
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times))
}
