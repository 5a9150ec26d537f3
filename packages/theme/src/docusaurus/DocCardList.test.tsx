import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesIn } from '../../test/messages-in.js'
import { CURRENT_ITEMS, DocCardList } from './DocCardList.js'

it('leaves the cards of the page itself to the build', () => {
  expect(messagesIn(renderToString(<DocCardList />))).toEqual([['cards', {}]])
  const items = Object.assign([{ label: 'A', href: '/a' }], { [CURRENT_ITEMS]: true })
  expect(messagesIn(renderToString(<DocCardList items={items} />))).toEqual([['cards', {}]])
})

it('renders a card for each given item', () => {
  const html = renderToString(<DocCardList items={['A', 'B'].map((label) => ({ label, href: 'https://a.example' }))} />)
  expect(html.match(/href="https:\/\/a\.example"/g)).toHaveLength(2)
  expect(renderToString(<DocCardList items={[]} />)).not.toContain('href')
})
