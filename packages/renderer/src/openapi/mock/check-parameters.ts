import type { FindViolations } from '../check/create-schema-validator.js'
import { explain } from '../check/validate-example.js'
import type { DocumentNode } from '../document-node.js'
import type { JsonValue } from '../json-value.js'
import type { Parameter } from '../nouns/parameter.js'
import type { RequestProblem } from './mock.js'
import { type Field, parseContent, readFromFields, readFromText, type TextFormat } from './read-candidates.js'

/** The parts of a request that contain parameters, decoded. */
export interface ParameterPlaces {
  readonly path: ReadonlyMap<string, string>
  readonly query: readonly Field[]
  /** The query as in the URL, for a parameter that is all of it. */
  readonly rawQuery: string
  readonly headers: ReadonlyMap<string, string>
  readonly cookies: readonly Field[]
}

/** The specification ignores parameters with these names: other parts of the description declare them. */
const IGNORED = /^(?:accept|content-type|authorization)$/i

/** Returns the parameters of a request that are missing or do not match their schemas. */
export function checkParameters(
  parameters: readonly Parameter[],
  places: ParameterPlaces,
  findViolations: FindViolations,
): readonly RequestProblem[] {
  return parameters.flatMap((parameter): readonly RequestProblem[] => {
    const { name, location, isRequired, schema, allowsEmptyValue } = parameter
    if (location === 'header' && IGNORED.test(name)) return []
    const candidates = readValues(parameter, places)
    const at = { in: location, name } as const
    if (candidates.length === 0)
      return isRequired ? [{ ...at, pointer: '', detail: 'it is required, but missing' }] : []
    if (!schema || (allowsEmptyValue && candidates.includes(''))) return []
    return checkCandidates(candidates, schema, findViolations).map((violation) => ({ ...at, ...violation }))
  })
}

/** The problems of the most likely value; empty if one of the values has none. */
export function checkCandidates(
  candidates: readonly JsonValue[],
  schema: DocumentNode,
  findViolations: FindViolations,
): readonly Pick<RequestProblem, 'pointer' | 'detail'>[] {
  const all = candidates.map((value) => findViolations(value, schema))
  const [first = []] = all
  if (all.some(({ length }) => length === 0)) return []
  return first.map(({ position, message }) => ({ pointer: position, detail: explain(message) }))
}

function readValues(parameter: Parameter, places: ParameterPlaces): readonly JsonValue[] {
  const { name, location, schema, style, isExploded, mediaType } = parameter
  const format: TextFormat = {
    name,
    style,
    isExploded,
    ...(schema && { source: [schema] }),
    ...(mediaType !== undefined && { mediaType }),
  }
  if (parameter.isWhole) return readWholeQuery(format, places)
  switch (location) {
    case 'query':
      return readFromFields(format, places.query)
    case 'cookie':
      return readFromFields(format, places.cookies)
    default: {
      const text = location === 'path' ? places.path.get(name) : places.headers.get(name.toLowerCase())
      return text === undefined ? [] : readFromText(format, text)
    }
  }
}

function readWholeQuery(format: TextFormat, { query, rawQuery }: ParameterPlaces): readonly JsonValue[] {
  const { mediaType = '', source } = format
  if (rawQuery === '') return []
  if (mediaType.startsWith('application/x-www-form-urlencoded'))
    return readFromFields({ name: '', style: 'form', isExploded: true, ...(source && { source }) }, query)
  const [[name = '', value = ''] = []] = query
  return [parseContent(value === '' ? name : `${name}=${value}`, mediaType)]
}
