import { expect, it } from 'vitest'
import { createHtmlRule, isHtmlPage } from './html-rule.js'

const rule = createHtmlRule(['content'], [])
const convert = (text: string) => rule.rewrite({ path: 'content/a.html', text })

it('makes a page one block of HTML without blank lines', () => {
  const { path, text } = convert('---\ntitle: A\n---\n\n    <p>One</p>\n\n<pre>\na\n\nb\n</pre>\n\n<p>*Two*</p>\n')
  expect(path).toBe('content/a.md')
  expect(text).toBe('---\ntitle: A\n---\n\n<div>\n    <p>One</p>\n<pre>\na\n&#32;\nb\n</pre>\n<p>*Two*</p>\n</div>\n')
  expect(rule.rewrite({ path, text })).toEqual({ path, text })
})

it('reads all kinds of front matter', () => {
  expect(convert('+++\na = 1\n+++\nb\n').text).toBe('+++\na = 1\n+++\n\n<div>\nb\n</div>\n')
  expect(convert('{\n  "a": 1\n}\n').text).toBe('{\n  "a": 1\n}\n')
})

it('leaves files without front matter, and those outside of the content', () => {
  expect(isHtmlPage('content/a.html', '<p>A</p>\n')).toBe(false)
  expect(convert('<p>A</p>\n').path).toBe('content/a.html')
  const other = { path: 'static/a.html', text: '---\n---\n' }
  expect(rule.rewrite(other)).toBe(other)
})
