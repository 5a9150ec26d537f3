import type { AuthorView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { text } from '../../../test/view-data.js'
import { Author, type AuthorProps } from './Author.js'

const render = (author: AuthorView, show?: AuthorProps['show']): string =>
  renderToStaticMarkup(<Author text={text} author={author} {...(show && { show })} />)

it.each([
  ['Ann van Dyk', 'AD'],
  ['jo', 'J'],
  ['  Éva   Ödön ', 'ÉÖ'],
  ['The (new) Team', 'TT'],
  ['𐐨dam 9th', '𐐀9'],
  ['李 小龍', '李小'],
  ['(-)', ''],
  ['', ''],
])('shows the initials of %j', (name, initials) => {
  expect(render({ name })).toContain(`<span class="author-image" aria-hidden="true">${initials}</span>`)
})

const jo: AuthorView = {
  name: 'Jo',
  title: 'Maintainer',
  url: '/jo',
  image: '/jo.png',
  description: 'Keeps it together.',
  socials: [{ label: 'GitHub', href: 'https://github.com/jo' }],
  count: 1,
}
const textsIn = (html: string): readonly string[] => html.replace(/<[^>]*>/g, '|').match(/[^|]+/g) ?? []

it('shows as much as its place has room for', () => {
  expect(textsIn(render(jo))).toEqual(['Jo', 'Maintainer', 'GitHub'])
  expect(textsIn(render(jo, 'whole'))).toEqual(['Jo', 'Maintainer', 'Keeps it together.', '1 post', 'GitHub'])
  expect(textsIn(render(jo, 'unnamed'))).toEqual(['Maintainer', '1 post', 'GitHub'])
})

it('links its name only with a URL, and is not translated', () => {
  expect(render(jo)).toContain('<bdi translate="no"><a href="/jo">Jo</a></bdi>')
  expect(render({ name: 'Jo' })).toContain('<bdi translate="no">Jo</bdi>')
  expect(render({ name: 'Jo', socials: [] })).not.toContain('<ul')
})
