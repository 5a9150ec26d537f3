import { EXTERNAL_FILES } from './document-node.js'
import { isObject, type JsonObject, type JsonValue } from './json-value.js'

/** The role of a part of a description: an object with keywords, a map whose keys are names, or data. */
export type PartRole = 'object' | 'names' | 'data'

// Fields whose value is data. It may contain anything, even a key `$ref` that is not a reference.
const DATA = new Set(['example', 'default', 'enum', 'const', 'value', 'dataValue'])
// Extensions that docgen reads. Other extensions, and references in them, belong to other tools.
const EXTENSIONS = new Set([EXTERNAL_FILES, 'x-webhooks', 'x-codeSamples', 'x-code-samples'])
// Fields whose value is a map from names to parts.
const NAMES = new Set(
  'paths webhooks x-webhooks pathItems schemas responses parameters examples requestBodies mediaTypes headers securitySchemes links callbacks properties patternProperties dependentSchemas $defs definitions content encoding variables channels operations messages correlationIds replies replyAddresses operationTraits messageTraits serverBindings channelBindings operationBindings messageBindings'.split(
    ' ',
  ),
)

/**
 * Returns the role of a referenced file: `names` for a map of parts, otherwise `object`. A name in the map may also be
 * a keyword, such as `default`.
 */
export function roleOfFile(file: JsonObject): PartRole {
  const keys = Object.keys(file)
  const isMap =
    keys.every((key) => isObject(file[key]) && !NAMES.has(key)) && keys.some((key) => !DATA.has(key) && key !== '$ref')
  return isMap ? 'names' : 'object'
}

/**
 * Returns the role of the value under a key. A name in a map always has an object as value, even if it is also a
 * keyword, such as `default`.
 */
export function roleUnder(key: string, value: JsonValue | undefined, parentRole: PartRole): PartRole {
  if (parentRole === 'data') return 'data'
  if (parentRole === 'names') return 'object'
  if (key.startsWith('x-') && !EXTENSIONS.has(key)) return 'data'
  if (Array.isArray(value)) return key === 'examples' || DATA.has(key) ? 'data' : 'object'
  return DATA.has(key) ? 'data' : NAMES.has(key) ? 'names' : 'object'
}
