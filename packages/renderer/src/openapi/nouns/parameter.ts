import { childNode, type DocumentNode, entryNodes, follow, followNoted } from '../document-node.js'
import { asText } from '../json-value.js'
import { visibleElements, visibleEntries } from '../visible-nodes.js'
import { type Deprecation, type Described, readDeprecation, readDescribed } from './described.js'
import { type Example, readExamples } from './example.js'
import { readOwnSchema } from './own-schema.js'

/** Location of a parameter in a request. */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie'

/** A parameter or a header. */
export interface Parameter {
  readonly name: string
  readonly location: ParameterLocation
  readonly description?: Described
  readonly deprecation?: Deprecation
  readonly isRequired: boolean
  readonly allowsEmptyValue: boolean
  readonly allowsReserved: boolean
  readonly style: string
  readonly isExploded: boolean
  /** Media type of the value; present if `content` describes it instead of `schema`. */
  readonly mediaType?: string
  /** Whether the parameter is everything after the `?` (`in: querystring`). */
  readonly isWhole?: true
  readonly schema?: DocumentNode
  readonly examples: readonly Example[]
  readonly pointer: string
}

/** The locations of parameters. */
export const LOCATIONS: readonly string[] = ['path', 'query', 'header', 'cookie'] satisfies ParameterLocation[]
const DEFAULT_STYLE = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' } as const

/** The parameters of a path and its operation; a later one overrides an earlier one with the same name and location. */
export function readParameters(owners: readonly DocumentNode[]): readonly Parameter[] {
  const merged = new Map<string, Parameter>()
  for (const owner of owners) {
    for (const element of visibleElements(childNode(owner, 'parameters'))) {
      const parameter = readParameter(followNoted(element))
      if (parameter) merged.set(`${parameter.location}\n${parameter.name}`, parameter)
    }
  }
  return [...merged.values()]
}

/** The headers of a response or an encoding, except `Content-Type`, which is shown elsewhere. */
export function readHeaders(node: DocumentNode): readonly Parameter[] {
  return visibleEntries(childNode(node, 'headers'))
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, header]) => readFields(followNoted(header), name, 'header'))
}

function readParameter(node: DocumentNode): Parameter | undefined {
  const name = asText(childNode(node, 'name').value)
  const location = childNode(node, 'in').value
  if (name === undefined) return undefined
  if (location === 'querystring') return { ...readFields(node, name, 'query'), isWhole: true }
  if (!isLocation(location)) return undefined
  return readFields(node, name, location)
}

function isLocation(value: unknown): value is ParameterLocation {
  return typeof value === 'string' && LOCATIONS.includes(value)
}

function readFields(node: DocumentNode, name: string, location: ParameterLocation): Parameter {
  const isSet = (key: string): boolean => childNode(node, key).value === true
  const [content] = entryNodes(childNode(node, 'content'))
  const style = asText(childNode(node, 'style').value) ?? DEFAULT_STYLE[location]
  const explode = childNode(node, 'explode').value
  const schema = readOwnSchema(content ? content[1] : node)
  const description = readDescribed(node)
  const deprecation = readDeprecation(node)
  return {
    name,
    location,
    ...(description && { description }),
    ...(deprecation && { deprecation }),
    isRequired: location === 'path' || isSet('required'),
    allowsEmptyValue: isSet('allowEmptyValue'),
    allowsReserved: isSet('allowReserved'),
    style,
    isExploded: typeof explode === 'boolean' ? explode : style === 'form' || style === 'cookie',
    ...(content && { mediaType: content[0] }),
    ...(schema && { schema }),
    examples: content ? readExamples(follow(content[1])) : readExamples(node),
    pointer: node.pointer,
  }
}
