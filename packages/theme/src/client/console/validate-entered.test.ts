import { createText, createViolationFinder } from '@docgen/renderer/console'
import { expect, it } from 'vitest'
import { openPage } from '../../../test/open-page.js'
import { validateEntered } from './validate-entered.js'

const A = { type: 'object', required: ['a'], properties: { list: { type: 'array', items: { type: 'integer' } } } }
const description = { openapi: '3.1.0', components: { schemas: { A, B: { type: 'integer', minimum: 2 } } } }
const nodeOf = (name: 'A' | 'B') => ({
  document: description,
  pointer: `/components/schemas/${name}`,
  value: description.components.schemas[name],
})
const text = createText('en', { 'theme.api.try.missing': 'Enter a value.' })
const findViolations = createViolationFinder(description, { optional: [], isComplete: true })

it('finds missing and invalid values at their controls', () => {
  openPage()
  const controlOf = (path: readonly string[]): HTMLElement =>
    Object.assign(document.createElement('input'), { id: path.join('/') })
  const parameter = { isRequired: true, schema: nodeOf('B') } as never
  const editor = { find: () => controlOf(['parameter']) } as never
  const media = { name: 'application/json', schema: nodeOf('A'), examples: [], encodings: [] }
  const problems = validateEntered(
    {
      parameters: [
        { parameter, editor, value: undefined },
        { parameter, editor, value: 1 },
        { parameter, editor, value: 2 },
      ],
      body: { body: undefined, files: new Map(), toValidate: { value: { list: [1, 'x'] }, media, find: controlOf } },
      isBodyRequired: true,
    },
    findViolations,
    text,
  )
  expect(problems.map(({ control, message }) => [control.id, message])).toEqual([
    ['parameter', 'Enter a value.'],
    ['parameter', '1 is less than 2'],
    ['list/1', 'expected integer, got string'],
    ['a', 'Enter a value.'],
  ])
})

it('names a missing property where it has no field', () => {
  openPage()
  const area = document.createElement('textarea')
  const media = { name: 'application/json', schema: nodeOf('A'), examples: [], encodings: [] }
  const body = { body: undefined, files: new Map(), toValidate: { value: {}, media, find: () => area } }
  expect(validateEntered({ parameters: [], body, isBodyRequired: true }, findViolations, text)).toEqual([
    { control: area, message: 'it does not have required property "a"' },
  ])
})

it('finds a missing body only if the operation requires one', () => {
  openPage()
  const empty = document.createElement('textarea')
  const body = { body: undefined, files: new Map(), empty }
  const validate = (isBodyRequired: boolean) =>
    validateEntered({ parameters: [], body, isBodyRequired }, findViolations, text)
  expect(validate(true)).toEqual([{ control: empty, message: 'Enter a value.' }])
  expect(validate(false)).toEqual([])
})
