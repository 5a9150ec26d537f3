import { expect, it } from 'vitest'
import { find, findAll, openPage } from '../../test/open-page.js'
import { element } from './element.js'
import { createListBox } from './list-box.js'

function openList(...names: readonly string[]) {
  openPage('<input><div id="list" hidden></div>')
  const input = find<HTMLInputElement>('input')
  const box = createListBox(input, find('#list'))
  const options = names.map((name) => element('a', { role: 'option', class: name }))
  return { input, box, options, active: () => box.active()?.className }
}

it('moves through the options and past both ends, where none is active', () => {
  const { box, options, active } = openList('a', 'b')
  box.fill(options, false)
  const moves = ([1, 1, 1, 1, -1, -1, -1] as const).map((step) => {
    box.move(step)
    return active()
  })
  expect(moves).toEqual(['a', 'b', undefined, 'a', undefined, 'b', 'a'])
})

it('names the active option to screen readers', () => {
  const { input, box, options } = openList('a', 'b')
  box.fill([element('div', { role: 'group' }, ...options)], true)
  expect(input.getAttribute('aria-activedescendant')).toBe('list-0')
  box.move(1)
  expect(input.getAttribute('aria-activedescendant')).toBe('list-1')
  expect(findAll('a').map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true'])
  box.deselect()
  expect([input.hasAttribute('aria-activedescendant'), findAll('[aria-selected="true"]').length]).toEqual([false, 0])
})

it('hides an empty list, and forgets its options', () => {
  const { box, options, active } = openList('a')
  box.fill(options, true)
  expect(find('#list').hidden).toBe(false)
  box.fill([], true)
  expect([find('#list').hidden, active()]).toEqual([true, undefined])
  box.move(1)
  expect(active()).toBeUndefined()
})

it('activates the option below the pointer', () => {
  const { box, options, active } = openList('a', 'b')
  box.fill(options, true)
  options[1]?.append(element('span'))
  find('.b span').dispatchEvent(new Event('pointermove', { bubbles: true }))
  expect(active()).toBe('b')
  find('#list').dispatchEvent(new Event('pointermove', { bubbles: true }))
  expect(active()).toBe('b')
})

it('leaves the field as it was', () => {
  const { input, box, options } = openList('a')
  box.fill(options, true)
  box.setOpen(true)
  expect([input.getAttribute('role'), input.getAttribute('aria-expanded')]).toEqual(['combobox', 'true'])
  box.setOpen(false)
  expect(box.active()).toBeUndefined()
  box.release()
  expect(input.attributes).toHaveLength(0)
})
