import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesIn, withoutMessages } from '../../../test/messages-in.js'
import { Accordion, AccordionGroup } from './Accordion.js'

const namesIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<details[^>]* name="([^"]*)"/g)].map(([, name]) => name)

it('is closed by default and has a title, an id and an icon', () => {
  const html = renderToStaticMarkup(
    <Accordion title="T" id="a" icon="star" className="c">
      Inside
    </Accordion>,
  )
  expect(withoutMessages(html)).toMatch(/^<div class="c"><details class="details" id="a"><summary>.*<span>T<\/span>/)
  expect(messagesIn(html)).toContainEqual(['icon', { name: 'star' }])
  expect(renderToStaticMarkup(<Accordion title="T" defaultOpen />)).toContain('open=""')
})

it('closes the others only in an exclusive group, and each group has its own name', () => {
  const group = (exclusive: boolean) => (
    <AccordionGroup exclusive={exclusive}>
      <Accordion title="1" />
      <Accordion title="2" />
    </AccordionGroup>
  )
  expect(namesIn(renderToStaticMarkup(group(false)))).toEqual([])
  const [first, second, third, fourth] = namesIn(
    renderToStaticMarkup(
      <>
        {group(true)}
        {group(true)}
      </>,
    ),
  )
  expect([first === second, third === fourth, first === third]).toEqual([true, true, false])
})

it('joins class names', () => {
  expect(renderToStaticMarkup(<AccordionGroup />)).toBe('<div class="accordions"></div>')
  expect(renderToStaticMarkup(<AccordionGroup className="c" />)).toBe('<div class="accordions c"></div>')
})
