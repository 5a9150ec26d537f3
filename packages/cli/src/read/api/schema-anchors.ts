import { encodeKey, type JsonObject, type JsonValue, nodeAt, type PartRole, roleUnder } from '@docgen/renderer/openapi'
import { isRecord } from '../../config/is-record.js'

/** Named schemas of one file. */
export interface SchemaAnchors {
  /**
   * Returns the pointer of a reference such as `#tree` or `https://schemas.example.org/pet`; `undefined` if unknown.
   */
  readonly find: (reference: string) => string | undefined
  /**
   * Resolves a fragment such as `/$defs/Name` of a reference at `pointer` to a pointer in the file: below the innermost
   * enclosing schema that has an `$id` and contains the fragment, otherwise unchanged.
   */
  readonly within: (pointer: string, fragment: string) => string
}

const NAMES_ANCHORS = /\$(?:anchor|dynamicAnchor|id)\b/
const NO_ANCHORS: SchemaAnchors = { find: () => undefined, within: (_pointer, fragment) => fragment }

/** Finds the schemas that a file names with `$anchor`, `$dynamicAnchor` or `$id`; most files have none. */
export function findSchemaAnchors(file: JsonObject, text: string): SchemaAnchors {
  if (!NAMES_ANCHORS.test(text)) return NO_ANCHORS
  const anchors = new Map<string, string>()
  const resources = new Map<string, JsonObject>()
  collect(file, '', 'object', (schema, pointer) => {
    const { $id: id, $anchor: anchor, $dynamicAnchor: dynamic } = schema
    if (typeof id === 'string') {
      anchors.set(id, pointer)
      resources.set(pointer, schema)
    }
    for (const name of [anchor, dynamic]) if (typeof name === 'string') anchors.set(`#${name}`, pointer)
  })
  return {
    find: (reference) => {
      const [id = '', inside = ''] = reference.split('#', 2)
      const schemaPointer =
        anchors.get(reference) ?? (id === '' || !/^(?:\/|$)/.test(inside) ? undefined : anchors.get(id))
      return schemaPointer === undefined || anchors.has(reference) ? schemaPointer : schemaPointer + inside
    },
    within: (pointer, fragment) => {
      const enclosing = [...resources].filter(([each]) => pointer.startsWith(`${each}/`))
      const inner = enclosing.toReversed().find(([, schema]) => nodeAt(schema, fragment).value !== undefined)
      return inner === undefined ? fragment : encodeURI(inner[0]) + fragment
    },
  }
}

function collect(
  value: JsonValue,
  pointer: string,
  role: PartRole,
  visit: (part: JsonObject, pointer: string) => void,
): void {
  if (role === 'data' || typeof value !== 'object' || value === null) return
  if (!isRecord(value)) {
    for (const [index, each] of value.entries()) collect(each, `${pointer}/${index}`, 'object', visit)
    return
  }
  if (role === 'object') visit(value, pointer)
  for (const [key, each] of Object.entries(value))
    collect(each, `${pointer}/${encodeKey(key)}`, roleUnder(key, each, role), visit)
}
