import type { JsonValue } from '@docgen/renderer/console'
import { expect, it } from 'vitest'
import { openEditor } from '../../../test/open-editor.js'
import { find, type } from '../../../test/open-page.js'
import { createJsonEditor } from './json-editor.js'

const open = (value?: JsonValue, isRequired = true) =>
  openEditor({ A: {} }, { isRequired, create: createJsonEditor, ...(value !== undefined && { value }) })

it.each([[{ a: [1, null] }], ['text'], ['7'], [null], [false], [0], ['']] as const)(
  'keeps the value %j, of any type',
  (value) => {
    expect(open(value).read()).toEqual(value)
  },
)

it('has no value while it is empty or only has spaces', () => {
  const editor = open()
  expect([find<HTMLTextAreaElement>('textarea').value, editor.read()]).toEqual(['', undefined])
  type('textarea', ' \n ')
  expect(editor.read()).toBeUndefined()
})

it('reads what is not JSON as a text, as entered', () => {
  const editor = open()
  type('textarea', ' {a: 1}')
  expect(editor.read()).toBe(' {a: 1}')
  type('textarea', ' {"a": 1} ')
  expect(editor.read()).toEqual({ a: 1 })
})

it('shows objects in several lines', () => {
  open({ a: 1 })
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('{\n  "a": 1\n}')
})

it('is the control of everything inside its value, and tells whether it is required', () => {
  const editor = open({ a: 1 })
  expect([editor.find([]), editor.find(['a', '0'])]).toEqual([editor.element, editor.element])
  expect([editor.element.id, editor.element.getAttribute('aria-required')]).toEqual(['root', 'true'])
  expect(open(undefined, false).element.hasAttribute('aria-required')).toBe(false)
})
