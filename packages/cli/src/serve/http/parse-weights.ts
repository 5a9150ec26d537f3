/**
 * Parses a header such as `Accept-Encoding: br, gzip;q=0.5`: each value in lower case → its weight from 0 to 1. An
 * invalid weight is 0.
 */
export function parseWeights(header: string): ReadonlyMap<string, number> {
  return new Map(header.split(',').map(readValue))
}

function readValue(text: string): readonly [value: string, weight: number] {
  const [value = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  if (quality === undefined) return [value, 1]
  const weight = Number(quality)
  return [value, weight >= 0 && weight <= 1 ? weight : 0]
}
