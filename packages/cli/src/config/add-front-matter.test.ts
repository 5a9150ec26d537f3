import { expect, it } from 'vitest'
import { readFields } from '../migrate/hugo/hugo-pages.js'
import { addFrontMatter } from './add-front-matter.js'

const FIELDS = { slug: '/a "b"', hide: true, none: null, tags: ['x', 'y'] }

it.each([
  ['---\ntitle: A\ntext: |\n  b\n---\n# A\n', { title: 'A', text: 'b\n', ...FIELDS }],
  ['---\n---\n# A\n', FIELDS],
  ['# A\n', FIELDS],
  ['+++\ntitle = "A"\n[more]\nb = 1\n+++\n# A\n', { title: 'A', more: { b: 1 }, slug: '/a "b"', hide: true }],
])('adds fields to %j', (text, expected) => {
  const { none: _none, tags: _tags, ...plain } = FIELDS
  const written = addFrontMatter(text, text.startsWith('+') ? plain : FIELDS)
  expect(readFields(written)).toEqual(expected)
  expect(written.endsWith('# A\n')).toBe(true)
})

it('keeps line ends, and writes tables of TOML in one line', () => {
  expect(addFrontMatter('---\r\na: 1\r\n---\r\nb\r\n', { c: 2 })).toBe('---\r\na: 1\r\nc: 2\r\n---\r\nb\r\n')
  expect(addFrontMatter('+++\na = 1\n+++\n', { build: { render: 'never' } })).toBe(
    '+++\nbuild = { render = "never" }\na = 1\n+++\n',
  )
})

it.each(['{\n  "title": "A"\n}\n', '---\ntitle: A\n'])('leaves %j as it is', (text) =>
  expect(addFrontMatter(text, { a: 1 })).toBe(text),
)
