import { theme } from '@docgen/theme'
import { createElement as h, memo, useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { Card } from '../../plan/plan-card.js'
import { alignTexts, listLeaves, renderCardNode } from './card-node.js'

const Title = memo(({ children }: { children: string }) => h('h1', { style: { fontSize: 72 } }, children, ' ', 2))
const Stateful = () => h('p', {}, useState('a')[0])

/** The node of a component that returns a tree. */
const createCardNode = (tree: unknown) => renderCardNode(() => tree, {})

describe('renderCardNode', () => {
  it('calls components, and gives the text of an element its styles', () => {
    expect(createCardNode(h('div', {}, h(Title, null, 'Guide'), null, false, ['a']))).toEqual({
      type: 'container',
      style: { display: 'block' },
      children: [
        { type: 'text', text: 'Guide 2', style: { display: 'block', fontSize: 72 } },
        { type: 'text', text: 'a', style: { display: 'inline' } },
      ],
    })
  })

  it('fills the card with what has no element around it', () => {
    expect(createCardNode('Guide')).toMatchObject({ type: 'container', style: { width: '100%', height: '100%' } })
  })

  it('shows images in their size', () => {
    const [image] = listLeaves(
      createCardNode(h('div', {}, h('img', { src: '/a.png', width: '20', style: { top: 1 } }))),
    )
    expect(image).toEqual({ type: 'image', src: '/a.png', style: { width: 20, top: 1 } })
    const [wide] = listLeaves(createCardNode(h('div', {}, h('img', { src: '/a.png', width: '50%' }))))
    expect(wide?.style).toEqual({ width: '50%' })
  })

  it('refuses what it cannot show', () => {
    expect(() => createCardNode(h('svg'))).toThrow('a card cannot show <svg>')
    expect(() => createCardNode(h(Stateful))).toThrow()
    expect(() => createCardNode({})).toThrow('a card cannot show a value of the type object')
  })
})

function styleOf(title: string, direction: Card['direction']) {
  const card = { title, section: '', siteTitle: 'Kit', footer: '', language: 'en', direction }
  const node = alignTexts(renderCardNode(theme.components.SocialCard, { card, accent: '#067971' }), direction)
  const { direction: own, textAlign } =
    [...listLeaves(node)].find((leaf) => leaf.type === 'text' && leaf.text === title)?.style ?? {}
  return [own, textAlign]
}

it.each([
  ['Guide', 'ltr', ['ltr', 'left']],
  ['1. \u062f\u0644\u064a\u0644', 'ltr', ['rtl', 'left']],
  ['\u05de\u05d3\u05e8\u05d9\u05da', 'rtl', ['rtl', 'right']],
  ['Guide', 'rtl', ['ltr', 'right']],
  ['2.0', 'rtl', ['rtl', 'right']],
] as const)('writes %s in its own direction on the side of a %s card', (title, direction, expected) => {
  expect(styleOf(title, direction)).toEqual(expected)
})
