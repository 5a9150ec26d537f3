import type { JsonValue } from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import type { Editor, EditorInput } from './editor.js'
import { formatExactly, parseExactly } from './exact-number.js'

/** A field for JSON. A text that is not JSON is read as a string. */
export function createJsonEditor({ id, value, isRequired }: EditorInput): Editor {
  const field = element(
    'textarea',
    { id, class: 'console-input console-code', rows: '3', spellcheck: 'false', 'aria-required': isRequired && 'true' },
    value === undefined ? '' : formatExactly(value),
  )
  return {
    element: field,
    read: () => (field.value.trim() === '' ? undefined : parseLoosely(field.value)),
    find: () => field,
  }
}

function parseLoosely(raw: string): JsonValue {
  try {
    return parseExactly(raw)
  } catch {
    return raw
  }
}
