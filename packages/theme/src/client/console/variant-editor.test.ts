import { type JsonObject, type JsonValue, readSchema } from '@docgen/renderer/console'
import { expect, it } from 'vitest'
import { choose, openEditor } from '../../../test/open-editor.js'
import { find, findAll, type } from '../../../test/open-page.js'
import type { Editor, EditorInput } from './editor.js'
import { createVariantEditor } from './variant-editor.js'

/** The editor of the schema `A`, which has variants. */
function openVariants(schemas: JsonObject, value?: JsonValue): Editor {
  return openEditor(schemas, {
    ...(value !== undefined && { value }),
    create: (input) => createVariantEditor(input, [readSchema(input.source)]),
  })
}

const select = () => find<HTMLSelectElement>('#root > select')
const options = () => [...select().options].map(({ text }) => text)
const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const object = (name: string, rest: JsonObject = {}): JsonObject => ({
  type: 'object',
  required: [name],
  properties: { [name]: { type: 'string' } },
  ...rest,
})

it('names variants by title, component or value, otherwise by type or number', () => {
  const A = { anyOf: [{ title: 'Own', type: 'string' }, refer('B'), { const: 7 }, { type: ['array', 'object'] }, {}] }
  openVariants({ A, B: object('b') })
  expect(options()).toEqual(['Own', 'B', '7', 'array | object', '5'])
  expect(select().ariaLabel).toBe('Any of')
})

it('starts with the first variant that the value fits, and with the first one without a value', () => {
  const A = { oneOf: [object('a'), object('b'), { type: 'integer' }] }
  expect(openVariants({ A }, { b: 'x' }).read()).toEqual({ b: 'x' })
  expect(select().value).toBe('1')
  expect(openVariants({ A }, 3).read()).toBe(3)
  for (const value of [undefined, false] as const) {
    openVariants({ A }, value)
    expect(select().value).toBe('0')
  }
})

it('shows the fields of the chosen variant, without the value of the other', () => {
  const editor = openVariants({ A: { oneOf: [object('a'), { type: 'integer' }] } }, { a: 'x' })
  choose('#root > select', '1')
  expect(editor.read()).toBeUndefined()
  // A control without a row has the name of the choice.
  expect(find('#root > input').ariaLabel).toBe('One of')
  type('#root > input', '7')
  expect(editor.read()).toBe(7)
  choose('#root > select', '0')
  expect([editor.read(), findAll('#root > input')]).toEqual([{}, []])
})

it('gives the control of the variant its own name, if it has one', () => {
  const create = (input: EditorInput) => createVariantEditor(input, [readSchema(input.source)])
  openEditor({ A: { oneOf: [{ type: 'integer' }, object('a')] } }, { label: 'Item 1', create })
  expect(find('#root > input').ariaLabel).toBe('Item 1')
})

it('merges the fields around the choice with those of the variant', () => {
  const properties = { common: { type: 'string' } }
  const A = { type: 'object', properties, required: ['common'], oneOf: [object('a'), { required: ['b'] }] }
  const editor = openVariants({ A }, { common: 'x', a: 'y' })
  expect(editor.read()).toEqual({ common: 'x', a: 'y' })
  expect(findAll('.console-group .console-label code').map((each) => each.textContent)).toEqual(['common', 'a'])
  choose('#root > select', '1')
  expect(findAll('.console-group .console-label code').map((each) => each.textContent)).toEqual(['common'])
})

it('chooses inside variants', () => {
  const A = { oneOf: [{ type: 'object', oneOf: [object('a'), object('b')] }, object('c')] }
  const editor = openVariants({ A }, { b: 'x' })
  expect(editor.read()).toEqual({ b: 'x' })
  expect(findAll('select').map((each) => (each as HTMLSelectElement).value)).toEqual(['0', '1'])
})

it('ends where a variant is the schema itself', () => {
  openVariants({ A: { ...object('a'), oneOf: [refer('A'), object('b')] } })
  // The deepest one is JSON.
  expect([findAll('select').length, findAll('textarea').length]).toEqual([12, 1])
})

it('sets the property that names the variant, unless the value has it', () => {
  const discriminator = { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat', dog: 'Dog' } }
  const animal = { type: 'object', properties: { kind: { type: 'string' } } }
  const schemas = { A: { oneOf: [refer('Cat'), refer('Dog')], discriminator }, Cat: animal, Dog: animal }
  expect(openVariants(schemas).read()).toEqual({ kind: 'cat' })
  const editor = openVariants(schemas, { kind: 'tiger' })
  expect(editor.read()).toEqual({ kind: 'tiger' })
  choose('#root > select', '1')
  expect(editor.read()).toEqual({ kind: 'dog' })
})

it('finds the choice for the value itself, and otherwise a control of the variant', () => {
  const editor = openVariants({ A: { oneOf: [object('a'), { type: 'integer' }] } })
  expect(editor.find([])).toBe(select())
  expect(editor.find(['a'])).toBe(find('#root input'))
  expect(editor.find(['unknown'])).toBe(find('#root .console-group'))
})

it('hides the group inside it from screen readers, because the group around it has the name', () => {
  openVariants({ A: { oneOf: [object('a'), { type: 'integer' }] } })
  expect(find('#root > .console-group').role).toBe('presentation')
})

it('is an object without variants', () => {
  expect(openVariants({ A: object('a') }, { a: 'x' }).read()).toEqual({ a: 'x' })
  expect(findAll('select')).toEqual([])
})
