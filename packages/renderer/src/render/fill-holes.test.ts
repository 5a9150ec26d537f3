import { describe, expect, it } from 'vitest'
import type { Content, Hole } from '../contract/index.js'
import { type Fills, fillHoles } from './fill-holes.js'

function contentOf(parts: string[], holes: Hole[]): Content {
  return { parts, holes, description: '', toc: [], links: [], anchors: [], sections: [], diagnostics: [] }
}

const fills: Fills = {
  targets: [{ href: '/a?x=1&y="2"' }, { href: '/assets/p.svg', width: 20, height: 10, darkHref: '/assets/p.dark.svg' }],
  text: (key, values) => `${key} <${values?.['heading']}>`,
  cards: [{ kind: 'doc', label: 'A', href: '/a' }],
  renderSourceLink: ({ text: words }) => words,
  linkPageStyles: () => '<link>',
  diagramHref: '/diagram.js',
  renderSearch: () => '<form>',
  renderCards: (cards) => `[${cards.length}]`,
}

describe('fillHoles', () => {
  it('returns content without holes unchanged', () => {
    expect(fillHoles(contentOf(['<p>x</p>'], []), fills)).toBe('<p>x</p>')
  })

  it('fills a text with a translation as its value', () => {
    const hole: Hole = { kind: 'text', key: 'k', values: {}, texts: { heading: 'inner' } }
    expect(fillHoles(contentOf(['', ''], [hole]), fills)).toBe('k &lt;inner &lt;undefined&gt;&gt;')
  })

  it('escapes URLs and texts', () => {
    const content = contentOf(
      ['<a href="', '" title="', '">x</a>'],
      [
        { kind: 'link', link: 0 },
        { kind: 'text', key: 'k', values: { heading: 'H' } },
      ],
    )
    expect(fillHoles(content, fills)).toBe('<a href="/a?x=1&amp;y=&quot;2&quot;" title="k &lt;H&gt;">x</a>')
  })

  it('opens files in a new tab, and no pages', () => {
    const content = contentOf(['<a href="/x"', '>x</a>'], [{ kind: 'file-target', link: 0 }])
    expect(fillHoles(content, { ...fills, targets: [{ href: '/x', isFile: true }] })).toBe(
      '<a href="/x" target="_blank">x</a>',
    )
    expect(fillHoles(content, fills)).toBe('<a href="/x">x</a>')
  })

  it('renders an image twice if it has a dark variant, with its size', () => {
    const hole: Hole = { kind: 'image', link: 1, attributes: { alt: 'A "b"' }, isLazy: true }
    expect(fillHoles(contentOf(['', ''], [hole]), fills)).toBe(
      '<img alt="A &quot;b&quot;" class="only-light" src="/assets/p.svg" width="20" height="10" loading="lazy" decoding="async">' +
        '<img alt="A &quot;b&quot;" class="only-dark" src="/assets/p.dark.svg" width="20" height="10" loading="lazy" decoding="async">',
    )
  })

  it('keeps a size set by the author, and derives the other side', () => {
    const hole: Hole = { kind: 'image', link: 0, attributes: { alt: '', width: '5' }, isLazy: false }
    expect(
      fillHoles(contentOf(['', ''], [hole]), { ...fills, targets: [{ href: 'x.png', width: 9, height: 3 }] }),
    ).toBe('<img alt="" width="5" src="x.png" height="2" decoding="async">')
  })

  it('inserts cards where requested', () => {
    expect(fillHoles(contentOf(['a', 'b'], [{ kind: 'cards' }]), fills)).toBe('a[1]b')
  })

  it('throws on a link that the content does not have', () => {
    expect(() => fillHoles(contentOf(['', ''], [{ kind: 'link', link: 9 }]), fills)).toThrow('no link 9')
  })
})
