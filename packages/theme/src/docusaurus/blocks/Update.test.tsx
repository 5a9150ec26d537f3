import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesIn, withoutMessages } from '../../../test/messages-in.js'
import { Update, Updates } from './Update.js'

it('lists each tag of its entries once, in order', () => {
  const html = renderToStaticMarkup(
    <Updates>
      text
      <Update label="2" tags={['Fixed', 'New']} />
      <Update label="1" tags={['New', 'Old']} />
      <Update label="0" />
    </Updates>,
  )
  expect([...html.matchAll(/data-tag="([^"]*)"/g)].map(([, tag]) => tag)).toEqual(['', 'Fixed', 'New', 'Old'])
})

it('has no row of tags for a single one', () => {
  const html = renderToStaticMarkup(
    <Updates>
      <Update label="1" tags={['New']} />
    </Updates>,
  )
  expect(html).not.toContain('update-filter')
})

it('shows its label as a heading, with an id if given', () => {
  const html = renderToStaticMarkup(<Update label="1.0" id="v1" date="2026-01-02" />)
  expect(withoutMessages(html)).toMatch(/<h2 id="v1"><span>1\.0<\/span>.*<time dateTime="2026-01-02">2026-01-02</)
  expect(withoutMessages(renderToStaticMarkup(<Update label="1.0" />))).toContain('<h2>1.0</h2>')
})

it('requests the style sheet of badges only with tags', () => {
  expect(messagesIn(renderToStaticMarkup(<Update label="1" />))).toEqual([['sheet', { name: 'update' }]])
  expect(messagesIn(renderToStaticMarkup(<Update label="1" tags={['New']} />))).toContainEqual([
    'sheet',
    { name: 'badge' },
  ])
})
