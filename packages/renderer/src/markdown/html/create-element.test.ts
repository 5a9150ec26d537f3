import { expect, it } from 'vitest'
import { text } from '../../../test/markdown/html-nodes.js'
import { createBlock, createElement, onLines, unshareNodes } from './create-element.js'

const position = { start: { line: 1, column: 2 }, end: { line: 1, column: 3 } }

it('takes the position of the Markdown node', () => {
  expect(createElement('p', [], { position })).toMatchObject({ tagName: 'p', position })
  expect(createBlock({ kind: 'label' }, [], { position })).toMatchObject({
    data: { block: { kind: 'label' } },
    position,
  })
})

it('puts nodes on lines', () => {
  const show = (count: number, isLoose: boolean) =>
    onLines(Array<ReturnType<typeof text>>(count).fill(text('x')), isLoose)
      .map((node) => ('value' in node ? node.value : ''))
      .join('')
  expect([show(0, true), show(0, false), show(2, true), show(2, false)]).toEqual(['\n', '', '\nx\nx\n', 'x\nx'])
})

it('passes plugins a tree in which no node occurs twice', () => {
  const inner = createElement('ul', onLines([createElement('li', [])], true))
  const tree = unshareNodes({ type: 'root', children: onLines([inner, inner], true) })
  const ends = tree.children.filter((node) => node.type === 'text')
  expect(ends).toHaveLength(3)
  expect(new Set([...ends, inner.children[0], inner.children[2]]).size).toBe(5)
  expect(new Set(onLines([inner, inner], true).filter((node) => node.type === 'text')).size).toBe(1)
})
