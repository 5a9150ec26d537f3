import { expect, it } from 'vitest'
import { addRedirect, redirectOldRoute } from './add-redirect.js'
import { applyEdits } from './edit-list.js'

function add(text: string, route = '/old'): string {
  const edit = addRedirect(text, route)
  return edit ? applyEdits(text, [edit]) : text
}

it.each([
  ['# A\n', '---\nredirect_from:\n  - /old\n---\n\n# A\n'],
  ['---\ntitle: A\n---\n\nx\n', '---\ntitle: A\nredirect_from:\n  - /old\n---\n\nx\n'],
  ['---\r\ntitle: A\r\n---\r\n', '---\r\ntitle: A\r\nredirect_from:\r\n  - /old\r\n---\r\n'],
  ['---\nredirect_from: /a\ntitle: A\n---\n', '---\nredirect_from: [/a, /old]\ntitle: A\n---\n'],
  ['---\nredirect_from: [/a]\n---\n', '---\nredirect_from: [/a, /old]\n---\n'],
  ['---\nredirect_from: []\n---\n', '---\nredirect_from: [/old]\n---\n'],
  ['---\nredirect_from:\n- /a\n- /b\ntitle: A\n---\n', '---\nredirect_from:\n- /a\n- /b\n- /old\ntitle: A\n---\n'],
  ['---\nredirect_from:\n    - /a\n---\n', '---\nredirect_from:\n    - /a\n    - /old\n---\n'],
])('adds a route to the front matter of %j', (before, after) => {
  expect(add(before)).toBe(after)
})

it('changes nothing if the route is there, or if the front matter is broken', () => {
  expect(addRedirect('---\nredirect_from: [/old]\n---\n', '/old')).toBeUndefined()
  expect(addRedirect('---\ntitle: [\n---\n', '/old')).toBeUndefined()
})

it('quotes routes that YAML would read as something else', () => {
  expect(add('---\ntitle: A\n---\n', "/it's: new")).toContain("  - '/it''s: new'\n")
})

it('replaces the route to which a page returns', () => {
  const text = '---\nredirect_from:\n  - /a\n  - /c\n---\n'
  const edit = redirectOldRoute(text, '/b', '/a')
  expect(edit && applyEdits(text, [edit])).toBe('---\nredirect_from:\n  - /b\n  - /c\n---\n')
})
