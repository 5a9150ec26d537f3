import { expect, it, vi } from 'vitest'
import { find, findAll, openPage } from '../../test/open-page.js'
import { highlightTerms } from './highlight-terms.js'

const marks = () => findAll('mark').map(({ textContent }) => textContent)

/** Marks terms in a page; returns the marks to which it scrolled. */
function highlight(body: string, terms: readonly string[], { url = 'https://docs.test/guide', isVisible = true } = {}) {
  openPage(`<nav>refund</nav><main>${body}</main>`, url)
  const scrolled: (string | null | undefined)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.parentElement?.id || this.id)
  })
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name)
    Object.defineProperty(element, 'offsetParent', { get: () => (isVisible ? document.body : null) })
    return element
  })
  highlightTerms(terms)
  return scrolled
}

it('marks terms in the main part, ignoring case, also inside words', () => {
  highlight('<p>Refund, prerefunded <b>REFUNDS</b> payment</p>', ['refund', 'pay'])
  expect(find('main').innerHTML).toBe(
    '<p><mark>Refund</mark>, pre<mark>refund</mark>ed <b><mark>REFUND</mark>S</b> <mark>pay</mark>ment</p>',
  )
  expect(find('nav').innerHTML).toBe('refund')
})

it('takes terms literally, and single letters only as words', () => {
  highlight('<p>C++ (a+b) acc c [x</p>', ['a+b', 'c', '[', ' '])
  expect(marks()).toEqual(['C', 'a+b', 'c', '['])
})

it('leaves texts that elements render themselves', () => {
  highlight(
    '<nav>refund</nav><svg><text>refund</text></svg><textarea>refund</textarea><select><option>refund</option></select>',
    ['refund'],
  )
  expect(marks()).toEqual([])
})

it('marks a term once, however often the page changes', () => {
  highlight('<p>refund</p>', ['refund'])
  highlightTerms(['refund'])
  expect(marks()).toEqual(['refund'])
})

it('scrolls to the first match that is visible', () => {
  const body = '<details><p id="closed">refund</p></details><p id="open">refund</p><p id="later">refund</p>'
  expect(highlight(body, ['refund'])).toEqual(['open'])
})

it('scrolls only if nothing else decides the position', () => {
  expect(highlight('<p>refund</p>', ['refund'], { url: 'https://docs.test/guide#a' })).toEqual([])
})

it('opens the details with the most terms in the section of the URL, if none is visible', () => {
  const body = `<h2 id="one">One</h2><details id="a">refund refund</details><details id="b">refund payment</details>
    <h2 id="two">Two</h2><details id="c">refund payment order</details>`
  const options = { url: 'https://docs.test/guide#one', isVisible: false }
  expect(highlight(body, ['refund', 'payment', 'order'], options)).toEqual(['b'])
  expect(findAll('details[open]').map(({ id }) => id)).toEqual(['b'])
})

it('does nothing without terms or a main part', () => {
  highlight('<p>refund</p>', ['', ' '])
  expect(marks()).toEqual([])
  find('main').remove()
  expect(() => highlightTerms(['refund'])).not.toThrow()
})
