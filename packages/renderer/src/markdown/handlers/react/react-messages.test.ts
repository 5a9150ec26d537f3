import { describe, expect, it } from 'vitest'
import { createTestPage } from '../../../../test/markdown/create-test-page.js'
import type { MarkdownOptions } from '../../markdown-options.js'
import { readMessages } from './react-messages.js'

const message = (kind: string, data: object = {}): string =>
  `\u0000@${kind}:${encodeURIComponent(JSON.stringify(data))}\u0000`

function read(html: string, options: Partial<MarkdownOptions> = {}) {
  const page = createTestPage('', options)
  const slots: string[] = []
  const result = readMessages(html, { draft: page.draft, slots, element: page.element })
  const holes = [...result.matchAll(/\u0000(\d+)\u0000/g)].map(([, index]) => page.draft.markers.holeAt(Number(index)))
  return { ...page, html: result, slots, holes }
}

describe('readMessages', () => {
  it('replaces requests for links of the site, but not for other URLs', () => {
    const { html, holes, draft } = read(
      `<p>${message('link', { href: '/a' })} ${message('link', { href: 'https://b' })}`,
    )
    expect(holes).toEqual([{ kind: 'link', link: 0 }])
    expect(draft.links).toMatchObject([{ kind: 'link', href: '/a' }])
    expect(html).toMatch(/ https:\/\/b$/)
  })

  it('replaces requests for texts, search and cards by holes', () => {
    const texts = message('text', { key: 'a', fallback: 'A' }) + message('text', { key: 'b', values: { c: 'C' } })
    expect(read(texts + message('search') + message('cards')).holes).toEqual([
      { kind: 'text', key: 'a', values: {}, fallback: 'A' },
      { kind: 'text', key: 'b', values: { c: 'C' } },
      { kind: 'search' },
      { kind: 'cards' },
    ])
  })

  it('renders code like a block of the page', () => {
    const { html, slots, draft } = read(message('code', { language: 'js', meta: 'title="x"', code: 'a < b' }))
    const code = draft.markers.cut(slots[0] ?? '').parts.join('')
    expect(html).toBe('\u0000s0\u0000')
    // Highlighted if another test of the process has loaded the grammar.
    expect(code.replace(/<[^>]*>/g, '')).toBe('a &lt; b\n')
    expect(code).toContain('data-title="x"')
  })

  it('moves elements to the head, and reports those that cannot be there', () => {
    const elements = [
      { name: 'meta', props: { name: 'a', content: 'b' }, text: '' },
      { name: 'p', props: {}, text: '' },
    ]
    const { html, compilation } = read(message('head', { elements }))
    expect(html).toBe('')
    expect(compilation.headElements).toMatchObject([{ tagName: 'meta' }])
    expect(compilation.diagnostics).toMatchObject([{ line: 1, length: 1 }])
  })

  it('records what a page wants of its layout, its sheets and of other documents', () => {
    const requests = [
      message('layout', { layout: 'full', hidesFooter: true }),
      message('framePart', { part: 'navbar' }),
      message('sheet', { name: 'blog' }),
      message('document', { file: '/docs/a.md', props: { x: 1 } }),
    ]
    const { html, compilation, draft } = read(requests.join(''))
    expect(html).toBe('')
    expect(compilation).toMatchObject({ layout: 'full', hidesFooter: true })
    expect([[...compilation.frameParts], [...draft.sheets]]).toEqual([['navbar'], ['blog']])
    expect([...compilation.documents.values()]).toMatchObject([{ file: '/docs/a.md', props: { x: 1 } }])
  })

  it('shows icons, and reports unknown ones', () => {
    const findIcon = (name: string) => (name === 'star' ? { html: '<svg/>' } : { message: 'no icon', hint: 'None' })
    const { html, compilation } = read(message('icon', { name: 'star' }) + message('icon', { name: 'x' }), { findIcon })
    expect(html).toBe('<svg/>')
    expect(compilation.diagnostics).toMatchObject([{ code: 'icon', message: 'no icon', line: 1 }])
  })

  it('ignores unknown requests, and HTML without any', () => {
    expect(read(`a${message('other')}b`).html).toBe('ab')
    expect(read('plain').html).toBe('plain')
  })
})
