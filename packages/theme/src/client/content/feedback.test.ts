import { expect, it, vi } from 'vitest'
import { find, openPage, settle } from '../../../test/open-page.js'
import { installFeedback } from './feedback.js'

const boxOf = (attributes = '') =>
  `<h1>Refunds</h1><div class="feedback" data-thanks="Thank you" data-failed="Not sent" ${attributes}>
    <button data-answer="yes">Yes</button><button data-answer="no">No</button><p role="status"></p></div>`
const TARGET = 'data-target="https://feedback.test/"'

const status = () => find('[role="status"]').textContent
const isDone = () => find('.feedback').classList.contains('is-done')

function listen() {
  const sent: unknown[] = []
  document.addEventListener('docgen:feedback', (event) => sent.push((event as CustomEvent).detail))
  return sent
}

it('reports the answer as an event and thanks once', async () => {
  openPage(boxOf())
  const sent = listen()
  installFeedback(new Event('focusin'))
  find('[data-answer="yes"]').click()
  await settle()
  find('[data-answer="no"]').click()
  await settle()
  expect(sent).toEqual([{ page: '/guide', title: 'Refunds', isHelpful: true }])
  expect([status(), isDone()]).toEqual(['Thank you', true])
})

it('sends the answer to the site and keeps the focus in the box when the buttons disappear', async () => {
  openPage(boxOf(TARGET))
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => ({ ok: true }))
  vi.stubGlobal('fetch', fetch)
  installFeedback(new Event('focusin'))
  find('[data-answer="no"]').focus()
  find('[data-answer="no"]').click()
  await settle()
  const [url, options] = fetch.mock.calls[0] ?? []
  expect([url, options?.method, JSON.parse(`${options?.body}`)]).toEqual([
    'https://feedback.test/',
    'POST',
    { page: '/guide', title: 'Refunds', isHelpful: false },
  ])
  expect(document.activeElement).toBe(find('.feedback'))
})

it.each([
  ['the server refuses it', async () => ({ ok: false })],
  ['there is no connection', () => Promise.reject(new TypeError('failed'))],
])('lets the reader answer again if %s', async (_name, fetch) => {
  openPage(boxOf(TARGET))
  vi.stubGlobal('fetch', fetch)
  installFeedback(new Event('focusin'))
  find('[data-answer="yes"]').click()
  await settle()
  expect([status(), isDone(), find('.feedback').ariaBusy]).toEqual(['Not sent', false, null])
  vi.stubGlobal('fetch', async () => ({ ok: true }))
  find('[data-answer="yes"]').click()
  await settle()
  expect([status(), isDone()]).toEqual(['Thank you', true])
})

it('sends one answer while the request lasts', () => {
  openPage(boxOf(TARGET))
  const sent = listen()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  installFeedback(new Event('focusin'))
  find('[data-answer="yes"]').click()
  find('[data-answer="no"]').click()
  expect(sent).toHaveLength(1)
})
