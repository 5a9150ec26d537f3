import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesIn } from '../../../test/messages-in.js'
import { Details } from './Details.js'

it('unwraps a summary element to its content, but no other element', () => {
  const html = renderToStaticMarkup(<Details summary={<summary>More</summary>}>Inside</Details>)
  expect(html.match(/<summary/g)).toHaveLength(1)
  expect(html).toContain('<span>More</span>')
  expect(renderToStaticMarkup(<Details summary={<b>More</b>} />)).toContain('<span><b>More</b></span>')
})

it('has the summary of the theme without its own', () => {
  expect(messagesIn(renderToStaticMarkup(<Details />))).toEqual([
    ['text', { key: 'theme.Details.summary', values: {} }],
  ])
})

it('is closed by default, and has an id and class names if given', () => {
  expect(renderToStaticMarkup(<Details summary="S" id="d" open className="c" />)).toMatch(
    /^<div class="c"><details class="details" id="d" open="">/,
  )
  expect(renderToStaticMarkup(<Details summary="S" className=" " />)).toMatch(/^<details class="details"><summary>/)
})
