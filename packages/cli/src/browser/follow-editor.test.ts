import { afterEach, expect, it, vi } from 'vitest'
import { find, openPage } from '../../../theme/test/open-page.js'
import { followEditor } from './follow-editor.js'

afterEach(() => vi.unstubAllGlobals())

/** Opens a page in the panel of an editor; `#b` is at 400 px, and the page ends at 1,000 px. */
function openInPanel() {
  openPage('<h2 id="b">B</h2>')
  const panel = { postMessage: vi.fn() }
  Object.defineProperty(window, 'parent', { configurable: true, value: panel })
  const scrolled = vi.fn()
  let top = 0
  vi.stubGlobal('scrollTo', ({ top: wanted }: { top: number }) => {
    top = wanted
    scrolled(wanted)
  })
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => top })
  vi.stubGlobal('innerHeight', 500)
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 1500 })
  find('#b').getBoundingClientRect = () => ({ top: 400 - top }) as DOMRect
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  const report = followEditor()
  const send = (source: unknown, data: unknown): void => {
    dispatchEvent(Object.assign(new Event('message'), { source, data }))
  }
  const scroll = (to: number): void => {
    top = to
    dispatchEvent(new Event('scroll'))
  }
  return { panel, scrolled, report, send, scroll }
}

it('scrolls as the editor asks, and ignores other windows', () => {
  const { panel, scrolled, send } = openInPanel()
  const message = { type: 'docgen:scroll', ids: ['b', 'gone'], after: 'b', share: 0.5 }
  send({}, message)
  send(panel, { type: 'other' })
  send(panel, null)
  expect(scrolled).not.toHaveBeenCalled()
  send(panel, message)
  expect(scrolled).toHaveBeenCalledWith(700)
})

it('reports where the reader scrolls, but not where the editor has scrolled', () => {
  const { panel, send, scroll } = openInPanel()
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  send(panel, { type: 'docgen:scroll', ids: ['b'], after: null, share: 0 })
  scroll(10)
  expect(panel.postMessage).not.toHaveBeenCalled()
  now.mockReturnValue(2000)
  scroll(700)
  expect(panel.postMessage).toHaveBeenCalledWith({ type: 'docgen:scrolled', after: 'b', share: 0.5 }, '*')
  now.mockRestore()
})

it('reports the page, and nothing outside of a panel', () => {
  const { panel, report } = openInPanel()
  report()
  expect(panel.postMessage).toHaveBeenCalledWith({ type: 'docgen:shown', path: location.pathname }, '*')
  Object.defineProperty(window, 'parent', { configurable: true, value: window })
  const post = vi.spyOn(window, 'postMessage')
  followEditor()()
  expect(post).not.toHaveBeenCalled()
})
