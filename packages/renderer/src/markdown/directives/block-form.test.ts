import { expect, it } from 'vitest'
import { writeAround, writeBlock, writeTitled } from './block-form.js'

it('writes blocks as directives', () => {
  expect(writeBlock('code-group', false)).toBe(':::code-group')
  expect(writeTitled('tab', false)).toBe(':::tab[Label]')
  expect(writeAround('steps', false)).toEqual({ before: '::::steps', after: '::::' })
})

it('writes blocks as components', () => {
  expect(writeBlock('code-group', true)).toBe('<CodeGroup>')
  expect(writeTitled('tab', true)).toBe('<TabItem label="Label">')
  expect(writeTitled('card', true)).toBe('<Card title="Title">')
  expect(writeAround('accordions', true)).toEqual({ before: '<AccordionGroup>', after: '</AccordionGroup>' })
})
