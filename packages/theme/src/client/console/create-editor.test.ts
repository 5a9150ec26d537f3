import type { JsonObject, JsonValue } from '@docgen/renderer/console'
import { expect, it } from 'vitest'
import { choose, openEditor } from '../../../test/open-editor.js'
import { find } from '../../../test/open-page.js'
import { showError } from './create-field.js'

it.each([
  [{ type: 'string' }, 'x'],
  [{ type: 'integer' }, 7],
  [{ type: ['integer', 'string'] }, 'x7'],
  [{ type: 'boolean' }, false],
  [{ enum: ['a', 2, null] }, 2],
  [{ const: 'only' }, 'only'],
  [{}, { any: [1] }],
  [{ type: 'array', items: { type: 'number' } }, [1, 2.5]],
  [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] }, ['a', 1]],
  [
    { type: 'object', properties: { a: { type: 'string' } } },
    { a: 'x', other: 1 },
  ],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, { any: 1 }],
  [{ oneOf: [{ type: 'string' }, { type: 'object', properties: { b: { type: 'integer' } } }] }, { b: 1 }],
  [
    { type: 'object', properties: { a: {} }, oneOf: [{ required: ['x'], properties: { x: { type: 'string' } } }] },
    { a: 1, x: 'y' },
  ],
] as readonly (readonly [JsonObject, JsonValue])[])('keeps the value of %j', (schema, value) => {
  expect(openEditor({ A: schema }, { value }).read()).toEqual(value)
})

it('omits what is empty and what only responses contain', () => {
  const properties = {
    id: { type: 'string', readOnly: true },
    name: { type: 'string' },
    tags: { type: 'array', items: {} },
  }
  const editor = openEditor({ A: { type: 'object', properties } })
  expect(editor.read()).toEqual({})
  expect(document.querySelectorAll('.console-field code')).toHaveLength(2)
  choose('select', 'tags')
  find('.console-item, [class="console-minor"]')
  expect([...document.querySelectorAll('.console-label code')].map((node) => node.textContent)).toContain('tags')
})

it('adds and removes items and properties', () => {
  const editor = openEditor({ A: { type: 'array', items: { type: 'integer' } } }, { value: [1] })
  find('.console-group > button').click()
  choose('[aria-label="Item 2"]', '5')
  expect(editor.read()).toEqual([1, 5])
  find('[aria-label="Remove Item 1"]').click()
  expect(editor.read()).toEqual([5])
})

it('switches variants, and sets the property that names the chosen one', () => {
  const pet = {
    oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
    discriminator: { propertyName: 'kind' },
  }
  const animal = (name: string) => ({
    type: 'object',
    properties: { kind: { type: 'string' }, [name]: { type: 'integer' } },
  })
  const editor = openEditor({ A: pet, Cat: animal('lives'), Dog: animal('tricks') })
  expect([...find<HTMLSelectElement>('select').options].map(({ text }) => text)).toEqual(['Cat', 'Dog'])
  choose('select', '1')
  expect(editor.read()).toEqual({ kind: 'Dog' })
})

it('ends where a schema requires itself', () => {
  const self = { type: 'object', required: ['a'], properties: { a: { $ref: '#/components/schemas/A' } } }
  openEditor({ A: self })
  expect(document.querySelectorAll('textarea').length).toBe(1)
})

it('shows an error at its control, and removes it', () => {
  const editor = openEditor({ A: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } } })
  const control = editor.find(['a', 'unknown'])
  expect(control.tagName).toBe('INPUT')
  showError(control, 'Wrong')
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Wrong')
  showError(control, undefined)
  expect(control.hasAttribute('aria-invalid')).toBe(false)
  expect(editor.find([]).id).toBe('root')
})
