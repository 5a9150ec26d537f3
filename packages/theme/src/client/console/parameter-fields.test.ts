import type { JsonObject, JsonValue, Parameter } from '@docgen/renderer/console'
import { expect, it } from 'vitest'
import { createEditorFrame } from '../../../test/open-editor.js'
import { find, findAll, openPage, type } from '../../../test/open-page.js'
import { createParameterFields, listEntered, type ParameterFields } from './parameter-fields.js'

interface Entry extends Partial<Pick<Parameter, 'location' | 'isRequired'>> {
  readonly name: string
  readonly of?: JsonObject
}

/** The fields of parameters, in the query unless they are elsewhere. */
function openFields(entries: readonly Entry[], values: Readonly<Record<string, JsonValue>> = {}): ParameterFields {
  openPage('<main></main>')
  const schemas = Object.fromEntries(entries.flatMap(({ name, of }) => (of ? [[name, of]] : [])))
  const { context, sourceOf } = createEditorFrame(schemas)
  const parameters = entries.map(({ name, of, location = 'query', isRequired = false }): Parameter => {
    const [schema] = of ? sourceOf(name) : []
    const flags = { isRequired, allowsEmptyValue: false, allowsReserved: false, style: 'form', isExploded: true }
    return { name, location, ...flags, examples: [], pointer: '', ...(schema && { schema }) }
  })
  const fields = createParameterFields(parameters, values, context)
  find('main').append(fields.element)
  return fields
}

const TEXT = { type: 'string' }

it('groups parameters by location, in the order of a request', () => {
  openFields([
    { name: 'X-A', location: 'header', of: TEXT },
    { name: 'page', of: TEXT },
    { name: 'id', location: 'path', isRequired: true, of: TEXT },
    { name: 'limit', of: TEXT },
  ])
  const groups = findAll('section').map((section) => [
    section.querySelector('h3')?.textContent,
    ...Array.from(section.querySelectorAll('label code'), (each) => each.textContent),
  ])
  expect(groups).toEqual([
    ['Path parameters', 'id'],
    ['Query parameters', 'page', 'limit'],
    ['Header parameters', 'X-A'],
  ])
  expect(findAll('.console-note')).toEqual([])
  expect(find('.required').closest('label')?.textContent).toContain('id')
})

it('notes that pages set no cookies', () => {
  openFields([{ name: 'session', location: 'cookie', of: TEXT }])
  expect(find('.console-note').textContent).toMatch(/^Pages cannot set cookies/)
})

it('starts with the values of the same location and name', () => {
  const fields = openFields(
    [
      { name: 'id', location: 'path', of: { type: 'integer' } },
      { name: 'id', location: 'header', of: { type: 'integer' } },
    ],
    { 'path id': 7, 'query id': 8 },
  )
  expect(fields.read().map(({ value }) => value)).toEqual([7, undefined])
})

it('has the value of every type, and a text for a parameter without a schema', () => {
  const list = { type: 'array', items: { type: 'integer' } }
  const fields = openFields([{ name: 'ids', of: list }, { name: 'any' }], { 'query ids': [1, 2] })
  type('main section > .console-field:last-child input', '{"a": 1}')
  const entered = fields.read()
  expect(entered.map(({ parameter, value }) => [parameter.name, value])).toEqual([
    ['ids', [1, 2]],
    ['any', '{"a": 1}'],
  ])
  expect(entered[1]?.editor.find([])).toBe(find('main section > .console-field:last-child input'))
})

it('sends only the parameters with a value, which may be false or null', () => {
  const fields = openFields([{ name: 'a', of: TEXT }])
  const [entered] = fields.read()
  if (!entered) throw new Error('no parameter')
  const { parameter } = entered
  const all = [undefined, false, null, 0, ''].map((value) => ({ ...entered, value }))
  expect(listEntered(all)).toEqual([false, null, 0, ''].map((value) => ({ parameter, value })))
})

it('is empty without parameters', () => {
  const fields = openFields([])
  expect([fields.read(), fields.element.childElementCount]).toEqual([[], 0])
})
