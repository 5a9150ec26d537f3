import { describe, expect, it } from 'vitest'
import { titleParagraph } from './title-paragraph.js'

const START = { line: 3, column: 11, offset: 40 }

describe('titleParagraph', () => {
  it('sets the position of plain text', () => {
    const position = { start: START, end: { line: 3, column: 16, offset: 45 } }
    expect(titleParagraph('Plain', START, '')).toEqual({
      type: 'paragraph',
      data: { directiveLabel: true },
      children: [{ type: 'text', value: 'Plain', position }],
      position,
    })
  })

  it('sets the position of every inline node', () => {
    const strong = { start: { line: 3, column: 13, offset: 42 }, end: { line: 3, column: 18, offset: 47 } }
    const inner = { start: { line: 3, column: 15, offset: 44 }, end: { line: 3, column: 16, offset: 45 } }
    expect(titleParagraph('a **b**', START, '')?.children[1]).toEqual({
      type: 'strong',
      position: strong,
      children: [{ type: 'text', value: 'b', position: inner }],
    })
  })

  it.each(['# a', '- a', '1. a', '> a', 'a #', '##', '---', '```', '| a | b |', '<div>', '    a\\'])(
    'parses no block in %j',
    (title) => {
      const children = titleParagraph(title, START, '')?.children ?? []
      const text = children.map((node) => ('value' in node ? node.value : '')).join('')
      expect(text).toBe(title.trim())
    },
  )

  it('finds references to definitions of the page', () => {
    expect(titleParagraph('see [a]', START, '[a]: #').children[1]).toMatchObject({
      type: 'linkReference',
      identifier: 'a',
    })
    expect(titleParagraph('see [^1]', START, '[^1]: #').children[1]).toMatchObject({ type: 'footnoteReference' })
    expect(titleParagraph('see [a]', START, '').children).toMatchObject([{ type: 'text', value: 'see [a]' }])
    expect(titleParagraph('see [a](b)', START, '[c]: #').children[1]).toMatchObject({ type: 'link', url: 'b' })
  })
})
