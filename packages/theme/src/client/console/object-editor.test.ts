import { type JsonObject, type JsonValue, readSchema } from '@docgen/renderer/console'
import { expect, it } from 'vitest'
import { choose, createEditorFrame, openEditor } from '../../../test/open-editor.js'
import { find, findAll, openPage, press, type } from '../../../test/open-page.js'
import type { Editor } from './editor.js'
import { createObjectEditor } from './object-editor.js'

/** The editor of an object with this schema. */
function openObject(schema: JsonObject, value?: JsonValue, isRequired = true): Editor {
  return openEditor(
    { A: { type: 'object', ...schema } },
    {
      isRequired,
      ...(value !== undefined && { value }),
      create: (input) => createObjectEditor(input, [readSchema(input.source)]),
    },
  )
}

const TEXT = { type: 'string' }
const names = () => findAll('.console-field .console-field > .console-label code').map((each) => each.textContent)
const offered = () => findAll('.console-adder option').map((each) => each.textContent)

it('shows simple properties, those that are required, and those with a value', () => {
  const list = { type: 'array', items: TEXT }
  openObject({ required: ['must'], properties: { name: TEXT, must: list, filled: list, empty: list } }, { filled: [] })
  expect(names()).toEqual(['name', 'must', 'filled'])
  expect(offered()).toEqual(['+ Add property', 'empty'])
})

it('offers many simple properties instead of showing them', () => {
  const list = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, TEXT]))
  openObject({ properties: list(8) })
  expect(names()).toHaveLength(8)
  openObject({ required: ['p3'], properties: list(9) }, { p4: 'x' })
  expect(names()).toEqual(['p3', 'p4'])
  expect(offered()).toHaveLength(8)
})

it('counts choices as simple, but not objects and variants', () => {
  const variants = { oneOf: [TEXT, { type: 'object' }] }
  openObject({ properties: { choice: { enum: [{ a: 1 }, 'b'] }, object: { type: 'object' }, variants, any: {} } })
  expect(names()).toEqual(['choice', 'any'])
})

it('shows no property that only responses contain, in whichever part of the schema that is said', () => {
  openPage()
  const { context, sourceOf } = createEditorFrame({
    A: { properties: { a: TEXT } },
    B: { required: ['id'], properties: { a: { minLength: 2 }, id: { readOnly: true } } },
  })
  const schemas = ['A', 'B'].map((name) => readSchema(sourceOf(name)))
  const input = { source: [], value: undefined, label: '', id: 'root', isRequired: true, depth: 0, context }
  const { element } = createObjectEditor(input, schemas)
  expect(Array.from(element.querySelectorAll('code'), (each) => each.textContent)).toEqual(['a'])
})

it('adds a property of the choice, moves the focus to it, and offers it no more', () => {
  const editor = openObject({ properties: { tags: { type: 'array' }, more: { type: 'array' } } })
  choose('.console-adder select', 'more')
  expect(names()).toEqual(['more'])
  expect(document.activeElement).toBe(editor.find(['more']))
  expect(offered()).toEqual(['+ Add property', 'tags'])
  choose('.console-adder select', '')
  expect(names()).toEqual(['more'])
})

it('adds a property with any name, once', () => {
  const editor = openObject({ additionalProperties: { type: 'integer' } })
  type('.console-adder input', ' count ')
  find('.console-adder button').click()
  expect([names(), document.activeElement]).toEqual([['count'], find('.console-fields input')])
  type('.console-fields input', '7')
  expect(editor.read()).toEqual({ count: 7 })
  for (const again of ['count', '  ']) {
    type('.console-adder input', again)
    find('.console-adder button').click()
  }
  expect(names()).toEqual(['count'])
})

it('adds a property with Enter, which submits nothing', () => {
  openObject({ additionalProperties: TEXT })
  type('.console-adder input', 'a')
  expect(press(find('.console-adder input'), 'a')).toBe(true)
  expect(names()).toEqual([])
  expect(press(find('.console-adder input'), 'Enter')).toBe(false)
  expect(names()).toEqual(['a'])
})

it('adds no other properties where the schema forbids them', () => {
  openObject({ properties: { a: TEXT }, additionalProperties: false })
  expect(find('.console-adder').childElementCount).toBe(0)
  const [additionalProperties, patternProperties] = [false, { '^x-': TEXT }]
  openObject({ properties: { a: TEXT }, additionalProperties, patternProperties })
  expect(find('.console-adder input').ariaLabel).toBe('Add property')
})

it('removes a property that is not required, keeps the focus, and offers it again', () => {
  const editor = openObject(
    { required: ['must'], properties: { must: TEXT, can: TEXT }, additionalProperties: false },
    { must: 'x', can: 'y', other: 1 },
  )
  expect(editor.read()).toEqual({ must: 'x', can: 'y', other: 1 })
  expect(findAll('button').map((each) => each.getAttribute('aria-label'))).toEqual(['Remove can', 'Remove other'])
  find('[aria-label="Remove other"]').click()
  // Nothing can be added.
  expect(document.activeElement).toBe(find('#root'))
  find('[aria-label="Remove can"]').click()
  expect(document.activeElement).toBe(find('.console-adder select'))
  expect(editor.read()).toEqual({ must: 'x' })
  expect(offered()).toEqual(['+ Add property', 'can'])
})

it('has an empty value only if one is required', () => {
  expect(openObject({ properties: { a: TEXT } }).read()).toEqual({})
  expect(openObject({ properties: { a: TEXT } }, undefined, false).read()).toBeUndefined()
  expect(openObject({ properties: { a: TEXT } }, 'no object', false).read()).toBeUndefined()
  expect(openObject({ properties: { a: TEXT } }, { a: 'x' }, false).read()).toEqual({ a: 'x' })
})

it('keeps a value of null, and names that objects inherit', () => {
  expect(openObject({ properties: {} }, { a: null }).read()).toEqual({ a: null })
  const editor = openObject({ required: ['constructor'], properties: { constructor: TEXT, toString: TEXT } })
  expect(editor.read()).toEqual({})
  const entered = JSON.parse('{"__proto__": 1}')
  expect(JSON.stringify(openObject({}, entered).read())).toBe('{"__proto__":1}')
})

it('finds the control of a property, otherwise its group', () => {
  const editor = openObject({ properties: { a: TEXT } })
  expect(editor.find(['a', 'deeper'])).toBe(find('.console-fields input'))
  expect([editor.find([]).id, editor.find(['b']).id]).toEqual(['root', 'root'])
})
