import { expect, it, vi } from 'vitest'
import { find, findAll, openPage, press } from '../../test/open-page.js'

const PAGE = `<button data-action="switch-color-mode" hidden></button><nav><ul><li data-cut="branch"><a href="/api">API</a></li></ul></nav>
  <main><p class="prose">A refund <a href="/terms">terms</a></p></main><dialog id="docgen-shortcuts"></dialog>`

/** Waits for modules that load, however busy the machine is. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 })

// One test, because the script runs when it loads.
it('prepares the page, and loads the rest when it is needed', async () => {
  openPage(PAGE, 'https://docs.test/guide?highlight=refund')
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  await import('./bootstrap.js')
  expect([find('button').hidden, find('nav a').getAttribute('aria-expanded')]).toEqual([false, 'false'])
  await until(() => expect(find('mark').textContent).toBe('refund'))

  // The module that handles the key loads with it.
  press(document.body, '?')
  await until(() => expect(find<HTMLDialogElement>('dialog').open).toBe(true))

  // A page that is patched, as in a dev session, is prepared again.
  find('button').hidden = true
  document.dispatchEvent(new Event('docgen:patched'))
  expect(find('button').hidden).toBe(false)

  dispatchEvent(new Event('beforeprint'))
  expect(find('.prose a').dataset['print']).toBe('https://docs.test/terms')

  // A category that cannot be loaded opens as a link.
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  expect(find('nav a').dispatchEvent(click)).toBe(false)
  await until(() => expect(assign.mock.calls).toEqual([['https://docs.test/api']]))
  expect(findAll('mark')).toHaveLength(1)
})
