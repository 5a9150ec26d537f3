import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SocialCard } from './SocialCard.js'

const card = { title: 'Party', section: '', siteTitle: 'Kit', footer: '', language: 'en', direction: 'ltr' } as const

it('leaves room below the last line of a title, because the box of the title cuts off letters', () => {
  const html = renderToStaticMarkup(<SocialCard card={card} accent="#000000" />)
  const [style = ''] = /style="[^"]*"(?=>Party)/.exec(html) ?? []
  expect(style).toContain('overflow:hidden')
  expect(style).toMatch(/padding-bottom:0?\.25em/)
})
