import type { SiteView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, site, text } from '../../../test/view-data.js'
import { PageActions } from './PageActions.js'

const render = (href: string | undefined, chats?: NonNullable<SiteView['pageActions']>['chats']): string => {
  const plain = page('doc')
  const head = {
    ...plain.head,
    ...(href !== undefined && { markdownPage: { href, file: 'a.md', listHref: '/llms.txt' } }),
  }
  const actions = chats ? { pageActions: { chats } } : {}
  return renderToStaticMarkup(<PageActions site={{ ...site, ...actions }} text={text} page={{ ...plain, head }} />)
}

it('renders nothing for a page that is not Markdown too, or on a site without them', () => {
  expect([render(undefined, []), render('/a.md')]).toEqual(['', ''])
})

it('opens the page in each chat, with its URL encoded', () => {
  const html = render('/a b.md', [
    { label: 'One', href: 'https://one.example/?q=Read+{path}' },
    { label: 'Two', href: 'https://two.example/' },
  ])
  expect(html).toContain('href="https://one.example/?q=Read+%2Fa%20b.md"')
  expect(html).toContain(text('theme.PageActions.openIn', { name: 'Two' }))
  expect(html.match(/target="_blank"/g)).toHaveLength(2)
})

it('copies and shows the Markdown', () => {
  const html = render('/a.md', [])
  expect(html).toContain('data-action="copy-page" data-markdown="/a.md"')
  expect(html).toContain('<a class="dropdown-link" href="/a.md" type="text/markdown">')
  expect(html.match(/<li>/g)).toHaveLength(2)
})
