import { createRuleFinder, createText, type JsonObject, type JsonValue } from '@docgen/renderer/console'
import { expect, it } from 'vitest'
import { find, openPage } from '../../../test/open-page.js'
import { createEditor } from './create-editor.js'
import { createField, showError } from './create-field.js'
import type { Editor, EditorContext } from './editor.js'
import { createTextEditor } from './scalar-editor.js'

const TEXTS = {
  'theme.api.oneOf': 'One of',
  'theme.api.required': 'required',
  'theme.api.try.addItem': 'Add item',
  'theme.api.try.addProperty': 'Add property',
  'theme.api.try.item': 'Item {number}',
  'theme.api.try.remove': 'Remove {name}',
}

/** An editor in a page, for the schema `A` of a description. */
function open(schemas: JsonObject, value?: JsonValue): Editor {
  openPage('<main></main>')
  const document_ = { openapi: '3.1.0', components: { schemas } }
  const findBroken = createRuleFinder(document_, { optional: [], isComplete: true })
  let ids = 0
  const context: EditorContext = {
    text: createText('en', TEXTS),
    createId: () => `c${++ids}`,
    createEditor,
    createText: createTextEditor,
    isValid: (each, source) => source.every((schema) => findBroken(each, schema).length === 0),
  }
  const source = [{ document: document_, pointer: '/components/schemas/A', value: schemas['A'] ?? {} }]
  const editor = createEditor({ source, value, label: '', id: 'root', isRequired: true, depth: 0, context })
  find('main').append(createField(editor, { name: 'body', source, isRequired: true, text: context.text }))
  return editor
}

const fill = (selector: string, value: string): void => {
  const control = find<HTMLInputElement>(selector)
  control.value = value
  control.dispatchEvent(new Event('change'))
}

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
  expect(open({ A: schema }, value).read()).toEqual(value)
})

it('omits what is empty and what only responses contain', () => {
  const properties = {
    id: { type: 'string', readOnly: true },
    name: { type: 'string' },
    tags: { type: 'array', items: {} },
  }
  const editor = open({ A: { type: 'object', properties } })
  expect(editor.read()).toEqual({})
  expect(document.querySelectorAll('.console-field code')).toHaveLength(2)
  fill('select', 'tags')
  find('.console-item, [class="console-minor"]')
  expect([...document.querySelectorAll('.console-label code')].map((node) => node.textContent)).toContain('tags')
})

it('adds and removes items and properties', () => {
  const editor = open({ A: { type: 'array', items: { type: 'integer' } } }, [1])
  find('.console-group > button').click()
  fill('[aria-label="Item 2"]', '5')
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
  const editor = open({ A: pet, Cat: animal('lives'), Dog: animal('tricks') })
  expect([...find<HTMLSelectElement>('select').options].map(({ text }) => text)).toEqual(['Cat', 'Dog'])
  fill('select', '1')
  expect(editor.read()).toEqual({ kind: 'Dog' })
})

it('ends where a schema requires itself', () => {
  const self = { type: 'object', required: ['a'], properties: { a: { $ref: '#/components/schemas/A' } } }
  open({ A: self })
  expect(document.querySelectorAll('textarea').length).toBe(1)
})

it('shows an error at its control, and removes it', () => {
  const editor = open({ A: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } } })
  const control = editor.find(['a', 'unknown'])
  expect(control.tagName).toBe('INPUT')
  showError(control, 'Wrong')
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Wrong')
  showError(control, undefined)
  expect(control.hasAttribute('aria-invalid')).toBe(false)
  expect(editor.find([]).id).toBe('root')
})
