import { expect, it, vi } from 'vitest'
import { openPage } from '../../../test/open-page.js'
import { createProblem, problemText } from './problem.js'

const STATUS = '<p id="docgen-status" data-not-loaded="Not loaded" data-try-again="Try again"></p>'

it('reads texts of the page, of which none may be there', () => {
  openPage(STATUS)
  expect([problemText('tryAgain'), problemText('offline')]).toEqual(['Try again', ''])
  document.body.replaceChildren()
  expect(problemText('tryAgain')).toBe('')
})

it.each([
  ['an error', new Error('<b>broken'), '<b>broken'],
  ['any other value', 'broken', 'broken'],
  ['an object without a message', { code: 1 }, '[object Object]'],
  ['nothing', undefined, 'Not loaded'],
])('describes %s', (_name, error, message) => {
  openPage(STATUS)
  const onAction = vi.fn()
  const box = createProblem({ error, action: 'Again', onAction })
  box.querySelector('button')?.click()
  expect([box.querySelector('p')?.textContent, box.querySelector('h1'), onAction.mock.calls.length]).toEqual([
    message,
    null,
    1,
  ])
  expect([box.getAttribute('role'), box.tabIndex]).toEqual(['alert', -1])
})

it('has a title if it stands for a page', () => {
  openPage(STATUS)
  const box = createProblem({ title: 'Offline', action: 'Again', onAction: () => {} })
  expect(Array.from(box.children, ({ localName, textContent }) => [localName, textContent])).toEqual([
    ['h1', 'Offline'],
    ['p', 'Not loaded'],
    ['button', 'Again'],
  ])
})
