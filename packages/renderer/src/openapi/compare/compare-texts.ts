import { decodeKey, EXTERNAL_FILES, encodeKey } from '../document-node.js'
import { isList, isObject, isSameValue, type JsonObject, type JsonValue } from '../json-value.js'
import { METHODS } from '../operation-entry.js'
import type { ApiChange } from './api-change.js'

/** Fields whose changes clients do not notice. */
const TEXTS = new Set(['summary', 'description', 'title', 'example', 'examples', 'externalDocs', 'tags'])
/** Fields whose value is a map from names, so that a property called `title` is not treated as the field `title`. */
const MAPS = new Set([
  ...[
    '$defs',
    'callbacks',
    'components',
    'content',
    'definitions',
    'dependentSchemas',
    'encoding',
    'headers',
    'links',
    'paths',
  ],
  ...['patternProperties', 'properties', 'responses', 'scopes', 'variables', 'webhooks', EXTERNAL_FILES],
])

/**
 * Returns the changes of texts and examples between two versions of an API: one for each operation, component or other
 * part with a changed text. The change has the pointer of the first changed text. Texts of new and removed parts are
 * not compared.
 */
export function compareTexts(before: JsonObject, after: JsonObject): readonly ApiChange[] {
  const byOwner = new Map<string, string>()
  visit(before, after, { pointer: '', isMap: false }, (pointer) => {
    const owner = nameOwner(pointer)
    if (!byOwner.has(owner)) byOwner.set(owner, pointer)
  })
  return [...byOwner].map(([owner, pointer]) => {
    const isOfOperation = /^\/(?:paths|webhooks)\//.test(pointer)
    return {
      kind: 'text-changed',
      level: 'documentation',
      operations: isOfOperation ? [owner] : [],
      message: `the documentation${isOfOperation ? '' : ` of ${owner}`} has changed`,
      before: pointer,
      after: pointer,
    }
  })
}

interface Position {
  readonly pointer: string
  readonly isMap: boolean
}

type OnText = (pointer: string) => void

function visit(before: JsonValue, after: JsonValue, { pointer, isMap }: Position, onText: OnText): void {
  if (isList(before) && isList(after)) {
    const old = new Map(before.map((each, index) => [identify(each, index), each]))
    for (const [index, each] of after.entries()) {
      const was = old.get(identify(each, index))
      if (was !== undefined) visit(was, each, { pointer: `${pointer}/${index}`, isMap: false }, onText)
    }
  } else if (isObject(before) && isObject(after)) {
    for (const key of new Set([...Object.keys(after), ...Object.keys(before)])) {
      const [was, is] = [before[key], after[key]]
      const at = `${pointer}/${encodeKey(key)}`
      if (!isMap && TEXTS.has(key)) {
        if (was === undefined || is === undefined || !isSameText(was, is)) onText(at)
      } else if (was !== undefined && is !== undefined)
        visit(was, is, { pointer: at, isMap: pointer === '/components' || (!isMap && MAPS.has(key)) }, onText)
    }
  }
}

/** Whether two values are equal, or texts with the same words: editors and converters move line breaks. */
function isSameText(before: JsonValue, after: JsonValue): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return isSameValue(before, after)
  return before === after || joinWords(before) === joinWords(after)
}

function joinWords(text: string): string {
  return text.trim().split(/\s+/).join(' ')
}

/** Identifies an element of a list: by its name if it has one, because parameters may change their order. */
function identify(value: JsonValue, index: number): string {
  return isObject(value) && typeof value['name'] === 'string'
    ? JSON.stringify([value['in'] ?? '', value['name']])
    : String(index)
}

/** Names the part of the description that a text belongs to. */
function nameOwner(pointer: string): string {
  const [, first = '', second = '', third = ''] = pointer.split('/').map(decodeKey)
  if (first === 'paths' || first === 'webhooks') {
    const method = METHODS.includes(third) ? `${third.toUpperCase()} ` : ''
    return `${first === 'webhooks' ? 'webhook ' : method}${second}`
  }
  if (first === 'components') return `\`${third}\` in ${second}`
  return first === EXTERNAL_FILES ? second : `\`${first}\``
}
