import { expect, it } from 'vitest'
import { convertFooter } from './convert-footer.js'

it.each([
  [[{ items: [{ html: '<b>A</b>' }] }], [{ title: null, items: [{ html: '<b>A</b>' }] }]],
  [
    [{ title: 'A', items: [] }, { items: [{ label: 'B', href: 'https://b.org' }] }],
    [
      { title: 'A', items: [] },
      { title: null, items: [{ label: 'B', href: 'https://b.org' }] },
    ],
  ],
  [[{ label: 'B', href: 'https://b.org' }], [{ label: 'B', href: 'https://b.org' }]],
])('keeps columns without a title: %j', (links, expected) => {
  expect(convertFooter({ value: { links }, path: ['footer'] }).fields['footer']).toEqual({ links: expected })
})
