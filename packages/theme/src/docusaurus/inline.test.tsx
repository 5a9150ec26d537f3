import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { asBrowser } from '../../test/as-browser.js'
import { messagesIn, withoutMessages } from '../../test/messages-in.js'
import { Badge, Icon, Tooltip } from './inline.js'

it('shows the text of a badge, or else its children, as a note by default', () => {
  expect(withoutMessages(renderToStaticMarkup(<Badge text="T">child</Badge>))).toBe(
    '<span class="badge badge-note">T</span>',
  )
  expect(withoutMessages(renderToStaticMarkup(<Badge type="danger">child</Badge>))).toBe(
    '<span class="badge badge-danger">child</span>',
  )
  expect(messagesIn(renderToStaticMarkup(<Badge icon="star" />))).toEqual([
    ['sheet', { name: 'badge' }],
    ['icon', { name: 'star' }],
  ])
})

it('is an image for screen readers only with a label, and absent in a browser or without a name', () => {
  expect(withoutMessages(renderToStaticMarkup(<Icon name="star" />))).toBe('<span class="glyph-box"></span>')
  expect(withoutMessages(renderToStaticMarkup(<Icon name="star" label="Top" />))).toBe(
    '<span class="glyph-box" role="img" aria-label="Top"></span>',
  )
  expect(renderToStaticMarkup(<Icon name="" />)).toBe('')
  expect(asBrowser(() => renderToStaticMarkup(<Icon name="star" />))).toBe('')
})

it('gives each tooltip an id of its own', () => {
  const html = renderToStaticMarkup(
    <>
      <Tooltip tip="One">1</Tooltip>
      <Tooltip tip="Two">2</Tooltip>
    </>,
  )
  const described = [...html.matchAll(/aria-describedby="([^"]*)"/g)].map(([, id]) => id)
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toEqual(described)
  expect(new Set(ids).size).toBe(2)
})
