import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesIn, withoutMessages } from '../../test/messages-in.js'
import { Heading } from './Heading.js'

it('links to itself only with an id, and never as the title of a page', () => {
  expect(renderToStaticMarkup(<Heading>A</Heading>)).toBe('<h2>A</h2>')
  expect(
    renderToStaticMarkup(
      <Heading as="h1" id="a">
        A
      </Heading>,
    ),
  ).toBe('<h1 id="a">A</h1>')
  const html = renderToStaticMarkup(
    <Heading as="h3" id="a" className="c">
      A
    </Heading>,
  )
  expect(withoutMessages(html)).toContain('<h3 id="a" class="c"><span>A</span><a class="hash-link" href="#a"')
})

it('has a link with its text as name, or its id if it contains elements', () => {
  const nameOf = (heading: React.ReactElement): unknown => messagesIn(renderToStaticMarkup(heading))[0]
  expect(nameOf(<Heading id="a">Text</Heading>)).toEqual([
    'text',
    { key: 'theme.common.headingLinkTitle', values: { heading: 'Text' } },
  ])
  expect(
    nameOf(
      <Heading id="a">
        <b>Text</b>
      </Heading>,
    ),
  ).toMatchObject(['text', { values: { heading: 'a' } }])
})
