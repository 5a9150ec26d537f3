import { describe, expect, it } from 'vitest'
import { createTestGraph } from '../graph/create-test-graph.js'
import type { Author } from '../graph/doc.js'
import { checkAuthors } from './check-authors.js'

const FILE = 'blog/authors.yml'
const text = 'ada:\n  name: Ada\n  url: /gone\n  image_url: /img/ad.png\n'
const author = (more: Partial<Author> = {}): Author => ({ name: 'Ada', key: 'ada', socials: [], source: FILE, ...more })

function check(authors: readonly Author[], settings: object = {}) {
  const { value: graph } = createTestGraph({
    docs: { 'a.md': { title: 'A', authors: 'Ada' } },
    statics: ['img/ada.png'],
  })
  const docs = graph.docs.map((doc) => ({ ...doc, post: { slug: 'a', authors } }))
  const files = { sources: [], authors: [{ path: FILE, text, authors: {}, version: 'current', locale: 'en' }] }
  const found = checkAuthors({ ...graph, docs } as never, files as never, {
    onBrokenImages: 'warn',
    onBrokenLinks: 'throw',
    ...settings,
  })
  return found.map(({ code, severity, file, line, message, hint }) => [
    code,
    severity,
    `${file}:${line}`,
    message,
    hint,
  ])
}

describe('checkAuthors', () => {
  it('reports missing images and pages where the authors file names them', () => {
    expect(check([author({ image: '/img/ad.png', url: '/gone' })])).toEqual([
      ['broken-image', 'warning', `${FILE}:4`, 'no image at /img/ad.png', 'Did you mean /img/ada.png?'],
      ['broken-link', 'error', `${FILE}:3`, 'no page at /gone', undefined],
    ])
  })

  it('reports each once, however many posts have the author', () => {
    expect(check([author({ url: '/gone' }), author({ url: '/gone' })])).toHaveLength(1)
  })

  it('accepts existing targets, other sites, and authors with a page', () => {
    const page = { route: '/x', href: '/x', file: 'x.html' }
    const fine = [
      author({ image: '/img/ada.png', url: '/a' }),
      author({ url: 'https://a.example' }),
      author({ url: '/gone', page }),
    ]
    expect(check(fine)).toEqual([])
  })

  it('reports an author of a single post in the post', () => {
    const { key: _, ...own } = author({ url: '/gone', source: 'docs/a.md' })
    expect(check([own])).toEqual([
      ['broken-link', 'error', expect.stringMatching(/^docs\/a\.md:/), 'no page at /gone', undefined],
    ])
  })

  it('reports nothing that the config ignores', () => {
    const settings = { onBrokenLinks: 'ignore', onBrokenImages: 'ignore' }
    expect(check([author({ url: '/gone', image: '/gone.png' })], settings)).toEqual([])
  })
})
