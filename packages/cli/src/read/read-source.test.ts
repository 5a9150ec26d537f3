import { expect, it } from 'vitest'
import { describeSource, findTitle } from './read-source.js'

it.each([
  ['# Plans', 'Plans'],
  ['\n\n# Plans\r\n\r\nText', 'Plans'],
  ['Text first\n\n# Plans', 'Plans'],
  ['#   Plans   ##  ', 'Plans'],
  ['# C#', 'C#'],
  ['   # Plans', 'Plans'],
  ['Plans\n=====', 'Plans'],
  ['# Plans {#custom}', 'Plans'],
  ['# Plans <!-- #custom --> and more <!-- omit -->', 'Plans and more'],
  ['# The `code` and *this* and **that** and _more_', 'The code and this and that and more'],
  ['# snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['# See [plans](./plans.md) ![x](y.png)', 'See plans'],
  ['# See [plans][1] <sup>[![x][2]][3] [![x](y)](z)</sup>', 'See plans'],
  ['# [`code`](https://e.f/a_(b)) and [unlinked]', 'code and [unlinked]'],
  ['# [![Plans](x.png)](y.md)', 'Plans'],
  ['# A <b>bold</b> word', 'A bold word'],
  ['# Map<K, V> and <T> or <B>bold</B><br/>', 'Map<K, V> and <T> or bold'],
  ['# One<br>two<BR />three', 'One two three'],
  ['# Not \\*emphasis\\*', 'Not *emphasis*'],
  ['# A & \\<Company> and `Map<string, T>` or `*args`', 'A & <Company> and Map<string, T> or *args'],
  ['# From `a` to \\`b\\`', 'From a to `b`'],
  ['# <!-- `hidden` --> <b>`<b>`</b> [`x`](a\\(b) end \\!', '<b> x end !'],
  ['```md\n# Code\n```\n# Plans', 'Plans'],
  ['~~~~\n# Code\n~~~\n# Still\n~~~~\n# Plans', 'Plans'],
  ['<!-- # Comment -->\n# Plans', 'Plans'],
  ['<!--\n# Comment\n-->\n# Plans', 'Plans'],
])('of %j is %j', (text, title) => {
  expect(findTitle(text, 0)).toBe(title)
})

it.each([
  '',
  'Text',
  '## Second\n\n# First',
  '---\n\n# After a rule',
  '#hashtag',
  '    # code',
  '#',
  '# ![](x.png)',
  '```\n# Never closed',
])('%j has none', (text) => {
  expect(findTitle(text, 0)).toBeUndefined()
})

it('starts at the start of the body', () => {
  const text = '---\n# comment: yes\n---\n# Plans'
  expect(findTitle(text, text.indexOf('# Plans'))).toBe('Plans')
})

it.each([
  ['hero: { title: "The **kit**<br>for `docs`" }', 'The kit for docs'],
  ['title: Page\nhero: { title: Other }', 'Page'],
  ['hero: { tagline: Fast }', 'Heading'],
])('of a landing page with %j is %j', (fields, title) => {
  const text = `---\nlayout: home\n${fields}\n---\n# Heading\n`
  const page = { path: 'index.md', text, hash: '', version: '', locale: '' }
  expect(describeSource(page).value.title).toBe(title)
})
