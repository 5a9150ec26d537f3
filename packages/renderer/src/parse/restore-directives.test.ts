import type { Nodes } from 'mdast'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from './parse-markdown.js'
import { type KnownDirectives, restoreDirectives } from './restore-directives.js'

const KNOWN: KnownDirectives = { container: new Set(['note']), leaf: new Set(['cards']), text: new Set(['key']) }

describe.each(['satteri', 'remark'] as const)('restoreDirectives on a tree of %s', (parser) => {
  const restore = (text: string) => restoreDirectives(parseMarkdown(text, { parser }), text, KNOWN)

  it.each([
    'At 10:30 :smile: wants a:b, localhost:3000 and k:v.',
    ':a :b{c=d} e:f[g] h',
    'line:one\ntwo:three',
    '::before and after',
    'std::vector and A::B::c',
  ])('restores %j as one text', (text) => {
    const { tree, unknown } = restore(text)
    expect(tree.children).toMatchObject([{ type: 'paragraph', children: [{ type: 'text', value: text }] }])
    expect(tree.children[0]?.position?.end.offset).toBe(text.length)
    expect(unknown).toEqual([])
  })

  it.each([
    ['![From /a/:id to 10:30](b.png)', 'From /a/:id to 10:30'],
    ['![:a :b][c]\n\n[c]: d.png', ':a :b'],
    ['> ![one\n> :two](b.png)', 'one\n:two'],
    ['![one *two* three](b.png)', 'one two three'],
  ])('restores the alternative text of %j', (text, alt) => {
    const { tree } = restore(text)
    expect(JSON.stringify(tree)).toContain(`"alt":${JSON.stringify(alt)}`)
  })

  it('sets the position of joined texts to the range of all', () => {
    const text = '*a* at 10:30 **b**'
    const [paragraph] = restore(text).tree.children
    const children = paragraph && 'children' in paragraph ? paragraph.children : []
    expect(children.map((node) => [node.type, sourceOf(node, text)])).toEqual([
      ['emphasis', '*a*'],
      ['text', ' at 10:30 '],
      ['strong', '**b**'],
    ])
  })

  it('keeps the markup in a label', () => {
    const { tree } = restore('x:y[*z* 1:2]{a="b"}!')
    expect(tree.children).toMatchObject([
      { children: [{ value: 'x:y[' }, { type: 'emphasis' }, { type: 'text', value: ' 1:2]{a="b"}!' }] },
    ])
  })

  it('keeps known directives, as the same nodes when nothing in them changes', () => {
    const text = ':::note Title\n:key[a]\n:::\n\n::cards\n'
    const tree = parseMarkdown(text, { parser })
    expect(restoreDirectives(tree, text, KNOWN).tree).toBe(tree)
  })

  it('accepts a name for one kind only', () => {
    const { tree, unknown } = restore('Take :note of\n\n::note\n')
    expect(tree.children).toMatchObject([
      { children: [{ value: 'Take :note of' }] },
      { children: [{ value: '::note' }] },
    ])
    expect(unknown).toMatchObject([{ kind: 'leaf', name: 'note', position: { start: { line: 3 } } }])
  })

  it('joins an unknown leaf and the lines around it to one paragraph', () => {
    const { tree, unknown } = restore('one\n::two[*x*]\nthree\n\n::four\n')
    expect(tree.children).toMatchObject([
      { type: 'paragraph', children: [{ value: 'one\n::two[' }, { type: 'emphasis' }, { value: ']\nthree' }] },
      { type: 'paragraph', children: [{ value: '::four' }] },
    ])
    expect(unknown.map(({ name }) => name)).toEqual(['two', 'four'])
  })

  it('keeps title and content of an unknown container, in order, and reports it with its position', () => {
    const { tree, unknown } = restore('a\n\n:::nope Title\nb:c\n\n- d\n:::\n\ne')
    expect(tree.children).toMatchObject([
      { type: 'paragraph' },
      { type: 'paragraph', children: [{ value: 'Title' }] },
      { type: 'paragraph', children: [{ value: 'b:c' }] },
      { type: 'list' },
      { type: 'paragraph' },
    ])
    expect(tree.children[1]?.data).toBeUndefined()
    expect(unknown).toMatchObject([{ kind: 'container', name: 'nope', position: { start: { line: 3, column: 1 } } }])
  })

  it('does not change the given tree', () => {
    const text = ':::nope T\na:b\n::c\n:::\n'
    const tree = parseMarkdown(text, { parser })
    const before = JSON.stringify(tree)
    restoreDirectives(tree, text, KNOWN)
    expect(JSON.stringify(tree)).toBe(before)
  })

  it('omits the markers of a quote from text that spans two lines', () => {
    const { tree } = restore('> a:b[c\n> d]')
    expect(tree.children).toMatchObject([{ children: [{ children: [{ value: 'a:b[c\nd]' }] }] }])
  })
})

function sourceOf(node: Nodes, text: string): string {
  return text.slice(node.position?.start.offset, node.position?.end.offset)
}
