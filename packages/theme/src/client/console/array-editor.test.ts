import { type JsonValue, readSchema } from '@docgen/renderer/console'
import { expect, it } from 'vitest'
import { choose, openEditor } from '../../../test/open-editor.js'
import { find, findAll, type } from '../../../test/open-page.js'
import { createArrayEditor } from './array-editor.js'
import type { Editor } from './editor.js'

/** The editor of a list with this schema. */
function openList(schema: Readonly<Record<string, JsonValue>>, value?: JsonValue, isRequired = false): Editor {
  return openEditor(
    { A: { type: 'array', ...schema } },
    {
      isRequired,
      ...(value !== undefined && { value }),
      create: (input) => createArrayEditor(input, readSchema(input.source)),
    },
  )
}

const labels = () => findAll('.console-item > [aria-label]').map((each) => each.getAttribute('aria-label'))
const add = () => find('#root > button').click()

it('has no value without items, unless a value is required or it began as a list', () => {
  expect(openList({ items: { type: 'string' } }).read()).toBeUndefined()
  expect(openList({ items: { type: 'string' } }, undefined, true).read()).toEqual([])
  expect(openList({ items: { type: 'string' } }, []).read()).toEqual([])
  expect(openList({ items: { type: 'string' } }, 'no list').read()).toBeUndefined()
})

it('adds an item of the schema at its end, and moves the focus there', () => {
  const editor = openList({ items: { type: 'integer' } }, [1])
  add()
  expect(document.activeElement).toBe(find('[aria-label="Item 2"]'))
  // An empty item is not part of the value.
  expect(editor.read()).toEqual([1])
  type('[aria-label="Item 2"]', '5')
  expect(editor.read()).toEqual([1, 5])
})

it('numbers the items again when one is removed, and keeps the focus in the list', () => {
  const editor = openList({ items: { type: 'string' } }, ['a', 'b', 'c'])
  find('[aria-label="Remove Item 2"]').click()
  expect(editor.read()).toEqual(['a', 'c'])
  expect(labels()).toEqual(['Item 1', 'Remove Item 1', 'Item 2', 'Remove Item 2'])
  expect(document.activeElement).toBe(find('#root > button'))
  add()
  expect(labels().slice(4)).toEqual(['Item 3', 'Remove Item 3'])
})

it('keeps lists of lists, and items that are null', () => {
  const lists = { items: { type: 'array', items: { type: 'integer' } } }
  expect(openList(lists, [[1, 2], [3], []]).read()).toEqual([[1, 2], [3], []])
  const choices = openList({ items: { enum: ['a', null] } }, ['a'])
  choose('[aria-label="Item 1"]', '1')
  expect(choices.read()).toEqual([null])
})

it('uses the schema of each position of a tuple, then that of the rest', () => {
  const tuple = { prefixItems: [{ type: 'string' }, { type: 'integer' }], items: { type: 'boolean' } }
  const editor = openList(tuple, ['7', 7, true])
  expect(editor.read()).toEqual(['7', 7, true])
  expect(find('[aria-label="Item 3"]').localName).toBe('select')
  add()
  expect(find('[aria-label="Item 4"]').localName).toBe('select')
})

it('accepts any JSON where the description has no schema for an item', () => {
  expect(openList({}, [{ a: 1 }]).read()).toEqual([{ a: 1 }])
  expect(openList({ prefixItems: [{ type: 'string' }], items: false }, ['a', [2]]).read()).toEqual(['a', [2]])
})

it('finds the control of an item of its value, otherwise the list itself', () => {
  const editor = openList({ items: { type: 'object', properties: { a: { type: 'string' } } } }, [{ a: 'x' }])
  expect(editor.find(['0', 'a'])).toBe(find('.console-item input'))
  expect([editor.find([]).id, editor.find(['9']).id, editor.find(['x']).id]).toEqual(['root', 'root', 'root'])
})

it('finds the item with an error after an empty one', () => {
  const editor = openList({ items: { type: 'string' } }, ['a', 'b'])
  type('[aria-label="Item 1"]', '')
  expect(editor.read()).toEqual(['b'])
  expect(editor.find(['0'])).toBe(find('[aria-label="Item 2"]'))
})

it('names groups inside it for screen readers', () => {
  openList({ items: { type: 'object', properties: { a: { type: 'string' } } } }, [{}])
  const group = find('.console-item > .console-group')
  expect([group.getAttribute('role'), group.getAttribute('aria-label')]).toEqual(['group', 'Item 1'])
})
