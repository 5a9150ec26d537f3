import type { JsonObject } from '@docgen/renderer/console'
import { expect, it } from 'vitest'
import { consoleText, createEditorFrame } from '../../../test/open-editor.js'
import { find, findAll, openPage } from '../../../test/open-page.js'
import { createButton, createField, type FieldProperties, showError } from './create-field.js'

/** A row in a new page, with a control that is a group if that is its class. */
function openField(schema: JsonObject, properties: Partial<FieldProperties> = {}, className = 'console-input'): void {
  openPage('<main></main>')
  const control = Object.assign(document.createElement('div'), { id: 'c1', className })
  const editor = { element: control, read: () => undefined, find: () => control }
  const source = createEditorFrame({ A: schema }).sourceOf('A')
  find('main').append(
    createField(editor, { name: 'size', source, isRequired: false, text: consoleText, ...properties }),
  )
}

it.each([
  [{ type: 'string' }, 'size string'],
  [{ type: 'string', format: 'date' }, 'size string <date>'],
  [{ type: ['integer', 'null'] }, 'size integer | null'],
  [{ type: ['integer', 'string'] }, 'size integer | string'],
  [{ format: 'uuid' }, 'size <uuid>'],
  [{}, 'size'],
] as readonly (readonly [JsonObject, string])[])('labels a control of %j with its name and type', (schema, label) => {
  openField(schema)
  expect(find<HTMLLabelElement>('label').textContent?.replace('  ', ' ')).toBe(label)
  expect(find<HTMLLabelElement>('label').htmlFor).toBe('c1')
})

it('marks a required value', () => {
  openField({ type: 'string' }, { isRequired: true })
  expect(find('.required').textContent).toBe('required')
  openField({ type: 'string' })
  expect(findAll('.required')).toEqual([])
})

it('names a group by its label, without its type', () => {
  openField({ type: 'object' }, { isRequired: true }, 'console-group')
  const group = find('#c1')
  expect([group.getAttribute('role'), group.getAttribute('aria-labelledby')]).toEqual(['group', 'c1-label'])
  expect(find('#c1-label').textContent).toBe('size required')
  expect(findAll('label')).toEqual([])
})

it('has a button that removes it only if it can be removed', () => {
  let removed = 0
  openField({}, { onRemove: () => removed++ })
  find('[aria-label="Remove size"]').click()
  expect(removed).toBe(1)
  openField({})
  expect(findAll('button')).toEqual([])
})

it('shows names as text', () => {
  openField({ type: 'string', format: '<b>f</b>' }, { name: '<i>n</i>' })
  expect(find('code').innerHTML).toBe('&lt;i&gt;n&lt;/i&gt;')
  expect(findAll('i, b')).toEqual([])
})

it('creates buttons that submit nothing', () => {
  openPage()
  let clicks = 0
  const button = createButton({ label: '+', name: 'Add', onClick: () => clicks++ })
  button.click()
  expect([button.type, button.textContent, button.ariaLabel, button.className, clicks]).toEqual([
    'button',
    '+',
    'Add',
    'console-minor',
    1,
  ])
  const plain = createButton({ label: 'Close', className: 'console-close', onClick: () => {} })
  expect([plain.hasAttribute('aria-label'), plain.className]).toEqual([false, 'console-close'])
})

it('shows one error at a control, which describes it, until there is none', () => {
  openField({})
  const control = find('#c1')
  showError(control, 'Enter a value.')
  showError(control, 'Too long')
  expect(findAll('.console-error').map((each) => each.textContent)).toEqual(['Too long'])
  expect(control.nextElementSibling).toBe(find('.console-error'))
  expect([control.getAttribute('aria-invalid'), control.getAttribute('aria-describedby')]).toEqual([
    'true',
    find('.console-error').id,
  ])
  showError(control, undefined)
  expect([findAll('.console-error'), control.hasAttribute('aria-invalid')]).toEqual([[], false])
  expect(control.hasAttribute('aria-describedby')).toBe(false)
})
