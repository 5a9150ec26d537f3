import { describe, expect, it } from 'vitest'
import { frontMatterSchema } from '../../config/schema/front-matter.js'
import type { Source } from '../source.js'
import { findExcerpt, readPost } from './read-post.js'

function read(inside: string, frontMatter = '') {
  const text = `---\n${frontMatter}\n---\n\nText.\n`
  const source: Source = {
    path: `blog/${inside}`,
    hash: '',
    text,
    frontMatter: frontMatterSchema.parse({}),
    bodyLine: 4,
    includes: [],
    listsCards: false,
    version: '@blog/current',
    locale: 'en',
  }
  return readPost(source, inside)
}

describe('readPost', () => {
  it.each([
    ['2026-03-01-faster.md', '2026/03/01/faster'],
    ['2026-3-1-faster/index.mdx', '2026/3/1/faster'],
    ['2026/03/01/faster.md', '2026/03/01/faster'],
    ['news/2026-03-01-faster.md', '2026/03/01/news/faster'],
    ['news-2026-03-01.md', '2026/03/01/news-'],
    ['2025-to-2026-03-01-faster.md', '2026/03/01/2025-to-faster'],
    ['2026-03-01.md', '2026/03/01/'],
  ])('%s has the URL %s', (inside, slug) => {
    expect(read(inside).value).toMatchObject({ slug, date: '2026-03-01T00:00:00Z', excerpt: 'Text.' })
  })

  it("has no date without one, and prefers the front matter's to the file name's", () => {
    expect(read('faster.md').value).toEqual({ authors: [], excerpt: 'Text.', readingMinutes: 1, slug: 'faster' })
    expect(read('2026-13-01-odd.md').value.date).toBeUndefined()
    expect(read('2026-03-01-x.md', 'date: 2026-04-01T10:00:00+02:00').value.date).toBe('2026-04-01T08:00:00Z')
  })

  it('accepts every form of authors in front matter', () => {
    expect(read('a.md', 'authors: jo').value.authors).toEqual([{ key: 'jo' }])
    expect(read('a.md', 'authors: [jo, ann]').value.authors).toEqual([{ key: 'jo' }, { key: 'ann' }])
    const listed =
      'authors:\n  - name: Ann\n    image_url: /ann.png\n    socials:\n      stackoverflow: 82609\n  - key: jo'
    expect(read('a.md', listed).value.authors).toEqual([
      { name: 'Ann', image_url: '/ann.png', socials: { stackoverflow: '82609' } },
      { key: 'jo' },
    ])
  })

  it('reads the legacy author fields of old posts', () => {
    const old = 'author: Ann\nauthor_title: Guest\nauthor_url: https://example.org\nauthor_image_url: /ann.png'
    expect(read('a.md', old).value.authors).toEqual([
      { name: 'Ann', title: 'Guest', url: 'https://example.org', imageURL: '/ann.png' },
    ])
    expect(read('a.md', `${old}\nauthors: jo`).value.authors).toEqual([{ key: 'jo' }])
  })

  it('reports the position of an invalid field', () => {
    const { diagnostics } = read('a.md', 'date: soon')
    expect(diagnostics).toMatchObject([{ code: 'invalid-front-matter', file: 'blog/a.md', line: 2 }])
  })
})

it('takes the text before the marker, without markup', () => {
  const body =
    '# Title\n\nA **bold** [link](x.md), `code` and ![picture](x.png).\n\n```js\nno code\n```\n\n> Quoted.\n\n<!-- truncate -->\n\nMore.'
  expect(findExcerpt(body)).toEqual({ excerpt: 'A bold link, code and . Quoted.', hasTruncateMarker: true })
  expect(findExcerpt('One.\n\n{/* truncate */}\n\nTwo.').excerpt).toBe('One.')
  const long = 'word '.repeat(200).trim()
  expect(findExcerpt(`${long}\n\n<!-- truncate -->\n\nTwo.`).excerpt).toBe(long)
})

it('keeps the headings before the marker for lists, but not the title', () => {
  const body =
    '# Title\n\nOne.\n## Ready? {#r}\n\n```md\n## Code\n```\nTwo.\n\n### More {#m}\nThree.\n<!-- truncate -->\n## Four'
  expect(findExcerpt(body)).toEqual({
    excerpt: 'One. Two. Three.',
    hasTruncateMarker: true,
    excerptWithHeadings: 'One. Ready? Two. More: Three.',
  })
})

it('takes the first paragraph if there is no marker, and cuts it between words', () => {
  expect(findExcerpt('# T\n\nFirst\nparagraph.\n\nSecond.')).toEqual({ excerpt: 'First paragraph.' })
  const { excerpt: long } = findExcerpt('word '.repeat(200))
  expect(long.length).toBeLessThanOrEqual(301)
  expect(long.endsWith('word…')).toBe(true)
  expect(findExcerpt('').excerpt).toBe('')
})

it.each([
  "import {\n  A,\n  B,\n} from './a'\n\nOne.",
  '{/* a */}\n\n<A b={c} />\n\nOne[^1].',
  'Title\n=====\n\nOne.',
  'Title\r\n---\r\n\r\nOne.\r\n',
  '| a |\n| - |\n\n---\n\n[a]: b\n\n:::note\nOne.\n:::\n\nTwo.',
])('skips what is no prose in %j', (body) => {
  expect(findExcerpt(body).excerpt).toBe('One.')
})

it.each([
  ['a comment of MDX without spaces', 'One.\n\n{/*truncate*/}\n\nTwo.', 'One.'],
  ['a comment over two lines', 'One.\n\n<!--\ntruncate\n-->\n\nTwo.', 'One.'],
  ['a mark within a paragraph', 'One <!-- truncate --> two.', 'One'],
  ['a mark in a list', 'One.\n\n- a\n- b\n\n  <!-- truncate -->\n- c', 'One. a b'],
  ['a mark in a quotation', '> One.\n>\n> <!-- truncate -->\n>\n> Two.', 'One.'],
  ['imports before it', "import A from './a'\n\nOne <A /> two.\n\n{/* truncate */}\n\nThree.", 'One two.'],
  ['carriage returns', 'One.\r\n\r\n<!-- truncate -->\r\n\r\nTwo.', 'One.'],
  ['a mark that begins the text', '<!-- truncate -->\n\nOne.', ''],
  ['two marks', 'One.\n\n<!-- truncate -->\n\nTwo.\n\n<!-- truncate -->', 'One.'],
])('ends at the marker with %s', (_name, body, excerpt) => {
  expect(findExcerpt(body)).toEqual({ excerpt, hasTruncateMarker: true })
})

it.each([
  '# Title\n\nPlain text,\nin two lines.\n\nMore.\n',
  '# Title\nText below a title.\n\nMore.\n',
  'Title\n=====\n\nText.\n\nMore.\n',
  'import a from "b"\n\nText.\n\nMore.\n',
  'First line.\nexport const a = 1\n\nMore.\n',
  'A line\n- an item\n\nMore.\n',
  '1. An item.\n\nMore.\n',
  'With *stress*.\n\nMore.\n',
  `${'Long words. '.repeat(40)}\n\nMore.\n`,
])('finds the same excerpt whether or not it is plain text: %j', (body) => {
  // Before an image, the quick way of plain text does not apply.
  expect(findExcerpt(body)).toEqual(findExcerpt(`![x](y)\n\n${body}`))
})

it('keeps types between angle brackets, except in MDX, where they are components', () => {
  const body = 'A <b>List<String></b> of <T> and `Map<K, V>`.\n\n<!-- truncate -->\n\nMore.'
  expect(findExcerpt(body).excerpt).toBe('A List<String> of <T> and Map<K, V>.')
  expect(findExcerpt(body, true).excerpt).toBe('A List of and Map<K, V>.')
})
