import { expect, it } from 'vitest'
import { tagSchema, tagsFileSchema } from './tag.js'

it('reads a text as the label of a tag', () => {
  expect(tagSchema.parse('Setup')).toEqual({ label: 'Setup' })
  expect(tagSchema.parse({ label: 'Setup', permalink: '/s' })).toEqual({ label: 'Setup', permalink: '/s' })
})

it('needs no labels in the file of tags', () => {
  expect(tagsFileSchema.parse({ setup: null, api: { description: 'x' } })).toEqual({
    setup: null,
    api: { description: 'x' },
  })
})
