import { expect, it } from 'vitest'
import { hideEmptyTitle } from './front-matter.js'

it('hides the title of a page whose title is empty, and keeps any other', () => {
  expect(hideEmptyTitle({ title: ' ', slug: 'a' })).toEqual({ hide_title: true, slug: 'a' })
  expect(hideEmptyTitle({ title: 'Plans' })).toEqual({ title: 'Plans' })
  expect(hideEmptyTitle({ slug: 'a' })).toEqual({ slug: 'a' })
})
