import { describe, expect, it } from 'vitest'
import { convertNavbar } from './convert-navbar.js'

const convert = (value: object) => {
  const { fields, notes } = convertNavbar({ value, path: ['navbar'] })
  return {
    navbar: fields['navbar'],
    notes: notes.map(({ status, path, name = '', message }) => [status, path.join('.'), name, message].join('|')),
  }
}
const itemOf = (item: object) => {
  const { navbar, notes } = convert({ items: [item] })
  return { item: (navbar as { items: readonly object[] }).items[0], notes }
}

describe('convertNavbar', () => {
  it('ignores an empty title', () => {
    expect(convert({ title: '' }).navbar).toBeUndefined()
    expect(convert({ title: 'Docs' }).navbar).toEqual({ title: 'Docs' })
  })

  it('reports items that are no list, or no objects', () => {
    expect(convert({ items: {} }).notes).toEqual(['lost|navbar.items||the items are not a list'])
    expect(convert({ items: ['x'] }).notes).toEqual(['lost|navbar.items.0||the item is not an object'])
  })

  it('keeps fields that docgen has, and reports the others', () => {
    const { item, notes } = itemOf({ label: 'A', href: 'https://a.org', position: 'right', 'data-x': '1', custom: 1 })
    expect(item).toEqual({ label: 'A', href: 'https://a.org', position: 'right', 'data-x': '1' })
    expect(notes.toSorted()).toEqual([
      'lost|navbar.items.0.custom||docgen does not have this field of a navbar item',
      'migrated|navbar.items.0|navbar item “A”|`navbar.items`',
    ])
  })

  it('needs no setting for the highlight of a menu', () => {
    const { item, notes } = itemOf({ type: 'docsVersionDropdown', dropdownActiveClassDisabled: true })
    expect(item).toEqual({ type: 'docsVersionDropdown' })
    expect(notes.filter((note) => note.startsWith('lost'))).toEqual([])
  })

  it('reports unknown types of items', () => {
    const { item, notes } = itemOf({ type: 'custom-button', label: 'A' })
    expect(item).toBeUndefined()
    expect(notes).toEqual(['lost|navbar.items.0|navbar item “A”|docgen has no navbar items of the type custom-button'])
  })

  it('converts menus without the positions of their items', () => {
    const { item, notes } = itemOf({
      type: 'dropdown',
      label: 'More',
      items: [{ label: 'B', to: '/b', position: 'left' }, { type: 'unknown' }],
    })
    expect(item).toEqual({ type: 'dropdown', label: 'More', items: [{ label: 'B', to: '/b' }] })
    expect(notes).toHaveLength(2)
  })

  it('labels links that are rendered only by their class', () => {
    expect(itemOf({ href: 'https://a.org', className: 'github', 'aria-label': 'GitHub' }).item).toMatchObject({
      label: 'GitHub',
    })
    expect(itemOf({ href: 'https://a.org', className: 'icon', title: 'Chat' }).item).toMatchObject({ label: 'Chat' })
  })

  it.each([
    ['https://github.com/a/b', 'GitHub'],
    ['https://www.youtube.com/@a', 'YouTube'],
    ['https://chat.example.org/', 'chat.example.org'],
    ['https://team.slack.com/archives/1', 'Slack'],
    ['/chat', '/chat'],
  ])('labels a link without any text by its target: %s', (target, label) => {
    expect(itemOf({ href: target, className: 'icon' }).item).toMatchObject({ label })
    expect(itemOf({ to: target, className: 'icon' }).item).toMatchObject({ label })
  })
})
