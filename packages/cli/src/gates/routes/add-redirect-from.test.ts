import { expect, it } from 'vitest'
import { editText } from '../apply-fixes.js'
import { addRedirectFrom } from './add-redirect-from.js'

it.each([
  ['# Page\n', '---\nredirect_from: ["/a", "/b c"]\n---\n\n# Page\n'],
  ['\ufeff# Page\n', '\ufeff---\nredirect_from: ["/a", "/b c"]\n---\n\n# Page\n'],
  ['---\ntitle: x\n---\n', '---\nredirect_from: ["/a", "/b c"]\ntitle: x\n---\n'],
  ['---\r\ntitle: x\r\n---\r\n', '---\r\nredirect_from: ["/a", "/b c"]\ntitle: x\r\n---\r\n'],
  ['---\n---\nText\n', '---\nredirect_from: ["/a", "/b c"]\n---\nText\n'],
  ['---\nredirect_from: [/x]\n---\n', '---\nredirect_from: [/x, "/a", "/b c"]\n---\n'],
  ['---\nredirect_from: []\nid: x\n---\n', '---\nredirect_from: ["/a", "/b c"]\nid: x\n---\n'],
  ['---\nredirect_from: /x\n---\n', '---\nredirect_from: [/x, "/a", "/b c"]\n---\n'],
  ["---\nredirect_from: '/x'\n---\n", '---\nredirect_from: [\'/x\', "/a", "/b c"]\n---\n'],
  ['---\nredirect_from:\n  - /x\nid: y\n---\n', '---\nredirect_from:\n  - "/a"\n  - "/b c"\n  - /x\nid: y\n---\n'],
  ['---\nredirect_from:\n- /x\n---\n', '---\nredirect_from:\n- "/a"\n- "/b c"\n- /x\n---\n'],
])('adds routes to %j', (text, expected) => {
  const fix = addRedirectFrom(text, ['/a', '/b c'])
  expect(editText(text, fix ? [fix] : []).text).toBe(expected)
})

it.each([
  '---\ntitle: x\n',
  '---\nredirect_from: [/x,\n  /y]\n---\n',
  '---\nredirect_from: /x # old\n---\n',
  '---\nredirect_from: [/x] # [old]\n---\n',
  '---\nredirect_from: /x,y\n---\n',
])('leaves %j to its author', (text) => {
  expect(addRedirectFrom(text, ['/a'])).toBeUndefined()
})
