import { type JsonValue, readSchema, toLabel } from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import type { Editor, EditorInput } from './editor.js'
import { readNumber, writeNumbers } from './exact-number.js'

/** A choice from values. It has an empty option first if it is optional, or if none of several values is chosen yet. */
export function createChoiceEditor({ id, value, isRequired }: EditorInput, values: readonly JsonValue[]): Editor {
  const chosen = values.findIndex((each) => value !== undefined && toLabel(each) === toLabel(value))
  const options = values.map((each, index) =>
    element('option', { value: String(index), selected: index === chosen }, toLabel(each)),
  )
  const isOpen = !isRequired || (chosen === -1 && values.length > 1)
  const select = element(
    'select',
    { id, class: 'console-input', 'aria-required': isRequired && 'true' },
    ...(isOpen ? [element('option', { value: '', selected: chosen === -1 }, '–')] : []),
    ...options,
  )
  return {
    element: select,
    read: () => (select.value === '' ? undefined : values[Number(select.value)]),
    find: () => select,
  }
}

const INPUT_TYPES: Readonly<Record<string, string>> = { date: 'date', password: 'password' }

/** A field for a text or a number. An empty field has no value. */
export function createTextEditor({ id, source, value, isRequired, label }: EditorInput): Editor {
  const { types, format = '' } = readSchema(source)
  const isNumeric = types.length > 0 && types.every((type) => type === 'integer' || type === 'number')
  const raw = value === undefined ? '' : writeNumbers(toLabel(value))
  const attributes = { id, class: 'console-input', 'aria-required': isRequired && 'true' } as const
  const field = raw.includes('\n')
    ? element('textarea', { ...attributes, rows: '4' }, raw)
    : element('input', {
        ...attributes,
        type: INPUT_TYPES[format] ?? 'text',
        inputmode: isNumeric ? 'decimal' : undefined,
        value: raw,
        autocomplete: 'off',
        spellcheck: 'false',
      })
  // In a row of a form, the label is visible; an item of a list has no visible label.
  if (label !== '') field.setAttribute('aria-label', label)
  return { element: field, read: () => parseScalar(field.value, types), find: () => field }
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/**
 * Parses an entered text by the allowed types: a string if it matches no other type, `undefined` if it is empty. Long
 * numbers keep their digits, see `readNumber`.
 */
export function parseScalar(raw: string, types: readonly string[]): JsonValue | undefined {
  if (raw === '') return undefined
  const trimmed = raw.trim()
  if ((types.includes('integer') || types.includes('number')) && NUMBER.test(trimmed)) return readNumber(trimmed)
  if (types.includes('boolean') && (trimmed === 'true' || trimmed === 'false')) return trimmed === 'true'
  if (types.includes('null') && trimmed === 'null') return null
  return raw
}
