import { expect, it } from 'vitest'
import { linkField } from './link-field.js'

it.each([
  ['guide/start', { to: '/guide/start' }],
  ['//cdn.example/a', { href: '//cdn.example/a' }],
  ['https://docs.example/a', { href: 'https://docs.example/a' }],
  ['mailto:a@docs.example', { href: 'mailto:a@docs.example' }],
  ['/guide', { to: '/guide' }],
])('tells routes of the site from URLs: %s', (link, field) => {
  expect(linkField(link)).toEqual(field)
})
