import { describe, expect, it } from 'vitest'
import { completeMdxTree, completeSatteriTree } from './complete-satteri-tree.js'
import { parseWithSatteri } from './satteri-parser.js'

const complete = (text: string) => completeSatteriTree(parseWithSatteri(text), text)

describe('completeSatteriTree', () => {
  it('returns the same tree when nothing was dropped', () => {
    const text = '# a\n\n:::note[b]\nc\n:::\n\n- d\n'
    const tree = parseWithSatteri(text)
    expect(completeSatteriTree(tree, text)).toBe(tree)
  })

  it('restores titles without changing the given tree', () => {
    const text = ':::a One\n- :::b Two\n  :::\n'
    const tree = parseWithSatteri(text)
    const before = JSON.stringify(tree)
    expect(completeSatteriTree(tree, text)?.children).toMatchObject([
      {
        children: [
          { children: [{ value: 'One' }] },
          { type: 'list', children: [{ children: [{ children: [{ children: [{ value: 'Two' }] }] }] }] },
        ],
      },
    ])
    expect(JSON.stringify(tree)).toBe(before)
  })

  it.each([
    ['something behind a label', ':::a[b] c\n:::\n'],
    ['something behind a name', ':::a,b\n:::\n'],
    ['a leaf with attributes that are none', '::a[b]{c[d]{e=f}\n'],
    ['attributes that are none', ':::a{b=}\n:::\n'],
    ['an indented fence at the top', '  :::a\n  b\n  :::\n'],
    ['indented code split by satteri', '- a\n\n# b\n    c\n\n\n    d\n'],
    ['front matter that dots end', '---\na: b\n...\nc\n'],
  ])('returns nothing for %s', (_, text) => {
    expect(complete(text)).toBeUndefined()
  })
})

describe('completeMdxTree', () => {
  const titlesOf = (text: string) => {
    const { children } = completeMdxTree(parseWithSatteri(text), text)
    return children.flatMap((node) => (node.type === 'containerDirective' ? [JSON.stringify(node.children[0])] : []))
  }

  it('keeps a title with a link in a page with definitions', () => {
    const text = ':::note See [b](c) and [d]\n\ne\n\n:::\n\n[d]: /f\n'
    expect(titlesOf(text)[0]).toContain('"url":"c"')
    expect(titlesOf(text)[0]).toContain('"linkReference"')
  })

  it('keeps titles in a page in which another directive cannot be read', () => {
    expect(titlesOf(':::a,b\n:::\n\n:::note Two\nc\n:::\n')[1]).toContain('"value":"Two"')
    expect(titlesOf('  :::a\n  b\n  :::\n\n:::note Two\nc\n:::\n')[1]).toContain('"value":"Two"')
  })

  it('keeps text behind a label', () => {
    const text = ':::a[b] c\nd\n:::\n'
    const [directive] = completeMdxTree(parseWithSatteri(text), text).children
    expect(directive).toMatchObject({
      children: [{ data: { directiveLabel: true } }, { children: [{ value: 'c' }], data: {} }, { type: 'paragraph' }],
    })
  })
})
