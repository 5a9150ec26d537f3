import { didYouMean, nearestWord } from '../../contract/suggest-name.js'
import type { Problem } from '../api-problem.js'
import { childNode, type DocumentNode, elementNodes, entryNodes } from '../document-node.js'
import { asText, isObject } from '../json-value.js'
import type { ObjectKind } from './object-kinds.js'
import { reportValue } from './report-value.js'

const words = (list: string): readonly string[] => list.split(' ')

/** Fields with a closed list of values, by kind and field. */
const CHOICES: ReadonlyMap<string, readonly string[]> = new Map([
  ['security scheme type', words('apiKey http mutualTLS oauth2 openIdConnect')],
  ['security scheme in', words('query header cookie')],
  ['parameter style', words('matrix label simple form spaceDelimited pipeDelimited deepObject cookie')],
])

/** Fields that accept any text, with common values: only a text that resembles one of these is reported. */
const COMMON: ReadonlyMap<string, readonly string[]> = new Map([
  ['security scheme scheme', words('basic bearer digest mutual negotiate oauth')],
  [
    'schema format',
    words(
      'base64url binary byte char commonmark date-time date decimal double duration email float hostname html http-date idn-email idn-hostname int8 int16 int32 int64 ipv4 ipv6 iri-reference iri json-pointer media-range password regex relative-json-pointer time uint8 uint16 uint32 uint64 uri-reference uri-template uri uuid',
    ),
  ],
])

/** Formats that many tools use, and that are not misspellings of the formats above. */
const OTHER_FORMATS = words('id int integer long ip uid url urn ulid timestamp time-local uint string')

const STATUS = /^(?:[1-5]\d\d|[1-5]XX|default)$/

/**
 * Reports invalid or misspelled values and keys of an object: words of the specification, status codes, media types and
 * required properties. Also reports path parameters with `required: false`.
 */
export function checkChoices(node: DocumentNode, kind: ObjectKind): readonly Problem[] {
  const problems = entryNodes(node).flatMap(([key, child]) => checkChoice(child, `${kind} ${key}`))
  if (kind === 'operation') problems.push(...checkStatuses(childNode(node, 'responses')))
  if (kind === 'schema') problems.push(...checkRequired(node))
  const isPath = kind === 'parameter' && childNode(node, 'in').value === 'path'
  const required = childNode(node, 'required')
  if (isPath && required.value === false) problems.push(reportValue(required, 'true for a path parameter'))
  return [...problems, ...checkMediaTypes(childNode(node, 'content'), kind)]
}

function checkChoice(child: DocumentNode, field: string): Problem[] {
  const value = asText(child.value)
  const choices = CHOICES.get(field)
  const common = COMMON.get(field)
  if (value === undefined || choices?.includes(value)) return []
  if (choices) return [reportValue(child, `one of ${choices.join(', ')}`, suggest(value, choices))]
  // Names of schemes are case-insensitive, and formats with a digit are usually custom.
  const isKnown = common?.includes(value.toLowerCase()) || OTHER_FORMATS.includes(value.toLowerCase())
  if (!common || isKnown || /\d/.test(value)) return []
  // Short names of different formats are often similar.
  const near = nearestWord(value, common, value.length < 6 ? 1 : undefined)
  if (near === undefined) return []
  return [reportWord(child, `unknown ${field.replace(/^.* /, '')} ${JSON.stringify(value)}`, didYouMean(near))]
}

function suggest(value: string, known: readonly string[]): string | undefined {
  const near = nearestWord(value, known)
  return near === undefined ? undefined : didYouMean(near)
}

function reportWord({ pointer }: DocumentNode, message: string, hint: string): Problem {
  return { code: 'api-invalid-keyword', severity: 'warning', pointer, message, hint }
}

function reportKey({ pointer }: DocumentNode, message: string, hint: string): Problem {
  return { code: 'api-unknown-field', severity: 'warning', pointer, message, hint }
}

function checkStatuses(responses: DocumentNode): readonly Problem[] {
  return entryNodes(responses).flatMap(([status, child]) => {
    if (STATUS.test(status) || status.startsWith('x-')) return []
    const range = /^[1-5](?:\dx|xx)$/i.test(status) ? `${status[0]}XX` : undefined
    const near = range ?? nearestWord(status, ['default'])
    const hint =
      near === undefined ? 'Write a number from 100 to 599, a range such as 2XX, or default' : didYouMean(near)
    return [reportKey(child, `${JSON.stringify(status)} is not an HTTP status`, hint)]
  })
}

function checkMediaTypes(content: DocumentNode, kind: ObjectKind): readonly Problem[] {
  if (kind === 'schema') return []
  return entryNodes(content).flatMap(([type, child]) => {
    if (type.includes('/') || type.startsWith('x-')) return []
    const hint =
      type.toLowerCase() === 'json' ? didYouMean('application/json') : 'Write type and subtype, such as text/plain'
    return [reportKey(child, `${JSON.stringify(type)} is not a media type`, hint)]
  })
}

/** Reports a required property that is not defined if an optional property has a similar name. */
function checkRequired(schema: DocumentNode): readonly Problem[] {
  const properties = childNode(schema, 'properties').value
  // Another part of the same schema may define it.
  const isPart = childNode(schema, 'allOf').value !== undefined || /\/allOf\/\d+$/.test(schema.pointer)
  if (!isObject(properties) || isPart) return []
  const required = elementNodes(childNode(schema, 'required'))
  const names = required.flatMap(({ value }) => asText(value) ?? [])
  const others = Object.keys(properties).filter((name) => !names.includes(name))
  return required.flatMap((each) => {
    const name = asText(each.value)
    if (name === undefined || Object.hasOwn(properties, name)) return []
    const near = nearestWord(name, others)
    if (near === undefined) return []
    return [reportWord(each, `the required property ${JSON.stringify(name)} is not defined`, didYouMean(near))]
  })
}
