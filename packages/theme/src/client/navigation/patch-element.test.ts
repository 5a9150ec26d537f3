import { expect, it } from 'vitest'
import { find, findAll, openPage } from '../../../test/open-page.js'
import { patchChildren, patchElement } from './patch-element.js'

/** The element that some HTML describes. */
function parse(html: string): Element {
  const box = document.createElement('div')
  box.innerHTML = html
  return box.firstElementChild as Element
}

it('keeps equal elements in place, and what the reader opened', () => {
  openPage('<ul><li><a>One</a></li><li><details open><summary>Two</summary></details></li></ul>')
  const [one, two] = findAll('li')
  patchElement(
    find('ul'),
    parse('<ul><li><a>One</a></li><li><details lang="de"><summary>Two</summary></details></li></ul>'),
  )
  expect(findAll('li')).toEqual([one, two])
  expect(find('ul').innerHTML).toBe(
    '<li><a>One</a></li><li><details open="" lang="de"><summary>Two</summary></details></li>',
  )
})

it('adds, changes and removes attributes and texts', () => {
  openPage('<p class="a" title="old" hidden>Old</p>')
  const paragraph = find('p')
  patchElement(paragraph, parse('<p class="a" title="new" lang="de">New</p>'))
  expect(document.body.innerHTML).toBe('<p class="a" title="new" lang="de">New</p>')
  expect(find('p')).toBe(paragraph)
})

it('recognizes menu items by their label when others are inserted or removed', () => {
  openPage('<ul><li><a>A</a></li><li><a>B</a></li><li><a>C</a></li></ul>')
  const [, , last] = findAll('li')
  patchElement(find('ul'), parse('<ul><li><a>B</a></li><li><a>New</a></li><li><a>C</a></li></ul>'))
  expect(findAll('li').map(({ textContent }) => textContent)).toEqual(['B', 'New', 'C'])
  expect(findAll('li')[2]).toBe(last)
})

it('keeps a category that was opened here, of which the next page omits the items', () => {
  openPage('<ul><li><details open><summary>API</summary><a>Orders</a></details></li></ul>')
  patchElement(find('ul'), parse('<ul><li data-cut="branch"><a>API</a></li></ul>'))
  expect(find('ul').textContent).toBe('APIOrders')
})

it.each([
  ['another element', '<div>a</div>', '<p>a</p>'],
  ['the main part', '<main class="a">a</main>', '<main class="a">b</main>'],
  ['an island', '<docgen-island>a</docgen-island>', '<docgen-island>b</docgen-island>'],
  ['another sidebar', '<nav data-sidebar="a">a</nav>', '<nav data-sidebar="b">a</nav>'],
])('replaces %s as a whole', (_name, before, after) => {
  openPage(before)
  const next = parse(after)
  patchElement(document.body.firstElementChild as Element, next)
  expect(document.body.firstElementChild).toBe(next)
})

it('keeps what only this page has, if told so', () => {
  openPage('<header>Old</header><dialog></dialog><main>Old</main><div class="of-extension"></div>')
  const body = document.createElement('body')
  body.innerHTML = '<header>New</header><main>New</main><footer>Foot</footer>'
  patchChildren(document.body, body, true)
  expect(Array.from(document.body.children, ({ localName, textContent }) => localName + textContent)).toEqual([
    'headerNew',
    'dialog',
    'mainNew',
    'footerFoot',
    'div',
  ])
})
