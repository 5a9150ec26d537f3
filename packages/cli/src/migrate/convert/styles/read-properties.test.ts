import { expect, it } from 'vitest'
import { readProperties } from './read-properties.js'

it('reads priorities: one of the light mode counts in the dark mode, too', () => {
  const sheet =
    ':root { --ifm-footer-background-color: #050a12 !important; --a: url(data:a;b) } [data-theme="dark"] { --ifm-footer-background-color: red }'
  expect([...readProperties([sheet], false)]).toEqual([
    ['--a', 'url(data:a;b)'],
    ['--ifm-footer-background-color', '#050a12'],
  ])
  expect([...readProperties([sheet], true)]).toEqual([['--ifm-footer-background-color', '#050a12']])
})
