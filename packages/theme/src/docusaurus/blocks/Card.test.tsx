import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesIn, withoutMessages } from '../../../test/messages-in.js'
import { Card, type CardProps, LinkCard } from './Card.js'

const render = (props: CardProps): string => renderToStaticMarkup(<Card {...props} />)

it('links its title, which is the target if there is none', () => {
  expect(withoutMessages(render({ title: 'A', href: '/a' }))).toContain(
    '<p class="card-box-title"><a href="">A</a></p>',
  )
  expect(withoutMessages(render({ href: '/a' }))).toContain('>/a</a>')
  expect(withoutMessages(render({ title: 'A' }))).toBe('<div class="card-box"><p class="card-box-title">A</p></div>')
  expect(withoutMessages(render({}))).toBe('<div class="card-box"></div>')
})

it('requests the style sheet of links only for a link', () => {
  expect(messagesIn(render({ title: 'A' }))).toEqual([['sheet', { name: 'cards' }]])
  expect(messagesIn(render({ href: '/a' }))).toContainEqual(['sheet', { name: 'card-link' }])
})

it('has an icon by name, or an element before the title', () => {
  expect(messagesIn(render({ icon: 'star' }))).toContainEqual(['icon', { name: 'star' }])
  expect(withoutMessages(render({ icon: <b>!</b>, title: 'A' }))).toContain('<b>!</b> A')
})

it('has a sentence as a paragraph, and no body without one', () => {
  expect(withoutMessages(renderToStaticMarkup(<LinkCard title="A" description="D" />))).toContain(
    '<div class="card-body"><p>D</p></div>',
  )
  expect(renderToStaticMarkup(<LinkCard title="A" />)).not.toContain('card-body')
})
