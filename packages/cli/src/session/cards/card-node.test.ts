import { expect, it } from 'vitest'
import type { Card } from '../../plan/plan-card.js'
import { type CardNode, createCardNode } from './card-node.js'

function styleOf(title: string, direction: Card['direction']) {
  const card = { file: '', title, section: '', siteTitle: 'Kit', footer: '', language: 'en', direction }
  const find = (node: CardNode): CardNode | undefined =>
    node.type === 'container' ? node.children.map(find).find(Boolean) : isTitle(node) ? node : undefined
  const isTitle = (node: CardNode): boolean => node.type === 'text' && node.text === title
  const { direction: own, textAlign } = find(createCardNode(card, { accent: '#067971', hasLogo: false }))?.style ?? {}
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
