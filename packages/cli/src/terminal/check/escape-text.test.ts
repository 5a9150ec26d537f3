import { expect, it } from 'vitest'
import { escapeText } from './escape-text.js'

it.each([
  ['a **b** [c](d) ~e~', 'a \\*\\*b\\*\\* \\[c\\](d) \\~e\\~'],
  ['<img src=x> & more', '&lt;img src=x> &amp; more'],
  ['the component `<Tabs>` is unknown', 'the component `<Tabs>` is unknown'],
  ['one `a|b` | two', 'one `a\\|b` \\| two'],
  ['an open ` and no second', 'an open \\` and no second'],
  ['first\n  second', 'first<br>second'],
  ['by @octocat, see #12', 'by @&#8203;octocat, see #&#8203;12'],
  ['me @ home, section #a', 'me @ home, section #a'],
])('writes %j as %j', (text, cell) => {
  expect(escapeText(text)).toBe(cell)
})
