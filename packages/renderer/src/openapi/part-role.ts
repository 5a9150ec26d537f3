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
  'paths webhooks x-webhooks pathItems schemas responses parameters examples requestBodies mediaTypes headers securitySchemes links callbacks properties patternProperties dependentSchemas $defs definitions content encoding variables'.split(
    ' ',
  ),
)

/** The role of a referenced file: a single part, or a map of parts, one of which may be called `default`. */
export function roleOfFile(file: JsonObject): PartRole {
  const keys = Object.keys(file)
  const isMap =
    keys.every((key) => isObject(file[key]) && !NAMES.has(key)) && keys.some((key) => !DATA.has(key) && key !== '$ref')
  return isMap ? 'names' : 'object'
}

/** The role of the value under a key. A name, such as that of a property called `default`, has an object as value. */
export function roleUnder(key: string, value: JsonValue | undefined, parentRole: PartRole): PartRole {
  if (parentRole === 'data') return 'data'
  if (parentRole === 'names') return 'object'
  if (key.startsWith('x-') && !EXTENSIONS.has(key)) return 'data'
  if (Array.isArray(value)) return key === 'examples' || DATA.has(key) ? 'data' : 'object'
  return DATA.has(key) ? 'data' : NAMES.has(key) ? 'names' : 'object'
}
