import { describe, expect, it } from 'vitest'
import { type OpeningLine, readOpeningLine } from './read-opening-line.js'
import { parseWithSatteri } from './satteri-parser.js'

describe('readOpeningLine', () => {
  it('finds the title and its position', () => {
    expect(read('> :::note{#a}  The title \n> x')).toEqual({
      hasLabel: false,
      title: 'The title',
      titleStart: { line: 1, column: 16, offset: 15 },
    })
  })

  it('finds nothing after name, label or attributes', () => {
    expect(read(':::note\nx')).toMatchObject({ hasLabel: false, title: '' })
    expect(read(':::note[a [b] c]{d="e f" .g h} \nx')).toMatchObject({ hasLabel: true, title: '' })
    expect(read('::leaf[a]{b=c}')).toMatchObject({ hasLabel: true, title: '' })
  })

  it('detects text after a label', () => {
    expect(read(':::note[a] b\nx')).toMatchObject({ hasLabel: true, title: 'b' })
  })

  it.each([':::note,a\nx', ':::note{a=}\nx', ':::note{a="b\nx', ':::note{#a}b\nx'])(
    'returns nothing for %j',
    (text) => {
      expect(read(text)).toBeUndefined()
    },
  )
})

function read(text: string): OpeningLine | undefined {
  let node = parseWithSatteri(text).children[0]
  if (node?.type === 'blockquote') node = node.children[0]
  if (node?.type !== 'containerDirective' && node?.type !== 'leafDirective') throw new Error('not read as a directive')
  return readOpeningLine(node, text)
}
