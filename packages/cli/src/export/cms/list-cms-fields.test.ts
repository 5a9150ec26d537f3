import { expect, it } from 'vitest'
import { listCmsFields } from './list-cms-fields.js'

it('lists the fields that a form can show, with the first sentence of their descriptions', () => {
  const fields = new Map(listCmsFields(false).map((field) => [field.name, field]))
  expect(fields.get('sidebar_position')).toEqual({
    ...{ name: 'sidebar_position', label: 'Sidebar position', kind: 'number' },
    hint: 'Position among its siblings.',
  })
  expect([...['slug', 'draft', 'tags', 'keywords'].map((name) => fields.get(name)?.kind)]).toEqual([
    ...['text', 'boolean', 'list', 'list'],
  ])
  for (const name of ['title', 'sidebar_custom_props', 'date', 'author_url']) expect(fields.has(name)).toBe(false)
})

it('adds the fields of posts', () => {
  const names = new Map(listCmsFields(true).map(({ name, kind }) => [name, kind]))
  expect([names.get('date'), names.get('authors')]).toEqual(['date', 'list'])
})
