import { readPlaceholder } from '../../config/docusaurus/placeholder-module.js'
import { isRecord } from '../../config/is-record.js'

/** Maximum depth of elements. */
const MAX_DEPTH = 20

/** The text of a value of React: a string, or an element with text in it. Functions are called once, without props. */
export function textOfElement(value: unknown, depth = 0): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (depth > MAX_DEPTH) return ''
  if (Array.isArray(value)) return value.map((each) => textOfElement(each, depth + 1)).join('')
  if (typeof value === 'function' && !readPlaceholder(value)) return textOfElement(callSafely(value), depth + 1)
  if (!isRecord(value) || !isRecord(value['props'])) return ''
  return textOfElement(value['props']['children'], depth + 1)
}

/** The first value of a prop of an element, or of an element in it, such as the `src` of an image. */
export function findProp(value: unknown, name: string, depth = 0): unknown {
  if (depth > MAX_DEPTH) return undefined
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = findProp(each, name, depth + 1)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (typeof value === 'function' && !readPlaceholder(value)) return findProp(callSafely(value), name, depth + 1)
  if (!isRecord(value) || !isRecord(value['props'])) return undefined
  return value['props'][name] ?? findProp(value['props']['children'], name, depth + 1)
}

/** Calls a component; hooks of components throw. */
function callSafely(component: unknown): unknown {
  try {
    return typeof component === 'function' ? component({}) : undefined
  } catch {
    return undefined
  }
}
